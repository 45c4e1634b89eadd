//! Canonical forms: boards that are the same game up to symmetry.
//!
//! Sixteen pieces can change their names in 384 ways (traits change places, and
//! the two values of a trait do), and the squares can change places in 32 ways
//! that make lines of lines: the eight of a square, and those that also turn
//! rows and columns inside out. A search that knows this looks at one board
//! where there would be up to 12,288.

use crate::aligne4::Board;

/// What all boards that are the same game have in common. Two boards that are
/// not the same never share it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct CanonicalForm {
    pub(super) occupied: u16,
    /// For each trait, which pieces differ from the first one on the board;
    /// the smallest number in front.
    pub(super) differing: u64,
}

impl CanonicalForm {
    /// The smallest of all ways in which the board can be written.
    pub(super) fn of(board: &Board) -> Self {
        let occupied = board.occupied_bits();
        let images = MAPS.iter().map(|map| apply(map, occupied));
        let smallest = images.clone().min().unwrap_or(occupied);
        let same = MAPS.iter().zip(images);
        let differing = same
            .filter(|&(_, image)| image == smallest)
            .map(|(map, _)| differing(map, board, smallest))
            .min();
        Self {
            occupied: smallest,
            differing: differing.unwrap_or_default(),
        }
    }
}

#[inline]
fn differing(map: &Map, board: &Board, occupied: u16) -> u64 {
    let first = occupied & occupied.wrapping_neg();
    let [mut a, mut b, mut c, mut d] = board.second_bits().map(|squares| {
        let image = apply(map, squares);
        if image & first == 0 {
            image
        } else {
            image ^ occupied
        }
    });
    // A sorting network: which trait is which does not matter.
    (a, b) = (a.min(b), a.max(b));
    (c, d) = (c.min(d), c.max(d));
    (a, c) = (a.min(c), a.max(c));
    (b, d) = (b.min(d), b.max(d));
    (b, c) = (b.min(c), b.max(c));
    u64::from(a) << 48 | u64::from(b) << 32 | u64::from(c) << 16 | u64::from(d)
}

/// Where a symmetry takes the squares of the upper and of the lower half.
type Map = [[u16; 256]; 2];

#[inline]
fn apply(map: &Map, squares: u16) -> u16 {
    let [low, high] = squares.to_le_bytes();
    map[0][usize::from(low)] | map[1][usize::from(high)]
}

/// The orders of rows that keep pairs of opposite rows together.
const ORDERS: [[usize; 4]; 8] = [
    [0, 1, 2, 3],
    [0, 2, 1, 3],
    [1, 0, 3, 2],
    [1, 3, 0, 2],
    [2, 0, 3, 1],
    [2, 3, 0, 1],
    [3, 1, 2, 0],
    [3, 2, 1, 0],
];

static MAPS: [Map; 32] = {
    let mut maps = [[[0; 256]; 2]; 32];
    let mut index = 0;
    while index < 32 {
        maps[index] = map(index);
        index += 1;
    }
    maps
};

const fn map(index: usize) -> Map {
    let mut map = [[0; 256]; 2];
    let mut half = 0;
    while half < 2 {
        let mut set = 1;
        while set < 256_usize {
            let lowest = set.trailing_zeros() as usize;
            let square = image(index, half * 8 + lowest);
            map[half][set] = map[half][set & (set - 1)] | 1 << square;
            set += 1;
        }
        half += 1;
    }
    map
}

/// Where a symmetry takes a square: rows and columns are ordered alike, or the
/// columns the other way round, and perhaps change places.
const fn image(index: usize, square: usize) -> usize {
    let order = ORDERS[index % 8];
    let row = order[square / 4];
    let col = order[square % 4];
    let col = if index & 8 == 0 { col } else { 3 - col };
    if index / 16 == 0 {
        row * 4 + col
    } else {
        col * 4 + row
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand::rngs::SmallRng;
    use rand::seq::SliceRandom as _;
    use rand::{RngExt as _, SeedableRng as _};

    use super::*;
    use crate::aligne4::{Piece, Square};

    const ROWS: [u16; 4] = [0x000F, 0x00F0, 0x0F00, 0xF000];
    const COLUMNS: [u16; 4] = [0x1111, 0x2222, 0x4444, 0x8888];
    const DIAGONALS: [u16; 2] = [0x8421, 0x1248];

    #[test]
    fn all_maps_are_different_and_make_lines_of_lines() {
        let lines: Vec<u16> = [&ROWS[..], &COLUMNS, &DIAGONALS].concat();
        let mut seen = HashSet::new();
        for (index, map) in MAPS.iter().enumerate() {
            for &line in &lines {
                assert!(lines.contains(&apply(map, line)), "map {index}");
            }
            let squares: Vec<u16> = (0..16).map(|square| apply(map, 1 << square)).collect();
            assert_eq!(squares.iter().fold(0, |set, &bit| set | bit), u16::MAX);
            seen.insert(squares);
        }
        assert_eq!(seen.len(), 32);
    }

    /// A random renaming of the pieces: the bits change places and some flip.
    fn renamed(piece: Piece, order: &[u8; 4], turned: u8) -> Piece {
        let number = piece.number() ^ turned;
        let bits = order.iter().zip(0..);
        let moved = bits.fold(0, |sum, (&to, from)| sum | (number >> from & 1) << to);
        Piece::ALL[usize::from(moved)]
    }

    #[test]
    fn a_board_keeps_its_form_however_it_is_turned_and_its_traits_are_named() {
        let mut rng = SmallRng::seed_from_u64(4);
        for round in 0..2_000 {
            let (mut pieces, mut squares) = (Piece::ALL, Square::ALL);
            pieces.shuffle(&mut rng);
            squares.shuffle(&mut rng);
            let mut order = [0, 1, 2, 3];
            order.shuffle(&mut rng);
            let turned = rng.random_range(0..16);
            let index = rng.random_range(0..32);
            let (mut board, mut other) = (Board::EMPTY, Board::EMPTY);
            for (piece, square) in pieces.into_iter().zip(squares).take(round % 17) {
                board.put(piece, square);
                let to = Square::ALL[image(index, usize::from(square.number()))];
                other.put(renamed(piece, &order, turned), to);
            }
            assert_eq!(
                CanonicalForm::of(&board),
                CanonicalForm::of(&other),
                "round {round}"
            );
        }
    }

    /// The two pieces of a board can share 0 to 3 traits, and stand in as many
    /// ways as there are pairs of squares up to symmetry, found by hand here.
    #[test]
    fn boards_that_differ_have_different_forms() {
        let mut forms = HashSet::new();
        for first in Square::ALL {
            for second in Square::ALL.into_iter().filter(|&second| second != first) {
                for piece in &Piece::ALL[1..] {
                    let board = Board::EMPTY.with(Piece::ALL[0], first);
                    forms.insert(CanonicalForm::of(&board.with(*piece, second)));
                }
            }
        }
        let pairs: HashSet<u16> = forms.iter().map(|form| form.occupied).collect();
        assert_eq!(forms.len(), 4 * pairs.len());
        let mut orbits = HashSet::new();
        for first in 0..16 {
            for second in 0..first {
                let pair = 1_u16 << first | 1 << second;
                let orbit: std::collections::BTreeSet<u16> =
                    MAPS.iter().map(|map| apply(map, pair)).collect();
                orbits.insert(orbit);
            }
        }
        assert_eq!(pairs.len(), orbits.len());
    }
}
