//! Conversations as they were meant to go, one lesson a file.
//!
//! `> ` is sent, `< ` is expected, `# ` explains. Results come in any order, so
//! each line that is expected is looked for among all that were said, and nothing
//! more may be said. What is expected names only the fields it is about;
//! `<number>`, `<share>` (from 0 to 1), `<text>`, `<list>` and `<list 81>` stand
//! for what cannot be known, and `{version}` for that of the program.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::answers;

fn fits(expected: &Value, said: &Value) -> bool {
    match (expected, said) {
        (Value::String(wanted), said) if wanted.starts_with('<') => stands_for(wanted, said),
        (Value::Object(wanted), Value::Object(said)) => wanted
            .iter()
            .all(|(key, wanted)| said.get(key).is_some_and(|said| fits(wanted, said))),
        (Value::Array(wanted), Value::Array(said)) => {
            let same = wanted.len() == said.len();
            same && wanted.iter().zip(said).all(|(one, two)| fits(one, two))
        }
        (wanted, said) => wanted == said,
    }
}

fn stands_for(wanted: &str, said: &Value) -> bool {
    let inside = wanted.trim_matches(['<', '>']);
    match inside.split_once(' ') {
        Some(("list", length)) => {
            let length: usize = length.parse().unwrap();
            said.as_array().is_some_and(|list| list.len() == length)
        }
        _ => match inside {
            "number" => said.is_number(),
            "share" => said.as_f64().is_some_and(|of| (0.0..=1.0).contains(&of)),
            "text" => said.as_str().is_some_and(|text| !text.is_empty()),
            "list" => said.as_array().is_some_and(|list| !list.is_empty()),
            _ => false,
        },
    }
}

fn check(path: &Path) {
    let name = path.display();
    let (mut sent, mut expected) = (String::new(), Vec::new());
    for line in fs::read_to_string(path).unwrap().lines() {
        let line = line.replace("{version}", env!("CARGO_PKG_VERSION"));
        let (marker, text) = line.split_once(' ').unwrap_or((&line, ""));
        match marker {
            ">" => sent += &format!("{text}\n"),
            "<" => expected.push(serde_json::from_str::<Value>(text).unwrap()),
            other => assert!(["#", ""].contains(&other), "{name}: {line}"),
        }
    }
    assert!(!expected.is_empty(), "{name}");
    let mut said = answers(sent);
    for wanted in expected {
        let place = said.iter().position(|said| fits(&wanted, said));
        assert!(place.is_some(), "{name}: no {wanted} in {said:#?}");
        said.remove(place.unwrap());
    }
    assert!(said.is_empty(), "{name}: more was said: {said:#?}");
}

#[test]
fn every_conversation_goes_as_it_was_meant_to() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/analysis");
    let mut checked = 0;
    for entry in fs::read_dir(data).unwrap() {
        check(&entry.unwrap().path());
        checked += 1;
    }
    assert!(checked >= 4, "{checked}");
}
