//! When a match may be left, and what has to be asked before.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::incoming::{AfterLeaving, IncomingGame};
use crate::record::FileError;
use crate::session::{Durability, Match};
use crate::settings::Settings;
use crate::words::{self, Dialog, Language};

/// How long a disk may take for the last move of a match that is left.
pub const DISK_PATIENCE: Duration = Duration::from_secs(3);

/// What comes of wanting to leave a match.
#[derive(Debug)]
pub enum LeaveStep {
    /// It is left for this.
    Leave(AfterLeaving),
    /// Someone has to be asked first.
    Ask(LeaveQuestion, AfterLeaving),
    /// The last of it is on its way to the disk: ask [`leave_once_kept`] again.
    Wait(AfterLeaving),
}

/// What is asked before a match is left.
#[derive(Clone, Debug)]
pub enum LeaveQuestion {
    /// It is not finished, or its file lacks something.
    Unsaved {
        /// The file that lacks what was changed; without one the journal has
        /// all of it.
        file: Option<PathBuf>,
    },
    /// It is rated and not finished: it waits, and no other can begin.
    Rated,
    /// It would be lost.
    Lost(NotKept),
}

/// Why a match would be lost.
#[derive(Clone, Debug)]
pub enum NotKept {
    /// Its journal cannot be written.
    Failing(Arc<FileError>),
    /// The disk does not answer.
    Silent,
}

impl AfterLeaving {
    /// What is asked before a match is left for it.
    #[must_use]
    pub fn question(&self, language: Language) -> &'static str {
        let again = |game: &IncomingGame| matches!(game, IncomingGame::Again(_));
        language.say(match self {
            Self::Quit => Dialog::QuitTitle,
            Self::Open(game) if again(game) => Dialog::RestartTitle,
            Self::Home | Self::Open(_) | Self::Draw(_) => Dialog::LeaveTitle,
        })
    }
}

impl NotKept {
    /// The reason in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Failing(error) => words::file_error(language, error),
            Self::Silent => language.say(Dialog::DiskSilent).to_owned(),
        }
    }
}

/// What has to be done before the match at the table is left.
#[must_use]
pub fn leave(session: Option<&Match>, settings: &Settings, next: AfterLeaving) -> LeaveStep {
    let Some(session) = session else {
        return LeaveStep::Leave(next);
    };
    if let Durability::Failing(error) = session.durability() {
        // Not a matter of habits: what is lost does not come back.
        return lost(NotKept::Failing(error), next);
    }
    match unsaved(session) {
        Some(question) if settings.confirm_leaving => LeaveStep::Ask(question, next),
        Some(_) | None => leave_once_kept(Some(session), next, Duration::ZERO),
    }
}

/// The same once nothing is left to be asked but whether the match is kept; so
/// long it was waited for.
#[must_use]
pub fn leave_once_kept(session: Option<&Match>, next: AfterLeaving, waited: Duration) -> LeaveStep {
    step(session.map(Match::durability), next, waited)
}

fn step(durability: Option<Durability>, next: AfterLeaving, waited: Duration) -> LeaveStep {
    match durability {
        None | Some(Durability::Safe) => LeaveStep::Leave(next),
        Some(Durability::Failing(error)) => lost(NotKept::Failing(error), next),
        Some(Durability::Pending) if waited >= DISK_PATIENCE => lost(NotKept::Silent, next),
        Some(Durability::Pending) => LeaveStep::Wait(next),
    }
}

const fn lost(why: NotKept, next: AfterLeaving) -> LeaveStep {
    LeaveStep::Ask(LeaveQuestion::Lost(why), next)
}

/// The question that a match is worth. What is in its file as it stands can be
/// left: it is there again when the file is opened.
fn unsaved(session: &Match) -> Option<LeaveQuestion> {
    if session.rated().is_some() && session.has_begun() && !session.is_finished() {
        return Some(LeaveQuestion::Rated);
    }
    if !session.is_changed() {
        return None;
    }
    let file = session.file().map(|file| file.path.clone());
    let unfinished = session.has_begun() && !session.is_finished();
    (unfinished || file.is_some()).then_some(LeaveQuestion::Unsaved { file })
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use crate::lobby::{Preferences, testing::SilentDisk};
    #[cfg(unix)]
    use crate::session::Waker;

    #[test]
    fn a_disk_is_waited_for_and_then_someone_is_asked() {
        let after = |waited| step(Some(Durability::Pending), AfterLeaving::Quit, waited);
        let almost = DISK_PATIENCE.saturating_sub(Duration::from_millis(1));
        for waited in [Duration::ZERO, almost] {
            let waiting = after(waited);
            assert!(matches!(waiting, LeaveStep::Wait(AfterLeaving::Quit)));
        }
        let LeaveStep::Ask(LeaveQuestion::Lost(why), AfterLeaving::Quit) = after(DISK_PATIENCE)
        else {
            panic!("nobody is asked");
        };
        assert!(matches!(why, NotKept::Silent));
        assert!(!why.text(Language::French).is_empty());
    }

    #[cfg(unix)]
    #[test]
    fn a_match_is_waited_for_while_its_journal_is_not_written() {
        let (disk, game) = SilentDisk::with_game();
        let (settings, folders) = (Settings::default(), disk.folders.clone());
        let mut preferences =
            Preferences::new(settings, folders, Language::English, Duration::ZERO);
        let game = IncomingGame::Recovered(game);
        let session = game.into_match(&mut preferences, Waker::none(), Duration::ZERO);
        let disk = disk;
        let after = |waited| leave_once_kept(Some(&session), AfterLeaving::Quit, waited);
        assert!(matches!(after(Duration::ZERO), LeaveStep::Wait(_)));
        let LeaveStep::Ask(LeaveQuestion::Lost(why), _) = after(DISK_PATIENCE) else {
            panic!("nobody is asked");
        };
        assert!(matches!(why, NotKept::Silent), "{why:?}");
        disk.answer();
        session.sync();
        assert!(matches!(after(DISK_PATIENCE), LeaveStep::Leave(_)));
    }
}
