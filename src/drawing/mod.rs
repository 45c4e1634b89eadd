//! Drawings of lines, discs and words, and the formats they are written in.
//!
//! A [`Drawing`] says what is where, in points of print; [`Drawing::to_svg`],
//! [`write_pdf`] and [`Image`] only translate. Nothing here knows what is drawn.

mod animation;
mod area;
mod canvas;
mod font;
mod gif;
mod image;
mod ink;
mod outline;
mod pdf;
mod png;
mod script;
mod svg;

pub use animation::Animation;
pub use font::{CAP_HEIGHT, InvalidFont, add_font, text_width, unprintable};
pub use image::{CannotPaint, CutOut, Image, MOST_PIXELS};
pub use ink::Ink;
pub use pdf::{PdfInfo, write_pdf};
pub use script::{Script, full_width_font};
pub use svg::escaped;

/// A place on a drawing, in points of print from its top left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// A place on a drawing.
#[must_use]
pub const fn spot(x: f32, y: f32) -> Spot {
    Spot { x, y }
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its color.
    pub ink: Ink,
    /// How wide it is.
    pub width: f32,
}

/// Where a text is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// At its beginning.
    Start,
    /// In its middle.
    Middle,
    /// At its end.
    End,
}

/// How thick letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// As the font has them.
    Plain,
    /// Thicker, for small letters and for titles.
    Bold,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// On its baseline.
    pub at: Spot,
    /// What it says.
    pub text: String,
    /// The size of the font.
    pub size: f32,
    /// Which part of it is at that place.
    pub anchor: Anchor,
    /// How wide letters are, as a share of their usual width.
    pub condensed: f32,
    /// How thick they are.
    pub weight: Weight,
    /// Their color.
    pub ink: Ink,
}

/// Something on a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A straight line.
    Line {
        /// Where it begins.
        from: Spot,
        /// Where it ends.
        to: Spot,
        /// How it is drawn.
        stroke: Stroke,
    },
    /// A circle.
    Disc {
        /// Its middle.
        center: Spot,
        /// As far as it reaches, half of its edge included.
        radius: f32,
        /// What is inside.
        fill: Option<Ink>,
        /// Its edge.
        edge: Option<Stroke>,
    },
    /// Straight lines that lead back to where they began.
    Polygon {
        /// Its corners.
        corners: Vec<Spot>,
        /// What is inside.
        fill: Option<Ink>,
        /// Its edge.
        edge: Option<Stroke>,
    },
    /// Words.
    Text(Text),
}

/// Something drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// How wide it is, in points of print: 72 to an inch.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// What is on it, from the bottom to the top.
    pub shapes: Vec<Shape>,
}

impl Drawing {
    /// Nothing yet.
    #[must_use]
    pub const fn new(width: f32, height: f32) -> Self {
        Self {
            width,
            height,
            shapes: Vec::new(),
        }
    }

    /// Draws a line.
    pub fn line(&mut self, from: Spot, to: Spot, stroke: Stroke) {
        self.shapes.push(Shape::Line { from, to, stroke });
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, from: Spot, to: Spot, ink: Ink) {
        self.shapes.push(Shape::Polygon {
            corners: rectangle(from, to),
            fill: Some(ink),
            edge: None,
        });
    }

    /// Puts another drawing on this one, with its top left at a place.
    pub fn place(&mut self, other: Self, at: Spot) {
        let moved = |of: Spot| spot(of.x + at.x, of.y + at.y);
        self.shapes
            .extend(other.shapes.into_iter().map(|shape| match shape {
                Shape::Line { from, to, stroke } => Shape::Line {
                    from: moved(from),
                    to: moved(to),
                    stroke,
                },
                Shape::Disc {
                    center,
                    radius,
                    fill,
                    edge,
                } => Shape::Disc {
                    center: moved(center),
                    radius,
                    fill,
                    edge,
                },
                Shape::Polygon {
                    corners,
                    fill,
                    edge,
                } => Shape::Polygon {
                    corners: corners.into_iter().map(moved).collect(),
                    fill,
                    edge,
                },
                Shape::Text(text) => Shape::Text(Text {
                    at: moved(text.at),
                    ..text
                }),
            }));
    }

    /// The letters on it that no font has.
    #[must_use]
    pub fn unprintable(&self) -> Vec<char> {
        let mut missing: Vec<char> = self
            .shapes
            .iter()
            .filter_map(|shape| match shape {
                Shape::Text(text) => Some(unprintable(&text.text)),
                Shape::Line { .. } | Shape::Disc { .. } | Shape::Polygon { .. } => None,
            })
            .flatten()
            .collect();
        missing.sort_unstable();
        missing.dedup();
        missing
    }
}

/// The corners of a rectangle.
#[must_use]
pub fn rectangle(from: Spot, to: Spot) -> Vec<Spot> {
    vec![from, spot(to.x, from.y), to, spot(from.x, to.y)]
}
