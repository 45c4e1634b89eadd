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

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// Reads a library that has one game; what is wrong with its index, and how
    /// many files had to be read.
    fn news(data: &Path) -> (Vec<IndexTrouble>, usize) {
        let games = data.join("games");
        if !games.is_dir() {
            fs::create_dir_all(&games).unwrap();
            fs::write(games.join("a.sgf"), "(;GM[1]SZ[9];B[ee])").unwrap();
        }
        let order = LibraryOrder {
            folders: Folders::in_folder(data.to_owned(), data.to_owned()),
            chosen: vec![games],
            known: None,
        };
        let (mut troubles, mut read) = (Vec::new(), 0);
        read_library(order, &AtomicBool::new(false), |news| match news {
            LibraryNews::Index(trouble) => troubles.push(trouble),
            LibraryNews::Progress(progress) => read = progress.of,
            LibraryNews::Done => (),
        });
        (troubles, read)
    }

    #[test]
    fn what_was_read_is_kept_and_a_damaged_index_is_made_again() {
        let folder = tempfile::tempdir().unwrap();
        let index = folder.path().join("library.index");
        assert_eq!(news(folder.path()).1, 1);
        assert_eq!(news(folder.path()).1, 0);
        fs::write(&index, "damaged").unwrap();
        let (troubles, read) = news(folder.path());
        assert!(
            matches!(troubles[..], [IndexTrouble::Damaged]),
            "{troubles:?}"
        );
        assert_eq!((read, news(folder.path()).1), (1, 0));
        fs::remove_file(&index).unwrap();
        let (troubles, read) = news(folder.path());
        assert_eq!((troubles.len(), read), (0, 1));
    }

    #[test]
    fn an_index_of_a_newer_version_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let index = folder.path().join("library.index");
        news(folder.path());
        let mut bytes = fs::read(&index).unwrap();
        let version = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        bytes[version] += 1;
        fs::write(&index, &bytes).unwrap();
        let (troubles, read) = news(folder.path());
        assert!(
            matches!(troubles[..], [IndexTrouble::Newer]),
            "{troubles:?}"
        );
        assert_eq!((read, fs::read(&index).unwrap() == bytes), (1, true));
    }

    #[test]
    fn an_index_that_cannot_be_written_costs_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        // A folder stands where the index should be.
        fs::create_dir(folder.path().join("library.index")).unwrap();
        let (troubles, read) = news(folder.path());
        let last = troubles.last();
        assert!(
            matches!(last, Some(IndexTrouble::NotWritten(_))),
            "{troubles:?}"
        );
        assert_eq!(read, 1);
    }
}
