//! A problem that has been proved.

use jego::board::{Color, Point};
use jego::go::Board;

use jego::puzzle::Theme;

/// A position with one right first move.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) board: Board,
    pub(crate) to_play: Color,
    pub(crate) theme: Theme,
    /// The stones that are asked about, where not all around are.
    pub(crate) target: Option<Point>,
    /// Where the fight is: what can be played there is what a solver looks at.
    pub(crate) part: Vec<Point>,
    /// By how many points the right move is better, where points are counted.
    pub(crate) points: Option<i32>,
    /// The first moves, right ones first.
    pub(crate) first: Vec<Reply>,
}

/// A move with what may follow.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) point: Point,
    pub(crate) verdict: Verdict,
    pub(crate) then: Vec<Self>,
}

/// What is said of a move in the collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It solves the problem, or goes on solving it.
    Right,
    /// It does not.
    Wrong,
    /// It is an answer.
    Answer,
}

impl Problem {
    /// The one right first move.
    pub(crate) fn right(&self) -> Option<Point> {
        let right = self
            .first
            .iter()
            .find(|reply| reply.verdict == Verdict::Right);
        right.map(|reply| reply.point)
    }
}
