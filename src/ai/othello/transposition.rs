//! The transposition table.

use std::fmt;

use crate::othello::Bits;

/// What is known about a position, from the side to play's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    bits: Bits,
    /// The lower bound of its value.
    pub(super) lower: i16,
    /// The upper bound of its value.
    pub(super) upper: i16,
    /// How deep it was searched; [`SOLVED`] where to the end, and then the value is
    /// in whole discs.
    pub(super) depth: u8,
    /// The square that seemed best.
    pub(super) best: u8,
    generation: u8,
}

/// The depth of positions that were searched to the end of the game.
pub(super) const SOLVED: u8 = u8::MAX;
/// No square.
pub(super) const NO_SQUARE: u8 = 64;

const NOTHING: Entry = Entry {
    bits: Bits { own: 0, other: 0 },
    lower: 0,
    upper: 0,
    depth: 0,
    best: NO_SQUARE,
    generation: 0,
};

/// A transposition table with two entries for each key. Positions are stored
/// whole, so that none is taken for another.
pub(super) struct TranspositionTable {
    entries: Vec<Entry>,
    /// How far a key is shifted to be a place.
    shift: u32,
    generation: u8,
}

impl TranspositionTable {
    /// One with room for two to the power of `log` positions, 24 bytes each.
    pub(super) fn new(log: u32) -> Self {
        let log = log.clamp(1, 20);
        Self {
            entries: Vec::new(),
            shift: 64 - log,
            generation: 1,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.fill(NOTHING);
        self.generation = 1;
    }

    /// Begins a new generation: older entries stay, and are replaced sooner. The
    /// first time, it allocates the memory.
    pub(super) fn new_generation(&mut self) {
        if self.entries.is_empty() {
            self.entries = vec![NOTHING; 1 << (64 - self.shift)];
        }
        self.generation = self.generation.wrapping_add(1);
    }

    /// The first of the two places of a position.
    #[inline]
    fn place(&self, bits: Bits) -> usize {
        let key = bits.own.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ bits
                .other
                .wrapping_mul(0xC2B2_AE3D_27D4_EB4F)
                .rotate_left(29);
        let key = (key ^ (key >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        ((key >> self.shift) as usize) & !1
    }

    /// The entry of a position.
    #[inline]
    pub(super) fn probe(&self, bits: Bits) -> Option<&Entry> {
        let place = self.place(bits);
        let both = self.entries.get(place..place + 2)?;
        both.iter()
            .find(|entry| entry.bits == bits && entry.generation != 0)
    }

    /// Stores that a search of a position to this depth, with a window from `alpha`
    /// to `beta`, came to `value`.
    pub(super) fn store(
        &mut self,
        bits: Bits,
        depth: u8,
        window: (i32, i32),
        value: i32,
        best: u8,
    ) {
        let (place, generation) = (self.place(bits), self.generation.max(1));
        let Some([first, second]) = self.entries.get_mut(place..place + 2) else {
            return;
        };
        let worth = |entry: &Entry| {
            let stale = i32::from(generation.wrapping_sub(entry.generation)) * 16;
            i32::from(entry.depth) - stale
        };
        let entry = if first.bits == bits {
            first
        } else if second.bits == bits || worth(second) <= worth(first) {
            second
        } else {
            first
        };
        if entry.bits != bits || entry.depth != depth || entry.generation == 0 {
            // What was solved is worth more than any guess.
            if entry.bits == bits && entry.depth > depth && entry.generation != 0 {
                return;
            }
            *entry = Entry {
                bits,
                lower: i16::MIN,
                upper: i16::MAX,
                depth,
                best: NO_SQUARE,
                generation,
            };
        }
        let (alpha, beta) = window;
        let value_there = value.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        if value > alpha {
            entry.lower = entry.lower.max(value_there);
            entry.best = best;
        }
        if value < beta {
            entry.upper = entry.upper.min(value_there);
        }
        if entry.best == NO_SQUARE {
            entry.best = best;
        }
        entry.generation = generation;
    }
}

impl fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TranspositionTable")
            .field("places", &self.entries.len())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_and_bounds_close_in() {
        let mut table = TranspositionTable::new(4);
        table.new_generation();
        let bits = Bits::START;
        assert_eq!(table.probe(bits), None);
        table.store(bits, 5, (-10, 10), -12, 3);
        let entry = *table.probe(bits).unwrap();
        assert_eq!((entry.lower, entry.upper), (i16::MIN, -12));
        table.store(bits, 5, (-20, -10), -15, 4);
        let entry = *table.probe(bits).unwrap();
        assert_eq!((entry.lower, entry.upper, entry.best), (-15, -15, 4));
        table.store(bits, SOLVED, (-64, 64), 2, 5);
        table.store(bits, 9, (-64, 64), 7, 6);
        let entry = *table.probe(bits).unwrap();
        assert_eq!((entry.lower, entry.depth), (2, SOLVED));
        assert_eq!(table.probe(bits.passed()), None);
        assert!(size_of::<Entry>() <= 24);
    }
}
