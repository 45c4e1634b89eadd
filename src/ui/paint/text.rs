//! Short texts, placed by their visible bounds and not by the font's box.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Vec2};

/// Letters at least this large, in pixels, can bear to be painted twice.
const BOLD_FROM_PX: f32 = 15.0;
/// How much closer together letters may stand where there is little room, in
/// sizes of the letters.
const CLOSER: f32 = 0.035;

/// A word laid out to be painted.
pub(super) struct Text<'a> {
    painter: &'a Painter,
    galley: Arc<Galley>,
    bold: bool,
}

impl<'a> Text<'a> {
    pub(super) fn new(
        painter: &'a Painter,
        text: impl ToString,
        size: f32,
        color: Color32,
    ) -> Self {
        Self::spaced(painter, text.to_string(), size, 0.0, color)
    }

    /// The same with this much more between its letters, in sizes of the
    /// letters.
    fn spaced(painter: &'a Painter, text: String, size: f32, spacing: f32, color: Color32) -> Self {
        // Whole pixels, because each font size takes room in the glyph atlas.
        let pixels_per_point = painter.pixels_per_point();
        let size = (size * pixels_per_point).round().max(1.0) / pixels_per_point;
        let format = TextFormat {
            extra_letter_spacing: spacing * size,
            ..TextFormat::simple(FontId::proportional(size), color)
        };
        let job = LayoutJob::single_section(text, format);
        Self {
            painter,
            galley: painter.layout_job(job),
            bold: size * pixels_per_point >= BOLD_FROM_PX,
        }
    }

    /// The same, narrower if it would be wider than `room`: first its letters
    /// stand closer together, and only then they are smaller.
    pub(super) fn within(
        painter: &'a Painter,
        text: &str,
        size: f32,
        color: Color32,
        room: f32,
    ) -> Self {
        let mut fitted = Self::new(painter, text, size, color);
        let bold = fitted.bold;
        for spacing in [-CLOSER, -2.0 * CLOSER] {
            if fitted.seen().width() <= room {
                return fitted;
            }
            fitted = Self::spaced(painter, text.to_owned(), size, spacing, color);
        }
        let width = fitted.seen().width();
        if width > room {
            let size = size * room / width;
            fitted = Self::spaced(painter, text.to_owned(), size, -2.0 * CLOSER, color);
        }
        // Texts that were asked for in one size have the same weight.
        fitted.bold = bold;
        fitted
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
        if self.bold {
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
