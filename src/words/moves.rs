//! Moves by name.

use crate::board::Vertex;
use crate::go;
use crate::othello;
use crate::record::AnyMove;

use super::Language;

/// What a move is called; `None` where it is to pass.
#[must_use]
pub fn move_name(_language: Language, mv: &AnyMove) -> Option<String> {
    match *mv {
        AnyMove::Go(go::Move::Place(point), size) => {
            Some(Vertex::new(point, size).map_or_else(String::new, |vertex| vertex.to_string()))
        }
        AnyMove::Go(go::Move::Pass, _) | AnyMove::Othello(othello::Move::Pass) => None,
        AnyMove::Othello(othello::Move::Place(point)) => {
            Some(othello::Square::new(point).map_or_else(String::new, |square| square.to_string()))
        }
        AnyMove::Aligne4(mv) => Some(format!("{mv:?}")),
    }
}
