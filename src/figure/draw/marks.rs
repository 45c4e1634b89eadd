//! What lies on the points of a figure: numbers, words, marks.

use crate::board::{Color, Point};
use crate::drawing::{Ink, Shape, Spot, Weight, rectangle, spot, text_width};
use crate::figure::Sign;
use crate::record::GameKind;

use super::{HAIRLINE, Painter};

/// Room for the digits of a number, and how high they are.
const NUMBER_WIDTH: f32 = 0.76;
const NUMBER_SIZES: [f32; 3] = [0.64, 0.60, 0.54];
const LABEL_SIZE: f32 = 0.62;
const MARK: f32 = 0.9;

impl Painter<'_> {
    pub(super) fn territory(&mut self, point: Point) {
        let territory = &self.figure.territory;
        let mut sides = Color::BOTH.into_iter();
        let owner = sides.rfind(|&color| territory[color].contains(point));
        let Some(color) = owner else {
            return;
        };
        let fill = match color {
            Color::Black => self.inks.black,
            Color::White => self.inks.white,
        };
        let (center, half) = (self.at(point), 0.16 * self.cell);
        let edge = self.stroke(self.inks.edge, HAIRLINE);
        self.drawing.shapes.push(Shape::Polygon {
            corners: square(center, half),
            fill: Some(fill),
            edge: Some(edge),
        });
    }

    /// The number, the label or the mark of a point.
    pub(super) fn on_point(&mut self, point: Point) {
        let figure = self.figure;
        let ink = match figure.stones[point] {
            Some(Color::Black) => self.inks.white,
            Some(Color::White) | None => self.inks.black,
        };
        let ink = self.ink(ink, point);
        if let Some(number) = figure.number(point) {
            return self.number(point, &number.to_string(), ink);
        }
        if let Some(label) = figure.label(point) {
            self.clear(point);
            return self.number(point, label, ink);
        }
        let Some(sign) = figure.sign(point) else {
            return;
        };
        if figure.stones[point].is_none() && sign != Sign::Cross {
            self.clear(point);
        }
        self.sign(point, sign, ink);
    }

    /// Takes the lines away under what is on an empty point.
    fn clear(&mut self, point: Point) {
        if self.figure.stones[point].is_none() && self.figure.kind != GameKind::Othello {
            let (center, radius) = (self.at(point), 0.36 * self.cell);
            self.disc(center, radius, Some(self.inks.ground), None);
        }
    }

    /// A number or a word that fits on a stone: what is long is narrow rather than
    /// small.
    fn number(&mut self, point: Point, text: &str, ink: Ink) {
        let letters = text.chars().count();
        let is_number = text.bytes().all(|of| of.is_ascii_digit());
        let size = match is_number {
            true => NUMBER_SIZES[letters.clamp(1, 3) - 1],
            false if letters == 1 => LABEL_SIZE,
            false => NUMBER_SIZES[2],
        };
        let width = text_width(text, size);
        let condensed = (NUMBER_WIDTH / width.max(0.01)).min(1.0);
        // Words of a file may be of any length; they are made small in the end.
        let (size, condensed) = match condensed < 0.6 {
            true => (size * (condensed / 0.6).max(0.2), 0.6),
            false => (size, condensed),
        };
        let center = self.at(point);
        self.words(center, text, size, condensed, ink, Weight::Bold);
    }

    fn sign(&mut self, point: Point, sign: Sign, ink: Ink) {
        let center = self.at(point);
        let edge = Some(self.stroke(ink, MARK));
        let cell = self.cell;
        match sign {
            Sign::Circle => self.disc(center, 0.27 * cell, None, edge),
            Sign::Square => self.drawing.shapes.push(Shape::Polygon {
                corners: square(center, 0.22 * cell),
                fill: None,
                edge,
            }),
            Sign::Selected => self.drawing.shapes.push(Shape::Polygon {
                corners: square(center, 0.17 * cell),
                fill: Some(ink),
                edge: None,
            }),
            Sign::Triangle => {
                let corner = |degrees: f32| {
                    let (sin, cos) = degrees.to_radians().sin_cos();
                    spot(center.x + 0.3 * cell * cos, center.y + 0.3 * cell * sin)
                };
                self.drawing.shapes.push(Shape::Polygon {
                    corners: [-90.0, 30.0, 150.0].map(corner).to_vec(),
                    fill: None,
                    edge,
                });
            }
            Sign::Cross => {
                let far = 0.22 * cell;
                let stroke = self.stroke(ink, 1.5 * MARK);
                let (Spot { x, y }, down) = (center, far);
                self.drawing
                    .line(spot(x - far, y - down), spot(x + far, y + down), stroke);
                self.drawing
                    .line(spot(x - far, y + down), spot(x + far, y - down), stroke);
            }
        }
    }

    pub(super) fn link(&mut self, from: Point, to: Point) {
        if self.figure.shows(from) && self.figure.shows(to) {
            let stroke = self.stroke(self.inks.line, 1.6);
            let (from, to) = (self.at(from), self.at(to));
            self.drawing.line(from, to, stroke);
        }
    }

    pub(super) fn arrow(&mut self, from: Point, to: Point) {
        if !(self.figure.shows(from) && self.figure.shows(to)) {
            return;
        }
        self.link(from, to);
        let (from, to) = (self.at(from), self.at(to));
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy).max(0.01);
        let (dx, dy) = (dx / length, dy / length);
        let head = 0.32 * self.cell;
        let back = spot(to.x - dx * head, to.y - dy * head);
        let wing = head * 0.45;
        self.drawing.shapes.push(Shape::Polygon {
            corners: vec![
                to,
                spot(back.x - dy * wing, back.y + dx * wing),
                spot(back.x + dy * wing, back.y - dx * wing),
            ],
            fill: Some(self.inks.line),
            edge: None,
        });
    }
}

fn square(Spot { x, y }: Spot, half: f32) -> Vec<Spot> {
    rectangle(spot(x - half, y - half), spot(x + half, y + half))
}
