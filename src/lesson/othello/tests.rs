//! Every lesson of Othello, solved and undone.

use super::*;
use crate::board::Diagram;
use crate::othello::Square;
use crate::words::refusal;

type Othello = Exercise<Position>;

fn square(name: &str) -> Point {
    name.parse::<Square>().unwrap().point()
}

/// Plays squares by name; a name with a `!` must be refused.
#[track_caller]
fn play(exercise: &mut Othello, line: &str) {
    for word in line.split_whitespace() {
        exercise.choose(square(word.trim_end_matches('!')));
        let refused = exercise.refusal().is_some();
        assert_eq!(refused, word.ends_with('!'), "{word} in {line}");
    }
}

fn said(exercise: &Othello, language: Language) -> String {
    exercise.remarks(language).join(" / ")
}

/// How each lesson is solved, refusals included.
const fn solution(lesson: Lesson) -> &'static str {
    match lesson {
        Lesson::Start => "f5 d6",
        Lesson::Bracket => "g4! f4",
        Lesson::Gap => "b6 f4!",
        Lesson::Directions => "d4",
        Lesson::Chain => "b4",
        Lesson::Pass => "d1",
        Lesson::Ending => "b2 a8",
    }
}

#[test]
fn every_lesson_is_in_the_course_once_and_in_order() {
    let lessons = COURSE.iter().flat_map(|section| section.lessons);
    assert!(lessons.eq(Lesson::ALL));
}

#[test]
fn every_lesson_is_solved_by_the_rules_and_not_before_its_last_step() {
    for &lesson in Lesson::ALL {
        let diagram = Diagram::parse(plan(lesson).diagram).unwrap();
        assert_eq!(diagram.size(), crate::othello::SIZE, "{lesson:?}");
        let mut exercise = Othello::new(lesson);
        for word in solution(lesson).split_whitespace() {
            assert!(!exercise.is_done(), "{lesson:?} before {word}");
            play(&mut exercise, word);
        }
        assert!(exercise.is_done(), "{lesson:?}");
        assert!(exercise.praise(Language::French).is_some());
    }
}

#[test]
fn the_first_lesson_is_the_start_of_the_game() {
    assert_eq!(*Othello::new(Lesson::Start).position(), Position::new());
}

#[test]
fn undo_leads_back_to_the_start_of_every_lesson() {
    for &lesson in Lesson::ALL {
        let mut exercise = Othello::new(lesson);
        let start = *exercise.position();
        let words = exercise.remarks(Language::English);
        play(&mut exercise, solution(lesson));
        for _ in 0..10 {
            exercise.undo();
        }
        assert_eq!(*exercise.position(), start, "{lesson:?}");
        assert_eq!(exercise.remarks(Language::English), words, "{lesson:?}");
        assert!(!exercise.can_undo() && exercise.refusal().is_none());
        exercise.reset();
        assert!(!exercise.is_done(), "{lesson:?}");
    }
}

#[test]
fn a_disc_that_brackets_nothing_is_refused_and_changes_nothing() {
    let mut exercise = Othello::new(Lesson::Gap);
    let before = *exercise.position();
    play(&mut exercise, "f4!");
    assert_eq!(*exercise.position(), before);
    for &language in Language::ALL {
        let why = exercise
            .refusal()
            .map(|&why| refusal(language, &why.into()));
        assert!(why.is_some_and(|why| why.to_lowercase().contains("f4")));
    }
}

#[test]
fn each_direction_is_turned_and_the_number_is_said() {
    let mut exercise = Othello::new(Lesson::Directions);
    play(&mut exercise, "d4");
    assert_eq!(exercise.position().discs(Color::White).len(), 0);
    assert_eq!(
        said(&exercise, Language::English),
        "8 discs flipped / Score with the empty squares: Black 64, White 0"
    );
}

#[test]
fn turned_discs_turn_no_others() {
    let mut exercise = Othello::new(Lesson::Chain);
    play(&mut exercise, "b4");
    let disc = |name| exercise.position().disc(square(name));
    assert_eq!(disc("c4"), Some(Color::Black));
    assert_eq!(disc("c5"), Some(Color::White));
    assert_eq!(disc("c6"), Some(Color::White));
    assert_eq!(disc("c7"), Some(Color::Black));
    assert_eq!(
        said(&exercise, Language::French),
        "1 pion retourné / À Noir de jouer / Pions\u{a0}: Noir 4, Blanc 2"
    );
}

#[test]
fn whoever_cannot_move_passes_and_it_is_said() {
    for (first, second) in [("d1", "e8"), ("e8", "d1")] {
        let mut exercise = Othello::new(Lesson::Pass);
        assert_eq!(exercise.legal().len(), 2);
        play(&mut exercise, first);
        let words = said(&exercise, Language::English);
        assert!(
            words.contains("White has no legal move and passes"),
            "{words}"
        );
        assert!(words.contains("Black to play"), "{words}");
        exercise.undo();
        assert_eq!(exercise.passed(), None);
        play(&mut exercise, first);
        play(&mut exercise, second);
        assert!(exercise.is_over());
        assert_eq!(exercise.passed(), None);
    }
}

#[test]
fn empty_squares_go_to_the_winner_of_the_last_lesson() {
    let mut exercise = Othello::new(Lesson::Ending);
    play(&mut exercise, solution(Lesson::Ending));
    assert_eq!(exercise.position().count().empty, 2);
    let words = said(&exercise, Language::English);
    assert!(words.ends_with("squares: Black 42, White 22"), "{words}");
    let words = said(&exercise, Language::French);
    assert!(words.ends_with("vides\u{a0}: Noir 42, Blanc 22"), "{words}");
}
