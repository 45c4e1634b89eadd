//! The collections that are part of the program.

use super::collection::{Collection, Origin, Source};
use crate::record::open;

/// A collection that is part of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// What files and the command line call it.
    pub name: &'static str,
    text: &'static str,
}

/// All of them, the one to begin with first.
pub const BUILT_IN: [BuiltIn; 1] = [BuiltIn {
    name: "jego",
    text: include_str!("../../assets/problems.sgf"),
}];

impl BuiltIn {
    /// Its problems.
    #[must_use]
    pub fn collection(self) -> Collection {
        let opened = open(self.text.as_bytes().to_vec(), None);
        debug_assert!(opened.is_ok(), "it was read in tests");
        let sources = opened.into_iter().map(|opened| Source {
            name: self.name.to_owned(),
            games: opened.games,
        });
        Collection::of_origin(Origin::BuiltIn, self.name, sources)
    }
}
