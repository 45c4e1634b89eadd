//! The file of a game.

use std::path::{Path, PathBuf};

use crate::record::sgf::{self, Collection};
use crate::record::{AnyRecord, Record, Recordable, save};

/// The file that a game came from or was saved to.
#[derive(Clone, Debug)]
pub struct GameFile {
    /// Where it is.
    pub path: PathBuf,
    /// Its format, and the other games in it.
    pub format: FileFormat,
    /// Why the file as it is has to be kept when it is replaced.
    pub original: Option<Original>,
}

/// Why a file cannot be had back from what was read of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Original {
    /// Something in it was left out or changed to read it.
    Repaired,
    /// Its character set was guessed.
    Guessed,
}

/// The format of a game's file, and what else is in it.
#[derive(Clone, Debug)]
pub enum FileFormat {
    /// A save, which holds one game.
    Save,
    /// It is SGF, and this is the game with this number among those.
    Sgf {
        /// All games of the file as they were read.
        games: Box<Collection>,
        /// Which of them this is.
        index: usize,
    },
}

impl GameFile {
    /// A file of its own for one game, in the format that its name says.
    #[must_use]
    pub fn new(path: PathBuf) -> Self {
        let sgf = path
            .extension()
            .is_some_and(|end| end.eq_ignore_ascii_case("sgf"));
        let format = if sgf {
            FileFormat::Sgf {
                games: Box::default(),
                index: 0,
            }
        } else {
            FileFormat::Save
        };
        Self {
            path,
            format,
            original: None,
        }
    }

    /// Whether a path leads to it, by links and other detours too.
    #[must_use]
    pub fn is_at(&self, path: &Path) -> bool {
        let real = |path: &Path| path.canonicalize().ok();
        self.path == path || real(path).is_some_and(|found| real(&self.path) == Some(found))
    }

    /// What stands in the file once a game is kept in it. This takes a while for
    /// long games.
    #[must_use]
    pub fn text_of(&self, record: &AnyRecord) -> String {
        match record {
            AnyRecord::Go(record) => self.text(record),
            AnyRecord::Othello(record) => self.text(record),
            AnyRecord::Aligne4(record) => self.text(record),
        }
    }

    fn text<G: Recordable>(&self, record: &Record<G>) -> String {
        // What a file is shows in its bytes, whatever its name says.
        let FileFormat::Sgf { games, index } = &self.format else {
            return save::write(record);
        };
        if G::KIND.sgf_number().is_none() {
            return save::write(record);
        }
        let mut written = Collection::new();
        for (number, &game) in games.games().iter().enumerate() {
            if number == *index {
                record.add_to(&mut written);
            } else {
                written.add_copy(games, game);
            }
        }
        if *index >= games.games().len() {
            record.add_to(&mut written);
        }
        sgf::write(&written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Aligne4Record, OthelloRecord};

    #[test]
    fn the_name_of_a_new_file_says_its_format() {
        let is_sgf =
            |name: &str| matches!(GameFile::new(name.into()).format, FileFormat::Sgf { .. });
        assert!(is_sgf("a.sgf") && is_sgf("a.SGF"));
        assert!(!is_sgf("a.jego") && !is_sgf("sgf"));
    }

    #[test]
    fn a_game_that_sgf_does_not_know_is_a_save_whatever_the_file_is_called() {
        let file = GameFile::new("a.sgf".into());
        let othello = file.text(&OthelloRecord::standard());
        assert!(othello.starts_with("(;"), "{othello}");
        let pieces = Aligne4Record::of(crate::aligne4::Variant::Quarto);
        assert_eq!(file.text(&pieces), save::write(&pieces));
    }

    #[test]
    fn the_other_games_of_a_file_stay_where_they_are() {
        let games = OthelloRecord::standard().to_sgf();
        let mut three = Collection::new();
        for _ in 0..3 {
            three.add_copy(&games, games.games()[0]);
        }
        let file = GameFile {
            format: FileFormat::Sgf {
                games: Box::new(three),
                index: 1,
            },
            ..GameFile::new("a.sgf".into())
        };
        let mut record = OthelloRecord::standard();
        let name = crate::record::Header::Name;
        let named = crate::record::Change::Header(name, "the second".to_owned());
        record.apply(&named).unwrap();
        let text = file.text(&record);
        let games: Vec<&str> = text.split("(;").skip(1).collect();
        let has_name: Vec<bool> = games.iter().map(|it| it.contains("the second")).collect();
        assert_eq!(has_name, [false, true, false], "{text}");
    }
}
