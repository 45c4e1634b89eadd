//! The board of a figure: its lines or squares, and the names around it.

use crate::board::Point;
use crate::drawing::{Shape, Spot, Stroke, Weight, rectangle, spot};
use crate::figure::names::{column_name, row_name};
use crate::record::GameKind;

use super::{HAIRLINE, MARGIN, NAMES, Painter};

const NAME_SIZE: f32 = 0.42;
const STAR: f32 = 0.11;
const BORDER: f32 = 0.9;

impl Painter<'_> {
    /// Each line goes from point to point; where what comes next is not shown it
    /// goes on for half a step, so that one sees that the board does.
    pub(super) fn lines(&mut self) {
        let shown: Vec<Point> = self.points().collect();
        let edge = self.figure.size().lines() - 1;
        let half = self.cell / 2.0;
        for &point in &shown {
            let Point { col, row } = point;
            let place = self.at(point);
            let steps = [
                (
                    col < edge,
                    Point::new(col.saturating_add(1), row),
                    (1.0, 0.0),
                ),
                (
                    row < edge,
                    Point::new(col, row.saturating_add(1)),
                    (0.0, 1.0),
                ),
                (col > 0, Point::new(col.saturating_sub(1), row), (-1.0, 0.0)),
                (row > 0, Point::new(col, row.saturating_sub(1)), (0.0, -1.0)),
            ];
            for (index, (is_there, next, (dx, dy))) in steps.into_iter().enumerate() {
                let is_shown = is_there && self.figure.shows(next);
                // What is shown draws its half of the way to the right and downwards.
                if !is_there || (is_shown && index >= 2) {
                    continue;
                }
                let far = if is_shown { self.cell } else { half };
                let to = spot(place.x + dx * far, place.y + dy * far);
                let border = match index % 2 {
                    0 => row == 0 || row == edge,
                    _ => col == 0 || col == edge,
                };
                let ink = self.ink(self.inks.line, point);
                let width = if border { BORDER } else { HAIRLINE };
                let stroke = self.stroke(ink, width);
                self.drawing.line(place, to, stroke);
            }
        }
        self.join_lines();
        for point in shown {
            if self.figure.stars.contains(point) {
                let ink = self.ink(self.inks.line, point);
                let (center, radius) = (self.at(point), STAR * self.cell);
                self.disc(center, radius, Some(ink), None);
            }
        }
    }

    /// Steps that follow each other straight on become one line.
    fn join_lines(&mut self) {
        let mut joined: Vec<Shape> = Vec::new();
        let mut steps: Vec<(Spot, Spot, Stroke)> = Vec::new();
        for shape in std::mem::take(&mut self.drawing.shapes) {
            match shape {
                Shape::Line { from, to, stroke } => {
                    let ordered = (from.x, from.y) <= (to.x, to.y);
                    steps.push(match ordered {
                        true => (from, to, stroke),
                        false => (to, from, stroke),
                    });
                }
                other @ (Shape::Disc { .. } | Shape::Polygon { .. } | Shape::Text(_)) => {
                    joined.push(other);
                }
            }
        }
        let key = |(from, to, _): &(Spot, Spot, Stroke)| match from.y == to.y {
            true => (0, from.y, from.x),
            false => (1, from.x, from.y),
        };
        steps.sort_by(|one, other| {
            let (one, other) = (key(one), key(other));
            one.0
                .cmp(&other.0)
                .then(one.1.total_cmp(&other.1))
                .then(one.2.total_cmp(&other.2))
        });
        let mut whole: Vec<(Spot, Spot, Stroke)> = Vec::new();
        for step in steps {
            if let Some(last) = whole.last_mut() {
                let near = |one: Spot, other: Spot| {
                    (one.x - other.x).abs() < 0.01 && (one.y - other.y).abs() < 0.01
                };
                let is_level = |of: &(Spot, Spot, Stroke)| of.0.y == of.1.y;
                if last.2 == step.2 && is_level(last) == is_level(&step) && near(last.1, step.0) {
                    last.1 = step.1;
                    continue;
                }
            }
            whole.push(step);
        }
        // Corners of the border are square.
        let border = BORDER * self.pen;
        for (mut from, mut to, stroke) in whole {
            if stroke.width == border {
                let more = border / 2.0;
                match from.y == to.y {
                    true => (from.x, to.x) = (from.x - more, to.x + more),
                    false => (from.y, to.y) = (from.y - more, to.y + more),
                }
            }
            joined.push(Shape::Line { from, to, stroke });
        }
        self.drawing.shapes = joined;
    }

    /// The squares of Othello.
    pub(super) fn squares(&mut self) {
        let half = self.cell / 2.0;
        let shown: Vec<Point> = self.points().collect();
        for point in shown {
            let Spot { x, y } = self.at(point);
            let edge = self.stroke(self.ink(self.inks.line, point), HAIRLINE);
            self.drawing.shapes.push(Shape::Polygon {
                corners: rectangle(spot(x - half, y - half), spot(x + half, y + half)),
                fill: None,
                edge: Some(edge),
            });
        }
        for at in [2, 6].into_iter().flat_map(|col| [(col, 2), (col, 6)]) {
            let corner = Point::new(at.0, at.1);
            if self.figure.shows(corner) && self.figure.size().lines() == 8 {
                let Spot { x, y } = self.at(corner);
                let (center, radius) = (spot(x - half, y - half), STAR * self.cell);
                self.disc(center, radius, Some(self.inks.line), None);
            }
        }
    }

    pub(super) fn names(&mut self) {
        let (first, last) = (self.figure.part.first(), self.figure.part.last());
        let (kind, size) = (self.figure.kind, self.figure.size());
        let far = (MARGIN + NAMES / 2.0) * self.cell;
        let quiet = self.inks.line.with(self.inks.ground, 25);
        for col in first.col..=last.col {
            let row = match kind {
                GameKind::Othello => first.row,
                GameKind::Go | GameKind::Aligne4 => last.row,
            };
            let Spot { x, y } = self.at(Point::new(col, row));
            let y = match kind {
                GameKind::Othello => y - far,
                GameKind::Go | GameKind::Aligne4 => y + far,
            };
            let name = column_name(col, kind, size);
            self.words(spot(x, y), &name, NAME_SIZE, 1.0, quiet, Weight::Plain);
        }
        for row in first.row..=last.row {
            let Spot { x, y } = self.at(Point::new(first.col, row));
            let name = row_name(row, kind, size);
            let place = spot(x - far, y);
            self.words(place, &name, NAME_SIZE, 1.0, quiet, Weight::Plain);
        }
    }
}
