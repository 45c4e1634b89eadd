//! One of something for each table.

use std::ops::{Index, IndexMut};

use crate::record::Table;

/// One of something for each table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByTable<T> {
    /// At the main table.
    pub go: T,
    /// At the table of discs.
    pub othello: T,
    /// At the table of pieces.
    pub aligne4: T,
}

impl<T> ByTable<T> {
    /// What is made for each of them.
    pub fn from_fn(mut make: impl FnMut(Table) -> T) -> Self {
        Self {
            go: make(Table::Go),
            othello: make(Table::Othello),
            aligne4: make(Table::Aligne4),
        }
    }
}

impl<T> Index<Table> for ByTable<T> {
    type Output = T;

    fn index(&self, table: Table) -> &T {
        match table {
            Table::Go => &self.go,
            Table::Othello => &self.othello,
            Table::Aligne4 => &self.aligne4,
        }
    }
}

impl<T> IndexMut<Table> for ByTable<T> {
    fn index_mut(&mut self, table: Table) -> &mut T {
        match table {
            Table::Go => &mut self.go,
            Table::Othello => &mut self.othello,
            Table::Aligne4 => &mut self.aligne4,
        }
    }
}
