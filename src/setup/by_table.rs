//! One of something for each table.

use std::ops::{Index, IndexMut};

use crate::record::GameKind;

/// One of something for each table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByTable<T> {
    /// At the table of Go.
    pub go: T,
    /// At the table of Othello.
    pub othello: T,
    /// At the table of Aligne 4.
    pub aligne4: T,
}

impl<T> ByTable<T> {
    /// What is made for each of them.
    pub fn from_fn(mut make: impl FnMut(GameKind) -> T) -> Self {
        Self {
            go: make(GameKind::Go),
            othello: make(GameKind::Othello),
            aligne4: make(GameKind::Aligne4),
        }
    }
}

impl<T> Index<GameKind> for ByTable<T> {
    type Output = T;

    fn index(&self, kind: GameKind) -> &T {
        match kind {
            GameKind::Go => &self.go,
            GameKind::Othello => &self.othello,
            GameKind::Aligne4 => &self.aligne4,
        }
    }
}

impl<T> IndexMut<GameKind> for ByTable<T> {
    fn index_mut(&mut self, kind: GameKind) -> &mut T {
        match kind {
            GameKind::Go => &mut self.go,
            GameKind::Othello => &mut self.othello,
            GameKind::Aligne4 => &mut self.aligne4,
        }
    }
}
