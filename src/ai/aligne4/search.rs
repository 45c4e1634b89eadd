//! Alpha-beta search (negamax) with a transposition table, for both variants.

use std::time::Instant;

use super::canonical::CanonicalForm;
use super::score::{INFINITE, MAX_HEURISTIC, won_with};
use super::transposition::{Bound, TranspositionTable};
use crate::ai::StopFlag;
use crate::aligne4::{Board, Piece, Square, Variant};

/// How many boards are searched between two looks at the clock.
const UNTIL_LOOK: u64 = 1_024;

/// When to end.
#[derive(Clone, Debug)]
pub(super) struct Limits<'a> {
    pub(super) until: Option<Instant>,
    pub(super) boards: u64,
    pub(super) stop: &'a StopFlag,
}

/// The search ended before it came to a result.
#[derive(Clone, Copy, Debug)]
pub(super) struct Interrupted;

/// A search within limits.
pub(super) struct Search<'a> {
    pub(super) variant: Variant,
    pub(super) table: &'a mut TranspositionTable,
    pub(super) limits: Limits<'a>,
    /// How many boards (nodes) were searched.
    pub(super) boards: u64,
}

impl Search<'_> {
    fn count(&mut self) -> Result<(), Interrupted> {
        self.boards += 1;
        if self.boards > self.limits.boards {
            return Err(Interrupted);
        }
        if self.boards.is_multiple_of(UNTIL_LOOK) {
            let late = |until| Instant::now() >= until;
            if self.limits.stop.is_raised() || self.limits.until.is_some_and(late) {
                return Err(Interrupted);
            }
        }
        Ok(())
    }

    /// The score of a board for the side whose turn it is: to put a piece in
    /// Aligne 4, to hand one over in Quarto. In Aligne 4 nobody can complete a
    /// line on it.
    pub(super) fn score(
        &mut self,
        board: &Board,
        depth: u32,
        window: [i16; 2],
    ) -> Result<i16, Interrupted> {
        self.count()?;
        if board.is_full() {
            return Ok(0);
        }
        let pieces = board.len();
        let [worst, best] = match self.variant {
            // It loses with the opponent's next piece or wins with its own
            // after that.
            Variant::Aligne4 => [-won_with(pieces + 2), won_with(pieces + 3)],
            Variant::Quarto => [-won_with(pieces + 1), won_with(pieces + 2)],
        };
        let [alpha, beta] = [window[0].max(worst), window[1].min(best)];
        if alpha >= beta {
            return Ok(alpha);
        }
        if depth == 0 {
            return Ok(self.heuristic(board, worst));
        }
        let form = CanonicalForm::of(board);
        if let Some(known) = self.known(form, depth, [alpha, beta]) {
            return Ok(known);
        }
        let score = match self.variant {
            Variant::Aligne4 => self.best_put(board, depth, [alpha, beta], worst)?,
            Variant::Quarto => self.best_give(board, depth, [alpha, beta], worst)?,
        };
        let bound = match score {
            score if score >= beta => Bound::AtLeast,
            score if score <= alpha => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table.store(form, score, depth as u8, bound);
        Ok(score)
    }

    /// The score in the table, where it is enough for this window.
    fn known(&self, form: CanonicalForm, depth: u32, [alpha, beta]: [i16; 2]) -> Option<i16> {
        let entry = self.table.probe(form)?;
        let deep = u32::from(entry.depth) >= depth || entry.is_proved();
        let enough = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => entry.score >= beta,
            Bound::AtMost => entry.score <= alpha,
        };
        (deep && enough).then_some(entry.score)
    }

    fn best_put(
        &mut self,
        board: &Board,
        depth: u32,
        [mut alpha, beta]: [i16; 2],
        worst: i16,
    ) -> Result<i16, Interrupted> {
        let mut moves = Moves::of(board);
        if depth > 1 {
            moves.sort_by_replies(board);
        }
        let mut best = worst;
        for (piece, square) in moves.iter() {
            let after = board.with(piece, square);
            let score = -self.score(&after, depth - 1, [-beta, -alpha])?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn best_give(
        &mut self,
        board: &Board,
        depth: u32,
        [mut alpha, beta]: [i16; 2],
        worst: i16,
    ) -> Result<i16, Interrupted> {
        let mut best = worst;
        for piece in board.harmless() {
            let score = -self.best_square(board, piece, depth, [-beta, -alpha])?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// The score for who was handed a piece that completes no line.
    pub(super) fn best_square(
        &mut self,
        board: &Board,
        piece: Piece,
        depth: u32,
        [mut alpha, beta]: [i16; 2],
    ) -> Result<i16, Interrupted> {
        let mut best = -INFINITE;
        for square in board.empty_squares() {
            let after = board.with(piece, square);
            let score = self.score(&after, depth - 1, [alpha, beta])?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// The heuristic score of a board. Who has nothing harmless left to play loses,
    /// and both use it up in turn: so an odd number of ways is good, the more
    /// so the fewer they are.
    fn heuristic(&self, board: &Board, worst: i16) -> i16 {
        let ways = match self.variant {
            Variant::Aligne4 => {
                let safe = board.safe_bits();
                safe.iter().filter(|&&pieces| pieces != 0).count() as i16
            }
            Variant::Quarto => board.harmless_bits().count_ones() as i16,
        };
        match ways {
            0 => worst,
            odd if odd % 2 == 1 => MAX_HEURISTIC - odd,
            even => even - MAX_HEURISTIC,
        }
    }
}

/// The moves that leave no line to complete, without any allocation.
struct Moves {
    /// A piece and a square, four bits each, under what they are sorted by.
    list: [u16; 256],
    len: usize,
}

impl Moves {
    fn of(board: &Board) -> Self {
        let mut moves = Self {
            list: [0; 256],
            len: 0,
        };
        for (mut pieces, square) in board.safe_bits().into_iter().zip(0..) {
            while pieces != 0 {
                moves.list[moves.len & 255] = (pieces.trailing_zeros() as u16) << 4 | square;
                moves.len += 1;
                pieces &= pieces - 1;
            }
        }
        moves
    }

    /// Those that leave the opponent least to choose from come first.
    fn sort_by_replies(&mut self, board: &Board) {
        let list = &mut self.list[..self.len.min(256)];
        for mv in &mut *list {
            let (piece, square) = decode(*mv);
            let replies = board.with(piece, square).safe_bits();
            let count: u32 = replies.iter().map(|pieces| pieces.count_ones()).sum();
            *mv |= (count.min(255) as u16) << 8;
        }
        list.sort_unstable();
    }

    fn iter(&self) -> impl Iterator<Item = (Piece, Square)> {
        self.list.iter().take(self.len).map(|&mv| decode(mv))
    }
}

fn decode(mv: u16) -> (Piece, Square) {
    (
        Piece::ALL[usize::from(mv >> 4 & 15)],
        Square::ALL[usize::from(mv & 15)],
    )
}
