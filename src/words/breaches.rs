//! What rule a move breaks, inside another sentence.

use crate::aligne4::{self, Piece, TraitValue};
use crate::board::{Color, Point};
use crate::go;
use crate::othello;
use crate::record::{Breach, GameKind};

use super::{AtariGoWords, Language, Refusal, piece_name, side};

/// The refusal as it stands inside another sentence.
pub(super) fn breach(language: Language, why: &Breach) -> String {
    match why {
        Breach::Go(why) => go_clause(language, why),
        Breach::Othello(why) => othello_clause(language, why),
        Breach::Aligne4(why) => aligne4_clause(language, why),
    }
}

pub(super) fn go_clause(language: Language, why: &go::IllegalMove) -> String {
    use crate::go::IllegalMove;

    match why {
        IllegalMove::OffBoard { point, size } => {
            let column = u16::from(point.col) + 1;
            let row = u16::from(point.row) + 1;
            language.fill(Refusal::OffBoard, &[size, &column, &row])
        }
        IllegalMove::Occupied(vertex) => language.fill(Refusal::Occupied, &[vertex]),
        IllegalMove::Suicide(vertex) => language.fill(Refusal::Suicide, &[vertex]),
        IllegalMove::Ko { vertex, turn: 0 } => language.fill(Refusal::KoAtTheStart, &[vertex]),
        IllegalMove::Ko { vertex, turn } => language.fill(Refusal::KoAfterMove, &[vertex, turn]),
        IllegalMove::NotTheirTurn(side) => not_their_turn(language, GameKind::Go, *side),
        IllegalMove::HandicapFirst { left } => {
            language.count(usize::from(*left), Refusal::HandicapStonesFirst)
        }
        IllegalMove::Stopped => language.say(Refusal::Stopped).to_owned(),
        IllegalMove::Void => language.say(Refusal::Void).to_owned(),
        IllegalMove::Captured(by) => {
            let side = side(language, GameKind::Go, *by);
            language.fill(AtariGoWords::AlreadyCaptured, &[&side])
        }
        IllegalMove::MustPlay => language.say(AtariGoWords::MustPlay).to_owned(),
    }
}

fn othello_clause(language: Language, why: &othello::IllegalMove) -> String {
    use crate::othello::IllegalMove;

    match why {
        IllegalMove::OffBoard(point) => no_such_square(language, *point),
        IllegalMove::Occupied(square) => language.fill(Refusal::Occupied, &[square]),
        IllegalMove::FlipsNothing(square) => language.fill(Refusal::FlipsNothing, &[square]),
        IllegalMove::MustMove(color) => {
            let side = side(language, GameKind::Othello, *color);
            language.fill(Refusal::MustMove, &[&side])
        }
        IllegalMove::NotTheirTurn(side) => not_their_turn(language, GameKind::Othello, *side),
        IllegalMove::Over => language.say(Refusal::NeitherCanMove).to_owned(),
    }
}

fn aligne4_clause(language: Language, why: &aligne4::IllegalMove) -> String {
    use crate::aligne4::IllegalMove;

    // Articles and endings follow the noun in French.
    let of_piece = |piece: Piece, animal, plant| {
        let phrase = match piece.has(TraitValue::Plant) {
            true => plant,
            false => animal,
        };
        language.fill(phrase, &[&piece_name(language, piece)])
    };
    match why {
        IllegalMove::OffBoard(point) => no_such_square(language, *point),
        IllegalMove::Occupied(square) => language.fill(Refusal::SquareTaken, &[&square.number()]),
        IllegalMove::Used(piece) => of_piece(*piece, Refusal::UsedAnimal, Refusal::UsedPlant),
        IllegalMove::PieceAndSquare => language.say(Refusal::PieceAndSquare).to_owned(),
        IllegalMove::GiveFirst => language.say(Refusal::GiveFirst).to_owned(),
        IllegalMove::SetFirst(piece) => {
            of_piece(*piece, Refusal::SetAnimalFirst, Refusal::SetPlantFirst)
        }
        IllegalMove::NoSetup => language.say(Refusal::NoSetup).to_owned(),
        IllegalMove::NotTheirTurn(side) => not_their_turn(language, GameKind::Aligne4, *side),
        IllegalMove::Over => language.say(Refusal::Over).to_owned(),
    }
}

fn no_such_square(language: Language, point: Point) -> String {
    let column = u16::from(point.col) + 1;
    let row = u16::from(point.row) + 1;
    language.fill(Refusal::NoSuchSquare, &[&column, &row])
}

/// Whose turn it is says more than whose it is not.
fn not_their_turn(language: Language, kind: GameKind, color: Color) -> String {
    let side = side(language, kind, color.other());
    language.fill(Refusal::NotTheirTurn, &[&side])
}
