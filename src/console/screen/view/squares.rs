//! Squares with lines between them, for discs and for pieces.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::board::{BoardOptions, Border, symbol};
use super::{PointGrid, draw_str};
use crate::board::{Point, Size};
use crate::console::text::{column_letter, row_number};
use crate::scene::StoneBoard;

/// How wide the numbers at the side are.
const MARGIN: u16 = 2;
/// How large a square is inside, without its lines.
pub(super) const DISC: u16 = 3;

/// How wide and how high a board of squares is.
pub(super) const fn extent(size: Size, inside: u16) -> (u16, u16) {
    let lines = size.lines() as u16;
    (lines * (inside + 1) + 1, lines * 2 + 1)
}

/// Draws the lines between squares; where the middles of the squares are.
pub(super) fn draw_grid(
    buffer: &mut Buffer,
    corner: Position,
    size: Size,
    inside: u16,
    style: Style,
) -> PointGrid {
    let lines = usize::from(size.lines());
    let bar = "─".repeat(inside.into());
    let rule = |left: &str, middle: &str, right: &str| {
        format!("{left}{}{right}", vec![bar.as_str(); lines].join(middle))
    };
    let blank = " ".repeat(inside.into());
    let row = format!("│{}│", vec![blank.as_str(); lines].join("│"));
    let (_, height) = extent(size, inside);
    for down in 0..height {
        let text = match down {
            0 => rule("┌", "┬", "┐"),
            _ if down + 1 == height => rule("└", "┴", "┘"),
            _ if down % 2 == 0 => rule("├", "┼", "┤"),
            _ => row.clone(),
        };
        draw_str(buffer, (corner.x, corner.y + down), &text, style);
    }
    PointGrid {
        origin: Position::new(corner.x + 1 + inside / 2, corner.y + 1),
        step: (inside + 1, 2),
        size,
    }
}

/// How much room a board of discs takes: width and height.
pub(super) fn outer_size(goban: &StoneBoard, border: Border) -> (u16, u16) {
    let (width, height) = extent(goban.size(), DISC);
    let (side, top) = border.widths(MARGIN);
    (width + side, height + top)
}

/// Draws discs in squares.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    goban: &StoneBoard,
    options: &BoardOptions,
) -> PointGrid {
    let colors = options.colors;
    let cloth = colors.cloth();
    let (side, top) = options.border.widths(MARGIN);
    let corner = Position::new(area.x + side, area.y + top);
    let grid = draw_grid(buffer, corner, goban.size(), DISC, cloth);
    if options.border == Border::Coordinates {
        for index in 0..goban.size().lines() {
            let letter = column_letter(goban, index).to_string();
            let number = row_number(goban, index).to_string();
            let (x, y) = (
                grid.at(Point::new(index, 0)).x,
                grid.at(Point::new(0, index)).y,
            );
            draw_str(buffer, (x, area.y), &letter, colors.quiet());
            draw_str(buffer, (area.x, y), &number, colors.quiet());
        }
    }
    for point in goban.size().points() {
        let Position { x, y } = grid.at(point);
        let (text, style) = symbol(goban, point, colors, cloth);
        draw_str(buffer, (x, y), text, style);
        let marks = match (options.cursor == Some(point), goban.last == Some(point)) {
            (true, _) => Some(("[", "]")),
            (false, true) => Some(("(", ")")),
            (false, false) => None,
        };
        if let Some((open, close)) = marks {
            draw_str(buffer, (x - 1, y), open, colors.mark(cloth));
            draw_str(buffer, (x + 1, y), close, colors.mark(cloth));
        }
    }
    grid
}
