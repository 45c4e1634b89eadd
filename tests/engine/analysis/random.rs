//! Lines that nobody would send on purpose: each is answered, and nothing else is
//! disturbed.

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::Value;

use super::{answers, ids, query};

const WHOLE: &str = r#"{"id":"r","moves":[["B","E5"],["W","(2,2)"]],"rules":{"ko":"SIMPLE","scoring":"AREA"},"komi":7.5,"boardXSize":9,"boardYSize":9,"initialStones":[["W","C7"]],"initialPlayer":"b","analyzeTurns":[0,2],"priorities":[1,2],"maxVisits":1,"includeOwnership":true,"includePolicy":true,"avoidMoves":[{"player":"B","moves":["A1"],"untilDepth":2}],"overrideSettings":{"maxTime":0.1,"x":null},"reportDuringSearchEvery":0.5}"#;

/// Every answer is one that the protocol knows.
fn check(said: &[Value], why: &str) {
    for line in said {
        let known = ["error", "warning", "action", "isDuringSearch"];
        let kinds = known.iter().filter(|&&key| line.get(key).is_some());
        assert_eq!(kinds.count(), 1, "{why}: {line}");
    }
}

#[test]
fn damaged_lines_are_answered_and_the_next_one_as_well() {
    for seed in 0..40 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut lines = Vec::new();
        let mut number = 0;
        for _ in 0..25 {
            let mut line = WHOLE.as_bytes().to_vec();
            for _ in 0..rng.random_range(1..4) {
                let at = rng.random_range(0..line.len());
                match rng.random_range(0..4) {
                    0 => line[at] = rng.random(),
                    1 => line.truncate(at.max(2)),
                    2 => drop(line.remove(at)),
                    _ => line.insert(at, b"{}[]\",:09-e."[rng.random_range(0..12)]),
                }
            }
            line.retain(|byte| !b"\r\n".contains(byte));
            if !line.trim_ascii().is_empty() {
                number += 1;
            }
            lines.extend(line);
            lines.push(b'\n');
        }
        lines.extend(query("last", "").bytes());
        let said = answers(lines);
        check(&said, &format!("seed {seed}"));
        let errors = said.iter().filter(|line| line.get("error").is_some());
        let finals = ids(&said);
        // A line that was understood has a result for every turn, at least one.
        assert!(errors.count() + finals.len() > number, "seed {seed}");
        assert_eq!(finals.iter().filter(|&&id| id == "last").count(), 1);
    }
}

/// Any value at all.
fn value(rng: &mut SmallRng, depth: u32) -> Value {
    match rng.random_range(0..if depth > 3 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => rng.random::<bool>().into(),
        2 => rng.random::<i64>().into(),
        3 => rng.random_range(-3.0..3.0).into(),
        4 => ["", "B", "w", "E5", "pass", "(0,0)", "chinese", "\u{1f600}"][rng.random_range(0..8)]
            .into(),
        5 => rng.random_range(-2..30_i64).into(),
        6 => {
            let length = rng.random_range(0..4);
            (0..length).map(|_| value(rng, depth + 1)).collect()
        }
        _ => {
            let length = rng.random_range(0..3);
            let names = ["player", "moves", "untilDepth", "ko", "maxVisits"];
            let pairs = (0..length).map(|_| {
                (
                    names[rng.random_range(0..5)].to_owned(),
                    value(rng, depth + 1),
                )
            });
            Value::Object(pairs.collect())
        }
    }
}

#[test]
fn any_value_in_any_field_is_an_error_or_a_result() {
    let whole: Value = serde_json::from_str(WHOLE).unwrap();
    let names: Vec<String> = whole.as_object().unwrap().keys().cloned().collect();
    for seed in 0..400 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut asked = whole.clone();
        for _ in 0..rng.random_range(1..3) {
            let name = &names[rng.random_range(0..names.len())];
            // A search that goes on and on is no test.
            if name != "maxVisits" {
                asked[name.as_str()] = value(&mut rng, 0);
            }
        }
        let said = answers(format!("{asked}\n"));
        let why = format!("seed {seed}: {asked}");
        check(&said, &why);
        let errors = said.iter().filter(|line| line.get("error").is_some());
        match errors.count() {
            0 => assert!(!ids(&said).is_empty(), "{why}: {said:?}"),
            1 => assert!(ids(&said).is_empty(), "{why}: {said:?}"),
            more => panic!("{why}: {more} errors"),
        }
    }
}

#[test]
fn a_line_without_an_end_and_one_that_is_too_long_are_told_apart() {
    let mut lines = vec![b'x'; 3 << 20];
    lines.push(b'\n');
    lines.extend(query("after", "").trim_end().bytes());
    let said = answers(lines);
    let text = said[0]["error"].as_str().unwrap();
    assert!(text.contains("longer than"), "{text}");
    assert_eq!(ids(&said), ["after"]);
    // What is nested as deeply as a line can be is no more than an error.
    let deep = "[".repeat(1 << 19);
    let said = answers(format!(
        "{{\"id\":\"d\",\"moves\":{deep}\n{}",
        query("on", "")
    ));
    assert_eq!(said.len(), 2, "{said:?}");
}
