//! How good a move was, as a sign: each grade has its color and its shape, so that
//! neither is needed to tell them apart.

use egui::{Color32, Painter, Pos2, Shape, Stroke, vec2};

use crate::review::Grade;
use crate::ui::theme::Colors;

/// The color of a grade.
const fn grade_color(grade: Grade, colors: &Colors) -> Color32 {
    match grade {
        Grade::Best | Grade::Good => colors.good,
        Grade::Inaccuracy => colors.caution,
        Grade::Mistake => colors.mistake,
        Grade::Blunder => colors.wrong,
    }
}

/// Paints the sign of a grade: a ring for the best move, nothing for a good one, and
/// what cost something as a dot, a triangle or a diamond, the larger the worse.
pub(crate) fn paint_grade(
    painter: &Painter,
    grade: Grade,
    center: Pos2,
    radius: f32,
    colors: &Colors,
) {
    let color = grade_color(grade, colors);
    let area = |corners: &[(f32, f32)]| {
        let corners = corners.iter().map(|&(x, y)| center + vec2(x, y) * radius);
        painter.add(Shape::convex_polygon(
            corners.collect(),
            color,
            Stroke::NONE,
        ));
    };
    match grade {
        Grade::Best => {
            let stroke = Stroke::new((radius * 0.45).max(1.0), color);
            painter.circle_stroke(center, radius * 0.65, stroke);
        }
        Grade::Good => {}
        Grade::Inaccuracy => {
            painter.circle_filled(center, radius * 0.6, color);
        }
        Grade::Mistake => area(&[(0.0, -1.0), (0.95, 0.75), (-0.95, 0.75)]),
        Grade::Blunder => area(&[(0.0, -1.2), (1.0, 0.0), (0.0, 1.2), (-1.0, 0.0)]),
    }
}
