//! A page as plain text.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::{Block, BoardPicture, Document};
use crate::board::{Color, Point, Size, Vertex};

/// How wide lines of text are.
const WIDTH: usize = 78;

impl Document {
    /// The page as text, in lines of at most 78 columns where words allow it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{}\n{}\n", self.title, "=".repeat(self.title.width()));
        for block in &self.blocks {
            text.push('\n');
            match block {
                Block::Heading(heading) => {
                    // Writing to a string cannot fail.
                    let _ = writeln!(text, "{heading}\n{}", "-".repeat(heading.width()));
                }
                Block::Paragraph(paragraph) => wrap(&mut text, paragraph),
                Block::Table(rows) => table(&mut text, rows),
                Block::Bars { sides, rows } => table(&mut text, &bars(sides, rows)),
                Block::Board(board) => picture(&mut text, board),
                // A curve is for the eye; what it shows stands in the tables.
                Block::Curve { .. } => {
                    text.pop();
                }
            }
        }
        text
    }
}

fn wrap(text: &mut String, paragraph: &str) {
    let mut width = 0;
    for word in paragraph.split(' ') {
        if width > 0 && width + 1 + word.width() > WIDTH {
            text.push('\n');
            width = 0;
        }
        if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += word.width();
    }
    text.push('\n');
}

/// Columns as wide as their widest cell; all but the first are aligned to the
/// right.
fn table(text: &mut String, rows: &[Vec<String>]) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(widest).collect();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let space = " ".repeat(width - cell.width());
            match column {
                0 => line.extend([cell.as_str(), &space]),
                _ => line.extend(["  ", &space, cell]),
            }
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
}

/// Bars of at most so many signs.
const BAR: usize = 16;

/// A table whose cells are bars with their numbers.
fn bars(sides: &[String; 2], rows: &[(String, [usize; 2])]) -> Vec<Vec<String>> {
    let most = rows.iter().flat_map(|(_, counts)| counts).max();
    let most = most.copied().unwrap_or(0).max(1);
    let cell = |count: usize| {
        let signs = (count * BAR).div_ceil(most);
        format!("{} {count:>3}", "#".repeat(signs))
    };
    let head = [vec![String::new()], sides.to_vec()].concat();
    let rows = rows
        .iter()
        .map(|(name, [one, two])| vec![name.clone(), cell(*one), cell(*two)]);
    std::iter::once(head).chain(rows).collect()
}

/// A board with its coordinates: X and O, the move that is talked about in
/// brackets, expected moves as numbers.
fn picture(text: &mut String, board: &BoardPicture) {
    let size = board.stones.size();
    let columns: Vec<String> = (0..size.lines())
        .map(|col| column_name(Point::new(col, 0), size))
        .collect();
    let _ = writeln!(text, "    {}", columns.join("  "));
    for row in 0..size.lines() {
        let mut line = format!("{:>2} ", size.lines() - row);
        for col in 0..size.lines() {
            line.push_str(&cell(board, Point::new(col, row)));
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    if !board.caption.is_empty() {
        wrap(text, &board.caption);
    }
}

/// A point in three columns.
fn cell(board: &BoardPicture, point: Point) -> String {
    if let Some((_, color)) = board.marked.filter(|(at, _)| *at == point) {
        return format!("({})", stone(color));
    }
    let number = board.numbered.iter().position(|(at, _)| *at == point);
    match (board.stones[point], number) {
        (Some(color), _) => format!(" {} ", stone(color)),
        (None, Some(number)) => format!("{:>2} ", number + 1),
        (None, None) => " . ".to_owned(),
    }
}

const fn stone(color: Color) -> char {
    match color {
        Color::Black => 'X',
        Color::White => 'O',
    }
}

fn column_name(point: Point, size: Size) -> String {
    let vertex = Vertex::new(point, size).map(|vertex| vertex.to_string());
    let name = vertex.unwrap_or_default();
    name.trim_end_matches(|of: char| of.is_ascii_digit())
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;

    #[test]
    fn a_page_can_be_read_in_a_terminal() {
        let mut stones = Grid::filled(Size::new(5).unwrap(), None);
        stones[Point::new(2, 1)] = Some(Color::Black);
        let document = Document {
            title: "A game".to_owned(),
            language: "en",
            blocks: vec![
                Block::Paragraph("one two ".repeat(14).trim().to_owned()),
                Block::Table(vec![
                    vec![String::new(), "Black".to_owned(), "White".to_owned()],
                    vec!["mean loss".to_owned(), "1.5".to_owned(), "12".to_owned()],
                ]),
                Block::Board(Box::new(BoardPicture {
                    stones,
                    marked: Some((Point::new(1, 1), Color::White)),
                    numbered: vec![(Point::new(0, 0), Color::Black)],
                    caption: "after 3".to_owned(),
                })),
            ],
        };
        let text = document.to_text();
        assert!(text.lines().all(|line| line.width() <= WIDTH), "{text}");
        assert!(text.contains("mean loss    1.5     12\n"), "{text}");
        assert!(
            text.contains("    A  B  C  D  E\n 5  1  .  .  .  .\n 4  . (O) X  .  .\n"),
            "{text}"
        );
        assert!(text.ends_with("after 3\n"), "{text}");
    }
}
