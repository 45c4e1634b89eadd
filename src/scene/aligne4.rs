//! A match of Aligne 4 or of Quarto as it is shown.

use super::match_scene::{Board, Common, Holdings, Scene, Special, may_play};
use super::pieces::Pieces;
use crate::aligne4::{Move, Position};
use crate::board::{ByColor, Point, PointSet};
use crate::game::{History, Turn};
use crate::session::Session;

pub(super) fn scene(session: &Session<Position>) -> Scene {
    let common = Common::of(session);
    let special = Special {
        board: Board::Pieces(Box::new(pieces(session))),
        holdings: ByColor {
            black: Holdings::Aligne4,
            white: Holdings::Aligne4,
        },
        may_pass: false,
        handicap_left: 0,
        pass_stones: false,
    };
    Scene::with(session, common, special)
}

fn pieces(session: &Session<Position>) -> Pieces {
    let seen = Pieces {
        picked: *session.picked(),
        last: last_put(session.record().history()),
        hint: session.hint(),
        ..Pieces::of(session.position())
    };
    if may_play(session) {
        return seen;
    }
    Pieces {
        free: PointSet::EMPTY,
        choosing: false,
        ..seen
    }
}

/// Where the last piece was put. To hand over the next one changes nothing
/// about that.
fn last_put(history: &History<Position>) -> Option<Point> {
    let mut turns = history.path().iter().rev();
    turns.find_map(|&turn| match history.tree().turn(turn)? {
        Turn::Move {
            mv: Move::Put { at, .. } | Move::Set(at),
            ..
        } => Some(*at),
        Turn::Move {
            mv: Move::Give(_), ..
        }
        | Turn::Start
        | Turn::Setup(_)
        | Turn::Note => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aligne4::{Piece, Square, Variant};

    fn piece(number: usize) -> Piece {
        Piece::ALL[number]
    }

    #[test]
    fn the_last_piece_stays_the_last_while_the_next_one_is_handed_over() {
        let mut game = History::new(Position::new(Variant::Quarto));
        let at = Square::ALL[6].point();
        for (mv, last) in [
            (Move::Give(piece(3)), None),
            (Move::Set(at), Some(at)),
            (Move::Give(piece(4)), Some(at)),
        ] {
            game.play(mv).unwrap();
            assert_eq!(last_put(&game), last, "{mv:?}");
        }
        game.note();
        assert_eq!(last_put(&game), Some(at));
    }
}
