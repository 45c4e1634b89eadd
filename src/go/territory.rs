//! Who owns which point.

use crate::board::{ByColor, Color, Point, PointSet};

use super::Board;

/// The owner of every point: Black, White, or nobody.
///
/// A living stone owns its point. An empty region belongs to the color that
/// alone touches it; one stone of the other color inside makes it nobody's,
/// until that stone is lifted or counted as dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Territory {
    living: ByColor<PointSet>,
    surrounded: ByColor<PointSet>,
    neutral: PointSet,
}

impl Territory {
    /// The owners while the game is on: every stone counts as alive.
    #[must_use]
    pub fn in_play(board: &Board) -> Self {
        Self::without(board, &PointSet::EMPTY)
    }

    /// The owners while the game is on, as far as regions are really enclosed:
    /// while one color has no stone on the board, or where a region is larger
    /// than half of it, empty points are nobody's yet.
    #[must_use]
    pub fn enclosed(board: &Board) -> Self {
        let mut found = Self::in_play(board);
        let one_color = Color::BOTH
            .into_iter()
            .any(|color| board.stones()[color].is_empty());
        let half = board.size().area() / 2;
        for color in Color::BOTH {
            let surrounded = found.surrounded[color];
            for region in surrounded.regions(board.size()) {
                if one_color || region.len() > half {
                    found.surrounded[color] = found.surrounded[color] - region;
                    found.neutral = found.neutral | region;
                }
            }
        }
        found
    }

    /// The owners once the `dead` stones are taken off the board.
    #[must_use]
    pub fn without(board: &Board, dead: &PointSet) -> Self {
        let living = ByColor::from_fn(|color| board.stones()[color] - *dead);
        let free = PointSet::all(board.size()) - living.black - living.white;
        let mut surrounded = ByColor::default();
        let mut neutral = PointSet::EMPTY;
        for region in free.regions(board.size()) {
            let border = region.border(board.size());
            let touches = ByColor::from_fn(|color| !border.is_disjoint(&living[color]));
            match (touches.black, touches.white) {
                (true, false) => surrounded.black = surrounded.black | region,
                (false, true) => surrounded.white = surrounded.white | region,
                (true, true) | (false, false) => neutral = neutral | region,
            }
        }
        Self {
            living,
            surrounded,
            neutral,
        }
    }

    /// Who owns a point, be it by a stone or by surrounding it.
    #[must_use]
    pub fn owner(&self, point: Point) -> Option<Color> {
        Color::BOTH
            .into_iter()
            .find(|&color| self.area(color).contains(point))
    }

    /// The stones of a color that are not dead.
    #[must_use]
    pub fn living(&self, color: Color) -> PointSet {
        self.living[color]
    }

    /// The points without living stones that a color alone touches.
    #[must_use]
    pub fn surrounded(&self, color: Color) -> PointSet {
        self.surrounded[color]
    }

    /// Living stones and surrounded points together.
    #[must_use]
    pub fn area(&self, color: Color) -> PointSet {
        self.living[color] | self.surrounded[color]
    }

    /// The points without living stones that nobody owns: dame, and the whole
    /// board before the first stone.
    #[must_use]
    pub fn neutral(&self) -> PointSet {
        self.neutral
    }
}
