//! A short note on a board, at the point it is about: why a stone was refused
//! there, or that someone passed.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use crate::board::Point;
use crate::ui::layout::BoardLayout;
use crate::ui::theme::{self, Style};

/// How long a note stands, in seconds.
const STANDS_SECS: f64 = 2.6;
/// How long it then takes to fade, in seconds.
const FADES_SECS: f64 = 0.4;
/// The width that the words of a note may take.
const WIDEST: f32 = 260.0;

/// What is said on a board for a moment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Note {
    text: String,
    /// The point that it is about; `None` for the board as a whole.
    at: Option<Point>,
    /// When it was first seen, in seconds.
    since: Option<f64>,
}

impl Note {
    pub(super) const fn new(text: String, at: Option<Point>) -> Self {
        Self {
            text,
            at,
            since: None,
        }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// How opaque it is now, from 1 to 0, and in how many seconds that changes.
    /// Without motion it does not fade.
    pub(super) fn left(&mut self, now: f64, motion: bool) -> (f32, f64) {
        let age = now - *self.since.get_or_insert(now);
        if age < STANDS_SECS {
            return (1.0, STANDS_SECS - age);
        }
        let left = 1.0 - (age - STANDS_SECS) / FADES_SECS;
        if motion && left > 0.0 {
            return (left as f32, 0.0);
        }
        (0.0, f64::INFINITY)
    }

    /// Paints it beside its point, inside the board.
    pub(super) fn paint(&self, painter: &Painter, layout: &BoardLayout, left: f32, style: Style) {
        let colors = style.colors;
        let ink = colors.text.gamma_multiply(left);
        let font = FontId::proportional(theme::CONTROL);
        let board = layout.board();
        let room = (board.width() - 32.0).clamp(40.0, WIDEST);
        let galley = painter.layout(self.text.clone(), font, ink, room);
        let size = galley.size() + vec2(20.0, 10.0);
        let rect = match self.at {
            Some(point) => beside(layout.screen_from_point(point), layout.cell(), size, board),
            None => Align2::CENTER_BOTTOM.align_size_within_rect(size, board.shrink(24.0)),
        };
        let shade = |color: Color32| color.gamma_multiply(left);
        let rim = Stroke::new(1.0, shade(colors.accent));
        painter.rect(rect, 6, shade(colors.raised), rim, StrokeKind::Outside);
        painter.galley(rect.center() - galley.size() / 2.0, galley, ink);
    }
}

/// Above a point, or below it where the board ends.
fn beside(point: Pos2, cell: f32, size: egui::Vec2, board: Rect) -> Rect {
    let away = cell * 0.62 + size.y / 2.0;
    let above = point.y - away - size.y / 2.0 >= board.top() + 2.0;
    let center = point + vec2(0.0, if above { -away } else { away });
    let half = size / 2.0 + vec2(4.0, 4.0);
    let inside = board.shrink2(half.min(board.size() / 2.0));
    Rect::from_center_size(inside.clamp(center), size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_stands_fades_and_is_gone() {
        let mut note = Note::new("ko".to_owned(), None);
        assert_eq!(note.left(10.0, true), (1.0, STANDS_SECS));
        let (left, next) = note.left(10.0 + STANDS_SECS + FADES_SECS / 2.0, true);
        assert!(left > 0.4 && left < 0.6 && next == 0.0);
        assert_eq!(note.left(20.0, true), (0.0, f64::INFINITY));
    }

    #[test]
    fn without_motion_a_note_does_not_fade() {
        let mut note = Note::new("ko".to_owned(), None);
        assert_eq!(note.left(10.0, false).0, 1.0);
        assert_eq!(note.left(10.0 + STANDS_SECS + 0.01, false).0, 0.0);
    }

    #[test]
    fn a_note_stays_on_the_board_and_off_its_point() {
        let board = Rect::from_min_size(egui::pos2(10.0, 10.0), vec2(400.0, 400.0));
        let size = vec2(200.0, 30.0);
        for col in 0..9 {
            for row in 0..9 {
                let point = egui::pos2(30.0 + 45.0 * col as f32, 30.0 + 45.0 * row as f32);
                let rect = beside(point, 45.0, size, board);
                assert!(board.contains_rect(rect), "{point:?} {rect:?}");
                assert!(!rect.contains(point), "{point:?} {rect:?}");
            }
        }
    }
}
