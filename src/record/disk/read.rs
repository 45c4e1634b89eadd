//! Files read whole, within limits.

use std::fs::{self, File, Metadata};
use std::io::Read as _;
use std::path::Path;

use super::error::FileErrorKind;

/// The longest file that is read. A game is a few kilobytes, and the largest
/// collections some dozen megabytes.
const MOST_BYTES: u64 = 1 << 30;

/// The bytes of a file.
///
/// # Errors
///
/// Why it cannot be read.
pub(in crate::record) fn read(path: &Path) -> Result<Vec<u8>, FileErrorKind> {
    let metadata = fs::metadata(path)?;
    check_kind(&metadata)?;
    if metadata.len() > MOST_BYTES {
        return Err(FileErrorKind::TooLarge);
    }
    let mut bytes = Vec::new();
    // The length may change while the file is read.
    File::open(path)?
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(FileErrorKind::TooLarge);
    }
    Ok(bytes)
}

pub(super) fn check_kind(metadata: &Metadata) -> Result<(), FileErrorKind> {
    if metadata.is_dir() {
        return Err(FileErrorKind::Folder);
    }
    if !metadata.is_file() {
        return Err(FileErrorKind::NotAFile);
    }
    Ok(())
}
