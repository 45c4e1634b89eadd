//! What is said of the files of games, and how they are called.

use std::path::Path;

use super::{Dialog, FileWords, Language};
use crate::board::Color;
use crate::record::{GameKind, Header};
use crate::session::{Loss, Match, file_name, today};

/// What is said of a game that was recovered, and of its journal if that was
/// damaged and is kept.
#[must_use]
pub fn recovered_text(language: Language, dropped: usize, kept: Option<&Path>) -> String {
    let text = match dropped {
        0 => language.say(Dialog::Recovered).to_owned(),
        _ => language.count(dropped, Dialog::RecoveredLess),
    };
    match kept {
        None => text,
        Some(path) => language.fill(Dialog::RecoveredAside, &[&text, &path.display()]),
    }
}

/// What is said of a file that was written, and of the one before it.
#[must_use]
pub fn saved_text(language: Language, path: &Path, kept: Option<&Path>) -> String {
    match kept {
        Some(kept) => language.fill(Dialog::SavedKept, &[&path.display(), &file_name(kept)]),
        None => language.fill(Dialog::Saved, &[&path.display()]),
    }
}

/// What a game loses in an SGF file. Nobody would look for another format where
/// SGF does not know the game at all.
#[must_use]
pub fn loss_text(language: Language, loss: Loss) -> Option<&'static str> {
    let why = match loss {
        Loss::Game => return None,
        Loss::Rules => FileWords::LossRules,
        Loss::Players => FileWords::LossPlayers,
        Loss::Clocks => FileWords::LossClocks,
        Loss::Count => FileWords::LossCount,
    };
    Some(language.say(why))
}

/// Two players side by side; who has no name is called by the side.
#[must_use]
pub fn players_text(language: Language, kind: GameKind, black: &str, white: &str) -> String {
    let name = |name: &str, color| super::name_or_side(language, kind, color, name);
    format!(
        "{} – {}",
        name(black, Color::Black),
        name(white, Color::White)
    )
}

/// A name for the file of a game, without what file systems do not like and
/// without its ending.
#[must_use]
pub fn file_stem(session: &Match, language: Language) -> String {
    let [black, white] = Color::BOTH.map(|color| session.player(color));
    let stem = session.stem();
    let date = session.header(Header::Date).unwrap_or_default();
    let date = if date.is_empty() {
        today()
    } else {
        date.into_owned()
    };
    stem_of(&date, language, session.kind(), [&black, &white], &stem)
}

/// How long the parts of a file name may be, in bytes: that is how systems
/// measure them, and some allow no more than 143 for the whole.
const DATE_BYTES: usize = 24;
const NAME_BYTES: usize = 40;
const STEM_BYTES: usize = 120;

fn stem_of(
    date: &str,
    language: Language,
    kind: GameKind,
    names: [&str; 2],
    played: &str,
) -> String {
    let [black, white] = names.map(|name| shortened(name, NAME_BYTES));
    let players = players_text(language, kind, black, white);
    let name = format!("{} {players} {played}", shortened(date, DATE_BYTES));
    let safe = |c: char| !c.is_control() && !"/\\:*?\"<>|".contains(c);
    let name: String = name.chars().filter(|&c| safe(c)).collect();
    let name = shortened(&name, STEM_BYTES);
    name.trim_matches([' ', '.']).to_owned()
}

/// The beginning of a text, of so many bytes at most.
fn shortened(text: &str, most: usize) -> &str {
    if text.len() <= most {
        return text;
    }
    let mut end = most;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text[..end].trim_end()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::create_new;

    #[test]
    fn names_of_any_length_and_script_make_a_file_name() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["囲碁".repeat(60), "é".repeat(300), "🀄".repeat(90)] {
            let names = [name.as_str(), name.as_str()];
            let stem = stem_of(
                "2026-11-15",
                Language::English,
                GameKind::Go,
                names,
                "19x19",
            );
            assert!(stem.ends_with(" 19x19"), "{stem}");
            let (path, _) = create_new(folder.path(), &stem, "ron", "one").unwrap();
            let (other, _) = create_new(folder.path(), &stem, "ron", "two").unwrap();
            assert!(path.is_file() && other.is_file() && path != other);
            let name = other.file_name().unwrap().len();
            assert!(name <= 143, "{name} bytes: {stem}");
        }
    }
}
