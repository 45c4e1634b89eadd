//! The clocks of a match.

use std::time::Duration;

use super::{Clock, Event, Moment, Notice, Played, Session, Stage};
use crate::ai::ClockLeft;
use crate::board::{ByColor, Color};
use crate::game::{Margin, Outcome, TurnId};
use crate::record::{Change, Reading, TimeControl};

/// How often a running clock is written down between moves.
const NOTED_EVERY: Duration = Duration::from_secs(5);

impl<G: Played> Session<G> {
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

    /// When there is next something else to see without anyone doing anything:
    /// a clock runs, or a computer thinks.
    #[must_use]
    pub fn next_tick(&self, now: Moment) -> Option<Duration> {
        match (self.clock.next_tick(now), self.next_sign(now)) {
            (Some(tick), Some(sign)) => Some(tick.min(sign)),
            (tick, sign) => tick.or(sign),
        }
    }

    /// What a player's clock has left, for whoever decides how long to think.
    pub(super) fn clock_left(&self, color: Color, now: Moment) -> Option<ClockLeft> {
        let reading = self.clock.reading(color, now)?;
        clock_left(self.clock.control(), reading)
    }

    /// Sets the clock going for the side to play, if there is one.
    pub fn start_clock(&mut self, now: Moment) {
        let timed = self.record.control() != TimeControl::None;
        if !timed || self.is_finished() || self.stage() != Stage::Playing {
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
            // No clock runs for a computer that was told to wait.
            self.wake_computers();
            self.start_clock(now);
        }
    }

    /// After a move of `color`, which led to `turn`.
    pub(super) fn press_clock(&mut self, color: Color, turn: TurnId, now: Moment) {
        if self.record.control() == TimeControl::None || self.record.result().is_some() {
            return;
        }
        self.warned = None;
        // Who moves again, as in Quarto, has not finished their turn.
        let is_done = self.position().to_play() != color;
        if is_done && self.clock.running() == Some(color) {
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

fn clock_left(control: TimeControl, reading: Reading) -> Option<ClockLeft> {
    let left = Duration::from_millis(reading.left_millis);
    let secs = |secs: u32| Duration::from_secs(secs.into());
    Some(match control {
        TimeControl::None => return None,
        TimeControl::Absolute { .. } => ClockLeft::Absolute(left),
        TimeControl::Fischer { increment_secs, .. } => ClockLeft::Fischer {
            left,
            increment: secs(increment_secs),
        },
        // Overtime without any time in it is none.
        TimeControl::ByoYomi { periods: 0, .. }
        | TimeControl::ByoYomi { period_secs: 0, .. }
        | TimeControl::Canadian { moves: 0, .. }
        | TimeControl::Canadian {
            stretch_secs: 0, ..
        } => ClockLeft::Absolute(left),
        TimeControl::ByoYomi {
            periods,
            period_secs,
            ..
        } => {
            let period = secs(period_secs);
            let (main, now) = main_and_now(reading, left, period);
            ClockLeft::ByoYomi {
                main,
                now,
                periods: reading.overtime.unwrap_or(periods),
                period,
            }
        }
        TimeControl::Canadian {
            moves,
            stretch_secs,
            ..
        } => {
            let stretch = secs(stretch_secs);
            let (main, now) = main_and_now(reading, left, stretch);
            ClockLeft::Canadian {
                main,
                now,
                moves: reading.overtime.unwrap_or(moves),
                stretch,
                per_stretch: moves,
            }
        }
    })
}

/// The main time left, and what is left of the overtime that runs or will.
const fn main_and_now(reading: Reading, left: Duration, whole: Duration) -> (Duration, Duration) {
    match reading.overtime {
        None => (left, whole),
        Some(_) => (Duration::ZERO, left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BYO_YOMI: TimeControl = TimeControl::ByoYomi {
        main_secs: 60,
        periods: 3,
        period_secs: 10,
    };
    const CANADIAN: TimeControl = TimeControl::Canadian {
        main_secs: 60,
        moves: 20,
        stretch_secs: 100,
    };

    const fn reading(secs: u64, overtime: Option<u32>) -> Reading {
        Reading {
            left_millis: secs * 1000,
            overtime,
        }
    }

    const fn secs(secs: u64) -> Duration {
        Duration::from_secs(secs)
    }

    #[test]
    fn every_clock_is_read_as_the_player_sees_it() {
        assert_eq!(clock_left(TimeControl::None, reading(1, None)), None);
        assert_eq!(
            clock_left(TimeControl::Absolute { main_secs: 60 }, reading(7, None)),
            Some(ClockLeft::Absolute(secs(7)))
        );
        let fischer = TimeControl::Fischer {
            main_secs: 60,
            increment_secs: 5,
        };
        assert_eq!(
            clock_left(fischer, reading(7, None)),
            Some(ClockLeft::Fischer {
                left: secs(7),
                increment: secs(5),
            })
        );
    }

    #[test]
    fn overtime_is_told_from_main_time() {
        let byo_yomi = |main, now, periods| {
            Some(ClockLeft::ByoYomi {
                main: secs(main),
                now: secs(now),
                periods,
                period: secs(10),
            })
        };
        assert_eq!(clock_left(BYO_YOMI, reading(30, None)), byo_yomi(30, 10, 3));
        assert_eq!(clock_left(BYO_YOMI, reading(4, Some(2))), byo_yomi(0, 4, 2));
        let canadian = |main, now, moves| {
            Some(ClockLeft::Canadian {
                main: secs(main),
                now: secs(now),
                moves,
                stretch: secs(100),
                per_stretch: 20,
            })
        };
        assert_eq!(
            clock_left(CANADIAN, reading(30, None)),
            canadian(30, 100, 20)
        );
        assert_eq!(
            clock_left(CANADIAN, reading(50, Some(3))),
            canadian(0, 50, 3)
        );
        let empty = TimeControl::ByoYomi {
            main_secs: 60,
            periods: 0,
            period_secs: 10,
        };
        assert_eq!(
            clock_left(empty, reading(30, None)),
            Some(ClockLeft::Absolute(secs(30)))
        );
    }
}
