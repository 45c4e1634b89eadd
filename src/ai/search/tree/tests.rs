//! Nodes under several hands.

use super::*;
use crate::board::Size;

#[test]
fn who_is_stopped_keeps_the_first_moves_of_a_tree_and_no_more() {
    let board = PlayoutBoard::empty(Size::NINE);
    let moves: Vec<Move> = Size::NINE.points().map(Move::Place).collect();
    let priors = vec![0.5; moves.len()];
    let tree = Tree::new(100_000);
    let child = |tree: &Tree| tree.child(Tree::ROOT, 7);
    let grow = |id: NodeId| {
        assert_eq!(tree.claim(id), Claim::Mine);
        tree.grow(id, &board, &moves, &priors);
    };
    grow(Tree::ROOT);
    grow(child(&tree));
    let stop = Stop::new();
    let whole = tree.below(Tree::ROOT, 100_000, &stop);
    assert_eq!(whole.children(child(&whole)).len(), moves.len());
    stop.now();
    let cut = tree.below(Tree::ROOT, 100_000, &stop);
    assert_eq!(cut.children(Tree::ROOT).len(), moves.len());
    assert!(cut.children(child(&cut)).is_empty());
    // It can be looked at again.
    assert_eq!(cut.claim(child(&cut)), Claim::Mine);
}

#[test]
fn a_chance_stays_one_where_sums_and_counts_are_of_different_times() {
    let node = Node::default();
    // A thread that read the count long ago writes it back after others
    // have added to the sum.
    for _ in 0..50 {
        node.came_later(Gain {
            black_win: 1.0,
            black_lead: 3.0,
        });
    }
    node.amaf_visits.store(10, Ordering::Relaxed);
    assert!(node.amaf_black_win() <= 1.0, "{}", node.amaf_black_win());
    // The sum of a visit is seen before its count.
    node.enter();
    node.leave(Gain {
        black_win: 1.0,
        black_lead: 3.0,
    });
    node.wins.fetch_add(parts(1.0), Ordering::Relaxed);
    assert!(node.black_win() <= 1.0, "{}", node.black_win());
}

#[test]
fn a_visit_that_is_taken_back_leaves_no_trace() {
    let node = Node::default();
    for chance in [0.25, 0.75] {
        node.enter();
        node.leave(Gain {
            black_win: chance,
            black_lead: 1.5,
        });
    }
    let before = (node.visits(), node.black_win(), node.black_lead());
    node.enter();
    // Others take it for lost; whoever asks for results hears of known ones.
    assert_eq!(node.visits_begun(), 3);
    assert_eq!(node.black_win_assuming(1.0), 2.0 / 3.0);
    assert_eq!((node.visits(), node.black_win(), node.black_lead()), before);
    node.withdraw();
    assert_eq!(node.visits_begun(), 2);
    assert_eq!(node.black_win_assuming(1.0), 0.5);
    assert_eq!((node.visits(), node.black_win(), node.black_lead()), before);
    assert_eq!(before, (2, 0.5, 1.5));
}

#[test]
fn more_visits_that_agree_leave_less_doubt() {
    let doubt = |chances: &[f32]| {
        let node = Node::default();
        for &black_win in chances {
            node.enter();
            let black_lead = 0.0;
            node.leave(Gain {
                black_win,
                black_lead,
            });
        }
        node.doubt()
    };
    assert!(doubt(&[0.5; 40]) < doubt(&[0.5; 4]));
    assert!(doubt(&[0.5; 40]) < doubt(&[0.2, 0.8].repeat(20)));
}

#[test]
fn without_room_a_node_is_refused_and_others_are_told_so() {
    let board = PlayoutBoard::empty(Size::NINE);
    let tree = Tree::new(0);
    let many: Vec<Move> = (0..300)
        .flat_map(|_| Size::NINE.points().map(Move::Place))
        .collect();
    let priors = vec![0.5; many.len()];
    assert_eq!(tree.claim(Tree::ROOT), Claim::Mine);
    assert_eq!(tree.claim(Tree::ROOT), Claim::Taken);
    tree.grow(Tree::ROOT, &board, &many, &priors);
    assert_eq!(tree.claim(Tree::ROOT), Claim::Refused);
    assert!(tree.children(Tree::ROOT).is_empty());
}

#[test]
fn a_root_that_lacks_moves_gets_them_and_keeps_what_it_knows() {
    let board = PlayoutBoard::empty(Size::NINE);
    let all: Vec<Move> = Size::NINE
        .points()
        .map(Move::Place)
        .chain([Move::Pass])
        .collect();
    let tree = Tree::new(100_000);
    assert_eq!(tree.claim(Tree::ROOT), Claim::Mine);
    tree.grow(Tree::ROOT, &board, &all[..3], &[0.5, 0.3, 0.2]);
    let second = tree.child(Tree::ROOT, 1);
    assert_eq!(tree.claim(second), Claim::Mine);
    tree.grow(second, &board, &all[5..9], &[0.25; 4]);
    tree.node(second).enter();
    tree.node(second).leave(Gain {
        black_win: 1.0,
        black_lead: 2.0,
    });
    tree.widen_root(&board, &all);
    let children = tree.children(Tree::ROOT);
    assert_eq!(children.len(), all.len());
    assert_eq!(children[1].visits(), 1);
    assert_eq!(tree.children(tree.child(Tree::ROOT, 1)).len(), 4);
    assert!(children[3..].iter().all(|child| child.prior() == 0.1));
    assert!(children[3..].iter().all(|child| child.visits() == 0));
    // A pass can be made likely enough to be weighed.
    tree.raise_pass(0.3);
    let pass = children.iter().find(|child| child.spot().is_none());
    assert_eq!(pass.map(Node::prior), Some(0.3));
    assert_eq!(children[0].prior(), 0.5);
}

#[test]
fn leads_that_agree_leave_less_doubt() {
    let doubt = |leads: &[f32]| {
        let node = Node::default();
        for &black_lead in leads {
            node.enter();
            node.leave(Gain {
                black_win: 0.5,
                black_lead,
            });
        }
        node.lead_doubt()
    };
    assert!(doubt(&[-7.0; 20]) < 0.1);
    assert!(doubt(&[-20.0, 6.0].repeat(10)) > 3.0);
    assert!(doubt(&[-20.0, 6.0].repeat(10)) > doubt(&[-20.0, 6.0].repeat(40)));
}
