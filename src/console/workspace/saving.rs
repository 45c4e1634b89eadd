//! Games that are saved, and those that are kept when they end.

use std::path::PathBuf;

use super::Workspace;
use crate::record::{FileError, FileErrorKind, GameKind, Ledger, Written, create, save};
use crate::session::{
    FileFormat, GameFile, Original, SavedGame, create_save, ledger_entry, make_folder_of,
    write_game_file,
};
use crate::words::{self, ConsoleWords, Dialog, file_stem, saved_text};
/// What came of saving.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::console) enum SaveOutcome {
    /// It is in this file.
    Done(String),
    /// Another file is there, and someone has to say that it may go.
    Taken(PathBuf),
    /// The file was repaired when it was read, and the same has to be said.
    Repaired(PathBuf),
}

impl Workspace {
    /// Where games are saved: as chosen, or the usual place.
    pub(in crate::console) fn saves(&self) -> PathBuf {
        let chosen = self.settings.saves.clone();
        chosen.unwrap_or_else(|| self.folders.own_saves())
    }

    /// The file of the game, or one that it could have.
    pub(in crate::console) fn suggested_file(&self) -> String {
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
    pub(in crate::console) fn file_elsewhere(&self) -> String {
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
    pub(in crate::console) fn save(&mut self) -> Result<SaveOutcome, String> {
        let Some(session) = &self.session else {
            return Err(self.language().say(ConsoleWords::NoGame).to_owned());
        };
        match session.file().cloned() {
            Some(home) if home.original == Some(Original::Repaired) => {
                Ok(SaveOutcome::Repaired(home.path))
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
    pub(in crate::console) fn save_as(&mut self, name: &str) -> Result<SaveOutcome, String> {
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
            _ if path.exists() => Ok(SaveOutcome::Taken(path)),
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
                    }) => Ok(SaveOutcome::Taken(path)),
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
    pub(in crate::console) fn save_over(&mut self, path: PathBuf) -> Result<SaveOutcome, String> {
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

    fn write(&mut self, home: GameFile) -> Result<SaveOutcome, String> {
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
    ) -> Result<SaveOutcome, String> {
        let language = self.language();
        let (home, stored) = stored.map_err(|error| words::file_error(language, &error))?;
        let path = home.path.clone();
        if let Some(session) = &mut self.session {
            let content = session.content_revision();
            session.mark_saved(home, content, stored.written);
        }
        self.settings.note_recent(path.clone());
        self.write_settings();
        Ok(SaveOutcome::Done(saved_text(
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
}
