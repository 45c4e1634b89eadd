//! What all games share: the trait, the past, the history, the outcome.

mod half_points;
mod history;
mod key;
mod outcome;
mod past;
mod perft;
mod rank;
mod setup;
mod shared_list;
mod tree;

use std::fmt;
use std::hash::Hash;

pub use half_points::{HalfPoints, InvalidPoints};
pub use history::History;
pub use key::Key;
pub use outcome::{InvalidOutcome, Margin, Outcome};
pub use past::Past;
pub use perft::perft;
pub use rank::{InvalidRank, Rank};
pub use setup::Setup;
pub use shared_list::SharedList;
pub use tree::{Cut, Tree, Turn, TurnId};

use crate::board::Color;

/// What a change by hand did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arranged {
    /// What stands on the board is another position now.
    Board,
    /// The same stands on the board; perhaps another side is to play.
    Turn,
}

/// A game's rules, seen from one position.
///
/// A position holds everything the rules need except the positions before it;
/// those arrive as a [`Past`], because a superko rule needs them and nothing
/// else does. Players need not alternate: ask [`Game::to_play`].
///
/// A call that fails changes nothing.
pub trait Game: Clone + fmt::Debug {
    /// One thing a player can do on their turn.
    type Move: Copy + Eq + Hash + fmt::Debug;
    /// A change to the board that is no move, such as setup stones of a file.
    type Setup: Clone + Eq + fmt::Debug;
    /// Why a move was refused.
    type Illegal: std::error::Error + Clone + Eq + Send + Sync + 'static;
    /// What it takes to tell two positions of a game apart and to bring one
    /// back; smaller than the position, which may keep more for speed.
    type Snapshot: Clone + Eq + fmt::Debug;

    /// Whose turn it is.
    fn to_play(&self) -> Color;

    /// A hash of what stands on the board, and of nothing else: equal boards
    /// share it, whoever is to play.
    fn key(&self) -> Key;

    /// A hash of what stands on the board and whose turn it is: positions that
    /// are reached in two ways share it.
    fn joint_key(&self) -> Key {
        self.key().with_turn(self.to_play())
    }

    /// Every move that [`Game::play`] would accept, in a fixed order.
    fn legal_moves(&self, past: &Past<Self>) -> Vec<Self::Move>;

    /// The rule that `by` would break by playing `mv` now.
    ///
    /// # Errors
    ///
    /// The first rule in the order in which moves are judged.
    fn judge(&self, by: Color, mv: Self::Move, past: &Past<Self>) -> Result<(), Self::Illegal>;

    /// As [`Game::judge`], for a move of a file, where play goes on after its
    /// end and sides move out of turn: what the board says comes first.
    ///
    /// # Errors
    ///
    /// The rule that `mv` breaks.
    fn judge_recorded(
        &self,
        by: Color,
        mv: Self::Move,
        past: &Past<Self>,
    ) -> Result<(), Self::Illegal> {
        self.judge(by, mv, past)
    }

    /// Plays `mv` for the side to play.
    ///
    /// # Errors
    ///
    /// The rule that `mv` breaks.
    fn play(&mut self, mv: Self::Move, past: &Past<Self>) -> Result<(), Self::Illegal> {
        let by = self.to_play();
        self.judge(by, mv, past)?;
        self.play_unchecked(by, mv, past)
    }

    /// How the game ended, once the rules alone can tell.
    fn outcome(&self) -> Option<Outcome>;

    /// Does what a file says `by` did, whatever the rules say of it.
    ///
    /// For a move that [`Game::judge`] accepts this is playing it.
    ///
    /// # Errors
    ///
    /// Only what cannot be done at all, such as a stone off the board.
    fn play_unchecked(
        &mut self,
        by: Color,
        mv: Self::Move,
        past: &Past<Self>,
    ) -> Result<(), Self::Illegal>;

    /// Changes the board as a file says, or as a player asks.
    ///
    /// # Errors
    ///
    /// What cannot be done at all.
    fn arrange(&mut self, setup: &Self::Setup) -> Result<Arranged, Self::Illegal>;

    /// The position as plain data.
    fn snapshot(&self) -> Self::Snapshot;

    /// Becomes an earlier position of the same game again.
    fn restore(&mut self, snapshot: &Self::Snapshot);
}
