//! Rules as KataGo writes them: an object of words.

use std::collections::BTreeMap;

use ron::Value;

use crate::go::{DeadStones, HandicapBonus, KoRule, Rules, Ruleset, Scoring, Suicide};

/// Rules that cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum InvalidRules {
    #[error("{0:?} is not a JSON object")]
    NoObject(String),
    #[error("{0:?} is not followed by a word or true or false")]
    NoWord(String),
    #[error("{0:?} is not a rule")]
    Rule(String),
    #[error("{0:?} is not a value of this rule")]
    Value(String),
    #[error("seki is taxed under territory scoring and only there")]
    Tax,
    #[error("no button is played with")]
    Button,
}

/// The object that says what these rules say.
pub(crate) fn written(rules: &Rules) -> String {
    let ko = match rules.ko {
        KoRule::Simple => "SIMPLE",
        KoRule::PositionalSuperko => "POSITIONAL",
        KoRule::SituationalSuperko => "SITUATIONAL",
        KoRule::NaturalSituationalSuperko => "NATURAL_SITUATIONAL",
    };
    let (scoring, tax) = match rules.scoring {
        Scoring::Area => ("AREA", "NONE"),
        Scoring::Territory => ("TERRITORY", "SEKI"),
    };
    let bonus = match rules.handicap_bonus {
        HandicapBonus::None => "0",
        HandicapBonus::PerStone => "N",
        HandicapBonus::PerStoneButOne => "N-1",
    };
    let suicide = rules.suicide == Suicide::Allowed;
    // To KataGo, passing is friendly where dead stones may stay on the board
    // although the score is counted by area.
    let friendly = rules.scoring == Scoring::Area && rules.dead_stones == DeadStones::Agreed;
    format!(
        "{{\"friendlyPassOk\":{friendly},\"hasButton\":false,\"ko\":\"{ko}\",\
         \"scoring\":\"{scoring}\",\"suicide\":{suicide},\"tax\":\"{tax}\",\
         \"whiteHandicapBonus\":\"{bonus}\"}}"
    )
}

/// Reads an object; what it leaves out is as under Tromp–Taylor rules, as
/// KataGo has it. A map of RON is written like an object of JSON.
pub(super) fn read(text: &str) -> Result<Rules, InvalidRules> {
    let Ok(object) = ron::from_str::<BTreeMap<String, Value>>(text) else {
        return Err(InvalidRules::NoObject(text.to_owned()));
    };
    let mut words = BTreeMap::new();
    for (key, value) in object {
        let value = match value {
            Value::Bool(truth) => truth.to_string(),
            Value::String(text) => text,
            Value::Char(_)
            | Value::Map(_)
            | Value::Number(_)
            | Value::Option(_)
            | Value::Bytes(_)
            | Value::Seq(_)
            | Value::Unit => {
                return Err(InvalidRules::NoWord(key));
            }
        };
        words.insert(key, value);
    }
    of_words(words)
}

/// The rules that these words come to.
pub(crate) fn of_words(mut words: BTreeMap<String, String>) -> Result<Rules, InvalidRules> {
    let mut rules = Ruleset::TrompTaylor.rules();
    // Tax and friendly passing depend on the scoring, which is read first.
    if let Some(scoring) = words.remove("scoring") {
        change(&mut rules, "scoring", &scoring)?;
    }
    for (key, value) in words {
        change(&mut rules, &key, &value)?;
    }
    Ok(rules)
}

/// Changes one rule.
pub(super) fn change(rules: &mut Rules, key: &str, value: &str) -> Result<(), InvalidRules> {
    match (key, value) {
        ("ko", "SIMPLE") => rules.ko = KoRule::Simple,
        ("ko", "POSITIONAL") => rules.ko = KoRule::PositionalSuperko,
        ("ko", "SITUATIONAL") => rules.ko = KoRule::SituationalSuperko,
        ("ko", "NATURAL_SITUATIONAL") => rules.ko = KoRule::NaturalSituationalSuperko,
        ("scoring", "AREA") => rules.scoring = Scoring::Area,
        ("scoring", "TERRITORY") => {
            rules.scoring = Scoring::Territory;
            rules.dead_stones = DeadStones::Agreed;
        }
        ("suicide", "true") => rules.suicide = Suicide::Allowed,
        ("suicide", "false") => rules.suicide = Suicide::Forbidden,
        ("whiteHandicapBonus", "0") => rules.handicap_bonus = HandicapBonus::None,
        ("whiteHandicapBonus", "N") => rules.handicap_bonus = HandicapBonus::PerStone,
        ("whiteHandicapBonus", "N-1") => rules.handicap_bonus = HandicapBonus::PerStoneButOne,
        ("friendlyPassOk", "true") => rules.dead_stones = DeadStones::Agreed,
        ("friendlyPassOk", "false") => {
            if rules.scoring == Scoring::Area {
                rules.dead_stones = DeadStones::None;
            }
        }
        ("tax", "NONE") if rules.scoring == Scoring::Area => {}
        ("tax", "SEKI") if rules.scoring == Scoring::Territory => {}
        ("tax", "NONE" | "SEKI" | "ALL") => {
            return Err(InvalidRules::Tax);
        }
        ("hasButton", "false") => {}
        ("hasButton", "true") => return Err(InvalidRules::Button),
        (
            "ko" | "scoring" | "suicide" | "whiteHandicapBonus" | "friendlyPassOk" | "tax"
            | "hasButton",
            _,
        ) => return Err(InvalidRules::Value(value.to_owned())),
        _ => return Err(InvalidRules::Rule(key.to_owned())),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_says_what_the_ruleset_says() {
        for set in Ruleset::ALL {
            let rules = set.rules();
            let read = read(&written(&rules)).unwrap();
            assert_eq!(written(&read), written(&rules), "{set}");
            assert_eq!(read.ko, rules.ko);
            assert_eq!(read.suicide, rules.suicide);
            assert_eq!(read.scoring, rules.scoring);
            assert_eq!(read.dead_stones, rules.dead_stones);
            assert_eq!(read.handicap_bonus, rules.handicap_bonus);
        }
    }

    #[test]
    fn blanks_and_the_order_of_the_words_do_not_matter() {
        let text = r#"{ "tax": "SEKI", "ko" : "SIMPLE", "scoring":"TERRITORY" }"#;
        let rules = read(text).unwrap();
        assert_eq!(rules.ko, KoRule::Simple);
        assert_eq!(rules.scoring, Scoring::Territory);
        assert_eq!(rules.dead_stones, DeadStones::Agreed);
    }

    #[test]
    fn other_objects_are_refused() {
        for text in [
            "{",
            "{}x",
            "{\"ko\":1}",
            "{\"ko\":\"ETERNAL\"}",
            "{\"komi\":\"7.5\"}",
            "{\"tax\":\"ALL\"}",
            "{\"tax\":\"SEKI\"}",
            "{\"hasButton\":true}",
            "{{{{{{{{",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
