//! Nodes under several threads.

use super::*;

#[test]
fn a_win_rate_is_at_most_one_where_sums_and_counts_are_of_different_times() {
    let node = Node::default();
    // A thread that read the count long ago writes it back after others
    // have added to the sum.
    for _ in 0..50 {
        node.add_amaf(LeafValue {
            black_win: 1.0,
            black_lead: 3.0,
        });
    }
    node.amaf_visits.store(10, Ordering::Relaxed);
    assert!(node.amaf_black_win() <= 1.0, "{}", node.amaf_black_win());
    // The sum of a visit is seen before its count.
    node.add_virtual_loss();
    node.back_up(LeafValue {
        black_win: 1.0,
        black_lead: 3.0,
    });
    node.wins.fetch_add(parts(1.0), Ordering::Relaxed);
    assert!(node.black_win() <= 1.0, "{}", node.black_win());
}

#[test]
fn a_visit_that_is_taken_back_leaves_no_trace() {
    let node = Node::default();
    for black_win in [0.25, 0.75] {
        node.add_virtual_loss();
        node.back_up(LeafValue {
            black_win,
            black_lead: 1.5,
        });
    }
    let before = (node.visits(), node.black_win(), node.black_lead());
    node.add_virtual_loss();
    // Other threads count it as lost; the results are those that are known.
    assert_eq!(node.visits_with_pending(), 3);
    assert_eq!(node.black_win_with_virtual_loss(1.0), 2.0 / 3.0);
    assert_eq!((node.visits(), node.black_win(), node.black_lead()), before);
    node.remove_virtual_loss();
    assert_eq!(node.visits_with_pending(), 2);
    assert_eq!(node.black_win_with_virtual_loss(1.0), 0.5);
    assert_eq!((node.visits(), node.black_win(), node.black_lead()), before);
    assert_eq!(before, (2, 0.5, 1.5));
}

#[test]
fn more_visits_that_agree_have_a_smaller_error() {
    let error = |win_rates: &[f32]| {
        let node = Node::default();
        for &black_win in win_rates {
            node.add_virtual_loss();
            let black_lead = 0.0;
            node.back_up(LeafValue {
                black_win,
                black_lead,
            });
        }
        node.win_error()
    };
    assert!(error(&[0.5; 40]) < error(&[0.5; 4]));
    assert!(error(&[0.5; 40]) < error(&[0.2, 0.8].repeat(20)));
}

#[test]
fn leads_that_agree_have_a_smaller_error() {
    let error = |leads: &[f32]| {
        let node = Node::default();
        for &black_lead in leads {
            node.add_virtual_loss();
            node.back_up(LeafValue {
                black_win: 0.5,
                black_lead,
            });
        }
        node.lead_error()
    };
    assert!(error(&[-7.0; 20]) < 0.1);
    assert!(error(&[-20.0, 6.0].repeat(10)) > 3.0);
    assert!(error(&[-20.0, 6.0].repeat(10)) > error(&[-20.0, 6.0].repeat(40)));
}
