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
                let search = self.network.get_or_insert_with(|| Search::new(network));
                search.run(question, options, limits, stop, interval, on_report)
            }
            None => {
                let search = &mut self.playouts;
                search.run(question, options, limits, stop, interval, on_report)
            }
        }
    }
}
