//! Short texts, set by what is seen of them and not by the box of their font.

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Vec2};

/// Texts with lines at least this high can bear to be painted twice.
const BOLD_FROM_PX: f32 = 17.0;

/// A word laid out to be painted.
pub(super) struct Text<'a> {
    painter: &'a Painter,
    galley: Arc<Galley>,
}

impl<'a> Text<'a> {
    pub(super) fn new(
        painter: &'a Painter,
        text: impl ToString,
        size: f32,
        color: Color32,
    ) -> Self {
        // Whole sizes, because each size of letters takes its place in memory.
        let pixels_per_point = painter.pixels_per_point();
        let size = (size * pixels_per_point).round().max(1.0) / pixels_per_point;
        let font = FontId::proportional(size);
        Self {
            painter,
            galley: painter.layout_no_wrap(text.to_string(), font, color),
        }
    }

    /// The same, smaller if it would be wider than `room`.
    pub(super) fn within(
        painter: &'a Painter,
        text: &str,
        size: f32,
        color: Color32,
        room: f32,
    ) -> Self {
        let whole = Self::new(painter, text, size, color);
        let width = whole.seen().width();
        if width <= room {
            return whole;
        }
        Self::new(painter, text, size * room / width, color)
    }

    /// The middle of what is seen, from where the text begins.
    pub(super) fn middle(&self) -> Vec2 {
        self.seen().center().to_vec2()
    }

    /// Paints it with its middle here, a little bolder where it is large
    /// enough: the font is thin for a text on a stone.
    pub(super) fn paint(self, center: Pos2) {
        let pixel = self.painter.pixels_per_point().recip();
        let mut corner = center - self.middle();
        if self.galley.rect.height() > BOLD_FROM_PX * pixel {
            corner.x -= pixel / 2.0;
            let again = corner + Vec2::new(pixel, 0.0);
            let galley = Arc::clone(&self.galley);
            self.painter.galley(again, galley, Color32::WHITE);
        }
        self.painter.galley(corner, self.galley, Color32::WHITE);
    }

    /// Paints it with its middle here, but as high as a text with this middle.
    pub(super) fn paint_level(&self, center: Pos2, level: Vec2) {
        let corner = center - Vec2::new(self.middle().x, level.y);
        let galley = Arc::clone(&self.galley);
        self.painter.galley(corner, galley, Color32::WHITE);
    }

    fn seen(&self) -> Rect {
        let seen = self.galley.mesh_bounds;
        if seen.is_positive() {
            seen
        } else {
            self.galley.rect
        }
    }
}
