//! Whose results are told, and that they agree with each other.

use serde_json::Value;

use super::answers;

/// A position with White to play and Black far ahead.
fn asked(perspective: &str, visits: u32) -> Value {
    let line = format!(
        "{{\"id\":\"p\",\"moves\":[[\"B\",\"C3\"],[\"W\",\"pass\"],[\"B\",\"G7\"],[\"W\",\"pass\"],\
         [\"B\",\"C7\"],[\"W\",\"pass\"],[\"B\",\"G3\"]],\"rules\":\"chinese\",\"boardXSize\":9,\
         \"boardYSize\":9,\"maxVisits\":{visits},\"includeOwnership\":true,\"includePolicy\":true,\
         \"overrideSettings\":{{\"reportAnalysisWinratesAs\":\"{perspective}\"}}}}\n"
    );
    let mut said = answers(line);
    assert_eq!(said.len(), 1, "{said:?}");
    said.remove(0)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn the_same_result_is_seen_from_either_side() {
    for visits in [1, 20] {
        let black = asked("BLACK", visits);
        let white = asked("WHITE", visits);
        assert_eq!(asked("SIDETOMOVE", visits), white, "White is to play");
        let (one, two) = (&black["rootInfo"], &white["rootInfo"]);
        assert!(number(&one["winrate"]) > 0.9, "{one}");
        assert!(number(&one["scoreLead"]) > 10.0, "{one}");
        for key in ["winrate", "rawWinrate"] {
            let sum = number(&one[key]) + number(&two[key]);
            assert!((sum - 1.0).abs() < 1e-5, "{key} {one} {two}");
        }
        for key in ["scoreLead", "scoreSelfplay", "utility", "rawLead"] {
            let sum = number(&one[key]) + number(&two[key]);
            assert!(sum.abs() < 1e-5, "{key} {one} {two}");
        }
        let owners = |of: &Value| -> f64 {
            let points = of["ownership"].as_array().unwrap();
            points.iter().map(number).sum()
        };
        assert!(owners(&black) > 20.0 && (owners(&black) + owners(&white)).abs() < 1e-3);
        assert_eq!(black["policy"], white["policy"]);
    }
}

#[test]
fn a_lower_bound_is_worse_for_the_side_that_plays() {
    let (black, white) = (asked("BLACK", 40), asked("WHITE", 40));
    let moves = |of: &Value| of["moveInfos"].as_array().unwrap().clone();
    for (one, two) in moves(&black).iter().zip(&moves(&white)) {
        assert_eq!(one["move"], two["move"]);
        assert!(number(&two["lcb"]) <= number(&two["winrate"]), "{two}");
        assert!(number(&one["lcb"]) >= number(&one["winrate"]), "{one}");
    }
}

#[test]
fn the_policy_adds_up_and_stones_have_none() {
    let said = asked("BLACK", 1);
    let policy = said["policy"].as_array().unwrap();
    let shares: Vec<f64> = policy.iter().map(number).collect();
    let sum: f64 = shares.iter().filter(|&&share| share >= 0.0).sum();
    assert!((sum - 1.0).abs() < 1e-3, "{sum}");
    assert_eq!(shares.iter().filter(|&&share| share == -1.0).count(), 4);
}

#[test]
fn the_hash_knows_positions_and_their_mirror_images() {
    let of = |moves: &str| -> Value {
        let line = format!(
            "{{\"id\":\"h\",\"moves\":{moves},\"rules\":\"aga\",\"boardXSize\":9,\
             \"boardYSize\":9,\"maxVisits\":1}}\n"
        );
        answers(line).remove(0)["rootInfo"].clone()
    };
    let one = of("[[\"B\",\"C3\"],[\"W\",\"G6\"]]");
    let same = of("[[\"B\",\"C3\"],[\"W\",\"pass\"],[\"B\",\"pass\"],[\"W\",\"G6\"]]");
    let turned = of("[[\"B\",\"C7\"],[\"W\",\"G4\"]]");
    let other = of("[[\"B\",\"C3\"],[\"W\",\"G5\"]]");
    assert_eq!(one["thisHash"], same["thisHash"]);
    assert_ne!(one["thisHash"], turned["thisHash"]);
    assert_eq!(one["symHash"], turned["symHash"]);
    assert_ne!(one["symHash"], other["symHash"]);
}
