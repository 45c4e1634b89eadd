//! Othello at the table.

use super::{MovePart, Playable};
use crate::board::{ByColor, Color, Grid, PointSet};
use crate::othello::{IllegalMove, Move, Position, SIZE};
use crate::session::event::Event;
use crate::session::tally::Tally;

impl Playable for Position {
    type Picked = ();

    const HAS_TERRITORY: bool = false;

    fn stones(&self) -> Option<Grid<Option<Color>>> {
        Some(Grid::from_fn(SIZE, |point| self.disc(point)))
    }

    fn pick(&self, (): &mut (), chosen: MovePart) -> Result<Option<Move>, IllegalMove> {
        Ok(match chosen {
            MovePart::Point(point) => Some(Move::Place(point)),
            MovePart::Piece(_) => None,
        })
    }

    fn pass() -> Option<Move> {
        Some(Move::Pass)
    }

    fn forced(&self) -> Option<Move> {
        Self::forced(self)
    }

    fn is_chosen(mv: Move) -> bool {
        mv != Move::Pass
    }

    fn material(before: &Self) -> ByColor<u32> {
        before.count().discs
    }

    fn event(by: Color, mv: Move, before: ByColor<u32>, after: &Self) -> Event {
        match mv {
            // The disc that was put is no disc that was turned.
            Move::Place(point) => Event::Turned {
                color: by,
                point,
                discs: after.count().discs[by].saturating_sub(before[by] + 1),
            },
            Move::Pass => Event::Passed(by),
        }
    }

    fn tally(&self, _: &PointSet) -> Option<Tally> {
        self.is_over().then(|| Tally::Othello(self.count()))
    }
}
