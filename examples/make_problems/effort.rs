//! What reading proves of a move, and how much has to be read for it.

use jego::board::{Color, Point, PointSet};
use jego::go::{Board, Move};
use jego::puzzle::{Puzzle, StepId, Verdict};
use jego::reading::{Chase, Enclosure, Fate, Fates, enclosure};

use crate::candidate::MOST_EMPTY;

/// How many states a question may take.
const MOST: u64 = 60_000;

/// What is proved of a line of moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Proved {
    /// What becomes of the stones at stake: 1 if they end up as the student's, be it
    /// by taking or by keeping them, -1 if they do not.
    pub(crate) worth: f32,
    /// How many positions have to be looked at to see that.
    pub(crate) positions: u64,
}

/// What can be read out in a problem.
#[derive(Debug)]
pub(crate) enum Fight {
    /// The fate of a chain in a part that is closed off.
    Closed { board: Board, enclosure: Enclosure },
    /// A chain on the run.
    Chase { board: Board, target: Point },
}

impl Fight {
    /// The fight that the right first move decides; none where points are counted.
    pub(crate) fn of(puzzle: &Puzzle, at_stake: PointSet) -> Option<Self> {
        let board = puzzle.start().board();
        let student = puzzle.student();
        let right = right_move(puzzle)?;
        let stones = |color: Color| at_stake & board.stones()[color];
        for color in Color::BOTH {
            let mut seen = PointSet::EMPTY;
            for stone in stones(color).iter() {
                if seen.contains(stone) {
                    continue;
                }
                seen = seen | board.chain(stone);
                let Some(enclosure) = enclosure(board, stone, MOST_EMPTY) else {
                    continue;
                };
                let fight = Self::Closed {
                    board: board.clone(),
                    enclosure,
                };
                if fight.is_decided_by(right, student) {
                    return Some(fight);
                }
            }
        }
        let target = stones(student.other()).iter().next()?;
        let fight = Self::Chase {
            board: board.clone(),
            target,
        };
        fight.is_decided_by(right, student).then_some(fight)
    }

    /// Whether a move is better than one elsewhere.
    fn is_decided_by(&self, right: Point, student: Color) -> bool {
        let after = self.proved(&[Some(right)], student);
        let idle = self.proved(&[None], student);
        let worth = |proved: Option<Proved>| proved.map(|of| of.worth);
        worth(after) > worth(idle).or(Some(-1.0))
    }

    /// What is proved after some moves in turn, the first by the student; `None` if
    /// nothing is.
    pub(crate) fn proved(&self, line: &[Option<Point>], student: Color) -> Option<Proved> {
        match self {
            Self::Closed { board, enclosure } => {
                let local = enclosure.local(board).ok()?;
                let target: PointSet = [enclosure.target].into_iter().collect();
                let mut fates = Fates::new(&local, target, enclosure.defender, MOST);
                let fate = fates.after(student, line).ok()??;
                let worth = worth(fate);
                Some(Proved {
                    worth: if student == enclosure.defender {
                        worth
                    } else {
                        -worth
                    },
                    positions: fates.visited(),
                })
            }
            Self::Chase { board, target } => caught(board, *target, line, student),
        }
    }
}

/// What a fate is worth to the defender.
const fn worth(fate: Fate) -> f32 {
    match fate {
        Fate::Dead => -1.0,
        Fate::KoForAttacker => -0.4,
        Fate::KoForDefender => 0.2,
        Fate::Seki => 0.6,
        Fate::Alive => 1.0,
    }
}

/// That a chain is caught after a line. How it gets away is not read: it is enough
/// that nobody sees it caught. A chase has hardly any branches, so a position for
/// each of its moves is what one has to see.
fn caught(board: &Board, target: Point, line: &[Option<Point>], student: Color) -> Option<Proved> {
    let mut board = board.clone();
    let mut by = student;
    for point in line {
        let point = (*point)?;
        if board.effect(by, point).suicide {
            return None;
        }
        board.play(by, point);
        by = by.other();
    }
    let taken = board.stone(target) != Some(student.other());
    let chase = Chase::new(&board, target, student.other());
    let moves = if taken { Some(0) } else { chase.caught_in() };
    moves.map(|moves| Proved {
        worth: 1.0,
        positions: u64::from(moves) + 1,
    })
}

/// The right first move.
fn right_move(puzzle: &Puzzle) -> Option<Point> {
    let mut first = puzzle.solution().moves_of(StepId::START, puzzle.student());
    match first.find(|(_, step)| step.verdict == Verdict::Right)?.1.mv {
        Move::Place(point) => Some(point),
        Move::Pass => None,
    }
}
