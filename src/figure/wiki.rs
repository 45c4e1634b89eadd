//! Figures in the notation of Go wikis and forums: lines that begin with `$$`.

use std::fmt::Write as _;

use crate::board::{Color, Point};

use super::names::point_name;
use super::{Coordinates, Figure, Sign};

/// How many moves such a figure can number: 1 to 9, and 0 for the tenth.
pub(crate) const MOST_NUMBERS: usize = 10;

impl Figure {
    /// The figure for a Go wiki, with its caption as the title. It numbers up to ten
    /// moves of alternating colors; further numbers are left out, and so are words of
    /// more than a letter.
    #[must_use]
    pub fn to_wiki(&self) -> String {
        let numbers = WikiNumbers::of(self);
        let (first, last) = (self.part.first(), self.part.last());
        let edge = self.size().lines() - 1;
        let mut head = format!("$${}", numbers.color);
        if self.coordinates == Coordinates::Shown {
            let _ = write!(head, "c{}", self.size().lines());
        }
        if numbers.first > 1 {
            let _ = write!(head, "m{}", numbers.first);
        }
        let caption: String = self
            .caption
            .chars()
            .map(|of| if of.is_control() { ' ' } else { of })
            .collect();
        let mut text = format!("{head} {caption}").trim_end().to_owned();
        text.push('\n');
        let rule = "-".repeat(2 * usize::from(self.part.columns()) + 1);
        let side = |is_edge: bool| if is_edge { "|" } else { " " };
        if first.row == 0 {
            let _ = writeln!(text, "$$  {rule}");
        }
        for row in first.row..=last.row {
            let cells =
                (first.col..=last.col).map(|col| self.sign_of(Point::new(col, row), &numbers));
            let cells: Vec<String> = cells.map(String::from).collect();
            let line = format!(
                "$$ {} {} {}",
                side(first.col == 0),
                cells.join(" "),
                side(last.col == edge)
            );
            let _ = writeln!(text, "{}", line.trim_end());
        }
        if last.row == edge {
            let _ = writeln!(text, "$$  {rule}");
        }
        for (word, pairs) in [("AR", &self.arrows), ("LN", &self.lines)] {
            for (from, to) in pairs {
                let [from, to] = [from, to].map(|&of| point_name(of, self.kind, self.size()));
                let _ = writeln!(text, "$$ {{{word} {from} {to}}}");
            }
        }
        text
    }

    fn sign_of(&self, point: Point, numbers: &WikiNumbers) -> char {
        if !self.shows(point) {
            return '_';
        }
        if let Some(number) = self.number(point).and_then(|of| numbers.digit(of)) {
            return number;
        }
        let marked = match self.label(point) {
            None => self.sign(point),
            // Only letters can stand on points, and nothing on stones.
            Some(_) => Some(Sign::Circle),
        };
        match (self.stones[point], marked) {
            (Some(Color::Black), None) => 'X',
            (Some(Color::White), None) => 'O',
            (Some(Color::Black), Some(Sign::Circle)) => 'B',
            (Some(Color::White), Some(Sign::Circle)) => 'W',
            (Some(Color::Black), Some(Sign::Square | Sign::Selected)) => '#',
            (Some(Color::White), Some(Sign::Square | Sign::Selected)) => '@',
            (Some(Color::Black), Some(Sign::Triangle)) => 'Y',
            (Some(Color::White), Some(Sign::Triangle)) => 'Q',
            (Some(Color::Black), Some(Sign::Cross)) => 'Z',
            (Some(Color::White), Some(Sign::Cross)) => 'P',
            (None, sign) => self.sign_of_empty(point, sign),
        }
    }

    fn sign_of_empty(&self, point: Point, sign: Option<Sign>) -> char {
        if let Some(label) = self.label(point) {
            let mut letters = label.chars();
            return match (letters.next(), letters.next()) {
                (Some(letter), None) if letter.is_ascii_alphabetic() => letter.to_ascii_lowercase(),
                (Some(_) | None, _) => 'C',
            };
        }
        match sign {
            Some(Sign::Circle) => 'C',
            Some(Sign::Square | Sign::Selected) => 'S',
            Some(Sign::Triangle) => 'T',
            Some(Sign::Cross) => 'M',
            None if self.stars.contains(point) => ',',
            None => '.',
        }
    }
}

/// The moves that have digits: those that follow the first of them by one, in
/// alternating colors.
struct WikiNumbers {
    first: u32,
    count: u32,
    color: char,
}

impl WikiNumbers {
    fn of(figure: &Figure) -> Self {
        let mut numbered = figure.numbers.clone();
        numbered.sort_by_key(|(_, number)| *number);
        // A move that is only in a note has its number too.
        let noted = figure.notes.iter().map(|note| (note.number, note.by));
        let shown = numbered
            .iter()
            .filter_map(|&(at, number)| Some((number, figure.stones[at]?)));
        let mut moves: Vec<(u32, Color)> = shown.chain(noted).collect();
        moves.sort_by_key(|(number, _)| *number);
        let first = moves.first().copied();
        let (start, begins) = first.unwrap_or((1, Color::Black));
        let in_turn = moves.iter().zip(0..MOST_NUMBERS as u32);
        let in_turn = in_turn.take_while(|&(&(number, by), place)| {
            let expected = if place % 2 == 0 {
                begins
            } else {
                begins.other()
            };
            number == start + place && by == expected
        });
        Self {
            first: start,
            count: in_turn.count() as u32,
            color: match begins {
                Color::Black => 'B',
                Color::White => 'W',
            },
        }
    }

    fn digit(&self, number: u32) -> Option<char> {
        let place = number.checked_sub(self.first)?;
        let digit = (place + 1) % MOST_NUMBERS as u32;
        (place < self.count).then(|| char::from(b'0' + digit as u8))
    }
}
