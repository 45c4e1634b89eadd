//! Plain text and the notation of wikis, read back by a reader of their own.

use jego::board::{Color, Grid, Point, Size};
use jego::figure::{Figure, GameLine, Numbering, ShownNumbers};

use crate::games::{picture, random_game, rng, sgf};

/// The stones of a diagram of a Go wiki: the first move of its numbers is of the
/// color that the head names, and colors alternate.
fn wiki_stones(text: &str) -> Grid<Option<Color>> {
    let mut lines = text.lines();
    let head = lines.next().unwrap().strip_prefix("$$").unwrap();
    let black_first = match head.chars().next().unwrap() {
        'B' => true,
        'W' => false,
        other => panic!("{other}"),
    };
    let rows: Vec<Vec<char>> = lines
        .map(|line| line.strip_prefix("$$").unwrap())
        .filter(|line| line.contains('|'))
        .map(|line| line.chars().filter(|of| !matches!(of, ' ' | '|')).collect())
        .collect();
    let size = Size::new(rows.len() as u8).unwrap();
    Grid::from_fn(size, |point| {
        let sign = rows[usize::from(point.row)][usize::from(point.col)];
        match sign {
            'X' | 'B' | '#' | 'Y' | 'Z' => Some(Color::Black),
            'O' | 'W' | '@' | 'Q' | 'P' => Some(Color::White),
            '0'..='9' => {
                let place = (sign as u8 - b'0' + 9) % 10;
                let black = place.is_multiple_of(2) == black_first;
                Some(if black { Color::Black } else { Color::White })
            }
            '.' | ',' | 'C' | 'S' | 'T' | 'M' | 'a'..='z' => None,
            other => panic!("{other} is no sign of a diagram: {text}"),
        }
    })
}

/// The stones of a board as plain text, which has the names of its lines around it.
/// Of numbers the odd ones are Black's.
fn text_stones(text: &str, size: Size) -> Grid<Option<Color>> {
    let mut stones = Grid::filled(size, None);
    for line in text.lines().skip(1) {
        let row: u8 = line[..3].trim().parse().unwrap();
        let cells: Vec<char> = line[3..].chars().collect();
        for (col, cell) in cells.chunks(3).enumerate() {
            let cell: String = cell.iter().collect();
            let point = Point::new(col as u8, size.lines() - row);
            stones[point] = match cell.trim() {
                number if number.parse::<u32>().is_ok() => {
                    let odd = number.parse::<u32>().unwrap() % 2 == 1;
                    Some(if odd { Color::Black } else { Color::White })
                }
                other if other.contains('X') => Some(Color::Black),
                other if other.contains('O') => Some(Color::White),
                _ => None,
            };
        }
    }
    stones
}

/// Figures of random games, with moves in turn and without passes.
fn figures() -> Vec<(String, Figure)> {
    let mut all = Vec::new();
    for seed in 0..40 {
        let size = Size::new(5 + seed as u8 % 15).unwrap();
        let record = random_game(&mut rng(seed), size, 90);
        let line = GameLine::main(&record);
        let moves = line.moves().len();
        for from in [1, moves / 2, moves.saturating_sub(12).max(1)] {
            let to = (from + 9).min(moves);
            let figure = line.figure(from..=to, Numbering::Whole).unwrap();
            all.push((format!("seed {seed}, moves {from} to {to}"), figure));
        }
        let turn = line.turn_after(moves).unwrap();
        let position = line.position(turn, ShownNumbers::None);
        all.push((format!("seed {seed}, position"), position));
    }
    all
}

#[test]
fn a_diagram_of_a_wiki_is_read_back_as_the_same_board() {
    for (name, figure) in figures() {
        let text = figure.to_wiki();
        let read = picture(&wiki_stones(&text));
        assert_eq!(read, picture(&figure.stones), "{name}\n{text}");
    }
}

#[test]
fn a_board_as_text_is_read_back_as_the_same_board() {
    for (name, figure) in figures() {
        let text = figure.to_text();
        let read = picture(&text_stones(&text, figure.size()));
        assert_eq!(read, picture(&figure.stones), "{name}\n{text}");
    }
}

#[test]
fn a_corner_of_a_wiki_has_its_edges_and_no_others() {
    let record = sgf("(;SZ[19];B[qd];W[oc]TR[qd]LB[pe:A])");
    let line = GameLine::main(&record);
    let mut figure = line.position(line.turn_after(2).unwrap(), ShownNumbers::None);
    figure.part = jego::figure::Part::between(figure.size(), Point::new(13, 0), Point::new(18, 5));
    figure.caption = "Black to play".to_owned();
    assert_eq!(
        figure.to_wiki(),
        "$$Bc19 Black to play
$$  -------------
$$   . . . . . . |
$$   . . . . . . |
$$   . W . . . . |
$$   . . , Y . . |
$$   . . a . . . |
$$   . . . . . . |
"
    );
    assert_eq!(
        figure.to_text(),
        "    O  P  Q  R  S  T
19  .  .  .  .  .  .
18  .  .  .  .  .  .
17  . (O) .  .  .  .
16  .  .  + <X> .  .
15  .  .  A  .  .  .
14  .  .  .  .  .  .
"
    );
}
