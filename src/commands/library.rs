//! `jego library`: games of folders in lines, and the positions in them.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use jego::board::{Color, Size};
use jego::library::{
    Arrangement, Catalogue, Cell, Colors, Column, Continuations, Direction, FileEntry, Filter,
    Likeness, Order, Pattern, Query, Refresh, ResultFilter, Row, arrange, cores, pattern_of_text,
};
use jego::record::{FileError, FileErrorKind, StampedFile, read_text};

use crate::args::{LibraryArgs, ResultArg, SortArg};

/// Why no games were listed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotList {
    /// A folder cannot be listed.
    #[error("{0}")]
    Folder(Arc<FileError>),
    /// The pattern is none.
    #[error("the pattern cannot be read: {0}")]
    Pattern(jego::library::InvalidPattern),
    /// The file of the pattern cannot be read.
    #[error(transparent)]
    PatternFile(#[from] FileError),
    /// Nothing can be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Lists games, one a line.
pub(crate) fn library(asked: &LibraryArgs, out: &mut impl Write) -> Result<(), CannotList> {
    let query = asked
        .pattern
        .as_deref()
        .map(|text| query(text, asked))
        .transpose()?;
    let catalogue = read(&asked.what)?;
    for (_, error) in catalogue.damaged() {
        tell(&error.to_string())?;
    }
    let wanted = Arrangement {
        filter: filter(asked),
        query: query.clone(),
        duplicates: asked.duplicates,
        order: Order {
            by: asked.sort.map(column),
            direction: match asked.reverse {
                true => Direction::Down,
                false => Direction::Up,
            },
        },
    };
    let arranged = arrange(&catalogue, &wanted, cores());
    if let (true, Some(query), Some(next)) = (asked.next, &query, &arranged.continuations) {
        return Ok(write_next(&query.pattern, next, arranged.games, out)?);
    }
    for row in &arranged.rows {
        if let Some(line) = line(&catalogue, *row) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn filter(asked: &LibraryArgs) -> Filter {
    Filter {
        text: asked.text.clone(),
        player: asked.player.clone(),
        size: asked.size,
        result: match asked.result {
            None => ResultFilter::Any,
            Some(ResultArg::Black) => ResultFilter::Black,
            Some(ResultArg::White) => ResultFilter::White,
            Some(ResultArg::Nobody) => ResultFilter::Nobody,
        },
        date: asked.date.clone(),
    }
}

const fn column(sort: SortArg) -> Column {
    match sort {
        SortArg::Black => Column::Black,
        SortArg::White => Column::White,
        SortArg::Date => Column::Date,
        SortArg::Result => Column::Result,
        SortArg::Size => Column::Size,
        SortArg::Moves => Column::Moves,
        SortArg::Event => Column::Event,
    }
}

/// The pattern of a text, or of the file of this name.
fn query(text: &str, asked: &LibraryArgs) -> Result<Query, CannotList> {
    let size = asked.size.unwrap_or(Size::NINETEEN);
    // No drawing is the name of a file that is there.
    let file = read_text(Path::new(text)).unwrap_or_default();
    let text = file.as_deref().unwrap_or(text);
    Ok(Query {
        pattern: pattern_of_text(text, size).map_err(CannotList::Pattern)?,
        colors: match asked.as_drawn {
            true => Colors::AsDrawn,
            false => Colors::Either,
        },
    })
}

/// Reads folders, and files that are named.
fn read(what: &[PathBuf]) -> Result<Catalogue, CannotList> {
    let mut all = Catalogue::default();
    for path in what {
        let mut found = Catalogue::default();
        let refresh = Refresh {
            folders: std::slice::from_ref(path),
            known: &Catalogue::default(),
            threads: cores(),
            stop: &AtomicBool::new(false),
        };
        refresh.run(|progress| found = progress.catalogue);
        match found.troubles.pop() {
            None => all.files.extend(found.files),
            Some(trouble) if matches!(trouble.why.kind, FileErrorKind::NoFolder) => {
                all.files.push(Arc::new(FileEntry::read(StampedFile {
                    path: path.clone(),
                    len: 0,
                    modified: None,
                })));
            }
            Some(trouble) => return Err(CannotList::Folder(trouble.why)),
        }
    }
    Ok(all)
}

/// A game as a line of fields.
fn line(catalogue: &Catalogue, row: Row) -> Option<String> {
    let Row::Game { id, turn, likeness } = row else {
        return None;
    };
    let (file, game) = (catalogue.file(id.file)?, catalogue.game(id)?);
    let head = &game.head;
    let named = |color: Color| match head.ranks[color].is_empty() {
        true => head.names[color].to_string(),
        false => format!("{} {}", head.names[color], head.ranks[color]),
    };
    let mut fields = vec![
        file.path().display().to_string(),
        (id.number + 1).to_string(),
        named(Color::Black),
        named(Color::White),
        head.date.to_string(),
        head.result.to_string(),
        game.size
            .map_or_else(String::new, |size| size.lines().to_string()),
        game.moves.to_string(),
        head.event.to_string(),
    ];
    fields.extend(turn.map(|turn| turn.to_string()));
    let likeness = likeness.map(|likeness| match likeness {
        Likeness::Same => "same",
        Likeness::Beginning => "beginning",
        Likeness::Longer => "longer",
    });
    fields.extend(likeness.map(str::to_owned));
    Some(fields.join("\t"))
}

/// The pattern with letters, and what they stand for.
fn write_next(
    pattern: &Pattern,
    next: &Continuations,
    games: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "{games} games, {} places", next.all().times)?;
    let moves = next.moves();
    let mut places: Vec<(u8, u8)> = Vec::new();
    for played in &moves {
        let place = (played.column, played.row);
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let letter = |column: u8, row: u8| {
        let number = places.iter().position(|&place| place == (column, row));
        ('a'..='z').nth(number?)
    };
    for row in 0..pattern.height() {
        let cells = (0..pattern.width()).map(|column| match pattern.cell(column, row) {
            Cell::Stone(Color::Black) => 'X',
            Cell::Stone(Color::White) => 'O',
            Cell::Empty => letter(column, row).unwrap_or('.'),
            Cell::Any => letter(column, row).unwrap_or('?'),
        });
        let cells: Vec<String> = cells.map(String::from).collect();
        writeln!(out, "{}", cells.join(" "))?;
    }
    for played in &moves {
        let Some(letter) = letter(played.column, played.row) else {
            continue;
        };
        let color = match played.color {
            Color::Black => "Black",
            Color::White => "White",
        };
        let won = played.won;
        let (black, white) = (won.by.black, won.by.white);
        writeln!(out, "{letter}\t{color}\t{}\t{black}\t{white}", won.times)?;
    }
    Ok(())
}

fn tell(line: &str) -> io::Result<()> {
    writeln!(io::stderr(), "{line}")
}
