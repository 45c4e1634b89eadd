//! Endgames counted by the library and by trying everything on the whole board.

use std::collections::HashMap;

use jego::board::{ByColor, Color, PointSet};
use jego::game::Key;
use jego::go::Board;
use jego::puzzle::{BUILT_IN, StepId, Verdict};
use jego::reading::{Endgame, Local};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use crate::tactics::reading::corner;

/// More than any of these takes.
const MOST: u64 = 1_000_000;

/// Tries everything in a part and remembers the score of every position.
struct Plain {
    part: PointSet,
    known: HashMap<(Key, Color, Option<Key>, bool), i32>,
    steps: usize,
}

/// There was too much to try.
#[derive(Debug)]
struct TooMuch;

impl Plain {
    fn new(part: PointSet) -> Self {
        Self {
            part,
            known: HashMap::new(),
            steps: 0,
        }
    }

    /// Black's area less White's on the whole board. `banned` is the board that
    /// may not come about again at once.
    fn score(
        &mut self,
        board: &Board,
        to_play: Color,
        banned: Option<Key>,
        passed: bool,
        depth: usize,
    ) -> Result<i32, TooMuch> {
        let key = (board.key(), to_play, banned, passed);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        self.steps += 1;
        if depth > 60 || self.steps > 60_000 {
            return Err(TooMuch);
        }
        let mut scores = vec![if passed {
            area(board)
        } else {
            self.score(board, to_play.other(), None, true, depth + 1)?
        }];
        for point in (self.part & board.empty_points()).iter() {
            if board.effect(to_play, point).suicide {
                continue;
            }
            let mut after = board.clone();
            let taken = after.play(to_play, point);
            if Some(after.key()) == banned {
                continue;
            }
            let ban = (taken.len() == 1).then(|| board.key());
            scores.push(self.score(&after, to_play.other(), ban, false, depth + 1)?);
        }
        let best = match to_play {
            Color::Black => scores.into_iter().max(),
            Color::White => scores.into_iter().min(),
        };
        let best = best.unwrap();
        self.known.insert(key, best);
        Ok(best)
    }
}

fn area(board: &Board) -> i32 {
    let size = board.size();
    let mut count = ByColor::from_fn(|color: Color| board.stones()[color].len() as i32);
    for region in board.empty_points().regions(size) {
        let beside = region.border(size);
        let touches = Color::BOTH.map(|color| !(beside & board.stones()[color]).is_empty());
        match touches {
            [true, false] => count.black += region.len() as i32,
            [false, true] => count.white += region.len() as i32,
            [true, true] | [false, false] => {}
        }
    }
    count.black - count.white
}

/// What is the same whatever is played in the part.
fn outside(board: &Board, part: PointSet) -> i32 {
    let filled = ByColor {
        black: board.stones().black | part,
        white: board.stones().white - part,
    };
    area(&Board::of_stones(board.size(), &filled)) - part.len() as i32
}

/// Compares every first move; whether both came to an end.
fn compared(board: &Board, part: PointSet, to_play: Color) -> bool {
    let local = Local::new(board, part).unwrap();
    let mut endgame = Endgame::new(&local, MOST);
    let mut plain = Plain::new(part);
    let elsewhere = outside(board, part);
    let moves = endgame.legal_moves(to_play, &[]);
    for point in moves.iter().map(Some).chain([None]) {
        let mut after = board.clone();
        let taken = point.map_or(0, |point| after.play(to_play, point).len());
        let ban = (taken == 1).then(|| board.key());
        let plain = plain.score(&after, to_play.other(), ban, point.is_none(), 0);
        let (Ok(plain), Ok(score)) = (plain, endgame.score(to_play, &[point])) else {
            return false;
        };
        assert_eq!(
            score.unwrap() + elsewhere,
            plain,
            "{point:?} by {to_play} in {part:?}:\n{board}"
        );
    }
    true
}

#[test]
fn random_corners_are_counted_as_by_trying_everything() {
    let mut rng = SmallRng::seed_from_u64(21);
    let mut counted = 0;
    for _ in 0..200 {
        let (board, part) = corner(&mut rng, 2);
        for to_play in Color::BOTH {
            counted += usize::from(compared(&board, part, to_play));
        }
    }
    assert!(counted > 80, "{counted}");
}

/// What is said of the program's own endgames. What is settled around them is not
/// in their file, so that it cannot be counted again from there.
#[test]
fn every_other_move_of_an_endgame_is_answered() {
    let collection = BUILT_IN[0].collection();
    let all = (0..collection.len()).map(|number| collection.puzzle(number).unwrap());
    let mut endgames = 0;
    for puzzle in all.filter(|puzzle| puzzle.theme() == "endgame") {
        let board = puzzle.start().board();
        assert!(puzzle.points() >= Some(2), "{board}");
        let solution = puzzle.solution();
        let first: Vec<_> = solution.after(StepId::START).collect();
        assert!(first.len() >= 3, "{board}");
        for (id, step) in first {
            let answered = solution.after(id).next().is_some();
            assert_eq!(answered, step.verdict == Verdict::Wrong, "{board}");
        }
        endgames += 1;
    }
    assert!(endgames >= 50, "{endgames}");
}
