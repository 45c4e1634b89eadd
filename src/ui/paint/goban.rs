//! The board itself: its wood, its lines, its coordinates.

use egui::epaint::{RectShape, Shadow};
use egui::{CornerRadius, Mesh, Rect, Stroke, StrokeKind, Vec2, pos2};

use crate::board::{Point, Size, Vertex};
use crate::othello::Square;
use crate::scene::Ground;

use super::Canvas;
use super::text::Text;

pub(super) const CORNER: CornerRadius = CornerRadius::same(3);

/// What the board casts on the table.
pub(super) fn shadow(canvas: Canvas<'_>) {
    let board = canvas.layout.board();
    let blur = (board.width() * 0.03).clamp(4.0, 22.0) as u8;
    let shadow = Shadow {
        offset: [0, (blur / 4).cast_signed()],
        blur,
        spread: 0,
        color: canvas.colors().shadow,
    };
    canvas.painter.add(shadow.as_shape(board, CORNER));
}

/// The wood, and its edge.
pub(super) fn surface(canvas: Canvas<'_>) {
    let board = canvas.layout.board();
    let colors = canvas.colors();
    let shape = match canvas.textures.surface() {
        Some(texture) => RectShape::filled(board, CORNER, egui::Color32::WHITE)
            .with_texture(texture, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))),
        None => RectShape::filled(board, CORNER, colors.surface),
    };
    canvas.painter.add(shape);
    edges(canvas);
}

/// A bright line around the board, and a dark one around that.
pub(super) fn edges(canvas: Canvas<'_>) {
    let board = canvas.layout.board();
    let pixel = canvas.layout.pixel();
    let edge = |rect: Rect, color| {
        let stroke = Stroke::new(pixel, color);
        canvas
            .painter
            .rect_stroke(rect, CORNER, stroke, StrokeKind::Inside);
    };
    edge(board.shrink(pixel), egui::Color32::from_white_alpha(28));
    edge(board, canvas.colors().edge);
}

/// Lines and star points.
pub(super) fn lines(canvas: Canvas<'_>) {
    let layout = canvas.layout;
    let colors = canvas.colors();
    let last = layout.size().lines() - 1;
    let half = Vec2::splat(layout.line() / 2.0);
    // The outer lines grow outwards, so that the cells inside stay alike.
    let more = if layout.cell() * layout.pixel().recip() >= 16.0 {
        layout.pixel()
    } else {
        0.0
    };
    let first_corner = layout.screen_from_point(Point::new(0, 0)) - half;
    let last_corner = layout.screen_from_point(Point::new(last, last)) + half;
    let whole = Rect::from_min_max(first_corner, last_corner).expand(more);

    let mut mesh = Mesh::default();
    for index in 0..=last {
        let middle = layout.screen_from_point(Point::new(index, index));
        let before = if index == 0 { more } else { 0.0 };
        let after = if index == last { more } else { 0.0 };
        let (from, to) = (middle - half, middle + half);
        let across = [
            pos2(whole.min.x, from.y - before),
            pos2(whole.max.x, to.y + after),
        ];
        let down = [
            pos2(from.x - before, whole.min.y),
            pos2(to.x + after, whole.max.y),
        ];
        for [from, to] in [across, down] {
            mesh.add_colored_rect(Rect::from_min_max(from, to), colors.line);
        }
    }
    canvas.painter.add(mesh);

    let radius = (layout.cell() * 0.085).max(layout.line() * 1.5);
    for star in layout.size().star_points() {
        let center = layout.screen_from_point(star);
        canvas.painter.circle_filled(center, radius, colors.line);
    }
}

/// Letters above and below and numbers on both sides; around squares only
/// above and at the left.
pub(super) fn coordinates(canvas: Canvas<'_>) {
    let Some(size) = canvas.layout.letters() else {
        return;
    };
    let layout = canvas.layout;
    let color = canvas.colors().letters;
    let last = layout.size().lines() - 1;
    let away = layout.letters_away();
    let level = Text::new(canvas.painter, "H", size, color).middle();
    for index in 0..=last {
        let Some((letter, number)) = names(layout.ground(), layout.size(), index) else {
            continue;
        };
        let letter = Text::new(canvas.painter, letter, size, color);
        let number = Text::new(canvas.painter, number, size, color);
        let near = layout.screen_from_point(Point::new(index, index));
        let first = layout.screen_from_point(Point::new(0, 0)) - Vec2::splat(away);
        let far = layout.screen_from_point(Point::new(last, last)) + Vec2::splat(away);
        // All stand on one baseline: a Q is not raised because of its tail.
        letter.paint_level(pos2(near.x, first.y), level);
        number.paint_level(pos2(first.x, near.y), level);
        match layout.ground() {
            Ground::Lines => {
                letter.paint_level(pos2(near.x, far.y), level);
                number.paint_level(pos2(far.x, near.y), level);
            }
            Ground::Squares => (),
        }
    }
}

/// What the column and the row are called that are so many from the first.
fn names(ground: Ground, size: Size, index: u8) -> Option<(char, u8)> {
    let point = Point::new(index, index);
    match ground {
        Ground::Lines => {
            let vertex = Vertex::new(point, size)?;
            Some((vertex.letter(), vertex.number()))
        }
        Ground::Squares => {
            let square = Square::new(point)?;
            Some((square.letter(), square.number()))
        }
    }
}
