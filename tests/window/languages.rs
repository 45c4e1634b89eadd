//! Every page in every language: nothing is cut off, and every letter can be drawn
//! without a font of the system.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{FontId, Key, Modifiers, Rect};
use egui_kittest::Node;
use egui_kittest::kittest::Queryable as _;
use jego::drawing::Script;
use jego::record::{GameKind, Seat};
use jego::session::Stage;
use jego::setup::Mode;
use jego::ui::{Page, theme};
use jego::words::{self, HomeWords, Language, Menu, ShortcutWords};

use super::tables::at;
use super::{Jego, play_on, quiet};

const SIZE: [f32; 2] = [900.0, 600.0];
/// What letters may reach beyond their box: a hair of an italic, a rounded pixel.
const SLACK: f32 = 1.5;
/// The most that a font of the program may take, packed.
const MOST_BYTES: usize = 150_000;

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// The pages and dialogs that keys of a match lead to.
const PLACES: [(Modifiers, Key, &str); 22] = [
    (CTRL, Key::N, "a new game"),
    (CTRL, Key::O, "opening"),
    (CTRL_SHIFT, Key::S, "saving"),
    (CTRL_SHIFT, Key::P, "exporting"),
    (CTRL, Key::I, "game information"),
    (CTRL, Key::L, "finished games"),
    (CTRL_SHIFT, Key::G, "the library"),
    (CTRL, Key::F, "find"),
    (CTRL, Key::D, "annotations"),
    (CTRL, Key::Comma, "options"),
    (CTRL, Key::J, "players"),
    (CTRL, Key::R, "resigning"),
    (CTRL, Key::K, "profiles"),
    (CTRL, Key::B, "problems"),
    (CTRL_SHIFT, Key::K, "progress"),
    (Modifiers::SHIFT, Key::G, "guessing"),
    (Modifiers::SHIFT, Key::F2, "first steps"),
    (Modifiers::NONE, Key::F2, "the rules"),
    (Modifiers::NONE, Key::F1, "the keys"),
    (Modifiers::SHIFT, Key::F1, "about"),
    (CTRL, Key::W, "leaving"),
    (CTRL, Key::Q, "quitting"),
];

impl Jego {
    /// Texts that are cut short, or stand outside what surrounds them. What scrolls up
    /// and down may be cut above and below.
    fn cut(&self) -> Vec<String> {
        let mut found = Vec::new();
        let screen = Rect::from_min_size(egui::Pos2::ZERO, self.harness.ctx.content_rect().size());
        for clipped in &self.harness.output().shapes {
            let texts = texts(&clipped.shape);
            for (text, rect, elided) in texts {
                let seen = clipped.clip_rect.intersect(screen);
                if !rect.intersects(seen) || text.trim().is_empty() {
                    continue;
                }
                let outside =
                    rect.left() < seen.left() - SLACK || rect.right() > seen.right() + SLACK;
                if outside || elided {
                    found.push(format!("{text:?} {rect:?} in {seen:?}, elided: {elided}"));
                }
            }
        }
        found
    }

    /// Adds what is cut in a place to what was in others.
    fn look(&self, place: &str, found: &mut Vec<String>) {
        let cut = self.cut().into_iter();
        found.extend(cut.map(|cut| format!("{place}: {cut}")));
    }

    fn has_dialog(&self) -> bool {
        self.harness
            .query_all_by_role(Role::Dialog)
            .next()
            .is_some()
    }

    /// The button of a menu in the bar above the table.
    fn menu_button<'a>(&'a self, name: &'a str) -> Node<'a> {
        let mut found = self.harness.query_all_by_label(name);
        let button = found.find(|node| node.rect().bottom() < 40.0);
        assert!(
            button.is_some(),
            "{name}: {:?}, {}",
            self.page(),
            self.told_all()
        );
        button.unwrap()
    }

    /// Opens a menu of the bar, whatever else has its name.
    pub(crate) fn open_menu(&mut self, name: &str) {
        self.menu_button(name).click();
        self.harness.run();
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only two of the shapes hold text"
)]
fn texts(shape: &Shape) -> Vec<(String, Rect, bool)> {
    match shape {
        Shape::Text(text) => vec![(
            text.galley.text().to_owned(),
            text.visual_bounding_rect(),
            text.galley.elided,
        )],
        Shape::Vec(all) => all.iter().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

/// Goes everywhere.
fn tour(language: Language) {
    let mut cut = Vec::new();
    let say = |words: HomeWords| language.say(words);
    let mut settings = quiet();
    settings.last_game.change_mode(Mode::TwoPlayers);
    let mut jego = Jego::speaking(settings, SIZE, language);
    jego.look("home", &mut cut);
    jego.press(Role::Button, say(HomeWords::Play));
    for kind in GameKind::ALL {
        jego.harness
            .get_by_label(words::game_name(language, kind))
            .click();
        jego.harness.run();
        jego.look(&format!("new game, {kind:?}"), &mut cut);
    }
    jego.key(Key::Escape);
    jego.press(Role::Button, say(HomeWords::Play));
    jego.harness
        .get_by_label(words::game_name(language, GameKind::Go))
        .click();
    jego.harness.run();
    jego.sit_down(&play_on(language, 9));
    for point in ["D4", "E5", "E4", "D5"] {
        jego.play(point);
    }
    jego.look("the table", &mut cut);
    tour_of_places(&mut jego, language, &mut cut);
    tour_of_a_game(&mut jego, &mut cut);
    assert!(cut.is_empty(), "{cut:#?}");
}

/// Opens every menu, page and dialog that a match leads to.
fn tour_of_places(jego: &mut Jego, language: Language, cut: &mut Vec<String>) {
    for menu in [
        Menu::File,
        Menu::Edit,
        Menu::View,
        Menu::Game,
        Menu::Review,
        Menu::Help,
    ] {
        jego.open_menu(language.say(menu));
        jego.look(&format!("{menu:?}"), cut);
        jego.key(Key::Escape);
    }
    for (held, key, place) in PLACES {
        let table = jego.told_all();
        jego.keys(held, key);
        jego.until(place, |jego| jego.told_all() != table);
        jego.look(place, cut);
        // A page is left, a field or a dialog closed; one more would ask to leave.
        jego.key(Key::Escape);
        while jego.page() != Page::Match || jego.has_dialog() {
            jego.key(Key::Escape);
        }
    }
    jego.key(Key::F1);
    jego.click(language.say(ShortcutWords::ToPage));
    for menu in [Menu::File, Menu::Edit, Menu::View, Menu::Help] {
        let heading = jego.harness.get_by_label(language.say(menu));
        heading.scroll_to_me();
        jego.harness.run();
        jego.look(&format!("changing the keys of {menu:?}"), cut);
    }
    jego.key(Key::Escape);
}

/// Goes from the palette and a review to the count and the result.
fn tour_of_a_game(jego: &mut Jego, cut: &mut Vec<String>) {
    jego.keys(Modifiers::COMMAND, Key::T);
    jego.look("the palette", cut);
    jego.keys(Modifiers::COMMAND, Key::T);
    jego.key(Key::F4);
    jego.until("a review", |jego| {
        let [_, (done, of), ..] = jego.session().review_progress();
        of > 0 && done == of
    });
    jego.look("a review", cut);
    jego.keys(Modifiers::SHIFT, Key::F4);
    jego.until("the report", |jego| jego.page() == Page::Report);
    jego.look("the report", cut);
    jego.key(Key::Escape);
    jego.key(Key::P);
    jego.key(Key::P);
    jego.until("a proposal", |jego| !jego.session().is_thinking());
    jego.look("the count", cut);
    jego.ctrl(Key::Enter);
    jego.until("a result", |jego| {
        matches!(jego.session().stage(), Stage::Over(_))
    });
    jego.look("the result", cut);
}

macro_rules! tours {
    ($( $name:ident: $language:ident, )*) => {
        $(
            #[test]
            fn $name() {
                tour(Language::$language);
            }
        )*

        #[test]
        fn no_language_is_left_out() {
            let toured = [$( Language::$language ),*];
            assert_eq!(toured, Language::ALL);
        }
    };
}

tours! {
    nothing_is_cut_off_in_english: English,
    nothing_is_cut_off_in_french: French,
    nothing_is_cut_off_in_german: German,
    nothing_is_cut_off_in_spanish: Spanish,
    nothing_is_cut_off_in_japanese: Japanese,
    nothing_is_cut_off_in_korean: Korean,
    nothing_is_cut_off_in_simplified_chinese: SimplifiedChinese,
    nothing_is_cut_off_in_traditional_chinese: TraditionalChinese,
}

#[test]
fn the_smaller_tables_are_not_cut_off_either() {
    let mut cut = Vec::new();
    for &language in Language::ALL {
        for kind in [GameKind::Othello, GameKind::Aligne4] {
            let mut settings = at(kind);
            let level = "Mastery".to_owned();
            settings.last_game.seats = [Seat::Person, Seat::Computer { level }];
            let mut jego = Jego::speaking(settings, SIZE, language);
            jego.press(Role::Button, language.say(HomeWords::Play));
            jego.key(Key::Enter);
            jego.look(&format!("{language:?}, {kind:?}"), &mut cut);
        }
    }
    assert!(cut.is_empty(), "{cut:#?}");
}

#[test]
fn every_letter_of_every_phrase_can_be_drawn() {
    for &language in Language::ALL {
        let ctx = egui::Context::default();
        theme::install_fonts(&ctx);
        theme::install_script_fonts(&ctx, language, theme::SystemFonts::Unused);
        let all = words::all();
        let letters = all.iter().flat_map(|entry| entry.texts(language));
        let letters: BTreeSet<char> = letters.flat_map(str::chars).collect();
        let mut boxes = Vec::new();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let font = FontId::proportional(theme::BODY);
            ui.fonts_mut(|fonts| {
                let lacks = |of: &char| !of.is_whitespace() && !fonts.has_glyph(&font, *of);
                boxes = letters.iter().copied().filter(lacks).collect();
            });
        });
        output.textures_delta.clear();
        assert!(boxes.is_empty(), "{language:?}: {boxes:?}");
    }
}

#[test]
fn fonts_of_other_scripts_are_small() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let fonts = root.join("assets/fonts");
    let packed = std::fs::read_dir(fonts).unwrap().filter_map(|entry| {
        let entry = entry.unwrap();
        let is_font = entry.path().extension().is_some_and(|of| of == "zlib");
        is_font.then(|| entry.metadata().unwrap().len())
    });
    let sizes: Vec<u64> = packed.collect();
    // One for each script, and the full-width signs.
    assert_eq!(sizes.len(), Script::ALL.len() + 1);
    assert!(
        sizes.iter().all(|&size| size < MOST_BYTES as u64),
        "{sizes:?}"
    );
}
