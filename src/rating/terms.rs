//! What handicap and komi are worth, and which of them make a game fair.
//!
//! The worth of a head start is the one the Online Go Server rates games with:
//! the points that Black is ahead by, a twelfth of a rank each on the 19×19
//! board, three times that on 13×13 and six times on 9×9, where a point decides
//! more.

use super::scale;
use crate::board::Size;
use crate::game::{HalfPoints, Rank};
use crate::go::{Handicap, Rules, Scoring};

/// The terms under which two players have even chances, as nearly as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FairTerms {
    /// The stones that Black, who is the weaker, puts down first.
    pub handicap: Handicap,
    /// What White gets; `None` for what the rules give.
    pub komi: Option<HalfPoints>,
}

/// What White gets for moving second where that is to be next to nothing.
const HALF_A_POINT: i32 = 1;
/// The least that White gets on small boards, in halves: 5.5 points for Black.
const LEAST_HALVES: i32 = -11;
/// How much nearer, in ranks, terms have to be to be worth a larger handicap.
const MARGIN: f64 = 0.1;
/// How many points one rank is worth on a board of nineteen lines.
const POINTS_A_RANK: f64 = 12.0;

/// How many ranks the terms of a game are worth to Black; negative where White
/// has more of them than an even game gives.
#[must_use]
pub fn head_start(size: Size, rules: &Rules, handicap: Handicap, komi: HalfPoints) -> f64 {
    let (fair_komi, points_a_stone) = match rules.scoring {
        Scoring::Territory => (6.0, 12.0),
        Scoring::Area => (7.0, 13.0),
    };
    let stones = handicap.stones();
    let further_stones = f64::from(stones.saturating_sub(1));
    let points = fair_komi - points_of(komi) - points_of(rules.bonus_with(stones));
    // An even komi is half a point more than what makes it even, so that
    // someone wins; that is no head start.
    let points = if stones == 0 && komi == rules.komi {
        0.0
    } else {
        points + points_a_stone * further_stones
    };
    points / POINTS_A_RANK * board_factor(size)
}

impl FairTerms {
    /// Those of an even game.
    pub const EVEN: Self = Self {
        handicap: Handicap::None,
        komi: None,
    };

    /// The terms for two players of whom White is the stronger; even ones where
    /// White is not.
    #[must_use]
    pub fn between(black: Rank, white: Rank, size: Size, rules: &Rules) -> Self {
        let wanted = scale::ranks(white) - scale::ranks(black);
        let off = |terms: &Self| (terms.head_start(size, rules) - wanted).abs();
        let mut best = Self::EVEN;
        for terms in Self::all(size, rules) {
            // Of two that are about equally far off the one with less is played,
            // as custom has it: a stone for each rank.
            if off(&terms) + MARGIN < off(&best) {
                best = terms;
            }
        }
        best
    }

    /// How many ranks they are worth to Black.
    #[must_use]
    pub fn head_start(&self, size: Size, rules: &Rules) -> f64 {
        let komi = self.komi(rules);
        head_start(size, rules, self.handicap, komi)
    }

    /// What White gets.
    #[must_use]
    pub fn komi(&self, rules: &Rules) -> HalfPoints {
        let usual = rules.komi_with(self.handicap.stones());
        self.komi.unwrap_or(usual)
    }

    /// All that are played on a board, from even on.
    fn all(size: Size, rules: &Rules) -> impl Iterator<Item = Self> {
        // On large boards a point of komi is less than anyone can tell, and
        // White just gives it up. On small ones it is worth half a rank, and
        // points that White gives Black fill the step to two stones.
        let steps = match board_factor(size) > 1.0 {
            true => (rules.komi.halves() - LEAST_HALVES) / 2,
            false => 0,
        };
        let small = (1..=steps).map(|step| rules.komi.halves() - 2 * step);
        let large = (steps == 0).then_some(HALF_A_POINT);
        let komi = small.chain(large).map(|halves| Self {
            handicap: Handicap::None,
            komi: Some(HalfPoints::from_halves(halves)),
        });
        let stones = (2..=Handicap::most_fixed(size)).map(|stones| Self {
            handicap: Handicap::Fixed(stones),
            komi: None,
        });
        komi.chain(stones)
    }
}

/// How much more a point is worth than on a board of nineteen lines.
fn board_factor(size: Size) -> f64 {
    match size.lines() {
        0..=9 => 6.0,
        10..=13 => 3.0,
        _ => 1.0,
    }
}

fn points_of(points: HalfPoints) -> f64 {
    f64::from(points.halves()) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::Ruleset;

    const SIZES: [Size; 3] = [Size::NINE, Size::THIRTEEN, Size::NINETEEN];

    fn between(black: Rank, white: Rank, size: Size, set: Ruleset) -> FairTerms {
        FairTerms::between(black, white, size, &set.rules())
    }

    #[test]
    fn a_stone_for_each_rank_on_the_large_board() {
        for set in [Ruleset::French, Ruleset::Japanese, Ruleset::Chinese] {
            let terms = |difference: u8| {
                between(
                    Rank::kyu(15),
                    Rank::kyu(15 - difference),
                    Size::NINETEEN,
                    set,
                )
            };
            assert_eq!(terms(0), FairTerms::EVEN, "{set:?}");
            assert_eq!(terms(1).handicap, Handicap::None, "{set:?}");
            assert_eq!(terms(1).komi, Some(HalfPoints::from_halves(1)), "{set:?}");
            for difference in 2..=9 {
                let handicap = Handicap::Fixed(difference);
                assert_eq!(terms(difference).handicap, handicap, "{set:?}");
            }
            assert_eq!(terms(14).handicap, Handicap::Fixed(9), "{set:?}");
        }
    }

    #[test]
    fn fair_terms_leave_less_than_a_rank_on_small_boards_up_to_two_stones() {
        for set in Ruleset::ALL {
            for size in [Size::NINE, Size::THIRTEEN] {
                for difference in 0..=4 {
                    let (black, white) = (Rank::kyu(15), Rank::kyu(15 - difference));
                    let terms = between(black, white, size, set);
                    let left = terms.head_start(size, &set.rules()) - f64::from(difference);
                    assert!(left.abs() <= 0.9, "{set:?} {size} {difference}: {left}");
                }
            }
        }
    }

    #[test]
    fn more_difference_never_means_less_head_start() {
        for set in Ruleset::ALL {
            for size in SIZES {
                let rules = set.rules();
                let starts: Vec<f64> = Rank::whole()
                    .map(|white| {
                        let terms = FairTerms::between(Rank::WEAKEST, white, size, &rules);
                        terms.head_start(size, &rules)
                    })
                    .collect();
                assert!(starts.is_sorted(), "{set:?} {size}: {starts:?}");
            }
        }
    }

    #[test]
    fn the_stronger_never_gets_a_head_start() {
        for size in SIZES {
            let terms = between(Rank::dan(3), Rank::kyu(3), size, Ruleset::French);
            assert_eq!(terms, FairTerms::EVEN);
            assert_eq!(terms.head_start(size, &Ruleset::French.rules()), 0.0);
        }
    }

    #[test]
    fn somebody_always_wins() {
        for set in Ruleset::ALL
            .into_iter()
            .filter(|set| set.rules().komi.halves() % 2 != 0)
        {
            for size in SIZES {
                for white in Rank::whole() {
                    let terms = between(Rank::WEAKEST, white, size, set);
                    let komi = terms.komi(&set.rules()).halves();
                    assert_ne!(komi % 2, 0, "{set:?} {size} {white}");
                }
            }
        }
    }
}
