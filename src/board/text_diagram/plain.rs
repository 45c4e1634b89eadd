//! Rows of signs, with coordinates around them or without.

use super::super::Color;
use super::{Cell, DiagramFault, DiagramMark, Rows, TextDiagram, columns, placed, size_of};

/// Reads the rows of a whole board; other lines around them are passed over.
pub(super) fn parse(text: &str) -> Result<Option<TextDiagram>, DiagramFault> {
    let lettered = text.lines().find_map(letters);
    let mut rows = Rows::new();
    for (index, line) in text.lines().enumerate() {
        let row = match lettered {
            Some(columns) => numbered_row(line, columns),
            None => bare_row(line),
        };
        match row {
            Some(row) => rows.push((index + 1, row)),
            // The board ends where its rows do.
            None if rows.len() > 1 => break,
            None => rows.clear(),
        }
    }
    let empties = rows.iter().flat_map(|(_, row)| row);
    let empties = empties.filter(|cell| **cell == Cell::EMPTY).count();
    if rows.len() < 2 || empties == 0 {
        return Ok(None);
    }
    let columns = columns(&rows)?;
    if columns != rows.len() {
        return Err(DiagramFault::NotSquare {
            rows: rows.len(),
            columns,
        });
    }
    let too_large = DiagramFault::TooLarge {
        rows: rows.len(),
        columns,
    };
    let size = size_of(columns).ok_or(too_large)?;
    Ok(Some(placed(&rows, size, [0, 0], None)))
}

/// How many columns a line names: A B C and so on, with or without an I.
fn letters(line: &str) -> Option<usize> {
    let names: Vec<&str> = line.split_whitespace().collect();
    let with = |skips: bool| ('A'..='Z').filter(move |letter| !(skips && *letter == 'I'));
    let is = |skips: bool| {
        let mut expected = with(skips);
        names.iter().all(|name| {
            let letter = expected.next();
            letter.is_some_and(|letter| {
                name.len() == 1 && name.chars().all(|sign| sign.to_ascii_uppercase() == letter)
            })
        })
    };
    (names.len() >= 2 && (is(true) || is(false))).then_some(names.len())
}

/// A row with its number before it, and perhaps behind it.
fn numbered_row(line: &str, columns: usize) -> Option<Vec<Cell>> {
    let body = line.trim_start();
    let digits = body.len()
        - body
            .trim_start_matches(|sign: char| sign.is_ascii_digit())
            .len();
    if !(1..=2).contains(&digits) {
        return None;
    }
    let body = body[digits..].replace(['(', ')', '[', ']', '|'], " ");
    let signs: Vec<&str> = body.split_whitespace().take(columns).collect();
    let cells: Option<Vec<Cell>> = signs.into_iter().map(numbered_cell).collect();
    cells.filter(|cells| !cells.is_empty())
}

/// A sign where coordinates stand around the board: dead stones are small, and
/// numbers are moves.
fn numbered_cell(sign: &str) -> Option<Cell> {
    if let Ok(number) = sign.parse() {
        return Some(Cell::numbered(number));
    }
    let mut signs = sign.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else {
        return None;
    };
    match sign {
        'x' => Some(Cell::stone(Color::Black)),
        'o' => Some(Cell::stone(Color::White)),
        '*' | '-' | '?' => Some(Cell::EMPTY),
        sign => cell(sign),
    }
}

/// A row with nothing before it: signs with blanks between them, or signs alone.
fn bare_row(line: &str) -> Option<Vec<Cell>> {
    let body = line.trim().trim_matches('|');
    let apart = body.split_whitespace();
    let single = |sign: &str| {
        let mut signs = sign.chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else {
            return None;
        };
        match sign {
            letter @ 'a'..='z' => Some(Cell::EMPTY.marked(DiagramMark::Label(letter))),
            sign => cell(sign),
        }
    };
    let cells: Option<Vec<Cell>> = apart.map(single).collect();
    if let Some(cells) = cells.filter(|cells| cells.len() > 1) {
        return Some(cells);
    }
    if body.contains(char::is_whitespace) || body.chars().count() < 2 {
        return None;
    }
    body.chars().map(cell).collect()
}

/// What every program means by a sign.
const fn cell(sign: char) -> Option<Cell> {
    match sign {
        'X' | '#' | '●' | '⚫' => Some(Cell::stone(Color::Black)),
        'O' | '@' | '○' | '⚪' => Some(Cell::stone(Color::White)),
        '.' | ',' | '+' | '·' | '┼' | '╋' | '├' | '┤' | '┬' | '┴' | '┌' | '┐' | '└' | '┘' => {
            Some(Cell::EMPTY)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    fn read(text: &str) -> TextDiagram {
        TextDiagram::parse(text, None).unwrap().unwrap()
    }

    #[test]
    fn rows_of_signs_are_a_board() {
        let diagram = read("The corner:\n\nX . a\n. O .\nO X X\n\nWhite is next.");
        assert_eq!(diagram.size().lines(), 3);
        assert_eq!(diagram.stone(Point::new(1, 1)), Some(Color::White));
        let label = (Point::new(2, 0), DiagramMark::Label('a'));
        assert_eq!(diagram.marks(), [label]);
        let solid = read("●·\n○●");
        assert_eq!(solid.stone(Point::new(0, 1)), Some(Color::White));
    }

    #[test]
    fn boards_with_coordinates_are_read_as_programs_print_them() {
        let console = read("   A B C\n 3 . x(O)3\n 2 X * - 2\n 1 . . ? 1\n   A B C\n");
        assert_eq!(console.stone(Point::new(2, 0)), Some(Color::White));
        assert_eq!(console.stone(Point::new(1, 0)), Some(Color::Black));
        let report = read("    A  B  C\n 3  1  .  .\n 2  . (O) X\n 1  2  .  .\nafter 3\n");
        assert_eq!(report.stone(Point::new(2, 1)), Some(Color::Black));
        let moves: Vec<_> = report.moves().collect();
        let (one, two) = (Point::new(0, 0), Point::new(0, 2));
        assert_eq!(moves, [(Color::Black, one), (Color::White, two)]);
        let gnu = read(
            "    A B C\n  3 . X . 3     WHITE (O) has captured 0 stones\n  2 . + . 2\n  1 O . . 1\n",
        );
        assert_eq!(gnu.stone(Point::new(0, 2)), Some(Color::White));
    }

    #[test]
    fn texts_that_are_no_board_are_none() {
        for text in [
            "",
            "milk, bread",
            "a b\nc d",
            "X O\nO X",
            "(;GM[1])",
            "I\nA\n",
            "1 2\n3 4\n",
            "- -\n- -",
        ] {
            assert_eq!(TextDiagram::parse(text, None), Ok(None), "{text:?}");
        }
    }

    #[test]
    fn a_board_that_is_not_square_is_told() {
        let error = TextDiagram::parse(". X .\n. . .\n", None).unwrap_err();
        assert_eq!(error.to_string(), "the board has 2 rows and 3 columns");
        let error = TextDiagram::parse("  A B C\n3 . . .\n2 . .\n1 . . .\n", None).unwrap_err();
        let uneven = "line 3: 2 points where the rows above have 3";
        assert_eq!(error.to_string(), uneven);
    }
}
