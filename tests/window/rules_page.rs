//! The Rules page as a reader meets it: in every language, in a large window
//! and in the smallest, by pointer and by keyboard.
//!
//! Opening it is a check of its own: the harness fails where a sign cannot be
//! printed, where something to press has no name, and where the page never
//! comes to rest.

use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::go;
use jego::lesson::Teachable;
use jego::lesson::go::Lesson;
use jego::lesson::othello::Lesson as Othello;
use jego::othello;
use jego::record::GameKind;
use jego::settings::BoardLook;
use jego::ui::look::BoardTextures;
use jego::ui::page::{RulesEvent, RulesPage};
use jego::ui::theme::{self, Colors, Style};
use jego::words::{self, Language, RulesLabel, RulesText};

const LARGE: Vec2 = vec2(1280.0, 800.0);
const SMALL: Vec2 = vec2(720.0, 540.0);

struct Window {
    page: RulesPage,
    textures: BoardTextures,
    style: Style,
    left: bool,
}

fn open(language: Language, size: Vec2, colors: &'static Colors) -> Harness<'static, Window> {
    let window = Window {
        page: RulesPage::new(),
        textures: BoardTextures::flat(BoardLook::Paper),
        style: Style {
            language,
            colors,
            motion: false,
        },
        left: false,
    };
    let mut harness = Harness::builder()
        .with_size(size)
        .with_accessibility_check(true)
        .with_context_setup(move |ctx| {
            theme::install_fonts(ctx);
            theme::install(ctx, colors);
        })
        .build_ui_state(
            |ui, window: &mut Window| {
                let Window {
                    page,
                    textures,
                    style,
                    ..
                } = window;
                let event = page.rules_ui(ui, textures, *style);
                window.left |= event == Some(RulesEvent::Back);
            },
            window,
        );
    harness.run();
    harness
}

fn named(language: Language, label: RulesLabel, lesson: Lesson) -> String {
    language.fill(label, &[&language.say(lesson.name())])
}

/// The page turned to Othello by its button.
fn open_othello(language: Language, size: Vec2) -> Harness<'static, Window> {
    let mut harness = open(language, size, &theme::LIGHT);
    harness
        .get_by_label(language.say(RulesLabel::Othello))
        .click();
    harness.run();
    assert_eq!(harness.state().page.kind(), GameKind::Othello);
    harness
}

fn heard(harness: &Harness<'_, Window>, text: &str) -> bool {
    harness.query_all_by_label_contains(text).next().is_some()
}

#[test]
fn the_page_opens_in_both_languages_and_at_both_sizes() {
    for &language in Language::ALL {
        for size in [LARGE, SMALL] {
            let harness = open(language, size, &theme::LIGHT);
            for &lesson in Lesson::ALL {
                for label in [RulesLabel::UndoOn, RulesLabel::ResetOn] {
                    let name = named(language, label, lesson);
                    let button = harness.get_by_label(&name);
                    let rect = button.rect();
                    assert!(rect.left() >= 0.0 && rect.right() <= size.x, "{name}");
                }
            }
        }
    }
}

#[test]
fn the_list_of_sections_folds_into_a_menu_where_there_is_no_room() {
    let title = Language::English.say(RulesText::Rulesets);
    let contents = Language::English.say(RulesLabel::Contents);
    let wide = open(Language::English, LARGE, &theme::DARK);
    assert!(wide.query_by_label(contents).is_none());
    assert_eq!(wide.query_all_by_label(title).count(), 2);

    let mut narrow = open(Language::English, SMALL, &theme::HIGH_CONTRAST);
    assert_eq!(narrow.query_all_by_label(title).count(), 1);
    narrow.get_by_label(contents).click();
    narrow.run();
    let entry = narrow
        .query_all_by_label(title)
        .find(|node| node.rect().top() < SMALL.y)
        .expect("the menu lists the section");
    entry.click();
    narrow.run();
    let heading = narrow.get_by_label(title);
    assert!(heading.rect().top() < SMALL.y, "it was scrolled to");
}

#[test]
fn two_passes_meet_their_goal_and_can_be_taken_back() {
    let english = Language::English;
    let mut harness = open(english, LARGE, &theme::LIGHT);
    let done = "✔ Both players have passed: the score is counted";
    let press = |harness: &mut Harness<'_, Window>, label| {
        let name = named(english, label, Lesson::Ending);
        harness.get_by_label(&name).click_accesskit();
        harness.run();
    };
    press(&mut harness, RulesLabel::PassOn);
    assert!(harness.query_by_label(done).is_none());
    press(&mut harness, RulesLabel::PassOn);
    assert!(harness.query_by_label(done).is_some());
    press(&mut harness, RulesLabel::UndoOn);
    assert!(harness.query_by_label(done).is_none());
    press(&mut harness, RulesLabel::PassOn);
    assert!(harness.query_by_label(done).is_some());
    press(&mut harness, RulesLabel::ResetOn);
    assert!(harness.query_by_label(done).is_none());
}

#[test]
fn the_rules_of_othello_open_in_both_languages_and_at_both_sizes() {
    for &language in Language::ALL {
        for size in [LARGE, SMALL] {
            let harness = open_othello(language, size);
            for &lesson in Othello::ALL {
                let name = language.say(lesson.name());
                for label in [RulesLabel::UndoOn, RulesLabel::ResetOn] {
                    let name = language.fill(label, &[&name]);
                    let rect = harness.get_by_label(&name).rect();
                    assert!(rect.left() >= 0.0 && rect.right() <= size.x, "{name}");
                }
            }
            for section in othello::Position::COURSE {
                for &paragraph in section.paragraphs {
                    assert!(heard(&harness, language.say(paragraph)));
                }
            }
        }
    }
}

#[test]
fn the_first_moves_of_othello_are_played_on_the_page() {
    for (language, [first, second], [turned, done]) in [
        (
            Language::English,
            ["f5, empty, legal move", "d6, empty, legal move"],
            ["1 disc flipped", "✔ Two moves, and each has flipped a disc"],
        ),
        (
            Language::French,
            ["f5, vide, coup possible", "d6, vide, coup possible"],
            [
                "1 pion retourné",
                "✔ Deux coups, et chacun a retourné un pion",
            ],
        ),
    ] {
        let mut harness = open_othello(language, LARGE);
        harness.get_by_label(first).click();
        harness.run();
        assert!(heard(&harness, turned));
        assert!(harness.query_by_label(done).is_none());
        harness.get_by_label(second).click();
        harness.run();
        assert!(harness.query_by_label(done).is_some());
        let undo = language.fill(RulesLabel::UndoOn, &[&language.say(Othello::Start.name())]);
        harness.get_by_label(&undo).click();
        harness.run();
        assert!(harness.query_by_label(done).is_none());
    }
}

#[test]
fn every_table_is_a_click_away_and_stays_as_it_was_left() {
    let english = Language::English;
    let mut harness = open_othello(english, SMALL);
    harness.get_by_label("f5, empty, legal move").click();
    harness.run();
    for (label, kind) in [
        (RulesLabel::Aligne4, GameKind::Aligne4),
        (RulesLabel::Go, GameKind::Go),
        (RulesLabel::Othello, GameKind::Othello),
    ] {
        let tabs = harness.query_all_by_label(english.say(label));
        let tab = tabs.min_by(|a, b| a.rect().top().total_cmp(&b.rect().top()));
        tab.expect("the table has its button").click();
        harness.run();
        assert_eq!(harness.state().page.kind(), kind);
    }
    assert!(heard(&harness, "f5, black, last move"));
    harness.state_mut().page.turn_to(GameKind::Go);
    harness.run();
    assert!(heard(&harness, english.say(RulesText::Rulesets)));
}

#[test]
fn the_way_back_is_a_button_and_a_key() {
    let mut harness = open(Language::French, SMALL, &theme::LIGHT);
    harness
        .get_by_label(Language::French.say(RulesLabel::Back))
        .click();
    harness.run();
    assert!(harness.state().left);

    let mut harness = open(Language::French, SMALL, &theme::LIGHT);
    harness.key_press(Key::Escape);
    harness.run();
    assert!(harness.state().left);
}

#[test]
fn the_keyboard_brings_what_it_reaches_into_view() {
    let mut harness = open(Language::English, SMALL, &theme::LIGHT);
    for _ in 0..40 {
        harness.key_press_modifiers(Modifiers::NONE, Key::Tab);
        harness.run();
    }
    let lower = Lesson::ALL
        .iter()
        .copied()
        .map(|lesson| named(Language::English, RulesLabel::ResetOn, lesson));
    let seen = lower
        .filter(|name| {
            let rect = harness.get_by_label(name).rect();
            rect.top() >= 0.0 && rect.bottom() <= SMALL.y
        })
        .count();
    let focused = harness
        .root()
        .children_recursive()
        .find(|node| node.accesskit_node().is_focused());
    let rect = focused.expect("something has the keyboard").rect();
    assert!(rect.top() >= 0.0 && rect.bottom() <= SMALL.y, "{rect:?}");
    assert!(seen > 0);
}

#[test]
fn a_section_of_the_list_is_scrolled_to() {
    let mut harness = open(Language::English, LARGE, &theme::LIGHT);
    let last = go::Position::COURSE
        .last()
        .expect("there is a course")
        .title;
    let title = Language::English.say(last);
    let entry = harness
        .query_all_by_label(title)
        .find(|node| node.rect().right() < 220.0)
        .expect("the list has it");
    entry.click();
    harness.run();
    let heading = harness
        .query_all_by_label(title)
        .find(|node| node.rect().left() > 220.0)
        .expect("the column has it");
    let rect = heading.rect();
    assert!(rect.top() > 0.0 && rect.bottom() < LARGE.y, "{rect:?}");
}

#[test]
fn every_phrase_of_the_program_can_be_printed() {
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 20_000.0))
        .with_context_setup(theme::install_fonts)
        .build_ui(|ui| {
            for entry in words::all() {
                for &language in Language::ALL {
                    for text in entry.texts(language) {
                        ui.label(text);
                    }
                }
            }
        });
    harness.run();
}
