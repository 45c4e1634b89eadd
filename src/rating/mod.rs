//! How strong a player is found to be by their results: ratings by Glicko-2, the
//! scale between ratings and ranks, and what handicap and komi are worth.
//!
//! It knows no player, no file and no game in progress. What the numbers are and
//! where they come from is in `docs/RATINGS.md`.

mod glicko;
mod scale;
mod terms;
mod unratable;

pub use glicko::{GameResult, Rating};
pub use terms::{FairTerms, head_start};
pub use unratable::Unratable;
