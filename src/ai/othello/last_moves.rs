//! The last four empty squares.

use crate::othello::Bits;

/// The squares around each square: a disc flips something only where one of
/// the other side is among them.
pub(super) static NEAR: [u64; 64] = {
    let mut near = [0; 64];
    let mut square = 0;
    while square < 64 {
        let bit = 1_u64 << square;
        let wide = bit | (bit << 1 & 0xFEFE_FEFE_FEFE_FEFE) | (bit >> 1 & 0x7F7F_7F7F_7F7F_7F7F);
        near[square] = (wide | wide << 8 | wide >> 8) & !bit;
        square += 1;
    }
    near
};

/// The position after a disc on this square, if it flips something.
#[inline]
fn step(bits: Bits, square: u32) -> Option<Bits> {
    if NEAR[(square & 63) as usize] & bits.other == 0 {
        return None;
    }
    match bits.flips(square) {
        0 => None,
        flips => Some(bits.after(square, flips)),
    }
}

/// By how many discs the side to play wins with one empty square.
#[inline]
fn one(bits: Bits, square: u32) -> i32 {
    let own = bits.own.count_ones().cast_signed();
    let gain = bits.flips(square).count_ones().cast_signed();
    if gain != 0 {
        return 2 * (own + gain + 1) - 64;
    }
    let loss = bits.passed().flips(square).count_ones().cast_signed();
    if loss != 0 {
        return 2 * (own - loss) - 64;
    }
    bits.final_lead()
}

/// The best of what follows each of the squares, or of passing.
#[inline]
fn best_of<const N: usize>(
    bits: Bits,
    squares: [u32; N],
    alpha: i32,
    beta: i32,
    go_on: impl Fn(Bits, usize, i32, i32) -> i32,
) -> i32 {
    let mut best = i32::MIN;
    for (index, square) in squares.into_iter().enumerate() {
        if let Some(next) = step(bits, square) {
            best = best.max(-go_on(next, index, -beta, -alpha.max(best)));
            if best >= beta {
                return best;
            }
        }
    }
    if best > i32::MIN {
        return best;
    }
    // The other side moves, and if it cannot, the game is over.
    let passed = bits.passed();
    let mut worst = i32::MAX;
    for (index, square) in squares.into_iter().enumerate() {
        if let Some(next) = step(passed, square) {
            worst = worst.min(go_on(next, index, alpha, beta.min(worst)));
            if worst <= alpha {
                return worst;
            }
        }
    }
    match worst {
        i32::MAX => bits.final_lead(),
        worst => worst,
    }
}

#[inline]
fn two(bits: Bits, [a, b]: [u32; 2], alpha: i32, beta: i32) -> i32 {
    best_of(bits, [a, b], alpha, beta, |next, index, _, _| {
        one(next, if index == 0 { b } else { a })
    })
}

#[inline]
fn three(bits: Bits, [a, b, c]: [u32; 3], alpha: i32, beta: i32) -> i32 {
    best_of(bits, [a, b, c], alpha, beta, |next, index, alpha, beta| {
        let left = match index {
            0 => [b, c],
            1 => [a, c],
            _ => [a, b],
        };
        two(next, left, alpha, beta)
    })
}

fn four(bits: Bits, [a, b, c, d]: [u32; 4], alpha: i32, beta: i32) -> i32 {
    best_of(
        bits,
        [a, b, c, d],
        alpha,
        beta,
        |next, index, alpha, beta| {
            let left = match index {
                0 => [b, c, d],
                1 => [a, c, d],
                2 => [a, b, d],
                _ => [a, b, c],
            };
            three(next, left, alpha, beta)
        },
    )
}

/// By how many discs the side to play wins with at most four empty squares,
/// of which `first` are tried first. Exact between `alpha` and `beta`, and a
/// bound outside.
pub(super) fn last(bits: Bits, first: u64, alpha: i32, beta: i32) -> i32 {
    let empty = bits.empty();
    let mut squares = [0; 4];
    let mut len = 0;
    for mut set in [empty & first, empty & !first] {
        while set != 0 && len < 4 {
            squares[len] = set.trailing_zeros();
            set &= set - 1;
            len += 1;
        }
    }
    let [a, b, c, d] = squares;
    match len {
        0 => bits.final_lead(),
        1 => one(bits, a),
        2 => two(bits, [a, b], alpha, beta),
        3 => three(bits, [a, b, c], alpha, beta),
        _ => four(bits, [a, b, c, d], alpha, beta),
    }
}
