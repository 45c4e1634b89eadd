//! The library of games: read with the help of what was kept of it.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::library::index::{self, Kept};
use crate::library::{Catalogue, Progress, Refresh, cores};
use crate::record::{FileError, Folders, make_folder};

/// What is to be read.
#[derive(Clone, Debug)]
pub struct LibraryOrder {
    /// Where what was read before is kept.
    pub folders: Folders,
    /// The folders of the library.
    pub chosen: Vec<PathBuf>,
    /// What is known already; `None` at first.
    pub known: Option<Catalogue>,
}

/// What reading has come to.
#[derive(Debug)]
pub enum LibraryNews {
    /// It is so far.
    Progress(Progress),
    /// There is something about the index.
    Index(IndexTrouble),
    /// Everything has been read.
    Done,
}

/// What is wrong with the index, which is only a cache.
#[derive(Debug)]
pub enum IndexTrouble {
    /// It was damaged, and is made again.
    Damaged,
    /// It is of a newer version, and left alone.
    Newer,
    /// It could not be written.
    NotWritten(FileError),
}

/// Reads what has changed in the folders of the library, and keeps what was read
/// for the next time.
pub fn read_library(order: LibraryOrder, stop: &AtomicBool, mut tell: impl FnMut(LibraryNews)) {
    let path = order.folders.library_index();
    let (known, is_kept) = match order.known {
        Some(known) => (known, true),
        None => match index::read(&path) {
            Kept::Read(kept) => (kept, true),
            Kept::Missing => (Catalogue::default(), false),
            Kept::Damaged => {
                tell(LibraryNews::Index(IndexTrouble::Damaged));
                (Catalogue::default(), false)
            }
            Kept::Newer => {
                tell(LibraryNews::Index(IndexTrouble::Newer));
                (Catalogue::default(), false)
            }
        },
    };
    let refresh = Refresh {
        folders: &order.chosen,
        known: &known,
        threads: cores(),
        stop,
    };
    let mut last = Catalogue::default();
    let has_changed = refresh.run(|progress| {
        last = progress.catalogue.clone();
        tell(LibraryNews::Progress(progress));
    });
    let is_wanted = (has_changed || !is_kept) && !last.files.is_empty();
    let goes_on = !stop.load(Ordering::Relaxed);
    if is_wanted && goes_on && !index::is_newer(&path) {
        let made = make_folder(order.folders.data());
        if let Err(error) = made.and_then(|()| index::write(&path, &last)) {
            tell(LibraryNews::Index(IndexTrouble::NotWritten(error)));
        }
    }
    tell(LibraryNews::Done);
}
