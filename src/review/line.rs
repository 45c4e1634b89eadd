//! One line of a game, to be gone over.

use crate::board::Color;
use crate::game::{Game, History, Turn, TurnId};

/// The turns from the start of a game to one of its turns, with all that is
/// needed to play them again: a copy that can be sent to a thread.
#[derive(Clone, Debug)]
pub struct Line<G: Game> {
    start: G,
    /// The turns; the first is the start.
    turns: Vec<LineTurn<G>>,
}

/// A turn with its id in the game.
#[derive(Clone, Debug)]
struct LineTurn<G: Game> {
    id: TurnId,
    turn: Turn<G::Move, G::Setup>,
}

impl<G: Game> Line<G> {
    /// The line that a game is on: from its start past the cursor to where redo
    /// leads.
    #[must_use]
    pub fn of(history: &History<G>) -> Self {
        let tree = history.tree();
        let mut ids = history.path().to_vec();
        while let Some(next) = tree.preferred_child(ids.last().copied().unwrap_or(TurnId::START)) {
            ids.push(next);
        }
        let mut start = history.position().clone();
        if let Some(snapshot) = history.past().after(0) {
            start.restore(snapshot);
        }
        let turns = ids.into_iter().filter_map(|id| {
            let turn = tree.turn(id)?.clone();
            Some(LineTurn { id, turn })
        });
        Self {
            start,
            turns: turns.collect(),
        }
    }

    /// How many positions it has: the start, and one after each turn.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether nothing has been played.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.turns.len() <= 1
    }

    /// The turn that led to a position, by its number; 0 is the start.
    #[must_use]
    pub fn turn(&self, index: usize) -> Option<TurnId> {
        self.turns.get(index).map(|of| of.id)
    }

    /// The turns, the start first.
    pub fn turns(&self) -> impl Iterator<Item = TurnId> + '_ {
        self.turns.iter().map(|of| of.id)
    }

    /// The number of the position that a turn led to.
    #[must_use]
    pub fn index_of(&self, turn: TurnId) -> Option<usize> {
        self.turns.iter().position(|of| of.id == turn)
    }

    /// The move that led to a position, if a move did.
    #[must_use]
    pub fn move_to(&self, index: usize) -> Option<(Color, G::Move)> {
        match &self.turns.get(index)?.turn {
            Turn::Move { by, mv } => Some((*by, *mv)),
            Turn::Start | Turn::Setup(_) | Turn::Note => None,
        }
    }

    /// The line played again, as far as that can be done: a history whose path has
    /// the positions in their order.
    #[must_use]
    pub fn replay(&self) -> History<G> {
        let mut history = History::new(self.start.clone());
        for of in self.turns.iter().skip(1) {
            let played = match &of.turn {
                Turn::Start => continue,
                Turn::Move { by, mv } => history.record(*by, *mv),
                Turn::Setup(setup) => history.arrange((**setup).clone()),
                Turn::Note => Ok(history.note()),
            };
            if played.is_err() {
                break;
            }
        }
        history
    }
}
