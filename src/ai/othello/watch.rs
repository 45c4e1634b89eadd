//! When a search has to end.

use std::time::Instant;

use crate::ai::StopFlag;

/// How many positions are searched between two looks at the clock: far less than
/// a hundredth of a second.
const STRIDE: u64 = 4_096;

/// Counts positions (nodes), and says when a search has to end.
#[derive(Debug, Default)]
pub(super) struct Watch {
    nodes: u64,
    /// The number of positions at which to look at the limits again.
    next: u64,
    most: Option<u64>,
    deadline: Option<Instant>,
    stop: StopFlag,
    over: bool,
}

impl Watch {
    /// Ends a search after this many positions, at this moment, or when the flag is
    /// raised.
    pub(super) fn new(most: Option<u64>, deadline: Option<Instant>, stop: &StopFlag) -> Self {
        Self {
            most,
            deadline,
            stop: stop.clone(),
            ..Self::default()
        }
    }

    /// Counts one position; whether it may still be searched.
    #[inline]
    pub(super) fn tick(&mut self) -> bool {
        if self.nodes >= self.next && !self.look() {
            return false;
        }
        self.nodes += 1;
        true
    }

    /// Looks at everything; whether to go on.
    fn look(&mut self) -> bool {
        let spent = self.most.is_some_and(|most| self.nodes >= most);
        let late = || self.deadline.is_some_and(|end| Instant::now() >= end);
        self.over = self.over || spent || self.stop.is_raised() || late();
        if self.over {
            return false;
        }
        let stride = self.nodes + STRIDE;
        self.next = self.most.map_or(stride, |most| most.min(stride));
        true
    }

    /// Whether the search was broken off: what it returned since means nothing.
    #[inline]
    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// How many positions were searched.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Sets another moment to end.
    pub(super) const fn until(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
        self.next = 0;
    }

    /// Goes on after a moment that has passed, unless all else has ended too.
    pub(super) fn resume(&mut self, deadline: Option<Instant>) -> bool {
        self.over = false;
        self.until(deadline);
        self.look()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_searched_than_allowed() {
        for most in [0, 1, 7, STRIDE, STRIDE + 1] {
            let mut watch = Watch::new(Some(most), None, &StopFlag::new());
            while watch.tick() {}
            assert_eq!(watch.nodes(), most);
            assert!(watch.is_over());
        }
    }

    #[test]
    fn a_flag_and_a_deadline_end_it() {
        let stop = StopFlag::new();
        let mut watch = Watch::new(None, None, &stop);
        assert!((0..2 * STRIDE).all(|_| watch.tick()));
        stop.raise();
        assert!((0..2 * STRIDE).any(|_| !watch.tick()));
        assert!(watch.is_over());
        assert!(!watch.resume(None));
        let mut late = Watch::new(None, Some(Instant::now()), &StopFlag::new());
        assert!(!late.tick());
        assert!(late.resume(None) && late.tick());
    }
}
