//! The sixteen pieces.

use std::fmt;

use super::{Trait, TraitValue, Values};

/// One of the sixteen pieces, no two alike. They belong to nobody.
///
/// Its number has one bit for each trait, the lowest for the tone: piece 0 is
/// black, large, an animal and round, piece 15 nothing of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// Every piece, by number.
    pub const ALL: [Self; 16] = {
        let mut all = [Self(0); 16];
        let mut number = 0;
        while number < 16 {
            all[number as usize] = Self(number);
            number += 1;
        }
        all
    };

    /// The piece with this number, from 0 to 15.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < 16 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The piece whose number is in the lowest four bits.
    #[inline]
    pub(super) const fn of_bits(bits: u32) -> Self {
        Self((bits & 15) as u8)
    }

    /// The piece with one value of each trait, in the order of [`Trait::ALL`];
    /// `None` where one of them is of another trait.
    pub(super) fn of_values(values: [TraitValue; 4]) -> Option<Self> {
        let mut number = 0;
        for (index, (of, value)) in Trait::ALL.into_iter().zip(values).enumerate() {
            let [first, second] = of.values();
            if value != first && value != second {
                return None;
            }
            number |= u8::from(value == second) << index;
        }
        Some(Self(number))
    }

    /// Its number, from 0 to 15.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it has of a trait.
    #[must_use]
    pub const fn value(self, of: Trait) -> TraitValue {
        let [first, second] = of.values();
        if self.0 >> of as u8 & 1 == 0 {
            first
        } else {
            second
        }
    }

    /// Whether it has this value.
    #[must_use]
    pub const fn has(self, value: TraitValue) -> bool {
        self.values().contains(value)
    }

    /// The four values it has.
    #[must_use]
    #[inline]
    pub const fn values(self) -> Values {
        VALUES[(self.0 & 15) as usize]
    }
}

/// What each piece has, by its number.
const VALUES: [Values; 16] = {
    let mut table = [Values::NONE; 16];
    let mut number = 0;
    while number < 16 {
        let mut bits = 0;
        let mut index = 0;
        while index < 4 {
            let second = number as u8 >> index & 1;
            bits |= 1 << (2 * index + second);
            index += 1;
        }
        table[number] = Values::of_bits(bits);
        number += 1;
    }
    table
};

/// Its four values, such as `black large animal round`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [tone, size, kind, shape] = Trait::ALL.map(|of| self.value(of));
        f.pad(&format!("{tone} {size} {kind} {shape}"))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_pieces_are_alike_and_half_of_them_have_each_value() {
        let looks: HashSet<String> = Piece::ALL.iter().map(ToString::to_string).collect();
        assert_eq!(looks.len(), 16);
        for value in TraitValue::ALL {
            let having = Piece::ALL.iter().filter(|piece| piece.has(value)).count();
            assert_eq!(having, 8, "{value}");
        }
    }

    #[test]
    fn a_number_leads_to_its_piece_and_back() {
        for number in 0..=u8::MAX {
            let piece = Piece::new(number);
            assert_eq!(
                piece.map(Piece::number),
                (number < 16).then_some(number),
                "{number}"
            );
        }
        assert_eq!(Piece::ALL[0].to_string(), "black large animal round");
        assert_eq!(Piece::ALL[1].to_string(), "white large animal round");
        assert_eq!(Piece::ALL[15].to_string(), "white small plant square");
    }

    #[test]
    fn a_piece_has_one_value_of_each_trait() {
        for piece in Piece::ALL {
            assert_eq!(piece.values().len(), 4);
            for of in Trait::ALL {
                let value = piece.value(of);
                assert!(piece.has(value) && !piece.has(value.opposite()));
            }
            let values = Trait::ALL.map(|of| piece.value(of));
            assert_eq!(Piece::of_values(values), Some(piece));
        }
    }
}
