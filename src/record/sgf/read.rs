//! A game of SGF → a record.
//!
//! Files are believed: a move that breaks the rules is played and marked, a
//! point that is none is kept in the file and shown nowhere.

use crate::board::Size;
use crate::game::{Outcome, Setup, Turn, TurnId};
use crate::go;
use crate::record::breach::Breach;
use crate::record::model::{
    FileTurn, MOST_JOINED, Record, Recordable, TimeControl, moves_and_setups,
};
use crate::record::problem::{Fault, FaultLog, shortened};
use crate::record::property::{
    Collection, NodeId, NodeMap, Property, Value, color_of, insert_rectangle, is_move, is_setup,
    move_name, player, rectangle, simple_text,
};

/// Reads one game of a collection that begins like this. The cursor is put at
/// its start.
///
/// # Errors
///
/// Why it cannot begin as its first node says. What that node says is checked
/// against the board while it is read, so no file comes to this.
pub(super) fn read<G: Recordable>(
    start: G::Start,
    games: &Collection,
    root: NodeId,
    found: &mut FaultLog,
) -> Result<Record<G>, G::InvalidStart> {
    let mut record = Record::new(start)?;
    note_result(games, root, found);
    record.put_control(control(games, root));
    let mut reader = Reader {
        games,
        found,
        last_turn: games.node_map(root, TurnId::START),
        record,
    };
    for node in games.descendants(root) {
        reader.node(node, root);
    }
    reader.record.put_cursor(TurnId::START, &[]);
    Ok(reader.record)
}

struct Reader<'a, G: Recordable> {
    games: &'a Collection,
    found: &'a mut FaultLog,
    /// For each node, the last of the turns that it became.
    last_turn: NodeMap<TurnId>,
    record: Record<G>,
}

impl<G: Recordable> Reader<'_, G> {
    fn node(&mut self, node: NodeId, root: NodeId) {
        let mut turns = self.turns_of(node, root);
        if node != root && turns.is_empty() {
            turns.push((FileTurn::Note, 0));
        }
        let parent = self.games.parent(node).filter(|_| node != root);
        if let Some(turn) = parent.and_then(|parent| self.last_turn.of(parent)) {
            self.record.stand_at(turn);
        }
        let mut head = (node == root).then_some(TurnId::START);
        for (turn, offset) in turns {
            let Ok(id) = self.record.record(turn) else {
                debug_assert!(false, "points were checked against the board");
                continue;
            };
            match head {
                Some(head) => self.record.join(id, head),
                None => head = Some(id),
            }
            self.note_breach(id, offset);
        }
        if let Some(head) = head {
            self.put_notes(head, node);
        }
        self.last_turn.set(node, self.record.history().cursor());
    }

    /// Keeps what the turn itself does not say. Most nodes are a move in its
    /// plain form, and nothing of them has to be kept.
    fn put_notes(&mut self, head: TurnId, node: NodeId) {
        let mut properties = self.games.properties(node);
        let tree = self.record.history().tree();
        let followers = self.record.node_notes(head).followers;
        if let Some(&Turn::Move { by, mv }) = tree.turn(head)
            && followers == 0
            && let Some(first) = properties.next()
            && first.name() == move_name(by)
            && first.values().len() == 1
            && first.value().raw() == G::move_value(mv)
        {
            if properties.clone().next().is_some() {
                let rest = properties.map(Property::raw);
                self.record.put_properties(head, false, rest);
            }
            return;
        }
        let all = self.games.properties(node);
        if head == TurnId::START || all.clone().next().is_some() {
            self.record
                .put_properties(head, true, all.map(Property::raw));
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
    fn turns_of(&mut self, node: NodeId, root: NodeId) -> Vec<(FileTurn<G::Move>, usize)> {
        let size = self.record.size();
        let mut turns = Vec::new();
        if node != root && self.games.properties(node).any(is_setup) {
            let setup = setup_of::<G>(self.games, node, size, self.found);
            turns.push((FileTurn::Setup(Box::new(setup)), 0));
        }
        let moves = self.games.properties(node).filter(|p| is_move(*p));
        for property in moves.take(usize::from(MOST_JOINED)) {
            let by = color_of(property.name());
            let value = property.value();
            match G::move_of_value(value.raw(), size) {
                Some(mv) => turns.push((FileTurn::Move(by, mv), value.offset())),
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
pub(super) fn turns_in(games: &Collection, node: NodeId, root: NodeId) -> usize {
    let (moves, setups) = moves_and_setups(games.properties(node), |_| true);
    if node == root {
        return moves;
    }
    (moves + setups).max(1)
}

fn note_point(name: &str, value: Value<'_>, size: Size, found: &mut FaultLog) {
    found.add(value.offset(), || Fault::Point {
        name: name.to_owned(),
        text: shortened(value.raw()),
        size,
    });
}

/// What a node puts and takes by hand.
pub(super) fn setup_of<G: Recordable>(
    games: &Collection,
    node: NodeId,
    size: Size,
    found: &mut FaultLog,
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
            match rectangle(value.raw(), |raw| G::point_of_value(raw, size)) {
                Some(corners) => insert_rectangle(points, corners),
                None if value.raw().trim().is_empty() => {}
                None => note_point(property.name(), value, size, found),
            }
        }
    }
    setup
}

fn control(games: &Collection, root: NodeId) -> TimeControl {
    let raw = |name| games.property(root, name).map_or("", |p| p.value().raw());
    TimeControl::of_sgf(raw("TM"), raw("OT")).unwrap_or_default()
}

/// A result that cannot be read is kept, and pointed out.
fn note_result(games: &Collection, root: NodeId, found: &mut FaultLog) {
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
