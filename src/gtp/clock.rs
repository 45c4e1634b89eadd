//! The clocks that a controller tells of.

use std::time::Duration;

use crate::ai::ClockLeft;
use crate::board::{ByColor, Color};

/// How the players' time is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Control {
    /// Nobody has said anything about it.
    #[default]
    Untold,
    /// It was said that there is no limit.
    Unlimited,
    /// So much for the whole game.
    Absolute(Duration),
    /// After the main time, periods that are lost only when they run out.
    ByoYomi {
        main: Duration,
        period: Duration,
        periods: u32,
    },
    /// After the main time, so many moves in each period.
    Canadian {
        main: Duration,
        period: Duration,
        moves: u32,
    },
    /// Each move adds time.
    Fischer { main: Duration, increment: Duration },
}

/// What both sides have left.
///
/// What the controller says holds; between two sayings the time that our own
/// moves took is taken off, for controllers that say nothing.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clocks {
    control: Control,
    left: ByColor<Option<ClockLeft>>,
}

impl Control {
    /// What a clock shows before the first move.
    fn at_start(self) -> Option<ClockLeft> {
        match self {
            Self::Untold | Self::Unlimited => None,
            Self::Absolute(main) => Some(ClockLeft::Absolute(main)),
            Self::ByoYomi {
                main,
                period,
                periods,
            } => Some(ClockLeft::ByoYomi {
                main,
                now: period,
                periods,
                period,
            }),
            Self::Canadian {
                main,
                period,
                moves,
            } => Some(ClockLeft::Canadian {
                main,
                now: period,
                moves,
                period,
                per_period: moves,
            }),
            Self::Fischer { main, increment } => Some(ClockLeft::Fischer {
                left: main,
                increment,
            }),
        }
    }

    /// What a clock shows with so much time left for so many moves, or so many
    /// periods; 0 of them is main time.
    fn as_told(self, left: Duration, stones: u32) -> Option<ClockLeft> {
        let (main, now) = match stones {
            0 => (left, Duration::ZERO),
            _ => (Duration::ZERO, left),
        };
        match (self, stones) {
            (Self::Unlimited, _) => None,
            (Self::Fischer { increment, .. }, _) => Some(ClockLeft::Fischer { left, increment }),
            (Self::Untold | Self::Absolute(_), 0) => Some(ClockLeft::Absolute(left)),
            (Self::Untold | Self::Absolute(_), moves) => Some(ClockLeft::Canadian {
                main,
                now,
                moves,
                period: left,
                per_period: moves,
            }),
            (
                Self::ByoYomi {
                    period, periods, ..
                },
                _,
            ) => Some(ClockLeft::ByoYomi {
                main,
                now: if stones == 0 { period } else { now },
                periods: if stones == 0 { periods } else { stones },
                period,
            }),
            (Self::Canadian { period, moves, .. }, _) => Some(ClockLeft::Canadian {
                main,
                now: if stones == 0 { period } else { now },
                moves: if stones == 0 { moves } else { stones },
                period,
                per_period: moves,
            }),
        }
    }
}

impl Clocks {
    /// Starts both clocks anew under this control.
    pub(super) fn set(&mut self, control: Control) {
        self.control = control;
        self.restart();
    }

    /// Starts both clocks anew, as for a new game.
    pub(super) fn restart(&mut self) {
        self.left = ByColor::from_fn(|_| self.control.at_start());
    }

    /// Takes over what the controller says is left.
    pub(super) fn told(&mut self, color: Color, left: Duration, stones: u32) {
        self.left[color] = self.control.as_told(left, stones);
    }

    /// What a side has left; `None` where nothing limits it.
    pub(super) fn left(&self, color: Color) -> Option<ClockLeft> {
        self.left[color]
    }

    /// Takes off what a move took.
    pub(super) fn spend(&mut self, color: Color, took: Duration) {
        if let Some(left) = &mut self.left[color] {
            *left = after(*left, took);
        }
    }
}

/// A clock after a move that took so long.
fn after(clock: ClockLeft, took: Duration) -> ClockLeft {
    match clock {
        ClockLeft::Absolute(left) => ClockLeft::Absolute(left.saturating_sub(took)),
        ClockLeft::Fischer { left, increment } => ClockLeft::Fischer {
            left: left.saturating_sub(took).saturating_add(increment),
            increment,
        },
        ClockLeft::ByoYomi {
            main,
            now,
            periods,
            period,
        } => {
            let (main, over) = (main.saturating_sub(took), took.saturating_sub(main));
            let lost = periods_lost(over, now, period);
            ClockLeft::ByoYomi {
                main,
                now: period,
                periods: periods.saturating_sub(lost).max(1),
                period,
            }
        }
        ClockLeft::Canadian {
            main,
            now,
            moves,
            period,
            per_period,
        } => {
            let over = took.saturating_sub(main);
            let main = main.saturating_sub(took);
            let played = u32::from(main.is_zero());
            let (now, moves) = match moves.saturating_sub(played) {
                0 => (period, per_period),
                moves => (now.saturating_sub(over), moves),
            };
            ClockLeft::Canadian {
                main,
                now,
                moves,
                period,
                per_period,
            }
        }
    }
}

/// How many periods run out in this time, with so much left of the first.
fn periods_lost(over: Duration, now: Duration, period: Duration) -> u32 {
    if over <= now || period.is_zero() {
        return 0;
    }
    let further = (over - now).as_nanos() / period.as_nanos();
    u32::try_from(further).unwrap_or(u32::MAX).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn secs(secs: u64) -> Duration {
        Duration::from_secs(secs)
    }

    fn clocks(control: Control) -> Clocks {
        let mut clocks = Clocks::default();
        clocks.set(control);
        clocks
    }

    /// What Black's clock shows after moves that took so many seconds.
    fn shows(control: Control, took: &[u64]) -> Option<ClockLeft> {
        let mut clocks = clocks(control);
        for &took in took {
            clocks.spend(Color::Black, secs(took));
        }
        assert_eq!(clocks.left(Color::White), control.at_start());
        clocks.left(Color::Black)
    }

    #[test]
    fn our_own_moves_are_taken_off() {
        let absolute = Control::Absolute(secs(60));
        assert_eq!(
            shows(absolute, &[20, 30]),
            Some(ClockLeft::Absolute(secs(10)))
        );
        assert_eq!(shows(absolute, &[90]), Some(ClockLeft::Absolute(secs(0))));
        let fischer = Control::Fischer {
            main: secs(60),
            increment: secs(5),
        };
        let left = Some(ClockLeft::Fischer {
            left: secs(40),
            increment: secs(5),
        });
        assert_eq!(shows(fischer, &[20, 10]), left);
        assert_eq!(shows(Control::Unlimited, &[20]), None);
        assert_eq!(shows(Control::Untold, &[20]), None);
    }

    #[test]
    fn periods_are_lost_one_after_the_other() {
        let control = Control::ByoYomi {
            main: secs(60),
            period: secs(10),
            periods: 3,
        };
        let left = |main, periods| {
            Some(ClockLeft::ByoYomi {
                main: secs(main),
                now: secs(10),
                periods,
                period: secs(10),
            })
        };
        assert_eq!(shows(control, &[50]), left(10, 3));
        assert_eq!(shows(control, &[65]), left(0, 3));
        assert_eq!(shows(control, &[60, 10, 10]), left(0, 3));
        assert_eq!(shows(control, &[60, 11]), left(0, 2));
        assert_eq!(shows(control, &[60, 25]), left(0, 1));
        assert_eq!(shows(control, &[1_000]), left(0, 1));
    }

    #[test]
    fn periods_begin_again_once_their_moves_are_played() {
        let control = Control::Canadian {
            main: secs(60),
            period: secs(100),
            moves: 2,
        };
        let left = |main, now, moves| {
            Some(ClockLeft::Canadian {
                main: secs(main),
                now: secs(now),
                moves,
                period: secs(100),
                per_period: 2,
            })
        };
        assert_eq!(shows(control, &[50]), left(10, 100, 2));
        assert_eq!(shows(control, &[70]), left(0, 90, 1));
        assert_eq!(shows(control, &[70, 20]), left(0, 100, 2));
    }

    #[test]
    fn what_the_controller_says_holds() {
        let mut byo_yomi = clocks(Control::ByoYomi {
            main: secs(60),
            period: secs(10),
            periods: 3,
        });
        byo_yomi.spend(Color::White, secs(50));
        byo_yomi.told(Color::White, secs(8), 2);
        let told = Some(ClockLeft::ByoYomi {
            main: secs(0),
            now: secs(8),
            periods: 2,
            period: secs(10),
        });
        assert_eq!(byo_yomi.left(Color::White), told);

        let mut untold = clocks(Control::Untold);
        untold.told(Color::Black, secs(90), 0);
        let told = Some(ClockLeft::Absolute(secs(90)));
        assert_eq!(untold.left(Color::Black), told);
        assert_eq!(untold.left(Color::White), None);

        let mut unlimited = clocks(Control::Unlimited);
        unlimited.told(Color::Black, secs(1), 0);
        assert_eq!(unlimited.left(Color::Black), None);
    }
}
