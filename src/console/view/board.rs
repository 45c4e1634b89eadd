//! Stones on lines, one row of the screen for each row of the board, or more
//! where there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::{Colors, Lattice, put};
use crate::board::{Color, Point};
use crate::console::text::{column_letter, row_number};
use crate::scene::{Ground, Mark, StoneBoard};

/// What stands around a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rim {
    /// Letters and numbers.
    Coordinates,
    /// Nothing.
    Bare,
}

/// What is drawn beside the stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) rim: Rim,
    pub(super) spacing: Spacing,
    /// Where the cursor is.
    pub(super) cursor: Option<Point>,
    pub(super) colors: Colors,
}

impl Rim {
    /// How much room it takes at the side and at the top.
    pub(super) const fn widths(self, margin: u16) -> (u16, u16) {
        match self {
            Self::Coordinates => (margin, 1),
            Self::Bare => (0, 0),
        }
    }
}

/// How wide the numbers at the side are.
const MARGIN: u16 = 2;

/// How far one point is from the next, in columns and rows of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spacing {
    /// Six by three.
    Large,
    /// Four by two.
    Medium,
    /// Two by one.
    Dense,
}

impl Spacing {
    /// All of them, the roomiest first.
    pub(super) const ALL: [Self; 3] = [Self::Large, Self::Medium, Self::Dense];

    const fn step(self) -> (u16, u16) {
        match self {
            Self::Large => (6, 3),
            Self::Medium => (4, 2),
            Self::Dense => (2, 1),
        }
    }
}

/// How much room the board takes: width and height.
pub(super) fn room(goban: &StoneBoard, rim: Rim, spacing: Spacing) -> (u16, u16) {
    let between = u16::from(goban.size().lines()).saturating_sub(1);
    let (side, top) = rim.widths(MARGIN);
    let (right, down) = spacing.step();
    (side + right * between + 3, top + down * between + 1)
}

/// Draws the board with its top left corner at the place of `area`.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, goban: &StoneBoard, around: &Frame) -> Lattice {
    let colors = around.colors;
    let (side, top) = around.rim.widths(MARGIN);
    let lattice = Lattice {
        origin: Position::new(area.x + side + 1, area.y + top),
        step: around.spacing.step(),
        size: goban.size(),
    };
    let ground = match goban.ground {
        Ground::Lines => colors.wood(),
        Ground::Squares => colors.cloth(),
    };
    if around.rim == Rim::Coordinates {
        draw_coordinates(buffer, area, goban, lattice, colors);
    }
    draw_lines(buffer, goban, lattice, ground);
    for point in goban.size().points() {
        let Position { x, y } = lattice.at(point);
        let (sign, style) = sign(goban, point, colors, ground);
        put(buffer, (x, y), sign, style);
    }
    if let Some(last) = goban.last {
        enclose(buffer, lattice.at(last), "()", colors.mark(ground));
    }
    if let Some(cursor) = around.cursor {
        enclose(buffer, lattice.at(cursor), "[]", colors.mark(ground));
    }
    lattice
}

/// What joins the points, from the left of the first column to the right of
/// the last.
fn draw_lines(buffer: &mut Buffer, goban: &StoneBoard, lattice: Lattice, ground: Style) {
    let lines = goban.size().lines();
    let (right, down) = lattice.step;
    let join = match goban.ground {
        Ground::Squares => " ",
        Ground::Lines => "─",
    };
    let last = lines.saturating_sub(1);
    for point in goban.size().points() {
        let Position { x, y } = lattice.at(point);
        // Whatever is left of the first point is wood.
        let (from, sign) = match point.col {
            0 => (x.saturating_sub(1), " "),
            _ => (x.saturating_sub(right - 1), join),
        };
        for x in from..x {
            put(buffer, (x, y), sign, ground);
        }
        if point.col == last {
            put(buffer, (x + 1, y), " ", ground);
        }
        if point.row == last {
            continue;
        }
        for y in y + 1..y + down {
            for x in from..x {
                put(buffer, (x, y), " ", ground);
            }
            put(buffer, (x, y), "│", ground);
            if point.col == last {
                put(buffer, (x + 1, y), " ", ground);
            }
        }
    }
}

/// Puts one sign before a place and one behind it.
fn enclose(buffer: &mut Buffer, at: Position, signs: &str, style: Style) {
    let (open, close) = signs.split_at(1);
    put(buffer, (at.x.saturating_sub(1), at.y), open, style);
    put(buffer, (at.x + 1, at.y), close, style);
}

fn draw_coordinates(
    buffer: &mut Buffer,
    area: Rect,
    goban: &StoneBoard,
    lattice: Lattice,
    colors: Colors,
) {
    for index in 0..goban.size().lines() {
        let letter = column_letter(goban, index).to_string();
        let x = lattice.at(Point::new(index, 0)).x;
        put(buffer, (x, area.y), &letter, colors.quiet());
        let number = format!("{:>2}", row_number(goban, index));
        let y = lattice.at(Point::new(0, index)).y;
        put(buffer, (area.x, y), &number, colors.quiet());
    }
}

/// What stands on a point.
pub(super) fn sign(
    goban: &StoneBoard,
    point: Point,
    colors: Colors,
    ground: Style,
) -> (&str, Style) {
    let dead = goban.dead.contains(point);
    match goban.stones[point] {
        Some(color) if dead => {
            let sign = match color {
                Color::Black => "x",
                Color::White => "o",
            };
            return (sign, colors.stone(color, ground));
        }
        Some(color) => return (Colors::disc(color), colors.stone(color, ground)),
        None => {}
    }
    if goban.hint == Some(point) {
        return ("?", colors.mark(ground));
    }
    if let Some(label) = label(goban, point) {
        return (label, colors.mark(ground));
    }
    if goban.territory.black.contains(point) {
        return ("▪", colors.stone(Color::Black, ground));
    }
    if goban.territory.white.contains(point) {
        return ("▫", colors.stone(Color::White, ground));
    }
    match goban.ground {
        Ground::Lines => (crossing(goban, point), ground),
        Ground::Squares if goban.dots.contains(point) => ("·", colors.mark(ground)),
        Ground::Squares => (" ", ground),
    }
}

/// A letter that a file has put on a point.
fn label(goban: &StoneBoard, point: Point) -> Option<&str> {
    let found = goban.marks.iter().find_map(|(at, mark)| match mark {
        Mark::Label(text) if *at == point => text.get(..1),
        _ => None,
    });
    found.filter(|text| text.chars().all(|letter| letter.is_ascii_alphanumeric()))
}

fn crossing(goban: &StoneBoard, point: Point) -> &'static str {
    let last = goban.size().lines().saturating_sub(1);
    if goban.size().star_points().contains(&point) {
        return "╋";
    }
    match (point.row, point.col) {
        (0, 0) => "┌",
        (0, col) if col == last => "┐",
        (row, 0) if row == last => "└",
        (row, col) if row == last && col == last => "┘",
        (0, _) => "┬",
        (_, 0) => "├",
        (row, _) if row == last => "┴",
        (_, col) if col == last => "┤",
        _ => "┼",
    }
}
