//! Which evaluator searches: the network on board sizes that it was trained on,
//! playouts on others.

use std::time::Duration;

use super::{Limits, Search, SearchOptions};
use crate::ai::go::network_evaluator::NetworkEvaluator;
use crate::ai::go::playouts::PlayoutEvaluator;
use crate::ai::{Question, Report, StopFlag};
use crate::go::{Move, Position};

/// A search with the evaluator that is best for the board.
#[derive(Debug)]
pub(crate) struct Searcher {
    /// The search with the network of the board that was searched last.
    network: Option<Search<NetworkEvaluator>>,
    playouts: Search<PlayoutEvaluator>,
}

impl Default for Searcher {
    fn default() -> Self {
        Self {
            network: None,
            playouts: Search::new(PlayoutEvaluator),
        }
    }
}

impl Searcher {
    /// Whether there is a network for the board of a question.
    pub(crate) fn has_network(question: &Question<Position>) -> bool {
        NetworkEvaluator::for_size(question.position().board().size()).is_some()
    }

    /// See [`Search::run`].
    pub(crate) fn run(
        &mut self,
        question: &Question<Position>,
        options: SearchOptions,
        limits: Limits,
        stop: &StopFlag,
        interval: Option<Duration>,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Report<Move> {
        let size = question.position().board().size();
        match NetworkEvaluator::for_size(size) {
            Some(network) => {
                let same = |search: &Search<NetworkEvaluator>| search.evaluator().is(network);
                let kept = self.network.take().filter(same);
                let search = self
                    .network
                    .insert(kept.unwrap_or_else(|| Search::new(network)));
                search.run(question, options, limits, stop, interval, on_report)
            }
            None => {
                let search = &mut self.playouts;
                search.run(question, options, limits, stop, interval, on_report)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::go::search::PassPrior;
    use crate::board::Size;
    use crate::game::History;
    use crate::go::Ruleset;

    #[test]
    fn each_board_is_searched_with_its_own_network() {
        let options = SearchOptions {
            threads: 1,
            seed: 1,
            allowance: 0,
            pass_prior: PassPrior::Policy,
        };
        let limits = Limits {
            visits: Some(2),
            ..Limits::default()
        };
        let mut searcher = Searcher::default();
        for size in [Size::NINE, Size::THIRTEEN, Size::NINETEEN, Size::NINE] {
            let start = Position::new(size, Ruleset::French.rules());
            let question = Question::of(&History::new(start));
            let stop = StopFlag::new();
            searcher.run(&question, options, limits, &stop, None, &mut |_| ());
            let search = searcher.network.as_ref().unwrap();
            let network = NetworkEvaluator::for_size(size).unwrap();
            assert!(search.evaluator().is(network), "{size}");
        }
    }
}
