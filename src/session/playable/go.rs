//! Go at the table.

use rand::rngs::StdRng;

use super::{MovePart, Playable};
use crate::ai::go::Estimate;
use crate::ai::{Budget, Choice, Purpose, Question, StopFlag};
use crate::board::{ByColor, Color, Grid, Point, PointSet};
use crate::game::{Game as _, History, Outcome, Setup, Turn};
use crate::go::{Count, IllegalMove, Move, Phase, Position, Snapshot};
use crate::gtp::{EngineError, RemoteEngine};
use crate::record::{Breach, GoRecord};
use crate::session::event::Event;
use crate::session::stage::Stage;
use crate::session::tally::Tally;

impl Playable for Position {
    type Picked = ();

    const HAS_TERRITORY: bool = true;

    fn stones(&self) -> Option<Grid<Option<Color>>> {
        let board = self.board();
        Some(Grid::from_fn(board.size(), |point| board.stone(point)))
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
        None
    }

    fn is_chosen(_: Move) -> bool {
        true
    }

    fn material(before: &Snapshot) -> ByColor<u32> {
        before.situation.prisoners
    }

    fn event(by: Color, mv: Move, before: ByColor<u32>, after: &Self) -> Event {
        match mv {
            Move::Place(point) => Event::Placed {
                color: by,
                point,
                lifted: after.situation().prisoners[by].saturating_sub(before[by]),
            },
            Move::Pass => Event::Passed(by),
        }
    }

    fn stage(&self) -> Stage {
        match (self.outcome(), self.situation().phase) {
            (Some(outcome), _) => Stage::Over(outcome),
            (None, Phase::Playing { .. }) => Stage::Playing,
            (None, Phase::Counting) => Stage::Counting,
            // Both have an outcome of their own.
            (None, Phase::Void | Phase::Captured(_)) => Stage::Over(Outcome::NoResult),
        }
    }

    fn resumption(&self) -> Option<Setup> {
        match self.situation().phase {
            Phase::Playing { .. } | Phase::Captured(_) => None,
            Phase::Counting | Phase::Void => Some(Setup {
                to_play: Some(self.to_play()),
                ..Setup::default()
            }),
        }
    }

    fn tally(&self, dead: &PointSet) -> Option<Tally> {
        match self.situation().phase {
            Phase::Counting => Some(Tally::Go(Box::new(Count::of(self, dead)))),
            Phase::Captured(by) => Some(Tally::Capture {
                stones: self.situation().prisoners[by],
            }),
            Phase::Playing { .. } | Phase::Void => None,
        }
    }

    fn chain(&self, point: Point) -> PointSet {
        self.board().chain(point)
    }

    fn dead_by_file(record: &GoRecord) -> PointSet {
        let stones = record.history().position().board().stones();
        let territory = territory_by_file(record);
        (territory.black & stones.white) | (territory.white & stones.black)
    }

    fn repeated(why: &Breach) -> Option<usize> {
        if let Breach::Go(IllegalMove::Ko { turn, .. }) = why {
            return Some(*turn);
        }
        None
    }

    /// Once the players could not agree on dead stones, the rest of the game is
    /// there to take them off.
    fn purpose(history: &History<Self>) -> Purpose {
        let tree = history.tree();
        let resumed = history.path().windows(2).any(|pair| {
            let [before, after] = pair else { return false };
            let pass = Move::Pass;
            let passed = matches!(tree.turn(*before), Some(Turn::Move { mv, .. }) if *mv == pass);
            let by_hand = match tree.turn(*after) {
                Some(Turn::Setup(setup)) => {
                    setup.to_play.is_some()
                        && setup.add.black.is_empty()
                        && setup.add.white.is_empty()
                        && setup.remove.is_empty()
                }
                Some(Turn::Move { .. } | Turn::Start | Turn::Note) | None => false,
            };
            passed && by_hand
        });
        if resumed {
            Purpose::Cleanup
        } else {
            Purpose::Game
        }
    }

    /// Network and playouts know the score, and nothing of a first capture.
    fn is_judged(&self) -> bool {
        !self.rules().is_atari_go()
    }

    fn survey(&self, rng: &mut StdRng) -> Option<Estimate> {
        self.is_judged().then(|| Estimate::of(self, rng))
    }

    /// Handicap stones are no moves.
    fn can_be_taught(&self) -> bool {
        self.situation().handicap_left == 0
    }

    fn ask_engine(
        engine: &mut RemoteEngine,
        question: &Question<Self>,
        budget: &Budget,
        stop: &StopFlag,
    ) -> Option<Result<Choice<Move>, EngineError>> {
        // No engine can be told that the first capture wins.
        let knows = question.position().is_judged();
        knows.then(|| engine.choose(question, budget, stop))
    }
}

/// What a file calls whose territory at the present turn.
pub(crate) fn territory_by_file(record: &GoRecord) -> ByColor<PointSet> {
    let turn = record.history().cursor();
    ByColor::from_fn(|color| record.points(turn, territory_property(color)))
}

/// The property in which files write down the points of a side.
pub(in crate::session) const fn territory_property(color: Color) -> &'static str {
    match color {
        Color::Black => "TB",
        Color::White => "TW",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::go::Ruleset;

    /// Files let a side move when it is not its turn.
    #[test]
    fn what_a_side_captures_out_of_turn_is_counted() {
        let mut history = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
        let place = |col, row| Move::Place(Point::new(col, row));
        for (by, mv) in [
            (Color::Black, place(0, 1)),
            (Color::White, place(0, 0)),
            (Color::Black, place(8, 8)),
        ] {
            history.record(by, mv).unwrap();
        }
        let before = Position::material(&history.position().snapshot());
        history.record(Color::Black, place(1, 0)).unwrap();
        let event = Position::event(Color::Black, place(1, 0), before, history.position());
        assert_eq!(
            event,
            Event::Placed {
                color: Color::Black,
                point: Point::new(1, 0),
                lifted: 1,
            }
        );
    }
}
