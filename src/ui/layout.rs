//! Where the points of a board are on the screen.
//!
//! Pure geometry: nothing here paints. All of it is worked out in device
//! pixels, so that lines fall on pixels at any scale factor.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::board::{Point, Size};

/// Whether letters and numbers stand around a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// They do, on all four sides, unless the board is too small to read them.
    Shown,
    /// They do not, and the board uses their room.
    Hidden,
}

/// The radius of a stone, in cells. Neighbours touch almost, as on a real board.
pub const STONE: f32 = 0.485;

/// What a stone on the outer line needs beyond it, in cells.
const STONE_ROOM: f32 = 0.53;
/// The wood beyond that where there are no coordinates, in cells.
const PLAIN_EDGE: f32 = 0.22;
/// The height of the band of coordinates, in sizes of its letters.
const BAND: f32 = 1.9;
/// Below this many pixels, cells may be broken: whole ones would waste the room.
const WHOLE_CELLS_FROM: f32 = 12.0;
/// No board is smaller or larger than this, in pixels, whatever room it is given.
const SIDE_PX: std::ops::RangeInclusive<f32> = 16.0..=16_384.0;

/// A board of some size, fitted into some room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLayout {
    size: Size,
    pixels_per_point: f32,
    // In device pixels from here on.
    board_min: Pos2,
    side: f32,
    first: Pos2,
    cell: f32,
    line: f32,
    letters: Option<f32>,
}

impl BoardLayout {
    /// The largest board in the middle of `room`.
    #[must_use]
    pub fn fit(size: Size, room: Rect, coordinates: Coordinates, pixels_per_point: f32) -> Self {
        let scale = if pixels_per_point.is_finite() && pixels_per_point > 0.0 {
            pixels_per_point
        } else {
            1.0
        };
        let room = if room.is_finite() { room } else { Rect::ZERO };
        let side = (room.width().min(room.height()) * scale)
            .floor()
            .clamp(*SIDE_PX.start(), *SIDE_PX.end());
        let spaces = f32::from(size.lines() - 1);
        let letters = letter_size(coordinates, side / (spaces + 2.4), scale);
        let cell = cell_size(spaces, side, letters);
        let line = (cell / 30.0).floor().clamp(1.0, 3.0);

        let center = room.center() * scale;
        let board_min = (center - Vec2::splat(side / 2.0)).round();
        // A line that is an odd number of pixels wide has its middle inside a pixel.
        let middle = line.rem_euclid(2.0) / 2.0;
        let margin = ((side - cell * spaces) / 2.0).floor() + middle;
        Self {
            size,
            pixels_per_point: scale,
            board_min,
            side,
            first: board_min + Vec2::splat(margin),
            cell,
            line,
            letters,
        }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The whole board with its margins.
    #[must_use]
    pub fn board(&self) -> Rect {
        Rect::from_min_size(self.board_min, Vec2::splat(self.side)) / self.pixels_per_point
    }

    /// From one line to the next.
    #[must_use]
    pub fn cell(&self) -> f32 {
        self.cell / self.pixels_per_point
    }

    /// The radius of a stone.
    #[must_use]
    pub fn stone_radius(&self) -> f32 {
        self.cell() * STONE
    }

    /// One device pixel.
    #[must_use]
    pub fn pixel(&self) -> f32 {
        self.pixels_per_point.recip()
    }

    /// How wide a line is: a whole number of device pixels.
    #[must_use]
    pub fn line(&self) -> f32 {
        self.line / self.pixels_per_point
    }

    /// How large coordinates are written, where they are.
    #[must_use]
    pub fn letters(&self) -> Option<f32> {
        Some(self.letters? / self.pixels_per_point)
    }

    /// How far from the outer lines the middle of coordinates is.
    #[must_use]
    pub fn letters_away(&self) -> f32 {
        let margin = self.first.x - self.board_min.x;
        (margin + self.cell * STONE_ROOM) / 2.0 / self.pixels_per_point
    }

    /// Where a point is: in the middle of its lines.
    #[must_use]
    pub fn screen_from_point(&self, point: Point) -> Pos2 {
        let along = |lines: u8| (f32::from(lines) * self.cell).round();
        (self.first + vec2(along(point.col), along(point.row))) / self.pixels_per_point
    }

    /// The point nearest to a place on the screen; `None` further than half a
    /// cell outside the lines.
    #[must_use]
    pub fn point_from_screen(&self, place: Pos2) -> Option<Point> {
        let away = (place * self.pixels_per_point - self.first) / self.cell;
        Some(Point::new(self.nearest(away.x)?, self.nearest(away.y)?))
    }

    /// The square around a point.
    #[must_use]
    pub fn cell_rect(&self, point: Point) -> Rect {
        Rect::from_center_size(self.screen_from_point(point), Vec2::splat(self.cell()))
    }

    /// The part of the board's surface that `rect` covers, each side from 0 to 1.
    #[must_use]
    pub fn share_of_board(&self, rect: Rect) -> Rect {
        let board = self.board();
        let share = |place: Pos2| pos2(0.0, 0.0) + (place - board.min) / board.width();
        Rect::from_min_max(share(rect.min), share(rect.max))
    }

    fn nearest(&self, lines_away: f32) -> Option<u8> {
        let last = f32::from(self.size.lines() - 1);
        let inside = (-0.5..=last + 0.5).contains(&lines_away);
        inside.then(|| lines_away.round().clamp(0.0, last) as u8)
    }
}

fn letter_size(coordinates: Coordinates, cell: f32, scale: f32) -> Option<f32> {
    match coordinates {
        // Smaller ones could not be read, and larger than cells they would run together.
        Coordinates::Shown if cell >= 9.0 * scale => {
            Some((cell * 0.36).clamp(7.0 * scale, 15.0 * scale).round())
        }
        Coordinates::Shown | Coordinates::Hidden => None,
    }
}

fn cell_size(spaces: f32, side: f32, letters: Option<f32>) -> f32 {
    let cell = match letters {
        Some(letters) => (side - 2.0 * BAND * letters) / (spaces + 2.0 * STONE_ROOM),
        None => side / (spaces + 2.0 * (STONE_ROOM + PLAIN_EDGE)),
    };
    if cell >= WHOLE_CELLS_FROM {
        cell.floor()
    } else {
        cell.max(0.25)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCALES: [f32; 6] = [1.0, 1.25, 1.5, 1.75, 2.0, 3.0];

    fn each_layout(mut check: impl FnMut(BoardLayout)) {
        for lines in 2..=25 {
            let size = Size::new(lines).unwrap();
            for scale in SCALES {
                for side in [40.0, 137.3, 300.0, 655.5, 1200.0] {
                    let room = Rect::from_min_size(pos2(13.7, 41.2), vec2(side + 90.0, side));
                    for coordinates in [Coordinates::Shown, Coordinates::Hidden] {
                        check(BoardLayout::fit(size, room, coordinates, scale));
                    }
                }
            }
        }
    }

    #[test]
    fn a_place_on_the_screen_leads_back_to_its_point() {
        each_layout(|layout| {
            for point in layout.size().points() {
                let place = layout.screen_from_point(point);
                assert_eq!(layout.point_from_screen(place), Some(point), "{layout:?}");
            }
        });
    }

    #[test]
    fn a_click_goes_to_the_nearest_point_and_none_is_far_outside() {
        each_layout(|layout| {
            let reach = layout.cell() * 0.5 - layout.pixel();
            if reach <= 0.0 {
                return;
            }
            let last = layout.size().lines() - 1;
            for point in [Point::new(0, 0), Point::new(last, 1), Point::new(1, last)] {
                let place = layout.screen_from_point(point);
                for away in [vec2(reach, reach), vec2(-reach, 0.0), vec2(0.0, -reach)] {
                    assert_eq!(layout.point_from_screen(place + away), Some(point));
                }
            }
            let corner = layout.screen_from_point(Point::new(0, 0));
            let outside = corner - Vec2::splat(layout.cell() * 0.6 + layout.pixel());
            assert_eq!(layout.point_from_screen(outside), None);
            assert_eq!(layout.point_from_screen(pos2(f32::NAN, 0.0)), None);
        });
    }

    #[test]
    fn lines_fall_on_whole_pixels() {
        each_layout(|layout| {
            let scale = layout.pixel().recip();
            let whole = |length: f32| (length - length.round()).abs() < 0.02;
            assert!(whole(layout.line() * scale));
            for point in layout.size().points().take(60) {
                let edge = layout.screen_from_point(point) - Vec2::splat(layout.line() / 2.0);
                assert!(whole(edge.x * scale) && whole(edge.y * scale), "{layout:?}");
            }
        });
    }

    #[test]
    fn stones_and_coordinates_stay_on_the_board() {
        each_layout(|layout| {
            let last = layout.size().lines() - 1;
            let outer = Rect::from_two_pos(
                layout.screen_from_point(Point::new(0, 0)),
                layout.screen_from_point(Point::new(last, last)),
            );
            let slack = layout.pixel() * 1.5;
            assert!(
                layout
                    .board()
                    .expand(slack)
                    .contains_rect(outer.expand(layout.stone_radius())),
                "{layout:?}"
            );
            if let Some(letters) = layout.letters() {
                let inner = layout.letters_away() - letters * 0.5;
                assert!(inner > layout.stone_radius(), "{layout:?}");
                let beyond = outer.expand(layout.letters_away() + letters * 0.6);
                assert!(layout.board().expand(slack).contains_rect(beyond));
            }
        });
    }

    #[test]
    fn a_board_without_coordinates_has_larger_cells() {
        let room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(700.0));
        let cell = |coordinates| BoardLayout::fit(Size::NINETEEN, room, coordinates, 1.0).cell();
        assert!(cell(Coordinates::Hidden) > cell(Coordinates::Shown));
    }

    #[test]
    fn rooms_without_end_or_without_space_harm_nothing() {
        for room in [Rect::EVERYTHING, Rect::NOTHING, Rect::NAN, Rect::ZERO] {
            for scale in [0.0, f32::NAN, -1.0, f32::INFINITY, 1.0] {
                let layout = BoardLayout::fit(Size::LARGEST, room, Coordinates::Shown, scale);
                assert!(layout.board().is_finite());
                assert!(layout.cell() > 0.0);
            }
        }
    }
}
