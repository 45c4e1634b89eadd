//! Moves, and why they are refused.

use super::{Chosen, Event, Moment, Notice, Played, Session, Stage};
use crate::game::TurnId;
use crate::record::{Change, Refused};

impl<G: Played> Session<G> {
    /// A part of a move was pointed at; once it is whole, it is played.
    pub(super) fn pick(&mut self, chosen: Chosen, now: Moment) {
        if self.refuses_while_looking_back() {
            return;
        }
        self.play_forced(now);
        if self.refuses_for_computer() {
            return;
        }
        if self.refuses_after_end() {
            return;
        }
        let mut picked = self.picked.clone();
        match self.position().pick(&mut picked, chosen) {
            Ok(Some(mv)) => self.play_by_hand(mv, now),
            Ok(None) => {
                self.notice = None;
                self.picked = picked;
            }
            Err(why) => self.refuse(Refused::Illegal(why.into())),
        }
    }

    /// No move this time, where the game knows such a thing. One that the rules
    /// force is played whoever asks for it.
    pub(super) fn pass_by_hand(&mut self, now: Moment) {
        if self.refuses_while_looking_back() {
            return;
        }
        if self.position().forced().is_some() && self.stage() == Stage::Playing {
            return self.play_forced(now);
        }
        if let Some(pass) = G::pass() {
            self.play_by_hand(pass, now);
        }
    }

    /// A move of whoever sits in front of the board: for the side to play, but
    /// not while a computer is to move.
    pub fn play_by_hand(&mut self, mv: G::Move, now: Moment) {
        if self.refuses_while_looking_back() {
            return;
        }
        self.play_forced(now);
        if self.refuses_for_computer() {
            return;
        }
        let before = self.cursor();
        self.play(mv, now);
        if self.cursor() != before {
            self.wake_computers();
        }
    }

    pub(super) fn play(&mut self, mv: G::Move, now: Moment) {
        // Who plays too late has lost before.
        self.watch_clock(now);
        if self.refuses_after_end() {
            return;
        }
        match self.make(mv, now) {
            Ok(()) => self.play_forced(now),
            Err(why) => self.refuse(why),
        }
    }

    /// Says that a turn is only looked at, where that is so: whoever looks back
    /// in a game with a computer does not begin another one by a click.
    pub(super) fn refuses_while_looking_back(&mut self) -> bool {
        if !self.is_looking_back() {
            return false;
        }
        self.happened.push(Event::Refused);
        self.say(Notice::LookingBack(self.position().to_play()));
        true
    }

    /// Says whose turn it is, where that is a computer that nobody may move
    /// for.
    fn refuses_for_computer(&mut self) -> bool {
        let Some(color) = self.turn_of_computer() else {
            return false;
        };
        self.happened.push(Event::Refused);
        self.say(match self.waits_for_computer() {
            Some(color) => Notice::NotYourTurn(color),
            None => Notice::LookingBack(color),
        });
        true
    }

    /// Says that nothing more can be played, where that is so.
    fn refuses_after_end(&mut self) -> bool {
        let Stage::Over(outcome) = self.stage() else {
            return false;
        };
        if !self.is_last_turn() {
            return false;
        }
        self.happened.push(Event::Refused);
        self.say(Notice::Over(outcome));
        true
    }

    fn refuse(&mut self, why: Refused) {
        self.happened.push(Event::Refused);
        self.say_refused(why);
    }

    /// Where the game is played on from here, plays what the rules leave no
    /// choice about: nobody is asked for it.
    pub(super) fn settle(&mut self, now: Moment) {
        if self.is_at_play() && !self.is_finished() {
            self.settling = true;
            self.play_forced(now);
            self.settling = false;
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

    /// Makes a move, whoever chose it.
    fn make(&mut self, mv: G::Move, now: Moment) -> Result<(), Refused> {
        let color = self.position().to_play();
        let turn = self.enact(mv)?;
        self.press_clock(color, turn, now);
        self.look_for_end(now);
        Ok(())
    }

    fn enact(&mut self, mv: G::Move) -> Result<TurnId, Refused> {
        let before = self.position().clone();
        let turn = self.change(Change::Play(mv))?;
        self.notice = None;
        self.opponents.came_to = Some(turn);
        self.origin = None;
        // The move is the last thing that was done, whoever made it.
        self.rules_before = None;
        let event = G::heard(&before, mv, self.position());
        self.happened.push(event);
        if let Event::Passed(color) = event {
            self.say(Notice::Passed(color));
        }
        Ok(turn)
    }

    pub(super) fn say_refused(&mut self, why: Refused) {
        let Refused::Illegal(why) = why else {
            return self.say(Notice::Refused(why));
        };
        let repeated = G::repeated(&why).and_then(|turn| self.record.history().path().get(turn));
        let repeated = repeated.copied();
        self.say(Notice::Illegal { why, repeated });
    }
}
