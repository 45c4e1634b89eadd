//! Games that are saved, loaded, resumed, and kept when they end.

use std::path::{Path, PathBuf};

use super::desk::{Desk, Newcomer};
use super::folder::games_in;
use crate::record::{
    Certainty, Charset, FileError, FileErrorKind, GameKind, Ledger, Opened, Recovered, Written,
    create, interrupted_journals, open_file_as, recover, save,
};
use crate::session::{
    FileFormat, GameFile, Original, SavedGame, create_save, file_name, game_summary,
    keep_damaged_journal, ledger_entry, make_folder_of, take_game, write_game_file,
};
use crate::words::{
    self, ConsoleWords, Dialog, Language, file_stem, players_text, recovered_text, saved_text,
};

/// How many of the things that were mended are listed.
const MOST_PROBLEMS: usize = 5;
/// How many finished games are listed.
const MOST_FINISHED: usize = 50;

/// A file with several games.
#[derive(Debug)]
pub(super) struct Shelf {
    path: PathBuf,
    /// The character set that was asked for.
    charset: Option<Charset>,
    /// A line about each.
    pub(super) lines: Vec<String>,
}

/// A game that was interrupted.
#[derive(Clone, Debug)]
pub(super) struct Interrupted {
    pub(super) journal: PathBuf,
    players: [String; 2],
    played_at: GameKind,
    table: String,
    moves: usize,
}

impl Interrupted {
    pub(super) fn text(&self, language: Language) -> String {
        let [black, white] = &self.players;
        let moves = language.count(self.moves, words::Games::Moves);
        let players = players_text(language, self.played_at, black, white);
        format!("{} · {players} · {moves}", self.table)
    }
}

/// What is in a file.
#[derive(Debug)]
pub(super) enum Found {
    /// One game.
    One(Box<Newcomer>),
    /// Several, of which one has to be chosen.
    Several,
}

/// What came of saving.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Saving {
    /// It is in this file.
    Done(String),
    /// Another file is there, and someone has to say that it may go.
    Taken(PathBuf),
    /// The file was repaired when it was read, and the same has to be said.
    Repaired(PathBuf),
}

impl Desk {
    /// Where games are saved: as chosen, or the usual place.
    pub(super) fn saves(&self) -> PathBuf {
        let chosen = self.settings.saves.clone();
        chosen.unwrap_or_else(|| self.folders.own_saves())
    }

    /// The file of the game, or one that it could have.
    pub(super) fn suggested_file(&self) -> String {
        let Some(session) = &self.session else {
            return String::new();
        };
        match session.file() {
            Some(home) => home.path.display().to_string(),
            None => format!(
                "{}.{}",
                file_stem(session, self.language()),
                save::EXTENSION
            ),
        }
    }

    /// A file outside the data folder, for a game that cannot be kept there.
    pub(super) fn file_elsewhere(&self) -> String {
        let Some(session) = &self.session else {
            return String::new();
        };
        let stem = file_stem(session, self.language());
        let name = format!("{stem}.{}", save::EXTENSION);
        self.folders.elsewhere().join(name).display().to_string()
    }

    /// Saves into the file of the game; into a new one if it has none.
    ///
    /// # Errors
    ///
    /// Why nothing was saved, in words.
    pub(super) fn save(&mut self) -> Result<Saving, String> {
        let Some(session) = &self.session else {
            return Err(self.language().say(ConsoleWords::NoGame).to_owned());
        };
        match session.file().cloned() {
            Some(home) if home.original == Some(Original::Repaired) => {
                Ok(Saving::Repaired(home.path))
            }
            Some(home) => self.write(home),
            None => {
                let stem = file_stem(session, self.language());
                let (text, folder) = (session.to_save(), self.saves());
                let kept = create_save(&folder, &stem, &text);
                self.wrote(
                    kept.map(|(path, written)| (GameFile::new(path), SavedGame::new(written))),
                )
            }
        }
    }

    /// Saves into a file that was named. A name alone is one in the folder of
    /// saves.
    ///
    /// # Errors
    ///
    /// Why nothing was saved, in words.
    pub(super) fn save_as(&mut self, name: &str) -> Result<Saving, String> {
        let language = self.language();
        let Some(session) = &self.session else {
            return Err(language.say(ConsoleWords::NoGame).to_owned());
        };
        let path = self.file_for(name);
        let is_sgf = path
            .extension()
            .is_some_and(|end| end.eq_ignore_ascii_case("sgf"));
        if is_sgf && session.table() == GameKind::Aligne4 {
            return Err(language.say(ConsoleWords::NoSgf).to_owned());
        }
        match session.file() {
            Some(home) if home.is_at(&path) => self.save(),
            _ if path.exists() => Ok(Saving::Taken(path)),
            _ => {
                let home = GameFile::new(path.clone());
                let text = session.file_text(&home);
                let written = make_folder_of(&path)
                    .and_then(|()| create(&path, &text))
                    .and_then(|()| Written::check(&path, &text));
                match written {
                    // Another program was faster.
                    Err(FileError {
                        kind: FileErrorKind::Exists,
                        path,
                    }) => Ok(Saving::Taken(path)),
                    written => self.wrote(written.map(|written| (home, SavedGame::new(written)))),
                }
            }
        }
    }

    /// Saves into a file whatever is there.
    ///
    /// # Errors
    ///
    /// Why nothing was saved, in words.
    pub(super) fn save_over(&mut self, path: PathBuf) -> Result<Saving, String> {
        let home = self.session.as_ref().and_then(|session| session.file());
        match home.filter(|home| home.is_at(&path)).cloned() {
            Some(home) => self.write(home),
            None => self.write(GameFile::new(path)),
        }
    }

    fn file_for(&self, name: &str) -> PathBuf {
        let name = name.trim();
        let lower = name.to_lowercase();
        let ends = lower.ends_with(".sgf") || lower.ends_with(".ron");
        let name = if ends {
            name.to_owned()
        } else {
            format!("{name}.{}", save::EXTENSION)
        };
        let path = PathBuf::from(&name);
        let alone = path.components().count() == 1;
        let path = if alone { self.saves().join(path) } else { path };
        std::path::absolute(&path).unwrap_or(path)
    }

    fn write(&mut self, home: GameFile) -> Result<Saving, String> {
        let Some(session) = &self.session else {
            return Err(self.language().say(ConsoleWords::NoGame).to_owned());
        };
        let text = session.file_text(&home);
        let stored = write_game_file(&home, &text);
        self.wrote(stored.map(|stored| (home, stored)))
    }

    /// Notes that the game as it stands was written, or says why not.
    fn wrote(
        &mut self,
        stored: Result<(GameFile, SavedGame), FileError>,
    ) -> Result<Saving, String> {
        let language = self.language();
        let (home, stored) = stored.map_err(|error| words::file_error(language, &error))?;
        let path = home.path.clone();
        if let Some(session) = &mut self.session {
            let content = session.content_revision();
            session.mark_saved(home, content, stored.written);
        }
        self.settings.note_recent(path.clone());
        self.remember();
        Ok(Saving::Done(saved_text(
            language,
            &path,
            stored.original.as_deref(),
        )))
    }

    /// Writes a finished game into a file and into the list of such games;
    /// what went wrong.
    pub(super) fn keep_finished(&mut self) -> Option<String> {
        let language = self.language();
        let folder = self.saves();
        let session = self.session.as_mut()?;
        let mut entry = ledger_entry(session);
        // A file that someone else wrote is not replaced unasked.
        let own = session.own_file().cloned();
        let stays = own.is_none() && session.file().is_some();
        let written = match own {
            Some(home) => {
                let text = match home.format {
                    FileFormat::Save => session.to_save(),
                    FileFormat::Sgf { .. } => session.file_text(&home),
                };
                write_game_file(&home, &text).map(|stored| (home, stored.written))
            }
            None => {
                let stem = file_stem(session, language);
                create_save(&folder, &stem, &session.to_save())
                    .map(|(path, written)| (GameFile::new(path), written))
            }
        };
        let mut trouble = None;
        match written {
            Ok((home, written)) => {
                entry.file = home.path.display().to_string();
                if !stays {
                    session.mark_saved(home, session.content_revision(), written);
                }
            }
            Err(error) => trouble = Some(words::file_error(language, &error)),
        }
        let ledger = self.folders.ledger();
        let added = make_folder_of(&ledger).and_then(|()| Ledger::append(&ledger, &entry));
        if let Err(error) = added {
            session.keep_journal();
            let why = words::file_error(language, &error);
            let unlisted = language.fill(Dialog::LedgerTrouble, &[&why]);
            trouble = Some(match trouble {
                Some(trouble) => format!("{trouble} · {unlisted}"),
                None => unlisted,
            });
        }
        trouble
    }

    /// Opens a file: as it was named, or in a folder of saves.
    ///
    /// # Errors
    ///
    /// Why nothing was opened, in words.
    pub(super) fn open(&mut self, name: &Path, charset: Option<Charset>) -> Result<Found, String> {
        let language = self.language();
        let path = self.find(name);
        let path = std::path::absolute(&path).unwrap_or(path);
        let opened = open_file_as(&path, charset);
        let opened = opened.map_err(|error| words::file_error(language, &error))?;
        if opened.games.len() > 1 {
            let lines = (0..opened.games.len()).map(|index| game_summary(&opened.games, index));
            let lines = lines.collect();
            self.lists.shelf = Some(Shelf {
                path,
                charset,
                lines,
            });
            return Ok(Found::Several);
        }
        self.take(opened, path, 0)
    }

    /// Opens one of several games of a file.
    ///
    /// # Errors
    ///
    /// Why nothing was opened, in words.
    pub(super) fn open_one(&mut self, index: usize) -> Result<Found, String> {
        let language = self.language();
        let Some(shelf) = &self.lists.shelf else {
            return Err(language.say(Dialog::CannotOpen).to_owned());
        };
        let path = shelf.path.clone();
        let opened = open_file_as(&path, shelf.charset);
        let opened = opened.map_err(|error| words::file_error(language, &error))?;
        self.take(opened, path, index)
    }

    fn take(&self, opened: Opened, path: PathBuf, index: usize) -> Result<Found, String> {
        let language = self.language();
        let name = file_name(&path);
        let game = take_game(opened, Some(path), index).map_err(|why| {
            language.fill(Dialog::OfFile, &[&name, &words::unplayable(language, why)])
        })?;
        let mut message = language.fill(Dialog::Opened, &[&name]);
        if !game.problems.is_empty() {
            message = language.fill(Dialog::ProblemsText, &[&name]);
            for line in words::problems(language, &game.problems, MOST_PROBLEMS) {
                message = format!("{message} · {line}");
            }
        }
        if game.certainty == Certainty::Doubtful {
            let guess = language.fill(ConsoleWords::GuessedCharset, &[&game.charset]);
            message = format!("{message} · {guess}");
        }
        Ok(Found::One(Box::new(Newcomer {
            record: game.record,
            home: game.file,
            journal: None,
            starts: false,
            message: Some(message),
        })))
    }

    /// The file that is meant by a name.
    fn find(&self, name: &Path) -> PathBuf {
        if name.exists() || name.components().count() != 1 {
            return name.to_owned();
        }
        let mut folders = vec![self.saves()];
        folders.extend(self.folders.saves());
        let with_ending = format!("{}.{}", name.display(), save::EXTENSION);
        let found = folders.iter().find_map(|folder| {
            let names = [folder.join(name), folder.join(&with_ending)];
            names.into_iter().find(|path| path.is_file())
        });
        found.unwrap_or_else(|| name.to_owned())
    }

    /// Looks for the games that can be loaded: those used last, then those of
    /// the folders of saves.
    pub(super) fn list_files(&mut self) {
        let mut files: Vec<PathBuf> = self.settings.recent.clone();
        files.retain(|path| path.is_file());
        let mut folders = self.folders.saves();
        folders.insert(0, self.saves());
        for path in folders.iter().flat_map(|folder| games_in(folder)) {
            if !files.contains(&path) {
                files.push(path);
            }
        }
        self.lists.files = files;
    }

    /// Looks for games that were interrupted.
    pub(super) fn list_interrupted(&mut self) {
        let journals = interrupted_journals(&self.folders.journals());
        self.lists.interrupted = journals.into_iter().filter_map(summary).collect();
    }

    /// Reads the list of finished games.
    ///
    /// # Errors
    ///
    /// Why it cannot be read, in words.
    pub(super) fn list_finished(&mut self) -> Result<(), String> {
        let language = self.language();
        let ledger = Ledger::read(&self.folders.ledger());
        let ledger = ledger.map_err(|error| words::file_error(language, &error))?;
        let latest = ledger.entries.into_iter().rev();
        self.lists.finished = latest.take(MOST_FINISHED).collect();
        Ok(())
    }

    /// A game as it was when it was interrupted.
    ///
    /// # Errors
    ///
    /// Why it cannot be had back, in words.
    pub(super) fn recover(&self, journal: PathBuf) -> Result<Newcomer, String> {
        let language = self.language();
        let recovered = recover(&journal).map_err(|why| words::cannot_recover(language, &why))?;
        let kept = keep_damaged_journal(&journal, &recovered);
        let message = recovered_text(language, recovered.dropped, kept.as_deref());
        Ok(Newcomer {
            record: recovered.record,
            home: None,
            journal: Some(journal),
            starts: false,
            message: Some(message),
        })
    }
}

fn summary(journal: PathBuf) -> Option<Interrupted> {
    let Recovered { record, .. } = recover(&journal).ok()?;
    Some(Interrupted {
        played_at: record.kind(),
        table: record.title(),
        moves: record.depth(),
        players: crate::board::Color::BOTH.map(|color| record.player(color)),
        journal,
    })
}
