//! A search: a table, an evaluation and a watch, for as long as someone
//! thinks.

use std::sync::Arc;

use super::evaluation::{DISC, Evaluation};
use super::table::{NOWHERE, Table};
use super::watch::Watch;
use crate::ai::Stop;
use crate::othello::Bits;

/// Looks ahead, or to the end. It remembers what it found.
#[derive(Debug)]
pub struct Search {
    pub(super) evaluation: Arc<Evaluation>,
    pub(super) table: Table,
    pub(super) watch: Watch,
}

/// More than anything is worth.
pub(super) const INFINITE: i32 = 65 * DISC;

impl Search {
    /// One that has not looked at anything yet, with room for two to the power
    /// of `log` positions, 24 bytes each; at most 2²⁰.
    #[must_use]
    pub fn new(evaluation: Arc<Evaluation>, log: u32) -> Self {
        Self {
            evaluation,
            table: Table::new(log),
            watch: Watch::default(),
        }
    }

    /// Forgets everything, so that what follows does not depend on what was
    /// asked before.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Begins to think about another position.
    pub(super) fn begin(&mut self, watch: Watch) {
        self.watch = watch;
        self.table.grow_older();
    }

    /// By how many discs the side to play wins with best play on both sides;
    /// `None` if the sign to stop came first.
    ///
    /// Meant for positions with few empty squares: twenty take about a second,
    /// and each one more about three times as long.
    pub fn solve(&mut self, bits: Bits, stop: &Stop) -> Option<i32> {
        self.begin(Watch::new(None, None, stop));
        // What is looked at ahead tells later which moves to try first.
        for depth in 1..bits.empties().saturating_sub(8) {
            self.middle(bits, depth, -INFINITE, INFINITE);
        }
        let lead = self.exact(bits, -64, 64);
        (!self.watch.is_over()).then_some(lead)
    }

    /// What the side to play can expect, in parts of a [`DISC`], looking
    /// `depth` moves ahead.
    pub fn look(&mut self, bits: Bits, depth: u32) -> i32 {
        self.begin(Watch::default());
        let mut value = self.middle(bits, 0, -INFINITE, INFINITE);
        for depth in 1..=depth {
            value = self.middle(bits, depth, -INFINITE, INFINITE);
        }
        value
    }

    /// The square that seems best `depth` moves ahead, at least two; `None`
    /// where the side to play has to pass, or where the end is so near that
    /// it has to be asked for ([`Search::solve`]).
    pub fn best(&mut self, bits: Bits, depth: u32) -> Option<u32> {
        self.look(bits, depth.max(2));
        let best = u32::from(self.table.find(bits)?.best);
        let square = 1_u64.checked_shl(best)?;
        (bits.moves() & square != 0).then_some(best)
    }

    /// How many positions the last question took.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.watch.nodes()
    }

    /// How play is expected to go on, as far as the table knows: squares, and
    /// `None` for a pass.
    pub(super) fn line(&self, mut bits: Bits) -> Vec<Option<u32>> {
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
            let best = self.table.find(bits).map_or(NOWHERE, |entry| entry.best);
            if best == NOWHERE || moves >> best & 1 == 0 {
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
