//! The clocks of a match.

use std::time::Duration;

use super::{Clock, Event, Moment, Notice, Session, Stage};
use crate::board::{ByColor, Color};
use crate::game::{Game as _, Margin, Outcome, TurnId};
use crate::record::{Change, Reading, TimeControl};

/// How often a running clock is written down between moves.
const NOTED_EVERY: Duration = Duration::from_secs(5);

impl Session {
    /// What a clock shows now.
    #[must_use]
    pub fn reading(&self, color: Color, now: Moment) -> Option<Reading> {
        self.clock.reading(color, now)
    }

    /// Whose clock runs.
    #[must_use]
    pub const fn running(&self) -> Option<Color> {
        self.clock.running()
    }

    /// Whether a player has little time left.
    #[must_use]
    pub fn is_low(&self, color: Color, now: Moment) -> bool {
        self.clock.is_low(color, now)
    }

    /// When a clock next shows something else, while one runs.
    #[must_use]
    pub fn next_tick(&self, now: Moment) -> Option<Duration> {
        self.clock.next_tick(now)
    }

    /// Sets the clock going for the side to play, if there is one.
    pub fn start_clock(&mut self, now: Moment) {
        if self.record.control() == TimeControl::None || self.stage() != Stage::Playing {
            return;
        }
        self.paused = false;
        self.clock.start(self.position().to_play(), now);
        self.noted_at = now;
        self.revision += 1;
    }

    /// Whether there are clocks and they stand still in the middle of a game.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        let timed = self.record.control() != TimeControl::None;
        timed && self.paused && self.stage() == Stage::Playing
    }

    /// Stops the clocks.
    pub fn stop_clock(&mut self, now: Moment) {
        if self.clock.running().is_none() {
            return;
        }
        self.clock.pause(now);
        self.paused = true;
        self.note_clocks(now);
    }

    pub(super) fn pause(&mut self, now: Moment) {
        if self.clock.running().is_some() {
            self.stop_clock(now);
            self.say(Notice::Paused);
        } else {
            self.notice = None;
            self.start_clock(now);
        }
    }

    /// After a move of `color`, which led to `turn`.
    pub(super) fn press_clock(&mut self, color: Color, turn: TurnId, now: Moment) {
        if self.record.control() == TimeControl::None || self.record.result().is_some() {
            return;
        }
        self.warned = None;
        if self.clock.running() == Some(color) {
            self.clock.press(now);
        }
        self.start_clock(now);
        self.note_clocks(now);
        if let Some(reading) = self.clock.reading(color, now) {
            self.note_time_left(color, turn, reading);
        }
    }

    /// Writes down what is left after a move, as files have it.
    fn note_time_left(&mut self, color: Color, turn: TurnId, reading: Reading) {
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
        let lost = |by| {
            matches!(
                by,
                Outcome::Win {
                    by: Margin::Time,
                    ..
                }
            )
        };
        if self.record.result().is_some_and(lost) {
            self.clock = Clock::new(TimeControl::None);
            self.change_or_say(Change::Control(TimeControl::None));
            self.change_or_say(Change::Clocks(ByColor::default()));
        }
    }

    fn note_clocks(&mut self, now: Moment) {
        self.noted_at = now;
        let readings = ByColor::from_fn(|color| self.clock.reading(color, now));
        self.change_or_say(Change::Clocks(readings));
    }

    /// Looks whether a clock has run out, or soon will.
    pub(super) fn watch_clock(&mut self, now: Moment) {
        if self.stage() != Stage::Playing || self.is_finished() {
            return;
        }
        if let Some(color) = self.clock.flagged(now) {
            let outcome = Outcome::Win {
                winner: color.other(),
                by: Margin::Time,
            };
            return self.end(outcome, now);
        }
        let Some(color) = self.clock.running() else {
            return;
        };
        if self.clock.is_low(color, now) && self.warned != Some(color) {
            self.warned = Some(color);
            self.happened.push(Event::LowTime(color));
            self.say(Notice::LowTime(color));
        }
        if now.saturating_sub(self.noted_at) >= NOTED_EVERY {
            self.note_clocks(now);
        }
    }
}
