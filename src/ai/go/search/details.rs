//! All that a search knows of a position: more than a player needs.

use super::ownership::{Ownership, OwnershipSums};
use super::report::principal_nodes;
use super::root_state::RootState;
use super::tree::{NodeId, Tree};
use crate::ai::Report;
use crate::go::{Move, Spot};

/// What was found of a position, with what other programs ask about.
#[derive(Clone, Debug, PartialEq)]
pub struct Details {
    /// What was found, as it is told anywhere.
    pub report: Report<Move>,
    /// What the first evaluation said, before anything was searched: Black's win
    /// rate, from 0 to 1.
    pub raw_black_win: f32,
    /// By how many points Black led then.
    pub raw_black_lead: f32,
    /// Who owns each point, as all evaluations together have it.
    pub ownership: Ownership,
    /// What belongs to each visited move, in the order of the report.
    pub moves: Vec<MoveDetails>,
}

/// What a search knows of one move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveDetails {
    /// The principal variation, the move first.
    pub variation: Vec<Move>,
    /// How often each move of it was visited.
    pub variation_visits: Vec<u32>,
    /// Who owns each point after it; `None` where the game ended there.
    pub ownership: Option<Ownership>,
}

impl Details {
    pub(super) fn of(
        report: Report<Move>,
        (raw_black_win, raw_black_lead): (f32, f32),
        longest: usize,
        tree: &Tree,
        root_state: &RootState,
        sums: &OwnershipSums,
    ) -> Self {
        let board = &root_state.board;
        let size = board.size();
        let spot_of = |mv: Move| match mv {
            Move::Place(point) => Some(board.spot(point)),
            Move::Pass => None,
        };
        let children = tree.children(Tree::ROOT);
        let node_of = |spot: Option<Spot>| -> Option<NodeId> {
            let place = children.iter().position(|child| child.spot() == spot)?;
            Some(tree.child(Tree::ROOT, place))
        };
        let moves = report.visited().map(|candidate| {
            let spot = spot_of(candidate.mv);
            let nodes = node_of(spot)
                .map_or_else(Vec::new, |node| principal_nodes(tree, node, longest.max(1)));
            MoveDetails {
                variation: nodes
                    .iter()
                    .map(|&id| root_state.move_of(tree.node(id)))
                    .collect(),
                variation_visits: nodes.iter().map(|&id| tree.node(id).visits()).collect(),
                ownership: sums.after(spot, size, |point| board.spot(point)),
            }
        });
        Self {
            moves: moves.collect(),
            report,
            raw_black_win,
            raw_black_lead,
            ownership: sums.of_root(size, |point| board.spot(point)),
        }
    }
}
