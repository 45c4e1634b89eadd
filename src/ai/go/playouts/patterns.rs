//! The small shapes that playouts like to play.

use std::sync::LazyLock;

/// Shapes of 3×3 points in which the middle is worth playing, as they were
/// published with MoGo (S. Gelly, Y. Wang, R. Munos, O. Teytaud, *Modification
/// of UCT with patterns in Monte-Carlo Go*, 2006) and used by many programs
/// since: hane, cuts, and moves at the edge.
///
/// `X` and `O` are the two colors, either way round; `.` is empty, `?` anything
/// on the board, `x` not X, `o` not O, `-` the edge.
const SHAPES: [[&str; 3]; 13] = [
    // Hane: around the head of a stone.
    ["XOX", "...", "???"],
    ["XO.", "...", "?.?"],
    ["XO?", "X..", "x.?"],
    [".O.", "X..", "..."],
    // Cuts.
    ["XO?", "O.o", "?o?"],
    ["XO?", "O.X", "???"],
    ["?X?", "O.O", "ooo"],
    ["OX?", "o.O", "???"],
    // At the edge.
    ["X.?", "O.?", "---"],
    ["OX?", "X.O", "---"],
    ["?X?", "x.O", "---"],
    ["?XO", "x.x", "---"],
    ["?OX", "X.O", "---"],
];

/// The order of `PlayoutBoard::ring`: above, left, right, below, and the
/// corners from the top left, as offsets in a shape of three rows.
const RING: [usize; 8] = [1, 3, 5, 7, 0, 2, 6, 8];

const BLACK: u16 = 0;
const WHITE: u16 = 1;
const EMPTY: u16 = 2;
const EDGE: u16 = 3;

static TABLE: LazyLock<Box<[u64; 1024]>> = LazyLock::new(table);

/// Whether the middle of a shape, as `PlayoutBoard::shape` writes it down, is
/// worth playing.
#[inline]
pub(super) fn is_good_shape(shape: u16) -> bool {
    TABLE[usize::from(shape >> 6)] >> (shape & 63) & 1 == 1
}

/// Builds the table, so that no playout waits for it.
pub(super) fn prepare() {
    LazyLock::force(&TABLE);
}

/// One bit for each way to surround a point.
fn table() -> Box<[u64; 1024]> {
    let mut table = Box::new([0; 1024]);
    for shape in SHAPES {
        for turned in turns(shape.concat().into_bytes()) {
            for colors in [[BLACK, WHITE], [WHITE, BLACK]] {
                fill(&mut table, &turned, colors, 0, 0);
            }
        }
    }
    table
}

/// A shape under the eight symmetries of a square.
fn turns(mut shape: Vec<u8>) -> Vec<Vec<u8>> {
    let lay = |order: [usize; 9], shape: &[u8]| -> Vec<u8> {
        order.iter().map(|&from| shape[from]).collect()
    };
    let mut all = Vec::new();
    for _ in 0..4 {
        all.push(lay([2, 1, 0, 5, 4, 3, 8, 7, 6], &shape));
        shape = lay([6, 3, 0, 7, 4, 1, 8, 5, 2], &shape);
        all.push(shape.clone());
    }
    all
}

/// Sets the bits of everything that fits a shape, from the `place`th spot of
/// the ring on.
fn fill(table: &mut [u64; 1024], shape: &[u8], [x, o]: [u16; 2], place: usize, bits: u16) {
    let Some(&offset) = RING.get(place) else {
        table[usize::from(bits >> 6)] |= 1 << (bits & 63);
        return;
    };
    let fits = |content: &u16| match shape[offset] {
        b'X' => *content == x,
        b'O' => *content == o,
        b'x' => *content != x && *content != EDGE,
        b'o' => *content != o && *content != EDGE,
        b'.' => *content == EMPTY,
        b'-' => *content == EDGE,
        _ => *content != EDGE,
    };
    for content in [BLACK, WHITE, EMPTY, EDGE].into_iter().filter(fits) {
        let bits = bits | content << (2 * place);
        fill(table, shape, [x, o], place + 1, bits);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
    use crate::go::PlayoutBoard;
    use crate::go::testing::board;

    /// Whether the middle of a 3×3 cut out of a larger board is good.
    fn is_good(text: &str, col: u8, row: u8) -> bool {
        let board = PlayoutBoard::of_board(&board(text));
        is_good_shape(board.shape(board.spot(Point::new(col, row))))
    }

    const SHAPES_AT_WORK: &str = "
        . . . . . . .
        . X O X . . .
        . . . . X O .
        . . . . O . X
        . . . . . . .
        . X . . . . .
        . O . . . . .
    ";

    #[test]
    fn hane_cuts_and_edges_are_found_whichever_way_they_lie() {
        assert!(is_good(SHAPES_AT_WORK, 2, 2), "a hane");
        assert!(is_good(SHAPES_AT_WORK, 5, 3), "a cut");
        assert!(is_good(SHAPES_AT_WORK, 0, 5), "at the edge");
        assert!(!is_good(SHAPES_AT_WORK, 0, 2), "nothing");
        assert!(!is_good(SHAPES_AT_WORK, 3, 4), "a stone in the middle");
    }

    #[test]
    fn a_shape_is_as_good_with_the_colors_swapped() {
        let swapped = |shape: u16| {
            (0..8).fold(0, |all, place| {
                let content = shape >> (2 * place) & 3;
                let other = if content < 2 { 1 - content } else { content };
                all | other << (2 * place)
            })
        };
        let good = (0..=u16::MAX).filter(|&shape| is_good_shape(shape));
        let mut number = 0;
        for shape in good {
            assert!(is_good_shape(swapped(shape)), "{shape:x}");
            number += 1;
        }
        assert!((1_000..20_000).contains(&number), "{number}");
    }
}
