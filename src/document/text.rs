//! A page as plain text.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::notes::note_line;
use super::{Block, Document};
use crate::figure::Figure;
use crate::words::Language;

/// How wide lines of text are.
const WIDTH: usize = 78;

impl Document {
    /// The page as text, in lines of at most 78 columns where words allow it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        if !self.title.is_empty() {
            let rule = "=".repeat(self.title.width());
            text = format!("{}\n{rule}\n", self.title);
        }
        for block in &self.blocks {
            if !text.is_empty() {
                text.push('\n');
            }
            match block {
                Block::Titles(lines) => {
                    for line in lines {
                        wrap(&mut text, line);
                    }
                }
                Block::Heading(heading) => {
                    // Writing to a string cannot fail.
                    let _ = writeln!(text, "{heading}\n{}", "-".repeat(heading.width()));
                }
                Block::Paragraph(paragraph) => wrap(&mut text, paragraph),
                Block::Table(rows) => table(&mut text, rows),
                Block::Bars { sides, rows } => table(&mut text, &bars(sides, rows)),
                Block::Board(board) => picture(&mut text, board, self.language),
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

/// A board, and below it what is said of it.
fn picture(text: &mut String, board: &Figure, language: Language) {
    text.push_str(&board.to_text());
    let notes = note_line(&board.notes, language);
    let caption = Some(&board.caption).filter(|caption| !caption.is_empty());
    for line in caption.into_iter().chain(&notes).chain(&board.beside) {
        wrap(text, line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Grid, Point, PointSet, Size};
    use crate::figure::Sign;
    use crate::record::GameKind;

    #[test]
    fn a_page_can_be_read_in_a_terminal() {
        let mut stones = Grid::filled(Size::new(5).unwrap(), None);
        stones[Point::new(2, 1)] = Some(Color::Black);
        stones[Point::new(1, 1)] = Some(Color::White);
        stones[Point::new(0, 0)] = Some(Color::Black);
        let document = Document {
            title: "A game".to_owned(),
            language: Language::English,
            blocks: vec![
                Block::Paragraph("one two ".repeat(14).trim().to_owned()),
                Block::Table(vec![
                    vec![String::new(), "Black".to_owned(), "White".to_owned()],
                    vec!["mean loss".to_owned(), "1.5".to_owned(), "12".to_owned()],
                ]),
                Block::Board(Box::new(Figure {
                    marks: vec![(Point::new(1, 1), Sign::Circle)],
                    numbers: vec![(Point::new(0, 0), 1)],
                    stars: PointSet::EMPTY,
                    caption: "after 3".to_owned(),
                    ..Figure::new(GameKind::Go, stones)
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
