//! GNU Go, where it is installed.

use std::io::Write as _;

use jego::ai::go::{GoBot, Level};
use jego::ai::{Bot as _, Budget, Choice, Config, Question, StopFlag};
use jego::board::{ByColor, Color, PointSet, Size, Vertex};
use jego::game::{Game as _, History};
use jego::go::{Count, Handicap, Position, Ruleset, Setup};
use jego::gtp::{EngineCommand, EngineLog, RemoteEngine};

use crate::engines::fake::{game, play, point};

/// Set where these tests must run, as CI does: then a missing GNU Go is a
/// failure.
const REQUIRED: &str = "JEGO_REQUIRE_GNUGO";

/// The command line of GNU Go; `None`, said aloud, where it is not installed.
pub(crate) fn gnu_go() -> Option<String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<_> = std::env::split_paths(&path).collect();
    folders.push("/usr/games".into());
    let mut programs = folders.iter().map(|folder| folder.join("gnugo"));
    let Some(program) = programs.find(|program| program.is_file()) else {
        let required = std::env::var_os(REQUIRED).is_some();
        assert!(!required, "{REQUIRED} is set, but gnugo is not installed");
        // Not captured by the test harness, so that it is seen.
        let _ = writeln!(std::io::stderr(), "skipped: gnugo is not installed");
        return None;
    };
    Some(format!("'{}' --mode gtp --level 1", program.display()))
}

fn start(log: &EngineLog) -> Option<RemoteEngine> {
    let command = EngineCommand {
        command: gnu_go()?,
        ..EngineCommand::default()
    };
    Some(RemoteEngine::start(&command, log).unwrap())
}

/// Fails unless the stones on its board are those of the game.
#[track_caller]
fn sees(engine: &mut RemoteEngine, history: &History<Position>) {
    let question = Question::of(history);
    let board = history.position().board();
    for (color, name) in [(Color::Black, "black"), (Color::White, "white")] {
        let command = format!("list_stones {name}");
        let said = engine
            .consult(&question, &command, &StopFlag::new())
            .unwrap();
        let stones = said.split_whitespace();
        let stones = stones.map(|stone| Vertex::parse(stone, board.size()).unwrap().point());
        assert_eq!(PointSet::from_iter(stones), board.stones()[color], "{name}");
    }
}

#[test]
fn a_whole_game_against_care_is_legal_to_its_end_and_counted() {
    let log = EngineLog::new();
    let Some(mut engine) = start(&log) else {
        return;
    };
    assert_eq!(engine.name(), "GNU Go");
    let mut care = GoBot::new(Config {
        level: Level::Care.into(),
        threads: 1,
        seed: 4,
        resigns: false,
    });
    let mut history = game("");
    while !history.position().is_over() {
        let question = Question::of(&history);
        let (budget, stop) = (Budget::default(), StopFlag::new());
        let choice = match history.position().to_play() {
            Color::Black => care.choose(&question, &budget, &stop, &mut |_| ()),
            Color::White => engine.choose(&question, &budget, &stop).unwrap(),
        };
        let Choice::Move(mv) = choice else {
            panic!("GNU Go does not resign at this level")
        };
        history.play(mv).unwrap();
        assert!(history.past().turns() < 400, "the game comes to an end");
    }
    sees(&mut engine, &history);
    let dead = engine
        .dead(&Question::of(&history), &StopFlag::new())
        .unwrap();
    let outcome = Count::of(history.position(), &dead).outcome();
    assert_eq!(outcome.winner(), Some(Color::White), "{outcome}");
    // It was told each move once, and nothing twice.
    let text = log.text();
    assert_eq!(text.matches("> clear_board").count(), 1);
    let told = text.matches("> play black").count() + text.matches("> genmove white").count();
    assert_eq!(told, history.past().turns());
}

#[test]
fn its_board_follows_undo_branches_setups_and_new_games() {
    let Some(mut engine) = start(&EngineLog::new()) else {
        return;
    };
    let mut history = game("E5 C3 G7 G3 C7");
    sees(&mut engine, &history);
    history.undo();
    history.undo();
    sees(&mut engine, &history);
    play(&mut history, "D4 D5");
    sees(&mut engine, &history);
    history
        .arrange(Setup {
            add: ByColor {
                black: PointSet::from_iter(["A1", "B1", "C3"].map(point)),
                white: PointSet::from_iter(["A2", "B2"].map(point)),
            },
            remove: PointSet::from_iter([point("E5")]),
            to_play: Some(Color::White),
        })
        .unwrap();
    sees(&mut engine, &history);
    play(&mut history, "C1 pass");
    sees(&mut engine, &history);
    let question = Question::of(&history);
    let choice = engine.choose(&question, &Budget::default(), &StopFlag::new());
    if let Choice::Move(mv) = choice.unwrap() {
        history.play(mv).unwrap();
    }
    sees(&mut engine, &history);
    for _ in 0..4 {
        history.undo();
    }
    sees(&mut engine, &history);
    let handicap = Position::with_handicap(
        Size::NINETEEN,
        Ruleset::Japanese.rules(),
        Handicap::Fixed(9),
    );
    sees(&mut engine, &History::new(handicap.unwrap()));
}

#[test]
fn a_board_that_it_does_not_have_is_refused_in_its_words() {
    let Some(mut engine) = start(&EngineLog::new()) else {
        return;
    };
    let rules = Ruleset::Chinese.rules();
    let large = History::new(Position::new(Size::LARGEST, rules));
    let question = Question::of(&large);
    let error = engine.choose(&question, &Budget::default(), &StopFlag::new());
    assert_eq!(
        error.unwrap_err().to_string(),
        "the engine refuses \"boardsize 25\": unacceptable size"
    );
    let small = Question::of(&game(""));
    let answer = engine.choose(&small, &Budget::default(), &StopFlag::new());
    assert!(matches!(answer, Ok(Choice::Move(_))));
}
