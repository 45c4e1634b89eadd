//! Stable discs: those that can never be flipped again.

const LEFT: u64 = 0x0101_0101_0101_0101;
const RIGHT: u64 = 0x8080_8080_8080_8080;
const TOP: u64 = 0xFF;
const BOTTOM: u64 = 0xFF << 56;

/// Some of a side's discs that can never be flipped, not always all of them:
/// in each of four directions a disc is safe when its line is full, when it
/// lies at the edge, or beside a disc of its own that is safe.
pub(super) fn stable(own: u64, other: u64) -> u64 {
    let taken = own | other;
    let level = full_rows(taken) | LEFT | RIGHT;
    let upright = full_columns(taken) | TOP | BOTTOM;
    let border = LEFT | RIGHT | TOP | BOTTOM;
    let falling = full_diagonals::<9>(taken) | border;
    let rising = full_diagonals::<7>(taken) | border;
    let mut stable = 0;
    loop {
        let more = own
            & (level | (stable << 1 & !LEFT) | (stable >> 1 & !RIGHT))
            & (upright | stable << 8 | stable >> 8)
            & (falling | (stable << 9 & !LEFT) | (stable >> 9 & !RIGHT))
            & (rising | (stable << 7 & !RIGHT) | (stable >> 7 & !LEFT));
        if more == stable {
            return stable;
        }
        stable = more;
    }
}

const fn full_rows(taken: u64) -> u64 {
    let mut full = taken & (taken >> 4);
    full &= full >> 2;
    full &= full >> 1;
    (full & LEFT).wrapping_mul(0xFF)
}

const fn full_columns(taken: u64) -> u64 {
    let mut full = taken;
    full &= full.rotate_right(32);
    full &= full.rotate_right(16);
    full & full.rotate_right(8)
}

/// The squares whose whole diagonal is taken: an empty one spreads along it,
/// one step at a time, up to seven.
const fn full_diagonals<const SHIFT: u32>(taken: u64) -> u64 {
    let (from_above, from_below) = match SHIFT {
        9 => (!LEFT, !RIGHT),
        _ => (!RIGHT, !LEFT),
    };
    let mut down = !taken;
    let mut up = !taken;
    let mut step = 0;
    while step < 7 {
        down |= down << SHIFT & from_above;
        up |= up >> SHIFT & from_below;
        step += 1;
    }
    !(down | up)
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt as _, SeedableRng as _};

    use super::*;
    use crate::othello::Bits;

    #[test]
    fn a_corner_and_what_leans_on_it_are_stable() {
        assert_eq!(stable(0b0000_0111, 0), 0b0000_0111);
        assert_eq!(stable(0b0000_0110, 0), 0);
        assert_eq!(stable(0b0000_0111, 0b1111_1000), 0b0000_0111);
        assert_eq!(stable(1 << 27, 0), 0);
        assert_eq!(stable(u64::MAX, 0), u64::MAX);
    }

    /// The same by its definition: square by square, and over again until nothing
    /// changes.
    fn slow(own: u64, other: u64) -> u64 {
        let at = |set: u64, (col, row): (i32, i32)| {
            let on_board = (0..8).contains(&col) && (0..8).contains(&row);
            on_board.then(|| set >> (row * 8 + col) & 1 == 1)
        };
        let mut found = 0;
        loop {
            let before = found;
            for (col, row) in (0..64).map(|square| (square % 8, square / 8)) {
                let safe = [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().all(|(x, y)| {
                    let step = |steps: i32| (col + steps * x, row + steps * y);
                    let mut line = (-7..=7).filter_map(|steps| at(own | other, step(steps)));
                    let full = line.all(|taken| taken);
                    // Beyond the edge nothing can be put, and beside a disc that
                    // stays nothing can be flipped.
                    let held = |steps: i32| at(found, step(steps)).unwrap_or(true);
                    full || held(1) || held(-1)
                });
                if safe && at(own, (col, row)) == Some(true) {
                    found |= 1 << (row * 8 + col);
                }
            }
            if found == before {
                return found;
            }
        }
    }

    #[test]
    fn what_is_stable_is_found_as_slowly_and_never_flipped() {
        let mut rng = SmallRng::seed_from_u64(5);
        let (mut seen, mut full) = (0, 0);
        for game in 0..300 {
            let mut bits = Bits::START;
            // The stable discs of the side to play and of the other.
            let mut safe = (0, 0);
            while bits.moves() != 0 || bits.passed().moves() != 0 {
                let moves = bits.moves();
                bits = match moves.count_ones() {
                    0 => bits.passed(),
                    number => {
                        let nth = rng.random_range(0..number as usize);
                        let mut squares = (0..64).filter(|bit| moves >> bit & 1 == 1);
                        let square = squares.nth(nth).unwrap();
                        bits.after(square, bits.flips(square))
                    }
                };
                safe = (safe.1, safe.0);
                assert_eq!(safe.0 & !bits.own, 0, "game {game}: flipped");
                assert_eq!(safe.1 & !bits.other, 0, "game {game}: flipped");
                safe = (stable(bits.own, bits.other), stable(bits.other, bits.own));
                assert_eq!(safe.0, slow(bits.own, bits.other), "game {game}");
                assert_eq!(safe.1, slow(bits.other, bits.own), "game {game}");
                seen += (safe.0 | safe.1).count_ones();
            }
            if bits.empties() == 0 {
                full += 1;
                assert_eq!(safe, (bits.own, bits.other), "game {game}: a full board");
            }
        }
        assert!(seen > 100_000 && full > 100, "{seen} {full}");
    }
}
