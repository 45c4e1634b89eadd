//! A board that works everything out anew each time, by flood fill alone: what the
//! facts of a review are checked with. It shares nothing with the rules.

use std::collections::{BTreeSet, VecDeque};

use jego::board::{Color, Point, PointSet};
use jego::go::{Board, Move};

pub(super) type Points = BTreeSet<Point>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Plain {
    lines: i16,
    cells: Vec<Option<Color>>,
}

/// A move of a line, as it was played on the board.
pub(super) struct PlainStep {
    pub(super) by: Color,
    pub(super) captured: Points,
    pub(super) before: Plain,
    pub(super) after: Plain,
    pub(super) at: Option<Point>,
}

pub(super) fn set(points: &PointSet) -> Points {
    points.iter().collect()
}

impl Plain {
    pub(super) fn of(board: &Board) -> Self {
        let size = board.size();
        Self {
            lines: i16::from(size.lines()),
            cells: size.points().map(|at| board.stone(at)).collect(),
        }
    }

    fn index(&self, at: Point) -> usize {
        usize::from(at.row) * self.lines as usize + usize::from(at.col)
    }

    pub(super) fn stone(&self, at: Point) -> Option<Color> {
        self.cells[self.index(at)]
    }

    pub(super) fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let lines = self.lines as u8;
        (0..lines).flat_map(move |row| (0..lines).map(move |col| Point::new(col, row)))
    }

    pub(super) fn stones(&self, color: Color) -> Points {
        let own = self.points().filter(|&at| self.stone(at) == Some(color));
        own.collect()
    }

    /// The points that lie so many columns and rows from another.
    fn offset(&self, at: Point, cols: i16, rows: i16) -> Option<Point> {
        let (col, row) = (i16::from(at.col) + cols, i16::from(at.row) + rows);
        let inside = |line| (0..self.lines).contains(&line);
        (inside(col) && inside(row)).then(|| Point::new(col as u8, row as u8))
    }

    pub(super) fn beside(&self, at: Point) -> Vec<Point> {
        let ways = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        ways.iter()
            .filter_map(|&(cols, rows)| self.offset(at, cols, rows))
            .collect()
    }

    pub(super) fn corners(&self, at: Point) -> Vec<Point> {
        let ways = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        ways.iter()
            .filter_map(|&(cols, rows)| self.offset(at, cols, rows))
            .collect()
    }

    pub(super) fn chain(&self, at: Point) -> Points {
        let color = self.stone(at);
        let mut found = Points::from([at]);
        let mut open = VecDeque::from([at]);
        while let Some(here) = open.pop_front() {
            for near in self.beside(here) {
                if self.stone(near) == color && found.insert(near) {
                    open.push_back(near);
                }
            }
        }
        found
    }

    pub(super) fn liberties(&self, at: Point) -> Points {
        let chain = self.chain(at);
        let beside = chain.iter().flat_map(|&stone| self.beside(stone));
        beside.filter(|&near| self.stone(near).is_none()).collect()
    }

    /// Puts a stone; what it captured, or `None` where it may not be put.
    pub(super) fn play(&mut self, color: Color, at: Point) -> Option<Points> {
        if self.stone(at).is_some() {
            return None;
        }
        let mut after = self.clone();
        let index = after.index(at);
        after.cells[index] = Some(color);
        let mut captured = Points::new();
        for near in self.beside(at) {
            if after.stone(near) == Some(color.other()) && after.liberties(near).is_empty() {
                captured.extend(after.chain(near));
            }
        }
        for &stone in &captured {
            let index = after.index(stone);
            after.cells[index] = None;
        }
        if after.liberties(at).is_empty() {
            return None;
        }
        *self = after;
        Some(captured)
    }

    pub(super) fn after(&self, color: Color, at: Point) -> Option<Self> {
        let mut after = self.clone();
        after.play(color, at).map(|_| after)
    }

    /// Plays a line out.
    pub(super) fn line(&self, first: Color, line: &[Move]) -> Vec<PlainStep> {
        let mut board = self.clone();
        let mut by = first;
        let mut steps = Vec::new();
        for mv in line {
            let before = board.clone();
            let (captured, at) = match mv {
                Move::Pass => (Points::new(), None),
                Move::Place(at) => match board.play(by, *at) {
                    Some(captured) => (captured, Some(*at)),
                    None => break,
                },
            };
            steps.push(PlainStep {
                by,
                captured,
                before,
                after: board.clone(),
                at,
            });
            by = by.other();
        }
        steps
    }

    /// Whether a chain is caught by one atari after the other, whatever its owner
    /// plays anywhere on the board.
    pub(super) fn is_caught(&self, stone: Point, to_play: Color) -> bool {
        self.caught_within(stone, to_play, 200, &mut Vec::new())
    }

    fn caught_within(
        &self,
        stone: Point,
        to_play: Color,
        left: u32,
        path: &mut Vec<(Self, Color)>,
    ) -> bool {
        let Some(owner) = self.stone(stone) else {
            return true;
        };
        let liberties = self.liberties(stone);
        let here = (self.clone(), to_play);
        // What comes back catches nothing.
        if left == 0 || liberties.len() > 2 || path.contains(&here) {
            return false;
        }
        path.push(here);
        let caught = if to_play == owner {
            liberties.len() == 1
                && self.points().all(|at| {
                    self.after(owner, at).is_none_or(|after| {
                        after.caught_within(stone, owner.other(), left - 1, path)
                    })
                })
        } else {
            // Who is in atari is captured, unless the capture is forbidden.
            liberties.len() == 1
                || liberties.iter().any(|&at| {
                    self.after(owner.other(), at)
                        .is_some_and(|after| after.caught_within(stone, owner, left - 1, path))
                })
        };
        path.pop();
        caught
    }

    /// The stones of a color that can be reached from one of them along stones of
    /// that color, and across empty points that two of them touch.
    pub(super) fn reached(&self, from: Point) -> Points {
        let color = self.stone(from);
        let mut found = Points::from([from]);
        let mut open = VecDeque::from([from]);
        while let Some(here) = open.pop_front() {
            for near in self.beside(here) {
                let next = match self.stone(near) {
                    None => self.beside(near),
                    Some(_) => vec![near],
                };
                for at in next {
                    if self.stone(at) == color && found.insert(at) {
                        open.push_back(at);
                    }
                }
            }
        }
        found
    }
}
