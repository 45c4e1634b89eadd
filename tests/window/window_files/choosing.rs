//! How a dialog ends: names, questions, and what is answered.

use std::fs;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use jego::ui::files::{Answer, Purpose};

use crate::window_files::{answer, chosen, folder, harness, press, retype, saving, until_seen};

#[test]
fn a_new_name_gets_its_ending() {
    let folder = folder();
    let mut harness = saving(folder.path());
    press(&mut harness, Key::Enter);
    let offered = folder.path().join("my game.jego.ron");
    assert_eq!(answer(&mut harness), chosen(offered));

    let mut harness = saving(folder.path());
    retype(&mut harness, "masters/new");
    press(&mut harness, Key::Enter);
    let file = folder.path().join("masters/new.jego.ron");
    assert_eq!(answer(&mut harness), chosen(file));
}

#[test]
fn a_file_is_replaced_only_after_a_question() {
    let folder = folder();
    let mut harness = harness(Purpose::ExportSgf, folder.path());
    until_seen(&mut harness, "game 2.sgf");
    let question = "game 2.sgf already exists. Replace it?";
    retype(&mut harness, "game 2");
    press(&mut harness, Key::Enter);
    until_seen(&mut harness, question);
    // Enter is on the safe side.
    press(&mut harness, Key::Enter);
    assert!(harness.query_by_label(question).is_none());
    assert_eq!(harness.state().answer, None);

    harness.get_by_label("Export").click();
    until_seen(&mut harness, question);
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label(question).is_none());

    harness.get_by_label("Export").click();
    until_seen(&mut harness, question);
    harness.get_by_label("Replace").click();
    let file = folder.path().join("game 2.sgf");
    assert_eq!(answer(&mut harness), chosen(file));
}

#[test]
fn nothing_is_saved_where_there_is_no_folder() {
    let folder = folder();
    let mut harness = saving(folder.path());
    retype(&mut harness, "none/game");
    press(&mut harness, Key::Enter);
    let words = format!(
        "The folder {} does not exist",
        folder.path().join("none").display()
    );
    until_seen(&mut harness, &words);
    assert_eq!(harness.state().answer, None);
}

#[test]
fn a_new_folder_is_made_and_gone_into() {
    let folder = folder();
    let mut harness = saving(folder.path());
    harness.get_by_label("New folder…").click();
    harness.run();
    retype(&mut harness, "masters");
    press(&mut harness, Key::Enter);
    until_seen(&mut harness, "masters already exists");
    harness.get_by_label("New folder…").click();
    harness.run();
    retype(&mut harness, "mine");
    harness.get_by_label("Create").click();
    until_seen(&mut harness, "This folder is empty");
    harness.get_by_label("Save").click();
    let file = folder.path().join("mine/my game.jego.ron");
    assert_eq!(answer(&mut harness), chosen(file));
}

#[test]
fn escape_and_the_button_cancel() {
    let folder = folder();
    let mut by_key = harness(Purpose::OpenGame, folder.path());
    press(&mut by_key, Key::Escape);
    assert_eq!(answer(&mut by_key), Answer::Cancelled);
    let mut by_button = harness(Purpose::ExportPicture, folder.path());
    by_button.get_by_label("Cancel").click();
    assert_eq!(answer(&mut by_button), Answer::Cancelled);
}

#[test]
fn a_folder_is_chosen_by_being_in_it_or_marking_it() {
    let folder = folder();
    let mut within = harness(Purpose::ChooseFolder, folder.path());
    until_seen(&mut within, "Folder masters");
    assert!(within.query_by_label("game 2.sgf").is_none());
    within.get_by_label("Choose this folder").click();
    assert_eq!(answer(&mut within), chosen(folder.path().to_owned()));
    let mut marked = harness(Purpose::ChooseFolder, folder.path());
    until_seen(&mut marked, "Folder masters");
    marked.get_by_label("Folder masters").click();
    marked.run();
    marked.get_by_label("Choose this folder").click();
    assert_eq!(answer(&mut marked), chosen(folder.path().join("masters")));
}

#[cfg(unix)]
#[test]
fn a_name_that_is_no_text_is_opened_and_replaced_as_it_is() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = folder();
    let name = std::ffi::OsStr::from_bytes(b"caf\xe9.sgf");
    let file = folder.path().join(name);
    fs::write(&file, "(;)").unwrap();
    let mut opening = harness(Purpose::OpenGame, folder.path());
    until_seen(&mut opening, "caf?.sgf");
    opening.get_by_label("caf?.sgf").click();
    opening.run();
    opening.get_by_label("Open").click();
    assert_eq!(answer(&mut opening), chosen(file.clone()));
    let mut exporting = harness(Purpose::ExportSgf, folder.path());
    until_seen(&mut exporting, "caf?.sgf");
    exporting.get_by_label("caf?.sgf").click();
    exporting.run();
    exporting.get_by_label("Export").click();
    until_seen(&mut exporting, "Replace");
    exporting.get_by_label("Replace").click();
    assert_eq!(answer(&mut exporting), chosen(file));
}

#[test]
fn typing_at_once_replaces_the_offered_name_and_keeps_its_ending() {
    let folder = folder();
    let mut harness = saving(folder.path());
    harness.event(egui::Event::Text("final".to_owned()));
    harness.run();
    press(&mut harness, Key::Enter);
    let file = folder.path().join("final.jego.ron");
    assert_eq!(answer(&mut harness), chosen(file));
}
