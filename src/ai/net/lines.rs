//! Numbers in memory that begin where a line of the cache begins: a vector
//! that lies across two lines takes twice as long to load.

use std::ops::{Deref, DerefMut};

/// How many numbers a line of the cache holds.
const LINE: usize = 16;

/// A run of numbers that only ever grows.
#[derive(Debug, Default)]
pub(super) struct Lined {
    store: Vec<f32>,
    start: usize,
    len: usize,
}

impl Lined {
    /// So many zeros.
    pub(super) fn zeros(len: usize) -> Self {
        let mut lined = Self::default();
        lined.reach(len);
        lined
    }

    /// The first `len` numbers. Where there were fewer, all are now zeros.
    pub(super) fn reach(&mut self, len: usize) -> &mut [f32] {
        if len > self.len {
            let store = vec![0.0; len + LINE];
            let start = store.as_ptr().align_offset(LINE * size_of::<f32>());
            // Where no offset is known, any place serves, only slower.
            self.start = start.min(LINE);
            self.store = store;
            self.len = len;
        }
        self.get_mut(..len).unwrap_or_default()
    }
}

impl Deref for Lined {
    type Target = [f32];

    #[inline]
    fn deref(&self) -> &[f32] {
        self.store
            .get(self.start..self.start + self.len)
            .unwrap_or_default()
    }
}

impl DerefMut for Lined {
    #[inline]
    fn deref_mut(&mut self) -> &mut [f32] {
        self.store
            .get_mut(self.start..self.start + self.len)
            .unwrap_or_default()
    }
}
