//! Moves that do nothing: passes, dame, filled eyes, moves where all is settled.

use super::Fact;
use super::mistake::Reading;
use crate::board::{Color, Point, PointSet};
use crate::go::{Move, fills_eye};

/// What must be left to play for, for a move to be wasted.
const LEFT: f32 = 1.0;
/// From here on a point is settled.
const SETTLED: f32 = 0.85;
/// Up to here it belongs to nobody.
const NEUTRAL: f32 = 0.5;

/// What the move was wasted on.
pub(super) fn facts(reading: &Reading<'_>) -> Vec<Fact> {
    if reading.of.loss < LEFT {
        return Vec::new();
    }
    let by = reading.by;
    let at = match reading.of.played {
        Move::Pass => {
            let points = reading.cost();
            return vec![Fact::Passed { by, points }];
        }
        Move::Place(at) => at,
    };
    if fills_eye(reading.before(), by, at) {
        return vec![Fact::FilledEye { by, at }];
    }
    if is_dame(reading, at) {
        return vec![Fact::Dame { by, at }];
    }
    settled(reading, at).into_iter().collect()
}

/// Whether a point is neutral: it and all empty points around it belong to nobody,
/// every stone at their border is safe, both sides have some beside the point, and
/// the move captures nothing and gives no atari.
fn is_dame(reading: &Reading<'_>, at: Point) -> bool {
    let Some(owners) = reading.owners else {
        return false;
    };
    let board = reading.before();
    let size = reading.size();
    let gap = board.empty_points().connected(size, at);
    let one = |point| PointSet::from_iter([point]);
    let is_neutral = |point| owners.before(reading.by, one(point)).abs() <= NEUTRAL;
    let is_safe = |point| {
        board.stone(point).is_some_and(|color| {
            let owned = owners
                .before(color, one(point))
                .min(owners.after(color, one(point)));
            owned >= SETTLED && reading.after.liberties(point) >= 2
        })
    };
    let touches = |color| {
        size.neighbours(at)
            .any(|near| board.stone(near) == Some(color))
    };
    gap.iter().all(is_neutral)
        && gap.border(size).iter().all(is_safe)
        && Color::BOTH.into_iter().all(touches)
        && reading.after.liberties(at) >= 2
}

/// A stone where everything was settled already.
fn settled(reading: &Reading<'_>, at: Point) -> Option<Fact> {
    let owners = reading.owners?;
    let by = reading.by;
    let stone = PointSet::from_iter([at]);
    let around = stone | stone.border(reading.size());
    let lowest = |of: &dyn Fn(PointSet) -> f32| {
        let each = around.iter().map(|point| of(PointSet::from_iter([point])));
        each.fold(f32::INFINITY, f32::min)
    };
    let captures = reading.before().effect(by, at).captures > 0;
    if captures {
        return None;
    }
    if lowest(&|points| owners.before(by, points)) >= SETTLED {
        return Some(Fact::OwnTerritory { by, at });
    }
    let theirs = by.other();
    let before = lowest(&|points| owners.before(theirs, points));
    let after = owners.after(theirs, stone);
    (before >= SETTLED && after >= SETTLED).then_some(Fact::Hopeless { by, at })
}

#[cfg(test)]
mod tests {
    use super::super::testing::Case;
    use super::*;

    const SETTLED_BOARD: &str = "
        . X . O .
        X X p O O
        q X b O .
        X X . O O
        . X . O .
    ";
    const OWNERS: &str = "
        X X . O O
        X X . O O
        X X . O O
        X X . O O
        X X . O O
    ";

    #[test]
    fn a_neutral_point_is_dame() {
        let case = Case::new(Color::Black, SETTLED_BOARD).owners(OWNERS, OWNERS);
        let (by, at) = (Color::Black, case.at('p'));
        assert_eq!(case.found(facts), [Fact::Dame { by, at }]);
        let small = Case::new(Color::Black, SETTLED_BOARD)
            .owners(OWNERS, OWNERS)
            .loss(0.4);
        assert_eq!(small.found(facts), []);
    }

    #[test]
    fn a_point_beside_open_territory_is_no_dame() {
        let text = SETTLED_BOARD.replace(". X . O .", ". X . . .");
        let case = Case::new(Color::Black, &text).owners(OWNERS, OWNERS);
        assert_eq!(case.found(facts), []);
    }

    #[test]
    fn an_eye_of_ones_own_is_filled() {
        let text = SETTLED_BOARD.replace('p', ".").replace('q', "p");
        let case = Case::new(Color::Black, &text);
        let (by, at) = (Color::Black, case.at('p'));
        assert_eq!(case.found(facts), [Fact::FilledEye { by, at }]);
    }

    #[test]
    fn who_passes_with_points_left_has_passed() {
        let case = Case::new(Color::White, SETTLED_BOARD).passing().loss(2.0);
        let points = crate::game::HalfPoints::from_points(2);
        let by = Color::White;
        assert_eq!(case.found(facts), [Fact::Passed { by, points }]);
    }

    #[test]
    fn a_stone_in_what_is_settled_does_nothing() {
        let text = "
            . . X . .
            . p X O .
            . . X O .
            X X X O .
            O O O O b
        ";
        let owners = "
            X X X . O
            X X X O O
            X X X O O
            X X X O O
            O O O O O
        ";
        let own = Case::new(Color::Black, text).owners(owners, owners);
        let at = own.at('p');
        let by = Color::Black;
        assert_eq!(own.found(facts), [Fact::OwnTerritory { by, at }]);
        let by = Color::White;
        let theirs = Case::new(by, text).owners(owners, owners);
        assert_eq!(theirs.found(facts), [Fact::Hopeless { by, at }]);
    }
}
