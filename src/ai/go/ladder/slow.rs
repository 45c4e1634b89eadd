//! Ladders read slowly and obviously: every move of both sides is tried on the
//! referee's board, without limits. [`super::LadderReader`] is checked against it.

use crate::board::{Color, Point};
use crate::game::Key;
use crate::go::Board;

/// A chain that is chased, and the way to the position being looked at.
pub(super) struct Chase {
    owner: Color,
    stone: Point,
    /// The positions so far, with the side that was to play in each.
    path: Vec<(Key, Color)>,
}

impl Chase {
    pub(super) const fn of(owner: Color, stone: Point) -> Self {
        Self {
            owner,
            stone,
            path: Vec::new(),
        }
    }

    /// Whether the chain is caught with its owner to play. No ko keeps the owner
    /// from a move: there may always be a threat elsewhere.
    pub(super) fn is_lost(&mut self, board: &Board) -> bool {
        if board.liberties(self.stone) > 1 {
            return false;
        }
        self.on_path(board, self.owner, |chase| {
            chase.moves(board, chase.owner, None).all(|point| {
                let (after, ban) = played(board, chase.owner, point);
                chase.is_caught(&after, ban)
            })
        })
    }

    /// Whether the chain is caught with the other side to play, which may not
    /// play on `ban`.
    pub(super) fn is_caught(&mut self, board: &Board, ban: Option<Point>) -> bool {
        match board.liberties(self.stone) {
            0 | 1 => true,
            2 => {
                let hunter = self.owner.other();
                self.on_path(board, hunter, |chase| {
                    chase.moves(board, hunter, ban).any(|point| {
                        let (after, _) = played(board, hunter, point);
                        chase.is_lost(&after)
                    })
                })
            }
            _ => false,
        }
    }

    /// Every legal move of a side.
    fn moves(
        &self,
        board: &Board,
        color: Color,
        ban: Option<Point>,
    ) -> impl Iterator<Item = Point> + use<> {
        let empty = board.empty_points();
        let board = board.clone();
        let legal =
            move |point: &Point| Some(*point) != ban && !board.effect(color, *point).suicide;
        empty.iter().filter(legal)
    }

    /// Looks at a position; one that comes back is no capture.
    fn on_path(
        &mut self,
        board: &Board,
        to_play: Color,
        look: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        let here = (board.key(), to_play);
        if self.path.contains(&here) {
            return false;
        }
        self.path.push(here);
        let caught = look(self);
        self.path.pop();
        caught
    }
}

/// The board after a move, and where a simple ko then forbids the other side to
/// play.
pub(super) fn played(board: &Board, color: Color, point: Point) -> (Board, Option<Point>) {
    let mut after = board.clone();
    let lifted = after.play(color, point);
    let alone = after.chain_len(point) == 1 && after.liberties(point) == 1;
    let ban = lifted.iter().next();
    let ban = ban.filter(|_| alone && lifted.len() == 1);
    (after, ban)
}
