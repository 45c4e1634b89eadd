//! When a problem comes back: spaced repetition.
//!
//! The schedule is that of FSRS 5. A problem that was solved comes back when it
//! would be forgotten with a chance of one in ten, one that was failed on the
//! next day, and what is easy for someone comes back less and less often. All
//! of it follows from the log of tries, so nothing of it is written down.

use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, Seed};

/// How a try at a problem went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recall {
    /// The solution was found.
    Known,
    /// It was not.
    Forgotten,
}

/// What is known about someone's memory of a problem.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Memory {
    card: Card,
}

impl Memory {
    /// Takes note of a try, `at` so many seconds from 1970. What is solved again before its time is practice, from
    /// which nothing can be told about forgetting; a failure always can.
    pub(super) fn add(&mut self, at: u64, recall: Recall) {
        let Some(at) = time(at) else { return };
        let at = at.max(self.card.last_review);
        let is_first = self.card.reps == 0;
        let rating = match recall {
            Recall::Known if is_first || at >= day_of(self.card.due) => Rating::Good,
            Recall::Known => return,
            Recall::Forgotten => Rating::Again,
        };
        if is_first {
            self.card.last_review = at;
            self.card.due = at;
        }
        self.card = schedule().next(self.card.clone(), at, rating).card;
    }

    /// From when on the problem is to be tried again, in seconds from 1970.
    pub(super) fn due(&self) -> u64 {
        u64::try_from(self.card.due.timestamp()).unwrap_or(0)
    }
}

/// Whole days between tries, and the same ones whoever asks.
fn schedule() -> FSRS {
    FSRS::new(Parameters {
        enable_short_term: false,
        enable_fuzz: false,
        seed: Seed::Empty,
        ..Parameters::default()
    })
}

fn time(seconds: u64) -> Option<DateTime<Utc>> {
    DateTime::from_timestamp(i64::try_from(seconds).ok()?, 0)
}

/// Half a day before a time: who solves problems in the morning is not told to
/// wait for the evening.
fn day_of(due: DateTime<Utc>) -> DateTime<Utc> {
    let half = chrono::TimeDelta::hours(12);
    due.checked_sub_signed(half).unwrap_or(due)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400;
    const START: u64 = 1_700_000_000;

    /// After how many days a problem comes back that is solved whenever it is due.
    fn intervals(times: usize) -> Vec<u64> {
        let mut memory = Memory::default();
        let mut at = START;
        let mut found = Vec::new();
        for _ in 0..times {
            memory.add(at, Recall::Known);
            found.push((memory.due() - at) / DAY);
            at = memory.due();
        }
        found
    }

    #[test]
    fn what_is_solved_comes_back_later_each_time() {
        let found = intervals(5);
        assert_eq!(found[0], 3, "the first interval of FSRS 5");
        assert!(found.is_sorted_by(|one, two| one < two), "{found:?}");
        assert!(found[4] > 100, "{found:?}");
    }

    #[test]
    fn what_is_failed_comes_back_the_next_day_and_more_often_from_then_on() {
        let mut memory = Memory::default();
        memory.add(START, Recall::Forgotten);
        assert_eq!(memory.due(), START + DAY);
        let mut often = Memory::default();
        let mut at = START;
        for recall in [Recall::Known, Recall::Known, Recall::Forgotten] {
            often.add(at, recall);
            at = often.due();
        }
        often.add(at, Recall::Known);
        assert!((often.due() - at) / DAY < intervals(3)[2]);
    }

    #[test]
    fn practice_before_the_time_changes_nothing_but_failing_does() {
        let mut memory = Memory::default();
        memory.add(START, Recall::Known);
        let due = memory.due();
        memory.add(START + DAY, Recall::Known);
        assert_eq!(memory.due(), due);
        memory.add(START + DAY, Recall::Forgotten);
        assert_eq!(memory.due(), START + 2 * DAY);
    }

    #[test]
    fn the_morning_of_the_day_is_early_enough() {
        let mut memory = Memory::default();
        memory.add(START, Recall::Known);
        let due = memory.due();
        memory.add(due - DAY / 3, Recall::Known);
        assert!(memory.due() > due + DAY);
    }

    #[test]
    fn clocks_that_are_set_back_and_nonsense_do_no_harm() {
        let mut memory = Memory::default();
        for at in [START, 5, u64::MAX, 0, START - DAY] {
            memory.add(at, Recall::Forgotten);
            memory.add(at, Recall::Known);
            assert!(memory.due() >= START && memory.due() < START + 9 * DAY);
        }
    }
}
