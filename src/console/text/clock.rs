//! Clocks as they are typed: `10m`, `10m+5x30s`, `20m+25/10m`, `5m+5s`.

use crate::record::TimeControl;
use crate::words::{Language, TypedWord, is_typed, typed_word};

/// A text that is no clock.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a valid clock; give none, 10m, 10m+5x30s for byo-yomi, 20m+25/10m for Canadian or 5m+5s \
     for Fischer"
)]
pub struct InvalidClock(String);

/// The most seconds on a clock: a day.
const MOST_SECS: u32 = 86_400;
/// The most periods, and moves of a period.
const MOST_COUNT: u32 = 999;

/// Reads a clock.
///
/// # Errors
///
/// [`InvalidClock`] where it makes no sense, or leaves no time at all.
pub fn parse_clock(text: &str) -> Result<TimeControl, InvalidClock> {
    let plain: String = text.to_lowercase().split_whitespace().collect();
    if matches!(plain.as_str(), "0" | "-") || is_typed(&plain, TypedWord::NoClock) {
        return Ok(TimeControl::None);
    }
    read(&plain).ok_or_else(|| InvalidClock(text.to_owned()))
}

fn read(text: &str) -> Option<TimeControl> {
    let (main, extra) = match text.split_once('+') {
        Some((main, extra)) => (main, Some(extra)),
        None => (text, None),
    };
    let main_secs = if main.is_empty() { 0 } else { span(main)? };
    let Some(extra) = extra else {
        return (main_secs > 0).then_some(TimeControl::Absolute { main_secs });
    };
    if let Some((periods, each)) = extra.split_once(['x', '×']) {
        return Some(TimeControl::ByoYomi {
            main_secs,
            periods: count(periods)?,
            period_secs: span(each).filter(|&secs| secs > 0)?,
        });
    }
    if let Some((moves, period)) = extra.split_once('/') {
        return Some(TimeControl::Canadian {
            main_secs,
            moves: count(moves)?,
            period_secs: span(period).filter(|&secs| secs > 0)?,
        });
    }
    Some(TimeControl::Fischer {
        main_secs,
        increment_secs: span(extra).filter(|&secs| secs > 0)?,
    })
}

fn count(text: &str) -> Option<u32> {
    let number = text.parse().ok()?;
    (1..=MOST_COUNT).contains(&number).then_some(number)
}

/// So many seconds; a number without a unit is minutes.
fn span(text: &str) -> Option<u32> {
    let digits = text.trim_end_matches(|c: char| c.is_alphabetic());
    let number: u32 = digits.parse().ok()?;
    let unit = match &text[digits.len()..] {
        "s" | "sec" => 1,
        "" | "m" | "min" => 60,
        "h" => 3600,
        _ => return None,
    };
    number.checked_mul(unit).filter(|&secs| secs <= MOST_SECS)
}

/// A clock as it is typed, to be changed.
pub(in crate::console) fn typed_clock(control: TimeControl, language: Language) -> String {
    let span = |secs: u32| match secs {
        _ if secs > 0 && secs.is_multiple_of(3600) => format!("{}h", secs / 3600),
        _ if secs > 0 && secs.is_multiple_of(60) => format!("{}m", secs / 60),
        _ => format!("{secs}s"),
    };
    match control {
        TimeControl::None => typed_word(language, TypedWord::NoClock).to_owned(),
        TimeControl::Absolute { main_secs } => span(main_secs),
        TimeControl::ByoYomi {
            main_secs,
            periods,
            period_secs,
        } => format!("{}+{periods}x{}", span(main_secs), span(period_secs)),
        TimeControl::Canadian {
            main_secs,
            moves,
            period_secs,
        } => format!("{}+{moves}/{}", span(main_secs), span(period_secs)),
        TimeControl::Fischer {
            main_secs,
            increment_secs,
        } => format!("{}+{}", span(main_secs), span(increment_secs)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_read_as_it_is_written() {
        for text in [
            "none",
            "10m",
            "90s",
            "1h",
            "10m+5x30s",
            "0s+3x10s",
            "20m+25/10m",
            "5m+5s",
        ] {
            let control = parse_clock(text).unwrap();
            assert_eq!(typed_clock(control, Language::English), text);
        }
        assert_eq!(
            parse_clock(" 10 + 5 x 30 sec "),
            Ok(TimeControl::ByoYomi {
                main_secs: 600,
                periods: 5,
                period_secs: 30
            })
        );
    }

    #[test]
    fn no_clock_has_a_word_in_every_language() {
        for text in ["none", "No", "aucune", "sans", "0", " - "] {
            assert_eq!(parse_clock(text), Ok(TimeControl::None), "{text}");
        }
        for &language in Language::ALL {
            let text = typed_clock(TimeControl::None, language);
            assert_eq!(parse_clock(&text), Ok(TimeControl::None), "{text}");
        }
        assert_eq!(typed_clock(TimeControl::None, Language::French), "aucune");
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for text in [
            "", "+", "10q", "0m", "10m+", "10m+0s", "10m+0x5s", "99h", "-5m", "é", "1+2+3",
        ] {
            assert!(parse_clock(text).is_err(), "{text:?}");
        }
        assert!(
            parse_clock("x")
                .unwrap_err()
                .to_string()
                .contains("10m+5x30s")
        );
    }
}
