//! A buffer that is aligned to cache lines: a SIMD vector that lies across two
//! lines takes twice as long to load.

use std::ops::{Deref, DerefMut};

/// How many numbers a cache line holds.
const LINE: usize = 16;

/// An aligned buffer of numbers that only ever grows.
#[derive(Debug, Default)]
pub(super) struct AlignedBuf {
    store: Vec<f32>,
    start: usize,
    len: usize,
}

impl AlignedBuf {
    /// So many zeros.
    pub(super) fn zeros(len: usize) -> Self {
        let mut buffer = Self::default();
        buffer.grow_to(len);
        buffer
    }

    /// The first `len` numbers. If the buffer has to grow, all become zeros.
    pub(super) fn grow_to(&mut self, len: usize) -> &mut [f32] {
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

impl Deref for AlignedBuf {
    type Target = [f32];

    #[inline]
    fn deref(&self) -> &[f32] {
        self.store
            .get(self.start..self.start + self.len)
            .unwrap_or_default()
    }
}

impl DerefMut for AlignedBuf {
    #[inline]
    fn deref_mut(&mut self) -> &mut [f32] {
        self.store
            .get_mut(self.start..self.start + self.len)
            .unwrap_or_default()
    }
}
