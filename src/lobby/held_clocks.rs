//! Clocks that wait while something covers the match.

use crate::session::{Match, Moment};

/// Whether the clocks of a match wait only because it is covered.
#[derive(Debug, Default)]
pub struct HeldClocks(bool);

impl HeldClocks {
    /// Stops the clocks while something covers the match.
    pub fn hold(&mut self, session: &mut Match, now: Moment) {
        if session.running_clock().is_some() {
            session.stop_clock(now);
            self.0 = true;
        }
    }

    /// Starts the clocks that were held; those that someone stopped stay so.
    pub fn release(&mut self, session: &mut Match, now: Moment) {
        if std::mem::take(&mut self.0) {
            session.start_clock(now);
        }
    }
}
