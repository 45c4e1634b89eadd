//! The moves of one position, sorted as they are asked for.

use crate::othello::Bits;

/// A move, what it flips, and how promising it seems.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OrderedMove {
    pub(super) flips: u64,
    pub(super) score: i32,
    pub(super) square: u8,
}

/// At most `N` moves, without allocation.
#[derive(Debug)]
pub(super) struct MoveList<const N: usize> {
    list: [OrderedMove; N],
    len: usize,
}

impl<const N: usize> MoveList<N> {
    /// The moves of a position, none of them scored yet. There must be no more than
    /// `N` empty squares.
    #[inline]
    pub(super) fn of(bits: Bits, mut moves: u64) -> Self {
        let mut list = [OrderedMove::default(); N];
        let mut len = 0;
        for mv in &mut list {
            if moves == 0 {
                break;
            }
            let square = moves.trailing_zeros();
            moves &= moves - 1;
            mv.square = square as u8;
            mv.flips = bits.flips(square);
            len += 1;
        }
        debug_assert!(moves == 0, "there is room for all moves");
        Self { list, len }
    }

    #[inline]
    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut OrderedMove> {
        self.list.iter_mut().take(self.len)
    }

    /// The moves, the highest score first; each is looked for only when it is
    /// asked for, because often the first is enough.
    #[inline]
    pub(super) fn best_first(mut self) -> impl Iterator<Item = OrderedMove> {
        let mut next = 0;
        std::iter::from_fn(move || {
            let left = self.list.get_mut(next..self.len)?;
            let best =
                (0..left.len()).max_by_key(|&index| (left[index].score, usize::MAX - index))?;
            left.swap(0, best);
            next += 1;
            left.first().copied()
        })
    }
}

impl OrderedMove {
    /// The position after it.
    #[inline]
    pub(super) const fn after(&self, bits: Bits) -> Bits {
        bits.after(self.square as u32, self.flips)
    }
}
