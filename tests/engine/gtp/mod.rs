//! The engine as controllers talk to it: lines in, lines out.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod finished;
mod live;
mod program;
mod random;
mod transcripts;

use std::io::Cursor;

use jego::ai::go::{Level, Opponent};
use jego::go::Ruleset;
use jego::gtp::{GtpSettings, serve};

/// An engine that answers at once.
const QUICK: GtpSettings = GtpSettings {
    level: Opponent::Level(Level::Chance),
    threads: 1,
    seed: 1,
    resigns: true,
    time: None,
    visits: Some(1),
    ruleset: Ruleset::Chinese,
};

/// Everything that is answered to an input that is there all at once.
fn answers(input: impl Into<Vec<u8>>) -> String {
    let mut output = Vec::new();
    serve(Cursor::new(input.into()), &mut output, QUICK).unwrap();
    String::from_utf8(output).unwrap()
}
