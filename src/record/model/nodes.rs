//! Turns that a file has in one node, as `;AB[aa]B[bb]` does, and whether they
//! are still what the node says.

use crate::game::{Turn, TurnId};
use crate::record::property::{Property, Value, color_of, is_move, is_setup};

use super::recordable::Recordable;
use super::{MOST_JOINED, Record};

impl<G: Recordable> Record<G> {
    /// Whether a turn is still in one node with the one before it.
    pub(in crate::record) fn shares_node(&self, turn: TurnId) -> bool {
        self.notes.node_notes(turn).joined && self.is_as_in_file(self.head_of(turn))
    }

    /// Whether what is written beside a turn is about the position after it: of
    /// turns that are in one node of a file, only the last can say that.
    #[must_use]
    pub fn ends_node(&self, turn: TurnId) -> bool {
        let mut next = self.history.tree().children(turn);
        if next.any(|next| self.shares_node(next)) {
            return false;
        }
        !self.notes.node_notes(turn).joined || self.shares_node(turn)
    }

    /// Whether the turns that a file has in one node still follow each other,
    /// with nothing in between and none deleted.
    pub(in crate::record) fn is_as_in_file(&self, head: TurnId) -> bool {
        let tree = self.history.tree();
        let followers = usize::from(self.notes.node_notes(head).followers);
        let mut turn = head;
        for _ in 0..followers {
            let mut children = tree.children(turn);
            match (children.next(), children.next()) {
                (Some(only), None) if self.notes.node_notes(only).joined => turn = only,
                (Some(_) | None, _) => return false,
            }
        }
        // A save does not have what was deleted, and so cannot count it.
        self.told_by_node(head) == followers + usize::from(head != TurnId::START)
    }

    /// Whether a node that is written in its own words says what its turns say.
    pub(in crate::record) fn is_true_to_node(&self, head: TurnId) -> bool {
        if !self.notes.node_notes(head).whole || !self.is_as_in_file(head) {
            return true;
        }
        let tree = self.history.tree();
        let mut turns = vec![head];
        while let Some(&last) = turns.last()
            && let Some(next) = tree
                .children(last)
                .find(|&next| self.notes.node_notes(next).joined)
        {
            turns.push(next);
        }
        let played = turns.into_iter().filter_map(|turn| match tree.turn(turn) {
            Some(&Turn::Move { by, mv }) => Some((by, mv)),
            Some(Turn::Start | Turn::Setup(_) | Turn::Note) | None => None,
        });
        let size = self.size();
        let told = self.notes.properties(head).filter(|p| is_move(*p));
        let told = told
            .take(usize::from(MOST_JOINED))
            .filter_map(|p| Some((color_of(p.name()), G::move_of_value(p.value().raw(), size)?)));
        played.eq(told)
    }

    /// How many turns the node of a file was read as, the start not counted.
    fn told_by_node(&self, head: TurnId) -> usize {
        let size = self.size();
        let is_played = |value: Value<'_>| G::move_of_value(value.raw(), size).is_some();
        let (moves, setups) = moves_and_setups(self.notes.properties(head), is_played);
        if head == TurnId::START {
            return moves;
        }
        (moves + setups).max(1)
    }
}

/// How many moves and how many setups a node tells of. Of the moves that are
/// looked at, some may be none.
pub(in crate::record) fn moves_and_setups<'p>(
    properties: impl Iterator<Item = Property<'p>> + Clone,
    is_played: impl Fn(Value<'p>) -> bool,
) -> (usize, usize) {
    let moves = properties.clone().filter(|p| is_move(*p));
    let moves = moves.take(usize::from(MOST_JOINED));
    let moves = moves.filter(|p| is_played(p.value())).count();
    (moves, usize::from(properties.clone().any(is_setup)))
}
