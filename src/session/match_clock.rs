//! The clocks of one match: whose time runs, and what has to be done about it.

use std::time::Duration;

use super::{Clock, Moment};
use crate::ai::ClockLeft;
use crate::board::{ByColor, Color};
use crate::record::{ClockReading, TimeControl};

/// How often a running clock is written down between moves.
const NOTED_EVERY: Duration = Duration::from_secs(5);

/// Both clocks of a match, and what was said and written down about them.
#[derive(Debug)]
pub(super) struct MatchClock {
    clock: Clock,
    /// Whether the clocks were stopped by hand or by looking back.
    paused: bool,
    /// Who was told that little time is left.
    warned: Option<Color>,
    /// When the clocks were last written down.
    noted_at: Moment,
}

impl MatchClock {
    /// Clocks as they were kept, not running. One that was not kept is full.
    pub(super) fn new(control: TimeControl, readings: ByColor<Option<ClockReading>>) -> Self {
        Self {
            clock: Clock::resumed(control, readings),
            paused: true,
            warned: None,
            noted_at: Moment::ZERO,
        }
    }

    /// Whether the players agreed on any time.
    pub(super) fn is_timed(&self) -> bool {
        self.clock.control() != TimeControl::None
    }

    /// Whether there are clocks and they stand still.
    pub(super) fn is_paused(&self) -> bool {
        self.is_timed() && self.paused
    }

    pub(super) const fn running(&self) -> Option<Color> {
        self.clock.running()
    }

    pub(super) fn reading(&self, color: Color, now: Moment) -> Option<ClockReading> {
        self.clock.reading(color, now)
    }

    pub(super) fn is_low(&self, color: Color, now: Moment) -> bool {
        self.clock.is_low(color, now)
    }

    pub(super) fn next_tick(&self, now: Moment) -> Option<Duration> {
        self.clock.next_tick(now)
    }

    /// Who has run out of time.
    pub(super) fn flagged(&self, now: Moment) -> Option<Color> {
        self.clock.flagged(now)
    }

    /// What a player's clock has left, for whoever decides how long to think.
    pub(super) fn left(&self, color: Color, now: Moment) -> Option<ClockLeft> {
        clock_left(self.clock.control(), self.clock.reading(color, now)?)
    }

    /// Makes the clock of this side run.
    pub(super) fn start(&mut self, color: Color, now: Moment) {
        self.paused = false;
        self.clock.start(color, now);
        self.noted_at = now;
    }

    /// Stops the clocks; whether one was running.
    pub(super) fn stop(&mut self, now: Moment) -> bool {
        if self.clock.running().is_none() {
            return false;
        }
        self.clock.pause(now);
        self.paused = true;
        true
    }

    /// A side has moved. Where the other is to move now, it gets what a move
    /// brings.
    pub(super) fn press(&mut self, color: Color, to_play: Color, now: Moment) {
        self.warned = None;
        // Who moves again, as in Quarto, has not finished their turn.
        if to_play != color && self.clock.running() == Some(color) {
            self.clock.press(now);
        }
    }

    /// What both clocks show, to be written down now.
    pub(super) fn note(&mut self, now: Moment) -> ByColor<Option<ClockReading>> {
        self.noted_at = now;
        self.clock.readings(now)
    }

    /// Whether a running clock has not been written down for long enough.
    pub(super) fn is_note_due(&self, now: Moment) -> bool {
        self.clock.running().is_some() && now.saturating_sub(self.noted_at) >= NOTED_EVERY
    }

    /// Who has little time left and was not told so yet.
    pub(super) fn warn(&mut self, now: Moment) -> Option<Color> {
        let color = self.clock.running()?;
        if !self.clock.is_low(color, now) || self.warned == Some(color) {
            return None;
        }
        self.warned = Some(color);
        self.warned
    }

    /// The game goes on without clocks.
    pub(super) fn remove(&mut self) {
        self.clock = Clock::new(TimeControl::None);
    }
}

fn clock_left(control: TimeControl, reading: ClockReading) -> Option<ClockLeft> {
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
        | TimeControl::Canadian { period_secs: 0, .. } => ClockLeft::Absolute(left),
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
            moves, period_secs, ..
        } => {
            let period = secs(period_secs);
            let (main, now) = main_and_now(reading, left, period);
            ClockLeft::Canadian {
                main,
                now,
                moves: reading.overtime.unwrap_or(moves),
                period,
                per_period: moves,
            }
        }
    })
}

/// The main time left, and what is left of the overtime that runs or will.
const fn main_and_now(
    reading: ClockReading,
    left: Duration,
    whole: Duration,
) -> (Duration, Duration) {
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
        period_secs: 100,
    };

    const fn reading(secs: u64, overtime: Option<u32>) -> ClockReading {
        ClockReading {
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
                period: secs(100),
                per_period: 20,
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

    const MINUTE: TimeControl = TimeControl::Absolute { main_secs: 60 };

    #[test]
    fn a_player_is_warned_once_until_they_have_moved() {
        let mut clock = MatchClock::new(MINUTE, ByColor::default());
        clock.start(Color::Black, secs(0));
        assert_eq!(clock.warn(secs(49)), None);
        assert_eq!(clock.warn(secs(51)), Some(Color::Black));
        assert_eq!(clock.warn(secs(52)), None);
        clock.press(Color::Black, Color::White, secs(53));
        assert_eq!(clock.running(), Some(Color::White));
        clock.press(Color::White, Color::Black, secs(54));
        assert_eq!(clock.warn(secs(54)), Some(Color::Black));
    }

    #[test]
    fn who_moves_twice_keeps_their_clock_running() {
        let mut clock = MatchClock::new(MINUTE, ByColor::default());
        clock.start(Color::Black, secs(0));
        clock.press(Color::Black, Color::Black, secs(5));
        assert_eq!(clock.running(), Some(Color::Black));
    }

    #[test]
    fn a_running_clock_is_due_to_be_noted_every_five_seconds() {
        let mut clock = MatchClock::new(MINUTE, ByColor::default());
        assert!(!clock.is_note_due(secs(30)), "nothing runs");
        clock.start(Color::White, secs(30));
        assert!(!clock.is_note_due(secs(34)));
        assert!(clock.is_note_due(secs(35)));
        assert_eq!(clock.note(secs(35)).white, Some(reading(55, None)));
        assert!(!clock.is_note_due(secs(36)));
    }

    #[test]
    fn a_match_without_clocks_is_never_paused() {
        let mut clock = MatchClock::new(MINUTE, ByColor::default());
        assert!(clock.is_paused() && clock.is_timed());
        clock.start(Color::Black, secs(0));
        assert!(!clock.is_paused());
        assert!(clock.stop(secs(1)) && clock.is_paused());
        assert!(!clock.stop(secs(2)), "it stands already");
        clock.remove();
        assert!(!clock.is_paused() && !clock.is_timed());
        assert_eq!(clock.left(Color::Black, secs(3)), None);
    }
}
