//! What a lesson of Othello says of its board.

use crate::game::Game as _;
use crate::lesson::Exercise;
use crate::othello::Position;
use crate::session::Event;
use crate::words::{Language, LessonText, TableWords, color};

pub(super) fn remarks(exercise: &Exercise<Position>, language: Language) -> Vec<String> {
    let mut remarks = Vec::new();
    if let Some(Event::Turned { discs, .. }) = exercise.heard() {
        let discs = usize::try_from(discs).unwrap_or(usize::MAX);
        remarks.push(language.count(discs, LessonText::Flipped));
    }
    if let Some(side) = exercise.passed() {
        remarks.push(language.fill(TableWords::NoMove, &[&color(language, side)]));
    }
    let position = exercise.position();
    let count = position.count();
    if !exercise.is_over() {
        let side = color(language, position.to_play());
        remarks.push(language.fill(LessonText::ToPlay, &[&side]));
        let discs = count.discs;
        remarks.push(language.fill(LessonText::DiscsNow, &[&discs.black, &discs.white]));
        return remarks;
    }
    let scores = count.scores();
    let said = match count.empty {
        0 => LessonText::DiscsAtEnd,
        _ => LessonText::DiscsAndSquares,
    };
    remarks.push(language.fill(said, &[&scores.black, &scores.white]));
    remarks
}
