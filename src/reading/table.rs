//! The transposition table of a search.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::state::State;

/// As much as a proof can cost, and more.
pub(super) const INFINITE: u32 = u32::MAX / 4;

/// How hard it seems to be for the side to play to get what it wants (phi), and
/// for the other side to keep it from that (delta). Nothing and infinite, or
/// infinite and nothing, are proofs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) phi: u32,
    pub(super) delta: u32,
}

impl Numbers {
    /// Nothing is known yet. What lies deeper seems harder, so that a search
    /// does not follow one long line around and around.
    pub(super) const fn unknown(depth: u16) -> Self {
        let cost = 1 + depth as u32 / 4;
        Self {
            phi: cost,
            delta: cost,
        }
    }

    /// The side to play gets what it wants.
    pub(super) const GETS: Self = Self {
        phi: 0,
        delta: INFINITE,
    };
    /// It does not.
    pub(super) const FAILS: Self = Self {
        phi: INFINITE,
        delta: 0,
    };

    pub(super) const fn is_proof(self) -> bool {
        self.phi == 0 || self.delta == 0
    }
}

/// What is known of a state.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) numbers: Numbers,
    /// Whether it lies on the path that is being searched.
    pub(super) on_path: bool,
    /// What a failure rests on, in the table of conditions; 0 is nothing.
    pub(super) condition: usize,
}

impl Entry {
    pub(super) const fn new(numbers: Numbers) -> Self {
        Self {
            numbers,
            on_path: false,
            condition: 0,
        }
    }
}

/// States by what they are, compared whole: a proof rests on no hash alone.
pub(super) type Table = HashMap<State, Entry, BuildHasherDefault<CodeHasher>>;

/// Takes the code of a state as it is.
#[derive(Default)]
pub(super) struct CodeHasher(u64);

impl Hasher for CodeHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, code: u64) {
        self.0 = code;
    }
}
