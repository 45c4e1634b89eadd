//! What a side makes of a win rate and a lead together.
//!
//! The descent and the final choice use the same utility, so that what was
//! explored for its points is not thrown away in the end.

/// The lead, in half points, at which half of what a lead can be worth is
/// reached.
const HALF_WAY: f32 = 20.0;

/// The win rate plus what a lead is worth beside it. `gain` is how much larger
/// the lead is than at the parent, in half points; `weight` is what an
/// unlimited lead would be worth.
#[inline]
pub(super) fn utility(win: f32, gain: f32, weight: f32) -> f32 {
    win + weight * gain / (HALF_WAY + gain.abs())
}

/// How far the utility may be off if win rate and lead are off by this much:
/// the two go together, so their errors add up.
pub(super) fn utility_error(win_error: f32, gain: f32, lead_error: f32, weight: f32) -> f32 {
    let spread = HALF_WAY + gain.abs();
    win_error + weight * lead_error * HALF_WAY / (spread * spread)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_equal_win_rates_points_decide_and_never_more_than_their_weight() {
        assert!(utility(0.9, 3.0, 0.1) > utility(0.9, 1.0, 0.1));
        assert!(utility(0.02, -3.0, 0.1) > utility(0.02, -40.0, 0.1));
        assert!(utility(0.5, 1e6, 0.1) <= 0.6 + 1e-6);
        assert!(utility(0.8, -1e6, 0.1) > utility(0.5, 1e6, 0.1));
    }

    #[test]
    fn an_error_of_the_lead_counts_less_where_the_lead_counts_less() {
        let near = utility_error(0.0, 0.0, 4.0, 0.1);
        let far = utility_error(0.0, 80.0, 4.0, 0.1);
        assert!(near > 4.0 * far, "{near} {far}");
        assert!((utility_error(0.03, 80.0, 0.0, 0.1) - 0.03).abs() < 1e-6);
    }
}
