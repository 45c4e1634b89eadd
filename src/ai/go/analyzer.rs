//! Positions analyzed for other programs: with everything that is known of them,
//! and many at a time.

use std::sync::atomic::AtomicUsize;
use std::time::Duration;

use super::net::score_deviation;
use super::network_evaluator::NetworkEvaluator;
use super::playouts::PlayoutEvaluator;
use super::raw_evaluation::RawEvaluation;
use super::raw_evaluator::RawEvaluator;
use super::restrictions::Restrictions;
use super::search::{Details, Inquiry, Limits, Ownership, Search};
use crate::ai::{Question, StopFlag};
use crate::board::{Color, Grid};
use crate::game::Game as _;
use crate::go::Position;

/// How a position is to be analyzed.
#[derive(Clone, Debug)]
pub struct AnalysisOptions {
    /// At most so many visits of the root.
    pub visits: u32,
    /// At most this long.
    pub time: Option<Duration>,
    /// The moves that are left out.
    pub restrictions: Restrictions,
    /// The temperature of the root's policy: above 1, improbable moves are looked
    /// at more often.
    pub temperature: f32,
    /// How many moves of a principal variation are told.
    pub longest_variation: usize,
    /// How often it is told what was found so far.
    pub interval: Option<Duration>,
}

impl AnalysisOptions {
    /// Searches a position in which play goes on; `crew` is on how many threads,
    /// and may be changed meanwhile.
    pub fn analyze(
        &self,
        question: &Question<Position>,
        crew: &AtomicUsize,
        seed: u64,
        stop: &StopFlag,
        on_report: &mut dyn FnMut(Details),
    ) -> Details {
        let limits = Limits {
            visits: Some(self.visits.max(1)),
            time: self.time,
            choosing: false,
        };
        let inquiry = Inquiry {
            restrictions: &self.restrictions,
            prior_exponent: 1.0 / self.temperature.clamp(0.01, 100.0),
            crew,
            longest_variation: self.longest_variation,
            seed,
            interval: self.interval,
        };
        match NetworkEvaluator::for_size(question.position().board().size()) {
            Some(network) => {
                Search::new(network).inquire(question, inquiry, limits, stop, on_report)
            }
            None => {
                Search::new(PlayoutEvaluator).inquire(question, inquiry, limits, stop, on_report)
            }
        }
    }
}

impl Details {
    /// What the network makes of positions on boards of one size, each evaluated
    /// once and all of them together; `None` where it does not know such boards.
    /// No move of them was visited.
    #[must_use]
    pub fn of_one_visit(questions: &[Question<Position>]) -> Option<Vec<(Self, RawEvaluation)>> {
        let size = questions.first()?.position().board().size();
        let found = RawEvaluator::for_size(size)?.evaluations(questions);
        let details = questions.iter().zip(found);
        let details = details.map(|(question, (mut report, raw))| {
            report.candidates.clear();
            let by = report.to_play;
            let mean = Grid::from_fn(size, |point| for_black(raw.ownership[point], by));
            let details = Self {
                raw_black_win: report.black_win,
                raw_black_lead: report.black_lead,
                ownership: Ownership {
                    deviation: Grid::filled(size, 0.0),
                    mean,
                },
                moves: Vec::new(),
                report,
            };
            debug_assert_eq!(question.position().to_play(), by);
            (details, raw)
        });
        Some(details.collect())
    }
}

/// The standard deviation of the score in points that owners of points leave open.
#[must_use]
pub fn score_deviation_of(position: &Position, owners: &Grid<f32>) -> f32 {
    let owners: Vec<f32> = owners.iter().map(|(_, &owner)| owner).collect();
    score_deviation(position.board(), &owners)
}

const fn for_black(of_mover: f32, by: Color) -> f32 {
    match by {
        Color::Black => of_mover,
        Color::White => 0.0 - of_mover,
    }
}
