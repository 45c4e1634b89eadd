//! What a match does about its clocks.

use std::time::Duration;

use super::{Event, Moment, Notice, Playable, Session, Stage};
use crate::board::{ByColor, Color};
use crate::game::{Margin, Outcome, TurnId};
use crate::record::{Change, ClockReading, TimeControl};

impl<G: Playable> Session<G> {
    /// What a clock shows now.
    #[must_use]
    pub fn clock_reading(&self, color: Color, now: Moment) -> Option<ClockReading> {
        self.clock.reading(color, now)
    }

    /// Whose clock runs.
    #[must_use]
    pub const fn running_clock(&self) -> Option<Color> {
        self.clock.running()
    }

    /// Whether a player has little time left.
    #[must_use]
    pub fn is_low_on_time(&self, color: Color, now: Moment) -> bool {
        self.clock.is_low(color, now)
    }

    /// When there is next something else to see without anyone doing anything:
    /// a clock runs, or a computer thinks.
    #[must_use]
    pub fn next_tick(&self, now: Moment) -> Option<Duration> {
        let tick = self.clock.next_tick(now);
        let computers = self.computers.next_change(self.pace(now), now);
        [tick, computers].into_iter().flatten().min()
    }

    /// Sets the clock going for the side to play, if there is one.
    pub fn start_clock(&mut self, now: Moment) {
        if self.clock.is_timed() && self.is_in_play() {
            self.clock.start(self.position().to_play(), now);
            self.messages.touch();
        }
    }

    /// Whether there are clocks and they stand still in the middle of a game.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.clock.is_paused() && self.stage() == Stage::Playing && !self.is_held_by_teacher()
    }

    /// Stops the clocks.
    pub fn stop_clock(&mut self, now: Moment) {
        if self.clock.stop(now) {
            self.note_clocks(now);
        }
    }

    pub(super) fn pause(&mut self, now: Moment) {
        if self.is_held_by_teacher() {
            return self.say_asked();
        }
        if self.clock.running().is_some() {
            self.stop_clock(now);
            self.say(Notice::Paused);
        } else {
            self.messages.clear();
            // No clock runs for a computer that was told to wait.
            self.computers.release();
            self.start_clock(now);
        }
    }

    /// After a move of `color`, which led to `turn`.
    pub(super) fn press_clock(&mut self, color: Color, turn: TurnId, now: Moment) {
        if !self.clock.is_timed() || self.is_finished() {
            return;
        }
        self.clock.press(color, self.position().to_play(), now);
        self.start_clock(now);
        self.note_clocks(now);
        if let Some(reading) = self.clock.reading(color, now) {
            self.note_time_left(color, turn, reading);
        }
    }

    /// Writes down what is left after a move, in SGF's properties for it.
    fn note_time_left(&mut self, color: Color, turn: TurnId, reading: ClockReading) {
        let (left, overtime) = match color {
            Color::Black => ("BL", "OB"),
            Color::White => ("WL", "OW"),
        };
        let secs = reading.left_millis / 1000;
        let millis = reading.left_millis % 1000;
        let secs = format!("{secs}.{millis:03}");
        self.change_or_say(Change::Property(turn, left.to_owned(), vec![secs]));
        if let Some(number) = reading.overtime {
            let number = vec![number.to_string()];
            self.change_or_say(Change::Property(turn, overtime.to_owned(), number));
        }
    }

    /// A game that was lost on time can only go on without clocks.
    pub(super) fn forget_lost_time(&mut self) {
        if let Some(Outcome::Win {
            by: Margin::Time, ..
        }) = self.record.result()
        {
            self.clock.remove();
            self.change_or_say(Change::Control(TimeControl::None));
            self.change_or_say(Change::Clocks(ByColor::default()));
        }
    }

    fn note_clocks(&mut self, now: Moment) {
        let readings = self.clock.note(now);
        self.change_or_say(Change::Clocks(readings));
    }

    /// Looks whether a clock has run out, or soon will.
    pub(super) fn watch_clock(&mut self, now: Moment) {
        if !self.is_in_play() {
            return;
        }
        if let Some(color) = self.clock.flagged(now) {
            let outcome = Outcome::Win {
                winner: color.other(),
                by: Margin::Time,
            };
            return self.end(outcome, now);
        }
        if let Some(color) = self.clock.warn(now) {
            self.messages.emit(Event::LowTime(color));
            self.say(Notice::LowTime(color));
        }
        if self.clock.is_note_due(now) {
            self.note_clocks(now);
        }
    }
}
