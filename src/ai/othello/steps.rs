//! The moves of one position, the most promising first.

use crate::othello::Bits;

/// A move, what it flips, and how promising it seems.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Step {
    pub(super) flips: u64,
    pub(super) score: i32,
    pub(super) square: u8,
}

/// At most `N` moves, without asking for memory.
#[derive(Debug)]
pub(super) struct Steps<const N: usize> {
    steps: [Step; N],
    len: usize,
}

impl<const N: usize> Steps<N> {
    /// The moves of a position, none of them judged yet. There must be no more
    /// than `N` empty squares.
    #[inline]
    pub(super) fn of(bits: Bits, mut moves: u64) -> Self {
        let mut steps = [Step::default(); N];
        let mut len = 0;
        for step in &mut steps {
            if moves == 0 {
                break;
            }
            let square = moves.trailing_zeros();
            moves &= moves - 1;
            step.square = square as u8;
            step.flips = bits.flips(square);
            len += 1;
        }
        debug_assert!(moves == 0, "there is room for all moves");
        Self { steps, len }
    }

    #[inline]
    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Step> {
        self.steps.iter_mut().take(self.len)
    }

    /// The moves, the highest score first; each is looked for only when it is
    /// asked for, because often the first is enough.
    #[inline]
    pub(super) fn best_first(mut self) -> impl Iterator<Item = Step> {
        let mut next = 0;
        std::iter::from_fn(move || {
            let left = self.steps.get_mut(next..self.len)?;
            let best =
                (0..left.len()).max_by_key(|&index| (left[index].score, usize::MAX - index))?;
            left.swap(0, best);
            next += 1;
            left.first().copied()
        })
    }
}

impl Step {
    /// The position after it.
    #[inline]
    pub(super) const fn after(&self, bits: Bits) -> Bits {
        bits.after(self.square as u32, self.flips)
    }
}
