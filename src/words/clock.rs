//! The face of a clock, and the names of what was agreed about time.

use crate::record::{ClockReading, TimeControl};

use super::{ClockWords, Language};

/// What a clock shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// The time left of what is running, such as `12:34` or `0:09.4`.
    pub time: String,
    /// What stands beside it: what comes after, or what is left of it.
    pub beside: Option<String>,
}

/// The face of a clock. Time is rounded up, so that a clock shows nothing left
/// only when nothing is.
#[must_use]
pub fn clock_face(language: Language, reading: ClockReading, control: TimeControl) -> ClockFace {
    ClockFace {
        time: language.decimal(&time_left(reading.left_millis)),
        beside: beside(language, reading.overtime, control),
    }
}

/// A time control in a few words, such as `20 min + 5 × 30 s`.
#[must_use]
pub fn control_text(language: Language, control: TimeControl) -> String {
    let Some(main_secs) = control.main_secs() else {
        return language.say(ClockWords::NoClock).to_owned();
    };
    let main = span_text(language, main_secs);
    match after_main(language, control) {
        Some(after) if main_secs == 0 => after,
        Some(after) => language.fill(ClockWords::Then, &[&main, &after]),
        None => main,
    }
}

/// So many seconds in the largest unit that needs no fraction.
#[must_use]
pub fn span_text(language: Language, secs: u32) -> String {
    match secs {
        0 => language.fill(ClockWords::Seconds, &[&secs]),
        _ if secs.is_multiple_of(3600) => language.fill(ClockWords::Hours, &[&(secs / 3600)]),
        _ if secs.is_multiple_of(60) => language.fill(ClockWords::Minutes, &[&(secs / 60)]),
        1..120 => language.fill(ClockWords::Seconds, &[&secs]),
        _ => figures(u64::from(secs)),
    }
}

/// How many seconds the unit has that stands behind a number, in any language; one
/// that is cut short is told by its first letter.
#[must_use]
pub fn unit_named(name: &str) -> Option<u32> {
    const UNITS: [(ClockWords, u32); 3] = [
        (ClockWords::Seconds, 1),
        (ClockWords::Minutes, 60),
        (ClockWords::Hours, 3600),
    ];
    let is_named = |language: Language, unit: ClockWords| {
        let text = language.say(unit).replace("{0}", "").to_lowercase();
        text.trim() == name.to_lowercase().trim()
    };
    let all = Language::ALL.iter().copied();
    let mut all = all.flat_map(|language| UNITS.map(|(unit, secs)| (language, unit, secs)));
    let known = all.find(|&(language, unit, _)| is_named(language, unit));
    known
        .map(|(_, _, secs)| secs)
        .or_else(|| match name.trim().chars().next()? {
            's' | 'S' => Some(1),
            'm' | 'M' => Some(60),
            'h' | 'H' => Some(3600),
            _ => None,
        })
}

fn beside(language: Language, overtime: Option<u32>, control: TimeControl) -> Option<String> {
    match (control, overtime) {
        (TimeControl::ByoYomi { .. }, Some(0 | 1)) => {
            Some(language.say(ClockWords::LastPeriod).to_owned())
        }
        (TimeControl::ByoYomi { period_secs, .. }, Some(periods)) => {
            let period = span_text(language, period_secs);
            Some(language.fill(ClockWords::Periods, &[&periods, &period]))
        }
        (TimeControl::Canadian { moves, .. }, Some(left)) => {
            Some(language.fill(ClockWords::MovesLeft, &[&left, &moves]))
        }
        (_, _) => {
            let after = after_main(language, control)?;
            Some(language.fill(ClockWords::Ahead, &[&after]))
        }
    }
}

/// What comes on top of the main time; `None` where nothing does.
fn after_main(language: Language, control: TimeControl) -> Option<String> {
    let span = |secs: u32| span_text(language, secs);
    match control {
        TimeControl::None | TimeControl::Absolute { .. } => None,
        TimeControl::ByoYomi { periods: 0, .. } => None,
        TimeControl::Canadian { moves: 0, .. } => None,
        TimeControl::ByoYomi {
            periods,
            period_secs,
            ..
        } => Some(language.fill(ClockWords::Periods, &[&periods, &span(period_secs)])),
        TimeControl::Canadian {
            moves, period_secs, ..
        } => Some(language.fill(ClockWords::CanadianPeriod, &[&moves, &span(period_secs)])),
        TimeControl::Fischer { increment_secs, .. } => {
            Some(language.fill(ClockWords::Increment, &[&span(increment_secs)]))
        }
    }
}

fn time_left(millis: u64) -> String {
    let tenths = millis.div_ceil(100);
    match tenths {
        0..100 => format!("0:{:02}.{}", tenths / 10, tenths % 10),
        _ => figures(millis.div_ceil(1000)),
    }
}

fn figures(secs: u64) -> String {
    let (hours, minutes, secs) = (secs / 3600, secs / 60 % 60, secs % 60);
    match hours {
        0 => format!("{minutes}:{secs:02}"),
        _ => format!("{hours}:{minutes:02}:{secs:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BYO_YOMI: TimeControl = TimeControl::ByoYomi {
        main_secs: 1200,
        periods: 5,
        period_secs: 30,
    };
    const CANADIAN: TimeControl = TimeControl::Canadian {
        main_secs: 2700,
        moves: 25,
        period_secs: 600,
    };
    const FISCHER: TimeControl = TimeControl::Fischer {
        main_secs: 300,
        increment_secs: 10,
    };

    fn face(left_millis: u64, overtime: Option<u32>, control: TimeControl) -> String {
        let reading = ClockReading {
            left_millis,
            overtime,
        };
        let face = clock_face(Language::English, reading, control);
        match face.beside {
            Some(beside) => format!("{}  {beside}", face.time),
            None => face.time,
        }
    }

    #[test]
    fn time_is_shown_in_figures_and_the_last_ten_seconds_in_tenths() {
        let face = |millis| face(millis, None, TimeControl::Absolute { main_secs: 9 });
        assert_eq!(face(754_000), "12:34");
        assert_eq!(face(753_001), "12:34");
        assert_eq!(face(3_723_000), "1:02:03");
        assert_eq!(face(10_000), "0:10");
        assert_eq!(face(9_901), "0:10");
        assert_eq!(face(9_900), "0:09.9");
        assert_eq!(face(9_350), "0:09.4");
        assert_eq!(face(1), "0:00.1");
        assert_eq!(face(0), "0:00.0");
        assert_eq!(face(u64::MAX), "5124095576030:25:52");
    }

    #[test]
    fn overtime_stands_beside_the_time() {
        assert_eq!(
            face(60_000, None, BYO_YOMI),
            "1:00  + 5 × 30\u{a0}s",
            "ahead"
        );
        assert_eq!(face(25_000, Some(3), BYO_YOMI), "0:25  3 × 30\u{a0}s");
        assert_eq!(face(25_000, Some(1), BYO_YOMI), "0:25  Last period");
        assert_eq!(
            face(60_000, None, CANADIAN),
            "1:00  + 25 moves in 10\u{a0}min"
        );
        assert_eq!(face(60_000, Some(12), CANADIAN), "1:00  12/25 moves");
        assert_eq!(face(60_000, None, FISCHER), "1:00  + 10\u{a0}s per move");
    }

    #[test]
    fn french_writes_tenths_with_a_comma() {
        let reading = ClockReading {
            left_millis: 9_400,
            overtime: Some(1),
        };
        let face = clock_face(Language::French, reading, BYO_YOMI);
        assert_eq!(face.time, "0:09,4");
        assert_eq!(face.beside.as_deref(), Some("Dernière période"));
    }

    #[test]
    fn what_was_agreed_is_told_in_a_few_words() {
        let text = |control| control_text(Language::English, control).replace('\u{a0}', " ");
        assert_eq!(text(TimeControl::None), "No clock");
        assert_eq!(text(TimeControl::Absolute { main_secs: 5400 }), "90 min");
        assert_eq!(text(TimeControl::Absolute { main_secs: 90 }), "90 s");
        assert_eq!(text(TimeControl::Absolute { main_secs: 150 }), "2:30");
        assert_eq!(text(BYO_YOMI), "20 min + 5 × 30 s");
        assert_eq!(text(CANADIAN), "45 min + 25 moves in 10 min");
        assert_eq!(text(FISCHER), "5 min + 10 s per move");
        let no_main = TimeControl::ByoYomi {
            main_secs: 0,
            periods: 5,
            period_secs: 30,
        };
        assert_eq!(text(no_main), "5 × 30 s");
    }
}
