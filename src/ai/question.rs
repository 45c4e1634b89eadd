//! What a bot is asked about.

use crate::board::Color;
use crate::game::{Game, History, Past, Turn};

/// A position with everything that led to it, and what the next move is for.
#[derive(Clone, Debug)]
pub struct Question<G: Game> {
    position: G,
    past: Past<G>,
    /// What happened at each turn, the start left out; `None` where a turn was
    /// no move.
    moves: Vec<Option<(Color, G::Move)>>,
    purpose: Purpose,
}

/// What the next moves are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// To win the game; dead stones are agreed on at its end, where the rules
    /// have dead stones.
    #[default]
    Game,
    /// To capture dead stones that were not agreed on.
    Cleanup,
}

impl<G: Game> Question<G> {
    /// What to play where this game stands.
    #[must_use]
    pub fn of(history: &History<G>) -> Self {
        let tree = history.tree();
        let turns = history.path().iter().skip(1).map(|&id| tree.turn(id));
        Self {
            position: history.position().clone(),
            past: history.past().clone(),
            moves: turns
                .map(|turn| match turn {
                    Some(&Turn::Move { by, mv }) => Some((by, mv)),
                    Some(Turn::Start | Turn::Setup(_) | Turn::Note) | None => None,
                })
                .collect(),
            purpose: Purpose::Game,
        }
    }

    /// The question after one more move of the side to play; the same where that
    /// move cannot be played.
    #[must_use]
    pub fn after(&self, mv: G::Move) -> Self {
        let mut after = self.clone();
        let by = after.position.to_play();
        if after.position.play(mv, &after.past).is_ok() {
            after.past.push(&after.position);
            after.moves.push(Some((by, mv)));
        }
        after
    }

    /// The same question with another purpose.
    #[must_use]
    pub fn with_purpose(self, purpose: Purpose) -> Self {
        Self { purpose, ..self }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The positions that led to it, itself included.
    #[must_use]
    pub const fn past(&self) -> &Past<G> {
        &self.past
    }

    /// What happened at each turn, the start left out.
    #[must_use]
    pub fn moves(&self) -> &[Option<(Color, G::Move)>] {
        &self.moves
    }

    /// The move that led to this position, if a move did.
    #[must_use]
    pub fn last_move(&self) -> Option<(Color, G::Move)> {
        self.moves.last().copied().flatten()
    }

    /// What the move is for.
    #[must_use]
    pub const fn purpose(&self) -> Purpose {
        self.purpose
    }
}
