//! The icons of the bar, drawn with strokes so that they are crisp at any
//! scale and in any theme.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

/// A small picture of what a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Icon {
    /// An arrow that turns back.
    Undo,
    /// A light bulb.
    Hint,
    /// A bar chart.
    Analysis,
    /// A disc, half black and half white.
    Estimate,
    /// A curve that goes up and down.
    Review,
    /// A stone that is not there.
    Pass,
    /// A flag.
    Resign,
    /// A triangle that points on.
    Resume,
    /// A check mark.
    Accept,
    /// Two arrows that swap sides.
    Rematch,
    /// A cup.
    Result,
    /// A pencil.
    Edit,
}

/// The side of the square that an icon is drawn in.
pub(super) const SIDE: f32 = 16.0;

/// A pen at the middle of an icon.
struct Pen<'a> {
    painter: &'a Painter,
    center: Pos2,
    color: Color32,
}

impl Icon {
    /// Draws it around `center`.
    pub(super) fn paint(self, painter: &Painter, center: Pos2, color: Color32) {
        let pen = Pen {
            painter,
            center,
            color,
        };
        match self {
            Self::Undo => pen.undo(),
            Self::Hint => pen.hint(),
            Self::Analysis => pen.analysis(),
            Self::Estimate => pen.estimate(),
            Self::Review => pen.review(),
            Self::Pass => pen.pass(),
            Self::Resign => pen.resign(),
            Self::Resume => pen.area(&[(-4.0, -6.0), (6.0, 0.0), (-4.0, 6.0)]),
            Self::Accept => pen.line(&[(-6.0, 0.5), (-2.0, 4.5), (6.0, -5.0)]),
            Self::Rematch => pen.rematch(),
            Self::Result => pen.result(),
            Self::Edit => pen.edit(),
        }
    }
}

impl Pen<'_> {
    fn stroke(&self) -> Stroke {
        Stroke::new(1.6, self.color)
    }

    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.center + vec2(x, y)
    }

    fn line(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.painter.add(Shape::line(points, self.stroke()));
    }

    fn area(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        let filled = Shape::convex_polygon(points, self.color, Stroke::NONE);
        self.painter.add(filled);
    }

    fn bar(&self, left: f32, top: f32, right: f32, bottom: f32) {
        let rect = Rect::from_min_max(self.at(left, top), self.at(right, bottom));
        self.painter.rect_filled(rect, 1, self.color);
    }

    /// A part of a circle, in degrees clockwise from the right.
    fn arc(&self, (x, y): (f32, f32), radius: f32, from: f32, to: f32) {
        let center = self.at(x, y);
        let points = (0..=16).map(|step| {
            let turn = from + (to - from) * step as f32 / 16.0;
            center + Vec2::angled(turn.to_radians()) * radius
        });
        self.painter
            .add(Shape::line(points.collect(), self.stroke()));
    }

    fn undo(&self) {
        self.arc((0.5, 1.5), 5.0, -110.0, 130.0);
        self.line(&[(-1.2, -3.2), (-6.0, -3.2)]);
        self.line(&[(-2.6, -6.6), (-6.0, -3.2), (-2.6, 0.2)]);
    }

    fn hint(&self) {
        self.arc((0.0, -1.8), 5.0, 125.0, 415.0);
        self.line(&[(-2.6, 2.6), (-2.6, 4.2)]);
        self.line(&[(2.6, 2.6), (2.6, 4.2)]);
        self.line(&[(-2.8, 5.0), (2.8, 5.0)]);
        self.line(&[(-1.6, 7.4), (1.6, 7.4)]);
    }

    fn analysis(&self) {
        self.bar(-6.5, 1.0, -3.5, 7.0);
        self.bar(-1.5, -3.0, 1.5, 7.0);
        self.bar(3.5, -7.0, 6.5, 7.0);
    }

    fn estimate(&self) {
        self.painter.circle_stroke(self.center, 6.2, self.stroke());
        let half = (0..=16).map(|step| {
            let turn = 90.0 + 180.0 * step as f32 / 16.0;
            self.center + Vec2::angled(turn.to_radians()) * 6.2
        });
        let filled = Shape::convex_polygon(half.collect(), self.color, Stroke::NONE);
        self.painter.add(filled);
    }

    fn review(&self) {
        self.line(&[(-7.0, -7.0), (-7.0, 7.0), (7.0, 7.0)]);
        self.line(&[(-4.5, 3.5), (-1.5, -1.5), (1.5, 1.5), (6.0, -5.0)]);
    }

    fn pass(&self) {
        for part in 0..6 {
            let from = part as f32 * 60.0;
            self.arc((0.0, 0.0), 6.2, from, from + 36.0);
        }
        self.line(&[(-2.8, 0.0), (2.8, 0.0)]);
    }

    fn resign(&self) {
        self.line(&[(-5.0, -7.0), (-5.0, 7.4)]);
        self.area(&[(-4.6, -6.6), (6.2, -6.6), (3.4, -2.6), (-4.6, -2.6)]);
        self.area(&[(-4.6, -2.8), (3.4, -2.8), (6.2, 1.4), (-4.6, 1.4)]);
    }

    fn rematch(&self) {
        self.line(&[(-6.0, -3.0), (6.0, -3.0)]);
        self.line(&[(3.0, -6.0), (6.0, -3.0), (3.0, 0.0)]);
        self.line(&[(6.0, 4.0), (-6.0, 4.0)]);
        self.line(&[(-3.0, 1.0), (-6.0, 4.0), (-3.0, 7.0)]);
    }

    fn edit(&self) {
        self.line(&[
            (-6.5, 6.5),
            (-5.0, 1.5),
            (3.5, -7.0),
            (7.0, -3.5),
            (-1.5, 5.0),
            (-6.5, 6.5),
        ]);
        self.line(&[(1.0, -4.5), (4.5, -1.0)]);
    }

    fn result(&self) {
        self.area(&[
            (-4.0, -6.5),
            (4.0, -6.5),
            (3.0, 0.0),
            (0.0, 2.0),
            (-3.0, 0.0),
        ]);
        self.arc((-4.2, -4.2), 2.2, 80.0, 280.0);
        self.arc((4.2, -4.2), 2.2, -100.0, 100.0);
        self.bar(-0.9, 1.5, 0.9, 5.0);
        self.bar(-4.0, 5.0, 4.0, 7.0);
    }
}

/// The frame of a button that shows an icon.
pub(super) fn outline(painter: &Painter, rect: Rect, fill: Color32, stroke: Stroke) {
    painter.rect(rect, 6, fill, stroke, StrokeKind::Inside);
}

/// Where an icon stands in its button: above a word, or in the middle.
pub(super) fn place(rect: Rect, worded: bool) -> Pos2 {
    if worded {
        pos2(rect.center().x, rect.top() + 5.0 + SIDE / 2.0)
    } else {
        rect.center()
    }
}
