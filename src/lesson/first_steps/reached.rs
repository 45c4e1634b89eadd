//! What of the course a finished match has reached.

use super::exercises::{EXERCISES, exercise_start};
use super::{Goal, Step, Task};
use crate::board::{Color, Size};
use crate::game::{Margin, Outcome};
use crate::go::Position;
use crate::record::{Seat, Start};
use crate::session::{Match, Session};

/// What a match has reached, once it has its result: for the only person at the
/// table.
#[must_use]
pub fn reached(session: &Match) -> Vec<Goal> {
    let (Some(game), Some(outcome)) = (session.go(), session.result()) else {
        return Vec::new();
    };
    let seats = session.seats();
    let person = match (&seats.black, &seats.white) {
        (Seat::Person, Seat::Computer { .. } | Seat::Engine { .. }) => Color::Black,
        (Seat::Computer { .. } | Seat::Engine { .. }, Seat::Person) => Color::White,
        (Seat::Person | Seat::Computer { .. } | Seat::Engine { .. }, _) => return Vec::new(),
    };
    let won = outcome.winner() == Some(person);
    let start = game.record().start();
    if start.rules.is_atari_go() {
        return if won { of_atari_go(start) } else { Vec::new() };
    }
    if start.size != Size::NINE {
        return Vec::new();
    }
    let counted = is_counted(game, outcome).then_some(Goal::Counted);
    counted
        .into_iter()
        .chain(won.then_some(Goal::Won))
        .collect()
}

/// Whether a match is one of the exercises, or has reached something.
#[must_use]
pub fn belongs_to_course(session: &Match) -> bool {
    let start = session.go().map(|game| game.record().start());
    start.and_then(exercise_of).is_some() || !reached(session).is_empty()
}

/// The exercise that begins like this.
fn exercise_of(start: &Start) -> Option<usize> {
    let mut numbers = 0..EXERCISES.len();
    numbers.find(|&number| exercise_start(number).as_ref() == Some(start))
}

fn of_atari_go(start: &Start) -> Vec<Goal> {
    if let Some(number) = exercise_of(start) {
        return vec![Goal::Exercise(number)];
    }
    let boards = Step::ALL.iter().filter_map(|step| match step.task() {
        Task::AtariGo(size, _) => Some(size.lines()),
        Task::Lessons(_) | Task::Exercises | Task::Go(_) => None,
    });
    // A larger board is no easier.
    let reached = boards.filter(|&lines| lines <= start.size.lines());
    reached.map(Goal::AtariGo).collect()
}

/// Whether the players have counted, and nobody gave up or ran out of time.
fn is_counted(game: &Session<Position>, outcome: Outcome) -> bool {
    let by_score = match outcome {
        Outcome::Win { by, .. } => matches!(by, Margin::Score(_)),
        Outcome::Draw => true,
        Outcome::NoResult => false,
    };
    by_score && game.record().history().tree().ids() > 1
}
