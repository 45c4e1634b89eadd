//! Moves that are left out are not looked at.

use serde_json::Value;

use super::{answers, query};

fn moves(said: &Value) -> Vec<&str> {
    let infos = said["moveInfos"].as_array().unwrap();
    infos
        .iter()
        .map(|of| of["move"].as_str().unwrap())
        .collect()
}

fn asked(more: &str) -> Value {
    answers(query("m", &format!(",\"maxVisits\":60{more}"))).remove(0)
}

#[test]
fn what_is_avoided_is_not_looked_at_and_the_rest_is() {
    let all = asked("");
    let best = moves(&all)[0];
    let without = asked(&format!(
        ",\"avoidMoves\":[{{\"player\":\"B\",\"moves\":[\"{best}\"],\"untilDepth\":1}}]"
    ));
    assert!(!moves(&without).contains(&best), "{without}");
    assert!(!moves(&without).is_empty());
    assert_eq!(without["rootInfo"]["visits"], all["rootInfo"]["visits"]);
    // What the other side may play is another matter.
    let other = asked(&format!(
        ",\"avoidMoves\":[{{\"player\":\"W\",\"moves\":[\"{best}\"],\"untilDepth\":1}}]"
    ));
    assert_eq!(moves(&other), moves(&all));
}

#[test]
fn only_what_is_allowed_is_looked_at_as_deep_as_it_is_said() {
    let allowed = "\"C3\",\"G7\",\"A1\"";
    let said = asked(&format!(
        ",\"allowMoves\":[{{\"player\":\"B\",\"moves\":[{allowed}],\"untilDepth\":99}},\
         {{\"player\":\"W\",\"moves\":[\"E5\",\"pass\"],\"untilDepth\":99}}]"
    ));
    assert!(!moves(&said).is_empty(), "{said}");
    for info in said["moveInfos"].as_array().unwrap() {
        for (depth, mv) in info["pv"].as_array().unwrap().iter().enumerate() {
            let mv = mv.as_str().unwrap();
            let known = match depth % 2 {
                0 => ["C3", "G7", "A1"].contains(&mv),
                _ => ["E5", "pass"].contains(&mv),
            };
            assert!(known, "{info}");
        }
    }
}

#[test]
fn where_nothing_is_left_the_position_is_looked_at_once() {
    let said = asked(",\"allowMoves\":[{\"player\":\"B\",\"moves\":[],\"untilDepth\":1}]");
    assert_eq!(said["rootInfo"]["visits"], 1);
    assert!(moves(&said).is_empty());
}
