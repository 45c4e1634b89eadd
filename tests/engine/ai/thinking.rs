//! What a search reports, how it is limited, and which tree it reuses.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use jego::ai::go::{GoBot, Level};
use jego::ai::{
    Bot as _, BotLevel as _, Budget, Candidate, Choice, Config, Question, Report, StopFlag,
};
use jego::board::{Color, Vertex};
use jego::game::History;
use jego::go::{Handicap, Move, Position, Ruleset};

use crate::ai::{bot, choose, game, size};

fn start() -> History<Position> {
    History::new(Position::new(size(9), Ruleset::French.rules()))
}

/// A game after its opening, in which levels of few visits do not search.
fn middle() -> History<Position> {
    let text = "
        . . . . . . . . .
        . . . . . . . . .
        . . O . O . X . .
        . . . . . . . . .
        . . O . X . . . .
        . . . . . . . . .
        . . O O X . X . .
        . . . . . X . . .
        . . . . . . . . .
    ";
    game(Ruleset::French.rules(), Color::Black, text)
}

fn analyze(game: &History<Position>, visits: u32) -> Report<Move> {
    let question = Question::of(game);
    let budget = Budget::of_visits(visits);
    let interval = Duration::from_secs(1);
    bot(Level::Chance, 4)
        .analyze(&question, &budget, &StopFlag::new(), interval, &mut |_| ())
        .unwrap()
}

#[test]
fn a_report_adds_up() {
    let game = start();
    let report = analyze(&game, 500);
    assert_eq!(report.visits, 500);
    let visits: u32 = report.candidates.iter().map(|found| found.visits).sum();
    // The first visit expands the root itself.
    assert_eq!(visits, 499);
    assert_eq!(report.candidates.len(), 82);
    let priors: f32 = report.candidates.iter().map(|found| found.prior).sum();
    assert!((priors - 1.0).abs() < 1e-3, "{priors}");
    // The first may have the best lower confidence bound instead of most visits.
    for pair in report.candidates[1..].windows(2) {
        assert!(pair[0].visits >= pair[1].visits);
    }
    for found in &report.candidates {
        assert!((0.0..=1.0).contains(&found.black_win));
        assert_eq!(found.variation[0], found.mv);
        assert!(found.win_lcb(Color::Black) <= found.black_win);
    }
    // The win rate of the root is the mean over its visits.
    let mean = |of: fn(&Candidate<Move>) -> f32| {
        let sum: f32 = report
            .visited()
            .map(|found| of(found) * found.visits as f32)
            .sum();
        sum / visits as f32
    };
    let (win, lead) = (
        mean(|found| found.black_win),
        mean(|found| found.black_lead),
    );
    assert!((win - report.black_win).abs() < 0.01, "{win}");
    assert!((lead - report.black_lead).abs() < 0.2, "{lead}");
    let owners = report.ownership.unwrap();
    assert!(owners.iter().all(|(_, owner)| owner.abs() <= 1.0));
    // With 7.5 points White is ahead from the start, but nothing is decided.
    assert!(
        (0.05..0.8).contains(&report.black_win),
        "{}",
        report.black_win
    );
    assert!(report.black_lead.abs() < 20.0, "{}", report.black_lead);
}

#[test]
fn an_expected_line_can_be_played() {
    let mut game = start();
    let report = analyze(&game, 400);
    let line = &report.candidates[0].variation;
    assert!(line.len() > 2, "{line:?}");
    for &mv in line {
        game.play(mv).unwrap();
    }
}

#[test]
fn who_is_told_to_stop_still_answers() {
    let game = start();
    let stop = StopFlag::new();
    stop.raise();
    let budget = Budget::of_time(Duration::from_secs(3600));
    let question = Question::of(&game);
    let mut player = bot(Level::Mastery, 1);
    let mut reported = Vec::new();
    let choice = player.choose(&question, &budget, &stop, &mut |report| {
        reported.push((report.visits, report.candidates[0].mv));
    });
    // Only the root was looked at: its policy alone says what to play.
    let [(1, best)] = reported[..] else {
        panic!("{reported:?}");
    };
    assert_ne!(best, Move::Pass);
    let Choice::Move(Move::Place(point)) = choice else {
        panic!("{choice:?}");
    };
    assert!(game.position().board().is_empty(point), "{point:?}");
}

#[test]
fn an_analysis_goes_on_until_it_is_stopped() {
    let (sender, reports) = mpsc::channel();
    let stop = StopFlag::new();
    let sign = stop.clone();
    let thinking = thread::spawn(move || {
        let question = Question::of(&start());
        let interval = Duration::from_millis(1);
        let mut tell = |report: Report<Move>| {
            let _ = sender.send(report.visits);
        };
        let mut player = bot(Level::Care, 1);
        player.analyze(&question, &Budget::default(), &sign, interval, &mut tell)
    });
    let told: Vec<u32> = reports.iter().take(3).collect();
    stop.raise();
    let last = thinking.join().unwrap().unwrap();
    assert!(told.is_sorted() && told[0] < told[2], "{told:?}");
    assert!(last.visits >= told[2]);
}

#[test]
fn the_tree_of_the_last_search_is_reused() {
    let mut game = start();
    let mut player = bot(Level::Mastery, 1);
    let interval = Duration::from_secs(1);
    let mut ask = |game: &History<Position>, visits| {
        let question = Question::of(game);
        let budget = Budget::of_visits(visits);
        player
            .analyze(&question, &budget, &StopFlag::new(), interval, &mut |_| ())
            .unwrap()
    };
    let first = ask(&game, 300);
    let best = &first.candidates[0];
    game.play(best.mv).unwrap();
    // The subtree of the move is kept with its visits, and one more is made.
    let again = ask(&game, 1);
    assert_eq!(again.visits, best.visits + 1);
    let replies: u32 = again.candidates.iter().map(|found| found.visits).sum();
    assert!(replies + 2 >= again.visits, "{replies}");
    game.play(best.variation[1]).unwrap();
    let reply = again
        .candidates
        .iter()
        .find(|of| of.mv == best.variation[1]);
    assert_eq!(ask(&game, 1).visits, reply.unwrap().visits + 1);
    // Another game is another matter.
    let mut other = start();
    other.play(Move::Pass).unwrap();
    other.play(first.candidates[5].mv).unwrap();
    assert_eq!(ask(&other, 1).visits, 1);
}

#[test]
fn the_levels_look_at_what_they_say() {
    for &level in Level::ALL {
        let mut visits = 0;
        // As much time as it takes: how quick the machine is does not matter.
        let budget = Budget::of_time(Duration::from_secs(3600));
        if level == Level::Mastery {
            continue;
        }
        let question = Question::of(&middle());
        let mut player = bot(level, 1);
        player.choose(&question, &budget, &StopFlag::new(), &mut |report| {
            visits = report.visits;
        });
        // A search ends early where what is left of the visits cannot change its
        // choice, and never before half of them.
        let most = level.visits().unwrap_or(0);
        assert!(
            (most.div_ceil(2)..=most).contains(&visits),
            "{level}: {visits}"
        );
        let searches = level.visits().is_some();
        assert_eq!(visits > 0, searches, "{level}: {visits}");
    }
    assert!(Level::Mastery.searches() && Level::Mastery.visits().is_none());
    assert_ne!(
        choose(&mut bot(Level::Mastery, 1), &start(), 50),
        Move::Pass
    );
}

#[test]
fn a_move_of_the_wrong_side_is_not_taken_for_the_other_sides() {
    let mut game = start();
    let mut player = bot(Level::Mastery, 1);
    let mut ask = |game: &History<Position>, visits| {
        let (question, interval) = (Question::of(game), Duration::from_secs(1));
        let budget = Budget::of_visits(visits);
        player
            .analyze(&question, &budget, &StopFlag::new(), interval, &mut |_| ())
            .unwrap()
    };
    let line = ask(&game, 300).candidates[0].variation.clone();
    // A file can have White begin.
    game.record(Color::White, line[0]).unwrap();
    assert_eq!(ask(&game, 1).visits, 1);
    // With two moves of White it is Black's turn again, as after two moves.
    game.undo();
    ask(&game, 300);
    for &mv in &line[..2] {
        game.record(Color::White, mv).unwrap();
    }
    assert_eq!(ask(&game, 1).visits, 1);
}

/// How many positions the last choice rests on.
fn visits_of_choice(player: &mut GoBot, game: &History<Position>) -> u32 {
    let mut visits = 0;
    let question = Question::of(game);
    let budget = Budget::of_time(Duration::from_secs(3600));
    player.choose(&question, &budget, &StopFlag::new(), &mut |report| {
        visits = report.visits;
    });
    visits
}

#[test]
fn a_level_that_had_time_to_think_is_still_that_level() {
    let mut game = middle();
    let interval = Duration::from_secs(1);
    let mut player = bot(Level::Glance, 1);
    let question = Question::of(&game);
    let budget = Budget::of_visits(300);
    let report = player.analyze(&question, &budget, &StopFlag::new(), interval, &mut |_| ());
    let line = report.unwrap().candidates[0].variation.clone();
    let most = Level::Glance.visits().unwrap();
    let visits = visits_of_choice(&mut player, &game);
    assert!((1..=most).contains(&visits), "{visits}");

    // On the other side's time it makes as many visits as on its own.
    let mut player = bot(Level::Study, 1);
    let most = Level::Study.visits().unwrap();
    let report = player.ponder(&question, &StopFlag::new(), interval, &mut |_| ());
    assert_eq!(report.unwrap().visits, most);
    game.play(line[0]).unwrap();
    let visits = visits_of_choice(&mut player, &game);
    assert!((most / 2..=most).contains(&visits), "{visits}");
}

#[test]
fn what_is_told_of_a_handicap_game_are_its_real_chances() {
    let rules = Ruleset::French.rules();
    let start = Position::with_handicap(size(9), rules, Handicap::Fixed(5)).unwrap();
    let game = History::new(start);
    let report = analyze(&game, 400);
    assert!(report.black_lead > 10.0, "{}", report.black_lead);
    assert!(report.black_win > 0.9, "{}", report.black_win);
}

#[test]
fn who_is_stopped_at_once_has_a_move_on_any_number_of_threads() {
    let game = start();
    let stop = StopFlag::new();
    stop.raise();
    for seed in 0..20 {
        let mut player = GoBot::new(Config {
            level: Level::Mastery.into(),
            threads: 4,
            seed,
            resigns: false,
        });
        let mut reported = Vec::new();
        let question = Question::of(&game);
        let choice = player.choose(&question, &Budget::default(), &stop, &mut |report| {
            reported.push(report.candidates.len());
        });
        assert_eq!(reported, [82], "seed {seed}");
        assert!(
            matches!(choice, Choice::Move(Move::Place(_))),
            "seed {seed}: {choice:?}"
        );
    }
}

#[test]
fn a_move_without_a_visit_is_no_better_known_than_the_position() {
    let mut game = start();
    game.play(Move::Place(jego::board::Point::new(0, 0)))
        .unwrap();
    for visits in [1, 30] {
        let report = analyze(&game, visits);
        let visited = report.visited().count();
        assert!(report.candidates.len() > visited);
        assert_eq!(visited == 0, visits == 1);
        let (looked_at, others) = report.candidates.split_at(visited);
        assert!(looked_at.iter().all(|found| found.visits > 0));
        for found in others {
            let known = (found.visits, found.black_win, found.black_lead);
            assert_eq!(known, (0, report.black_win, report.black_lead));
        }
    }
}

#[test]
fn however_unlikely_every_move_is_tried_in_time() {
    // After a recalled search too: only the likeliest moves are kept deep down.
    let mut game = History::new(Position::new(size(13), Ruleset::French.rules()));
    let mut player = bot(Level::Mastery, 1);
    let interval = Duration::from_secs(600);
    let mut ask = |game: &History<Position>, visits| {
        let question = Question::of(game);
        let budget = Budget::of_visits(visits);
        player
            .analyze(&question, &budget, &StopFlag::new(), interval, &mut |_| ())
            .unwrap()
    };
    let first = ask(&game, 800);
    assert!(first.visited().count() >= 50, "{}", first.visited().count());
    game.play(first.candidates[0].mv).unwrap();
    let second = ask(&game, 1);
    assert!(second.visits > 100, "{}", second.visits);
    assert_eq!(second.candidates.len(), 169);
}

#[test]
fn two_passes_are_worth_what_stands_on_the_board() {
    let moves = "F6 D5 E5 C7 D4 E8 F3 G3 C5 F7 C6 B7 D7 D8 E7 H6 G7 F8 G6 H5 B6 C8 E9 G8 H7 F5 D6 \
                 H4 G2 F4 E3 H2 F2 H1 F1 H8 J7 J8 G5 G4 J6 J5 E6 D9 A7 A8 A6 E4 D3 G1 pass H3 pass";
    let mut game = start();
    for name in moves.split_whitespace() {
        let mv = match name {
            "pass" => Move::Pass,
            _ => Move::Place(Vertex::parse(name, size(9)).unwrap().point()),
        };
        game.play(mv).unwrap();
    }
    // Nothing is left to play for, so that the pass that ends the game costs
    // nothing.
    // It takes this many visits for every move to be tried once.
    let report = analyze(&game, 1_500);
    let passes = |found: &&Candidate<Move>| found.mv == Move::Pass;
    let over = report.visited().find(passes).unwrap().lead(Color::White);
    let going_on = report.lead(Color::White);
    // Two results are a point apart: half of one is already on the way to another.
    assert!((over - going_on).abs() < 0.5, "{over} {going_on}");
}
