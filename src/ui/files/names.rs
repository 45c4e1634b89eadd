//! Names of files: as they are typed, as they are shown, and what they lack.

use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

use crate::lobby::has_ending;

/// How many characters stand before the ending, to be typed over.
pub(super) fn stem(name: &str, endings: &[&str]) -> usize {
    let lowercase = name.to_lowercase();
    let ending = endings
        .iter()
        .find(|ending| has_ending(&lowercase, ending))
        .map_or(0, |ending| ending.chars().count() + 1);
    name.chars().count().saturating_sub(ending)
}

/// Whether something typed is the way to a place, not part of a name.
pub(super) fn is_path(typed: &str) -> bool {
    let typed = typed.trim();
    typed == "~"
        || typed == ".."
        || typed.contains(std::path::MAIN_SEPARATOR)
        || typed.contains('/')
}

/// The place that something typed means, seen from a folder; `~` is home.
///
/// `None` where nothing can have such a name.
pub(super) fn resolve(typed: &str, folder: &Path, home: Option<&Path>) -> Option<PathBuf> {
    let typed = typed.trim();
    if typed.is_empty() || typed.contains('\0') {
        return None;
    }
    let under_home = typed
        .strip_prefix('~')
        .filter(|rest| rest.is_empty() || rest.starts_with('/'));
    let path = match (under_home, home) {
        (Some(rest), Some(home)) => home.join(rest.trim_start_matches('/')),
        _ => folder.join(typed),
    };
    Some(tidy(&path))
}

/// The same place without `.` and `..`; links are not followed.
pub(super) fn tidy(path: &Path) -> PathBuf {
    let mut tidied = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                if !tidied.pop() && tidied.as_os_str().is_empty() {
                    tidied.push(part);
                }
            }
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => tidied.push(part),
        }
    }
    tidied
}

/// A folder and all those above it, the highest first, each with its name.
pub(super) fn parents(folder: &Path) -> Vec<(String, PathBuf)> {
    let mut parents: Vec<_> = folder
        .ancestors()
        .filter(|ancestor| !ancestor.as_os_str().is_empty())
        .map(|ancestor| {
            let name = ancestor.file_name().unwrap_or(ancestor.as_os_str());
            (shown(name), ancestor.to_owned())
        })
        .collect();
    parents.reverse();
    parents
}

/// A name as it can be shown: what is no text, or would break the line, is a
/// question mark.
pub(super) fn shown(name: &OsStr) -> String {
    name.to_string_lossy()
        .chars()
        .map(|c| match c {
            char::REPLACEMENT_CHARACTER => '?',
            c if c.is_control() => '?',
            c => c,
        })
        .collect()
}

/// The last part of a path, to be talked about.
pub(super) fn last_part(path: &Path) -> String {
    shown(path.file_name().unwrap_or(path.as_os_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAVE: [&str; 2] = ["jego.ron", "sgf"];

    #[test]
    fn the_stem_is_what_stands_before_the_ending() {
        assert_eq!(stem("été.jego.ron", &SAVE), 3);
        assert_eq!(stem("game.SGF", &SAVE), 4);
        assert_eq!(stem("game.v2", &SAVE), 7);
        assert_eq!(stem("", &SAVE), 0);
    }

    #[test]
    fn what_is_typed_means_a_place() {
        let (folder, home) = (Path::new("/games"), Path::new("/home/me"));
        for (typed, place) in [
            ("a.sgf", "/games/a.sgf"),
            ("../a.sgf", "/a.sgf"),
            ("./b/./a.sgf", "/games/b/a.sgf"),
            ("/tmp/a.sgf", "/tmp/a.sgf"),
            ("~", "/home/me"),
            ("~/a.sgf", "/home/me/a.sgf"),
            ("~a.sgf", "/games/~a.sgf"),
            ("/../..", "/"),
        ] {
            let resolved = resolve(typed, folder, Some(home));
            assert_eq!(resolved.as_deref(), Some(Path::new(place)), "{typed}");
        }
        assert_eq!(
            resolve("~/a", folder, None).unwrap(),
            Path::new("/games/~/a")
        );
        assert_eq!(resolve(" ", folder, None), None);
        assert_eq!(resolve("a\0b", folder, None), None);
    }

    #[test]
    fn paths_are_told_from_names() {
        for path in ["~", "..", "/", "/tmp", "~/games", "a/b"] {
            assert!(is_path(path), "{path}");
        }
        for name in ["", "a", "~a", "lee-gu.sgf", "..."] {
            assert!(!is_path(name), "{name}");
        }
    }

    #[test]
    fn every_folder_above_is_named() {
        let names = |folder: &str| -> Vec<String> {
            let parents = parents(Path::new(folder));
            parents.into_iter().map(|(name, _)| name).collect()
        };
        assert_eq!(names("/home/me/games"), ["/", "home", "me", "games"]);
        assert_eq!(names("/"), ["/"]);
        assert_eq!(names("games/old"), ["games", "old"]);
        assert!(names("").is_empty());
        let parents = parents(Path::new("/home/me"));
        assert_eq!(parents[1].1, Path::new("/home"));
    }

    #[cfg(unix)]
    #[test]
    fn names_that_are_no_text_can_be_shown() {
        use std::os::unix::ffi::OsStrExt as _;
        assert_eq!(shown(OsStr::from_bytes(b"caf\xe9\n.sgf")), "caf??.sgf");
    }
}
