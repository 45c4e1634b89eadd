//! Moves, and why they are refused.

use super::{Event, Moment, MovePart, Notice, Playable, Session, Stage};
use crate::game::TurnId;
use crate::record::{Change, Refused};

impl<G: Playable> Session<G> {
    /// What was chosen of a move that is not whole yet.
    #[must_use]
    pub const fn picked(&self) -> &G::Picked {
        &self.picked
    }

    /// Forgets what was chosen of a move: it is another position, or another's
    /// turn.
    pub(super) fn drop_picked(&mut self) {
        if std::mem::take(&mut self.picked) != G::Picked::default() {
            self.messages.touch();
        }
    }

    /// A part of a move was pointed at; once it is whole, it is played.
    pub(super) fn pick(&mut self, chosen: MovePart, now: Moment) {
        if self.refuses_by_hand(now) {
            return;
        }
        let mut picked = self.picked.clone();
        match self.position().pick(&mut picked, chosen) {
            Ok(Some(mv)) => self.make_by_hand(mv, now),
            Ok(None) => {
                self.messages.clear();
                self.picked = picked;
            }
            Err(why) => self.refuse(Refused::Illegal(why.into())),
        }
    }

    /// No move this time, where the game knows such a thing. One that the rules
    /// force is played whoever asks for it.
    pub(super) fn pass_by_hand(&mut self, now: Moment) {
        if self.position().forced().is_some() && self.stage() == Stage::Playing {
            if !self.refuses_while_looking_back() {
                self.play_forced(now);
            }
            return;
        }
        if let Some(pass) = G::pass() {
            self.play_by_hand(pass, now);
        }
    }

    /// A move of whoever sits in front of the board: for the side to play, but
    /// not while a computer is to move.
    pub fn play_by_hand(&mut self, mv: G::Move, now: Moment) {
        if !self.refuses_by_hand(now) {
            self.make_by_hand(mv, now);
        }
    }

    /// A move that a computer has chosen.
    pub(super) fn play(&mut self, mv: G::Move, now: Moment) {
        if !self.refuses_after_end(now) {
            self.make(mv, now);
        }
    }

    /// Makes a move that nothing stands against but the rules.
    fn make_by_hand(&mut self, mv: G::Move, now: Moment) {
        let before = self.cursor();
        self.make(mv, now);
        if self.cursor() != before {
            self.computers.release();
        }
    }

    /// Whether nobody in front of the board can move now, and says why.
    fn refuses_by_hand(&mut self, now: Moment) -> bool {
        if self.refuses_while_looking_back() {
            return true;
        }
        self.play_forced(now);
        self.refuses_for_computer() || self.refuses_after_end(now)
    }

    /// Says that a turn is only looked at, where that is so: whoever looks back
    /// in a game with a computer does not begin another one by a click.
    pub(super) fn refuses_while_looking_back(&mut self) -> bool {
        if !self.is_looking_back() {
            return false;
        }
        self.messages.emit(Event::Refused);
        self.say(Notice::LookingBack(self.position().to_play()));
        true
    }

    /// Says whose turn it is, where that is a computer that nobody may move
    /// for.
    fn refuses_for_computer(&mut self) -> bool {
        let Some(color) = self.turn_of_computer() else {
            return false;
        };
        self.messages.emit(Event::Refused);
        if self.is_asked() {
            self.say_asked();
            return true;
        }
        self.say(match self.waits_for_computer() {
            Some(color) => Notice::NotYourTurn(color),
            None => Notice::LookingBack(color),
        });
        true
    }

    /// Says that nothing more can be played, where that is so. Who plays too
    /// late has lost before.
    fn refuses_after_end(&mut self, now: Moment) -> bool {
        self.watch_clock(now);
        let Stage::Over(outcome) = self.stage() else {
            return false;
        };
        if !self.is_last_turn() {
            return false;
        }
        self.messages.emit(Event::Refused);
        self.say(Notice::Over(outcome));
        true
    }

    fn refuse(&mut self, why: Refused) {
        self.messages.emit(Event::Refused);
        self.say_refused(why);
    }

    pub(super) fn say_refused(&mut self, why: Refused) {
        let Refused::Illegal(why) = why else {
            return self.say(Notice::Refused(why));
        };
        let path = self.record.history().path();
        let repeated = G::repeated(&why).and_then(|turn| path.get(turn)).copied();
        self.say(Notice::Illegal { why, repeated });
    }

    /// Where the game is played on from here, plays what the rules leave no
    /// choice about: nobody is asked for it.
    pub(super) fn settle(&mut self, now: Moment) {
        if self.is_at_play() && !self.is_finished() {
            self.storage.set_forced(true);
            self.play_forced(now);
            self.storage.set_forced(false);
        }
    }

    /// Plays what the rules leave no choice about, such as a pass of who has no
    /// move, and says so.
    fn play_forced(&mut self, now: Moment) {
        while self.stage() == Stage::Playing
            && let Some(mv) = self.position().forced()
        {
            let color = self.position().to_play();
            if self.enact(mv).is_err() {
                return;
            }
            // It takes no time, and brings none.
            if self.clock.running().is_some() {
                self.start_clock(now);
            }
            self.look_for_end(now);
            self.say(Notice::NoMove(color));
        }
    }

    /// Makes a move, whoever chose it, and what the rules force after it.
    fn make(&mut self, mv: G::Move, now: Moment) {
        let color = self.position().to_play();
        match self.enact(mv) {
            Ok(turn) => {
                self.press_clock(color, turn, now);
                self.look_for_end(now);
                self.play_forced(now);
            }
            Err(why) => self.refuse(why),
        }
    }

    fn enact(&mut self, mv: G::Move) -> Result<TurnId, Refused> {
        let by = self.position().to_play();
        let before = G::material(&self.position().snapshot());
        let turn = self.change(Change::Play(mv))?;
        self.messages.clear();
        self.navigation.play_on_from(turn);
        // The move is the last thing that was done, whoever made it.
        self.edits.play(turn);
        let event = G::event(by, mv, before, self.position());
        self.messages.emit(event);
        if let Event::Passed(color) = event {
            self.say(Notice::Passed(color));
        }
        Ok(turn)
    }
}
