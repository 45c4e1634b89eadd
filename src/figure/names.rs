//! Points and lines by name, as players of each game name them.

use crate::board::{Point, Size, Vertex};
use crate::othello::Square;
use crate::record::GameKind;

/// A point by its name.
pub(crate) fn point_name(point: Point, kind: GameKind, size: Size) -> String {
    match kind {
        GameKind::Go | GameKind::Aligne4 => {
            Vertex::new(point, size).map_or_else(String::new, |vertex| vertex.to_string())
        }
        GameKind::Othello => {
            Square::new(point).map_or_else(String::new, |square| square.to_string())
        }
    }
}

/// The point with a name.
pub(super) fn point_named(name: &str, kind: GameKind, size: Size) -> Option<Point> {
    match kind {
        GameKind::Go | GameKind::Aligne4 => {
            Vertex::parse(name, size).ok().map(|vertex| vertex.point())
        }
        GameKind::Othello => name.parse::<Square>().ok().map(Square::point),
    }
}

/// What a column is called.
pub(super) fn column_name(col: u8, kind: GameKind, size: Size) -> String {
    let name = point_name(Point::new(col, 0), kind, size);
    name.trim_end_matches(|of: char| of.is_ascii_digit())
        .to_owned()
}

/// What a row is called.
pub(super) fn row_name(row: u8, kind: GameKind, size: Size) -> String {
    let name = point_name(Point::new(0, row), kind, size);
    name.trim_start_matches(|of: char| of.is_ascii_alphabetic())
        .to_owned()
}
