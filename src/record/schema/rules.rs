//! The rules of a game as they stand in a save.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::HalfPoints;
use crate::go::{
    DeadStones, HandicapBonus, HandicapKomi, KoRule, PassStones, Passes, Rules, Scoring, Suicide,
    Victory,
};

/// The rules in full, so that a save outlives a change of the presets.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::record) struct RulesLine {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(in crate::record) name: Option<String>,
    /// Since version 2; before that, every game was decided by the score.
    #[serde(
        with = "VictoryLine",
        default = "by_score",
        skip_serializing_if = "is_by_score"
    )]
    victory: Victory,
    #[serde(with = "KoRuleLine")]
    ko: KoRule,
    #[serde(with = "SuicideLine")]
    suicide: Suicide,
    #[serde(with = "ScoringLine")]
    scoring: Scoring,
    #[serde(with = "DeadStonesLine")]
    dead_stones: DeadStones,
    #[serde(with = "PassStonesLine")]
    pass_stones: PassStones,
    #[serde(with = "PassesLine")]
    passes: Passes,
    #[serde(with = "in_words")]
    komi: HalfPoints,
    #[serde(with = "HandicapKomiLine")]
    handicap_komi: HandicapKomi,
    #[serde(with = "HandicapBonusLine")]
    handicap_bonus: HandicapBonus,
}

impl RulesLine {
    /// Whether it says something that version 1 does not know.
    pub(super) const fn tells_victory(&self) -> bool {
        !is_by_score(&self.victory)
    }

    pub(in crate::record) fn of(rules: &Rules, name: Option<String>) -> Self {
        let &Rules {
            victory,
            ko,
            suicide,
            scoring,
            dead_stones,
            pass_stones,
            passes,
            komi,
            handicap_komi,
            handicap_bonus,
        } = rules;
        Self {
            name,
            victory,
            ko,
            suicide,
            scoring,
            dead_stones,
            pass_stones,
            passes,
            komi,
            handicap_komi,
            handicap_bonus,
        }
    }

    pub(in crate::record) const fn rules(&self) -> Rules {
        Rules {
            victory: self.victory,
            ko: self.ko,
            suicide: self.suicide,
            scoring: self.scoring,
            dead_stones: self.dead_stones,
            pass_stones: self.pass_stones,
            passes: self.passes,
            komi: self.komi,
            handicap_komi: self.handicap_komi,
            handicap_bonus: self.handicap_bonus,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Victory")]
enum VictoryLine {
    Score,
    FirstCapture,
}

const fn by_score() -> Victory {
    Victory::Score
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_by_score(victory: &Victory) -> bool {
    matches!(victory, Victory::Score)
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "KoRule")]
enum KoRuleLine {
    Simple,
    PositionalSuperko,
    SituationalSuperko,
    NaturalSituationalSuperko,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Suicide")]
enum SuicideLine {
    Forbidden,
    Allowed,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Scoring")]
enum ScoringLine {
    Area,
    Territory,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "DeadStones")]
enum DeadStonesLine {
    Agreed,
    // RON has a meaning of its own for None.
    #[serde(rename = "Never")]
    None,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PassStones")]
enum PassStonesLine {
    #[serde(rename = "Kept")]
    None,
    Given,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Passes")]
enum PassesLine {
    Two,
    WhiteLast,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "HandicapKomi")]
enum HandicapKomiLine {
    Unchanged,
    Fixed(#[serde(with = "in_words")] HalfPoints),
    PlusStones(#[serde(with = "in_words")] HalfPoints),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "HandicapBonus")]
enum HandicapBonusLine {
    #[serde(rename = "Nothing")]
    None,
    PerStone,
    PerStoneButOne,
}

/// Values that have a text of their own.
mod in_words {
    use super::{Deserialize, Deserializer, Display, FromStr, Serializer};

    pub(in crate::record) fn serialize<T: Display, S: Serializer>(
        value: &T,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(in crate::record) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(from)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}
