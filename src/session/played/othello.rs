//! Othello at the table.

use rand::rngs::StdRng;

use super::{Chosen, Played, Standing, Tally};
use crate::ai::{Budget, Choice, Estimate, Purpose, Question, Stop};
use crate::board::{Point, PointSet};
use crate::game::{Game as _, History, Setup};
use crate::gtp::{EngineError, RemoteEngine};
use crate::othello::{IllegalMove, Move, Position};
use crate::record::{Breach, OthelloRecord};
use crate::session::Event;

impl Played for Position {
    type Mind = crate::ai::othello::Thinker;
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

    fn standing(&self) -> Standing {
        self.outcome().map_or(Standing::Playing, Standing::Ended)
    }

    fn resumption(&self) -> Option<Setup> {
        None
    }

    fn tally(&self, _: &PointSet) -> Option<Tally> {
        self.is_over().then(|| Tally::Othello(self.count()))
    }

    fn chain(&self, _: Point) -> PointSet {
        PointSet::EMPTY
    }

    fn dead_by_file(_: &OthelloRecord) -> PointSet {
        PointSet::EMPTY
    }

    fn repeated(_: &Breach) -> Option<usize> {
        None
    }

    fn purpose(_: &History<Self>) -> Purpose {
        Purpose::Game
    }

    fn survey(&self, _: &mut StdRng) -> Option<Estimate> {
        None
    }

    fn ask_engine(
        _: &mut RemoteEngine,
        _: &Question<Self>,
        _: &Budget,
        _: &Stop,
    ) -> Option<Result<Choice<Move>, EngineError>> {
        None
    }
}
