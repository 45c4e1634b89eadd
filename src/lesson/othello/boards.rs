//! The boards themselves.

use crate::board::{Color, Point};
use crate::lesson::{Hand, Plan};
use crate::words::LessonText;

use super::{Goal, Lesson};

/// What a lesson sets up and asks for.
pub(super) const fn plan(lesson: Lesson) -> &'static Plan<Goal> {
    match lesson {
        Lesson::Start => &START,
        Lesson::Bracket => &BRACKET,
        Lesson::Gap => &GAP,
        Lesson::Directions => &DIRECTIONS,
        Lesson::Chain => &CHAIN,
        Lesson::Pass => &PASS,
        Lesson::Ending => &ENDING,
    }
}

const B4: Point = Point::new(1, 3);
const F4: Point = Point::new(5, 3);

const START: Plan<Goal> = Plan {
    diagram: "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . O X . . .
        . . . X O . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        ",
    hand: Hand::Both,
    goal: Goal::Discs(2),
    watched: None,
    texts: [
        LessonText::FirstDiscs,
        LessonText::FirstDiscsTask,
        LessonText::FirstDiscsDone,
    ],
};

const BRACKET: Plan<Goal> = Plan {
    diagram: "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . X O O O . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        ",
    hand: Hand::Only(Color::Black),
    goal: Goal::Turned(3),
    watched: None,
    texts: [
        LessonText::Bracket,
        LessonText::BracketTask,
        LessonText::BracketDone,
    ],
};

// White can always move in the corner, so that the game is not over whatever
// Black tries.
const GAP: Plan<Goal> = Plan {
    diagram: "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . X . O O . . .
        . O . . . . . .
        . . . . . . . .
        . . . . . . . .
        O X . . . . . .
        ",
    hand: Hand::Only(Color::Black),
    goal: Goal::Refused(F4),
    watched: Some(F4),
    texts: [LessonText::Gap, LessonText::GapTask, LessonText::GapDone],
};

const DIRECTIONS: Plan<Goal> = Plan {
    diagram: "
        . . . . . . . .
        . X . X . X . .
        . . O O O . . .
        . X O . O X . .
        . . O O O . . .
        . X . X . X . .
        . . . . . . . .
        . . . . . . . .
        ",
    hand: Hand::Only(Color::Black),
    goal: Goal::Turned(8),
    watched: None,
    texts: [
        LessonText::Directions,
        LessonText::DirectionsTask,
        LessonText::DirectionsDone,
    ],
};

const CHAIN: Plan<Goal> = Plan {
    diagram: "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . O X . . . .
        . . O . . . . .
        . . O . . . . .
        . . X . . . . .
        . . . . . . . .
        ",
    hand: Hand::Only(Color::Black),
    goal: Goal::Put(B4, 1),
    watched: Some(B4),
    texts: [
        LessonText::Chain,
        LessonText::ChainTask,
        LessonText::ChainDone,
    ],
};

const PASS: Plan<Goal> = Plan {
    diagram: "
        X O O . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X O O O . . . .
        ",
    hand: Hand::Both,
    goal: Goal::Passed(Color::White),
    watched: None,
    texts: [
        LessonText::ForcedPass,
        LessonText::ForcedPassTask,
        LessonText::ForcedPassDone,
    ],
};

const ENDING: Plan<Goal> = Plan {
    diagram: "
        . O O O O O O O
        X . O X O O O O
        X X X O X O X O
        X X X X O X X O
        X X X X X O X O
        X X O X X X X O
        X O O O X X X O
        . X X X X X X .
        ",
    hand: Hand::Both,
    goal: Goal::Over,
    watched: None,
    texts: [
        LessonText::LastDiscs,
        LessonText::LastDiscsTask,
        LessonText::LastDiscsDone,
    ],
};
