//! What a tool of the palette shows under the pointer.

use egui::{Rect, Stroke, StrokeKind};

use super::{Canvas, Transient, marks};
use crate::board::Point;
use crate::scene::{Mark, StoneBoard};
use crate::ui::look::{CURSOR, CURSOR_RIM};
use crate::ui::tool_cursor::Ghost;

/// How much there is of a mark under the pointer.
const FAINT: f32 = 0.6;

/// The points that a tool is about: those it is dragged over, or the one it is
/// on.
pub(super) fn points(transient: &Transient) -> Vec<Point> {
    let Some((tool, dragged)) = &transient.tool else {
        return Vec::new();
    };
    let (Some((from, to)), false) = (dragged, matches!(tool.ghost, Ghost::Link { .. })) else {
        return transient.pointed.into_iter().collect();
    };
    let range = |a: u8, b: u8| a.min(b)..=a.max(b);
    range(from.row, to.row)
        .flat_map(|row| range(from.col, to.col).map(move |col| Point::new(col, row)))
        .collect()
}

/// Draws what the tool would do.
pub(super) fn cursor(canvas: Canvas<'_>, goban: &StoneBoard, transient: &Transient) {
    let Some((tool, dragged)) = &transient.tool else {
        return;
    };
    let on_board = |point: &Point| goban.size().contains(*point);
    let points: Vec<Point> = points(transient).into_iter().filter(on_board).collect();
    match &tool.ghost {
        Ghost::Stone(_) | Ghost::Turn(_) => (),
        Ghost::Mark(mark) => {
            for &point in &points {
                marks::faint(canvas, goban, point, mark, FAINT);
            }
        }
        Ghost::Label(label) => {
            if let Some(&point) = points.first() {
                marks::faint(canvas, goban, point, &Mark::Label(label.clone()), FAINT);
            }
        }
        Ghost::Nothing | Ghost::Area => area(canvas, &points),
        Ghost::Link { arrow } => {
            let ends = dragged.or(tool.anchor.zip(transient.pointed));
            if let Some((from, to)) = ends.filter(|(from, to)| from != to) {
                marks::link(canvas, goban, (from, to), *arrow);
            } else {
                area(canvas, &points);
            }
            if let Some(anchor) = tool.anchor {
                area(canvas, &[anchor]);
            }
        }
    }
    if points.len() > 1 && !matches!(tool.ghost, Ghost::Nothing | Ghost::Area) {
        area(canvas, &points);
    }
}

/// A frame around points, dark with a bright rim.
fn area(canvas: Canvas<'_>, points: &[Point]) {
    let cells = points.iter().map(|&point| canvas.layout.cell_rect(point));
    let Some(frame) = cells.reduce(Rect::union) else {
        return;
    };
    let width = (canvas.layout.cell() * 0.06).max(1.5);
    for (width, color) in [(width + 2.0, CURSOR_RIM), (width, CURSOR)] {
        let stroke = Stroke::new(width, color);
        canvas
            .painter
            .rect_stroke(frame, 3.0, stroke, StrokeKind::Inside);
    }
}
