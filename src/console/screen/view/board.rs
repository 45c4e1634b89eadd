//! Stones on lines, one row of the screen for each row of the board, or more
//! where there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use strum::VariantArray;

use super::{PointGrid, draw_str};
use crate::board::{Color, Point};
use crate::console::screen::colors::Colors;
use crate::console::text::{column_letter, row_number};
use crate::scene::{Ground, Mark, StoneBoard};

/// What stands around a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Border {
    /// Letters and numbers.
    Coordinates,
    /// Nothing.
    Bare,
}

/// What is drawn beside the stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoardOptions {
    pub(super) border: Border,
    pub(super) spacing: Spacing,
    /// Where the cursor is.
    pub(super) cursor: Option<Point>,
    pub(super) colors: Colors,
}

impl Border {
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
/// The roomiest stands first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub(super) enum Spacing {
    /// Six by three.
    Large,
    /// Four by two.
    Medium,
    /// Two by one.
    Dense,
}

impl Spacing {
    const fn step(self) -> (u16, u16) {
        match self {
            Self::Large => (6, 3),
            Self::Medium => (4, 2),
            Self::Dense => (2, 1),
        }
    }
}

/// How much room the board takes: width and height.
pub(super) fn outer_size(goban: &StoneBoard, border: Border, spacing: Spacing) -> (u16, u16) {
    let between = u16::from(goban.size().lines()).saturating_sub(1);
    let (side, top) = border.widths(MARGIN);
    let (right, down) = spacing.step();
    (side + right * between + 3, top + down * between + 1)
}

/// Draws the board with its top left corner at the place of `area`.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    goban: &StoneBoard,
    options: &BoardOptions,
) -> PointGrid {
    let colors = options.colors;
    let (side, top) = options.border.widths(MARGIN);
    let grid = PointGrid {
        origin: Position::new(area.x + side + 1, area.y + top),
        step: options.spacing.step(),
        size: goban.size(),
    };
    let ground = match goban.ground {
        Ground::Lines => colors.wood(),
        Ground::Squares => colors.cloth(),
    };
    if options.border == Border::Coordinates {
        draw_coordinates(buffer, area, goban, grid, colors);
    }
    draw_lines(buffer, goban, grid, ground);
    for point in goban.size().points() {
        let Position { x, y } = grid.at(point);
        let (symbol, style) = symbol(goban, point, colors, ground);
        draw_str(buffer, (x, y), symbol, style);
    }
    if let Some(last) = goban.last {
        enclose(buffer, grid.at(last), "()", colors.mark(ground));
    }
    if let Some(cursor) = options.cursor {
        enclose(buffer, grid.at(cursor), "[]", colors.mark(ground));
    }
    grid
}

/// What joins the points, from the left of the first column to the right of
/// the last.
fn draw_lines(buffer: &mut Buffer, goban: &StoneBoard, grid: PointGrid, ground: Style) {
    let lines = goban.size().lines();
    let (right, down) = grid.step;
    let join = match goban.ground {
        Ground::Squares => " ",
        Ground::Lines => "─",
    };
    let last = lines.saturating_sub(1);
    for point in goban.size().points() {
        let Position { x, y } = grid.at(point);
        // Whatever is left of the first point is wood.
        let (from, line) = match point.col {
            0 => (x.saturating_sub(1), " "),
            _ => (x.saturating_sub(right - 1), join),
        };
        for x in from..x {
            draw_str(buffer, (x, y), line, ground);
        }
        if point.col == last {
            draw_str(buffer, (x + 1, y), " ", ground);
        }
        if point.row == last {
            continue;
        }
        for y in y + 1..y + down {
            for x in from..x {
                draw_str(buffer, (x, y), " ", ground);
            }
            draw_str(buffer, (x, y), "│", ground);
            if point.col == last {
                draw_str(buffer, (x + 1, y), " ", ground);
            }
        }
    }
}

/// Draws one character before a place and one behind it.
fn enclose(buffer: &mut Buffer, at: Position, marks: &str, style: Style) {
    let (open, close) = marks.split_at(1);
    draw_str(buffer, (at.x.saturating_sub(1), at.y), open, style);
    draw_str(buffer, (at.x + 1, at.y), close, style);
}

fn draw_coordinates(
    buffer: &mut Buffer,
    area: Rect,
    goban: &StoneBoard,
    grid: PointGrid,
    colors: Colors,
) {
    for index in 0..goban.size().lines() {
        let letter = column_letter(goban, index).to_string();
        let x = grid.at(Point::new(index, 0)).x;
        draw_str(buffer, (x, area.y), &letter, colors.quiet());
        let number = format!("{:>2}", row_number(goban, index));
        let y = grid.at(Point::new(0, index)).y;
        draw_str(buffer, (area.x, y), &number, colors.quiet());
    }
}

/// What stands on a point.
pub(super) fn symbol(
    goban: &StoneBoard,
    point: Point,
    colors: Colors,
    ground: Style,
) -> (&str, Style) {
    let dead = goban.dead.contains(point);
    match goban.stones[point] {
        Some(color) if dead => {
            let symbol = match color {
                Color::Black => "x",
                Color::White => "o",
            };
            return (symbol, colors.stone(color, ground));
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
    let found = goban.marks.iter().find_map(|(at, mark)| {
        let Mark::Label(text) = mark else {
            return None;
        };
        text.get(..1).filter(|_| *at == point)
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
