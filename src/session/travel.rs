//! Going back and forth, and taking branches out.

use super::{Moment, Notice, Session};
use crate::game::TurnId;
use crate::record::Change;

impl Session {
    /// So many turns along the line, back if negative, as far as it goes.
    pub(super) fn step(&mut self, turns: i32, now: Moment) {
        let history = self.record.history();
        let tree = history.tree();
        let steps = turns.unsigned_abs() as usize;
        let target = if turns < 0 {
            let back = history.way().len().saturating_sub(steps + 1);
            history.way().get(back).copied()
        } else {
            let ahead = |turn: &TurnId| tree.favourite(*turn);
            std::iter::successors(Some(history.cursor()), ahead)
                .take(steps + 1)
                .last()
        };
        let target = target.unwrap_or(TurnId::START);
        if target == history.cursor() {
            return self.say(if turns < 0 {
                Notice::AtStart
            } else {
                Notice::AtEnd
            });
        }
        self.travel(target, now);
    }

    /// To the end of the line that redo leads along.
    pub(super) fn go_to_end(&mut self, now: Moment) {
        let history = self.record.history();
        let ahead = |turn: &TurnId| history.tree().favourite(*turn);
        let last = std::iter::successors(Some(history.cursor()), ahead).last();
        self.travel(last.unwrap_or(TurnId::START), now);
    }

    /// To the variation beside this one, or beside the nearest turn before it
    /// that has one.
    pub(super) fn variation(&mut self, by: i32, now: Moment) {
        let history = self.record.history();
        let tree = history.tree();
        let beside = |turn: &TurnId| {
            if by < 0 {
                tree.previous_sibling(*turn)
            } else {
                tree.next_sibling(*turn)
            }
        };
        match history.way().iter().rev().find_map(beside) {
            Some(turn) => self.travel(turn, now),
            None => self.say(Notice::OneLine),
        }
    }

    /// To the position that a refused move would have repeated.
    pub(super) fn show_repeated(&mut self, now: Moment) {
        if let Some(Notice::Illegal {
            repeated: Some(turn),
            ..
        }) = self.notice
        {
            self.travel(turn, now);
        }
    }

    /// To a turn. The clocks stand still while someone looks around.
    pub(super) fn travel(&mut self, turn: TurnId, now: Moment) {
        if turn == self.cursor() {
            return;
        }
        self.notice = None;
        self.thinking.forget();
        self.stop_clock(now);
        self.change_or_say(Change::GoTo(turn));
        self.propose_if_counting();
    }

    pub(super) fn delete(&mut self, turn: TurnId, now: Moment) {
        if turn == TurnId::START {
            return self.say(Notice::AtStart);
        }
        let turns = self.record.history().tree().below(turn).count();
        self.thinking.forget();
        match self.change(Change::Delete(turn)) {
            Ok(_) => {
                self.stop_clock(now);
                self.deleted.push(turn);
                self.shape += 1;
                self.say(Notice::Deleted { turns });
                self.propose_if_counting();
            }
            Err(why) => self.say_refused(why),
        }
    }

    /// Brings back what was deleted last, and goes there.
    pub(super) fn restore(&mut self) {
        let Some(turn) = self.deleted.pop() else {
            return;
        };
        self.shape += 1;
        self.change_or_say(Change::Undelete(turn));
        self.change_or_say(Change::GoTo(turn));
        self.say(Notice::Restored);
        self.propose_if_counting();
    }
}
