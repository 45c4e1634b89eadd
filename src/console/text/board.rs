//! Boards as lines of plain characters.

use super::pieces::piece_symbol;
use crate::aligne4::{Piece, Square};
use crate::board::{Color, Point, Vertex};
use crate::othello;
use crate::scene::{Board, Ground, Pieces, Scene, StoneBoard};
use crate::words::{self, ConsoleWords, Language};
/// The board of a match.
pub(in crate::console) fn board_lines(scene: &Scene, language: Language) -> Vec<String> {
    match &scene.board {
        Board::Stones(goban) => goban_lines(goban),
        Board::Pieces(pieces) => pieces_lines(pieces, language),
    }
}

/// The letter of a column.
pub(in crate::console) fn column_letter(goban: &StoneBoard, col: u8) -> char {
    let point = Point::new(col, 0);
    match goban.ground {
        Ground::Lines => Vertex::new(point, goban.size()).map_or(' ', Vertex::letter),
        Ground::Squares => othello::Square::new(point).map_or(' ', othello::Square::letter),
    }
}

/// The number of a row.
pub(in crate::console) fn row_number(goban: &StoneBoard, row: u8) -> u8 {
    match goban.ground {
        Ground::Lines => goban.size().lines().saturating_sub(row),
        Ground::Squares => row + 1,
    }
}

/// A board of stones or discs.
pub(in crate::console) fn goban_lines(goban: &StoneBoard) -> Vec<String> {
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
            text.push(goban_symbol(goban, Point::new(col, row)));
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
fn goban_symbol(goban: &StoneBoard, point: Point) -> char {
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
                Some(piece) => piece_symbol(piece),
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

/// A piece with its number, its symbol and its name.
fn piece_line(language: Language, piece: Piece) -> String {
    let name = words::piece_name(language, piece);
    format!("{:>2} {} {name}", piece.number(), piece_symbol(piece))
}
