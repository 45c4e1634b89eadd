//! Games that are saved, and those that are kept when they end.

use std::path::PathBuf;

use super::Workspace;
use crate::lobby::{
    FinishedGame, SaveStep, SaveTarget, file_at, save, save_format, save_game, saved_message,
    with_ending,
};
use crate::record::{FileError, FileErrorKind, GameKind};
use crate::session::Match;
use crate::settings::SaveFormat;
use crate::words::{self, ConsoleWords, Dialog, RatingWords, file_stem};

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
    /// The file of the game, or one that it could have.
    pub(in crate::console) fn suggested_file(&self) -> String {
        let Some(session) = &self.session else {
            return String::new();
        };
        match session.file() {
            Some(home) => home.path.display().to_string(),
            None => self.new_name(session),
        }
    }

    /// A file outside the data folder, for a game that cannot be kept there.
    pub(in crate::console) fn file_elsewhere(&self) -> String {
        let Some(session) = &self.session else {
            return String::new();
        };
        let folder = self.preferences.folders().elsewhere();
        folder.join(self.new_name(session)).display().to_string()
    }

    /// The format of new files of a game.
    fn new_format(&self, session: &Match) -> SaveFormat {
        save_format(session, self.preferences.settings.save_format)
    }

    fn new_name(&self, session: &Match) -> String {
        let stem = file_stem(session, self.language());
        format!("{stem}.{}", self.new_format(session).ending())
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
        let to = match save(session) {
            SaveStep::AskRepaired(file) => return Ok(SaveOutcome::Repaired(file.path)),
            SaveStep::Write(file) => SaveTarget::Replace(file),
            // A line that says no more than to save has said enough.
            SaveStep::NoFile => SaveTarget::New {
                folder: self.preferences.saves(),
                stem: file_stem(session, self.language()),
                format: self.new_format(session),
            },
        };
        self.write(to)
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
        if is_sgf && session.kind() == GameKind::Aligne4 {
            return Err(language.say(ConsoleWords::NoSgf).to_owned());
        }
        match session.file() {
            Some(home) if home.is_at(&path) => self.save(),
            _ if path.exists() => Ok(SaveOutcome::Taken(path)),
            _ => self.write(SaveTarget::Create(path)),
        }
    }

    /// Saves into a file whatever is there.
    ///
    /// # Errors
    ///
    /// Why nothing was saved, in words.
    pub(in crate::console) fn save_over(&mut self, path: PathBuf) -> Result<SaveOutcome, String> {
        let Some(session) = &self.session else {
            return Err(self.language().say(ConsoleWords::NoGame).to_owned());
        };
        self.write(SaveTarget::Replace(file_at(session, path)))
    }

    fn file_for(&self, name: &str) -> PathBuf {
        let [first, other] = match self
            .session
            .as_ref()
            .map(|session| self.new_format(session))
        {
            Some(SaveFormat::Sgf) => [SaveFormat::Sgf, SaveFormat::Jego],
            Some(SaveFormat::Jego) | None => [SaveFormat::Jego, SaveFormat::Sgf],
        };
        let name = with_ending(name, &[first.ending(), other.ending()]);
        let path = PathBuf::from(name);
        let alone = path.components().count() == 1;
        let path = if alone {
            self.preferences.saves().join(path)
        } else {
            path
        };
        std::path::absolute(&path).unwrap_or(path)
    }

    /// Writes the game as it stands.
    fn write(&mut self, to: SaveTarget) -> Result<SaveOutcome, String> {
        let language = self.language();
        let Some(session) = &mut self.session else {
            return Err(language.say(ConsoleWords::NoGame).to_owned());
        };
        let content = session.content_revision();
        let (home, saved) = match save_game(to, &session.record()) {
            Ok(saved) => saved,
            // Another program was faster.
            Err(FileError {
                kind: FileErrorKind::Exists,
                path,
            }) => return Ok(SaveOutcome::Taken(path)),
            Err(error) => return Err(words::file_error(language, &error)),
        };
        let chosen = self.preferences.settings.save_format;
        let text = saved_message(session, chosen, &home, &saved, language);
        self.preferences.settings.note_recent(home.path.clone());
        session.mark_saved(home, content, saved.written);
        self.write_settings();
        Ok(SaveOutcome::Done(text))
    }

    /// Writes a finished game into a file and into the list of such games.
    pub(super) fn keep_finished(&mut self) {
        let language = self.language();
        let (saves, ledger) = (
            self.preferences.saves(),
            self.preferences.folders().ledger(),
        );
        let Some(session) = &mut self.session else {
            return;
        };
        let players = self.preferences.players();
        let finished = FinishedGame::of(self.match_id, session, saves, ledger, players, language);
        let kept = finished.keep();
        self.preferences.note_kept(&kept);
        let mut troubles = Vec::new();
        match &kept.counted {
            None => (),
            Some(Ok(change)) => self.news = change.text(language),
            Some(Err(why)) => {
                // It is counted when the game is opened again.
                session.keep_journal();
                let why = words::profile_error(language, why);
                troubles.push(language.fill(RatingWords::NotCounted, &[&why]));
            }
        }
        match kept.saved {
            Ok((home, saved)) if !kept.is_copy => {
                session.mark_saved(home, kept.content, saved.written);
            }
            // The file that it came from is not the one where it is now.
            Ok((copy, _)) => {
                let path = copy.path.display();
                self.news = Some(language.fill(Dialog::CopySaved, &[&path]));
            }
            Err(error) => troubles.push(words::file_error(language, &error)),
        }
        if let Err(error) = kept.listed {
            session.keep_journal();
            let why = words::file_error(language, &error);
            troubles.push(language.fill(Dialog::LedgerTrouble, &[&why]));
        }
        self.trouble = (!troubles.is_empty()).then(|| troubles.join(" · "));
    }
}
