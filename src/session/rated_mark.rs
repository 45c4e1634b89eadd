//! How a record says that it is a rated game, and what nobody may do in one.

use std::collections::BTreeMap;

use crate::record::{Record, Recordable};

/// The options of a record that say whose rated game it is, and which one.
const PROFILE: &str = "rated profile";
const GAME: &str = "rated game";

/// What marks a record as a rated game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedMark {
    /// The profile of the player it is rated for.
    pub profile: String,
    /// What tells the game from every other.
    pub game: String,
}

impl RatedMark {
    /// The mark that a record has, if it is a rated game.
    #[must_use]
    pub fn of<G: Recordable>(record: &Record<G>) -> Option<Self> {
        let told = |key| record.options().get(key).cloned();
        Some(Self {
            profile: told(PROFILE)?,
            game: told(GAME)?,
        })
    }

    /// The options of a record with this mark.
    #[must_use]
    pub fn options(self, mut others: BTreeMap<String, String>) -> BTreeMap<String, String> {
        others.insert(PROFILE.to_owned(), self.profile);
        others.insert(GAME.to_owned(), self.game);
        others
    }

    /// The options of a record without a mark: another game of the same players
    /// is not the same game.
    pub(super) fn removed(mut options: BTreeMap<String, String>) -> BTreeMap<String, String> {
        options.retain(|key, _| key != PROFILE && key != GAME);
        options
    }
}

/// What nobody may do in a rated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatedRefusal {
    /// Take moves back, or out of the game.
    TakeBack,
    /// Ask for hints, analysis or an estimate.
    Help,
    /// Hurry the computer or make it wait.
    Computer,
    /// Change rules, komi or players.
    Terms,
    /// Edit the position, or what is written there.
    Edit,
    /// Stop the clock.
    Pause,
    /// Say which stones are dead.
    Dead,
    /// Play on after the end.
    Ended,
}
