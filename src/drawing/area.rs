//! A rectangle of pixels.

/// Pixels from the left and the top to the right and the bottom, which are not
/// in it any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) left: u32,
    pub(super) top: u32,
    pub(super) right: u32,
    pub(super) bottom: u32,
}

impl Area {
    /// No pixel.
    pub(super) const NOWHERE: Self = Self::to(0, 0);
    /// The one at the top left.
    pub(super) const FIRST_PIXEL: Self = Self::to(1, 1);

    /// All pixels of a picture of this size.
    pub(super) const fn to(right: u32, bottom: u32) -> Self {
        Self {
            left: 0,
            top: 0,
            right,
            bottom,
        }
    }

    pub(super) const fn is_empty(self) -> bool {
        self.left >= self.right || self.top >= self.bottom
    }

    pub(super) const fn width(self) -> u32 {
        self.right.saturating_sub(self.left)
    }

    pub(super) const fn height(self) -> u32 {
        self.bottom.saturating_sub(self.top)
    }

    /// Whether they share a pixel.
    pub(super) const fn meets(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// The smallest that has both.
    pub(super) fn with(self, other: Self) -> Self {
        if self.is_empty() {
            return other;
        }
        if other.is_empty() {
            return self;
        }
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Where each of its rows begins and ends among the bytes of a picture with
    /// so many pixels a row and four bytes a pixel.
    pub(super) fn rows(self, width: u32) -> impl Iterator<Item = std::ops::Range<usize>> {
        (self.top..self.bottom).map(move |y| {
            let at = |x: u32| 4 * (y as usize * width as usize + x as usize);
            at(self.left)..at(self.right)
        })
    }
}
