//! Problems written as SGF, for tests.

use super::{Collection, Puzzle, Source};
use crate::record::open;

/// The problems of a text.
pub(super) fn collection(text: &str) -> Collection {
    let opened = open(text.as_bytes().to_vec(), None).unwrap();
    let source = Source {
        name: "test.sgf".to_owned(),
        games: opened.games,
    };
    Collection::new("test", [source])
}

/// The first problem of a text.
pub(super) fn puzzle(text: &str) -> Puzzle {
    collection(text).puzzle(0).unwrap()
}
