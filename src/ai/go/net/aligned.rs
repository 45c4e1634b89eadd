//! A buffer that is aligned to cache lines: a SIMD vector that lies across two
//! lines takes twice as long to load.

use std::ops::{Deref, DerefMut};

/// How many bytes a cache line has.
const LINE: usize = 64;

/// An aligned buffer of numbers that only ever grows.
#[derive(Debug, Default)]
pub(super) struct AlignedBuf<T = f32> {
    store: Vec<T>,
    start: usize,
    len: usize,
}

impl<T: Copy + Default> AlignedBuf<T> {
    /// So many zeros.
    pub(super) fn zeros(len: usize) -> Self {
        let mut buffer = Self {
            store: Vec::new(),
            start: 0,
            len: 0,
        };
        buffer.grow_to(len);
        buffer
    }

    /// The first `len` numbers. If the buffer has to grow, all become zeros.
    pub(super) fn grow_to(&mut self, len: usize) -> &mut [T] {
        if len > self.len {
            let most = LINE / size_of::<T>().max(1);
            let store = vec![T::default(); len + most];
            let start = store.as_ptr().align_offset(LINE);
            // Where no offset is known, any place serves, only slower.
            self.start = start.min(most);
            self.store = store;
            self.len = len;
        }
        self.get_mut(..len).unwrap_or_default()
    }
}

impl<T> Deref for AlignedBuf<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.store
            .get(self.start..self.start + self.len)
            .unwrap_or_default()
    }
}

impl<T> DerefMut for AlignedBuf<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        self.store
            .get_mut(self.start..self.start + self.len)
            .unwrap_or_default()
    }
}
