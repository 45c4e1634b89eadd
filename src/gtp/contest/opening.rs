//! The first stones of a game, put at random.

use rand::{Rng, RngExt as _};

use crate::board::{Point, Size};
use crate::go::Move;
use crate::record::{Change, GoRecord};

/// Puts stones at random, away from the edge, so that games differ even where
/// both players always do the same.
pub(super) fn open_at_random(record: &mut GoRecord, stones: u32, rng: &mut impl Rng) {
    for _ in 0..stones {
        let history = record.history();
        let size = history.position().board().size();
        let inside: Vec<Move> = history
            .legal_moves()
            .into_iter()
            .filter(|mv| matches!(mv, Move::Place(point) if is_inside(*point, size)))
            .collect();
        if inside.is_empty() {
            return;
        }
        let mv = inside[rng.random_range(0..inside.len())];
        let played = record.apply(&Change::Play(mv));
        debug_assert!(played.is_ok(), "a legal move can be played");
    }
}

/// Whether a point is neither on the first nor on the second line, where small
/// boards have others.
fn is_inside(point: Point, size: Size) -> bool {
    let lines = size.lines();
    let margin = match lines {
        0..5 => 0,
        5..7 => 1,
        _ => 2,
    };
    let within = margin..lines - margin;
    within.contains(&point.col) && within.contains(&point.row)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::SmallRng;

    use super::*;
    use crate::go::Ruleset;
    use crate::record::Start;

    #[test]
    fn a_random_opening_keeps_away_from_the_edge() {
        let start = Start::new(Size::NINE, Ruleset::Chinese);
        let mut record = GoRecord::new(start).unwrap();
        open_at_random(&mut record, 6, &mut SmallRng::seed_from_u64(1));
        let board = record.history().position().board().clone();
        let stones = Size::NINE.points().filter(|&p| !board.is_empty(p));
        let stones: Vec<Point> = stones.collect();
        assert_eq!(stones.len(), 6);
        assert!(stones.iter().all(|&p| is_inside(p, Size::NINE)));
        assert!(!is_inside(Point::new(1, 4), Size::NINE));
        assert!(is_inside(Point::new(0, 0), Size::new(3).unwrap()));
    }
}
