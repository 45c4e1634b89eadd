//! How good a move was, as a sign: each grade has its color and its shape, so that
//! neither is needed to tell them apart.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::review::Grade;
use crate::ui::theme::Colors;

/// The color of a grade.
pub(crate) const fn grade_color(grade: Grade, colors: &Colors) -> Color32 {
    match grade {
        Grade::Best | Grade::Good => colors.good,
        Grade::Inaccuracy => colors.quiet,
        Grade::Mistake => colors.caution,
        Grade::Blunder => colors.wrong,
    }
}

/// Paints the sign of a grade: a disc, a ring, a triangle, a square, a cross.
pub(crate) fn paint_grade(
    painter: &Painter,
    grade: Grade,
    center: Pos2,
    radius: f32,
    colors: &Colors,
) {
    let color = grade_color(grade, colors);
    let stroke = Stroke::new((radius * 0.45).max(1.0), color);
    match grade {
        Grade::Best => {
            painter.circle_filled(center, radius * 0.8, color);
        }
        Grade::Good => {
            painter.circle_stroke(center, radius * 0.65, stroke);
        }
        Grade::Inaccuracy => {
            let corners = [(0.0, -1.0), (0.95, 0.75), (-0.95, 0.75)];
            let corners = corners.map(|(x, y)| center + vec2(x, y) * radius);
            painter.add(Shape::convex_polygon(corners.to_vec(), color, Stroke::NONE));
        }
        Grade::Mistake => {
            let square = Rect::from_center_size(center, Vec2::splat(radius * 1.6));
            painter.rect_filled(square, 0.0, color);
        }
        Grade::Blunder => {
            let arm = radius * 0.85;
            for slope in [vec2(arm, arm), vec2(arm, -arm)] {
                painter.line_segment([center - slope, center + slope], stroke);
            }
        }
    }
}
