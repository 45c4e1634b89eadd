//! Lines that are typed at the table → what they ask for.

use crate::aligne4::{Piece, Square, TraitValue, Variant};
use crate::board::{Point, Size, Vertex};
use crate::console::command::Command;
use crate::console::text::{column_letter, row_number};
use crate::othello;
use crate::scene::{Board, Ground, Pieces, Scene, StoneBoard};
use crate::session::Picked;
use crate::words::{
    ConsoleWords, Inquiry, Language, TypedBoard, TypedQuestion, TypedTeaching, piece_named,
    trait_value_named, typed_phrase, typed_phrase_in,
};

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TableInput {
    /// Nothing.
    Nothing,
    /// The board once more.
    Show,
    /// Whether the board is written after each move.
    SetBoardOutput(BoardOutput),
    /// A question about the board.
    Ask(Inquiry),
    /// A command, and what stood behind it.
    Command(Command, String),
    /// A point.
    Point(Point),
    /// A piece.
    Piece(Piece),
    /// A piece and its square.
    PieceOnSquare(Piece, Point),
}

/// Reads a line.
///
/// # Errors
///
/// What is wrong with it, in words.
pub(super) fn parse_line(
    line: &str,
    scene: &Scene,
    language: Language,
) -> Result<TableInput, String> {
    let line = line.trim();
    let word = line.split(char::is_whitespace).next().unwrap_or_default();
    let word = word.to_lowercase();
    if word.is_empty() {
        return Ok(TableInput::Nothing);
    }
    if is_asked(scene) {
        match typed_phrase(language, &line.to_lowercase()) {
            Some(TypedTeaching::TakeBack) => {
                return Ok(TableInput::Command(Command::TakeBack, String::new()));
            }
            Some(TypedTeaching::Leave) => {
                return Ok(TableInput::Command(Command::LeaveMove, String::new()));
            }
            None => (),
        }
    }
    let mut languages = language.and_others();
    let worded = languages.find_map(|typed| parse_words(line, scene, language, typed));
    if let Some(input) = worded {
        return input;
    }
    match &scene.board {
        Board::Stones(goban) if goban.ground == Ground::Lines => {
            read_point(&word, goban.size(), language)
        }
        Board::Stones(_) => read_square(&word, language),
        Board::Pieces(pieces) => read_pieces(&line.to_lowercase(), pieces, language),
    }
}

/// Reads a line that begins with a word of the language in which it is typed; what is
/// wrong with it is said in the other.
fn parse_words(
    line: &str,
    scene: &Scene,
    language: Language,
    typed: Language,
) -> Option<Result<TableInput, String>> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (word, rest) = (word.to_lowercase(), rest.trim());
    if typed_phrase_in(typed, &word) == Some(TypedBoard::Show) {
        return Some(Ok(match typed_phrase(typed, &rest.to_lowercase()) {
            Some(TypedBoard::On) => TableInput::SetBoardOutput(BoardOutput::Always),
            Some(TypedBoard::Off) => TableInput::SetBoardOutput(BoardOutput::OnRequest),
            Some(TypedBoard::Show) | None => TableInput::Show,
        }));
    }
    // Some commands are several words; the first may be a question.
    let whole: Vec<&str> = line.split_whitespace().collect();
    let command = Command::named_in(typed, &whole.join(" ").to_lowercase());
    if let Some(command) = command.filter(|_| whole.len() > 1) {
        return Some(Ok(TableInput::Command(command, String::new())));
    }
    let question = typed_phrase_in(typed, &word);
    let asked = question.and_then(|question| inquiry(question, &word, rest, scene, language));
    if let Some(asked) = asked {
        return Some(asked.map(TableInput::Ask));
    }
    let command = Command::named_in(typed, &word)?;
    Some(Ok(TableInput::Command(command, rest.to_owned())))
}

/// Whether a teacher waits for an answer.
fn is_asked(scene: &Scene) -> bool {
    let teaching = scene.teaching.as_ref();
    teaching.is_some_and(|teaching| teaching.warning.is_some())
}

/// When the board is written: a screen reader reads every character of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum BoardOutput {
    /// Whenever it has changed.
    #[default]
    Always,
    /// When it is asked for.
    OnRequest,
}

/// A question about the board, if the line is one.
fn inquiry(
    question: TypedQuestion,
    word: &str,
    rest: &str,
    scene: &Scene,
    language: Language,
) -> Option<Result<Inquiry, String>> {
    let goban = match (&scene.board, question) {
        (_, TypedQuestion::LastMove) => return Some(Ok(Inquiry::LastMove)),
        (Board::Stones(goban), _) => goban,
        (Board::Pieces(_), _) => return None,
    };
    let lines = goban.ground == Ground::Lines;
    let point = || {
        let rest = rest.to_lowercase();
        let read = match goban.ground {
            Ground::Lines => read_point(&rest, goban.size(), language),
            Ground::Squares => read_square(&rest, language),
        };
        match read {
            Ok(TableInput::Point(point)) => Ok(point),
            Ok(_) => Err(language.fill(ConsoleWords::BadAsk, &[&word])),
            Err(why) => Err(why),
        }
    };
    match question {
        TypedQuestion::LastMove => Some(Ok(Inquiry::LastMove)),
        TypedQuestion::Chain => lines.then(|| point().map(Inquiry::Chain)),
        TypedQuestion::Row => Some(row(rest, goban, language).map(Inquiry::Row)),
        TypedQuestion::Column => Some(column(rest, goban, language).map(Inquiry::Column)),
        TypedQuestion::Groups => lines.then_some(Ok(Inquiry::Groups)),
        TypedQuestion::Atari => lines.then_some(Ok(Inquiry::Atari)),
        TypedQuestion::Score => scene.ending.is_none().then_some(Ok(Inquiry::Score)),
    }
}

/// A point of the row with this number.
fn row(text: &str, goban: &StoneBoard, language: Language) -> Result<Point, String> {
    let lines = goban.size().lines();
    let complaint = || language.fill(ConsoleWords::BadRowNumber, &[&lines]);
    let number: u8 = text.parse().ok().ok_or_else(complaint)?;
    let mut rows = (0..lines).filter(|&row| row_number(goban, row) == number);
    let row = rows.next().ok_or_else(complaint)?;
    Ok(Point::new(0, row))
}

/// A point of the column with this letter.
fn column(text: &str, goban: &StoneBoard, language: Language) -> Result<Point, String> {
    let lines = goban.size().lines();
    let named = |col: &u8| column_letter(goban, *col).to_string();
    let mut columns = (0..lines).filter(|col| named(col).eq_ignore_ascii_case(text));
    let last = named(&lines.saturating_sub(1));
    let complaint = || language.fill(ConsoleWords::BadColumn, &[&named(&0), &last]);
    Ok(Point::new(columns.next().ok_or_else(complaint)?, 0))
}

fn read_square(word: &str, language: Language) -> Result<TableInput, String> {
    match word.parse::<othello::Square>() {
        Ok(square) => Ok(TableInput::Point(square.point())),
        Err(_) => Err(language.say(ConsoleWords::BadSquare).to_owned()),
    }
}

/// A point by number or by name. On nine lines 88 and 99, which are no points,
/// pass and quit, as they always have.
fn read_point(word: &str, size: Size, language: Language) -> Result<TableInput, String> {
    let command = match (size.lines(), word) {
        (9, "88") => Some(Command::Pass),
        (9, "99") => Some(Command::Quit),
        _ => None,
    };
    if let Some(command) = command {
        return Ok(TableInput::Command(command, String::new()));
    }
    let lines = usize::from(size.lines());
    let numbered = word.parse::<usize>().ok().and_then(|number| {
        let col = u8::try_from(number % lines).ok()?;
        let row = u8::try_from(number / lines).ok()?;
        Some(Point::new(col, row)).filter(|point| size.contains(*point))
    });
    let named = || Some(Vertex::parse(word, size).ok()?.point());
    let point = numbered.or_else(named);
    let last = size.area().saturating_sub(1);
    let complaint = || language.fill(ConsoleWords::BadPoint, &[&last]);
    point.map(TableInput::Point).ok_or_else(complaint)
}

/// What is known of a move with a piece.
#[derive(Default)]
struct Parts<'a> {
    numbers: Vec<u8>,
    words: Vec<&'a str>,
}

fn read_pieces(line: &str, board: &Pieces, language: Language) -> Result<TableInput, String> {
    let complaint = || {
        language
            .say(match board.variant {
                Variant::Aligne4 => ConsoleWords::BadMove,
                Variant::Quarto => ConsoleWords::BadQuarto,
            })
            .to_owned()
    };
    let mut parts = Parts::default();
    let words = line.split(|c: char| c.is_whitespace() || c == ',');
    for word in words.filter(|word| !word.is_empty()) {
        if word.starts_with(char::is_alphabetic) {
            parts.words.push(word);
        } else {
            let number = word.parse().ok().filter(|number| *number < 16);
            parts.numbers.push(number.ok_or_else(complaint)?);
        }
    }
    let square = |number: u8| Square::new(number).map(Square::point).ok_or_else(complaint);
    let piece = |number: u8| Piece::new(number).ok_or_else(complaint);
    if !parts.words.is_empty() {
        // A piece that is said in full may be said by first letters.
        let described = match piece_named(language, &parts.words.join(" ")) {
            Some(piece) => piece,
            None => {
                let values = parts.words.iter();
                let values = values.map(|word| trait_value_named(language, word));
                let values: Option<Vec<TraitValue>> = values.collect();
                describe(&values.ok_or_else(complaint)?, board, language)?
            }
        };
        return match parts.numbers.as_slice() {
            [] => Ok(TableInput::Piece(described)),
            [at] => Ok(TableInput::PieceOnSquare(described, square(*at)?)),
            _ => Err(complaint()),
        };
    }
    match (parts.numbers.as_slice(), board.variant) {
        ([at, number], Variant::Aligne4) => {
            Ok(TableInput::PieceOnSquare(piece(*number)?, square(*at)?))
        }
        ([number], Variant::Aligne4) if matches!(board.picked, Picked::Square(_)) => {
            Ok(TableInput::Piece(piece(*number)?))
        }
        ([number], Variant::Quarto) if board.hand.is_none() => {
            Ok(TableInput::Piece(piece(*number)?))
        }
        ([at], _) => Ok(TableInput::Point(square(*at)?)),
        _ => Err(complaint()),
    }
}

/// The only unused piece that has all of these.
fn describe(values: &[TraitValue], board: &Pieces, language: Language) -> Result<Piece, String> {
    let has_all = |piece: &Piece| values.iter().all(|value| piece.has(*value));
    // One that is described in full is meant even if it stands on the board:
    // the rules say so better.
    let mut all = Piece::ALL.into_iter().filter(has_all);
    if let (Some(piece), None) = (all.next(), all.next()) {
        return Ok(piece);
    }
    let fits: Vec<Piece> = board.tray.iter().copied().filter(has_all).collect();
    match fits.as_slice() {
        [piece] => Ok(*piece),
        [] => Err(language.say(ConsoleWords::NoSuchPiece).to_owned()),
        several => Err(language.fill(ConsoleWords::ManyPieces, &[&several.len()])),
    }
}
