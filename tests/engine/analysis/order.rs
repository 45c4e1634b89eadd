//! What comes first, what is taken back, and how it ends.

use std::collections::BTreeSet;

use jego::analysis::{AnalysisSettings, AtEnd};
use serde_json::Value;

use super::{Client, ONE_THREAD, answers, answers_of, ids, is_final, query};

/// Keeps the only thread busy until all other lines are read.
fn busy() -> String {
    query("busy", ",\"maxVisits\":600,\"priority\":99")
}

#[test]
fn higher_priorities_come_first_and_equals_by_age() {
    let lines = [
        busy(),
        query("low", ",\"priority\":-5"),
        query("first", ""),
        query("second", ",\"priority\":0"),
        query("high", ",\"priority\":7"),
    ];
    let said = answers(lines.concat());
    assert_eq!(ids(&said), ["busy", "high", "first", "second", "low"]);
}

#[test]
fn each_turn_can_have_its_own_priority() {
    let turns = "\"id\":\"t\",\"moves\":[[\"B\",\"E5\"],[\"W\",\"C3\"]],\"rules\":\"aga\",\
        \"boardXSize\":9,\"boardYSize\":9,\"analyzeTurns\":[0,1,2],\"priorities\":[1,3,2]";
    let said = answers(busy() + &format!("{{{turns}}}\n"));
    let turns: Vec<u64> = said[1..]
        .iter()
        .map(|line| line["turnNumber"].as_u64().unwrap())
        .collect();
    assert_eq!(turns, [1, 2, 0]);
}

#[test]
fn a_search_that_goes_on_keeps_nobody_waiting_and_ends_when_it_is_told_to() {
    let mut client = Client::of(ONE_THREAD);
    let endless = ",\"maxVisits\":10000000,\"reportDuringSearchEvery\":0.01";
    client.say(&query("ponder", endless));
    let partial = client.hear();
    assert_eq!(partial["isDuringSearch"], Value::Bool(true), "{partial}");
    client.say(&query("beside", ""));
    let beside = client.hear_until(|said| said["id"] == "beside");
    assert_eq!(beside["rootInfo"]["visits"], 2, "{beside}");
    client.say("{\"id\":\"stop\",\"action\":\"terminate\",\"terminateId\":\"ponder\"}");
    let last = client.hear_until(is_final);
    assert_eq!(last["id"], "ponder");
    assert!(last["rootInfo"]["visits"].as_u64().unwrap() >= 1);
    assert!(!last["moveInfos"].as_array().unwrap().is_empty());
    let rest = client.end();
    assert!(rest.iter().all(|said| said["action"] == "terminate"));
}

#[test]
fn what_waits_is_taken_back_with_a_line_of_its_own() {
    let turns = ",\"maxVisits\":5000";
    let lines = [
        query(
            "busy",
            ",\"maxVisits\":1000000000,\"overrideSettings\":{\"maxTime\":1000}",
        ),
        query("one", turns),
        query("two", turns),
        "{\"id\":\"x\",\"action\":\"terminate\",\"terminateId\":\"two\"}\n".to_owned(),
        "{\"id\":\"y\",\"action\":\"terminate_all\",\"turnNumbers\":[0]}\n".to_owned(),
    ];
    let said = answers(lines.concat());
    let of = |id: &str| -> Vec<&Value> { said.iter().filter(|line| line["id"] == id).collect() };
    for id in ["one", "two"] {
        let [line] = of(id)[..] else {
            panic!("{said:?}");
        };
        assert_eq!(line["noResults"], true, "{line}");
        assert_eq!(line["isDuringSearch"], false);
        assert_eq!(line["turnNumber"], 0);
    }
    let [busy] = of("busy")[..] else {
        panic!("{said:?}");
    };
    // It was stopped, or taken back before it began.
    assert!(busy["isDuringSearch"] == false, "{busy}");
    assert_eq!((of("x").len(), of("y").len()), (1, 1));
}

#[test]
fn every_turn_has_one_final_line_on_many_threads() {
    let mut lines = String::new();
    let mut wanted = BTreeSet::new();
    let moves = "[[\"B\",\"E5\"],[\"W\",\"C3\"],[\"B\",\"G4\"],[\"W\",\"pass\"]]";
    for number in 0..40 {
        let visits = [1, 1, 3, 20][number % 4];
        lines += &format!(
            "{{\"id\":\"q{number}\",\"moves\":{moves},\"rules\":\"japanese\",\"boardXSize\":9,\
             \"boardYSize\":9,\"analyzeTurns\":[0,1,2,3,4],\"maxVisits\":{visits},\
             \"priority\":{},\"reportDuringSearchEvery\":0.001}}\n",
            number % 3
        );
        wanted.extend((0..5).map(|turn| (format!("q{number}"), turn)));
    }
    let settings = AnalysisSettings {
        threads: 3,
        ..ONE_THREAD
    };
    for line in answers_of(lines, settings)
        .iter()
        .filter(|line| is_final(line))
    {
        let id = line["id"].as_str().unwrap().to_owned();
        let turn = line["turnNumber"].as_u64().unwrap();
        assert!(wanted.remove(&(id, turn)), "twice: {line}");
    }
    assert!(wanted.is_empty(), "{wanted:?}");
}

#[test]
fn the_end_of_the_input_can_end_everything() {
    let settings = AnalysisSettings {
        at_end: AtEnd::Stop,
        ..ONE_THREAD
    };
    let lines = query("long", ",\"maxVisits\":1000000000") + &query("next", "");
    let said = answers_of(lines, settings);
    assert!(said.iter().all(|line| line["id"] != "long"), "{said:?}");
}
