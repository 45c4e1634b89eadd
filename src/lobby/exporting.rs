//! What is published of a game, written into files; and what it will look like.

use std::path::{Path, PathBuf};

use crate::document::{
    CannotPublish, Format, PictureSize, Publication, Published, Subject, WhichLine, drawings,
    figures_of, publish_record, publish_trouble,
};
use crate::drawing::Image;
use crate::figure::{Figure, GameLine};
use crate::record::{AnyRecord, FileError, Record, create_bytes, make_folder, replace_bytes};
use crate::session::Playable;
use crate::words::{Language, PublishingWords as Words, file_error};

/// Why something was not exported.
#[derive(Debug)]
pub enum CannotExport {
    /// It cannot be made.
    Publish(CannotPublish),
    /// It cannot be written.
    File(FileError),
}

impl CannotExport {
    /// What is said of it.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Publish(why) => publish_trouble(language, why),
            Self::File(error) => file_error(language, error),
        }
    }
}

/// Publishes a game into a file, or into one for each page, on the line that it
/// stands on; which file that was, and the characters that no font has. A file
/// under the very name that was given is replaced; whoever gave it was asked.
///
/// # Errors
///
/// [`CannotExport`].
pub fn export(
    path: PathBuf,
    record: &AnyRecord,
    asked: &Publication,
    language: Language,
) -> Result<(PathBuf, Vec<char>), CannotExport> {
    let published = publish_record(record, asked, WhichLine::OfCursor, language);
    let published = published.map_err(CannotExport::Publish)?;
    let folder = path.parent().unwrap_or(Path::new(""));
    make_folder(folder).map_err(CannotExport::File)?;
    let Published { files, unprintable } = published;
    let paths = page_paths(&path, files.len());
    for (bytes, page) in files.iter().zip(&paths) {
        let written = match *page == path {
            true => replace_bytes(page, bytes),
            false => create_bytes(page, bytes),
        };
        written.map_err(CannotExport::File)?;
    }
    let first = paths.into_iter().next().unwrap_or(path);
    Ok((first, unprintable))
}

/// The names of the files of so many pages: a single one has the name itself, of
/// several each has its number.
#[must_use]
pub fn page_paths(path: &Path, pages: usize) -> Vec<PathBuf> {
    if pages <= 1 {
        return vec![path.to_owned()];
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let named = |number: usize| path.with_file_name(format!("{stem}-{number}.{ending}"));
    (1..=pages).map(named).collect()
}

/// What an export will look like.
#[derive(Clone, Debug)]
pub struct ExportPreview {
    /// How many pages there are, or boards one after the other.
    pub pages: usize,
    /// Which of them this is, from 0.
    pub page: usize,
    /// What is seen.
    pub image: Image,
    /// The board that is seen, where it is a single one, and how much of the width
    /// of the picture it takes.
    pub figure: Option<Figure>,
    /// The text itself, where the format is plain text.
    pub text: Option<String>,
    /// Characters that no font has.
    pub unprintable: Vec<char>,
}

/// A page of an export as a picture that fits into so many pixels. Without a page
/// it is the first of a sheet, and the last of boards that follow each other.
///
/// # Errors
///
/// [`CannotPublish`].
pub fn preview_export(
    record: &AnyRecord,
    asked: &Publication,
    page: Option<usize>,
    room: (u32, u32),
    language: Language,
) -> Result<ExportPreview, CannotPublish> {
    match record {
        AnyRecord::Go(record) => preview(record, asked, page, room, language),
        AnyRecord::Othello(record) => preview(record, asked, page, room, language),
        AnyRecord::Aligne4(_) => Err(CannotPublish::Pieces),
    }
}

fn preview<G: Playable>(
    record: &Record<G>,
    asked: &Publication,
    page: Option<usize>,
    (width, height): (u32, u32),
    language: Language,
) -> Result<ExportPreview, CannotPublish> {
    let line = GameLine::of_cursor(record);
    // A position on paper is shown as the board that it is.
    let shown = Publication {
        format: match asked.format {
            Format::Pdf => Format::Svg,
            format @ (Format::Svg
            | Format::Png
            | Format::Html
            | Format::Text
            | Format::Wiki
            | Format::Gif
            | Format::Apng
            | Format::Sgf) => format,
        },
        width: PictureSize::USUAL,
        ..asked.clone()
    };
    let drawings = drawings(&line, &shown, language)?;
    let pages = drawings.len();
    let usual = match asked.subject {
        Subject::Line(_) => pages.saturating_sub(1),
        Subject::Position(_)
        | Subject::After(_)
        | Subject::Last
        | Subject::Moves(_)
        | Subject::Kifu => 0,
    };
    let page = page.unwrap_or(usual).min(pages.saturating_sub(1));
    let drawing = drawings.get(page).ok_or(CannotPublish::NoMoves)?;
    let scale = (width as f32 / drawing.width).min(height as f32 / drawing.height);
    let figure = figures_of(&line, &shown, language)?.into_iter().nth(page);
    let text = match asked.format {
        Format::Text | Format::Wiki => {
            let published = crate::document::publish(&line, asked, language)?;
            let bytes = published.files.into_iter().next().unwrap_or_default();
            Some(String::from_utf8_lossy(&bytes).into_owned())
        }
        Format::Svg
        | Format::Png
        | Format::Pdf
        | Format::Html
        | Format::Gif
        | Format::Apng
        | Format::Sgf => None,
    };
    Ok(ExportPreview {
        pages,
        page,
        image: Image::of(drawing, scale)?,
        figure,
        text,
        unprintable: drawing.unprintable(),
    })
}

/// The text of an export, for the clipboard.
///
/// # Errors
///
/// [`CannotPublish`].
pub fn export_text(
    record: &AnyRecord,
    asked: &Publication,
    language: Language,
) -> Result<String, CannotPublish> {
    let published = publish_record(record, asked, WhichLine::OfCursor, language)?;
    let bytes = published.files.into_iter().next().unwrap_or_default();
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// What is said of characters that no font has; `None` where there are none.
#[must_use]
pub fn unprintable_text(language: Language, letters: &[char]) -> Option<String> {
    let letters: String = letters.iter().collect();
    (!letters.is_empty()).then(|| language.fill(Words::Unprintable, &[&letters]))
}
