//! Figures → drawings.

mod board;
mod marks;

use crate::board::{Color, Point};
use crate::drawing::{Anchor, CAP_HEIGHT, Drawing, Ink, Shape, Spot, Stroke, Text, Weight, spot};
use crate::record::GameKind;

use super::look::{Inks, Look};
use super::{Coordinates, Figure};

/// All of these are shares of the distance of two lines.
const RADIUS: f32 = 0.475;
/// From the outermost lines to the edge of the drawing.
const MARGIN: f32 = 0.56;
/// The room that the names of lines take.
const NAMES: f32 = 0.82;
/// How much of a thing that steps back is left, in percent.
const DIMMED: u8 = 30;

/// The widths of lines in points of print, on a board of the usual size: hairlines,
/// and a little more at the edges.
const HAIRLINE: f32 = 0.35;
const STONE_EDGE: f32 = 0.5;
/// Lines of larger boards are wider; those of smaller ones are not thinner.
const USUAL_CELL: f32 = 14.0;

impl Figure {
    /// How wide and high it is drawn where lines are one point apart.
    #[must_use]
    pub fn extent(&self) -> (f32, f32) {
        let names = self.names_room();
        let lines = |count: u8| f32::from(count) - 1.0 + 2.0 * MARGIN;
        (
            lines(self.part.columns()) + names,
            lines(self.part.rows()) + names,
        )
    }

    /// The figure with its lines so many points of print apart.
    #[must_use]
    pub fn drawing(&self, look: Look, cell: f32) -> Drawing {
        let (width, height) = self.extent();
        let mut painter = Painter {
            figure: self,
            drawing: Drawing::new(width * cell, height * cell),
            inks: look.inks(self.kind),
            cell,
            pen: (cell / USUAL_CELL).max(1.0),
        };
        painter.paint(look);
        painter.drawing
    }

    /// Where a point is on its drawing, in distances of lines from the top left.
    #[must_use]
    pub fn place(&self, point: Point) -> (f32, f32) {
        let left = MARGIN + self.names_room();
        let top = match self.kind {
            GameKind::Othello => left,
            // The names of columns stand below.
            GameKind::Go | GameKind::Aligne4 => MARGIN,
        };
        let first = self.part.first();
        let far = |line: u8, first: u8| f32::from(line) - f32::from(first);
        (
            left + far(point.col, first.col),
            top + far(point.row, first.row),
        )
    }

    /// The point nearest to such a place; one outside is moved onto the part.
    #[must_use]
    pub fn point_near(&self, (x, y): (f32, f32)) -> Point {
        let (left, top) = self.place(self.part.first());
        let line = |far: f32, first: u8, last: u8| {
            (f32::from(first) + far)
                .round()
                .clamp(f32::from(first), f32::from(last)) as u8
        };
        let (first, last) = (self.part.first(), self.part.last());
        Point::new(
            line(x - left, first.col, last.col),
            line(y - top, first.row, last.row),
        )
    }

    fn names_room(&self) -> f32 {
        match self.coordinates {
            Coordinates::Shown => NAMES,
            Coordinates::Hidden => 0.0,
        }
    }
}

struct Painter<'a> {
    figure: &'a Figure,
    drawing: Drawing,
    inks: Inks,
    cell: f32,
    /// How much wider lines are than usual.
    pen: f32,
}

impl Painter<'_> {
    fn paint(&mut self, look: Look) {
        let (width, height) = (self.drawing.width, self.drawing.height);
        if look != Look::Print {
            let ground = self.inks.ground;
            self.drawing
                .fill(spot(0.0, 0.0), spot(width, height), ground);
        }
        match self.figure.kind {
            GameKind::Othello => self.squares(),
            GameKind::Go | GameKind::Aligne4 => self.lines(),
        }
        if self.figure.coordinates == Coordinates::Shown {
            self.names();
        }
        let shown: Vec<Point> = self.points().collect();
        for &point in &shown {
            if let Some(color) = self.figure.stones[point] {
                self.stone(point, color);
            }
        }
        for &point in &shown {
            // A mark on a dead stone says enough.
            if self.figure.sign(point).is_none() {
                self.territory(point);
            }
            self.on_point(point);
        }
        for &(from, to) in &self.figure.lines {
            self.link(from, to);
        }
        for &(from, to) in &self.figure.arrows {
            self.arrow(from, to);
        }
    }

    fn points(&self) -> impl Iterator<Item = Point> + '_ {
        let points = self.figure.size().points();
        points.filter(|&point| self.figure.shows(point))
    }

    fn at(&self, point: Point) -> Spot {
        let (x, y) = self.figure.place(point);
        spot(x * self.cell, y * self.cell)
    }

    fn stroke(&self, ink: Ink, width: f32) -> Stroke {
        Stroke {
            ink,
            width: width * self.pen,
        }
    }

    /// A color as it is at a point: paler where that steps back.
    fn ink(&self, ink: Ink, point: Point) -> Ink {
        match self.figure.dimmed.contains(point) {
            true => ink.with(self.inks.ground, 100 - DIMMED),
            false => ink,
        }
    }

    fn stone(&mut self, point: Point, color: Color) {
        let (fill, edge) = match color {
            Color::Black => (self.inks.black, self.inks.black),
            Color::White => (self.inks.white, self.inks.edge),
        };
        let edge = self.stroke(self.ink(edge, point), STONE_EDGE);
        let fill = self.ink(fill, point);
        let (center, radius) = (self.at(point), RADIUS * self.cell);
        self.disc(center, radius, Some(fill), Some(edge));
    }

    fn disc(&mut self, center: Spot, radius: f32, fill: Option<Ink>, edge: Option<Stroke>) {
        self.drawing.shapes.push(Shape::Disc {
            center,
            radius,
            fill,
            edge,
        });
    }

    /// A word with its middle at a place.
    fn words(
        &mut self,
        center: Spot,
        text: &str,
        size: f32,
        condensed: f32,
        ink: Ink,
        weight: Weight,
    ) {
        let size = size * self.cell;
        self.drawing.shapes.push(Shape::Text(Text {
            at: spot(center.x, center.y + size * CAP_HEIGHT / 2.0),
            text: text.to_owned(),
            size,
            anchor: Anchor::Middle,
            condensed,
            weight,
            ink,
        }));
    }
}
