//! Why a move was bad, in facts that were checked on the board: what was captured,
//! cut, killed or left behind. No language; `words` says them.
//!
//! [`facts`] takes a [`Mistake`], which is what a review knows of one move, and
//! returns the few [`Fact`]s that are worth telling. One file has one kind of
//! reading: each reads the board, plays out the lines that are expected, or looks
//! where the map of owners is clear, and tells nothing it has not seen.

mod atari;
mod captures;
mod choosing;
mod fact;
mod fate;
mod ladders;
mod links;
mod mistake;
mod region;
mod tempo;
mod territory;
#[cfg(test)]
mod testing;
mod wasted;

pub use fact::{Capture, Fact};
pub use mistake::Mistake;
pub use region::Region;

use crate::board::{Color, PointSet};
use mistake::Reading;

/// Why a move was bad: the most important reason first, three at most.
#[must_use]
pub fn facts(of: &Mistake<'_>) -> Vec<Fact> {
    let Some(reading) = Reading::of(*of) else {
        return Vec::new();
    };
    if of.loss < LEAST {
        return tempo::better(&reading).into_iter().collect();
    }
    let kinds = [
        wasted::facts,
        atari::facts,
        ladders::facts,
        fate::facts,
        captures::facts,
        links::facts,
        territory::facts,
        tempo::facts,
    ];
    let all = kinds.iter().flat_map(|kind| kind(&reading)).collect();
    choosing::most_important(all, of.loss)
}

/// A smaller loss has no reason that is worth telling.
const LEAST: f32 = 1.0;

/// By how much a side's share of some stones has grown by the move; `None` without
/// maps of owners.
fn change_for(reading: &Reading<'_>, owner: Color, stones: PointSet) -> Option<f32> {
    let owners = reading.owners?;
    Some(owners.after(owner, stones) - owners.before(owner, stones))
}

/// Whether stones of the player were as good as lost before the move.
fn is_given_up(reading: &Reading<'_>, stones: PointSet) -> bool {
    let owned = reading.owners.map(|of| of.before(reading.by, stones));
    !stones.is_empty() && owned.is_some_and(|owned| owned < LOST)
}

/// Below this share stones are as good as lost.
const LOST: f32 = -0.2;
