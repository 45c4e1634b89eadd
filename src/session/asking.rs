//! Asking computers for their moves, and doing what they say.
//!
//! After everything that happens, and each time a front end looks,
//! [`Session::tend_opponents`] compares what is being thought about with what
//! should be; nothing else decides when someone is asked.

use super::opponent::Ready;
use super::played::LevelOf;
use super::task::{Mover, News, Work};
use super::thinking::{Heard, Kind};
use super::{Computer, Moment, Notice, Played, Session, Stage, Trouble, engine_of};
use crate::ai::{BotLevel, Budget, Choice, Purpose, Question};
use crate::board::Color;
use crate::game::{History, Margin, Outcome, Turn};
use crate::go;
use crate::record::Seat;

impl<G: Played> Session<G> {
    /// Asks who is to be asked, and stops who is not.
    pub(super) fn tend_opponents(&mut self, now: Moment) {
        self.settle(now);
        if self.waits_for_computer().is_some() {
            self.drop_picked();
        }
        let turn = self.cursor();
        let moving = match self.computer() {
            Some((color, Computer::Thinking)) => Some(color),
            Some((_, Computer::Waiting)) | None => None,
        };
        let stale = |ready: &Ready<G::Move>| ready.turn != turn || moving != Some(ready.color);
        if self.opponents.ready.as_ref().is_some_and(stale) {
            self.opponents.ready = None;
        }
        for color in Color::BOTH {
            let wanted = if moving == Some(color) {
                Some(Kind::Move)
            } else {
                self.ponders(color).then_some(Kind::Ponder)
            };
            if wanted.is_some_and(|kind| self.opponents.workers[color].is_at(kind, turn)) {
                continue;
            }
            self.opponents.workers[color].cancel();
            match wanted {
                Some(Kind::Move) if self.opponents.ready.is_none() => self.ask_move(color, now),
                Some(Kind::Ponder) => self.ask_ponder(color),
                Some(_) | None => (),
            }
        }
    }

    fn ask_move(&mut self, color: Color, now: Moment) {
        let mover = match &self.record.seats()[color] {
            Seat::Person => return,
            Seat::Computer { level } => match LevelOf::<G>::from_name(level) {
                Ok(level) => Mover::House(self.opponents.config(level)),
                Err(unknown) => return self.stumble(color, Trouble::Level(unknown), now),
            },
            Seat::Engine { .. } if !G::KIND.has_engines() => {
                return self.stumble(color, Trouble::NoEngines, now);
            }
            Seat::Engine { command } => {
                let engines = &self.opponents.options.engines;
                let Some(engine) = engine_of(command, engines).cloned() else {
                    let why = Trouble::NotSetUp(command.clone());
                    return self.stumble(color, why, now);
                };
                let log = self.opponents.logs[color].get_or_insert_default();
                Mover::Engine(engine, log.clone())
            }
        };
        let work = Work::Move {
            mover,
            question: Box::new(self.question()),
            budget: Budget {
                clock: self.clock_left(color, now),
                ..Budget::default()
            },
        };
        self.opponents.asked_at = now;
        let turn = self.cursor();
        if !self.opponents.workers[color].ask(Kind::Move, turn, work) {
            self.stumble(color, Trouble::Gone, now);
        }
    }

    /// Whether a computer is to think on the person's time.
    fn ponders(&self, color: Color) -> bool {
        let Seat::Computer { level } = &self.record.seats()[color] else {
            return false;
        };
        self.opponents.options.ponders
            && self.lone_person() == Some(self.position().to_play())
            && self.stage() == Stage::Playing
            && !self.is_finished()
            && self.is_last_turn()
            && !self.is_analyzing()
            && self.opponents.pondered != Some(self.cursor())
            && LevelOf::<G>::from_name(level).is_ok_and(BotLevel::searches)
    }

    fn ask_ponder(&mut self, color: Color) {
        let Seat::Computer { level } = &self.record.seats()[color] else {
            return;
        };
        let Ok(level) = LevelOf::<G>::from_name(level) else {
            return;
        };
        let work = Work::Ponder {
            config: self.opponents.config(level),
            question: Box::new(self.question()),
        };
        let turn = self.cursor();
        self.opponents.workers[color].ask(Kind::Ponder, turn, work);
    }

    /// What to play here.
    pub(super) fn question(&self) -> Question<G> {
        let history = self.record.history();
        Question::of(history).with_purpose(G::purpose(history))
    }

    /// Takes what computers have found.
    pub(super) fn hear_opponents(&mut self, now: Moment) {
        for color in Color::BOTH {
            while let Some(heard) = self.opponents.workers[color].news() {
                self.hear_computer(color, heard, now);
            }
        }
        let due = self.opponents.asked_at + self.pace(now);
        if now >= due
            && let Some(ready) = self.opponents.ready.take()
        {
            self.obey_choice(&ready, now);
        }
    }

    fn hear_computer(&mut self, color: Color, heard: Heard<G::Move>, now: Moment) {
        let Heard { kind, turn, news } = heard;
        if kind == Kind::Ponder {
            if news.is_last() {
                self.opponents.pondered = Some(turn);
            }
            return;
        }
        match news {
            News::Report(report) => self.overhear(turn, report),
            News::Choice(choice) => {
                self.opponents.ready = Some(Ready {
                    color,
                    turn,
                    choice,
                });
            }
            News::Trouble(error) => self.stumble(color, Trouble::Engine(error), now),
            News::NoEngines => self.stumble(color, Trouble::NoEngines, now),
            News::Gone => self.stumble(color, Trouble::Gone, now),
            News::Thought(_) | News::Estimate(_) | News::Dead(_) => (),
        }
    }

    /// Does what a computer has chosen, unless the game went elsewhere.
    pub(super) fn obey_choice(&mut self, ready: &Ready<G::Move>, now: Moment) {
        let Ready {
            color,
            turn,
            choice,
        } = *ready;
        if turn != self.cursor() || self.waits_for_computer() != Some(color) {
            return;
        }
        match choice {
            Choice::Move(mv) => {
                self.play(mv, now);
                if self.cursor() == turn && !self.is_finished() {
                    // What was refused would be refused again.
                    self.hold_computers(now);
                }
            }
            Choice::Resign => {
                let outcome = Outcome::Win {
                    winner: color.other(),
                    by: Margin::Resignation,
                };
                self.end(outcome, now);
            }
        }
        self.revision += 1;
    }

    /// Something is wrong with a computer: the match waits, and nothing is
    /// lost.
    fn stumble(&mut self, color: Color, why: Trouble, now: Moment) {
        self.hold_computers(now);
        self.say(Notice::Computer { color, why });
    }

    /// Where only computers play, nobody is there to accept the count.
    pub(super) fn accept_for_computers(&mut self, now: Moment) {
        let counted = self.record.dead().is_some();
        let going = self.is_watched() && !self.is_finished() && !self.opponents.stopped;
        if counted && going && self.is_counting() && self.is_at_play() {
            self.accept(now);
        }
    }
}

/// What a move of Go is for. Once the players could not agree on dead stones,
/// the rest of the game is there to take them off.
pub(super) fn purpose(history: &History<go::Position>) -> Purpose {
    let tree = history.tree();
    let resumed = history.path().windows(2).any(|pair| {
        let [before, after] = pair else { return false };
        let pass = go::Move::Pass;
        let passed = matches!(tree.turn(*before), Some(Turn::Move { mv, .. }) if *mv == pass);
        let by_hand = match tree.turn(*after) {
            Some(Turn::Setup(setup)) => {
                setup.to_play.is_some()
                    && setup.add.black.is_empty()
                    && setup.add.white.is_empty()
                    && setup.remove.is_empty()
            }
            Some(Turn::Move { .. } | Turn::Start | Turn::Note) | None => false,
        };
        passed && by_hand
    });
    if resumed {
        Purpose::Cleanup
    } else {
        Purpose::Game
    }
}
