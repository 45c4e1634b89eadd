//! Time, as an argument.

use jego::board::Color;
use jego::game::Margin;
use jego::go::Ruleset;
use jego::record::save;
use jego::session::{Action, Event, Notice, Stage};

use super::{START, absolute, choose, new, of_record, secs, win};
#[test]
fn who_runs_out_of_time_loses() {
    let mut played = absolute(60);
    played.session.apply(choose("D4"), secs(10));
    played.session.poll(secs(61));
    assert!(matches!(
        played.session.notice(),
        Some(Notice::LowTime(Color::White))
    ));
    played.session.poll(secs(71));
    let stage = win(Color::Black, Margin::Time);
    assert_eq!(played.session.stage(), stage);
    played.session.poll(secs(500));
    let ended = played.session.take_events();
    let ends = ended
        .iter()
        .filter(|event| matches!(event, Event::Ended(_)));
    assert_eq!(ends.count(), 1);
}

#[test]
fn a_stone_that_comes_too_late_does_not_save_the_game() {
    let mut played = absolute(60);
    played.session.apply(choose("D4"), secs(10));
    played.session.apply(choose("E5"), secs(100));
    assert_eq!(played.session.stage(), win(Color::Black, Margin::Time));
    assert_eq!(played.stone("E5"), None);
}

#[test]
fn what_is_left_stands_in_the_record_after_each_move() {
    let mut played = absolute(60);
    played.session.apply(choose("D4"), secs(10));
    played.session.apply(choose("E5"), secs(30));
    let written = played.written();
    assert!(written.contains("BL[50.000]"), "{written}");
    assert!(written.contains("WL[40.000]"), "{written}");
}

#[test]
fn looking_around_stops_the_clock_until_the_next_move() {
    let mut played = absolute(60);
    played.session.apply(choose("D4"), secs(10));
    played.session.apply(Action::Step(-1), secs(20));
    assert_eq!(played.session.running_clock(), None);
    assert!(played.session.is_paused());
    played.session.apply(Action::Step(1), secs(1000));
    played.session.poll(secs(2000));
    assert_eq!(played.session.stage(), Stage::Playing);
    played.session.apply(choose("E5"), secs(3000));
    assert_eq!(played.session.running_clock(), Some(Color::Black));
    let left = played
        .session
        .clock_reading(Color::White, secs(3000))
        .unwrap();
    assert_eq!(left.left_millis, 50_000);
}

#[test]
fn counting_stops_the_clock_and_resuming_starts_it() {
    let mut played = absolute(60);
    for action in [choose("D4"), Action::Pass, Action::Pass] {
        played.session.apply(action, secs(1));
    }
    assert_eq!(played.session.running_clock(), None);
    played.session.apply(Action::Resume, secs(500));
    assert!(played.session.running_clock().is_some());
}

#[test]
fn clocks_come_back_from_a_save_as_they_were_and_stand_still() {
    let mut played = absolute(60);
    played.session.apply(choose("D4"), secs(10));
    played.session.apply(Action::Pause, secs(25));
    let record = save::read(&save::write(played.session.record()))
        .unwrap()
        .go()
        .unwrap();
    let mut again = of_record(record);
    assert_eq!(again.session.running_clock(), None);
    assert!(again.session.is_paused());
    let left = |color| {
        again
            .session
            .clock_reading(color, secs(900))
            .unwrap()
            .left_millis
    };
    assert_eq!((left(Color::Black), left(Color::White)), (50_000, 45_000));
    again.session.apply(Action::Pause, secs(900));
    assert_eq!(again.session.running_clock(), Some(Color::White));
}

#[test]
fn a_game_without_a_clock_never_ticks() {
    let mut played = new(Ruleset::French);
    played.session.start_clock(START);
    played.play("D4");
    assert_eq!(played.session.running_clock(), None);
    assert_eq!(played.session.next_tick(secs(5)), None);
    assert!(!played.session.is_paused());
}
