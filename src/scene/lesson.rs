//! The board of a lesson.

use crate::board::{ByColor, Grid, Point, PointSet};
use crate::game::Game as _;
use crate::go::{Scoring, Territory};
use crate::session::lesson::Exercise;

use super::{Goban, Mark};

impl Goban {
    /// What a lesson shows: its stones, where one may be set, and what the
    /// lesson talks about.
    #[must_use]
    pub fn of_exercise(exercise: &Exercise) -> Self {
        let position = exercise.position();
        let board = position.board();
        Self {
            stones: Grid::from_fn(board.size(), |point| board.stone(point)),
            to_play: position.to_play(),
            legal: exercise.legal(),
            last: exercise.last(),
            ko: position.situation().ko,
            territory: territory(exercise),
            dead: exercise.dead(),
            counting: exercise.is_counting(),
            marks: marks(exercise),
            ..Self::empty(board.size())
        }
    }
}

fn territory(exercise: &Exercise) -> ByColor<PointSet> {
    let owners = if exercise.is_counting() {
        *exercise.count(Scoring::Area).territory()
    } else if exercise.lesson().shows_territory() || exercise.position().is_over() {
        Territory::in_play(exercise.position().board())
    } else {
        return ByColor::default();
    };
    ByColor::from_fn(|color| owners.surrounded(color))
}

/// The chain that is talked about, and its liberties.
fn marks(exercise: &Exercise) -> Vec<(Point, Mark)> {
    let Some(stone) = exercise.watched() else {
        return Vec::new();
    };
    let board = exercise.position().board();
    let liberties = board.liberty_points(stone);
    let chain = board.chain(stone).iter().map(|p| (p, Mark::Triangle));
    chain
        .chain(liberties.iter().map(|p| (p, Mark::Circle)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::session::lesson::Lesson;

    #[test]
    fn a_lesson_shows_what_it_talks_about() {
        let mut exercise = Exercise::new(Lesson::Liberties);
        let goban = Goban::of_exercise(&exercise);
        assert_eq!(goban.legal.len(), 24);
        assert_eq!(goban.marks.len(), 5);
        assert_eq!(goban.last, None);
        exercise.choose(Point::new(1, 2));
        let goban = Goban::of_exercise(&exercise);
        assert_eq!(goban.to_play, Color::Black);
        assert_eq!(goban.last, Some(Point::new(1, 2)));
        assert_eq!(goban.marks.len(), 8);
    }

    #[test]
    fn the_ko_is_shown_while_it_may_not_be_retaken() {
        let mut exercise = Exercise::new(Lesson::Ko);
        exercise.choose(Point::new(2, 1));
        let goban = Goban::of_exercise(&exercise);
        assert_eq!(goban.ko, Some(Point::new(1, 1)));
        assert!(!goban.legal.contains(Point::new(1, 1)));
    }

    #[test]
    fn counting_shows_marks_and_takes_no_stones() {
        let mut exercise = Exercise::new(Lesson::Counting);
        exercise.choose(Point::new(1, 2));
        let goban = Goban::of_exercise(&exercise);
        assert!(goban.counting && goban.legal.is_empty());
        assert!(goban.dead.contains(Point::new(1, 2)));
        assert_eq!(goban.territory.black.len(), 21);
        assert!(goban.territory.white.is_empty());
    }
}
