//! Finding one’s way: rows, columns, folders, places and keys.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use jego::record::Format;
use jego::ui::files::Purpose;
use jego::ui::theme::{DARK, HIGH_CONTRAST, LIGHT};
use jego::words::{FileWords, Language};

use crate::window_files::{
    Room, answer, chosen, folder, harness, harness_with, press, request, retype, until, until_seen,
};

#[test]
fn games_and_folders_are_shown_and_nothing_else() {
    let folder = folder();
    let mut harness = harness(Purpose::OpenGame, folder.path());
    until_seen(&mut harness, "game 2.sgf");
    assert!(harness.query_by_label("Folder masters").is_some());
    assert!(harness.query_by_label("notes.txt").is_none());
    assert!(harness.query_by_label(".hidden.sgf").is_none());
    harness.get_by_label("All files").click();
    harness.run();
    harness.get_by_label("Hidden files").click();
    harness.run();
    assert!(harness.query_by_label("notes.txt").is_some());
    assert!(harness.query_by_label(".hidden.sgf").is_some());
}

#[test]
fn files_of_games_are_shown_whatever_program_wrote_them() {
    let folder = folder();
    let names = Format::ENDINGS.map(|ending| format!("there.{ending}"));
    for name in &names {
        fs::write(folder.path().join(name), "x").unwrap();
    }
    let mut harness = harness(Purpose::OpenGame, folder.path());
    until_seen(&mut harness, "game 2.sgf");
    for name in &names {
        assert!(harness.query_by_label(name).is_some(), "{name}");
    }
}

#[test]
fn a_double_click_goes_into_a_folder_and_opens_a_file() {
    let folder = folder();
    let mut harness = harness(Purpose::OpenGame, folder.path());
    until_seen(&mut harness, "Folder masters");
    harness.get_by_label("Folder masters").click();
    harness.get_by_label("Folder masters").click();
    until_seen(&mut harness, "honinbo.sgf");
    // Four quick clicks are not two double ones.
    harness.run_steps(60);
    harness.get_by_label("honinbo.sgf").click();
    harness.get_by_label("honinbo.sgf").click();
    let file = folder.path().join("masters/honinbo.sgf");
    assert_eq!(answer(&mut harness), chosen(file));
}

#[test]
fn the_keyboard_alone_finds_a_file() {
    let folder = folder();
    let mut harness = harness(Purpose::OpenGame, folder.path());
    until_seen(&mut harness, "Folder masters");
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Enter);
    until_seen(&mut harness, "honinbo.sgf");
    press(&mut harness, Key::Backspace);
    until_seen(&mut harness, "game 2.sgf");
    harness.key_press_modifiers(Modifiers::ALT, Key::ArrowUp);
    harness.run();
    until(&mut harness, "the folder above", |harness| {
        harness.query_by_label("game 2.sgf").is_none()
    });
}

#[test]
fn typing_filters_and_enter_takes_the_first() {
    let folder = folder();
    let mut harness = harness(Purpose::OpenGame, folder.path());
    until_seen(&mut harness, "game 2.sgf");
    harness.event(egui::Event::Text("10".to_owned()));
    harness.run();
    assert!(harness.query_by_label("game 2.sgf").is_none());
    press(&mut harness, Key::Enter);
    let file = folder.path().join("game 10.sgf");
    assert_eq!(answer(&mut harness), chosen(file));
}

#[test]
fn a_path_can_be_typed_to_open() {
    let folder = folder();
    let file = folder.path().join("masters/honinbo.sgf");
    let mut harness = harness(Purpose::OpenGame, Path::new("/"));
    retype(&mut harness, file.to_str().unwrap());
    press(&mut harness, Key::Enter);
    assert_eq!(answer(&mut harness), chosen(file));
}

#[test]
fn a_file_that_is_not_there_is_not_opened() {
    let folder = folder();
    let mut harness = harness(Purpose::OpenGame, folder.path());
    until_seen(&mut harness, "game 2.sgf");
    retype(&mut harness, "./none.sgf");
    press(&mut harness, Key::Enter);
    until_seen(&mut harness, "There is no none.sgf here");
    assert_eq!(harness.state().answer, None);
}

#[test]
fn a_click_on_a_head_sorts() {
    let folder = folder();
    let mut harness = harness(Purpose::OpenGame, folder.path());
    until_seen(&mut harness, "game 2.sgf");
    let above = |harness: &Harness<'static, Room>| {
        let top = |label| harness.get_by_label(label).rect().top();
        top("game 2.sgf") < top("game 10.sgf")
    };
    assert!(above(&harness));
    harness.get_by_label("Name, sorted ascending").click();
    harness.run();
    assert!(!above(&harness));
    harness.get_by_label("Size").click();
    harness.run();
    assert!(!above(&harness));
    assert!(harness.query_by_label("Size, sorted descending").is_some());
}

#[test]
fn a_folder_that_vanished_says_so_and_the_way_back_stays_open() {
    let folder = folder();
    let mut harness = harness(Purpose::OpenGame, folder.path());
    until_seen(&mut harness, "Folder masters");
    fs::remove_dir_all(folder.path().join("masters")).unwrap();
    harness.get_by_label("Folder masters").click();
    harness.get_by_label("Folder masters").click();
    until_seen(&mut harness, "This folder does not exist");
    harness.get_by_label("One folder up").click();
    until_seen(&mut harness, "game 2.sgf");
    assert!(harness.query_by_label("Folder masters").is_none());
}

#[test]
fn the_places_lead_to_the_saves() {
    let folder = folder();
    let mut request = request(Purpose::OpenGame, &folder.path().join("masters"));
    request.saves = vec![folder.path().to_owned()];
    let mut harness = harness_with(request, [960.0, 640.0], Language::English, &LIGHT);
    until_seen(&mut harness, "honinbo.sgf");
    until_seen(&mut harness, "Saved games");
    harness.get_by_label("Saved games").click();
    until_seen(&mut harness, "game 2.sgf");
}

#[test]
fn fifty_thousand_files_are_a_few_rows_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..50_000 {
        fs::File::create(folder.path().join(format!("{number}.sgf"))).unwrap();
    }
    let mut harness = harness(Purpose::OpenGame, folder.path());
    until_seen(&mut harness, "50,000 items");
    let rows = || harness.query_all_by_role(egui::Role::ListBoxOption).count();
    assert!((5..60).contains(&rows()), "{}", rows());
    press(&mut harness, Key::ArrowUp);
    until_seen(&mut harness, "49999.sgf");
    assert!(harness.query_by_label("0.sgf").is_none());
    harness.event(egui::Event::Text("4999".to_owned()));
    until_seen(&mut harness, "15 items");
}

/// Every dialog in every language and theme, in the smallest window.
#[test]
fn everything_stays_inside_the_smallest_window() {
    let folder = folder();
    for purpose in [
        Purpose::OpenGame,
        Purpose::SaveGame,
        Purpose::ExportSgf,
        Purpose::ExportPicture,
        Purpose::ChooseFolder,
    ] {
        for (language, colors) in [
            (Language::English, &LIGHT),
            (Language::French, &DARK),
            (Language::French, &HIGH_CONTRAST),
        ] {
            let mut request = request(purpose, folder.path());
            request.name = "a very long name of a game ".repeat(8);
            let mut harness = harness_with(request, [720.0, 540.0], language, colors);
            let row = language.fill(FileWords::Folder, &[&"masters"]);
            until_seen(&mut harness, &row);
            harness.run();
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, [720.0, 540.0].into());
            let dialog = window.shrink(24.0);
            let buttons = harness.query_all_by_role(egui::Role::Button);
            let rects: Vec<_> = buttons.map(|button| button.rect()).collect();
            assert!(rects.len() > 6, "{purpose:?} {language:?}");
            for rect in rects {
                assert!(
                    dialog.contains_rect(rect),
                    "{purpose:?} {language:?} {rect}"
                );
            }
        }
    }
}
