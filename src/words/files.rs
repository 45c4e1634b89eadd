//! What went wrong with a file.

use std::path::Path;

use crate::record::save::{InvalidSave, VERSION};
use crate::record::sgf::NoGame;
use crate::record::{CannotOpen, CannotRecover, FileError, FileErrorKind, Unplayable};

use super::faults::placed;
use super::games::game_name;
use super::language::sentence;
use super::refusals::refusal;
use super::starts::invalid_start;
use super::{FileFault, FileTrouble, Language};

/// What went wrong with a file, its name first.
#[must_use]
pub fn file_error(language: Language, error: &FileError) -> String {
    about(
        language,
        &error.path,
        &trouble_clause(language, &error.kind),
    )
}

/// Why a file could not be read or written, as a sentence.
#[must_use]
pub fn trouble(language: Language, trouble: &FileErrorKind) -> String {
    sentence(&trouble_clause(language, trouble))
}

/// Why nothing can be made of what a file holds, as a sentence.
#[must_use]
pub fn cannot_open(language: Language, why: &CannotOpen) -> String {
    sentence(&content_clause(language, why))
}

/// Why a save cannot be opened, as a sentence. What the reader of saves says
/// of it stays in its own words.
#[must_use]
pub fn invalid_save(language: Language, why: &InvalidSave) -> String {
    sentence(&save_clause(language, why))
}

/// Why a game of a file cannot be put on a board, as a sentence.
#[must_use]
pub fn unplayable(language: Language, why: Unplayable) -> String {
    let text = match why {
        Unplayable::Number { number, games } => {
            language.fill_for(games, FileTrouble::NoSuchGame, &[&games, &number])
        }
        Unplayable::Start(why) => return invalid_start(language, &why),
        Unplayable::TooLong => language.say(FileTrouble::LineTooLong).to_owned(),
        Unplayable::TooLarge => language.say(FileTrouble::GameTooLarge).to_owned(),
        Unplayable::Setup(why) => return refusal(language, &why),
        Unplayable::Board { columns, rows } => {
            language.fill(FileTrouble::OthelloBoard, &[&columns, &rows])
        }
        Unplayable::NotGo(kind) => language.fill(FileTrouble::NotGo, &[&game_name(language, kind)]),
        Unplayable::Unknown(number) => language.fill(FileTrouble::UnknownGame, &[&number]),
    };
    sentence(&text)
}

/// Why an interrupted game cannot be had back, its journal's name first.
#[must_use]
pub fn cannot_recover(language: Language, why: &CannotRecover) -> String {
    let say = |phrase: FileTrouble| language.say(phrase).to_owned();
    match why {
        CannotRecover::File(error) => file_error(language, error),
        CannotRecover::InUse(path) => about(language, path, &say(FileTrouble::InUse)),
        CannotRecover::Newer(path) => about(language, path, &say(FileTrouble::NewerJournal)),
        CannotRecover::Empty(path) => about(language, path, &say(FileTrouble::EmptyJournal)),
        CannotRecover::Damaged { path, line } => {
            let text = language.fill(FileTrouble::DamagedJournal, &[line]);
            about(language, path, &text)
        }
    }
}

fn about(language: Language, path: &Path, clause: &str) -> String {
    language.fill(FileFault::Placed, &[&path.display(), &clause])
}

fn trouble_clause(language: Language, trouble: &FileErrorKind) -> String {
    let phrase = match trouble {
        FileErrorKind::Missing => FileTrouble::Missing,
        FileErrorKind::OnlyBackup(backup) => {
            return language.fill(FileTrouble::OnlyBackup, &[&backup.display()]);
        }
        FileErrorKind::Folder => FileTrouble::Folder,
        FileErrorKind::NotAFile => FileTrouble::NotAFile,
        FileErrorKind::NoFolder => FileTrouble::NoFolder,
        FileErrorKind::BrokenLink => FileTrouble::BrokenLink,
        FileErrorKind::ReadOnly => FileTrouble::ReadOnly,
        FileErrorKind::Permission => FileTrouble::Permission,
        FileErrorKind::Full => FileTrouble::Full,
        FileErrorKind::Name => FileTrouble::Name,
        FileErrorKind::TooLarge => FileTrouble::TooLarge,
        FileErrorKind::Exists => FileTrouble::Exists,
        FileErrorKind::Unproved => FileTrouble::Unproved,
        FileErrorKind::Content(why) => return content_clause(language, why),
        FileErrorKind::Other(error) => return language.fill(FileTrouble::Other, &[error]),
    };
    language.say(phrase).to_owned()
}

fn content_clause(language: Language, why: &CannotOpen) -> String {
    match why {
        CannotOpen::Save(why) => save_clause(language, why),
        CannotOpen::NotUtf8(place) => placed(language, *place, language.say(FileTrouble::NotUtf8)),
        CannotOpen::Diagram(fault) => super::editing::diagram_fault(language, fault),
        CannotOpen::NoGame(NoGame::NoTree) => language.say(FileTrouble::NoGame).to_owned(),
        CannotOpen::NoGame(NoGame::TooLong) => language.say(FileTrouble::TooLong).to_owned(),
        CannotOpen::NoGame(NoGame::TooMany) => language.say(FileTrouble::TooMany).to_owned(),
    }
}

fn save_clause(language: Language, why: &InvalidSave) -> String {
    let (place, phrase, message) = match why {
        InvalidSave::Newer(version) => {
            return language.fill(FileTrouble::NewerSave, &[version, &VERSION]);
        }
        InvalidSave::Form { place, message } => (place, FileTrouble::SaveForm, message),
        InvalidSave::Content { place, message } => (place, FileTrouble::SaveContent, message),
    };
    placed(language, *place, &language.fill(phrase, &[message]))
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::path::PathBuf;

    use super::*;
    use crate::record::Place;
    use crate::record::save;

    fn every_content() -> [CannotOpen; 7] {
        let place = Place {
            line: 3,
            column: 14,
        };
        let message = || "expected a comma".to_owned();
        [
            CannotOpen::Save(InvalidSave::Newer(9)),
            CannotOpen::Save(InvalidSave::Form {
                place,
                message: message(),
            }),
            CannotOpen::Save(InvalidSave::Content {
                place,
                message: message(),
            }),
            CannotOpen::NotUtf8(place),
            CannotOpen::NoGame(NoGame::NoTree),
            CannotOpen::NoGame(NoGame::TooLong),
            CannotOpen::NoGame(NoGame::TooMany),
        ]
    }

    fn every_trouble() -> Vec<FileErrorKind> {
        let mut troubles = vec![
            FileErrorKind::Missing,
            FileErrorKind::OnlyBackup(PathBuf::from("game.bak")),
            FileErrorKind::Folder,
            FileErrorKind::NotAFile,
            FileErrorKind::NoFolder,
            FileErrorKind::BrokenLink,
            FileErrorKind::ReadOnly,
            FileErrorKind::Permission,
            FileErrorKind::Full,
            FileErrorKind::Name,
            FileErrorKind::TooLarge,
            FileErrorKind::Exists,
            FileErrorKind::Unproved,
            FileErrorKind::Other(io::Error::other("the device is gone")),
        ];
        troubles.extend(every_content().map(FileErrorKind::Content));
        troubles
    }

    #[test]
    fn every_trouble_is_a_sentence_of_its_own_in_every_language() {
        let mut said = Vec::new();
        for &language in Language::ALL {
            for one in every_trouble() {
                let text = trouble(language, &one);
                assert!(!text.contains('{'), "{text}");
                // Most scripts have no capitals.
                assert!(!text.starts_with(char::is_lowercase), "{text}");
                said.push(text);
            }
        }
        let number = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), number);
    }

    #[test]
    fn a_damaged_save_is_wrong_at_a_line_and_a_column() {
        let why = save::read("Jego(").unwrap_err();
        let english = invalid_save(Language::English, &why);
        assert!(english.starts_with("Line 1, column "), "{english}");
        let french = invalid_save(Language::French, &why);
        assert!(french.starts_with("Ligne 1, colonne "), "{french}");
    }

    #[test]
    fn the_words_of_others_stand_after_a_colon() {
        let error = FileErrorKind::Other(io::Error::other("the device is gone"));
        assert_eq!(
            trouble(Language::French, &error),
            "Le système signale une erreur\u{a0}: the device is gone"
        );
    }

    #[test]
    fn a_file_is_named_before_what_is_wrong_with_it() {
        let error = FileError {
            path: PathBuf::from("saves/one.sgf"),
            kind: FileErrorKind::Missing,
        };
        assert_eq!(
            file_error(Language::English, &error),
            "saves/one.sgf: there is no such file"
        );
        assert_eq!(
            file_error(Language::French, &error),
            "saves/one.sgf\u{a0}: ce fichier n’existe pas"
        );
    }

    #[test]
    fn journals_and_games_of_other_kinds_are_told_apart() {
        let path = || PathBuf::from("a.journal");
        let journals = [
            CannotRecover::File(FileError {
                path: path(),
                kind: FileErrorKind::Missing,
            }),
            CannotRecover::InUse(path()),
            CannotRecover::Newer(path()),
            CannotRecover::Empty(path()),
            CannotRecover::Damaged {
                path: path(),
                line: 2,
            },
        ];
        let number = |games| Unplayable::Number { number: 5, games };
        let others = [
            number(1),
            number(2),
            Unplayable::TooLong,
            Unplayable::TooLarge,
            Unplayable::Board {
                columns: 10,
                rows: 10,
            },
            Unplayable::NotGo(crate::record::GameKind::Othello),
            Unplayable::Unknown(7),
        ];
        let mut said = Vec::new();
        for &language in Language::ALL {
            said.extend(journals.iter().map(|why| cannot_recover(language, why)));
            said.extend(others.map(|why| unplayable(language, why)));
        }
        assert!(said[1].starts_with("a.journal: this game"), "{said:?}");
        let number = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), number);
    }
}
