//! What the network is shown of a position.
//!
//! Training and play read the same sixteen bits for each point, made here and
//! nowhere else: a bit is a plane, on both sides, so the two cannot drift apart.

use crate::board::Size;

/// How many planes there are: the bits of a point.
pub const PLANES: usize = 16;
/// How many numbers there are about the position as a whole.
pub const GLOBALS: usize = 8;

/// A position as the network sees it, from the side that is to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Features {
    /// The size of the board.
    pub size: Size,
    /// The planes of each point, row by row from the top left; bit *i* is
    /// plane *i*. What lies beyond the board is 0.
    pub points: [u16; Size::LARGEST.area()],
    /// What there is to say about the whole.
    pub globals: [f32; GLOBALS],
}
