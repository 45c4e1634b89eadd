//! What can be heard of a match.

use crate::aligne4::Piece;
use crate::board::{Color, Point};
use crate::game::Outcome;

/// Something that can be heard, or read aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A stone was put.
    Placed {
        /// Whose.
        color: Color,
        /// Where.
        point: Point,
        /// How many stones it lifted.
        lifted: u32,
    },
    /// A disc was put, and turned others.
    Turned {
        /// Whose.
        color: Color,
        /// Where.
        point: Point,
        /// How many discs it turned.
        discs: u32,
    },
    /// A piece was put.
    Put {
        /// By whom.
        color: Color,
        /// Which.
        piece: Piece,
        /// Where.
        at: Point,
    },
    /// A piece was handed over.
    Gave {
        /// By whom.
        color: Color,
        /// Which.
        piece: Piece,
    },
    /// Someone passed.
    Passed(Color),
    /// A move was refused.
    Refused,
    /// The game ended.
    Ended(Outcome),
    /// The teacher has something to say of the last move.
    Warned,
    /// A player has little time left.
    LowTime(Color),
}
