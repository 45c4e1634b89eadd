//! The days on which a game was played, as SGF's DT has them.

use std::fmt;
use std::str::FromStr;

/// The days on which a game was played, at least one: `1996-12-27,28,1997-01-03`.
///
/// A day may lack, and a month as well. In a list what is the same as before is
/// left out, and put in again when it is read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dates {
    days: Vec<Date>,
}

/// A day, a month or a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year, from 1.
    pub year: u16,
    /// The month, from 1.
    pub month: Option<u8>,
    /// The day of the month, from 1; only where there is a month.
    pub day: Option<u8>,
}

/// A text that is no list of dates.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidDates {
    /// This part of it has not the form of a date.
    #[error("{0:?} is not a date such as 1996-12-27, 1996-12 or 1996")]
    Form(String),
    /// It begins with what only goes on another date.
    #[error("{0:?} has no year")]
    NoYear(String),
    /// No year has this month.
    #[error("{0:?} has no such month")]
    Month(String),
    /// The month has no such day.
    #[error("{0:?} has no such day")]
    Day(String),
}

impl Date {
    fn checked(self, part: &str) -> Result<Self, InvalidDates> {
        let part = || part.to_owned();
        if self.year == 0 {
            return Err(InvalidDates::Form(part()));
        }
        let Some(month) = self.month else {
            return Ok(self);
        };
        let days = days_of(self.year, month).ok_or_else(|| InvalidDates::Month(part()))?;
        match self.day {
            Some(day) if day == 0 || day > days => Err(InvalidDates::Day(part())),
            Some(_) | None => Ok(self),
        }
    }

    /// What a part of a list means behind another date.
    fn read(part: &str, before: Option<Self>) -> Result<Self, InvalidDates> {
        let invalid = || InvalidDates::Form(part.to_owned());
        let numbers: Option<Vec<(usize, u16)>> = part.split('-').map(number).collect();
        let numbers = numbers.ok_or_else(invalid)?;
        let small = |number: u16| u8::try_from(number).ok().ok_or_else(invalid);
        let date = match (numbers.as_slice(), before) {
            (&[(4, year)], _) => Self {
                year,
                month: None,
                day: None,
            },
            (&[(4, year), (1 | 2, month)], _) => Self {
                year,
                month: Some(small(month)?),
                day: None,
            },
            (&[(4, year), (1 | 2, month), (1 | 2, day)], _) => Self {
                year,
                month: Some(small(month)?),
                day: Some(small(day)?),
            },
            (&([(1 | 2, _)] | [(1 | 2, _), (1 | 2, _)]), None) => {
                return Err(InvalidDates::NoYear(part.to_owned()));
            }
            (&[(1 | 2, month), (1 | 2, day)], Some(before)) => Self {
                year: before.year,
                month: Some(small(month)?),
                day: Some(small(day)?),
            },
            (&[(1 | 2, last)], Some(before)) if before.day.is_some() => Self {
                day: Some(small(last)?),
                ..before
            },
            (&[(1 | 2, last)], Some(before)) if before.month.is_some() => Self {
                month: Some(small(last)?),
                ..before
            },
            _ => return Err(invalid()),
        };
        date.checked(part)
    }
}

/// A number and how many digits it has.
fn number(digits: &str) -> Option<(usize, u16)> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.parse().ok().filter(|_| plain)?;
    Some((digits.len(), number))
}

/// How many days a month has; `None` if there is no such month.
const fn days_of(year: u16, month: u8) -> Option<u8> {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    Some(match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => return None,
    })
}

impl Dates {
    /// The days in the order in which they are told.
    #[must_use]
    pub fn days(&self) -> &[Date] {
        &self.days
    }
}

/// Reads what SGF writes, and what people write instead of its hyphens and commas:
/// slashes and dots in a date, blanks between dates.
impl FromStr for Dates {
    type Err = InvalidDates;

    fn from_str(text: &str) -> Result<Self, InvalidDates> {
        let mut days = Vec::new();
        for part in text.split(',') {
            let part = part.trim();
            let hyphens = part.replace(['/', '.'], "-");
            let date = Date::read(&hyphens, days.last().copied()).map_err(|why| why.about(part))?;
            days.push(date);
        }
        Ok(Self { days })
    }
}

impl InvalidDates {
    /// The same about a part as it was typed.
    fn about(self, part: &str) -> Self {
        let part = part.to_owned();
        match self {
            Self::Form(_) => Self::Form(part),
            Self::NoYear(_) => Self::NoYear(part),
            Self::Month(_) => Self::Month(part),
            Self::Day(_) => Self::Day(part),
        }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        if let Some(month) = self.month {
            write!(f, "-{month:02}")?;
        }
        match self.day {
            Some(day) => write!(f, "-{day:02}"),
            None => Ok(()),
        }
    }
}

/// As SGF has it, in short.
impl fmt::Display for Dates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before: Option<Date> = None;
        for &date in &self.days {
            if before.is_some() {
                f.write_str(",")?;
            }
            let same_year = before.filter(|before| before.year == date.year);
            match (same_year, date.month, date.day) {
                (Some(before), Some(month), Some(day)) if before.day.is_some() => {
                    if before.month != Some(month) {
                        write!(f, "{month:02}-")?;
                    }
                    write!(f, "{day:02}")?;
                }
                (Some(before), Some(month), None)
                    if before.month.is_some() && before.day.is_none() =>
                {
                    write!(f, "{month:02}")?;
                }
                (Some(_) | None, _, _) => date.fmt(f)?,
            }
            before = Some(date);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn dates_are_read_and_written_as_sgf_has_them() {
        // The examples of FF[4], and what people type.
        for (text, written) in [
            ("1996-05,06", "1996-05,06"),
            ("1996-05-06,07,08", "1996-05-06,07,08"),
            ("1996,1997", "1996,1997"),
            ("1996-12-27,28,1997-01-03,04", "1996-12-27,28,1997-01-03,04"),
            ("1996-12-31,01-02", "1996-12-31,01-02"),
            ("1996", "1996"),
            ("2024-02-29", "2024-02-29"),
            ("1996/12/27", "1996-12-27"),
            (" 1996.12.27 , 28 ", "1996-12-27,28"),
            ("1996-2-3", "1996-02-03"),
            ("1996-05-06,1996-05-07", "1996-05-06,07"),
            ("1996-05-06,1996-06", "1996-05-06,1996-06"),
        ] {
            let dates: Dates = text.parse().unwrap();
            assert_eq!(dates.to_string(), written, "{text}");
        }
    }

    #[test]
    fn what_is_no_date_is_refused_with_its_place() {
        let part = |text: &str| text.parse::<Dates>().unwrap_err();
        assert_eq!(part("1996-13"), InvalidDates::Month("1996-13".into()));
        assert_eq!(part("1996-12-27,32"), InvalidDates::Day("32".into()));
        assert_eq!(part("2023-02-29"), InvalidDates::Day("2023-02-29".into()));
        assert_eq!(part("1900-02-29"), InvalidDates::Day("1900-02-29".into()));
        assert_eq!(part("12-27"), InvalidDates::NoYear("12-27".into()));
        assert_eq!(part("27/12/1996"), InvalidDates::Form("27/12/1996".into()));
        for text in [
            "",
            "yesterday",
            "96-12-27",
            "1996-",
            "1996,",
            "0000",
            "1996,05",
            "+199",
        ] {
            assert!(matches!(part(text), InvalidDates::Form(_)), "{text}");
        }
    }

    fn date() -> impl Strategy<Value = Date> {
        (1_u16..=9999, 1_u8..=12, 1_u8..=31, 0..3).prop_map(|(year, month, day, parts)| Date {
            year,
            month: (parts > 0).then_some(month),
            day: (parts > 1).then(|| day.min(days_of(year, month).unwrap_or(1))),
        })
    }

    proptest! {
        #[test]
        fn any_dates_are_read_back_as_they_were_written(
            years in 1990_u16..1992,
            days in proptest::collection::vec(date(), 1..6),
            near: bool,
        ) {
            let near_year = |date: Date| Date { year: years, day: date.day.map(|day| day.min(28)), ..date };
            let days = days.into_iter().map(|date| if near { near_year(date) } else { date });
            let dates = Dates { days: days.collect() };
            prop_assert_eq!(dates.to_string().parse::<Dates>(), Ok(dates));
        }
    }
}
