//! The clocks of a match, held against a simulation that counts every second.

use std::time::Duration;

use jego::board::{ByColor, Color};
use jego::record::{ClockReading, TimeControl};
use jego::session::Clock;
use proptest::prelude::{Strategy, prop_oneof};
use proptest::{collection, proptest};

const BYO_YOMI: TimeControl = TimeControl::ByoYomi {
    main_secs: 60,
    periods: 3,
    period_secs: 30,
};
const CANADIAN: TimeControl = TimeControl::Canadian {
    main_secs: 60,
    moves: 3,
    period_secs: 30,
};

const fn at(secs: u64) -> Duration {
    Duration::from_secs(secs)
}

/// Black's clock with these many seconds gone since the start.
#[track_caller]
fn black(clock: &Clock, secs: u64) -> (u64, Option<u32>) {
    let reading = clock.reading(Color::Black, at(secs)).unwrap();
    assert_eq!(reading.left_millis % 1000, 0);
    (reading.left_millis / 1000, reading.overtime)
}

fn started(control: TimeControl) -> Clock {
    let mut clock = Clock::new(control);
    clock.start(Color::Black, at(0));
    clock
}

#[test]
fn without_a_clock_nobody_runs_out() {
    let mut clock = started(TimeControl::None);
    clock.press(at(1_000_000));
    assert_eq!(clock.running(), Some(Color::White));
    assert_eq!(clock.readings(at(2_000_000)), ByColor::default());
    assert_eq!(clock.flagged(at(2_000_000)), None);
    assert_eq!(clock.next_tick(at(0)), None);
    assert!(!clock.is_low(Color::White, at(0)));
}

#[test]
fn absolute_time_runs_out_once_and_for_all() {
    let mut clock = started(TimeControl::Absolute { main_secs: 60 });
    assert_eq!(black(&clock, 59), (1, None));
    assert_eq!(clock.flagged(at(59)), None);
    assert_eq!(clock.flagged(at(60)), Some(Color::Black));
    clock.press(at(61));
    assert_eq!(clock.running(), None);
    clock.start(Color::White, at(62));
    assert_eq!(clock.flagged(at(500)), Some(Color::Black));
    assert_eq!(black(&clock, 500), (0, None));
}

#[test]
fn a_period_is_kept_by_a_move_and_lost_by_waiting() {
    let mut clock = started(BYO_YOMI);
    assert_eq!(black(&clock, 59), (1, None));
    assert_eq!(black(&clock, 60), (30, Some(3)));
    assert_eq!(black(&clock, 89), (1, Some(3)));
    assert_eq!(black(&clock, 95), (25, Some(2)));
    clock.press(at(95));
    assert_eq!(black(&clock, 95), (30, Some(2)));
    clock.press(at(96));
    assert_eq!(black(&clock, 125), (1, Some(2)));
    assert_eq!(black(&clock, 155), (1, Some(1)));
    assert_eq!(clock.flagged(at(155)), None);
    assert_eq!(clock.flagged(at(156)), Some(Color::Black));
    assert_eq!(black(&clock, 156), (0, Some(0)));
}

#[test]
fn a_canadian_period_asks_for_its_moves_and_then_begins_anew() {
    let mut clock = started(CANADIAN);
    clock.press(at(70));
    assert_eq!(black(&clock, 70), (20, Some(2)));
    clock.press(at(70));
    clock.press(at(80));
    assert_eq!(black(&clock, 80), (10, Some(1)));
    clock.press(at(80));
    clock.press(at(89));
    assert_eq!(black(&clock, 89), (30, Some(3)));
    clock.press(at(89));
    assert_eq!(clock.flagged(at(118)), None);
    assert_eq!(clock.flagged(at(119)), Some(Color::Black));
}

#[test]
fn each_move_adds_its_increment() {
    let mut clock = started(TimeControl::Fischer {
        main_secs: 60,
        increment_secs: 10,
    });
    clock.press(at(5));
    assert_eq!(black(&clock, 5), (65, None));
    assert_eq!(clock.flagged(at(64)), None);
    assert_eq!(clock.flagged(at(65)), Some(Color::White));
}

#[test]
fn without_main_time_overtime_begins_at_once() {
    let control = TimeControl::ByoYomi {
        main_secs: 0,
        periods: 3,
        period_secs: 30,
    };
    assert_eq!(black(&Clock::new(control), 0), (30, Some(3)));
    let control = TimeControl::Canadian {
        main_secs: 0,
        moves: 25,
        period_secs: 300,
    };
    assert_eq!(black(&Clock::new(control), 0), (300, Some(25)));
    let control = TimeControl::Fischer {
        main_secs: 0,
        increment_secs: 5,
    };
    assert_eq!(black(&Clock::new(control), 0), (5, None));
}

#[test]
fn overtime_without_time_is_none() {
    for (periods, period_secs) in [(0, 30), (3, 0), (0, 0)] {
        let clock = started(TimeControl::ByoYomi {
            main_secs: 60,
            periods,
            period_secs,
        });
        assert_eq!(clock.flagged(at(59)), None);
        assert_eq!(clock.flagged(at(60)), Some(Color::Black));
        assert!(clock.is_low(Color::Black, at(55)));
    }
    let clock = started(TimeControl::Absolute { main_secs: 0 });
    assert_eq!(clock.flagged(at(0)), Some(Color::Black));
}

#[test]
fn numbers_beyond_all_sense_are_held() {
    let most = u32::MAX;
    let mut clock = Clock::resumed(
        TimeControl::Fischer {
            main_secs: most,
            increment_secs: most,
        },
        ByColor::from_fn(|_| {
            Some(ClockReading {
                left_millis: u64::MAX,
                overtime: Some(most),
            })
        }),
    );
    clock.start(Color::Black, at(0));
    clock.press(at(0));
    let full = clock.reading(Color::Black, at(0)).unwrap();
    assert_eq!(full.left_millis, u64::MAX);
    assert_eq!(clock.flagged(Duration::MAX), Some(Color::White));

    let clock = started(TimeControl::ByoYomi {
        main_secs: most,
        periods: most,
        period_secs: 1,
    });
    assert_eq!(black(&clock, u64::from(most)), (1, Some(most)));
    assert_eq!(clock.flagged(Duration::MAX), Some(Color::Black));
}

#[test]
fn a_paused_clock_stands_still() {
    let mut clock = started(BYO_YOMI);
    clock.pause(at(10));
    assert_eq!(clock.running(), None);
    assert_eq!(clock.next_tick(at(20)), None);
    clock.press(at(500));
    clock.start(Color::Black, at(1_000));
    assert_eq!(black(&clock, 1_005), (45, None));
    clock.start(Color::White, at(1_005));
    assert_eq!(black(&clock, 1_100), (45, None));
}

#[test]
fn clocks_go_on_as_they_were_kept() {
    let mut clock = started(BYO_YOMI);
    clock.press(at(100));
    let kept = clock.readings(at(110));
    let mut again = Clock::resumed(BYO_YOMI, kept);
    assert_eq!(again.running(), None);
    assert_eq!(again.readings(at(0)), kept);
    again.start(Color::White, at(0));
    assert_eq!(again.flagged(at(139)), None);
    assert_eq!(again.flagged(at(140)), Some(Color::White));
    let half = ByColor {
        black: kept.black,
        white: None,
    };
    let again = Clock::resumed(BYO_YOMI, half);
    let full = again.reading(Color::White, at(0)).unwrap();
    assert_eq!((full.left_millis, full.overtime), (60_000, None));
}

#[test]
fn only_the_end_of_the_last_time_is_a_warning() {
    let clock = started(BYO_YOMI);
    let warning = |secs| clock.warning_secs(Color::Black, at(secs));
    assert_eq!(warning(55), None);
    assert_eq!(warning(85), None);
    assert_eq!(warning(139), None);
    assert_eq!(warning(140), Some(10));
    assert_eq!(warning(149), Some(1));
    let clock = started(CANADIAN);
    assert!(!clock.is_low(Color::Black, at(55)));
    assert!(clock.is_low(Color::Black, at(80)));
}

/// One player's clock, a second at a time.
#[derive(Clone)]
struct Slow {
    control: TimeControl,
    left: u32,
    overtime: Option<u32>,
    out: bool,
}

impl Slow {
    fn new(control: TimeControl) -> Self {
        let mut slow = Self {
            control,
            left: control.main_secs().unwrap_or(0),
            overtime: None,
            out: false,
        };
        if let TimeControl::Fischer {
            main_secs: 0,
            increment_secs,
        } = control
        {
            slow.left = increment_secs;
        }
        if slow.left == 0 {
            slow.enter_overtime();
            slow.out = false;
        }
        slow
    }

    fn enter_overtime(&mut self) {
        match self.control {
            TimeControl::ByoYomi {
                periods,
                period_secs,
                ..
            } if periods * period_secs > 0 => {
                (self.left, self.overtime) = (period_secs, Some(periods));
            }
            TimeControl::Canadian {
                moves, period_secs, ..
            } if moves * period_secs > 0 => {
                (self.left, self.overtime) = (period_secs, Some(moves));
            }
            TimeControl::None
            | TimeControl::Absolute { .. }
            | TimeControl::ByoYomi { .. }
            | TimeControl::Canadian { .. }
            | TimeControl::Fischer { .. } => self.out = true,
        }
    }

    fn tick(&mut self) {
        if self.out || self.control == TimeControl::None {
            return;
        }
        if self.left == 0 {
            self.out = true;
            return;
        }
        self.left -= 1;
        if self.left > 0 {
            return;
        }
        match (self.control, self.overtime) {
            (_, None) => self.enter_overtime(),
            (TimeControl::ByoYomi { period_secs, .. }, Some(periods)) if periods > 1 => {
                (self.left, self.overtime) = (period_secs, Some(periods - 1));
            }
            (TimeControl::ByoYomi { .. }, Some(_)) => (self.out, self.overtime) = (true, Some(0)),
            (_, Some(_)) => self.out = true,
        }
    }

    fn moves(&mut self) {
        match (self.control, self.overtime) {
            (TimeControl::ByoYomi { period_secs, .. }, Some(_)) => self.left = period_secs,
            (TimeControl::Fischer { increment_secs, .. }, _) => self.left += increment_secs,
            (TimeControl::Canadian { .. }, Some(left)) if left > 1 => {
                self.overtime = Some(left - 1);
            }
            (TimeControl::Canadian { .. }, Some(_)) => self.enter_overtime(),
            _ => {}
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Act {
    Wait(u64),
    Press,
    Pause,
    Start(Color),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        4 => (0..40_u64).prop_map(Act::Wait),
        4 => proptest::strategy::Just(Act::Press),
        1 => proptest::strategy::Just(Act::Pause),
        2 => (0..2_usize).prop_map(|index| Act::Start(Color::BOTH[index])),
    ];
    collection::vec(act, 0..60)
}

fn controls() -> impl Strategy<Value = TimeControl> {
    (0..5_u32, 0..90_u32, 0..4_u32, 0..40_u32).prop_map(|(kind, main_secs, count, secs)| match kind
    {
        0 => TimeControl::None,
        1 => TimeControl::Absolute { main_secs },
        2 => TimeControl::ByoYomi {
            main_secs,
            periods: count,
            period_secs: secs,
        },
        3 => TimeControl::Canadian {
            main_secs,
            moves: count,
            period_secs: secs,
        },
        _ => TimeControl::Fischer {
            main_secs,
            increment_secs: secs,
        },
    })
}

proptest! {
    #[test]
    fn the_clock_agrees_with_counting_every_second(control in controls(), acts in acts()) {
        let mut clock = Clock::new(control);
        let mut slow = ByColor::from_fn(|_| Slow::new(control));
        let (mut now, mut running) = (0, None);
        for act in acts {
            let fallen = Color::BOTH.into_iter().find(|&color| slow[color].out);
            match act {
                Act::Wait(secs) => {
                    now += secs;
                    for _ in 0..secs {
                        if let Some(color) = running {
                            slow[color].tick();
                        }
                    }
                }
                Act::Press => {
                    clock.press(at(now));
                    running = running.filter(|_| fallen.is_none()).map(|color: Color| {
                        slow[color].moves();
                        color.other()
                    });
                }
                Act::Pause => {
                    clock.pause(at(now));
                    running = None;
                }
                Act::Start(color) => {
                    clock.start(color, at(now));
                    running = Some(color).filter(|_| fallen.is_none());
                }
            }
            // A clock without any time falls as soon as it runs.
            if let Some(color) = running
                && slow[color].left == 0
                && control != TimeControl::None
            {
                slow[color].out = true;
            }
            let fallen = Color::BOTH.into_iter().find(|&color| slow[color].out);
            assert_eq!(clock.flagged(at(now)), fallen);
            for color in Color::BOTH {
                let shown = clock.reading(color, at(now));
                let expected = (control != TimeControl::None).then(|| ClockReading {
                    left_millis: u64::from(slow[color].left) * 1000,
                    overtime: slow[color].overtime,
                });
                assert_eq!(shown, expected, "{color:?} at {now}");
            }
        }
    }

    #[test]
    fn the_face_changes_at_the_next_tick_and_not_before(control in controls(), millis in 0..200_000_u64) {
        let clock = started(control);
        let now = Duration::from_millis(millis);
        let face = |now| {
            let reading = clock.reading(Color::Black, now)?;
            Some(jego::words::clock_face(jego::words::Language::English, reading, control))
        };
        let Some(tick) = clock.next_tick(now) else {
            assert!(control == TimeControl::None || clock.flagged(now).is_some());
            return Ok(());
        };
        assert_eq!(face(now + tick - Duration::from_millis(1)), face(now));
        let fell = clock.flagged(now + tick).is_some();
        assert!(fell || face(now + tick) != face(now), "{:?}", face(now));
    }
}
