//! Go at the table.

use rand::rngs::StdRng;

use super::{Chosen, Played, Standing, Tally};
use crate::ai::go::Estimate;
use crate::ai::{Budget, Choice, Purpose, Question, StopFlag};
use crate::board::{Point, PointSet};
use crate::game::{Game as _, History, Outcome, Setup};
use crate::go::{Count, IllegalMove, Move, Phase, Position};
use crate::gtp::{EngineError, RemoteEngine};
use crate::record::{Breach, GoRecord};
use crate::session::Event;

impl Played for Position {
    type Bot = crate::ai::go::GoBot;
    type Picked = ();

    const HAS_TERRITORY: bool = true;

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
        None
    }

    fn is_chosen(_: Move) -> bool {
        true
    }

    fn heard(before: &Self, mv: Move, after: &Self) -> Event {
        let color = before.to_play();
        let prisoners = |position: &Self| position.situation().prisoners[color];
        match mv {
            Move::Place(point) => Event::Placed {
                color,
                point,
                lifted: prisoners(after).saturating_sub(prisoners(before)),
            },
            Move::Pass => Event::Passed(color),
        }
    }

    fn standing(&self) -> Standing {
        match (self.outcome(), self.situation().phase) {
            (Some(outcome), _) => Standing::Ended(outcome),
            (None, Phase::Playing { .. }) => Standing::Playing,
            (None, Phase::Counting) => Standing::Counted,
            (None, Phase::Void) => Standing::Ended(Outcome::NoResult),
        }
    }

    fn resumption(&self) -> Option<Setup> {
        match self.situation().phase {
            Phase::Playing { .. } => None,
            Phase::Counting | Phase::Void => Some(Setup {
                to_play: Some(self.to_play()),
                ..Setup::default()
            }),
        }
    }

    fn tally(&self, dead: &PointSet) -> Option<Tally> {
        let counting = self.situation().phase == Phase::Counting;
        counting.then(|| Tally::Go(Box::new(Count::of(self, dead))))
    }

    fn chain(&self, point: Point) -> PointSet {
        self.board().chain(point)
    }

    fn dead_by_file(record: &GoRecord) -> PointSet {
        crate::session::ending::dead_by_file(record)
    }

    fn repeated(why: &Breach) -> Option<usize> {
        match why {
            Breach::Go(IllegalMove::Ko { turn, .. }) => Some(*turn),
            _ => None,
        }
    }

    fn purpose(history: &History<Self>) -> Purpose {
        crate::session::asking::purpose(history)
    }

    fn survey(&self, rng: &mut StdRng) -> Option<Estimate> {
        Some(Estimate::of(self, rng))
    }

    fn ask_engine(
        engine: &mut RemoteEngine,
        question: &Question<Position>,
        budget: &Budget,
        stop: &StopFlag,
    ) -> Option<Result<Choice<Move>, EngineError>> {
        Some(engine.choose(question, budget, stop))
    }
}
