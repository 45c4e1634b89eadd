//! What is said of moves that a figure cannot show.

use crate::figure::{Note, NotePlace};
use crate::words::{Language, PublishingWords as Words};

/// The notes in one line, moves on the same point together: "57, 63 at 34"; `None`
/// without any.
pub(super) fn note_line(notes: &[Note], language: Language) -> Option<String> {
    let mut places: Vec<(&NotePlace, Vec<String>)> = Vec::new();
    for note in notes {
        let number = note.number.to_string();
        match places.iter_mut().find(|(place, _)| *place == &note.place) {
            Some((_, numbers)) => numbers.push(number),
            None => places.push((&note.place, vec![number])),
        }
    }
    let told = places.into_iter().map(|(place, numbers)| {
        let numbers = language.series(&numbers);
        match place {
            NotePlace::Number(at) => language.fill(Words::At, &[&numbers, at]),
            NotePlace::Letter(at) => language.fill(Words::At, &[&numbers, at]),
            NotePlace::Pass => language.fill(Words::Passed, &[&numbers]),
        }
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| told.join(" · "))
}
