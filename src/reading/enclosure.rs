//! The part of a board that belongs to a chain.

use crate::board::{Color, Point, PointSet};
use crate::go::{Board, unconditional_life};

use super::local::{Local, TooLarge};

/// A wall with as many liberties elsewhere is taken to stand for good.
const WALL_LIBERTIES: usize = 2;

/// Friends with as many are: whoever is joined to them has got out.
const FRIEND_LIBERTIES: usize = 4;

/// The part in which the fate of a chain is decided, closed off by walls.
///
/// What the walls rest on is the convention of problem books: stones around
/// that have liberties elsewhere, or live for good, are not taken, and whoever
/// is joined to such stones of its own is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enclosure {
    /// A stone of the chain.
    pub target: Point,
    /// Whose it is.
    pub defender: Color,
    /// All points that can be played for: empty ones, the chain with its
    /// friends, and what can be taken around it.
    pub part: PointSet,
}

impl Enclosure {
    /// The part as it can be read.
    ///
    /// # Errors
    ///
    /// It has too many points.
    pub fn local(&self, board: &Board) -> Result<Local, TooLarge> {
        Local::new(board, self.part)
    }
}

/// Finds the part that belongs to the chain on a point. `None` where no stone
/// stands, or where it is not closed off within so many empty points.
#[must_use]
pub fn enclosure(board: &Board, target: Point, most_empty: usize) -> Option<Enclosure> {
    let defender = board.stone(target)?;
    let safe = Color::BOTH.map(|color| unconditional_life(board, color).stones);
    let safe = safe[0] | safe[1];
    let mut growing = Growing {
        board,
        safe,
        part: board.chain(target),
    };
    loop {
        growing.reach();
        let empty = growing.part & board.empty_points();
        if empty.len() > most_empty || growing.part.len() > Local::MOST_POINTS {
            return None;
        }
        if !Color::BOTH
            .into_iter()
            .any(|color| growing.take_in(color, defender))
        {
            let part = growing.part;
            return Some(Enclosure {
                target,
                defender,
                part,
            });
        }
    }
}

struct Growing<'a> {
    board: &'a Board,
    safe: PointSet,
    part: PointSet,
}

impl Growing<'_> {
    /// Adds all empty points that can be reached.
    fn reach(&mut self) {
        let size = self.board.size();
        loop {
            let more = (self.part.border(size) & self.board.empty_points()) - self.part;
            if more.is_empty() {
                return;
            }
            self.part = self.part | more;
        }
    }

    /// Adds a chain that has nearly all its liberties in the part. Whether there
    /// was one.
    fn take_in(&mut self, color: Color, defender: Color) -> bool {
        let enough = if color == defender {
            FRIEND_LIBERTIES
        } else {
            WALL_LIBERTIES
        };
        let beside = self.part.border(self.board.size());
        let stones = (beside & self.board.stones()[color]) - self.safe;
        let weak = stones.iter().find(|&stone| {
            let elsewhere = self.board.liberty_points(stone) - self.part;
            elsewhere.len() < enough
        });
        let Some(stone) = weak else {
            return false;
        };
        self.part = self.part | self.board.chain(stone) | self.board.liberty_points(stone);
        true
    }
}
