//! Lines that have arrived and wait their turn.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use crate::ai::StopFlag;

/// How many lines may wait: whoever sends more waits as well.
const MOST_WAITING: usize = 1_024;

/// Lines between the thread that reads them and the one that answers.
///
/// The next line stops an analysis, so a [`StopFlag`] can be left here, to be
/// raised as soon as something arrives.
#[derive(Clone, Debug, Default)]
pub(super) struct Inbox(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<InboxState>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct InboxState {
    lines: VecDeque<Vec<u8>>,
    /// Nothing more will arrive.
    ended: bool,
    /// Nobody will take anything any more.
    closed: bool,
    stop: Option<StopFlag>,
    /// Whether the end of the input does not raise that.
    ignores_end: bool,
}

impl InboxState {
    fn has_news(&self) -> bool {
        self.ended || !self.lines.is_empty()
    }

    fn tell(&mut self) {
        if let Some(stop) = self.stop.take() {
            stop.raise();
        }
    }
}

impl Inbox {
    fn state(&self) -> MutexGuard<'_, InboxState> {
        // Nothing can fail while it is held.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait(&self, until: impl Fn(&InboxState) -> bool) -> MutexGuard<'_, InboxState> {
        let state = self.state();
        let waited = self.0.changed.wait_while(state, |state| !until(state));
        waited.unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a line; whether there is still someone to take it.
    pub(super) fn put(&self, line: Vec<u8>) -> bool {
        let mut state = self.wait(|state| state.closed || state.lines.len() < MOST_WAITING);
        state.lines.push_back(line);
        state.tell();
        self.0.changed.notify_all();
        !state.closed
    }

    /// Says that no line will follow.
    pub(super) fn end(&self) {
        let mut state = self.state();
        state.ended = true;
        if !state.ignores_end {
            state.tell();
        }
        self.0.changed.notify_all();
    }

    /// Says that no line will be taken any more.
    pub(super) fn close(&self) {
        self.state().closed = true;
        self.0.changed.notify_all();
    }

    /// The next line, waited for; `None` after the last.
    pub(super) fn take(&self) -> Option<Vec<u8>> {
        let mut state = self.wait(InboxState::has_news);
        let line = state.lines.pop_front();
        self.0.changed.notify_all();
        line
    }

    /// Waits until there is a line to take, or will never be one.
    pub(super) fn wait_for_news(&self) {
        drop(self.wait(InboxState::has_news));
    }

    /// Raises this flag as soon as there is a line to take, or will never be
    /// one; at once where that is so already.
    pub(super) fn stop_at_news(&self, stop: &StopFlag) {
        let mut state = self.state();
        state.stop = Some(stop.clone());
        state.ignores_end = false;
        if state.has_news() {
            state.tell();
        }
    }

    /// Raises this flag as soon as there is a line to take. What was asked before
    /// the input ended is still answered.
    pub(super) fn stop_at_line(&self, stop: &StopFlag) {
        let mut state = self.state();
        state.stop = Some(stop.clone());
        state.ignores_end = true;
        if !state.lines.is_empty() {
            state.tell();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_arrives_stops_what_goes_on() {
        let inbox = Inbox::default();
        let [first, second, third] = std::array::from_fn(|_| StopFlag::new());
        inbox.stop_at_news(&first);
        assert!(!first.is_raised());
        assert!(inbox.put(b"name".to_vec()));
        assert!(first.is_raised());

        inbox.stop_at_news(&second);
        assert!(second.is_raised(), "a line waits already");
        assert_eq!(inbox.take().as_deref(), Some(&b"name"[..]));

        inbox.stop_at_news(&third);
        assert!(!third.is_raised());
        inbox.end();
        assert!(third.is_raised());
        assert_eq!(inbox.take(), None);
    }

    #[test]
    fn lines_come_out_as_they_went_in_and_the_end_comes_last() {
        let inbox = Inbox::default();
        for number in 0..10 {
            assert!(inbox.put(vec![number]));
        }
        inbox.end();
        inbox.wait_for_news();
        for number in 0..10 {
            assert_eq!(inbox.take(), Some(vec![number]));
        }
        assert_eq!(inbox.take(), None);
        inbox.close();
        assert!(!inbox.put(Vec::new()));
    }
}
