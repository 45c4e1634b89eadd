//! When a search ends.

use std::time::{Duration, Instant};

use super::tree::Tree;
use crate::ai::go::evaluator::Accuracy;

/// The most visits of a root: an analysis that is left alone for days ends
/// before any counter overflows.
pub(super) const MOST_VISITS: u32 = 1 << 30;
/// After how many batches the clock of reports is looked at, and whether
/// anything can still change, where evaluations are quick.
const BATCHES_BETWEEN_REPORTS: u32 = 16;
const BATCHES_BETWEEN_CHECKS: u32 = 64;

/// What ends a search.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Limits {
    /// At most this long.
    pub(crate) time: Option<Duration>,
    /// At most so many visits of the root.
    pub(crate) visits: Option<u32>,
    /// Whether a move is being chosen: then the search ends when nothing can
    /// change the choice any more, and no tree is reused that has more visits
    /// than this choice may make.
    pub(crate) choosing: bool,
}

/// Decides when a search has reached its limits, and when a report is due.
#[derive(Debug)]
pub(super) struct LimitChecker {
    begun: Instant,
    limits: Limits,
    interval: Option<Duration>,
    accuracy: Accuracy,
    reported_at: Instant,
    batches: u32,
    visits_at_start: Option<u32>,
}

impl LimitChecker {
    pub(super) const fn new(
        begun: Instant,
        limits: Limits,
        interval: Option<Duration>,
        accuracy: Accuracy,
    ) -> Self {
        Self {
            accuracy,
            begun,
            limits,
            interval,
            reported_at: begun,
            batches: 0,
            visits_at_start: None,
        }
    }

    /// Whether a limit is reached, or nothing can change the choice any more.
    pub(super) fn is_over(&mut self, tree: &Tree) -> bool {
        let visits = tree.node(Tree::ROOT).visits_with_pending();
        let start = *self.visits_at_start.get_or_insert(visits.saturating_sub(1));
        if visits >= self.limits.visits.unwrap_or(MOST_VISITS).min(MOST_VISITS) {
            return true;
        }
        let spent = self.begun.elapsed();
        if self.limits.time.is_some_and(|most| spent >= most) {
            return true;
        }
        self.batches += 1;
        if !self.limits.choosing || !self.is_due(BATCHES_BETWEEN_CHECKS) {
            return false;
        }
        let by_visits = self.limits.visits.map(|most| most.saturating_sub(visits));
        let by_time = self.limits.time.map(|most| {
            let rate = f64::from(visits.saturating_sub(start)) / spent.as_secs_f64().max(1e-3);
            (rate * most.saturating_sub(spent).as_secs_f64()) as u32
        });
        let left = by_visits.into_iter().chain(by_time).min();
        left.is_some_and(|left| visit_lead(tree) > left)
    }

    /// How many visits may still be made.
    pub(super) fn visits_left(&self, tree: &Tree) -> u32 {
        let most = self.limits.visits.unwrap_or(MOST_VISITS);
        most.saturating_sub(tree.node(Tree::ROOT).visits_with_pending())
    }

    /// Whether to do what takes time itself: always where evaluations take
    /// longer than that.
    const fn is_due(&self, batches: u32) -> bool {
        match self.accuracy {
            Accuracy::Noisy => self.batches.is_multiple_of(batches),
            Accuracy::High => true,
        }
    }

    /// Whether a report is due; if so, the next one is an interval later.
    pub(super) fn wants_report(&mut self) -> bool {
        let Some(interval) = self.interval else {
            return false;
        };
        if !self.is_due(BATCHES_BETWEEN_REPORTS) || self.reported_at.elapsed() < interval {
            return false;
        }
        self.reported_at = Instant::now();
        true
    }
}

/// By how many visits the most visited move leads the second.
fn visit_lead(tree: &Tree) -> u32 {
    let (mut first, mut second) = (0, 0);
    for child in tree.children(Tree::ROOT) {
        let visits = child.visits();
        if visits > first {
            (first, second) = (visits, first);
        } else {
            second = second.max(visits);
        }
    }
    first - second
}
