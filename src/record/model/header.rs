//! Lines at the head of a game.

use strum::EnumCount;

use crate::board::Color;

/// A line at the head of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount)]
pub enum Header {
    /// Who plays this color.
    Player(Color),
    /// How strong they are.
    Rank(Color),
    /// Whom they play for.
    Team(Color),
    /// When it was played.
    Date,
    /// Where it was played.
    Place,
    /// The tournament.
    Event,
    /// Which round of it.
    Round,
    /// What the game is called.
    Name,
    /// How it ended.
    Result,
    /// The time before any overtime, in seconds.
    MainTime,
    /// What comes after it, in words.
    Overtime,
    /// What its opening is called.
    Opening,
    /// The book or the page that it is from.
    Source,
    /// Who has commented on it.
    Annotator,
    /// Who has written it down.
    User,
    /// Whose right it is to copy it.
    Copyright,
    /// Something about the game as a whole.
    Comment,
}

impl Header {
    /// All of them; three have one for each color.
    pub const ALL: [Self; Self::COUNT + 3] = [
        Self::Player(Color::Black),
        Self::Player(Color::White),
        Self::Rank(Color::Black),
        Self::Rank(Color::White),
        Self::Team(Color::Black),
        Self::Team(Color::White),
        Self::Date,
        Self::Place,
        Self::Event,
        Self::Round,
        Self::Name,
        Self::Result,
        Self::MainTime,
        Self::Overtime,
        Self::Opening,
        Self::Source,
        Self::Annotator,
        Self::User,
        Self::Copyright,
        Self::Comment,
    ];

    /// The one with this name in SGF.
    pub(in crate::record) fn named(sgf_name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|header| header.sgf_name() == sgf_name)
    }

    /// The name of SGF's property for it.
    #[must_use]
    pub const fn sgf_name(self) -> &'static str {
        match self {
            Self::Player(Color::Black) => "PB",
            Self::Player(Color::White) => "PW",
            Self::Rank(Color::Black) => "BR",
            Self::Rank(Color::White) => "WR",
            Self::Team(Color::Black) => "BT",
            Self::Team(Color::White) => "WT",
            Self::Date => "DT",
            Self::Place => "PC",
            Self::Event => "EV",
            Self::Round => "RO",
            Self::Name => "GN",
            Self::Result => "RE",
            Self::MainTime => "TM",
            Self::Overtime => "OT",
            Self::Opening => "ON",
            Self::Source => "SO",
            Self::Annotator => "AN",
            Self::User => "US",
            Self::Copyright => "CP",
            Self::Comment => "GC",
        }
    }

    /// Whether it is a simple text of SGF, without line breaks.
    pub(super) const fn is_one_line(self) -> bool {
        match self {
            Self::Comment => false,
            Self::Player(_)
            | Self::Rank(_)
            | Self::Team(_)
            | Self::Date
            | Self::Place
            | Self::Event
            | Self::Round
            | Self::Name
            | Self::Result
            | Self::MainTime
            | Self::Overtime
            | Self::Opening
            | Self::Source
            | Self::Annotator
            | Self::User
            | Self::Copyright => true,
        }
    }
}
