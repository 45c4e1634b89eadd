//! The rules of each table, to be read.

use crate::go;
use crate::lesson::Teachable;
use crate::lesson::first_steps::{Step, Task};
use crate::othello;
use crate::record::GameKind;
use crate::words::{Language, TableRules};

const ALIGNE4: [TableRules; 6] = [
    TableRules::AligneBoard,
    TableRules::AligneMove,
    TableRules::AligneWin,
    TableRules::AligneQuarto,
    TableRules::AligneSigns,
    TableRules::AligneInput,
];

/// The rules of a table, a paragraph a line; a title has an empty line before
/// it.
pub(in crate::console) fn rules_lines(language: Language, kind: GameKind) -> Vec<String> {
    let say = |phrases: &[TableRules]| -> Vec<String> {
        let phrases = phrases.iter();
        phrases.map(|it| language.say(*it).to_owned()).collect()
    };
    match kind {
        GameKind::Go => course::<go::Position>(language, TableRules::GoInput),
        GameKind::Othello => course::<othello::Position>(language, TableRules::OthelloInput),
        GameKind::Aligne4 => say(&ALIGNE4),
    }
}

/// What a step of the course for beginners teaches: its sections of the rules,
/// with what is asked for on their boards.
pub(in crate::console) fn step_lines(language: Language, step: Step) -> Vec<String> {
    let Task::Lessons(lessons) = step.task() else {
        return Vec::new();
    };
    let sections = go::Position::COURSE.iter();
    let taught = sections.filter(|of| of.lessons.iter().any(|it| lessons.contains(it)));
    let mut lines = Vec::new();
    for section in taught {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(language.say(section.title).to_owned());
        let paragraphs = section.paragraphs.iter();
        lines.extend(paragraphs.map(|it| language.say(*it).to_owned()));
    }
    lines
}

/// The sections that the window teaches, and how a move is written.
fn course<G: Teachable>(language: Language, input: TableRules) -> Vec<String> {
    let mut lines = Vec::new();
    for section in G::COURSE {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(language.say(section.title).to_owned());
        let paragraphs = section.paragraphs.iter();
        lines.extend(paragraphs.map(|it| language.say(*it).to_owned()));
    }
    lines.push(String::new());
    lines.push(language.say(input).to_owned());
    lines
}
