//! Moves, and why they are refused.

use super::{Chosen, Event, Moment, Notice, Played, Session, Stage};
use crate::record::{Change, Refused};

impl<G: Played> Session<G> {
    /// A part of a move was pointed at; once it is whole, it is played.
    pub(super) fn pick(&mut self, chosen: Chosen, now: Moment) {
        if let Some(color) = self.waits_for_computer() {
            return self.say(Notice::NotYourTurn(color));
        }
        let mut picked = self.picked.clone();
        match self.position().pick(&mut picked, chosen) {
            Some(mv) => self.play_by_hand(mv, now),
            None => {
                self.notice = None;
                self.picked = picked;
            }
        }
    }

    /// No move this time, where the game knows such a thing.
    pub(super) fn pass_by_hand(&mut self, now: Moment) {
        if let Some(pass) = G::pass() {
            self.play_by_hand(pass, now);
        }
    }

    /// A move of whoever sits in front of the board: for the side to play, but
    /// not while a computer is to move.
    pub fn play_by_hand(&mut self, mv: G::Move, now: Moment) {
        if let Some(color) = self.waits_for_computer() {
            return self.say(Notice::NotYourTurn(color));
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
        if let Stage::Over(outcome) = self.stage()
            && self.is_last_turn()
        {
            self.happened.push(Event::Refused);
            return self.say(Notice::Over(outcome));
        }
        match self.make(mv, now) {
            Ok(()) => self.play_forced(now),
            Err(why) => {
                self.happened.push(Event::Refused);
                self.say_refused(why);
            }
        }
    }

    /// Plays what the rules leave no choice about, such as a pass of who has no
    /// move, and says so.
    fn play_forced(&mut self, now: Moment) {
        while self.stage() == Stage::Playing
            && let Some((color, mv)) = self.is_forced()
        {
            if self.make(mv, now).is_err() {
                return;
            }
            self.say(Notice::NoMove(color));
        }
    }

    /// Makes a move, whoever chose it.
    fn make(&mut self, mv: G::Move, now: Moment) -> Result<(), Refused> {
        let before = self.position().clone();
        let color = before.to_play();
        let turn = self.change(Change::Play(mv))?;
        self.notice = None;
        self.picked = G::Picked::default();
        self.opponents.came_to = Some(turn);
        let event = G::heard(&before, mv, self.position());
        self.happened.push(event);
        if let Event::Passed(color) = event {
            self.say(Notice::Passed(color));
        }
        self.press_clock(color, turn, now);
        self.look_for_end(now);
        Ok(())
    }

    pub(super) fn say_refused(&mut self, why: Refused) {
        let Refused::Illegal(why) = why else {
            return self.say(Notice::Refused(why));
        };
        let repeated = G::repeated(&why).and_then(|turn| self.record.history().way().get(turn));
        let repeated = repeated.copied();
        self.say(Notice::Illegal { why, repeated });
    }
}
