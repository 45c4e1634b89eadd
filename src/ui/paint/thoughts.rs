//! What is expected: owners, moves that are thought about, stones to come.

use egui::{Mesh, Rect, Stroke, Vec2, vec2};

use crate::board::Color;
use crate::review::Grade;
use crate::scene::{Ground, StoneBoard};
use crate::ui::look::{CURSOR, CURSOR_RIM};
use crate::ui::theme::LIGHT;

use super::text::Text;
use super::{Canvas, is_empty_point, paint_grade};

/// Points that are less certain than this, in percent, are not marked.
const LEAST_OWNED: u8 = 15;
/// Moves with less of the search than this, in percent, are only dots.
const LEAST_TOLD: u8 = 8;

/// A square on each point that is expected to be someone's, the larger the
/// more certain. A stone that is expected to stay says as much itself.
pub(super) fn ownership(canvas: Canvas<'_>, goban: &StoneBoard) {
    let mut mesh = Mesh::default();
    let cell = canvas.layout.cell();
    for &(point, share) in &goban.ownership {
        if !goban.size().contains(point) || share.unsigned_abs() < LEAST_OWNED {
            continue;
        }
        let owner = if share > 0 {
            Color::Black
        } else {
            Color::White
        };
        if goban.stones[point] == Some(owner) {
            continue;
        }
        let certain = f32::from(share.unsigned_abs()) / 100.0;
        let center = canvas.layout.screen_from_point(point);
        let side = cell * (0.12 + 0.26 * certain);
        let square = Rect::from_center_size(center, Vec2::splat(side));
        let colors = canvas.colors().territory[owner];
        let strength = 0.35 + 0.6 * certain;
        mesh.add_colored_rect(square, colors.rim.gamma_multiply(strength));
        let inside = square.shrink(canvas.layout.pixel());
        mesh.add_colored_rect(inside, colors.fill.gamma_multiply(strength));
    }
    if !mesh.is_empty() {
        canvas.painter.add(mesh);
    }
}

/// Discs where a search would play, with the chance to win on those that were
/// looked at most. The best has a ring. None are shown beside a variation.
pub(super) fn candidates(canvas: Canvas<'_>, goban: &StoneBoard) {
    if !goban.expected.is_empty() {
        return;
    }
    let radius = canvas.layout.stone_radius();
    let colors = canvas.colors();
    for (index, candidate) in goban.candidates.iter().enumerate().rev() {
        if !is_empty_point(goban, candidate.point) {
            continue;
        }
        let center = canvas.layout.screen_from_point(candidate.point);
        let best = index == 0;
        // An exact search spends the least time on what it knows best.
        let told = best || goban.ground == Ground::Squares || candidate.share >= LEAST_TOLD;
        if !told {
            let dot = colors.candidate.gamma_multiply(0.7);
            canvas.painter.circle_filled(center, radius * 0.3, dot);
            continue;
        }
        let fill = colors
            .candidate
            .gamma_multiply(if best { 1.0 } else { 0.82 });
        canvas.painter.circle_filled(center, radius * 0.86, fill);
        if best {
            let width = (radius * 0.1).max(canvas.layout.pixel());
            let ring = Stroke::new(width, colors.on_candidate);
            canvas.painter.circle_stroke(center, radius * 0.74, ring);
        }
        let text = candidate.win.to_string();
        let size = canvas.layout.sign() * 0.4;
        let text = Text::within(
            canvas.painter,
            &text,
            size,
            colors.on_candidate,
            radius * 1.1,
        );
        text.paint(center);
    }
}

/// A ring with a dot where a move was asked for.
pub(super) fn hint(canvas: Canvas<'_>, goban: &StoneBoard) {
    let Some(point) = goban.hint.filter(|&point| is_empty_point(goban, point)) else {
        return;
    };
    let center = canvas.layout.screen_from_point(point);
    let radius = canvas.layout.stone_radius();
    let color = canvas.colors().hint;
    let ring = Stroke::new((radius * 0.16).max(1.5), color);
    canvas.painter.circle_stroke(center, radius * 0.8, ring);
    // A number that stands there is not covered.
    if !goban.candidates.iter().any(|of| of.point == point) {
        canvas.painter.circle_filled(center, radius * 0.28, color);
    }
}

/// The numbers of stones that are expected.
pub(super) fn numbers(canvas: Canvas<'_>, goban: &StoneBoard) {
    for (index, &(color, point)) in goban.expected.iter().enumerate() {
        if !goban.size().contains(point) {
            continue;
        }
        let number = (index + 1).to_string();
        let colors = canvas.colors().on_stone[color];
        let size = canvas.layout.sign() * 0.54;
        let room = canvas.layout.stone_radius() * 1.2;
        let text = Text::within(canvas.painter, &number, size, colors, room);
        text.paint(canvas.stone_center(point));
    }
}

/// How good the last moves were, as badges at the edges of their stones, and a ring
/// where the last one would have been better. None are shown beside a variation.
pub(super) fn review(canvas: Canvas<'_>, goban: &StoneBoard) {
    if !goban.expected.is_empty() {
        return;
    }
    let radius = canvas.layout.stone_radius();
    let better = goban.better.filter(|&point| is_empty_point(goban, point));
    if let Some(point) = better {
        let center = canvas.layout.screen_from_point(point);
        let width = (radius * 0.2).max(2.0);
        let rim = Stroke::new(width + 2.0, CURSOR_RIM);
        canvas.painter.circle_stroke(center, radius * 0.66, rim);
        let ring = Stroke::new(width, LIGHT.good);
        canvas.painter.circle_stroke(center, radius * 0.66, ring);
    }
    let badge = (radius * 0.34).max(5.0);
    let told = goban.grades.iter().filter(|(_, of)| *of != Grade::Good);
    for &(point, grade) in told {
        if !goban.size().contains(point) || (goban.last == Some(point) && !goban.sign.is_empty()) {
            continue;
        }
        let center = canvas.stone_center(point) + vec2(0.68, 0.68) * radius;
        canvas.painter.circle_filled(center, badge + 1.0, CURSOR);
        canvas.painter.circle_filled(center, badge, CURSOR_RIM);
        // The badge is bright on every board, so its sign is as in the light theme.
        paint_grade(canvas.painter, grade, center, badge * 0.62, &LIGHT);
    }
}
