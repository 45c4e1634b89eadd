//! Discs that turn over.

use crate::board::Point;
use crate::ui::theme::{TURN_SECS, TURN_STAGGER_SECS};

/// The discs that turn, each with when it begins, in seconds.
#[derive(Clone, Debug, Default)]
pub(super) struct Flips {
    turning: Vec<(Point, f64)>,
}

impl Flips {
    /// These turn over because a disc was put, the nearest first.
    pub(super) fn start(&mut self, put: Point, turned: &[Point], now: f64) {
        for &point in turned {
            let begun = self.turning.iter().position(|&(at, _)| at == point);
            let start = match begun.map(|index| self.turning.swap_remove(index)) {
                // It turns back from where it is.
                Some((_, start)) => now - f64::from(TURN_SECS) * (1.0 - share(now, start)),
                None => {
                    let squares = f64::from(distance(put, point).saturating_sub(1));
                    now + squares * f64::from(TURN_STAGGER_SECS)
                }
            };
            self.turning.push((point, start));
        }
    }

    /// The discs that have not come to rest, each with how far it has come,
    /// from 0 to 1.
    pub(super) fn turning(&mut self, now: f64) -> Vec<(Point, f32)> {
        self.turning.retain(|&(_, start)| share(now, start) < 1.0);
        let discs = self.turning.iter();
        discs
            .map(|&(point, start)| (point, eased(share(now, start)) as f32))
            .collect()
    }

    /// Whether none turned when it was last asked for.
    pub(super) const fn is_empty(&self) -> bool {
        self.turning.is_empty()
    }
}

/// How much of its time a disc has used, from 0 to 1.
fn share(now: f64, start: f64) -> f64 {
    ((now - start) / f64::from(TURN_SECS)).clamp(0.0, 1.0)
}

/// Eases in and out. It is symmetric, so that a disc can turn back from
/// wherever it is.
fn eased(share: f64) -> f64 {
    share * share * (3.0 - 2.0 * share)
}

/// How many squares lie from one to the other, along lines and diagonals.
fn distance(one: Point, other: Point) -> u8 {
    let across = one.col.abs_diff(other.col);
    across.max(one.row.abs_diff(other.row))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUT: Point = Point::new(2, 2);
    const NEAR: Point = Point::new(3, 3);
    const FAR: Point = Point::new(2, 7);

    #[test]
    fn the_nearest_begins_at_once_and_the_farthest_ends_last() {
        let mut flips = Flips::default();
        flips.start(PUT, &[NEAR, FAR], 1.0);
        assert_eq!(flips.turning(1.0), [(NEAR, 0.0), (FAR, 0.0)]);
        let half_way = flips.turning(1.125);
        assert!((half_way[0].1 - 0.5).abs() < 0.01, "{half_way:?}");
        assert!(half_way[1].1 < 0.05, "{half_way:?}");
        assert_eq!(flips.turning(1.26).len(), 1);
        assert_eq!(flips.turning(1.38), []);
        assert!(flips.is_empty());
    }

    #[test]
    fn a_disc_that_turns_back_does_so_from_where_it_is() {
        let mut flips = Flips::default();
        flips.start(PUT, &[NEAR], 1.0);
        let before = flips.turning(1.1)[0].1;
        flips.start(PUT, &[NEAR], 1.1);
        let after = flips.turning(1.1)[0].1;
        assert!((before + after - 1.0).abs() < 1e-5, "{before} {after}");
        assert_eq!(flips.turning(1.21), []);
    }

    #[test]
    fn a_clock_that_stands_or_jumps_leaves_nothing_turning_for_ever() {
        let mut flips = Flips::default();
        flips.start(PUT, &[NEAR, FAR], 5.0);
        assert_eq!(flips.turning(4.0), [(NEAR, 0.0), (FAR, 0.0)]);
        assert_eq!(flips.turning(f64::INFINITY), []);
    }
}
