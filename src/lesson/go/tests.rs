//! Every lesson of Go, solved and undone.

use super::*;
use crate::board::{Diagram, Vertex};
use crate::words::{Language, refusal};

/// Plays points by name; a name with a `!` must be refused.
#[track_caller]
fn play(exercise: &mut Exercise<Position>, line: &str) {
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
    for &lesson in Lesson::ALL {
        assert!(Diagram::parse(plan(lesson).diagram).is_ok(), "{lesson:?}");
        let mut exercise = Exercise::<Position>::new(lesson);
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
    for &lesson in Lesson::ALL {
        let mut exercise = Exercise::<Position>::new(lesson);
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
    let mut exercise = Exercise::<Position>::new(Lesson::Atari);
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
        let mut exercise = Exercise::<Position>::new(lesson);
        play(&mut exercise, line);
        exercise
            .refusal()
            .map(|why| refusal(Language::English, &(*why).into()))
            .unwrap_or_default()
    };
    assert_eq!(
        said(Lesson::Ko, "C6 B6!"),
        "Ko: B6 would repeat the starting position"
    );
    assert_eq!(
        said(Lesson::TwoEyes, "E5 E4 A5!"),
        "A5 is suicide: the chain would have no liberty"
    );
    assert_eq!(said(Lesson::Turns, "C3 C3!"), "C3 is already occupied");
    assert_eq!(
        said(Lesson::Ending, "pass pass A1!"),
        "The game is over: both players have passed"
    );
}

#[test]
fn whoever_fills_a_liberty_of_the_seki_is_captured() {
    let mut exercise = Exercise::<Position>::new(Lesson::Seki);
    exercise.choose(Point::new(6, 6));
    play(&mut exercise, "C7 C6");
    assert_eq!(exercise.position().situation().prisoners.black, 4);
    assert!(!exercise.is_done(), "White began");
}

#[test]
fn a_missed_vital_point_is_taken_by_white() {
    let mut exercise = Exercise::<Position>::new(Lesson::MakeEyes);
    play(&mut exercise, "A5 B5");
    assert!(!exercise.is_done());
    play(&mut exercise, "C5");
    assert_eq!(exercise.position().board().liberties(Point::new(3, 0)), 1);
}
