//! Games out of files.

use std::path::{Path, PathBuf};

use crate::board::TextDiagram;
use crate::game::TurnId;
use crate::puzzle;
use crate::record::{
    AnyRecord, CannotOpen, Certainty, Change, Charset, FileError, FileErrorKind, Format, Opened,
    Preview, Problems, Record, Recordable, Unplayable, open_file_as, preview, sgf,
};
use crate::session::{GameFile, file_name, game_summary, take_game};
use crate::words::{self, Dialog, Language};

/// What is in a file.
#[derive(Debug)]
pub enum FileContents {
    /// One game.
    One(Box<OpenedGame>),
    /// Several, of which one has to be chosen.
    Several(Box<GamesInFile>),
}

impl FileContents {
    /// One game.
    #[must_use]
    pub fn one(game: OpenedGame) -> Self {
        Self::One(Box::new(game))
    }
}

/// A game out of a file.
#[derive(Debug)]
pub struct OpenedGame {
    /// The game.
    pub record: AnyRecord,
    /// The file it can be written back to, if its format can be written.
    pub file: Option<GameFile>,
    /// How the file is called.
    pub name: String,
    /// What had to be repaired to read it.
    pub problems: Problems,
    /// The character set it was read in.
    pub charset: &'static str,
    /// Whether that is known.
    pub certainty: Certainty,
    /// Where it could be read in another character set.
    pub source: Option<Source>,
}

/// Where a game was read that could be read in another character set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file.
    pub path: PathBuf,
    /// Which game of the file it is, counted from 0.
    pub index: usize,
}

/// A file with what it would say in each character set.
#[derive(Debug)]
pub struct CharsetChoice {
    /// The file and the game.
    pub source: Source,
    /// The beginning of its text in each.
    pub previews: Vec<Preview>,
    /// The one that is chosen so far.
    pub chosen: Option<usize>,
}

/// A file with several games, all of them read: what is chosen is what was
/// listed, whatever becomes of the file meanwhile.
#[derive(Clone, Debug)]
pub struct GamesInFile {
    path: Option<PathBuf>,
    name: String,
    opened: Opened,
    /// A line about each.
    pub lines: Vec<String>,
}

/// Why no game was opened.
#[derive(Debug)]
pub enum CannotOpenGame {
    /// The file cannot be read.
    File(FileError),
    /// The game cannot be put on a board.
    Unplayable {
        /// How the file is called.
        name: String,
        /// Why not.
        why: Unplayable,
    },
}

impl CannotOpenGame {
    /// The reason in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::File(error) => words::file_error(language, error),
            Self::Unplayable { name, why } => {
                language.fill(Dialog::OfFile, &[name, &words::unplayable(language, *why)])
            }
        }
    }
}

/// Reads a file, in a character set if one is given.
///
/// # Errors
///
/// [`CannotOpenGame`] with the file or the game that is to blame.
pub fn open(path: PathBuf, charset: Option<Charset>) -> Result<FileContents, CannotOpenGame> {
    let path = std::path::absolute(&path).unwrap_or(path);
    let opened = open_file_as(&path, charset).map_err(CannotOpenGame::File)?;
    let name = file_name(&path);
    contents(opened, Some(path), name)
}

/// Reads one game of a file, counted from 0, and goes to a turn of its main line.
///
/// # Errors
///
/// [`CannotOpenGame`] if the file has changed so much that it is not there.
pub fn open_at(path: PathBuf, index: usize, turn: u16) -> Result<OpenedGame, CannotOpenGame> {
    let path = std::path::absolute(&path).unwrap_or(path);
    let opened = open_file_as(&path, None).map_err(CannotOpenGame::File)?;
    let name = file_name(&path);
    let mut game = game_of(opened, Some(path), name, index)?;
    match &mut game.record {
        AnyRecord::Go(record) => go_to(record, turn),
        AnyRecord::Othello(record) => go_to(record, turn),
        AnyRecord::Aligne4(record) => go_to(record, turn),
    }
    Ok(game)
}

/// Goes to a turn of the main line, or to its end where it is shorter.
fn go_to<G: Recordable>(record: &mut Record<G>, turn: u16) {
    let tree = record.history().tree();
    let line = std::iter::successors(Some(TurnId::START), |&turn| tree.children(turn).next());
    let there = line.take(usize::from(turn) + 1).last();
    if let Some(there) = there {
        // A turn of the tree can always be gone to.
        let _ = record.apply(&Change::GoTo(there));
    }
}

/// Reads a text that is in no file and is called by a name.
///
/// # Errors
///
/// [`CannotOpenGame`] if it is no game or one that cannot be put on a board.
pub fn open_text(text: String, name: String) -> Result<FileContents, CannotOpenGame> {
    match open_any_text(text) {
        Ok(opened) => contents(opened, None, name),
        Err(why) => Err(CannotOpenGame::File(FileError {
            path: PathBuf::from(name),
            kind: FileErrorKind::Content(why),
        })),
    }
}

/// A text of any format, or a diagram as people write them in forums.
fn open_any_text(text: String) -> Result<Opened, CannotOpen> {
    let diagram = match sgf::looks_like_sgf(&text) {
        true => None,
        false => TextDiagram::parse(&text, None)?,
    };
    let text = diagram.map_or(text, |diagram| sgf::write_diagram(&diagram));
    crate::record::open(text.into_bytes(), None)
}

/// Reads the same game of the same file in another character set.
///
/// # Errors
///
/// [`CannotOpenGame`] if the file has changed so much that it is not there.
pub fn read_again(source: Source, charset: Charset) -> Result<OpenedGame, CannotOpenGame> {
    let opened = open_file_as(&source.path, Some(charset)).map_err(CannotOpenGame::File)?;
    let name = file_name(&source.path);
    game_of(opened, Some(source.path), name, source.index)
}

/// Looks what a file would say in other character sets.
///
/// # Errors
///
/// [`FileError`] if the file cannot be read.
pub fn offer_charsets(source: Source) -> Result<CharsetChoice, FileError> {
    Ok(CharsetChoice {
        previews: preview(&source.path)?,
        source,
        chosen: None,
    })
}

impl GamesInFile {
    /// One of the games, counted from 0.
    ///
    /// # Errors
    ///
    /// [`CannotOpenGame`] if it cannot be put on a board.
    pub fn take(self, index: usize) -> Result<OpenedGame, CannotOpenGame> {
        game_of(self.opened, self.path, self.name, index)
    }

    /// Where the file is, if it is one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The same file as one of problems.
    #[must_use]
    pub fn into_source(self) -> puzzle::Source {
        puzzle::Source {
            name: self.name,
            games: self.opened.games,
        }
    }
}

fn contents(
    opened: Opened,
    path: Option<PathBuf>,
    name: String,
) -> Result<FileContents, CannotOpenGame> {
    if opened.games.len() > 1 {
        let lines = (0..opened.games.len()).map(|index| game_summary(&opened.games, index));
        return Ok(FileContents::Several(Box::new(GamesInFile {
            lines: lines.collect(),
            path,
            name,
            opened,
        })));
    }
    game_of(opened, path, name, 0).map(FileContents::one)
}

fn game_of(
    opened: Opened,
    path: Option<PathBuf>,
    name: String,
    index: usize,
) -> Result<OpenedGame, CannotOpenGame> {
    // A save is in UTF-8, and a text from the clipboard is text already.
    let source = path.clone().filter(|_| opened.format != Format::Save);
    let source = source.map(|path| Source { path, index });
    match take_game(opened, path, index) {
        Ok(game) => Ok(OpenedGame {
            record: game.record,
            file: game.file,
            name,
            problems: game.problems,
            charset: game.charset,
            certainty: game.certainty,
            source,
        }),
        Err(why) => Err(CannotOpenGame::Unplayable { name, why }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "(;GM[1]SZ[9]PB[Ana])(;GM[1]SZ[9]PB[Bea])";

    #[test]
    fn the_game_that_is_chosen_is_the_one_that_was_listed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("two.sgf");
        std::fs::write(&path, TWO).unwrap();
        let Ok(FileContents::Several(games)) = open(path.clone(), None) else {
            panic!("two games");
        };
        assert_eq!(games.lines, ["Ana – ", "Bea – "]);
        std::fs::write(&path, "(;GM[1]SZ[9]PB[Cleo])").unwrap();
        let game = games.take(1).unwrap();
        assert_eq!(game.record.player(crate::board::Color::Black), "Bea");
        assert_eq!(game.source, Some(Source { path, index: 1 }));
    }

    #[test]
    fn a_text_has_no_file_and_says_its_name_when_it_is_no_game() {
        let one = "(;GM[1]SZ[9])".to_owned();
        let Ok(FileContents::One(game)) = open_text(one, "Clipboard".to_owned()) else {
            panic!("one game");
        };
        assert!(game.file.is_none() && game.source.is_none());
        let nothing = open_text("nothing".to_owned(), "Clipboard".to_owned());
        let text = nothing.err().unwrap().text(Language::English);
        assert!(text.contains("Clipboard"), "{text}");
    }
}
