//! Where the points of a board are on the screen.
//!
//! Pure geometry: nothing here paints. All of it is worked out in device
//! pixels, so that lines fall on pixels at any scale factor.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::board::{Point, Size};
use crate::scene::Ground;

/// Whether letters and numbers stand around a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// They do, unless the board is too small to read them.
    Shown,
    /// They do not, and the board uses their room.
    Hidden,
}

/// What depends on how a board is divided, in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Measures {
    /// The radius of a stone.
    stone: f32,
    /// What the outer points need beyond their middle.
    room: f32,
    /// The edge of the board beyond that where there are no coordinates.
    edge: f32,
    /// What signs on a stone are sized by.
    sign: f32,
    /// How many pixels of a cell there are for each pixel of a line's width.
    line: f32,
}

impl Measures {
    const fn of(ground: Ground) -> Self {
        match ground {
            // Neighbours touch almost, as on a real board.
            Ground::Lines => Self {
                stone: 0.485,
                room: 0.53,
                edge: 0.22,
                sign: 1.0,
                line: 30.0,
            },
            Ground::Squares => Self {
                stone: 0.425,
                room: 0.5,
                edge: 0.28,
                sign: 0.7,
                line: 60.0,
            },
        }
    }
}

/// The height of the band of coordinates, in sizes of its letters.
const BAND: f32 = 1.9;
/// Smaller cells may have a fraction of a pixel: whole ones would waste room.
const WHOLE_CELLS_FROM: f32 = 12.0;
/// No board is smaller or larger than this, in pixels, whatever room it is given.
const SIDE_PX: std::ops::RangeInclusive<f32> = 16.0..=16_384.0;

/// A board of some size, fitted into some room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLayout {
    ground: Ground,
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
    pub fn fit(
        (ground, size): (Ground, Size),
        room: Rect,
        coordinates: Coordinates,
        pixels_per_point: f32,
    ) -> Self {
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
        let cell = cell_size(Measures::of(ground), spaces, side, letters);
        let line = (cell / Measures::of(ground).line).floor().clamp(1.0, 3.0);

        let center = room.center() * scale;
        let board_min = (center - Vec2::splat(side / 2.0)).round();
        // A line that is an odd number of pixels wide has its middle inside a pixel.
        let middle = line.rem_euclid(2.0) / 2.0;
        let margin = match ground {
            Ground::Lines => ((side - cell * spaces) / 2.0).floor() + middle,
            // The lines are around the squares, half a cell from their middles.
            Ground::Squares => ((side - cell * (spaces + 1.0)) / 2.0).floor() + middle + cell / 2.0,
        };
        Self {
            ground,
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

    /// How the board is divided.
    #[must_use]
    pub const fn ground(&self) -> Ground {
        self.ground
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
        self.cell() * self.measures().stone
    }

    /// What signs on stones are sized by: a cell, or less where cells are much
    /// larger than what stands in them.
    #[must_use]
    pub fn sign(&self) -> f32 {
        self.cell() * self.measures().sign
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

    /// How far from the outer points the middle of coordinates is.
    #[must_use]
    pub fn letters_away(&self) -> f32 {
        let margin = self.first.x - self.board_min.x;
        (margin + self.cell * self.measures().room) / 2.0 / self.pixels_per_point
    }

    /// Where a point is: in the middle of its lines, or of its square.
    #[must_use]
    pub fn screen_from_point(&self, point: Point) -> Pos2 {
        match self.ground {
            Ground::Lines => {
                let along = |lines: u8| self.along(lines);
                (self.first + vec2(along(point.col), along(point.row))) / self.pixels_per_point
            }
            Ground::Squares => {
                let next = self.crossing(point.col + 1, point.row + 1);
                self.crossing(point.col, point.row).lerp(next, 0.5)
            }
        }
    }

    /// Where two lines cross, counted from 0 at the top left. Squares have one
    /// line more than there are points.
    #[must_use]
    pub fn crossing(&self, col: u8, row: u8) -> Pos2 {
        let first = match self.ground {
            Ground::Lines => self.first,
            Ground::Squares => self.first - Vec2::splat(self.cell / 2.0),
        };
        (first + vec2(self.along(col), self.along(row))) / self.pixels_per_point
    }

    /// How many lines there are each way.
    #[must_use]
    pub const fn lines(&self) -> u8 {
        match self.ground {
            Ground::Lines => self.size.lines(),
            Ground::Squares => self.size.lines() + 1,
        }
    }

    /// The point nearest to a place on the screen; `None` further than half a
    /// cell from the outer points.
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

    const fn measures(&self) -> Measures {
        Measures::of(self.ground)
    }

    /// The distance of so many lines, rounded to whole pixels.
    fn along(&self, lines: u8) -> f32 {
        // As `round`, which is a call of a function, and needed for every point
        // in every frame.
        let whole = (f32::from(lines) * self.cell + 0.5) as u32;
        whole as f32
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

fn cell_size(measures: Measures, spaces: f32, side: f32, letters: Option<f32>) -> f32 {
    let Measures { room, edge, .. } = measures;
    let cell = match letters {
        Some(letters) => (side - 2.0 * BAND * letters) / (spaces + 2.0 * room),
        None => side / (spaces + 2.0 * (room + edge)),
    };
    if cell >= WHOLE_CELLS_FROM {
        cell.floor()
    } else {
        cell.max(0.25)
    }
}

#[cfg(test)]
mod tests;
