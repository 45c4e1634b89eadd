//! Going back and forth, and taking branches out.

use super::{Moment, Notice, Played, Session};
use crate::board::Color;
use crate::game::{Turn, TurnId};
use crate::record::Change;

impl<G: Played> Session<G> {
    /// Takes the last move back that someone chose. Against a computer that is
    /// the last move of the person, so that it is their turn again.
    pub(super) fn undo(&mut self, now: Moment) {
        if self.is_watched() && !self.is_finished() {
            // Who takes back a move of others wants to look at it.
            self.hold_computers(now);
        }
        let person = self.lone_person().filter(|_| !self.is_finished());
        let history = self.record.history();
        let mut way = history.path().iter().rev();
        let target = way.find(|&&turn| match person {
            Some(person) => self.is_choice_of(turn, person),
            None => !self.is_forced_move(turn),
        });
        match target.and_then(|&turn| history.tree().parent(turn)) {
            Some(turn) => self.revisit(turn, now),
            None => self.say(Notice::AtStart),
        }
    }

    /// Plays what was taken back, as far as to where someone has to choose:
    /// against a computer, the person.
    pub(super) fn redo(&mut self, now: Moment) {
        let person = self.lone_person().filter(|_| !self.is_finished());
        let history = self.record.history();
        let ahead = |turn: &TurnId| history.tree().preferred_child(*turn);
        let line = std::iter::successors(ahead(&history.cursor()), ahead);
        let mut target = None;
        for turn in line {
            let is_choice = match person {
                Some(person) => self.is_choice_of(turn, person),
                None => !self.is_forced_move(turn),
            };
            if target.is_some() && is_choice {
                break;
            }
            target = Some(turn);
        }
        let Some(turn) = target else {
            return self.say_at_end();
        };
        self.revisit(turn, now);
        if self.is_forced_move(turn)
            && let Some(Turn::Move { by, .. }) = self.record.history().tree().turn(turn)
        {
            self.say(Notice::NoMove(*by));
        }
    }

    /// To a turn from which play is to go on: undo and redo change the game,
    /// unlike [`Session::travel`], which only looks at it. Where a file has left
    /// out a pass that is forced there, it is made up for.
    fn revisit(&mut self, turn: TurnId, now: Moment) {
        self.travel(turn, now);
        self.opponents.came_to = Some(turn);
        self.origin = None;
    }

    /// Where one can return to after looking at an earlier turn.
    #[must_use]
    pub fn origin(&self) -> Option<TurnId> {
        let known = |turn: &TurnId| self.record.history().tree().turn(*turn).is_some();
        self.origin.filter(known)
    }

    /// Whether an earlier turn is only looked at: the game with a computer goes
    /// on elsewhere, and nothing is played here until someone asks for it.
    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        self.has_computer() && !self.is_finished() && self.origin().is_some()
    }

    /// Whether a computer sits at the table.
    fn has_computer(&self) -> bool {
        self.lone_person().is_some() || self.is_watched()
    }

    /// The game goes on from the turn that is looked at. What was played after
    /// it stays in the tree.
    pub(super) fn play_here(&mut self, now: Moment) {
        if self.is_finished() {
            return;
        }
        self.origin = None;
        self.opponents.came_to = Some(self.cursor());
        self.notice = None;
        self.wake_computers();
        self.start_clock(now);
    }

    /// Back to where the game was when someone began to look around.
    pub(super) fn return_to_game(&mut self, now: Moment) {
        let Some(turn) = self.origin() else {
            return;
        };
        let last = self.record.history().tree().children(turn).next().is_none();
        self.travel(turn, now);
        if !last {
            // It was left after an undo, and is played on from.
            self.opponents.came_to = Some(turn);
        }
    }

    /// Whether a turn is a move that this side chose.
    fn is_choice_of(&self, turn: TurnId, color: Color) -> bool {
        let turn = self.record.history().tree().turn(turn);
        matches!(turn, Some(Turn::Move { by, mv }) if *by == color && G::is_chosen(*mv))
    }

    /// Whether a turn is a move that nobody chose.
    fn is_forced_move(&self, turn: TurnId) -> bool {
        let turn = self.record.history().tree().turn(turn);
        matches!(turn, Some(Turn::Move { mv, .. }) if !G::is_chosen(*mv))
    }

    /// So many turns along the line, back if negative, as far as it goes.
    pub(super) fn step(&mut self, turns: i32, now: Moment) {
        let history = self.record.history();
        let tree = history.tree();
        let steps = turns.unsigned_abs() as usize;
        let target = if turns < 0 {
            let back = history.path().len().saturating_sub(steps + 1);
            history.path().get(back).copied()
        } else {
            let ahead = |turn: &TurnId| tree.preferred_child(*turn);
            std::iter::successors(Some(history.cursor()), ahead)
                .take(steps + 1)
                .last()
        };
        let target = target.unwrap_or(TurnId::START);
        if target != history.cursor() {
            return self.travel(target, now);
        }
        if turns < 0 {
            self.say(Notice::AtStart);
        } else {
            self.say_at_end();
        }
    }

    /// To the start of the game.
    pub(super) fn go_to_start(&mut self, now: Moment) {
        if self.cursor() == TurnId::START {
            return self.say(Notice::AtStart);
        }
        self.travel(TurnId::START, now);
    }

    /// To the end of the line that redo leads along.
    pub(super) fn go_to_end(&mut self, now: Moment) {
        let history = self.record.history();
        let ahead = |turn: &TurnId| history.tree().preferred_child(*turn);
        let last = std::iter::successors(Some(history.cursor()), ahead).last();
        let last = last.unwrap_or(TurnId::START);
        if last == history.cursor() {
            return self.say_at_end();
        }
        self.travel(last, now);
    }

    /// Says that nothing follows: this is the last move of the game, the end
    /// of a variation of it, or a game that has not begun.
    fn say_at_end(&mut self) {
        self.say(if self.cursor() == TurnId::START {
            Notice::AtStart
        } else if self.is_on_main_line() {
            Notice::AtEnd
        } else {
            Notice::AtEndOfVariation
        });
    }

    /// Whether the first move that was tried has led here at every turn.
    pub(super) fn is_on_main_line(&self) -> bool {
        let history = self.record.history();
        let mut way = history.path().iter();
        way.all(|&turn| history.tree().previous_sibling(turn).is_none())
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
        match history.path().iter().rev().find_map(beside) {
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
            let from = self.cursor();
            self.travel(turn, now);
            self.origin = Some(from);
        }
    }

    /// To a turn, to look at it. The clocks stand still meanwhile.
    pub(super) fn travel(&mut self, turn: TurnId, now: Moment) {
        if turn == self.cursor() {
            return;
        }
        // Persons play wherever they look; computers only where the game is.
        if self.has_computer() && self.is_at_play() && !self.is_finished() {
            self.origin = Some(self.cursor());
        }
        self.origin = self.origin.filter(|&origin| origin != turn);
        self.notice = None;
        self.opponents.came_to = None;
        self.stop_clock(now);
        self.change_or_say(Change::GoTo(turn));
    }

    pub(super) fn delete(&mut self, turn: TurnId, now: Moment) {
        if turn == TurnId::START {
            return self.say(Notice::AtStart);
        }
        let turns = self.record.history().tree().below(turn).count();
        match self.change(Change::Delete(turn)) {
            Ok(_) => {
                self.stop_clock(now);
                self.deleted.push(turn);
                self.shape += 1;
                self.say(Notice::Deleted { turns });
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
        self.opponents.came_to = None;
        self.change_or_say(Change::Undelete(turn));
        self.change_or_say(Change::GoTo(turn));
        self.say(Notice::Restored);
    }
}
