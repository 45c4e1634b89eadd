//! The clocks of a match.
//!
//! Nothing here asks what time it is: every call is told, as the time since
//! some fixed start. A time before one that was told already counts as that
//! one, so that a clock never gives time back.

use std::time::Duration;

use crate::board::{ByColor, Color};
use crate::record::{ClockReading, TimeControl};

/// The time of a front end, from a start that it chose. It never goes back.
pub type Moment = Duration;

/// The time from which on a player is warned, in thousandths of a second.
const LOW_MILLIS: u64 = 10_000;

/// Both players' clocks, of which at most one runs.
///
/// Once a player is out of time the clock stops for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// What the clocks showed at `told`.
    readings: ByColor<Option<ClockReading>>,
    told: Duration,
    running: Option<Color>,
    fallen: Option<Color>,
}

impl Clock {
    /// Full clocks that do not run yet.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        Self::resumed(control, ByColor::default())
    }

    /// Clocks as they were kept, not running. One that was not kept is full.
    #[must_use]
    pub fn resumed(control: TimeControl, readings: ByColor<Option<ClockReading>>) -> Self {
        let full = full(control);
        let readings = ByColor::from_fn(|color| full.map(|full| readings[color].unwrap_or(full)));
        Self {
            control,
            readings,
            told: Duration::ZERO,
            running: None,
            fallen: None,
        }
    }

    /// What was agreed.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Makes this player's clock run, and the other one stand still.
    pub fn start(&mut self, color: Color, now: Moment) {
        self.settle(now);
        if self.fallen.is_none() {
            self.running = Some(color);
        }
    }

    /// The player whose clock runs has moved: they get what a move brings, and
    /// the other clock runs. Too late, and it stops instead.
    pub fn press(&mut self, now: Moment) {
        self.settle(now);
        let Some(color) = self.running else {
            return;
        };
        let control = self.control;
        self.readings[color] = self.readings[color].map(|reading| moved(control, reading));
        self.running = Some(color.other());
    }

    /// Makes both clocks stand still.
    pub fn pause(&mut self, now: Moment) {
        self.settle(now);
        self.running = None;
    }

    /// Whose clock runs.
    #[must_use]
    pub const fn running(&self) -> Option<Color> {
        self.running
    }

    /// What a clock shows at this moment; `None` where there is no clock.
    #[must_use]
    pub fn reading(&self, color: Color, now: Moment) -> Option<ClockReading> {
        Some(self.spent(color, now)?.reading)
    }

    /// What both show at this moment, to be kept with the game.
    #[must_use]
    pub fn readings(&self, now: Moment) -> ByColor<Option<ClockReading>> {
        ByColor::from_fn(|color| self.reading(color, now))
    }

    /// Who has run out of time.
    #[must_use]
    pub fn flagged(&self, now: Moment) -> Option<Color> {
        let out = |color: &Color| self.spent(*color, now).is_some_and(|spent| spent.out);
        self.fallen.or_else(|| self.running.filter(out))
    }

    /// Whether a player is near the end of the last time they have.
    #[must_use]
    pub fn is_low(&self, color: Color, now: Moment) -> bool {
        self.warning_secs(color, now).is_some()
    }

    /// The seconds that are left, rounded up, once there are ten or less of
    /// the last time that a player has.
    #[must_use]
    pub fn warning_secs(&self, color: Color, now: Moment) -> Option<u32> {
        let reading = self.reading(color, now)?;
        let last = match (self.control, reading.overtime) {
            (TimeControl::ByoYomi { .. }, Some(periods)) => periods <= 1,
            (TimeControl::ByoYomi { .. } | TimeControl::Canadian { .. }, None) => {
                overtime(self.control).is_none()
            }
            (TimeControl::Canadian { .. }, Some(_))
            | (TimeControl::None | TimeControl::Absolute { .. } | TimeControl::Fischer { .. }, _) => {
                true
            }
        };
        let near = last && reading.left_millis <= LOW_MILLIS;
        near.then_some(reading.left_millis.div_ceil(1000))
            .and_then(|secs| u32::try_from(secs).ok())
    }

    /// How long it takes until the face of the clock that runs changes, or its
    /// player is out of time; `None` while nothing changes by itself.
    #[must_use]
    pub fn next_tick(&self, now: Moment) -> Option<Duration> {
        let spent = self.spent(self.running?, now)?;
        if spent.out {
            return None;
        }
        let left = spent.reading.left_millis;
        let step = if left > LOW_MILLIS { 1000 } else { 100 };
        // The face rounds up: it changes when a whole step is left.
        let millis = left.saturating_sub(1) % step + 1;
        Some(Duration::from_millis(millis))
    }

    /// Takes the time since it was last told from the clock that runs.
    fn settle(&mut self, now: Moment) {
        let now = now.max(self.told);
        if let Some(color) = self.running
            && let Some(spent) = self.spent(color, now)
        {
            self.readings[color] = Some(spent.reading);
            if spent.out {
                self.fallen = Some(color);
                self.running = None;
            }
        }
        self.told = now;
    }

    fn spent(&self, color: Color, now: Moment) -> Option<Spent> {
        let reading = self.readings[color]?;
        if self.running != Some(color) {
            let out = self.fallen == Some(color);
            return Some(Spent { reading, out });
        }
        let millis = now.saturating_sub(self.told).as_millis();
        let millis = u64::try_from(millis).unwrap_or(u64::MAX);
        Some(spend(self.control, reading, millis))
    }
}

/// A clock after some time.
struct Spent {
    reading: ClockReading,
    out: bool,
}

/// What a clock shows at the start.
fn full(control: TimeControl) -> Option<ClockReading> {
    let main_secs = match control {
        // Without this nobody could make a first move.
        TimeControl::Fischer {
            main_secs: 0,
            increment_secs,
        } => increment_secs,
        TimeControl::None
        | TimeControl::Absolute { .. }
        | TimeControl::ByoYomi { .. }
        | TimeControl::Canadian { .. }
        | TimeControl::Fischer { .. } => control.main_secs()?,
    };
    let reading = ClockReading {
        left_millis: millis(main_secs),
        overtime: None,
    };
    Some(spend(control, reading, 0).reading)
}

fn spend(control: TimeControl, reading: ClockReading, millis: u64) -> Spent {
    if let Some(left_millis) = reading.left_millis.checked_sub(millis)
        && left_millis > 0
    {
        return Spent {
            reading: ClockReading {
                left_millis,
                ..reading
            },
            out: false,
        };
    }
    let over = millis.saturating_sub(reading.left_millis);
    let overtime = overtime(control);
    if let Some(reading) = overtime.and_then(|overtime| overtime.after(reading.overtime, over)) {
        return Spent {
            reading,
            out: false,
        };
    }
    let left = match overtime {
        Some(Overtime::Periods(..)) => Some(0),
        Some(Overtime::Canadian(moves, _)) => reading.overtime.or(Some(moves)),
        None => reading.overtime,
    };
    Spent {
        reading: ClockReading {
            left_millis: 0,
            overtime: left,
        },
        out: true,
    }
}

/// A clock after a move of its player.
fn moved(control: TimeControl, reading: ClockReading) -> ClockReading {
    if let TimeControl::Fischer { increment_secs, .. } = control {
        let left_millis = reading.left_millis.saturating_add(millis(increment_secs));
        return ClockReading {
            left_millis,
            ..reading
        };
    }
    match (overtime(control), reading.overtime) {
        (Some(overtime), Some(left)) => overtime.moved(left, reading),
        (Some(_) | None, _) => reading,
    }
}

/// What comes after the main time.
#[derive(Clone, Copy)]
enum Overtime {
    /// So many periods of this length.
    Periods(u32, u64),
    /// So many moves in each period of this length.
    Canadian(u32, u64),
}

/// The overtime of a control, unless there is no time in it.
fn overtime(control: TimeControl) -> Option<Overtime> {
    match control {
        TimeControl::ByoYomi {
            periods,
            period_secs,
            ..
        } if periods > 0 && period_secs > 0 => {
            Some(Overtime::Periods(periods, millis(period_secs)))
        }
        TimeControl::Canadian {
            moves, period_secs, ..
        } if moves > 0 && period_secs > 0 => Some(Overtime::Canadian(moves, millis(period_secs))),
        TimeControl::None
        | TimeControl::Absolute { .. }
        | TimeControl::ByoYomi { .. }
        | TimeControl::Canadian { .. }
        | TimeControl::Fischer { .. } => None,
    }
}

impl Overtime {
    /// What a clock shows so long after what was running is over, `left` being
    /// what it said of its overtime; `None` when nothing is left.
    fn after(self, left: Option<u32>, over: u64) -> Option<ClockReading> {
        let (length, more) = match self {
            Self::Periods(periods, length) => {
                (length, left.map_or(periods, |left| left.saturating_sub(1)))
            }
            Self::Canadian(_, length) => (length, u32::from(left.is_none())),
        };
        let used = u32::try_from(over / length).ok()?;
        let more = more.checked_sub(used).filter(|&more| more > 0)?;
        Some(ClockReading {
            left_millis: length - over % length,
            overtime: Some(match self {
                Self::Periods(..) => more,
                Self::Canadian(moves, _) => moves,
            }),
        })
    }

    /// What a clock in overtime shows after a move.
    fn moved(self, left: u32, reading: ClockReading) -> ClockReading {
        match self {
            Self::Periods(_, left_millis) => ClockReading {
                left_millis,
                ..reading
            },
            Self::Canadian(moves, left_millis) if left <= 1 => ClockReading {
                left_millis,
                overtime: Some(moves),
            },
            Self::Canadian(..) => ClockReading {
                overtime: Some(left - 1),
                ..reading
            },
        }
    }
}

fn millis(secs: u32) -> u64 {
    u64::from(secs) * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn time_that_goes_backwards_is_ignored() {
        let mut clock = Clock::new(TimeControl::Absolute { main_secs: 60 });
        clock.start(Color::Black, 10 * SECOND);
        clock.press(20 * SECOND);
        clock.press(5 * SECOND);
        clock.pause(21 * SECOND);
        let left = |color| clock.reading(color, Duration::ZERO).unwrap().left_millis;
        assert_eq!(left(Color::White), 60_000);
        assert_eq!(left(Color::Black), 49_000);
    }

    #[test]
    fn the_face_changes_when_the_clock_says() {
        let mut clock = Clock::new(TimeControl::Absolute { main_secs: 12 });
        assert_eq!(clock.next_tick(Duration::ZERO), None);
        clock.start(Color::Black, Duration::ZERO);
        let tick = |millis| clock.next_tick(Duration::from_millis(millis));
        assert_eq!(tick(0), Some(SECOND));
        assert_eq!(tick(300), Some(Duration::from_millis(700)));
        assert_eq!(tick(2_050), Some(Duration::from_millis(50)));
        assert_eq!(tick(11_950), Some(Duration::from_millis(50)));
        assert_eq!(tick(12_000), None);
    }
}
