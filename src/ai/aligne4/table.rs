//! What was found out about boards before.

use super::search::PROVED;
use super::symmetry::Form;

/// How many boards are remembered, in pairs.
const PAIRS: usize = 1 << 20;

/// How a remembered score is to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the score.
    #[default]
    Exact,
    /// The score is this or more.
    AtLeast,
    /// The score is this or less.
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
    const fn is_of(&self, form: Form) -> bool {
        self.differing == form.differing && self.occupied == form.occupied
    }

    /// Whether looking deeper would change nothing: a win that is no bound from
    /// above, or a loss that is none from below.
    pub(super) const fn is_proved(&self) -> bool {
        match self.bound {
            Bound::Exact => self.score.abs() >= PROVED,
            Bound::AtLeast => self.score >= PROVED,
            Bound::AtMost => self.score <= -PROVED,
        }
    }
}

/// Boards that were looked at, of one variant. It takes its memory when it is
/// first written to.
#[derive(Default)]
pub(super) struct Table {
    pairs: Vec<[Entry; 2]>,
}

impl Table {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.pairs.fill([Entry::default(); 2]);
    }

    /// What is known of a board with at least one piece.
    pub(super) fn find(&self, form: Form) -> Option<&Entry> {
        let pair = self.pairs.get(place(form))?;
        pair.iter().find(|entry| entry.is_of(form))
    }

    /// Remembers what was found out about a board with at least one piece. Of
    /// three boards that share a place, the one looked at least deeply goes.
    pub(super) fn keep(&mut self, form: Form, score: i16, depth: u8, bound: Bound) {
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

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("pairs", &self.pairs.len())
            .finish()
    }
}

fn place(form: Form) -> usize {
    let mixed = (form.differing ^ u64::from(form.occupied).rotate_left(23))
        .wrapping_mul(0x9E37_79B9_7F4A_7C15);
    ((mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 44) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_found_again_and_an_unknown_one_is_not() {
        let mut table = Table::default();
        let form = |number| Form {
            occupied: 3,
            differing: number,
        };
        assert!(table.find(form(1)).is_none());
        for number in 1..1_000 {
            table.keep(form(number), number as i16, 3, Bound::AtMost);
            let entry = table.find(form(number)).unwrap();
            assert_eq!((entry.score, entry.bound), (number as i16, Bound::AtMost));
        }
        assert!(table.find(form(5_000)).is_none());
        table.clear();
        assert!(table.find(form(1)).is_none());
    }

    #[test]
    fn places_are_within_the_table() {
        for number in 0..10_000_u64 {
            let form = Form {
                occupied: number as u16,
                differing: number.wrapping_mul(0x1234_5678_9ABC_DEF1),
            };
            assert!(place(form) < PAIRS);
        }
    }
}
