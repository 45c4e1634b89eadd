//! Figures as plain text.

use std::fmt::Write as _;

use crate::board::{Color, Point};
use crate::record::GameKind;

use super::names::{column_name, row_name};
use super::{Coordinates, Figure, Sign};

impl Figure {
    /// The board as text, three columns to a point: `X` and `O` for the stones, moves
    /// by their numbers, marks as brackets around a stone or a point. Nothing of what
    /// stands below it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let rows = self.part.first().row..=self.part.last().row;
        let shows_names = self.coordinates == Coordinates::Shown;
        if shows_names {
            let columns = self.part.first().col..=self.part.last().col;
            let names = columns.map(|col| column_name(col, self.kind, self.size()));
            let names: Vec<String> = names.map(|name| format!(" {name} ")).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "   {}", names.concat().trim_end());
        }
        for row in rows {
            let mut line = String::new();
            if shows_names {
                let _ = write!(line, "{:>2} ", row_name(row, self.kind, self.size()));
            }
            for col in self.part.first().col..=self.part.last().col {
                line.push_str(&self.cell(Point::new(col, row)));
            }
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text
    }

    /// A point in three columns.
    fn cell(&self, point: Point) -> String {
        if !self.shows(point) {
            return "   ".to_owned();
        }
        if let Some(number) = self.number(point) {
            return match number < 100 {
                true => format!("{number:>2} "),
                false => format!("{number:>3}"),
            };
        }
        let stone = self.stones[point].map(letter);
        if let Some(label) = self.label(point) {
            let label: String = label.chars().filter(|of| !of.is_control()).collect();
            return match stone {
                Some(stone) => format!("{stone}{} ", label.chars().next().unwrap_or(' ')),
                None => format!(" {} ", label.chars().next().unwrap_or('.')),
            };
        }
        let empty = match self.stars.contains(point) && self.kind == GameKind::Go {
            true => '+',
            false => '.',
        };
        let stone = stone.unwrap_or(empty);
        match self.sign(point) {
            None => format!(" {stone} "),
            Some(Sign::Circle) => format!("({stone})"),
            Some(Sign::Square) => format!("[{stone}]"),
            Some(Sign::Triangle) => format!("<{stone}>"),
            Some(Sign::Cross) => format!("*{stone}*"),
            Some(Sign::Selected) => format!(":{stone}:"),
        }
    }
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'X',
        Color::White => 'O',
    }
}
