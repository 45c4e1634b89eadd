//! The positions so far.

use std::collections::HashMap;
use std::fmt;

use super::key::KeyHasherBuilder;
use super::{Game, Key};

/// Every position on the way from the start of a game to the present, the
/// present one last.
///
/// Finding an equal position takes the same time however long the game is.
#[derive(Clone)]
pub struct Past<G: Game> {
    moments: Vec<Moment<G::Snapshot>>,
    /// For each key, the last moment that has it. Follows from `moments`.
    latest: HashMap<Key, usize, KeyHasherBuilder>,
}

#[derive(Clone, Debug)]
struct Moment<S> {
    key: Key,
    snapshot: S,
    /// The moment before this one with the same key.
    same_key: Option<usize>,
    /// The first moment that counts from here on: the last time the board was
    /// changed by hand.
    since: usize,
}

impl<G: Game> Past<G> {
    /// How many positions with one key are compared.
    pub const LOOKED_AT: usize = 256;

    /// The past of a game that starts from `position`.
    pub fn starting_from(position: &G) -> Self {
        let mut past = Self {
            moments: Vec::new(),
            latest: HashMap::default(),
        };
        past.push(position);
        past
    }

    /// How many turns were taken: the start is turn 0.
    pub const fn turns(&self) -> usize {
        self.moments.len().saturating_sub(1)
    }

    /// The position after some turn, 0 being the start.
    pub fn after(&self, turn: usize) -> Option<&G::Snapshot> {
        Some(&self.moments.get(turn)?.snapshot)
    }

    /// The earliest turn after which the board had this key and the position
    /// was the `same`.
    ///
    /// A key alone proves nothing, so `same` is expected to compare the
    /// boards. Turns before the board was last changed by hand do not count:
    /// the game that led there is another one.
    ///
    /// Of positions with one key the last [`Past::LOOKED_AT`] are compared. No
    /// game comes near it; a file made to repeat a position for ever would
    /// otherwise take a time that grows with its square.
    pub fn earliest(&self, key: Key, same: impl Fn(&G::Snapshot) -> bool) -> Option<usize> {
        let since = self.moments.last()?.since;
        let with_key = std::iter::successors(self.latest.get(&key).copied(), |&turn| {
            self.moments[turn].same_key
        });
        with_key
            .take_while(|&turn| turn >= since)
            .take(Self::LOOKED_AT)
            .filter(|&turn| same(&self.moments[turn].snapshot))
            .last()
    }

    /// Adds the position after one more turn.
    pub fn push(&mut self, position: &G) {
        let since = self.moments.last().map_or(0, |moment| moment.since);
        self.add(position, since);
    }

    /// Adds the position after the board was changed by hand: nothing before
    /// it counts any more.
    pub fn begin_anew(&mut self, position: &G) {
        self.add(position, self.moments.len());
    }

    fn add(&mut self, position: &G, since: usize) {
        let key = position.key();
        let same_key = self.latest.insert(key, self.moments.len());
        self.moments.push(Moment {
            key,
            snapshot: position.snapshot(),
            same_key,
            since,
        });
    }

    /// Forgets all turns after `turn` and returns the position it led to.
    ///
    /// The start is never forgotten.
    pub fn rewind(&mut self, turn: usize) -> Option<&G::Snapshot> {
        while self.moments.len() > turn + 1 {
            let gone = self.moments.pop()?;
            match gone.same_key {
                Some(earlier) => self.latest.insert(gone.key, earlier),
                None => self.latest.remove(&gone.key),
            };
        }
        Some(&self.moments.last()?.snapshot)
    }
}

impl<G: Game> fmt::Debug for Past<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Past")
            .field("moments", &self.moments)
            .finish_non_exhaustive()
    }
}
