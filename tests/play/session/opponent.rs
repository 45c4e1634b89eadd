//! Matches with computers: when they are asked, and everything that can come
//! between.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use jego::ai::BotLevel as _;
use jego::ai::go::Level;
use jego::board::{ByColor, Color, Size};
use jego::game::{Game as _, Margin, TurnId};
use jego::go::{Move, Ruleset};
use jego::record::{Change, GameKind, GoRecord, Seat, Start, TimeControl};
use jego::session::{
    Action, ComputerError, ComputerOptions, ComputerState, EngineCommand, Event, GoSession, Moment,
    Notice, Session, Stage, Waker,
};

use super::{Match, PATIENCE, START, choose, secs, win};

/// A match whose threads say when there is something to look at.
pub(crate) struct Opposed {
    pub(crate) played: Match,
    woken: Receiver<()>,
}

pub(crate) fn computer(level: Level) -> Seat {
    let level = level.name().to_owned();
    Seat::Computer { level }
}

pub(crate) fn seats(black: Seat, white: Seat) -> ByColor<Seat> {
    ByColor { black, white }
}

pub(crate) fn record(lines: u8, seats: ByColor<Seat>) -> GoRecord {
    let size = Size::new(lines).unwrap();
    let mut record = GoRecord::new(Start::new(size, Ruleset::French)).unwrap();
    record.apply(&Change::Seats(seats)).unwrap();
    record
}

pub(crate) fn opposed(record: GoRecord) -> Opposed {
    let (wake, woken) = channel();
    let folder = tempfile::tempdir().unwrap();
    let waker = Waker::new(move || {
        let _ = wake.send(());
    });
    let session = Session::new(record, folder.path(), waker);
    let played = Match { session, folder };
    Opposed { played, woken }
}

/// A person with Black against a computer.
pub(crate) fn against(level: Level) -> Opposed {
    opposed(record(9, seats(Seat::Person, computer(level))))
}

impl Opposed {
    pub(crate) fn session(&self) -> &GoSession {
        &self.played.session
    }

    pub(crate) fn act(&mut self, action: Action) {
        self.played.act(action);
    }

    pub(crate) fn moves(&self) -> usize {
        self.session().record().history().path().len() - 1
    }

    pub(crate) fn to_play(&self) -> Color {
        self.session().position().to_play()
    }

    /// Looks whenever there is something to look at, until something is so.
    #[track_caller]
    pub(crate) fn until(&mut self, what: &str, so: impl Fn(&GoSession) -> bool) {
        self.until_at(START, what, so);
    }

    #[track_caller]
    pub(crate) fn until_at(&mut self, now: Moment, what: &str, so: impl Fn(&GoSession) -> bool) {
        self.played.session.poll(now);
        while !so(&self.played.session) {
            let woken = self.woken.recv_timeout(PATIENCE);
            assert!(woken.is_ok(), "never: {what}");
            self.played.session.poll(now);
        }
    }

    /// A point that is still empty, wherever the computer has played.
    pub(crate) fn empty(&self) -> &'static str {
        let points = ["A9", "J1", "A1", "J9", "A5", "E1"];
        let free = |point: &&str| self.played.stone(point).is_none();
        points.into_iter().find(free).unwrap()
    }

    /// Waits for the answer to a move.
    #[track_caller]
    pub(crate) fn answer(&mut self) {
        self.until("an answer", |session| session.computer().is_none());
    }
}

#[test]
fn a_computer_answers_by_itself() {
    for level in [Level::Chance, Level::Greed, Level::Care] {
        let mut game = against(level);
        game.act(choose("E5"));
        assert!(game.session().is_thinking());
        game.answer();
        assert_eq!((game.moves(), game.to_play()), (2, Color::Black));
        let heard = game.played.session.take_events();
        let mut placed = heard.iter().filter_map(|event| {
            let Event::Placed { color, .. } = event else {
                return None;
            };
            Some(*color)
        });
        assert!(placed.by_ref().eq([Color::Black, Color::White]), "{level}");
    }
}

#[test]
fn a_computer_with_black_begins() {
    let mut game = opposed(record(9, seats(computer(Level::Care), Seat::Person)));
    game.answer();
    assert_eq!((game.moves(), game.to_play()), (1, Color::White));
}

#[test]
fn a_click_while_the_computer_is_to_move_only_says_so() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    for action in [choose("D4"), Action::Pass] {
        game.act(action);
        let notice = game.session().notice();
        assert!(matches!(notice, Some(Notice::NotYourTurn(Color::White))));
        assert_eq!(game.moves(), 1);
    }
    game.answer();
    assert_eq!(game.moves(), 2);
}

#[test]
fn a_person_who_passes_until_the_end_counts_and_accepts() {
    let mut game = opposed(record(5, seats(Seat::Person, computer(Level::Care))));
    for _ in 0..200 {
        if game.session().stage() == Stage::Counting {
            break;
        }
        game.act(Action::Pass);
        game.answer();
    }
    assert_eq!(game.session().stage(), Stage::Counting);
    game.until("dead stones", |session| session.record().dead().is_some());
    assert!(!game.session().is_finished(), "the person accepts");
    game.act(Action::Accept);
    assert!(matches!(game.session().stage(), Stage::Over(_)));
}

#[test]
fn a_computer_is_asked_again_when_play_is_resumed() {
    let mut game = opposed(record(5, seats(Seat::Person, computer(Level::Care))));
    for _ in 0..200 {
        if game.session().stage() == Stage::Counting {
            break;
        }
        game.act(Action::Pass);
        game.answer();
    }
    let moves = game.moves();
    game.act(Action::Resume);
    assert_eq!(game.session().stage(), Stage::Playing);
    if game.session().computer().is_none() {
        game.act(Action::Pass);
    }
    game.answer();
    assert!(
        game.moves() > moves + 1,
        "the turn that resumed, and a move"
    );
}

#[test]
fn undo_takes_both_moves_back_and_redo_brings_both() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.answer();
    let after = game.session().cursor();
    game.act(Action::Undo);
    assert_eq!(game.session().cursor(), TurnId::START);
    assert!(game.session().computer().is_none());
    game.act(Action::Redo);
    assert_eq!(game.session().cursor(), after);
    game.act(Action::Undo);
    game.act(choose("D4"));
    game.answer();
    assert_eq!((game.moves(), game.to_play()), (2, Color::Black));
    let tree = game.session().record().history().tree();
    assert_eq!(tree.children(TurnId::START).count(), 2, "nothing is lost");
}

#[test]
fn undo_while_the_computer_thinks_takes_back_the_move_it_thinks_about() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.answer();
    game.act(choose(game.empty()));
    assert!(game.session().is_thinking());
    game.act(Action::Undo);
    assert_eq!((game.moves(), game.to_play()), (2, Color::Black));
    assert!(!game.session().is_thinking());
    // Whatever it had found by then is nobody's move any more.
    game.played.session.poll(START);
    assert_eq!(game.moves(), 2);
}

#[test]
fn undo_before_the_first_move_of_a_person_says_so() {
    let mut game = opposed(record(9, seats(computer(Level::Care), Seat::Person)));
    game.answer();
    game.act(Action::Undo);
    assert!(matches!(game.session().notice(), Some(Notice::AtStart)));
    assert_eq!(game.moves(), 1);
}

#[test]
fn looking_back_keeps_the_computer_quiet() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.act(Action::ToStart);
    assert!(!game.session().is_thinking());
    game.act(Action::ToEnd);
    assert!(game.session().is_thinking());
    game.answer();
    assert_eq!(game.moves(), 2);
}

#[test]
fn a_person_resigns_for_themselves_while_the_computer_thinks() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    assert_eq!(game.session().resigner(), Color::Black);
    game.act(Action::Resign);
    let lost = win(Color::White, Margin::Resignation);
    assert_eq!(game.session().stage(), lost);
    game.played.session.poll(START);
    assert_eq!((game.moves(), game.session().stage()), (1, lost));
    assert!(!game.session().is_thinking());
}

#[test]
fn a_computer_that_is_stopped_waits_until_it_may_go_on() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.act(Action::Cancel);
    assert!(matches!(game.session().notice(), Some(Notice::Stopped)));
    let waits = Some((Color::White, ComputerState::Waiting));
    assert_eq!(game.session().computer(), waits);
    game.played.session.poll(START);
    assert_eq!(game.moves(), 1);
    game.act(Action::Continue);
    game.answer();
    assert_eq!(game.moves(), 2);
}

#[test]
fn a_person_may_play_for_a_computer_that_waits() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.act(Action::Cancel);
    game.act(choose("D4"));
    assert_eq!(game.played.stone("D4"), Some(Color::White));
    game.act(choose("C3"));
    game.answer();
    assert_eq!((game.moves(), game.to_play()), (4, Color::Black));
}

#[test]
fn moving_now_is_moving_whether_it_thinks_or_waits() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.act(Action::MoveNow);
    game.answer();
    assert_eq!(game.moves(), 2);
    game.act(choose(game.empty()));
    game.act(Action::Cancel);
    game.act(Action::MoveNow);
    game.answer();
    assert_eq!(game.moves(), 4);
}

#[test]
fn seats_change_in_the_middle_of_a_game() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.act(Action::Seats(seats(Seat::Person, Seat::Person)));
    assert!(!game.session().is_thinking());
    game.act(choose("D4"));
    assert_eq!(game.played.stone("D4"), Some(Color::White));
    game.act(Action::Seats(seats(computer(Level::Greed), Seat::Person)));
    game.answer();
    assert_eq!((game.moves(), game.to_play()), (3, Color::White));
    let seated = game.session().record().seats();
    assert_eq!(seated.black, computer(Level::Greed));
}

#[test]
fn two_computers_play_to_the_end_and_accept_the_count() {
    for (black, white) in [
        (Level::Chance, Level::Care),
        (Level::Care, Level::Greed),
        (Level::Chance, Level::Chance),
    ] {
        let both = seats(computer(black), computer(white));
        let mut game = opposed(record(5, both));
        game.until("the end", Session::is_finished);
        assert!(matches!(game.session().stage(), Stage::Over(_)));
        let heard = game.played.session.take_events();
        assert!(matches!(heard.last(), Some(Event::Ended(_))), "{heard:?}");
    }
}

#[test]
fn who_watches_takes_one_move_back_and_the_computers_wait() {
    let both = seats(computer(Level::Chance), computer(Level::Chance));
    let mut game = opposed(record(9, both));
    let moves = |session: &GoSession| session.record().history().path().len() - 1;
    game.until("some moves", |session| moves(session) >= 4);
    let before = game.moves();
    game.act(Action::Undo);
    assert_eq!(game.moves(), before - 1);
    game.act(Action::Redo);
    assert_eq!(game.moves(), before);
    assert!(matches!(
        game.session().computer(),
        Some((_, ComputerState::Waiting))
    ));
    game.played.session.poll(START);
    assert_eq!(game.moves(), before);
    game.act(Action::Continue);
    game.until("more moves", |session| moves(session) > before);
}

/// A game out of a file names a program that nobody here has set up.
#[test]
fn a_file_alone_starts_no_program() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("started");
    let command = format!("touch {}", trace.display());
    let engine = Seat::Engine { command };
    let mut game = opposed(record(9, seats(Seat::Person, engine)));
    game.act(choose("E5"));
    game.until("trouble", |session| {
        let notice = session.notice();
        matches!(
            notice,
            Some(Notice::Computer {
                why: ComputerError::NotSetUp(_),
                ..
            })
        )
    });
    assert!(game.session().engine_log(Color::White).is_none());
    assert!(!trace.exists());
}

#[test]
fn an_engine_that_is_not_there_is_told_and_the_game_goes_on_without_it() {
    let command = "/nowhere/at/all --gtp".to_owned();
    let known = EngineCommand {
        command: command.clone(),
        ..EngineCommand::default()
    };
    let engine = Seat::Engine { command };
    let mut game = opposed(record(9, seats(Seat::Person, engine)));
    game.played.session.set_computer_options(ComputerOptions {
        engines: vec![known],
        ..ComputerOptions::default()
    });
    game.act(choose("E5"));
    game.until("trouble", |session| {
        matches!(session.notice(), Some(Notice::Computer { .. }))
    });
    let waits = Some((Color::White, ComputerState::Waiting));
    assert_eq!((game.session().computer(), game.moves()), (waits, 1));
    assert!(game.session().engine_log(Color::White).is_some());
    // Trying again is another try.
    game.act(Action::Continue);
    assert!(game.session().notice().is_none());
    game.until("trouble again", |session| session.notice().is_some());
    game.act(Action::Seats(seats(Seat::Person, computer(Level::Care))));
    assert!(game.session().engine_log(Color::White).is_none());
    game.answer();
    assert_eq!(game.moves(), 2);
}

#[test]
fn a_level_that_is_none_is_told() {
    let level = "genius".to_owned();
    let mut game = opposed(record(9, seats(Seat::Person, Seat::Computer { level })));
    game.act(choose("E5"));
    let notice = game.session().notice().unwrap();
    let text = notice.text(jego::words::Language::English, GameKind::Go);
    assert!(text.contains("genius"), "{text}");
    assert!(!game.session().is_thinking());
}

#[test]
fn the_clock_of_a_computer_waits_with_it_and_is_pressed_by_its_move() {
    let mut timed = record(9, seats(Seat::Person, computer(Level::Care)));
    let control = TimeControl::Absolute { main_secs: 60 };
    timed.apply(&Change::Control(control)).unwrap();
    let mut game = opposed(timed);
    game.played.session.start_clock(START);
    game.played.session.apply(choose("E5"), secs(5));
    assert_eq!(game.session().running_clock(), Some(Color::White));
    game.played.session.apply(Action::Cancel, secs(7));
    assert_eq!(game.session().running_clock(), None);
    game.played.session.apply(Action::Continue, secs(50));
    let answered = |session: &GoSession| session.computer().is_none();
    game.until_at(secs(51), "an answer", answered);
    assert_eq!(game.session().running_clock(), Some(Color::Black));
    let left = |color| {
        let reading = game.session().clock_reading(color, secs(51));
        reading.unwrap().left_millis
    };
    assert_eq!((left(Color::Black), left(Color::White)), (55_000, 57_000));
}

#[test]
fn a_computer_waits_while_the_clocks_stand_still() {
    let mut timed = record(9, seats(computer(Level::Care), Seat::Person));
    let control = TimeControl::Absolute { main_secs: 60 };
    timed.apply(&Change::Control(control)).unwrap();
    let mut game = opposed(timed);
    game.played.session.poll(START);
    assert!(!game.session().is_thinking());
    game.act(Action::Pause);
    game.answer();
    assert_eq!(game.moves(), 1);
}

#[test]
fn a_move_takes_as_long_as_it_takes_to_follow() {
    let mut game = against(Level::Care);
    game.played.session.set_computer_options(ComputerOptions {
        pace: secs(1),
        ..ComputerOptions::default()
    });
    game.act(choose("E5"));
    game.woken.recv_timeout(PATIENCE).unwrap();
    game.played.session.poll(START);
    assert_eq!(game.moves(), 1);
    assert!(game.session().is_thinking());
    assert!(game.session().thinks_long(START).is_none());
    let long = Duration::from_millis(400);
    assert_eq!(game.session().thinks_long(long), Some(Color::White));
    let tick = game.session().next_tick(long);
    assert_eq!(tick, Some(Duration::from_millis(600)));
    game.played.session.poll(secs(1));
    assert_eq!(game.moves(), 2);
}

#[test]
fn a_finished_game_is_looked_at_without_anyone_answering() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.answer();
    game.act(Action::Resign);
    game.act(Action::ToStart);
    game.act(choose("D4"));
    assert!(!game.session().is_thinking());
    game.act(choose("C3"));
    assert_eq!(game.played.stone("C3"), Some(Color::White));
}

#[test]
fn an_estimate_is_of_the_position_that_is_looked_at() {
    let mut game = opposed(record(9, ByColor::default()));
    game.act(choose("E5"));
    game.act(Action::Estimate);
    game.until("an estimate", |session| session.estimate().is_some());
    game.act(choose("D4"));
    assert!(game.session().estimate().is_none());
    game.until("another", |session| session.estimate().is_some());
    game.act(Action::Estimate);
    assert!(game.session().estimate().is_none());
}

#[test]
fn a_hint_is_a_legal_move_until_the_next_one() {
    let mut game = opposed(record(5, ByColor::default()));
    game.act(Action::Hint);
    assert!(game.session().is_hinting());
    game.until("an answer", |session| !session.is_hinting());
    let mv = game.session().hint().unwrap();
    let legal = game.session().record().history().legal_moves();
    assert!(legal.contains(&mv) && mv != Move::Pass, "{mv:?}");
    assert!(matches!(game.session().notice(), Some(Notice::Hint(_))));
    game.act(Action::Pass);
    assert_eq!(game.session().hint(), None);
}

#[test]
fn there_is_no_hint_while_the_computer_is_to_move() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.act(Action::Hint);
    assert!(!game.session().is_hinting());
    assert!(matches!(
        game.session().notice(),
        Some(Notice::NotYourTurn(_))
    ));
}

#[test]
fn an_analysis_is_of_the_position_that_is_looked_at_and_ends_when_asked() {
    let mut game = opposed(record(5, ByColor::default()));
    game.act(Action::Analyze);
    assert!(game.session().is_analyzing());
    game.until("thoughts", |session| session.thoughts().is_some());
    let report = game.session().thoughts().unwrap();
    assert_eq!(report.to_play, Color::Black);
    assert_ne!(report.candidates[0].mv, Move::Pass);
    game.act(Action::Pass);
    assert!(game.session().thoughts().is_none());
    game.act(Action::Analyze);
    assert!(!game.session().is_analyzing());
    assert!(!game.session().is_thinking(), "nothing that is waited for");
}

#[test]
fn dropping_a_match_ends_its_threads() {
    let both = seats(computer(Level::Mastery), computer(Level::Study));
    let mut game = opposed(record(19, both));
    game.act(Action::Analyze);
    game.act(Action::Estimate);
    game.until("a move", |session| {
        session.record().history().path().len() > 1
    });
    let Opposed { played, woken } = game;
    drop(played);
    // The threads had what wakes us; when the last is gone, so is that.
    loop {
        match woken.recv_timeout(PATIENCE) {
            Ok(()) => (),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => panic!("a thread is left"),
        }
    }
}
