//! What problems are about.

use strum::{Display, EnumString, VariantArray};

/// What is asked for; the words are those of files (`GE`).
#[derive(
    Clone, Copy, Debug, Display, EnumString, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Theme {
    /// A few stones are taken.
    Capture,
    /// They are chased across the board.
    Ladder,
    /// They are caught from a distance.
    Net,
    /// A stone is given up, and more are taken.
    Snapback,
    /// Stones find their way home.
    Connect,
    /// They are kept from it.
    Cut,
    /// A group is killed.
    Kill,
    /// A group lives.
    Live,
    /// Two groups without two eyes: who is taken first.
    Race,
    /// The best there is is a ko.
    Ko,
    /// Nobody can begin, and nothing is taken.
    Seki,
    /// The largest move of those that are left.
    Endgame,
}

impl Theme {
    /// Whether one has to be told which stones are meant.
    #[must_use]
    pub const fn names_its_target(self) -> bool {
        match self {
            Self::Capture
            | Self::Ladder
            | Self::Net
            | Self::Snapback
            | Self::Connect
            | Self::Cut
            | Self::Race => true,
            Self::Kill | Self::Live | Self::Ko | Self::Seki | Self::Endgame => false,
        }
    }
}
