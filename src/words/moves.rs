//! Moves by name.

use crate::aligne4;
use crate::board::{Point, Vertex};
use crate::go;
use crate::othello;
use crate::record::AnyMove;

use super::{Language, PieceMoveWords, piece_name};

/// What a move is called; `None` where it is to pass.
#[must_use]
pub fn move_name(language: Language, mv: &AnyMove) -> Option<String> {
    match *mv {
        AnyMove::Go(go::Move::Place(point), size) => {
            Some(Vertex::new(point, size).map_or_else(String::new, |vertex| vertex.to_string()))
        }
        AnyMove::Go(go::Move::Pass, _) | AnyMove::Othello(othello::Move::Pass) => None,
        AnyMove::Othello(othello::Move::Place(point)) => {
            Some(othello::Square::new(point).map_or_else(String::new, |square| square.to_string()))
        }
        AnyMove::Aligne4(mv) => Some(piece_move(language, mv)),
    }
}

fn piece_move(language: Language, mv: aligne4::Move) -> String {
    let number = |at: Point| aligne4::Square::at(at).map_or(0, aligne4::Square::number);
    match mv {
        aligne4::Move::Put { piece, at } => {
            let piece = piece_name(language, piece);
            language.fill(PieceMoveWords::Put, &[&piece, &number(at)])
        }
        aligne4::Move::Give(piece) => {
            let phrase = match piece.has(aligne4::TraitValue::Plant) {
                true => PieceMoveWords::GivePlant,
                false => PieceMoveWords::GiveAnimal,
            };
            language.fill(phrase, &[&piece_name(language, piece)])
        }
        aligne4::Move::Set(at) => language.fill(PieceMoveWords::Set, &[&number(at)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;

    #[test]
    fn every_move_has_its_name_in_both_languages() {
        let piece = "white small plant round".parse().unwrap();
        let at = Point::new(3, 1);
        for (mv, english, french) in [
            (AnyMove::Go(go::Move::Place(at), Size::NINE), "D8", "D8"),
            (AnyMove::Othello(othello::Move::Place(at)), "d2", "d2"),
            (
                AnyMove::Aligne4(aligne4::Move::Put { piece, at }),
                "small white round plant on 7",
                "petite plante blanche et ronde en 7",
            ),
            (
                AnyMove::Aligne4(aligne4::Move::Give(piece)),
                "give the small white round plant",
                "donner la petite plante blanche et ronde",
            ),
            (AnyMove::Aligne4(aligne4::Move::Set(at)), "on 7", "en 7"),
        ] {
            assert_eq!(move_name(Language::English, &mv).as_deref(), Some(english));
            assert_eq!(move_name(Language::French, &mv).as_deref(), Some(french));
        }
        assert_eq!(
            move_name(Language::French, &AnyMove::Othello(othello::Move::Pass)),
            None
        );
    }
}
