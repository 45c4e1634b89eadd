//! Evaluating positions by Monte Carlo playouts.

mod patterns;
mod policy;
mod priors;

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use super::evaluator::SearchParams;
use super::evaluator::{Accuracy, Evaluation, Evaluator, FULL_OWNERSHIP, Leaf, LeafStatus};
use super::ladder::LadderReader;
use crate::board::Size;
use crate::go::PlayoutBoard;

/// Plays one game from a position to its end (a playout, or rollout), and takes
/// its result for the evaluation.
///
/// One game says little; a search that comes back often enough learns much.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayoutEvaluator;

/// What one thread plays with.
#[derive(Debug)]
pub(crate) struct PlayoutScratch {
    rng: SmallRng,
    board: PlayoutBoard,
    ladders: LadderReader,
}

impl Evaluator for PlayoutEvaluator {
    type Scratch = PlayoutScratch;

    const ACCURACY: Accuracy = Accuracy::Noisy;

    fn scratch(&self, seed: u64) -> PlayoutScratch {
        patterns::prepare();
        PlayoutScratch {
            rng: SmallRng::seed_from_u64(seed),
            board: PlayoutBoard::empty(Size::NINE),
            ladders: LadderReader::default(),
        }
    }

    fn params(&self, _: Size) -> SearchParams {
        SearchParams {
            exploration: 0.6,
            exploration_growth: 0.0,
            rave_equivalence: 1_500.0,
            lead_weight: 0.06,
            parent_visits: 0.0,
            fpu_reduction: 0.05,
            fpu_reduction_by_policy: 0.0,
        }
    }

    fn batch_size(&self, _: Size) -> usize {
        1
    }

    /// A larger board has more moves to remember, and its playouts say less.
    fn visits_before_expansion(&self, area: usize) -> u32 {
        2 + area as u32 / 40
    }

    fn evaluate(&self, scratch: &mut PlayoutScratch, leaves: &mut [Leaf]) {
        let open = |leaf: &&mut Leaf| leaf.status == LeafStatus::Unevaluated;
        for leaf in leaves.iter_mut().filter(open) {
            if !leaf.moves.is_empty() {
                priors::fill(leaf, &mut scratch.ladders);
            }
            scratch.play_out(leaf);
        }
    }
}

impl PlayoutScratch {
    fn play_out(&mut self, leaf: &mut Leaf) {
        let Evaluation {
            owners,
            first_stones,
            ..
        } = &mut leaf.evaluation;
        let spots = leaf.board.spots();
        owners[..spots].fill(0);
        first_stones[..spots].fill(None);
        self.board.copy_from(&leaf.board);
        policy::play_out(
            &mut self.board,
            leaf.to_play,
            leaf.last,
            first_stones,
            &mut self.rng,
        );
        let area = self.board.tally(&mut owners[..]);
        for owner in &mut owners[..spots] {
            *owner *= FULL_OWNERSHIP;
        }
        leaf.set_result(2 * area - leaf.effective_komi);
    }
}
