//! The features of the evaluation: patterns at the edges, in the corners and along
//! lines, each a number to base three; and a few counts.

use std::array;

use crate::othello::Bits;

/// How many features a position has.
pub const FEATURES: usize = 43;

/// A feature of a position: which weight counts for it. Weights of all
/// families lie one after the other.
pub type Code = u32;

/// Patterns of one kind, or a count.
struct Family {
    /// How many different ones there are.
    len: u32,
    /// Which digit of its mirror image each digit is; empty for a count.
    mirror: &'static [u8],
}

const fn shape(mirror: &'static [u8]) -> Family {
    Family {
        len: 3_u32.pow(mirror.len() as u32),
        mirror,
    }
}

const fn count(len: u32) -> Family {
    Family { len, mirror: &[] }
}

const LINE: &[u8] = &[7, 6, 5, 4, 3, 2, 1, 0];

const FAMILIES: [Family; 15] = [
    // The nine squares of a corner.
    shape(&[0, 3, 6, 1, 4, 7, 2, 5, 8]),
    // An edge and the X-squares, diagonally inside its corners.
    shape(&[7, 6, 5, 4, 3, 2, 1, 0, 9, 8]),
    // The second, third and fourth line.
    shape(LINE),
    shape(LINE),
    shape(LINE),
    // Diagonals of seven to four squares, and those of eight.
    shape(&[6, 5, 4, 3, 2, 1, 0]),
    shape(&[5, 4, 3, 2, 1, 0]),
    shape(&[4, 3, 2, 1, 0]),
    shape(&[3, 2, 1, 0]),
    shape(LINE),
    // Moves of the side to play and of the other.
    count(32),
    count(32),
    // Discs of either side that touch an empty square.
    count(64),
    count(64),
    // Whether the number of empty squares is odd.
    count(2),
];

/// Where the codes of each family begin, and where all end.
const STARTS: [u32; FAMILIES.len() + 1] = {
    let mut starts = [0; FAMILIES.len() + 1];
    let mut index = 0;
    while index < FAMILIES.len() {
        starts[index + 1] = starts[index] + FAMILIES[index].len;
        index += 1;
    }
    starts
};

/// How many codes there are.
pub const CODES: usize = STARTS[FAMILIES.len()] as usize;

/// Ten bits as digits to base three.
static TERNARY: [u16; 1024] = {
    let mut table = [0; 1024];
    let mut bits = 1;
    while bits < 1024 {
        table[bits] = table[bits / 2] * 3 + (bits % 2) as u16;
        bits += 1;
    }
    table
};

/// The features of a position, seen by the side to play.
#[must_use]
#[inline]
pub fn features(bits: Bits) -> [Code; FEATURES] {
    let own = turned(bits.own);
    let other = turned(bits.other);
    let mut codes = [0; FEATURES];
    for (side, chunk) in codes.chunks_exact_mut(9).take(4).enumerate() {
        let shapes = shapes(own[side]).into_iter().zip(shapes(other[side]));
        for ((code, (own, other)), start) in chunk.iter_mut().zip(shapes).zip(STARTS) {
            *code = start + ternary(own, other);
        }
    }
    let diagonal = |side: usize| STARTS[9] + ternary(long(own[side]), long(other[side]));
    let empty = bits.empty();
    let near = around(empty);
    let count =
        |family: usize, set: u64| STARTS[family] + set.count_ones().min(FAMILIES[family].len - 1);
    let rest = [
        diagonal(0),
        diagonal(1),
        count(10, bits.moves()),
        count(11, bits.passed().moves()),
        count(12, bits.own & near),
        count(13, bits.other & near),
        STARTS[14] + (empty.count_ones() & 1),
    ];
    codes[36..].copy_from_slice(&rest);
    codes
}

#[inline]
fn ternary(own: u64, other: u64) -> u32 {
    let digits = |bits: u64| u32::from(TERNARY[(bits & 1023) as usize]);
    digits(own) + 2 * digits(other)
}

/// The board in its four rotations.
#[inline]
fn turned(board: u64) -> [u64; 4] {
    let quarter = transposed(board).swap_bytes();
    [board, quarter, board.reverse_bits(), quarter.reverse_bits()]
}

/// Rows as columns.
#[inline]
const fn transposed(mut board: u64) -> u64 {
    let swap = (board ^ (board >> 7)) & 0x00AA_00AA_00AA_00AA;
    board ^= swap ^ (swap << 7);
    let swap = (board ^ (board >> 14)) & 0x0000_CCCC_0000_CCCC;
    board ^= swap ^ (swap << 14);
    let swap = (board ^ (board >> 28)) & 0x0000_0000_F0F0_F0F0;
    board ^ swap ^ (swap << 28)
}

/// The bits of the shapes at the top and at the top left, in the order of
/// their families.
#[inline]
const fn shapes(board: u64) -> [u64; 9] {
    [
        (board & 7) | (board >> 8 & 7) << 3 | (board >> 16 & 7) << 6,
        (board & 255) | (board >> 9 & 1) << 8 | (board >> 14 & 1) << 9,
        board >> 8 & 255,
        board >> 16 & 255,
        board >> 24 & 255,
        columns(board & 0x4020_1008_0402_0100),
        columns(board & 0x2010_0804_0201_0000),
        columns(board & 0x1008_0402_0100_0000),
        columns(board & 0x0804_0201_0000_0000),
    ]
}

/// The bits of the diagonal from a1.
#[inline]
const fn long(board: u64) -> u64 {
    columns(board & 0x8040_2010_0804_0201)
}

/// One bit for each column of a set with at most one square in each.
#[inline]
const fn columns(board: u64) -> u64 {
    board.wrapping_mul(0x0101_0101_0101_0101) >> 56
}

/// The squares that touch a set.
#[inline]
const fn around(set: u64) -> u64 {
    let right = set << 1 & 0xFEFE_FEFE_FEFE_FEFE;
    let left = set >> 1 & 0x7F7F_7F7F_7F7F_7F7F;
    let wide = set | right | left;
    right | left | wide << 8 | wide >> 8
}

/// For each code the number of the weight that it shares with its mirror
/// image, and how many such weights there are.
#[must_use]
pub fn shared_weights() -> (Vec<u32>, usize) {
    let mut shared = Vec::with_capacity(CODES);
    let mut weights = 0;
    for (family, start) in FAMILIES.iter().zip(STARTS) {
        for code in 0..family.len {
            let twin = mirrored(code, family.mirror);
            if twin < code {
                // The smaller of the two came first.
                let weight = shared.get((start + twin) as usize).copied();
                shared.push(weight.unwrap_or_default());
            } else {
                shared.push(weights);
                weights += 1;
            }
        }
    }
    (shared, weights as usize)
}

fn mirrored(code: u32, mirror: &[u8]) -> u32 {
    if mirror.is_empty() {
        return code;
    }
    let digits: [u32; 10] = array::from_fn(|place| code / 3_u32.pow(place as u32) % 3);
    let digit = |(place, &from): (usize, &u8)| {
        3_u32.pow(place as u32) * digits.get(usize::from(from)).copied().unwrap_or_default()
    };
    mirror.iter().enumerate().map(digit).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The features by the weights that they share, in no order.
    fn weighed(bits: Bits, shared: &[u32]) -> Vec<u32> {
        let codes = features(bits);
        let mut weights: Vec<u32> = codes.iter().map(|&code| shared[code as usize]).collect();
        weights.sort_unstable();
        weights
    }

    #[test]
    fn a_board_turned_or_mirrored_has_the_same_features() {
        let (shared, weights) = shared_weights();
        assert_eq!(shared.len(), CODES);
        assert!(shared.iter().all(|&weight| (weight as usize) < weights));
        let mut bits = Bits::START;
        for turn in 0..50 {
            let moves = bits.moves();
            let Some(square) = (0..64).filter(|bit| moves >> bit & 1 == 1).nth(turn % 3) else {
                bits = bits.passed();
                continue;
            };
            bits = bits.after(square, bits.flips(square));
            let expected = weighed(bits, &shared);
            let changed = |change: fn(u64) -> u64| Bits {
                own: change(bits.own),
                other: change(bits.other),
            };
            for image in [
                changed(u64::swap_bytes),
                changed(u64::reverse_bits),
                changed(transposed),
                changed(|board| transposed(board).swap_bytes()),
            ] {
                assert_eq!(weighed(image, &shared), expected, "{bits:?}");
            }
        }
    }

    #[test]
    fn codes_are_weights() {
        for bits in [
            Bits::START,
            Bits::default(),
            Bits {
                own: u64::MAX,
                other: 0,
            },
        ] {
            assert!(features(bits).iter().all(|&code| (code as usize) < CODES));
        }
    }
}
