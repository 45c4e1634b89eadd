//! What an engine is told of its time.

use std::time::Duration;

use crate::ai::{Budget, ClockLeft};
use crate::board::Color;

use super::game::color_name;

/// The kind of time that was agreed on, as far as it is said once a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TimeSettings {
    /// As much as it likes.
    #[default]
    Unlimited,
    /// So much for each move.
    PerMove(Duration),
    Absolute,
    ByoYomi {
        period: Duration,
    },
    Canadian {
        period: Duration,
        moves: u32,
    },
    Fischer {
        increment: Duration,
    },
}

/// Which commands an engine has for clocks besides those that all have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClockCommands {
    Plain,
    /// It knows Japanese byo-yomi as such.
    Kgs,
}

impl TimeSettings {
    pub(super) fn of(budget: &Budget) -> Self {
        match (budget.clock, budget.time) {
            (None, None) => Self::Unlimited,
            (None, Some(time)) => Self::PerMove(time),
            (Some(ClockLeft::Absolute(_)), _) => Self::Absolute,
            (Some(ClockLeft::ByoYomi { period, .. }), _) => Self::ByoYomi { period },
            (
                Some(ClockLeft::Canadian {
                    period, per_period, ..
                }),
                _,
            ) => Self::Canadian {
                period,
                moves: per_period,
            },
            (Some(ClockLeft::Fischer { increment, .. }), _) => Self::Fischer { increment },
        }
    }
}

/// What is said once a game.
pub(super) fn settings(budget: &Budget, dialect: ClockCommands) -> String {
    match (budget.clock, budget.time) {
        // Overtime without moves means no limit.
        (None, None) => "time_settings 0 1 0".to_owned(),
        (None, Some(time)) => format!("time_settings 0 {} 1", whole(time)),
        // GTP has no words for an increment; what it adds shows in what is
        // left before each move.
        (Some(ClockLeft::Absolute(left) | ClockLeft::Fischer { left, .. }), _) => {
            format!("time_settings {} 0 0", whole(left))
        }
        (
            Some(ClockLeft::ByoYomi {
                main,
                periods,
                period,
                ..
            }),
            _,
        ) => {
            let (main, period) = (main.as_secs(), whole(period));
            match dialect {
                ClockCommands::Kgs => {
                    format!("kgs-time_settings byoyomi {main} {period} {periods}")
                }
                // A period of Canadian byo-yomi for one move.
                ClockCommands::Plain => format!("time_settings {main} {period} 1"),
            }
        }
        (
            Some(ClockLeft::Canadian {
                main,
                period,
                per_period,
                ..
            }),
            _,
        ) => {
            let main = main.as_secs();
            format!("time_settings {main} {} {per_period}", whole(period))
        }
    }
}

/// What is said before each move; nothing where there is no limit.
pub(super) fn left(color: Color, budget: &Budget, dialect: ClockCommands) -> Option<String> {
    let (left, moves) = match (budget.clock, budget.time) {
        (None, None) => return None,
        (None, Some(time)) => (Duration::from_secs(whole(time)), 1),
        (Some(ClockLeft::Absolute(left) | ClockLeft::Fischer { left, .. }), _) => (left, 0),
        (Some(ClockLeft::ByoYomi { main, .. } | ClockLeft::Canadian { main, .. }), _)
            if !main.is_zero() =>
        {
            (main, 0)
        }
        (Some(ClockLeft::ByoYomi { now, periods, .. }), _) => match dialect {
            ClockCommands::Kgs => (now, periods),
            ClockCommands::Plain => (now, 1),
        },
        (Some(ClockLeft::Canadian { now, moves, .. }), _) => (now, moves),
    };
    let color = color_name(color);
    Some(format!("time_left {color} {} {moves}", left.as_secs()))
}

/// The longest that is waited for a move: as long as the clock lasts, and a
/// little for the transfer.
pub(super) fn limit(budget: &Budget, otherwise: Duration) -> Duration {
    const LAG: Duration = Duration::from_secs(5);
    let all = match budget.clock {
        None => return otherwise,
        Some(ClockLeft::Absolute(left) | ClockLeft::Fischer { left, .. }) => left,
        Some(ClockLeft::ByoYomi {
            main,
            now,
            periods,
            period,
        }) => {
            let more = period.saturating_mul(periods.saturating_sub(1));
            main.saturating_add(now).saturating_add(more)
        }
        Some(ClockLeft::Canadian { main, now, .. }) => main.saturating_add(now),
    };
    all.saturating_add(LAG)
}

/// GTP counts whole seconds, and none at all would mean something else.
fn whole(time: Duration) -> u64 {
    time.as_secs().max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn secs(secs: u64) -> Duration {
        Duration::from_secs(secs)
    }

    fn of(clock: ClockLeft) -> Budget {
        Budget {
            clock: Some(clock),
            ..Budget::default()
        }
    }

    fn says(budget: &Budget, dialect: ClockCommands) -> (String, String) {
        let left = left(Color::White, budget, dialect);
        (settings(budget, dialect), left.unwrap_or_default())
    }

    #[test]
    fn every_clock_is_told_in_the_words_of_gtp() {
        let [plain, kgs] = [ClockCommands::Plain, ClockCommands::Kgs];
        let byo_yomi = |main| {
            of(ClockLeft::ByoYomi {
                main: secs(main),
                now: secs(7),
                periods: 3,
                period: secs(10),
            })
        };
        let canadian = |main| {
            of(ClockLeft::Canadian {
                main: secs(main),
                now: secs(70),
                moves: 4,
                period: secs(100),
                per_period: 20,
            })
        };
        let fischer = of(ClockLeft::Fischer {
            left: secs(50),
            increment: secs(5),
        });
        let absolute = of(ClockLeft::Absolute(Duration::from_millis(90_900)));
        let per_move = Budget::of_time(Duration::from_millis(300));
        for (budget, dialect, once, each) in [
            (absolute, plain, "time_settings 90 0 0", "90 0"),
            (fischer, kgs, "time_settings 50 0 0", "50 0"),
            (per_move, plain, "time_settings 0 1 1", "1 1"),
            (canadian(9), kgs, "time_settings 9 100 20", "9 0"),
            (canadian(0), plain, "time_settings 0 100 20", "70 4"),
            (byo_yomi(9), plain, "time_settings 9 10 1", "9 0"),
            (byo_yomi(0), plain, "time_settings 0 10 1", "7 1"),
            (byo_yomi(0), kgs, "kgs-time_settings byoyomi 0 10 3", "7 3"),
        ] {
            let each = format!("time_left white {each}");
            assert_eq!(says(&budget, dialect), (once.to_owned(), each));
        }
        let unlimited = says(&Budget::default(), plain);
        assert_eq!(unlimited.0, "time_settings 0 1 0");
        assert_eq!(unlimited.1, "");
    }

    #[test]
    fn nobody_waits_longer_than_the_clock_lasts() {
        let clock = ClockLeft::ByoYomi {
            main: secs(60),
            now: secs(10),
            periods: 3,
            period: secs(10),
        };
        assert_eq!(limit(&of(clock), secs(600)), secs(95));
        let short = of(ClockLeft::Absolute(Duration::ZERO));
        assert_eq!(limit(&short, secs(600)), secs(5));
        assert_eq!(limit(&Budget::default(), secs(600)), secs(600));
    }
}
