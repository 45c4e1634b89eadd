//! What can go wrong with a file.

use std::io;
use std::path::{Path, PathBuf};

use crate::record::cannot_open::CannotOpen;

/// What went wrong with a file.
#[derive(Debug, thiserror::Error)]
#[error("{}: {kind}", path.display())]
pub struct FileError {
    /// The file.
    pub path: PathBuf,
    /// What went wrong.
    pub kind: FileErrorKind,
}

/// Why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileErrorKind {
    /// There is nothing under this name.
    #[error("there is no such file")]
    Missing,
    /// It is gone, and the version before it is still there.
    #[error("there is no such file, but its previous version is kept as {}", .0.display())]
    OnlyBackup(PathBuf),
    /// A folder stands there.
    #[error("this is a folder")]
    Folder,
    /// Something stands there that is neither file nor folder.
    #[error("this is not an ordinary file")]
    NotAFile,
    /// The folder it should be in does not exist.
    #[error("its folder does not exist")]
    NoFolder,
    /// A link to something that does not exist.
    #[error("this is a broken link")]
    BrokenLink,
    /// The file is marked as not to be written.
    #[error("the file is marked read-only")]
    ReadOnly,
    /// The system does not let us.
    #[error("permission denied")]
    Permission,
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// The system cannot have such a name.
    #[error("the name is too long or contains invalid characters")]
    Name,
    /// Longer than any file of games.
    #[error("the file is larger than a gigabyte")]
    TooLarge,
    /// A file that must not be overwritten is there.
    #[error("the file already exists")]
    Exists,
    /// The file does not hold what was just written to it.
    #[error("what was written cannot be read back")]
    Unproved,
    /// What is in it cannot be opened.
    #[error(transparent)]
    Content(#[from] CannotOpen),
    /// Anything else.
    #[error("{0}")]
    Other(io::Error),
}

impl From<io::Error> for FileErrorKind {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the system has many more, and may get others"
    )]
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::NotFound => Self::Missing,
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Self::Permission,
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => Self::Full,
            Kind::InvalidFilename | Kind::InvalidInput => Self::Name,
            Kind::IsADirectory => Self::Folder,
            Kind::NotADirectory => Self::NoFolder,
            Kind::AlreadyExists => Self::Exists,
            _ => Self::Other(error),
        }
    }
}

impl FileErrorKind {
    /// The same, said of a file.
    pub(in crate::record) fn at(self, path: &Path) -> FileError {
        FileError {
            path: path.to_owned(),
            kind: self,
        }
    }
}
