//! Rules by name and as objects, under the names that KataGo has for them.

use std::collections::BTreeMap;

use serde_json::Value;

use super::complaint::Complaint;
use crate::game::HalfPoints;
use crate::go::{HandicapBonus, HandicapKomi, KoRule, Rules, Ruleset, Scoring, Suicide};
use crate::gtp::katago_rules::{InvalidRules, of_words};

/// The field that this is about.
const FIELD: &str = "rules";

/// Rules that can be played, and what had to be left out of those asked for.
pub(super) struct Found {
    pub(super) rules: Rules,
    pub(super) adapted: Option<&'static str>,
}

/// The rules that a query asks for.
pub(super) fn read(value: &Value) -> Result<Found, Complaint> {
    let found = match value {
        Value::String(text) if text.trim_start().starts_with('{') => {
            match serde_json::from_str(text) {
                Ok(object @ Value::Object(_)) => of_object(&object)?,
                Ok(_) | Err(_) => return Err(unknown(text)),
            }
        }
        Value::String(name) => of_name(name).ok_or_else(|| unknown(name))?,
        Value::Object(_) => of_object(value)?,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
            return Err(Complaint::error(
                FIELD,
                "must be a name, such as \"chinese\" or \"tromp-taylor\", or an object",
            ));
        }
    };
    Ok(Found {
        rules: with_usual_komi(found.rules),
        ..found
    })
}

fn unknown(name: &str) -> Complaint {
    let shown: String = name.chars().take(100).collect();
    Complaint::error(FIELD, format!("{shown:?} are no rules that are known here"))
}

fn of_name(name: &str) -> Option<Found> {
    let plain = |rules| Found {
        rules,
        adapted: None,
    };
    let letters: String = name
        .chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    let chinese = Ruleset::Chinese.rules();
    Some(match letters.as_str() {
        "chinese" => plain(Rules {
            ko: KoRule::Simple,
            ..chinese
        }),
        "chineseogs" | "chinesekgs" => plain(chinese),
        "bga" => plain(Ruleset::Aga.rules()),
        "goe" | "ing" => plain(Rules {
            suicide: Suicide::Allowed,
            handicap_bonus: HandicapBonus::None,
            ..chinese
        }),
        "stonescoring" | "ancientarea" | "ancientchinese" => Found {
            rules: Rules {
                ko: KoRule::Simple,
                handicap_bonus: HandicapBonus::None,
                ..chinese
            },
            adapted: Some("groups are not taxed here: the area is counted"),
        },
        "agabutton" => Found {
            rules: Ruleset::Aga.rules(),
            adapted: Some("no button is played with here"),
        },
        _ => {
            let ruleset = name.parse().ok().filter(|&of| of != Ruleset::AtariGo)?;
            plain(Ruleset::rules(ruleset))
        }
    })
}

fn of_object(value: &Value) -> Result<Found, Complaint> {
    let object = value.as_object().into_iter().flatten();
    let mut words = BTreeMap::new();
    for (key, value) in object {
        let word = match value {
            Value::Bool(truth) => truth.to_string(),
            Value::String(text) => text.clone(),
            Value::Null | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
                let why = InvalidRules::NoWord(key.clone());
                return Err(Complaint::error(FIELD, why.to_string()));
            }
        };
        words.insert(key.clone(), word);
    }
    let mut adapted = None;
    if words.get("hasButton").is_some_and(|of| of == "true") {
        words.remove("hasButton");
        adapted = Some("no button is played with here");
    }
    let territory = words.get("scoring").is_some_and(|of| of == "TERRITORY");
    let tax = words.get("tax").map(String::as_str);
    let taxed_otherwise = match tax {
        Some("NONE") => territory,
        Some("SEKI") => !territory,
        Some("ALL") => true,
        Some(_) | None => false,
    };
    if taxed_otherwise {
        words.remove("tax");
        adapted = Some("seki is taxed under territory scoring and only there");
    }
    let rules = of_words(words).map_err(|why| Complaint::error(FIELD, why.to_string()))?;
    Ok(Found { rules, adapted })
}

/// Komi is told on its own; where it is not, it is what KataGo has for the scoring.
const fn with_usual_komi(rules: Rules) -> Rules {
    Rules {
        komi: match rules.scoring {
            Scoring::Area => HalfPoints::from_halves(15),
            Scoring::Territory => HalfPoints::from_halves(13),
        },
        handicap_komi: HandicapKomi::Unchanged,
        ..rules
    }
}

/// What White gets for handicap stones.
pub(super) fn bonus(text: &str) -> Option<HandicapBonus> {
    match text {
        "0" => Some(HandicapBonus::None),
        "N" => Some(HandicapBonus::PerStone),
        "N-1" => Some(HandicapBonus::PerStoneButOne),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_name_that_clients_send_is_known() {
        for name in [
            "tromp-taylor",
            "chinese",
            "chinese-ogs",
            "chinese-kgs",
            "japanese",
            "korean",
            "stone-scoring",
            "stone_scoring",
            "aga",
            "bga",
            "nz",
            "new zealand",
            "aga-button",
            "goe",
        ] {
            assert!(read(&json!(name)).is_ok(), "{name}");
        }
        for name in ["", "atari go", "chess", "{", "[]"] {
            assert!(read(&json!(name)).is_err(), "{name}");
        }
        assert!(read(&json!(7)).is_err());
    }

    #[test]
    fn an_object_is_read_and_what_cannot_be_played_is_told() {
        let object = json!({"ko": "SIMPLE", "scoring": "TERRITORY", "tax": "SEKI",
            "suicide": false, "hasButton": false, "whiteHandicapBonus": "0"});
        let found = read(&object).ok().unwrap();
        assert_eq!(found.rules.scoring, Scoring::Territory);
        assert_eq!(found.rules.komi, HalfPoints::from_halves(13));
        assert!(found.adapted.is_none());
        let text = read(&json!(object.to_string())).ok().unwrap();
        assert_eq!(text.rules, found.rules);
        for (key, value) in [("tax", json!("ALL")), ("hasButton", json!(true))] {
            let found = read(&json!({ key: value })).ok().unwrap();
            assert!(found.adapted.is_some(), "{key}");
        }
        assert!(read(&json!({"ko": "ETERNAL"})).is_err());
        assert!(read(&json!({"ko": 3})).is_err());
    }
}
