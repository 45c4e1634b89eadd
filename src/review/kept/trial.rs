//! Playing out what a review says, on a copy of the game.

use crate::board::{Color, Size};
use crate::game::{History, TurnId};
use crate::record::{Record, Recordable};

/// A copy of a game on which moves are tried.
pub(super) struct Trial<G: Recordable> {
    history: History<G>,
    size: Size,
    /// Of the board, the rules, komi and handicap.
    start: Fnv,
}

impl<G: Recordable> Trial<G> {
    pub(super) fn of(record: &Record<G>) -> Self {
        let mut start = Fnv::NEW;
        let told = G::start_properties(record.start()).into_iter();
        // Stones that were put up first are on the board.
        let told = told.filter(|(name, _)| G::START_PROPERTIES.contains(name));
        for (name, values) in told {
            start.add(name.as_bytes());
            for value in values {
                start.add(b"[");
                start.add(value.as_bytes());
            }
        }
        Self {
            history: record.history().clone(),
            size: record.size(),
            start,
        }
    }

    pub(super) const fn size(&self) -> Size {
        self.size
    }

    /// A number that tells whether a review is one of the position after a turn:
    /// of what stands on the board, whose turn it is, and by which rules. Files
    /// hold it, so it is made of nothing that could be another one tomorrow.
    pub(super) fn fit(&mut self, turn: TurnId) -> u32 {
        self.history.go_to(turn);
        let position = self.history.position();
        let mut fit = self.start;
        fit.add(&position.key().bits().to_le_bytes());
        fit.add(match position.to_play() {
            Color::Black => b"B",
            Color::White => b"W",
        });
        fit.0
    }

    /// How many of these moves can be played one after another from a turn on.
    pub(super) fn playable(&mut self, turn: TurnId, moves: &[G::Move]) -> usize {
        self.history.go_to(turn);
        let played = moves.iter().map_while(|&mv| self.history.play(mv).ok());
        played.count()
    }
}

/// FNV-1a.
#[derive(Clone, Copy)]
struct Fnv(u32);

impl Fnv {
    const NEW: Self = Self(0x811c_9dc5);

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
}
