//! What a problem is about.

use strum::{Display, EnumString, VariantArray};

/// What is asked for; the words are those of files (`GE`).
#[derive(
    Clone, Copy, Debug, Display, EnumString, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub(crate) enum Theme {
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
}

impl Theme {
    /// Whether one has to be told which stones are meant.
    pub(crate) const fn names_its_target(self) -> bool {
        match self {
            Self::Capture
            | Self::Ladder
            | Self::Net
            | Self::Snapback
            | Self::Connect
            | Self::Cut
            | Self::Race => true,
            Self::Kill | Self::Live | Self::Ko | Self::Seki => false,
        }
    }
}
