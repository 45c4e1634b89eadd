//! The turn that a match stands at, for whoever tells of it.

use super::playable::Playable;
use super::{Event, Session, targets};
use crate::board::Color;
use crate::game::{Turn, TurnId};
use crate::record::AnyMove;

/// The turn that a match stands at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurrentTurn {
    /// What happened in it.
    pub kind: CurrentTurnKind,
    /// How many moves led here, its own included.
    pub number: usize,
    /// Its place among the variations after the same turn, from 1.
    pub variation: usize,
    /// How many variations there are.
    pub variations: usize,
    /// Whether nothing follows.
    pub is_last: bool,
    /// Whether the first move that was tried has led here at every turn.
    pub is_on_main_line: bool,
    /// Whether someone says something about it.
    pub is_commented: bool,
}

/// What happened in the turn that a match stands at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurrentTurnKind {
    /// Nothing yet: the game begins.
    Start,
    /// A move, and what came of it.
    Move(Event),
    /// The board was changed by hand.
    Setup,
    /// Nothing.
    Note,
}

impl<G: Playable> Session<G> {
    /// The turn that the match stands at.
    #[must_use]
    pub fn current_turn(&self) -> CurrentTurn {
        let history = self.record.history();
        let (tree, cursor) = (history.tree(), history.cursor());
        let (variation, variations) = match tree.parent(cursor) {
            Some(parent) => {
                let before = tree.children(parent).position(|turn| turn == cursor);
                (before.unwrap_or(0) + 1, tree.children(parent).count())
            }
            None => (1, 1),
        };
        let path = history.path().iter();
        let comment = self.record.comment(cursor);
        CurrentTurn {
            kind: self.current_turn_kind(),
            number: path.filter(|&&turn| self.move_at(turn).is_some()).count(),
            variation,
            variations,
            is_last: self.is_last_turn(),
            is_on_main_line: targets::is_on_main_line(history),
            is_commented: comment.is_some_and(|comment| !comment.trim().is_empty()),
        }
    }

    /// What its move did is found out from the position before it.
    fn current_turn_kind(&self) -> CurrentTurnKind {
        let history = self.record.history();
        let (by, mv) = match history.tree().turn(history.cursor()) {
            Some(&Turn::Move { by, mv }) => (by, mv),
            Some(Turn::Setup(_)) => return CurrentTurnKind::Setup,
            Some(Turn::Note) => return CurrentTurnKind::Note,
            Some(Turn::Start) | None => return CurrentTurnKind::Start,
        };
        let before = history.path().len().checked_sub(2);
        match before.and_then(|turn| history.past().after(turn)) {
            Some(before) => {
                let event = G::event(by, mv, G::material(before), self.position());
                CurrentTurnKind::Move(event)
            }
            None => CurrentTurnKind::Note,
        }
    }

    /// The move of a turn, and whose it is; `None` if the turn is none.
    #[must_use]
    pub fn move_at(&self, turn: TurnId) -> Option<(Color, AnyMove)> {
        match self.record.history().tree().turn(turn)? {
            Turn::Move { by, mv } => Some((*by, self.any_move(*mv))),
            Turn::Setup(_) | Turn::Note | Turn::Start => None,
        }
    }
}
