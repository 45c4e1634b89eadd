//! Time: what was agreed, and what is left.
//!
//! Nothing here measures it; whoever does tells the record.

use std::fmt;

use crate::record::property::{number, simple_text};

/// How much time the players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    None,
    /// So much for the whole game.
    Absolute {
        /// In seconds.
        main_secs: u32,
    },
    /// After the main time, periods that are lost only when they run out.
    ByoYomi {
        /// The time before the periods, in seconds.
        main_secs: u32,
        /// How many there are.
        periods: u32,
        /// How long each is, in seconds.
        period_secs: u32,
    },
    /// After the main time, so many moves in each period.
    Canadian {
        /// The time before the periods, in seconds.
        main_secs: u32,
        /// How many moves have to be played.
        moves: u32,
        /// In how much time, in seconds.
        period_secs: u32,
    },
    /// Each move adds time.
    Fischer {
        /// The time at the start, in seconds.
        main_secs: u32,
        /// What a move adds, in seconds.
        increment_secs: u32,
    },
}

/// What one player's clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockReading {
    /// The time left of what is running, in thousandths of a second.
    pub left_millis: u64,
    /// Once the main time is over: the periods left, the present one included,
    /// or the moves still to play in this period.
    pub overtime: Option<u32>,
}

impl TimeControl {
    /// The time before any overtime, in seconds.
    #[must_use]
    pub const fn main_secs(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::Absolute { main_secs }
            | Self::ByoYomi { main_secs, .. }
            | Self::Canadian { main_secs, .. }
            | Self::Fischer { main_secs, .. } => Some(main_secs),
        }
    }

    /// What SGF's OT says of it, in the words that most programs read.
    #[must_use]
    pub fn overtime(self) -> Option<String> {
        match self {
            Self::None | Self::Absolute { .. } => None,
            Self::ByoYomi {
                periods,
                period_secs,
                ..
            } => Some(format!("{periods}x{period_secs} byo-yomi")),
            Self::Canadian {
                moves, period_secs, ..
            } => Some(format!("{moves}/{period_secs} Canadian")),
            Self::Fischer { increment_secs, .. } => Some(format!("{increment_secs} fischer")),
        }
    }

    /// Reads what [`TimeControl::overtime`] writes; `None` for words of others
    /// that mean nothing to us.
    #[must_use]
    pub fn of_sgf(main: &str, overtime: &str) -> Option<Self> {
        let main_secs = match main.trim() {
            "" => 0,
            main => u32::try_from(number(main)? / 1000).ok()?,
        };
        let overtime = simple_text(overtime).to_ascii_lowercase();
        let overtime = overtime.trim();
        if overtime.is_empty() {
            return (main_secs > 0).then_some(Self::Absolute { main_secs });
        }
        let numbers = numbers(overtime);
        if overtime.contains("fischer") {
            let &[increment_secs] = numbers.as_slice() else {
                return None;
            };
            return Some(Self::Fischer {
                main_secs,
                increment_secs,
            });
        }
        let &[count, secs] = numbers.as_slice() else {
            return None;
        };
        // The two stand together; other words with numbers in them are none.
        let tight: String = overtime.split_whitespace().collect();
        let together = |between: char| tight.contains(&format!("{count}{between}{secs}"));
        match (together('x'), together('/')) {
            (true, false) => Some(Self::ByoYomi {
                main_secs,
                periods: count,
                period_secs: secs,
            }),
            (false, true) => Some(Self::Canadian {
                main_secs,
                moves: count,
                period_secs: secs,
            }),
            _ => None,
        }
    }
}

/// The whole numbers in a text, as far as they are sensible.
fn numbers(text: &str) -> Vec<u32> {
    text.split(|character: char| !character.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
        .collect()
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(main_secs) = self.main_secs() else {
            return f.write_str("no clock");
        };
        write!(f, "{main_secs} s")?;
        match self.overtime() {
            Some(overtime) => write!(f, " and {overtime}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_clock_is_written_and_read_back() {
        let main_secs = 600;
        for control in [
            TimeControl::Absolute { main_secs },
            TimeControl::ByoYomi {
                main_secs,
                periods: 5,
                period_secs: 30,
            },
            TimeControl::Canadian {
                main_secs: 0,
                moves: 25,
                period_secs: 300,
            },
            TimeControl::Fischer {
                main_secs,
                increment_secs: 10,
            },
        ] {
            let main = control.main_secs().unwrap().to_string();
            let overtime = control.overtime().unwrap_or_default();
            assert_eq!(TimeControl::of_sgf(&main, &overtime), Some(control));
        }
    }

    #[test]
    fn words_of_others_are_left_alone() {
        for (main, overtime) in [
            ("", ""),
            ("long", ""),
            ("600", "some"),
            ("600", "1x2x3"),
            ("600", "99999999999x5"),
            ("-5", "5x30"),
        ] {
            assert_eq!(
                TimeControl::of_sgf(main, overtime),
                None,
                "{main} {overtime}"
            );
        }
    }
}
