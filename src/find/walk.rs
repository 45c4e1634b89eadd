//! Positions along a tree, without a copy of it.

use crate::game::{Arranged, Game, Past, Tree, Turn, TurnId};

/// The position after a turn, and those on the way there.
///
/// As a [`crate::game::History`] it keeps a position for each turn from the start;
/// unlike one it borrows the tree only to take a step, so that the game can be
/// changed by others in between.
#[derive(Clone, Debug)]
pub(super) struct Walk<G: Game> {
    position: G,
    past: Past<G>,
}

impl<G: Game> Walk<G> {
    pub(super) fn starting_from(position: G) -> Self {
        Self {
            past: Past::starting_from(&position),
            position,
        }
    }

    pub(super) const fn position(&self) -> &G {
        &self.position
    }

    /// Goes back to the turn before one that lies so deep.
    pub(super) fn rewind_above(&mut self, depth: usize) {
        let Some(above) = depth.checked_sub(1).filter(|&at| at < self.past.turns()) else {
            return;
        };
        if let Some(snapshot) = self.past.rewind(above) {
            self.position.restore(snapshot);
        }
    }

    /// Takes a turn that follows the present one.
    pub(super) fn take(&mut self, tree: &Tree<G>, turn: TurnId) {
        let arranged = match tree.turn(turn) {
            Some(&Turn::Move { by, mv }) => {
                let done = self.position.play_unchecked(by, mv, &self.past);
                done.map_or(Arranged::Board, |()| Arranged::Turn)
            }
            Some(Turn::Setup(setup)) => self.position.arrange(setup).unwrap_or(Arranged::Board),
            Some(Turn::Note) => Arranged::Turn,
            Some(Turn::Start) | None => return,
        };
        match arranged {
            Arranged::Board => self.past.begin_anew(&self.position),
            Arranged::Turn => self.past.push(&self.position),
        }
    }
}
