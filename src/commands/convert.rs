//! `jego convert`: one format into another.

use std::path::{Path, PathBuf};

use jego::record::sgf::{self, Collection};
use jego::record::{
    Certainty, Charset, FileError, FileErrorKind, Games, Opened, Problems, Unplayable, create,
    forget_original, keep_original, open_file_as, replace, save,
};

use super::problem_lines;

/// Why a file was not converted.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotConvert {
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}: {error}", path.display())]
    Game { path: PathBuf, error: Unplayable },
    #[error(
        "{}: SGF does not support this game; Aligne 4 and Quarto are kept in saves, .{}",
        .0.display(),
        save::EXTENSION
    )]
    NoSgf(PathBuf),
    #[error("{}: the name must end in .sgf or .{}", .0.display(), save::EXTENSION)]
    Format(PathBuf),
    #[error(
        "{}: a save holds one game and this file has {games}; --game NUMBER says which",
        path.display()
    )]
    Many { path: PathBuf, games: usize },
    #[error("{}: the file already exists; --force replaces it", .0.display())]
    Exists(PathBuf),
}

/// Converts a file and returns the list of what had to be repaired.
pub(crate) fn convert(
    input: &Path,
    output: &Path,
    game: Option<usize>,
    charset: Option<Charset>,
    overwrite: Overwrite,
) -> Result<Vec<String>, CannotConvert> {
    let to_save = is_save(output)?;
    if overwrite == Overwrite::Never && output.symlink_metadata().is_ok() {
        return Err(CannotConvert::Exists(output.to_owned()));
    }
    let Opened {
        games,
        problems,
        certainty,
        ..
    } = open_file_as(input, charset)?;
    // Nobody has seen yet whether a set that was named is the right one.
    let guessed = certainty != Certainty::Certain || charset.is_some();
    let (text, problems) = if to_save {
        one_game(input, &games, game, problems)?
    } else {
        as_sgf(input, games, game, problems)?
    };
    // Whoever writes a file over itself may not have seen what reading left out.
    let kept = match is_same_file(input, output) && (guessed || problems.repaired()) {
        true => keep_original(input)?,
        false => None,
    };
    let written = match overwrite {
        Overwrite::Always => replace(output, &text).map_err(CannotConvert::File),
        Overwrite::Never => create(output, &text).map_err(|error| {
            // Another program created it meanwhile.
            if matches!(error.kind, FileErrorKind::Exists) {
                return CannotConvert::Exists(output.to_owned());
            }
            CannotConvert::File(error)
        }),
    };
    if let (Err(_), Some(kept)) = (&written, &kept) {
        forget_original(kept);
    }
    written?;
    let mut lines = problem_lines(&problems);
    lines.extend(kept.map(|kept| format!("the original is kept as {}", kept.display())));
    Ok(lines)
}

/// Whether a file that is there may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overwrite {
    Never,
    Always,
}

pub(super) fn is_same_file(one: &Path, other: &Path) -> bool {
    let [one, other] = [one, other].map(std::path::Path::canonicalize);
    matches!((one, other), (Ok(one), Ok(other)) if one == other)
}

fn is_save(output: &Path) -> Result<bool, CannotConvert> {
    let name = output.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_lowercase();
    if name.ends_with(&format!(".{}", save::EXTENSION)) {
        return Ok(true);
    }
    if name.ends_with(".sgf") {
        return Ok(false);
    }
    Err(CannotConvert::Format(output.to_owned()))
}

fn one_game(
    input: &Path,
    games: &Games,
    game: Option<usize>,
    problems: Problems,
) -> Result<(String, Problems), CannotConvert> {
    let index = match game {
        Some(index) => index,
        None if games.len() == 1 => 0,
        None => {
            return Err(CannotConvert::Many {
                path: input.to_owned(),
                games: games.len(),
            });
        }
    };
    let (record, more) = games.game(index).map_err(|error| CannotConvert::Game {
        path: input.to_owned(),
        error,
    })?;
    Ok((record.to_save(), problems.with(more)))
}

/// SGF needs no understanding of what it is a game of, so that whatever it is
/// comes through as it was.
fn as_sgf(
    input: &Path,
    games: Games,
    game: Option<usize>,
    problems: Problems,
) -> Result<(String, Problems), CannotConvert> {
    let all = match games {
        Games::Saved(record) => {
            let sgf = record.to_sgf();
            sgf.ok_or_else(|| CannotConvert::NoSgf(input.to_owned()))?
        }
        Games::Collection(games) => games,
    };
    let Some(index) = game else {
        return Ok((sgf::write(&all), problems));
    };
    let number = Unplayable::Number {
        number: index + 1,
        games: all.games().len(),
    };
    let &root = all.games().get(index).ok_or(CannotConvert::Game {
        path: input.to_owned(),
        error: number,
    })?;
    let mut one = Collection::new();
    one.add_copy(&all, root);
    Ok((sgf::write(&one), problems))
}
