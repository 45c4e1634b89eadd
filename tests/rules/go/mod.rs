//! The rules of Go, held against oracles, properties and rulings.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod atari_go;
mod counts;
mod estimates;
mod filed;
mod finished;
mod ko;
mod legal_positions;
mod life;
mod oracle;
mod picture;
mod playouts;
mod properties;
mod rulings;
mod slow;
mod tactics;
mod tree;
