//! The boards themselves.

use crate::board::{Color, Point};
use crate::lesson::{Hand, Plan};
use crate::words::LessonText;

use super::{Goal, Lesson};

/// What a lesson sets up and asks for.
pub(super) const fn plan(lesson: Lesson) -> &'static Plan<Goal> {
    match lesson {
        Lesson::Turns => &TURNS,
        Lesson::Liberties => &LIBERTIES,
        Lesson::Capture => &CAPTURE,
        Lesson::Atari => &ATARI,
        Lesson::Escape => &ESCAPE,
        Lesson::Suicide => &SUICIDE,
        Lesson::CaptureFirst => &CAPTURE_FIRST,
        Lesson::Ko => &KO,
        Lesson::TwoEyes => &TWO_EYES,
        Lesson::OneEye => &ONE_EYE,
        Lesson::MakeEyes => &MAKE_EYES,
        Lesson::Seki => &SEKI,
        Lesson::Territory => &TERRITORY,
        Lesson::Ending => &ENDING,
        Lesson::Counting => &COUNTING,
        Lesson::Handicap => &HANDICAP,
    }
}

const CORNER: Point = Point::new(0, 0);
const MIDDLE: Point = Point::new(2, 2);

const TURNS: Plan<Goal> = Plan {
    diagram: "
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        ",
    hand: Hand::Both,
    goal: Goal::Stones(4),
    watched: None,
    texts: [
        LessonText::Turns,
        LessonText::TurnsTask,
        LessonText::TurnsDone,
    ],
};

const LIBERTIES: Plan<Goal> = Plan {
    diagram: "
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        ",
    hand: Hand::Only(Color::Black),
    goal: Goal::Liberties(MIDDLE, 8),
    watched: Some(MIDDLE),
    texts: [
        LessonText::Liberties,
        LessonText::LibertiesTask,
        LessonText::LibertiesDone,
    ],
};

const CAPTURE: Plan<Goal> = Plan {
    diagram: "
        . . . . .
        . X X . .
        X O O . .
        . X X . .
        . . . . .
        ",
    hand: Hand::Only(Color::Black),
    goal: Goal::Prisoners(Color::Black, 2),
    watched: Some(MIDDLE),
    texts: [
        LessonText::Capture,
        LessonText::CaptureTask,
        LessonText::CaptureDone,
    ],
};

const ATARI: Plan<Goal> = Plan {
    diagram: "
        . . . . .
        . . . . .
        . . O . .
        . . . . .
        . . . . .
        ",
    hand: Hand::Only(Color::Black),
    goal: Goal::Atari(MIDDLE),
    watched: Some(MIDDLE),
    texts: [
        LessonText::Atari,
        LessonText::AtariTask,
        LessonText::AtariDone,
    ],
};

const ESCAPE: Plan<Goal> = Plan {
    diagram: "
        . . . . .
        . . O . .
        . O X . .
        . . O . .
        . . . . .
        ",
    hand: Hand::Only(Color::Black),
    goal: Goal::Liberties(MIDDLE, 3),
    watched: Some(MIDDLE),
    texts: [
        LessonText::Escape,
        LessonText::EscapeTask,
        LessonText::EscapeDone,
    ],
};

const SUICIDE: Plan<Goal> = Plan {
    diagram: "
        . X . . .
        X X . . .
        . . . . .
        . . . . .
        . . . . .
        ",
    hand: Hand::Only(Color::White),
    goal: Goal::Refused(&[CORNER]),
    watched: None,
    texts: [
        LessonText::Suicide,
        LessonText::SuicideTask,
        LessonText::SuicideDone,
    ],
};

const CAPTURE_FIRST: Plan<Goal> = Plan {
    diagram: "
        . X O . .
        X O O . .
        O . . . .
        . . . . .
        . . . . .
        ",
    hand: Hand::Only(Color::White),
    goal: Goal::Prisoners(Color::White, 2),
    watched: None,
    texts: [
        LessonText::CaptureFirst,
        LessonText::CaptureFirstTask,
        LessonText::CaptureFirstDone,
    ],
};

const KO: Plan<Goal> = Plan {
    diagram: "
        . X O . . . .
        X O . O . . .
        . X O . . . .
        . . . . . . .
        . . . O O . .
        . . O X X . .
        . . . O . . .
        ",
    hand: Hand::Both,
    goal: Goal::Retaken(Point::new(1, 1)),
    watched: None,
    texts: [LessonText::Ko, LessonText::KoTask, LessonText::KoDone],
};

const TWO_EYES: Plan<Goal> = Plan {
    diagram: "
        . X . X .
        X X X X .
        O O O O .
        . . . . .
        . . . . .
        ",
    hand: Hand::Only(Color::White),
    goal: Goal::Refused(&[CORNER, Point::new(2, 0)]),
    watched: Some(Point::new(1, 0)),
    texts: [
        LessonText::TwoEyes,
        LessonText::TwoEyesTask,
        LessonText::TwoEyesDone,
    ],
};

const ONE_EYE: Plan<Goal> = Plan {
    diagram: "
        . X X . .
        X X X O .
        O O O O .
        . . . . .
        . . . . .
        ",
    hand: Hand::Only(Color::White),
    goal: Goal::Prisoners(Color::White, 5),
    watched: Some(Point::new(1, 0)),
    texts: [
        LessonText::OneEye,
        LessonText::OneEyeTask,
        LessonText::OneEyeDone,
    ],
};

const MAKE_EYES: Plan<Goal> = Plan {
    diagram: "
        . . . X O
        X X X X O
        O O O O O
        . . . . .
        . . . . .
        ",
    hand: Hand::Both,
    goal: Goal::Alive(Point::new(3, 0)),
    watched: None,
    texts: [
        LessonText::MakeEyes,
        LessonText::MakeEyesTask,
        LessonText::MakeEyesDone,
    ],
};

const SEKI: Plan<Goal> = Plan {
    diagram: "
        O X . O X . .
        O X . O X . .
        O X X O X . .
        O O O X X . .
        . . O X . . .
        . . O X . . .
        . . O X . . .
        ",
    hand: Hand::Both,
    goal: Goal::Prisoners(Color::White, 5),
    watched: None,
    texts: [LessonText::Seki, LessonText::SekiTask, LessonText::SekiDone],
};

const TERRITORY: Plan<Goal> = Plan {
    diagram: "
        . . X . O . .
        . . X . O . .
        . . X . O . .
        . . X . O . .
        . . . . O . .
        . . X . O . .
        . . X . O . .
        ",
    hand: Hand::Both,
    goal: Goal::Surrounded(Color::Black, 14),
    watched: None,
    texts: [
        LessonText::Territory,
        LessonText::TerritoryTask,
        LessonText::TerritoryDone,
    ],
};

const ENDING: Plan<Goal> = Plan {
    diagram: "
        . X X O .
        . . X O .
        X X X O O
        . X O O .
        X X O . .
        ",
    hand: Hand::Both,
    goal: Goal::Stopped,
    watched: None,
    texts: [
        LessonText::Ending,
        LessonText::EndingTask,
        LessonText::EndingDone,
    ],
};

const COUNTING: Plan<Goal> = Plan {
    diagram: "
        . . . X O . .
        . . . X O . .
        . O . X O . .
        . . . X O . .
        . . . X O X .
        . . . X O . .
        . . . X O . .
        ",
    hand: Hand::Counting,
    goal: Goal::Dead(&[Point::new(1, 2), Point::new(5, 4)]),
    watched: None,
    texts: [
        LessonText::Counting,
        LessonText::CountingTask,
        LessonText::CountingDone,
    ],
};

const HANDICAP: Plan<Goal> = Plan {
    diagram: "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        ",
    hand: Hand::Both,
    goal: Goal::Stones(4),
    watched: None,
    texts: [
        LessonText::Handicap,
        LessonText::HandicapTask,
        LessonText::HandicapDone,
    ],
};
