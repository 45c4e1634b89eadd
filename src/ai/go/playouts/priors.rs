//! Priors by simple features: captures, escapes, ladders, patterns and distance.

use crate::board::{Color, Point};
use crate::go::{Move, PlayoutBoard, Spot};

use super::patterns::is_good_shape;
use crate::ai::go::evaluator::Leaf;
use crate::ai::go::ladder::LadderReader;

/// What speaks for and against a move, as logarithms of odds. The numbers are
/// rough: a search corrects them soon.
mod weight {
    /// Stones are captured; each of them adds a little.
    pub(super) const CAPTURE: f32 = 1.6;
    pub(super) const CAPTURED_STONE: f32 = 0.25;
    /// A chain in atari gets away.
    pub(super) const ESCAPE: f32 = 1.8;
    pub(super) const ESCAPED_STONE: f32 = 0.25;
    /// Enemy stones are put in atari, and may get away.
    pub(super) const ATARI: f32 = 0.5;
    /// They cannot.
    pub(super) const CATCH: f32 = 1.2;
    pub(super) const CAUGHT_STONE: f32 = 0.2;
    /// Own stones are put in atari.
    pub(super) const GIFT: f32 = -1.6;
    pub(super) const GIVEN_STONE: f32 = -0.4;
    pub(super) const SHAPE: f32 = 1.1;
    /// Beside the last move, one further, and so on.
    pub(super) const NEAR_LAST: [f32; 4] = [1.3, 1.0, 0.5, 0.2];
    /// On the first, second, third and fourth line with nothing around.
    pub(super) const LINE: [f32; 4] = [-2.2, -0.9, 0.5, 0.4];
    /// On the first line with stones around.
    pub(super) const EDGE: f32 = -0.6;
    pub(super) const PASS: f32 = -3.0;
    /// After the other side has passed.
    pub(super) const PASS_TOO: f32 = 0.0;
}

/// Fills in the prior of each move of a leaf.
pub(super) fn fill(leaf: &mut Leaf, ladders: &mut LadderReader) {
    let Leaf {
        board,
        moves,
        priors,
        ..
    } = leaf;
    priors.clear();
    let mut sum = 0.0;
    for &mv in moves.iter() {
        let logit = match (mv, leaf.last) {
            (Move::Pass, None) => weight::PASS_TOO,
            (Move::Pass, Some(_)) => weight::PASS,
            (Move::Place(point), last) => {
                let by = leaf.to_play;
                place(board, by, point, last, ladders)
            }
        };
        let odds = logit.exp();
        sum += odds;
        priors.push(odds);
    }
    for prior in priors {
        *prior /= sum;
    }
}

fn place(
    board: &PlayoutBoard,
    color: Color,
    point: Point,
    last: Option<Spot>,
    ladders: &mut LadderReader,
) -> f32 {
    let spot = board.spot(point);
    let mut logit = tactics(board, color, spot, ladders);
    if is_good_shape(board.shape(spot)) {
        logit += weight::SHAPE;
    }
    if let Some(last) = last {
        let far = distance(board.point(last), point);
        let near = usize::from(far.saturating_sub(2));
        logit += weight::NEAR_LAST.get(near).copied().unwrap_or(0.0);
    }
    let line = usize::from(line_of(board, point));
    if is_lonely(board, spot) {
        logit += weight::LINE.get(line).copied().unwrap_or(0.0);
    } else if line == 0 {
        logit += weight::EDGE;
    }
    logit
}

/// Captures, escapes, threats and gifts.
fn tactics(board: &PlayoutBoard, color: Color, spot: Spot, ladders: &mut LadderReader) -> f32 {
    let mut logit = 0.0;
    let lifted = board.lifted_by(color, spot);
    let exposed = board.stones_exposed(color, spot);
    if lifted > 0 {
        logit += weight::CAPTURE + weight::CAPTURED_STONE * f32::from(lifted.min(12));
    }
    if exposed > 0 && lifted <= exposed {
        logit += weight::GIFT + weight::GIVEN_STONE * f32::from(exposed.min(10) - 1);
    }
    for near in board.beside(spot) {
        let Some(owner) = board.stone_at(near) else {
            continue;
        };
        let in_atari = board.last_liberty(near).is_some();
        let stones = f32::from(board.len_of_chain(near).min(12));
        if owner == color && in_atari && exposed == 0 && ladders.is_saved_by(board, near, spot) {
            return logit + weight::ESCAPE + weight::ESCAPED_STONE * stones;
        }
        if owner != color && !in_atari && board.leaves_in_atari(near, spot) && exposed == 0 {
            logit += match ladders.is_caught_by(board, near, spot) {
                true => weight::CATCH + weight::CAUGHT_STONE * stones,
                false => weight::ATARI,
            };
        }
    }
    logit
}

/// Whether no stone stands beside a spot or at its corners.
fn is_lonely(board: &PlayoutBoard, spot: Spot) -> bool {
    let ring = board.ring(spot);
    ring.iter().all(|&near| board.stone_at(near).is_none())
}

/// The line of a point, 0 at the edge.
fn line_of(board: &PlayoutBoard, point: Point) -> u8 {
    let last = board.size().lines() - 1;
    let to_edge = |at: u8| at.min(last.saturating_sub(at));
    to_edge(point.col).min(to_edge(point.row))
}

/// How far two points are apart: 2 beside each other, 3 at a corner, then as
/// circles around a point widen.
fn distance(one: Point, two: Point) -> u8 {
    let (x, y) = (one.col.abs_diff(two.col), one.row.abs_diff(two.row));
    x + y + x.max(y)
}
