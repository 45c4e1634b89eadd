//! Moves with the pieces of Aligne 4, and lines of them.

use crate::aligne4::Line;

use super::{Language, PieceMoveWords, shared_traits};

/// Where a line is, and what its pieces share.
#[must_use]
pub fn line_text(language: Language, line: &Line) -> String {
    let shared = shared_traits(language, line);
    let [first, second, ..] = line.squares;
    if first.row == second.row {
        return language.fill(PieceMoveWords::Row, &[&(first.row + 1), &shared]);
    }
    if first.col == second.col {
        return language.fill(PieceMoveWords::Column, &[&(first.col + 1), &shared]);
    }
    let diagonal = if first.row < second.row {
        PieceMoveWords::Falling
    } else {
        PieceMoveWords::Rising
    };
    language.fill(diagonal, &[&shared])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aligne4::{Move, Piece, Position, Square, Variant};
    use crate::game::{Game as _, Past};

    /// The lines of a game in which these pieces were put on these squares.
    fn lines(moves: [(usize, usize); 4]) -> Vec<Line> {
        let mut position = Position::new(Variant::Aligne4);
        let past = Past::starting_from(&position);
        for (piece, square) in moves {
            let mv = Move::Put {
                piece: Piece::ALL[piece],
                at: Square::ALL[square].point(),
            };
            position.play(mv, &past).unwrap();
        }
        position.winning_lines()
    }

    #[test]
    fn a_line_is_told_with_all_that_its_pieces_share() {
        for (moves, english, french) in [
            (
                [(0, 4), (2, 5), (4, 6), (8, 7)],
                "Row 2: all four are black",
                "Ligne 2\u{a0}: les quatre pièces sont noires",
            ),
            (
                [(0, 3), (2, 7), (4, 11), (6, 15)],
                "Column 4: all four are black and round",
                "Colonne 4\u{a0}: les quatre pièces sont noires et rondes",
            ),
            (
                [(4, 0), (5, 5), (6, 10), (15, 15)],
                "Diagonal from the top left: all four are plants",
                "Diagonale depuis le haut à gauche\u{a0}: ce sont quatre plantes",
            ),
            (
                [(0, 12), (1, 9), (4, 6), (9, 3)],
                "Diagonal from the bottom left: all four are large",
                "Diagonale depuis le bas à gauche\u{a0}: les quatre pièces sont grandes",
            ),
        ] {
            let lines = lines(moves);
            let [line] = lines.as_slice() else {
                panic!("{lines:?}");
            };
            assert_eq!(line_text(Language::English, line), english);
            assert_eq!(line_text(Language::French, line), french);
        }
    }
}
