//! Whose turn it is in a problem whose file does not say.

use crate::board::{ByColor, Color, PointSet};

/// Words that say it, as the texts of problems have them.
const SAYINGS: [(&str, Color); 18] = [
    ("black to", Color::Black),
    ("black plays", Color::Black),
    ("black first", Color::Black),
    ("noir joue", Color::Black),
    ("trait aux noirs", Color::Black),
    ("schwarz am zug", Color::Black),
    ("黑先", Color::Black),
    ("黒先", Color::Black),
    ("흑선", Color::Black),
    ("흑 차례", Color::Black),
    ("white to", Color::White),
    ("white plays", Color::White),
    ("white first", Color::White),
    ("blanc joue", Color::White),
    ("trait aux blancs", Color::White),
    ("weiß am zug", Color::White),
    ("白先", Color::White),
    ("백선", Color::White),
];

/// Whose turn it is where neither `PL` nor a move tells: by the first words
/// that say it, by the stones (a board with black ones only waits for White),
/// and otherwise it is Black's.
pub(super) fn guessed(text: &str, stones: &ByColor<PointSet>) -> Color {
    let text: String = text.chars().take(1_000).collect();
    let text = text.to_lowercase();
    let said = SAYINGS
        .iter()
        .filter_map(|&(saying, color)| Some((text.find(saying)?, color)));
    if let Some((_, color)) = said.min_by_key(|&(place, _)| place) {
        return color;
    }
    match stones.white.is_empty() && !stones.black.is_empty() {
        true => Color::White,
        false => Color::Black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    #[test]
    fn words_come_before_stones_and_black_is_usual() {
        let point = |col| [Point::new(col, 0)].into_iter().collect::<PointSet>();
        let both = ByColor {
            black: point(0),
            white: point(1),
        };
        let black = ByColor {
            black: point(0),
            white: PointSet::EMPTY,
        };
        assert_eq!(guessed("", &both), Color::Black);
        assert_eq!(guessed("", &black), Color::White);
        assert_eq!(guessed("白先劫", &both), Color::White);
        assert_eq!(guessed("黑先白死", &black), Color::Black);
        assert_eq!(guessed("White to live. Black to", &both), Color::White);
    }
}
