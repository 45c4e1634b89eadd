//! Reporting while a search goes on.

use std::time::{Duration, Instant};

use super::Report;

/// Passes reports on, but no more often than at an interval.
pub(super) struct Reporter<'a, M> {
    interval: Duration,
    last: Instant,
    on_report: &'a mut dyn FnMut(Report<M>),
}

impl<'a, M> Reporter<'a, M> {
    /// The first report is due when the interval has passed.
    pub(super) fn new(interval: Duration, on_report: &'a mut dyn FnMut(Report<M>)) -> Self {
        Self {
            interval,
            last: Instant::now(),
            on_report,
        }
    }

    /// Makes a report and passes it on, where the interval has passed.
    pub(super) fn report_if_due(&mut self, report: impl FnOnce() -> Report<M>) {
        if self.last.elapsed() >= self.interval {
            self.last = Instant::now();
            (self.on_report)(report());
        }
    }
}
