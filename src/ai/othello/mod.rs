//! Being written.

use std::str::FromStr;
use std::time::Duration;

use super::{Budget, Choice, Config, Grade, Mind, Question, Report, Stop, UnknownLevel};
use crate::game::Game as _;
use crate::othello::{Move, Position};

/// Levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Chance.
    Chance,
    /// Mastery.
    Mastery,
}

impl Grade for Level {
    const ALL: &'static [Self] = &[Self::Chance, Self::Mastery];
    const STRONGEST: Self = Self::Mastery;

    fn name(self) -> &'static str {
        match self {
            Self::Chance => "Chance",
            Self::Mastery => "Mastery",
        }
    }

    fn searches(self) -> bool {
        self == Self::Mastery
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::named(text)
    }
}

/// Thinker.
#[derive(Debug)]
pub struct Thinker {
    config: Config<Level>,
}

impl Mind<Position> for Thinker {
    type Level = Level;

    fn new(config: Config<Level>) -> Self {
        Self { config }
    }

    fn config(&self) -> &Config<Level> {
        &self.config
    }

    fn choose(
        &mut self,
        question: &Question<Position>,
        _: &Budget,
        _: &Stop,
        _: &mut dyn FnMut(Report<Move>),
    ) -> Choice<Move> {
        let moves = question.position().legal_moves(question.past());
        moves.first().map_or(Choice::Resign, |&mv| Choice::Move(mv))
    }

    fn analyze(
        &mut self,
        question: &Question<Position>,
        _: &Budget,
        _: &Stop,
        _: Duration,
        _: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        let mv = *question.position().legal_moves(question.past()).first()?;
        Some(Report {
            to_play: question.position().to_play(),
            visits: 1,
            black_win: 0.5,
            black_lead: 0.0,
            candidates: vec![super::Candidate {
                mv,
                visits: 1,
                black_win: 0.5,
                black_lead: 0.0,
                prior: 1.0,
                line: vec![mv],
            }],
            ownership: None,
        })
    }

    fn ponder(
        &mut self,
        _: &Question<Position>,
        _: &Stop,
        _: Duration,
        _: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        None
    }
}
