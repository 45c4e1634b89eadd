//! Matches of Othello: passes that nobody chooses, and the end.

use jego::board::{Color, Point};
use jego::game::{Game as _, Margin, Outcome, Turn, TurnId};
use jego::othello::{IllegalMove, Move, Position, Square};
use jego::record::{
    AnyRecord, Breach, Change, GameKind, Header, OthelloRecord, Seat, TimeControl, open, sgf,
};
use jego::session::{Action, ComputerError, Event, Notice, Stage, Tally, rematch};
use jego::words::Language;

use super::secs;
use super::tables::{At, at, last_turn, level, seated, to_a_pass};

fn new() -> At<Position> {
    at(OthelloRecord::standard())
}

fn square(name: &str) -> Point {
    name.parse::<Square>().unwrap().point()
}

fn is_pass_of(notice: &Notice, color: Color) -> bool {
    matches!(notice, Notice::NoMove(passed) if *passed == color)
}

#[test]
fn a_move_that_flips_nothing_is_refused_and_says_why() {
    let mut game = new();
    game.act(Action::Choose(square("a1")));
    assert_eq!(game.turns(), 0);
    game.says(|notice| {
        let why = Breach::Othello(IllegalMove::FlipsNothing("a1".parse().unwrap()));
        matches!(notice, Notice::Illegal { why: said, repeated: None } if *said == why)
    });
    game.act(Action::Pass);
    game.says(|notice| {
        let why = Breach::Othello(IllegalMove::MustMove(Color::Black));
        matches!(notice, Notice::Illegal { why: said, .. } if *said == why)
    });
    game.act(Action::Choose(square("f5")));
    assert_eq!((game.turns(), game.to_play()), (1, Color::White));
    let heard = game.session.take_events();
    let turned = Event::Turned {
        color: Color::Black,
        point: square("f5"),
        discs: 1,
    };
    assert!(heard.contains(&turned), "{heard:?}");
}

#[test]
fn a_forced_pass_is_played_and_said() {
    let way = to_a_pass(|_| true);
    let mut game = at(way.record());
    let before = game.turns();
    game.act(Action::Choose(way.last));
    assert_eq!((game.turns(), game.to_play()), (before + 2, way.mover));
    game.says(|notice| is_pass_of(notice, way.mover.other()));
    let heard = game.session.take_events();
    assert!(
        heard.contains(&Event::Passed(way.mover.other())),
        "{heard:?}"
    );
    let notice = Notice::NoMove(Color::White);
    assert_eq!(
        notice.text(Language::English, GameKind::Othello),
        "White has no legal move and passes"
    );
    assert_eq!(
        notice.text(Language::French, GameKind::Othello),
        "Blanc n’a aucun coup possible et passe"
    );
}

#[test]
fn a_pass_that_is_forced_at_the_end_of_a_file_is_played_when_it_is_opened() {
    let way = to_a_pass(|_| true);
    let record = way.played();
    let before = record.history().path().len() - 1;
    let game = at(record.clone());
    assert_eq!((game.turns(), game.to_play()), (before + 1, way.mover));
    game.says(|notice| is_pass_of(notice, way.mover.other()));
    // Looking at a file leaves nothing to save and nothing to recover.
    assert!(!game.session.is_changed());
    assert_eq!(game.journals(), 0);

    // A file of SGF opens at its start.
    let opened = open(sgf::write(&record.to_sgf()).into_bytes(), None).unwrap();
    let AnyRecord::Othello(record) = opened.games.game(0).unwrap().0 else {
        unreachable!("it says so")
    };
    let mut game = at(*record);
    assert_eq!(game.turns(), 0);
    game.act(Action::ToEnd);
    assert_eq!(game.turns(), before + 1);
    game.says(|notice| is_pass_of(notice, way.mover.other()));
    assert!(!game.session.is_changed());
    // What is played then is kept, with the pass before it.
    game.act(Action::Choose(way.then[0]));
    assert!(game.session.is_changed());
    assert_eq!(game.journals(), 1);
}

#[test]
fn undo_goes_back_over_a_pass_and_redo_over_it_again() {
    let way = to_a_pass(|_| true);
    let mut game = at(way.record());
    let before = game.turns();
    game.act(Action::Choose(way.last));
    game.act(Action::Undo);
    assert_eq!((game.turns(), game.to_play()), (before, way.mover));
    game.act(Action::Redo);
    assert_eq!((game.turns(), game.to_play()), (before + 2, way.mover));
    game.says(|notice| is_pass_of(notice, way.mover.other()));
    game.act(Action::Redo);
    game.says(|notice| matches!(notice, Notice::AtEnd));
    // Looking around goes turn by turn.
    game.act(Action::Step(-1));
    assert_eq!(game.turns(), before + 1);
    // And whoever plays on from there passes first.
    game.act(Action::Choose(way.then[0]));
    assert_eq!(game.turns(), before + 3);
}

#[test]
fn a_pass_that_a_file_left_out_is_made_up_for() {
    let way = to_a_pass(|way| way.then.len() > 1);
    let mut text = sgf::write(&way.played().to_sgf());
    let name = Square::new(way.then[0]).unwrap();
    let mover = if way.mover == Color::Black { "B" } else { "W" };
    text.truncate(text.rfind(')').unwrap());
    text += &format!(";{mover}[{name}])");
    let opened = open(text.into_bytes(), None).unwrap();
    let (record, problems) = opened.games.game(0).unwrap();
    assert!(problems.is_empty());
    let AnyRecord::Othello(record) = record else {
        unreachable!("it says so")
    };
    let mut game = at(*record);
    game.act(Action::GoTo(last_turn(game.session.record())));
    let end = game.turns();
    game.act(Action::Undo);
    assert_eq!((game.turns(), game.to_play()), (end, way.mover));
    game.says(|notice| is_pass_of(notice, way.mover.other()));
    game.act(Action::Choose(way.then[1]));
    assert_eq!(game.turns(), end + 1);
}

#[test]
fn a_computer_is_not_asked_for_a_pass() {
    let way = to_a_pass(|_| true);
    let (black, white) = match way.mover {
        Color::Black => (Seat::Person, level("Chance")),
        Color::White => (level("Chance"), Seat::Person),
    };
    let mut game = at(seated(way.record(), black, white));
    game.act(Action::Choose(way.last));
    assert!(!game.session.is_thinking());
    assert_eq!(game.session.computer(), None);
    assert_eq!(game.to_play(), way.mover);
    game.says(|notice| is_pass_of(notice, way.mover.other()));
}

#[test]
fn undo_against_a_computer_takes_back_the_last_move_that_the_person_chose() {
    // The person has to pass, and the computer moves twice.
    let way = to_a_pass(|way| (12..45).contains(&way.moves.len()));
    let person = way.mover.other();
    let (black, white) = match person {
        Color::Black => (Seat::Person, level("Chance")),
        Color::White => (level("Chance"), Seat::Person),
    };
    let record = seated(way.played(), black, white);
    let tree = record.history().tree();
    let chosen = |turn: &&TurnId| match tree.turn(**turn) {
        Some(Turn::Move { by, mv }) => *by == person && *mv != Move::Pass,
        _ => false,
    };
    let last = *record.history().path().iter().rev().find(chosen).unwrap();
    let target = tree.parent(last).unwrap();
    let mut game = at(record);
    game.until("an answer", |session| session.computer().is_none());
    assert!(!game.session.is_finished());
    game.act(Action::Undo);
    assert_eq!(game.session.cursor(), target);
    assert_eq!(game.to_play(), person);
    // Redo leads to where the person has to choose again.
    game.act(Action::Redo);
    assert!(!game.session.is_finished());
    assert_eq!(game.to_play(), person);
    assert_eq!(game.session.position().forced(), None);
}

/// Plays on with the first legal move until the game ends.
fn play_out(game: &mut At<Position>) {
    while game.session.stage() == Stage::Playing {
        let point = game.session.position().legal().iter().next().unwrap();
        let before = game.turns();
        game.act(Action::Choose(point));
        assert!(game.turns() > before);
    }
}

#[test]
fn the_rules_end_a_game_and_the_result_is_written() {
    let mut game = new();
    play_out(&mut game);
    let position = *game.session.position();
    let outcome = position.outcome().unwrap();
    assert_eq!(game.session.stage(), Stage::Over(outcome));
    assert_eq!(game.session.record().result(), Some(outcome));
    let ending = game.session.ending().unwrap();
    assert_eq!(ending.outcome, outcome);
    assert_eq!(ending.tally, Some(Tally::Othello(position.count())));
    assert!(game.session.take_events().contains(&Event::Ended(outcome)));
    game.says(|notice| matches!(notice, Notice::Ended(said) if *said == ending));
    // Nothing more can be played, and nothing resumes it.
    game.act(Action::Choose(square("a1")));
    game.says(|notice| matches!(notice, Notice::Over(_)));
    game.act(Action::Resume);
    assert_eq!(game.session.stage(), Stage::Over(outcome));
    // Before its end one can try something else.
    game.act(Action::Undo);
    assert_eq!(game.session.stage(), Stage::Playing);
    assert!(game.session.is_finished());
}

#[test]
fn who_resigns_has_lost_and_a_rematch_swaps_sides() {
    let mut record = seated(OthelloRecord::standard(), Seat::Person, level("Chance"));
    let name = Change::Header(Header::Player(Color::Black), "Ada".to_owned());
    record.apply(&name).unwrap();
    let mut game = at(record);
    game.act(Action::Resign);
    let lost = Outcome::Win {
        winner: Color::White,
        by: Margin::Resignation,
    };
    assert_eq!(game.session.stage(), Stage::Over(lost));
    assert_eq!(game.session.ending().unwrap().tally, None);
    let again = rematch(game.session.record(), "2026-11-15").unwrap();
    assert_eq!(again.player(Color::White), "Ada");
    assert_eq!(again.seats().black, level("Chance"));
    assert_eq!(again.history().path().len(), 1);
    // Play can go on from a resignation.
    game.act(Action::Resume);
    assert_eq!(game.session.stage(), Stage::Playing);
}

#[test]
fn a_forced_pass_takes_no_time_and_brings_none() {
    let way = to_a_pass(|_| true);
    let mut record = way.record();
    let control = TimeControl::Fischer {
        main_secs: 60,
        increment_secs: 10,
    };
    record.apply(&Change::Control(control)).unwrap();
    let mut game = at(record);
    game.session.start_clock(secs(0));
    game.act_at(Action::Choose(way.last), secs(5));
    let left = |color| {
        game.session
            .clock_reading(color, secs(5))
            .unwrap()
            .left_millis
    };
    assert_eq!(left(way.mover), 65_000);
    assert_eq!(left(way.mover.other()), 60_000);
    assert_eq!(game.session.running_clock(), Some(way.mover));
}

#[test]
fn opening_a_timed_game_where_a_pass_is_forced_starts_no_clock() {
    let way = to_a_pass(|_| true);
    let mut record = way.played();
    let control = TimeControl::Absolute { main_secs: 60 };
    record.apply(&Change::Control(control)).unwrap();
    let game = at(record);
    assert_eq!(game.session.running_clock(), None);
    game.says(|notice| is_pass_of(notice, way.mover.other()));
}

#[test]
fn hints_and_analyses_are_given_and_nobody_owns_points() {
    let mut game = new();
    game.act(Action::Hint);
    game.until("a hint", |session| !session.is_hinting());
    let hint = game.session.hint().unwrap();
    assert!(
        game.session
            .position()
            .legal_moves(game.session.record().history().past())
            .contains(&hint)
    );
    game.says(|notice| matches!(notice, Notice::Hint(_)));
    game.act(Action::Analyze);
    game.until("thoughts", |session| session.thoughts().is_some());
    game.act(Action::Analyze);
    let said = game.session.notice_revision();
    game.act(Action::Estimate);
    assert!(!game.session.is_estimating());
    game.session.poll(secs(0));
    assert_eq!(game.session.notice_revision(), said);
    assert!(game.session.estimate().is_none());
}

#[test]
fn other_programs_do_not_sit_down_at_this_table() {
    let engine = Seat::Engine {
        command: "gnugo --mode gtp".to_owned(),
    };
    let mut game = at(seated(OthelloRecord::standard(), engine, Seat::Person));
    game.until("trouble", |session| session.notice().is_some());
    game.says(|notice| {
        let Notice::Computer { color, why } = notice else {
            return false;
        };
        *color == Color::Black && matches!(why, ComputerError::NoEngines)
    });
    // The match waits, and someone may play for it.
    game.act(Action::Choose(square("f5")));
    assert_eq!(game.turns(), 1);
}

#[test]
fn a_level_that_the_table_does_not_have_is_said() {
    let record = seated(OthelloRecord::standard(), level("Care"), Seat::Person);
    let mut game = at(record);
    game.until("trouble", |session| session.notice().is_some());
    game.says(|notice| {
        matches!(notice, Notice::Computer { why: ComputerError::Level(unknown), .. } if unknown.name() == "Care")
    });
}

#[test]
fn two_computers_play_a_game_to_its_end() {
    let record = seated(OthelloRecord::standard(), level("Chance"), level("Chance"));
    let mut game = at(record);
    game.until("the end", |session| session.is_finished());
    assert!(game.session.position().is_over());
    assert_eq!(
        game.session.record().result(),
        game.session.position().outcome()
    );
}
