//! The piece that settles.

use crate::aligne4::Piece;
use crate::board::{Grid, Point};
use crate::ui::theme::SETTLE_SECS;

/// The piece that was put last, and when, in seconds.
#[derive(Clone, Debug, Default)]
pub(super) struct Motion {
    seen: Option<Grid<Option<Piece>>>,
    settling: Option<(Point, f64)>,
}

impl Motion {
    /// Compares the board with that of the last time. One piece more settles;
    /// whatever else has changed is there at once.
    pub(super) fn observe(&mut self, squares: &Grid<Option<Piece>>, now: f64) {
        if self.seen.as_ref() == Some(squares) {
            return;
        }
        self.settling = self.seen.as_ref().and_then(|seen| {
            let mut changed = squares.iter().filter(|(at, piece)| seen[*at] != **piece);
            let (at, _) = changed.next()?;
            let put = changed.next().is_none() && seen[at].is_none();
            put.then_some((at, now))
        });
        self.seen = Some(squares.clone());
    }

    /// Lets everything stand still, now and when it is next looked at.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// The piece that settles, and how high it still is, from 1 to 0.
    pub(super) fn settling(&mut self, now: f64) -> Option<(Point, f32)> {
        let (at, start) = self.settling?;
        let left = 1.0 - ((now - start) as f32 / SETTLE_SECS).clamp(0.0, 1.0);
        if left <= 0.0 {
            self.settling = None;
            return None;
        }
        Some((at, left * left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aligne4::Square;

    fn board(filled: &[usize]) -> Grid<Option<Piece>> {
        let mut grid = Grid::filled(Square::BOARD, None);
        for &index in filled {
            grid[Square::ALL[index].point()] = Some(Piece::ALL[index]);
        }
        grid
    }

    #[test]
    fn one_new_piece_settles_and_stays() {
        let mut motion = Motion::default();
        motion.observe(&board(&[1]), 1.0);
        assert_eq!(motion.settling(1.0), None, "seen for the first time");
        motion.observe(&board(&[1, 6]), 2.0);
        let at = Square::ALL[6].point();
        assert_eq!(motion.settling(2.0), Some((at, 1.0)));
        assert!(motion.settling(2.06).is_some_and(|(_, high)| high < 0.5));
        assert_eq!(motion.settling(2.13), None);
        motion.observe(&board(&[1, 6]), 2.2);
        assert_eq!(motion.settling(2.2), None);
    }

    #[test]
    fn another_position_does_not_move() {
        let mut motion = Motion::default();
        motion.observe(&board(&[1, 2]), 1.0);
        for other in [&[1][..], &[1, 2, 3, 4], &[1, 2, 3], &[1, 2, 7]] {
            motion.observe(&board(&[1, 2]), 1.5);
            motion.settling = None;
            motion.observe(&board(other), 2.0);
            let new = other.len() == 3;
            assert_eq!(motion.settling(2.0).is_some(), new, "{other:?}");
        }
    }

    #[test]
    fn a_clock_that_stops_or_jumps_leaves_nothing_moving_for_ever() {
        let mut motion = Motion::default();
        motion.observe(&board(&[]), 10.0);
        motion.observe(&board(&[3]), 10.0);
        assert!(motion.settling(9.0).is_some());
        assert_eq!(motion.settling(f64::INFINITY), None);
    }
}
