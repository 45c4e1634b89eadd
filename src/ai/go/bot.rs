//! The player of Go.

use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};

use super::atari::choose_move;
use super::handicap::allowance;
use super::human::sample_move;
use super::move_limits::{limits, moves_to_come, visits};
use super::opponent::Opponent;
use super::resigning::ResignTracker;
use super::search::{Limits, PassPrior, SearchOptions, Searcher};
use super::skill::Method;
use super::turn::Turn;
use crate::ai::{Bot, Budget, Choice, Config, Question, Report, StopFlag};
use crate::go::{Move, Position};

/// The player of Go. It keeps its search tree for the moves that follow.
#[derive(Debug)]
pub struct GoBot {
    pub(super) config: Config<Opponent>,
    pub(super) rng: SmallRng,
    pub(super) searcher: Searcher,
    pub(super) resign_tracker: ResignTracker,
}

impl Bot<Position> for GoBot {
    type Level = Opponent;

    fn new(config: Config<Opponent>) -> Self {
        Self {
            config,
            rng: SmallRng::seed_from_u64(config.seed),
            searcher: Searcher::default(),
            resign_tracker: ResignTracker::default(),
        }
    }

    fn config(&self) -> &Config<Opponent> {
        &self.config
    }

    /// Chooses a move for the side to play; where the game has ended, it passes.
    fn choose(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &StopFlag,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Choice<Move> {
        let begun = Instant::now();
        if question.position().is_over() {
            return Choice::Move(Move::Pass);
        }
        if question.position().rules().is_atari_go() {
            let level = self.config.level.atari_level();
            return choose_move(level, question, budget, stop, &mut self.rng);
        }
        let skill = self.config.level.skill(question.position().board().size());
        let turn = Turn {
            question,
            skill,
            limits: limits(skill, question, budget),
            begun,
            stop,
            settled: self.is_settled(question, skill.method, stop),
        };
        let sampling = match skill.method {
            Method::Rules(rules) => return self.by_rules(&turn, rules),
            Method::HumanPolicy(sampling) => Some(sampling),
            Method::Search => skill.opening.filter(|_| question.is_opening()),
        };
        match sampling.and_then(|of| sample_move(question, of, &mut self.rng)) {
            Some(sampled) => self.by_human_policy(&turn, &sampled),
            None => self.by_search(&turn, on_report),
        }
    }

    /// Searches until the budget is spent or the flag is raised; without any
    /// budget until it is raised. Every level can be asked: those that do not
    /// search do so here.
    ///
    /// What is reported are the win rates of the game as it is; a choice in a
    /// game with handicap begins by taking it for even.
    fn analyze(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &StopFlag,
        interval: Duration,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        if !can_be_judged(question.position()) {
            return None;
        }
        let limits = Limits {
            time: budget.time_for_move(moves_to_come(question)),
            visits: budget.visits,
            choosing: false,
        };
        let options = self.search_options(0, PassPrior::Policy);
        let search = &mut self.searcher;
        Some(search.run(question, options, limits, stop, Some(interval), on_report))
    }

    /// Searches until the flag is raised or the level's visits are made. A level
    /// that does not search has nothing to ponder.
    fn ponder(
        &mut self,
        question: &Question<Position>,
        stop: &StopFlag,
        interval: Duration,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        let position = question.position();
        let skill = self.config.level.skill(position.board().size());
        let searches = match skill.method {
            Method::Rules(_) => false,
            Method::HumanPolicy(_) => !Searcher::has_network(question),
            Method::Search => true,
        };
        if !can_be_judged(position) || !searches {
            return None;
        }
        let limits = Limits {
            visits: visits(skill, question),
            ..Limits::default()
        };
        let allowance = allowance(position, question.moves().len());
        let options = self.search_options(allowance, PassPrior::Policy);
        let search = &mut self.searcher;
        Some(search.run(question, options, limits, stop, Some(interval), on_report))
    }
}

/// Whether there is something to search for. Nothing here knows win rates where
/// the first capture wins.
const fn can_be_judged(position: &Position) -> bool {
    !position.is_over() && !position.rules().is_atari_go()
}

impl GoBot {
    /// The options of the next search, with a seed of its own.
    pub(super) fn search_options(
        &mut self,
        allowance: i32,
        pass_prior: PassPrior,
    ) -> SearchOptions {
        SearchOptions {
            threads: self.config.threads,
            seed: self.rng.next_u64(),
            allowance,
            pass_prior,
        }
    }
}
