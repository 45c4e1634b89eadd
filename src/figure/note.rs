//! Moves that a figure cannot show, because something is on their points.

use crate::board::{Color, Point};

/// What stands on the point of a move that is not shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotePlace {
    /// A stone with this number.
    Number(u32),
    /// A stone or a point with this letter.
    Letter(String),
    /// Nothing: it was a pass.
    Pass,
}

/// A move that is not shown: "57 at 34".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its number, as the figure counts.
    pub number: u32,
    /// Who made it.
    pub by: Color,
    /// Where it was.
    pub place: NotePlace,
}

/// A move that is not shown, while it is open what its point will be called.
#[derive(Clone, Copy, Debug)]
pub(super) struct UnplacedNote {
    pub(super) number: u32,
    pub(super) by: Color,
    pub(super) at: Option<Point>,
}

/// The notes, and the letters that points get for them.
pub(super) fn placed(
    notes: &[UnplacedNote],
    number_at: impl Fn(Point) -> Option<u32>,
    labels: &mut Vec<(Point, String)>,
) -> Vec<Note> {
    let placed = notes.iter().map(|note| {
        let place = match (note.at, note.at.and_then(&number_at)) {
            (None, _) => NotePlace::Pass,
            (Some(_), Some(number)) => NotePlace::Number(number),
            (Some(at), None) => NotePlace::Letter(letter_at(at, labels)),
        };
        Note {
            number: note.number,
            by: note.by,
            place,
        }
    });
    placed.collect()
}

/// The label of a point; one that has none gets the next letter.
fn letter_at(at: Point, labels: &mut Vec<(Point, String)>) -> String {
    if let Some((_, label)) = labels.iter().find(|(point, _)| *point == at) {
        return label.clone();
    }
    let is_free = |letter: &String| labels.iter().all(|(_, label)| label != letter);
    let letters = ('a'..='z').chain('A'..='Z').map(String::from);
    let more = (1..).map(|number: u32| format!("a{number}"));
    let free = letters.chain(more).find(is_free).unwrap_or_default();
    labels.push((at, free.clone()));
    free
}
