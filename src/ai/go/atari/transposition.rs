//! What is known of positions that were searched.

use super::capture_board::{Bits, CaptureBoard};

/// How many entries a table has; a power of two.
const ENTRIES: usize = 1 << 17;

/// What a search found of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    pub(super) own: Bits,
    pub(super) other: Bits,
    /// How deep it was searched.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    pub(super) value: i32,
    /// The best move; none if nothing was better than another.
    pub(super) best: Bits,
}

/// What a value says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing: nobody was here.
    #[default]
    None,
    /// It is the value.
    Exact,
    /// The value is no less.
    Lower,
    /// The value is no more.
    Upper,
}

/// A table in which a later position takes the place of an earlier one.
#[derive(Debug)]
pub(super) struct Transpositions {
    entries: Vec<Entry>,
}

impl Transpositions {
    pub(super) fn new() -> Self {
        Self {
            entries: vec![Entry::default(); ENTRIES],
        }
    }

    pub(super) fn get(&self, board: &CaptureBoard) -> Option<&Entry> {
        let entry = self.entries.get(place(board))?;
        let known = entry.bound != Bound::None;
        (known && entry.own == board.own && entry.other == board.other).then_some(entry)
    }

    pub(super) fn put(&mut self, board: &CaptureBoard, found: Entry) {
        if let Some(entry) = self.entries.get_mut(place(board)) {
            *entry = Entry {
                own: board.own,
                other: board.other,
                ..found
            };
        }
    }
}

/// Where a position belongs, by a mix of its bits.
fn place(board: &CaptureBoard) -> usize {
    let words = [
        board.own as u64,
        (board.own >> 64) as u64,
        board.other as u64,
        (board.other >> 64) as u64,
    ];
    let mixed = words.iter().fold(0x9e37_79b9_7f4a_7c15_u64, |hash, word| {
        (hash ^ word)
            .wrapping_mul(0xff51_afd7_ed55_8ccd)
            .rotate_left(31)
    });
    (mixed >> 32) as usize & (ENTRIES - 1)
}
