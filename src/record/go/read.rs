//! A game of SGF → a record.
//!
//! Files are believed: a move that breaks the rules is played and marked, a
//! point that is none is kept in the file and shown nowhere.

use crate::board::{Color, Point, PointSet, Size};
use crate::game::{HalfPoints, Outcome, Turn, TurnId};
use crate::go::{Handicap, IllegalMove, Move, Position, Ruleset, Setup};
use crate::record::clock::TimeControl;
use crate::record::problem::{Fault, Found};
use crate::record::sgf::{
    Collection, NodeId, Property, Table, Value, hundredths, integer, is_pass, point, rectangle,
    simple_text,
};

use super::plain::{name_of, value_of};
use super::{GoRecord, MOST_JOINED, Recorded, Start};

/// Reads one game of a collection. The cursor is put at its start.
pub(in crate::record) fn read(games: &Collection, root: NodeId, found: &mut Found) -> GoRecord {
    let start = start(games, root, found);
    let position = start.position().unwrap_or_else(|error| {
        debug_assert!(false, "stones were checked against the board: {error}");
        Position::new(start.size, start.rules)
    });
    let mut record = GoRecord::starting_from(start, position);
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
    reader.record
}

struct Reader<'a> {
    games: &'a Collection,
    found: &'a mut Found,
    /// For each node, the last of the turns that it became.
    last_turn: Table<TurnId>,
    record: GoRecord,
}

impl Reader<'_> {
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
            let Some(id) = self.record.record(turn) else {
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
            && first.value().raw() == value_of(mv)
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
        // Problems and lessons are often shown with one color moving twice.
        if matches!(breach, IllegalMove::NotTheirTurn(_)) {
            return;
        }
        self.found.add(offset, || Fault::Illegal(breach));
    }

    /// What happens in a node and where it is written: first what is set up,
    /// then the moves. What the first node sets up is in the starting position.
    fn turns_of(&mut self, node: NodeId, root: NodeId) -> Vec<(Recorded, usize)> {
        let size = self.record.start.size;
        let mut turns = Vec::new();
        if node != root && self.games.properties(node).any(is_setup) {
            let setup = setup_of(self.games, node, size, self.found);
            turns.push((Recorded::Setup(Box::new(setup)), 0));
        }
        let moves = self.games.properties(node).filter(|p| is_move(*p));
        for property in moves.take(usize::from(MOST_JOINED)) {
            let by = color_of(property.name());
            let value = property.value();
            match move_of(value, size) {
                Some(mv) => turns.push((Recorded::Move(by, mv), value.offset())),
                None => note_point(property.name(), property.value(), size, self.found),
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

pub(super) fn is_move(property: Property<'_>) -> bool {
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

pub(super) fn move_of(value: Value<'_>, size: Size) -> Option<Move> {
    if is_pass(value.raw(), size) {
        return Some(Move::Pass);
    }
    point(value.raw(), size).map(Move::Place)
}

fn note_point(name: &str, value: Value<'_>, size: Size, found: &mut Found) {
    found.add(value.offset(), || Fault::Point {
        name: name.to_owned(),
        text: shortened(value.raw()),
        size,
    });
}

fn shortened(raw: &str) -> String {
    raw.chars().take(40).collect()
}

/// The start of a game, from its first node.
fn start(games: &Collection, root: NodeId, found: &mut Found) -> Start {
    let size = size(games, root, found);
    let ruleset = ruleset(games, root, found);
    let mut setup = setup_of(games, root, size, found);
    let handicap = handicap(games, root, size, &setup, found);
    let first = first_mover(games, root);
    let has_stones = setup.add != Default::default();
    let of_handicap = match handicap {
        Handicap::Given(_) => Color::White,
        Handicap::None | Handicap::Fixed(_) | Handicap::Free(_) => Color::Black,
    };
    if setup.to_play.is_none() && (has_stones || first.is_some_and(|first| first != of_handicap)) {
        setup.to_play = Some(first.unwrap_or(of_handicap));
    }
    let rules = ruleset.unwrap_or(Ruleset::Japanese).rules();
    let start = Start {
        size,
        ruleset,
        rules,
        handicap,
        setup,
    };
    let komi = komi(games, root, start.komi(), found);
    start.with_komi(komi)
}

fn size(games: &Collection, root: NodeId, found: &mut Found) -> Size {
    let Some(property) = games.property(root, "SZ") else {
        return Size::NINETEEN;
    };
    let value = property.value();
    let (columns, rows) = value
        .raw()
        .split_once(':')
        .unwrap_or((value.raw(), value.raw()));
    let lines = |text| integer(text).and_then(|lines| u8::try_from(lines).ok());
    let board = lines(columns).zip(lines(rows)).and_then(|(columns, rows)| {
        let shown = Size::new(columns.max(rows)).ok()?;
        (columns.min(rows) > 0).then_some((columns, rows, shown))
    });
    let Some((columns, rows, shown)) = board else {
        found.add(value.offset(), || Fault::Size(shortened(value.raw())));
        return Size::NINETEEN;
    };
    if columns != rows {
        found.add(value.offset(), || Fault::Rectangle {
            columns,
            rows,
            shown,
        });
    }
    shown
}

fn ruleset(games: &Collection, root: NodeId, found: &mut Found) -> Option<Ruleset> {
    let value = games.property(root, "RU")?.value();
    let name = simple_text(value.raw());
    let ruleset = name.parse().ok();
    if ruleset.is_none() && !name.trim().is_empty() {
        found.add(value.offset(), || Fault::Rules(shortened(&name)));
    }
    ruleset
}

/// Komi as it is meant. Some servers write hundredths (`375`), and counting
/// by stones halves it (`3.75`); a game that says nothing has none.
fn komi(games: &Collection, root: NodeId, usual: HalfPoints, found: &mut Found) -> HalfPoints {
    let said = games.property(root, "KM").map(Property::value);
    let Some(value) = said.filter(|value| !value.raw().trim().is_empty()) else {
        return HalfPoints::ZERO;
    };
    let komi = hundredths(value.raw()).and_then(|written| {
        let points = if written.abs() >= 20_000 {
            written / 100
        } else {
            written
        };
        let points = if points % 50 == 0 { points } else { points * 2 };
        let komi = HalfPoints::from_halves(i32::try_from(points / 50).ok()?);
        let sensible = points % 50 == 0 && komi.abs() <= Start::MOST_KOMI;
        sensible.then_some(komi)
    });
    komi.unwrap_or_else(|| {
        found.add(value.offset(), || Fault::Number {
            name: "KM",
            text: shortened(value.raw()),
            used: usual.to_string(),
        });
        usual
    })
}

/// Handicap stones: those the file puts on the board, or else those that Black
/// plays one after the other at the start.
fn handicap(
    games: &Collection,
    root: NodeId,
    size: Size,
    setup: &Setup,
    found: &mut Found,
) -> Handicap {
    let Some(property) = games.property(root, "HA") else {
        return Handicap::None;
    };
    let value = property.value();
    let Some(stones) = integer(value.raw()).and_then(|stones| u8::try_from(stones).ok()) else {
        if !value.raw().trim().is_empty() {
            found.add(value.offset(), || Fault::Number {
                name: "HA",
                text: shortened(value.raw()),
                used: "0".to_owned(),
            });
        }
        return Handicap::None;
    };
    // All of them, or as many as there are: the rest is still to be placed.
    let first_are_black = main_line(games, root)
        .flat_map(|node| games.properties(node))
        .filter(|p| is_move(*p))
        .take(usize::from(stones))
        .all(|p| p.name() == "B" && !p.value().raw().is_empty());
    let free = Handicap::Free(stones);
    let placed_freely = setup.add.black.is_empty() && first_are_black;
    match stones {
        0 | 1 => Handicap::None,
        _ if placed_freely && free.check(size).is_ok() => free,
        _ => Handicap::Given(stones),
    }
}

/// The first variations all the way down.
fn main_line(games: &Collection, root: NodeId) -> impl Iterator<Item = NodeId> + '_ {
    std::iter::successors(Some(root), |&node| games.first_child(node))
}

/// The color of the first move in a file. Where a later node says whose turn
/// it is, what follows tells nothing of the start.
fn first_mover(games: &Collection, root: NodeId) -> Option<Color> {
    let mut moves = main_line(games, root)
        .take_while(|&node| node == root || games.property(node, "PL").is_none())
        .flat_map(|node| games.properties(node))
        .filter(|p| is_move(*p));
    moves.next().map(|property| color_of(property.name()))
}

fn setup_of(games: &Collection, node: NodeId, size: Size, found: &mut Found) -> Setup {
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
            match rectangle(value.raw(), size) {
                Some(corners) => insert(points, corners),
                None if value.raw().trim().is_empty() => {}
                None => note_point(property.name(), value, size, found),
            }
        }
    }
    setup
}

fn player(raw: &str) -> Option<Color> {
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
