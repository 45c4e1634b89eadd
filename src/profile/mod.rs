//! The players of this machine: their ratings, and the rated games they played.
//!
//! A [`Profile`] is a log of its own on the disk (`record::append_to_log`): what
//! happens is added as a line with a checksum, and nothing that was written is
//! ever changed. Several programs may add to it at once.

mod game;
mod line;
mod list;
mod result;
mod stored;

pub use game::{BegunGame, GameId, RatedGame};
pub use list::{FoundProfiles, UnreadableProfile, list_profiles};
pub use result::result_for;
pub use stored::ProfileError;

use std::path::{Path, PathBuf};

use crate::game::Rank;
use crate::rating::Rating;

/// A player of this machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// Its file.
    path: PathBuf,
    name: String,
    rating: Rating,
    /// What the player said of their strength, unless they skipped it.
    said: Option<Said>,
    games: Vec<RatedGame>,
    /// Games that have begun and not ended, the oldest first.
    unfinished: Vec<BegunGame>,
    /// How many lines of its file could not be read.
    damaged_lines: usize,
}

/// What a player says of their strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// They have this rank.
    Rank(Rank),
    /// They have never played.
    NeverPlayed,
}

impl Profile {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 40;

    /// What the player is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its file, which no other profile has.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The name of its file without the ending: what settings and games call it
    /// by, whatever the player is called.
    #[must_use]
    pub fn id(&self) -> &str {
        let stem = self.path.file_stem().and_then(|stem| stem.to_str());
        stem.unwrap_or_default()
    }

    /// How strong the player is, as far as that is known.
    #[must_use]
    pub const fn rating(&self) -> &Rating {
        &self.rating
    }

    /// The player's rank, once they said it or played for it.
    #[must_use]
    pub fn rank(&self) -> Option<Rank> {
        let known = self.said.is_some() || !self.games.is_empty();
        known.then(|| self.rating.rank())
    }

    /// The rated games that have ended, the oldest first.
    #[must_use]
    pub fn games(&self) -> &[RatedGame] {
        &self.games
    }

    /// A rated game that has begun and not ended.
    #[must_use]
    pub fn unfinished(&self) -> Option<&BegunGame> {
        self.unfinished.last()
    }

    /// How many lines of its file could not be read. They are still there.
    #[must_use]
    pub const fn damaged_lines(&self) -> usize {
        self.damaged_lines
    }
}

/// A name as it can be kept: without blanks around it and control characters,
/// and not too long; `None` if nothing is left.
#[must_use]
pub fn valid_name(name: &str) -> Option<String> {
    let plain: String = name
        .trim()
        .chars()
        .filter(|character| !character.is_control())
        .take(Profile::LONGEST_NAME)
        .collect();
    let plain = plain.trim().to_owned();
    (!plain.is_empty()).then_some(plain)
}

#[cfg(test)]
mod tests;
