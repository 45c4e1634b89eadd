//! Teaching games: the teacher speaks before the computer answers, and what it
//! spoke about stays with the game.

use jego::ai::go::Level;
use jego::board::{ByColor, Color, Diagram, Point};
use jego::game::{Rank, Setup};
use jego::record::{AnyRecord, Change, GameKind, GoRecord, Seat, TimeControl, recover, save};
use jego::review::GradeLimits;
use jego::review::facts::Fact;
use jego::session::{
    Action, ComputerState, Event, HintStep, Match as AnyMatch, Notice, Offers, ReviewSettings,
    WarningAnswer, rank_of,
};

use super::opponent::{Opposed, computer, opposed, record, seats};
use super::{START, choose, secs};

/// Black and White have five stones in atari each: Black takes at H7, and White
/// would at B6.
const ATARI: &str = "
    . . . . . . . . .
    . . X X X X X . .
    . X O O O O O . .
    . . X X X X X O .
    . . O O O O O . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
";

fn taught_record(offers: Offers, text: &str) -> GoRecord {
    let mut record = record(9, seats(Seat::Person, computer(Level::Care)));
    let options = offers.options(record.options().clone());
    record.apply(&Change::Options(options)).unwrap();
    let diagram = Diagram::parse(text).unwrap();
    let size = diagram.size();
    let add = ByColor::from_fn(|color| {
        let stands = |point: &Point| diagram.stone(*point) == Some(color);
        size.points().filter(stands).collect()
    });
    let setup = Setup {
        add,
        to_play: Some(Color::Black),
        ..Setup::default()
    };
    record.apply(&Change::Arrange(setup)).unwrap();
    record
}

fn taught(offers: Offers) -> Opposed {
    opposed(taught_record(offers, ATARI))
}

/// Waits until the teacher has spoken about the move.
#[track_caller]
fn hear_warning(game: &mut Opposed) {
    game.until("a warning", |session| session.warning().is_some());
}

#[test]
fn a_bad_move_is_spoken_about_before_the_computer_answers() {
    let mut game = taught(Offers::Ten);
    game.act(choose("C2"));
    assert!(game.session().is_thinking(), "the move is looked at");
    hear_warning(&mut game);
    let warning = game.session().warning().unwrap();
    let left = |fact: &Fact| matches!(fact, Fact::LeftInAtari { .. });
    assert!(warning.facts.iter().any(left), "{:?}", warning.facts);
    assert!(warning.loss.halves() > 12, "{}", warning.loss);
    assert_eq!(game.moves(), 2, "the board, and one move");
    let state = game.session().computer();
    assert_eq!(state, Some((Color::White, ComputerState::Asking)));
    assert!(matches!(
        game.session().notice(),
        Some(Notice::Warned(of)) if *of == warning
    ));
    let heard = game.played.session.take_events();
    assert!(heard.contains(&Event::Warned), "{heard:?}");
    // Nothing is played while the question stands.
    for action in [choose("D4"), Action::Pass, Action::MoveNow, Action::Cancel] {
        game.act(action);
        assert_eq!(game.moves(), 2);
        assert!(game.session().warning().is_some());
    }
}

#[test]
fn a_move_that_is_taken_back_stays_in_the_tree_with_a_mark() {
    for action in [Action::TakeBack, Action::Undo] {
        let mut game = taught(Offers::Ten);
        game.act(choose("C2"));
        hear_warning(&mut game);
        let bad = game.session().cursor();
        game.act(action);
        assert_eq!(game.session().warning(), None);
        assert_eq!(game.to_play(), Color::Black);
        assert_eq!(game.played.stone("C2"), None);
        let [warned] = &game.session().warned_moves()[..] else {
            panic!("{:?}", game.session().warned_moves());
        };
        assert_eq!((warned.turn, warned.number), (bad, 1));
        assert_eq!(warned.answer, WarningAnswer::TakenBack);
        game.act(choose("H7"));
        game.answer();
        assert_eq!(game.moves(), 3);
        let tree = game.session().record().history().tree();
        let parent = tree.parent(bad).unwrap();
        assert_eq!(tree.children(parent).count(), 2, "both moves are there");
        let written = game.played.written();
        assert!(written.contains("JGTM[taken "), "{written}");
        assert!(written.contains("BM[1]"), "{written}");
    }
}

#[test]
fn a_move_that_is_left_is_answered() {
    let mut game = taught(Offers::Ten);
    game.act(choose("C2"));
    hear_warning(&mut game);
    game.act(Action::LeaveMove);
    assert_eq!(game.session().warning(), None);
    game.answer();
    assert_eq!(game.moves(), 3);
    let [warned] = &game.session().warned_moves()[..] else {
        panic!("{:?}", game.session().warned_moves());
    };
    assert_eq!(warned.answer, WarningAnswer::Left);
    assert!(warned.loss.halves() > 12, "{}", warned.loss);
}

#[test]
fn what_is_played_again_after_all_is_answered_without_another_word() {
    let mut game = taught(Offers::Ten);
    game.act(choose("C2"));
    hear_warning(&mut game);
    game.act(Action::TakeBack);
    game.act(choose("C2"));
    game.answer();
    assert_eq!(game.moves(), 3);
    let answers: Vec<_> = game.session().warned_moves();
    assert_eq!(answers.len(), 1);
    assert_eq!(answers[0].answer, WarningAnswer::Left);
}

#[test]
fn a_good_move_is_answered_at_once() {
    let mut game = taught(Offers::Ten);
    game.act(choose("H7"));
    game.answer();
    assert_eq!(game.moves(), 3);
    assert_eq!(game.session().warned_moves(), []);
}

/// Plays bad moves until so many were spoken about, and then one more.
#[test]
fn the_teacher_speaks_no_more_often_than_it_may() {
    let mut game = taught(Offers::Three);
    for vertex in ["C2", "C1", "D1"] {
        game.act(choose(vertex));
        hear_warning(&mut game);
        game.act(Action::TakeBack);
    }
    assert_eq!(game.session().warned_moves().len(), 3);
    game.act(choose("E1"));
    assert!(game.session().warning().is_none());
    game.answer();
    assert_eq!(game.moves(), 3);
}

#[test]
fn a_game_without_a_teacher_and_a_rated_one_say_nothing() {
    let mut record = taught_record(Offers::Always, ATARI);
    record.apply(&Change::Options(Default::default())).unwrap();
    let mut game = opposed(record);
    assert_eq!(game.session().teaching(), None);
    game.act(choose("C2"));
    game.answer();
    assert_eq!(game.moves(), 3);

    let mut record = taught_record(Offers::Always, ATARI);
    let mark = jego::session::RatedMark {
        profile: "somebody".to_owned(),
        game: "1".to_owned(),
    };
    let options = mark.options(record.options().clone());
    record.apply(&Change::Options(options)).unwrap();
    assert_eq!(opposed(record).session().teaching(), None);
}

/// The limits of the settings hold; where nobody knows the student's rank, the
/// teacher goes by that of the computer.
#[test]
fn the_limit_is_that_of_the_student() {
    let mut game = taught(Offers::Always);
    let patient = GradeLimits {
        inaccuracy: 100.0,
        mistake: 300.0,
        blunder: 300.0,
    };
    game.played.session.set_review_settings(ReviewSettings {
        limits: patient,
        limits_are_known: true,
        ..ReviewSettings::default()
    });
    game.act(choose("C2"));
    game.answer();
    assert_eq!(game.session().warned_moves(), []);
    let care = rank_of(GameKind::Go, &computer(Level::Care));
    assert!(care.is_some_and(|rank| rank < Rank::kyu(9)), "{care:?}");
}

#[test]
fn no_clock_runs_while_the_question_stands() {
    let mut record = taught_record(Offers::Ten, ATARI);
    let control = TimeControl::Absolute { main_secs: 60 };
    record.apply(&Change::Control(control)).unwrap();
    let mut game = opposed(record);
    game.played.session.start_clock(START);
    game.played.session.apply(choose("C2"), secs(5));
    assert_eq!(game.session().running_clock(), None);
    assert!(!game.session().is_paused());
    game.until_at(secs(6), "a warning", |session| session.warning().is_some());
    let white = |game: &Opposed, at| {
        let reading = game.session().clock_reading(Color::White, at).unwrap();
        reading.left_millis
    };
    assert_eq!(white(&game, secs(40)), 60_000);
    game.played.session.apply(Action::Pause, secs(45));
    assert_eq!(game.session().running_clock(), None);
    game.played.session.apply(Action::TakeBack, secs(50));
    assert_eq!(game.session().running_clock(), Some(Color::Black));
    let black = game
        .session()
        .clock_reading(Color::Black, secs(52))
        .unwrap();
    assert_eq!(black.left_millis, 53_000, "five seconds, and two");
    game.played.session.apply(choose("D1"), secs(52));
    game.until_at(secs(53), "a warning", |session| session.warning().is_some());
    game.played.session.apply(Action::LeaveMove, secs(58));
    game.until_at(secs(58), "an answer", |session| {
        session.computer().is_none()
    });
    assert_eq!(white(&game, secs(58)), 60_000);
}

#[test]
fn who_looks_back_finds_the_question_again() {
    let mut game = taught(Offers::Ten);
    game.act(choose("C2"));
    hear_warning(&mut game);
    game.act(Action::Step(-1));
    assert_eq!(game.session().warning(), None);
    game.act(Action::Return);
    assert!(game.session().warning().is_some());
    game.act(Action::TakeBack);
    assert_eq!(game.to_play(), Color::Black);
}

#[test]
fn hints_come_step_by_step() {
    let mut game = taught(Offers::Ten);
    let mut steps = Vec::new();
    for step in 1..=5 {
        game.act(Action::Hint);
        game.until("a step", |session| {
            !session.is_hinting() && session.hint_step().is_some()
        });
        let told = game.session().hint_step().unwrap();
        assert!(matches!(
            game.session().notice(),
            Some(Notice::HintStep(of)) if *of == told
        ));
        steps.push(told);
        assert_eq!(steps.len(), step);
    }
    let [region, three, best, line, again] = &steps[..] else {
        panic!("{steps:?}");
    };
    assert_eq!(line, again, "there is nothing after the line");
    assert!(matches!(region, HintStep::Region(_)), "{region:?}");
    let HintStep::Candidates(moves) = three else {
        panic!("{three:?}");
    };
    let HintStep::Move(best) = best else {
        panic!("{best:?}");
    };
    assert!(moves.len() <= 3 && moves.contains(best), "{moves:?}");
    let HintStep::Line(line) = line else {
        panic!("{line:?}");
    };
    assert_eq!(line.first(), Some(&(Color::Black, *best)));
    // Another position begins anew.
    game.act(choose("H7"));
    game.answer();
    assert_eq!(game.session().hint_step(), None);
}

/// The game of a match that was left in the middle of it, by its journal.
fn recovered(game: Opposed) -> GoRecord {
    let (_folder, journals) = game.played.left();
    let recovered = recover(&journals[0]).unwrap();
    match recovered.record {
        AnyRecord::Go(record) => Some(*record),
        AnyRecord::Othello(_) | AnyRecord::Aligne4(_) => None,
    }
    .unwrap()
}

#[test]
fn a_teaching_game_survives_its_journal_and_its_file() {
    let mut game = taught(Offers::Three);
    game.act(choose("C2"));
    hear_warning(&mut game);
    game.act(Action::TakeBack);
    game.act(choose("D1"));
    hear_warning(&mut game);
    let again = recovered(game);
    assert_eq!(Offers::of(&again), Some(Offers::Three));
    // The question stood, and stands again.
    let mut again = opposed(again);
    hear_warning(&mut again);
    assert_eq!(again.session().warned_moves().len(), 1);
    again.act(Action::LeaveMove);
    again.answer();
    let text = save::write(again.session().record());
    let AnyRecord::Go(read) = save::read(&text).unwrap() else {
        panic!("not Go");
    };
    let read = opposed(*read);
    assert_eq!(read.session().teaching(), Some(Offers::Three));
    assert_eq!(
        read.session().warned_moves().len(),
        again.session().warned_moves().len()
    );
}

#[test]
fn another_game_with_the_colors_swapped_is_a_teaching_game_too() {
    let game = taught(Offers::Always);
    let folder = tempfile::tempdir().unwrap();
    let record = game.session().record().clone();
    let session = AnyMatch::new(record.into(), folder.path(), jego::session::Waker::none());
    let again = session.rematch("2026-11-18").unwrap();
    let again = AnyMatch::new(again, folder.path(), jego::session::Waker::none());
    assert_eq!(again.teaching(), Some(Offers::Always));
}
