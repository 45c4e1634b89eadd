//! Moves, and why they are refused.

use super::{Event, Moment, Notice, Session, Stage};
use crate::game::Game as _;
use crate::go::{IllegalMove, Move};
use crate::record::{Change, Refused};

impl Session {
    /// A move of whoever sits in front of the board: for the side to play, but
    /// not while a computer is to move.
    pub(super) fn play_by_hand(&mut self, mv: Move, now: Moment) {
        if let Some(color) = self.waits_for_computer() {
            return self.say(Notice::NotYourTurn(color));
        }
        let before = self.cursor();
        self.play(mv, now);
        if self.cursor() != before {
            self.wake_computers();
        }
    }

    pub(super) fn play(&mut self, mv: Move, now: Moment) {
        // Who plays too late has lost before.
        self.watch_clock(now);
        if let Stage::Over(outcome) = self.stage()
            && self.is_last_turn()
        {
            self.happened.push(Event::Refused);
            return self.say(Notice::Over(outcome));
        }
        let color = self.position().to_play();
        let before = self.position().situation().prisoners[color];
        match self.change(Change::Play(mv)) {
            Ok(turn) => {
                self.notice = None;
                self.opponents.came_to = Some(turn);
                let lifted = self.position().situation().prisoners[color] - before;
                self.happened.push(match mv {
                    Move::Place(point) => Event::Placed {
                        color,
                        point,
                        lifted,
                    },
                    Move::Pass => Event::Passed(color),
                });
                if mv == Move::Pass {
                    self.say(Notice::Passed(color));
                }
                self.press_clock(color, turn, now);
                self.look_for_end(now);
            }
            Err(why) => {
                self.happened.push(Event::Refused);
                self.say_refused(why);
            }
        }
    }

    pub(super) fn say_refused(&mut self, why: Refused) {
        let Refused::Illegal(why) = why else {
            return self.say(Notice::Refused(why));
        };
        let repeated = match why {
            IllegalMove::Ko { turn, .. } => self.record.history().way().get(turn).copied(),
            _ => None,
        };
        self.say(Notice::Illegal { why, repeated });
    }
}
