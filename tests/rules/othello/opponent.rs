//! What is asked of the opponent.

use std::time::Duration;

use jego::ai::othello::{Level, OthelloBot};
use jego::ai::{Bot as _, BotLevel as _, Budget, Choice, Config, Question, Report, StopFlag};
use jego::board::Color;
use jego::game::{Game as _, History};
use jego::othello::{Move, Position};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::othello::picture::position;

fn bot(level: Level, seed: u64) -> OthelloBot {
    OthelloBot::new(Config {
        level,
        threads: 1,
        seed,
        resigns: true,
    })
}

/// A game with so many random moves.
fn opening(moves: usize, seed: u64) -> History<Position> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut history = History::new(Position::new());
    for _ in 0..moves {
        let legal = history.legal_moves();
        if legal.is_empty() {
            break;
        }
        history
            .play(legal[rng.random_range(0..legal.len())])
            .unwrap();
    }
    history
}

fn chosen(bot: &mut OthelloBot, history: &History<Position>, budget: &Budget) -> Move {
    let question = Question::of(history);
    match bot.choose(&question, budget, &StopFlag::new(), &mut |_| ()) {
        Choice::Move(mv) => mv,
        Choice::Resign => panic!("nobody gives up in Othello"),
    }
}

/// The moves of a whole game of a level against itself.
fn game(level: Level, seed: u64) -> Vec<Move> {
    let mut history = History::new(Position::new());
    let mut both = bot(level, seed);
    let mut moves = Vec::new();
    while history.position().outcome().is_none() {
        let mv = chosen(&mut both, &history, &Budget::of_visits(2_000));
        history.play(mv).unwrap();
        moves.push(mv);
    }
    moves
}

#[test]
fn every_level_plays_whole_games_by_the_rules_and_the_same_ones_with_the_same_seed() {
    for &level in Level::ALL {
        let moves = game(level, 3);
        assert_eq!(moves, game(level, 3), "{level}");
        let others = (4..12).map(|seed| game(level, seed));
        assert!(others.into_iter().any(|other| other != moves), "{level}");
    }
}

#[test]
fn with_the_sign_given_every_level_answers_at_once_with_a_legal_move() {
    let stop = StopFlag::new();
    stop.raise();
    for &level in Level::ALL {
        for moves in [0, 10, 30, 45] {
            let history = opening(moves, 7);
            let question = Question::of(&history);
            let mut last = None;
            let choice = bot(level, 1).choose(
                &question,
                &Budget::of_time(Duration::from_secs(3_600)),
                &stop,
                &mut |report| last = Some(report),
            );
            let Choice::Move(mv) = choice else {
                panic!("{level} gave up")
            };
            assert!(history.legal_moves().contains(&mv), "{level}");
            assert!(last.is_none_or(|report: Report<Move>| report.visits == 0));
        }
    }
}

#[test]
fn no_more_positions_are_looked_at_than_the_budget_has() {
    for visits in [1, 100, 5_000] {
        for moves in [0, 20, 40, 50] {
            let history = opening(moves, 11);
            let mut told = 0;
            let mut reports = |report: Report<Move>| told = told.max(report.visits);
            let budget = Budget::of_visits(visits);
            let question = Question::of(&history);
            let mut mind = bot(Level::Mastery, 1);
            mind.choose(&question, &budget, &StopFlag::new(), &mut reports);
            let interval = Duration::ZERO;
            mind.analyze(&question, &budget, &StopFlag::new(), interval, &mut reports);
            assert!(told <= visits, "{told} of {visits} after {moves} moves");
        }
    }
}

#[test]
fn no_time_at_all_is_enough_for_a_legal_move() {
    let history = opening(20, 5);
    let budget = Budget::of_time(Duration::ZERO);
    let mv = chosen(&mut bot(Level::Mastery, 1), &history, &budget);
    assert!(history.legal_moves().contains(&mv));
}

fn legal_and_sorted(history: &History<Position>, report: &Report<Move>) {
    let side = history.position().to_play();
    assert_eq!(report.to_play, side);
    let mut moves: Vec<Move> = report.candidates.iter().map(|one| one.mv).collect();
    for pair in report.candidates.windows(2) {
        assert!(pair[0].win(side) >= pair[1].win(side));
    }
    moves.sort();
    assert_eq!(moves, history.legal_moves());
    for candidate in &report.candidates {
        assert_eq!(candidate.variation.first(), Some(&candidate.mv));
        assert!((0.0..=1.0).contains(&candidate.black_win));
        assert!((-64.0..=64.0).contains(&candidate.black_lead));
        let mut game = History::new(*history.position());
        for &mv in &candidate.variation {
            game.play(mv).unwrap();
        }
    }
    assert_eq!(report.black_win, report.candidates[0].black_win);
    assert_eq!(report.black_lead, report.candidates[0].black_lead);
}

#[test]
fn an_analysis_has_every_legal_move_and_the_best_first() {
    for moves in [0, 1, 9, 24, 38, 52] {
        let history = opening(moves, 2);
        let question = Question::of(&history);
        let mut reports = Vec::new();
        let last = bot(Level::Mastery, 1).analyze(
            &question,
            &Budget::of_visits(60_000),
            &StopFlag::new(),
            Duration::ZERO,
            &mut |report| reports.push(report),
        );
        assert!(!reports.is_empty());
        for report in reports.iter().chain(&last) {
            legal_and_sorted(&history, report);
        }
    }
}

#[test]
fn an_analysis_near_the_end_proves_what_it_says() {
    let history = opening(50, 9);
    let question = Question::of(&history);
    let mut mind = bot(Level::Mastery, 1);
    let budget = Budget::default();
    let interval = Duration::MAX;
    let report = mind
        .analyze(&question, &budget, &StopFlag::new(), interval, &mut |_| ())
        .unwrap();
    for candidate in &report.candidates {
        let expected = match candidate.black_lead {
            lead if lead > 0.0 => 1.0,
            lead if lead < 0.0 => 0.0,
            _ => 0.5,
        };
        assert_eq!(candidate.black_win, expected);
        assert_eq!(candidate.black_lead.fract(), 0.0);
    }
    // Both sides play what was proved, and it comes true.
    let mut game = history.clone();
    while game.position().outcome().is_none() {
        let mv = chosen(&mut mind, &game, &budget);
        game.play(mv).unwrap();
    }
    let scores = game.position().count().scores();
    let lead = scores.black as f32 - scores.white as f32;
    assert_eq!(lead, report.black_lead);
}

#[test]
fn a_forced_pass_is_chosen_and_analyzed_and_an_end_is_neither() {
    let board = "
        X X X X X X X .
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X O .
    ";
    let mut history = History::new(position(Color::White, board));
    for &level in Level::ALL {
        let mut mind = bot(level, 1);
        assert_eq!(chosen(&mut mind, &history, &Budget::default()), Move::Pass);
        let question = Question::of(&history);
        let interval = Duration::MAX;
        let report = mind.analyze(
            &question,
            &Budget::default(),
            &StopFlag::new(),
            interval,
            &mut |_| (),
        );
        let report = report.unwrap();
        legal_and_sorted(&history, &report);
        assert_eq!((report.black_win, report.black_lead), (1.0, 64.0));
    }
    history.play(Move::Pass).unwrap();
    let last = history.legal_moves();
    history.play(last[0]).unwrap();
    let question = Question::of(&history);
    let mut mind = bot(Level::Mastery, 1);
    let interval = Duration::MAX;
    assert_eq!(chosen(&mut mind, &history, &Budget::default()), Move::Pass);
    let (budget, stop) = (Budget::default(), StopFlag::new());
    assert!(
        mind.analyze(&question, &budget, &stop, interval, &mut |_| ())
            .is_none()
    );
    assert!(
        mind.ponder(&question, &stop, interval, &mut |_| ())
            .is_none()
    );
}

#[test]
fn pondering_ends_where_the_level_ends_and_leaves_the_next_choice_less_to_do() {
    let history = opening(20, 4);
    let question = Question::of(&history);
    let visits_of = |mind: &mut OthelloBot| {
        let mut visits = 0;
        let mut tell = |report: Report<Move>| visits = report.visits;
        mind.choose(&question, &Budget::default(), &StopFlag::new(), &mut tell);
        visits
    };
    let fresh = visits_of(&mut bot(Level::Plan, 1));
    let mut mind = bot(Level::Plan, 1);
    let interval = Duration::MAX;
    let report = mind.ponder(&question, &StopFlag::new(), interval, &mut |_| ());
    legal_and_sorted(&history, &report.unwrap());
    assert!(visits_of(&mut mind) < fresh);
}

#[test]
fn a_corner_that_decides_the_game_is_taken() {
    let board = "
        . O O O O O O X
        O O O O O O O X
        O O O O O O O X
        O O O O O O O X
        O O O O O O O X
        O O O O O O O X
        O O O O O O O X
        . O O O O O . X
    ";
    let history = History::new(position(Color::Black, board));
    for level in [Level::Greed, Level::Glance, Level::Plan, Level::Mastery] {
        let mv = chosen(&mut bot(level, 2), &history, &Budget::default());
        let Move::Place(point) = mv else {
            panic!("{level} passed")
        };
        assert_eq!(point.col, 0, "{level}");
    }
}
