//! The principal variation, read from the transposition table.

use super::canonical::CanonicalForm;
use super::score::{PROVED, won_with};
use super::transposition::{Bound, TranspositionTable};
use crate::aligne4::{Board, Move, Piece, Position, Square};
use crate::game::{Game as _, Past};

/// The moves after `mv` that both sides would choose, `mv` first, as far as
/// they are remembered, and at most `most` of them.
pub(super) fn principal_variation(
    table: &TranspositionTable,
    position: &Position,
    mv: Move,
    most: usize,
) -> Vec<Move> {
    let mut position = *position;
    let past = Past::starting_from(&position);
    let mut line = Vec::new();
    let mut next = Some(mv);
    while let Some(mv) = next.filter(|_| line.len() < most) {
        if position.play(mv, &past).is_err() {
            break;
        }
        line.push(mv);
        next = reply(table, &position, &past);
    }
    line
}

/// The best move that is remembered; none where the only ones that are lose.
fn reply(table: &TranspositionTable, position: &Position, past: &Past<Position>) -> Option<Move> {
    let moves = position.legal_moves(past);
    let scores = moves.iter().map(|&mv| score(table, position, mv));
    let unknown = scores.clone().any(|score| score.is_none());
    let scored = moves.iter().zip(scores);
    let (mv, best) = scored
        .filter_map(|(&mv, score)| Some((mv, score?)))
        .max_by_key(|&(_, score)| score)?;
    (best > -PROVED || !unknown).then_some(mv)
}

/// What a move is worth to who plays it.
fn score(table: &TranspositionTable, position: &Position, mv: Move) -> Option<i16> {
    let board = position.board();
    let pieces = board.len();
    match (mv, position.hand()) {
        (Move::Put { piece, at }, _) => {
            let square = Square::at(at)?;
            let after = board.with(piece, square);
            if board.completes(piece, square) {
                Some(won_with(pieces + 1))
            } else if after.can_be_completed() {
                Some(-won_with(pieces + 2))
            } else {
                remembered(table, &after).map(|score| -score)
            }
        }
        (Move::Set(at), Some(piece)) => set_score(table, board, piece, Square::at(at)?),
        (Move::Give(piece), _) => {
            let squares = board.empty_squares();
            let scores = squares.filter_map(|square| set_score(table, board, piece, square));
            scores.max().map(|score| -score)
        }
        (Move::Set(_), None) => None,
    }
}

fn set_score(
    table: &TranspositionTable,
    board: &Board,
    piece: Piece,
    square: Square,
) -> Option<i16> {
    if board.completes(piece, square) {
        return Some(won_with(board.len() + 1));
    }
    remembered(table, &board.with(piece, square))
}

fn remembered(table: &TranspositionTable, board: &Board) -> Option<i16> {
    if board.is_full() {
        return Some(0);
    }
    let entry = table.probe(CanonicalForm::of(board))?;
    let usable = entry.bound == Bound::Exact || entry.is_proved();
    usable.then_some(entry.score)
}
