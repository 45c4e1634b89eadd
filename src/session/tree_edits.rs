//! The order of variations.

use super::edit::EditKind;
use super::edits::Step;
use super::{Notice, Playable, Session};
use crate::game::TurnId;
use crate::record::Change;

impl<G: Playable> Session<G> {
    /// Makes the line that leads to a turn the first one at every fork.
    pub(super) fn make_main_line(&mut self, turn: TurnId) {
        let tree = self.record.history().tree();
        let way = std::iter::successors(Some(turn), |&turn| tree.parent(turn));
        let beside: Vec<TurnId> = way
            .filter(|&turn| tree.previous_sibling(turn).is_some())
            .collect();
        if beside.is_empty() {
            return self.say(Notice::OnMainLine);
        }
        let mut step = Step::at(EditKind::Order, self.cursor());
        let made = beside.into_iter().try_for_each(|turn| {
            let first = Change::Reorder(turn, 0);
            self.take_step(&mut step, first)
        });
        if self.finish_step(step, made) {
            self.say(Notice::MadeMainLine);
        }
    }

    /// Moves the variation that a turn is in one place back, or on: that of the
    /// nearest turn on the way to it that has one there.
    pub(super) fn move_variation(&mut self, turn: TurnId, by: i32) {
        let tree = self.record.history().tree();
        let beside = |turn: &TurnId| match by < 0 {
            true => tree.previous_sibling(*turn).is_some(),
            false => tree.next_sibling(*turn).is_some(),
        };
        let mut way = std::iter::successors(Some(turn), |&turn| tree.parent(turn));
        let Some(turn) = way.find(beside) else {
            return self.say(Notice::OneLine);
        };
        let place = tree.place(turn);
        let place = match by < 0 {
            true => place.saturating_sub(1),
            false => place + 1,
        };
        if self.edit_once(EditKind::Order, Change::Reorder(turn, place)) {
            self.say(Notice::Reordered);
        }
    }
}
