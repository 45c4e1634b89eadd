//! Between ratings and ranks.
//!
//! The curve is the one the Online Go Server publishes: counted in ranks from
//! 30 kyu, a rank is 23.15 · ln(rating / 525). So a rank is worth fewer points
//! among beginners, whose results are less predictable, than among dan players.

use crate::game::Rank;

/// The rating of 30 kyu.
const BASE: f64 = 525.0;
/// How many ranks a rating grows by when it is multiplied by e.
const RANKS_PER_E: f64 = 23.15;
/// How many ranks 1 dan is above 30 kyu.
const FIRST_DAN: f64 = 30.0;
/// The rating below which the curve would leave the scale.
const LEAST: f64 = 100.0;

/// The rating of so many ranks above 1 dan, or below it if negative.
pub(super) fn rating_of(ranks: f64) -> f64 {
    BASE * ((ranks + FIRST_DAN) / RANKS_PER_E).exp()
}

/// How many ranks above 1 dan a rating is; negative below it.
pub(super) fn ranks_of(rating: f64) -> f64 {
    RANKS_PER_E * (rating.max(LEAST) / BASE).ln() - FIRST_DAN
}

/// The rank of a rating, brought to the ends of the scale.
pub(super) fn rank_at(rating: f64) -> Rank {
    // A float that does not fit becomes the nearest that does.
    Rank::from_tenths((10.0 * ranks_of(rating)).round() as i32)
}

/// How many ranks a difference of so many points is worth there.
pub(super) fn ranks_across(rating: f64, points: f64) -> f64 {
    RANKS_PER_E * points / rating.max(LEAST)
}

/// A rank as a number of ranks above 1 dan.
pub(super) fn ranks(rank: Rank) -> f64 {
    f64::from(rank.tenths()) / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_is_that_of_the_server_it_comes_from() {
        // Worked out by hand from the published formula.
        for (rank, rating) in [
            (Rank::kyu(30), 525.0),
            (Rank::kyu(15), 1003.6),
            (Rank::kyu(8), 1357.9),
            (Rank::dan(1), 1918.6),
            (Rank::dan(9), 2710.5),
        ] {
            let found = rating_of(ranks(rank));
            assert!((found - rating).abs() < 0.5, "{rank}: {found}");
        }
    }

    #[test]
    fn every_rank_comes_back_from_its_rating() {
        for tenths in -300..=80 {
            let rank = Rank::from_tenths(tenths);
            assert_eq!(rank_at(rating_of(ranks(rank))), rank);
        }
        assert_eq!(rank_at(f64::MIN), Rank::WEAKEST);
        assert_eq!(rank_at(f64::INFINITY), Rank::STRONGEST);
    }

    #[test]
    fn a_rank_is_worth_as_many_points_as_the_curve_is_steep() {
        let (below, above) = (rating_of(-8.5), rating_of(-7.5));
        let across = ranks_across(rating_of(-8.0), above - below);
        assert!((across - 1.0).abs() < 0.001, "{across}");
    }
}
