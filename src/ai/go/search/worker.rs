//! What each thread of a search does: select a path, expand and evaluate its
//! leaf, back the value up.

use super::node::LeafValue;
use super::ownership::OwnershipSums;
use super::root_state::RootState;
use super::select::{select_child, widen};
use super::tree::{Expansion, NodeId, Tree};
use crate::ai::Question;
use crate::ai::go::effective_komi::{effective_komi, komi_of_turn};
use crate::ai::go::evaluator::{
    Accuracy, Evaluator, FULL_OWNERSHIP, Leaf, LeafStatus, SearchParams,
};
use crate::ai::go::restrictions::Verdict;
use crate::board::Color;
use crate::game::{Game as _, Past};
use crate::go::{Move, Position, Rules, SPOTS, Spot};

/// How many visits the root needs for each leaf of a batch: with few visits,
/// each should know the result of the one before.
const VISITS_PER_BATCHED_LEAF: u32 = 24;
/// One step of a path.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: NodeId,
    by: Color,
    spot: Option<Spot>,
}

/// A path from the root to a leaf whose value is not backed up yet. Its leaf is
/// kept beside it.
#[derive(Debug)]
struct Path {
    steps: Vec<Step>,
    /// Whether its last node is expanded when the value is backed up.
    expands: bool,
}

/// One thread of a search, with the buffers that it needs to itself.
#[derive(Debug)]
pub(super) struct Worker<'a, E: Evaluator> {
    evaluator: &'a E,
    tree: &'a Tree,
    root_state: &'a RootState,
    params: SearchParams,
    scratch: E::Scratch,
    past: Past<Position>,
    paths: Vec<Path>,
    leaves: Vec<Leaf>,
    /// The ownership of each spot, summed over all evaluations.
    owners: Box<[i32; SPOTS]>,
    /// How many evaluations that are.
    evaluations: u32,
    /// What all threads together have found, where more is asked than that.
    sums: Option<&'a OwnershipSums>,
}

impl<'a, E: Evaluator> Worker<'a, E> {
    pub(super) fn new(
        evaluator: &'a E,
        tree: &'a Tree,
        root_state: &'a RootState,
        question: &Question<Position>,
        seed: u64,
        sums: Option<&'a OwnershipSums>,
    ) -> Self {
        let size = question.position().board().size();
        let batch = evaluator.batch_size(size).max(1);
        let path = || Path {
            steps: Vec::with_capacity(512),
            expands: false,
        };
        Self {
            evaluator,
            tree,
            root_state,
            params: evaluator.params(size),
            scratch: evaluator.scratch(seed),
            past: question.past().clone(),
            paths: (0..batch).map(|_| path()).collect(),
            leaves: (0..batch).map(|_| Leaf::new(question.position())).collect(),
            owners: Box::new([0; SPOTS]),
            evaluations: 0,
            sums,
        }
    }

    /// Selects as many leaves as the evaluator takes at once, fewer as long as
    /// the root has few visits and not more than `most`, has them evaluated and
    /// backs their values up.
    pub(super) fn run_batch(&mut self, most: u32) {
        let known = self.tree.node(Tree::ROOT).visits() / VISITS_PER_BATCHED_LEAF;
        let number = self.paths.len().min(known.min(most) as usize).max(1);
        for index in 0..number {
            self.select(index);
        }
        self.evaluator
            .evaluate(&mut self.scratch, &mut self.leaves[..number]);
        for index in 0..number {
            self.back_up(index);
        }
    }

    /// How it weighs what it is told.
    pub(super) const fn params(&self) -> SearchParams {
        self.params
    }

    /// The mean ownership of a spot so far: from -1 for White to 1 for Black.
    pub(super) fn owner(&self, spot: Spot) -> f32 {
        self.owners[spot.index()] as f32 / (self.evaluations.max(1) as f32 * FULL_OWNERSHIP as f32)
    }

    /// Follows PUCT from the root to a leaf, leaving a virtual loss at each node.
    fn select(&mut self, index: usize) {
        let (path, leaf) = (&mut self.paths[index], &mut self.leaves[index]);
        let (tree, root_state, params) = (self.tree, self.root_state, self.params);
        path.steps.clear();
        leaf.reset(
            &root_state.board,
            root_state.to_play,
            root_state.last,
            root_state.allowance,
        );
        let mut handicap_left = root_state.handicap_left;
        let mut passes = u32::from(root_state.recent[0] == Some(Move::Pass));
        let mut here = Tree::ROOT;
        tree.node(here).add_virtual_loss();
        loop {
            let children = tree.children(here);
            let by = leaf.to_play;
            let widened = match (here == Tree::ROOT, E::ACCURACY) {
                (true, Accuracy::High) => widen(tree.node(here), children),
                (true, Accuracy::Noisy) | (false, _) => None,
            };
            let best = || select_child(tree.node(here), children, by, params);
            let Some(place) = widened.or_else(best) else {
                break;
            };
            here = tree.child(here, place);
            let node = tree.node(here);
            node.add_virtual_loss();
            let spot = node.spot();
            leaf.play(spot);
            passes = if spot.is_none() { passes + 1 } else { 0 };
            path.steps.push(Step {
                node: here,
                by,
                spot,
            });
            // Black goes on while handicap stones are left.
            handicap_left = handicap_left.saturating_sub(1);
            if handicap_left > 0 {
                leaf.to_play = by;
            }
        }
        leaf.effective_komi =
            root_state.effective_komi + komi_of_path(&path.steps, &root_state.rules);
        self.prepare_leaf(index, here, passes);
    }

    /// Finds out whether the game has ended at a leaf, whether it collides with
    /// another path, and which moves it gets if it is expanded.
    fn prepare_leaf(&mut self, index: usize, here: NodeId, passes: u32) {
        let area = self.root_state.board.size().area();
        let before_expansion = self.evaluator.visits_before_expansion(area);
        let due =
            self.tree.node(here).visits_with_pending() > before_expansion || here == Tree::ROOT;
        let expansion = match due {
            true => self.tree.begin_expansion(here),
            false => Expansion::NoRoom,
        };
        let expands = expansion == Expansion::Started;
        self.paths[index].expands = expands;
        let accurate = E::ACCURACY == Accuracy::High;
        if !expands && passes < 2 {
            if accurate && expansion == Expansion::InProgress {
                self.leaves[index].status = LeafStatus::Collision;
                return;
            }
            if !accurate {
                return;
            }
        }
        self.replay(index);
        let leaf = &mut self.leaves[index];
        debug_assert_eq!(
            leaf.effective_komi,
            effective_komi(&leaf.position),
            "the turns of a path add up to the position at its end"
        );
        leaf.keeps_all_moves = here == Tree::ROOT;
        leaf.legal.clear();
        if leaf.position.is_over() {
            leaf.score_end(self.root_state.end_scoring);
            // Nothing is legal any more, but no ko forbids a point either.
            let empty = leaf.position.board().empty_points();
            leaf.legal.extend(empty.iter().map(Move::Place));
        } else {
            let by = leaf.to_play;
            leaf.legal.extend(leaf.position.legal_moves(&self.past));
            if expands {
                let (board, depth) = (&leaf.board, self.paths[index].steps.len());
                let restrictions = &self.root_state.restrictions;
                let sensible = leaf.legal.iter().copied().filter(|&mv| {
                    let sensible = match mv {
                        Move::Place(point) => board.is_sensible(by, board.spot(point)),
                        Move::Pass => true,
                    };
                    match restrictions.verdict(by, mv, depth) {
                        Verdict::Open => sensible,
                        Verdict::Named => true,
                        Verdict::LeftOut => false,
                    }
                });
                leaf.moves.extend(sensible);
            }
        }
        if expands && leaf.moves.is_empty() {
            self.tree.cancel_expansion(here);
            self.paths[index].expands = false;
        }
        self.past.rewind(self.root_state.turns);
    }

    /// Plays the moves of a path on the full position of its leaf, with the past
    /// along it, so that every ko rule is known.
    fn replay(&mut self, index: usize) {
        let (path, leaf) = (&self.paths[index], &mut self.leaves[index]);
        let position = &mut leaf.position;
        position.restore(&self.root_state.snapshot);
        leaf.recent = self.root_state.recent;
        for step in &path.steps {
            let mv = match step.spot {
                Some(spot) => Move::Place(leaf.board.point(spot)),
                None => Move::Pass,
            };
            let played = position.play_unchecked(step.by, mv, &self.past);
            debug_assert!(played.is_ok(), "moves of the tree are on the board");
            self.past.push(position);
            leaf.recent.rotate_right(1);
            leaf.recent[0] = Some(mv);
        }
    }

    /// Expands the leaf if this path is to, and adds its value to every node of
    /// the path in place of the virtual losses; takes a collision back.
    fn back_up(&mut self, index: usize) {
        let tree = self.tree;
        let (path, leaf) = (&self.paths[index], &mut self.leaves[index]);
        if leaf.status == LeafStatus::Collision {
            for step in &path.steps {
                tree.node(step.node).remove_virtual_loss();
            }
            tree.node(Tree::ROOT).remove_virtual_loss();
            return;
        }
        let here = path.steps.last().map_or(Tree::ROOT, |step| step.node);
        if path.expands {
            tree.expand(here, &leaf.board, &leaf.moves, &leaf.priors);
        }
        let value = LeafValue {
            black_win: leaf.evaluation.black_win,
            black_lead: leaf.evaluation.black_lead,
        };
        if leaf.status == LeafStatus::Unevaluated {
            let spots = leaf.board.spots();
            let sums = self.owners[..spots].iter_mut();
            for (sum, owner) in sums.zip(&leaf.evaluation.owners[..spots]) {
                *sum += owner;
            }
            self.evaluations += 1;
            if let Some(all) = self.sums {
                let first = path.steps.first().map(|step| step.spot);
                all.add(first, &leaf.evaluation.owners[..spots]);
            }
        } else {
            leaf.evaluation.first_stones.fill(None);
        }
        for step in &path.steps {
            tree.node(step.node).back_up(value);
        }
        tree.node(Tree::ROOT).back_up(value);
        if E::ACCURACY == Accuracy::Noisy {
            self.update_amaf(index, value);
        }
    }

    /// All moves as first (AMAF): what was played later in a game counts for the
    /// same move of the same side earlier on the path.
    fn update_amaf(&mut self, index: usize, value: LeafValue) {
        let (path, evaluation) = (&self.paths[index], &mut self.leaves[index].evaluation);
        for at in (0..path.steps.len()).rev() {
            let step = path.steps[at];
            let parent = match at.checked_sub(1) {
                Some(before) => path.steps[before].node,
                None => Tree::ROOT,
            };
            if let Some(spot) = step.spot {
                evaluation.first_stones[spot.index()] = Some(step.by);
            }
            for child in self.tree.children(parent) {
                if let Some(spot) = child.spot()
                    && evaluation.first_stones[spot.index()] == Some(step.by)
                {
                    child.add_amaf(value);
                }
            }
        }
    }
}

/// What the turns of a path add to the effective komi, in half points.
fn komi_of_path(steps: &[Step], rules: &Rules) -> i32 {
    let komi = |step: &Step| komi_of_turn(rules, step.by, step.spot);
    steps.iter().map(komi).sum()
}
