//! Moves that are in no tree, judged by reading everything out.

use super::judge::{Basis, Case, Finding, Judge, Judgement};
use crate::ai::StopFlag;
use crate::board::{Color, Point, PointSet};
use crate::go::{Board, Move};
use crate::reading::{Enclosure, Fate, Fates, enclosure};

/// The most empty points of a fight that is read.
const MOST_EMPTY: usize = 14;
/// How many positions each question may take: some tenths of a second.
const MOST: u64 = 150_000;

/// Finds what is at stake in a problem, and whether a move gets as much of it
/// as the right one: chains whose fate hangs on the right move, in a part of the
/// board that is closed off. Where there are none it says nothing.
#[derive(Clone, Copy, Debug)]
pub struct ReadingJudge;

impl Judge for ReadingJudge {
    fn judge(&mut self, case: &Case, stop: &StopFlag) -> Option<Judgement> {
        let position = case.before.position();
        // What is read begins without a ko, and says nothing about points.
        let fits = position.situation().ko.is_none() && case.limit.is_none();
        let (Some(Move::Place(right)), true) = (case.right, fits) else {
            return None;
        };
        let board = position.board();
        let mut finding = None;
        for enclosure in fights(board, right) {
            if stop.is_raised() {
                return None;
            }
            let found = compared(board, &enclosure, case.student, right, case.played);
            finding = match (finding, found) {
                (Some(Finding::Bad), _) | (_, Some(Finding::Bad)) => Some(Finding::Bad),
                (before, found) => found.or(before),
            };
        }
        finding.map(|finding| Judgement {
            finding,
            basis: Basis::Reading,
        })
    }
}

/// The closed parts that a point lies in, each once for each side.
fn fights(board: &Board, point: Point) -> Vec<Enclosure> {
    let mut found: Vec<Enclosure> = Vec::new();
    for defender in Color::BOTH {
        let mut done = PointSet::EMPTY;
        for head in board.chain_heads(defender) {
            if done.contains(head) {
                continue;
            }
            if let Some(part) = enclosure(board, head, MOST_EMPTY)
                && part.part.contains(point)
            {
                done = done | part.part;
                found.extend(chains(board, &part));
            }
        }
    }
    found
}

/// The part once for each chain of its defender.
fn chains(board: &Board, part: &Enclosure) -> Vec<Enclosure> {
    let own = part.part & board.stones()[part.defender];
    own.regions(board.size())
        .filter_map(|chain| chain.iter().next())
        .map(|target| Enclosure { target, ..*part })
        .collect()
}

/// What becomes of a chain after a move, beside what does after the right one.
/// `None` where the right one makes no difference to it, or that was not proved.
fn compared(
    board: &Board,
    enclosure: &Enclosure,
    student: Color,
    right: Point,
    played: Move,
) -> Option<Finding> {
    let local = enclosure.local(board).ok()?;
    let target: PointSet = [enclosure.target].into_iter().collect();
    let mut fates = Fates::new(&local, target, enclosure.defender, MOST);
    let mut fate = |mv: Option<Point>| fates.after(student, &[mv]).ok().flatten();
    let (best, idle) = (fate(Some(right))?, fate(None)?);
    let defends = student == enclosure.defender;
    let is_less = |fate: Fate| if defends { fate < best } else { fate > best };
    if !is_less(idle) {
        return None;
    }
    let got = match played {
        Move::Place(point) if enclosure.part.contains(point) => fate(Some(point))?,
        Move::Place(_) | Move::Pass => idle,
    };
    Some(if is_less(got) {
        Finding::Bad
    } else {
        Finding::Good
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Question;
    use crate::board::Diagram;
    use crate::game::{History, Setup};
    use crate::go::{Position, Ruleset};

    /// What is said of each marked point, where `a` is the right one.
    #[track_caller]
    fn judged(text: &str, student: Color) -> Vec<(char, Option<Judgement>)> {
        let diagram = Diagram::parse(text).unwrap();
        let stones = |color| {
            let stands = |point: &Point| diagram.stone(*point) == Some(color);
            diagram.size().points().filter(stands).collect()
        };
        let rules = Ruleset::Japanese.rules();
        let mut history = History::new(Position::new(diagram.size(), rules));
        let setup = Setup {
            add: crate::board::ByColor::from_fn(stones),
            to_play: Some(student),
            ..Setup::default()
        };
        history.arrange(setup).unwrap();
        let right = diagram.marked('a').next().map(Move::Place);
        let marks = ['b', 'c', 'd'].into_iter();
        let marked = marks.filter_map(|mark| Some((mark, diagram.marked(mark).next()?)));
        marked
            .map(|(mark, point)| {
                let case = Case {
                    before: Question::of(&history),
                    played: Move::Place(point),
                    right,
                    student,
                    limit: None,
                };
                (mark, ReadingJudge.judge(&case, &StopFlag::default()))
            })
            .collect()
    }

    const fn read(finding: Finding) -> Option<Judgement> {
        Some(Judgement {
            finding,
            basis: Basis::Reading,
        })
    }

    #[test]
    fn what_does_not_kill_is_wrong_near_and_far() {
        let found = judged(
            "
            . a b X O . . . .
            X X X X O . . . .
            O O O O . . . . .
            . . . . . . . . .
            . . . . d . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            ",
            Color::White,
        );
        assert_eq!(
            found,
            [('b', read(Finding::Bad)), ('d', read(Finding::Bad))]
        );
    }

    #[test]
    fn another_move_that_lives_is_as_good() {
        let found = judged(
            "
            . . a X O . . . .
            b X X X O . . . .
            . X O O O . . . .
            X X O . . . . . .
            O O O . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            ",
            Color::Black,
        );
        assert_eq!(found, [('b', None)], "it lives whatever is played");
        let found = judged(
            "
            . b a . X O . . .
            X X X X X O . . .
            O O O O O O . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            ",
            Color::Black,
        );
        assert_eq!(found, [('b', None)], "four in a row live by themselves");
    }

    #[test]
    fn nothing_is_said_of_an_open_board() {
        let found = judged(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . X a . . . . .
            . . O b . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            ",
            Color::Black,
        );
        assert_eq!(found, [('b', None)]);
    }
}
