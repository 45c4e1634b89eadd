//! What a search has found about its root: move selection by visits and lower
//! confidence bound, and principal variations.

use super::node::Node;
use super::root_state::RootState;
use super::tree::{NodeId, Tree};
use super::utility::{utility, utility_error};
use super::worker::Worker;
use crate::ai::go::evaluator::{Accuracy, Evaluator, SearchParams};
use crate::ai::{Candidate, Report};
use crate::board::{Color, Grid};
use crate::go::Move;

/// How many moves of a principal variation are reported.
const LONGEST_VARIATION: usize = 12;
/// Which share of the visits of the first move another needs to be preferred
/// by its lower confidence bound.
const LCB_VISIT_SHARE: f32 = 0.15;
/// How many standard errors below its mean the lower confidence bound of a
/// move lies. Many, because visits are not independent samples: with fewer,
/// a move with a handful of lucky visits overtakes the one that was searched.
const LCB_STANDARD_ERRORS: f32 = 5.0;

/// What the search knows about the root.
pub(super) fn report<E: Evaluator>(
    tree: &Tree,
    root_state: &RootState,
    worker: &Worker<'_, E>,
) -> Report<Move> {
    let root = tree.node(Tree::ROOT);
    let size = root_state.board.size();
    let to_play = root_state.to_play;
    let mut found: Vec<RootMove> = tree
        .children(Tree::ROOT)
        .iter()
        .enumerate()
        .map(|(place, child)| RootMove {
            candidate: Candidate {
                mv: root_state.move_of(child),
                visits: child.visits(),
                black_win: known(child, root).black_win(),
                black_lead: known(child, root).black_lead() / 2.0,
                win_error: child.win_error(),
                prior: child.prior(),
                variation: principal_variation(tree, tree.child(Tree::ROOT, place), root_state),
            },
            bounds: Bounds::of(child, root, to_play, worker.params()),
        })
        .collect();
    let better = |one: &RootMove, two: &RootMove| {
        let (one, two) = (&one.candidate, &two.candidate);
        let visits = two.visits.cmp(&one.visits);
        let win = || two.win(to_play).total_cmp(&one.win(to_play));
        let prior = || two.prior.total_cmp(&one.prior);
        visits.then_with(win).then_with(prior)
    };
    found.sort_by(better);
    if E::ACCURACY == Accuracy::High {
        apply_lcb(&mut found);
    }
    Report {
        to_play,
        visits: root.visits(),
        black_win: root.black_win(),
        black_lead: root.black_lead() / 2.0,
        candidates: found.into_iter().map(|found| found.candidate).collect(),
        ownership: Some(Grid::from_fn(size, |point| {
            worker.owner(root_state.board.spot(point))
        })),
    }
}

/// A move of the root, and the utility it has for the side to play.
struct RootMove {
    candidate: Candidate<Move>,
    bounds: Bounds,
}

/// The utility of a move for the side to play, by the same weights of win rate
/// and lead as in the selection.
#[derive(Clone, Copy)]
struct Bounds {
    mean: f32,
    /// The lower confidence bound (LCB).
    lcb: f32,
}

/// The node whose value counts for a child: its parent's until it is visited.
fn known<'a>(child: &'a Node, parent: &'a Node) -> &'a Node {
    if child.visits() > 0 { child } else { parent }
}

impl Bounds {
    fn of(child: &Node, root: &Node, to_play: Color, params: SearchParams) -> Self {
        let (sign, win) = match to_play {
            Color::Black => (1.0, child.black_win()),
            Color::White => (-1.0, 1.0 - child.black_win()),
        };
        let gain = sign * (child.black_lead() - root.black_lead());
        let error = utility_error(
            child.win_error(),
            gain,
            child.lead_error(),
            params.lead_weight,
        );
        let mean = utility(win, gain, params.lead_weight);
        Self {
            mean,
            lcb: mean - error * LCB_STANDARD_ERRORS / Node::STANDARD_ERRORS,
        }
    }
}

/// Puts another move before the most visited one if even its lower confidence
/// bound is above that one's mean utility: the most visited one may just have
/// been refuted. Less is no reason: the values that the network gives to two
/// positions differ by more than their visits tell, and the visits follow the
/// priors too, which know better.
fn apply_lcb(found: &mut [RootMove]) {
    let Some(best) = found.first() else {
        return;
    };
    let visits = |found: &RootMove| found.candidate.visits;
    let (mean, enough) = (best.bounds.mean, visits(best) as f32 * LCB_VISIT_SHARE);
    let often = found
        .iter()
        .take_while(|found| visits(found) > 1 && visits(found) as f32 >= enough);
    let surest = often
        .enumerate()
        .filter(|(_, found)| found.bounds.lcb > mean)
        .max_by(|(_, one), (_, two)| one.bounds.lcb.total_cmp(&two.bounds.lcb))
        .map(|(place, _)| place);
    if let Some(place) = surest {
        found[..=place].rotate_right(1);
    }
}

/// The principal variation from a move on, the move first: always the most
/// visited child.
fn principal_variation(tree: &Tree, from: NodeId, root_state: &RootState) -> Vec<Move> {
    let nodes = principal_nodes(tree, from, LONGEST_VARIATION);
    let nodes = nodes
        .into_iter()
        .map(|id| root_state.move_of(tree.node(id)));
    nodes.collect()
}

/// The nodes of the principal variation from one on, that one first.
pub(super) fn principal_nodes(tree: &Tree, from: NodeId, longest: usize) -> Vec<NodeId> {
    let mut line = vec![from];
    let mut here = from;
    while line.len() < longest {
        let children = tree.children(here).iter().enumerate();
        let looked_at = children.filter(|(_, child)| child.visits() > 0);
        let Some((place, _)) = looked_at.max_by_key(|(_, child)| child.visits()) else {
            break;
        };
        here = tree.child(here, place);
        line.push(here);
    }
    line
}

#[cfg(test)]
mod tests;
