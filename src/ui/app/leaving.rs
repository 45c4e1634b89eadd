//! A match that is being left, and the game that may take its place.

use std::path::PathBuf;

use crate::lobby::Source;
use crate::record::AnyRecord;
use crate::session::{GameFile, Moment};
use crate::setup::GameSetup;
use crate::ui::dialog::Dialog;

/// What happens once the match is left.
#[derive(Debug)]
pub(super) enum AfterLeaving {
    /// The first page is shown.
    Home,
    /// The window is closed.
    Quit,
    /// Another game takes its place.
    Open(Box<IncomingGame>),
    /// Colors are drawn for another game. Until that begins, this one stays.
    Draw(Box<GameSetup>),
}

/// What has to be on the disk before the match is left.
#[derive(Debug)]
pub(super) enum PendingLeave {
    /// Its file, with this content.
    Save { content: u64, then: AfterLeaving },
    /// The last of its journal; waited for since this time.
    Journal { since: Moment, then: AfterLeaving },
}

/// A game that is about to be opened.
#[derive(Debug)]
pub(super) struct IncomingGame {
    pub(super) record: AnyRecord,
    pub(super) home: Option<GameFile>,
    pub(super) journal: Option<PathBuf>,
    /// Whether the clocks start at once.
    pub(super) fresh: bool,
    /// What is said when it is open.
    pub(super) message: Option<String>,
    /// What is shown when it is open.
    pub(super) dialog: Option<Dialog>,
    /// The file it was read from, if that could be read otherwise.
    pub(super) source: Option<Source>,
}

impl IncomingGame {
    pub(super) const fn fresh(record: AnyRecord) -> Self {
        Self {
            record,
            home: None,
            journal: None,
            fresh: true,
            message: None,
            dialog: None,
            source: None,
        }
    }
}
