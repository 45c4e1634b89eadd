//! Published numbers of legal positions (OEIS A094777; J. Tromp and
//! G. Farnebäck, *Combinatorics of Go*, 2006).
//!
//! `cargo run --release --no-default-features --example legal_positions` goes
//! on to 4×4.

use std::collections::HashSet;

use jego::board::{ByColor, Color, PointSet, Size};
use jego::game::Game as _;
use jego::game::Past;
use jego::go::{KoRule, Move, Position, Rules, Ruleset, Setup};

/// How many boards can be reached from the empty one by legal moves of either
/// side.
fn reachable(lines: u8) -> usize {
    let rules = Rules {
        ko: KoRule::Simple,
        ..Ruleset::French.rules()
    };
    let start = Position::new(Size::new(lines).unwrap(), rules);
    let mut found: HashSet<ByColor<PointSet>> = HashSet::from([*start.board().stones()]);
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        for color in Color::BOTH {
            let mut turned = position.clone();
            let to_play = Some(color);
            turned
                .arrange(&Setup {
                    to_play,
                    ..Setup::default()
                })
                .unwrap();
            let past = Past::starting_from(&turned);
            for mv in turned.legal_moves(&past) {
                let mut next = turned.clone();
                next.play(mv, &past).unwrap();
                if mv != Move::Pass && found.insert(*next.board().stones()) {
                    open.push(next);
                }
            }
        }
    }
    found.len()
}

#[test]
fn every_legal_position_can_be_played_and_no_other() {
    assert_eq!(reachable(2), 57);
    assert_eq!(reachable(3), 12_675);
}
