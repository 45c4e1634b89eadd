//! What stands in a save, as plain data of its own: renaming something in the
//! rules cannot change a file, it fails to compile here.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{ByColor, Color};
use crate::go::Handicap;
use crate::record::kind::GameKind;
use crate::record::model::{ClockReading, Seat, TimeControl};

use super::rules::RulesLine;

/// A save, version 1. How a game begins is said in other fields for each game;
/// see [`StartFields`](super::start::StartFields).
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::record) struct GameData {
    pub(super) version: u32,
    pub(super) game: GameKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) variant: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) size: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rules: Option<RulesLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) handicap: Option<HandicapLine>,
    #[serde(default, skip_serializing_if = "SetupLine::is_empty")]
    pub(super) setup: SetupLine,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) whole: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) info: Vec<(String, Values)>,
    pub(super) seats: SeatsLine,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) options: BTreeMap<String, String>,
    #[serde(with = "ControlLine")]
    pub(super) clock: TimeControl,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) clocks: ClocksLine,
    pub(super) turns: Vec<TurnLine>,
    pub(super) cursor: usize,
    /// The turns that redo leads to where it does not lead to the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) redo: Vec<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) dead: Option<String>,
}

/// A turn. It follows the one before it unless it says after which.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnLine {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) after: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) black: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) white: Option<String>,
    #[serde(default, skip_serializing_if = "SetupLine::is_empty")]
    pub(super) setup: SetupLine,
    /// The move broke a rule in the file it came from.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) breaks_rules: bool,
    /// It was in one node of a file with the turn before it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) joined: bool,
    /// The notes say what the turn says too, in the words of the file.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) whole: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) notes: Vec<(String, Values)>,
}

/// Stones put and taken by hand, as names of points.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::record) struct SetupLine {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) black: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) white: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) empty: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) to_play: Option<ColorLine>,
}

impl SetupLine {
    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum ColorLine {
    Black,
    White,
}

impl From<Color> for ColorLine {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

impl From<ColorLine> for Color {
    fn from(color: ColorLine) -> Self {
        match color {
            ColorLine::Black => Self::Black,
            ColorLine::White => Self::White,
        }
    }
}

/// The values of a property: one as a text, several as a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Values {
    One(String),
    Many(Vec<String>),
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) enum HandicapLine {
    #[serde(rename = "Even")]
    None,
    Fixed(u8),
    Free(u8),
    Given(u8),
}

impl From<Handicap> for HandicapLine {
    fn from(handicap: Handicap) -> Self {
        match handicap {
            Handicap::None => Self::None,
            Handicap::Fixed(stones) => Self::Fixed(stones),
            Handicap::Free(stones) => Self::Free(stones),
            Handicap::Given(stones) => Self::Given(stones),
        }
    }
}

impl From<HandicapLine> for Handicap {
    fn from(line: HandicapLine) -> Self {
        match line {
            HandicapLine::None => Self::None,
            HandicapLine::Fixed(stones) => Self::Fixed(stones),
            HandicapLine::Free(stones) => Self::Free(stones),
            HandicapLine::Given(stones) => Self::Given(stones),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TimeControl", deny_unknown_fields)]
pub(in crate::record) enum ControlLine {
    #[serde(rename = "Unlimited")]
    None,
    Absolute {
        main_secs: u32,
    },
    ByoYomi {
        main_secs: u32,
        periods: u32,
        period_secs: u32,
    },
    Canadian {
        main_secs: u32,
        moves: u32,
        #[serde(rename = "stretch_secs")]
        period_secs: u32,
    },
    Fischer {
        main_secs: u32,
        increment_secs: u32,
    },
}

/// What both clocks show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::record) struct ClocksLine {
    black: Option<ReadingLine>,
    white: Option<ReadingLine>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadingLine {
    left_millis: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    overtime: Option<u32>,
}

impl From<&ByColor<Option<ClockReading>>> for ClocksLine {
    fn from(clocks: &ByColor<Option<ClockReading>>) -> Self {
        let line = |reading: ClockReading| ReadingLine {
            left_millis: reading.left_millis,
            overtime: reading.overtime,
        };
        Self {
            black: clocks.black.map(line),
            white: clocks.white.map(line),
        }
    }
}

impl From<ClocksLine> for ByColor<Option<ClockReading>> {
    fn from(clocks: ClocksLine) -> Self {
        let reading = |line: ReadingLine| ClockReading {
            left_millis: line.left_millis,
            overtime: line.overtime,
        };
        Self {
            black: clocks.black.map(reading),
            white: clocks.white.map(reading),
        }
    }
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::record) struct SeatsLine {
    #[serde(with = "SeatLine")]
    black: Seat,
    #[serde(with = "SeatLine")]
    white: Seat,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Seat", deny_unknown_fields)]
enum SeatLine {
    Person,
    Computer { level: String },
    Engine { command: String },
}

impl From<&ByColor<Seat>> for SeatsLine {
    fn from(seats: &ByColor<Seat>) -> Self {
        Self {
            black: seats.black.clone(),
            white: seats.white.clone(),
        }
    }
}

impl From<SeatsLine> for ByColor<Seat> {
    fn from(seats: SeatsLine) -> Self {
        Self {
            black: seats.black,
            white: seats.white,
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
