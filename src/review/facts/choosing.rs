//! Which facts are worth telling, and in which order.

use super::{Capture, Fact};
use crate::game::HalfPoints;

/// How many are told.
const MOST: usize = 3;
/// What a stone is worth: itself, and the point under it.
const STONE: f32 = 2.0;

/// The most important facts about a move that cost so much, the most important
/// first.
pub(super) fn most_important(mut facts: Vec<Fact>, loss: f32) -> Vec<Fact> {
    facts.sort_by(|one, two| weight(two, loss).total_cmp(&weight(one, loss)));
    let mut told: Vec<Fact> = Vec::new();
    for fact in facts {
        let known = told.iter().any(|other| says_the_same(other, &fact));
        let needed = !is_last_resort(&fact) || told.is_empty();
        if !known && needed && told.len() < MOST {
            told.push(fact);
        }
    }
    told
}

/// How much of the loss a fact explains, in points, with a little more for what
/// is plainer to see.
fn weight(fact: &Fact, loss: f32) -> f32 {
    let stones = fact.stones().map_or(0, |(_, stones)| stones.len()) as f32 * STONE;
    // Many stones do not explain a small loss.
    let stones = stones.min(1.2 * loss + 2.0);
    // What is captured by the next move explains most of it, few as it may be.
    let next = stones.max(0.8 * loss);
    match fact {
        Fact::Passed { .. } => 2.0 * loss + 4.0,
        Fact::FilledEye { .. } => 0.8 * loss + 1.0,
        Fact::SelfAtari { .. } => next + 2.6,
        Fact::LeftInAtari { .. } => next + 2.5,
        Fact::IgnoredThreat { .. } => next + 2.7,
        Fact::LadderFails { .. } => next + 2.0,
        Fact::Loses {
            how: Capture::InLine,
            ..
        } => stones + 1.0,
        Fact::Loses { .. } => next + 2.2,
        Fact::Misses {
            how: Capture::InLine,
            ..
        } => stones + 1.2,
        Fact::Misses { .. } => next + 2.4,
        Fact::Seki { .. } => stones + 2.2,
        Fact::Dies { .. } | Fact::Lives { .. } => stones + 1.5,
        Fact::Ko { .. } => 0.7 * loss,
        Fact::Cut { .. } | Fact::MissedCut { .. } => 0.8 * loss,
        Fact::OwnTerritory { .. } | Fact::Hopeless { .. } | Fact::Dame { .. } => 0.75 * loss + 1.0,
        Fact::Territory { points, .. } => 0.7 * in_points(*points).min(loss),
        Fact::Larger { .. } => 0.6 * loss,
        Fact::Unanswered { .. } => 0.4 * loss,
        Fact::KeepsSente { .. } => 0.35 * loss,
        Fact::Better { .. } => 0.1 * loss,
    }
}

fn in_points(points: HalfPoints) -> f32 {
    points.halves() as f32 / 2.0
}

/// Whether a fact adds nothing to one that is told: the same stones are lost, or
/// saved, in another way.
fn says_the_same(told: &Fact, fact: &Fact) -> bool {
    let (Some((owner, told_stones)), Some((other, stones))) = (told.stones(), fact.stones()) else {
        return false;
    };
    let shared = (told_stones & stones).len();
    owner == other && 2 * shared >= stones.len()
}

/// Whether a fact is told only where there is no other.
const fn is_last_resort(fact: &Fact) -> bool {
    matches!(fact, Fact::Better { .. })
}

#[cfg(test)]
mod tests {
    use super::super::testing::Case;
    use super::*;
    use crate::board::Color;

    const ATARI: &str = "
        . . . . . . . . .
        . O O O . . . . .
        O X X X c . . . .
        . O O O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . p
        . . . b . . . . .
    ";

    #[test]
    fn stones_that_are_lost_come_before_larger_moves() {
        let case = Case::new(Color::Black, ATARI).punished("c").better("c");
        let [first, second, ..] = case.told()[..] else {
            panic!("{:?}", case.told());
        };
        assert!(matches!(first, Fact::LeftInAtari { .. }), "{first:?}");
        assert!(matches!(second, Fact::Larger { .. }), "{second:?}");
    }

    #[test]
    fn the_same_stones_are_told_once() {
        let case = Case::new(Color::Black, ATARI).punished("c");
        let told = case.told();
        let stones = told.iter().filter(|fact| fact.stones().is_some());
        assert_eq!(stones.count(), 1, "{told:?}");
        assert!(told.len() <= 3);
    }

    #[test]
    fn a_better_move_is_told_where_nothing_else_is_known() {
        let text = "
            . . . . .
            . p b . .
            . . . . .
            . . . . .
            . . . . .
        ";
        let case = Case::new(Color::White, text).loss(1.4);
        assert!(matches!(case.told()[..], [Fact::Better { .. }]));
    }
}
