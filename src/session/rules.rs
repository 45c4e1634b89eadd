//! Rules and komi, agreed on again in the middle of a game.

use super::edit::EditKind;
use super::edits::Step;
use super::{Notice, Playable, Session};
use crate::game::{Margin, Outcome};
use crate::record::{Change, Terms};

impl<G: Playable> Session<G> {
    /// Plays and counts by other rules from now on. What was thought under the
    /// old ones is dropped, and a result that was counted is counted again.
    pub(super) fn change_rules(&mut self, terms: Terms) {
        let before = G::terms(self.record.start());
        if before == Some(terms) || !self.take_rules(terms) {
            return;
        }
        if let Some(before) = before {
            let mut step = Step::at(EditKind::Rules, self.cursor());
            step.redo.push(Change::Rules(terms));
            step.undo.push(Change::Rules(before));
            self.edits.push(step);
        }
        self.say(Notice::RulesNow(terms));
    }

    /// Makes these the rules of the game, if they can be; whether they are.
    pub(super) fn take_rules(&mut self, terms: Terms) -> bool {
        let counted = self.is_counted_result();
        if let Err(why) = self.change(Change::Rules(terms)) {
            self.say_refused(why);
            return false;
        }
        self.computers.forget();
        self.analyst.forget();
        self.reviewing.forget();
        self.teaching.forget();
        self.messages.clear();
        if counted && let Some(outcome) = self.outcome_at_end() {
            self.change_or_say(Change::Result(Some(outcome)));
        }
        true
    }

    /// Whether the result is the one that the last position counts to.
    fn is_counted_result(&mut self) -> bool {
        let told = self.record.result();
        let by_points = match told {
            Some(Outcome::Win { by, .. }) => matches!(by, Margin::Score(_)),
            Some(Outcome::Draw) => true,
            Some(Outcome::NoResult) | None => false,
        };
        by_points && self.outcome_at_end() == told
    }

    /// What the position counts to in which the game ended.
    fn outcome_at_end(&mut self) -> Option<Outcome> {
        let (here, dead) = (self.cursor(), self.record.dead().copied());
        let end = self.navigation.ended_at();
        if here == end {
            return self.position().tally(&self.dead())?.outcome();
        }
        // Only looked at: nobody sees the cursor there, and no file either.
        self.record.apply(&Change::GoTo(end)).ok()?;
        let tally = self.position().tally(&self.dead());
        let back = self.record.apply(&Change::GoTo(here));
        debug_assert!(back.is_ok(), "where one came from is still there");
        let _ = self.record.apply(&Change::Dead(dead));
        tally?.outcome()
    }
}
