//! Judging positions by playing them out.

mod patterns;
mod policy;
mod priors;

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use crate::go::PlayoutBoard;

use super::evaluator::{Evaluator, Fate, Leaf, OWNED, Verdict, Verdicts, Weights};
use super::ladder::Ladders;

/// Plays one game from a position to its end, and takes that for the verdict.
///
/// One game says little; a search that comes back often enough learns much.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Playouts;

/// What one thread plays with.
#[derive(Debug)]
pub(crate) struct Table {
    rng: SmallRng,
    board: PlayoutBoard,
    ladders: Ladders,
}

impl Evaluator for Playouts {
    type Desk = Table;

    const VERDICTS: Verdicts = Verdicts::Rough;
    const WEIGHTS: Weights = Weights {
        curiosity: 0.6,
        late_curiosity: 0.0,
        amaf_half: 1_500.0,
        lead: 0.06,
        inertia: 0.0,
        doubt: 0.05,
        late_doubt: 0.0,
    };

    fn desk(&self, seed: u64) -> Table {
        patterns::prepare();
        Table {
            rng: SmallRng::seed_from_u64(seed),
            board: PlayoutBoard::empty(crate::board::Size::NINE),
            ladders: Ladders::default(),
        }
    }

    fn batch(&self) -> usize {
        1
    }

    /// A larger board has more moves to remember, and its playouts say less.
    fn visits_before_growth(&self, area: usize) -> u32 {
        2 + area as u32 / 40
    }

    fn judge(&self, table: &mut Table, leaves: &mut [Leaf]) {
        for leaf in leaves.iter_mut().filter(|leaf| leaf.fate == Fate::Open) {
            if !leaf.moves.is_empty() {
                priors::fill(leaf, &mut table.ladders);
            }
            table.play_out(leaf);
        }
    }
}

impl Table {
    fn play_out(&mut self, leaf: &mut Leaf) {
        let Verdict { owners, first, .. } = &mut leaf.verdict;
        let spots = leaf.board.spots();
        owners[..spots].fill(0);
        first[..spots].fill(None);
        self.board.copy_from(&leaf.board);
        policy::play_out(
            &mut self.board,
            leaf.to_play,
            leaf.last,
            first,
            &mut self.rng,
        );
        let area = self.board.tally(&mut owners[..]);
        for owner in &mut owners[..spots] {
            *owner *= OWNED;
        }
        leaf.conclude(2 * area - leaf.handed_to_white);
    }
}
