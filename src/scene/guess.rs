//! The board of a game of which the moves are looked for.

use crate::board::{Grid, Point};
use crate::game::Game as _;
use crate::go::Move;
use crate::guess::{Guess, GuessState, Guessing};

use super::stone_board::{Mark, StoneBoard};

impl From<&Guessing> for StoneBoard {
    fn from(guessing: &Guessing) -> Self {
        let position = guessing.position();
        let board = position.board();
        let last = guessing.last_move().and_then(|(_, mv)| point_of(mv));
        let marks = match guessing.state() {
            GuessState::Asked(mv) => point_of(mv)
                .map(|point| (point, Mark::Cross))
                .into_iter()
                .collect(),
            GuessState::Told => guessing.guesses().last().map(marks).unwrap_or_default(),
            GuessState::ToGuess | GuessState::Over => Vec::new(),
        };
        Self {
            stones: Grid::from_fn(board.size(), |point| board.stone(point)),
            to_play: position.to_play(),
            legal: guessing.legal(),
            last,
            ko: position.situation().ko,
            marks,
            ..Self::empty(board.size())
        }
    }
}

/// The best move, the guess and the move of the game, each point once.
fn marks(guess: &Guess) -> Vec<(Point, Mark)> {
    let best = guess.worth.as_ref().and_then(|worth| worth.best.first());
    let mut marks: Vec<(Point, Mark)> = Vec::new();
    for (mv, mark) in [
        (Some(guess.played), Mark::Circle),
        (Some(guess.guessed), Mark::Cross),
        (best.copied(), Mark::Triangle),
    ] {
        if let Some(point) = mv.and_then(point_of)
            && !marks.iter().any(|(marked, _)| *marked == point)
        {
            marks.push((point, mark));
        }
    }
    marks
}

const fn point_of(mv: Move) -> Option<Point> {
    match mv {
        Move::Place(point) => Some(point),
        Move::Pass => None,
    }
}
