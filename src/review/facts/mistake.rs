//! A move to be explained, and what is read off the board for it.

use crate::ai::{Candidate, Question, Report};
use crate::board::{Color, Grid, Point, PointSet, Size};
use crate::game::{Game as _, HalfPoints};
use crate::go::{Board, Move, Position};

/// A move that cost something, with what a review knows of it.
#[derive(Clone, Copy, Debug)]
pub struct Mistake<'a> {
    /// The position in which it was played, by the side to play there.
    pub before: &'a Question<Position>,
    /// The move.
    pub played: Move,
    /// The better move, with the line that is expected after it.
    pub better: &'a Candidate<Move>,
    /// What was found about the position before the move.
    pub report_before: &'a Report<Move>,
    /// What was found about the position after it.
    pub report_after: &'a Report<Move>,
    /// What it cost, in points.
    pub loss: f32,
}

/// How far an expected line is followed: what comes later is a guess.
const FURTHEST: usize = 10;

/// A mistake with the boards that belong to it.
#[derive(Debug)]
pub(super) struct Reading<'a> {
    pub(super) of: Mistake<'a>,
    /// Who played.
    pub(super) by: Color,
    /// The board after the move.
    pub(super) after: Board,
    /// How the other side goes on after the move.
    pub(super) punishment: Vec<Step>,
    /// The better move, and how it goes on.
    pub(super) better: Vec<Step>,
    pub(super) owners: Option<Owners<'a>>,
}

/// One move of a line that was played out on the board.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) by: Color,
    pub(super) mv: Move,
    /// What it captured.
    pub(super) captured: PointSet,
    /// Whether it took a ko, which may not be taken back at once.
    pub(super) takes_ko: bool,
    /// The board after it.
    pub(super) board: Board,
}

/// The maps of owners before and after the move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owners<'a> {
    before: &'a Grid<f32>,
    after: &'a Grid<f32>,
}

impl<'a> Reading<'a> {
    /// Plays everything out. `None` where the rules refuse the move.
    pub(super) fn of(of: Mistake<'a>) -> Option<Self> {
        let by = of.before.position().to_play();
        let after = of.before.after(of.played);
        if after.moves().len() == of.before.moves().len() {
            return None;
        }
        let answer = of.report_after.visited().next();
        let punishment = answer.map_or(&[][..], |answer| &answer.variation);
        let maps = of.report_before.ownership.as_ref();
        let owners = maps.zip(of.report_after.ownership.as_ref());
        Some(Self {
            by,
            after: after.position().board().clone(),
            punishment: steps(&after, punishment),
            better: steps(of.before, &of.better.variation),
            owners: owners.map(|(before, after)| Owners { before, after }),
            of,
        })
    }

    pub(super) const fn before(&self) -> &Board {
        self.of.before.position().board()
    }

    pub(super) const fn size(&self) -> Size {
        self.after.size()
    }

    /// Where the stone was put, if one was.
    pub(super) const fn played(&self) -> Option<Point> {
        place(self.of.played)
    }

    /// Where the better stone goes, if it is one.
    pub(super) const fn better_point(&self) -> Option<Point> {
        place(self.of.better.mv)
    }

    /// How the other side answers.
    pub(super) fn answer(&self) -> Option<(&Step, Point)> {
        let step = self.punishment.first()?;
        Some((step, place(step.mv)?))
    }

    /// The last move of the other side, if it was a stone.
    pub(super) fn last_point(&self) -> Option<Point> {
        let (by, mv) = self.of.before.last_move()?;
        place(mv).filter(|_| by != self.by)
    }

    /// What the move cost.
    pub(super) fn cost(&self) -> HalfPoints {
        rounded(self.of.loss)
    }

    /// How many lines from each other moves are that have nothing to do with each
    /// other.
    pub(super) const fn far(&self) -> u8 {
        self.size().lines() / 4 + 2
    }
}

impl Owners<'_> {
    /// How far a side owned these points before the move: 1 for certain, -1 not
    /// at all.
    pub(super) fn before(&self, color: Color, points: PointSet) -> f32 {
        mean(self.before, color, points)
    }

    /// How far a side owns these points after the move.
    pub(super) fn after(&self, color: Color, points: PointSet) -> f32 {
        mean(self.after, color, points)
    }

    /// By how much Black's share of a point has grown.
    pub(super) fn growth(&self, point: Point) -> f32 {
        self.after[point] - self.before[point]
    }
}

fn mean(map: &Grid<f32>, color: Color, points: PointSet) -> f32 {
    if points.is_empty() {
        return 0.0;
    }
    let sum: f32 = points.iter().map(|point| map[point]).sum();
    let black = sum / points.len() as f32;
    match color {
        Color::Black => black,
        Color::White => -black,
    }
}

pub(super) const fn place(mv: Move) -> Option<Point> {
    match mv {
        Move::Place(point) => Some(point),
        Move::Pass => None,
    }
}

/// How many lines two points are from each other.
pub(super) fn distance(one: Point, two: Point) -> u8 {
    let (cols, rows) = (one.col.abs_diff(two.col), one.row.abs_diff(two.row));
    cols.max(rows)
}

/// How many lines a point is from the nearest of a set.
pub(super) fn distance_to(points: PointSet, from: Point) -> u8 {
    let distances = points.iter().map(|point| distance(point, from));
    distances.min().unwrap_or(u8::MAX)
}

/// Points as they are told: halves while they are few.
pub(super) fn rounded(points: f32) -> HalfPoints {
    if points < 3.0 {
        HalfPoints::from_halves((points * 2.0).round() as i32)
    } else {
        HalfPoints::from_points(points.round() as i32)
    }
}

/// Plays a line out, as far as it goes by the rules.
fn steps(from: &Question<Position>, line: &[Move]) -> Vec<Step> {
    let mut position = from.position().clone();
    let mut past = from.past().clone();
    let mut steps = Vec::new();
    for &mv in line.iter().take(FURTHEST) {
        let by = position.to_play();
        let before = *position.board().stones();
        if position.play(mv, &past).is_err() {
            break;
        }
        past.push(&position);
        let board = position.board().clone();
        steps.push(Step {
            by,
            mv,
            captured: before[by.other()] - board.stones()[by.other()],
            takes_ko: position.situation().ko.is_some(),
            board,
        });
    }
    steps
}
