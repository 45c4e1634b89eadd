//! How the move of one turn is chosen: by rules, by the human policy or by
//! search, with passes and resignation.

use std::time::Duration;

use super::bot::GoBot;
use super::estimate::Estimate;
use super::handicap::allowance;
use super::human::{SampledMove, sample};
use super::network_evaluator::NetworkEvaluator;
use super::passing;
use super::resigning::Expectation;
use super::search::{Limits, PassPrior, SearchOptions, Searcher};
use super::simple::{SimpleRules, simple_move};
use super::skill::{Method, Skill};
use super::turn::Turn;
use crate::ai::{Candidate, Choice, Question, Report, StopFlag};
use crate::board::Color;
use crate::game::Game as _;
use crate::go::{Move, Position};

/// How often a search reports while a move is chosen.
const REPORT_INTERVAL: Duration = Duration::from_millis(200);
/// How much lower the win rate of a move may be that is as good as the best in
/// the opening.
const SIMILAR_WIN: f32 = 0.015;
/// The same for a level that could search more in the time there is.
const SIMILAR_WIN_WHEN_FAST: f32 = 0.03;
/// How much lower its lead may be, in points.
const SIMILAR_LEAD: f32 = 1.5;
/// Up to how many visits say little about which moves are as good.
const FEW_VISITS: u32 = 10;
/// How many visits compare a pass with the best move: evaluated by the network,
/// and by playouts.
const PASS_VISITS: u32 = 60;
const PASS_PLAYOUTS: u32 = 400;

impl GoBot {
    /// A move by a few rules.
    pub(super) fn by_rules(&mut self, turn: &Turn<'_>, rules: SimpleRules) -> Choice<Move> {
        let question = turn.question;
        if turn.settled && self.passes_for_free(turn, None) {
            return Choice::Move(Move::Pass);
        }
        let network = NetworkEvaluator::for_size(question.position().board().size());
        if let Some(network) = network.filter(|_| self.config.resigns) {
            let legal = question.position().legal_moves(question.past());
            let output = network.evaluate_one(question, &legal);
            let (win, lead) = (output.win, output.lead);
            if self.resigns(turn, Expectation { win, lead }) {
                return Choice::Resign;
            }
        }
        Choice::Move(simple_move(rules, question, &mut self.rng))
    }

    /// A move that people would play. Where the game seems to be over a short
    /// search looks for what is left, and plays it if there is anything.
    pub(super) fn by_human_policy(
        &mut self,
        turn: &Turn<'_>,
        sampled: &SampledMove,
    ) -> Choice<Move> {
        if self.resigns(turn, sampled.expectation) {
            return Choice::Resign;
        }
        let stops = sampled.prefers_pass && passing::may_stop(turn.question);
        // After a pass of the other side, look for what is left to play.
        let asks = turn.settled || stops || passing::is_answer(turn.question);
        if !asks {
            return Choice::Move(sampled.mv);
        }
        let mut report = self.search_pass(turn);
        // What nobody would play is no reason to go on, whatever a short search
        // makes of it.
        report
            .candidates
            .retain(|of| of.mv == Move::Pass || sampled.plausible.contains(&of.mv));
        let left = report.candidates.iter().find(|of| of.mv != Move::Pass);
        let price = passing::price(&report).filter(|_| !turn.stop.is_raised());
        // The more often the other side has passed, the more there has to be to
        // play for: nobody goes on and on for what a short search may be wrong
        // about.
        let position = turn.question.position();
        let passes = position.situation().passes[position.to_play().other()];
        let worth = passing::SETTLED_SLACK * 2_f32.powi(passes.min(8) as i32);
        Choice::Move(match (price, left) {
            (None, _) => sampled.mv,
            (Some(price), Some(left)) if price > worth => left.mv,
            (Some(_), _) => Move::Pass,
        })
    }

    /// The move that a search prefers.
    pub(super) fn by_search(
        &mut self,
        turn: &Turn<'_>,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Choice<Move> {
        let question = turn.question;
        let pass_prior = match turn.settled {
            true => PassPrior::Raised,
            false => PassPrior::Policy,
        };
        let allowance = allowance(question.position(), question.moves().len());
        let options = self.search_options(allowance, pass_prior);
        let (interval, limits) = (Some(REPORT_INTERVAL), turn.limits_left());
        let report = self
            .searcher
            .run(question, options, limits, turn.stop, interval, on_report);
        let choice = self.decide(turn, &report);
        on_report(report);
        choice
    }

    /// Whether nothing seems left to play for where play may stop. A level that
    /// plays by rules stops only in answer to a pass.
    pub(super) fn is_settled(
        &mut self,
        question: &Question<Position>,
        method: Method,
        stop: &StopFlag,
    ) -> bool {
        let may_stop = match method {
            Method::Rules(_) => {
                passing::is_answer(question) && passing::is_filled(question.position())
            }
            Method::HumanPolicy(_) | Method::Search => passing::may_stop(question),
        };
        may_stop
            && passing::leaves_dead_stones(question)
            && !stop.is_raised()
            && Estimate::of(question.position(), &mut self.rng).settled
    }

    /// Whether a pass costs no points: by the search that was made, or by a short
    /// one for that where it visited the pass too little. A search that was
    /// stopped has found nothing.
    fn passes_for_free(&mut self, turn: &Turn<'_>, report: Option<&Report<Move>>) -> bool {
        let known = report.and_then(passing::price);
        let price = known.or_else(|| {
            let report = self.search_pass(turn);
            passing::price(&report).filter(|_| !turn.stop.is_raised())
        });
        price.is_some_and(|price| passing::is_free(price, turn.question, turn.settled))
    }

    /// A short search that compares the pass with the best move.
    fn search_pass(&mut self, turn: &Turn<'_>) -> Report<Move> {
        let options = SearchOptions {
            threads: 1,
            ..self.search_options(0, PassPrior::Raised)
        };
        let visits = match Searcher::has_network(turn.question) {
            true => PASS_VISITS,
            false => PASS_PLAYOUTS,
        };
        let limits = Limits {
            visits: Some(visits),
            time: turn.limits_left().time,
            choosing: false,
        };
        let mut search = Searcher::default();
        search.run(turn.question, options, limits, turn.stop, None, &mut |_| ())
    }

    /// What to do after a search.
    fn decide(&mut self, turn: &Turn<'_>, report: &Report<Move>) -> Choice<Move> {
        let question = turn.question;
        let is_stone = |of: &&Candidate<Move>| of.mv != Move::Pass;
        let (Some(first), Some(best)) = (
            report.candidates.first(),
            report.candidates.iter().find(is_stone),
        ) else {
            return Choice::Move(Move::Pass);
        };
        let side = question.position().to_play();
        let expectation = Expectation {
            win: first.win(side),
            lead: report.lead(side),
        };
        if self.resigns(turn, expectation) {
            return Choice::Resign;
        }
        let asks = turn.settled || (first.mv == Move::Pass && passing::may_stop(question));
        if asks && self.passes_for_free(turn, Some(report)) {
            return Choice::Move(Move::Pass);
        }
        let lines = usize::from(question.position().board().size().lines());
        let opening = if is_fast(turn.skill) {
            2 * lines
        } else {
            lines
        };
        if question.progress() < opening {
            return Choice::Move(self.vary(turn.skill, best, side, &report.candidates));
        }
        Choice::Move(best.mv)
    }

    /// Whether the game has been lost for so long that it is resigned.
    fn resigns(&mut self, turn: &Turn<'_>, expectation: Expectation) -> bool {
        let rule = turn.skill.resign_rule;
        let resigns = self
            .resign_tracker
            .observe(turn.question, expectation, rule);
        self.config.resigns && resigns
    }

    /// Any of the moves that are as good as the best, sampled by their visits:
    /// openings would be the same again and again otherwise.
    fn vary(
        &mut self,
        skill: Skill,
        best: &Candidate<Move>,
        side: Color,
        candidates: &[Candidate<Move>],
    ) -> Move {
        let weight = |candidate: &Candidate<Move>| candidate.visits as f32 + candidate.prior;
        let (similar_win, share) = match skill.visits {
            Some(..=FEW_VISITS) => (SIMILAR_WIN, 0.8),
            Some(_) => (SIMILAR_WIN_WHEN_FAST, 0.2),
            None => (SIMILAR_WIN, 0.5),
        };
        let as_good = |candidate: &&Candidate<Move>| {
            let visited = candidate.visits > 0 || best.visits == 0;
            let close = candidate.win(side) > best.win(side) - similar_win
                && candidate.lead(side) > best.lead(side) - SIMILAR_LEAD;
            let stone = candidate.mv != Move::Pass;
            visited && stone && close && weight(candidate) > weight(best) * share
        };
        let good: Vec<(Move, f32)> = candidates
            .iter()
            .filter(as_good)
            .map(|candidate| (candidate.mv, weight(candidate)))
            .collect();
        sample(&good, &mut self.rng).unwrap_or(best.mv)
    }
}

/// Whether a fixed number of visits would make it play the same game again and
/// again, but is enough to choose among several moves.
fn is_fast(skill: Skill) -> bool {
    skill.visits.is_some_and(|visits| visits > FEW_VISITS)
}
