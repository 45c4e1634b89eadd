//! Drawings one after the other.

use super::Drawing;
use super::area::Area;
use super::canvas::Canvas;
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

    /// The first drawing, and of each of the others the smallest part in which
    /// it is different; a pixel where it is not.
    pub(super) fn patches(&self) -> impl Iterator<Item = Result<Patch, CannotPaint>> + '_ {
        let mut canvas: Option<Canvas> = None;
        let drawings = self.drawings.iter().enumerate();
        drawings.map(move |(index, drawing)| {
            let hundredths = match index + 1 == self.len() {
                true => self.last_hundredths,
                false => self.hundredths,
            };
            let fits = canvas.as_ref().is_none_or(|canvas| canvas.fits(drawing));
            debug_assert!(fits, "pictures of an animation are of one size");
            let (canvas, area) = match canvas.as_mut().filter(|_| fits) {
                Some(canvas) => {
                    let area = canvas.turn_into(drawing);
                    (&*canvas, area)
                }
                None => {
                    let canvas = &*canvas.insert(Canvas::of(drawing, self.scale)?);
                    (canvas, canvas.whole())
                }
            };
            let area = match area.is_empty() {
                true => Area::FIRST_PIXEL,
                false => area,
            };
            Ok(Patch {
                image: canvas.part(area),
                left: area.left,
                top: area.top,
                hundredths,
            })
        })
    }
}
