//! `jego info`: what is in a file.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use jego::aligne4::{self, Square};
use jego::board::{Color, Diagram};
use jego::game::{Turn, TurnId};
use jego::record::sgf::{SgfGame, sgf_game, simple_text};
use jego::record::{
    AnyRecord, Certainty, Charset, FileError, Games, GoRecord, Header, Opened, Record, Recordable,
    Unplayable, open_file_as,
};
use jego::words::{Language, side};

use super::problem_lines;

/// Why nothing can be told of a file.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotTell {
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}: {error}", path.display())]
    Game { path: PathBuf, error: Unplayable },
}

/// What is in a file, and what had to be repaired to read it.
#[derive(Debug)]
pub(crate) struct Info {
    pub(crate) text: String,
    pub(crate) problems: Vec<String>,
}

pub(crate) fn info(
    path: &Path,
    game: Option<usize>,
    charset: Option<Charset>,
) -> Result<Info, CannotTell> {
    let Opened {
        format,
        charset,
        certainty,
        games,
        mut problems,
    } = open_file_as(path, charset)?;
    let mut text = String::new();
    line(&mut text, "File", &path.display().to_string());
    let guessed = match certainty {
        Certainty::Certain => "",
        Certainty::Likely => " (guessed)",
        Certainty::Doubtful => " (guessed, and not sure; --charset NAME reads it otherwise)",
    };
    line(
        &mut text,
        "Format",
        &format!("{format} in {charset}{guessed}"),
    );
    let count = games.len();
    if count > 1 && game.is_none() {
        line(&mut text, "Games", &count.to_string());
        list(&mut text, &games);
    } else {
        let index = game.unwrap_or(0);
        if count > 1 {
            line(&mut text, "Game", &format!("{} of {count}", index + 1));
        }
        match games.game(index) {
            Ok((record, more)) => {
                problems = problems.with(more);
                describe_any(&mut text, &record);
            }
            // What no board can show is shown as the text it is.
            Err(
                error @ (Unplayable::Unknown(_)
                | Unplayable::Board { .. }
                | Unplayable::TooLong
                | Unplayable::TooLarge),
            ) => {
                line(&mut text, "Note", &error.to_string());
                describe_text(&mut text, &games, index);
            }
            Err(error) => {
                return Err(CannotTell::Game {
                    path: path.to_owned(),
                    error,
                });
            }
        }
    }
    Ok(Info {
        text,
        problems: problem_lines(&problems),
    })
}

fn line(text: &mut String, name: &str, value: &str) {
    // A control character in a file would be obeyed by a terminal.
    let value: String = value.chars().filter(|it| !it.is_control()).collect();
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{name:<10}{value}");
}

/// The most games that are listed.
const LISTED: usize = 1_000;

fn list(text: &mut String, games: &Games) {
    let Games::Collection(all) = games else {
        return;
    };
    for (index, &root) in all.games().iter().enumerate().take(LISTED) {
        let value = |name| {
            let value = all.property(root, name).map(|property| property.value());
            value.map_or_else(String::new, |value| simple_text(value.raw()).into_owned())
        };
        let kind = match sgf_game(all, root) {
            SgfGame::Go => String::new(),
            SgfGame::Othello => " (Othello)".to_owned(),
            SgfGame::Other(number) => format!(" (game {number} of SGF's list)"),
        };
        let players = format!("{} – {}", or(&value("PB"), "?"), or(&value("PW"), "?"));
        let result = or(&value("RE"), "?").to_owned();
        let about = format!("{players}  {result}  {}{kind}", value("DT"));
        line(text, &format!("{:>6}", index + 1), about.trim_end());
    }
    if all.games().len() > LISTED {
        let more = all.games().len() - LISTED;
        line(
            text,
            "",
            &format!("and {more} more; --game NUMBER shows one"),
        );
    }
}

fn or<'a>(text: &'a str, other: &'a str) -> &'a str {
    if text.trim().is_empty() { other } else { text }
}

fn describe_any(text: &mut String, record: &AnyRecord) {
    match record {
        AnyRecord::Go(record) => describe(text, record, &goban(record), |end| {
            let board = end.board();
            Diagram::of(record.size(), |point| board.stone(point)).to_string()
        }),
        AnyRecord::Othello(record) => describe(text, record, "Othello, 8×8", |end| {
            Diagram::of(record.size(), |point| end.disc(point)).to_string()
        }),
        AnyRecord::Aligne4(record) => {
            let game = record.start().to_string();
            describe(text, record, &game, pieces);
        }
    }
}

/// What is agreed about a game of Go.
fn goban(record: &GoRecord) -> String {
    let start = record.start();
    let rules = match start.ruleset {
        Some(set) => format!("{set} rules"),
        None => "rules not named".to_owned(),
    };
    let mut board = format!("{}, {rules}, komi {}", start.size, start.komi());
    if start.handicap.stones() > 0 {
        let _ = write!(board, ", {} handicap stones", start.handicap.stones());
    }
    board
}

/// The pieces on the board, by their numbers.
fn pieces(end: &aligne4::Position) -> String {
    let piece = |square: &Square| end.piece(square.point());
    let cell = |square: &Square| {
        piece(square).map_or_else(|| " .".to_owned(), |piece| format!("{:>2}", piece.number()))
    };
    let rows = Square::ALL.chunks(4);
    let rows = rows.map(|row| row.iter().map(cell).collect::<Vec<_>>().join(" "));
    rows.collect::<Vec<_>>().join("\n")
}

fn describe<G: Recordable>(
    text: &mut String,
    record: &Record<G>,
    board: &str,
    picture: impl Fn(&G) -> String,
) {
    for color in Color::BOTH {
        let name = record.header(Header::Player(color)).unwrap_or_default();
        let rank = record.header(Header::Rank(color)).unwrap_or_default();
        let player = format!("{} {rank}", or(&name, "?"));
        let side = side(Language::English, G::KIND, color);
        line(text, side, player.trim_end());
    }
    line(text, "Board", board);
    for (name, header) in [
        ("Name", Header::Name),
        ("Event", Header::Event),
        ("Round", Header::Round),
        ("Place", Header::Place),
        ("Date", Header::Date),
        ("Result", Header::Result),
    ] {
        if let Some(value) = record.header(header) {
            line(text, name, &value);
        }
    }
    if record.control().main_secs().is_some() {
        line(text, "Clock", &record.control().to_string());
    }
    describe_turns(text, record, picture);
}

fn describe_turns<G: Recordable>(
    text: &mut String,
    record: &Record<G>,
    picture: impl Fn(&G) -> String,
) {
    let mut end = record.history().clone();
    end.go_to(TurnId::START);
    let tree = record.history().tree();
    let mut moves = 0;
    while let Some(next) = tree.children(end.cursor()).next() {
        end.go_to(next);
        moves += usize::from(matches!(tree.turn(next), Some(Turn::Move { .. })));
    }
    line(text, "Moves", &moves.to_string());
    let (branches, comments) = record.branches_and_comments();
    let branches = match branches {
        1 => "no branches".to_owned(),
        lines => format!("{lines} lines of play"),
    };
    line(text, "Turns", &format!("{}, {branches}", tree.ids() - 1));
    line(text, "Comments", &comments.to_string());
    let _ = writeln!(text, "\n{}", picture(end.position()));
}

fn describe_text(text: &mut String, games: &Games, index: usize) {
    let Games::Collection(all) = games else {
        return;
    };
    let Some(&root) = all.games().get(index) else {
        return;
    };
    for property in all.properties(root) {
        let values = property.values().map(|value| simple_text(value.raw()));
        let values: Vec<_> = values.map(|value| value.into_owned()).collect();
        line(text, property.name(), &values.join(", "));
    }
    line(text, "Nodes", &all.descendants(root).count().to_string());
}
