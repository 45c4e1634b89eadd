//! The program's own problems: what their file says is proved again.

use std::collections::HashSet;

use jego::board::{Color, Point};
use jego::go::Move;
use jego::puzzle::{BUILT_IN, Puzzle, StepId, Verdict};
use jego::reading::{Fate, Fates, enclosure};

use crate::tactics::search::{self, Aim, Stake};

/// More than any of them takes.
const MOST: u64 = 1_000_000;

fn puzzles() -> Vec<Puzzle> {
    let collection = BUILT_IN[0].collection();
    assert!(collection.skipped().is_empty());
    let all = 0..collection.entries().len();
    all.map(|number| collection.puzzle(number).unwrap())
        .collect()
}

/// The one right first move.
#[track_caller]
fn right(puzzle: &Puzzle) -> Point {
    let first = puzzle.solution().after(StepId::START);
    let right = first.filter(|(_, step)| step.verdict == Verdict::Right);
    let right: Vec<Move> = right.map(|(_, step)| step.mv).collect();
    let [Move::Place(point)] = right[..] else {
        panic!(
            "not one right first move: {right:?}\n{}",
            puzzle.start().board()
        );
    };
    point
}

#[test]
fn there_are_a_thousand_and_no_two_are_the_same() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 1000, "{}", puzzles.len());
    let keys: HashSet<_> = puzzles.iter().map(Puzzle::key).collect();
    assert_eq!(keys.len(), puzzles.len());
    for puzzle in &puzzles {
        right(puzzle);
        assert!(!puzzle.theme().is_empty() && !puzzle.grade().is_empty());
    }
}

/// What becomes of a chain after each move of its part, the best first.
fn ranked(puzzle: &Puzzle, target: Point) -> Option<Vec<(Option<Point>, Fate)>> {
    let board = puzzle.start().board();
    let student = puzzle.student();
    let part = enclosure(board, target, 14)?;
    let local = part.local(board).ok()?;
    let mut fates = Fates::new(&local, [target].into_iter().collect(), part.defender, MOST);
    let moves = fates.legal_moves(student, &[]);
    let moves = moves.iter().map(Some).chain([None]);
    let mut ranked: Vec<_> = moves
        .map(|mv| (mv, fates.after(student, &[mv]).unwrap().unwrap()))
        .collect();
    ranked.sort_by_key(|&(_, fate)| fate);
    if student == part.defender {
        ranked.reverse();
    }
    Some(ranked)
}

/// Of every eighth problem: on some chain the right move does better than all
/// others.
#[test]
fn the_right_move_alone_gets_what_there_is() {
    // Endgames are counted elsewhere.
    let open = ["ladder", "net", "endgame"];
    let closed = puzzles();
    let closed = closed
        .iter()
        .filter(|puzzle| !open.contains(&puzzle.theme()));
    let mut proved = 0;
    for puzzle in closed.step_by(8) {
        let board = puzzle.start().board();
        let right = right(puzzle);
        let mut heads = Color::BOTH
            .into_iter()
            .flat_map(|color| board.chain_heads(color));
        let decided = heads.any(|head| {
            ranked(puzzle, head)
                .is_some_and(|ranked| ranked[0].0 == Some(right) && ranked[0].1 != ranked[1].1)
        });
        assert!(
            decided,
            "{} by {}:\n{board}",
            puzzle.theme(),
            puzzle.student()
        );
        proved += 1;
    }
    assert!(proved > 80, "{proved}");
}

/// The small ones among the kills, by the search that writes every position
/// down. Nobody plays elsewhere, so the walls keep their liberties.
#[test]
fn small_kills_are_proved_by_the_slow_search_too() {
    let mut proved = 0;
    for puzzle in puzzles().iter().filter(|puzzle| puzzle.theme() == "kill") {
        let board = puzzle.start().board();
        let defender = puzzle.student().other();
        let heads = board.chain_heads(defender);
        let target = heads.max_by_key(|&head| board.chain_len(head)).unwrap();
        let Some(part) = enclosure(board, target, 5) else {
            continue;
        };
        let stake = Stake {
            targets: [target].into_iter().collect(),
            defender,
            region: part.part,
            threats: search::Threats::Of(defender),
            aim: Aim::Capture,
        };
        let Some(solved) = search::solve(board, puzzle.student(), &stake) else {
            continue;
        };
        assert!(solved.is_forced(), "{board}");
        assert!(solved.good().contains(&Some(right(puzzle))), "{board}");
        proved += 1;
    }
    assert!(proved >= 3, "{proved}");
}
