//! Going back and forth, and taking branches out.

use super::computer::seats;
use super::edit::EditKind;
use super::edits::Step;
use super::{Moment, Notice, Playable, Session, targets};
use crate::board::Color;
use crate::game::TurnId;
use crate::record::Change;

impl<G: Playable> Session<G> {
    /// Takes the last move back that someone chose. Against a computer that is
    /// the last move of the person, so that it is their turn again.
    pub(super) fn undo(&mut self, now: Moment) {
        if seats::has_no_person(self.record.seats()) && !self.is_finished() {
            // Who takes back a move of others wants to look at it.
            self.hold_computers(now);
        }
        match targets::undo(self.record.history(), self.person_in_play()) {
            Some(turn) => self.revisit(turn, now),
            None => self.say(Notice::AtStart),
        }
    }

    /// Plays what was taken back, as far as to where someone has to choose:
    /// against a computer, the person.
    pub(super) fn redo(&mut self, now: Moment) {
        let Some(turn) = targets::redo(self.record.history(), self.person_in_play()) else {
            return self.say_at_end();
        };
        self.revisit(turn, now);
        if let Some(by) = targets::forced_by(self.record.history(), turn) {
            self.say(Notice::NoMove(by));
        }
    }

    /// The person who plays against a computer, until the game has ended.
    fn person_in_play(&self) -> Option<Color> {
        seats::lone_person(self.record.seats()).filter(|_| !self.is_finished())
    }

    /// To a turn from which play is to go on: undo and redo change the game,
    /// unlike [`Session::travel`], which only looks at it. Where a file has left
    /// out a pass that is forced there, it is made up for.
    pub(super) fn revisit(&mut self, turn: TurnId, now: Moment) {
        self.travel(turn, now);
        self.navigation.play_on_from(turn);
    }

    /// Where one can return to after looking at an earlier turn.
    #[must_use]
    pub fn origin(&self) -> Option<TurnId> {
        self.navigation.origin(self.record.history())
    }

    /// Whether an earlier turn is only looked at: the game with a computer goes
    /// on elsewhere, and nothing is played here until someone asks for it.
    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        seats::has_computer(self.record.seats()) && !self.is_finished() && self.origin().is_some()
    }

    /// Whether the game is played on from here, and not only looked at.
    pub(super) fn is_at_play(&self) -> bool {
        let at_end = self.is_last_turn() && !self.is_looking_back();
        at_end || self.navigation.is_playing_at(self.cursor())
    }

    /// The game goes on from the turn that is looked at. What was played after
    /// it stays in the tree.
    pub(super) fn play_here(&mut self, now: Moment) {
        if self.is_finished() {
            return;
        }
        self.navigation.play_on_from(self.cursor());
        self.messages.clear();
        self.computers.release();
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
            self.navigation.play_on_from(turn);
        }
    }

    pub(super) fn step(&mut self, turns: i32, now: Moment) {
        let target = targets::step(self.record.history(), turns);
        if target != self.cursor() {
            return self.travel(target, now);
        }
        if turns < 0 {
            self.say(Notice::AtStart);
        } else {
            self.say_at_end();
        }
    }

    pub(super) fn go_to_start(&mut self, now: Moment) {
        if self.cursor() == TurnId::START {
            return self.say(Notice::AtStart);
        }
        self.travel(TurnId::START, now);
    }

    pub(super) fn go_to_end(&mut self, now: Moment) {
        let last = targets::end_of_line(self.record.history());
        if last == self.cursor() {
            return self.say_at_end();
        }
        self.travel(last, now);
    }

    /// Says that nothing follows: this is the last move of the game, the end
    /// of a variation of it, or a game that has not begun.
    fn say_at_end(&mut self) {
        self.say(if self.cursor() == TurnId::START {
            Notice::AtStart
        } else if targets::is_on_main_line(self.record.history()) {
            Notice::AtEnd
        } else {
            Notice::AtEndOfVariation
        });
    }

    pub(super) fn variation(&mut self, by: i32, now: Moment) {
        match targets::variation(self.record.history(), by) {
            Some(turn) => self.travel(turn, now),
            None => self.say(Notice::OneLine),
        }
    }

    /// To the position that a refused move would have repeated.
    pub(super) fn show_repeated(&mut self, now: Moment) {
        if let Some(&Notice::Illegal {
            repeated: Some(turn),
            ..
        }) = self.messages.notice()
        {
            self.go_and_look(turn, Some(self.cursor()), now);
        }
    }

    /// To a turn, to look at it. The clocks stand still meanwhile.
    pub(super) fn travel(&mut self, turn: TurnId, now: Moment) {
        // Persons play wherever they look; computers only where the game is.
        let leaves_game =
            seats::has_computer(self.record.seats()) && self.is_at_play() && !self.is_finished();
        self.go_and_look(turn, leaves_game.then(|| self.cursor()), now);
    }

    fn go_and_look(&mut self, turn: TurnId, from: Option<TurnId>, now: Moment) {
        if turn == self.cursor() {
            return;
        }
        self.navigation.look_at(turn, from);
        self.messages.clear();
        self.stop_clock(now);
        self.change_or_say(Change::GoTo(turn));
    }

    pub(super) fn delete(&mut self, turn: TurnId, now: Moment) {
        if turn == TurnId::START {
            return self.say(Notice::AtStart);
        }
        let turns = self.record.history().tree().descendants(turn).count();
        if self.edit_once(EditKind::Deletion(turn), Change::Delete(turn)) {
            self.stop_clock(now);
            self.say(Notice::Deleted { turns });
        }
    }

    /// Brings back what was deleted last, and goes there.
    pub(super) fn restore(&mut self, now: Moment) {
        let Some(turn) = self.edits.last_deleted() else {
            return;
        };
        let mut step = Step::at(EditKind::Restoration(turn), self.cursor());
        self.navigation.leave_play();
        self.stop_clock(now);
        let back = self.take_step(&mut step, Change::Undelete(turn));
        if self.finish_step(step, back) {
            self.change_or_say(Change::GoTo(turn));
            self.say(Notice::Restored);
        }
    }
}
