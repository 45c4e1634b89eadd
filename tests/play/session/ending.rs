//! The count, the result, and what comes after it.

use jego::board::Color;
use jego::game::{Margin, TurnId};
use jego::go::Ruleset;
use jego::record::{Change, Header, save};
use jego::session::{Action, Event, Notice, Stage, rematch};

use super::{choose, new, of_record, win};

#[test]
fn nothing_is_accepted_before_dead_stones_are_proposed() {
    let mut played = new(Ruleset::French).with("E5 pass pass");
    played.act(Action::Accept);
    assert!(!played.session.is_finished());
    played.hear();
    played.act(Action::Accept);
    assert!(played.session.is_finished());
}

#[test]
fn two_passes_open_the_count_and_the_thread_proposes() {
    let mut played = new(Ruleset::French).with("E5 pass pass");
    assert_eq!(played.session.stage(), Stage::Counting);
    assert!(played.session.is_thinking());
    played.hear();
    assert!(played.session.record().dead().is_some());
    assert!(!played.is_dead("E5"));
}

#[test]
fn white_passes_last_where_the_rules_ask_for_it() {
    let mut played = new(Ruleset::Aga).with("E5 pass pass");
    assert_eq!(played.session.stage(), Stage::Playing);
    played.play("pass");
    assert_eq!(played.session.stage(), Stage::Counting);
}

#[test]
fn nobody_is_asked_where_all_stones_are_alive() {
    let played = new(Ruleset::TrompTaylor).with("E5 pass pass");
    assert!(matches!(played.session.stage(), Stage::Over(_)));
    assert!(!played.session.is_thinking());
}

#[test]
fn a_choice_while_counting_calls_a_chain_dead_or_alive() {
    let mut played = new(Ruleset::French).with("E5 C3 F5 C4 pass pass");
    // Who decides before the thread has found something is not overruled.
    played.act(choose("C3"));
    assert!(!played.session.is_thinking());
    assert!(played.is_dead("C3") && played.is_dead("C4"));
    played.act(choose("C4"));
    assert!(!played.is_dead("C3"));
    played.act(choose("A1"));
    assert_eq!(played.stone("A1"), None);
}

#[test]
fn accepting_writes_the_result_and_whose_the_points_are() {
    let mut played = new(Ruleset::French).with("E5 pass pass");
    played.hear();
    played.act(Action::Accept);
    let outcome = played.session.ending().unwrap().outcome;
    assert_eq!(outcome.to_string(), "B+73.5");
    assert!(played.session.ending().unwrap().tally.is_some());
    let written = played.written();
    assert!(written.contains("RE[B+73.5]"), "{written}");
    assert!(written.contains("TB["), "{written}");
    assert!(
        played
            .session
            .take_events()
            .contains(&Event::Ended(outcome))
    );
    let again = of_record(
        save::read(&save::write(played.session.record()))
            .unwrap()
            .go()
            .unwrap(),
    );
    assert_eq!(again.session.stage(), Stage::Over(outcome));
}

#[test]
fn what_was_called_dead_is_known_when_the_game_is_read_again() {
    let mut played = new(Ruleset::Japanese).with("E5 C3 pass pass");
    played.hear();
    if !played.is_dead("C3") {
        played.act(choose("C3"));
    }
    played.act(Action::Accept);
    let text = played.written();
    let opened = jego::record::open(text.into_bytes(), None).unwrap();
    let (mut record, _) = opened.games.go(0).unwrap();
    let last = record.history().tree().descendants(TurnId::START).last();
    record.apply(&Change::GoTo(last.unwrap())).unwrap();
    let again = of_record(record);
    assert!(again.is_dead("C3"));
    assert_eq!(again.session.ending(), played.session.ending());
}

#[test]
fn play_goes_on_after_the_count_and_after_the_end() {
    let mut played = new(Ruleset::French).with("E5 pass pass");
    played.hear();
    played.act(Action::Resume);
    assert_eq!(played.session.stage(), Stage::Playing);
    played.play("C3 pass pass");
    played.hear();
    played.act(Action::Accept);
    assert!(matches!(played.session.stage(), Stage::Over(_)));
    played.act(Action::Resume);
    assert_eq!(played.session.stage(), Stage::Playing);
    assert!(played.session.record().result().is_none());
    played.play("G7");
}

#[test]
fn resigning_ends_the_game_for_the_side_to_play() {
    let mut played = new(Ruleset::French).with("E5");
    played.act(Action::Resign);
    let stage = win(Color::Black, Margin::Resignation);
    assert_eq!(played.session.stage(), stage);
    assert!(played.session.ending().unwrap().tally.is_none());
    played.act(choose("A1"));
    assert!(matches!(played.session.notice(), Some(Notice::Over(_))));
    assert_eq!(played.stone("A1"), None);
    played.act(Action::Resign);
    assert_eq!(played.session.stage(), stage);
}

#[test]
fn a_move_before_the_end_of_a_finished_game_is_a_variation() {
    let mut played = new(Ruleset::French).with("E5 C3");
    played.act(Action::Resign);
    played.act(Action::Step(-1));
    for point in ["G7", "G6", "G5"] {
        played.play(point);
    }
    assert_eq!(played.session.stage(), Stage::Playing);
    assert!(played.session.is_finished());
    assert_eq!(played.session.record().branches_and_comments().0, 2);
    // What is tried there changes nothing about the result.
    let result = played.session.record().result();
    played.act(Action::Resign);
    played.act(Action::Pass);
    played.act(Action::Pass);
    played.hear();
    played.act(Action::Accept);
    assert_eq!(played.session.record().result(), result);
    assert!(matches!(played.session.notice(), Some(Notice::Ended(_))));
}

#[test]
fn a_rematch_has_the_names_the_other_way_round() {
    let mut played = new(Ruleset::French);
    for (color, name) in [(Color::Black, "Ada"), (Color::White, "Bo")] {
        played.act(Action::Header(Header::Player(color), name.to_owned()));
    }
    let again = rematch(played.session.record(), "2026-03-28").unwrap();
    let name = |color| again.header(Header::Player(color)).unwrap().into_owned();
    assert_eq!(
        (name(Color::Black), name(Color::White)),
        ("Bo".into(), "Ada".into())
    );
    assert_eq!(again.header(Header::Date).unwrap(), "2026-03-28");
}
