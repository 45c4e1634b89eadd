//! Edits, and why a text cannot be pasted, in words.

use super::{EditWords, FileTrouble, Language};
use crate::board::DiagramFault;
use crate::record::sgf::{CannotPaste, NoGame};
use crate::session::{EditKind, NotPasted};

/// What kind of thing was done.
#[must_use]
pub fn edit_kind(language: Language, kind: EditKind) -> &'static str {
    language.say(match kind {
        EditKind::Marks => EditWords::Marks,
        EditKind::Setup => EditWords::Stones,
        EditKind::Comment(_) => EditWords::Comment,
        EditKind::Header(_) => EditWords::Header,
        EditKind::Annotation => EditWords::Annotation,
        EditKind::Deletion(_) => EditWords::Deletion,
        EditKind::Restoration(_) => EditWords::Restoration,
        EditKind::Order => EditWords::Order,
        EditKind::Paste => EditWords::Paste,
        EditKind::Flattening => EditWords::Flattening,
        EditKind::Rules => EditWords::Rules,
    })
}

/// Why a text was not pasted, and that it was not.
#[must_use]
pub fn not_pasted(language: Language, why: &NotPasted) -> String {
    let say = |phrase: EditWords| language.say(phrase).to_owned();
    let why = match why {
        NotPasted::Neither => say(EditWords::Neither),
        NotPasted::Nothing => say(EditWords::Empty),
        NotPasted::OtherBoard(lines) => language.fill(EditWords::OtherBoard, &[lines, lines]),
        NotPasted::Diagram(fault) => diagram_fault(language, fault),
        NotPasted::Sgf(CannotPaste::OtherGame) => say(EditWords::OtherGame),
        NotPasted::Sgf(CannotPaste::OtherBoard(columns, rows)) => {
            language.fill(EditWords::OtherBoard, &[columns, rows])
        }
        NotPasted::Sgf(CannotPaste::TooLarge) => say(EditWords::TooLarge),
        NotPasted::Sgf(CannotPaste::NoGame(NoGame::NoTree)) => {
            language.say(FileTrouble::NoGame).to_owned()
        }
        NotPasted::Sgf(CannotPaste::NoGame(NoGame::TooLong | NoGame::TooMany)) => {
            say(EditWords::TooLarge)
        }
    };
    language.fill(EditWords::NotPasted, &[&why])
}

/// What is wrong with a diagram, and where.
pub(super) fn diagram_fault(language: Language, fault: &DiagramFault) -> String {
    match fault {
        DiagramFault::Character { line, character } => {
            language.fill(EditWords::BadSign, &[line, character])
        }
        DiagramFault::Uneven {
            line,
            found,
            expected,
        } => language.fill(EditWords::Uneven, &[line, found, expected]),
        DiagramFault::NotSquare { rows, columns } => {
            language.fill(EditWords::NotSquare, &[rows, columns])
        }
        DiagramFault::TooLarge { rows, columns } => {
            language.fill(EditWords::Overfull, &[rows, columns])
        }
    }
}
