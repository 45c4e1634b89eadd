//! The komis of games that are played for training.

use rand::RngExt as _;
use rand::rngs::SmallRng;

/// A fair komi, in half points, and how far those of most games and of some
/// are from it.
const FAIR: i32 = 14;
const NEAR: f64 = 3.0;
const FAR: f64 = 24.0;

/// A komi in half points.
pub(crate) fn draw(rng: &mut SmallRng) -> i32 {
    let spread = if rng.random_bool(0.85) { NEAR } else { FAR };
    FAIR + error(spread, rng)
}

/// A number of half points that is mostly no further from nothing than this.
pub(crate) fn error(spread: f64, rng: &mut SmallRng) -> i32 {
    // The sum of uniform numbers is nearly normal.
    let normal: f64 = (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0;
    (normal * spread).round() as i32
}
