//! The levels that play like people do nothing that no player would do.

use jego::ai::Question;
use jego::ai::go::Level;
use jego::board::{Color, Point, Size};
use jego::game::{Game as _, History};
use jego::go::{Board, Move, Position, Ruleset};

use crate::ai::{bot, choose, size};

const LEVELS: [Level; 4] = [Level::Whim, Level::Fancy, Level::Habit, Level::Taste];

fn is_on_first_line(size: Size, point: Point) -> bool {
    let last = size.lines() - 1;
    [point.col, point.row]
        .iter()
        .any(|&of| of == 0 || of == last)
}

/// What a stone on the first line is for, if anything: it captures, gives or
/// escapes atari, touches something, or comes in the endgame.
fn has_reason(before: &Board, by: Color, point: Point, stones: usize) -> bool {
    let size = before.size();
    let touches = size
        .neighbours(point)
        .any(|near| before.stone(near).is_some());
    let captures = before.effect(by, point).captures > 0;
    let near =
        |other: Point| other.row.abs_diff(point.row) <= 1 && other.col.abs_diff(point.col) <= 1;
    let mut around = size.points().filter(|&other| near(other));
    let late = stones * 9 >= size.area() * 4;
    captures || touches || (late && around.any(|other| before.stone(other).is_some()))
}

/// Plays seeded games and hands every move of them to a judge.
fn every_move(
    lines: u8,
    seeds: std::ops::Range<u64>,
    judge: impl Fn(&Position, usize, Point, &str),
) {
    for seed in seeds {
        let level = LEVELS[seed as usize % LEVELS.len()];
        // The weakest is played most often.
        let level = if seed % 2 == 0 { Level::Whim } else { level };
        let mut game = History::new(Position::new(size(lines), Ruleset::French.rules()));
        let mut player = bot(level, seed);
        for turn in 0..size(lines).area() {
            if game.position().is_over() {
                break;
            }
            let mv = choose(&mut player, &game, 100);
            let passes = &game.position().situation().passes;
            assert!(
                passes.black.max(passes.white) < 6,
                "{level} seed {seed}: one side plays on and on"
            );
            if let Move::Place(point) = mv {
                let told = format!(
                    "{level} seed {seed} move {turn} {point:?}\n{:?}",
                    game.position()
                );
                judge(game.position(), turn, point, &told);
            }
            game.play(mv).unwrap();
        }
    }
}

#[test]
fn nobody_plays_on_the_first_line_without_a_reason() {
    for (lines, seeds) in [(9, 0..10), (13, 0..2), (19, 0..1)] {
        every_move(lines, seeds, |position, turn, point, told| {
            let board = position.board();
            let stands = board.stones().black.len() + board.stones().white.len();
            let reason = has_reason(board, position.to_play(), point, turn.max(stands));
            assert!(!is_on_first_line(board.size(), point) || reason, "{told}");
        });
    }
}

#[test]
fn nobody_puts_many_stones_in_atari_for_nothing() {
    every_move(9, 30..38, |position, _, point, told| {
        let board = position.board();
        let effect = board.effect(position.to_play(), point);
        let mut after = board.clone();
        after.play(position.to_play(), point);
        // Whoever is in atari may try to run.
        let mut near = board.size().neighbours(point);
        let runs = near.any(|near| {
            board.stone(near) == Some(position.to_play()) && board.liberties(near) == 1
        });
        let alone = effect.captures > 0 || after.chain_len(point) < 4 || runs;
        assert!(alone || after.liberties(point) > 1, "{told}");
    });
}

#[test]
fn people_still_play_differently_in_the_same_position() {
    let game = History::new(Position::new(size(9), Ruleset::French.rules()));
    let question = Question::of(&game);
    assert!(!question.position().is_over());
    let moves = (0..30).map(|seed| choose(&mut bot(Level::Whim, seed), &game, 100));
    let mut moves: Vec<Move> = moves.collect();
    moves.sort();
    moves.dedup();
    assert!(moves.len() >= 6, "{moves:?}");
}
