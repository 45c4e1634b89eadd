//! Folders: what is read of them, and when it is read again.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use jego::library::{Catalogue, Refresh};

use super::{catalogue, folder, told};

const GAME: &str = "(;GM[1]SZ[9]PB[Ana];B[ee])";
const OTHER: &str = "(;GM[1]SZ[9]PB[Bea];B[ee];W[cc])";

fn names(catalogue: &Catalogue) -> Vec<String> {
    let ids = catalogue.ids();
    let games = ids.filter_map(|id| catalogue.game(id));
    games
        .map(|game| game.head.names.black.to_string())
        .collect()
}

#[test]
fn every_file_is_listed_and_one_without_games_says_what_is_wrong() {
    let folder = folder(&[
        ("a.sgf", GAME),
        ("b/two.SGF", &format!("{GAME}{OTHER}")),
        ("c.ngf", "nothing"),
        ("d.jego.ron", "(version: 1"),
        ("e.txt", GAME),
    ]);
    let catalogue = catalogue(folder.path());
    assert_eq!(catalogue.files.len(), 4);
    assert_eq!(names(&catalogue), ["Ana", "Ana", "Bea"]);
    let damaged: Vec<u32> = catalogue.damaged().map(|(file, _)| file).collect();
    assert_eq!(damaged, [2, 3]);
}

#[test]
fn only_what_has_changed_is_read_again() {
    let folder = folder(&[("a.sgf", GAME), ("b.sgf", OTHER), ("c.sgf", GAME)]);
    let folders = [folder.path().to_owned()];
    let first = catalogue(folder.path());
    fs::write(folder.path().join("b.sgf"), GAME).unwrap();
    fs::remove_file(folder.path().join("c.sgf")).unwrap();
    fs::write(folder.path().join("d.sgf"), OTHER).unwrap();
    let told = told(&folders, &first);
    let last = told.last().unwrap();
    assert_eq!((last.read, last.of), (2, 2));
    assert_eq!(names(&last.catalogue), ["Ana", "Ana", "Bea"]);
    let same = |number: usize| Arc::ptr_eq(&first.files[number], &last.catalogue.files[number]);
    assert!(same(0) && !same(1));
}

#[test]
fn a_folder_that_is_gone_is_told_and_costs_the_others_nothing() {
    let folder = folder(&[("a.sgf", GAME)]);
    let gone = folder.path().join("gone");
    let here = folder.path().to_owned();
    // The same folder twice has each file once.
    let told = told(&[gone.clone(), here.clone(), here], &Catalogue::default());
    let last = &told.last().unwrap().catalogue;
    assert_eq!((last.files.len(), last.troubles.len()), (1, 1));
    assert_eq!(last.troubles[0].folder, gone);
}

#[test]
fn files_that_go_while_they_are_read_are_not_listed() {
    let folder = folder(&[("b/a.sgf", GAME), ("b/b.sgf", OTHER), ("c.sgf", GAME)]);
    let folders = [folder.path().join("b"), folder.path().to_owned()];
    let mut told = Vec::new();
    let refresh = Refresh {
        folders: &folders,
        known: &Catalogue::default(),
        threads: 2,
        stop: &AtomicBool::new(false),
    };
    refresh.run(|progress| {
        // The first that is told is that reading begins.
        let _ = fs::remove_dir_all(&folders[0]);
        told.push(progress);
    });
    let last = &told.last().unwrap().catalogue;
    assert_eq!(names(last), ["Ana"]);
    assert_eq!((last.files.len(), last.damaged().count()), (1, 0));
    let [trouble] = &last.troubles[..] else {
        panic!("{:?}", last.troubles);
    };
    assert_eq!(trouble.folder, folders[0]);
}

#[test]
fn reading_that_is_to_end_ends() {
    let folder = folder(&[("a.sgf", GAME), ("b.sgf", OTHER)]);
    let mut told = Vec::new();
    let refresh = Refresh {
        folders: &[folder.path().to_owned()],
        known: &Catalogue::default(),
        threads: 1,
        stop: &AtomicBool::new(true),
    };
    refresh.run(|progress| told.push(progress));
    let last = told.last().unwrap();
    assert_eq!((last.read, last.of, last.catalogue.files.len()), (0, 2, 0));
}

#[test]
fn files_that_are_made_to_do_harm_are_read_within_limits() {
    let deep = format!("{}{}", "(;".repeat(200_000), ")".repeat(200_000));
    let long = format!("(;GM[1]SZ[19]{})", ";B[aa];W[]".repeat(100_000));
    let arranged = format!("(;GM[1]SZ[25]{})", ";AB[aa:yy];AE[aa:yy]".repeat(2_000));
    let many = "(;GM[1]SZ[9])".repeat(20_000);
    let folder = folder(&[
        ("arranged.sgf", &arranged),
        ("deep.sgf", &deep),
        ("long.sgf", &long),
        ("many.sgf", &many),
    ]);
    let catalogue = catalogue(folder.path());
    assert_eq!(catalogue.files.len(), 4);
    for id in catalogue.ids() {
        let game = catalogue.game(id).unwrap();
        let bytes = game.turns.as_ref().map_or(0, |turns| turns.bytes());
        assert!(bytes < 50_000, "{id:?}: {bytes}");
    }
    assert_eq!(catalogue.files[3].games().len(), 20_000);
}
