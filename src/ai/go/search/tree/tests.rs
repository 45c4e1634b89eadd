//! How a tree grows.

use super::super::node::LeafValue;
use super::*;
use crate::board::Size;

#[test]
fn who_is_stopped_keeps_the_first_moves_of_a_tree_and_no_more() {
    let board = PlayoutBoard::empty(Size::NINE);
    let moves: Vec<Move> = Size::NINE.points().map(Move::Place).collect();
    let priors = vec![0.5; moves.len()];
    let tree = Tree::new(100_000);
    let child = |tree: &Tree| tree.child(Tree::ROOT, 7);
    let expand = |id: NodeId| {
        assert_eq!(tree.begin_expansion(id), Expansion::Started);
        tree.expand(id, &board, &moves, &priors);
    };
    expand(Tree::ROOT);
    expand(child(&tree));
    let stop = StopFlag::new();
    let whole = tree.subtree(Tree::ROOT, 100_000, &stop);
    assert_eq!(whole.children(child(&whole)).len(), moves.len());
    stop.raise();
    let cut = tree.subtree(Tree::ROOT, 100_000, &stop);
    assert_eq!(cut.children(Tree::ROOT).len(), moves.len());
    assert!(cut.children(child(&cut)).is_empty());
    // It can be expanded again.
    assert_eq!(cut.begin_expansion(child(&cut)), Expansion::Started);
}

#[test]
fn without_room_a_node_is_refused_and_others_are_told_so() {
    let board = PlayoutBoard::empty(Size::NINE);
    let tree = Tree::new(0);
    let many: Vec<Move> = (0..300)
        .flat_map(|_| Size::NINE.points().map(Move::Place))
        .collect();
    let priors = vec![0.5; many.len()];
    assert_eq!(tree.begin_expansion(Tree::ROOT), Expansion::Started);
    assert_eq!(tree.begin_expansion(Tree::ROOT), Expansion::InProgress);
    tree.expand(Tree::ROOT, &board, &many, &priors);
    assert_eq!(tree.begin_expansion(Tree::ROOT), Expansion::NoRoom);
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
    assert_eq!(tree.begin_expansion(Tree::ROOT), Expansion::Started);
    tree.expand(Tree::ROOT, &board, &all[..3], &[0.5, 0.3, 0.2]);
    let second = tree.child(Tree::ROOT, 1);
    assert_eq!(tree.begin_expansion(second), Expansion::Started);
    tree.expand(second, &board, &all[5..9], &[0.25; 4]);
    tree.node(second).add_virtual_loss();
    tree.node(second).back_up(LeafValue {
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
    // A pass can be made probable enough to be compared.
    tree.raise_pass_prior(0.3);
    let pass = children.iter().find(|child| child.spot().is_none());
    assert_eq!(pass.map(Node::prior), Some(0.3));
    assert_eq!(children[0].prior(), 0.5);
}
