//! Profiles out of their files and into them.

use std::path::{Path, PathBuf};

use crate::rating::{GameResult, Rating};
use crate::record::{
    FileError, LogLines, append_to_log, create_log, make_folder, read_log, rename,
};

use super::game::{BegunGame, GameId, RatedGame};
use super::line::{Line, VERSION};
use super::{Profile, Said, valid_name};

/// How the names of the files of profiles end, without the dot before.
pub(super) const ENDING: &str = "profile";
/// The same of those that were deleted.
const DELETED: &str = "deleted";
/// The most files of one name that are tried.
const MOST_NAMES: usize = 10_000;

/// Why something cannot be done with a profile.
#[derive(Debug, thiserror::Error)]
pub enum ProfileError {
    /// Its file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A later Jego wrote it.
    #[error("{}: this profile was written by a newer Jego, which can open it", .0.display())]
    Newer(PathBuf),
    /// It does not say whose it is.
    #[error("{}: this is not a profile, or its first line is damaged", .0.display())]
    Damaged(PathBuf),
    /// A player needs a name.
    #[error("a player needs a name")]
    NoName,
}

impl Profile {
    /// A new player, in a file of its own in this folder.
    ///
    /// # Errors
    ///
    /// [`ProfileError`], and there is no such player.
    pub fn create(
        folder: &Path,
        name: &str,
        said: Option<Said>,
        date: &str,
    ) -> Result<Self, ProfileError> {
        let name = valid_name(name).ok_or(ProfileError::NoName)?;
        make_folder(folder)?;
        let first = Line::Profile {
            version: VERSION,
            name: name.clone(),
            created: date.to_owned(),
        };
        let lines = [Some(first), said.map(said_line)];
        let lines: Vec<String> = lines.iter().flatten().filter_map(Line::text).collect();
        let stem = file_stem(&name);
        let names = (1..=MOST_NAMES).map(|number| {
            let stem = match number {
                1 => stem.clone(),
                number => format!("{stem}-{number}"),
            };
            folder.join(format!("{stem}.{ENDING}"))
        });
        let path = create_log(names, &lines)?;
        Self::read(&path)
    }

    /// Reads a profile. Lines that cannot be read are passed over and stay
    /// where they are.
    ///
    /// # Errors
    ///
    /// [`ProfileError`] if it cannot be read at all.
    pub fn read(path: &Path) -> Result<Self, ProfileError> {
        Self::of_lines(path, &read_log(path)?)
    }

    fn of_lines(path: &Path, log: &LogLines) -> Result<Self, ProfileError> {
        let mut profile: Option<Self> = None;
        let mut unknown = 0;
        for text in &log.lines {
            match (Line::read(text), &mut profile) {
                (Some(Line::Profile { version, name, .. }), None) => {
                    if version > VERSION {
                        return Err(ProfileError::Newer(path.to_owned()));
                    }
                    profile = valid_name(&name).map(|name| Self::new(path, name));
                }
                (Some(line), Some(profile)) => unknown += usize::from(!profile.take(line)),
                (Some(_), None) | (None, _) => unknown += 1,
            }
        }
        let mut profile = profile.ok_or_else(|| ProfileError::Damaged(path.to_owned()))?;
        profile.damaged_lines = log.damaged + unknown;
        Ok(profile)
    }

    fn new(path: &Path, name: String) -> Self {
        Self {
            path: path.to_owned(),
            name,
            rating: Rating::unknown(),
            said: None,
            games: Vec::new(),
            unfinished: Vec::new(),
            damaged_lines: 0,
        }
    }

    /// Does what a line says; whether it could.
    fn take(&mut self, line: Line) -> bool {
        match line {
            Line::Profile { .. } => return false,
            Line::Name(name) => {
                let Some(name) = valid_name(&name) else {
                    return false;
                };
                self.name = name;
            }
            Line::Rank(rank) => {
                let Ok(rank) = rank.parse() else {
                    return false;
                };
                self.say(Said::Rank(rank));
            }
            Line::NeverPlayed => self.say(Said::NeverPlayed),
            Line::Begun(game) => {
                let Some(game) = game.game() else {
                    return false;
                };
                self.close(&game.id);
                if self.has_counted(&game.id) {
                    return true;
                }
                self.unfinished.push(game);
            }
            Line::Ended(ended) => {
                let Some(ended) = ended.game() else {
                    return false;
                };
                self.close(&ended.game.id);
                // A file that two programs wrote without locks may have it twice.
                if !self.has_counted(&ended.game.id) {
                    self.rating = ended.rating;
                    self.games.push(ended);
                }
            }
            Line::Void(id) => self.close(&GameId::of_text(&id)),
        }
        true
    }

    fn say(&mut self, said: Said) {
        self.said = Some(said);
        self.rating = match said {
            Said::Rank(rank) => Rating::of_rank(rank),
            Said::NeverPlayed => Rating::of_beginner(),
        };
    }

    fn close(&mut self, id: &GameId) {
        self.unfinished.retain(|game| game.id != *id);
    }

    /// Whether a game is among those that have ended.
    #[must_use]
    pub fn has_counted(&self, id: &GameId) -> bool {
        self.games.iter().any(|ended| ended.game.id == *id)
    }

    /// Whether a game has begun, whether it has ended or not.
    #[must_use]
    pub fn has_begun(&self, id: &GameId) -> bool {
        self.unfinished.iter().any(|game| game.id == *id) || self.has_counted(id)
    }

    /// Gives the player another name.
    ///
    /// # Errors
    ///
    /// [`ProfileError`], and they have the name that they had.
    pub fn rename(&mut self, name: &str) -> Result<(), ProfileError> {
        let name = valid_name(name).ok_or(ProfileError::NoName)?;
        self.add(|profile| (profile.name != name).then(|| Line::Name(name.clone())))
    }

    /// The player says how strong they are; what was found out before counts no
    /// more, and the games stay.
    ///
    /// # Errors
    ///
    /// [`ProfileError`], and their rating is what it was.
    pub fn say_strength(&mut self, said: Said) -> Result<(), ProfileError> {
        self.add(|_| Some(said_line(said)))
    }

    /// A rated game begins. One that has begun or ended already is left alone.
    ///
    /// # Errors
    ///
    /// [`ProfileError`], and it is not among the unfinished ones.
    pub fn begin(&mut self, game: &BegunGame) -> Result<(), ProfileError> {
        self.add(|profile| {
            let new = !profile.has_begun(&game.id);
            new.then(|| Line::Begun(game.into()))
        })
    }

    /// A rated game ended, and is counted unless it was before; `None` where it
    /// has no result.
    ///
    /// # Errors
    ///
    /// [`ProfileError`], and nothing has been counted.
    pub fn end(
        &mut self,
        game: &BegunGame,
        outcome: &str,
        result: Option<GameResult>,
        date: &str,
    ) -> Result<(), ProfileError> {
        self.add(|profile| {
            if profile.has_counted(&game.id) {
                return None;
            }
            let Some(result) = result else {
                return Some(Line::Void(game.id.to_string()));
            };
            let rating = profile.rating;
            let ended = RatedGame {
                game: game.clone(),
                ended: date.to_owned(),
                outcome: outcome.to_owned(),
                result,
                rating: rating.after(game.opponent, game.head_start_ranks, result),
            };
            Some(Line::Ended((&ended).into()))
        })
    }

    /// Takes the player out of the list. Their file is kept under another name.
    ///
    /// # Errors
    ///
    /// [`ProfileError`], and they are still there.
    pub fn delete(self) -> Result<PathBuf, ProfileError> {
        let kept = (1..=MOST_NAMES).map(|number| match number {
            1 => self.path.with_extension(DELETED),
            number => self.path.with_extension(format!("{number}.{DELETED}")),
        });
        let mut free = kept.filter(|path| !path.exists());
        let kept = free
            .next()
            .unwrap_or_else(|| self.path.with_extension(DELETED));
        rename(&self.path, &kept)?;
        Ok(kept)
    }

    /// Adds a line that is chosen with all that the file says by then, which
    /// may be more than this knows: then this knows it too.
    fn add(&mut self, line: impl FnOnce(&Self) -> Option<Line>) -> Result<(), ProfileError> {
        let path = self.path.clone();
        let mut latest = None;
        append_to_log(&path, |log| {
            let profile = match Self::of_lines(&path, log) {
                Ok(profile) => profile,
                Err(error) => {
                    latest = Some(Err(error));
                    return None;
                }
            };
            let line = line(&profile);
            latest = Some(Ok(profile));
            line.and_then(|line| line.text())
        })?;
        if let Some(Err(error)) = latest {
            return Err(error);
        }
        *self = Self::read(&path)?;
        Ok(())
    }
}

fn said_line(said: Said) -> Line {
    match said {
        Said::Rank(rank) => Line::Rank(rank.to_string()),
        Said::NeverPlayed => Line::NeverPlayed,
    }
}

/// A name of a file that every system can have.
fn file_stem(name: &str) -> String {
    let plain: String = name
        .to_lowercase()
        .chars()
        .map(|letter| {
            if letter.is_ascii_alphanumeric() {
                letter
            } else {
                '-'
            }
        })
        .collect();
    let plain = plain.trim_matches('-');
    if plain.is_empty() {
        return "player".to_owned();
    }
    plain.to_owned()
}
