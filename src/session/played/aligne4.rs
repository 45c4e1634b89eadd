//! Aligne 4 and Quarto at the table.

use super::{Chosen, Played, Tally};
use crate::aligne4::{IllegalMove, Move, Piece, Position, Square, Variant};
use crate::board::{Point, PointSet};
use crate::game::Game as _;
use crate::session::Event;

/// The half of a move that was chosen first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Picked {
    /// Nothing yet.
    #[default]
    Nothing,
    /// This piece, for a square that is still to be chosen.
    Piece(Piece),
    /// This square, for a piece that is still to be chosen.
    Square(Point),
}

impl Position {
    /// Whether any move could have this part.
    fn judge_chosen(&self, chosen: Chosen) -> Result<(), IllegalMove> {
        match chosen {
            Chosen::Piece(piece) if !self.board().is_unused(piece) => Err(IllegalMove::Used(piece)),
            Chosen::Piece(_) => Ok(()),
            Chosen::Point(at) => {
                let square = Square::at(at).ok_or(IllegalMove::OffBoard(at))?;
                match self.piece(at) {
                    Some(_) => Err(IllegalMove::Occupied(square)),
                    None => Ok(()),
                }
            }
        }
    }
}

impl Played for Position {
    type Bot = crate::ai::aligne4::Aligne4Bot;
    type Picked = Picked;

    const HAS_TERRITORY: bool = false;

    /// A piece and a square, in either order; the same once more takes it
    /// back. In Quarto one of them is a whole move.
    fn pick(&self, picked: &mut Picked, chosen: Chosen) -> Result<Option<Move>, IllegalMove> {
        if self.variant() == Variant::Quarto {
            return Ok(Some(match chosen {
                Chosen::Piece(piece) => Move::Give(piece),
                Chosen::Point(at) => Move::Set(at),
            }));
        }
        self.judge_chosen(chosen)?;
        match (*picked, chosen) {
            (Picked::Piece(piece), Chosen::Point(at))
            | (Picked::Square(at), Chosen::Piece(piece)) => {
                return Ok(Some(Move::Put { piece, at }));
            }
            (Picked::Piece(before), Chosen::Piece(piece)) if before == piece => {
                *picked = Picked::Nothing;
            }
            (Picked::Square(before), Chosen::Point(at)) if before == at => {
                *picked = Picked::Nothing;
            }
            (_, Chosen::Piece(piece)) => *picked = Picked::Piece(piece),
            (_, Chosen::Point(at)) => *picked = Picked::Square(at),
        }
        Ok(None)
    }

    fn heard(before: &Self, mv: Move, _: &Self) -> Event {
        let color = before.to_play();
        match (mv, before.hand()) {
            (Move::Put { piece, at }, _) | (Move::Set(at), Some(piece)) => {
                Event::Put { color, piece, at }
            }
            (Move::Give(piece), _) => Event::Gave { color, piece },
            (Move::Set(_), None) => Event::Refused,
        }
    }

    fn tally(&self, _: &PointSet) -> Option<Tally> {
        self.is_over().then(|| Tally::Aligne4(self.winning_lines()))
    }
}
