//! Drawings as pixels.

use tiny_skia::{
    FillRule, Paint, Path, PathBuilder, Pixmap, Stroke as Pen, Transform as Placement,
};
use ttf_parser::OutlineBuilder;

use super::font::glyphs;
use super::svg::inner;
use super::{Anchor, Drawing, Ink, Shape, Spot, Stroke, Text, Weight, text_width};

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
        let map = painted(drawing, scale, tiny_skia::Color::WHITE)?;
        let pixels = map.data().chunks_exact(4);
        Ok(Self {
            width: map.width(),
            height: map.height(),
            pixels: pixels.flat_map(|of| [of[0], of[1], of[2]]).collect(),
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
        let map = painted(drawing, scale, tiny_skia::Color::TRANSPARENT)?;
        let pixels = map.pixels().iter().map(|pixel| pixel.demultiply());
        let rgba = pixels.flat_map(|of| [of.red(), of.green(), of.blue(), of.alpha()]);
        Ok(Self {
            width: map.width(),
            height: map.height(),
            rgba: rgba.collect(),
        })
    }
}

fn painted(drawing: &Drawing, scale: f32, ground: tiny_skia::Color) -> Result<Pixmap, CannotPaint> {
    let pixels = |side: f32| (side * scale).round().max(0.0) as u64;
    let (width, height) = (pixels(drawing.width), pixels(drawing.height));
    let refused = CannotPaint::Size { width, height };
    if width.saturating_mul(height) > MOST_PIXELS {
        return Err(refused);
    }
    let mut map = Pixmap::new(width as u32, height as u32).ok_or(refused)?;
    map.fill(ground);
    let mut painter = Painter { map, scale };
    for shape in &drawing.shapes {
        painter.shape(shape);
    }
    Ok(painter.map)
}

struct Painter {
    map: Pixmap,
    scale: f32,
}

impl Painter {
    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Line { from, to, stroke } => self.line(*from, *to, *stroke),
            Shape::Disc {
                center,
                radius,
                fill,
                edge,
            } => {
                let radius = inner(*radius, *edge);
                let path = PathBuilder::from_circle(center.x, center.y, radius);
                self.path(path, *fill, *edge);
            }
            Shape::Polygon {
                corners,
                fill,
                edge,
            } => {
                let mut path = PathBuilder::new();
                for (index, corner) in corners.iter().enumerate() {
                    match index {
                        0 => path.move_to(corner.x, corner.y),
                        _ => path.line_to(corner.x, corner.y),
                    }
                }
                path.close();
                self.path(path.finish(), *fill, *edge);
            }
            Shape::Text(text) => self.text(text),
        }
    }

    /// Straight lines along the pixels are put on whole ones, so that all of a grid
    /// look alike.
    fn line(&mut self, from: Spot, to: Spot, stroke: Stroke) {
        let width = (stroke.width * self.scale).max(1.0);
        let snap = |place: f32| {
            let odd = (width.round() as u32) % 2 == 1;
            let half = if odd { 0.5 } else { 0.0 };
            ((place * self.scale - half).round() + half) / self.scale
        };
        let (mut from, mut to, mut stroke) = (from, to, stroke);
        if from.x == to.x {
            (from.x, to.x) = (snap(from.x), snap(to.x));
            stroke.width = width.round() / self.scale;
        } else if from.y == to.y {
            (from.y, to.y) = (snap(from.y), snap(to.y));
            stroke.width = width.round() / self.scale;
        }
        let mut path = PathBuilder::new();
        path.move_to(from.x, from.y);
        path.line_to(to.x, to.y);
        self.path(path.finish(), None, Some(stroke));
    }

    fn path(&mut self, path: Option<Path>, fill: Option<Ink>, edge: Option<Stroke>) {
        let Some(path) = path else {
            return;
        };
        let placement = Placement::from_scale(self.scale, self.scale);
        if let Some(ink) = fill {
            let rule = FillRule::Winding;
            self.map
                .fill_path(&path, &paint(ink), rule, placement, None);
        }
        if let Some(Stroke { ink, width }) = edge {
            let pen = Pen {
                width,
                ..Pen::default()
            };
            self.map
                .stroke_path(&path, &paint(ink), &pen, placement, None);
        }
    }

    fn text(&mut self, text: &Text) {
        let length = text_width(&text.text, text.size) * text.condensed;
        let mut x = text.at.x
            - match text.anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => length / 2.0,
                Anchor::End => length,
            };
        let mut letters = Letters::default();
        for glyph in glyphs(&text.text) {
            letters.origin = (x, text.at.y);
            let unit = text.size / glyph.units();
            letters.scale = (unit * text.condensed, unit);
            glyph.outline(&mut letters);
            x += glyph.advance() * text.size * text.condensed;
        }
        let edge = match text.weight {
            Weight::Plain => None,
            Weight::Bold => Some(Stroke {
                ink: text.ink,
                width: bold(text.size),
            }),
        };
        self.path(letters.path.finish(), Some(text.ink), edge);
    }
}

/// How wide the edge of bold letters is.
pub(super) fn bold(size: f32) -> f32 {
    size * 0.04
}

fn paint(ink: Ink) -> Paint<'static> {
    let mut paint = Paint {
        anti_alias: true,
        ..Paint::default()
    };
    paint.set_color_rgba8(ink.red, ink.green, ink.blue, 255);
    paint
}

/// Outlines of letters, gathered at their places.
#[derive(Default)]
struct Letters {
    path: PathBuilder,
    origin: (f32, f32),
    scale: (f32, f32),
}

impl Letters {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (
            self.origin.0 + x * self.scale.0,
            self.origin.1 - y * self.scale.1,
        )
    }
}

impl OutlineBuilder for Letters {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

#[cfg(test)]
mod tests {
    use super::super::spot;
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
