//! Which move comes first.

use super::super::node::LeafValue;
use super::*;
use crate::ai::go::network_evaluator::NetworkEvaluator;
use crate::board::{Point, Size};

/// A node that was visited so often, with about this win rate and lead of
/// Black.
fn node(visits: u32, win: f32, lead: f32) -> Node {
    let node = Node::default();
    for visit in 0..visits {
        let side = if visit % 2 == 0 { 1.0 } else { -1.0 };
        node.add_virtual_loss();
        node.back_up(LeafValue {
            black_win: (win + side * 0.02).clamp(0.0, 1.0),
            black_lead: 2.0 * (lead + side * 2.0),
        });
    }
    node
}

/// Which of some moves comes first: each has visits, a win rate and a lead.
fn first(moves: &[(u32, f32, f32)]) -> usize {
    let size = Size::NINETEEN;
    let params = NetworkEvaluator::for_size(size).unwrap().params(size);
    let root = node(moves[0].0, moves[0].1, moves[0].2);
    let mut found: Vec<RootMove> = moves
        .iter()
        .enumerate()
        .map(|(place, &(visits, win, lead))| {
            let node = node(visits, win, lead);
            let mv = Move::Place(Point::new(place as u8, 0));
            RootMove {
                candidate: Candidate {
                    mv,
                    visits,
                    black_win: win,
                    black_lead: lead,
                    win_error: node.win_error(),
                    prior: 0.1,
                    variation: vec![mv],
                },
                bounds: Bounds::of(&node, &root, Color::Black, params),
            }
        })
        .collect();
    apply_lcb(&mut found);
    match found[0].candidate.mv {
        Move::Place(point) => usize::from(point.col),
        Move::Pass => usize::MAX,
    }
}

#[test]
fn among_moves_that_win_alike_the_one_with_more_points_is_played() {
    assert_eq!(first(&[(60, 0.97, 20.0), (50, 0.975, 12.0)]), 0);
    assert_eq!(first(&[(60, 0.975, 12.0), (50, 0.97, 20.0)]), 1);
    assert_eq!(first(&[(60, 0.02, -30.0), (55, 0.02, -22.0)]), 1);
}

#[test]
fn a_few_visits_more_of_luck_are_no_reason_to_leave_the_searched_move() {
    assert_eq!(first(&[(51, 0.85, 44.9), (25, 0.90, 15.5)]), 0);
    assert_eq!(first(&[(200, 0.5, 1.0), (12, 0.6, 2.0)]), 0);
}

#[test]
fn a_move_that_was_refuted_is_left_for_one_that_holds() {
    assert_eq!(first(&[(100, 0.30, -6.0), (80, 0.55, 1.0)]), 1);
}
