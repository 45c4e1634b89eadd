//! The transposition table.

use super::canonical::CanonicalForm;
use super::score::PROVED;

/// How many boards are remembered, in pairs.
const PAIRS: usize = 1 << 20;

/// Whether a score is exact or a bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// Exact.
    #[default]
    Exact,
    /// A lower bound.
    AtLeast,
    /// An upper bound.
    AtMost,
}

/// What was found out about one board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    // A form, laid out so that an entry has sixteen bytes.
    differing: u64,
    occupied: u16,
    pub(super) score: i16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

impl Entry {
    const fn is_of(&self, form: CanonicalForm) -> bool {
        self.differing == form.differing && self.occupied == form.occupied
    }

    /// Whether a deeper search would change nothing: a win that is no upper bound,
    /// or a loss that is no lower one.
    pub(super) const fn is_proved(&self) -> bool {
        match self.bound {
            Bound::Exact => self.score.abs() >= PROVED,
            Bound::AtLeast => self.score >= PROVED,
            Bound::AtMost => self.score <= -PROVED,
        }
    }
}

/// A transposition table of the boards of one variant, with two entries for each
/// key. It allocates its memory when it is first written to.
#[derive(Default)]
pub(super) struct TranspositionTable {
    pairs: Vec<[Entry; 2]>,
}

impl TranspositionTable {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.pairs.fill([Entry::default(); 2]);
    }

    /// The entry of a board with at least one piece.
    pub(super) fn probe(&self, form: CanonicalForm) -> Option<&Entry> {
        let pair = self.pairs.get(place(form))?;
        pair.iter().find(|entry| entry.is_of(form))
    }

    /// Stores the score of a board with at least one piece. Of the two entries of
    /// a key, one keeps the deepest search and the other the latest.
    pub(super) fn store(&mut self, form: CanonicalForm, score: i16, depth: u8, bound: Bound) {
        if self.pairs.is_empty() {
            self.pairs = vec![[Entry::default(); 2]; PAIRS];
        }
        let Some([deep, recent]) = self.pairs.get_mut(place(form)) else {
            return;
        };
        let entry = Entry {
            differing: form.differing,
            occupied: form.occupied,
            score,
            depth,
            bound,
        };
        if deep.is_of(form) {
            *deep = entry;
        } else if depth >= deep.depth {
            *recent = *deep;
            *deep = entry;
        } else {
            *recent = entry;
        }
    }
}

impl std::fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TranspositionTable")
            .field("pairs", &self.pairs.len())
            .finish()
    }
}

fn place(form: CanonicalForm) -> usize {
    let mixed = (form.differing ^ u64::from(form.occupied).rotate_left(23))
        .wrapping_mul(0x9E37_79B9_7F4A_7C15);
    ((mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 44) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_found_again_and_an_unknown_one_is_not() {
        let mut table = TranspositionTable::default();
        let form = |number| CanonicalForm {
            occupied: 3,
            differing: number,
        };
        assert!(table.probe(form(1)).is_none());
        for number in 1..1_000 {
            table.store(form(number), number as i16, 3, Bound::AtMost);
            let entry = table.probe(form(number)).unwrap();
            assert_eq!((entry.score, entry.bound), (number as i16, Bound::AtMost));
        }
        assert!(table.probe(form(5_000)).is_none());
        table.clear();
        assert!(table.probe(form(1)).is_none());
    }

    #[test]
    fn places_are_within_the_table() {
        for number in 0..10_000_u64 {
            let form = CanonicalForm {
                occupied: number as u16,
                differing: number.wrapping_mul(0x1234_5678_9ABC_DEF1),
            };
            assert!(place(form) < PAIRS);
        }
    }
}
