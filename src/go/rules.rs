//! Rulesets, as plain data.
//!
//! What each of them does in the corner cases, and from which texts, is told
//! in `docs/RULES.md`.

use std::fmt;
use std::str::FromStr;

use strum::{EnumCount, VariantArray};

use crate::game::HalfPoints;

/// The rules of one game. Every combination can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// What decides the game.
    pub victory: Victory,
    /// Which repetitions are refused.
    pub ko: KoRule,
    /// Whether a player may fill the last liberty of their own chain.
    pub suicide: Suicide,
    /// What is counted at the end.
    pub scoring: Scoring,
    /// Whether chains can be dead at the end although nobody captured them.
    pub dead_stones: DeadStones,
    /// Whether a pass costs a stone.
    pub pass_stones: PassStones,
    /// Which passes end play.
    pub passes: Passes,
    /// What White gets in an even game for not starting.
    pub komi: HalfPoints,
    /// What becomes of komi in a handicap game.
    pub handicap_komi: HandicapKomi,
    /// What White gets for handicap stones besides komi.
    pub handicap_bonus: HandicapBonus,
}

/// What decides a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Victory {
    /// The score, once passes have ended play.
    Score,
    /// The first capture: whoever lifts a stone of the other has won. Nobody
    /// passes who can put a stone, and nothing is counted.
    FirstCapture,
}

/// Which repetitions of a position are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum KoRule {
    /// A stone that captured in a ko may not be recaptured at once. A longer
    /// cycle in which both lost as many stones ends the game without result.
    Simple,
    /// No position may come back.
    PositionalSuperko,
    /// No position may come back with the same player to move.
    SituationalSuperko,
    /// No player may make a position that they made before.
    NaturalSituationalSuperko,
}

/// Whether a player may fill the last liberty of their own chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Suicide {
    /// Such a move is refused.
    Forbidden,
    /// The chain is lifted and its stones become prisoners of the opponent.
    Allowed,
}

/// What is counted at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Scoring {
    /// Living stones and surrounded points.
    Area,
    /// Surrounded points outside seki, prisoners and dead stones.
    Territory,
}

/// Whether chains can be dead at the end although nobody captured them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum DeadStones {
    /// The players agree on them.
    Agreed,
    /// All stones on the board are alive.
    None,
}

/// Whether a pass costs a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum PassStones {
    /// A pass is free.
    None,
    /// Who passes hands the opponent a prisoner.
    Given,
}

/// Which passes end play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Passes {
    /// Two in a row.
    Two,
    /// Two in a row or more, the last of them by White.
    WhiteLast,
}

/// What becomes of komi in a handicap game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount)]
pub enum HandicapKomi {
    /// It stays as in an even game.
    Unchanged,
    /// It is this.
    Fixed(HalfPoints),
    /// It is this and one point for each stone.
    PlusStones(HalfPoints),
}

impl HandicapKomi {
    /// Every kind there is, with these points where it has any.
    #[must_use]
    pub const fn of_points(points: HalfPoints) -> [Self; Self::COUNT] {
        [
            Self::Unchanged,
            Self::Fixed(points),
            Self::PlusStones(points),
        ]
    }
}

/// What White gets for handicap stones besides komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum HandicapBonus {
    /// Nothing.
    None,
    /// One point for each stone.
    PerStone,
    /// One point for each stone but one.
    PerStoneButOne,
}

impl Rules {
    /// What White gets with this many handicap stones, 0 or 1 being none.
    #[must_use]
    pub fn komi_with(&self, stones: u8) -> HalfPoints {
        if stones < 2 {
            return self.komi;
        }
        match self.handicap_komi {
            HandicapKomi::Unchanged => self.komi,
            HandicapKomi::Fixed(komi) => komi,
            HandicapKomi::PlusStones(komi) => komi + HalfPoints::from(u32::from(stones)),
        }
    }

    /// What White gets besides komi with this many handicap stones.
    #[must_use]
    pub fn bonus_with(&self, stones: u8) -> HalfPoints {
        let points = match self.handicap_bonus {
            HandicapBonus::PerStone if stones >= 2 => stones,
            HandicapBonus::PerStoneButOne if stones >= 2 => stones - 1,
            HandicapBonus::None | HandicapBonus::PerStone | HandicapBonus::PerStoneButOne => 0,
        };
        HalfPoints::from(u32::from(points))
    }

    /// The ruleset these rules are, unless someone changed them.
    #[must_use]
    pub fn ruleset(&self) -> Option<Ruleset> {
        let mut sets = Ruleset::VARIANTS.iter().copied();
        sets.find(|set| set.rules() == *self)
    }

    /// Whether the first capture wins.
    #[must_use]
    pub const fn is_atari_go(&self) -> bool {
        matches!(self.victory, Victory::FirstCapture)
    }
}

/// A set of rules that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Ruleset {
    /// Those of the French federation, and the ones Jego starts with.
    French,
    /// Those of the Chinese association.
    Chinese,
    /// Those of the Nihon Ki-in, 1989.
    Japanese,
    /// Those of the Korean association.
    Korean,
    /// Those of the American Go Association.
    Aga,
    /// Those of the New Zealand Go Society.
    NewZealand,
    /// The shortest there are.
    TrompTaylor,
    /// Those of atari go, which is a game of its own on the same board.
    AtariGo,
}

/// A name that no ruleset has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a known ruleset")]
pub struct UnknownRuleset(String);

impl Ruleset {
    /// Those of Go itself, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::French,
        Self::Chinese,
        Self::Japanese,
        Self::Korean,
        Self::Aga,
        Self::NewZealand,
        Self::TrompTaylor,
    ];

    /// What the ruleset says.
    #[must_use]
    pub const fn rules(self) -> Rules {
        const HALF: HalfPoints = HalfPoints::from_halves(1);
        let area = Rules {
            victory: Victory::Score,
            ko: KoRule::PositionalSuperko,
            suicide: Suicide::Forbidden,
            scoring: Scoring::Area,
            dead_stones: DeadStones::Agreed,
            pass_stones: PassStones::None,
            passes: Passes::Two,
            komi: HalfPoints::from_halves(15),
            handicap_komi: HandicapKomi::Fixed(HALF),
            handicap_bonus: HandicapBonus::None,
        };
        match self {
            Self::French => Rules {
                handicap_komi: HandicapKomi::PlusStones(HALF),
                ..area
            },
            Self::Chinese => Rules {
                handicap_bonus: HandicapBonus::PerStone,
                ..area
            },
            Self::Japanese | Self::Korean => Rules {
                ko: KoRule::Simple,
                scoring: Scoring::Territory,
                komi: HalfPoints::from_halves(13),
                ..area
            },
            Self::Aga => Rules {
                ko: KoRule::SituationalSuperko,
                pass_stones: PassStones::Given,
                passes: Passes::WhiteLast,
                handicap_bonus: HandicapBonus::PerStoneButOne,
                ..area
            },
            Self::NewZealand => Rules {
                ko: KoRule::SituationalSuperko,
                suicide: Suicide::Allowed,
                komi: HalfPoints::from_points(7),
                ..area
            },
            Self::TrompTaylor => Rules {
                suicide: Suicide::Allowed,
                dead_stones: DeadStones::None,
                handicap_komi: HandicapKomi::Unchanged,
                ..area
            },
            Self::AtariGo => Rules {
                victory: Victory::FirstCapture,
                dead_stones: DeadStones::None,
                komi: HalfPoints::ZERO,
                handicap_komi: HandicapKomi::Unchanged,
                ..area
            },
        }
    }

    /// The name that SGF files and GTP know it by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::French => "French",
            Self::Chinese => "Chinese",
            Self::Japanese => "Japanese",
            Self::Korean => "Korean",
            Self::Aga => "AGA",
            Self::NewZealand => "NZ",
            Self::TrompTaylor => "Tromp-Taylor",
            Self::AtariGo => "Atari Go",
        }
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads the names that files and programs use, in capitals or not.
impl FromStr for Ruleset {
    type Err = UnknownRuleset;

    fn from_str(text: &str) -> Result<Self, UnknownRuleset> {
        let letters: String = text
            .chars()
            .filter(|c| c.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect();
        match letters.as_str() {
            "french" => Ok(Self::French),
            "chinese" | "cn" => Ok(Self::Chinese),
            "japanese" | "jp" => Ok(Self::Japanese),
            "korean" | "kr" => Ok(Self::Korean),
            "aga" => Ok(Self::Aga),
            "nz" | "newzealand" => Ok(Self::NewZealand),
            "tromptaylor" => Ok(Self::TrompTaylor),
            "atarigo" | "capturego" | "firstcapture" => Ok(Self::AtariGo),
            _ => Err(UnknownRuleset(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_ruleset() {
        for &set in Ruleset::VARIANTS {
            assert_eq!(set.name().parse(), Ok(set));
            assert_eq!(set.name().to_lowercase().parse(), Ok(set));
        }
        assert_eq!("new-zealand".parse(), Ok(Ruleset::NewZealand));
        assert_eq!("capture go".parse(), Ok(Ruleset::AtariGo));
        assert!("ing".parse::<Ruleset>().is_err());
    }

    #[test]
    fn rules_are_recognised_until_they_are_changed() {
        for &set in Ruleset::VARIANTS {
            let found = set.rules().ruleset();
            // Korean rules differ from Japanese ones in nothing that Jego decides.
            assert_eq!(found.map(Ruleset::rules), Some(set.rules()));
            let custom = Rules {
                komi: HalfPoints::from_points(-3),
                ..set.rules()
            };
            assert_eq!(custom.ruleset(), None);
        }
    }

    #[test]
    fn white_is_paid_for_handicap_stones_as_the_ruleset_says() {
        let paid = |set: Ruleset, stones| {
            let rules = set.rules();
            (
                rules.komi_with(stones).to_string(),
                rules.bonus_with(stones).to_string(),
            )
        };
        let pair = |komi: &str, bonus: &str| (komi.to_owned(), bonus.to_owned());
        assert_eq!(paid(Ruleset::French, 0), pair("7.5", "0"));
        assert_eq!(paid(Ruleset::French, 4), pair("4.5", "0"));
        assert_eq!(paid(Ruleset::Chinese, 4), pair("0.5", "4"));
        assert_eq!(paid(Ruleset::Japanese, 4), pair("0.5", "0"));
        assert_eq!(paid(Ruleset::Japanese, 0), pair("6.5", "0"));
        assert_eq!(paid(Ruleset::Korean, 9), pair("0.5", "0"));
        assert_eq!(paid(Ruleset::Aga, 4), pair("0.5", "3"));
        assert_eq!(paid(Ruleset::Aga, 0), pair("7.5", "0"));
        assert_eq!(paid(Ruleset::NewZealand, 0), pair("7", "0"));
        assert_eq!(paid(Ruleset::NewZealand, 2), pair("0.5", "0"));
        assert_eq!(paid(Ruleset::TrompTaylor, 4), pair("7.5", "0"));
    }
}
