//! Lines added to files that several programs may write in.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use super::replace::sync_folder;
use super::tail::{Tail, lock};

/// What becomes of a file that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum Absent {
    /// It begins with this line.
    Create,
    /// Nothing is written.
    Fail,
}

/// Adds a line at the end of a file, on the disk when this returns. While
/// `line` decides what it says, or that nothing is added, no other program
/// writes there. Whether something was added.
///
/// If this fails, what the file had is still there and no more.
pub(in crate::record) fn append_line(
    path: &Path,
    absent: Absent,
    line: impl FnOnce(&mut File) -> io::Result<Option<String>>,
) -> io::Result<bool> {
    if absent == Absent::Create
        && let Some(folder) = path.parent()
    {
        fs::create_dir_all(folder)?;
    }
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        // Where files cannot be locked, two lines at once do not land on each
        // other all the same. Elsewhere such a file could not be cut.
        .append(cfg!(unix))
        .create(absent == Absent::Create)
        .truncate(false)
        .open(path)?;
    // Two windows may write at once.
    lock(&file)?;
    let added = match line(&mut file) {
        Ok(Some(line)) => add(&mut file, path, &line).map(|()| true),
        Ok(None) => Ok(false),
        Err(error) => Err(error),
    };
    let _ = file.unlock();
    added
}

fn add(file: &mut File, path: &Path, line: &str) -> io::Result<()> {
    debug_assert!(!line.contains('\n'), "line breaks are escaped");
    let before = if ends_in_half_a_line(file)? { "\n" } else { "" };
    let length = file.seek(SeekFrom::End(0))?;
    let mut tail = Tail::new(file.try_clone()?, length);
    tail.add(format!("{before}{line}\n").as_bytes())
        .and_then(|()| tail.disk.sync_all())
        .and_then(|()| read_back(&mut tail.disk, length, line))?;
    if length == 0
        && let Some(folder) = path.parent()
    {
        sync_folder(folder);
    }
    Ok(())
}

/// Makes sure that a line is in a file behind what was there before.
fn read_back(file: &mut File, length: u64, line: &str) -> io::Result<()> {
    file.seek(SeekFrom::Start(length))?;
    let mut added = Vec::new();
    file.read_to_end(&mut added)?;
    let is_there = added
        .split(|&byte| byte == b'\n')
        .any(|added| added == line.as_bytes());
    match is_there {
        true => Ok(()),
        false => Err(io::ErrorKind::InvalidData.into()),
    }
}

fn ends_in_half_a_line(file: &mut File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(false);
    }
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    Ok(last != *b"\n")
}
