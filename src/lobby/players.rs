//! The players of this machine, and what is done with their files.

use std::path::{Path, PathBuf};

use crate::game::{Margin, Outcome};
use crate::profile::{
    BegunGame, FoundProfiles, Profile, ProfileError, Said, UnreadableProfile, list_profiles,
};
use crate::rating::GameResult;
use crate::session::today;
use crate::words::{Language, RatingWords, rating_text, unreadable_profile};

/// The players of this machine, by name.
#[derive(Debug, Default)]
pub struct Players {
    all: Vec<Profile>,
}

impl Players {
    /// Those whose files are in a folder, and the files that cannot be read.
    #[must_use]
    pub fn read(folder: &Path) -> (Self, Vec<UnreadableProfile>) {
        let FoundProfiles {
            profiles,
            unreadable,
        } = list_profiles(folder);
        (Self { all: profiles }, unreadable)
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Profile] {
        &self.all
    }

    /// The one with this id.
    #[must_use]
    pub fn with_id(&self, id: &str) -> Option<&Profile> {
        self.all.iter().find(|profile| profile.id() == id)
    }

    /// What is known of a player now.
    pub(super) fn put(&mut self, profile: Profile) {
        self.remove(profile.id());
        self.all.push(profile);
        let name = |profile: &Profile| (profile.name().to_lowercase(), profile.id().to_owned());
        self.all.sort_by_cached_key(name);
    }

    pub(super) fn remove(&mut self, id: &str) {
        self.all.retain(|profile| profile.id() != id);
    }
}

/// What is wrong with the files of players, in words.
#[must_use]
pub fn players_trouble(
    players: &Players,
    unreadable: &[UnreadableProfile],
    language: Language,
) -> Option<String> {
    let unreadable = unreadable
        .iter()
        .map(|unreadable| unreadable_profile(language, unreadable));
    let damaged = players.all.iter();
    let damaged = damaged.filter(|profile| profile.damaged_lines() > 0);
    let damaged = damaged.map(|profile| {
        let lines = profile.damaged_lines();
        let name = profile.name();
        language.fill_for(lines, RatingWords::DamagedLines, &[&lines, &name])
    });
    let troubles: Vec<String> = unreadable.chain(damaged).collect();
    (!troubles.is_empty()).then(|| troubles.join(" · "))
}

/// Something that is done with a player's file, which waits for the disk.
#[derive(Clone, Debug)]
pub enum PlayerTask {
    /// There is a new player.
    Create {
        /// The folder of players.
        folder: PathBuf,
        /// What they are called.
        name: String,
        /// What they say of their strength.
        said: Option<Said>,
    },
    /// They are called otherwise.
    Rename(Profile, String),
    /// They say how strong they are.
    SayStrength(Profile, Said),
    /// They leave the list.
    Delete(Profile),
    /// A rated game of theirs begins.
    Begin(Profile, BegunGame),
    /// One has ended.
    End {
        /// Whose it is.
        profile: Profile,
        /// The game.
        game: BegunGame,
        /// How it ended.
        outcome: String,
        /// What that was for them; `None` without a result.
        result: Option<GameResult>,
    },
    /// The one that is unfinished counts as lost.
    Forfeit(Profile),
}

/// What came of it.
#[derive(Clone, Debug)]
pub enum PlayerChange {
    /// A new player.
    Created(Profile),
    /// What is known of a player now.
    Changed(Profile),
    /// A rated game of theirs was counted.
    Counted(Profile),
    /// They are out of the list.
    Deleted {
        /// Who it was.
        id: String,
        /// Where their file is kept.
        kept: PathBuf,
    },
}

impl PlayerChange {
    /// What is said of it, where that is not seen anyway.
    #[must_use]
    pub fn text(&self, language: Language) -> Option<String> {
        match self {
            Self::Created(_) | Self::Changed(_) => None,
            Self::Counted(profile) => {
                let rank = rating_text(language, profile.rating());
                Some(language.fill(RatingWords::RankNow, &[&rank]))
            }
            Self::Deleted { kept, .. } => {
                Some(language.fill(RatingWords::Deleted, &[&kept.display()]))
            }
        }
    }
}

impl PlayerTask {
    /// Does it.
    ///
    /// # Errors
    ///
    /// [`ProfileError`], and everything is as it was.
    pub fn run(self) -> Result<PlayerChange, ProfileError> {
        match self {
            Self::Create { folder, name, said } => {
                let profile = Profile::create(&folder, &name, said, &today())?;
                Ok(PlayerChange::Created(profile))
            }
            Self::Rename(mut profile, name) => {
                profile.rename(&name)?;
                Ok(PlayerChange::Changed(profile))
            }
            Self::SayStrength(mut profile, said) => {
                profile.say_strength(said)?;
                Ok(PlayerChange::Changed(profile))
            }
            Self::Delete(profile) => {
                let id = profile.id().to_owned();
                let kept = profile.delete()?;
                Ok(PlayerChange::Deleted { id, kept })
            }
            Self::Begin(mut profile, game) => {
                profile.begin(&game)?;
                Ok(PlayerChange::Changed(profile))
            }
            Self::End {
                mut profile,
                game,
                outcome,
                result,
            } => {
                profile.end(&game, &outcome, result, &today())?;
                Ok(match result {
                    Some(_) => PlayerChange::Counted(profile),
                    None => PlayerChange::Changed(profile),
                })
            }
            Self::Forfeit(mut profile) => {
                let Some(game) = profile.unfinished().cloned() else {
                    return Ok(PlayerChange::Changed(profile));
                };
                let winner = game.color.other();
                let by = Margin::Forfeit;
                let outcome = Outcome::Win { winner, by }.to_string();
                profile.end(&game, &outcome, Some(GameResult::Lost), &today())?;
                Ok(PlayerChange::Counted(profile))
            }
        }
    }
}
