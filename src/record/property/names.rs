//! The properties that say what happens in a node.

use crate::board::Color;

use super::Property;

/// Whether a property is a move.
pub(in crate::record) fn is_move(property: Property<'_>) -> bool {
    matches!(property.name(), "B" | "W")
}

/// Whether a property puts or takes stones by hand, or says whose turn it is.
pub(in crate::record) fn is_setup(property: Property<'_>) -> bool {
    matches!(property.name(), "AB" | "AW" | "AE" | "PL")
}

/// The color whose moves have this property.
pub(in crate::record) fn color_of(name: &str) -> Color {
    if name == "W" {
        Color::White
    } else {
        Color::Black
    }
}

/// The property of this color's moves.
pub(in crate::record) const fn move_name(by: Color) -> &'static str {
    match by {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// The side that the value of PL means.
pub(in crate::record) fn player(raw: &str) -> Option<Color> {
    match raw.trim().as_bytes().first()?.to_ascii_uppercase() {
        b'B' | b'1' => Some(Color::Black),
        b'W' | b'2' => Some(Color::White),
        _ => None,
    }
}
