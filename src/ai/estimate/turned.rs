//! Boards looked at from other sides.

use crate::ai::net::Features;
use crate::board::{Point, Size};

/// A way to turn a board or to see it in a mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turned {
    /// As it lies.
    Not,
    /// From the corner across, in a mirror: columns for rows, and both from
    /// the other end.
    Across,
}

impl Turned {
    /// Those that an estimate rests on. More of them change few verdicts and
    /// each takes as long as the first.
    pub(super) const ALL: [Self; 2] = [Self::Not, Self::Across];

    /// Where a point comes to lie.
    pub(super) const fn point(self, size: Size, point: Point) -> Point {
        let last = size.lines() - 1;
        match self {
            Self::Not => point,
            Self::Across => Point::new(last - point.row, last - point.col),
        }
    }

    /// What the network is shown of the board once it is turned.
    pub(super) fn features(self, features: &Features) -> Features {
        let size = features.size;
        let mut turned = features.clone();
        for point in size.points() {
            let from = features.points.get(Features::index(size, point));
            let to = Features::index(size, self.point(size, point));
            if let (Some(from), Some(to)) = (from, turned.points.get_mut(to)) {
                *to = *from;
            }
        }
        turned
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_a_turned_board_comes_from_one() {
        let size = Size::NINE;
        let mut features = Features {
            size,
            ..Features::default()
        };
        for (number, point) in size.points().enumerate() {
            features.points[Features::index(size, point)] = u16::try_from(number + 1).unwrap();
        }
        for turned in Turned::ALL {
            let found = turned.features(&features);
            let mut seen = found.points[..size.area()].to_vec();
            seen.sort_unstable();
            assert_eq!(seen, features.points[..size.area()]);
            for point in size.points() {
                let to = turned.point(size, point);
                assert_eq!(
                    found.points[Features::index(size, to)],
                    features.points[Features::index(size, point)]
                );
                assert_eq!(turned.point(size, to), point, "{turned:?}");
            }
        }
    }
}
