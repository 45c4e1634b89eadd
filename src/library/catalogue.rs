//! All that is known of the games of some folders, as it is at one moment.

use std::path::PathBuf;
use std::sync::Arc;

use super::game::{FileEntry, GameEntry};
use super::search::Searched;
use crate::record::{FileError, GameKind};

/// The games of some folders. Copies share what they hold.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// The files, in the order of their folders and names.
    pub files: Vec<Arc<FileEntry>>,
    /// Folders that cannot be listed.
    pub troubles: Vec<FolderTrouble>,
}

/// A folder that cannot be listed.
#[derive(Clone, Debug)]
pub struct FolderTrouble {
    /// The folder.
    pub folder: PathBuf,
    /// Why not.
    pub why: Arc<FileError>,
}

/// One game of a catalogue, by the number of its file and its own in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId {
    /// Which file, counted from 0.
    pub file: u32,
    /// Which game in it, counted from 0.
    pub number: u32,
}

impl Catalogue {
    /// Whether another holds the very same files.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        let pairs = self.files.iter().zip(&other.files);
        self.files.len() == other.files.len()
            && self.troubles.len() == other.troubles.len()
            && pairs
                .into_iter()
                .all(|(one, other)| Arc::ptr_eq(one, other))
    }

    /// A file by its number.
    #[must_use]
    pub fn file(&self, number: u32) -> Option<&Arc<FileEntry>> {
        self.files.get(usize::try_from(number).ok()?)
    }

    /// A game.
    #[must_use]
    pub fn game(&self, id: GameId) -> Option<&GameEntry> {
        let games = self.file(id.file)?.games();
        games.get(usize::try_from(id.number).ok()?)
    }

    /// Every game, file by file.
    pub fn ids(&self) -> impl Iterator<Item = GameId> + '_ {
        self.files.iter().zip(0..).flat_map(|(file, number)| {
            let games = 0..u32::try_from(file.games().len()).unwrap_or(u32::MAX);
            games.map(move |game| GameId {
                file: number,
                number: game,
            })
        })
    }

    /// How many games there are.
    #[must_use]
    pub fn games(&self) -> usize {
        self.files.iter().map(|file| file.games().len()).sum()
    }

    /// The files in which no game can be read.
    pub fn damaged(&self) -> impl Iterator<Item = (u32, &FileError)> {
        let files = self.files.iter().zip(0..);
        files.filter_map(|(file, number)| Some((number, &**file.games.as_ref().err()?)))
    }

    /// A game as it is searched; `None` if it is not one of Go.
    #[must_use]
    pub fn searched(&self, id: GameId) -> Option<Searched<'_>> {
        let game = self.game(id).filter(|game| game.kind == GameKind::Go)?;
        Some(Searched {
            turns: game.turns.as_deref()?,
            winner: game.head.outcome().and_then(crate::game::Outcome::winner),
        })
    }
}
