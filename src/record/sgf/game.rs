//! Which game a tree of SGF is of, and its record.

use crate::board::Size;
use crate::go;
use crate::othello;
use crate::record::model::{AnyRecord, MOST_NODES, MOST_TURNS, Unplayable};
use crate::record::problem::{Fault, FaultLog, shortened};
use crate::record::property::{Collection, NodeId, integer, is_move, point};

use super::read::{read, turns_in};
use super::start::{go_start, main_line, othello_start, told_size};

/// Which game an SGF tree is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SgfGame {
    /// `GM[1]`, or nothing.
    Go,
    /// `GM[2]`.
    Othello,
    /// Another number of SGF's list.
    Other(i32),
}

/// Makes a record of one game of a collection.
///
/// # Errors
///
/// [`Unplayable`] if it cannot be put on a board.
pub(in crate::record) fn record_of(
    games: &Collection,
    root: NodeId,
    found: &mut FaultLog,
) -> Result<AnyRecord, Unplayable> {
    match game_noting(games, root, found) {
        SgfGame::Go => {
            check_size(games, root)?;
            let start = go_start(games, root, found);
            let read = read::<go::Position>(start, games, root, found);
            Ok(read.map_err(Unplayable::Start)?.into())
        }
        SgfGame::Othello => {
            check_size(games, root)?;
            let (columns, rows) = told_size(games, root).unwrap_or((8, 8));
            if (columns, rows) != (8, 8) {
                return Err(Unplayable::Board { columns, rows });
            }
            let start = othello_start(games, root, found);
            let read = read::<othello::Position>(start, games, root, found);
            Ok(read.map_err(|why| Unplayable::Setup(why.into()))?.into())
        }
        SgfGame::Other(number) => Err(Unplayable::Unknown(number)),
    }
}

/// Whether a game is small enough for a board.
pub(super) fn check_size(games: &Collection, root: NodeId) -> Result<(), Unplayable> {
    if games.descendants(root).count() > MOST_NODES {
        return Err(Unplayable::TooLarge);
    }
    if longest_line(games, root) > MOST_TURNS {
        return Err(Unplayable::TooLong);
    }
    Ok(())
}

/// How many turns the longest line below a node has.
fn longest_line(games: &Collection, root: NodeId) -> usize {
    let mut longest = 0;
    let mut depth = games.node_map(root, 0_usize);
    for node in games.descendants(root) {
        let above = games.parent(node).and_then(|parent| depth.of(parent));
        let above = above.unwrap_or(0);
        let here = above + turns_in(games, node, root);
        depth.set(node, here);
        longest = longest.max(here);
    }
    longest
}

/// Which game a tree is of.
#[must_use]
pub fn sgf_game(games: &Collection, root: NodeId) -> SgfGame {
    game_noting(games, root, &mut FaultLog::default())
}

/// A number that is none, or that of another game over moves of Go, is a slip
/// of the program that wrote it.
pub(super) fn game_noting(games: &Collection, root: NodeId, found: &mut FaultLog) -> SgfGame {
    let Some(property) = games.property(root, "GM") else {
        return SgfGame::Go;
    };
    let value = property.value();
    let number = integer(value.raw());
    match number {
        Some(1) => return SgfGame::Go,
        Some(2) if !is_goban(games, root) => return SgfGame::Othello,
        Some(number @ 3..) if !moves_are_points(games, root) => return SgfGame::Other(number),
        _ => {}
    }
    found.add(value.offset(), || Fault::Game(shortened(value.raw())));
    SgfGame::Go
}

/// Whether what is called Othello is on a goban: its moves are written as those
/// of Go are, and on an odd number of lines or beyond eight.
fn is_goban(games: &Collection, root: NodeId) -> bool {
    let fits = |raw: &str| raw.is_empty() || raw == "tt" || point(raw, othello::SIZE).is_some();
    let is_beyond = match told_size(games, root) {
        Some((columns, _)) => columns % 2 != 0,
        None => !first_moves(games, root).all(fits),
    };
    is_beyond && moves_are_points(games, root)
}

/// Whether the first moves are points of a goban.
fn moves_are_points(games: &Collection, root: NodeId) -> bool {
    let mut moves = first_moves(games, root).peekable();
    let is_go = |raw: &str| raw.is_empty() || point(raw, Size::LARGEST).is_some();
    moves.peek().is_some() && moves.all(is_go)
}

fn first_moves(games: &Collection, root: NodeId) -> impl Iterator<Item = &str> {
    main_line(games, root)
        .flat_map(|node| games.properties(node))
        .filter(|property| is_move(*property))
        .map(|property| property.value().raw())
        .take(8)
}
