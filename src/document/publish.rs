//! Everything that can be published of a game, in every format.

use std::ops::RangeInclusive;

use super::kifu::{KifuOptions, caption, kifu_document, strip};
use super::notes::note_line;
use super::publication::{CannotPublish, Format, Publication, Published, Subject, WhichLine};
use super::{Block, Document};
use crate::board::PointSet;
use crate::drawing::{
    Anchor, Animation, CannotPaint, Drawing, Ink, PdfInfo, Shape, Text, Weight, spot, write_pdf,
};
use crate::figure::{Figure, GameLine};
use crate::game::TurnId;
use crate::record::{AnyRecord, Record, sgf};
use crate::session::Playable;
use crate::words::Language;

/// Publishes something of a line.
///
/// # Errors
///
/// [`CannotPublish`].
pub fn publish<G: Playable>(
    line: &GameLine<'_, G>,
    asked: &Publication,
    language: Language,
) -> Result<Published, CannotPublish> {
    let text = |text: String| {
        Ok(Published {
            files: vec![text.into_bytes()],
            unprintable: Vec::new(),
        })
    };
    let ending = asked.format.ending();
    let is_line = match &asked.subject {
        Subject::Line(_) => true,
        Subject::Position(_)
        | Subject::After(_)
        | Subject::Last
        | Subject::Moves(_)
        | Subject::Kifu => false,
    };
    match (asked.format.is_line(), is_line) {
        (true, false) => return Err(CannotPublish::OnlyLine(ending)),
        (false, true) => return Err(CannotPublish::NoLine(ending)),
        (true, true) | (false, false) => (),
    }
    match asked.format {
        Format::Sgf => {
            let end = match &asked.subject {
                Subject::Line(Some(moves)) => line.turn_after(*moves.end())?,
                Subject::Line(None)
                | Subject::Position(_)
                | Subject::After(_)
                | Subject::Last
                | Subject::Moves(_)
                | Subject::Kifu => line.turns().last().copied().unwrap_or(TurnId::START),
            };
            let upto = line.turns().iter().take_while(|&&turn| turn != end);
            let turns: Vec<TurnId> = upto.copied().chain([end]).collect();
            text(sgf::write(&line.record().line_to_sgf(&turns)))
        }
        Format::Text => text(document(line, asked, language)?.to_text()),
        Format::Html => text(document(line, asked, language)?.to_html()),
        Format::Wiki => text(wiki(line, asked, language)?),
        Format::Svg | Format::Png | Format::Pdf | Format::Gif | Format::Apng => {
            let drawings = drawings(line, asked, language)?;
            let mut unprintable: Vec<char> =
                drawings.iter().flat_map(Drawing::unprintable).collect();
            unprintable.sort_unstable();
            unprintable.dedup();
            Ok(Published {
                files: packed(&drawings, line, asked, language)?,
                unprintable,
            })
        }
    }
}

/// The same of a game of any kind.
///
/// # Errors
///
/// [`CannotPublish`].
pub fn publish_record(
    record: &AnyRecord,
    asked: &Publication,
    line: WhichLine,
    language: Language,
) -> Result<Published, CannotPublish> {
    match record {
        AnyRecord::Go(record) => publish(&line.of(record), asked, language),
        AnyRecord::Othello(record) => publish(&line.of(record), asked, language),
        AnyRecord::Aligne4(_) => Err(CannotPublish::Pieces),
    }
}

impl WhichLine {
    fn of<G: Playable>(self, record: &Record<G>) -> GameLine<'_, G> {
        match self {
            Self::Main => GameLine::main(record),
            Self::OfCursor => GameLine::of_cursor(record),
        }
    }
}

/// What is seen of it: a board, the pages of a sheet, or one board for each move.
///
/// # Errors
///
/// [`CannotPublish`].
pub fn drawings<G: Playable>(
    line: &GameLine<'_, G>,
    asked: &Publication,
    language: Language,
) -> Result<Vec<Drawing>, CannotPublish> {
    let picture = |figure: &Figure| figure_picture(figure, asked, language);
    match &asked.subject {
        Subject::Kifu => Ok(document(line, asked, language)?.pages(asked.paper)),
        Subject::Position(_) | Subject::After(_) | Subject::Last | Subject::Moves(_)
            if asked.format == Format::Pdf =>
        {
            Ok(document(line, asked, language)?.pages(asked.paper))
        }
        Subject::Position(_)
        | Subject::After(_)
        | Subject::Last
        | Subject::Moves(_)
        | Subject::Line(_) => {
            let figures = figures_of(line, asked, language)?;
            Ok(figures.iter().map(picture).collect())
        }
    }
}

/// The figures that are asked for, as they are to be seen; those of a sheet are part
/// of its pages.
///
/// # Errors
///
/// [`CannotPublish`].
pub fn figures_of<G: Playable>(
    line: &GameLine<'_, G>,
    asked: &Publication,
    language: Language,
) -> Result<Vec<Figure>, CannotPublish> {
    let options = asked.figures;
    let mut figures = match &asked.subject {
        Subject::Position(turn) => vec![line.position(*turn, options.numbers)],
        Subject::After(moves) => {
            vec![line.position(line.turn_after(*moves)?, options.numbers)]
        }
        Subject::Last => {
            let last = line.turns().last().copied().unwrap_or(TurnId::START);
            vec![line.position(last, options.numbers)]
        }
        Subject::Moves(moves) => {
            let mut figure = line.figure(moves.clone(), options.numbering)?;
            figure.caption = caption(line, &figure, moves, None, language);
            vec![figure]
        }
        Subject::Line(moves) => {
            let all = 1..=line.moves().len();
            let moves = moves.clone().unwrap_or(all);
            line.positions(moves, options.numbers)?
        }
        Subject::Kifu => Vec::new(),
    };
    let used = figures
        .iter()
        .fold(PointSet::EMPTY, |used, figure| used | figure.used());
    for figure in &mut figures {
        strip(figure, options.coordinates, asked.marks);
        options.part.apply(figure, &used);
    }
    Ok(figures)
}

/// What is asked for as a page.
fn document<G: Playable>(
    line: &GameLine<'_, G>,
    asked: &Publication,
    language: Language,
) -> Result<Document, CannotPublish> {
    if asked.subject == Subject::Kifu {
        let options = KifuOptions {
            breaks: asked.breaks,
            numbering: asked.figures.numbering,
            coordinates: asked.figures.coordinates,
            comments: asked.comments,
            marks: asked.marks,
        };
        return Ok(kifu_document(line, options, language));
    }
    let figures = figures_of(line, asked, language)?.into_iter();
    Ok(Document {
        title: String::new(),
        language,
        blocks: figures
            .map(|figure| Block::Board(Box::new(figure)))
            .collect(),
    })
}

/// Figures in the notation of Go wikis, which numbers ten moves at most.
fn wiki<G: Playable>(
    line: &GameLine<'_, G>,
    asked: &Publication,
    language: Language,
) -> Result<String, CannotPublish> {
    let moves = match &asked.subject {
        Subject::Moves(moves) => vec![moves.clone()],
        Subject::Kifu => vec![1..=line.moves().len()],
        Subject::Position(_) | Subject::After(_) | Subject::Last | Subject::Line(_) => {
            let figures = figures_of(line, asked, language)?;
            return Ok(figures.iter().map(Figure::to_wiki).collect());
        }
    };
    let mut text = String::new();
    for part in moves.into_iter().flat_map(|moves| tens(line, moves)) {
        let part = Publication {
            subject: Subject::Moves(part),
            ..asked.clone()
        };
        for figure in figures_of(line, &part, language)? {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&figure.to_wiki());
            text.extend(note_line(&figure.notes, language).map(|note| note + "\n"));
        }
    }
    Ok(text)
}

/// Moves in parts that the notation of wikis can number: ten at most, the colors in
/// turn.
fn tens<G: Playable>(
    line: &GameLine<'_, G>,
    moves: RangeInclusive<usize>,
) -> Vec<RangeInclusive<usize>> {
    let by = |number: usize| {
        let mv = number.checked_sub(1).and_then(|of| line.moves().get(of));
        mv.map(|mv| mv.by)
    };
    let (mut parts, mut start) = (Vec::new(), *moves.start());
    for number in moves.clone() {
        let is_full = number + 1 - start == crate::figure::MOST_WIKI_NUMBERS;
        if number == *moves.end() || is_full || by(number) == by(number + 1) {
            parts.push(start..=number);
            start = number + 1;
        }
    }
    if parts.is_empty() {
        parts.push(moves);
    }
    parts
}

/// A figure as a picture, with its notes below.
fn figure_picture(figure: &Figure, asked: &Publication, language: Language) -> Drawing {
    // A pixel of a screen is three quarters of a point.
    let width = asked.width.pixels() * PIXEL;
    let cell = width / figure.extent().0;
    let look = asked.figures.look;
    let mut drawing = figure.drawing(look, cell);
    let Some(notes) = note_line(&figure.notes, language) else {
        return drawing;
    };
    let size = (cell * 0.5).max(8.0);
    let lines = super::layout::wrapped(&notes, size, drawing.width - cell);
    let top = drawing.height;
    drawing.height += (lines.len() as f32 * 1.3 + 0.5) * size;
    for (line, number) in lines.into_iter().zip(1..) {
        drawing.shapes.push(Shape::Text(Text {
            at: spot(drawing.width / 2.0, top + number as f32 * 1.3 * size),
            text: line,
            size,
            anchor: Anchor::Middle,
            condensed: 1.0,
            weight: Weight::Plain,
            ink: Ink::BLACK,
        }));
    }
    drawing
}

/// How many points of print a pixel of the web has.
const PIXEL: f32 = 0.75;

/// Drawings as files of a format that is made of them.
fn packed<G: Playable>(
    drawings: &[Drawing],
    line: &GameLine<'_, G>,
    asked: &Publication,
    language: Language,
) -> Result<Vec<Vec<u8>>, CannotPublish> {
    let title = line.record().title();
    let scale = |drawing: &Drawing| asked.width.pixels() / drawing.width;
    Ok(match asked.format {
        Format::Svg => {
            let written = drawings.iter().map(|of| of.to_svg(&title).into_bytes());
            written.collect()
        }
        Format::Png => {
            let packed = drawings.iter().map(|of| of.to_png(scale(of)));
            packed.collect::<Result<_, CannotPaint>>()?
        }
        Format::Pdf => {
            let info = PdfInfo {
                title: &title,
                language: language.code(),
            };
            vec![write_pdf(drawings, info)]
        }
        Format::Gif | Format::Apng => {
            let animation = Animation {
                drawings,
                scale: 1.0 / PIXEL,
                hundredths: asked.hundredths,
                last_hundredths: asked.hundredths.saturating_mul(3),
            };
            vec![match asked.format == Format::Gif {
                true => animation.to_gif()?,
                false => animation.to_apng()?,
            }]
        }
        Format::Html | Format::Text | Format::Wiki | Format::Sgf => Vec::new(),
    })
}
