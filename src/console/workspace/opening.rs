//! Games that are opened: out of files, out of journals, and the lists of them.

use std::path::{Path, PathBuf};

use super::Workspace;
use super::folder::games_in;
use crate::lobby::{
    FileContents, IncomingGame, InterruptedGame, OpenedGame, list_interrupted, open, recover,
};
use crate::record::{Certainty, Charset, Ledger, discard_journal};
use crate::settings::SaveFormat;
use crate::words::{self, ConsoleWords, Dialog, Language, players_text, recovered_text};

/// How many of the things that were mended are listed.
const MAX_PROBLEMS: usize = 5;
/// How many finished games are listed.
const MAX_FINISHED: usize = 50;

/// A line about an interrupted game.
pub(in crate::console) fn interrupted_text(language: Language, game: &InterruptedGame) -> String {
    let [black, white] = &game.players;
    let moves = language.count(game.moves, words::Games::Moves);
    let players = players_text(language, game.kind, black, white);
    format!("{} · {players} · {moves}", game.title)
}

impl Workspace {
    /// Opens a file: as it was named, or in a folder of saves. `None` if there
    /// are several games in it, which are listed then.
    ///
    /// # Errors
    ///
    /// Why nothing was opened, in words.
    pub(in crate::console) fn open(
        &mut self,
        name: &Path,
        charset: Option<Charset>,
    ) -> Result<Option<IncomingGame>, String> {
        match open(self.find(name), charset) {
            Ok(FileContents::One(game)) => Ok(Some(IncomingGame::Opened(*game))),
            Ok(FileContents::Several(games)) => {
                self.listings.games_in_file = Some(games);
                Ok(None)
            }
            Err(why) => {
                self.preferences.forget_unreadable(&why);
                self.write_settings();
                Err(why.text(self.language()))
            }
        }
    }

    /// Opens one of several games of a file.
    ///
    /// # Errors
    ///
    /// Why nothing was opened, in words.
    pub(in crate::console) fn open_nth(&self, index: usize) -> Result<IncomingGame, String> {
        let language = self.language();
        let Some(games) = self.listings.games_in_file.clone() else {
            return Err(language.say(Dialog::CannotOpen).to_owned());
        };
        let game = games.take(index).map_err(|why| why.text(language))?;
        Ok(IncomingGame::Opened(game))
    }

    /// What is said of a game when it is on the table.
    pub(super) fn text_about(&self, game: &IncomingGame) -> Option<String> {
        let language = self.language();
        match game {
            IncomingGame::New { .. } => game.beginning_text(language),
            IncomingGame::Again(_) => None,
            IncomingGame::Opened(game) => Some(opened_text(language, game)),
            IncomingGame::Recovered(game) => Some(recovered_text(
                language,
                game.dropped,
                game.damaged.as_deref(),
            )),
        }
    }

    /// The file that is meant by a name.
    fn find(&self, name: &Path) -> PathBuf {
        if name.exists() || name.components().count() != 1 {
            return name.to_owned();
        }
        let mut folders = vec![self.preferences.saves()];
        folders.extend(self.preferences.folders().saves());
        // Whoever saved it under this name gave it no ending either.
        let [own, sgf] = [SaveFormat::Jego, SaveFormat::Sgf]
            .map(|format| PathBuf::from(format!("{}.{}", name.display(), format.ending())));
        let names = [name, &own, &sgf];
        let found = folders.iter().find_map(|folder| {
            let paths = names.iter().map(|name| folder.join(name));
            paths.into_iter().find(|path| path.is_file())
        });
        found.unwrap_or_else(|| name.to_owned())
    }

    /// Looks for the games that can be loaded: those used last, then those of
    /// the folders of saves.
    pub(in crate::console) fn list_files(&mut self) {
        let mut files: Vec<PathBuf> = self.preferences.settings.recent.clone();
        files.retain(|path| path.is_file());
        let mut folders = self.preferences.folders().saves();
        folders.insert(0, self.preferences.saves());
        for path in folders.iter().flat_map(|folder| games_in(folder)) {
            if !files.contains(&path) {
                files.push(path);
            }
        }
        self.listings.files = files;
    }

    /// Looks for games that were interrupted.
    pub(in crate::console) fn list_interrupted(&mut self) {
        self.listings.interrupted = list_interrupted(&self.preferences.folders().journals());
    }

    /// Reads the list of finished games.
    ///
    /// # Errors
    ///
    /// Why it cannot be read, in words.
    pub(in crate::console) fn list_finished(&mut self) -> Result<(), String> {
        let language = self.language();
        let ledger = Ledger::read(&self.preferences.folders().ledger());
        let ledger = ledger.map_err(|error| words::file_error(language, &error))?;
        let latest = ledger.entries.into_iter().rev();
        self.listings.finished = latest.take(MAX_FINISHED).collect();
        Ok(())
    }

    /// A game as it was when it was interrupted.
    ///
    /// # Errors
    ///
    /// Why it cannot be had back, in words.
    pub(in crate::console) fn recover(&self, journal: PathBuf) -> Result<IncomingGame, String> {
        let language = self.language();
        let game = recover(journal).map_err(|why| words::cannot_recover(language, &why))?;
        Ok(IncomingGame::Recovered(game))
    }

    /// Gives an interrupted game up, and looks which are left.
    ///
    /// # Errors
    ///
    /// Why it is still there, in words.
    pub(in crate::console) fn discard(&mut self, journal: &Path) -> Result<(), String> {
        let discarded = discard_journal(journal);
        self.list_interrupted();
        discarded.map_err(|why| words::cannot_recover(self.language(), &why))
    }
}

/// What is said of a game out of a file, and of what was wrong with that.
fn opened_text(language: Language, game: &OpenedGame) -> String {
    let mut message = language.fill(Dialog::Opened, &[&game.name]);
    if !game.problems.is_empty() {
        message = language.fill(Dialog::ProblemsText, &[&game.name]);
        for line in words::problems(language, &game.problems, MAX_PROBLEMS) {
            message = format!("{message} · {line}");
        }
    }
    if game.certainty == Certainty::Doubtful {
        let guess = language.fill(ConsoleWords::GuessedCharset, &[&game.charset]);
        message = format!("{message} · {guess}");
    }
    message
}
