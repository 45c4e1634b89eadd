//! Chains that are cut from each other, or not.

use super::Fact;
use super::mistake::Reading;
use crate::board::{Color, Point, PointSet, Size};
use crate::go::Board;

/// Cuts by the answer, and cuts that the better move would have made.
pub(super) fn facts(reading: &Reading<'_>) -> Vec<Fact> {
    [cut(reading), missed(reading)]
        .into_iter()
        .flatten()
        .collect()
}

fn cut(reading: &Reading<'_>) -> Option<Fact> {
    let owner = reading.by;
    let (_, at) = reading.answer()?;
    let parts = cut_by(&reading.after, owner, at)?;
    // The better move must have kept them together.
    let better = reading.better.first()?;
    let [one, two] = parts.map(|part| (part & better.board.stones()[owner]).iter().next());
    let (one, two) = (one?, two?);
    let kept = better.board.chain(one).contains(two)
        || (better.board.is_empty(at)
            && cut_by(&better.board, owner, at).is_none()
            && linked(&better.board, owner, one).contains(two));
    kept.then_some(Fact::Cut {
        by: owner.other(),
        at,
        parts,
    })
}

fn missed(reading: &Reading<'_>) -> Option<Fact> {
    let owner = reading.by.other();
    let at = reading.better_point()?;
    let parts = cut_by(reading.before(), owner, at)?;
    let (answer, _) = reading.answer()?;
    let [one, two] = parts.map(|part| (part & answer.board.stones()[owner]).iter().next());
    let (one, two) = (one?, two?);
    answer
        .board
        .chain(one)
        .contains(two)
        .then_some(Fact::MissedCut {
            by: reading.by,
            at,
            parts,
        })
}

/// The two largest chains of a side that a stone of the other side on an empty
/// point cuts from each other for good: the point was next to both, the stone
/// cannot be captured by a ladder, and no way of single steps across empty points
/// leads from one to the other any more.
fn cut_by(board: &Board, owner: Color, at: Point) -> Option<[PointSet; 2]> {
    if !board.is_empty(at) || board.effect(owner.other(), at).suicide {
        return None;
    }
    let mut after = board.clone();
    after.play(owner.other(), at);
    let stands = after.liberties(at) >= 2 && !crate::ai::go::is_caught_in_ladder(&after, at, owner);
    if !stands {
        return None;
    }
    let mut chains: Vec<PointSet> = Vec::new();
    for near in board.size().neighbours(at) {
        let chain = board.chain(near);
        if after.stone(near) == Some(owner) && !chains.contains(&chain) {
            chains.push(chain);
        }
    }
    chains.sort_by_key(|chain| std::cmp::Reverse(chain.len()));
    let first = *chains.first()?;
    let joined = linked(&after, owner, first.iter().next()?);
    let second = chains
        .into_iter()
        .find(|chain| chain.is_disjoint(&joined))?;
    Some([first, second])
}

/// The stones of a side that can be reached from one of them along its stones and
/// across single empty points beside two of them.
fn linked(board: &Board, owner: Color, from: Point) -> PointSet {
    let size: Size = board.size();
    let stones = board.stones()[owner];
    let mut found = board.chain(from);
    loop {
        let liberties = found.border(size) & board.empty_points();
        let reached = liberties.border(size) & stones;
        let chains = (reached - found)
            .iter()
            .fold(found, |all, stone| all | board.chain(stone));
        if chains == found {
            return found;
        }
        found = chains;
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::Case;
    use super::*;

    const GAP: &str = "
        . . . . . . .
        . . O . O . .
        . X X b X X .
        . . O . O . .
        . . . . . . .
        . . . . . . .
        . . . . . . p
    ";

    #[test]
    fn a_stone_between_two_chains_cuts_them() {
        let case = Case::new(Color::Black, GAP).punished("b");
        let cut = Fact::Cut {
            by: Color::White,
            at: case.at('b'),
            parts: [case.chain(1, 2), case.chain(4, 2)],
        };
        assert_eq!(case.found(facts), [cut]);
    }

    #[test]
    fn what_is_joined_another_way_is_not_cut() {
        let text = GAP.replace(". . O . O . .", ". . X . X . .");
        let text = text.replacen(". . . . . . .", ". . . X . . .", 1);
        let case = Case::new(Color::Black, &text).punished("b");
        assert_eq!(case.found(facts), []);
    }

    #[test]
    fn a_stone_that_is_captured_cuts_nothing() {
        let text = GAP.replace("O . O", "X . X").replacen("X . X", "O . O", 1);
        let text = text.replacen("O . O", "O X O", 1);
        let case = Case::new(Color::Black, &text).punished("b");
        assert_eq!(case.found(facts), []);
    }

    #[test]
    fn a_cut_that_the_other_side_mends_was_missed() {
        let case = Case::new(Color::White, GAP).punished("b");
        let missed = Fact::MissedCut {
            by: Color::White,
            at: case.at('b'),
            parts: [case.chain(1, 2), case.chain(4, 2)],
        };
        assert_eq!(case.found(facts), [missed]);
    }
}
