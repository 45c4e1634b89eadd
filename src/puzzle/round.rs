//! A round of problems: those that were asked for, one after the other.

use std::sync::Arc;

use super::attempt::Attempt;
use super::collection::Collection;
use super::of_record::NotAPuzzle;
use super::order::{Filter, Order};
use super::progress::{Progress, Tried};
use super::turning::{Turning, Variety};

/// What someone wants of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundOptions {
    /// In which order problems come.
    pub order: Order,
    /// Which of them.
    pub filter: Filter,
    /// Whether their pictures are turned.
    pub variety: Variety,
}

/// Problems of a collection, and the one that is being tried.
#[derive(Clone, Debug)]
pub struct Round {
    collection: Arc<Collection>,
    options: RoundOptions,
    seed: u64,
    numbers: Vec<usize>,
    at: usize,
    attempt: Option<Result<Attempt, NotAPuzzle>>,
    /// Whether what became of the attempt was told already.
    told: bool,
}

impl Round {
    /// The problems that are asked for, from the first one on. What is due before
    /// `tonight`, in seconds from 1970, is due.
    #[must_use]
    pub fn new(
        collection: Arc<Collection>,
        options: RoundOptions,
        progress: &Progress,
        tonight: u64,
        seed: u64,
    ) -> Self {
        let RoundOptions { order, filter, .. } = &options;
        let numbers = order.of(&collection, filter, progress, tonight, seed);
        let mut round = Self {
            collection,
            options,
            seed,
            numbers,
            at: 0,
            attempt: None,
            told: false,
        };
        round.go_to(0);
        round
    }

    /// Where the problems come from.
    #[must_use]
    pub const fn collection(&self) -> &Arc<Collection> {
        &self.collection
    }

    /// What was asked for.
    #[must_use]
    pub const fn options(&self) -> &RoundOptions {
        &self.options
    }

    /// How many problems it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// Which problem of the round is being tried, counted from 0.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.at
    }

    /// Which problem of its collection that is, counted from 0.
    #[must_use]
    pub fn number(&self) -> Option<usize> {
        self.numbers.get(self.at).copied()
    }

    /// The problem that is being tried.
    #[must_use]
    pub fn attempt(&self) -> Option<&Attempt> {
        self.attempt.as_ref()?.as_ref().ok()
    }

    /// The same, to be played on.
    pub fn attempt_mut(&mut self) -> Option<&mut Attempt> {
        self.attempt.as_mut()?.as_mut().ok()
    }

    /// Why there is no problem here to be tried.
    #[must_use]
    pub fn trouble(&self) -> Option<&NotAPuzzle> {
        self.attempt.as_ref()?.as_ref().err()
    }

    /// Goes to a problem of the round; whether there is one.
    pub fn go_to(&mut self, place: usize) -> bool {
        let Some(&number) = self.numbers.get(place) else {
            return false;
        };
        self.at = place;
        self.told = false;
        let mixed = (self.seed ^ number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let turning = Turning::of_seed(mixed >> 32, self.options.variety);
        let puzzle = self.collection.puzzle(number);
        self.attempt = Some(puzzle.map(|puzzle| Attempt::new(puzzle.turned(turning).into())));
        true
    }

    /// Goes to the next problem; whether there is one.
    pub fn next_puzzle(&mut self) -> bool {
        self.go_to(self.at + 1)
    }

    /// Goes to the problem before; whether there is one.
    pub fn previous_puzzle(&mut self) -> bool {
        self.at.checked_sub(1).is_some_and(|at| self.go_to(at))
    }

    /// What became of the first try, once, at the moment it is decided.
    pub fn take_tried(&mut self, at: u64, seconds: u32) -> Option<Tried> {
        let attempt = self.attempt().filter(|_| !self.told)?;
        let tried = Tried {
            key: attempt.puzzle().key(),
            at,
            outcome: attempt.outcome()?,
            seconds,
        };
        self.told = true;
        Some(tried)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
    use crate::go::Move;
    use crate::puzzle::testing::collection;
    use crate::puzzle::{Outcome, State};

    #[test]
    fn problems_follow_each_other_and_each_is_told_of_once() {
        let problems = collection(
            "(;SZ[9]AB[aa]AW[bb];B[cc])(;SZ[9]AB[ab]AW[bb];B[cc])(;SZ[9]AB[aa][ba]AW[ab][bb]\
             [ca];B[cc])",
        );
        let mut round = Round::new(
            problems.into(),
            RoundOptions::default(),
            &Progress::default(),
            0,
            3,
        );
        assert_eq!((round.len(), round.place()), (3, 0));
        assert!(!round.previous_puzzle());
        assert_eq!(round.take_tried(5, 6), None);
        let attempt = round.attempt_mut().unwrap();
        attempt.play(Move::Place(Point::new(2, 2)));
        assert!(matches!(attempt.state(), State::Solved(_)));
        let tried = round.take_tried(5, 6).unwrap();
        assert_eq!(
            (tried.at, tried.outcome, tried.seconds),
            (5, Outcome::Solved, 6)
        );
        assert_eq!(round.take_tried(7, 8), None);
        assert!(round.next_puzzle());
        round.attempt_mut().unwrap().show_solution();
        assert_eq!(round.take_tried(9, 1).unwrap().outcome, Outcome::Shown);
        assert!(round.next_puzzle());
        // The black stones of the third have no liberty.
        assert_eq!(round.trouble(), Some(&NotAPuzzle::NoLiberties));
        assert!(round.attempt().is_none() && round.take_tried(1, 1).is_none());
        assert!(!round.next_puzzle() && round.previous_puzzle());
    }
}
