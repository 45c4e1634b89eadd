//! What a search tells, how it is limited, and what it remembers.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use jego::ai::{
    Budget, Candidate, Config, Grade as _, Level, Mind as _, Question, Report, Stop, Thinker,
};
use jego::board::{Color, Vertex};
use jego::game::History;
use jego::go::{Handicap, Move, Position, Ruleset};

use crate::{choose, size, thinker};

fn start() -> History<Position> {
    History::new(Position::new(size(9), Ruleset::French.rules()))
}

fn analyze(game: &History<Position>, visits: u32) -> Report {
    let question = Question::of(game);
    let budget = Budget::of_visits(visits);
    let every = Duration::from_secs(1);
    thinker(Level::Chance, 4)
        .analyze(&question, &budget, &Stop::new(), every, &mut |_| ())
        .unwrap()
}

#[test]
fn a_report_adds_up() {
    let game = start();
    let report = analyze(&game, 500);
    assert_eq!(report.visits, 500);
    let visits: u32 = report.candidates.iter().map(|found| found.visits).sum();
    assert!((490..=500).contains(&visits), "{visits}");
    assert_eq!(report.candidates.len(), 82);
    let priors: f32 = report.candidates.iter().map(|found| found.prior).sum();
    assert!((priors - 1.0).abs() < 1e-3, "{priors}");
    // The first may be the surest instead of the one looked at most.
    for pair in report.candidates[1..].windows(2) {
        assert!(pair[0].visits >= pair[1].visits);
    }
    for found in &report.candidates {
        assert!((0.0..=1.0).contains(&found.black_win));
        assert_eq!(found.line[0], found.mv);
    }
    let owners = report.ownership.unwrap();
    assert!(owners.iter().all(|(_, owner)| owner.abs() <= 1.0));
    assert!(
        (0.2..0.8).contains(&report.black_win),
        "{}",
        report.black_win
    );
    assert!(report.black_lead.abs() < 20.0, "{}", report.black_lead);
}

#[test]
fn an_expected_line_can_be_played() {
    let mut game = start();
    let report = analyze(&game, 400);
    let line = &report.candidates[0].line;
    assert!(line.len() > 2, "{line:?}");
    for &mv in line {
        game.play(mv).unwrap();
    }
}

#[test]
fn who_is_told_to_stop_still_answers() {
    let game = start();
    let stop = Stop::new();
    stop.now();
    let budget = Budget::of_time(Duration::from_secs(3600));
    let question = Question::of(&game);
    let mut player = thinker(Level::Mastery, 1);
    player.choose(&question, &budget, &stop, &mut |_| ());
}

#[test]
fn an_analysis_goes_on_until_it_is_stopped() {
    let (sender, reports) = mpsc::channel();
    let stop = Stop::new();
    let sign = stop.clone();
    let thinking = thread::spawn(move || {
        let question = Question::of(&start());
        let every = Duration::from_millis(1);
        let mut tell = |report: Report| {
            let _ = sender.send(report.visits);
        };
        let mut player = thinker(Level::Care, 1);
        player.analyze(&question, &Budget::default(), &sign, every, &mut tell)
    });
    let told: Vec<u32> = reports.iter().take(3).collect();
    stop.now();
    let last = thinking.join().unwrap().unwrap();
    assert!(told.is_sorted() && told[0] < told[2], "{told:?}");
    assert!(last.visits >= told[2]);
}

#[test]
fn what_was_thought_before_is_remembered() {
    let mut game = start();
    let mut player = thinker(Level::Mastery, 1);
    let every = Duration::from_secs(1);
    let mut ask = |game: &History<Position>, visits| {
        let question = Question::of(game);
        let budget = Budget::of_visits(visits);
        player
            .analyze(&question, &budget, &Stop::new(), every, &mut |_| ())
            .unwrap()
    };
    let first = ask(&game, 300);
    for &mv in &first.candidates[0].line[..2] {
        game.play(mv).unwrap();
    }
    let again = ask(&game, 1);
    assert!(again.visits > 10, "{}", again.visits);
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
        let question = Question::of(&start());
        let mut player = thinker(level, 1);
        player.choose(&question, &budget, &Stop::new(), &mut |report| {
            visits = report.visits;
        });
        let most = level.visits().unwrap_or(0);
        assert!(visits <= most && visits * 2 >= most, "{level}: {visits}");
    }
    assert!(Level::Mastery.searches() && Level::Mastery.visits().is_none());
    assert_ne!(
        choose(&mut thinker(Level::Mastery, 1), &start(), 50),
        Move::Pass
    );
}

#[test]
fn a_move_of_the_wrong_side_is_not_taken_for_the_other_sides() {
    let mut game = start();
    let mut player = thinker(Level::Mastery, 1);
    let mut ask = |game: &History<Position>, visits| {
        let (question, every) = (Question::of(game), Duration::from_secs(1));
        let budget = Budget::of_visits(visits);
        player
            .analyze(&question, &budget, &Stop::new(), every, &mut |_| ())
            .unwrap()
    };
    let line = ask(&game, 300).candidates[0].line.clone();
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
fn visits_of_choice(player: &mut Thinker, game: &History<Position>) -> u32 {
    let mut visits = 0;
    let question = Question::of(game);
    let budget = Budget::of_time(Duration::from_secs(3600));
    player.choose(&question, &budget, &Stop::new(), &mut |report| {
        visits = report.visits;
    });
    visits
}

#[test]
fn a_level_that_had_time_to_think_is_still_that_level() {
    let mut game = start();
    let every = Duration::from_secs(1);
    let mut player = thinker(Level::Glance, 1);
    let question = Question::of(&game);
    let budget = Budget::of_visits(300);
    let report = player.analyze(&question, &budget, &Stop::new(), every, &mut |_| ());
    let line = report.unwrap().candidates[0].line.clone();
    let most = Level::Glance.visits().unwrap();
    assert!(visits_of_choice(&mut player, &game) <= most);

    // On the other side's time it looks at as much as on its own.
    let mut player = thinker(Level::Study, 1);
    let most = Level::Study.visits().unwrap();
    let report = player.ponder(&question, &Stop::new(), every, &mut |_| ());
    assert_eq!(report.unwrap().visits, most);
    game.play(line[0]).unwrap();
    assert!(visits_of_choice(&mut player, &game) <= most);
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
    let stop = Stop::new();
    stop.now();
    for seed in 0..20 {
        let mut player = Thinker::new(Config {
            level: Level::Mastery,
            threads: 4,
            seed,
            resigns: false,
        });
        assert_ne!(
            player.choose(
                &Question::of(&game),
                &Budget::default(),
                &stop,
                &mut |report| assert_eq!(report.candidates.len(), 82)
            ),
            jego::ai::Choice::Move(Move::Pass)
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
    let mut player = thinker(Level::Mastery, 1);
    let every = Duration::from_secs(600);
    let mut ask = |game: &History<Position>, visits| {
        let question = Question::of(game);
        let budget = Budget::of_visits(visits);
        player
            .analyze(&question, &budget, &Stop::new(), every, &mut |_| ())
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
    // Every chain stands, so that the pass that ends the game costs next to
    // nothing.
    let report = analyze(&game, 300);
    let passes = |found: &&Candidate| found.mv == Move::Pass;
    let over = report.visited().find(passes).unwrap().lead(Color::White);
    let going_on = report.lead(Color::White);
    assert!((over - going_on).abs() < 6.0, "{over} {going_on}");
}
