//! The sequential probability ratio test (SPRT): a match that ends as soon as its
//! games have told what they were to tell.

use super::stats::share_of_elo;
use super::tally::Score;

/// How often each of the two answers may be wrong.
const ERROR: f64 = 0.05;

/// A test of two claims about by how much the first entrant is stronger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The share of games that it wins by the lower claim, and by the higher.
    low: f64,
    high: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The lower claim holds rather than the higher.
    Low,
    /// Too few games to tell.
    Open,
    /// The higher claim holds rather than the lower.
    High,
}

/// Two claims that no test can tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("give two differences in Elo from -1000 to 1000, the lower one first")]
pub struct InvalidClaims;

impl Sprt {
    /// The test of these two differences in Elo.
    ///
    /// # Errors
    ///
    /// [`InvalidClaims`] unless the first is the lower one.
    pub fn new(low: f64, high: f64) -> Result<Self, InvalidClaims> {
        // Shares beyond a thousand Elo are as good as all or nothing.
        let sensible = |elo: f64| elo.abs() <= 1000.0;
        if !(sensible(low) && sensible(high) && low < high) {
            return Err(InvalidClaims);
        }
        Ok(Self {
            low: share_of_elo(low),
            high: share_of_elo(high),
        })
    }

    /// Where the test ends, on either side of 0 (Wald).
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The log-likelihood ratio of the higher claim to the lower; a draw counts as
    /// half a game won and half a game lost.
    #[must_use]
    pub fn log_ratio(self, score: Score) -> f64 {
        let half = f64::from(score.draws) / 2.0;
        let (won, lost) = (f64::from(score.wins) + half, f64::from(score.losses) + half);
        won * (self.high / self.low).ln() + lost * ((1.0 - self.high) / (1.0 - self.low)).ln()
    }

    /// What these games say.
    #[must_use]
    pub fn verdict(self, score: Score) -> Verdict {
        let ratio = self.log_ratio(score);
        if ratio >= Self::bound() {
            Verdict::High
        } else if ratio <= -Self::bound() {
            Verdict::Low
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt as _, SeedableRng as _};

    use super::*;

    fn score(wins: u32, losses: u32, draws: u32) -> Score {
        Score {
            wins,
            losses,
            draws,
        }
    }

    #[test]
    fn the_ratio_is_that_of_the_likelihoods() {
        // At 0 and 70.44 Elo half of the games are won, and six of ten.
        let test = Sprt::new(0.0, 70.4365).unwrap();
        let by_hand = 60.0 * 1.2_f64.ln() + 40.0 * 0.8_f64.ln();
        assert!((test.log_ratio(score(60, 40, 0)) - by_hand).abs() < 1e-4);
        assert_eq!(
            test.log_ratio(score(60, 40, 0)),
            test.log_ratio(score(50, 30, 20))
        );
        assert!(test.log_ratio(score(0, 0, 0)).abs() < 1e-12);
    }

    #[test]
    fn it_is_wrong_about_one_time_in_twenty_and_ends_sooner_where_things_are_clear() {
        let test = Sprt::new(0.0, 50.0).unwrap();
        let mut rng = SmallRng::seed_from_u64(1);
        // How often it says the higher, and after how many games, by the truth.
        let mut run = |elo: f64| {
            let (mut high, mut games) = (0, 0);
            for _ in 0..1000 {
                let mut so_far = Score::default();
                while test.verdict(so_far) == Verdict::Open {
                    match rng.random_bool(share_of_elo(elo)) {
                        true => so_far.wins += 1,
                        false => so_far.losses += 1,
                    }
                }
                high += u32::from(test.verdict(so_far) == Verdict::High);
                games += so_far.games();
            }
            (f64::from(high) / 1000.0, f64::from(games) / 1000.0)
        };
        let (weak, equal, strong, far) = (run(-100.0), run(0.0), run(50.0), run(150.0));
        assert!((0.02..0.08).contains(&equal.0), "{equal:?}");
        assert!((0.92..0.98).contains(&strong.0), "{strong:?}");
        assert!(weak.0 < 0.01 && far.0 > 0.99, "{weak:?} {far:?}");
        assert!(
            weak.1 < equal.1 / 3.0 && far.1 < strong.1 / 3.0,
            "{weak:?} {equal:?} {strong:?} {far:?}"
        );
    }

    #[test]
    fn claims_that_cannot_be_told_apart_are_refused() {
        for (low, high) in [
            (10.0, 10.0),
            (20.0, 10.0),
            (f64::NAN, 10.0),
            (0.0, f64::INFINITY),
            (-2000.0, 0.0),
        ] {
            assert_eq!(Sprt::new(low, high), Err(InvalidClaims), "{low} {high}");
        }
    }
}
