//! Damaged files: whatever the bytes are, reading them ends, panics never, and
//! takes memory in proportion to their number.
//!
//! Memory is counted for the whole process, so everything is in one test.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use jego::record::{CannotOpen, Games, Opened, open, save, sgf};
use peak_alloc::PeakAlloc;
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// How many damaged files are read.
const INPUTS: u64 = 210_000;

/// What a file of moves costs: six bytes each, and the board after each is kept
/// while the line it stands in is read.
const BYTES_PER_BYTE: usize = 128;
/// What a reading costs however short the file is.
const BYTES_AT_LEAST: usize = 160 * 1024;

fn files() -> Vec<(PathBuf, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [
        "tests/data/sgf",
        "tests/data/foreign",
        "tests/data/saves",
        "saves",
    ];
    let mut files: Vec<_> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(root.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            !path
                .extension()
                .is_some_and(|end| end == "txt" || end == "md")
        })
        .map(|path| (path.clone(), fs::read(&path).unwrap()))
        .collect();
    files.sort();
    files
}

/// Bytes that mean something to one format or another.
const SIGNS: &[u8] = b"()[];:\\\"',=\n\r \t\0\xff\xfe\x1b/-+*9zA{}#<>";

fn damage(rng: &mut SmallRng, bytes: &mut Vec<u8>, other: &[u8]) {
    for _ in 0..rng.random_range(1..6) {
        if bytes.is_empty() {
            return;
        }
        let at = rng.random_range(0..bytes.len());
        let end = (at + rng.random_range(1..60)).min(bytes.len());
        match rng.random_range(0..8) {
            0 => bytes[at] ^= 1 << rng.random_range(0..8),
            1 => bytes[at] = SIGNS[rng.random_range(0..SIGNS.len())],
            2 => bytes.insert(at, SIGNS[rng.random_range(0..SIGNS.len())]),
            3 => drop(bytes.drain(at..end)),
            4 => bytes.truncate(at),
            5 => {
                let piece = bytes[at..end].repeat(rng.random_range(1..20));
                bytes.splice(at..at, piece);
            }
            6 => drop(bytes.drain(..at)),
            _ => {
                let from = rng.random_range(0..other.len());
                let to = (from + rng.random_range(1..300)).min(other.len());
                bytes.splice(at..end, other[from..to].iter().copied());
            }
        }
    }
}

/// Reads everything that can be read from the bytes and writes it again; the
/// number of turns.
fn read(bytes: Vec<u8>) -> usize {
    let Ok(opened) = open(bytes, None) else {
        return 0;
    };
    let Opened { games, .. } = &opened;
    if let Games::Collection(collection) = games {
        let written = sgf::write(collection);
        let (again, problems) = sgf::parse(&written).unwrap();
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(again.len(), collection.len());
    }
    let mut turns = 0;
    for index in 0..games.len().min(3) {
        if let Ok((record, _)) = games.game(index) {
            turns += record.turns() + 1;
        }
    }
    turns
}

/// What was read can be saved, and the save opens.
fn save_and_open(bytes: Vec<u8>) {
    let Ok(opened) = open(bytes, None) else {
        return;
    };
    let Ok((record, _)) = opened.games.game(0) else {
        return;
    };
    let saved = record.to_save();
    let again = save::read(&saved).unwrap();
    assert_eq!(again.to_save(), saved);
    match (again.to_sgf(), record.to_sgf()) {
        (Some(again), Some(before)) => assert!(again.same(&before)),
        // SGF does not know the game.
        (again, before) => assert!(again.is_none() && before.is_none()),
    }
}

#[test]
fn damaged_files_are_read_without_harm() {
    let files = files();
    assert!(files.len() > 40, "{} files", files.len());
    let mut opened = 0_u64;
    for seed in 0..INPUTS {
        let mut rng = SmallRng::seed_from_u64(seed);
        let (_, original) = &files[rng.random_range(0..files.len())];
        let (_, other) = &files[rng.random_range(0..files.len())];
        let mut bytes = original.clone();
        damage(&mut rng, &mut bytes, other);
        let most = BYTES_AT_LEAST + BYTES_PER_BYTE * bytes.len();
        if seed % 20 == 0 {
            save_and_open(bytes.clone());
        }

        let length = bytes.len();
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        let turns = read(bytes);
        let used = MEMORY.peak_usage() - before;
        assert!(
            used <= most,
            "seed {seed}: {used} bytes of memory for {length}"
        );
        opened += u64::from(turns > 0);
    }
    assert!(opened > INPUTS / 2, "{opened} of {INPUTS} could be opened");
    large_files_stay_small_in_memory();
}

/// 200,000 nodes in branches and in one line; and lines so long that they are
/// not put on a board, but kept.
fn large_files_stay_small_in_memory() {
    let mut branches = "(;SZ[19]".to_owned();
    for branch in 0..800 {
        let _ = write!(branches, "(;C[{branch}]");
        for number in 0..249 {
            let at = |of: usize| char::from(b'a' + (of % 19) as u8);
            let color = ['B', 'W'][number % 2];
            let _ = write!(branches, ";{color}[{}{}]", at(number), at(number / 19));
        }
        branches.push(')');
    }
    branches.push(')');
    let line = |moves: &str, times| format!("(;SZ[19]{})", moves.repeat(times));
    let longest = line(";", 249_999);
    let million = line(";B[aa];W[bb]", 500_000);
    let nested = "(;B[aa]".repeat(1_000_000);
    // More than can be kept is refused before it has filled the memory.
    let semicolons = format!("({}", ";".repeat(40_000_000));
    assert_eq!(
        open(semicolons.into_bytes(), None).unwrap_err(),
        CannotOpen::NoGame(sgf::NoGame::TooMany)
    );
    for (text, turns, megabytes) in [
        (branches, 200_001, 100),
        (line(";B[];W[]", 100_000), 200_001, 150),
        (longest, 250_000, 200),
        (million, 0, 200),
        (nested, 0, 200),
    ] {
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        assert_eq!(read(text.into_bytes()), turns);
        let used = (MEMORY.peak_usage() - before) / 1_000_000;
        assert!(used < megabytes, "{turns} turns took {used} MB");
    }
}
