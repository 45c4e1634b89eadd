//! One turn for which a move is chosen.

use std::time::Instant;

use super::search::Limits;
use super::skill::Skill;
use crate::ai::{Question, StopFlag};
use crate::go::Position;

/// What is to be decided in one turn, and within which limits.
pub(super) struct Turn<'a> {
    pub(super) question: &'a Question<Position>,
    /// How whoever is to move plays.
    pub(super) skill: Skill,
    pub(super) limits: Limits,
    pub(super) begun: Instant,
    pub(super) stop: &'a StopFlag,
    /// Whether nothing seems left to play for, and play may stop.
    pub(super) settled: bool,
}

impl Turn<'_> {
    /// What is left of the limits: all searches of a turn share one clock.
    pub(super) fn limits_left(&self) -> Limits {
        let spent = self.begun.elapsed();
        Limits {
            time: self.limits.time.map(|most| most.saturating_sub(spent)),
            ..self.limits
        }
    }
}
