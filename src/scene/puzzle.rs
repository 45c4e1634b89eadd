//! The board of a problem that is being tried.

use crate::board::{Grid, Point};
use crate::go::Move;
use crate::puzzle::{Attempt, Figure};

use super::stone_board::{Mark, StoneBoard};

impl From<&Attempt> for StoneBoard {
    fn from(attempt: &Attempt) -> Self {
        let position = attempt.position();
        let board = position.board();
        let last = attempt.last_move().and_then(|(_, mv)| match mv {
            Move::Place(point) => Some(point),
            Move::Pass => None,
        });
        Self {
            stones: Grid::from_fn(board.size(), |point| board.stone(point)),
            to_play: attempt.puzzle().student(),
            legal: attempt.legal(),
            last,
            ko: position.situation().ko,
            marks: attempt.figures().iter().map(mark).collect(),
            ..Self::empty(board.size())
        }
    }
}

fn mark((point, figure): &(Point, Figure)) -> (Point, Mark) {
    let mark = match figure {
        Figure::Triangle => Mark::Triangle,
        Figure::Square => Mark::Square,
        Figure::Circle => Mark::Circle,
        Figure::Cross => Mark::Cross,
        Figure::Selected => Mark::Selected,
        Figure::Label(text) => Mark::Label(text.clone()),
    };
    (*point, mark)
}
