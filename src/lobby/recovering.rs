//! Games that were interrupted.

use std::path::{Path, PathBuf};

use crate::board::Color;
use crate::record::{
    AnyRecord, CannotRecover, GameKind, Recovered, interrupted_journals, written_at,
};
use crate::session::{keep_damaged_journal, local_time};

/// A game that was interrupted.
#[derive(Clone, Debug)]
pub struct InterruptedGame {
    /// Its journal.
    pub journal: PathBuf,
    /// The names of Black and White.
    pub players: [String; 2],
    /// The game that is played.
    pub kind: GameKind,
    /// The same with its board, such as Go 9×9.
    pub title: String,
    /// How many moves were played.
    pub moves: usize,
    /// When the last was.
    pub date: Option<chrono::DateTime<chrono::Local>>,
}

/// A game as it was when it was interrupted.
#[derive(Debug)]
pub struct RecoveredGame {
    /// The game.
    pub record: AnyRecord,
    /// Its journal.
    pub journal: PathBuf,
    /// How many lines at its end could not be used.
    pub dropped: usize,
    /// Where the journal is kept, if it is damaged.
    pub damaged: Option<PathBuf>,
}

/// The games that were interrupted, the latest first. Whoever reads a journal
/// holds it, and two readers at once would each take what the other reads for a
/// game in another window.
#[must_use]
pub fn list_interrupted(journals: &Path) -> Vec<InterruptedGame> {
    let journals = interrupted_journals(journals).into_iter();
    journals.filter_map(summary).collect()
}

fn summary(journal: PathBuf) -> Option<InterruptedGame> {
    let Recovered { record, .. } = crate::record::recover(&journal).ok()?;
    Some(InterruptedGame {
        date: written_at(&journal).and_then(local_time),
        kind: record.kind(),
        title: record.title(),
        moves: record.depth(),
        players: Color::BOTH.map(|color| record.player(color)),
        journal,
    })
}

/// Reads a game as it was when it was interrupted. A journal that is damaged is
/// kept beside.
///
/// # Errors
///
/// [`CannotRecover`] if it is in use or cannot be read.
pub fn recover(journal: PathBuf) -> Result<RecoveredGame, CannotRecover> {
    let recovered = crate::record::recover(&journal)?;
    let damaged = keep_damaged_journal(&journal, &recovered);
    Ok(RecoveredGame {
        record: recovered.record,
        dropped: recovered.dropped,
        damaged,
        journal,
    })
}
