//! Branches outside of a game: copied, or about to be put into one.

use crate::game::{Setup, Turn};

/// Turns that follow each other, with what is written beside them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch<M> {
    /// Each after the one that it follows.
    pub turns: Vec<BranchTurn<M>>,
}

/// A turn of a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchTurn<M> {
    /// Which turn of the branch it follows, counted from 0; `None` for the turn
    /// of the game below which the branch is put.
    pub after: Option<usize>,
    /// What happens.
    pub turn: Turn<M, Setup>,
    /// The properties beside it: name, and values as they stand in a file.
    pub notes: Vec<(String, Vec<String>)>,
}

impl<M> Default for Branch<M> {
    fn default() -> Self {
        Self { turns: Vec::new() }
    }
}

impl<M: Clone> Branch<M> {
    /// The turns right below which the branch is put.
    pub fn tops(&self) -> impl Iterator<Item = &BranchTurn<M>> {
        self.turns.iter().filter(|turn| turn.after.is_none())
    }

    /// Adds another branch below a turn of this one, or beside its tops.
    pub fn append(&mut self, after: Option<usize>, other: &Self) {
        let shift = self.turns.len();
        self.turns.extend(other.turns.iter().map(|turn| BranchTurn {
            after: turn.after.map_or(after, |place| Some(place + shift)),
            ..turn.clone()
        }));
    }
}
