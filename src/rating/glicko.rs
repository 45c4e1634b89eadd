//! Ratings by Glicko-2.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::scale::{rank_at, ranks, ranks_across, rating_of};
use crate::game::Rank;

/// How strong a player is found to be: a number, how sure it is, and how steady
/// their results are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The number; [`Rating::rank`] says it in ranks.
    pub rating: f64,
    /// The standard deviation of that number (RD).
    pub deviation: f64,
    /// How much the player's strength is expected to change (σ).
    pub volatility: f64,
}

/// How a rated game ended for the player it is rated for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// They won.
    Won,
    /// Nobody did.
    Drawn,
    /// They lost.
    Lost,
}

/// How unsure the rating of a player is of whom nothing is known.
const UNKNOWN_DEVIATION: f64 = 350.0;
/// The same of one who said their rank: that is right within some three ranks,
/// mostly.
const SAID_RANKS: f64 = 3.0;
/// But never so sure that results could not soon say otherwise.
const LEAST_SAID_DEVIATION: f64 = 100.0;
/// The rating of a computer does not move; what is unsure about it is how well
/// its rank was measured.
const COMPUTER_DEVIATION: f64 = 60.0;
/// No rating becomes surer than this: players change.
const LEAST_DEVIATION: f64 = 30.0;
/// From so many ranks on a rating is only a guess.
const PROVISIONAL_RANKS: f64 = 2.0;
const VOLATILITY: f64 = 0.06;

impl Rating {
    /// That of a player who has said their rank and has not played yet.
    #[must_use]
    pub fn of_rank(rank: Rank) -> Self {
        let rating = rating_of(ranks(rank));
        let deviation = SAID_RANKS / ranks_across(rating, 1.0);
        Self {
            rating,
            deviation: deviation.clamp(LEAST_SAID_DEVIATION, UNKNOWN_DEVIATION),
            volatility: VOLATILITY,
        }
    }

    /// That of someone who has never played.
    #[must_use]
    pub fn of_beginner() -> Self {
        Self {
            deviation: UNKNOWN_DEVIATION,
            ..Self::of_rank(Rank::kyu(25))
        }
    }

    /// That of a player of whom nothing is known.
    #[must_use]
    pub fn unknown() -> Self {
        Self {
            deviation: UNKNOWN_DEVIATION,
            ..Self::of_rank(Rank::kyu(15))
        }
    }

    /// Its rank.
    #[must_use]
    pub fn rank(&self) -> Rank {
        rank_at(self.rating)
    }

    /// How many ranks it may well be off, to either side: one deviation.
    #[must_use]
    pub fn uncertainty_ranks(&self) -> f64 {
        ranks_across(self.rating, self.deviation)
    }

    /// Whether too few games were played to be sure of it.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.uncertainty_ranks() >= PROVISIONAL_RANKS
    }

    /// What it becomes after a game against a computer of this rank. The terms
    /// gave the player `head_start_ranks`, which are negative where the computer
    /// had them.
    #[must_use]
    pub fn after(&self, computer: Rank, head_start_ranks: f64, result: GameResult) -> Self {
        // A head start of two ranks makes the other two ranks weaker.
        let opponent = Self {
            rating: rating_of(ranks(computer) - head_start_ranks),
            deviation: COMPUTER_DEVIATION,
            volatility: VOLATILITY,
        };
        self.after_period(&[(opponent, result)])
    }

    /// What it becomes after a rating period with these games.
    fn after_period(&self, games: &[(Self, GameResult)]) -> Self {
        let games: Vec<(Glicko2Rating, Outcomes)> = games
            .iter()
            .map(|(opponent, result)| (opponent.into(), (*result).into()))
            .collect();
        // Tau is 0.5.
        let after = glicko2_rating_period(&self.into(), &games, &Glicko2Config::new());
        Self {
            rating: after.rating,
            deviation: after.deviation.clamp(LEAST_DEVIATION, UNKNOWN_DEVIATION),
            volatility: after.volatility,
        }
    }

    /// Whether its numbers can be those of a player: files may say anything.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        (1.0..10_000.0).contains(&self.rating)
            && (1.0..=1_000.0).contains(&self.deviation)
            && (0.001..=1.0).contains(&self.volatility)
    }
}

impl From<&Rating> for Glicko2Rating {
    fn from(rating: &Rating) -> Self {
        Self {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        }
    }
}

impl From<GameResult> for Outcomes {
    fn from(result: GameResult) -> Self {
        match result {
            GameResult::Won => Self::WIN,
            GameResult::Drawn => Self::DRAW,
            GameResult::Lost => Self::LOSS,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn rating(rating: f64, deviation: f64) -> Rating {
        Rating {
            rating,
            deviation,
            volatility: 0.06,
        }
    }

    #[test]
    fn the_example_of_glickmans_paper_comes_out() {
        let after = rating(1500.0, 200.0).after_period(&[
            (rating(1400.0, 30.0), GameResult::Won),
            (rating(1550.0, 100.0), GameResult::Lost),
            (rating(1700.0, 300.0), GameResult::Lost),
        ]);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.059_99).abs() < 0.000_01, "{after:?}");
    }

    #[test]
    fn a_player_comes_to_the_rank_of_those_they_draw_level_with() {
        let mut player = Rating::unknown();
        assert!(player.is_provisional());
        for game in 0..60 {
            let result = match game % 2 {
                0 => GameResult::Won,
                _ => GameResult::Lost,
            };
            player = player.after(Rank::kyu(5), 0.0, result);
        }
        let off = player.rank().tenths_above(Rank::kyu(5)).abs();
        assert!(off <= 10, "{}", player.rank());
        assert!(!player.is_provisional());
        assert!(player.uncertainty_ranks() < 1.5, "{player:?}");
    }

    #[test]
    fn a_head_start_is_worth_as_many_ranks_as_it_evens_out() {
        let player = Rating::of_rank(Rank::kyu(10));
        let even = player.after(Rank::kyu(10), 0.0, GameResult::Won);
        let stones = player.after(Rank::kyu(6), 4.0, GameResult::Won);
        assert!((even.rating - stones.rating).abs() < 1e-6);
        let given = player.after(Rank::kyu(14), -4.0, GameResult::Won);
        assert!((even.rating - given.rating).abs() < 1e-6);
    }

    proptest! {
        #[test]
        fn winning_never_costs_and_losing_never_pays(
            start in 400.0..2800.0_f64,
            deviation in 30.0..350.0_f64,
            tenths in -300..=80_i32,
            head_start in -9.0..9.0_f64,
        ) {
            let before = rating(start, deviation);
            let after = |result| before.after(Rank::from_tenths(tenths), head_start, result);
            let [won, drawn, lost] = [GameResult::Won, GameResult::Drawn, GameResult::Lost].map(after);
            prop_assert!(won.rating >= before.rating && lost.rating <= before.rating);
            prop_assert!(lost.rating <= drawn.rating && drawn.rating <= won.rating);
            for after in [won, drawn, lost] {
                prop_assert!(after.is_sound(), "{:?}", after);
            }
        }
    }
}
