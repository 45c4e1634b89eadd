//! A board of a few pixels: lines, star points, handicap stones.

use egui::emath::GuiRounding as _;
use egui::{Painter, Pos2, Rect, Stroke, vec2};

use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::go::Handicap;
use crate::ui::theme;

/// A board of a few pixels, with its handicap stones.
pub(super) struct BoardPicture<'a> {
    painter: &'a Painter,
    rect: Rect,
    size: Size,
    /// Where the first lines cross, and how far it is to the next.
    origin: Pos2,
    step: f32,
}

impl<'a> BoardPicture<'a> {
    pub(super) fn new(painter: &'a Painter, rect: Rect, size: Size) -> Self {
        let rect = rect.round_to_pixels(painter.pixels_per_point());
        let step = rect.width() / f32::from(size.lines());
        Self {
            painter,
            rect,
            size,
            origin: rect.min + vec2(step, step) / 2.0,
            step,
        }
    }

    fn screen_from_point(&self, point: Point) -> Pos2 {
        let place = vec2(f32::from(point.col), f32::from(point.row));
        let place = self.origin + place * self.step;
        place.round_to_pixel_center(self.painter.pixels_per_point())
    }

    /// Stones on a board that is painted already.
    pub(super) fn paint_stones(&self, stones: &ByColor<PointSet>) {
        let colors = [
            (Color::Black, theme::BLACK_STONE),
            (Color::White, theme::WHITE_STONE),
        ];
        for (color, paint) in colors {
            for point in stones[color].iter() {
                let at = self.screen_from_point(point);
                self.painter.circle_filled(at, self.step * 0.5, paint);
            }
        }
    }

    pub(super) fn paint(&self, handicap: Handicap) {
        let painter = self.painter;
        painter.rect_filled(self.rect, 3.0, theme::PICTURE_WOOD);
        // Many lines close to each other would make the board dark.
        let ink = match self.step {
            step if step < 4.0 => theme::PICTURE_LINES.gamma_multiply(0.55),
            _ => theme::PICTURE_LINES,
        };
        let line = Stroke::new(1.0 / painter.pixels_per_point(), ink);
        let last = self.size.lines() - 1;
        for index in 0..=last {
            let from = self.screen_from_point(Point::new(0, index));
            let to = self.screen_from_point(Point::new(last, index));
            painter.hline(from.x..=to.x, from.y, line);
            let from = self.screen_from_point(Point::new(index, 0));
            let to = self.screen_from_point(Point::new(index, last));
            painter.vline(from.x, from.y..=to.y, line);
        }
        for star in self.size.star_points() {
            let at = self.screen_from_point(star);
            painter.circle_filled(at, 1.5, theme::PICTURE_LINES);
        }
        for stone in handicap.fixed_points(self.size) {
            let at = self.screen_from_point(stone);
            painter.circle_filled(at, self.step * 0.47, theme::BLACK_STONE);
        }
    }
}
