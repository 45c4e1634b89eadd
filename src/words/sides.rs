//! What the two sides of each table are called.

use crate::board::Color;
use crate::record::GameKind;

use super::{Language, Term, color};

/// What a side is called. In Aligne 4 black and white are the pieces, not the
/// players.
#[must_use]
pub fn side(language: Language, kind: GameKind, of: Color) -> &'static str {
    match (kind, of) {
        (GameKind::Go | GameKind::Othello, of) => color(language, of),
        (GameKind::Aligne4, Color::Black) => language.say(Term::First),
        (GameKind::Aligne4, Color::White) => language.say(Term::Second),
    }
}

/// Whoever plays a color at a table: their name, or that of the side.
#[must_use]
pub fn name_or_side(language: Language, kind: GameKind, color: Color, name: &str) -> String {
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    match name.trim() {
        "" => side(language, kind, color).to_owned(),
        name => name.to_owned(),
    }
}
