//! Iterative deepening at the root.

use std::collections::HashMap;

use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};

use super::canonical::CanonicalForm;
use super::principal_variation::principal_variation;
use super::score::{INFINITE, MAX_HEURISTIC, PROVED, won_with};
use super::search::{Interrupted, Search};
use crate::ai::reporter::Reporter;
use crate::ai::{Candidate, Report};
use crate::aligne4::{Move, Position, Square};
use crate::board::Color;
use crate::game::{Game as _, Past};

/// How many moves are reported.
const REPORTED: usize = 40;
/// How many of them with a line, and how long it is.
const LINES: usize = 8;
const LINE: usize = 8;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// To find the best move: of the others only that they are worse.
    Choose,
    /// To know each move.
    Analyze,
}

/// A search of one position: all its moves that differ.
pub(super) struct RootSearch<'a, 's> {
    position: &'a Position,
    search: Search<'s>,
    aim: Aim,
    moves: Vec<RootMove>,
    /// Whether the last iteration went to the end of the game.
    complete: bool,
}

/// One move, for all that are equivalent to it.
#[derive(Clone, Copy, Debug)]
struct RootMove {
    mv: Move,
    score: i16,
    /// Whether the score is more than a bound from above.
    exact: bool,
    boards: u64,
}

impl<'a, 's> RootSearch<'a, 's> {
    pub(super) fn new(
        position: &'a Position,
        past: &Past<Position>,
        search: Search<'s>,
        aim: Aim,
        rng: &mut impl Rng,
    ) -> Self {
        let mut legal = position.legal_moves(past);
        // Of moves that are the same game, any one is looked at, and moves that
        // turn out equal keep this order.
        legal.shuffle(rng);
        let mut seen = HashMap::new();
        for &mv in &legal {
            seen.entry(equivalence_class(position, mv)).or_insert(mv);
        }
        let moves = legal
            .into_iter()
            .filter(|&mv| seen.get(&equivalence_class(position, mv)) == Some(&mv))
            .map(|mv| RootMove {
                mv,
                score: 0,
                exact: false,
                boards: 0,
            })
            .collect();
        Self {
            position,
            search,
            aim,
            moves,
            complete: false,
        }
    }

    /// Searches deeper and deeper until everything is proved or a limit is met.
    pub(super) fn deepen(&mut self, reporter: &mut Reporter<'_, Move>) {
        let left = 16 - self.position.board().len();
        for depth in 1..=left {
            let before = self.moves.clone();
            let looked = self.look(depth, reporter);
            if looked.is_err() {
                self.keep_proofs(&before);
            }
            self.moves.sort_by_key(|root| -root.score);
            self.complete = looked.is_ok() && depth == left;
            if looked.is_err() || self.is_settled() {
                break;
            }
        }
    }

    fn look(&mut self, depth: u32, reporter: &mut Reporter<'_, Move>) -> Result<(), Interrupted> {
        let mut best = -INFINITE;
        for index in 0..self.moves.len() {
            let root = self.moves[index];
            if root.exact && root.score.abs() >= PROVED {
                best = best.max(root.score);
                continue;
            }
            let alpha = match self.aim {
                // One less, so that equal moves are known to be equal.
                Aim::Choose => (best - 1).max(-INFINITE),
                Aim::Analyze => -INFINITE,
            };
            let boards = self.search.boards;
            let score = self.score(root.mv, depth, [alpha, INFINITE]);
            let root = &mut self.moves[index];
            root.boards += self.search.boards - boards;
            root.score = score?;
            root.exact = root.score > alpha || root.score <= -PROVED;
            best = best.max(root.score);
            reporter.report_if_due(|| self.report());
        }
        Ok(())
    }

    /// After an iteration that was interrupted: heuristic scores of two depths
    /// cannot be compared, so only what it proved counts.
    fn keep_proofs(&mut self, before: &[RootMove]) {
        for (root, before) in self.moves.iter_mut().zip(before) {
            let proved = root.exact && root.score.abs() >= PROVED;
            if !proved {
                (root.score, root.exact) = (before.score, before.exact);
            }
        }
    }

    /// Whether nothing is left to find out.
    fn is_settled(&self) -> bool {
        let proved = |root: &RootMove| root.exact && root.score.abs() >= PROVED;
        let won = |root: &RootMove| root.exact && root.score >= PROVED;
        match self.aim {
            Aim::Choose => self.moves.first().is_some_and(won) || self.moves.iter().all(proved),
            Aim::Analyze => self.moves.iter().all(proved),
        }
    }

    fn score(&mut self, mv: Move, depth: u32, window: [i16; 2]) -> Result<i16, Interrupted> {
        let board = self.position.board();
        let pieces = board.len();
        let turned = [-window[1], -window[0]];
        match (mv, self.position.hand()) {
            (Move::Put { piece, at }, _) => {
                let Some(square) = Square::at(at) else {
                    return Ok(-INFINITE);
                };
                let after = board.with(piece, square);
                if board.completes(piece, square) {
                    return Ok(won_with(pieces + 1));
                }
                if after.can_be_completed() {
                    return Ok(-won_with(pieces + 2));
                }
                Ok(-self.search.score(&after, depth - 1, turned)?)
            }
            (Move::Set(at), Some(piece)) => match Square::at(at) {
                Some(square) if board.completes(piece, square) => Ok(won_with(pieces + 1)),
                Some(square) => {
                    let after = board.with(piece, square);
                    self.search.score(&after, depth - 1, window)
                }
                None => Ok(-INFINITE),
            },
            (Move::Give(piece), _) => {
                if board.harmless().any(|harmless| harmless == piece) {
                    return Ok(-self.search.best_square(board, piece, depth, turned)?);
                }
                Ok(-won_with(pieces + 1))
            }
            (Move::Set(_), None) => Ok(-INFINITE),
        }
    }

    /// One of the best moves, any of them; it then stands first in the report.
    pub(super) fn choose(&mut self, rng: &mut impl Rng) -> Option<Move> {
        let best = self.moves.first()?.score;
        let equal = self
            .moves
            .iter()
            .filter(|root| root.score == best && root.exact);
        let index = rng.random_range(0..equal.count().max(1));
        let ahead = self.moves.get_mut(..=index)?;
        ahead.rotate_right(1);
        Some(self.moves.first()?.mv)
    }

    /// What is known now, the best move first.
    pub(super) fn report(&self) -> Report<Move> {
        let mut moves = self.moves.clone();
        moves.sort_by_key(|root| -root.score);
        moves.truncate(REPORTED);
        let prior = 1.0 / self.moves.len().max(1) as f32;
        let candidates: Vec<Candidate<Move>> = moves
            .iter()
            .enumerate()
            .map(|(rank, root)| Candidate {
                mv: root.mv,
                visits: u32::try_from(root.boards).unwrap_or(u32::MAX),
                black_win: self.black_win(root),
                black_lead: 0.0,
                win_error: 0.0,
                prior,
                variation: match rank < LINES {
                    true => principal_variation(self.search.table, self.position, root.mv, LINE),
                    false => vec![root.mv],
                },
            })
            .collect();
        Report {
            to_play: self.position.to_play(),
            visits: u32::try_from(self.search.boards).unwrap_or(u32::MAX),
            black_win: candidates.first().map_or(0.5, |best| best.black_win),
            black_lead: 0.0,
            candidates,
            ownership: None,
        }
    }

    fn black_win(&self, root: &RootMove) -> f32 {
        let win = match root.score {
            score if root.exact && score >= PROVED => 1.0,
            score if root.exact && score <= -PROVED => 0.0,
            0 if self.complete => 0.5,
            guess => {
                0.5 + 0.25 * f32::from(guess.clamp(-MAX_HEURISTIC, MAX_HEURISTIC))
                    / f32::from(MAX_HEURISTIC)
            }
        };
        match self.position.to_play() {
            Color::Black => win,
            Color::White => 1.0 - win,
        }
    }
}

/// What is the same for all moves that lead to the same game.
fn equivalence_class(position: &Position, mv: Move) -> (CanonicalForm, Option<Move>) {
    let board = position.board();
    let after = match (mv, position.hand()) {
        (Move::Put { piece, at }, _) | (Move::Set(at), Some(piece)) => {
            Square::at(at).map(|square| board.with(piece, square))
        }
        (Move::Set(_), None) | (Move::Give(_), _) => None,
    };
    match after {
        Some(after) => (CanonicalForm::of(&after), None),
        None => (CanonicalForm::of(board), Some(mv)),
    }
}
