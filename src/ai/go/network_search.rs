//! A search with any network, and the positions that it asks it about: what a
//! network learns from, and how two are compared.

use std::sync::{Mutex, PoisonError};

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::evaluator::{Accuracy, Evaluator, Leaf, SearchParams};
use super::net::{Features, Network};
use super::network_evaluator::{EvaluatorScratch, NetworkEvaluator};
use super::search::{Limits, PassPrior, Search, SearchOptions};
use crate::ai::{Question, Report, StopFlag};
use crate::board::Size;
use crate::go::{Move, Position};

/// A search on one thread that keeps some of the positions it had evaluated.
#[derive(Debug)]
pub struct NetworkSearch {
    search: Search<Recorder>,
}

impl NetworkSearch {
    /// A search with this network that keeps a share of its leaves.
    #[must_use]
    pub fn new(network: &'static Network, share: f64) -> Self {
        Self {
            search: Search::new(Recorder {
                network: NetworkEvaluator::of(network),
                share: share.clamp(0.0, 1.0),
                kept: Mutex::default(),
            }),
        }
    }

    /// Searches a position in which play goes on as one that is to choose a move,
    /// with at most so many visits.
    pub fn run(&mut self, question: &Question<Position>, visits: u32, seed: u64) -> Report<Move> {
        let options = SearchOptions {
            threads: 1,
            seed,
            allowance: 0,
            pass_prior: PassPrior::Policy,
        };
        let limits = Limits {
            visits: Some(visits),
            choosing: true,
            ..Limits::default()
        };
        let stop = StopFlag::new();
        self.search
            .run(question, options, limits, &stop, None, &mut |_| {})
    }

    /// The features of the leaves that were kept since they were last taken.
    pub fn take_leaves(&mut self) -> Vec<Features> {
        let kept = &mut self.search.evaluator_mut().kept;
        std::mem::take(kept.get_mut().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A network that keeps some of what it is asked about.
#[derive(Debug)]
struct Recorder {
    network: NetworkEvaluator,
    share: f64,
    kept: Mutex<Vec<Features>>,
}

/// The buffers of one thread, and its choice of what is kept.
struct RecorderScratch {
    network: EvaluatorScratch,
    rng: SmallRng,
}

impl Evaluator for Recorder {
    type Scratch = RecorderScratch;

    const ACCURACY: Accuracy = NetworkEvaluator::ACCURACY;

    fn scratch(&self, seed: u64) -> RecorderScratch {
        RecorderScratch {
            network: self.network.scratch(seed),
            rng: SmallRng::seed_from_u64(!seed),
        }
    }

    fn params(&self, size: Size) -> SearchParams {
        self.network.params(size)
    }

    fn batch_size(&self, size: Size) -> usize {
        self.network.batch_size(size)
    }

    fn visits_before_expansion(&self, area: usize) -> u32 {
        self.network.visits_before_expansion(area)
    }

    fn evaluate(&self, scratch: &mut RecorderScratch, leaves: &mut [Leaf]) {
        self.network.evaluate(&mut scratch.network, leaves);
        if self.share <= 0.0 {
            return;
        }
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        for features in scratch.network.evaluated() {
            if scratch.rng.random_bool(self.share) {
                kept.push(features.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::go::net::{RECENT, plane};
    use crate::game::History;
    use crate::go::testing::board;
    use crate::go::{PassStones, Ruleset, Setup};

    fn empty_board() -> Question<Position> {
        Question::of(&History::new(Position::new(
            Size::NINE,
            Ruleset::French.rules(),
        )))
    }

    fn stones(features: &Features) -> usize {
        let stone = plane::OWN | plane::OTHER;
        let points = features.points.iter();
        points.filter(|&point| point & stone != 0).count()
    }

    #[test]
    fn every_position_that_is_evaluated_is_kept_once() {
        let network = Network::for_size(Size::NINE).unwrap();
        let mut search = NetworkSearch::new(network, 1.0);
        let report = search.run(&empty_board(), 40, 1);
        let leaves = search.take_leaves();
        assert_eq!(leaves.len(), report.visits as usize);
        assert_eq!(stones(&leaves[0]), 0, "the root comes first");
        assert!(leaves[1..].iter().all(|leaf| leaf.size == Size::NINE));
        assert!(leaves[1..].iter().any(|leaf| stones(leaf) > 1));
        assert!(search.take_leaves().is_empty());
    }

    #[test]
    fn where_a_pass_costs_a_stone_the_network_is_told_so() {
        let board = board(&[". . X O . . ."; 7].join("\n"));
        let mut rules = Ruleset::Japanese.rules();
        rules.pass_stones = PassStones::Given;
        let mut history = History::new(Position::new(board.size(), rules));
        let setup = Setup {
            add: *board.stones(),
            ..Setup::default()
        };
        history.arrange(setup).unwrap();
        let network = Network::for_size(board.size()).unwrap();
        let mut search = NetworkSearch::new(network, 1.0);
        search.run(&Question::of(&history), 100, 1);
        let leaves = search.take_leaves();
        // Komi is seen from the side to play: Black's before the pass, White's after.
        let komi = |leaf: &Features| 20.0 * leaf.globals[RECENT];
        let white_had = -komi(&leaves[0]);
        let passed = leaves.iter().find(|leaf| leaf.globals[0] == 1.0).unwrap();
        assert_eq!(stones(passed), stones(&leaves[0]), "nothing but a pass");
        let white_has = komi(passed);
        assert!(
            (white_has - white_had - 1.0).abs() < 1e-4,
            "{white_had}, {white_has}"
        );
    }

    #[test]
    fn keeping_leaves_changes_nothing() {
        let network = Network::for_size(Size::NINE).unwrap();
        let run = |share| NetworkSearch::new(network, share).run(&empty_board(), 60, 7);
        assert_eq!(run(0.0).candidates, run(0.5).candidates);
    }
}
