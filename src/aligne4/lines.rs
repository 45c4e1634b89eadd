//! The ten lines.

use super::{Square, Values};
use crate::board::Point;

/// Four pieces in a row, column or diagonal that have something in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Where they stand, from the left, or from the top in a column.
    pub squares: [Point; 4],
    /// What all four have.
    pub values: Values,
}

/// How many lines there are.
pub(super) const COUNT: usize = 10;

/// The squares of each line: the rows, the columns, the two diagonals. Squares
/// of 2×2 are no lines.
pub(super) const SQUARES: [[u8; 4]; COUNT] = [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10, 11],
    [12, 13, 14, 15],
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11, 15],
    [0, 5, 10, 15],
    [12, 9, 6, 3],
];

/// The same as sets.
pub(super) const SETS: [u16; COUNT] = {
    let mut sets = [0; COUNT];
    let mut line = 0;
    while line < COUNT {
        let [a, b, c, d] = SQUARES[line];
        sets[line] = 1 << a | 1 << b | 1 << c | 1 << d;
        line += 1;
    }
    sets
};

/// The lines through each square, one bit for each.
const THROUGH: [u16; 16] = {
    let mut through = [0; 16];
    let mut line = 0;
    while line < COUNT {
        let mut index = 0;
        while index < 4 {
            through[SQUARES[line][index] as usize] |= 1 << line;
            index += 1;
        }
        line += 1;
    }
    through
};

/// The lines through a square, two or three of them.
#[inline]
pub(super) fn through(square: Square) -> impl Iterator<Item = usize> + Clone {
    let mut left = THROUGH[usize::from(square.number() & 15)];
    std::iter::from_fn(move || {
        let line = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (line < COUNT).then_some(line)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_on_a_diagonal_are_in_three_lines_and_the_others_in_two() {
        for square in Square::ALL {
            let Point { row, col } = square.point();
            let lines: Vec<usize> = through(square).collect();
            let expected = if row == col || row + col == 3 { 3 } else { 2 };
            assert_eq!(lines.len(), expected, "{square:?}");
            for line in 0..COUNT {
                let passes = SQUARES[line].contains(&square.number());
                assert_eq!(lines.contains(&line), passes);
                assert_eq!(SETS[line] & square.bit() != 0, passes);
            }
        }
    }
}
