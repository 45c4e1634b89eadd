//! A lesson that is being played.

use crate::board::{Point, PointSet};
use crate::game::{Game as _, History, Turn};
use crate::go::{
    Count, IllegalMove, Move, Position, Rules, Scoring, Setup, Territory, unconditional_life,
};

use super::Lesson;
use super::boards::{plan, start};
use super::plan::{Goal, Hand};

/// A lesson's board, with what was done on it.
///
/// Whatever is tried goes through the rules of a real game. What was reached
/// stays reached until it is undone.
#[derive(Clone, Debug)]
pub struct Exercise {
    lesson: Lesson,
    history: History<Position>,
    state: State,
    /// What was before each step, the first one first.
    before: Vec<(usize, State)>,
    refusal: Option<IllegalMove>,
}

/// What an undo brings back, besides the board.
#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// Where the rules refused a stone for what it would do.
    refused: PointSet,
    dead: PointSet,
    done: bool,
}

impl Exercise {
    /// A lesson from its start.
    #[must_use]
    pub fn new(lesson: Lesson) -> Self {
        Self {
            lesson,
            history: History::new(start(lesson)),
            state: State::default(),
            before: Vec::new(),
            refusal: None,
        }
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> Lesson {
        self.lesson
    }

    /// What stands on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.history.position()
    }

    /// The stones that were marked dead.
    #[must_use]
    pub const fn dead(&self) -> PointSet {
        self.state.dead
    }

    /// Why the last thing tried was refused, until something else is done.
    #[must_use]
    pub const fn refusal(&self) -> Option<&IllegalMove> {
        self.refusal.as_ref()
    }

    /// Whether what is asked for was reached.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.state.done
    }

    /// Whether there is a step to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether a click marks chains instead of playing.
    #[must_use]
    pub const fn is_counting(&self) -> bool {
        matches!(plan(self.lesson).hand, Hand::Counting)
    }

    /// The stone whose chain is talked about, while it stands.
    #[must_use]
    pub fn watched(&self) -> Option<Point> {
        let stands = |&point: &Point| !self.position().board().is_empty(point);
        plan(self.lesson).watched.filter(stands)
    }

    /// Where a stone may be set now.
    #[must_use]
    pub fn legal(&self) -> PointSet {
        if self.is_counting() {
            return PointSet::EMPTY;
        }
        let moves = self.history.legal_moves().into_iter();
        moves
            .filter_map(|mv| match mv {
                Move::Place(point) => Some(point),
                Move::Pass => None,
            })
            .collect()
    }

    /// Where the last stone was set.
    #[must_use]
    pub fn last(&self) -> Option<Point> {
        let tree = self.history.tree();
        let mut turns = self.history.way().iter().rev();
        turns.find_map(|&turn| match tree.turn(turn) {
            Some(Turn::Move {
                mv: Move::Place(point),
                ..
            }) => Some(*point),
            _ => None,
        })
    }

    /// Sets a stone, or says whether a chain is dead.
    pub fn choose(&mut self, point: Point) {
        if self.is_counting() {
            self.mark(point);
        } else {
            self.play(Move::Place(point));
        }
    }

    /// Passes, where the lesson is about it.
    pub fn pass(&mut self) {
        if self.lesson.has_passes() {
            self.play(Move::Pass);
        }
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        self.refusal = None;
        let Some((depth, state)) = self.before.pop() else {
            return;
        };
        while self.history.way().len() > depth && self.history.undo().is_some() {}
        self.state = state;
    }

    /// Begins again.
    pub fn reset(&mut self) {
        *self = Self::new(self.lesson);
    }

    /// The count with the stones marked dead, without komi.
    #[must_use]
    pub fn count(&self, scoring: Scoring) -> Count {
        let mut position = Position::new(
            self.position().board().size(),
            Rules {
                scoring,
                ..*self.position().rules()
            },
        );
        let setup = Setup {
            add: *self.position().board().stones(),
            ..Setup::default()
        };
        let arranged = position.arrange(&setup);
        debug_assert!(arranged.is_ok(), "stones of a board fit on one as large");
        Count::of(&position, &self.state.dead)
    }

    fn play(&mut self, mv: Move) {
        let before = (self.history.way().len(), self.state);
        match self.history.play(mv) {
            Ok(_) => {
                self.refusal = None;
                self.before.push(before);
                self.hand_back();
            }
            Err(why) => {
                self.refusal = Some(why);
                if let IllegalMove::Ko { vertex, .. } | IllegalMove::Suicide(vertex) = why {
                    self.state.refused.insert(vertex.point());
                }
            }
        }
        self.look();
    }

    /// Where one color plays alone, it is its turn again.
    fn hand_back(&mut self) {
        if let Hand::Only(color) = plan(self.lesson).hand {
            let setup = Setup {
                to_play: Some(color),
                ..Setup::default()
            };
            let arranged = self.history.arrange(setup);
            debug_assert!(arranged.is_ok(), "a turn can be given to anyone");
        }
    }

    fn mark(&mut self, point: Point) {
        let chain = self.position().board().chain(point);
        if chain.is_empty() {
            return;
        }
        self.before.push((self.history.way().len(), self.state));
        self.state.dead = if self.state.dead.contains(point) {
            self.state.dead - chain
        } else {
            self.state.dead | chain
        };
        self.look();
    }

    fn look(&mut self) {
        self.state.done |= self.reached();
    }

    fn reached(&self) -> bool {
        let position = self.position();
        let board = position.board();
        match plan(self.lesson).goal {
            Goal::Stones(number) => self.before.len() >= number,
            Goal::Liberties(stone, number) => board.liberties(stone) >= number,
            Goal::Atari(stone) => board.liberties(stone) == 1,
            Goal::Prisoners(color, number) => position.situation().prisoners[color] >= number,
            Goal::Refused(points) => points.iter().all(|&p| self.state.refused.contains(p)),
            Goal::Retaken(point) => self.state.refused.contains(point) && !board.is_empty(point),
            Goal::Alive(stone) => board
                .stone(stone)
                .is_some_and(|color| unconditional_life(board, color).stones.contains(stone)),
            Goal::Surrounded(color, number) => {
                Territory::in_play(board).surrounded(color).len() >= number
            }
            Goal::Stopped => position.is_over(),
            Goal::Dead(points) => self.state.dead == points.iter().copied().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Diagram, Vertex};
    use crate::words::{Language, refusal};

    /// Plays points by name; a name with a `!` must be refused.
    #[track_caller]
    fn play(exercise: &mut Exercise, line: &str) {
        let size = exercise.position().board().size();
        for word in line.split_whitespace() {
            if word == "pass" {
                exercise.pass();
                assert_eq!(exercise.refusal(), None, "{word}");
                continue;
            }
            let name = word.trim_end_matches('!');
            exercise.choose(Vertex::parse(name, size).unwrap().point());
            let refused = exercise.refusal().is_some();
            assert_eq!(refused, word.ends_with('!'), "{word} in {line}");
        }
    }

    /// How each lesson is solved, refusals included.
    const fn solution(lesson: Lesson) -> &'static str {
        match lesson {
            Lesson::Turns => "C3 B2 D4 E1",
            Lesson::Liberties => "B3 D3",
            Lesson::Capture => "D3",
            Lesson::Atari => "C4 B3 D3",
            Lesson::Escape => "D3",
            Lesson::Suicide => "A5!",
            Lesson::CaptureFirst => "A5",
            Lesson::Ko => "C6 B6! E1 F2 B6",
            Lesson::TwoEyes => "E5 A5! E4 C5!",
            Lesson::OneEye => "A5! D5 A5",
            Lesson::MakeEyes => "B5",
            Lesson::Seki => "C7 C6",
            Lesson::Territory => "C3",
            Lesson::Ending => "pass pass",
            Lesson::Counting => "B5 F3",
            Lesson::Handicap => "G7 C3 G3 E5",
        }
    }

    #[test]
    fn every_lesson_is_solved_by_the_rules_and_not_before_its_last_step() {
        for lesson in Lesson::ALL {
            assert!(Diagram::parse(plan(lesson).diagram).is_ok(), "{lesson:?}");
            let mut exercise = Exercise::new(lesson);
            for word in solution(lesson).split_whitespace() {
                assert!(!exercise.is_done(), "{lesson:?} before {word}");
                play(&mut exercise, word);
            }
            assert!(exercise.is_done(), "{lesson:?}");
            for color in Color::BOTH {
                let board = exercise.position().board();
                let free = |head| board.liberties(head) > 0;
                assert!(board.chain_heads(color).all(free), "{lesson:?}");
            }
        }
    }

    #[test]
    fn undo_leads_back_to_the_start_of_every_lesson() {
        for lesson in Lesson::ALL {
            let mut exercise = Exercise::new(lesson);
            let start = exercise.position().clone();
            play(&mut exercise, solution(lesson));
            for _ in 0..10 {
                exercise.undo();
            }
            assert_eq!(exercise.position(), &start, "{lesson:?}");
            assert!(exercise.dead().is_empty() && !exercise.can_undo());
            assert_eq!(exercise.refusal(), None);
            exercise.reset();
            assert!(!exercise.is_done(), "{lesson:?}");
            play(&mut exercise, solution(lesson));
            assert!(exercise.is_done(), "{lesson:?} once more");
        }
    }

    #[test]
    fn what_was_reached_is_undone_with_its_step() {
        let mut exercise = Exercise::new(Lesson::Atari);
        play(&mut exercise, "C4 B3 D3 C2");
        assert!(exercise.is_done(), "captured after the atari");
        exercise.undo();
        assert!(exercise.is_done());
        exercise.undo();
        assert!(!exercise.is_done());
    }

    #[test]
    fn refusals_are_those_the_texts_talk_about() {
        let said = |lesson, line: &str| {
            let mut exercise = Exercise::new(lesson);
            play(&mut exercise, line);
            exercise
                .refusal()
                .map(|why| refusal(Language::English, &(*why).into()))
                .unwrap_or_default()
        };
        assert_eq!(
            said(Lesson::Ko, "C6 B6!"),
            "Ko: B6 would repeat the position at the start"
        );
        assert_eq!(
            said(Lesson::TwoEyes, "E5 E4 A5!"),
            "A5 is suicide: the chain would have no liberty"
        );
        assert_eq!(said(Lesson::Turns, "C3 C3!"), "C3 is already occupied");
        assert_eq!(
            said(Lesson::Ending, "pass pass A1!"),
            "The game is over: both sides have passed"
        );
    }

    #[test]
    fn whoever_fills_a_liberty_of_the_seki_is_captured() {
        let mut exercise = Exercise::new(Lesson::Seki);
        exercise.choose(Point::new(6, 6));
        play(&mut exercise, "C7 C6");
        assert_eq!(exercise.position().situation().prisoners.black, 4);
        assert!(!exercise.is_done(), "White began");
    }

    #[test]
    fn a_missed_vital_point_is_taken_by_white() {
        let mut exercise = Exercise::new(Lesson::MakeEyes);
        play(&mut exercise, "A5 B5");
        assert!(!exercise.is_done());
        play(&mut exercise, "C5");
        assert_eq!(exercise.position().board().liberties(Point::new(3, 0)), 1);
    }
}
