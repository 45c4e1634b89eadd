//! Branches and positions as SGF, for the clipboard.

use crate::game::{Setup, Turn, TurnId};
use crate::record::model::{Branch, BranchTurn, Recordable, plain_turn};
use crate::record::problem::FaultLog;
use crate::record::property::{Collection, NodeId};

use super::game::{SgfGame, check_size, game_noting};
use super::parser::{NoGame, parse_noting};
use super::read::{read, setup_of};
use super::start::told_size;
use super::writer::write;

/// Why a text of SGF cannot be put into a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotPaste {
    /// There is no game in it.
    #[error(transparent)]
    NoGame(#[from] NoGame),
    /// It is of another game.
    #[error("the text is of another game")]
    OtherGame,
    /// It is of another board.
    #[error("the text is of a board with {0} columns and {1} rows")]
    OtherBoard(i32, i32),
    /// No board has room for it.
    #[error("the text is too large")]
    TooLarge,
}

/// What the head of a game says, and no branch of it.
const OF_GAMES: [&str; 29] = [
    "GM", "FF", "CA", "AP", "ST", "SZ", "KM", "RU", "HA", "PB", "PW", "BR", "WR", "BT", "WT", "DT",
    "EV", "RO", "PC", "GN", "GC", "RE", "TM", "OT", "ON", "US", "SO", "AN", "CP",
];

/// Whether a text is SGF: whether a tree begins in it.
#[must_use]
pub fn looks_like_sgf(text: &str) -> bool {
    let mut signs = text.char_indices().filter(|(_, sign)| *sign == '(');
    signs.any(|(at, _)| text[at + 1..].trim_start().starts_with(';'))
}

/// Whether a text of SGF is a branch and no game: its first node does not say
/// which game it is of.
#[must_use]
pub fn is_branch(text: &str) -> bool {
    let Ok(games) = parse_noting(text.to_owned(), &mut FaultLog::default()) else {
        return false;
    };
    let Some(&root) = games.games().first() else {
        return false;
    };
    let says = |name: &str| games.property(root, name).is_some();
    !["GM", "SZ", "PB", "PW", "KM", "RU", "AP"]
        .into_iter()
        .any(says)
}

/// A branch of a game as a text that can be put into another.
#[must_use]
pub fn write_branch<G: Recordable>(branch: &Branch<G::Move>) -> String {
    let mut games = Collection::new();
    let mut nodes: Vec<NodeId> = Vec::with_capacity(branch.turns.len());
    for turn in &branch.turns {
        let above = turn.after.and_then(|place| nodes.get(place)).copied();
        let node = match above {
            Some(above) => games.add_node(above),
            None => games.add_game(),
        };
        let own = plain_turn::<G>(&turn.turn);
        let own = own.iter().map(|(name, values)| (*name, values));
        let beside = turn
            .notes
            .iter()
            .map(|(name, values)| (name.as_str(), values));
        for (name, values) in own.chain(beside) {
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            games.add_property(node, name, &values);
        }
        nodes.push(node);
    }
    write(&games)
}

/// The branches of a text, of whole games what follows their heads.
///
/// # Errors
///
/// [`CannotPaste`] where it is of another game or board.
pub fn read_branch<G: Recordable>(
    text: &str,
    start: &G::Start,
) -> Result<Branch<G::Move>, CannotPaste> {
    let mut found = FaultLog::default();
    let games = parse_noting(text.to_owned(), &mut found)?;
    let mut all = Branch::default();
    for &root in games.games() {
        let branch = game_as_branch::<G>(&games, root, start, &mut found)?;
        all.append(None, &branch);
    }
    Ok(all)
}

fn game_as_branch<G: Recordable>(
    games: &Collection,
    root: NodeId,
    start: &G::Start,
    found: &mut FaultLog,
) -> Result<Branch<G::Move>, CannotPaste> {
    let size = G::size(start);
    if games.property(root, "GM").is_some() {
        let number = match game_noting(games, root, found) {
            SgfGame::Go => 1,
            SgfGame::Othello => 2,
            SgfGame::Other(number) => number,
        };
        if G::KIND.sgf_number().map(i32::from) != Some(number) {
            return Err(CannotPaste::OtherGame);
        }
    }
    let lines = i32::from(size.lines());
    if let Some((columns, rows)) = told_size(games, root)
        && (columns, rows) != (lines, lines)
    {
        return Err(CannotPaste::OtherBoard(columns, rows));
    }
    if check_size(games, root).is_err() {
        return Err(CannotPaste::TooLarge);
    }
    // On a board with nothing on it: what the first node sets up is put below.
    let bare = G::with_setup(start, Setup::default()).unwrap_or_else(|| start.clone());
    let Ok(record) = read::<G>(bare, games, root, found) else {
        return Err(CannotPaste::OtherGame);
    };
    let below = record.branches_after(TurnId::START);
    let setup = setup_of::<G>(games, root, size, found);
    let notes: Vec<(String, Vec<String>)> = record
        .plain_notes(TurnId::START)
        .into_iter()
        .filter(|(name, _)| !OF_GAMES.contains(&name.as_str()))
        .collect();
    Ok(with_head(setup, notes, &below))
}

/// What the first node of a game says as a turn of its own, where it says
/// anything; moves of that node have its notes.
fn with_head<M: Clone>(
    setup: Setup,
    notes: Vec<(String, Vec<String>)>,
    below: &Branch<M>,
) -> Branch<M> {
    let mut branch = Branch::default();
    let has_setup = setup != Setup::default();
    if !has_setup && below.tops().count() == 1 {
        branch.append(None, below);
        if let Some(first) = branch.turns.first_mut() {
            first.notes.splice(0..0, notes);
        }
        return branch;
    }
    if !has_setup && notes.is_empty() {
        branch.append(None, below);
        return branch;
    }
    branch.turns.push(BranchTurn {
        after: None,
        turn: match has_setup {
            true => Turn::Setup(Box::new(setup)),
            false => Turn::Note,
        },
        notes,
    });
    branch.append(Some(0), below);
    branch
}

/// A position alone as a game: board, stones, whose turn it is.
#[must_use]
pub fn write_position<G: Recordable>(start: &G::Start, setup: &Setup) -> String {
    let mut games = Collection::new();
    let root = games.add_game();
    let head = G::start_properties(start);
    let says_stones = |name: &str| ["AB", "AW", "AE", "PL", "HA"].contains(&name);
    let head = head.into_iter().filter(|(name, _)| !says_stones(name));
    let format = [
        ("FF", vec!["4".to_owned()]),
        ("CA", vec!["UTF-8".to_owned()]),
    ];
    let stones = plain_turn::<G>(&Turn::Setup(Box::new(setup.clone())));
    for (name, values) in head.chain(format).chain(stones) {
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        games.add_property(root, name, &values);
    }
    write(&games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{Position, Ruleset};
    use crate::record::{GoRecord, Start, sgf};

    fn record(text: &str) -> GoRecord {
        let opened = crate::record::open(text.as_bytes().to_vec(), None).unwrap();
        opened.games.go(0).unwrap().0
    }

    #[test]
    fn a_branch_is_read_as_it_was_written() {
        let game = record("(;GM[1]SZ[9];B[aa];W[bb]C[x\\]](;B[cc])(;AB[dd][ee]LB[aa:1];W[ff]))");
        let tree = game.history().tree();
        let first = tree.children(TurnId::START).next().unwrap();
        let second = tree.children(first).next().unwrap();
        let branch = game.branch(second);
        let text = write_branch::<Position>(&branch);
        assert!(is_branch(&text) && looks_like_sgf(&text), "{text}");
        assert!(text.contains("W[bb]C[x\\]]"), "{text}");
        assert_eq!(read_branch::<Position>(&text, game.start()), Ok(branch));
    }

    #[test]
    fn a_whole_game_is_put_in_without_its_head() {
        let start = Start::new(crate::board::Size::NINE, Ruleset::French);
        let text = "(;GM[1]FF[4]SZ[9]PB[Ada]AB[cc]C[said];W[dd])";
        assert!(!is_branch(text));
        let branch = read_branch::<Position>(text, &start).unwrap();
        let written = write_branch::<Position>(&branch);
        assert!(
            written.trim_end().ends_with("AB[cc]C[said];W[dd])"),
            "{written}"
        );
        let other = read_branch::<Position>("(;GM[1]SZ[13];B[aa])", &start);
        assert_eq!(other, Err(CannotPaste::OtherBoard(13, 13)));
        let other = read_branch::<Position>("(;GM[2]SZ[8];B[d3])", &start);
        assert_eq!(other, Err(CannotPaste::OtherGame));
    }

    #[test]
    fn a_position_is_a_game_of_one_node() {
        let game = record("(;GM[1]SZ[9]KM[6.5]RU[Japanese];B[aa];W[bb])");
        let mut setup = Setup::default();
        setup.add.black.insert(crate::board::Point::new(0, 0));
        let text = write_position::<Position>(game.start(), &setup);
        let again = record(&text);
        assert_eq!(again.start().setup.add.black.len(), 1);
        assert_eq!(sgf::write(&again.to_sgf()).matches(';').count(), 1);
    }
}
