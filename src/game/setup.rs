//! Changes of the board by hand.

use crate::board::{ByColor, Color, PointSet};

/// Stones put and taken without a move, as SGF's AB, AW, AE and PL say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The points that get a stone, whatever stood there.
    pub add: ByColor<PointSet>,
    /// The points that are emptied.
    pub remove: PointSet,
    /// Who plays next, if that changes.
    ///
    /// A setup with nothing else resumes a game that two passes had stopped.
    pub to_play: Option<Color>,
}
