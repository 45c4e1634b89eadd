//! Matches with computers where something is done twice: moves played again,
//! games taken up again, questions asked again.

use jego::ai::go::Level;
use jego::board::{Color, Size};
use jego::game::{HalfPoints, Margin, TurnId};
use jego::go::Ruleset;
use jego::record::{Change, GoRecord, Seat, Start, TimeControl};
use jego::session::{
    Action, ComputerOptions, ComputerState, EngineCommand, GoSession, Notice, Stage,
};

use super::opponent::{Opposed, against, computer, opposed, record, seats};
use super::{START, choose, secs, win};

fn moves(session: &GoSession) -> usize {
    session.record().history().path().len() - 1
}

/// Black has 60 seconds, as White has, and has played.
fn timed(level: Level) -> Opposed {
    let mut record = record(9, seats(Seat::Person, computer(level)));
    let control = TimeControl::Absolute { main_secs: 60 };
    record.apply(&Change::Control(control)).unwrap();
    let mut game = opposed(record);
    game.played.session.start_clock(START);
    game.act(choose("E5"));
    game
}

#[test]
fn a_move_that_is_played_again_is_answered_again() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.answer();
    for _ in 0..3 {
        game.act(Action::Undo);
        game.act(choose("E5"));
        let thinks = Some((Color::White, ComputerState::Thinking));
        assert_eq!(game.session().computer(), thinks);
        // Nobody plays for it meanwhile.
        game.act(choose("A1"));
        assert!(matches!(
            game.session().notice(),
            Some(Notice::NotYourTurn(Color::White))
        ));
        game.answer();
        assert_eq!((game.moves(), game.to_play()), (2, Color::Black));
    }
}

#[test]
fn who_looks_back_lets_nobody_play_there_before_asking_for_it() {
    for action in [Action::Continue, Action::MoveNow] {
        let mut game = against(Level::Care);
        game.act(choose("E5"));
        game.answer();
        let point = game.empty();
        game.act(choose(point));
        game.answer();
        game.act(Action::Step(-3));
        let waits = Some((Color::White, ComputerState::Waiting));
        assert_eq!(game.session().computer(), waits);
        game.played.session.poll(START);
        assert_eq!(game.moves(), 1);
        game.act(action);
        game.played.session.poll(START);
        assert_eq!((game.moves(), game.session().computer()), (1, waits));
        assert!(matches!(
            game.session().notice(),
            Some(Notice::LookingBack(Color::White))
        ));
        game.act(Action::PlayHere);
        game.answer();
        assert_eq!((game.moves(), game.to_play()), (2, Color::Black));
    }
}

#[test]
fn a_click_while_looking_back_plays_nothing_and_the_way_back_stays() {
    let mut game = three_and_three();
    let end = game.session().cursor();
    game.act(Action::Step(-1));
    game.act(Action::Step(-1));
    assert_eq!(game.to_play(), Color::Black);
    let (moves, turns) = (game.moves(), turns(&game));
    let point = game.empty();
    for action in [choose(point), Action::Pass] {
        game.act(action);
        assert!(matches!(
            game.session().notice(),
            Some(Notice::LookingBack(Color::Black))
        ));
    }
    assert_eq!((game.moves(), self::turns(&game)), (moves, turns));
    assert_eq!(game.session().origin(), Some(end));
    game.act(Action::Return);
    assert_eq!(game.session().cursor(), end);
    let point = game.empty();
    game.act(choose(point));
    assert_eq!(game.played.stone(point), Some(Color::Black));
}

#[test]
fn who_asks_to_play_on_from_an_earlier_turn_does() {
    let mut game = three_and_three();
    let turns = turns(&game);
    game.act(Action::Step(-2));
    game.act(Action::PlayHere);
    assert!(!game.session().is_looking_back());
    assert_eq!(game.session().origin(), None);
    let point = game.empty();
    game.act(choose(point));
    assert_eq!(game.played.stone(point), Some(Color::Black));
    game.answer();
    assert_eq!((game.moves(), game.to_play()), (6, Color::Black));
    assert_eq!(
        self::turns(&game),
        turns + 2,
        "what was played before stays"
    );
}

#[test]
fn who_resigns_while_looking_back_resigns_the_game() {
    let mut game = three_and_three();
    let end = game.session().cursor();
    game.act(Action::Step(-3));
    assert!(game.session().is_looking_back());
    game.act(Action::Resign);
    assert_eq!(game.session().cursor(), end);
    assert!(game.session().is_finished());
}

/// A move that was taken back before its answer is the end of a line in which
/// a computer is to move.
#[test]
fn a_computer_does_not_play_at_the_end_of_a_line_that_is_only_looked_at() {
    let mut game = three_and_three();
    let end = game.session().cursor();
    let point = game.empty();
    game.act(choose(point));
    let left = game.session().cursor();
    game.act(Action::Undo);
    assert_eq!(game.session().cursor(), end);
    game.act(Action::GoTo(left));
    let waits = Some((Color::White, ComputerState::Waiting));
    assert_eq!(game.session().computer(), waits);
    game.played.session.poll(START);
    assert_eq!(game.moves(), 7);
    game.act(Action::Return);
    assert_eq!(game.session().cursor(), end);
    game.act(Action::GoTo(left));
    game.act(Action::PlayHere);
    game.answer();
    assert_eq!(game.moves(), 8);
}

/// How many turns the tree has.
fn turns(game: &Opposed) -> usize {
    game.session().record().history().tree().ids()
}

/// Black has played three moves, and White has answered each.
fn three_and_three() -> Opposed {
    let mut game = against(Level::Care);
    for moves in [2, 4, 6] {
        let points = ["E5", "C3", "G7", "C7", "G3", "E3"];
        let free = |point: &&str| game.played.stone(point).is_none();
        let point = points.into_iter().find(free).unwrap();
        game.act(choose(point));
        game.answer();
        assert_eq!(game.moves(), moves);
    }
    game
}

#[test]
fn who_looks_back_plays_for_nobody() {
    for action in [
        Action::Step(-1),
        Action::Step(-3),
        Action::Step(-5),
        Action::GoTo(TurnId::START),
    ] {
        let mut game = three_and_three();
        let end = game.session().cursor();
        game.act(action.clone());
        let (moves, to_play) = (game.moves(), game.to_play());
        let point = game.empty();
        game.act(choose(point));
        assert_eq!(game.played.stone(point), None, "{action:?}");
        assert!(matches!(
            game.session().notice(),
            Some(Notice::LookingBack(color)) if *color == to_play
        ));
        game.act(Action::Pass);
        assert_eq!((game.moves(), game.to_play()), (moves, to_play));
        game.act(Action::Return);
        assert_eq!(game.session().cursor(), end, "{action:?}");
        assert_eq!(game.session().origin(), None);
    }
}

#[test]
fn undo_after_looking_back_is_the_persons_turn() {
    for steps in 0..6 {
        let mut game = three_and_three();
        if steps > 0 {
            game.act(Action::Step(-steps));
        }
        game.act(Action::Undo);
        assert_eq!(game.to_play(), Color::Black, "{steps}");
        let point = game.empty();
        game.act(choose(point));
        assert_eq!(game.played.stone(point), Some(Color::Black), "{steps}");
        game.answer();
    }
}

#[test]
fn who_stops_the_computer_plays_for_it_there_but_not_in_the_past() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.answer();
    let point = game.empty();
    game.act(choose(point));
    game.act(Action::Cancel);
    game.act(Action::Step(-2));
    let point = game.empty();
    game.act(choose(point));
    assert_eq!(game.played.stone(point), None);
    game.act(Action::ToEnd);
    let point = game.empty();
    game.act(choose(point));
    assert_eq!(game.played.stone(point), Some(Color::White));
}

#[test]
fn between_persons_moves_in_the_past_are_variations() {
    let mut game = opposed(record(9, seats(Seat::Person, Seat::Person)));
    for point in ["E5", "C3", "G7"] {
        game.act(choose(point));
    }
    game.act(Action::Step(-2));
    game.act(choose("A9"));
    assert_eq!(game.played.stone("A9"), Some(Color::White));
}

#[test]
fn computers_that_were_taken_back_play_on_from_there() {
    let both = seats(computer(Level::Chance), computer(Level::Chance));
    let mut game = opposed(record(9, both));
    game.until("some moves", |session| moves(session) >= 6);
    for _ in 0..4 {
        game.act(Action::Undo);
    }
    let before = game.moves();
    game.played.session.poll(START);
    assert_eq!(game.moves(), before);
    game.act(Action::Continue);
    game.until("more moves", |session| moves(session) > before + 6);
}

#[test]
fn a_clock_that_is_set_going_sets_its_computer_going() {
    let mut game = timed(Level::Care);
    game.act(Action::Cancel);
    assert_eq!(game.session().running_clock(), None);
    game.act(Action::Pause);
    assert_eq!(game.session().running_clock(), Some(Color::White));
    let thinks = Some((Color::White, ComputerState::Thinking));
    assert_eq!(game.session().computer(), thinks);
    game.answer();
    assert_eq!(game.moves(), 2);
}

#[test]
fn no_clock_runs_in_a_game_that_has_ended() {
    let mut game = timed(Level::Care);
    game.act(Action::Resign);
    game.act(Action::ToStart);
    game.act(Action::Pause);
    assert_eq!(game.session().running_clock(), None);
}

/// A computer that gave up has been hopeless for some turns; it would give up
/// again before anything is played.
#[test]
fn a_computer_that_is_asked_to_play_on_does_not_give_up_again() {
    let size = Size::new(9).unwrap();
    let lost = Start::new(size, Ruleset::French).with_komi(HalfPoints::from_halves(-200));
    let mut game = opposed(GoRecord::new(lost).unwrap());
    for row in [[1, 9], [2, 8]] {
        for column in ["A", "B", "C", "D", "E", "F", "G"] {
            for line in row {
                game.act(choose(&format!("{column}{line}")));
            }
        }
    }
    game.act(Action::Seats(seats(Seat::Person, computer(Level::Study))));
    let given_up = win(Color::Black, Margin::Resignation);
    // Where a stone of the computer lies nothing is played.
    for row in 3..=7 {
        for column in ["A", "B", "C", "D", "E", "F", "G", "H"] {
            if !game.session().is_finished() {
                game.act(choose(&format!("{column}{row}")));
                game.until("an answer", |session| session.computer().is_none());
            }
        }
    }
    assert_eq!(game.session().stage(), given_up);
    let before = game.moves();
    game.act(Action::Resume);
    game.until("a move", |session| moves(session) > before);
    assert!(!game.session().is_finished());
}

#[test]
fn a_hint_that_is_asked_for_again_is_told_again() {
    let mut game = against(Level::Care);
    game.act(Action::Hint);
    game.until("a hint", |session| session.hint().is_some());
    let told = |session: &GoSession| match session.notice() {
        Some(Notice::Hint(mv)) => Some(*mv),
        _ => None,
    };
    let hint = told(game.session());
    assert!(hint.is_some());
    game.act(Action::Undo);
    assert!(matches!(game.session().notice(), Some(Notice::AtStart)));
    game.act(Action::Hint);
    assert_eq!(told(game.session()), hint);
}

#[test]
fn an_estimate_is_there_in_the_count_too() {
    let mut game = opposed(record(5, seats(Seat::Person, Seat::Person)));
    game.act(Action::Estimate);
    game.act(Action::Pass);
    game.act(Action::Pass);
    assert_eq!(game.session().stage(), Stage::Counting);
    game.until("an estimate", |session| session.estimate().is_some());
    assert!(!game.session().is_proposing());
}

/// Computers that do not search have nothing to tell; their moves wait until
/// there was something to read.
#[test]
fn an_analysis_goes_on_beside_computers_that_tell_nothing() {
    let both = seats(computer(Level::Care), computer(Level::Care));
    let mut game = opposed(record(9, both));
    game.act(Action::Analyze);
    game.until("thoughts", |session| session.thoughts().is_some());
    assert_eq!(game.session().cursor(), TurnId::START);
}

/// Nobody listens to this program, and it listens to nobody: only a signal
/// ends it.
#[cfg(target_os = "linux")]
#[test]
fn a_program_whose_seat_was_taken_is_gone_when_the_match_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("number");
    let script = format!("echo $$ > {}; exec sleep 600", trace.display());
    let command = format!("sh -c \"{script}\"");
    let engine = Seat::Engine {
        command: command.clone(),
    };
    let mut game = opposed(record(9, seats(engine, Seat::Person)));
    game.played.session.set_computer_options(ComputerOptions {
        engines: vec![EngineCommand {
            command,
            ..EngineCommand::default()
        }],
        ..ComputerOptions::default()
    });
    game.played.session.poll(START);
    let number = loop {
        let text = std::fs::read_to_string(&trace).unwrap_or_default();
        if text.ends_with('\n') {
            break text.trim().to_owned();
        }
        std::thread::yield_now();
    };
    game.act(Action::Seats(seats(Seat::Person, Seat::Person)));
    game.played.session.close().unwrap().finish().unwrap();
    assert!(!std::path::Path::new("/proc").join(number).exists());
}

#[test]
fn a_computer_with_little_time_does_not_wait_until_it_is_followed() {
    let mut record = record(9, seats(computer(Level::Care), Seat::Person));
    let control = TimeControl::Absolute { main_secs: 2 };
    record.apply(&Change::Control(control)).unwrap();
    let mut game = opposed(record);
    game.played.session.set_computer_options(ComputerOptions {
        pace: secs(60),
        ..ComputerOptions::default()
    });
    game.played.session.start_clock(START);
    game.answer();
    assert_eq!(game.moves(), 1);
}
