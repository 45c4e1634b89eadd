//! The game that a query is about.

use super::complaint::Complaint;
use super::moves::written;
use crate::ai::Question;
use crate::board::{Color, PointSet, Size};
use crate::game::{Game as _, History};
use crate::go::{Handicap, IllegalMove, Move, Position, Rules, Setup};

/// A game as a query tells it: how it begins, and what was played.
#[derive(Clone, Debug)]
pub(super) struct Game {
    start: Position,
    moves: Vec<(Color, Move)>,
}

impl Game {
    /// A game that begins with these stones and, where it is said, with this side.
    ///
    /// # Errors
    ///
    /// A complaint about the first move that cannot be played.
    pub(super) fn new(
        size: Size,
        rules: Rules,
        stones: &[(Color, Move)],
        first: Option<Color>,
        moves: Vec<(Color, Move)>,
    ) -> Result<Self, Complaint> {
        let setup = setup(stones);
        let handicap = handicap_stones(&setup, &moves);
        let given = match handicap {
            0 => Handicap::None,
            stones => Handicap::Given(stones),
        };
        let first = first.unwrap_or_else(|| match moves.first() {
            Some(&(by, _)) => by,
            None if handicap > 0 => Color::White,
            None => Color::Black,
        });
        let mut start = Position::with_handicap(size, rules, given)
            .map_err(|why| Complaint::error("initialStones", why.to_string()))?;
        let setup = Setup {
            to_play: Some(first),
            ..setup
        };
        start
            .arrange(&setup)
            .map_err(|why| Complaint::error("initialStones", why.to_string()))?;
        check(&start, &moves)?;
        Ok(Self { start, moves })
    }

    /// How many moves were played.
    pub(super) const fn turns(&self) -> usize {
        self.moves.len()
    }

    pub(super) const fn size(&self) -> Size {
        self.start.board().size()
    }

    /// The position after so many moves, with all that led to it. Where passes
    /// have ended play it goes on: what is asked is what the board is worth.
    pub(super) fn question(&self, turn: usize) -> Question<Position> {
        let mut history = History::new(self.start.clone());
        for &(by, mv) in self.moves.iter().take(turn) {
            let recorded = history.record(by, mv);
            debug_assert!(recorded.is_ok(), "every move was looked at");
        }
        if history.position().is_over() {
            let resumed = history.arrange(Setup {
                to_play: Some(history.position().to_play()),
                ..Setup::default()
            });
            debug_assert!(resumed.is_ok(), "a turn can be handed over");
        }
        Question::of(&history)
    }
}

/// Stones that stand on the board; where a point is named twice, the later holds.
fn setup(stones: &[(Color, Move)]) -> Setup {
    let mut setup = Setup::default();
    for &(by, mv) in stones {
        if let Move::Place(point) = mv {
            setup.add[by.other()].remove(point);
            setup.add[by].insert(point);
        }
    }
    setup
}

/// How many handicap stones there are: Black's alone on the board, or put there by
/// the first moves; 0 in an even game.
fn handicap_stones(setup: &Setup, moves: &[(Color, Move)]) -> u8 {
    if !setup.add.white.is_empty() {
        return 0;
    }
    let placed = moves.iter().map_while(|&(by, mv)| match mv {
        Move::Place(point) if by == Color::Black => Some(point),
        Move::Place(_) | Move::Pass => None,
    });
    let standing = setup.add.black;
    let placed: PointSet = placed.collect();
    let stones = match (standing.len(), placed.len()) {
        (0, placed) => placed,
        // What follows the stones on the board is the game itself.
        (standing, _) => standing,
    };
    match stones {
        0 | 1 => 0,
        stones => u8::try_from(stones).unwrap_or(u8::MAX),
    }
}

/// Plays all moves; a ko or a suicide of several stones is what a record may have.
fn check(start: &Position, moves: &[(Color, Move)]) -> Result<(), Complaint> {
    let size = start.board().size();
    let mut history = History::new(start.clone());
    for (number, &(by, mv)) in moves.iter().enumerate() {
        let refused = |why: IllegalMove| {
            let text = format!("Illegal move {number}: {} ({why})", written(mv, size));
            Complaint::error("moves", text)
        };
        let position = history.position();
        let judged = position.judge_recorded(by, mv, history.past());
        match judged {
            Err(why @ (IllegalMove::Occupied(_) | IllegalMove::OffBoard { .. })) => {
                return Err(refused(why));
            }
            Err(why @ IllegalMove::Suicide(_)) if is_alone(position, by, mv) => {
                return Err(refused(why));
            }
            Ok(())
            | Err(
                IllegalMove::Suicide(_)
                | IllegalMove::Ko { .. }
                | IllegalMove::NotTheirTurn(_)
                | IllegalMove::HandicapFirst { .. }
                | IllegalMove::Stopped
                | IllegalMove::Void
                | IllegalMove::Captured(_)
                | IllegalMove::MustPlay,
            ) => {}
        }
        history.record(by, mv).map_err(refused)?;
    }
    Ok(())
}

/// Whether a stone would be a chain of its own.
fn is_alone(position: &Position, by: Color, mv: Move) -> bool {
    let Move::Place(point) = mv else {
        return false;
    };
    let board = position.board();
    let own = board.stones()[by];
    let mut neighbours = board.size().neighbours(point);
    !neighbours.any(|near| own.contains(near))
}
