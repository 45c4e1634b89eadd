//! Othello at the table.

use super::{Chosen, Played, Tally};
use crate::board::PointSet;
use crate::game::Game as _;
use crate::othello::{IllegalMove, Move, Position};
use crate::session::Event;

impl Played for Position {
    type Bot = crate::ai::othello::OthelloBot;
    type Picked = ();

    const HAS_TERRITORY: bool = false;

    fn pick(&self, (): &mut (), chosen: Chosen) -> Result<Option<Move>, IllegalMove> {
        Ok(match chosen {
            Chosen::Point(point) => Some(Move::Place(point)),
            Chosen::Piece(_) => None,
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

    fn heard(before: &Self, mv: Move, _: &Self) -> Event {
        let color = before.to_play();
        match mv {
            Move::Place(point) => Event::Turned {
                color,
                point,
                discs: before.flips(point).len() as u32,
            },
            Move::Pass => Event::Passed(color),
        }
    }

    fn tally(&self, _: &PointSet) -> Option<Tally> {
        self.is_over().then(|| Tally::Othello(self.count()))
    }
}
