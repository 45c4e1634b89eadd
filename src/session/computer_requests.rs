//! What a person asks of computers: a hint, a move at once, to wait, to go on,
//! to leave their seat to someone else.

use super::computer::rank_of;
use super::{ComputerState, Moment, Notice, Playable, Session, Stage};
use crate::board::{ByColor, Color};
use crate::record::{Change, Header, Seat};

impl<G: Playable> Session<G> {
    pub(super) fn ask_hint(&mut self) {
        if let Some(color) = self.waits_for_computer() {
            return self.say(Notice::NotYourTurn(color));
        }
        if self.position().stage() != Stage::Playing {
            return self.say(Notice::NoHint);
        }
        if self.teaching().is_some() {
            return self.ask_hint_step();
        }
        if let Some(mv) = self.hint() {
            return self.say(Notice::Hint(self.any_move(mv)));
        }
        self.analyst.look_for_hint(self.cursor());
        self.say(Notice::Hinting);
    }

    /// The best so far is played.
    pub(super) fn move_now(&mut self, now: Moment) {
        let Some((color, does)) = self.computer() else {
            return;
        };
        if self.refuses_while_looking_back() {
            return;
        }
        let engine = matches!(self.record.seats()[color], Seat::Engine { .. });
        match does {
            ComputerState::Waiting => {
                self.go_on(now);
                self.assign_computers(now);
            }
            ComputerState::Asking => return self.say_asked(),
            ComputerState::Thinking if engine => return self.say(Notice::CannotHurry),
            ComputerState::Thinking => (),
        }
        if !engine && let Some(ready) = self.computers.hurry(color) {
            self.play_ready(ready, now);
        }
    }

    /// Computers are quiet until they are told to go on, and so is whoever
    /// looks for a hint.
    pub(super) fn cancel(&mut self, now: Moment) {
        if self.analyst.drop_hint() || self.teaching.drop_hint() {
            self.messages.clear();
        }
        if self.is_held_by_teacher() {
            return self.say_asked();
        }
        if self.waits_for_computer().is_none() {
            return;
        }
        self.hold_computers(now);
        self.say(Notice::Stopped);
    }

    /// Makes computers wait. Their clocks wait with them.
    pub(super) fn hold_computers(&mut self, now: Moment) {
        self.computers.hold();
        self.stop_clock(now);
    }

    /// Computers play on.
    pub(super) fn go_on(&mut self, now: Moment) {
        if !matches!(self.computer(), Some((_, ComputerState::Waiting))) {
            return;
        }
        if self.refuses_while_looking_back() {
            return;
        }
        self.computers.release();
        self.navigation.play_on_from(self.cursor());
        self.messages.clear();
        self.start_clock(now);
    }

    /// Others sit down in the middle of the game.
    pub(super) fn change_seats(&mut self, seats: ByColor<Seat>, now: Moment) {
        let before = self.record.seats().clone();
        if seats == before || self.change(Change::Seats(seats)).is_err() {
            return;
        }
        let mut changed = Color::BOTH.to_vec();
        changed.retain(|&color| self.record.seats()[color] != before[color]);
        for &color in &changed {
            self.change_rank(color, &before[color]);
        }
        self.messages.clear();
        if self.computers.reseat(changed) {
            self.start_clock(now);
        }
    }

    /// Gives the head of the game the rank of whoever sits there now. A rank
    /// that was written by hand stays.
    fn change_rank(&mut self, color: Color, before: &Seat) {
        let header = Header::Rank(color);
        let told = self.record.header(header).unwrap_or_default().into_owned();
        let rank = |seat| rank_of(G::KIND, seat).map(|rank| rank.to_string());
        if !told.is_empty() && rank(before).as_deref() != Some(told.as_str()) {
            return;
        }
        let rank = rank(&self.record.seats()[color]).unwrap_or_default();
        if rank != told {
            // A line at the head of a game is never refused.
            let _ = self.change(Change::Header(header, rank));
        }
    }
}
