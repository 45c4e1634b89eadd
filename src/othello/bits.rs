//! Discs as bits: the rules as fast as they can be asked.

/// The discs of the side to play and of the other, one bit for each square:
/// bit 0 is a1, bit 7 h1, bit 8 a2, bit 63 h8.
///
/// It does not know which color is which, and whoever plays must know that the
/// move is legal; [`Position`](super::Position) knows both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bits {
    /// The discs of the side to play.
    pub own: u64,
    /// The discs of the other side.
    pub other: u64,
}

/// Everything but the first and the last column, where rows and diagonals end.
const INNER: u64 = 0x7E7E_7E7E_7E7E_7E7E;

impl Bits {
    /// The start: Black, to play, has e4 and d5, White d4 and e5.
    pub const START: Self = Self {
        own: 1 << 28 | 1 << 35,
        other: 1 << 27 | 1 << 36,
    };

    /// The squares without a disc.
    #[must_use]
    #[inline]
    pub const fn empty(self) -> u64 {
        !(self.own | self.other)
    }

    /// How many squares have no disc.
    #[must_use]
    #[inline]
    pub const fn empties(self) -> u32 {
        self.empty().count_ones()
    }

    /// The squares where the side to play would flip something.
    #[must_use]
    #[inline]
    pub const fn moves(self) -> u64 {
        let inner = self.other & INNER;
        let ends = ends::<1>(self.own, inner)
            | ends::<7>(self.own, inner)
            | ends::<8>(self.own, self.other)
            | ends::<9>(self.own, inner);
        ends & self.empty()
    }

    /// The discs that one put on this square (0 to 63) by the side to play
    /// would flip; whether the square is empty does not matter.
    #[must_use]
    #[inline]
    pub const fn flips(self, square: u32) -> u64 {
        let rays = &RAYS[(square & 63) as usize];
        self.flips_after(rays[0])
            | self.flips_after(rays[1])
            | self.flips_after(rays[2])
            | self.flips_after(rays[3])
            | self.flips_before(rays[4])
            | self.flips_before(rays[5])
            | self.flips_before(rays[6])
            | self.flips_before(rays[7])
    }

    /// What would be flipped along a ray to higher bits. A one that is carried
    /// through the other side's discs comes out at the first square that is
    /// not theirs.
    #[inline]
    const fn flips_after(self, ray: u64) -> u64 {
        let end = (self.other | !ray).wrapping_add(1) & ray & self.own;
        end.wrapping_sub((end != 0) as u64) & ray
    }

    /// What would be flipped along a ray to lower bits, where the first square
    /// that is not theirs is the highest.
    #[inline]
    const fn flips_before(self, ray: u64) -> u64 {
        let nearest = (!self.other & ray) | 1;
        let end = (1 << 63 >> nearest.leading_zeros()) & ray & self.own;
        (end.wrapping_neg() << 1) & ray
    }

    /// The position after a disc on this square has flipped these: the other
    /// side is to play.
    #[must_use]
    #[inline]
    pub const fn after(self, square: u32, flips: u64) -> Self {
        Self {
            own: self.other & !flips,
            other: self.own | flips | 1 << (square & 63),
        }
    }

    /// The same with the other side to play.
    #[must_use]
    #[inline]
    pub const fn passed(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
        }
    }

    /// By how many discs the side to play wins if the game ends here: empty
    /// squares go to the winner.
    #[must_use]
    #[inline]
    pub const fn final_lead(self) -> i32 {
        let (own, other) = (self.own.count_ones(), self.other.count_ones());
        let (own, other) = (own as i32, other as i32);
        let empties = 64 - own - other;
        (own - other) + (own - other).signum() * empties
    }

    /// How many ways there are to play `depth` moves, a forced pass counted as
    /// one, and each game that ends sooner counted as one way: as published
    /// counts have it. [`game::perft`](crate::game::perft) leaves out games
    /// that end sooner; the shortest has nine moves.
    #[must_use]
    pub fn perft(self, depth: u32) -> u64 {
        let mut moves = self.moves();
        if depth == 0 {
            return 1;
        }
        if moves == 0 {
            let passed = self.passed();
            return match passed.moves() {
                0 => 1,
                _ => passed.perft(depth - 1),
            };
        }
        if depth == 1 {
            return u64::from(moves.count_ones());
        }
        let mut sum = 0;
        while moves != 0 {
            let square = moves.trailing_zeros();
            moves &= moves - 1;
            sum += self.after(square, self.flips(square)).perft(depth - 1);
        }
        sum
    }
}

/// Where lines end that begin with an own disc and go on through others, in
/// both directions of a shift. Seven squares are filled in three steps.
#[inline]
const fn ends<const SHIFT: u32>(own: u64, other: u64) -> u64 {
    let mut up = other & (own << SHIFT);
    let mut down = other & (own >> SHIFT);
    up |= other & (up << SHIFT);
    down |= other & (down >> SHIFT);
    let pairs_up = other & (other << SHIFT);
    let pairs_down = pairs_up >> SHIFT;
    up |= pairs_up & (up << (2 * SHIFT));
    down |= pairs_down & (down >> (2 * SHIFT));
    up |= pairs_up & (up << (2 * SHIFT));
    down |= pairs_down & (down >> (2 * SHIFT));
    (up << SHIFT) | (down >> SHIFT)
}

/// From each square the squares in each of eight directions, first the four
/// that lead to higher bits.
static RAYS: [[u64; 8]; 64] = {
    const STEPS: [(i8, i8); 8] = [
        (1, 0),
        (-1, 1),
        (0, 1),
        (1, 1),
        (-1, 0),
        (1, -1),
        (0, -1),
        (-1, -1),
    ];
    let mut rays = [[0; 8]; 64];
    let mut index = 0;
    while index < 64 * 8 {
        let (square, direction) = (index / 8, index % 8);
        let (right, down) = STEPS[direction];
        let mut col = (square % 8) as i8 + right;
        let mut row = (square / 8) as i8 + down;
        while 0 <= col && col < 8 && 0 <= row && row < 8 {
            rays[square][direction] |= 1 << (row * 8 + col);
            col += right;
            row += down;
        }
        index += 1;
    }
    rays
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_moves_are_counted() {
        let counts = [1, 4, 12, 56, 244, 1_396, 8_200, 55_092];
        for (depth, count) in (0..).zip(counts) {
            assert_eq!(Bits::START.perft(depth), count);
        }
    }

    #[test]
    fn whoever_leads_at_the_end_gets_the_empty_squares() {
        let bits = |own, other| Bits { own, other };
        assert_eq!(bits(0b111, 0b1000).final_lead(), 62);
        assert_eq!(bits(0b1, 0b1110).final_lead(), -62);
        assert_eq!(bits(0b11, 0b1100).final_lead(), 0);
        assert_eq!(bits(0, u64::MAX).final_lead(), -64);
    }
}
