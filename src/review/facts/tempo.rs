//! Where else there was something to play: larger moves, moves that are answered
//! and moves that are not.

use super::Fact;
use super::mistake::{Reading, distance, place};
use crate::board::Point;

/// What a move elsewhere must be worth more.
const LARGER: f32 = 1.5;
/// Less is not worth a word.
const WORTH: f32 = 0.5;
/// How near an answer is to what it answers.
const NEAR: u8 = 3;
/// How many visits a line needs to say something.
const VISITS: u32 = 8;

/// Larger and better moves, sente and gote.
pub(super) fn facts(reading: &Reading<'_>) -> Vec<Fact> {
    let facts = [larger(reading), keeps_sente(reading), unanswered(reading)];
    facts.into_iter().flatten().collect()
}

fn larger(reading: &Reading<'_>) -> Option<Fact> {
    let at = reading.better_point()?;
    let points = reading.cost();
    let loss = reading.of.loss;
    let far = reading
        .played()
        .is_some_and(|played| distance(played, at) >= reading.far());
    if far && loss >= LARGER {
        return Some(Fact::Larger { at, points });
    }
    better(reading)
}

/// A better move, and nothing else about it.
pub(super) fn better(reading: &Reading<'_>) -> Option<Fact> {
    let at = reading.better_point()?;
    let points = reading.cost();
    (reading.of.loss >= WORTH).then_some(Fact::Better { at, points })
}

/// The better move is answered beside it, and its side then plays elsewhere.
fn keeps_sente(reading: &Reading<'_>) -> Option<Fact> {
    let [at, answer, next] = points(reading.of.better.variation.get(..3)?)?;
    let sente = distance(at, answer) <= NEAR
        && distance(next, at) >= reading.far()
        && distance(next, answer) >= reading.far();
    let seen = reading.of.better.visits >= VISITS && reading.better.len() >= 3;
    (sente && seen && reading.of.loss >= LARGER).then_some(Fact::KeepsSente {
        by: reading.by,
        at,
        answer,
    })
}

/// The other side plays elsewhere in answer to the move, and gains by it.
fn unanswered(reading: &Reading<'_>) -> Option<Fact> {
    let at = reading.played()?;
    let (_, elsewhere) = reading.answer()?;
    let visits = reading.of.report_after.visited().next()?.visits;
    let far = distance(at, elsewhere) >= reading.far();
    let seen = visits >= VISITS;
    (far && seen && reading.of.loss >= LARGER).then_some(Fact::Unanswered {
        by: reading.by.other(),
        at,
        elsewhere,
    })
}

fn points(line: &[crate::go::Move]) -> Option<[Point; 3]> {
    match line {
        [one, two, three] => Some([place(*one)?, place(*two)?, place(*three)?]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::Case;
    use super::*;
    use crate::board::Color;
    use crate::game::HalfPoints;

    const EMPTY: &str = "
        . . . . . . . . .
        . p . . . . . . .
        . . . . . . e . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . a . . . b . .
        . . . . . . d . .
        . . . . . . . . .
    ";

    #[test]
    fn a_move_far_away_is_larger() {
        let case = Case::new(Color::Black, EMPTY).loss(8.2);
        let (at, points) = (case.at('b'), HalfPoints::from_points(8));
        assert_eq!(case.found(facts), [Fact::Larger { at, points }]);
        let near = Case::new(Color::Black, EMPTY).loss(8.2).better("p");
        let at = near.at('p');
        assert_eq!(near.found(facts), [Fact::Better { at, points }]);
    }

    #[test]
    fn a_move_is_sente_if_it_is_answered_and_the_next_is_elsewhere() {
        let case = Case::new(Color::Black, EMPTY).better("bde");
        let sente = Fact::KeepsSente {
            by: Color::Black,
            at: case.at('b'),
            answer: case.at('d'),
        };
        assert!(case.found(facts).contains(&sente));
        let gote = Case::new(Color::Black, EMPTY).better("bpe");
        assert!(!gote.found(facts).contains(&sente));
    }

    #[test]
    fn a_move_that_is_not_answered_is_gote() {
        let case = Case::new(Color::Black, EMPTY).punished("b");
        let gote = Fact::Unanswered {
            by: Color::White,
            at: case.at('p'),
            elsewhere: case.at('b'),
        };
        assert!(case.found(facts).contains(&gote));
        let near = Case::new(Color::Black, EMPTY).punished("p");
        assert!(!near.found(facts).contains(&gote));
    }
}
