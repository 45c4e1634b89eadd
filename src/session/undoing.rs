//! Undo and redo: the last thing that was done, be it a move or an edit.

use super::edit::EditKind;
use super::editing::Way;
use super::{Moment, Notice, Playable, Session};
use crate::record::Change;

impl<G: Playable> Session<G> {
    /// Takes back the last thing that was done.
    pub(super) fn undo_latest(&mut self, now: Moment) {
        self.edits.settle(self.record.history());
        let Some(step) = self.edits.latest(self.record.history()) else {
            if self.is_asked() {
                self.take_back(now);
            } else {
                self.undo(now);
            }
            return self.edits.settle(self.record.history());
        };
        let step = step.clone();
        self.edits.mark_undone();
        self.carry_out(step.undo, step.kind, Way::Undone, now);
        self.go_to_edit(step.before);
    }

    /// Does again what was taken back last.
    pub(super) fn redo_next(&mut self, now: Moment) {
        let Some(step) = self.edits.next().cloned() else {
            self.redo(now);
            return self.edits.settle_redone(self.record.history());
        };
        self.edits.mark_redone();
        self.carry_out(step.redo, step.kind, Way::Done, now);
        self.go_to_edit(step.after);
    }

    fn go_to_edit(&mut self, turn: crate::game::TurnId) {
        if self.cursor() != turn && self.record.history().tree().contains(turn) {
            self.navigation.look_at(turn, None);
            self.change_or_say(Change::GoTo(turn));
        }
    }

    fn carry_out(&mut self, changes: Vec<Change<G::Move>>, kind: EditKind, way: Way, now: Moment) {
        self.messages.clear();
        if kind == EditKind::Rules {
            return self.carry_out_rules(&changes, way);
        }
        if kind == EditKind::Setup || kind.reshapes() {
            self.stand_by(now);
        }
        let amends = |change: &Change<G::Move>| matches!(change, Change::Amend(..));
        if changes.iter().any(amends) {
            self.forget_thoughts();
        }
        let control = self.record.control();
        for change in changes {
            self.change_or_say(change);
        }
        self.renew_clocks(control);
        self.note_deleted(kind, way);
        self.say(match way {
            Way::Undone => undone(kind),
            Way::Done => Notice::EditRedone(kind),
        });
    }

    fn carry_out_rules(&mut self, changes: &[Change<G::Move>], way: Way) {
        let Some(&Change::Rules(terms)) = changes.first() else {
            return;
        };
        if self.take_rules(terms) {
            self.say(match way {
                Way::Undone => Notice::RulesAsBefore(terms),
                Way::Done => Notice::RulesNow(terms),
            });
        }
    }
}

/// What is said of an edit that was taken back.
const fn undone(kind: EditKind) -> Notice {
    match kind {
        EditKind::Header(_) => Notice::HeadAsBefore,
        EditKind::Deletion(_) => Notice::Restored,
        EditKind::Marks
        | EditKind::Setup
        | EditKind::Comment(_)
        | EditKind::Annotation
        | EditKind::Restoration(_)
        | EditKind::Order
        | EditKind::Paste
        | EditKind::Flattening
        | EditKind::Rules => Notice::EditUndone(kind),
    }
}
