//! Stones that are taken in the lines that are expected.

use super::mistake::{Reading, Step, distance_to};
use super::{Capture, Fact, change_for, is_given_up};
use crate::board::{Color, PointSet};
use crate::go::Board;

/// By how much the owner's share of stones must change for them to be saved or
/// lost by the move.
const DECIDED: f32 = 0.5;

/// Stones that the player loses, and those that the better move would have taken.
pub(super) fn facts(reading: &Reading<'_>) -> Vec<Fact> {
    [loses(reading), misses(reading)]
        .into_iter()
        .flatten()
        .collect()
}

fn loses(reading: &Reading<'_>) -> Option<Fact> {
    let owner = reading.by;
    let opponent = owner.other();
    let lost = taken_where(&reading.after, &reading.punishment, opponent, is_for_good);
    let won = taken(&reading.after, &reading.punishment, owner);
    let answer = reading.answer();
    let at_once = answer.map_or(PointSet::EMPTY, |(step, _)| step.captured);
    let before = reading.before().stones()[owner];
    // What the better line gives up as well, or what was lost before, is no
    // fault of this move.
    let anyway = taken(reading.before(), &reading.better, opponent);
    let stones = lost - anyway;
    let clear = stones.len() > won.len() && !is_given_up(reading, stones & before);
    if stones.is_empty() || !clear {
        return None;
    }
    let how = match stones.is_subset(&at_once) {
        true => Capture::AtOnce,
        false => Capture::InLine,
    };
    let threat = reading.last_point().filter(|&last| {
        let beside = stones | stones.border(reading.size());
        let far = reading
            .played()
            .is_none_or(|at| distance_to(stones, at) >= 2);
        far && stones.is_subset(&before) && distance_to(beside, last) == 0
    });
    Some(match threat {
        Some(threat) => Fact::IgnoredThreat {
            threat,
            owner,
            stones,
        },
        None => Fact::Loses { owner, stones, how },
    })
}

fn misses(reading: &Reading<'_>) -> Option<Fact> {
    let by = reading.by;
    let at = reading.better_point()?;
    let first = reading.better.first()?;
    let anyway = taken(&reading.after, &reading.punishment, by)
        | (reading.before().stones()[by.other()] - reading.after.stones()[by.other()]);
    let at_once = first.captured - anyway;
    let in_line = taken_where(reading.before(), &reading.better, by, is_for_good) - anyway;
    let lost = taken(reading.before(), &reading.better, by.other());
    let (stones, how) = match at_once.is_empty() {
        false => (at_once, Capture::AtOnce),
        true => (in_line, Capture::InLine),
    };
    let net = how == Capture::AtOnce || stones.len() > lost.len();
    let saved = change_for(reading, by.other(), stones).is_none_or(|change| change >= DECIDED);
    (net && saved && !stones.is_empty()).then_some(Fact::Misses {
        by,
        at,
        stones,
        how,
    })
}

/// The stones of the first board that a side takes in a line.
fn taken(first: &Board, line: &[Step], by: Color) -> PointSet {
    let all = |_: &Step| true;
    taken_where(first, line, by, all)
}

/// The stones of the first board that a side takes in a line by some of its moves.
fn taken_where(
    first: &Board,
    line: &[Step],
    by: Color,
    counts: impl Fn(&Step) -> bool,
) -> PointSet {
    let mut left = first.stones()[by.other()];
    let mut taken = PointSet::EMPTY;
    for step in line.iter().filter(|step| step.by == by) {
        if counts(step) {
            taken = taken | (step.captured & left);
        }
        left = left - step.captured;
    }
    taken
}

/// A stone taken in a ko may be taken back.
const fn is_for_good(step: &Step) -> bool {
    !step.takes_ko
}

#[cfg(test)]
mod tests {
    use super::super::testing::Case;
    use super::*;

    const RACE: &str = "
        . . . . . . .
        . X X X . . .
        X O O c X . .
        . X O a X . .
        . . X d X p .
        . . . X . . .
        b . . . . . .
    ";

    #[test]
    fn what_the_line_takes_is_lost() {
        // White to play puts p elsewhere; Black takes in two moves.
        let case = Case::new(Color::White, RACE).punished("a . c");
        let lost = Fact::Loses {
            owner: Color::White,
            stones: case.chain(1, 2),
            how: Capture::InLine,
        };
        assert_eq!(case.found(facts), [lost]);
        // What the better line loses as well is no fault of the move.
        let case = Case::new(Color::White, RACE)
            .punished("a . c")
            .better("b a . c");
        assert_eq!(case.found(facts), []);
    }

    #[test]
    fn what_was_dead_before_is_not_lost_by_the_move() {
        let owners = "
            X X X X X X X
            X X X X X X X
            X X X X X X X
            X X X X X X X
            X X X X X X X
            X X X X X X X
            X X X X X X X
        ";
        let case = Case::new(Color::White, RACE)
            .punished("a . c")
            .owners(owners, owners);
        assert_eq!(case.found(facts), []);
    }

    #[test]
    fn what_the_better_move_takes_is_missed() {
        let case = Case::new(
            Color::Black,
            "
            . . . . .
            . X X . .
            X O O b .
            . X X . .
            . . . . p
            ",
        )
        .punished("b");
        let missed = Fact::Misses {
            by: Color::Black,
            at: case.at('b'),
            stones: case.chain(1, 2),
            how: Capture::AtOnce,
        };
        assert_eq!(case.found(facts), [missed]);
    }
}
