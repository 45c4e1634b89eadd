//! The `$$` notation of Go wikis and forums.

use std::fmt::Write as _;

use super::super::{Color, Point, Size};
use super::{Cell, DiagramFault, DiagramMark, Rows, TextDiagram, columns, placed, size_of};

/// What the first line says.
#[derive(Clone, Copy, Debug, Default)]
struct Head {
    first: Option<Color>,
    lines: Option<usize>,
}

/// The edges of the board that a part of it shows.
#[derive(Clone, Copy, Debug, Default)]
struct Edges {
    top: bool,
    bottom: bool,
    left: bool,
    right: bool,
}

pub(super) fn parse(text: &str, usual: Option<Size>) -> Result<Option<TextDiagram>, DiagramFault> {
    let mut head = Head::default();
    let mut edges = Edges::default();
    let mut rows = Rows::new();
    let lines = text.lines().enumerate();
    let lines = lines.filter_map(|(index, line)| {
        let body = line.trim().strip_prefix("$$")?;
        Some((index + 1, body))
    });
    for (place, (line, body)) in lines.enumerate() {
        let body = body.trim_end();
        if place == 0
            && !is_edge(body)
            && !body.trim_start().starts_with('|')
            && let Some(told) = head_of(body)
        {
            head = told;
            continue;
        }
        let body = body.trim();
        if is_edge(body) {
            match rows.is_empty() {
                true => edges.top = true,
                false => edges.bottom = true,
            }
            continue;
        }
        // Links of wikis, arrows, and empty lines.
        if body.is_empty() || body.starts_with(['[', '{']) {
            continue;
        }
        // A title of several lines has none of its signs before the board.
        let inner = body.strip_prefix('|');
        edges.left |= inner.is_some();
        let inner = inner.unwrap_or(body);
        let end = inner.strip_suffix('|');
        edges.right |= end.is_some();
        rows.push((line, cells(line, end.unwrap_or(inner))?));
    }
    if rows.is_empty() {
        return Ok(None);
    }
    let columns = columns(&rows)?;
    let (size, corner) = place_of(&rows, columns, edges, head, usual)?;
    Ok(Some(placed(&rows, size, corner, head.first)))
}

/// A line of dashes, with corners or without.
fn is_edge(body: &str) -> bool {
    let signs = || body.chars().filter(|sign| !sign.is_whitespace());
    signs().count() >= 2
        && signs().all(|sign| matches!(sign, '-' | '+' | '|'))
        && signs().any(|sign| sign == '-')
}

/// `Bc13m5 Title`: who begins, coordinates, the size, the first number. A line
/// that says something else is a row.
fn head_of(body: &str) -> Option<Head> {
    let word = match body.chars().next() {
        None => return Some(Head::default()),
        Some(first) if first.is_whitespace() => {
            // A title, unless it reads as a row.
            let is_row = cells(0, body.trim()).is_ok() && body.trim().contains(' ');
            return (!is_row).then(Head::default);
        }
        Some(_) => body.split_whitespace().next().unwrap_or(""),
    };
    let (first, rest) = match word.as_bytes().first() {
        Some(b'B') => (Some(Color::Black), &word[1..]),
        Some(b'W') => (Some(Color::White), &word[1..]),
        _ => (None, word),
    };
    let rest = rest.strip_prefix('c').unwrap_or(rest);
    let digits = rest.len()
        - rest
            .trim_start_matches(|sign: char| sign.is_ascii_digit())
            .len();
    let (lines, rest) = rest.split_at(digits);
    let counts = rest.strip_prefix('m');
    let known = rest.is_empty()
        || counts.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
    known.then(|| Head {
        first,
        lines: lines.parse().ok(),
    })
}

fn cells(line: usize, row: &str) -> Result<Vec<Cell>, DiagramFault> {
    let signs = row.chars().filter(|sign| !sign.is_whitespace());
    signs
        .map(|character| cell(character).ok_or(DiagramFault::Character { line, character }))
        .collect()
}

fn cell(sign: char) -> Option<Cell> {
    use DiagramMark::{Circle, Cross, Label, Square, Triangle};
    let (black, white) = (Cell::stone(Color::Black), Cell::stone(Color::White));
    Some(match sign {
        '.' | ',' | '_' | '?' | '*' | '+' => Cell::EMPTY,
        'X' => black,
        'O' => white,
        'B' => black.marked(Circle),
        'W' => white.marked(Circle),
        '#' => black.marked(Square),
        '@' => white.marked(Square),
        'Y' => black.marked(Triangle),
        'Q' => white.marked(Triangle),
        'Z' => black.marked(Cross),
        'P' => white.marked(Cross),
        'C' => Cell::EMPTY.marked(Circle),
        'S' => Cell::EMPTY.marked(Square),
        'T' => Cell::EMPTY.marked(Triangle),
        'M' => Cell::EMPTY.marked(Cross),
        '0' => Cell::numbered(10),
        letter @ 'a'..='z' => Cell::EMPTY.marked(Label(letter)),
        digit => Cell::numbered(digit.to_digit(10)?),
    })
}

/// The board that the rows are of, and where on it they lie.
fn place_of(
    rows: &Rows,
    columns: usize,
    edges: Edges,
    head: Head,
    usual: Option<Size>,
) -> Result<(Size, [usize; 2]), DiagramFault> {
    let (across, down) = (edges.left && edges.right, edges.top && edges.bottom);
    let too_large = DiagramFault::TooLarge {
        rows: rows.len(),
        columns,
    };
    if across && down && rows.len() != columns {
        return Err(DiagramFault::NotSquare {
            rows: rows.len(),
            columns,
        });
    }
    let usual = usual.unwrap_or(Size::NINETEEN);
    let lines = match head.lines {
        Some(lines) => lines,
        None if down => rows.len(),
        None if across => columns,
        None => usize::from(usual.lines()).max(rows.len()).max(columns),
    };
    let size = size_of(lines).ok_or(too_large)?;
    if rows.len() > lines || columns > lines {
        return Err(too_large);
    }
    let along = |count: usize, first: bool, last: bool| match (first, last) {
        (true, _) => 0,
        (false, true) => lines - count,
        (false, false) => (lines - count) / 2,
    };
    let left = along(columns, edges.left, edges.right);
    let top = along(rows.len(), edges.top, edges.bottom);
    Ok((size, [left, top]))
}

impl TextDiagram {
    /// The diagram in the notation of wikis and forums.
    #[must_use]
    pub fn to_wiki(&self) -> String {
        let size = self.size();
        let lines = usize::from(size.lines());
        let first = match self.first {
            Some(Color::Black) => "B",
            Some(Color::White) => "W",
            None => "",
        };
        let edge = format!("$$  {}\n", "-".repeat(2 * lines + 1));
        let mut text = format!("$${first}c{lines}\n{edge}");
        for row in 0..size.lines() {
            text.push_str("$$ |");
            for col in 0..size.lines() {
                let sign = self.sign(Point::new(col, row));
                // Writing to a string cannot fail.
                let _ = write!(text, " {sign}");
            }
            text.push_str(" |\n");
        }
        text + &edge
    }

    fn sign(&self, point: Point) -> char {
        use DiagramMark::{Circle, Cross, Label, Square, Triangle};
        let number = self.moves.iter().find(|(_, at)| *at == point);
        if let Some((number @ 1..=10, _)) = number {
            return char::from_digit(number % 10, 10).unwrap_or('.');
        }
        let mark = self.marks.iter().find(|(at, _)| *at == point);
        let mark = mark.map(|(_, mark)| *mark);
        let star = self.size().star_points().contains(&point);
        match (self.stones[point], mark) {
            (Some(Color::Black), None | Some(Label(_))) => 'X',
            (Some(Color::Black), Some(Circle)) => 'B',
            (Some(Color::Black), Some(Square)) => '#',
            (Some(Color::Black), Some(Triangle)) => 'Y',
            (Some(Color::Black), Some(Cross)) => 'Z',
            (Some(Color::White), None | Some(Label(_))) => 'O',
            (Some(Color::White), Some(Circle)) => 'W',
            (Some(Color::White), Some(Square)) => '@',
            (Some(Color::White), Some(Triangle)) => 'Q',
            (Some(Color::White), Some(Cross)) => 'P',
            (None, Some(Circle)) => 'C',
            (None, Some(Square)) => 'S',
            (None, Some(Triangle)) => 'T',
            (None, Some(Cross)) => 'M',
            (None, Some(Label(letter))) => letter.to_ascii_lowercase(),
            (None, None) if star => ',',
            (None, None) => '.',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> TextDiagram {
        TextDiagram::parse(text, None).unwrap().unwrap()
    }

    #[test]
    fn a_corner_lies_at_its_edges_and_numbers_are_moves() {
        let diagram = read(
            "$$Wc13m20 A corner\n\
             $$ ------------\n\
             $$ | . . . 1 .\n\
             $$ | . X , 2 a\n\
             $$ | . B T . .\n\
             $$ [a|some page]\n",
        );
        assert_eq!(diagram.size().lines(), 13);
        assert_eq!(diagram.stone(Point::new(1, 1)), Some(Color::Black));
        let moves: Vec<_> = diagram.moves().collect();
        let (one, two) = (Point::new(3, 0), Point::new(3, 1));
        assert_eq!(moves, [(Color::White, one), (Color::Black, two)]);
        let marks = [
            (Point::new(4, 1), DiagramMark::Label('a')),
            (Point::new(1, 2), DiagramMark::Circle),
            (Point::new(2, 2), DiagramMark::Triangle),
        ];
        assert_eq!(diagram.marks(), marks);
    }

    #[test]
    fn parts_lie_at_the_bottom_right_or_in_the_middle() {
        let diagram = read("$$\n$$ X O |\n$$ . . |\n$$ -----\n");
        assert_eq!(diagram.stone(Point::new(17, 17)), Some(Color::Black));
        assert_eq!(diagram.stone(Point::new(18, 17)), Some(Color::White));
        let diagram = TextDiagram::parse("$$B\n$$ . X .\n", Some(Size::NINE));
        let diagram = diagram.unwrap().unwrap();
        assert_eq!(diagram.stone(Point::new(4, 4)), Some(Color::Black));
        assert_eq!(diagram.to_play(), Some(Color::Black));
    }

    #[test]
    fn what_is_written_is_read_back() {
        let mut stones = crate::board::Grid::filled(Size::NINE, None);
        stones[Point::new(2, 6)] = Some(Color::Black);
        stones[Point::new(8, 8)] = Some(Color::White);
        let diagram = TextDiagram::of(stones, Color::White)
            .with_mark(Point::new(2, 6), DiagramMark::Square)
            .with_mark(Point::new(5, 5), DiagramMark::Label('b'));
        let text = diagram.to_wiki();
        assert!(text.starts_with("$$Wc9\n$$  -----"), "{text}");
        let again = read(&text);
        let sorted = |of: &TextDiagram| {
            let mut marks = of.marks().to_vec();
            marks.sort_by_key(|(at, _)| *at);
            marks
        };
        assert_eq!(
            (again.stones.clone(), again.first),
            (diagram.stones.clone(), diagram.first)
        );
        assert_eq!(sorted(&again), sorted(&diagram));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let error = |text| TextDiagram::parse(text, None).unwrap_err().to_string();
        assert_eq!(
            error("$$B\n$$ | . & |\n"),
            "line 2: '&' means nothing in a diagram"
        );
        assert_eq!(
            error("$$B\n$$ | . . |\n$$ | . |\n"),
            "line 3: 1 points where the rows above have 2"
        );
        assert_eq!(
            error("$$B\n$$ ---\n$$ | . . . |\n$$ | . . . |\n$$ ---\n"),
            "the board has 2 rows and 3 columns"
        );
        assert_eq!(
            error("$$B2\n$$ | . . .\n"),
            "1 rows of 3 points are more than the board has"
        );
    }
}
