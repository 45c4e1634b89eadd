//! What the rules remember of a game besides its stones.

use crate::board::{ByColor, Color, Point};

/// What there is to a position besides the stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    /// Whose turn it is.
    pub to_play: Color,
    /// Where a ko may not be retaken at once.
    pub ko: Option<Point>,
    /// How many stones each side has captured.
    pub prisoners: ByColor<u32>,
    /// How many times each side has passed.
    pub passes: ByColor<u32>,
    /// How many handicap stones Black has yet to place.
    pub handicap_left: u8,
    /// Whose stone made the board look as it does; `None` at the start and
    /// after a change by hand.
    pub author: Option<Color>,
    /// What can be done now.
    pub phase: Phase,
}

/// What can be done in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Moves can be played.
    Playing {
        /// How many passes there were just before.
        passes_in_a_row: u8,
    },
    /// Play was ended by passes, and the board is counted.
    Counting,
    /// A long cycle ended the game without result.
    Void,
    /// The first capture decided it, and this side made it.
    Captured(Color),
}
