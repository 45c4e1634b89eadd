//! Keys: one number for a whole board.

use std::hash::{BuildHasherDefault, Hasher};
use std::ops::{BitXor, BitXorAssign};

use crate::board::{Color, Point, Size};

/// A Zobrist hash: every stone has a random number, a board is all of them
/// xor-ed together, and a move changes only the numbers of its stones.
///
/// Equal boards have equal keys. Different boards almost always differ, and
/// whoever must be certain compares the boards as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Key(u64);

impl Key {
    /// The key of an empty board.
    pub const EMPTY: Self = Self(0);

    /// The number of one stone.
    #[must_use]
    #[inline]
    pub const fn of_stone(color: Color, point: Point) -> Self {
        let offset = point.row as usize * STRIDE + point.col as usize;
        Self(STONES[offset % POINTS][color as usize])
    }

    /// The same board with this side to play.
    #[must_use]
    pub const fn with_turn(self, to_play: Color) -> Self {
        Self(self.0 ^ TURNS[to_play as usize])
    }

    /// The same with a point at which a ko may not be retaken.
    #[must_use]
    pub const fn with_ko(self, ko: Point) -> Self {
        let offset = ko.row as usize * STRIDE + ko.col as usize;
        Self(self.0 ^ STONES[offset % POINTS][0].rotate_left(31))
    }

    /// The number itself.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl BitXor for Key {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl BitXorAssign for Key {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

const STRIDE: usize = Size::LARGEST.lines() as usize;
const POINTS: usize = Size::LARGEST.area();

static STONES: [[u64; 2]; POINTS] = {
    let mut table = [[0; 2]; POINTS];
    let mut state = 0x4A65_676F_2031_3931;
    let mut index = 0;
    while index < POINTS * 2 {
        let (next, number) = split_mix(state);
        state = next;
        table[index / 2][index % 2] = number;
        index += 1;
    }
    table
};

/// The numbers of the sides.
const TURNS: [u64; 2] = [0x9AE1_6A3B_2F90_404F, 0xC3A5_C85C_97CB_3127];

/// One step of SplitMix64 (Steele, Lea and Flood, 2014): the next state and a
/// well-mixed number from it.
const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (state, z ^ (z >> 31))
}

/// Builds a hasher for maps from [`Key`]: a key is random already and needs no
/// further mixing.
pub(super) type KeyHasherBuilder = BuildHasherDefault<KeyHasher>;

/// Passes the one number of a [`Key`] through.
#[derive(Debug, Default)]
pub(super) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_stone_has_a_number_of_its_own() {
        let keys: HashSet<Key> = Size::LARGEST
            .points()
            .flat_map(|point| Color::BOTH.map(|color| Key::of_stone(color, point)))
            .collect();
        assert_eq!(keys.len(), 2 * POINTS);
        assert!(!keys.contains(&Key::EMPTY));
    }

    #[test]
    fn a_stone_put_and_taken_leaves_no_trace() {
        let stone = Key::of_stone(Color::White, Point::new(3, 3));
        let mut key = Key::of_stone(Color::Black, Point::new(2, 2));
        let before = key;
        key ^= stone;
        assert_ne!(key, before);
        assert_eq!(key ^ stone, before);
    }
}
