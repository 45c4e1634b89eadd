//! The index: only a cache, and never a reason to show what is not so.

use std::fs;
use std::path::Path;

use jego::library::Catalogue;
use jego::library::index::{self, Kept};
use rand::RngExt as _;

use super::{catalogue, folder};
use crate::random::rng;

const GAMES: &str = "(;GM[1]SZ[19]PB[Ōta]PW[Ana]BR[9p]EV[Cup]RE[B+R]DT[1850-01-02];B[pd];W[dd])\
                     (;GM[2]PB[Ana];B[d3])(;GM[1]SZ[5];B[ba];W[aa];B[ab])";

fn everything(catalogue: &Catalogue) -> String {
    format!("{catalogue:?}")
}

fn read(path: &Path) -> Catalogue {
    match index::read(path) {
        Kept::Read(catalogue) => catalogue,
        other @ (Kept::Missing | Kept::Damaged | Kept::Newer) => panic!("{other:?}"),
    }
}

#[test]
fn what_was_kept_is_what_was_read() {
    let folder = folder(&[("a.sgf", GAMES), ("b/c.sgf", "(;GM[1]SZ[9])")]);
    let known = catalogue(folder.path());
    let path = folder.path().join("library.index");
    index::write(&path, &known).unwrap();
    let kept = read(&path);
    assert_eq!(everything(&kept), everything(&known));
    for id in known.ids() {
        let turns = |of: &Catalogue| of.game(id).unwrap().turns.clone();
        assert_eq!(turns(&kept), turns(&known));
    }
    let told = super::told(&[folder.path().to_owned()], &kept);
    assert_eq!(told.last().unwrap().of, 0, "a file was read again");
}

#[test]
fn files_with_something_wrong_are_not_kept_so_that_it_is_found_again() {
    let folder = folder(&[
        ("a.sgf", "(;GM[1]SZ[9])"),
        ("b.sgf", "nothing"),
        ("c.sgf", "(;GM[1]SZ[9])(;GM[3])"),
    ]);
    let known = catalogue(folder.path());
    assert_eq!(known.files.len(), 3);
    let Kept::Read(kept) = index::of_bytes(&index::to_bytes(&known)) else {
        panic!("it was written just now");
    };
    assert_eq!(kept.files.len(), 1);
}

#[test]
fn an_index_that_is_damaged_anywhere_is_not_believed() {
    let folder = folder(&[("a.sgf", GAMES)]);
    let whole = index::to_bytes(&catalogue(folder.path()));
    for len in 0..whole.len() {
        let kept = index::of_bytes(&whole[..len]);
        assert!(matches!(kept, Kept::Damaged), "{len} bytes: {kept:?}");
    }
    let mut rng = rng(7);
    for _ in 0..2_000 {
        let mut bytes = whole.clone();
        let at = rng.random_range(0..bytes.len());
        bytes[at] ^= 1 << rng.random_range(0..8);
        assert!(
            !matches!(index::of_bytes(&bytes), Kept::Read(_)),
            "byte {at}"
        );
    }
}

#[test]
fn numbers_that_only_look_right_are_not_believed_either() {
    // The checksum is right, what it stands for is not.
    let mut rng = rng(11);
    let folder = folder(&[("a.sgf", GAMES)]);
    let whole = index::to_bytes(&catalogue(folder.path()));
    let head = whole.len() - whole.iter().rev().count() + 19 + 8;
    for _ in 0..20_000 {
        let mut bytes = whole.clone();
        for _ in 0..3 {
            let at = rng.random_range(head..bytes.len());
            bytes[at] = rng.random();
        }
        let checksum = crc32fast::hash(&bytes[head..]);
        bytes[head - 4..head].copy_from_slice(&checksum.to_le_bytes());
        if let Kept::Read(catalogue) = index::of_bytes(&bytes) {
            // Whatever it says, it can be listed and looked through.
            for id in catalogue.ids() {
                let turns = catalogue.game(id).unwrap().turns.clone();
                let _ = turns.map(|turns| turns.stones_after(u16::MAX));
            }
        }
    }
}

#[test]
fn an_index_of_a_newer_version_is_told_apart() {
    let folder = folder(&[("a.sgf", GAMES)]);
    let mut bytes = index::to_bytes(&catalogue(folder.path()));
    let version = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    bytes[version] += 1;
    assert!(matches!(index::of_bytes(&bytes), Kept::Newer));
    let path = folder.path().join("none");
    assert!(matches!(index::read(&path), Kept::Missing));
    fs::create_dir(&path).unwrap();
    assert!(matches!(index::read(&path), Kept::Damaged));
}

/// Each is read while others put theirs in its place.
#[test]
fn programs_that_keep_their_index_at_once_leave_a_whole_one() {
    let folder = folder(&[("a.sgf", GAMES), ("b.sgf", "(;GM[1]SZ[9];B[ee])")]);
    let both = catalogue(folder.path());
    let mut one = both.clone();
    one.files.pop();
    let path = folder.path().join("library.index");
    index::write(&path, &both).unwrap();
    std::thread::scope(|scope| {
        for known in [&one, &both, &one, &both] {
            scope.spawn(|| {
                for _ in 0..25 {
                    index::write(&path, known).unwrap();
                    assert!(matches!(read(&path).files.len(), 1 | 2));
                    assert!(!index::is_newer(&path));
                }
            });
        }
    });
    assert!(matches!(read(&path).files.len(), 1 | 2));
    let left = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left, 3, "something was left beside it");
}
