//! The fast rules against the slow ones.

use jego::aligne4::{IllegalMove, Move, Piece, Position, Square, Variant};
use jego::board::{Color, Point};
use jego::game::{Game as _, History, Past, perft};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;

use crate::aligne4::begun;
use crate::aligne4::slow::Slow;

/// Plays one random game by both and compares them at every turn: what is
/// legal, what stands, whose turn it is, who won, and what undo brings back.
fn compare_game(variant: Variant, seed: u64) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut fast = History::new(Position::new(variant));
    let mut slow = Slow::new(variant);
    let mut way = vec![slow.clone()];
    loop {
        let legal = slow.legal_moves();
        assert_eq!(fast.legal_moves(), legal, "seed {seed}");
        let by = slow.to_play;
        for mv in Slow::all_moves() {
            let verdict = fast.position().judge(by, mv, fast.past());
            assert_eq!(verdict.is_ok(), legal.contains(&mv), "seed {seed}, {mv:?}");
            if let Err(refusal) = verdict {
                let before = *fast.position();
                assert_eq!(fast.play(mv), Err(refusal));
                assert_eq!(*fast.position(), before);
            }
        }
        let Some(&mv) = legal.choose(&mut rng) else {
            break;
        };
        let refused = fast.position().judge(by.other(), mv, fast.past());
        assert_eq!(refused, Err(IllegalMove::NotTheirTurn(by.other())));
        fast.play(mv).unwrap();
        slow = slow.after(mv);
        assert_eq!(Slow::of(&fast), slow, "seed {seed}");
        way.push(slow.clone());
    }
    assert!(fast.position().is_over());
    assert_eq!(
        fast.position().winning_lines().is_empty(),
        slow.winner.is_none()
    );
    while let Some(expected) = way.pop() {
        assert_eq!(Slow::of(&fast), expected, "seed {seed}");
        fast.undo();
    }
    while fast.redo().is_some() {}
    assert_eq!(Slow::of(&fast), slow, "seed {seed}");
}

#[test]
fn random_games_of_aligne_4_agree_with_the_slow_rules() {
    (0..300).for_each(|seed| compare_game(Variant::Aligne4, seed));
}

#[test]
fn random_games_of_quarto_agree_with_the_slow_rules() {
    (0..300).for_each(|seed| compare_game(Variant::Quarto, seed));
}

#[test]
fn what_a_board_says_about_lines_agrees_with_trying_it() {
    let (mut compared, mut winnable) = (0, 0);
    for seed in 0..400 {
        let turns = (seed % 14) as usize;
        let Some(game) = begun(Variant::Aligne4, turns, seed) else {
            continue;
        };
        let (board, slow) = (game.position().board(), Slow::of(&game));
        assert_eq!(board.can_be_completed(), slow.can_win(), "seed {seed}");
        compared += 1;
        winnable += usize::from(slow.can_win());
        let mut harmless = Vec::new();
        for piece in board.unused() {
            let wins = |square: Square| {
                let at = square.point();
                let after = slow.after(Move::Put { piece, at });
                assert_eq!(board.completes(piece, square), after.winner.is_some());
                after.winner.is_some()
            };
            let squares: Vec<bool> = board.empty_squares().map(wins).collect();
            if !squares.contains(&true) {
                harmless.push(piece);
            }
        }
        assert_eq!(board.harmless().collect::<Vec<Piece>>(), harmless);
    }
    assert!(compared > 200 && winnable > 50, "{winnable} of {compared}");
}

fn slow_perft(slow: &Slow, depth: u32) -> u64 {
    let moves = slow.legal_moves();
    match depth {
        0 => 1,
        1 => moves.len() as u64,
        _ => moves
            .into_iter()
            .map(|mv| slow_perft(&slow.after(mv), depth - 1))
            .sum(),
    }
}

/// No line has four pieces before the fourth move, so that the first numbers
/// are products.
#[test]
fn the_first_moves_are_as_many_as_pieces_times_squares() {
    let start = Position::new(Variant::Aligne4);
    for (depth, count) in [(0, 1), (1, 256), (2, 57_600), (3, 11_289_600)] {
        assert_eq!(perft(&start, depth), count);
    }
    let start = Position::new(Variant::Quarto);
    for (depth, count) in [(1, 16), (2, 256), (3, 3_840), (4, 57_600), (5, 806_400)] {
        assert_eq!(perft(&start, depth), count);
    }
}

#[test]
fn the_number_of_move_sequences_agrees_with_the_slow_rules() {
    for (variant, turns, depth) in [(Variant::Aligne4, 9, 3), (Variant::Quarto, 18, 6)] {
        let mut compared = 0;
        for seed in 0..60 {
            if let Some(game) = begun(variant, turns, seed) {
                let fast = perft(game.position(), depth);
                let slow = slow_perft(&Slow::of(&game), depth);
                assert_eq!(fast, slow, "seed {seed}");
                compared += 1;
            }
        }
        assert!(compared > 2, "{variant}: {compared}");
    }
}

#[test]
fn a_point_off_the_board_is_refused_and_changes_nothing() {
    for at in [Point::new(4, 0), Point::new(0, 4), Point::new(255, 255)] {
        let mut game = History::new(Position::new(Variant::Aligne4));
        let put = Move::Put {
            piece: Piece::ALL[3],
            at,
        };
        assert_eq!(game.play(put), Err(IllegalMove::OffBoard(at)));
        assert!(game.record(Color::White, put).is_err());
        assert_eq!(*game.position(), Position::new(Variant::Aligne4));
    }
}

#[test]
fn a_move_out_of_turn_can_be_recorded_and_is_marked() {
    let mut game = History::new(Position::new(Variant::Aligne4));
    let put = game.legal_moves()[77];
    let turn = game.record(Color::White, put).unwrap();
    let breach = game.tree().breach(turn);
    let expected = IllegalMove::NotTheirTurn(Color::White);
    assert_eq!(breach, Some(&expected));
    assert_eq!(game.position().to_play(), Color::Black);
}

#[test]
fn boards_with_the_same_pieces_have_the_same_key_whatever_the_order() {
    let start = Position::new(Variant::Aligne4);
    let past = Past::starting_from(&start);
    let moves: Vec<_> = [(3, 5), (9, 0), (14, 15)]
        .map(|(piece, square)| Move::Put {
            piece: Piece::ALL[piece],
            at: Square::ALL[square].point(),
        })
        .to_vec();
    let (mut there, mut back) = (start, start);
    for index in 0..3 {
        there.play(moves[index], &past).unwrap();
        back.play(moves[2 - index], &past).unwrap();
    }
    assert_eq!(there.key(), back.key());
    assert_ne!(there.key(), start.key());
}
