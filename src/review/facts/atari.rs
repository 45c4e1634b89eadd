//! Chains with one liberty, and who takes them at once.

use super::mistake::{Reading, distance_to};
use super::{Fact, is_given_up};
use crate::board::{Color, Point, PointSet};
use crate::go::Board;

/// Chains of the player that the answer takes: put in atari by the move itself,
/// or left there.
pub(super) fn facts(reading: &Reading<'_>) -> Vec<Fact> {
    let Some((answer, _)) = reading.answer() else {
        return Vec::new();
    };
    let owner = reading.by;
    if answer.captured.is_empty() || is_retaken(reading) {
        return Vec::new();
    }
    let mut told = Vec::new();
    for stones in chains(&reading.after, owner, answer.captured) {
        if reading
            .played()
            .is_some_and(|played| stones.contains(played))
        {
            told.push(Fact::SelfAtari { owner, stones });
        } else if is_in_atari(reading.before(), stones) && !is_given_up(reading, stones) {
            told.push(left_in_atari(reading, stones));
        }
    }
    told
}

/// A chain that was in atari before the move, too.
fn left_in_atari(reading: &Reading<'_>, stones: PointSet) -> Fact {
    let owner = reading.by;
    let far = reading
        .played()
        .is_none_or(|at| distance_to(stones, at) >= 2);
    let last = reading.last_point();
    let beside = stones.border(reading.size());
    match last.filter(|&last| far && beside.contains(last)) {
        Some(threat) => Fact::IgnoredThreat {
            threat,
            owner,
            stones,
        },
        None => Fact::LeftInAtari {
            owner,
            stones,
            saved_by: reading
                .better_point()
                .filter(|_| is_out_of_atari(reading, stones)),
        },
    }
}

/// Whether the better move leaves the chain on the board with liberties to spare
/// that no ladder takes from it.
fn is_out_of_atari(reading: &Reading<'_>, stones: PointSet) -> bool {
    let Some(step) = reading.better.first() else {
        return false;
    };
    stones.iter().next().is_some_and(|stone| {
        step.board.liberties(stone) >= 2
            && !crate::ai::go::is_caught_in_ladder(&step.board, stone, reading.by.other())
    })
}

/// Whether the player takes back as much as was taken: a ko or a snapback.
fn is_retaken(reading: &Reading<'_>) -> bool {
    let taken = reading
        .punishment
        .first()
        .map_or(0, |step| step.captured.len());
    reading
        .punishment
        .get(1)
        .is_some_and(|step| step.captured.len() >= taken)
}

/// The chains of a color that lie in a set.
fn chains(board: &Board, color: Color, within: PointSet) -> Vec<PointSet> {
    let heads = board.chain_heads(color);
    heads
        .filter(|&head| within.contains(head))
        .map(|head| board.chain(head))
        .collect()
}

/// Whether these stones are one chain on a board, with one liberty.
fn is_in_atari(board: &Board, stones: PointSet) -> bool {
    let first: Option<Point> = stones.iter().next();
    first.is_some_and(|stone| board.chain(stone) == stones && board.liberties(stone) == 1)
}

#[cfg(test)]
mod tests {
    use super::super::testing::Case;
    use super::*;

    #[test]
    fn a_stone_that_takes_the_last_liberty_but_one_is_lost() {
        let case = Case::new(
            Color::Black,
            "
            . . . . .
            . . O X X
            . O p a .
            . . O X .
            b . . . .
            ",
        );
        // With a friend behind it there is no atari.
        assert_eq!(case.found(facts), []);
        let case = Case::new(
            Color::Black,
            "
            . . . . .
            . . O X X
            . O p a O
            . . O X .
            b . . . .
            ",
        )
        .punished("a");
        let stones = case.marked("p");
        let owner = Color::Black;
        assert_eq!(case.found(facts), [Fact::SelfAtari { owner, stones }]);
    }

    const LEFT: &str = "
        . . . . . . .
        . O . . . . .
        O X X O . . .
        . O b . . . .
        . . . . X p .
        . . . . . . .
        . . . . . . .
    ";

    #[test]
    fn a_chain_left_in_atari_is_saved_by_running() {
        let text = LEFT.replacen("O . . . . .", "O O . . . .", 1);
        let case = Case::new(Color::Black, &text).punished("b");
        let stones = case.chain(1, 2);
        let left = Fact::LeftInAtari {
            owner: Color::Black,
            stones,
            saved_by: Some(case.at('b')),
        };
        assert_eq!(case.found(facts), [left]);
    }

    #[test]
    fn an_atari_that_is_not_answered_is_a_threat() {
        let text = LEFT.replacen("O . . . . .", "O t . . . .", 1);
        let case = Case::new(Color::Black, &text).last('t').punished("b");
        let threat = Fact::IgnoredThreat {
            threat: case.at('t'),
            owner: Color::Black,
            stones: case.chain(1, 2),
        };
        assert_eq!(case.found(facts), [threat]);
    }

    #[test]
    fn what_is_taken_back_at_once_is_not_lost() {
        // A snapback: the stone on p is bait.
        let case = Case::new(
            Color::Black,
            "
            X O p a X
            X O O O X
            . X X X .
            . . . . .
            b . . . .
            ",
        )
        .punished("a p");
        assert_eq!(case.found(facts), []);
    }
}
