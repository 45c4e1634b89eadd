//! Counts of move sequences, as published (Aart Bik; also in
//! `examples/othello_perft.rs`, further).

use jego::game::perft;
use jego::othello::{Bits, Position};

const PUBLISHED: [u64; 9] = [4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288];

#[test]
fn nine_moves_are_counted_as_published() {
    for (depth, count) in (1..).zip(PUBLISHED) {
        assert_eq!(Bits::START.perft(depth), count, "{depth} moves");
    }
}

#[test]
fn the_rules_of_every_game_count_the_same() {
    for (depth, count) in (1..=7).zip(PUBLISHED) {
        assert_eq!(perft(&Position::new(), depth), count, "{depth} moves");
    }
}
