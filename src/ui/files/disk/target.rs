//! What stands in a place that was asked for, and making a folder there.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What stands in a place that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui::files) enum Target {
    /// An ordinary file.
    File,
    /// A folder.
    Folder,
    /// A pipe, a device or a link that leads nowhere.
    Odd,
    /// Nothing, and a file can be written there if that was asked.
    Free,
    /// Nothing, and not even a folder to hold it.
    NoFolder(PathBuf),
    /// Nobody may write there.
    Unwritable,
    /// A file that is marked not to be written.
    ReadOnly,
    /// No file can have such a name.
    BadName,
    /// The system does not say what is there, only this.
    Unknown(String),
}

/// Looks at a place to read from.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the system knows many errors, and the others are shown in its words"
)]
pub(in crate::ui::files) fn look(path: &Path) -> Target {
    match fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => Target::Folder,
        Ok(metadata) if metadata.is_file() => Target::File,
        Ok(_) => Target::Odd,
        Err(error) => match error.kind() {
            io::ErrorKind::NotFound if path.is_symlink() => Target::Odd,
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => free_or_nowhere(path),
            io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => Target::BadName,
            _ => Target::Unknown(error.to_string()),
        },
    }
}

/// Looks at a place to write to.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the system knows many errors, and the others are shown in its words"
)]
pub(in crate::ui::files) fn look_to_write(path: &Path) -> Target {
    let target = look(path);
    let folder = match target {
        Target::File if is_read_only(path) => return Target::ReadOnly,
        Target::File | Target::Free => path.parent().unwrap_or(Path::new(".")),
        other => return other,
    };
    // Permissions alone do not tell, so an unnamed file is created.
    match tempfile::tempfile_in(folder) {
        Ok(_) => target,
        Err(error) => match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                Target::Unwritable
            }
            _ => Target::Unknown(error.to_string()),
        },
    }
}

fn is_read_only(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.permissions().readonly())
}

fn free_or_nowhere(path: &Path) -> Target {
    match path.parent() {
        Some(folder) if !folder.is_dir() => Target::NoFolder(folder.to_owned()),
        _ => Target::Free,
    }
}

/// Why a folder could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui::files) enum CannotMake {
    /// The name is taken.
    Exists,
    /// No folder can have such a name.
    BadName,
    /// The system does not permit it.
    Forbidden,
    /// In the system's words.
    Other(String),
}

/// Makes a folder.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the system knows many errors, and the others are shown in its words"
)]
pub(in crate::ui::files) fn make_folder(path: &Path) -> Result<(), CannotMake> {
    fs::create_dir(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => CannotMake::Exists,
        io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => CannotMake::BadName,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            CannotMake::Forbidden
        }
        _ => CannotMake::Other(error.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_a_place_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("file"), "").unwrap();
        assert_eq!(look_to_write(&at("file")), Target::File);
        assert_eq!(look_to_write(&at("free")), Target::Free);
        assert_eq!(look_to_write(folder.path()), Target::Folder);
        let nowhere = Target::NoFolder(at("none"));
        assert_eq!(look_to_write(&at("none/file")), nowhere);
        assert_eq!(
            look_to_write(&at("file/file")),
            Target::NoFolder(at("file"))
        );
        assert_eq!(look_to_write(&at(&"x".repeat(300))), Target::BadName);
        let mut permissions = fs::metadata(at("file")).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(at("file"), permissions).unwrap();
        assert_eq!(look_to_write(&at("file")), Target::ReadOnly);
        assert_eq!(look(&at("file")), Target::File);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_nowhere_is_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link");
        std::os::unix::fs::symlink("nowhere", &link).unwrap();
        assert_eq!(look(&link), Target::Odd);
    }

    #[test]
    fn folders_are_made_once() {
        let folder = tempfile::tempdir().unwrap();
        let new = folder.path().join("new");
        assert_eq!(make_folder(&new), Ok(()));
        assert_eq!(make_folder(&new), Err(CannotMake::Exists));
    }
}
