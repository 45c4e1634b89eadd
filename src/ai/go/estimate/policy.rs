//! How the games of an estimate are played.
//!
//! At random, but nobody fills an own eye, and nobody puts stones in atari for
//! nothing: both sides of a seki leave each other alone. Only who captures all
//! around by it, or leaves a shape in which no two eyes fit, may do so; that is
//! how groups without two eyes are taken off. What was put in atari is saved or
//! captured most of the time.

use rand::Rng;

use crate::board::{Color, Point, PointSet};
use crate::go::{Board, fills_eye};

use super::shape::vital_point;

/// A game in progress. It is made once and started many times.
#[derive(Debug)]
pub(super) struct PlayoutGame {
    board: Board,
    /// Where nobody plays.
    fixed: PointSet,
    empty: Vec<Point>,
    /// The stone just put.
    last: Option<Point>,
    /// What it captured.
    lifted: PointSet,
}

impl PlayoutGame {
    pub(super) fn new(board: &Board, fixed: PointSet) -> Self {
        Self {
            board: board.clone(),
            fixed,
            empty: Vec::with_capacity(board.size().area()),
            last: None,
            lifted: PointSet::EMPTY,
        }
    }

    /// Begins again from a board.
    pub(super) fn start(&mut self, board: &Board) {
        self.board.clone_from(board);
        self.empty.clear();
        let open = board.empty_points() - self.fixed;
        self.empty.extend(open.iter());
        self.last = None;
        self.lifted = PointSet::EMPTY;
    }

    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// Plays on until neither side has a sensible move.
    pub(super) fn play_out(&mut self, first: Color, rng: &mut impl Rng) {
        let mut color = first;
        let mut passes = 0;
        for _ in 0..3 * self.board.size().area() {
            let mv = self.answer(color, rng);
            let mv = mv.or_else(|| self.random_move(color, rng));
            self.last = mv;
            match mv {
                Some(point) => {
                    self.lifted = self.board.play(color, point);
                    self.empty.extend(self.lifted.iter());
                    passes = 0;
                }
                None => {
                    self.lifted = PointSet::EMPTY;
                    passes += 1;
                }
            }
            if passes == 2 {
                return;
            }
            color = color.other();
        }
    }

    /// Takes a random sensible move out of the list of empty points.
    fn random_move(&mut self, color: Color, rng: &mut impl Rng) -> Option<Point> {
        let mut left = self.empty.len();
        while left > 0 {
            let chosen = below(left, rng);
            let point = self.empty[chosen];
            if self.allows(color, point) {
                self.empty.swap_remove(chosen);
                return Some(point);
            }
            left -= 1;
            self.empty.swap(chosen, left);
        }
        None
    }

    /// Takes the move that the last one asks for, most of the time.
    fn answer(&mut self, color: Color, rng: &mut impl Rng) -> Option<Point> {
        let last = self.last?;
        let point = self.wanted(color, last)?;
        if below(8, rng) == 0 {
            return None;
        }
        let place = self.empty.iter().position(|&empty| empty == point)?;
        self.empty.swap_remove(place);
        Some(point)
    }

    /// What the last move asks for: to kill where it captured, to capture what
    /// is in atari, to save what it put in atari.
    fn wanted(&self, color: Color, last: Point) -> Option<Point> {
        let board = &self.board;
        if self.lifted.len() >= 3 {
            let vital = vital_point(board.size(), &self.lifted);
            if let Some(point) = vital.filter(|&point| self.allows(color, point)) {
                return Some(point);
            }
        }
        let capture = self.last_liberty(last);
        if let Some(point) = capture.filter(|&point| self.allows(color, point)) {
            return Some(point);
        }
        for near in board.size().neighbours(last) {
            if board.stone(near) != Some(color) {
                continue;
            }
            let Some(liberty) = self.last_liberty(near) else {
                continue;
            };
            let saved = self.rescue(color, near).or(Some(liberty));
            let saved = saved.filter(|&point| self.allows(color, point));
            if saved.is_some() {
                return saved;
            }
        }
        None
    }

    /// Where a chain around a chain in atari can be captured.
    fn rescue(&self, color: Color, point: Point) -> Option<Point> {
        let chain = self.board.chain(point);
        let size = self.board.size();
        let around = chain.iter().flat_map(|stone| size.neighbours(stone));
        let enemy = |&near: &Point| self.board.stone(near) == Some(color.other());
        let mut captures = around
            .filter(enemy)
            .filter_map(|near| self.last_liberty(near));
        captures.find(|&point| self.allows(color, point))
    }

    /// The only liberty of the chain on a point, if it has only one.
    fn last_liberty(&self, point: Point) -> Option<Point> {
        if self.board.liberties(point) != 1 {
            return None;
        }
        self.board.liberty_points(point).pop()
    }

    fn allows(&self, color: Color, point: Point) -> bool {
        !self.takes_back(point)
            && !self.fixed.contains(point)
            && is_sensible(&self.board, color, point)
    }

    /// Whether a single stone would be taken back at once, ko or not: enough
    /// to keep random games from running in circles.
    fn takes_back(&self, point: Point) -> bool {
        self.lifted.contains(point) && self.lifted.len() == 1
    }
}

/// Whether a stone neither fills an eye nor is lost for nothing. This is asked
/// very often, so a look around answers it where it can.
fn is_sensible(board: &Board, color: Color, point: Point) -> bool {
    let (mut empty, mut breathes, mut strong) = (0, false, false);
    let (mut friends, mut enemies, mut captures) = (false, false, false);
    for near in board.size().neighbours(point) {
        let liberties = board.liberties(near);
        match board.stone(near) {
            None => empty += 1,
            Some(stone) if stone == color => {
                friends = true;
                breathes |= liberties > 1;
                strong |= liberties > 2;
            }
            Some(_) => {
                enemies = true;
                captures |= liberties == 1;
            }
        }
    }
    if empty == 0 && !enemies && fills_eye(board, color, point) {
        return false;
    }
    if captures || empty > 1 || strong {
        return true;
    }
    if !friends {
        return empty == 1;
    }
    (empty == 1 || breathes) && !gives_stones_away(board, color, point)
}

/// Whether a stone on `point` would make a chain of two or more with a single
/// liberty, and not to kill by it.
fn gives_stones_away(board: &Board, color: Color, point: Point) -> bool {
    let near = board.size().neighbours(point);
    let friends = near.clone().filter(|&p| board.stone(p) == Some(color));
    let mut liberties: PointSet = near.filter(|&p| board.is_empty(p)).collect();
    for friend in friends.clone() {
        liberties = liberties | board.liberty_points(friend);
    }
    liberties.remove(point);
    if liberties.len() >= 2 {
        return false;
    }
    let mut chain = PointSet::from_iter([point]);
    for friend in friends {
        if board.chain_len(friend) > 5 {
            return true;
        }
        chain = chain | board.chain(friend);
    }
    !kills(board, color, &chain, liberties)
}

/// Whether a chain fills an enemy eye so that its capture leaves no two eyes,
/// and everything around it has no other liberty than the last one of the
/// chain itself.
fn kills(board: &Board, color: Color, chain: &PointSet, liberty: PointSet) -> bool {
    let size = board.size();
    if chain.len() > 2 && vital_point(size, chain).is_none() {
        return false;
    }
    let around = chain.border(size) & board.stones()[color.other()];
    around.iter().all(|near| {
        // The stone about to be put takes one of them.
        board.liberties(near) <= 2 && (board.liberty_points(near) - *chain).is_subset(&liberty)
    })
}

/// A number below `bound`, each with nearly the same chance.
#[inline]
fn below(bound: usize, rng: &mut impl Rng) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}
