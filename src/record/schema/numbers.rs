//! The numbers of turns.

use crate::game::TurnId;
use crate::record::model::{Record, Recordable};

/// The number that each turn has in a save, by its index; none for what was
/// deleted.
#[derive(Clone, Debug, Default)]
pub(in crate::record) struct Numbers {
    by_index: Vec<Option<u32>>,
    next: u32,
}

impl Numbers {
    /// The numbers that a save of this game gives.
    pub(in crate::record) fn in_save<G: Recordable>(record: &Record<G>) -> Self {
        let mut numbers = Self::default();
        for turn in record.history().tree().descendants(TurnId::START) {
            numbers.add(turn);
        }
        numbers
    }

    pub(in crate::record) fn of(&self, turn: TurnId) -> Option<usize> {
        Some((*self.by_index.get(turn.index())?)? as usize)
    }

    /// Gives a turn the next number, unless it has one.
    pub(in crate::record) fn add(&mut self, turn: TurnId) {
        let index = turn.index();
        if self.by_index.len() <= index {
            self.by_index.resize(index + 1, None);
        }
        if self.by_index[index].is_none() {
            self.by_index[index] = Some(self.next);
            self.next += 1;
        }
    }
}
