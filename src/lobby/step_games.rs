//! The games of the course for beginners.

use super::incoming::{CannotStart, IncomingGame, NewGame};
use super::preferences::Preferences;
use crate::board::{ByColor, Color, Size};
use crate::go::Ruleset;
use crate::lesson::first_steps::{EXERCISES, Goal, Step, Task, exercise_start};
use crate::record::{Change, GameKind, GoRecord, Header, Seat, Start};
use crate::session::today;
use crate::setup::{BlackSeat, GameSetup, GoVariant, Mode, Player};
use crate::words::{FirstStepsWords, seat_name};

/// The game of a step, against a patient opponent; `None` for a step that is
/// taken without a game. Of the exercises it is the first that is not solved.
///
/// # Errors
///
/// [`CannotStart`], if it cannot begin after all.
pub fn step_game(
    step: Step,
    preferences: &Preferences,
) -> Result<Option<IncomingGame>, CannotStart> {
    let (task, language) = (step.task(), preferences.language());
    let Some(opponent) = task.opponent() else {
        return Ok(None);
    };
    if task == Task::Exercises {
        let course = preferences.course();
        let mut numbers = 0..EXERCISES.len();
        let open = numbers.find(|&number| !course.has_reached(Goal::Exercise(number)));
        return exercise_game(open.unwrap_or(0), &opponent, preferences).map(Some);
    }
    let mut setup = GameSetup {
        names: preferences.settings.last_game.names.clone(),
        black: BlackSeat::Player(Player::First),
        ..GameSetup::welcome()
    };
    if let Task::AtariGo(size, _) = task {
        setup.change_go_variant(GoVariant::AtariGo);
        setup.size = size;
    }
    setup.change_mode(Mode::OnePlayer);
    setup.seat_opponent(Player::Second, opponent);
    let setup = setup.named(language, &[]);
    let game = NewGame::new(setup, None, preferences.player())?;
    game.begin(Player::First).map(Some)
}

/// An exercise as a game, with the number of it for a title.
fn exercise_game(
    number: usize,
    opponent: &Seat,
    preferences: &Preferences,
) -> Result<IncomingGame, CannotStart> {
    let language = preferences.language();
    let usual = || Start::new(Size::FIVE, Ruleset::AtariGo);
    let start = exercise_start(number).unwrap_or_else(usual);
    let mut record = GoRecord::new(start)?;
    let name = preferences
        .settings
        .last_game
        .name(Player::First)
        .to_owned();
    let white = seat_name(language, GameKind::Go, opponent, &[]);
    let title = language.fill(
        FirstStepsWords::ExerciseNumber,
        &[&(number + 1), &EXERCISES.len()],
    );
    for change in [
        Change::Header(Header::Date, today()),
        Change::Header(Header::Player(Color::Black), name),
        Change::Header(Header::Player(Color::White), white.unwrap_or_default()),
        Change::Header(Header::Name, title),
        Change::Seats(ByColor {
            black: Seat::Person,
            white: opponent.clone(),
        }),
    ] {
        let done = record.apply(&change);
        debug_assert!(done.is_ok(), "heads of games can always be written");
    }
    Ok(IncomingGame::New {
        record: record.into(),
        chosen: None,
    })
}
