//! Ladders that work, and ladders that do not.

use super::mistake::Reading;
use super::{Capture, Fact, change_for};
use crate::ai::go::is_caught_in_ladder;
use crate::board::{Color, Point, PointSet};
use crate::go::Board;

/// How clearly the map of owners must agree with the reader.
const CLEAR: f32 = 0.3;
const CHANGED: f32 = 0.4;

/// Ladders that the move begins, runs into, or fails to begin.
pub(super) fn facts(reading: &Reading<'_>) -> Vec<Fact> {
    [works(reading), fails(reading), missed(reading)]
        .into_iter()
        .flatten()
        .collect()
}

/// A chain of the player that the other side now takes in a ladder.
fn works(reading: &Reading<'_>) -> Option<Fact> {
    let owner = reading.by;
    let (_, answer) = reading.answer()?;
    let board = &reading.after;
    let heads = board.chain_heads(owner);
    let mut chains = heads.filter(|&head| board.liberty_points(head).contains(answer));
    let head = chains.find(|&head| {
        board.liberties(head) == 2
            && is_caught_in_ladder(board, head, owner.other())
            && is_ladder(board, head, answer)
    })?;
    let stones = board.chain(head);
    let standing = stones & reading.before().stones()[owner];
    let agrees = reading
        .owners
        .is_none_or(|owners| owners.after(owner, stones) <= -CLEAR);
    let changed = change_for(reading, owner, standing).is_none_or(|change| change <= -CHANGED);
    let ran = reading
        .played()
        .is_some_and(|played| stones.contains(played));
    (agrees && (changed || ran)).then_some(Fact::Loses {
        owner,
        stones,
        how: Capture::InLadder,
    })
}

/// Stones of the other side that the move chases and that get away.
fn fails(reading: &Reading<'_>) -> Option<Fact> {
    let owner = reading.by.other();
    let (step, answer) = reading.answer()?;
    let played = reading.played()?;
    let board = &reading.after;
    let beside = reading.size().neighbours(played);
    let mut chased = beside.filter(|&near| {
        board.stone(near) == Some(owner)
            && board.liberties(near) == 1
            && reading.before().liberties(near) == 2
            && board.liberty_points(near).contains(answer)
    });
    let stone = chased.next()?;
    let runs = step.board.liberties(stone) == 2;
    let escapes = !is_caught_in_ladder(&step.board, stone, reading.by);
    let stones = board.chain(stone);
    let agrees = reading
        .owners
        .is_none_or(|owners| owners.after(owner, stones) >= CLEAR);
    (runs && escapes && agrees).then_some(Fact::LadderFails { owner, stones })
}

/// Stones of the other side that the better move would have taken in a ladder.
fn missed(reading: &Reading<'_>) -> Option<Fact> {
    let by = reading.by;
    let at = reading.better_point()?;
    let board = reading.before();
    let heads = board.chain_heads(by.other());
    let mut chains = heads.filter(|&head| board.liberty_points(head).contains(at));
    let head = chains.find(|&head| {
        let first = reading.better.first();
        board.liberties(head) == 2
            && first.is_some_and(|step| is_caught_in_ladder(&step.board, head, by.other()))
            && is_ladder(board, head, at)
    })?;
    let stones = board.chain(head);
    let saved = change_for(reading, by.other(), stones).is_none_or(|change| change >= CHANGED);
    let stands = stones.is_subset(&reading.after.stones()[by.other()]);
    (saved && stands).then_some(Fact::Misses {
        by,
        at,
        stones,
        how: Capture::InLadder,
    })
}

/// Whether a chain that is attacked at a point can run at all, so that catching it
/// takes a ladder: running gives it two liberties again.
fn is_ladder(board: &Board, stone: Point, attack: Point) -> bool {
    let Some(owner) = board.stone(stone) else {
        return false;
    };
    let Some(attacked) = put(board, owner.other(), attack) else {
        return false;
    };
    let run: PointSet = attacked.liberty_points(stone);
    let run = run.iter().next().filter(|_| run.len() == 1);
    let ran = run.and_then(|run| put(&attacked, owner, run));
    ran.is_some_and(|ran| ran.liberties(stone) == 2)
}

fn put(board: &Board, color: Color, at: Point) -> Option<Board> {
    if !board.is_empty(at) || board.effect(color, at).suicide {
        return None;
    }
    let mut after = board.clone();
    after.play(color, at);
    Some(after)
}

#[cfg(test)]
mod tests {
    use super::super::testing::Case;
    use super::*;

    const LADDER: &str = "
        . . . . . . .
        . . X X . . .
        . X O r . . .
        . . p . . . .
        . . . . s . .
        . . . . . . .
        b . . . . . .
    ";

    #[test]
    fn a_ladder_with_a_stone_on_its_way_fails() {
        let fails = |text: &str| Case::new(Color::Black, text).punished("r").found(facts);
        assert_eq!(fails(LADDER), []);
        let escapes = Fact::LadderFails {
            owner: Color::White,
            stones: Case::new(Color::Black, LADDER).chain(2, 2),
        };
        assert_eq!(fails(&LADDER.replace('s', "O")), [escapes]);
    }

    #[test]
    fn who_runs_from_a_ladder_that_works_loses_more() {
        let case = Case::new(
            Color::White,
            "
            . . . . . . .
            . X X . . . .
            X O p c . . .
            . X a . . . .
            . . . . . . .
            . . . . . . .
            b . . . . . .
            ",
        )
        .punished("c");
        let [fact] = case.found(facts)[..] else {
            panic!("{:?}", case.found(facts));
        };
        assert_eq!(
            fact,
            Fact::Loses {
                owner: Color::White,
                stones: case.chain(1, 2) | case.marked("p"),
                how: Capture::InLadder,
            }
        );
    }

    #[test]
    fn a_ladder_that_is_not_begun_is_missed() {
        let text = LADDER.replace('b', "q").replace('p', "b");
        let case = Case::new(Color::Black, &text.replace('q', "p")).punished("b");
        let missed = Fact::Misses {
            by: Color::Black,
            at: case.at('b'),
            stones: case.chain(2, 2),
            how: Capture::InLadder,
        };
        assert_eq!(case.found(facts), [missed]);
    }
}
