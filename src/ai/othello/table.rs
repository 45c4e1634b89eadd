//! What was found out about positions, to be found again.

use std::fmt;

use crate::othello::Bits;

/// What is known about a position, from the side to play's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    bits: Bits,
    /// It is worth at least this.
    pub(super) lower: i16,
    /// It is worth at most this.
    pub(super) upper: i16,
    /// How deep was looked; [`SOLVED`] where to the end, and then the worth is
    /// in whole discs.
    pub(super) depth: u8,
    /// The square that seemed best.
    pub(super) best: u8,
    age: u8,
}

/// The depth of what was looked at to the end.
pub(super) const SOLVED: u8 = u8::MAX;
/// No square.
pub(super) const NOWHERE: u8 = 64;

const NOTHING: Entry = Entry {
    bits: Bits { own: 0, other: 0 },
    lower: 0,
    upper: 0,
    depth: 0,
    best: NOWHERE,
    age: 0,
};

/// A table of positions with two places for each key. Positions are kept
/// whole, so that none is taken for another.
pub(super) struct Table {
    entries: Vec<Entry>,
    /// How far a key is shifted to be a place.
    shift: u32,
    age: u8,
}

impl Table {
    /// One with room for two to the power of `log` positions, 24 bytes each.
    pub(super) fn new(log: u32) -> Self {
        let log = log.clamp(1, 20);
        Self {
            entries: Vec::new(),
            shift: 64 - log,
            age: 1,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.fill(NOTHING);
        self.age = 1;
    }

    /// Tells that another position is thought about: what is known stays, and
    /// gives way sooner. The first time, it asks for the memory.
    pub(super) fn grow_older(&mut self) {
        if self.entries.is_empty() {
            self.entries = vec![NOTHING; 1 << (64 - self.shift)];
        }
        self.age = self.age.wrapping_add(1);
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

    /// What is known about a position.
    #[inline]
    pub(super) fn find(&self, bits: Bits) -> Option<&Entry> {
        let place = self.place(bits);
        let both = self.entries.get(place..place + 2)?;
        both.iter()
            .find(|entry| entry.bits == bits && entry.age != 0)
    }

    /// Keeps that a position, looked at this deep with a window from `alpha`
    /// to `beta`, came to `value`.
    pub(super) fn keep(&mut self, bits: Bits, depth: u8, window: (i32, i32), value: i32, best: u8) {
        let (place, age) = (self.place(bits), self.age.max(1));
        let Some([first, second]) = self.entries.get_mut(place..place + 2) else {
            return;
        };
        let worth = |entry: &Entry| {
            let stale = i32::from(age.wrapping_sub(entry.age)) * 16;
            i32::from(entry.depth) - stale
        };
        let entry = if first.bits == bits {
            first
        } else if second.bits == bits || worth(second) <= worth(first) {
            second
        } else {
            first
        };
        if entry.bits != bits || entry.depth != depth || entry.age == 0 {
            // What was solved is worth more than any guess.
            if entry.bits == bits && entry.depth > depth && entry.age != 0 {
                return;
            }
            *entry = Entry {
                bits,
                lower: i16::MIN,
                upper: i16::MAX,
                depth,
                best: NOWHERE,
                age,
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
        if entry.best == NOWHERE {
            entry.best = best;
        }
        entry.age = age;
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("places", &self.entries.len())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_and_bounds_close_in() {
        let mut table = Table::new(4);
        table.grow_older();
        let bits = Bits::START;
        assert_eq!(table.find(bits), None);
        table.keep(bits, 5, (-10, 10), -12, 3);
        let entry = *table.find(bits).unwrap();
        assert_eq!((entry.lower, entry.upper), (i16::MIN, -12));
        table.keep(bits, 5, (-20, -10), -15, 4);
        let entry = *table.find(bits).unwrap();
        assert_eq!((entry.lower, entry.upper, entry.best), (-15, -15, 4));
        table.keep(bits, SOLVED, (-64, 64), 2, 5);
        table.keep(bits, 9, (-64, 64), 7, 6);
        let entry = *table.find(bits).unwrap();
        assert_eq!((entry.lower, entry.depth), (2, SOLVED));
        assert_eq!(table.find(bits.passed()), None);
        assert!(size_of::<Entry>() <= 24);
    }
}
