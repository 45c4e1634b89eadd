//! Small areas of a board.

/// A small area, known by the point at its top left. Larger ones come later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub(super) enum Shape {
    Point,
    Wide,
    High,
    Four,
    Nine,
}

impl Shape {
    pub(super) const fn width(self) -> u16 {
        match self {
            Self::Point | Self::High => 1,
            Self::Wide | Self::Four => 2,
            Self::Nine => 3,
        }
    }

    pub(super) const fn height(self) -> u16 {
        match self {
            Self::Point | Self::Wide => 1,
            Self::High | Self::Four => 2,
            Self::Nine => 3,
        }
    }
}
