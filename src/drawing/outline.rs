//! Shapes as outlines that are filled and drawn along, pixel by pixel.

use tiny_skia::{
    FillRule, Paint, Path, PathBuilder, Pixmap, Stroke as Pen, Transform as Placement,
};
use ttf_parser::OutlineBuilder;

use super::area::Area;
use super::font::glyphs;
use super::svg::inner;
use super::{Anchor, Ink, Shape, Spot, Stroke, Text, Weight, text_width};

/// A shape as it is painted.
#[derive(Clone, Debug)]
pub(super) struct Outline {
    path: Path,
    fill: Option<Ink>,
    edge: Option<Stroke>,
}

impl Outline {
    /// The outline of a shape that is painted with so many pixels to a point;
    /// `None` if there is nothing to be seen of it.
    pub(super) fn of(shape: &Shape, scale: f32) -> Option<Self> {
        match shape {
            Shape::Line { from, to, stroke } => Self::of_line(*from, *to, *stroke, scale),
            Shape::Disc {
                center,
                radius,
                fill,
                edge,
            } => {
                let radius = inner(*radius, *edge);
                let path = PathBuilder::from_circle(center.x, center.y, radius);
                Self::new(path, *fill, *edge)
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
                Self::new(path.finish(), *fill, *edge)
            }
            Shape::Text(text) => Self::of_text(text),
        }
    }

    fn new(path: Option<Path>, fill: Option<Ink>, edge: Option<Stroke>) -> Option<Self> {
        let path = path?;
        Some(Self { path, fill, edge })
    }

    /// Straight lines along the pixels are put on whole ones, so that all of a grid
    /// look alike.
    fn of_line(from: Spot, to: Spot, stroke: Stroke, scale: f32) -> Option<Self> {
        let width = (stroke.width * scale).max(1.0);
        let snap = |place: f32| {
            let odd = (width.round() as u32) % 2 == 1;
            let half = if odd { 0.5 } else { 0.0 };
            ((place * scale - half).round() + half) / scale
        };
        let (mut from, mut to, mut stroke) = (from, to, stroke);
        if from.x == to.x {
            (from.x, to.x) = (snap(from.x), snap(to.x));
            stroke.width = width.round() / scale;
        } else if from.y == to.y {
            (from.y, to.y) = (snap(from.y), snap(to.y));
            stroke.width = width.round() / scale;
        }
        let mut path = PathBuilder::new();
        path.move_to(from.x, from.y);
        path.line_to(to.x, to.y);
        Self::new(path.finish(), None, Some(stroke))
    }

    fn of_text(text: &Text) -> Option<Self> {
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
        Self::new(letters.path.finish(), Some(text.ink), edge)
    }

    /// Paints it.
    pub(super) fn paint(&self, map: &mut Pixmap, scale: f32) {
        let placement = Placement::from_scale(scale, scale);
        if let Some(ink) = self.fill {
            let rule = FillRule::Winding;
            map.fill_path(&self.path, &paint(ink), rule, placement, None);
        }
        if let Some(Stroke { ink, width }) = self.edge {
            let pen = Pen {
                width,
                ..Pen::default()
            };
            map.stroke_path(&self.path, &paint(ink), &pen, placement, None);
        }
    }

    /// The pixels that it may reach.
    pub(super) fn area(&self, map: &Pixmap, scale: f32) -> Area {
        let bounds = self.path.bounds();
        // Sharp corners reach as far as twice the width; and a pixel is touched
        // by what is beside it.
        let beyond = self.edge.map_or(0.0, |edge| 2.0 * edge.width * scale) + 2.0;
        let within = |place: f32, most: u32| place.clamp(0.0, most as f32) as u32;
        Area {
            left: within((bounds.left() * scale - beyond).floor(), map.width()),
            top: within((bounds.top() * scale - beyond).floor(), map.height()),
            right: within((bounds.right() * scale + beyond).ceil(), map.width()),
            bottom: within((bounds.bottom() * scale + beyond).ceil(), map.height()),
        }
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
