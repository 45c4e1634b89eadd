//! What pieces can have in common.

use std::fmt;

use strum::EnumCount;

/// One of the four ways in which pieces differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount)]
pub enum Trait {
    /// Black or white.
    Tone,
    /// Large or small.
    Size,
    /// An animal or a plant.
    Kind,
    /// Round or square.
    Shape,
}

/// One of the two values of one trait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount)]
pub enum TraitValue {
    /// Dark, whoever plays it: pieces belong to nobody.
    Black,
    /// Light, whoever plays it.
    White,
    /// Of the eight large ones.
    Large,
    /// Of the eight small ones.
    Small,
    /// It shows an animal.
    Animal,
    /// It shows a plant.
    Plant,
    /// Its outline has no corner.
    Round,
    /// Its outline has corners.
    Square,
}

impl Trait {
    /// All four, in the order in which a piece is described.
    pub const ALL: [Self; Self::COUNT] = [Self::Tone, Self::Size, Self::Kind, Self::Shape];

    /// Its two values; the first is the one that piece 0 has.
    #[must_use]
    pub const fn values(self) -> [TraitValue; 2] {
        match self {
            Self::Tone => [TraitValue::Black, TraitValue::White],
            Self::Size => [TraitValue::Large, TraitValue::Small],
            Self::Kind => [TraitValue::Animal, TraitValue::Plant],
            Self::Shape => [TraitValue::Round, TraitValue::Square],
        }
    }
}

impl fmt::Display for Trait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Tone => "tone",
            Self::Size => "size",
            Self::Kind => "kind",
            Self::Shape => "shape",
        })
    }
}

impl TraitValue {
    /// All eight, trait by trait.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Black,
        Self::White,
        Self::Large,
        Self::Small,
        Self::Animal,
        Self::Plant,
        Self::Round,
        Self::Square,
    ];

    /// The trait that it is a value of.
    #[must_use]
    pub const fn of(self) -> Trait {
        match self {
            Self::Black | Self::White => Trait::Tone,
            Self::Large | Self::Small => Trait::Size,
            Self::Animal | Self::Plant => Trait::Kind,
            Self::Round | Self::Square => Trait::Shape,
        }
    }

    /// The other value of the same trait.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
            Self::Large => Self::Small,
            Self::Small => Self::Large,
            Self::Animal => Self::Plant,
            Self::Plant => Self::Animal,
            Self::Round => Self::Square,
            Self::Square => Self::Round,
        }
    }
}

impl fmt::Display for TraitValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Large => "large",
            Self::Small => "small",
            Self::Animal => "animal",
            Self::Plant => "plant",
            Self::Round => "round",
            Self::Square => "square",
        })
    }
}

/// A set of trait values, such as those that a line shares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Values(u8);

impl Values {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// Every value, as a line without pieces shares.
    pub const ALL: Self = Self(u8::MAX);

    /// One bit for each value, in the order of [`TraitValue::ALL`].
    pub(super) const fn of_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The same bits again.
    #[inline]
    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this value is one of them.
    #[must_use]
    pub const fn contains(self, value: TraitValue) -> bool {
        self.0 >> value as u8 & 1 == 1
    }

    /// Those that are in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Each of them, trait by trait.
    pub fn iter(self) -> impl Iterator<Item = TraitValue> + Clone {
        TraitValue::ALL
            .into_iter()
            .filter(move |&value| self.contains(value))
    }
}

impl FromIterator<TraitValue> for Values {
    fn from_iter<I: IntoIterator<Item = TraitValue>>(values: I) -> Self {
        let bits = values.into_iter().map(|value| 1 << value as u8);
        Self(bits.fold(0, |set, bit: u8| set | bit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_trait_has_two_values_that_are_opposite() {
        for of in Trait::ALL {
            let [first, second] = of.values();
            assert_eq!((first.of(), second.of()), (of, of));
            assert_eq!((first.opposite(), second.opposite()), (second, first));
        }
        let all: Vec<TraitValue> = Trait::ALL.iter().flat_map(|of| of.values()).collect();
        assert_eq!(all, TraitValue::ALL);
    }

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let set: Values = [TraitValue::Square, TraitValue::Black]
            .into_iter()
            .collect();
        let listed: Vec<TraitValue> = set.iter().collect();
        assert_eq!(listed, [TraitValue::Black, TraitValue::Square]);
        assert_eq!((set.len(), set.is_empty()), (2, false));
        assert!(set.and(Values::NONE).is_empty());
        assert_eq!(set.or(Values::ALL).len(), 8);
    }
}
