//! Atari go in files.

use jego::board::{Color, Size};
use jego::game::Outcome;
use jego::go::{Ruleset, Victory};
use jego::record::save;
use jego::record::{Change, GoRecord, Start, open, sgf};
use rand::RngExt as _;

use crate::random;
use crate::saves::assert_same;

/// A random game of atari go, its result written down if it ended.
fn game(seed: u64) -> GoRecord {
    let mut rng = random::rng(seed);
    let size = Size::new(rng.random_range(4..=9)).unwrap();
    let mut record = GoRecord::new(Start::new(size, Ruleset::AtariGo)).unwrap();
    for _ in 0..rng.random_range(1..200) {
        let legal = record.history().legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[rng.random_range(0..legal.len())];
        record.apply(&Change::Play(mv)).unwrap();
    }
    let outcome = jego::game::Game::outcome(record.history().position());
    if outcome.is_some() {
        record.apply(&Change::Result(outcome)).unwrap();
    }
    record
}

#[test]
fn saves_come_back_whole_and_say_which_version_knows_atari_go() {
    for seed in 0..200 {
        let record = game(seed);
        let text = save::write(&record);
        assert!(text.contains("version: 2"), "{text}");
        let again = save::read(&text).unwrap().go().unwrap();
        assert_same(&record, &again, &format!("seed {seed}"));
        assert_eq!(again.start().rules.victory, Victory::FirstCapture);
    }
}

#[test]
fn what_an_older_jego_understands_is_written_for_it() {
    let record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
    let text = save::write(&record);
    assert!(
        text.contains("version: 1") && !text.contains("victory"),
        "{text}"
    );
}

#[test]
fn sgf_has_the_name_of_the_rules_and_a_result_that_everyone_reads() {
    for seed in 0..200 {
        let record = game(seed);
        let text = sgf::write(&record.to_sgf());
        assert!(
            text.contains("RU[Atari Go]") && text.contains("KM[0]"),
            "{text}"
        );
        let opened = open(text.clone().into_bytes(), None).unwrap();
        assert!(opened.problems.is_empty(), "seed {seed}");
        let (again, problems) = opened.games.go(0).unwrap();
        assert!(problems.is_empty(), "seed {seed}: {problems:?}");
        assert_eq!(again.start(), record.start(), "seed {seed}");
        assert_eq!(again.result(), record.result(), "seed {seed}");
        assert_eq!(sgf::write(&again.to_sgf()), text, "seed {seed}");
        if let Some(Outcome::Win { winner, .. }) = record.result() {
            let result = match winner {
                Color::Black => "RE[B+]",
                Color::White => "RE[W+]",
            };
            assert!(text.contains(result), "{text}");
        }
    }
}

#[test]
fn a_file_with_a_pass_in_it_opens_and_says_what_is_wrong() {
    let text = "(;GM[1]FF[4]SZ[5]RU[capture go];B[cc];W[];B[bb])";
    let opened = open(text.as_bytes().to_vec(), None).unwrap();
    let (record, problems) = opened.games.go(0).unwrap();
    assert_eq!(record.start().ruleset, Some(Ruleset::AtariGo));
    let said: Vec<String> = problems.listed().iter().map(ToString::to_string).collect();
    assert!(
        said.iter().any(|of| of.contains("a stone has to be put")),
        "{said:?}"
    );
    let last = record.history().tree().ids();
    assert_eq!(last, 4, "every move is kept");
}
