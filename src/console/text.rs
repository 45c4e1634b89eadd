//! Boards, players and results as lines of plain characters.

use super::pieces;
use super::seats::seat_text;
use super::speech::point_name;
use crate::aligne4::{Line, Piece, Square, Variant};
use crate::board::{ByColor, Color, Point, Vertex};
use crate::game::HalfPoints;
use crate::go::{Parts, Scoring};
use crate::othello;
use crate::record::Seat;
use crate::scene::{Board, Ground, Holdings, Pieces, Scene, StoneBoard};
use crate::session::{EngineCommand, Match, Moment, Picked, Stage, Tally};
use crate::words::{self, ConsoleWords, Language, Table as TableWords, clock_face};

/// The board of a match.
pub(super) fn board_lines(scene: &Scene, language: Language) -> Vec<String> {
    match &scene.board {
        Board::Stones(goban) => goban_lines(goban),
        Board::Pieces(pieces) => pieces_lines(pieces, language),
    }
}

/// The letter of a column.
pub(super) fn column_letter(goban: &StoneBoard, col: u8) -> char {
    let point = Point::new(col, 0);
    match goban.ground {
        Ground::Lines => Vertex::new(point, goban.size()).map_or(' ', Vertex::letter),
        Ground::Squares => othello::Square::new(point).map_or(' ', othello::Square::letter),
    }
}

/// The number of a row.
pub(super) fn row_number(goban: &StoneBoard, row: u8) -> u8 {
    match goban.ground {
        Ground::Lines => goban.size().lines().saturating_sub(row),
        Ground::Squares => row + 1,
    }
}

fn goban_lines(goban: &StoneBoard) -> Vec<String> {
    let lines = goban.size().lines();
    let letters = (0..lines).map(|col| format!("{} ", column_letter(goban, col)));
    let letters = format!("   {}", letters.collect::<String>());
    let letters = letters.trim_end().to_owned();
    let rows = (0..lines).map(|row| {
        let number = row_number(goban, row);
        let mut text = format!("{number:>2}");
        for col in 0..lines {
            let here = goban.last == Some(Point::new(col, row));
            let before = col > 0 && goban.last == Some(Point::new(col - 1, row));
            text.push(match (here, before) {
                (true, _) => '(',
                (false, true) => ')',
                (false, false) => ' ',
            });
            text.push(goban_sign(goban, Point::new(col, row)));
        }
        let last = goban.last == Some(Point::new(lines.saturating_sub(1), row));
        format!("{text}{}{number}", if last { ')' } else { ' ' })
    });
    let mut all = vec![letters.clone()];
    all.extend(rows);
    all.push(letters);
    all
}

/// One point: X and O are stones, small ones dead; `*` and `-` are the points
/// of Black and of White; `+` is a star point, or where a disc may be put.
fn goban_sign(goban: &StoneBoard, point: Point) -> char {
    match (goban.stones[point], goban.dead.contains(point)) {
        (Some(Color::Black), false) => return 'X',
        (Some(Color::White), false) => return 'O',
        (Some(Color::Black), true) => return 'x',
        (Some(Color::White), true) => return 'o',
        (None, _) => {}
    }
    if goban.hint == Some(point) {
        return '?';
    }
    if goban.territory.black.contains(point) {
        return '*';
    }
    if goban.territory.white.contains(point) {
        return '-';
    }
    let marked = match goban.ground {
        Ground::Lines => goban.size().star_points().contains(&point),
        Ground::Squares => goban.dots.contains(point),
    };
    if marked { '+' } else { '.' }
}

fn pieces_lines(board: &Pieces, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    for row in 0..4 {
        let cells = (0..4).map(|col| {
            let point = Point::new(col, row);
            let text = match board.squares[point] {
                Some(piece) => pieces::sign(piece),
                None => Square::at(point).map_or_else(String::new, |it| it.number().to_string()),
            };
            let winning = board.lines.iter().any(|line| line.squares.contains(&point));
            let (open, close) = match (winning, board.last == Some(point)) {
                (true, _) => ('*', '*'),
                (false, true) => ('>', '<'),
                (false, false) => (' ', ' '),
            };
            format!("{open}{text:>4}{close}|")
        });
        lines.push(format!("|{}", cells.collect::<String>()));
    }
    if let Some(hand) = board.hand {
        let piece = piece_line(language, hand);
        lines.push(language.fill(ConsoleWords::Hand, &[&piece]));
    }
    if !board.tray.is_empty() {
        lines.push(language.say(ConsoleWords::Tray).to_owned());
        lines.extend(board.tray.iter().map(|piece| piece_line(language, *piece)));
    }
    lines
}

/// A piece with its number, its sign and its name.
pub(super) fn piece_line(language: Language, piece: Piece) -> String {
    let name = words::piece_name(language, piece);
    format!("{:>2} {} {name}", piece.number(), pieces::sign(piece))
}

/// Who plays a side: color, sign, name, level.
pub(super) fn player_name(
    scene: &Scene,
    color: Color,
    engines: &[EngineCommand],
    language: Language,
) -> String {
    let player = &scene.players[color];
    let seat = seat_text(language, scene.table, &player.seat, engines);
    let side = words::side(language, scene.table, color);
    // A computer without a name of its own is called by its level.
    let called = match &player.seat {
        Seat::Computer { level } => words::level_named(language, scene.table, level),
        Seat::Person | Seat::Engine { .. } => seat.clone(),
    };
    let about = match (&player.seat, player.name.trim()) {
        (Seat::Person, "") => return side.to_owned(),
        (Seat::Person, name) => name.to_owned(),
        (_, name) if name.is_empty() || name == called => {
            language.fill(TableWords::Computer, &[&seat])
        }
        (_, name) => format!("{name}, {}", language.fill(TableWords::Computer, &[&seat])),
    };
    language.fill(words::Ending::Named, &[&side, &about])
}

/// What a side has, in a few words.
pub(super) fn holdings_text(holdings: &Holdings, language: Language) -> Option<String> {
    match holdings {
        Holdings::Go(parts, _) => {
            let prisoners = language.say(TableWords::Prisoners);
            Some(format!("{prisoners} {}", parts.prisoners))
        }
        Holdings::Othello { discs } => Some(language.count(*discs as usize, ConsoleWords::Discs)),
        Holdings::Aligne4 => None,
    }
}

/// What a clock shows; `None` where there is none.
pub(super) fn clock_text(
    session: &Match,
    color: Color,
    now: Moment,
    language: Language,
) -> Option<String> {
    let reading = session.clock_reading(color, now)?;
    let face = clock_face(language, reading, session.control());
    Some(match face.beside {
        Some(beside) => format!("{} {beside}", face.time),
        None => face.time,
    })
}

/// Where the match stands, in a line.
pub(super) fn standing_text(scene: &Scene, session: &Match, language: Language) -> String {
    let picked = match &scene.board {
        Board::Pieces(pieces) => picked_text(pieces, session, language),
        Board::Stones(_) => None,
    };
    if let Some(picked) = picked {
        return picked;
    }
    if scene.handicap_left > 0 {
        return language.count(scene.handicap_left.into(), TableWords::PlaceHandicap);
    }
    match session.stage() {
        Stage::Playing => {
            let side = words::side(language, scene.table, scene.to_play());
            language.fill(TableWords::ToMove, &[&side])
        }
        Stage::Counting if session.is_proposing() => language.say(TableWords::Proposing).to_owned(),
        Stage::Counting => language.say(ConsoleWords::Counting).to_owned(),
        Stage::Over(outcome) => words::outcome(language, session.table(), &outcome),
    }
}

/// What is still missing of a move.
fn picked_text(pieces: &Pieces, session: &Match, language: Language) -> Option<String> {
    let side = words::side(language, session.table(), pieces.to_play);
    if session.stage() != Stage::Playing {
        return None;
    }
    match (pieces.picked, pieces.hand, pieces.variant) {
        (Picked::Piece(piece), ..) => {
            let piece = words::piece_name(language, piece);
            Some(language.fill(ConsoleWords::SquareFor, &[&side, &piece]))
        }
        (Picked::Square(at), ..) => {
            let square = point_name(session, at);
            Some(language.fill(ConsoleWords::PieceFor, &[&side, &square]))
        }
        (Picked::Nothing, Some(hand), _) => {
            let piece = words::piece_name(language, hand);
            Some(language.fill(ConsoleWords::SquareFor, &[&side, &piece]))
        }
        (Picked::Nothing, None, Variant::Quarto) => {
            Some(language.fill(ConsoleWords::GivePiece, &[&side]))
        }
        (Picked::Nothing, None, Variant::Aligne4) => None,
    }
}

/// How a match ended, line by line.
pub(super) fn result_lines(session: &Match, language: Language) -> Vec<String> {
    let Some(ending) = session.ending() else {
        return vec![language.say(ConsoleWords::NotOver).to_owned()];
    };
    let names = ByColor::from_fn(|color| session.player(color));
    let mut lines = vec![words::outcome_named(
        language,
        session.table(),
        &ending.outcome,
        &names,
    )];
    match &ending.tally {
        Some(Tally::Go(count)) => {
            let parts = ByColor::from_fn(|color| *count.parts(color));
            lines.extend(count_lines(&parts, count.scoring(), language));
        }
        Some(Tally::Othello(count)) => {
            lines.extend(disc_lines(count, language));
        }
        Some(Tally::Aligne4(won)) => {
            lines.extend(won.iter().map(|line| line_text(line, language)));
        }
        None => {}
    }
    if let Some(home) = session.file().filter(|_| !session.is_changed()) {
        lines.push(language.fill(words::Dialog::KeptIn, &[&home.path.display()]));
    }
    lines
}

/// The discs of both sides, and what the empty squares bring the winner.
fn disc_lines(count: &othello::Count, language: Language) -> Vec<String> {
    let row = |word: TableWords, of: ByColor<u32>| {
        let name = language.say(word);
        columns(name, &of.black.to_string(), &of.white.to_string())
    };
    let scores = count.scores();
    let [black, white] = Color::BOTH.map(|color| words::color(language, color));
    let mut lines = vec![
        columns("", black, white),
        row(TableWords::Discs, count.discs),
    ];
    if count.empty > 0 && count.leader().is_some() {
        let empty = ByColor::from_fn(|color| scores[color].saturating_sub(count.discs[color]));
        lines.push(row(TableWords::EmptySquares, empty));
    }
    lines.push(row(TableWords::Total, scores));
    lines
}

fn line_text(line: &Line, language: Language) -> String {
    let squares: Vec<String> = line
        .squares
        .iter()
        .filter_map(|at| Some(Square::at(*at)?.number().to_string()))
        .collect();
    let shared = words::shared_traits(language, line);
    language.fill(ConsoleWords::WonLine, &[&squares.join(" "), &shared])
}

/// The count line by line, a column for each side. What the rules do not count
/// is left out.
fn count_lines(parts: &ByColor<Parts>, scoring: Scoring, language: Language) -> Vec<String> {
    let number = |of: fn(&Parts) -> u32| ByColor::from_fn(|color| of(&parts[color]).to_string());
    let points =
        |of: fn(&Parts) -> HalfPoints| ByColor::from_fn(|color| language.points(of(&parts[color])));
    let mut rows = match scoring {
        Scoring::Area => vec![
            (TableWords::Stones, number(|it| it.stones)),
            (TableWords::TerritoryPart, number(|it| it.territory)),
        ],
        Scoring::Territory => vec![
            (TableWords::TerritoryPart, number(|it| it.territory)),
            (TableWords::Prisoners, number(|it| it.prisoners)),
            (TableWords::Dead, number(|it| it.dead)),
            (TableWords::PassStones, number(|it| it.pass_stones)),
        ],
    };
    rows.push((TableWords::Komi, points(|it| it.komi)));
    rows.push((TableWords::Bonus, points(|it| it.bonus)));
    rows.retain(|(phrase, values)| {
        let none = values.black == "0" && values.white == "0";
        !(none && matches!(phrase, TableWords::PassStones | TableWords::Bonus))
    });
    rows.push((TableWords::Total, points(|it| it.total)));
    let [black, white] = Color::BOTH.map(|color| words::color(language, color));
    let mut lines = vec![columns("", black, white)];
    let rows = rows.iter();
    lines.extend(rows.map(|(phrase, of)| columns(language.say(*phrase), &of.black, &of.white)));
    lines
}

fn columns(label: &str, black: &str, white: &str) -> String {
    format!("{label:<16} {black:>8} {white:>8}")
}
