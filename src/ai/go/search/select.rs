//! Which child of a node is visited next: PUCT with first play urgency, RAVE and
//! virtual loss.

use super::node::Node;
use super::utility::utility;
use crate::ai::go::evaluator::SearchParams;
use crate::board::Color;

/// After about how many visits the exploration constant has grown noticeably.
const EXPLORATION_VISITS: f32 = 500.0;

/// For how many visits of the root one more of its moves is tried, however
/// improbable: what the priors have missed would never be found otherwise.
const VISITS_PER_ROOT_MOVE: u32 = 16;

/// Black's result of a visit under way that `mover` is taken to have lost.
const fn virtual_loss(mover: Color) -> f32 {
    match mover {
        Color::Black => 0.0,
        Color::White => 1.0,
    }
}

/// The place of the unvisited child with the highest prior, if the parent has
/// had enough visits to try one more (progressive widening).
pub(super) fn widen(parent: &Node, children: &[Node]) -> Option<usize> {
    let tried = children
        .iter()
        .filter(|child| child.visits_with_pending() > 0)
        .count();
    let due = (parent.visits_with_pending() / VISITS_PER_ROOT_MOVE) as usize;
    if tried >= due.min(children.len()) {
        return None;
    }
    let rest = children.iter().enumerate();
    let rest = rest.filter(|(_, child)| child.visits_with_pending() == 0);
    let first = rest.max_by(|(_, one), (_, two)| one.prior().total_cmp(&two.prior()));
    first.map(|(place, _)| place)
}

/// The place of the child to visit next, by PUCT: its value, mixed with its AMAF
/// value by RAVE where there is one, and a bonus for exploration by its prior.
#[inline]
pub(super) fn select_child(
    parent: &Node,
    children: &[Node],
    to_play: Color,
    params: SearchParams,
) -> Option<usize> {
    let (sign, offset) = match to_play {
        Color::Black => (1.0, 0.0),
        Color::White => (-1.0, 1.0),
    };
    let visits = parent.visits_with_pending() as f32;
    let growth = params.exploration_growth * (visits / EXPLORATION_VISITS).ln_1p();
    let exploration = (params.exploration + growth) * visits.sqrt();
    let here = offset + sign * parent.black_win();
    let unknown = here - fpu_reduction(children, params);
    let known = |visits: f32| visits / (visits + params.parent_visits);
    let parent_lead = parent.black_lead();
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for (place, child) in children.iter().enumerate() {
        let visits = child.visits_with_pending() as f32;
        let own = || offset + sign * child.black_win_with_virtual_loss(virtual_loss(to_play));
        let amaf_visits = child.amaf_visits() as f32;
        let mut value = unknown;
        if amaf_visits > 0.0 {
            let beta = amaf_visits
                / (amaf_visits + visits + visits * amaf_visits / params.rave_equivalence);
            let amaf = offset + sign * child.amaf_black_win();
            let own = if visits > 0.0 { own() } else { unknown };
            value = beta * amaf + (1.0 - beta) * own;
        } else if visits > 0.0 {
            value = here + (own() - here) * known(visits);
        }
        if child.visits() > 0 {
            let gain = sign * (child.black_lead() - parent_lead) * known(visits);
            value = utility(value, gain, params.lead_weight);
        }
        value += exploration * child.prior() / (1.0 + visits);
        if value > most {
            most = value;
            best = Some(place);
        }
    }
    best
}

/// First play urgency: how much worse than its parent an unvisited move is
/// taken to be.
fn fpu_reduction(children: &[Node], params: SearchParams) -> f32 {
    if params.fpu_reduction_by_policy == 0.0 {
        return params.fpu_reduction;
    }
    let visited = children
        .iter()
        .filter(|child| child.visits_with_pending() > 0);
    let explored: f32 = visited.map(Node::prior).sum();
    params.fpu_reduction + params.fpu_reduction_by_policy * explored.sqrt()
}
