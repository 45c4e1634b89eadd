//! Files that cannot be written, and files that are replaced.

use std::fs;
use std::path::Path;
use std::process::Command;

use jego::record::{FileError, FileErrorKind, open_file, replace, save};

use crate::random;

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[track_caller]
fn trouble(result: Result<(), FileError>) -> FileErrorKind {
    let error = result.unwrap_err();
    assert!(!error.to_string().is_empty());
    error.kind
}

#[test]
fn a_file_is_replaced_and_nothing_else_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jego.ron");
    replace(&path, "one").unwrap();
    replace(&path, "two").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "two");
    assert_eq!(names(folder.path()), ["game.jego.ron"]);
}

#[test]
fn what_cannot_be_replaced_says_why_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    assert!(matches!(trouble(replace(here, "x")), FileErrorKind::Folder));
    let gone = here.join("gone").join("file");
    assert!(matches!(
        trouble(replace(&gone, "x")),
        FileErrorKind::NoFolder
    ));
    let file = here.join("file");
    fs::write(&file, "old").unwrap();
    assert!(matches!(
        trouble(replace(&file.join("below"), "x")),
        FileErrorKind::NoFolder
    ));
    let long = here.join("x".repeat(300));
    assert!(matches!(trouble(replace(&long, "x")), FileErrorKind::Name));
    assert!(replace(Path::new(""), "x").is_err());
    assert!(replace(Path::new(".."), "x").is_err());
    assert!(replace(&here.join("nul\0name"), "x").is_err());

    let mut permissions = fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).unwrap();
    assert!(matches!(
        trouble(replace(&file, "x")),
        FileErrorKind::ReadOnly
    ));
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    assert_eq!(names(here), ["file"]);
}

#[test]
fn the_longest_name_that_can_be_is_replaced_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("é".repeat(127) + "x");
    replace(&path, "one").unwrap();
    replace(&path, "two").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "two");
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn a_file_of_more_than_a_gigabyte_is_not_even_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.sgf");
    // A hole takes no room on the disk.
    fs::File::create(&path)
        .unwrap()
        .set_len((1 << 30) + 1)
        .unwrap();
    let trouble = open_file(&path).unwrap_err().kind;
    assert!(matches!(trouble, FileErrorKind::TooLarge));
}

#[test]
fn a_backup_that_outlived_its_file_is_pointed_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    let trouble = open_file(&path).unwrap_err().kind;
    assert!(matches!(trouble, FileErrorKind::Missing));
    fs::write(folder.path().join("game.sgf.jego-backup"), "(;)").unwrap();
    let error = open_file(&path).unwrap_err();
    assert!(
        error.to_string().contains("game.sgf.jego-backup"),
        "{error}"
    );
    // It does not stand in the way of the next save.
    replace(&path, "(;)").unwrap();
    replace(&path, "(;C[x])").unwrap();
    assert_eq!(names(folder.path()), ["game.sgf"]);
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    use super::*;

    #[test]
    fn a_link_is_followed_and_stays_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let elsewhere = tempfile::tempdir().unwrap();
        let target = elsewhere.path().join("target");
        let link = folder.path().join("link");
        fs::write(&target, "old").unwrap();
        symlink(&target, &link).unwrap();
        replace(&link, "new").unwrap();
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&target).unwrap(), "new");

        let nowhere = folder.path().join("nowhere");
        symlink(folder.path().join("missing"), &nowhere).unwrap();
        assert!(matches!(
            trouble(replace(&nowhere, "x")),
            FileErrorKind::BrokenLink
        ));
        let around = folder.path().join("around");
        symlink(&around, &around).unwrap();
        assert!(replace(&around, "x").is_err());
        assert!(open_file(&around).is_err());
    }

    #[test]
    fn a_file_keeps_its_permissions_and_a_new_one_has_the_usual() {
        let folder = tempfile::tempdir().unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let path = folder.path().join("file");
        replace(&path, "one").unwrap();
        let usual = folder.path().join("usual");
        fs::write(&usual, "").unwrap();
        assert_eq!(mode(&path), mode(&usual));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        replace(&path, "two").unwrap();
        assert_eq!(mode(&path), 0o640);
    }

    #[test]
    fn a_device_is_no_file() {
        assert!(matches!(
            trouble(replace(Path::new("/dev/null"), "x")),
            FileErrorKind::NotAFile
        ));
        let trouble = open_file(Path::new("/dev/zero")).unwrap_err().kind;
        assert!(matches!(trouble, FileErrorKind::NotAFile));
    }

    /// The system itself stops the program from writing more than so many
    /// blocks, as a full disk would.
    #[test]
    fn a_disk_that_fills_up_leaves_the_old_file() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("in.sgf");
        let output = folder.path().join("out.sgf");
        fs::write(&input, format!("(;C[{}])", "x".repeat(20_000))).unwrap();
        let mut filled_up = Vec::new();
        for blocks in 0..60 {
            fs::write(&output, "(;C[old])").unwrap();
            let limited = format!("ulimit -f {blocks}; exec \"$@\"");
            let done = Command::new("sh")
                .args([
                    "-c",
                    &limited,
                    "sh",
                    env!("CARGO_BIN_EXE_jego"),
                    "convert",
                    "--force",
                ])
                .args([&input, &output])
                .output()
                .unwrap();
            let left = fs::read_to_string(&output).unwrap();
            let said = String::from_utf8(done.stderr).unwrap();
            filled_up.push(!done.status.success());
            if done.status.success() {
                assert!(left.len() > 20_000);
                continue;
            }
            assert_eq!(left, "(;C[old])", "{blocks} blocks");
            assert!(said.contains("disk is full"), "{said}");
            assert_eq!(
                names(folder.path()),
                ["in.sgf", "out.sgf"],
                "{blocks} blocks"
            );
        }
        // Up to some size there is no room, and from there on there is.
        let room = filled_up.iter().position(|full| !full).unwrap();
        assert!(
            room > 10 && !filled_up[room..].contains(&true),
            "{filled_up:?}"
        );
    }
}

#[test]
fn a_saved_game_opens_again_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("game.{}", save::EXTENSION));
    let (record, _) = random::played(&mut random::rng(11), 80);
    replace(&path, &save::write(&record)).unwrap();
    let opened = open_file(&path).unwrap();
    let (again, _) = opened.games.go(0).unwrap();
    crate::saves::assert_same(&record, &again, "from a file");
    assert!(opened.games.go(1).is_err());
    fs::write(&path, "(version: 7)").unwrap();
    let error = open_file(&path).unwrap_err();
    assert!(error.to_string().contains("version 7"), "{error}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "(version: 7)");
}
