//! Stones that settle, stones that fade, and discs that turn over.

use crate::board::{Color, Grid, Point};
use crate::scene::{Ground, StoneBoard};
use crate::ui::theme::{FADE_SECS, SETTLE_SECS};

use super::flips::Flips;

/// More new stones than this at once are another position, not a move.
const MOST_NEW: usize = 4;

/// What changed on a board lately, and when, in seconds.
#[derive(Clone, Debug, Default)]
pub(super) struct Motion {
    seen: Option<Grid<Option<Color>>>,
    settling: Vec<(Point, f64)>,
    fading: Vec<(Point, Color, f64)>,
    flips: Flips,
}

impl Motion {
    /// Compares the stones with those of the last time. A board seen for the
    /// first time, or changed as a whole, stands still.
    pub(super) fn observe(&mut self, goban: &StoneBoard, now: f64) {
        let stones = &goban.stones;
        match self.seen.take() {
            Some(seen) if seen == *stones => {
                self.seen = Some(seen);
                return;
            }
            Some(seen) if seen.size() == stones.size() => match goban.ground {
                Ground::Lines => self.compare(&seen, stones, now),
                Ground::Squares => self.compare_discs(&seen, stones, now),
            },
            Some(_) | None => self.forget(),
        }
        self.seen = Some(stones.clone());
    }

    /// Lets everything stand still, now and when it is next looked at.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// The stones that settle, each with how high it still is, from 1 to 0.
    pub(super) fn settling(&mut self, now: f64) -> Vec<(Point, f32)> {
        self.settling
            .retain(|&(_, start)| left(now, start, SETTLE_SECS) > 0.0);
        let heights = self.settling.iter().map(|&(point, start)| {
            let left = left(now, start, SETTLE_SECS);
            (point, left * left)
        });
        heights.collect()
    }

    /// The stones that fade, each with how much of it is left, from 1 to 0.
    pub(super) fn fading(&mut self, now: f64) -> Vec<(Point, Color, f32)> {
        self.fading
            .retain(|&(_, _, start)| left(now, start, FADE_SECS) > 0.0);
        let rests = self
            .fading
            .iter()
            .map(|&(point, color, start)| (point, color, left(now, start, FADE_SECS)));
        rests.collect()
    }

    /// The discs that turn over, each with how far it has come, from 0 to 1.
    pub(super) fn turning(&mut self, now: f64) -> Vec<(Point, f32)> {
        self.flips.turning(now)
    }

    /// Whether anything moved when it was last asked for.
    pub(super) const fn is_going_on(&self) -> bool {
        !self.settling.is_empty() || !self.fading.is_empty() || !self.flips.is_empty()
    }

    /// One new disc is a move, and what changed its color turns over. Anything
    /// else, a move that is taken back too, is there at once: discs that turn
    /// back would look like another move.
    fn compare_discs(
        &mut self,
        seen: &Grid<Option<Color>>,
        stones: &Grid<Option<Color>>,
        now: f64,
    ) {
        let mut new = Vec::new();
        let mut turned = Vec::new();
        let mut gone = false;
        for (point, &disc) in stones.iter() {
            match (seen[point], disc) {
                (None, Some(_)) => new.push(point),
                (Some(before), Some(after)) if before != after => turned.push(point),
                (Some(_), None) => gone = true,
                (Some(_), Some(_)) | (None, None) => (),
            }
        }
        match new[..] {
            [put] if !gone => {
                self.settling.push((put, now));
                self.flips.start(put, &turned, now);
            }
            _ => self.forget(),
        }
    }

    fn compare(&mut self, seen: &Grid<Option<Color>>, stones: &Grid<Option<Color>>, now: f64) {
        let mut new = Vec::new();
        let mut gone = Vec::new();
        for (point, &stone) in stones.iter() {
            let before = seen[point];
            if before == stone {
                continue;
            }
            new.extend(stone.map(|_| (point, now)));
            gone.extend(before.map(|color| (point, color, now)));
        }
        if new.len() > MOST_NEW {
            self.forget();
            return;
        }
        let empty = |point: Point| stones[point].is_none();
        self.settling.retain(|&(point, _)| !empty(point));
        self.settling.extend(new);
        self.fading.extend(gone);
        self.fading.retain(|&(point, _, _)| empty(point));
    }
}

/// How much of a movement is left, from 1 at its start to 0.
fn left(now: f64, start: f64, length_secs: f32) -> f32 {
    let gone = (now - start) as f32 / length_secs;
    (1.0 - gone).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;

    fn stones(black: &[(u8, u8)]) -> StoneBoard {
        let mut goban = StoneBoard::empty(Size::NINE);
        for &(col, row) in black {
            goban.stones[Point::new(col, row)] = Some(Color::Black);
        }
        goban
    }

    /// A row of discs on squares, as in diagrams.
    fn discs(row: &str) -> StoneBoard {
        let mut goban = StoneBoard {
            ground: Ground::Squares,
            ..StoneBoard::empty(crate::othello::SIZE)
        };
        for (col, disc) in (0..).zip(row.chars()) {
            goban.stones[Point::new(col, 0)] = match disc {
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                _ => None,
            };
        }
        goban
    }

    #[test]
    fn a_board_seen_for_the_first_time_stands_still() {
        let mut motion = Motion::default();
        motion.observe(&stones(&[(1, 1), (2, 2)]), 5.0);
        assert_eq!(motion.settling(5.0), []);
        assert_eq!(motion.fading(5.0), []);
    }

    #[test]
    fn a_new_stone_comes_down_and_stays() {
        let mut motion = Motion::default();
        motion.observe(&stones(&[]), 1.0);
        motion.observe(&stones(&[(3, 3)]), 2.0);
        assert_eq!(motion.settling(2.0), [(Point::new(3, 3), 1.0)]);
        let half_way = motion.settling(2.06)[0].1;
        assert!(half_way > 0.0 && half_way < 0.5);
        motion.observe(&stones(&[(3, 3)]), 2.13);
        assert_eq!(motion.settling(2.13), []);
    }

    #[test]
    fn lifted_stones_fade_unless_one_is_set_in_their_place() {
        let mut motion = Motion::default();
        motion.observe(&stones(&[(0, 0), (1, 0)]), 1.0);
        motion.observe(&stones(&[]), 2.0);
        assert_eq!(motion.fading(2.09).len(), 2);
        motion.observe(&stones(&[(1, 0)]), 2.1);
        assert_eq!(motion.fading(2.1).len(), 1);
        assert_eq!(motion.fading(2.2), []);
    }

    #[test]
    fn another_position_or_size_does_not_move() {
        let mut motion = Motion::default();
        motion.observe(&stones(&[(8, 8)]), 1.0);
        motion.observe(&stones(&[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]), 2.0);
        assert_eq!(motion.settling(2.0), []);
        assert_eq!(motion.fading(2.0), []);
        let mut full = StoneBoard::empty(Size::NINETEEN);
        full.stones = Grid::filled(Size::NINETEEN, Some(Color::White));
        motion.observe(&full, 3.0);
        assert_eq!(motion.settling(3.0), []);
    }

    #[test]
    fn a_clock_that_runs_backwards_or_stops_leaves_nothing_moving_for_ever() {
        let mut motion = Motion::default();
        motion.observe(&stones(&[]), 10.0);
        motion.observe(&stones(&[(3, 3)]), 10.0);
        assert_eq!(motion.settling(9.0), [(Point::new(3, 3), 1.0)]);
        assert_eq!(motion.settling(f64::INFINITY), []);
    }

    #[test]
    fn discs_turn_one_after_the_other_and_come_to_rest() {
        let mut motion = Motion::default();
        motion.observe(&discs("XOOO."), 1.0);
        motion.observe(&discs("XXXXX"), 2.0);
        assert_eq!(motion.settling(2.0), [(Point::new(4, 0), 1.0)]);
        let turning = motion.turning(2.1);
        let done = |col| turning.iter().find(|(at, _)| at.col == col).unwrap().1;
        assert_eq!(turning.len(), 3);
        assert!(done(3) > done(2) && done(2) > done(1), "{turning:?}");
        assert!(motion.is_going_on());
        motion.observe(&discs("XXXXX"), 2.32);
        assert_eq!(motion.settling(2.32), []);
        assert_eq!(motion.turning(2.32), []);
        assert!(!motion.is_going_on());
    }

    #[test]
    fn a_move_taken_back_and_another_position_stand_still() {
        for other in ["XOOO.", ".....", "XXXXXXX", "XXXX.X"] {
            let mut motion = Motion::default();
            motion.observe(&discs("XOOO."), 1.0);
            motion.observe(&discs("XXXXX"), 2.0);
            motion.observe(&discs(other), 2.05);
            assert_eq!(motion.turning(2.05), [], "{other}");
            assert_eq!(motion.settling(2.05), [], "{other}");
            assert_eq!(motion.fading(2.05), [], "{other}");
        }
    }
}
