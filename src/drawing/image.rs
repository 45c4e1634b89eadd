//! Drawings as pixels.

use tiny_skia::{Color, Pixmap};

use super::Drawing;
use super::outline::Outline;

/// How many pixels a picture may have: an A4 page at 600 dots an inch has 35 million.
pub const MOST_PIXELS: u64 = 64_000_000;

/// Pixels in rows from the top left, each red, green and blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// How many pixels a row has.
    pub width: u32,
    /// How many rows there are.
    pub height: u32,
    /// Three bytes for each.
    pub pixels: Vec<u8>,
}

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotPaint {
    /// It would fill the memory, or has no pixel at all.
    #[error(
        "a picture of {width}×{height} pixels cannot be made; it has 1 to {} million pixels",
        MOST_PIXELS / 1_000_000
    )]
    Size {
        /// How wide it would be.
        width: u64,
        /// How high.
        height: u64,
    },
    /// The pixels could not be packed.
    #[error("the picture could not be packed")]
    Pack,
}

impl Image {
    /// A drawing on white, with so many pixels to a point.
    ///
    /// # Errors
    ///
    /// [`CannotPaint::Size`].
    pub fn of(drawing: &Drawing, scale: f32) -> Result<Self, CannotPaint> {
        let map = painted(drawing, scale, Color::WHITE)?;
        let mut pixels = Vec::with_capacity(map.data().len() / 4 * 3);
        for pixel in map.data().chunks_exact(4) {
            pixels.extend_from_slice(&pixel[..3]);
        }
        Ok(Self {
            width: map.width(),
            height: map.height(),
            pixels,
        })
    }

    /// The color of a pixel; `None` beside the picture.
    #[must_use]
    pub fn pixel(&self, x: u32, y: u32) -> Option<[u8; 3]> {
        if x >= self.width || y >= self.height {
            return None;
        }
        let start = 3 * (y as usize * self.width as usize + x as usize);
        self.pixels.get(start..start + 3)?.try_into().ok()
    }
}

/// Pixels in rows from the top left, seen through where nothing is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CutOut {
    /// How many pixels a row has.
    pub width: u32,
    /// How many rows there are.
    pub height: u32,
    /// Four bytes for each: red, green, blue, and how much it covers.
    pub rgba: Vec<u8>,
}

impl CutOut {
    /// A drawing on nothing, with so many pixels to a point.
    ///
    /// # Errors
    ///
    /// [`CannotPaint::Size`].
    pub fn of(drawing: &Drawing, scale: f32) -> Result<Self, CannotPaint> {
        let map = painted(drawing, scale, Color::TRANSPARENT)?;
        let pixels = map.pixels().iter().map(|pixel| pixel.demultiply());
        let rgba = pixels.flat_map(|of| [of.red(), of.green(), of.blue(), of.alpha()]);
        Ok(Self {
            width: map.width(),
            height: map.height(),
            rgba: rgba.collect(),
        })
    }
}

fn painted(drawing: &Drawing, scale: f32, ground: Color) -> Result<Pixmap, CannotPaint> {
    let mut map = blank(drawing, scale, ground)?;
    for shape in &drawing.shapes {
        if let Some(outline) = Outline::of(shape, scale) {
            outline.paint(&mut map, scale);
        }
    }
    Ok(map)
}

/// A picture for a drawing, of one color.
pub(super) fn blank(drawing: &Drawing, scale: f32, ground: Color) -> Result<Pixmap, CannotPaint> {
    let pixels = |side: f32| (side * scale).round().max(0.0) as u64;
    let (width, height) = (pixels(drawing.width), pixels(drawing.height));
    let refused = CannotPaint::Size { width, height };
    if width.saturating_mul(height) > MOST_PIXELS {
        return Err(refused);
    }
    let mut map = Pixmap::new(width as u32, height as u32).ok_or(refused)?;
    map.fill(ground);
    Ok(map)
}

#[cfg(test)]
mod tests {
    use super::super::{Anchor, Ink, Shape, Text, Weight, spot};
    use super::*;

    fn drawing() -> Drawing {
        let mut drawing = Drawing::new(40.0, 20.0);
        drawing.shapes.push(Shape::Disc {
            center: spot(10.0, 10.0),
            radius: 8.0,
            fill: Some(Ink::BLACK),
            edge: None,
        });
        drawing.shapes.push(Shape::Text(Text {
            at: spot(30.0, 16.0),
            text: "■".to_owned(),
            size: 16.0,
            anchor: Anchor::Middle,
            condensed: 1.0,
            weight: Weight::Plain,
            ink: Ink::of_hex(0xff_00_00),
        }));
        drawing
    }

    #[test]
    fn what_is_drawn_is_where_it_belongs() {
        let image = Image::of(&drawing(), 2.0).unwrap();
        assert_eq!((image.width, image.height), (80, 40));
        assert_eq!(image.pixel(20, 20), Some([0, 0, 0]));
        assert_eq!(image.pixel(1, 1), Some([255, 255, 255]));
        assert_eq!(image.pixel(60, 22), Some([255, 0, 0]));
        assert_eq!(image.pixel(80, 0), None);
    }

    #[test]
    fn a_picture_that_would_fill_the_memory_is_refused() {
        let refused = Image::of(&drawing(), 10_000.0);
        assert!(
            matches!(refused, Err(CannotPaint::Size { .. })),
            "{refused:?}"
        );
        assert!(Image::of(&drawing(), 0.0).is_err());
    }
}
