//! What stands on the board.

use super::lines::{COUNT, SETS, SQUARES, through};
use super::{Line, Piece, Square, Values};
use crate::board::{Color, Point};
use crate::game::Key;

/// The pieces on the board and what its lines share, small enough to be copied
/// for every move of a search.
///
/// It knows neither turns nor the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The squares with a piece.
    occupied: u16,
    /// For each trait, the squares whose piece has its second value.
    seconds: [u16; 4],

    // What follows from the above.
    unused: u16,
    /// For each line, what all its pieces have; everything where it has none.
    shared: [Values; COUNT],
}

impl Board {
    /// No piece at all.
    pub const EMPTY: Self = Self {
        occupied: 0,
        seconds: [0; 4],
        unused: u16::MAX,
        shared: [Values::ALL; COUNT],
    };

    /// How many pieces stand on it.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u32 {
        self.occupied.count_ones()
    }

    /// Whether no piece stands on it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.occupied == 0
    }

    /// Whether no square is left.
    #[must_use]
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.occupied == u16::MAX
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        if self.occupied & square.bit() == 0 {
            return None;
        }
        let bits = self.seconds.iter().zip(0..);
        let number = bits.fold(0, |number, (&squares, index)| {
            number | u32::from(squares & square.bit() != 0) << index
        });
        Some(Piece::of_bits(number))
    }

    /// Whether a piece is still beside the board.
    #[must_use]
    #[inline]
    pub const fn is_unused(&self, piece: Piece) -> bool {
        self.unused >> piece.number() & 1 == 1
    }

    /// The pieces beside the board, by number.
    #[inline]
    pub fn unused(&self) -> impl Iterator<Item = Piece> + Clone + use<> {
        bits(self.unused).map(Piece::of_bits)
    }

    /// The squares without a piece, by number.
    #[inline]
    pub fn empty_squares(&self) -> impl Iterator<Item = Square> + Clone + use<> {
        bits(!self.occupied).map(Square::of_bits)
    }

    /// Puts an unused piece on an empty square; anything else changes nothing.
    #[inline]
    pub fn put(&mut self, piece: Piece, square: Square) {
        let free = self.occupied & square.bit() == 0 && self.is_unused(piece);
        debug_assert!(free, "{piece} cannot be put on {square:?}");
        if !free {
            return;
        }
        self.occupied |= square.bit();
        self.unused &= !(1 << piece.number());
        for (index, squares) in self.seconds.iter_mut().enumerate() {
            if piece.number() >> index & 1 == 1 {
                *squares |= square.bit();
            }
        }
        for line in through(square) {
            self.shared[line] = self.shared[line].and(piece.values());
        }
    }

    /// The same with one more piece.
    #[must_use]
    #[inline]
    pub fn with(mut self, piece: Piece, square: Square) -> Self {
        self.put(piece, square);
        self
    }

    /// The values of which a piece needs one to complete a line on an empty
    /// square.
    #[must_use]
    #[inline]
    pub fn completing(&self, square: Square) -> Values {
        let open = |line: &usize| SETS[*line] & !self.occupied == square.bit();
        let lines = through(square).filter(open);
        lines.fold(Values::NONE, |values, line| values.or(self.shared[line]))
    }

    /// The values of which a piece needs one to complete any line.
    #[must_use]
    #[inline]
    pub fn completing_anywhere(&self) -> Values {
        let mut values = Values::NONE;
        for (line, set) in SETS.into_iter().enumerate() {
            if (set & !self.occupied).is_power_of_two() {
                values = values.or(self.shared[line]);
            }
        }
        values
    }

    /// Whether `piece` on `square` would complete a line that shares something.
    #[must_use]
    #[inline]
    pub fn completes(&self, piece: Piece, square: Square) -> bool {
        !self.completing(square).and(piece.values()).is_empty()
    }

    /// Whether some unused piece completes a line somewhere.
    #[must_use]
    #[inline]
    pub fn can_be_completed(&self) -> bool {
        self.unused & having(self.completing_anywhere()) != 0
    }

    /// The unused pieces that complete no line anywhere, by number.
    #[inline]
    pub fn harmless(&self) -> impl Iterator<Item = Piece> + Clone + use<> {
        bits(self.harmless_bits()).map(Piece::of_bits)
    }

    /// The same, one bit for each.
    #[inline]
    pub(crate) fn harmless_bits(&self) -> u16 {
        self.unused & !having(self.completing_anywhere())
    }

    /// For each square, the pieces that can be put there without making a line
    /// of three that an unused piece then completes, one bit for each; none
    /// where a piece stands.
    ///
    /// On a board that nobody can complete a line on, these are the moves that
    /// do not lose at once.
    #[inline]
    pub(crate) fn safe_bits(&self) -> [u16; 16] {
        let mut safe = [self.unused; 16];
        for square in bits(self.occupied) {
            safe[square as usize & 15] = 0;
        }
        for (line, set) in SETS.into_iter().enumerate() {
            let gaps = set & !self.occupied;
            if gaps.count_ones() == 2 && !self.shared[line].is_empty() {
                let kept = self.safe_in(self.shared[line]);
                for square in bits(gaps) {
                    safe[square as usize & 15] &= kept;
                }
            }
        }
        safe
    }

    /// The unused pieces that, as the third of a line, leave it so that no
    /// other unused piece completes it.
    #[inline]
    fn safe_in(&self, shared: Values) -> u16 {
        let mut safe = 0;
        for piece in self.unused() {
            let others = self.unused & !(1 << piece.number());
            if having(shared.and(piece.values())) & others == 0 {
                safe |= 1 << piece.number();
            }
        }
        safe
    }

    /// How many lines of two or three pieces share something that `piece` has
    /// as well.
    #[must_use]
    pub fn fitted_by(&self, piece: Piece) -> usize {
        let begun = |line: &usize| {
            let pieces = (SETS[*line] & self.occupied).count_ones();
            (2..=3).contains(&pieces)
        };
        let fits = |line: &usize| !self.shared[*line].and(piece.values()).is_empty();
        (0..COUNT).filter(begun).filter(fits).count()
    }

    /// How many lines of two pieces that share something `piece` on `square`
    /// would leave without anything shared.
    #[must_use]
    pub fn broken_by(&self, piece: Piece, square: Square) -> usize {
        let pairs = through(square)
            .filter(|&line| (SETS[line] & self.occupied).count_ones() == 2)
            .map(|line| self.shared[line])
            .filter(|shared| !shared.is_empty());
        pairs
            .filter(|shared| shared.and(piece.values()).is_empty())
            .count()
    }

    /// The lines of four that share something.
    #[must_use]
    pub fn complete_lines(&self) -> Vec<Line> {
        let complete =
            |line: &usize| SETS[*line] & !self.occupied == 0 && !self.shared[*line].is_empty();
        let point = |number: u8| Point::new(number % 4, number / 4);
        (0..COUNT)
            .filter(complete)
            .map(|line| Line {
                squares: SQUARES[line].map(point),
                values: self.shared[line],
            })
            .collect()
    }

    /// The squares with a piece, one bit for each.
    #[must_use]
    #[inline]
    pub(crate) const fn occupied_bits(&self) -> u16 {
        self.occupied
    }

    /// For each trait, the squares whose piece has its second value.
    #[inline]
    pub(crate) const fn second_bits(&self) -> [u16; 4] {
        self.seconds
    }

    /// A hash of the pieces and their squares.
    #[must_use]
    pub fn key(&self) -> Key {
        let pieces = Square::ALL.into_iter().filter_map(|square| {
            let piece = self.piece(square)?;
            // Every piece on every square has a number of its own, as if the
            // pieces were rows of a larger board.
            let place = Point::new(square.number(), piece.number());
            Some(Key::of_stone(Color::Black, place))
        });
        pieces.fold(Key::EMPTY, |key, piece| key ^ piece)
    }
}

/// The pieces that have at least one of these values, one bit for each.
#[inline]
fn having(values: Values) -> u16 {
    HAVING[usize::from(values.bits())]
}

static HAVING: [u16; 256] = {
    let mut table = [0; 256];
    let mut values = 0;
    while values < 256 {
        let mut number = 0;
        while number < 16 {
            if values as u8 & Piece::ALL[number].values().bits() != 0 {
                table[values] |= 1 << number;
            }
            number += 1;
        }
        values += 1;
    }
    table
};

/// The numbers of the bits that are set, the lowest first.
#[inline]
fn bits(mut set: u16) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (lowest < 16).then_some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aligne4::{Trait, TraitValue};

    #[test]
    fn a_piece_that_was_put_stands_there_and_is_used() {
        let mut board = Board::EMPTY;
        for (piece, square) in Piece::ALL.into_iter().rev().zip(Square::ALL) {
            assert!(board.is_unused(piece) && board.piece(square).is_none());
            assert_eq!(board.empty_squares().next(), Some(square));
            board.put(piece, square);
            assert!(!board.is_unused(piece));
            assert_eq!(board.piece(square), Some(piece));
        }
        assert!(board.is_full() && board.unused().next().is_none());
    }

    #[test]
    fn every_piece_on_every_square_has_a_key_of_its_own() {
        let keys = Piece::ALL
            .into_iter()
            .flat_map(|piece| Square::ALL.map(|square| Board::EMPTY.with(piece, square).key()));
        let keys: std::collections::HashSet<Key> = keys.collect();
        assert_eq!(keys.len(), 256);
    }

    #[test]
    fn pieces_that_have_a_value_are_found_by_it() {
        for value in TraitValue::ALL {
            let set: Values = [value].into_iter().collect();
            for piece in Piece::ALL {
                let found = having(set) >> piece.number() & 1 == 1;
                assert_eq!(found, piece.has(value), "{piece} {value}");
            }
        }
        assert_eq!((having(Values::NONE), having(Values::ALL)), (0, u16::MAX));
        for of in Trait::ALL {
            assert_eq!(having(of.values().into_iter().collect()), u16::MAX);
        }
    }
}
