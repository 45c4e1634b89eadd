//! How long to think.

use std::time::Duration;

/// What limits the thinking about one move. Every limit that is given holds,
/// and so does that of the level; without any limit, a level that would think
/// for ever takes [`Budget::DEFAULT_TIME`] or [`Budget::LONG_TIME`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// At most this long.
    pub time: Option<Duration>,
    /// At most this many visits.
    pub visits: Option<u32>,
    /// So that this clock lasts.
    pub clock: Option<ClockLeft>,
}

/// What a clock has left, as the player about to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockLeft {
    /// This much for the rest of the game.
    Absolute(Duration),
    /// After the main time, periods that are lost only when they run out.
    ByoYomi {
        /// The main time left.
        main: Duration,
        /// What is left of the present period, once there is no main time.
        now: Duration,
        /// How many periods are left, the present one included.
        periods: u32,
        /// How long each of them is.
        period: Duration,
    },
    /// After the main time, so many moves in each period.
    Canadian {
        /// The main time left.
        main: Duration,
        /// What is left of the present period, once there is no main time.
        now: Duration,
        /// How many moves are still to be played in it.
        moves: u32,
        /// How long a period is.
        period: Duration,
        /// How many moves a period asks for.
        per_period: u32,
    },
    /// Each move adds to what is left.
    Fischer {
        /// What is left.
        left: Duration,
        /// What a move adds.
        increment: Duration,
    },
}

/// What a move costs besides thinking: the lag of messages and clocks.
const LAG: Duration = Duration::from_millis(100);

impl Budget {
    /// How long a move takes that nothing else limits.
    pub const DEFAULT_TIME: Duration = Duration::from_secs(2);

    /// The same for a level that takes all the time it is given: it has to see
    /// more than one that is only kept from exceeding the default.
    pub const LONG_TIME: Duration = Duration::from_secs(3);

    /// At most this long.
    #[must_use]
    pub fn of_time(time: Duration) -> Self {
        Self {
            time: Some(time),
            ..Self::default()
        }
    }

    /// At most this many visits.
    #[must_use]
    pub fn of_visits(visits: u32) -> Self {
        Self {
            visits: Some(visits),
            ..Self::default()
        }
    }

    /// The longest that the next move may take, with about `moves` of one's
    /// own still to come.
    #[must_use]
    pub fn time_for_move(&self, moves: u32) -> Option<Duration> {
        let clock = self.clock.map(|clock| clock.time_for_move(moves));
        match (self.time, clock) {
            (Some(time), Some(clock)) => Some(time.min(clock)),
            (time, clock) => time.or(clock),
        }
    }

    /// The same for a level that would search for ever: it takes
    /// [`Budget::DEFAULT_TIME`] where nothing limits it.
    pub(super) fn bounded_time_for_move(&self, moves: u32) -> Option<Duration> {
        let default = self.visits.is_none().then_some(Self::DEFAULT_TIME);
        self.time_for_move(moves).or(default)
    }
}

impl ClockLeft {
    /// How long the next move may take, with about `moves` still to come.
    fn time_for_move(self, moves: u32) -> Duration {
        let moves = moves.max(1);
        let (share, most) = match self {
            Self::Absolute(left) => (left / moves, left / 4),
            Self::Fischer { left, increment } => {
                // What a move adds can be spent, as long as it is there.
                (left / moves + increment.mul_f32(0.9), left / 2)
            }
            Self::ByoYomi {
                main,
                now,
                periods,
                period,
            } => match main.is_zero() {
                true => (now, now),
                // Every move can take a period for nothing, also one that
                // begins in the main time, and all periods but the last are
                // main time in disguise.
                false => {
                    let disguised = period.saturating_mul(periods.saturating_sub(1).min(1_000));
                    let spare = main.saturating_add(disguised);
                    ((spare / moves).max(period), main.saturating_add(period))
                }
            },
            Self::Canadian {
                main,
                now,
                moves: to_play,
                period,
                per_period,
            } => match main.is_zero() {
                true => (now / to_play.max(1), now / to_play.max(1)),
                false => {
                    let each = period / per_period.max(1);
                    ((main / moves).max(each), main.saturating_add(each))
                }
            },
        };
        share.min(most).saturating_sub(LAG)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn secs(secs: u64) -> Duration {
        Duration::from_secs(secs)
    }

    /// Plays a whole game, each move taking all it may, and returns whether
    /// the clock lasted.
    fn lasts(mut clock: ClockLeft, turns: u32) -> bool {
        for turn in 0..turns {
            let to_come = 20.max(100_u32.saturating_sub(turn));
            // A little more is spent than was asked for.
            let took = clock.time_for_move(to_come) + Duration::from_millis(20);
            let flagged = match &mut clock {
                ClockLeft::Absolute(left) => spend(left, took),
                ClockLeft::Fischer { left, increment } => {
                    let flagged = spend(left, took);
                    *left += *increment;
                    flagged
                }
                ClockLeft::ByoYomi {
                    main, now, period, ..
                } => {
                    let over = took.saturating_sub(*main);
                    *main = main.saturating_sub(took);
                    let flagged = spend(now, over);
                    *now = *period;
                    flagged
                }
                ClockLeft::Canadian {
                    main,
                    now,
                    moves,
                    period,
                    per_period,
                } => {
                    let over = took.saturating_sub(*main);
                    *main = main.saturating_sub(took);
                    let flagged = spend(now, over);
                    if main.is_zero() {
                        *moves -= 1;
                    }
                    if *moves == 0 {
                        (*moves, *now) = (*per_period, *period);
                    }
                    flagged
                }
            };
            if flagged {
                return false;
            }
        }
        true
    }

    fn spend(left: &mut Duration, took: Duration) -> bool {
        let flagged = took > *left;
        *left = left.saturating_sub(took);
        flagged
    }

    #[test]
    fn no_clock_runs_out() {
        for main in [20, 60, 600, 3600] {
            let main = secs(main);
            assert!(lasts(ClockLeft::Absolute(main), 180), "{main:?}");
            for each in [1, 5, 30] {
                let each = secs(each);
                let clocks = [
                    ClockLeft::Fischer {
                        left: main,
                        increment: each,
                    },
                    ClockLeft::ByoYomi {
                        main,
                        now: each,
                        periods: 3,
                        period: each,
                    },
                    ClockLeft::Canadian {
                        main,
                        now: each * 20,
                        moves: 20,
                        period: each * 20,
                        per_period: 20,
                    },
                ];
                for clock in clocks {
                    assert!(lasts(clock, 400), "{clock:?}");
                }
            }
        }
    }

    #[test]
    fn overtime_is_used_whole_and_main_time_is_shared_out() {
        let period = ClockLeft::ByoYomi {
            main: Duration::ZERO,
            now: secs(30),
            periods: 1,
            period: secs(30),
        };
        assert!(period.time_for_move(50) > secs(29));
        let main = ClockLeft::Absolute(secs(600));
        assert!(main.time_for_move(60) > secs(9));
        assert!(main.time_for_move(60) <= secs(10));
    }

    #[test]
    fn the_last_of_the_main_time_is_no_reason_to_hurry() {
        let main = Duration::from_millis(50);
        let periods = ClockLeft::ByoYomi {
            main,
            now: secs(30),
            periods: 3,
            period: secs(30),
        };
        let canadian = ClockLeft::Canadian {
            main,
            now: secs(300),
            moves: 10,
            period: secs(300),
            per_period: 10,
        };
        for clock in [periods, canadian] {
            let time = clock.time_for_move(50);
            assert!(time > secs(29) && time < secs(30), "{clock:?}: {time:?}");
        }
    }

    #[test]
    fn the_tighter_limit_holds() {
        let budget = Budget {
            time: Some(secs(1)),
            clock: Some(ClockLeft::Absolute(secs(6000))),
            visits: None,
        };
        assert_eq!(budget.time_for_move(60), Some(secs(1)));
        assert_eq!(Budget::default().time_for_move(60), None);
    }
}
