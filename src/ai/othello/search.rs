//! The state of a search: transposition table, evaluation and limits.

use std::sync::Arc;

use super::evaluation::{DISC, Evaluation};
use super::transposition::{NO_SQUARE, TranspositionTable};
use super::watch::Watch;
use crate::ai::StopFlag;
use crate::othello::Bits;

/// Searches positions to a depth, or to the end of the game. It keeps what it found
/// in a transposition table.
#[derive(Debug)]
pub struct Search {
    pub(super) evaluation: Arc<Evaluation>,
    pub(super) table: TranspositionTable,
    pub(super) watch: Watch,
}

/// More than anything is worth.
pub(super) const INFINITE: i32 = 65 * DISC;

impl Search {
    /// A search with an empty table, with room for two to the power
    /// of `log` positions, 24 bytes each; at most 2²⁰.
    #[must_use]
    pub fn new(evaluation: Arc<Evaluation>, log: u32) -> Self {
        Self {
            evaluation,
            table: TranspositionTable::new(log),
            watch: Watch::default(),
        }
    }

    /// Clears the table, so that what follows does not depend on what was asked
    /// before.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Begins to search another position.
    pub(super) fn begin(&mut self, watch: Watch) {
        self.watch = watch;
        self.table.new_generation();
    }

    /// By how many discs the side to play wins with best play on both sides;
    /// `None` if the flag was raised first.
    ///
    /// Meant for positions with few empty squares: twenty take about a second,
    /// and each one more about three times as long.
    pub fn solve(&mut self, bits: Bits, stop: &StopFlag) -> Option<i32> {
        self.begin(Watch::new(None, None, stop));
        // Iterative deepening fills the table with the moves to try first.
        for depth in 1..bits.empties().saturating_sub(8) {
            self.midgame(bits, depth, -INFINITE, INFINITE);
        }
        let lead = self.exact(bits, -64, 64);
        (!self.watch.is_over()).then_some(lead)
    }

    /// What the side to play can expect, in parts of a [`DISC`], `depth` moves
    /// ahead.
    pub fn evaluate(&mut self, bits: Bits, depth: u32) -> i32 {
        self.begin(Watch::default());
        let mut value = self.midgame(bits, 0, -INFINITE, INFINITE);
        for depth in 1..=depth {
            value = self.midgame(bits, depth, -INFINITE, INFINITE);
        }
        value
    }

    /// The square that seems best `depth` moves ahead, at least two; `None`
    /// where the side to play has to pass, or where the end is so near that
    /// it has to be asked for ([`Search::solve`]).
    pub fn best_square(&mut self, bits: Bits, depth: u32) -> Option<u32> {
        self.evaluate(bits, depth.max(2));
        let best = u32::from(self.table.probe(bits)?.best);
        let square = 1_u64.checked_shl(best)?;
        (bits.moves() & square != 0).then_some(best)
    }

    /// How many positions (nodes) the last search took.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.watch.nodes()
    }

    /// The principal variation, as far as the table knows it: squares, and `None`
    /// for a pass.
    pub(super) fn principal_variation(&self, mut bits: Bits) -> Vec<Option<u32>> {
        let mut line = Vec::new();
        // No game has more turns, passes included.
        for _ in 0..120 {
            let moves = bits.moves();
            if moves == 0 {
                bits = bits.passed();
                if bits.moves() == 0 {
                    break;
                }
                line.push(None);
                continue;
            }
            let best = self.table.probe(bits).map_or(NO_SQUARE, |entry| entry.best);
            if best == NO_SQUARE || moves >> best & 1 == 0 {
                break;
            }
            let square = u32::from(best);
            line.push(Some(square));
            bits = bits.after(square, bits.flips(square));
        }
        while line.last() == Some(&None) {
            line.pop();
        }
        line
    }
}
