//! A mistake of one's own as a problem: the position before it, the better
//! move, and what answers the one that was played.

use std::fmt::Write as _;

use crate::board::{Color, PointSet};
use crate::game::{Game as _, HalfPoints, TurnId};
use crate::go::{Move, Position, Ruleset, Scoring};
use crate::record::{GoRecord, Recordable as _, sgf};

/// The property that makes a problem an exercise: up to how many points a move
/// may lose and is right all the same.
pub(super) const LIMIT: &str = "JGLM";
/// How many points the move lost that was played in the game.
const LOSS: &str = "JGLS";
/// Why it was bad, in words.
const WHY: &str = "JGWY";
/// The most moves of a line that are kept.
const MOST_MOVES: usize = 12;
/// The most characters of what is said.
const MOST_TEXT: usize = 2_000;

/// A mistake, with all that is to be kept of it.
#[derive(Clone, Debug)]
pub struct Mistake<'a> {
    /// Where it was played.
    pub before: &'a Position,
    /// What its rules are called.
    pub ruleset: Option<Ruleset>,
    /// Where it comes from.
    pub title: &'a str,
    /// The move that was played.
    pub played: Move,
    /// What it cost, in points.
    pub loss: f32,
    /// Why, in words; empty where no reason was found.
    pub why: &'a str,
    /// What followed on it, or should have.
    pub answer: &'a [Move],
    /// The better move, and how the game would have gone on.
    pub better: &'a [Move],
    /// Up to how many points a move may lose and is right all the same.
    pub limit: f32,
}

/// What an exercise says beside its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// Up to how many points a move may lose and is right all the same.
    pub limit: f32,
    /// How many points the move lost that was played in the game.
    pub loss: f32,
    /// Why, in words; empty where no reason was found.
    pub why: String,
}

/// Why a mistake does not make an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnExercise {
    /// The board was empty.
    #[error("the board was empty")]
    NoStones,
    /// A ko could not be taken back at once, which a position alone does not say.
    #[error("a ko had just been taken")]
    Ko,
    /// There is no better move, or it is hardly better.
    #[error("no move was clearly better")]
    NotClear,
}

impl Mistake<'_> {
    /// The exercise as SGF.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn to_sgf(&self) -> Result<String, NotAnExercise> {
        let stones = *self.before.board().stones();
        if stones.black.is_empty() && stones.white.is_empty() {
            return Err(NotAnExercise::NoStones);
        }
        if self.before.situation().ko.is_some() {
            return Err(NotAnExercise::Ko);
        }
        let is_clear = self.loss.is_finite() && self.loss > self.limit;
        if self.better.first().is_none_or(|best| *best == self.played) || !is_clear {
            return Err(NotAnExercise::NotClear);
        }
        let student = self.before.to_play();
        let mut text = String::from("(;FF[4]CA[UTF-8]GM[1]");
        let lines = self.before.board().size().lines();
        // Nothing can go wrong in writing to a string.
        let _ = write!(text, "SZ[{lines}]KM[{}]", self.komi());
        if let Some(ruleset) = self.ruleset {
            let _ = write!(text, "RU[{}]", sgf::escape(&ruleset.to_string()));
        }
        let _ = write!(text, "GN[{}]", sgf::escape(self.title));
        for (name, points) in [("AB", stones.black), ("AW", stones.white)] {
            push_points(&mut text, name, points);
        }
        let _ = write!(text, "PL[{}]", letter(student));
        let _ = write!(text, "{LIMIT}[{:.1}]{LOSS}[{:.1}]", self.limit, self.loss);
        if !self.why.is_empty() {
            let _ = write!(text, "{WHY}[{}]", sgf::escape(self.why));
        }
        push_line(&mut text, student, self.better, "C[RIGHT]");
        let mut played = vec![self.played];
        played.extend_from_slice(self.answer);
        push_line(&mut text, student, &played, "BM[1]");
        text.push(')');
        Ok(text)
    }

    /// Komi, and where prisoners count what they are worth: those are not on the
    /// board.
    fn komi(&self) -> HalfPoints {
        let komi = self.before.komi();
        match self.before.rules().scoring {
            Scoring::Area => komi,
            Scoring::Territory => {
                let prisoners = self.before.situation().prisoners;
                let [black, white] = [prisoners.black, prisoners.white]
                    .map(|count| i32::try_from(count).unwrap_or(0));
                komi + HalfPoints::from_points(white - black)
            }
        }
    }
}

fn push_points(text: &mut String, name: &str, points: PointSet) {
    if points.is_empty() {
        return;
    }
    text.push_str(name);
    for point in points.iter() {
        let _ = write!(text, "[{}]", Position::move_value(Move::Place(point)));
    }
}

/// A line of moves by turns, the first with a mark beside it.
fn push_line(text: &mut String, first: Color, moves: &[Move], mark: &str) {
    let mut by = first;
    text.push('(');
    for (number, &mv) in moves.iter().take(MOST_MOVES).enumerate() {
        let _ = write!(text, ";{}[{}]", letter(by), Position::move_value(mv));
        if number == 0 {
            text.push_str(mark);
        }
        by = by.other();
    }
    text.push(')');
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'B',
        Color::White => 'W',
    }
}

impl Exercise {
    /// What a record says of itself, if it is an exercise.
    pub(super) fn of_record(record: &GoRecord) -> Option<Self> {
        let text = |name| {
            let property = record.property(TurnId::START, name)?;
            let text = sgf::text(property.value().raw());
            Some(text.chars().take(MOST_TEXT).collect::<String>())
        };
        let points = |name| {
            let points: f32 = text(name)?.trim().parse().ok()?;
            (points.is_finite() && (0.0..=400.0).contains(&points)).then_some(points)
        };
        Some(Self {
            limit: points(LIMIT)?,
            loss: points(LOSS).unwrap_or(0.0),
            why: text(WHY).unwrap_or_default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{ByColor, Diagram, Point};
    use crate::game::{HalfPoints, History};
    use crate::go::Setup;
    use crate::puzzle::testing::{collection, puzzle};
    use crate::puzzle::{Attempt, Basis, State, Verdict};

    /// White has three stones in atari; Black takes at `b` and played `p`.
    const ATARI: &str = "
        . . . . . . . . .
        . . X X X . . . .
        . X O O O b . . .
        . . X X X . . . .
        . . . . . . . . .
        . . . . p . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    ";

    fn game(ruleset: Ruleset) -> (History<Position>, Diagram) {
        let diagram = Diagram::parse(ATARI).unwrap();
        let size = diagram.size();
        let mut game = History::new(Position::new(size, ruleset.rules()));
        let add = ByColor::from_fn(|color| {
            let stands = |point: &Point| diagram.stone(*point) == Some(color);
            size.points().filter(stands).collect()
        });
        let setup = Setup {
            add,
            to_play: Some(Color::Black),
            ..Setup::default()
        };
        game.arrange(setup).unwrap();
        (game, diagram)
    }

    fn at(diagram: &Diagram, letter: char) -> Move {
        Move::Place(diagram.marked(letter).next().unwrap())
    }

    #[test]
    fn a_mistake_is_a_problem_that_is_solved_by_one_move() {
        let (game, diagram) = game(Ruleset::Chinese);
        let [best, played] = ['b', 'p'].map(|letter| at(&diagram, letter));
        let mistake = Mistake {
            before: game.position(),
            ruleset: Some(Ruleset::Chinese),
            title: "Ann – Bob [2026], 12",
            played,
            loss: 7.25,
            why: "Three stones ] stay in atari",
            answer: &[best],
            better: &[best, Move::Pass, played],
            limit: 1.5,
        };
        let text = mistake.to_sgf().unwrap();
        let puzzle = puzzle(&text);
        assert_eq!(puzzle.title(), "Ann – Bob [2026], 12");
        assert_eq!(puzzle.start().board(), game.position().board());
        assert_eq!(puzzle.student(), Color::Black);
        let exercise = puzzle.exercise().unwrap();
        assert_eq!((exercise.limit, exercise.why.len()), (1.5, 28));
        assert!((exercise.loss - 7.2).abs() < 0.11);
        let verdicts: Vec<_> = puzzle
            .solution()
            .moves_of(crate::puzzle::StepId::START, Color::Black)
            .map(|(_, step)| (step.mv, step.verdict))
            .collect();
        assert_eq!(verdicts, [(best, Verdict::Right), (played, Verdict::Wrong)]);
        let mut attempt = Attempt::new(puzzle.into());
        attempt.play(best);
        assert_eq!(attempt.state(), State::Solved(Basis::Tree));
        assert!(attempt.can_go_on(), "the line is there to be shown");
    }

    #[test]
    fn the_same_position_is_the_same_exercise_whatever_was_found_in_it() {
        let (game, diagram) = game(Ruleset::Chinese);
        let [best, played] = ['b', 'p'].map(|letter| at(&diagram, letter));
        let key = |played, better: &[Move]| {
            let mistake = Mistake {
                before: game.position(),
                ruleset: None,
                title: "",
                played,
                loss: 3.0,
                why: "",
                answer: &[],
                better,
                limit: 1.0,
            };
            collection(&mistake.to_sgf().unwrap()).entries()[0].key
        };
        assert_eq!(key(played, &[best]), key(Move::Pass, &[best, played]));
    }

    #[test]
    fn prisoners_are_made_up_for_where_they_count() {
        let (mut game, diagram) = game(Ruleset::Japanese);
        game.play(at(&diagram, 'b')).unwrap();
        let mistake = Mistake {
            before: game.position(),
            ruleset: Some(Ruleset::Japanese),
            title: "",
            played: Move::Pass,
            loss: 9.0,
            why: "",
            answer: &[],
            better: &[at(&diagram, 'p')],
            limit: 1.0,
        };
        let puzzle = puzzle(&mistake.to_sgf().unwrap());
        let komi = game.position().komi();
        assert_eq!(puzzle.start().komi(), komi + HalfPoints::from_points(-3));
    }

    #[test]
    fn what_is_no_exercise_says_why() {
        let (game, diagram) = game(Ruleset::Chinese);
        let [best, played] = ['b', 'p'].map(|letter| at(&diagram, letter));
        let empty = Position::new(diagram.size(), Ruleset::Chinese.rules());
        let mistake = Mistake {
            before: game.position(),
            ruleset: None,
            title: "",
            played,
            loss: 3.0,
            why: "",
            answer: &[],
            better: &[best],
            limit: 1.0,
        };
        let why = |mistake: &Mistake<'_>| mistake.to_sgf().unwrap_err();
        let none = Mistake {
            better: &[],
            ..mistake.clone()
        };
        assert_eq!(why(&none), NotAnExercise::NotClear);
        let same = Mistake {
            better: &[played],
            ..mistake.clone()
        };
        assert_eq!(why(&same), NotAnExercise::NotClear);
        let small = Mistake {
            loss: 0.5,
            ..mistake.clone()
        };
        assert_eq!(why(&small), NotAnExercise::NotClear);
        let bare = Mistake {
            before: &empty,
            ..mistake
        };
        assert_eq!(why(&bare), NotAnExercise::NoStones);
    }
}
