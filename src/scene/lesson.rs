//! The board of a lesson.

use crate::board::{ByColor, Grid, Point, PointSet};
use crate::game::Game as _;
use crate::go::{self, Scoring, Territory};
use crate::lesson::{Exercise, Teachable};
use crate::othello;

use super::stone_board::{Ground, Mark, StoneBoard};

/// A game whose lessons are shown on a board of stones or discs.
pub trait LessonBoard: Teachable {
    /// What a lesson shows: what stands on its board, where something may be
    /// set, and what the lesson talks about.
    fn board(exercise: &Exercise<Self>) -> StoneBoard;
}

impl LessonBoard for go::Position {
    fn board(exercise: &Exercise<Self>) -> StoneBoard {
        let position = exercise.position();
        let board = position.board();
        StoneBoard {
            stones: Grid::from_fn(board.size(), |point| board.stone(point)),
            to_play: position.to_play(),
            legal: exercise.legal(),
            last: exercise.last(),
            ko: position.situation().ko,
            territory: territory(exercise),
            dead: exercise.dead(),
            counting: exercise.is_counting(),
            marks: marks(exercise),
            ..StoneBoard::empty(board.size())
        }
    }
}

impl LessonBoard for othello::Position {
    fn board(exercise: &Exercise<Self>) -> StoneBoard {
        let position = exercise.position();
        let legal = exercise.legal();
        let watched = exercise.plan().watched;
        let free = watched.filter(|&square| position.disc(square).is_none());
        StoneBoard {
            ground: Ground::Squares,
            stones: Grid::from_fn(othello::SIZE, |point| position.disc(point)),
            to_play: position.to_play(),
            legal,
            dots: if exercise.lesson().shows_moves() {
                legal
            } else {
                PointSet::EMPTY
            },
            last: exercise.last(),
            marks: free.into_iter().map(|at| (at, Mark::Circle)).collect(),
            ..StoneBoard::empty(othello::SIZE)
        }
    }
}

fn territory(exercise: &Exercise<go::Position>) -> ByColor<PointSet> {
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
fn marks(exercise: &Exercise<go::Position>) -> Vec<(Point, Mark)> {
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
    use crate::lesson::go::Lesson;
    use crate::lesson::othello::Lesson as Othello;

    #[test]
    fn a_lesson_shows_what_it_talks_about() {
        let mut exercise = Exercise::<go::Position>::new(Lesson::Liberties);
        let goban = LessonBoard::board(&exercise);
        assert_eq!(goban.legal.len(), 24);
        assert_eq!(goban.marks.len(), 5);
        assert_eq!(goban.last, None);
        exercise.choose(Point::new(1, 2));
        let goban = LessonBoard::board(&exercise);
        assert_eq!(goban.to_play, Color::Black);
        assert_eq!(goban.last, Some(Point::new(1, 2)));
        assert_eq!(goban.marks.len(), 8);
    }

    #[test]
    fn the_ko_is_shown_while_it_may_not_be_retaken() {
        let mut exercise = Exercise::<go::Position>::new(Lesson::Ko);
        exercise.choose(Point::new(2, 1));
        let goban = LessonBoard::board(&exercise);
        assert_eq!(goban.ko, Some(Point::new(1, 1)));
        assert!(!goban.legal.contains(Point::new(1, 1)));
    }

    #[test]
    fn counting_shows_marks_and_takes_no_stones() {
        let mut exercise = Exercise::<go::Position>::new(Lesson::Counting);
        exercise.choose(Point::new(1, 2));
        let goban = LessonBoard::board(&exercise);
        assert!(goban.counting && goban.legal.is_empty());
        assert!(goban.dead.contains(Point::new(1, 2)));
        assert_eq!(goban.territory.black.len(), 21);
        assert!(goban.territory.white.is_empty());
    }

    #[test]
    fn squares_that_are_to_be_found_have_no_dots() {
        let goban = |lesson| LessonBoard::board(&Exercise::<othello::Position>::new(lesson));
        let start = goban(Othello::Start);
        assert_eq!(start.ground, Ground::Squares);
        assert_eq!(start.dots, start.legal);
        assert_eq!(start.legal.len(), 4);
        let bracket = goban(Othello::Bracket);
        assert_eq!(bracket.legal.len(), 1);
        assert!(bracket.dots.is_empty());
    }

    #[test]
    fn a_square_that_is_talked_about_is_marked_until_a_disc_lies_there() {
        let mut exercise = Exercise::<othello::Position>::new(Othello::Chain);
        let b4 = Point::new(1, 3);
        assert_eq!(LessonBoard::board(&exercise).marks, [(b4, Mark::Circle)]);
        exercise.choose(b4);
        let goban = LessonBoard::board(&exercise);
        assert_eq!(goban.marks, []);
        assert_eq!(goban.last, Some(b4));
    }
}
