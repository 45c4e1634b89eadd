//! Why moves were bad: forty positions with a known reason, and games in which
//! every fact that is told is checked once more.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test that cannot go on has failed, and what is told can be read"
)]

mod check;
mod games;
mod known;
mod plain;
mod positions;

use jego::review::facts::Fact;

/// What kind of fact it is.
fn kind(fact: &Fact) -> String {
    let text = format!("{fact:?}");
    let end = text.find(|c: char| !c.is_alphabetic());
    text[..end.unwrap_or(text.len())].to_owned()
}
