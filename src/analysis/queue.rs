//! Which position comes next.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::query::Query;
use crate::ai::StopFlag;

/// How much may wait: whoever sends more waits as well.
const MOST_WAITING: usize = 1_000_000;
const MOST_BYTES: usize = 64 << 20;
/// How many searches without an end go on beside those that have one.
pub(super) const MOST_ENDLESS: usize = 4;
/// From how many visits on a search has no end: it is left alone until someone
/// looks elsewhere.
const ENDLESS: u32 = 1_000_000;
/// The most positions that are evaluated together.
const BATCH: usize = 8;

/// One position that is asked about.
#[derive(Clone, Debug)]
pub(super) struct Job {
    pub(super) query: Arc<Query>,
    pub(super) turn: usize,
    /// The number of the query.
    number: u64,
}

impl Job {
    /// Whether one evaluation answers it.
    fn is_one_visit(&self) -> bool {
        self.query.settings.visits <= 1
    }

    /// Whether its search goes on until it is stopped.
    fn is_endless(&self) -> bool {
        let settings = &self.query.settings;
        settings.visits >= ENDLESS && settings.time.is_none()
    }

    fn is_of(&self, id: Option<&str>, turns: Option<&[i64]>) -> bool {
        let turn = self.turn as i64;
        id.is_none_or(|id| id == self.query.id) && turns.is_none_or(|of| of.contains(&turn))
    }
}

/// What one thread is to do, and how it is told to stop.
#[derive(Debug)]
pub(super) struct Task {
    /// Several only where one evaluation each answers them.
    pub(super) jobs: Vec<Job>,
    pub(super) stop: StopFlag,
    /// On how many threads it may search at the moment.
    pub(super) crew: Arc<AtomicUsize>,
    ticket: u64,
}

/// Positions that wait, and those that are being looked at.
///
/// The highest priority comes first, and what is older among equals. Each thread
/// looks at one position, or at several that one evaluation answers; threads
/// without a position of their own help the others. Searches without an end are
/// left out of that count, so that they keep nobody waiting.
#[derive(Debug)]
pub(super) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
    threads: usize,
}

#[derive(Debug, Default)]
struct State {
    waiting: BTreeMap<(Reverse<i64>, u64), Job>,
    /// How many positions of a query wait, by its number.
    left: BTreeMap<u64, usize>,
    /// The bytes of all queries of which anything waits.
    bytes: usize,
    running: Vec<Running>,
    next: u64,
    /// Nothing more will be asked.
    ended: bool,
    /// Nothing more will be answered.
    closed: bool,
}

#[derive(Debug)]
struct Running {
    ticket: u64,
    jobs: Vec<Job>,
    stop: StopFlag,
    crew: Arc<AtomicUsize>,
    endless: bool,
}

impl Queue {
    /// A queue for so many threads.
    pub(super) fn new(threads: usize) -> Self {
        Self {
            state: Mutex::default(),
            changed: Condvar::new(),
            threads: threads.max(1),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing can fail while it is held.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait(&self, until: impl Fn(&State) -> bool) -> MutexGuard<'_, State> {
        let state = self.state();
        let waited = self.changed.wait_while(state, |state| !until(state));
        waited.unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds all positions of a query, once there is room.
    pub(super) fn put(&self, query: Query) {
        let query = Arc::new(query);
        let mut state = self.wait(State::has_room);
        if state.closed {
            return;
        }
        let number = state.next;
        state.bytes += query.bytes;
        state.left.insert(number, query.turns.len());
        for &(turn, priority) in &query.turns {
            let query = Arc::clone(&query);
            let key = (Reverse(priority), state.next);
            state.next += 1;
            let job = Job {
                query,
                turn,
                number,
            };
            state.waiting.insert(key, job);
        }
        self.changed.notify_all();
    }

    /// What a thread does next, waited for; `None` once there is nothing left.
    pub(super) fn take(&self) -> Option<Task> {
        let threads = self.threads;
        let mut state = self.wait(|state| {
            let done = state.closed || (state.ended && state.waiting.is_empty());
            done || state.next_key(threads).is_some()
        });
        if state.closed {
            return None;
        }
        let key = state.next_key(threads)?;
        let first = state.remove(key)?;
        let endless = first.is_endless();
        let mut jobs = vec![first];
        // What waits is shared out: a batch leaves something to the others.
        let fair = (state.waiting.len() + 1).div_ceil(threads);
        while jobs.len() < BATCH.min(fair) {
            let Some(next) = state.next_beside(&jobs) else {
                break;
            };
            jobs.extend(state.remove(next));
        }
        let task = Task {
            jobs,
            stop: StopFlag::new(),
            crew: Arc::new(AtomicUsize::new(1)),
            ticket: state.next,
        };
        state.next += 1;
        state.running.push(Running {
            ticket: task.ticket,
            jobs: task.jobs.clone(),
            stop: task.stop.clone(),
            crew: Arc::clone(&task.crew),
            endless,
        });
        state.share(threads);
        self.changed.notify_all();
        Some(task)
    }

    /// Says that a task is done.
    pub(super) fn finish(&self, task: &Task) {
        let mut state = self.state();
        state.running.retain(|of| of.ticket != task.ticket);
        state.share(self.threads);
        self.changed.notify_all();
    }

    /// Takes out what waits of a query, or of all where `id` is `None`, and stops
    /// what is being looked at; returns what was taken out.
    pub(super) fn terminate(&self, id: Option<&str>, turns: Option<&[i64]>) -> Vec<Job> {
        let mut state = self.state();
        for running in &state.running {
            if running.jobs.iter().any(|job| job.is_of(id, turns)) {
                running.stop.raise();
            }
        }
        let all = state.waiting.iter().filter(|(_, job)| job.is_of(id, turns));
        let keys: Vec<_> = all.map(|(&key, _)| key).collect();
        let taken = keys.into_iter().filter_map(|key| state.remove(key));
        let taken = taken.collect();
        self.changed.notify_all();
        taken
    }

    /// Whether nothing more is to be said.
    pub(super) fn is_closed(&self) -> bool {
        self.state().closed
    }

    /// Says that nothing more will be asked.
    pub(super) fn end(&self) {
        self.state().ended = true;
        self.changed.notify_all();
    }

    /// Drops what waits and stops what is being looked at.
    pub(super) fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        state.waiting.clear();
        for running in &state.running {
            running.stop.raise();
        }
        self.changed.notify_all();
    }
}

impl State {
    fn has_room(&self) -> bool {
        self.closed || (self.waiting.len() < MOST_WAITING && self.bytes < MOST_BYTES)
    }

    /// The first position that may be begun now.
    fn next_key(&self, threads: usize) -> Option<(Reverse<i64>, u64)> {
        let endless = self.running.iter().filter(|of| of.endless).count();
        let others = self.running.len() - endless;
        let mut waiting = self.waiting.iter();
        let next = waiting.find(|(_, job)| match job.is_endless() {
            true => endless < MOST_ENDLESS,
            false => others < threads,
        });
        next.map(|(&key, _)| key)
    }

    /// The next position, if it can be evaluated together with these.
    fn next_beside(&self, jobs: &[Job]) -> Option<(Reverse<i64>, u64)> {
        let first = jobs.first().filter(|first| first.is_one_visit())?;
        let (&key, next) = self.waiting.first_key_value()?;
        let fits = next.is_one_visit() && next.query.game.size() == first.query.game.size();
        fits.then_some(key)
    }

    fn remove(&mut self, key: (Reverse<i64>, u64)) -> Option<Job> {
        let job = self.waiting.remove(&key)?;
        let left = self.left.entry(job.number).or_default();
        *left = left.saturating_sub(1);
        if *left == 0 {
            self.left.remove(&job.number);
            self.bytes = self.bytes.saturating_sub(job.query.bytes);
        }
        Some(job)
    }

    /// Shares the threads out among what is being looked at.
    fn share(&self, threads: usize) {
        let tasks = self.running.len().max(1);
        for (place, running) in self.running.iter().enumerate() {
            let more = usize::from(place < threads % tasks);
            let share = (threads / tasks + more).max(1);
            running.crew.store(share, Ordering::Relaxed);
        }
    }
}
