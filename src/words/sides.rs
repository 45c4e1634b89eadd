//! What the two sides of each table are called.

use crate::board::Color;
use crate::record::Table;

use super::{Language, Term, color};

/// What a side is called. In Aligne 4 black and white are the pieces, not the
/// players.
#[must_use]
pub fn side(language: Language, table: Table, of: Color) -> &'static str {
    match (table, of) {
        (Table::Go | Table::Othello, of) => color(language, of),
        (Table::Aligne4, Color::Black) => language.say(Term::First),
        (Table::Aligne4, Color::White) => language.say(Term::Second),
    }
}

/// Whoever plays a color at a table: their name, or that of the side.
#[must_use]
pub fn name_or_side(language: Language, table: Table, color: Color, name: &str) -> String {
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    match name.trim() {
        "" => side(language, table, color).to_owned(),
        name => name.to_owned(),
    }
}
