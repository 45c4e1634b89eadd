//! A game of SGF → a record.
//!
//! Files are believed: a move that breaks the rules is played and marked, a
//! point that is none is kept in the file and shown nowhere.

use crate::board::{Color, Point, PointSet, Size};
use crate::game::{Outcome, Setup, Turn, TurnId};
use crate::go;
use crate::record::clock::TimeControl;
use crate::record::kept::{Breach, Kept};
use crate::record::problem::{Fault, Found};
use crate::record::sgf::{Collection, NodeId, Property, Table, Value, rectangle, simple_text};

use super::plain::name_of;
use super::{MOST_JOINED, Record, Recorded};

/// Reads one game of a collection. The cursor is put at its start.
///
/// # Errors
///
/// Why it cannot begin as its first node says. What that node says is checked
/// against the board while it is read, so no file comes to this.
pub(in crate::record) fn read<G: Kept>(
    games: &Collection,
    root: NodeId,
    found: &mut Found,
) -> Result<Record<G>, G::InvalidStart> {
    let mut record = Record::new(G::sgf_start(games, root, found))?;
    note_result(games, root, found);
    record.control = control(games, root);
    let mut reader = Reader {
        games,
        found,
        last_turn: games.table(root, TurnId::START),
        record,
    };
    for node in games.below(root) {
        reader.node(node, root);
    }
    reader.record.history.go_to(TurnId::START);
    reader.record.history.forget_visits();
    Ok(reader.record)
}

struct Reader<'a, G: Kept> {
    games: &'a Collection,
    found: &'a mut Found,
    /// For each node, the last of the turns that it became.
    last_turn: Table<TurnId>,
    record: Record<G>,
}

impl<G: Kept> Reader<'_, G> {
    fn node(&mut self, node: NodeId, root: NodeId) {
        let mut turns = self.turns_of(node, root);
        if node != root && turns.is_empty() {
            turns.push((Recorded::Note, 0));
        }
        let parent = self.games.parent(node).filter(|_| node != root);
        if let Some(turn) = parent.and_then(|parent| self.last_turn.of(parent)) {
            self.record.history.go_to(turn);
        }
        let mut head = (node == root).then_some(TurnId::START);
        for (turn, offset) in turns {
            let Ok(id) = self.record.record(turn) else {
                debug_assert!(false, "points were checked against the board");
                continue;
            };
            match head {
                Some(head) => self.record.notes.join(id, head),
                None => head = Some(id),
            }
            self.note_breach(id, offset);
        }
        if let Some(head) = head {
            self.put_notes(head, node);
        }
        self.last_turn.set(node, self.record.history.cursor());
    }

    /// Keeps what the turn itself does not say. Most nodes are a move in its
    /// plain form, and nothing of them has to be kept.
    fn put_notes(&mut self, head: TurnId, node: NodeId) {
        let mut properties = self.games.properties(node);
        let tree = self.record.history.tree();
        let followers = self.record.notes.sheet(head).followers;
        if let Some(&Turn::Move { by, mv }) = tree.turn(head)
            && followers == 0
            && let Some(first) = properties.next()
            && first.name() == name_of(by)
            && first.values().len() == 1
            && first.value().raw() == G::sgf_value(mv)
        {
            if properties.clone().next().is_some() {
                let rest = properties.map(Property::raw);
                self.record.notes.put(head, false, rest);
            }
            return;
        }
        let all = self.games.properties(node);
        if head == TurnId::START || all.clone().next().is_some() {
            self.record.notes.put(head, true, all.map(Property::raw));
        }
    }

    fn note_breach(&mut self, turn: TurnId, offset: usize) {
        let Some(&breach) = self.record.breach(turn) else {
            return;
        };
        let breach = breach.into();
        // Problems and lessons are often shown with one color moving twice.
        if matches!(breach, Breach::Go(go::IllegalMove::NotTheirTurn(_))) {
            return;
        }
        self.found.add(offset, || Fault::Illegal(breach));
    }

    /// What happens in a node and where it is written: first what is set up,
    /// then the moves. What the first node sets up is in the starting position.
    fn turns_of(&mut self, node: NodeId, root: NodeId) -> Vec<(Recorded<G::Move>, usize)> {
        let size = self.record.size();
        let mut turns = Vec::new();
        if node != root && self.games.properties(node).any(is_setup) {
            let setup = setup_of::<G>(self.games, node, size, self.found);
            turns.push((Recorded::Setup(Box::new(setup)), 0));
        }
        let moves = self.games.properties(node).filter(|p| is_move(*p));
        for property in moves.take(usize::from(MOST_JOINED)) {
            let by = color_of(property.name());
            let value = property.value();
            match G::sgf_move(value.raw(), size) {
                Some(mv) => turns.push((Recorded::Move(by, mv), value.offset())),
                None => note_point(property.name(), property.value(), size, self.found),
            }
            for other in property.values().skip(1) {
                self.found.add(other.offset(), || Fault::OtherValue {
                    name: property.name().to_owned(),
                    text: shortened(other.raw()),
                });
            }
        }
        turns
    }
}

/// As how many turns a node is read, at most.
pub(in crate::record) fn turns_in(games: &Collection, node: NodeId, root: NodeId) -> usize {
    let (moves, setups) = turns_told(games.properties(node), |_| true);
    if node == root {
        return moves;
    }
    (moves + setups).max(1)
}

/// How many moves and how many setups a node tells of. Of the moves that are
/// looked at, some may be none.
pub(super) fn turns_told<'p>(
    properties: impl Iterator<Item = Property<'p>> + Clone,
    is_played: impl Fn(Value<'p>) -> bool,
) -> (usize, usize) {
    let moves = properties.clone().filter(|p| is_move(*p));
    let moves = moves.take(usize::from(MOST_JOINED));
    let moves = moves.filter(|p| is_played(p.value())).count();
    (moves, usize::from(properties.clone().any(is_setup)))
}

pub(in crate::record) fn is_move(property: Property<'_>) -> bool {
    matches!(property.name(), "B" | "W")
}

pub(super) fn is_setup(property: Property<'_>) -> bool {
    matches!(property.name(), "AB" | "AW" | "AE" | "PL")
}

pub(super) fn color_of(name: &str) -> Color {
    if name == "W" {
        Color::White
    } else {
        Color::Black
    }
}

fn note_point(name: &str, value: Value<'_>, size: Size, found: &mut Found) {
    found.add(value.offset(), || Fault::Point {
        name: name.to_owned(),
        text: shortened(value.raw()),
        size,
    });
}

pub(in crate::record) fn shortened(raw: &str) -> String {
    raw.chars().take(40).collect()
}

/// What a node puts and takes by hand.
pub(in crate::record) fn setup_of<G: Kept>(
    games: &Collection,
    node: NodeId,
    size: Size,
    found: &mut Found,
) -> Setup {
    let mut setup = Setup::default();
    for property in games.properties(node).filter(|p| is_setup(*p)) {
        let points = match property.name() {
            "AB" => &mut setup.add.black,
            "AW" => &mut setup.add.white,
            "AE" => &mut setup.remove,
            _ => {
                setup.to_play = player(property.value().raw());
                continue;
            }
        };
        for value in property.values() {
            match rectangle(value.raw(), |raw| G::sgf_point(raw, size)) {
                Some(corners) => insert(points, corners),
                None if value.raw().trim().is_empty() => {}
                None => note_point(property.name(), value, size, found),
            }
        }
    }
    setup
}

/// The side that a word means.
pub(in crate::record) fn player(raw: &str) -> Option<Color> {
    match raw.trim().as_bytes().first()?.to_ascii_uppercase() {
        b'B' | b'1' => Some(Color::Black),
        b'W' | b'2' => Some(Color::White),
        _ => None,
    }
}

/// Adds the points of a rectangle.
pub(super) fn insert(points: &mut PointSet, (top_left, bottom_right): (Point, Point)) {
    for row in top_left.row..=bottom_right.row {
        for col in top_left.col..=bottom_right.col {
            points.insert(Point::new(col, row));
        }
    }
}

fn control(games: &Collection, root: NodeId) -> TimeControl {
    let raw = |name| games.property(root, name).map_or("", |p| p.value().raw());
    TimeControl::of_sgf(raw("TM"), raw("OT")).unwrap_or_default()
}

/// A result that cannot be read is kept, and pointed out.
fn note_result(games: &Collection, root: NodeId, found: &mut Found) {
    let Some(property) = games.property(root, "RE") else {
        return;
    };
    let value = property.value();
    let result = simple_text(value.raw());
    let unknown = matches!(result.trim(), "" | "?");
    if !unknown && result.trim().parse::<Outcome>().is_err() {
        found.add(value.offset(), || Fault::Result(shortened(&result)));
    }
}

/// The first variations all the way down.
pub(in crate::record) fn main_line(
    games: &Collection,
    root: NodeId,
) -> impl Iterator<Item = NodeId> + '_ {
    std::iter::successors(Some(root), |&node| games.first_child(node))
}

/// The color of the first move in a file. Where a later node says whose turn
/// it is, what follows tells nothing of the start.
pub(in crate::record) fn first_mover(games: &Collection, root: NodeId) -> Option<Color> {
    let mut moves = main_line(games, root)
        .take_while(|&node| node == root || games.property(node, "PL").is_none())
        .flat_map(|node| games.properties(node))
        .filter(|p| is_move(*p));
    moves.next().map(|property| color_of(property.name()))
}
