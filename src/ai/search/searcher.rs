//! Who judges for a search: the network where it knows the board, and games
//! played to the end elsewhere.

use std::time::Duration;

use crate::ai::net::Network;
use crate::ai::playouts::Playouts;
use crate::ai::{Question, Report, Stop};

use super::{Crew, Limits, Search};

/// A search by whoever knows the board best.
#[derive(Debug)]
pub(crate) struct Searcher {
    network: Option<Search<Network>>,
    playouts: Search<Playouts>,
}

impl Default for Searcher {
    fn default() -> Self {
        Self {
            network: None,
            playouts: Search::new(Playouts),
        }
    }
}

impl Searcher {
    /// Whether the network knows the board of a question.
    pub(crate) fn knows(question: &Question) -> bool {
        Network::for_size(question.position().board().size()).is_some()
    }

    /// See [`Search::run`].
    pub(crate) fn run(
        &mut self,
        question: &Question,
        crew: Crew,
        limits: Limits,
        stop: &Stop,
        every: Option<Duration>,
        tell: &mut dyn FnMut(Report),
    ) -> Report {
        let size = question.position().board().size();
        match Network::for_size(size) {
            Some(network) => {
                let search = self.network.get_or_insert_with(|| Search::new(network));
                search.run(question, crew, limits, stop, every, tell)
            }
            None => {
                let search = &mut self.playouts;
                search.run(question, crew, limits, stop, every, tell)
            }
        }
    }
}
