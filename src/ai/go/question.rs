//! What Go's bot reads from a question besides its position.

use super::net::{NetworkInput, RECENT};
use crate::ai::Question;
use crate::board::Color;
use crate::go::{Move, Position, Scoring};

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

/// What White gets besides its area, in half points: komi and, under territory
/// scoring, a point for every stone that Black has played more.
pub(super) fn effective_komi(position: &Position) -> i32 {
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
