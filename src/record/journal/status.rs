//! How the writing of a journal goes: what waits, and what is wrong.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::record::disk::FileError;

/// How writing goes, known to the threads and to whoever asks.
#[derive(Debug, Default)]
pub(super) struct Status {
    /// Lines that were given and are not with the system yet.
    pending: AtomicUsize,
    troubles: Mutex<Troubles>,
}

/// What is wrong at present.
#[derive(Default)]
struct Troubles {
    /// Lines cannot be handed to the system.
    writing: Option<Arc<FileError>>,
    /// Lines that the system has cannot be put on the disk.
    syncing: Option<Arc<FileError>>,
    /// Called when that changes.
    watcher: Option<Arc<dyn Fn() + Send + Sync>>,
}

impl Status {
    /// How many lines are not with the system yet.
    pub(super) fn pending(&self) -> usize {
        self.pending.load(Ordering::Acquire)
    }

    /// What is wrong, if something is.
    pub(super) fn error(&self) -> Option<Arc<FileError>> {
        let troubles = self.troubles();
        let writing = troubles.writing.clone();
        writing.or_else(|| troubles.syncing.clone())
    }

    /// Calls this whenever something goes wrong or is right again.
    pub(super) fn watch(&self, watcher: Arc<dyn Fn() + Send + Sync>) {
        self.troubles().watcher = Some(watcher);
    }

    /// A line was given.
    pub(super) fn add_pending(&self) {
        self.pending.fetch_add(1, Ordering::Relaxed);
    }

    /// So many lines were handed to the system.
    pub(super) fn wrote(&self, lines: usize) {
        self.note(|troubles| &mut troubles.writing, None);
        self.pending.fetch_sub(lines, Ordering::Release);
    }

    /// Lines could not be handed to the system.
    pub(super) fn failed_to_write(&self, error: FileError) {
        self.note(|troubles| &mut troubles.writing, Some(error));
    }

    /// What the system has was put on the disk, or could not be.
    pub(super) fn synced(&self, result: Result<(), FileError>) {
        self.note(|troubles| &mut troubles.syncing, result.err());
    }

    fn troubles(&self) -> MutexGuard<'_, Troubles> {
        self.troubles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(
        &self,
        of: impl FnOnce(&mut Troubles) -> &mut Option<Arc<FileError>>,
        now: Option<FileError>,
    ) {
        let watcher = {
            let mut troubles = self.troubles();
            let trouble = of(&mut troubles);
            let before = trouble.is_some();
            *trouble = now.map(Arc::new);
            let changed = trouble.is_some() != before;
            troubles.watcher.clone().filter(|_| changed)
        };
        // Whoever is called may ask what is wrong.
        if let Some(watcher) = watcher {
            watcher();
        }
    }
}

impl fmt::Debug for Troubles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Troubles")
            .field("writing", &self.writing)
            .field("syncing", &self.syncing)
            .finish_non_exhaustive()
    }
}
