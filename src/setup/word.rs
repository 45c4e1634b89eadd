//! The words that stand for choices in the settings.

use super::atari_go::{AtariStart, GoVariant};
use super::player::{BlackSeat, Player};
use crate::aligne4::Variant;
use crate::go::{DeadStones, HandicapBonus, KoRule, PassStones, Passes, Scoring, Suicide};

/// A choice that a word stands for.
pub(super) trait Word: Copy + 'static {
    /// All of them, the one for unknown words first.
    const CHOICES: &'static [Self];

    fn word(self) -> &'static str;

    /// The choice of a word, the first one if it is that of none.
    fn of(word: &str) -> Self {
        let mut choices = Self::CHOICES.iter().copied();
        let found = choices.find(|choice| choice.word() == word);
        found.unwrap_or(Self::CHOICES[0])
    }
}

impl Word for crate::record::GameKind {
    const CHOICES: &'static [Self] = &[Self::Go, Self::Othello, Self::Aligne4];

    fn word(self) -> &'static str {
        match self {
            Self::Go => "go",
            Self::Othello => "othello",
            Self::Aligne4 => "aligne4",
        }
    }
}

impl Word for Variant {
    const CHOICES: &'static [Self] = &[Self::Aligne4, Self::Quarto];

    fn word(self) -> &'static str {
        match self {
            Self::Aligne4 => "aligne4",
            Self::Quarto => "quarto",
        }
    }
}

impl Word for GoVariant {
    const CHOICES: &'static [Self] = &[Self::Go, Self::AtariGo];

    fn word(self) -> &'static str {
        match self {
            Self::Go => "go",
            Self::AtariGo => "atari go",
        }
    }
}

impl Word for AtariStart {
    const CHOICES: &'static [Self] = &[Self::Empty, Self::Crosscut];

    fn word(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Crosscut => "crosscut",
        }
    }
}

impl Word for KoRule {
    const CHOICES: &'static [Self] = &[
        Self::PositionalSuperko,
        Self::Simple,
        Self::SituationalSuperko,
        Self::NaturalSituationalSuperko,
    ];

    fn word(self) -> &'static str {
        match self {
            Self::PositionalSuperko => "positional superko",
            Self::Simple => "simple",
            Self::SituationalSuperko => "situational superko",
            Self::NaturalSituationalSuperko => "natural situational superko",
        }
    }
}

impl Word for Suicide {
    const CHOICES: &'static [Self] = &[Self::Forbidden, Self::Allowed];

    fn word(self) -> &'static str {
        match self {
            Self::Forbidden => "forbidden",
            Self::Allowed => "allowed",
        }
    }
}

impl Word for Scoring {
    const CHOICES: &'static [Self] = &[Self::Area, Self::Territory];

    fn word(self) -> &'static str {
        match self {
            Self::Area => "area",
            Self::Territory => "territory",
        }
    }
}

impl Word for DeadStones {
    const CHOICES: &'static [Self] = &[Self::Agreed, Self::None];

    fn word(self) -> &'static str {
        match self {
            Self::Agreed => "agreed",
            Self::None => "none",
        }
    }
}

impl Word for PassStones {
    const CHOICES: &'static [Self] = &[Self::None, Self::Given];

    fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Given => "given",
        }
    }
}

impl Word for Passes {
    const CHOICES: &'static [Self] = &[Self::Two, Self::WhiteLast];

    fn word(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::WhiteLast => "white last",
        }
    }
}

impl Word for HandicapBonus {
    const CHOICES: &'static [Self] = &[Self::None, Self::PerStone, Self::PerStoneButOne];

    fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::PerStone => "per stone",
            Self::PerStoneButOne => "per stone but one",
        }
    }
}

impl Word for BlackSeat {
    const CHOICES: &'static [Self] = &[
        Self::Player(Player::First),
        Self::Player(Player::Second),
        Self::Draw,
    ];

    fn word(self) -> &'static str {
        match self {
            Self::Player(Player::First) => "first",
            Self::Player(Player::Second) => "second",
            Self::Draw => "draw",
        }
    }
}
