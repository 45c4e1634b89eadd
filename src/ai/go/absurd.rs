//! Moves that nobody would play who has known the rules for a week.
//!
//! The temperature that makes the weaker levels weak also brings up moves that
//! no player ever considers. Those are filtered out.

use crate::board::{Color, Point, Size};
use crate::game::Game as _;
use crate::go::{PlayoutBoard, Position};

use super::net::{Features, Output};
use crate::ai::Question;

/// Up to which share of the board played on it is the opening, and from which
/// the endgame.
const OPENING: f32 = 0.2;
const ENDGAME: f32 = 0.45;
/// How sure a point has to be one side's for it to be left alone.
const OWNED: f32 = 0.93;
/// How probable a move that looks absurd has to be in the policy of strong
/// players.
const STRONG_PROBABILITY: f32 = 0.04;

/// How many stones nobody leaves in atari, whatever it may be good for.
const MANY_STONES: u16 = 4;

/// Filters the moves of a position.
pub(super) struct MoveFilter<'a> {
    position: &'a Position,
    board: PlayoutBoard,
    by: Color,
    output: &'a Output,
    /// For the softmax of its policy: the sum of the exponentials of the logits
    /// less the highest, and that one.
    sum: f32,
    most: f32,
    /// How much of the board has been played on.
    progress: f32,
}

impl<'a> MoveFilter<'a> {
    /// A position, and what the network makes of it.
    pub(super) fn of(question: &'a Question<Position>, output: &'a Output) -> Self {
        let position = question.position();
        let most = output.policy.iter().copied().fold(f32::MIN, f32::max);
        let sum = output.policy.iter().map(|logit| (logit - most).exp()).sum();
        let area = position.board().size().area() as f32;
        Self {
            position,
            board: PlayoutBoard::of(position),
            by: position.to_play(),
            output,
            sum,
            most,
            progress: question.progress() as f32 / area,
        }
    }

    /// Whether a stone there has no reason that a player could name.
    pub(super) fn is_absurd(&self, point: Point) -> bool {
        let size = self.size();
        if self.does_something(point) {
            return false;
        }
        if self.thrown_away(point) >= MANY_STONES {
            return true;
        }
        // On the first line not even strong players are imitated: out of
        // context it looks like a mistake.
        if line(size, point) == 1 {
            return self.is_far(point, 1) || !self.is_endgame() && !self.touches(point);
        }
        if self.probability(point) >= STRONG_PROBABILITY {
            return false;
        }
        let low = line(size, point) == 2 && self.progress < ENDGAME && self.is_far(point, 2);
        low || self.thrown_away(point) > 0 || self.is_wasted(point)
    }

    fn size(&self) -> Size {
        self.position.board().size()
    }

    fn is_endgame(&self) -> bool {
        self.progress >= ENDGAME
    }

    /// Whether the stone captures, gives atari, or saves from atari.
    fn does_something(&self, point: Point) -> bool {
        let board = &self.board;
        let spot = board.spot(point);
        let safe = board.stones_exposed(self.by, spot) == 0;
        let captures = board.lifted_by(self.by, spot) > 0;
        let atari = || {
            let beside = board.beside(spot).into_iter();
            let mut enemies = beside.filter(|&near| board.stone_at(near) == Some(self.by.other()));
            enemies.any(|enemy| board.leaves_in_atari(enemy, spot))
        };
        let saves = || {
            let beside = board.beside(spot).into_iter();
            let mut own = beside.filter(|&near| board.stone_at(near) == Some(self.by));
            own.any(|stone| board.last_liberty(stone).is_some())
        };
        captures || safe && (atari() || saves())
    }

    /// Whether it stands beside a stone of the other side, or of its own with
    /// one of the other side near: contact or a connection.
    fn touches(&self, point: Point) -> bool {
        let size = self.size();
        let board = self.position.board();
        let beside = |color| {
            let mut near = size.neighbours(point);
            near.any(|near| board.stone(near) == Some(color))
        };
        let (own, other) = (self.by, self.by.other());
        beside(other) || beside(own) && self.has_near(point, 2, Some(other))
    }

    /// Whether no stone is within some steps, diagonal ones included.
    fn is_far(&self, point: Point, steps: u8) -> bool {
        !self.has_near(point, steps, None)
    }

    fn has_near(&self, point: Point, steps: u8, color: Option<Color>) -> bool {
        let board = self.position.board();
        let mut points = self.size().points();
        points.any(|near| {
            let close =
                near.row.abs_diff(point.row) <= steps && near.col.abs_diff(point.col) <= steps;
            let stone = board.stone(near);
            close && stone.is_some() && (color.is_none() || stone == color)
        })
    }

    /// How many stones could be captured at once, with the one put there.
    fn thrown_away(&self, point: Point) -> u16 {
        self.board.stones_exposed(self.by, self.board.spot(point))
    }

    /// Whether the point belongs to one side for certain and no stone of the
    /// other is beside it, so that nothing can happen there.
    fn is_wasted(&self, point: Point) -> bool {
        let index = Features::index(self.size(), point);
        let owner = self.output.ownership.get(index).copied().unwrap_or(0.0);
        let quiet = match owner > 0.0 {
            true => !self.has_near(point, 1, Some(self.by.other())),
            false => !self.has_near(point, 2, Some(self.by)),
        };
        owner.abs() >= OWNED && quiet && self.progress > OPENING
    }

    /// The probability of a point in the policy of strong players.
    fn probability(&self, point: Point) -> f32 {
        let index = Features::index(self.size(), point);
        let logit = self.output.policy.get(index).copied().unwrap_or(f32::MIN);
        (logit - self.most).exp() / self.sum
    }
}

/// The line of a point: 1 at the edge.
fn line(size: Size, point: Point) -> u8 {
    let last = size.lines() - 1;
    let (col, row) = (point.col, point.row);
    1 + col.min(row).min(last - col).min(last - row)
}
