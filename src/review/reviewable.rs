//! What a review needs of a game.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::facts::{Fact, Mistake, facts};
use super::{Depth, HumanReview, Line, ReviewOptions};
use crate::ai::aligne4::Aligne4Bot;
use crate::ai::go::{GoBot, RawEvaluator};
use crate::ai::othello::OthelloBot;
use crate::ai::{Bot, Budget, Question, Report, StopFlag};
use crate::aligne4;
use crate::board::Color;
use crate::game::{Game, Margin, Outcome};
use crate::go;
use crate::gtp::{EngineError, RemoteEngine};
use crate::othello;

/// A game that can be gone over.
pub trait Reviewable:
    Game<Move: Send + Sync, Setup: Send + Sync, Snapshot: Send + Sync> + Send + Sync
{
    /// Who searches its positions.
    type Bot: Bot<Self>;

    /// Whether one leads by points, and not only wins or loses.
    const HAS_POINTS: bool;

    /// What there is to say about positions without any search, all at once;
    /// `None` where only a search can tell.
    fn raw_reports(_questions: &[Question<Self>]) -> Option<Vec<Report<Self::Move>>> {
        None
    }

    /// Whether there are engines of others that can say what they think of it.
    const HAS_ENGINES: bool = false;

    /// What another program thinks of a position; `None` where there is nothing to
    /// say.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it fails to say anything that makes sense.
    fn consult(
        _engine: &mut RemoteEngine,
        _question: &Question<Self>,
        _budget: &Budget,
        _stop: &StopFlag,
    ) -> Result<Option<Report<Self::Move>>, EngineError> {
        Ok(None)
    }

    /// Whether two searches of different lengths may say quite different things.
    const IS_NOISY: bool = false;

    /// How long a position is searched.
    fn budget(depth: Depth, options: &ReviewOptions) -> Budget;

    /// Whether a report is as thorough as one that would be made now.
    fn is_enough(_depth: Depth, _report: &Report<Self::Move>, _options: &ReviewOptions) -> bool {
        true
    }

    /// From which loss of points or of win rate on a move has cost something.
    fn costs_from() -> (f32, f32) {
        (1.0, 0.08)
    }

    /// Why a move that cost so many points was bad, where it was played; nothing in
    /// games about which nothing is known.
    fn facts(
        _before: &Question<Self>,
        _played: Self::Move,
        _reports: [&Report<Self::Move>; 2],
        _loss: f32,
    ) -> Vec<Fact> {
        Vec::new()
    }

    /// What people would have played at each move of a line; `None` where nothing
    /// is known of that.
    fn human_review(
        _line: &Line<Self>,
        _better: &[(usize, Vec<Self::Move>)],
        _stop: &StopFlag,
    ) -> Option<HumanReview> {
        None
    }

    /// Whether there is nothing left to search.
    fn has_ended(&self) -> bool {
        self.outcome().is_some()
    }

    /// A number that is the same for positions that are worth the same: what
    /// stands on the board, whose turn it is, and by which rules.
    fn cache_key(&self) -> u64;
}

impl Reviewable for go::Position {
    type Bot = GoBot;

    const IS_NOISY: bool = true;

    const HAS_POINTS: bool = true;

    fn raw_reports(questions: &[Question<Self>]) -> Option<Vec<Report<go::Move>>> {
        let size = questions.first()?.position().board().size();
        Some(RawEvaluator::for_size(size)?.reports(questions))
    }

    const HAS_ENGINES: bool = true;

    fn consult(
        engine: &mut RemoteEngine,
        question: &Question<Self>,
        budget: &Budget,
        stop: &StopFlag,
    ) -> Result<Option<Report<go::Move>>, EngineError> {
        engine.analyze(question, budget, stop, &mut |_| ())
    }

    fn budget(depth: Depth, options: &ReviewOptions) -> Budget {
        Budget::of_visits(match depth {
            // On boards that the network does not know.
            Depth::Raw => 200,
            Depth::Shallow => options.shallow_visits,
            Depth::Deep => options.deep_visits,
            Depth::Thorough => options.thorough_visits,
        })
    }

    fn is_enough(depth: Depth, report: &Report<go::Move>, options: &ReviewOptions) -> bool {
        match depth {
            Depth::Raw => true,
            Depth::Shallow => report.visits >= options.shallow_visits,
            Depth::Deep => report.visits >= options.deep_visits,
            Depth::Thorough => report.visits >= options.thorough_visits,
        }
    }

    fn facts(
        before: &Question<Self>,
        played: go::Move,
        [report_before, report_after]: [&Report<go::Move>; 2],
        loss: f32,
    ) -> Vec<Fact> {
        let Some(better) = report_before.visited().find(|of| of.mv != played) else {
            return Vec::new();
        };
        facts(&Mistake {
            before,
            played,
            better,
            report_before,
            report_after,
            loss,
        })
    }

    fn human_review(
        line: &Line<Self>,
        better: &[(usize, Vec<go::Move>)],
        stop: &StopFlag,
    ) -> Option<HumanReview> {
        HumanReview::of(line, better, stop)
    }

    fn has_ended(&self) -> bool {
        self.is_over()
    }

    fn cache_key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.key().hash(&mut hasher);
        self.situation().hash(&mut hasher);
        self.rules().hash(&mut hasher);
        self.komi().hash(&mut hasher);
        self.handicap().hash(&mut hasher);
        self.board().size().lines().hash(&mut hasher);
        hasher.finish()
    }
}

impl Reviewable for othello::Position {
    type Bot = OthelloBot;

    const HAS_POINTS: bool = true;

    fn budget(depth: Depth, _: &ReviewOptions) -> Budget {
        Budget::of_visits(match depth {
            Depth::Raw => 3_000,
            Depth::Shallow => 150_000,
            Depth::Deep | Depth::Thorough => 6_000_000,
        })
    }

    fn cache_key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.key().hash(&mut hasher);
        self.to_play().hash(&mut hasher);
        hasher.finish()
    }
}

impl Reviewable for aligne4::Position {
    type Bot = Aligne4Bot;

    const HAS_POINTS: bool = false;

    fn budget(depth: Depth, _: &ReviewOptions) -> Budget {
        Budget::of_visits(match depth {
            Depth::Raw => 2_000,
            Depth::Shallow => 60_000,
            Depth::Deep | Depth::Thorough => 3_000_000,
        })
    }

    /// Nobody leads by anything: what counts is who wins.
    fn costs_from() -> (f32, f32) {
        (f32::INFINITY, 0.2)
    }

    fn cache_key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.key().hash(&mut hasher);
        self.to_play().hash(&mut hasher);
        self.hand().hash(&mut hasher);
        self.variant().hash(&mut hasher);
        hasher.finish()
    }
}

/// What there is to say about a game that has ended by the rules alone.
pub(super) fn report_of_outcome<G: Game>(position: &G) -> Option<Report<G::Move>> {
    let (black_win, black_lead) = match position.outcome()? {
        Outcome::Win { winner, by } => {
            let sign = match winner {
                Color::Black => 1.0,
                Color::White => -1.0,
            };
            let points = match by {
                Margin::Score(points) => points.halves() as f32 / 2.0,
                Margin::Resignation | Margin::Time | Margin::Forfeit | Margin::Unstated => 0.0,
            };
            (f32::max(sign, 0.0), sign * points)
        }
        Outcome::Draw => (0.5, 0.0),
        Outcome::NoResult => return None,
    };
    Some(Report {
        to_play: position.to_play(),
        visits: 1,
        black_win,
        black_lead,
        candidates: Vec::new(),
        ownership: None,
    })
}
