//! The properties of other programs that say what a position is worth.

use strum::{EnumIter, IntoEnumIterator as _};

use super::notation::{hundredths, percent};
use super::text::{MOST_LEAD, Root};
use crate::record::Recordable;

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
pub(super) enum Figure {
    /// By how many points Black leads, as the standard has it.
    Estimate,
    /// Black's win rate in percent, as Sabaki has it.
    SabakiWin,
    /// Black's lead, as Sabaki has it.
    SabakiLead,
}

impl Figure {
    /// Those that are written for a game: none where no other program could open
    /// the file.
    pub(super) fn of_game<G: Recordable>() -> impl Iterator<Item = Self> {
        Self::iter().filter(|_| G::KIND.sgf_number().is_some())
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Estimate => "V",
            Self::SabakiWin => "SBKV",
            Self::SabakiLead => "SBKS",
        }
    }

    /// The one with this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::iter().find(|figure| figure.name() == name)
    }

    /// What it says; `None` where nobody knows.
    pub(super) fn text(self, root: &Root) -> Option<String> {
        match self {
            Self::Estimate | Self::SabakiLead => {
                root.black_lead.map(|lead| hundredths(lead, MOST_LEAD))
            }
            Self::SabakiWin => Some(percent(root.black_win, 1.0)),
        }
    }
}
