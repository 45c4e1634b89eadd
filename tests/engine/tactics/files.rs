//! What holds for the files before anything is proven.

use std::collections::{BTreeMap, BTreeSet};

use jego::board::{Color, PointSet};
use jego::game::Game as _;
use jego::go::{Move, unconditional_life};

use crate::tactics::problem::{Goal, Problem, Proof, all, parse_all};
use crate::tactics::search::unsettled;

#[test]
fn there_are_a_hundred_positions_of_every_kind() {
    let problems = all().unwrap();
    assert!(problems.len() >= 100, "{}", problems.len());
    let mut themes: BTreeMap<&str, usize> = BTreeMap::new();
    for problem in &problems {
        *themes.entry(&problem.theme).or_default() += 1;
    }
    assert_eq!(themes.len(), 9, "{themes:?}");
    assert!(themes.values().all(|&count| count >= 7), "{themes:?}");
    let searched = problems
        .iter()
        .filter(|problem| problem.proof == Proof::Search);
    assert!(searched.count() >= 85);
}

#[test]
fn no_two_positions_have_the_same_name_or_the_same_stones() {
    let problems = all().unwrap();
    let names: BTreeSet<&str> = problems.iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names.len(), problems.len());
    let boards = problems.iter().map(|p| p.board().to_string());
    assert_eq!(boards.collect::<BTreeSet<_>>().len(), problems.len());
}

#[test]
fn every_answer_is_legal_and_every_target_stands() {
    for problem in all().unwrap() {
        let name = &problem.name;
        assert!(!problem.asks.is_empty(), "{name}");
        let game = problem.game().unwrap();
        let answers = problem.answers();
        assert!(!answers.is_empty(), "{name}");
        for point in answers.iter() {
            let verdict = game
                .position()
                .judge(problem.plays, Move::Place(point), game.past());
            assert_eq!(verdict, Ok(()), "{name}");
        }
        assert!(!problem.targets.is_empty(), "{name}");
        let stones = problem.stones()[problem.defender()];
        assert!(problem.targets.is_subset(&stones), "{name}");
        let board = problem.board();
        let stones = problem.stones();
        for stone in (stones.black | stones.white).iter() {
            assert!(board.liberties(stone) > 0, "{name}");
        }
    }
}

/// With the target goes the game: komi lies between the lead with the target
/// in the attacker's hands and all the rest that is not settled in the
/// defender's, and the lead the other way round.
#[test]
fn whoever_gets_the_target_wins_the_game() {
    let searched = |problem: &Problem| problem.proof == Proof::Search;
    for problem in all().unwrap().into_iter().filter(searched) {
        let taken = lead(&problem, problem.defender().other());
        let kept = lead(&problem, problem.defender());
        let komi = problem.komi.halves();
        let decides = match problem.defender() {
            Color::Black => 2 * taken < komi && komi < 2 * kept,
            Color::White => 2 * kept < komi && komi < 2 * taken,
        };
        assert!(
            decides,
            "{}: Black leads by {taken} or {kept}, komi {}",
            problem.name, problem.komi
        );
    }
}

/// Black's lead on the board where one side gets the target, and the other
/// everything else that is not settled.
fn lead(problem: &Problem, gets: Color) -> i32 {
    let board = problem.board();
    let target = problem
        .targets
        .iter()
        .fold(PointSet::EMPTY, |all, stone| all | board.chain(stone));
    let rest = unsettled(&board) - target;
    let settled = Color::BOTH.map(|color| {
        let held = unconditional_life(&board, color);
        sign(color) * (held.stones | held.territory).len() as i32
    });
    let disputed = target.len() as i32 - rest.len() as i32;
    settled.iter().sum::<i32>() + sign(gets) * disputed
}

fn sign(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

#[test]
fn a_file_that_is_wrong_says_where() {
    let right = "name: n\nasks: q\nplays: Black\ngoal: save A1\nresult: clean\nproof: search\n\
                 komi: 7.5\n. a\nX O\n";
    let problems = parse_all("theme", right).unwrap();
    assert_eq!(problems[0].goal, Goal::Save);
    assert_eq!(problems[0].names(problems[0].answers()), "B2");
    for (from, to, message) in [
        (
            "plays: Black",
            "plays: Red",
            "theme: name: n: \"Red\" is no side",
        ),
        ("save A1", "eat A1", "theme: name: n: \"eat A1\" is no goal"),
        (
            "save A1",
            "save A9",
            "theme: name: n: \"A9\" is not a point of a 2×2 board",
        ),
        ("komi: 7.5\n", "", "theme: name: n: no komi"),
        (
            "name: n",
            "title: n",
            "theme: \"title: n\" comes before any name",
        ),
    ] {
        let error = parse_all("theme", &right.replace(from, to)).unwrap_err();
        assert_eq!(error, message);
    }
}
