//! What stands against a line at the head of a game.

use super::{InformationWords, Language};
use crate::record::{InvalidDates, InvalidHeader};

/// Why a line at the head of a game cannot say what was typed.
#[must_use]
pub fn invalid_header(language: Language, why: &InvalidHeader) -> String {
    let (phrase, part) = match why {
        InvalidHeader::Date(InvalidDates::Form(part)) => (InformationWords::NoDate, part),
        InvalidHeader::Date(InvalidDates::NoYear(part)) => (InformationWords::NoYear, part),
        InvalidHeader::Date(InvalidDates::Month(part)) => (InformationWords::NoMonth, part),
        InvalidHeader::Date(InvalidDates::Day(part)) => (InformationWords::NoDay, part),
        InvalidHeader::Result(part) => (InformationWords::NoResult, part),
        InvalidHeader::MainTime(part) => (InformationWords::NoTime, part),
    };
    language.fill(phrase, &[part])
}
