//! The search against looking at everything.

use std::collections::HashMap;
use std::time::Duration;

use jego::ai::aligne4::Level;
use jego::ai::{Bot as _, Budget, Choice, Question, Report, StopFlag};
use jego::aligne4::{Position, Variant};
use jego::board::Color;
use jego::game::{Game as _, History};

use crate::aligne4::slow::Slow;
use crate::aligne4::{begun, bot, choose};

/// Enough for any position that is asked about here.
const ENOUGH: u32 = u32::MAX;

/// How many random games are begun; most of them end too soon.
const SEEDS: u64 = 1_000;

/// What a position is worth to the side to play, found by looking at every
/// game that can come of it: 100 less the pieces on the board for a win, the
/// opposite for a loss, nothing for a draw.
fn minimax(slow: &Slow, known: &mut HashMap<Slow, i32>) -> i32 {
    if let Some(winner) = slow.winner {
        let worth = 100 - slow.pieces() as i32;
        return if winner == slow.to_play {
            worth
        } else {
            -worth
        };
    }
    if slow.is_full() {
        return 0;
    }
    if let Some(&worth) = known.get(slow) {
        return worth;
    }
    let after: Vec<Slow> = slow
        .legal_moves()
        .into_iter()
        .map(|mv| slow.after(mv))
        .collect();
    // Nothing is better than to win at once.
    let won = after.iter().find(|after| after.winner.is_some());
    let worth = match won {
        Some(won) => worth_of(slow, won, known),
        None => after
            .iter()
            .map(|after| worth_of(slow, after, known))
            .max()
            .unwrap(),
    };
    known.insert(slow.clone(), worth);
    worth
}

/// What a position that was come to is worth to who moved there.
fn worth_of(before: &Slow, after: &Slow, known: &mut HashMap<Slow, i32>) -> i32 {
    let worth = minimax(after, known);
    if after.to_play == before.to_play {
        worth
    } else {
        -worth
    }
}

/// Random games that go on, with at least this many pieces on the board.
fn late(variant: Variant, fewest: usize, seeds: u64) -> Vec<(u64, History<Position>)> {
    let games = (0..seeds).filter_map(|seed| {
        let pieces = fewest + (seed % (16 - fewest as u64)) as usize;
        let turns = match variant {
            Variant::Aligne4 => pieces,
            Variant::Quarto => 2 * pieces + (seed / 7 % 2) as usize,
        };
        Some((seed, begun(variant, turns, seed)?))
    });
    games.collect()
}

/// The chosen move is one of the best, also in how soon or late the game ends,
/// and every move that is analysed is worth what it is said to be.
fn agrees_with_minimax(variant: Variant, fewest: usize, seeds: u64) -> usize {
    let games = late(variant, fewest, seeds);
    // One player for all of them: what it remembers of one game is true in the
    // next.
    let mut player = bot(Level::Mastery, 3);
    for (seed, game) in &games {
        let slow = Slow::of(game);
        let mut known = HashMap::new();
        let best = minimax(&slow, &mut known);
        let mv = choose(&mut player, game, ENOUGH);
        let worth = worth_of(&slow, &slow.after(mv), &mut known);
        assert_eq!(worth, best, "{variant}, seed {seed}: {mv:?}");

        let (question, interval) = (Question::of(game), Duration::MAX);
        let budget = Budget::default();
        let report = player
            .analyze(&question, &budget, &StopFlag::new(), interval, &mut |_| ())
            .unwrap();
        for candidate in &report.candidates {
            let worth = worth_of(&slow, &slow.after(candidate.mv), &mut known);
            let told = f64::from(candidate.win(slow.to_play));
            let expected = f64::from(worth.signum() + 1) / 2.0;
            assert_eq!(told, expected, "{variant}, seed {seed}: {candidate:?}");
            assert_eq!(candidate.variation[0], candidate.mv);
        }
        let expected = f64::from(best.signum() + 1) / 2.0;
        assert_eq!(f64::from(report.win(slow.to_play)), expected);
    }
    games.len()
}

#[test]
fn late_games_of_aligne_4_are_played_perfectly() {
    let compared = agrees_with_minimax(Variant::Aligne4, 9, SEEDS);

    assert!(compared > 300, "{compared}");
}

#[test]
fn late_games_of_quarto_are_played_perfectly() {
    let compared = agrees_with_minimax(Variant::Quarto, 9, SEEDS);

    assert!(compared > 300, "{compared}");
}

#[test]
fn a_line_that_is_expected_can_be_played() {
    for variant in Variant::ALL {
        for (seed, game) in late(variant, 6, 60) {
            let mut player = bot(Level::Mastery, seed);
            let budget = Budget::of_visits(20_000);
            let (question, interval) = (Question::of(&game), Duration::MAX);
            let report = player
                .analyze(&question, &budget, &StopFlag::new(), interval, &mut |_| ())
                .unwrap();
            assert!(report.candidates.len() <= 40);
            let chances = report
                .candidates
                .iter()
                .map(|candidate| candidate.win(report.to_play));
            assert!(chances.is_sorted_by(|better, worse| better >= worse));
            for candidate in report.candidates {
                let mut game = game.clone();
                for mv in candidate.variation {
                    game.play(mv).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_stop_sign_ends_an_analysis_that_would_take_very_long() {
    for variant in Variant::ALL {
        let game = History::new(Position::new(variant));
        let stop = StopFlag::new();
        let mut tell = |_| stop.raise();
        let report = bot(Level::Mastery, 1).analyze(
            &Question::of(&game),
            &Budget::default(),
            &stop,
            Duration::ZERO,
            &mut tell,
        );
        let report = report.unwrap();
        assert_eq!(report.to_play, Color::Black);
        assert!(!report.candidates.is_empty());
        assert!(report.black_win > 0.0 && report.black_win < 1.0);
    }
}

#[test]
fn pondering_goes_on_until_it_is_stopped() {
    let game = History::new(Position::new(Variant::Aligne4));
    let stop = StopFlag::new();
    let mut told = 0;
    let mut tell = |_| {
        told += 1;
        if told == 3 {
            stop.raise();
        }
    };
    let mut player = bot(Level::Mastery, 1);
    let report = player.ponder(&Question::of(&game), &stop, Duration::ZERO, &mut tell);
    assert!(report.is_some() && told >= 3);
}

#[test]
fn with_the_sign_given_before_it_still_answers() {
    let stop = StopFlag::new();
    stop.raise();
    for variant in Variant::ALL {
        let game = History::new(Position::new(variant));
        let mut player = bot(Level::Mastery, 1);
        let choice = player.choose(&Question::of(&game), &Budget::default(), &stop, &mut |_| ());
        assert!(matches!(choice, Choice::Move(_)));
    }
}

#[test]
fn no_more_boards_are_looked_at_than_the_budget_allows() {
    for variant in Variant::ALL {
        let game = begun(variant, 5, 1).unwrap();
        let mut player = bot(Level::Mastery, 1);
        let mut visits = 0;
        let mut tell = |report: Report<_>| visits = report.visits;
        let budget = Budget::of_visits(5_000);
        player.choose(&Question::of(&game), &budget, &StopFlag::new(), &mut tell);
        // The board at which the budget is found to be spent counts as well.
        assert!((1..=5_001).contains(&visits), "{visits}");
    }
}

#[test]
fn a_finished_game_has_nothing_to_think_about() {
    let mut game = History::new(Position::new(Variant::Aligne4));
    while let Some(&mv) = game.legal_moves().first() {
        game.play(mv).unwrap();
    }
    assert!(game.position().outcome().is_some());
    let (question, budget, stop) = (Question::of(&game), Budget::default(), StopFlag::new());
    let mut player = bot(Level::Mastery, 1);
    let nothing = player.analyze(&question, &budget, &stop, Duration::ZERO, &mut |_| ());
    assert_eq!(nothing, None);
    let choice = player.choose(&question, &budget, &stop, &mut |_| ());
    assert_eq!(choice, Choice::Resign);
}
