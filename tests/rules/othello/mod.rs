//! The rules of Othello and its opponent, held against oracles, published
//! numbers and rulings.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod endgame;
mod ffo;
mod opponent;
mod oracle;
mod perft;
mod picture;
mod rulings;
mod slow;
