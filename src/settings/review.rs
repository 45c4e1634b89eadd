//! How games are gone over, as the user wants it.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::Settings;
use crate::game::Rank;
use crate::review::GradeLimits;
use crate::session::{ReviewSettings, ReviewerChoice};

/// How many times as many visits the positions get that matter.
const DEEPER: u32 = 8;

/// By which limits moves are called mistakes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum ReviewLimits {
    /// Those for the rank of whoever plays on this machine.
    #[default]
    ByRank,
    /// For beginners.
    Beginner,
    /// For 19 to 10 kyu.
    DoubleDigitKyu,
    /// For 9 to 1 kyu.
    SingleDigitKyu,
    /// For dan players.
    Dan,
    /// The user's own.
    Own,
}

/// The limits that the user has set, in half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnLimits {
    /// From here on a move is an inaccuracy.
    pub inaccuracy: u16,
    /// From here on it is a mistake.
    pub mistake: u16,
    /// From here on it is a blunder.
    pub blunder: u16,
}

impl OwnLimits {
    /// The most that can be set, in half points.
    pub const MOST: u16 = 100;

    fn limits(self) -> GradeLimits {
        let points = |halves: u16| f32::from(halves) / 2.0;
        let limits = GradeLimits {
            inaccuracy: points(self.inaccuracy),
            mistake: points(self.mistake),
            blunder: points(self.blunder),
        };
        limits.in_order()
    }

    /// The same within what can be set, each limit at least as large as the one
    /// before.
    #[must_use]
    pub fn in_range(self) -> Self {
        let inaccuracy = self.inaccuracy.clamp(1, Self::MOST);
        let mistake = self.mistake.clamp(inaccuracy, Self::MOST);
        Self {
            inaccuracy,
            mistake,
            blunder: self.blunder.clamp(mistake, Self::MOST),
        }
    }
}

impl Default for OwnLimits {
    fn default() -> Self {
        let GradeLimits {
            inaccuracy,
            mistake,
            blunder,
        } = GradeLimits::default();
        let halves = |points: f32| (points * 2.0).round() as u16;
        Self {
            inaccuracy: halves(inaccuracy),
            mistake: halves(mistake),
            blunder: halves(blunder),
        }
    }
}

impl ReviewLimits {
    /// The limits, for a player of this rank where it is known.
    #[must_use]
    pub fn limits(self, own: OwnLimits, rank: Option<Rank>) -> GradeLimits {
        match self {
            Self::ByRank => rank.map_or_else(GradeLimits::default, GradeLimits::for_rank),
            Self::Beginner => GradeLimits::BEGINNER,
            Self::DoubleDigitKyu => GradeLimits::DOUBLE_DIGIT_KYU,
            Self::SingleDigitKyu => GradeLimits::SINGLE_DIGIT_KYU,
            Self::Dan => GradeLimits::DAN,
            Self::Own => own.limits(),
        }
    }
}

/// How games are to be gone over for a player of this rank.
#[must_use]
pub fn review_settings(settings: &Settings, rank: Option<Rank>) -> ReviewSettings {
    ReviewSettings {
        reviewer: match &settings.reviewer {
            Some(name) => ReviewerChoice::Engine(name.clone()),
            None => ReviewerChoice::Jego,
        },
        visits: settings.review_visits,
        deep_visits: settings.review_visits.saturating_mul(DEEPER),
        limits: settings.review_limits.limits(settings.own_limits, rank),
        limits_are_known: rank.is_some() || settings.review_limits != ReviewLimits::ByRank,
    }
}
