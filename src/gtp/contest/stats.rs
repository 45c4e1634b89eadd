//! What the results of games say about strength, and how surely.

/// A share of games won, with the bounds between which the true share lies in
/// 95 of 100 matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// The share itself, from 0 to 1.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The quantile of the normal distribution for 95% on both sides together.
const Z: f64 = 1.959_963_984_540_054;

impl Rate {
    /// The rate of so many points in so many games, a draw being half a point;
    /// `None` where no game was played. The bounds are Wilson's.
    #[must_use]
    pub fn of(points: f64, games: u32) -> Option<Self> {
        if games == 0 {
            return None;
        }
        let n = f64::from(games);
        let share = (points / n).clamp(0.0, 1.0);
        let z2 = Z * Z;
        let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let spread = (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        let half = Z * spread / (1.0 + z2 / n);
        // At the ends rounding would leave a trace of a chance.
        let low = if share <= 0.0 { 0.0 } else { middle - half };
        let high = if share >= 1.0 { 1.0 } else { middle + half };
        Some(Self { share, low, high })
    }

    /// The difference in Elo that gives this share, and its bounds; infinite
    /// where one side has everything.
    #[must_use]
    pub fn elo(self) -> Self {
        Self {
            share: elo(self.share),
            low: elo(self.low),
            high: elo(self.high),
        }
    }
}

/// The difference in Elo at which this share of games is won.
fn elo(share: f64) -> f64 {
    if share <= 0.0 {
        return f64::NEG_INFINITY;
    }
    if share >= 1.0 {
        return f64::INFINITY;
    }
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of games that is won at this difference in Elo.
pub(super) fn share_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() < within, "{a} is not {b}");
    }

    #[test]
    fn the_bounds_are_those_of_published_tables() {
        // Newcombe 1998, "Two-sided confidence intervals for the single
        // proportion", table I, method 3.
        for (points, games, low, high) in [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
        ] {
            let rate = Rate::of(points, games).unwrap();
            near(rate.low, low, 0.00006);
            near(rate.high, high, 0.00006);
        }
    }

    #[test]
    fn the_bounds_of_one_side_mirror_those_of_the_other() {
        for games in [1_u32, 7, 100, 10_000] {
            for points in [0.0, 0.5, 1.0, f64::from(games) / 2.0, f64::from(games)] {
                let mine = Rate::of(points, games).unwrap();
                let theirs = Rate::of(f64::from(games) - points, games).unwrap();
                near(mine.low, 1.0 - theirs.high, 1e-12);
                near(mine.high, 1.0 - theirs.low, 1e-12);
                assert!(mine.low <= mine.share && mine.share <= mine.high);
            }
        }
        assert_eq!(Rate::of(0.0, 0), None);
    }

    #[test]
    fn elo_is_that_of_the_tables() {
        for (share, difference) in [
            (0.5, 0.0),
            (0.75, 190.85),
            (0.64, 99.95),
            (0.909_091, 400.0),
        ] {
            near(elo(share), difference, 0.01);
            near(elo(1.0 - share), -difference, 0.01);
            near(share_of_elo(difference), share, 1e-5);
        }
        let all = Rate::of(10.0, 10).unwrap().elo();
        assert_eq!(all.share, f64::INFINITY);
        assert!(all.low > 100.0 && all.low < 200.0, "{all:?}");
    }
}
