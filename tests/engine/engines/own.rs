//! Our own engine, seated like any other.

use jego::ai::go::{GoBot, Level};
use jego::ai::{Bot as _, Budget, Choice, Config, Question, StopFlag};
use jego::board::{Color, Size};
use jego::game::{Game as _, History};
use jego::go::{Count, Handicap, Position, Ruleset};
use jego::gtp::{EngineCommand, EngineLog, RemoteEngine};

use crate::engines::fake::game_by;

fn start(log: &EngineLog) -> RemoteEngine {
    let command = EngineCommand {
        command: format!(
            "'{}' gtp --level care --seed 1 --no-resign",
            env!("CARGO_BIN_EXE_jego")
        ),
        ..EngineCommand::default()
    };
    RemoteEngine::start(&command, log).unwrap()
}

#[test]
fn a_short_game_under_every_ruleset_is_legal_to_its_end() {
    let log = EngineLog::new();
    let mut engine = start(&log);
    for rules in Ruleset::ALL {
        let mut greed = GoBot::new(Config {
            level: Level::Greed.into(),
            threads: 1,
            seed: 2,
            resigns: false,
        });
        let mut history = game_by(rules, "E5 C3 G7");
        while !history.position().is_over() && history.past().turns() < 300 {
            let question = Question::of(&history);
            let (budget, stop) = (Budget::of_visits(20), StopFlag::new());
            let choice = match history.position().to_play() {
                Color::Black => greed.choose(&question, &budget, &stop, &mut |_| ()),
                Color::White => engine.choose(&question, &budget, &stop).unwrap(),
            };
            match choice {
                Choice::Move(mv) => history.play(mv).unwrap(),
                Choice::Resign => panic!("it was told not to resign"),
            };
        }
        assert!(history.position().is_over(), "{rules}");
        let dead = engine
            .dead(&Question::of(&history), &StopFlag::new())
            .unwrap();
        let count = Count::of(history.position(), &dead);
        assert!(count.parts(Color::White).total > history.position().komi());
    }
    assert!(!log.text().contains("< ?"), "{}", log.text());
}

#[test]
fn handicaps_and_branches_are_understood() {
    let log = EngineLog::new();
    let mut engine = start(&log);
    let rules = Ruleset::Japanese.rules();
    let position = Position::with_handicap(Size::NINE, rules, Handicap::Fixed(4)).unwrap();
    let mut history = History::new(position);
    for _ in 0..3 {
        let question = Question::of(&history);
        let choice = engine.choose(&question, &Budget::default(), &StopFlag::new());
        let Choice::Move(mv) = choice.unwrap() else {
            panic!("nobody resigns so early")
        };
        history.play(mv).unwrap();
        history.undo();
        let first = history.legal_moves()[0];
        history.play(first).unwrap();
    }
    assert!(!log.text().contains("< ?"), "{}", log.text());
}
