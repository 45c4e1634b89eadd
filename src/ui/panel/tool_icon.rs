//! The icons of the palette.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::tool::Tool;
use crate::board::Color;
use crate::ui::theme::{BLACK_STONE, WHITE_STONE};

/// The radius of stones and of what is drawn like one.
const STONE: f32 = 8.0;

/// Draws the icon of a tool around `center`. That of the side to play shows
/// whose turn it is.
pub(super) fn paint(painter: &Painter, center: Pos2, tool: Tool, to_play: Color, ink: Color32) {
    let pen = Pen {
        painter,
        center,
        ink,
    };
    match tool {
        Tool::Play => pen.play(),
        Tool::Black => pen.stone(center, STONE, Color::Black),
        Tool::White => pen.stone(center, STONE, Color::White),
        Tool::Remove => pen.remove(),
        Tool::ToPlay => pen.to_play(to_play),
        Tool::Triangle => pen.outline(&[(0.0, -7.5), (7.2, 5.5), (-7.2, 5.5)]),
        Tool::Square => pen.outline(&[(-6.0, -6.0), (6.0, -6.0), (6.0, 6.0), (-6.0, 6.0)]),
        Tool::Circle => {
            painter.circle_stroke(center, 7.0, pen.stroke());
        }
        Tool::Cross => {
            pen.line(&[(-6.0, -6.0), (6.0, 6.0)]);
            pen.line(&[(-6.0, 6.0), (6.0, -6.0)]);
        }
        Tool::Selected => pen.selected(),
        // These show the label that comes next.
        Tool::Letter | Tool::Number => (),
        Tool::Line => pen.line(&[(-7.0, 6.0), (7.0, -6.0)]),
        Tool::Arrow => {
            pen.line(&[(-7.0, 6.0), (7.0, -6.0)]);
            pen.line(&[(0.5, -6.0), (7.0, -6.0), (6.2, 0.6)]);
        }
        Tool::Dim => pen.dim(),
        Tool::Show => pen.show(),
        Tool::Eraser => pen.eraser(),
    }
}

struct Pen<'a> {
    painter: &'a Painter,
    center: Pos2,
    ink: Color32,
}

impl Pen<'_> {
    fn stroke(&self) -> Stroke {
        Stroke::new(1.7, self.ink)
    }

    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.center + vec2(x, y)
    }

    fn line(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&at| self.at(at)).collect();
        self.painter.add(Shape::line(points, self.stroke()));
    }

    fn outline(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&at| self.at(at)).collect();
        self.painter.add(Shape::closed_line(points, self.stroke()));
    }

    fn stone(&self, center: Pos2, radius: f32, color: Color) {
        let fill = match color {
            Color::Black => BLACK_STONE,
            Color::White => WHITE_STONE,
        };
        let rim = Stroke::new(1.3, self.ink);
        self.painter.circle(center, radius, fill, rim);
    }

    /// A stone on a line, as it is played.
    fn play(&self) {
        self.line(&[(-9.0, 0.0), (9.0, 0.0)]);
        self.line(&[(0.0, -9.0), (0.0, 9.0)]);
        self.painter.circle_filled(self.center, 5.5, self.ink);
    }

    /// A stone that is not there any more.
    fn remove(&self) {
        for part in 0..8 {
            let from = part as f32 * 45.0;
            let points = (0..=4).map(|step| {
                let turn = from + step as f32 * 7.0;
                self.center + Vec2::angled(turn.to_radians()) * STONE
            });
            self.painter
                .add(Shape::line(points.collect(), self.stroke()));
        }
        self.line(&[(-4.0, 0.0), (4.0, 0.0)]);
    }

    /// Both stones, that of the side to play in front.
    fn to_play(&self, to_play: Color) {
        self.stone(self.at((4.0, -3.5)), 5.5, to_play.other());
        self.stone(self.at((-2.0, 2.0)), 7.0, to_play);
    }

    fn selected(&self) {
        let corners = [(0.0, -7.0), (7.0, 0.0), (0.0, 7.0), (-7.0, 0.0)];
        let corners = corners.iter().map(|&at| self.at(at)).collect();
        let diamond = Shape::convex_polygon(corners, self.ink, Stroke::NONE);
        self.painter.add(diamond);
    }

    /// A square that is half veiled.
    fn dim(&self) {
        let whole = Rect::from_center_size(self.center, vec2(15.0, 15.0));
        self.painter
            .rect_stroke(whole, 1, self.stroke(), StrokeKind::Middle);
        let half = Rect::from_min_max(whole.center_top(), whole.right_bottom());
        self.painter
            .rect_filled(half, 0, self.ink.gamma_multiply(0.45));
    }

    /// The corners of what is shown.
    fn show(&self) {
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            self.line(&[(3.0 * x, 7.5 * y), (7.5 * x, 7.5 * y), (7.5 * x, 3.0 * y)]);
        }
        self.painter.circle_filled(self.center, 2.2, self.ink);
    }

    /// A rubber that lies aslant.
    fn eraser(&self) {
        self.outline(&[(-8.0, 2.5), (1.0, -7.0), (8.0, -1.0), (-1.0, 7.5)]);
        self.line(&[(-3.6, -2.2), (3.6, 3.4)]);
    }
}
