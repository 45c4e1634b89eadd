//! Ladders and nets on whole boards.

use jego::board::{Color, Point};
use jego::go::Board;
use jego::reading::Chase;

use crate::candidate::{Chased, groups};
use crate::problem::{Problem, Reply, Verdict};
use jego::puzzle::Theme;

/// How many moves a solver has to find at most.
const LONGEST: usize = 4;
/// Where more moves than this are right, the rest is easy.
const MANY: usize = 2;

/// The problem that a chain with two liberties is, where one first move catches
/// it and it would get away otherwise.
pub(crate) fn problem(chased: &Chased) -> Option<Problem> {
    let (board, target) = (&chased.board, chased.target);
    let defender = board.stone(target)?;
    let chase = Chase::new(board, target, defender);
    if !chase.gets_away() {
        return None;
    }
    let right = chase.catching();
    let point = right.iter().next().filter(|_| right.len() == 1)?;
    let liberties = board.liberty_points(target);
    let is_atari = liberties.contains(point);
    let closed = groups(board);
    if closed
        .iter()
        .any(|group| group.enclosure.part.contains(target))
    {
        return None;
    }
    let length = length(board, target, point)?;
    if is_atari && length < 3 {
        return None;
    }
    let mut first = vec![Reply {
        point,
        verdict: Verdict::Right,
        then: answers(board, target, point, LONGEST - 1),
    }];
    let wrong = (liberties | liberties.border(board.size())) & board.empty_points();
    for point in wrong.iter().filter(|&other| other != point) {
        let mut after = board.clone();
        if after.effect(defender.other(), point).suicide {
            continue;
        }
        after.play(defender.other(), point);
        let out = after.liberty_points(target).iter().next();
        first.extend(out.map(|out| Reply {
            point,
            verdict: Verdict::Wrong,
            then: vec![answer(out, Vec::new())],
        }));
    }
    first.truncate(6);
    Some(Problem {
        board: board.clone(),
        to_play: defender.other(),
        theme: if is_atari { Theme::Ladder } else { Theme::Net },
        target: Some(target),
        part: board.empty_points().iter().collect(),
        points: None,
        first,
    })
}

/// How many moves the attacker makes until the chain is taken, if it runs.
fn length(board: &Board, target: Point, first: Point) -> Option<usize> {
    let defender = board.stone(target)?;
    let (mut board, mut next) = (board.clone(), first);
    for moves in 1..60 {
        board.play(defender.other(), next);
        if board.stone(target) != Some(defender) {
            return Some(moves);
        }
        let out = run(&board, target, defender)?;
        board.play(defender, out);
        next = Chase::new(&board, target, defender)
            .catching()
            .iter()
            .next()?;
    }
    None
}

/// Where the chain runs to: the liberty that gives it the most.
fn run(board: &Board, target: Point, defender: Color) -> Option<Point> {
    let liberties = board.liberty_points(target);
    let gained = |point: &Point| {
        let mut after = board.clone();
        after.play(defender, *point);
        after.liberties(target)
    };
    let legal = liberties
        .iter()
        .filter(|&point| !board.effect(defender, point).suicide);
    legal.max_by_key(gained)
}

fn answers(board: &Board, target: Point, by_attacker: Point, left: usize) -> Vec<Reply> {
    let Some(defender) = board.stone(target) else {
        return Vec::new();
    };
    let mut after = board.clone();
    after.play(defender.other(), by_attacker);
    let Some(out) = run(&after, target, defender).filter(|_| left > 0) else {
        return Vec::new();
    };
    after.play(defender, out);
    let right = Chase::new(&after, target, defender).catching();
    if right.len() > MANY {
        return Vec::new();
    }
    let then = right.iter().map(|point| Reply {
        point,
        verdict: Verdict::Right,
        then: answers(&after, target, point, left - 1),
    });
    vec![answer(out, then.collect())]
}

const fn answer(point: Point, then: Vec<Reply>) -> Reply {
    Reply {
        point,
        verdict: Verdict::Answer,
        then,
    }
}
