//! What is thought about.

use crate::board::Color;
use crate::game::{Game, History, Past, Turn};
use crate::go::{Move, Position, Scoring};

use super::net::RECENT;

/// A position with everything that led to it.
#[derive(Clone, Debug)]
pub struct Question<G: Game = Position> {
    position: G,
    past: Past<G>,
    /// What happened at each turn, the start left out; `None` where a turn was
    /// no move.
    moves: Vec<Option<(Color, G::Move)>>,
    purpose: Purpose,
}

/// What the moves are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// To win the game; what is dead at its end is agreed on, as far as the
    /// rules know dead stones.
    #[default]
    Game,
    /// To take off what is dead, because it was not agreed on.
    Cleanup,
}

impl<G: Game> Question<G> {
    /// What to play where this game stands.
    #[must_use]
    pub fn of(history: &History<G>) -> Self {
        let tree = history.tree();
        let turns = history.way().iter().skip(1).map(|&id| tree.turn(id));
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

    /// The same, to another end.
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

    /// The move before this position, if that is what came before it.
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

impl Question {
    /// The last moves, the last one first.
    pub(super) fn recent(&self) -> [Option<Move>; RECENT] {
        let mut recent = [None; RECENT];
        for (place, turn) in recent.iter_mut().zip(self.moves.iter().rev()) {
            *place = turn.map(|(_, mv)| mv);
        }
        recent
    }

    /// What White is ahead by besides the area, in half points: komi and, where
    /// territory is counted, the stones that Black has played more.
    pub(super) fn handed_to_white(&self) -> i32 {
        let position = &self.position;
        let rules = position.rules();
        let white = position.komi() + rules.bonus_with(position.handicap());
        let put = |color: Color| {
            let standing = position.board().stones()[color].len() as i32;
            standing + position.situation().prisoners[color.other()] as i32
        };
        let more = match rules.scoring {
            Scoring::Area => 0,
            Scoring::Territory => put(Color::Black) - put(Color::White),
        };
        white.halves() + 2 * more
    }

    /// How far a game has come: by its turns, or by its stones where it began
    /// in the middle.
    pub(super) fn progress(&self) -> usize {
        let stones = self.position.board().stones();
        let standing = stones.black.len() + stones.white.len();
        self.moves.len().max(standing)
    }
}
