//! What is expected of each point, by whatever way.

use crate::board::{ByColor, Color, Grid, Point, PointSet};

/// How likely each side is to own each point in the end.
#[derive(Clone, Debug)]
pub(super) struct Forecast {
    /// The probability of each side, from 0 to 1.
    pub(super) held: ByColor<Grid<f32>>,
    /// By how many points Black's area will be the larger, with each side to
    /// play.
    pub(super) area_lead: ByColor<f32>,
}

impl Forecast {
    /// Who will own a point, from 1 (Black for certain) to -1 (White).
    pub(super) fn ownership(&self, point: Point) -> f32 {
        self.held.black[point] - self.held.white[point]
    }

    /// A side's mean probability to own a point of a set.
    pub(super) fn mean_share(&self, color: Color, points: &PointSet) -> f32 {
        mean(&self.held[color], points)
    }

    /// Gives points to who is known to own them, as surely as they were
    /// thought to be someone's.
    pub(super) fn give(&mut self, color: Color, points: &PointSet) {
        for point in points.iter() {
            let (own, other) = (self.held[color][point], self.held[color.other()][point]);
            self.held[color][point] = own.max(other);
            self.held[color.other()][point] = own.min(other);
        }
    }
}

/// The mean over a set of points; 0 where there is none.
pub(super) fn mean(of: &Grid<f32>, points: &PointSet) -> f32 {
    let sum: f32 = points.iter().map(|point| of[point]).sum();
    sum / points.len().max(1) as f32
}
