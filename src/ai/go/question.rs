//! What Go's bot reads from a question besides its position.

use super::effective_komi::effective_komi;
use super::net::{NetworkInput, RECENT};
use crate::ai::Question;
use crate::go::{Move, Position};

impl Question<Position> {
    /// The last moves, the latest first; `None` where there was none.
    pub(super) fn recent(&self) -> [Option<Move>; RECENT] {
        let mut recent = [None; RECENT];
        for (place, turn) in recent.iter_mut().zip(self.moves().iter().rev()) {
            *place = turn.map(|(_, mv)| mv);
        }
        recent
    }

    /// See [`effective_komi`].
    pub(super) fn effective_komi(&self) -> i32 {
        effective_komi(self.position())
    }

    /// What the network is given, with the legal moves of the position.
    pub(super) fn network_input<'a>(&'a self, legal: &'a [Move]) -> NetworkInput<'a> {
        NetworkInput {
            position: self.position(),
            legal,
            recent: self.recent(),
            effective_komi: self.effective_komi(),
        }
    }

    /// Whether no more has been played than the board has lines.
    pub(super) fn is_opening(&self) -> bool {
        self.progress() < usize::from(self.position().board().size().lines())
    }

    /// How far a game has come: by its turns, or by its stones where it began
    /// in the middle.
    pub(super) fn progress(&self) -> usize {
        let stones = self.position().board().stones();
        let standing = stones.black.len() + stones.white.len();
        self.moves().len().max(standing)
    }
}
