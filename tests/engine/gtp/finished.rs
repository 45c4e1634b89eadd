//! Finished games, judged by another program.

use std::fs;
use std::path::Path;

use super::answers;

/// What a file of `tests/data/finished` says under a name.
fn told<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let line = text
        .lines()
        .find(|line| line.split(' ').next() == Some(name));
    let words = line.unwrap().split(' ').skip(1);
    let mut words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    if name != "moves" {
        words.sort_unstable();
    }
    words
}

/// The words of an answer, in order.
fn listed(answer: &str) -> Vec<&str> {
    let mut words: Vec<&str> = answer.split_whitespace().skip(1).collect();
    words.sort_unstable();
    words
}

/// The game, and then everything that can be asked about its end.
fn asked(text: &str) -> String {
    let mut sent = format!("boardsize {}\n", told(text, "size")[0]);
    for (index, vertex) in told(text, "moves").into_iter().enumerate() {
        sent += &format!("play {} {vertex}\n", ["b", "w"][index % 2]);
    }
    for status in ["dead", "seki", "alive"] {
        sent += &format!("final_status_list {status}\n");
    }
    sent + "final_score\nkomi 6.5\nkata-set-rules japanese\nfinal_score\n"
}

/// Which stones are dead is a guess, and mostly the same; where it is, all
/// that follows from it is the same as well.
#[test]
fn a_finished_game_is_judged_as_gnu_go_judges_it() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/finished");
    let (mut games, mut same) = (0, 0);
    for entry in fs::read_dir(data).unwrap() {
        let path = entry.unwrap().path();
        let name = path.display();
        let text = fs::read_to_string(&path).unwrap();
        // Others are drawn, or were left before they were counted.
        if !text.contains("\nmoves ") || !text.contains("\nchinese ") {
            continue;
        }
        let said = answers(asked(&text));
        assert!(!said.contains('?'), "{name}: {said}");
        let mut all: Vec<&str> = said.split_terminator("\n\n").collect();
        let last = all.split_off(all.len() - 7);
        let [dead, seki, alive, area, _, _, territory] = last[..] else {
            panic!("{said}");
        };
        let mut stones = [listed(dead), listed(seki), listed(alive)].concat();
        let count = stones.len();
        stones.sort_unstable();
        stones.dedup();
        assert_eq!(stones.len(), count, "{name}: a stone in two states");
        games += 1;
        if listed(dead) != told(&text, "dead") {
            continue;
        }
        same += 1;
        assert_eq!(listed(seki), told(&text, "seki"), "{name}");
        assert_eq!(listed(area), told(&text, "chinese"), "{name}");
        assert_eq!(listed(territory), told(&text, "japanese"), "{name}");
    }
    assert!(games > 20 && 10 * same >= 8 * games, "{same} of {games}");
}
