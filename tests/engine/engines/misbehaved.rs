//! Engines that do not do what they should: each is told apart, none is waited
//! for too long, and none stays.

use std::thread;
use std::time::Duration;

use jego::ai::{Budget, Choice, StopFlag};
use jego::go::IllegalMove;
use jego::go::Move;
use jego::gtp::{EngineCommand, EngineError, EngineLog, RemoteEngine};

use crate::engines::fake::{Fake, choice, question};

const SHORT: Duration = Duration::from_millis(100);

/// Asks for a move after Black's first at E5.
fn ask(engine: &mut RemoteEngine) -> Result<Choice<Move>, EngineError> {
    engine.choose(&question("E5"), &Budget::default(), &StopFlag::new())
}

/// An engine whose first answer is wrong says so, and can be asked again from
/// a fresh board.
#[track_caller]
fn is_wrong_once(answer: &str, is: impl Fn(&EngineError) -> bool, says: &str) {
    let cases = format!("genmove) case $asked in 1) {answer} ;; *) answer C3 ;; esac ;;");
    let fake = Fake::new(&cases);
    let mut engine = fake.start();
    let error = ask(&mut engine).unwrap_err();
    assert!(is(&error), "{error:?}");
    assert!(error.to_string().contains(says), "{error}");
    assert_eq!(ask(&mut engine).unwrap(), choice("C3"));
    let sent = fake.sent();
    let cleared = sent.iter().filter(|line| *line == "clear_board").count();
    assert_eq!(cleared, 2, "{sent:?}");
}

#[test]
fn nonsense_is_no_move() {
    let is = |error: &EngineError| matches!(error, EngineError::NotAMove(_));
    is_wrong_once("answer 'to the left'", is, "\"to the left\"");
    is_wrong_once("answer", is, "\"\"");
    is_wrong_once("answer K10", is, "\"K10\"");
    is_wrong_once("answer 'C3 C4'", is, "\"C3 C4\"");
}

#[test]
fn an_illegal_move_says_which_rule_it_breaks() {
    let is = |error: &EngineError| matches!(error, EngineError::Illegal(IllegalMove::Occupied(_)));
    is_wrong_once("answer E5", is, "E5 is already occupied");
}

#[test]
fn a_refusal_is_told_in_the_words_of_the_engine() {
    let is = |error: &EngineError| matches!(error, EngineError::Refused { .. });
    is_wrong_once("refuse 'too tired'", is, "\"genmove white\": too tired");
}

#[test]
fn an_answer_without_its_sign_is_none() {
    let is = |error: &EngineError| matches!(error, EngineError::NotAnAnswer(_));
    is_wrong_once("printf 'C3\\n\\n'", is, "\"C3\"");
    // What comes behind it is not taken for the answer to something else.
    is_wrong_once("printf 'C3\\n\\n= D4\\n\\n= D5\\n\\n'", is, "\"C3\"");
}

#[test]
fn an_answer_that_is_no_text_is_told() {
    let is = |error: &EngineError| matches!(error, EngineError::NotText(_));
    is_wrong_once("printf '= \\377\\376\\n\\n'", is, "\"genmove white\"");
    is_wrong_once("printf '\\377\\n\\n'", is, "not text");
}

#[test]
fn small_letters_carriage_returns_and_lines_too_many_are_understood() {
    for (answer, chosen) in [
        ("= d4\\r\\n\\r\\n", choice("D4")),
        ("=\\tD4 \\n\\n", choice("D4")),
        ("\\n\\n= PASS\\n\\n\\n\\n", choice("pass")),
        ("=7 Resign\\n\\n", Choice::Resign),
    ] {
        let fake = Fake::new(&format!("genmove) printf '{answer}' ;;"));
        let mut engine = fake.start();
        assert_eq!(ask(&mut engine).unwrap(), chosen, "{answer}");
        assert_eq!(ask(&mut engine).unwrap(), chosen, "{answer}");
    }
}

#[test]
fn an_engine_that_never_answers_is_given_up_and_ended() {
    let mut fake = Fake::new("*) ;;");
    fake.timeouts.start = SHORT;
    let error = fake.try_start().unwrap_err();
    assert!(matches!(error, EngineError::TimedOut { .. }), "{error}");
    assert!(
        error
            .to_string()
            .contains("\"protocol_version\" within 0.1 s")
    );
    fake.is_gone();
}

#[test]
fn an_engine_that_thinks_for_ever_is_ended_and_started_anew() {
    let mut fake = Fake::new("genmove) while :; do :; done ;;");
    fake.timeouts.choose = SHORT;
    fake.timeouts.grace = SHORT;
    let mut engine = fake.start();
    for _ in 0..2 {
        let error = ask(&mut engine).unwrap_err();
        assert!(matches!(error, EngineError::TimedOut { .. }), "{error}");
    }
    drop(engine);
    fake.is_gone();
    let greetings = fake.log.text().matches("> list_commands\n").count();
    assert_eq!(greetings, 2);
}

#[test]
fn an_engine_that_dies_says_how_and_is_started_anew() {
    let fake = Fake::new(
        "genmove) case $asked in 2) echo 'no memory' >&2; exit 3 ;; *) answer D4 ;; esac ;;",
    );
    let mut engine = fake.start();
    assert_eq!(ask(&mut engine).unwrap(), choice("D4"));
    let error = engine.choose(&question("E5 D4 C3"), &Budget::default(), &StopFlag::new());
    let error = error.unwrap_err();
    assert_eq!(
        error.to_string(),
        "the engine exited with code 3; its last output: no memory"
    );
    fake.is_gone();
    assert_eq!(ask(&mut engine).unwrap(), choice("D4"));
}

#[test]
fn a_stopped_engine_is_left_at_once_and_heard_out_later() {
    // The first move never comes, but the program still listens.
    let fake = Fake::new("genmove) case $asked in 1) ;; *) answer C3 ;; esac ;;");
    let mut engine = fake.start();
    let stop = StopFlag::new();
    let flag = stop.clone();
    let log = fake.log.clone();
    let watcher = thread::spawn(move || {
        while !log.text().contains("> genmove") {
            thread::yield_now();
        }
        flag.raise();
    });
    let error = engine.choose(&question("E5"), &Budget::default(), &stop);
    assert!(matches!(error, Err(EngineError::Stopped)), "{error:?}");
    watcher.join().unwrap();
    assert_eq!(ask(&mut engine).unwrap(), choice("C3"));
    let greetings = fake.log.text().matches("> list_commands\n").count();
    assert_eq!(greetings, 1, "it was not started anew");
}

#[test]
fn a_late_answer_is_not_taken_for_another() {
    let cases = "genmove) case $asked in 1) ;; *) answer C3 ;; esac ;;
        protocol_version) case $asked in 1) printf '= E7\\n\\n' ;; esac; answer 2 ;;";
    let mut fake = Fake::new(cases);
    fake.timeouts.choose = SHORT;
    let mut engine = fake.start();
    assert!(ask(&mut engine).is_err());
    assert_eq!(ask(&mut engine).unwrap(), choice("C3"));
}

#[test]
fn nothing_is_asked_once_the_stop_sign_is_given() {
    let fake = Fake::new("");
    let mut engine = fake.start();
    let stop = StopFlag::new();
    stop.raise();
    let error = engine.choose(&question(""), &Budget::default(), &stop);
    assert!(matches!(error, Err(EngineError::Stopped)));
    assert!(fake.sent().is_empty(), "{:?}", fake.sent());
}

#[test]
fn an_engine_goes_when_it_is_dropped_whether_it_wants_to_or_not() {
    let fake = Fake::new("");
    drop(fake.start());
    fake.is_gone();
    assert!(fake.log.text().contains("> quit\n"), "{}", fake.log.text());
    // This one knows neither the word nor the end of input.
    let stubborn = Fake::new("quit) while :; do :; done ;;");
    drop(stubborn.start());
    stubborn.is_gone();
}

/// Engines that write without end are ended, even if nobody asks them anything
/// any more, and can be asked again.
#[track_caller]
fn is_ended_for_flooding(answer: &str, is: impl Fn(&EngineError) -> bool) {
    let fake = Fake::new(&format!("genmove) {answer} ;;"));
    let mut engine = fake.start();
    let error = ask(&mut engine).unwrap_err();
    assert!(is(&error), "{answer}: {error:?}");
    fake.is_gone();
    drop(engine);
}

#[test]
fn an_engine_that_writes_without_end_is_ended() {
    let no_answer = |error: &EngineError| matches!(error, EngineError::NotAnAnswer(_));
    is_ended_for_flooding("yes | tr -d '\\n'", no_answer);
    is_ended_for_flooding("yes", no_answer);
    let flood = |error: &EngineError| matches!(error, EngineError::Flood);
    is_ended_for_flooding("printf '= D4\\n'; yes", flood);
    is_ended_for_flooding("printf '= '; yes | tr -d '\\n'", flood);
    is_ended_for_flooding("yes ''", flood);
}

#[test]
fn an_engine_that_floods_beside_the_protocol_can_be_stopped() {
    let fake = Fake::new("genmove) yes >&2 ;;");
    let mut engine = fake.start();
    let stop = StopFlag::new();
    let (flag, log) = (stop.clone(), fake.log.clone());
    let watcher = thread::spawn(move || {
        while log.count() < 10_000 {
            thread::yield_now();
        }
        flag.raise();
    });
    let error = engine.choose(&question("E5"), &Budget::default(), &stop);
    assert!(matches!(error, Err(EngineError::Stopped)), "{error:?}");
    watcher.join().unwrap();
    drop(engine);
    fake.is_gone();
}

#[test]
fn what_is_said_beside_the_protocol_is_in_the_log() {
    let fake = Fake::new("genmove) echo 'thinking hard' >&2; answer D4 ;;");
    let mut engine = fake.start();
    ask(&mut engine).unwrap();
    // The other stream may come later, but before the program is gone.
    drop(engine);
    let text = fake.log.text();
    assert!(text.contains("! thinking hard\n"), "{text}");
    assert!(text.contains("> genmove white\n"), "{text}");
    assert!(text.contains("< = D4\n"), "{text}");
}

#[test]
fn what_cannot_be_started_says_why() {
    let start = |command: &EngineCommand| {
        RemoteEngine::start(command, &EngineLog::new())
            .map(|_| ())
            .unwrap_err()
            .to_string()
    };
    let of = |line: &str| EngineCommand {
        command: line.to_owned(),
        ..EngineCommand::default()
    };
    assert_eq!(start(&of("")), "there is no command to start the engine");
    assert_eq!(
        start(&of("no-such-engine --gtp")),
        "the program \"no-such-engine\" does not exist"
    );
    assert!(start(&of("/")).starts_with("\"/\" cannot be started"));
    assert!(start(&of("true")).starts_with("the engine exited with code 0"));
    assert!(start(&of("cat")).contains("is not valid GTP"));
    let elsewhere = EngineCommand {
        folder: Some("/no/such/folder".into()),
        ..of("cat")
    };
    assert_eq!(
        start(&elsewhere),
        "the folder /no/such/folder does not exist"
    );
    let old = Fake::new("protocol_version) answer 1 ;;");
    assert!(start(&old.command()).contains("version \"1\" of GTP"));
    let strict = Fake::new("level) refuse 'no such level' ;;");
    let command = EngineCommand {
        startup: vec!["time 3".to_owned(), "level 99".to_owned()],
        ..strict.command()
    };
    assert_eq!(
        start(&command),
        "the engine refuses \"level 99\": no such level"
    );
}

#[test]
fn what_an_engine_has_started_ends_with_it() {
    let mut fake = Fake::new("genmove) sleep 600 ;;");
    fake.timeouts.choose = SHORT;
    let mut engine = fake.start();
    assert!(ask(&mut engine).is_err());
    drop(engine);
    fake.is_gone();
}

#[test]
fn a_line_as_long_as_one_that_is_passed_on_does_not_end_an_answer() {
    let fake = Fake::new("name) printf '= %4094s\\nmore\\n\\n' x ;;");
    let mut engine = fake.start();
    assert_eq!(ask(&mut engine).unwrap(), choice("D4"));
}
