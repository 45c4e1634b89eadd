//! `jego render`: a game as diagrams, sheets and moving pictures.

use std::path::{Path, PathBuf};

use jego::document::{
    CannotPublish, FigureOptions, Format, PictureSize, Publication, Published, Subject, WhichLine,
    publish_record,
};
use jego::drawing::add_font;
use jego::figure::{Coordinates, FigureBreaks, InvalidPart, Numbering, PartChoice, ShownNumbers};
use jego::lobby::page_paths;
use jego::record::{
    AnyRecord, FileError, FileErrorKind, Opened, Unplayable, create_bytes, make_folder,
    open_file_as, read_bytes, replace_bytes,
};
use jego::settings::system_language;
use strum::VariantArray as _;

use super::problem_lines;
use crate::args::RenderArgs;

/// Why a game was not published.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotRender {
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}: {error}", path.display())]
    Game { path: PathBuf, error: Unplayable },
    #[error("{}: {error}", path.display())]
    Publish { path: PathBuf, error: CannotPublish },
    #[error("{}: {error}", path.display())]
    Part { path: PathBuf, error: InvalidPart },
    #[error("{}: {why}", path.display())]
    Font { path: PathBuf, why: String },
    #[error("{}: the file already exists; --force replaces it", .0.display())]
    Exists(PathBuf),
    /// The options do not go together.
    #[error("{0}")]
    Asked(String),
}

/// The widths of pages and of moving pictures, where nothing else is asked for.
const PAGE_PIXELS: u32 = 1240;
const MOVING_PIXELS: u32 = 480;

/// Publishes files and returns the list of what had to be repaired or left out.
pub(crate) fn render(asked: &RenderArgs) -> Result<Vec<String>, CannotRender> {
    let (format, folder) = target(asked)?;
    if let Some(path) = &asked.font {
        let font = |why: String| CannotRender::Font {
            path: path.clone(),
            why,
        };
        let bytes = read_bytes(path)?;
        add_font(bytes).map_err(|why| font(why.to_string()))?;
    }
    if let Some(folder) = &folder {
        make_folder(folder)?;
    }
    let mut lines = Vec::new();
    for file in &asked.files {
        let Opened {
            games, problems, ..
        } = open_file_as(file, asked.charset)?;
        lines.extend(problem_lines(&problems));
        let numbers: Vec<usize> = match asked.game {
            Some(number) => vec![number as usize - 1],
            None => (0..games.len()).collect(),
        };
        if numbers.len() > 1 && folder.is_none() {
            return Err(CannotRender::Asked(format!(
                "{}: the file has {} games; --game NUMBER says which, or --to with a folder \
                 writes all of them",
                file.display(),
                games.len()
            )));
        }
        let several = numbers.len() > 1;
        for number in numbers {
            let (record, more) = games.game(number).map_err(|error| CannotRender::Game {
                path: file.clone(),
                error,
            })?;
            lines.extend(problem_lines(&more));
            let published = publish_file(asked, format, file, &record)?;
            let output = match &folder {
                Some(folder) => {
                    folder.join(name_in_folder(file, several.then_some(number), format))
                }
                None => asked.output.clone(),
            };
            write(asked, &output, &published)?;
            lines.extend(unprintable(&published.unprintable));
        }
    }
    Ok(lines)
}

/// The format, and the folder if everything goes into one.
fn target(asked: &RenderArgs) -> Result<(Format, Option<PathBuf>), CannotRender> {
    if let Some(format) = asked.to {
        return Ok((format.into(), Some(asked.output.clone())));
    }
    if asked.files.len() > 1 {
        let why = "several files need a folder: give --to with the format, such as --to pdf";
        return Err(CannotRender::Asked(why.to_owned()));
    }
    let ending = asked.output.extension().unwrap_or_default();
    let ending = ending.to_string_lossy().to_lowercase();
    let mut formats = Format::VARIANTS.iter().copied();
    let format = formats.find(|format| format.ending() == ending);
    let endings = Format::VARIANTS.iter().map(|format| format.ending());
    let endings: Vec<&str> = endings.collect();
    let format = format.ok_or_else(|| {
        CannotRender::Asked(format!(
            "{}: the name must end in one of .{}",
            asked.output.display(),
            endings.join(", .")
        ))
    })?;
    Ok((format, None))
}

fn publish_file(
    asked: &RenderArgs,
    format: Format,
    file: &Path,
    record: &AnyRecord,
) -> Result<Published, CannotRender> {
    let subject = subject(asked, format)?;
    let is_page = matches!(subject, Subject::Kifu);
    let part = asked.part.as_deref().map(|text| {
        PartChoice::parse(text, record.kind(), record.size()).map_err(|error| CannotRender::Part {
            path: file.to_owned(),
            error,
        })
    });
    let usual = if is_page {
        PAGE_PIXELS
    } else if format.is_line() {
        MOVING_PIXELS
    } else {
        PictureSize::USUAL.0
    };
    let publication = Publication {
        figures: FigureOptions {
            part: part.transpose()?.unwrap_or_default(),
            numbering: asked.numbers.map_or(Numbering::OfFile, Into::into),
            numbers: asked.last.map_or(ShownNumbers::None, ShownNumbers::Last),
            coordinates: match (asked.coordinates, asked.no_coordinates || is_page) {
                (true, _) | (false, false) => Coordinates::Shown,
                (false, true) => Coordinates::Hidden,
            },
            look: asked.look.into(),
        },
        marks: !asked.no_marks,
        comments: asked.comments,
        breaks: match asked.moves_per_figure {
            Some(moves) => FigureBreaks::Every(moves),
            None => FigureBreaks::OfFile(FigureBreaks::USUAL),
        },
        paper: asked.paper.into(),
        width: PictureSize(asked.size.unwrap_or(usual)),
        hundredths: (asked.pace.clamp(0.02, 600.0) * 100.0).round() as u32,
        ..Publication::new(subject, format)
    };
    let language = asked.language.unwrap_or_else(system_language);
    publish_record(record, &publication, WhichLine::Main, language).map_err(|error| {
        CannotRender::Publish {
            path: file.to_owned(),
            error,
        }
    })
}

/// What is shown: what was asked for, or what the format is for.
fn subject(asked: &RenderArgs, format: Format) -> Result<Subject, CannotRender> {
    if format.is_line() {
        if asked.kifu || asked.after.is_some() {
            return Err(CannotRender::Asked(format!(
                "a .{} shows moves one after the other; --figure FROM-TO says which",
                format.ending()
            )));
        }
        return Ok(Subject::Line(asked.figure.clone()));
    }
    Ok(match (asked.kifu, asked.after, &asked.figure) {
        (true, _, _) => Subject::Kifu,
        (false, Some(moves), _) => Subject::After(moves),
        (false, None, Some(moves)) => Subject::Moves(moves.clone()),
        (false, None, None) if matches!(format, Format::Pdf | Format::Html) => Subject::Kifu,
        (false, None, None) => Subject::Last,
    })
}

/// The name of what is made of a game, in a folder.
fn name_in_folder(file: &Path, game: Option<usize>, format: Format) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let stem = name.split('.').next().unwrap_or_default();
    let number = game.map_or_else(String::new, |game| format!("-{}", game + 1));
    format!("{stem}{number}.{}", format.ending())
}

/// Writes the file, or a file for each page: all of them or, where one is in the way,
/// none.
fn write(asked: &RenderArgs, output: &Path, published: &Published) -> Result<(), CannotRender> {
    let paths = page_paths(output, published.files.len());
    if !asked.force
        && let Some(taken) = paths.iter().find(|path| path.symlink_metadata().is_ok())
    {
        return Err(CannotRender::Exists(taken.clone()));
    }
    for (bytes, path) in published.files.iter().zip(paths) {
        let written = match asked.force {
            true => replace_bytes(&path, bytes),
            false => create_bytes(&path, bytes),
        };
        written.map_err(|error| {
            // Another program created it meanwhile.
            if matches!(error.kind, FileErrorKind::Exists) {
                return CannotRender::Exists(path);
            }
            CannotRender::File(error)
        })?;
    }
    Ok(())
}

fn unprintable(letters: &[char]) -> Option<String> {
    let letters: String = letters.iter().collect();
    (!letters.is_empty()).then(|| {
        format!("no font has these characters: {letters}; --font FILE names one that does")
    })
}
