//! The page for exporting: by pointer and by keyboard, into files and into the
//! clipboard.

use std::fs;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::ui::Page;

use super::{Jego, LARGE, SMALL, quiet};

fn exporting(moves: &str) -> Jego {
    let mut jego = Jego::with_moves(moves);
    jego.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    jego.until("the page", |jego| jego.page() == Page::Export);
    jego.until_seen("Drag on the board to choose a part");
    jego
}

fn choose(jego: &mut Jego, list: &str, what: &str) {
    let combo = jego.harness.get_by_role_and_label(Role::ComboBox, list);
    combo.click();
    jego.harness.run();
    jego.click(what);
    jego.harness.run();
}

#[test]
fn the_page_is_reached_by_menu_too_and_left_by_escape() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.menu("File", "Export…");
    assert_eq!(jego.page(), Page::Export);
    jego.until("the preview", |jego| {
        jego.harness
            .query_by_role_and_label(Role::Image, "Preview")
            .is_some()
    });
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Match);
}

#[test]
fn a_picture_is_saved_where_it_was_asked_for() {
    let mut jego = exporting("D4 E5");
    jego.click("Save…");
    let path = jego.save_as("board.png", "Export");
    jego.until("the message", |jego| {
        jego.told_all().contains("Exported to ")
    });
    assert!(fs::read(path).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn a_kifu_sheet_is_a_pdf() {
    let mut jego = exporting("D4 E5 C3");
    choose(&mut jego, "What", "Kifu sheet");
    jego.click("Save…");
    let path = jego.save_as("sheet.pdf", "Export");
    jego.until("the message", |jego| {
        jego.told_all().contains("Exported to ")
    });
    assert!(fs::read(path).unwrap().starts_with(b"%PDF"));
}

#[test]
fn the_position_is_copied_as_text() {
    let mut jego = exporting("D4 E5");
    jego.click("Copy as text");
    jego.until_seen("The text was copied");
    let text = jego.copied().unwrap();
    assert!(text.contains(" 4  .  .  .  X  .  .  .  .  ."), "{text}");
    assert!(text.contains(" 5  .  .  .  . (O)"), "{text}");
}

#[test]
fn a_part_is_chosen_by_dragging_and_by_its_name() {
    let mut jego = exporting("D4 E5");
    let rect = jego
        .harness
        .get_by_role_and_label(Role::Image, "Preview")
        .rect();
    let [from, to] = [0.12, 0.42].map(|share| rect.min + rect.size() * share);
    jego.harness.drag_at(from);
    jego.harness.run();
    jego.harness.hover_at(to);
    jego.harness.run();
    jego.harness.drop_at(to);
    jego.harness.run();
    let part = jego
        .harness
        .get_by_role_and_label(Role::ComboBox, "Part of the board");
    let value = part.accesskit_node().value().unwrap();
    assert!(value.starts_with('A') || value.starts_with('B'), "{value}");
    choose(&mut jego, "Part of the board", "Top right corner");
    jego.click("Copy as text");
    jego.until_seen("The text was copied");
    let text = jego.copied().unwrap();
    assert!(text.starts_with("    E  F  G  H  J\n"), "{text}");
}

#[test]
fn every_choice_fits_into_the_smallest_window() {
    for size in [SMALL, LARGE] {
        let mut jego = Jego::new(quiet(), size);
        jego.harness.event(egui::Event::Paste(
            "(;GM[1]SZ[19];B[dd];W[pp];B[])".to_owned(),
        ));
        jego.harness.run();
        jego.until("the game", |jego| jego.page() == Page::Match);
        jego.key(Key::End);
        jego.menu("File", "Export…");
        jego.until_seen("Drag on the board to choose a part");
        for what in ["Numbered moves", "The moves one by one", "Kifu sheet"] {
            choose(&mut jego, "What", what);
            jego.until("the preview", |jego| {
                jego.harness
                    .query_by_role_and_label(Role::Image, "Preview")
                    .is_some()
            });
        }
    }
}
