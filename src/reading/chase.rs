//! A chase across the board, read to its end: ladders, and nets that hold
//! because a ladder follows whatever is tried.
//!
//! The first move may be any. After it the attacker only gives atari and
//! takes; the defender runs, takes what is in atari around it, or gives atari
//! to what surrounds it. A target with three liberties has got away.

use crate::board::{Color, Point, PointSet};
use crate::go::Board;

/// No chase on a board of 19 lines is as long as this.
const LONGEST: u32 = 400;

/// A target on the run.
#[derive(Clone, Debug)]
pub struct Chase {
    board: Board,
    target: Point,
    defender: Color,
    /// Where a ko may not be taken back at once.
    ko: Option<Point>,
}

impl Chase {
    /// The chain on a point of the board.
    #[must_use]
    pub fn new(board: &Board, target: Point, defender: Color) -> Self {
        Self {
            board: board.clone(),
            target,
            defender,
            ko: None,
        }
    }

    /// The first moves of the attacker after which the target is caught.
    #[must_use]
    pub fn catching(&self) -> PointSet {
        let empty = self.board.empty_points();
        let catches = |&point: &Point| {
            let after = self.after(self.defender.other(), point);
            after.is_some_and(|after| !after.away_within(LONGEST))
        };
        empty.iter().filter(catches).collect()
    }

    /// Whether the target gets away with the defender to play.
    #[must_use]
    pub fn gets_away(&self) -> bool {
        self.away_within(LONGEST)
    }

    /// In how many moves the target is caught at most, with the defender to play,
    /// however it runs; `None` if it gets away.
    #[must_use]
    pub fn caught_in(&self) -> Option<u32> {
        if self.gets_away() {
            return None;
        }
        (0..LONGEST).find(|&moves| !self.away_within(moves))
    }

    /// Whether the target is caught in so many moves with the attacker to play.
    fn caught_within(&self, left: u32) -> bool {
        if !self.stands() {
            return true;
        }
        if left == 0 || self.board.liberties(self.target) > 2 {
            return false;
        }
        let liberties = self.board.liberty_points(self.target);
        let mut attacks = liberties
            .iter()
            .filter_map(|point| self.after(self.defender.other(), point));
        attacks.any(|after| {
            let in_atari = !after.stands() || after.board.liberties(after.target) == 1;
            in_atari && !after.away_within(left - 1)
        })
    }

    /// Whether it is not, with the defender to play.
    fn away_within(&self, left: u32) -> bool {
        if !self.stands() {
            return false;
        }
        if left == 0 || self.board.liberties(self.target) > 2 {
            return true;
        }
        // Whoever has two liberties need not run at once.
        let waits =
            self.board.liberties(self.target) == 2 && !self.passed().caught_within(left - 1);
        waits
            || self.tries().iter().any(|point| {
                let after = self.after(self.defender, point);
                after.is_some_and(|after| !after.caught_within(left - 1))
            })
    }

    /// Where the defender may play: the liberties of the target and those of
    /// the chains around it that have no more than two. With two liberties of
    /// its own it also has time for the points beside them.
    fn tries(&self) -> PointSet {
        let size = self.board.size();
        let around = self.board.chain(self.target).border(size);
        let weak = around.iter().filter(|&stone| {
            self.board.stone(stone) == Some(self.defender.other())
                && self.board.liberties(stone) <= 2
        });
        let own = self.board.liberty_points(self.target);
        let tries = weak.fold(own, |all, stone| all | self.board.liberty_points(stone));
        if own.len() < 2 {
            return tries;
        }
        tries | (own.border(size) & self.board.empty_points())
    }

    fn stands(&self) -> bool {
        self.board.stone(self.target) == Some(self.defender)
    }

    fn passed(&self) -> Self {
        Self {
            ko: None,
            ..self.clone()
        }
    }

    /// What follows a stone; `None` where the rules refuse it.
    fn after(&self, by: Color, point: Point) -> Option<Self> {
        if self.ko == Some(point) || self.board.effect(by, point).suicide {
            return None;
        }
        let mut after = self.clone();
        let lifted = after.board.play(by, point);
        let alone = after.board.chain_len(point) == 1 && after.board.liberties(point) == 1;
        let single = lifted.len() == 1 && alone;
        after.ko = lifted.iter().next().filter(|_| single);
        Some(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Diagram;

    /// In how many moves the chain on a point is caught, with White's atari given.
    #[track_caller]
    fn caught(text: &str, target: (u8, u8)) -> Option<u32> {
        let diagram = Diagram::parse(text).unwrap();
        let mut board = Board::empty(diagram.size());
        for point in diagram.size().points() {
            if let Some(color) = diagram.stone(point) {
                board.play(color, point);
            }
        }
        let target = Point {
            col: target.0,
            row: target.1,
        };
        Chase::new(&board, target, Color::Black).caught_in()
    }

    #[test]
    fn the_further_a_ladder_runs_the_longer_it_takes() {
        let near = caught(
            "
            . . . . . . .
            . O X O . . .
            . . O . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            ",
            (2, 1),
        );
        assert_eq!(near, Some(4), "it runs to the edge and is taken");
        let far = caught(
            "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . O O . . . .
            . O X . . . .
            . . O O . . .
            ",
            (2, 5),
        );
        assert!(far > near, "{far:?}");
        let broken = caught(
            "
            . . . . . . .
            . . . . . . .
            . . . . . X .
            . . . . . . .
            . O O . . . .
            . O X . . . .
            . . O O . . .
            ",
            (2, 5),
        );
        assert_eq!(broken, None);
    }
}
