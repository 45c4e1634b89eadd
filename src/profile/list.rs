//! All profiles of a folder.

use std::path::{Path, PathBuf};

use super::Profile;
use super::stored::{ENDING, ProfileError};
use crate::record::{FileErrorKind, files_ending, rename};

/// The profiles of a folder.
#[derive(Debug, Default)]
pub struct FoundProfiles {
    /// Those that can be read, by name.
    pub profiles: Vec<Profile>,
    /// Those that cannot.
    pub unreadable: Vec<UnreadableProfile>,
}

/// A profile that cannot be read.
#[derive(Debug)]
pub struct UnreadableProfile {
    /// Why not.
    pub why: ProfileError,
    /// Where its file is kept, if it was set aside.
    pub kept: Option<PathBuf>,
}

/// Reads all profiles of a folder. One whose file is damaged from its first line
/// on is set aside; what a newer Jego wrote stays where it is.
#[must_use]
pub fn list_profiles(folder: &Path) -> FoundProfiles {
    let mut found = FoundProfiles::default();
    for path in files_ending(folder, ENDING) {
        match Profile::read(&path) {
            Ok(profile) => found.profiles.push(profile),
            // Another window deleted it after the folder was read.
            Err(ProfileError::File(error)) if matches!(error.kind, FileErrorKind::Missing) => {}
            Err(why) => {
                let kept = match &why {
                    ProfileError::Damaged(path) => set_aside(path),
                    ProfileError::Newer(_) | ProfileError::File(_) | ProfileError::NoName => None,
                };
                found.unreadable.push(UnreadableProfile { why, kept });
            }
        }
    }
    let name = |profile: &Profile| (profile.name().to_lowercase(), profile.id().to_owned());
    found.profiles.sort_by_cached_key(name);
    found
}

fn set_aside(path: &Path) -> Option<PathBuf> {
    let aside = path.with_extension(format!("damaged.{ENDING}-kept"));
    rename(path, &aside).ok().map(|()| aside)
}
