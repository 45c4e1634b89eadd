//! Evaluating many positions at once, without any search.

use super::net::{FeatureExtractor, Features, NetworkInput, Output, RECENT, Symmetry};
use super::network_evaluator::NetworkEvaluator;
use super::raw_evaluation::RawEvaluation;
use crate::ai::{Candidate, Question, Report};
use crate::board::{Color, Grid, Size};
use crate::game::Game as _;
use crate::go::{Move, Position};

/// How many of the most probable moves are reported.
const REPORTED: usize = 8;

/// The network as it is asked about whole games: one evaluation for each
/// position, many computed together.
#[derive(Debug)]
pub struct RawEvaluator {
    evaluator: NetworkEvaluator,
    size: Size,
    extractor: FeatureExtractor,
}

impl RawEvaluator {
    /// One for boards of this size; `None` where the network was not trained on
    /// them.
    #[must_use]
    pub fn for_size(size: Size) -> Option<Self> {
        Some(Self {
            evaluator: NetworkEvaluator::for_size(size)?,
            size,
            extractor: FeatureExtractor::default(),
        })
    }

    /// What the network makes of each position. No move has a visit: the most
    /// probable ones are listed with the values of the position itself.
    #[must_use]
    pub fn reports(&mut self, questions: &[Question<Position>]) -> Vec<Report<Move>> {
        self.outputs(questions, |report, _| report)
    }

    /// The same, each with what the network itself says.
    pub(super) fn evaluations(
        &mut self,
        questions: &[Question<Position>],
    ) -> Vec<(Report<Move>, RawEvaluation)> {
        self.outputs(questions, |report, raw| (report, raw()))
    }

    fn outputs<T>(
        &mut self,
        questions: &[Question<Position>],
        of: impl Fn(Report<Move>, &dyn Fn() -> RawEvaluation) -> T,
    ) -> Vec<T> {
        let legal: Vec<Vec<Move>> = questions
            .iter()
            .map(|of| of.position().legal_moves(of.past()))
            .collect();
        let boards = questions.iter().zip(&legal).map(|(question, legal)| {
            let mut input = question.network_input(legal);
            if question.position().is_over() {
                // Where play has stopped, who passed says nothing about what the
                // stones are worth.
                input = NetworkInput {
                    recent: [None; RECENT],
                    ..input
                };
            }
            let mut features = Features::default();
            self.extractor.extract(&input, &mut features);
            features
        });
        let boards: Vec<Features> = boards.collect();
        let positions: Vec<&Position> = questions.iter().map(Question::position).collect();
        let outputs = self.evaluator.evaluate_all(&positions, &boards);
        let found = positions.iter().zip(&legal).zip(&outputs);
        found
            .map(|((position, legal), output)| {
                let report = self.report(position, legal, output);
                let raw = || RawEvaluation::read(output, legal, self.size, Symmetry::IDENTITY);
                of(report, &raw)
            })
            .collect()
    }

    fn report(&self, position: &Position, legal: &[Move], output: &Output) -> Report<Move> {
        let to_play = position.to_play();
        let (sign, black_win) = match to_play {
            Color::Black => (1.0, output.win),
            Color::White => (-1.0, 1.0 - output.win),
        };
        let black_lead = sign * output.lead;
        let index = |mv: Move| match mv {
            Move::Place(point) => Features::index(self.size, point),
            Move::Pass => self.size.area(),
        };
        let logit = |mv: Move| output.policy.get(index(mv)).copied().unwrap_or(f32::MIN);
        let most = legal.iter().map(|&mv| logit(mv)).fold(f32::MIN, f32::max);
        let sum: f32 = legal.iter().map(|&mv| (logit(mv) - most).exp()).sum();
        let mut likely: Vec<Move> = legal.to_vec();
        likely.sort_by(|&one, &two| logit(two).total_cmp(&logit(one)));
        likely.truncate(REPORTED);
        let candidates = likely.into_iter().map(|mv| Candidate {
            mv,
            visits: 0,
            black_win,
            black_lead,
            win_error: 0.0,
            prior: (logit(mv) - most).exp() / sum,
            variation: vec![mv],
        });
        let owner = |point| {
            let owner = output.ownership.get(Features::index(self.size, point));
            sign * owner.copied().unwrap_or(0.0)
        };
        Report {
            to_play,
            visits: 1,
            black_win,
            black_lead,
            candidates: candidates.collect(),
            ownership: Some(Grid::from_fn(self.size, owner)),
        }
    }
}
