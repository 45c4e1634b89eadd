//! Lines at the head of a game as people type them.

use crate::game::Outcome;
use crate::record::dates::{Dates, InvalidDates};

use super::header::Header;

/// The longest time that is believed, in seconds: a month for each player.
const MOST_SECS: u32 = 31 * 24 * 60 * 60;

/// What a line at the head of a game cannot say.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidHeader {
    /// The day on which it was played.
    #[error(transparent)]
    Date(#[from] InvalidDates),
    /// How it ended.
    #[error("{0:?} is not a result, such as B+3.5, W+R, 0, Void or ?")]
    Result(String),
    /// How much time there was.
    #[error("{0:?} is no time, such as 3600, 60 min or 1:00:00")]
    MainTime(String),
}

impl Header {
    /// What a line says if this is typed: days, results and times in the form that
    /// files have, one line where there can be one only. Nothing takes it away.
    ///
    /// # Errors
    ///
    /// [`InvalidHeader`], where no program could read it.
    pub fn typed(self, text: &str) -> Result<String, InvalidHeader> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(String::new());
        }
        match self {
            Self::Date => Ok(text.parse::<Dates>()?.to_string()),
            Self::Result if text == "?" => Ok(text.to_owned()),
            Self::Result => {
                let outcome: Option<Outcome> = text.parse().ok();
                let invalid = || InvalidHeader::Result(text.to_owned());
                Ok(outcome.ok_or_else(invalid)?.to_string())
            }
            Self::MainTime => {
                let invalid = || InvalidHeader::MainTime(text.to_owned());
                Ok(seconds(text).ok_or_else(invalid)?.to_string())
            }
            Self::Comment => Ok(text.to_owned()),
            Self::Player(_)
            | Self::Rank(_)
            | Self::Team(_)
            | Self::Place
            | Self::Event
            | Self::Round
            | Self::Name
            | Self::Overtime
            | Self::Opening
            | Self::Source
            | Self::Annotator
            | Self::User
            | Self::Copyright => Ok(text.split_whitespace().collect::<Vec<_>>().join(" ")),
        }
    }
}

/// A time in seconds: `3600`, `60 min`, `1 h`, `45:00` or `1:30:00`.
fn seconds(text: &str) -> Option<u32> {
    let text = text.to_lowercase();
    let units = [("min", 60), ("m", 60), ("sec", 1), ("s", 1), ("h", 3600)];
    let unit = units.into_iter().find_map(|(unit, secs)| {
        let number = text.strip_suffix(unit)?.trim_end();
        Some((number.to_owned(), secs))
    });
    let (number, unit) = unit.unwrap_or((text, 1));
    let parts: Option<Vec<u32>> = number.split(':').map(whole).collect();
    let secs = match (parts?.as_slice(), unit) {
        (&[count], unit) => count.checked_mul(unit)?,
        (&[mins, secs @ ..60], 1) => mins.checked_mul(60)?.checked_add(secs)?,
        (&[hours, mins @ ..60, secs @ ..60], 1) => {
            hours.checked_mul(3600)?.checked_add(mins * 60 + secs)?
        }
        _ => return None,
    };
    (secs <= MOST_SECS).then_some(secs)
}

fn whole(digits: &str) -> Option<u32> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;

    #[test]
    fn what_is_typed_is_written_as_files_have_it() {
        for (header, typed, written) in [
            (Header::Date, " 1996/12/27 ", "1996-12-27"),
            (Header::Date, "", ""),
            (Header::Result, "w+resign", "W+R"),
            (Header::Result, "B+3,5", "B+3.5"),
            (Header::Result, "jigo", "0"),
            (Header::Result, "?", "?"),
            (Header::MainTime, "3600", "3600"),
            (Header::MainTime, "60 min", "3600"),
            (Header::MainTime, "2h", "7200"),
            (Header::MainTime, "45:00", "2700"),
            (Header::MainTime, "1:30:00", "5400"),
            (Header::Player(Color::Black), " Cho \n U ", "Cho U"),
            (Header::Comment, "two\nlines ", "two\nlines"),
        ] {
            assert_eq!(header.typed(typed).as_deref(), Ok(written), "{typed}");
            assert_eq!(header.typed(written).as_deref(), Ok(written), "{written}");
        }
    }

    #[test]
    fn what_no_program_could_read_is_refused() {
        for (header, typed) in [
            (Header::Date, "last summer"),
            (Header::Result, "Black won"),
            (Header::Result, "B+0"),
            (Header::MainTime, "long"),
            (Header::MainTime, "1:99"),
            (Header::MainTime, "1:00 h"),
            (Header::MainTime, "-5"),
            (Header::MainTime, "99999999"),
        ] {
            assert!(header.typed(typed).is_err(), "{typed}");
        }
    }
}
