//! What a tool of the palette shows on a board.

use crate::board::{Color, Point};
use crate::scene::Mark;

/// What a tool shows under the pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ghost {
    /// A stone that would be put.
    Stone(Color),
    /// A small stone: this side would play next.
    Turn(Color),
    /// A ring around what would be taken away.
    Nothing,
    /// A mark.
    Mark(Mark),
    /// The next label.
    Label(String),
    /// A line, or an arrow.
    Link {
        /// Whether it has a head.
        arrow: bool,
    },
    /// The area that is dragged.
    Area,
}

/// A tool that is used on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolCursor {
    /// What is drawn under the pointer.
    pub ghost: Ghost,
    /// The first end of a line that is being drawn.
    pub anchor: Option<Point>,
}
