//! Drawings one after the other.

use super::Drawing;
use super::image::{CannotPaint, Image};

/// Drawings of one size that are shown one after the other, over and over.
#[derive(Clone, Copy, Debug)]
pub struct Animation<'a> {
    /// What is shown; there is at least one.
    pub drawings: &'a [Drawing],
    /// How many pixels there are to a point.
    pub scale: f32,
    /// How long each is shown, in hundredths of a second.
    pub hundredths: u32,
    /// How long the last one is.
    pub last_hundredths: u32,
}

/// A part of a picture that differs from the one before it.
pub(super) struct Patch {
    pub(super) image: Image,
    pub(super) left: u32,
    pub(super) top: u32,
    pub(super) hundredths: u32,
}

impl Animation<'_> {
    /// How many drawings there are.
    pub(super) const fn len(&self) -> usize {
        self.drawings.len()
    }

    /// The first drawing, and of each of the others what is different in it.
    pub(super) fn patches(&self) -> impl Iterator<Item = Result<Patch, CannotPaint>> + '_ {
        let mut before: Option<Image> = None;
        self.drawings
            .iter()
            .enumerate()
            .map(move |(index, drawing)| {
                let image = Image::of(drawing, self.scale)?;
                let hundredths = match index + 1 == self.len() {
                    true => self.last_hundredths,
                    false => self.hundredths,
                };
                let (left, top, shown) = match &before {
                    None => (0, 0, image.clone()),
                    Some(before) => image.difference(before),
                };
                before = Some(image);
                Ok(Patch {
                    image: shown,
                    left,
                    top,
                    hundredths,
                })
            })
    }
}

impl Image {
    /// The smallest part in which it differs from another, and where that is; a
    /// pixel where there is no difference.
    fn difference(&self, other: &Self) -> (u32, u32, Self) {
        if (self.width, self.height) != (other.width, other.height) {
            debug_assert!(false, "pictures of an animation are of one size");
            return (0, 0, self.clone());
        }
        let (mut left, mut top) = (self.width, self.height);
        let (mut right, mut bottom) = (0, 0);
        let pairs = self
            .pixels
            .chunks_exact(3)
            .zip(other.pixels.chunks_exact(3));
        for (index, (ours, theirs)) in pairs.enumerate() {
            if ours != theirs {
                let (x, y) = (index as u32 % self.width, index as u32 / self.width);
                (left, top) = (left.min(x), top.min(y));
                (right, bottom) = (right.max(x + 1), bottom.max(y + 1));
            }
        }
        if right == 0 {
            (left, top, right, bottom) = (0, 0, 1, 1);
        }
        let rows = (top..bottom).flat_map(|y| {
            let row = y as usize * self.width as usize;
            let bytes = 3 * (row + left as usize)..3 * (row + right as usize);
            self.pixels.get(bytes).unwrap_or_default()
        });
        let part = Self {
            width: right - left,
            height: bottom - top,
            pixels: rows.copied().collect(),
        };
        (left, top, part)
    }
}
