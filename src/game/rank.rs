//! How strong a player is, on the scale that players use.

use std::fmt;
use std::str::FromStr;

/// A strength from 30 kyu to 9 dan, in tenths of a rank.
///
/// Kyu count down and dan count up, with nothing between 1 kyu and 1 dan, so
/// inside it is one number: 0 is 1 dan, ten more is 2 dan, ten less is 1 kyu.
/// Tenths are finer than any rank can be measured, and an integer is ordered,
/// hashed and read back from a file exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank {
    tenths: i16,
}

/// A text that is not a rank.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a rank; ranks are 30k to 1k and 1d to 9d")]
pub struct InvalidRank(String);

impl Rank {
    /// The weakest there is.
    pub const WEAKEST: Self = Self { tenths: -300 };
    /// The strongest there is.
    pub const STRONGEST: Self = Self { tenths: 80 };

    /// A kyu rank, from 30 to 1; what lies outside is brought there.
    #[must_use]
    pub const fn kyu(kyu: u8) -> Self {
        match kyu {
            0 => Self::kyu(1),
            1..=30 => Self {
                tenths: -10 * (kyu as i16),
            },
            31.. => Self::WEAKEST,
        }
    }

    /// A dan rank, from 1 to 9; what lies outside is brought there.
    #[must_use]
    pub const fn dan(dan: u8) -> Self {
        match dan {
            0 => Self::dan(1),
            1..=9 => Self {
                tenths: 10 * (dan as i16 - 1),
            },
            10.. => Self::STRONGEST,
        }
    }

    /// So many tenths of a rank above 1 dan, or below it if negative; what lies
    /// outside the scale is brought to its end.
    #[must_use]
    pub fn from_tenths(tenths: i32) -> Self {
        let (least, most) = (Self::WEAKEST.tenths, Self::STRONGEST.tenths);
        let within = tenths.clamp(i32::from(least), i32::from(most));
        let tenths = i16::try_from(within).unwrap_or(least);
        Self { tenths }
    }

    /// How many tenths of a rank it is above 1 dan; negative below it.
    #[must_use]
    pub const fn tenths(self) -> i32 {
        self.tenths as i32
    }

    /// How many tenths of a rank it is above another; negative below it.
    #[must_use]
    pub const fn tenths_above(self, other: Self) -> i32 {
        self.tenths() - other.tenths()
    }

    /// The whole rank that is nearest; of two, the stronger.
    #[must_use]
    pub fn nearest(self) -> Self {
        Self::from_tenths((self.tenths() + 5).div_euclid(10) * 10)
    }

    /// Every whole rank, the weakest first.
    pub fn whole() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (-30..9).map(|rank: i32| Self::from_tenths(10 * rank))
    }
}

/// The short form: `8k`, `3d`, and `7.6k` between whole ranks.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Half a rank below 1 dan is stronger than 1 kyu and has no name of its
        // own: it is counted from 1 kyu, as 0.5k.
        let (tenths, unit) = match self.tenths {
            0.. => (self.tenths + 10, 'd'),
            ..0 => (-self.tenths, 'k'),
        };
        match tenths % 10 {
            0 => write!(f, "{}{unit}", tenths / 10),
            tenth => write!(f, "{}.{tenth}{unit}", tenths / 10),
        }
    }
}

/// Reads `8k`, `8 kyu`, `3D`, `3 dan`, `7.6k`, with or without the question
/// mark or star of servers behind it. Professional ranks (`1p`) are above the
/// scale and read as its end.
impl FromStr for Rank {
    type Err = InvalidRank;

    fn from_str(text: &str) -> Result<Self, InvalidRank> {
        read(text).ok_or_else(|| InvalidRank(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Rank> {
    let text = text.trim().trim_end_matches(['?', '*']).to_lowercase();
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let (number, unit) = text.split_at(end);
    let tenths = tenths(number)?;
    match unit.trim() {
        // 0.5k is between 1k and 1d.
        "k" | "kyu" if (1..=300).contains(&tenths) => Some(Rank::from_tenths(-tenths)),
        "d" | "dan" if (10..=90).contains(&tenths) => Some(Rank::from_tenths(tenths - 10)),
        "p" | "pro" if (10..=90).contains(&tenths) => Some(Rank::STRONGEST),
        _ => None,
    }
}

/// A number with at most one decimal, in tenths.
fn tenths(number: &str) -> Option<i32> {
    let (whole, tenth) = number.split_once('.').unwrap_or((number, "0"));
    if tenth.len() != 1 || whole.len() > 2 {
        return None;
    }
    let whole: i32 = whole.parse().ok()?;
    let tenth: i32 = tenth.parse().ok()?;
    Some(10 * whole + tenth)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Rank> {
        (-300..=80).map(Rank::from_tenths)
    }

    #[test]
    fn every_rank_is_read_as_it_is_written() {
        for rank in all() {
            assert_eq!(rank.to_string().parse(), Ok(rank), "{rank}");
        }
    }

    #[test]
    fn ranks_are_ordered_from_the_weakest_to_the_strongest() {
        let whole: Vec<Rank> = Rank::whole().collect();
        assert_eq!(whole.len(), 39);
        assert!(whole.is_sorted());
        assert_eq!(whole.first(), Some(&Rank::WEAKEST));
        assert_eq!(whole.last(), Some(&Rank::STRONGEST));
        assert!(Rank::kyu(8) < Rank::kyu(7) && Rank::kyu(1) < Rank::dan(1));
        assert_eq!(Rank::dan(1).tenths_above(Rank::kyu(1)), 10);
        assert_eq!(Rank::kyu(12).tenths_above(Rank::dan(3)), -140);
    }

    #[test]
    fn ranks_are_read_as_people_write_them() {
        for (text, rank) in [
            ("8k", Rank::kyu(8)),
            ("8 kyu", Rank::kyu(8)),
            (" 8K ", Rank::kyu(8)),
            ("8k?", Rank::kyu(8)),
            ("3d", Rank::dan(3)),
            ("3 Dan", Rank::dan(3)),
            ("3 dan*", Rank::dan(3)),
            ("1p", Rank::STRONGEST),
            ("7.6k", Rank::from_tenths(-76)),
            ("0.5k", Rank::from_tenths(-5)),
        ] {
            assert_eq!(text.parse(), Ok(rank), "{text}");
        }
    }

    #[test]
    fn what_is_no_rank_is_refused_by_name() {
        for text in [
            "", "k", "8", "0k", "31k", "0d", "10d", "8kk", "-8k", "8.55k", "8..5k", "999k", "٣d",
            "kyu 8", "8 k d", "10p",
        ] {
            let error = Rank::from_str(text).unwrap_err();
            assert!(error.to_string().contains(&format!("{text:?}")), "{error}");
        }
    }

    #[test]
    fn the_nearest_whole_rank_is_at_most_half_a_rank_away() {
        for rank in all() {
            let nearest = rank.nearest();
            assert!(Rank::whole().any(|whole| whole == nearest), "{rank}");
            assert!(nearest.tenths_above(rank).abs() <= 5, "{rank}");
        }
        assert_eq!(Rank::from_tenths(-75).nearest(), Rank::kyu(7));
    }

    #[test]
    fn what_lies_outside_is_brought_to_the_end() {
        assert_eq!(Rank::from_tenths(i32::MIN), Rank::WEAKEST);
        assert_eq!(Rank::from_tenths(i32::MAX), Rank::STRONGEST);
        assert_eq!(Rank::kyu(0), Rank::kyu(1));
        assert_eq!(Rank::kyu(200), Rank::WEAKEST);
        assert_eq!(Rank::dan(0), Rank::dan(1));
        assert_eq!(Rank::dan(12), Rank::STRONGEST);
    }
}
