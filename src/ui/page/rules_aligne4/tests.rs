//! The page as a reader meets it.

use egui::{Key, ScrollArea, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::settings::BoardLook;
use crate::ui::theme;
use crate::words::Language;

const SMALL: Vec2 = vec2(656.0, 540.0);
const TALL: Vec2 = vec2(720.0, 3600.0);

struct Window {
    page: Aligne4Rules,
    textures: BoardTextures,
    style: Style,
}

fn open(language: Language, size: Vec2) -> Harness<'static, Window> {
    let window = Window {
        page: Aligne4Rules::default(),
        textures: BoardTextures::flat(BoardLook::Paper),
        style: Style {
            language,
            colors: &theme::LIGHT,
            motion: false,
        },
    };
    let mut harness = Harness::builder()
        .with_size(size)
        .with_accessibility_check(true)
        .with_context_setup(|ctx| {
            theme::install_fonts(ctx);
            theme::install(ctx, &theme::LIGHT);
        })
        .build_ui_state(
            |ui, window: &mut Window| {
                ScrollArea::vertical().show(ui, |ui| {
                    window.page.ui(ui, &mut window.textures, window.style);
                });
            },
            window,
        );
    harness.run();
    harness
}

/// Chooses what has this name on the board of a section.
#[track_caller]
fn choose(harness: &mut Harness<'_, Window>, section: Aligne4Text, name: &str) {
    let index = PLANS.iter().position(|plan| plan.title == section).unwrap();
    let undo = |plan: &plan::Plan| {
        let title = Language::English.say(plan.title);
        Language::English.fill(RulesLabel::UndoOn, &[&title])
    };
    // The board of a section is above its own button and below the one before.
    let bottom = harness.get_by_label(&undo(&PLANS[index])).rect().top();
    let top = index.checked_sub(1).map_or(0.0, |before| {
        harness.get_by_label(&undo(&PLANS[before])).rect().top()
    });
    let node = harness
        .query_all_by_label(name)
        .find(|node| (top..bottom).contains(&node.rect().center().y));
    node.unwrap().click_accesskit();
    harness.run();
}

#[test]
fn every_section_is_there_in_both_languages_at_both_sizes() {
    for &language in Language::ALL {
        for size in [SMALL, TALL] {
            let harness = open(language, size);
            for plan in &PLANS {
                let title = language.say(plan.title);
                let reset = language.fill(RulesLabel::ResetOn, &[&title]);
                let rect = harness.get_by_label(&reset).rect();
                assert!(rect.left() >= 0.0 && rect.right() <= size.x, "{title}");
            }
        }
    }
}

#[test]
fn a_line_is_won_with_any_piece_that_fits_and_taken_back() {
    let mut harness = open(Language::English, TALL);
    let done = "✔ All four are large and round";
    choose(&mut harness, Aligne4Text::Line, "Square 13, empty");
    let piece = "Large black round plant, in the tray";
    choose(&mut harness, Aligne4Text::Line, piece);
    harness.get_by_label(done);
    harness.get_by_label("Undo: The winning line").click();
    harness.run();
    assert!(harness.query_by_label(done).is_none());
    let missed = "× No line is complete: undo the move and look again";
    choose(&mut harness, Aligne4Text::Line, piece);
    choose(&mut harness, Aligne4Text::Line, "Square 0, empty");
    harness.get_by_label(missed);
}

#[test]
fn in_quarto_a_piece_that_loses_is_told_from_one_that_does_not() {
    let mut harness = open(Language::English, TALL);
    let gift = "Large white round animal, in the tray";
    choose(&mut harness, Aligne4Text::Quarto, gift);
    harness.get_by_label("× This piece can complete a line: undo the move");
    harness.get_by_label("Undo: Quarto").click();
    harness.run();
    let gift = "Large white square animal, in the tray";
    choose(&mut harness, Aligne4Text::Quarto, gift);
    harness.get_by_label("✔ Nobody can win with this piece: place it and play on");
}

#[test]
fn the_traits_are_shown_by_pieces_that_differ_in_nothing_else() {
    for of in Trait::ALL {
        let [one, other] = pair(of);
        let differing = Trait::ALL
            .into_iter()
            .filter(|&trait_| one.value(trait_) != other.value(trait_));
        assert_eq!(differing.collect::<Vec<_>>(), [of]);
    }
    let harness = open(Language::French, TALL);
    let twins = harness.query_all_by_label("Grand animal noir et rond");
    assert_eq!(twins.count(), 4);
}

#[test]
fn the_keyboard_reaches_a_board_and_plays_on_it() {
    let mut harness = open(Language::English, TALL);
    for key in [Key::Tab, Key::Enter, Key::Tab, Key::Enter] {
        harness.key_press(key);
        harness.run();
    }
    let said = "✔ That is a complete move: large black round animal on square 0";
    harness.get_by_label(said);
    let focused = |node: &egui_kittest::Node<'_>| node.accesskit_node().is_focused();
    assert!(
        harness
            .root()
            .children_recursive()
            .any(|node| focused(&node))
    );
}
