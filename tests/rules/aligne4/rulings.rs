//! Rulings, as boards of piece numbers.

use jego::aligne4::{
    Board, IllegalMove, Move, Piece, Position, Square, Trait, TraitValue, Values, Variant,
};
use jego::board::{Color, Point};
use jego::game::{Game as _, History, Margin, Outcome};

use crate::aligne4::slow::lines;

fn piece(number: usize) -> Piece {
    Piece::ALL[number]
}

fn at(square: usize) -> Point {
    Square::ALL[square].point()
}

fn put(number: usize, square: usize) -> Move {
    Move::Put {
        piece: piece(number),
        at: at(square),
    }
}

/// Plays the pieces of a board one by one from the top left: a number is a
/// piece, a dot nothing.
#[track_caller]
fn game(text: &str) -> History<Position> {
    let mut game = History::new(Position::new(Variant::Aligne4));
    for (square, word) in text.split_whitespace().enumerate() {
        if let Ok(number) = word.parse() {
            game.play(put(number, square)).unwrap();
        }
    }
    game
}

/// The same game in the other variant: each side is handed what it put.
fn as_quarto(moves: &[(usize, usize)]) -> History<Position> {
    let mut game = History::new(Position::new(Variant::Quarto));
    for &(number, square) in moves {
        game.play(Move::Give(piece(number))).unwrap();
        game.play(Move::Set(at(square))).unwrap();
    }
    game
}

fn win(winner: Color) -> Option<Outcome> {
    Some(Outcome::Win {
        winner,
        by: Margin::Unstated,
    })
}

/// Four pieces that have this value and nothing else in common.
fn sharing_only(value: TraitValue) -> [usize; 4] {
    let others: Vec<usize> = (0..4)
        .filter(|&bit| Trait::ALL[bit] != value.of())
        .collect();
    let base: usize = (0..16)
        .find(|&number| piece(number).has(value) && others.iter().all(|bit| number >> bit & 1 == 0))
        .unwrap();
    let bit = |index: usize| 1 << others[index];
    [
        base,
        base | bit(0) | bit(1),
        base | bit(0) | bit(2),
        base | bit(1) | bit(2),
    ]
}

#[test]
fn every_line_wins_with_every_trait_and_no_other_is_shown() {
    for &squares in lines() {
        for value in TraitValue::ALL {
            let numbers = sharing_only(value);
            let moves: Vec<(usize, usize)> = numbers.into_iter().zip(squares).collect();
            let mut game = History::new(Position::new(Variant::Aligne4));
            for &(number, square) in &moves {
                assert_eq!(game.position().outcome(), None);
                game.play(put(number, square)).unwrap();
            }
            assert_eq!(game.position().outcome(), win(Color::White), "{value}");
            let quarto = as_quarto(&moves);
            // Black hands over the first piece, and so sets the fourth.
            assert_eq!(quarto.position().outcome(), win(Color::Black), "{value}");
            for position in [game.position(), quarto.position()] {
                let won = position.winning_lines();
                assert_eq!(won.len(), 1);
                let mut shown = won[0].squares.map(|point| Square::at(point).unwrap());
                shown.sort();
                let mut expected = squares.map(|square| Square::ALL[square]);
                expected.sort();
                assert_eq!(shown, expected);
                assert_eq!(won[0].values, [value].into_iter().collect::<Values>());
            }
        }
    }
}

#[test]
fn four_pieces_that_share_nothing_are_no_line() {
    let game = game(
        "
        0 15 3 12
        . .  . .
        . .  . .
        . .  . .
        ",
    );
    assert_eq!(game.position().outcome(), None);
    assert!(game.position().winning_lines().is_empty());
}

#[test]
fn four_pieces_in_a_square_are_no_line() {
    let game = game(
        "
        0 2 . .
        4 6 . .
        . . . .
        . . . .
        ",
    );
    assert_eq!(game.position().outcome(), None);
}

#[test]
fn a_broken_diagonal_is_no_line() {
    let game = game(
        "
        . 0 . .
        . . 2 .
        . . . 4
        6 . . .
        ",
    );
    assert_eq!(game.position().outcome(), None);
}

#[test]
fn one_piece_can_complete_two_lines_and_both_are_shown() {
    // The row shares only that it is round, the column only that it is plants.
    let mut game = game(
        "
        .  0 3 5
        15 . . .
        13 . . .
        6  . . .
        ",
    );
    game.play(put(4, 0)).unwrap();
    assert_eq!(game.position().outcome(), win(Color::Black));
    let lines = game.position().winning_lines();
    let shown: Vec<Vec<TraitValue>> = lines
        .iter()
        .map(|line| line.values.iter().collect())
        .collect();
    assert_eq!(shown, [[TraitValue::Round], [TraitValue::Plant]]);
    assert_eq!(lines[0].squares, [0, 1, 2, 3].map(at));
    assert_eq!(lines[1].squares, [0, 4, 8, 12].map(at));
}

#[test]
fn a_line_can_share_more_than_one_trait() {
    let game = game(
        "
        0 1 2 3
        . . . .
        . . . .
        . . . .
        ",
    );
    let values = game.position().winning_lines()[0].values;
    assert_eq!(values.len(), 2);
    assert!(values.contains(TraitValue::Animal) && values.contains(TraitValue::Round));
}

#[test]
fn a_piece_and_a_square_serve_once() {
    let mut game = game("7 . . .  . . . .  . . . .  . . . .");
    let before = *game.position();
    let taken = game.play(put(8, 0));
    assert_eq!(taken, Err(IllegalMove::Occupied(Square::ALL[0])));
    assert_eq!(game.play(put(7, 1)), Err(IllegalMove::Used(piece(7))));
    assert_eq!(*game.position(), before);
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let mut game = game("0 1 2 3  . . . .  . . . .  . . . .");
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.play(put(9, 9)), Err(IllegalMove::Over));
}

#[test]
fn in_aligne_4_nothing_is_handed_over() {
    let mut game = History::new(Position::new(Variant::Aligne4));
    assert_eq!(
        game.play(Move::Give(piece(0))),
        Err(IllegalMove::PieceAndSquare)
    );
    assert_eq!(
        game.play(Move::Set(at(0))),
        Err(IllegalMove::PieceAndSquare)
    );
    game.play(put(0, 0)).unwrap();
    assert_eq!(game.position().to_play(), Color::White);
}

#[test]
fn in_quarto_one_hands_over_and_the_other_sets_and_hands_over() {
    let mut game = History::new(Position::new(Variant::Quarto));
    assert_eq!(game.position().to_play(), Color::Black);
    assert_eq!(game.play(Move::Set(at(0))), Err(IllegalMove::GiveFirst));
    assert_eq!(game.play(put(0, 0)), Err(IllegalMove::GiveFirst));

    game.play(Move::Give(piece(5))).unwrap();
    assert_eq!(game.position().to_play(), Color::White);
    assert_eq!(game.position().hand(), Some(piece(5)));
    assert!(!game.position().unused().any(|unused| unused == piece(5)));
    let first = Err(IllegalMove::SetFirst(piece(5)));
    assert_eq!(game.play(Move::Give(piece(6))), first);
    assert_eq!(game.play(put(5, 0)), first);

    game.play(Move::Set(at(9))).unwrap();
    assert_eq!(game.position().to_play(), Color::White);
    assert_eq!(game.position().piece(at(9)), Some(piece(5)));
    let used = Err(IllegalMove::Used(piece(5)));
    assert_eq!(game.play(Move::Give(piece(5))), used);
    game.play(Move::Give(piece(6))).unwrap();
    assert_eq!(game.position().to_play(), Color::Black);
    let taken = Err(IllegalMove::Occupied(Square::ALL[9]));
    assert_eq!(game.play(Move::Set(at(9))), taken);

    game.undo();
    assert_eq!(game.position().hand(), None);
    assert_eq!(game.position().to_play(), Color::White);
}

/// Fills the squares in order so that no line is ever complete.
fn fill(board: Board, moves: &mut Vec<(usize, usize)>) -> bool {
    let Some(square) = board.empty_squares().next() else {
        return true;
    };
    for piece in board.unused() {
        if board.completes(piece, square) {
            continue;
        }
        moves.push((piece.number().into(), square.number().into()));
        if fill(board.with(piece, square), moves) {
            return true;
        }
        moves.pop();
    }
    false
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    let mut moves = Vec::new();
    assert!(fill(Board::EMPTY, &mut moves));
    assert_eq!(moves.len(), 16);
    let mut game = History::new(Position::new(Variant::Aligne4));
    for &(number, square) in &moves {
        assert_eq!(game.position().outcome(), None);
        game.play(put(number, square)).unwrap();
    }
    let quarto = as_quarto(&moves);
    for game in [game, quarto] {
        assert_eq!(game.position().outcome(), Some(Outcome::Draw));
        assert!(game.legal_moves().is_empty());
        assert!(game.position().winning_lines().is_empty());
    }
}

#[test]
fn the_sixteenth_piece_can_still_win() {
    let mut moves = Vec::new();
    assert!(fill(Board::EMPTY, &mut moves));
    // Two of the pieces change places, so that a line that holds one of them
    // and the last square may come to share something.
    let mut found = false;
    for first in 0..16 {
        for second in 0..first {
            let mut other = moves.clone();
            (other[first].0, other[second].0) = (moves[second].0, moves[first].0);
            let mut game = History::new(Position::new(Variant::Aligne4));
            let all = other
                .iter()
                .all(|&(number, square)| game.play(put(number, square)).is_ok());
            found |= all && game.position().outcome() == win(Color::White);
        }
    }
    assert!(found, "a board that is won with the last piece");
}
