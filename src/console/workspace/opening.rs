//! Games that are opened: out of files, out of journals, and the lists of them.

use std::path::{Path, PathBuf};

use super::folder::games_in;
use super::{IncomingGame, Workspace};
use crate::board::Color;
use crate::record::{
    Certainty, Charset, GameKind, Ledger, Opened, Recovered, interrupted_journals, open_file_as,
    recover, save,
};
use crate::session::{file_name, game_summary, keep_damaged_journal, take_game};
use crate::words::{self, ConsoleWords, Dialog, Language, players_text, recovered_text};

/// How many of the things that were mended are listed.
const MAX_PROBLEMS: usize = 5;
/// How many finished games are listed.
const MAX_FINISHED: usize = 50;

/// A file with several games.
#[derive(Debug)]
pub(in crate::console) struct GamesInFile {
    path: PathBuf,
    /// The character set that was asked for.
    charset: Option<Charset>,
    /// A line about each.
    pub(in crate::console) lines: Vec<String>,
}

/// A game that was interrupted.
#[derive(Clone, Debug)]
pub(in crate::console) struct InterruptedGame {
    pub(in crate::console) journal: PathBuf,
    players: [String; 2],
    played_at: GameKind,
    table: String,
    moves: usize,
}

impl InterruptedGame {
    pub(in crate::console) fn text(&self, language: Language) -> String {
        let [black, white] = &self.players;
        let moves = language.count(self.moves, words::Games::Moves);
        let players = players_text(language, self.played_at, black, white);
        format!("{} · {players} · {moves}", self.table)
    }
}

/// What is in a file.
#[derive(Debug)]
pub(in crate::console) enum FileContents {
    /// One game.
    One(Box<IncomingGame>),
    /// Several, of which one has to be chosen.
    Several,
}

impl Workspace {
    /// Opens a file: as it was named, or in a folder of saves.
    ///
    /// # Errors
    ///
    /// Why nothing was opened, in words.
    pub(in crate::console) fn open(
        &mut self,
        name: &Path,
        charset: Option<Charset>,
    ) -> Result<FileContents, String> {
        let language = self.language();
        let path = self.find(name);
        let path = std::path::absolute(&path).unwrap_or(path);
        let opened = open_file_as(&path, charset);
        let opened = opened.map_err(|error| words::file_error(language, &error))?;
        if opened.games.len() > 1 {
            let lines = (0..opened.games.len()).map(|index| game_summary(&opened.games, index));
            let lines = lines.collect();
            self.listings.games_in_file = Some(GamesInFile {
                path,
                charset,
                lines,
            });
            return Ok(FileContents::Several);
        }
        self.take(opened, path, 0)
    }

    /// Opens one of several games of a file.
    ///
    /// # Errors
    ///
    /// Why nothing was opened, in words.
    pub(in crate::console) fn open_nth(&mut self, index: usize) -> Result<FileContents, String> {
        let language = self.language();
        let Some(file) = &self.listings.games_in_file else {
            return Err(language.say(Dialog::CannotOpen).to_owned());
        };
        let path = file.path.clone();
        let opened = open_file_as(&path, file.charset);
        let opened = opened.map_err(|error| words::file_error(language, &error))?;
        self.take(opened, path, index)
    }

    fn take(&self, opened: Opened, path: PathBuf, index: usize) -> Result<FileContents, String> {
        let language = self.language();
        let name = file_name(&path);
        let game = take_game(opened, Some(path), index).map_err(|why| {
            language.fill(Dialog::OfFile, &[&name, &words::unplayable(language, why)])
        })?;
        let mut message = language.fill(Dialog::Opened, &[&name]);
        if !game.problems.is_empty() {
            message = language.fill(Dialog::ProblemsText, &[&name]);
            for line in words::problems(language, &game.problems, MAX_PROBLEMS) {
                message = format!("{message} · {line}");
            }
        }
        if game.certainty == Certainty::Doubtful {
            let guess = language.fill(ConsoleWords::GuessedCharset, &[&game.charset]);
            message = format!("{message} · {guess}");
        }
        Ok(FileContents::One(Box::new(IncomingGame {
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
    pub(in crate::console) fn list_files(&mut self) {
        let mut files: Vec<PathBuf> = self.settings.recent.clone();
        files.retain(|path| path.is_file());
        let mut folders = self.folders.saves();
        folders.insert(0, self.saves());
        for path in folders.iter().flat_map(|folder| games_in(folder)) {
            if !files.contains(&path) {
                files.push(path);
            }
        }
        self.listings.files = files;
    }

    /// Looks for games that were interrupted.
    pub(in crate::console) fn list_interrupted(&mut self) {
        let journals = interrupted_journals(&self.folders.journals());
        self.listings.interrupted = journals.into_iter().filter_map(summary).collect();
    }

    /// Reads the list of finished games.
    ///
    /// # Errors
    ///
    /// Why it cannot be read, in words.
    pub(in crate::console) fn list_finished(&mut self) -> Result<(), String> {
        let language = self.language();
        let ledger = Ledger::read(&self.folders.ledger());
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
        let recovered = recover(&journal).map_err(|why| words::cannot_recover(language, &why))?;
        let kept = keep_damaged_journal(&journal, &recovered);
        let message = recovered_text(language, recovered.dropped, kept.as_deref());
        Ok(IncomingGame {
            record: recovered.record,
            home: None,
            journal: Some(journal),
            starts: false,
            message: Some(message),
        })
    }
}

fn summary(journal: PathBuf) -> Option<InterruptedGame> {
    let Recovered { record, .. } = recover(&journal).ok()?;
    Some(InterruptedGame {
        played_at: record.kind(),
        table: record.title(),
        moves: record.depth(),
        players: Color::BOTH.map(|color| record.player(color)),
        journal,
    })
}
