//! The library: folders of games, and what is found in them.

use std::fs;
use std::path::PathBuf;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use jego::settings::Settings;
use jego::ui::Page;

use super::{Jego, LARGE, SMALL, quiet};

const ANA: &str =
    "(;GM[1]SZ[9]PB[Ana]BR[5k]PW[Bea]DT[1998-05-03]RE[B+2.5]EV[Cup];B[ee];W[cc];B[gc])";
const CLEO: &str = "(;GM[1]SZ[9]PB[Cleo]PW[Dora]DT[2001]RE[W+R];B[ee];W[cc];B[cg])";
const PAIR: &str = "(;GM[1]SZ[19]PB[Emil]PW[Fred];B[pd])(;GM[1]SZ[19]PB[Gus]PW[Hal];B[dd])";

/// A folder of games that is in the library.
fn library() -> (Settings, tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    let files = [
        ("ana.sgf", ANA),
        ("cleo.sgf", CLEO),
        ("pair.sgf", PAIR),
        ("bad.sgf", "no"),
    ];
    for (name, text) in files {
        fs::write(games.join(name), text).unwrap();
    }
    let settings = Settings {
        library: vec![games.clone()],
        ..quiet()
    };
    (settings, folder, games)
}

impl Jego {
    fn open_library(&mut self) {
        self.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::G);
        assert_eq!(self.page(), Page::Library);
        self.until_seen("4 games · in 4 files");
        self.until("the list", |jego| jego.has_row("Ana"));
    }

    fn has_row(&self, name: &str) -> bool {
        let rows = self.harness.query_all_by_label_contains(name);
        rows.count() > 0
    }

    fn click_row(&mut self, name: &str) {
        let row = self.harness.query_all_by_label_contains(name).next();
        row.unwrap().click_accesskit();
        self.harness.run();
    }
}

#[test]
fn games_of_folders_are_listed_and_what_is_damaged_says_so() {
    for size in [LARGE, SMALL] {
        let (settings, _folder, _) = library();
        let mut jego = Jego::new(settings, size);
        jego.open_library();
        for name in ["Cleo", "Emil", "Gus", "bad.sgf"] {
            assert!(jego.has_row(name), "{name}");
        }
        jego.until_seen("1 file cannot be read");
    }
}

#[test]
fn a_game_of_a_collection_opens_through_the_table() {
    let (settings, _folder, _) = library();
    let mut jego = Jego::new(settings, LARGE);
    jego.open_library();
    jego.click_row("Gus");
    jego.until("the table", |jego| jego.page() == Page::Match);
    let record = jego.session().record();
    assert_eq!(record.player(jego::board::Color::Black), "Gus");
}

#[test]
fn a_list_is_narrowed_by_what_is_typed_and_sorted_by_its_columns() {
    let (settings, _folder, _) = library();
    let mut jego = Jego::new(settings, LARGE);
    jego.open_library();
    jego.rewrite("Search", "cup");
    jego.until("only one", |jego| {
        jego.has_row("Ana") && !jego.has_row("Cleo")
    });
    jego.click("Show all");
    jego.until("all", |jego| jego.has_row("Cleo"));
    jego.click("Sort by Date");
    jego.until("undated games first", |jego| {
        jego.top_of("Gus") < jego.top_of("Ana")
    });
    jego.click("Sort by Date, Smallest first");
    jego.until("the latest first", |jego| {
        jego.top_of("Cleo") < jego.top_of("Ana")
    });
}

impl Jego {
    fn top_of(&self, name: &str) -> f32 {
        let row = self.harness.query_all_by_label_contains(name).next();
        row.map_or(f32::MAX, |row| row.rect().top())
    }
}

#[test]
fn a_position_of_the_table_is_found_with_what_was_played_next() {
    let (settings, _folder, _) = library();
    let mut jego = Jego::new(settings, LARGE);
    jego.open_library();
    jego.click_row("Ana");
    jego.until("the table", |jego| jego.page() == Page::Match);
    jego.key(Key::ArrowRight);
    jego.key(Key::ArrowRight);
    jego.open_library();
    jego.click("Position");
    jego.click("Find");
    jego.until_seen("2 games, 2 places");
    // Black's next moves are the same, seen from both sides of the diagonal.
    assert!(
        jego.told_all()
            .contains("A · Black · 2 times · Black won 50%, White 50%")
    );
    assert!(jego.has_row("move 2") && !jego.has_row("Emil"));
    jego.click("Show all games");
    jego.until("all", |jego| jego.has_row("Emil"));
}

#[test]
fn folders_are_added_removed_and_looked_through_again() {
    let (settings, _folder, games) = library();
    let mut jego = Jego::new(settings, LARGE);
    jego.open_library();
    fs::write(games.join("new.sgf"), ANA.replace("Ana", "Ida")).unwrap();
    jego.key(Key::F5);
    jego.until("the new game", |jego| jego.has_row("Ida"));
    let name = format!("Remove {} from the library", games.display());
    jego.click("1 folder");
    jego.click(&name);
    jego.until_seen("Add a folder…");
    assert!(games.join("new.sgf").is_file());
}
