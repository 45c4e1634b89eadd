//! What has changed on the disk is read.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::catalogue::{Catalogue, FolderTrouble};
use super::game::FileEntry;
use super::parallel::on_threads;
use crate::record::{FileErrorKind, StampedFile, stamped_game_files_in};

/// How often it is told what has been read so far.
const TOLD_EVERY: Duration = Duration::from_millis(200);

/// The folders of a library, to be looked through.
#[derive(Debug)]
pub struct Refresh<'a> {
    /// The folders.
    pub folders: &'a [PathBuf],
    /// What was known before: files that are as they were are not read again.
    pub known: &'a Catalogue,
    /// How many threads read.
    pub threads: usize,
    /// Whether someone wants it to end.
    pub stop: &'a AtomicBool,
}

/// How far reading is.
#[derive(Clone, Debug)]
pub struct Progress {
    /// What is known by now.
    pub catalogue: Catalogue,
    /// How many files have been read.
    pub read: usize,
    /// How many there are to be read.
    pub of: usize,
}

impl Refresh<'_> {
    /// Reads what has changed, and tells now and then what is known by then.
    /// The last that is told is all there is, unless it was to end before;
    /// whether anything was read or is gone is returned.
    pub fn run(&self, mut tell: impl FnMut(Progress)) -> bool {
        let (files, troubles) = self.list();
        let known: HashMap<&Path, &Arc<FileEntry>> = self
            .known
            .files
            .iter()
            .map(|file| (file.path().as_path(), file))
            .collect();
        let mut found: Vec<Option<Arc<FileEntry>>> = Vec::with_capacity(files.len());
        let mut to_read = Vec::new();
        for (place, file) in files.into_iter().enumerate() {
            let same = known.get(file.path.as_path());
            let same = same.filter(|known| known.file == file && file.modified.is_some());
            found.push(same.map(|known| Arc::clone(known)));
            if same.is_none() {
                to_read.push((place, file));
            }
        }
        let of = to_read.len();
        let told = |found: &[Option<Arc<FileEntry>>], troubles: &[FolderTrouble], read| Progress {
            catalogue: Catalogue {
                files: found.iter().flatten().cloned().collect(),
                troubles: troubles.to_vec(),
            },
            read,
            of,
        };
        tell(told(&found, &troubles, 0));
        let (mut read, mut gone) = (0, 0);
        let mut last = Instant::now();
        let work = |(): &mut (), (place, file): (usize, StampedFile)| {
            let goes_on = !self.stop.load(Ordering::Relaxed);
            goes_on.then(|| (place, Arc::new(FileEntry::read(file))))
        };
        on_threads(
            to_read,
            self.threads,
            || (),
            work,
            |done| {
                let Some((place, file)) = done else { return };
                read += 1;
                match is_gone(&file) {
                    true => gone += 1,
                    false => found[place] = Some(file),
                }
                if last.elapsed() > TOLD_EVERY {
                    last = Instant::now();
                    tell(told(&found, &troubles, read));
                }
            },
        );
        // With its files a folder may be gone.
        let troubles = match gone {
            0 => troubles,
            _ => self.list().1,
        };
        if of > 0 {
            tell(told(&found, &troubles, read));
        }
        of > 0 || found.len() != self.known.files.len()
    }

    /// The files of all folders, each once, and the folders that cannot be listed.
    fn list(&self) -> (Vec<StampedFile>, Vec<FolderTrouble>) {
        let mut files: Vec<StampedFile> = Vec::new();
        let mut troubles = Vec::new();
        for folder in self.folders {
            match stamped_game_files_in(folder) {
                Ok(found) => files.extend(found),
                Err(why) => troubles.push(FolderTrouble {
                    folder: folder.clone(),
                    why: Arc::new(why),
                }),
            }
        }
        let mut seen = std::collections::HashSet::new();
        files.retain(|file| seen.insert(file.path.clone()));
        (files, troubles)
    }
}

/// Whether a file is no longer there: nobody would list it a moment later.
fn is_gone(file: &FileEntry) -> bool {
    let error = file.games.as_ref().err();
    error.is_some_and(|error| matches!(error.kind, FileErrorKind::Missing))
}
