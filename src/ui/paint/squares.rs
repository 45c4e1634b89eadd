//! A board of squares: its frame, what lies in it, and its lines.

use egui::epaint::RectShape;
use egui::{Color32, Mesh, Pos2, Rect, Vec2, pos2};

use crate::board::Point;
use crate::scene::StoneBoard;

use super::{Canvas, goban, is_empty_point};

const WHOLE: Rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));

/// The frame, and the ground inside it.
pub(super) fn surface(canvas: Canvas<'_>) {
    let board = canvas.layout.board();
    let colors = canvas.colors();
    let frame = match canvas.textures.surface() {
        Some(texture) => {
            RectShape::filled(board, goban::CORNER, colors.frame_tint).with_texture(texture, WHOLE)
        }
        None => RectShape::filled(board, goban::CORNER, colors.frame),
    };
    canvas.painter.add(frame);
    goban::edges(canvas);

    let field = field(canvas);
    let ground = match (canvas.textures.field(), canvas.textures.surface()) {
        (Some(texture), _) => {
            RectShape::filled(field, 0, Color32::WHITE).with_texture(texture, WHOLE)
        }
        // A board whose cloth is still being made does not show wood meanwhile.
        (None, Some(texture)) if canvas.textures.has_squares() => {
            let share = canvas.layout.share_of_board(field);
            RectShape::filled(field, 0, Color32::WHITE).with_texture(texture, share)
        }
        (None, _) => RectShape::filled(field, 0, colors.surface),
    };
    canvas.painter.add(ground);
    if !canvas.textures.style().printed {
        sunken(canvas, field);
    }
}

/// What the frame casts into the field, from the lamp's side.
fn sunken(canvas: Canvas<'_>, field: Rect) {
    let reach = canvas.layout.cell() * 0.14;
    let (dark, none) = (Color32::from_black_alpha(80), Color32::TRANSPARENT);
    let mut mesh = Mesh::default();
    let mut slope = |outer: [Pos2; 2], inner: [Pos2; 2]| {
        let first = mesh.vertices.len() as u32;
        for (corner, color) in outer.into_iter().zip([dark; 2]) {
            mesh.colored_vertex(corner, color);
        }
        for (corner, color) in inner.into_iter().zip([none; 2]) {
            mesh.colored_vertex(corner, color);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    };
    let inside = field.min + Vec2::splat(reach);
    slope(
        [field.left_top(), field.right_top()],
        [inside, pos2(field.right(), inside.y)],
    );
    slope(
        [field.left_top(), field.left_bottom()],
        [inside, pos2(inside.x, field.bottom())],
    );
    canvas.painter.add(mesh);
}

/// The lines around the squares, and the four dots.
pub(super) fn lines(canvas: Canvas<'_>) {
    let layout = canvas.layout;
    let colors = canvas.colors();
    let half = Vec2::splat(layout.line() / 2.0);
    let whole = field(canvas);
    let mut mesh = Mesh::default();
    for index in 0..layout.lines() {
        let middle = layout.crossing(index, index);
        let (from, to) = (middle - half, middle + half);
        for (from, to) in [
            (pos2(whole.min.x, from.y), pos2(whole.max.x, to.y)),
            (pos2(from.x, whole.min.y), pos2(to.x, whole.max.y)),
        ] {
            mesh.add_colored_rect(Rect::from_min_max(from, to), colors.line);
        }
    }
    canvas.painter.add(mesh);

    let radius = (layout.cell() * 0.055).max(layout.line() * 1.5);
    let last = layout.lines() - 1;
    if last < 6 {
        return;
    }
    for col in [2, last - 2] {
        for row in [2, last - 2] {
            let center = layout.crossing(col, row);
            canvas.painter.circle_filled(center, radius, colors.line);
        }
    }
}

/// A faint dot where a disc can be put, unless something else is shown there.
pub(super) fn dots(canvas: Canvas<'_>, goban: &StoneBoard, pointed: Option<Point>) {
    if !goban.expected.is_empty() {
        return;
    }
    let color = canvas.colors().dots[goban.to_play];
    let radius = (canvas.layout.cell() * 0.085).max(3.0);
    for point in goban.dots.iter() {
        let taken = Some(point) == pointed
            || goban.hint == Some(point)
            || goban.next.contains(&point)
            || goban.marks.iter().any(|(at, _)| *at == point)
            || goban.candidates.iter().any(|of| of.point == point);
        if !taken && is_empty_point(goban, point) {
            let center = canvas.layout.screen_from_point(point);
            canvas.painter.circle_filled(center, radius, color);
        }
    }
}

/// All squares together, with their outer lines.
fn field(canvas: Canvas<'_>) -> Rect {
    let layout = canvas.layout;
    let last = layout.lines() - 1;
    let corners = Rect::from_min_max(layout.crossing(0, 0), layout.crossing(last, last));
    corners.expand(layout.line() / 2.0)
}
