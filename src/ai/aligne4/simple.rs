//! The first levels, which do not search.

use rand::Rng;
use rand::seq::IndexedRandom as _;

use super::Level;
use crate::aligne4::{Move, Position, Square};
use crate::game::{Game as _, Past};

/// What a level that does not search plays; `None` where the game is over.
pub(super) fn simple_move(
    level: Level,
    position: &Position,
    past: &Past<Position>,
    rng: &mut impl Rng,
) -> Option<Move> {
    let mut moves = position.legal_moves(past);
    if level >= Level::Greed {
        keep_some(&mut moves, |&mv| wins(position, mv));
        if moves.first().is_some_and(|&mv| wins(position, mv)) {
            return moves.choose(rng).copied();
        }
    }
    if level >= Level::Care {
        keep_some(&mut moves, |&mv| !hands_over(position, mv));
    }
    if level >= Level::Hinder {
        let most = moves.iter().map(|&mv| hindrance(position, mv)).max();
        moves.retain(|&mv| Some(hindrance(position, mv)) == most);
    }
    moves.choose(rng).copied()
}

/// Keeps what is wanted, or everything where nothing is.
fn keep_some(moves: &mut Vec<Move>, wanted: impl Fn(&Move) -> bool) {
    if moves.iter().any(&wanted) {
        moves.retain(wanted);
    }
}

/// Whether a move completes a line.
fn wins(position: &Position, mv: Move) -> bool {
    let board = position.board();
    match (mv, position.hand()) {
        (Move::Put { piece, at }, _) | (Move::Set(at), Some(piece)) => {
            Square::at(at).is_some_and(|square| board.completes(piece, square))
        }
        (Move::Set(_), None) | (Move::Give(_), _) => false,
    }
}

/// Whether a move that does not win lets the opponent win with the next piece:
/// in Quarto also a square after which every piece to be handed over wins.
fn hands_over(position: &Position, mv: Move) -> bool {
    let board = position.board();
    match (mv, position.hand()) {
        (Move::Put { piece, at }, _) => {
            Square::at(at).is_some_and(|square| board.with(piece, square).can_be_completed())
        }
        (Move::Set(at), Some(piece)) => Square::at(at).is_some_and(|square| {
            let after = board.with(piece, square);
            !after.is_full() && after.harmless().next().is_none()
        }),
        (Move::Give(piece), _) => !board.harmless().any(|harmless| harmless == piece),
        (Move::Set(_), None) => false,
    }
}

/// How much a move hinders: the lines of two that share a trait and are left
/// without a shared one. A piece that is handed over can be put anywhere, and
/// hinders the more the fewer lines it fits into.
fn hindrance(position: &Position, mv: Move) -> i32 {
    let board = position.board();
    match (mv, position.hand()) {
        (Move::Put { piece, at }, _) | (Move::Set(at), Some(piece)) => {
            Square::at(at).map_or(0, |square| board.broken_by(piece, square) as i32)
        }
        (Move::Give(piece), _) => -(board.fitted_by(piece) as i32),
        (Move::Set(_), None) => 0,
    }
}
