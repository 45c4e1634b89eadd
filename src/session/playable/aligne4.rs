//! Aligne 4 and Quarto at the table.

use super::{MovePart, Playable};
use crate::aligne4::{IllegalMove, Move, Piece, Position, Square, Variant};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::session::event::Event;
use crate::session::tally::Tally;

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
    fn judge_chosen(&self, chosen: MovePart) -> Result<(), IllegalMove> {
        match chosen {
            MovePart::Piece(piece) if !self.board().is_unused(piece) => {
                Err(IllegalMove::Used(piece))
            }
            MovePart::Piece(_) => Ok(()),
            MovePart::Point(at) => {
                let square = Square::at(at).ok_or(IllegalMove::OffBoard(at))?;
                match self.piece(at) {
                    Some(_) => Err(IllegalMove::Occupied(square)),
                    None => Ok(()),
                }
            }
        }
    }
}

impl Playable for Position {
    type Picked = Picked;

    const HAS_TERRITORY: bool = false;

    /// A piece and a square, in either order; the same once more takes it
    /// back. In Quarto one of them is a whole move.
    fn pick(&self, picked: &mut Picked, chosen: MovePart) -> Result<Option<Move>, IllegalMove> {
        if self.variant() == Variant::Quarto {
            return Ok(Some(match chosen {
                MovePart::Piece(piece) => Move::Give(piece),
                MovePart::Point(at) => Move::Set(at),
            }));
        }
        self.judge_chosen(chosen)?;
        match (*picked, chosen) {
            (Picked::Piece(piece), MovePart::Point(at))
            | (Picked::Square(at), MovePart::Piece(piece)) => {
                return Ok(Some(Move::Put { piece, at }));
            }
            (Picked::Piece(before), MovePart::Piece(piece)) if before == piece => {
                *picked = Picked::Nothing;
            }
            (Picked::Square(before), MovePart::Point(at)) if before == at => {
                *picked = Picked::Nothing;
            }
            (_, MovePart::Piece(piece)) => *picked = Picked::Piece(piece),
            (_, MovePart::Point(at)) => *picked = Picked::Square(at),
        }
        Ok(None)
    }

    fn event(by: Color, mv: Move, _: ByColor<u32>, after: &Self) -> Event {
        match mv {
            Move::Put { piece, at } => Event::Put {
                color: by,
                piece,
                at,
            },
            Move::Give(piece) => Event::Gave { color: by, piece },
            Move::Set(at) => after.piece(at).map_or(Event::Refused, |piece| Event::Put {
                color: by,
                piece,
                at,
            }),
        }
    }

    fn tally(&self, _: &PointSet) -> Option<Tally> {
        self.is_over().then(|| Tally::Aligne4(self.winning_lines()))
    }
}
