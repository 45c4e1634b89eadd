//! Where a game stands.

use crate::game::Outcome;

/// Where a game stands: by the rules alone ([`Playable::stage`]), or in a match
/// ([`Session::stage`]), which also ends by resignation and on time.
///
/// [`Playable::stage`]: super::Playable::stage
/// [`Session::stage`]: super::Session::stage
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Moves are played.
    Playing,
    /// Play has stopped, and the players agree on dead stones.
    Counting,
    /// It has ended.
    Over(Outcome),
}
