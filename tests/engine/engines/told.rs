//! What an engine is told to bring it to a position: no more than it takes.

use std::time::Duration;

use jego::ai::{Budget, ClockLeft, Question, StopFlag};
use jego::board::{ByColor, Color, PointSet, Size};
use jego::game::History;
use jego::go::{Handicap, Move, Position, Ruleset, Setup};
use jego::gtp::RemoteEngine;

use crate::engines::fake::{Fake, choice, game, play, point, question};

/// What is sent to come to a question and get an answer.
fn told(
    fake: &Fake,
    engine: &mut RemoteEngine,
    question: &Question<Position>,
    budget: &Budget,
) -> String {
    let before = fake.sent().len();
    engine.choose(question, budget, &StopFlag::new()).unwrap();
    fake.sent()[before..].join(", ")
}

#[test]
fn only_what_is_new_is_told() {
    let answers = "1) answer D4 ;; [2-4]) answer F6 ;; *) answer A9 ;;";
    let fake = Fake::new(&format!("genmove) case $asked in {answers} esac ;;"));
    let mut engine = fake.start();
    let mut told = |moves: &str| told(&fake, &mut engine, &question(moves), &Budget::default());
    assert_eq!(
        told("E5"),
        "boardsize 9, clear_board, komi 7.5, play black E5, genmove white"
    );
    assert_eq!(told("E5 D4 C3"), "play black C3, genmove white");
    // It plays F6 by itself; another move is played instead.
    assert_eq!(
        told("E5 D4 C3 G7 pass"),
        "undo, play white G7, play black pass, genmove white"
    );
    assert_eq!(told("E5 D4 C3"), "undo, undo, undo, genmove white");
    assert_eq!(told("E5 D4 C3 F6 B2"), "play black B2, genmove white");
    // Beginning anew is shorter than taking back.
    let anew = told("A1");
    assert!(anew.starts_with("boardsize 9, clear_board"), "{anew}");
}

#[test]
fn an_engine_that_cannot_undo_begins_anew() {
    for cases in [
        "undo) refuse 'cannot undo' ;;",
        "list_commands) answer play ;;",
    ] {
        let fake = Fake::new(cases);
        let mut engine = fake.start();
        engine
            .choose(&question("E5 C3 C4"), &Budget::default(), &StopFlag::new())
            .unwrap();
        let told = told(
            &fake,
            &mut engine,
            &question("E5 C3 G3"),
            &Budget::default(),
        );
        assert!(
            told.ends_with(
                "boardsize 9, clear_board, komi 7.5, play black E5, play white C3, \
                 play black G3, genmove white"
            ),
            "{told}"
        );
    }
}

#[test]
fn an_engine_that_refuses_the_way_is_given_the_stones() {
    // It does not let anyone pass.
    let fake = Fake::new("play) case $3 in pass) refuse 'illegal move' ;; *) answer ;; esac ;;");
    let mut engine = fake.start();
    let told = told(
        &fake,
        &mut engine,
        &question("E5 pass C3 C4"),
        &Budget::default(),
    );
    assert!(
        told.ends_with(
            "clear_board, komi 7.5, play black E5, play black C3, play white C4, genmove black"
        ),
        "{told}"
    );
}

#[test]
fn stones_put_by_hand_are_played_and_the_game_goes_on_from_there() {
    let fake = Fake::new("genmove) case $asked in 1) answer D4 ;; *) answer A9 ;; esac ;;");
    let mut engine = fake.start();
    let mut history = game("E5 C3");
    let setup = Setup {
        add: ByColor {
            black: PointSet::from_iter([point("A1")]),
            white: PointSet::from_iter([point("A2"), point("E5")]),
        },
        remove: PointSet::EMPTY,
        to_play: Some(Color::White),
    };
    history.arrange(setup).unwrap();
    play(&mut history, "G7");
    let told_first = told(
        &fake,
        &mut engine,
        &Question::of(&history),
        &Budget::default(),
    );
    assert_eq!(
        told_first,
        "boardsize 9, clear_board, komi 7.5, play black A1, play white E5, play white C3, \
         play white A2, play white G7, genmove black"
    );
    play(&mut history, "D4 B7");
    assert_eq!(
        told(
            &fake,
            &mut engine,
            &Question::of(&history),
            &Budget::default()
        ),
        "play white B7, genmove black"
    );
}

#[test]
fn a_handicap_is_told_as_one_where_the_engine_can_be_told() {
    let start = |rules: Ruleset, handicap| {
        let position = Position::with_handicap(Size::NINE, rules.rules(), handicap);
        Question::of(&History::new(position.unwrap()))
    };
    let chinese = start(Ruleset::Chinese, Handicap::Fixed(2));
    let fake = Fake::listing("", "set_free_handicap");
    let knows = told(&fake, &mut fake.start(), &chinese, &Budget::default());
    assert_eq!(
        knows,
        "boardsize 9, clear_board, komi 2.5, set_free_handicap G7 C3, genmove white"
    );
    for fake in [
        Fake::new(""),
        Fake::listing("set_free_handicap) refuse no ;;", "set_free_handicap"),
    ] {
        let plays = told(&fake, &mut fake.start(), &chinese, &Budget::default());
        assert!(plays.contains("komi 2.5"), "{plays}");
        assert!(
            plays.ends_with("play black G7, play black C3, genmove white"),
            "{plays}"
        );
    }
    let free = start(Ruleset::French, Handicap::Free(2));
    let fake = Fake::listing("", "set_free_handicap");
    assert_eq!(
        told(&fake, &mut fake.start(), &free, &Budget::default()),
        "boardsize 9, clear_board, komi 2.5, genmove black"
    );
}

#[test]
fn rules_are_told_exactly_or_else_by_name() {
    let position = Position::with_handicap(Size::NINE, Ruleset::Aga.rules(), Handicap::Fixed(3));
    let question = Question::of(&History::new(position.unwrap()));
    let exact = Fake::listing("", "kata-set-rules set_free_handicap");
    let said = told(&exact, &mut exact.start(), &question, &Budget::default());
    assert!(
        said.contains("kata-set-rules {\"ko\":\"SITUATIONAL\",\"scoring\":\"AREA\""),
        "{said}"
    );
    assert!(said.contains("komi 2.5"), "{said}");
    let cases = "kata-set-rules) case $2 in {*) refuse no ;; *) answer ;; esac ;;";
    let by_name = Fake::listing(cases, "kata-set-rules set_free_handicap");
    let said = told(
        &by_name,
        &mut by_name.start(),
        &question,
        &Budget::default(),
    );
    assert!(said.contains("kata-set-rules aga, komi 0.5,"), "{said}");
}

#[test]
fn time_is_agreed_on_once_a_game_and_what_is_left_is_told_before_each_move() {
    let fake = Fake::listing(
        "genmove) case $asked in 1) answer D4 ;; 2) answer F6 ;; *) answer A9 ;; esac ;;",
        "time_settings time_left",
    );
    let mut engine = fake.start();
    let left = |secs| Budget {
        clock: Some(ClockLeft::Absolute(Duration::from_secs(secs))),
        ..Budget::default()
    };
    let first = told(&fake, &mut engine, &question("E5"), &left(600));
    assert!(
        first.ends_with("time_settings 600 0 0, time_left white 600 0, genmove white"),
        "{first}"
    );
    let second = told(&fake, &mut engine, &question("E5 D4 C3"), &left(590));
    assert_eq!(
        second,
        "play black C3, time_left white 590 0, genmove white"
    );
    let free = told(
        &fake,
        &mut engine,
        &question("E5 D4 C3 F6 B2"),
        &Budget::default(),
    );
    assert_eq!(free, "play black B2, time_settings 0 1 0, genmove white");
    let untimed = Fake::new("");
    let said = told(&untimed, &mut untimed.start(), &question("E5"), &left(600));
    assert!(!said.contains("time"), "{said}");
}

#[test]
fn a_game_that_is_over_is_not_asked_about() {
    let fake = Fake::new("");
    let mut engine = fake.start();
    let over = question("E5 pass pass");
    let chosen = engine.choose(&over, &Budget::default(), &StopFlag::new());
    assert_eq!(chosen.unwrap(), choice("pass"));
    assert!(fake.sent().is_empty());
}

#[test]
fn dead_stones_are_whole_chains_and_nothing_else() {
    let cases =
        "final_status_list) case $asked in 0) printf '= E5\\nC3\\n\\n' ;; *) answer 'D4' ;; esac ;;
        genmove) answer PASS ;;";
    let fake = Fake::listing(cases, "final_status_list");
    let mut engine = fake.start();
    let over = question("E5 C3 E6 G7 pass pass");
    let dead = engine.dead(&over, &StopFlag::new()).unwrap();
    let wanted = ["E5", "E6", "C3"].map(point);
    assert_eq!(dead, PointSet::from_iter(wanted));
    assert_eq!(
        engine
            .choose(&question("E5"), &Budget::default(), &StopFlag::new())
            .unwrap(),
        jego::ai::Choice::Move(Move::Pass)
    );
    let error = engine
        .dead(&over, &StopFlag::new())
        .unwrap_err()
        .to_string();
    assert!(error.contains("\"D4\" as a dead stone"), "{error}");
    let silent = Fake::new("");
    let error = silent.start().dead(&over, &StopFlag::new()).unwrap_err();
    assert!(error.to_string().contains("final_status_list"), "{error}");
}
