//! The clock.

use egui::{DragValue, Ui};

use crate::record::TimeControl;
use crate::ui::accessibility;
use crate::ui::theme::Style;
use crate::words::{ClockWords, Language, NewGameWords, span_text, unit_named};

use super::fields::{Field, number_ui};

/// A day.
const MOST_SECS: u32 = 86_400;
/// The most periods, and moves of a period.
const MOST_COUNT: u32 = 999;

/// What each kind of clock begins with.
const KINDS: [(TimeControl, ClockWords); 5] = [
    (TimeControl::None, ClockWords::NoClock),
    (
        TimeControl::Fischer {
            main_secs: 300,
            increment_secs: 10,
        },
        ClockWords::Fischer,
    ),
    (
        TimeControl::ByoYomi {
            main_secs: 1200,
            periods: 5,
            period_secs: 30,
        },
        ClockWords::ByoYomi,
    ),
    (
        TimeControl::Canadian {
            main_secs: 1800,
            moves: 25,
            period_secs: 600,
        },
        ClockWords::Canadian,
    ),
    (
        TimeControl::Absolute { main_secs: 1800 },
        ClockWords::Absolute,
    ),
];

/// The kind of clock, and its numbers.
pub(super) fn clock_ui(ui: &mut Ui, control: &mut TimeControl, style: Style) {
    let options = KINDS.map(|(kind, words)| {
        let same = std::mem::discriminant(&kind) == std::mem::discriminant(control);
        (if same { *control } else { kind }, words)
    });
    Field::new(ClockWords::Clock).choose(ui, style, control, &options);
    match control {
        TimeControl::None => {}
        TimeControl::Absolute { main_secs } => main_ui(ui, main_secs, style),
        TimeControl::ByoYomi {
            main_secs,
            periods,
            period_secs,
        } => {
            main_ui(ui, main_secs, style);
            count_ui(ui, NewGameWords::Periods, periods, style);
            secs_ui(ui, NewGameWords::PeriodTime, period_secs, style);
        }
        TimeControl::Canadian {
            main_secs,
            moves,
            period_secs,
        } => {
            main_ui(ui, main_secs, style);
            count_ui(ui, NewGameWords::CanadianMoves, moves, style);
            span_ui(ui, NewGameWords::CanadianPeriod, period_secs, MINUTE, style);
        }
        TimeControl::Fischer {
            main_secs,
            increment_secs,
        } => {
            main_ui(ui, main_secs, style);
            secs_ui(ui, NewGameWords::Increment, increment_secs, style);
        }
    }
}

const SECOND: u32 = 1;
const MINUTE: u32 = 60;

fn main_ui(ui: &mut Ui, secs: &mut u32, style: Style) {
    span_ui(ui, NewGameWords::MainTime, secs, MINUTE, style);
}

fn secs_ui(ui: &mut Ui, words: NewGameWords, secs: &mut u32, style: Style) {
    span_ui(ui, words, secs, SECOND, style);
}

fn count_ui(ui: &mut Ui, words: NewGameWords, number: &mut u32, style: Style) {
    Field::new(words).show(ui, style, |ui, label| {
        number_ui(ui, label, number, 0..=MOST_COUNT);
    });
}

/// Some time. A number without a unit is in units of `unit` seconds.
fn span_ui(ui: &mut Ui, words: NewGameWords, secs: &mut u32, unit: u32, style: Style) {
    Field::new(words).show(ui, style, |ui, label| {
        let drag = DragValue::new(secs)
            .range(0..=MOST_SECS)
            .speed(f64::from(unit) * 0.1)
            .custom_formatter(|secs, _| span_of(style.language, secs))
            .custom_parser(|text| Some(f64::from(parse_span(text, unit)?)));
        accessibility::number(&ui.add(drag).labelled_by(label));
    });
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the field has a range, and its values are whole"
)]
fn span_of(language: Language, secs: f64) -> String {
    span_text(language, secs as u32)
}

/// Reads `20`, `20 min`, `90 s`, `2 h`, `1:30` and `1:30:00`, with units of any
/// language.
fn parse_span(text: &str, unit: u32) -> Option<u32> {
    let text = text.trim();
    if text.contains(':') {
        let parts: Option<Vec<u32>> = text
            .split(':')
            .map(|part| part.trim().parse().ok())
            .collect();
        let parts = parts.filter(|parts| parts.len() <= 3)?;
        let mut secs = 0_u32;
        for (index, &part) in parts.iter().enumerate() {
            if index > 0 && part >= 60 {
                return None;
            }
            secs = secs.checked_mul(60)?.checked_add(part)?;
        }
        return Some(secs.min(MOST_SECS));
    }
    let end = text.find(|sign: char| !sign.is_ascii_digit());
    let (digits, name) = text.split_at(end.unwrap_or(text.len()));
    let unit = match name.trim() {
        "" => unit,
        name => unit_named(name)?,
    };
    let number: u32 = digits.parse().ok()?;
    Some(number.saturating_mul(unit).min(MOST_SECS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_read_as_people_write_it() {
        for (text, secs) in [
            ("20", Some(1200)),
            (" 20 min ", Some(1200)),
            ("20\u{a0}min", Some(1200)),
            ("90 s", Some(90)),
            ("2h", Some(7200)),
            ("1:30", Some(90)),
            ("90:00", Some(5400)),
            ("1:30:00", Some(5400)),
            ("1:99", None),
            ("1:60:00", None),
            ("9:1:30:00", None),
            ("99999999", Some(MOST_SECS)),
            ("99999999999", None),
            ("", None),
            ("soon", None),
            ("1:x", None),
            (":", None),
        ] {
            assert_eq!(parse_span(text, MINUTE), secs, "{text}");
        }
        assert_eq!(parse_span("30", SECOND), Some(30));
    }

    #[test]
    fn what_the_field_shows_can_be_read_again() {
        for &language in Language::ALL {
            for secs in [0, 5, 59, 60, 90, 150, 3600, 5400, 86_400] {
                assert_eq!(parse_span(&span_text(language, secs), MINUTE), Some(secs));
            }
        }
    }
}
