//! Languages, themes, boards and sizes of the window.

use std::collections::{BTreeMap, BTreeSet};

use egui::accesskit::Role;
use egui::{Key, Pos2, Rect};
use egui_kittest::kittest::Queryable as _;
use jego::record::GameKind;
use jego::settings::{BoardLook, Settings, Theme};
use jego::ui::Page;
use jego::words::{Games, HomeWords, Label, Language, Menu, NewGameWords, Phrase as _, Tip};

use super::tables::at;
use super::{Jego, LARGE, SMALL, play_on, quiet};

const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::HighContrast];

fn themed(theme: Theme) -> Settings {
    Settings { theme, ..quiet() }
}

impl Jego {
    /// Everything to press that can be seen without scrolling is in the
    /// window.
    #[track_caller]
    pub(crate) fn fits(&self, names: &[&str], size: [f32; 2]) {
        let window = Rect::from_min_size(Pos2::ZERO, size.into());
        for name in names {
            for node in self.harness.query_all_by_label(name) {
                let rect = node.rect();
                assert!(window.contains_rect(rect), "{name} {rect:?}");
            }
            assert!(self.sees(name), "{name}: {}", self.told_all());
        }
    }
}

/// Goes through every page with everything in one language.
fn tour(size: [f32; 2], theme: Theme, language: Language) {
    let say = |home: HomeWords| language.say(home);
    let mut jego = Jego::speaking(themed(theme), size, language);
    let home = [
        HomeWords::Play,
        HomeWords::Load,
        HomeWords::Rules,
        HomeWords::Options,
        HomeWords::Exit,
    ]
    .map(say);
    jego.fits(&home, size);
    for page in [HomeWords::Rules, HomeWords::Options] {
        jego.press(Role::Button, say(page));
        jego.fits(&[say(HomeWords::Back)], size);
        jego.key(Key::Escape);
    }
    jego.ctrl(Key::L);
    jego.until_seen(language.say(Games::NoneFinished));
    jego.fits(&[say(HomeWords::Back)], size);
    jego.key(Key::Escape);
    jego.click(say(HomeWords::Play));
    jego.fits(&[language.say(NewGameWords::Back)], size);
    let nine = play_on(language, 9);
    jego.choose_board(&nine);
    jego.fits(&[&nine], size);
    jego.click(&nine);
    let menus = [Menu::File, Menu::Edit, Menu::View, Menu::Game, Menu::Help];
    jego.play_all("D4 E5");
    jego.fits(&menus.map(|menu| language.say(menu)), size);
    let steps = [
        Label::ToStart,
        Label::Back,
        Label::Forward,
        Label::ToEnd,
        Label::Pass,
    ];
    jego.fits(&steps.map(|label| language.say(label)), size);
    jego.keys(egui::Modifiers::NONE, Key::F9);
    jego.fits(&[language.say(Label::Pass)], size);
    for held in [egui::Modifiers::NONE, egui::Modifiers::SHIFT] {
        jego.keys(held, Key::F1);
        jego.fits(&[language.say(jego::words::Dialog::Close)], size);
        jego.key(Key::Escape);
    }
    jego.ctrl(Key::I);
    jego.fits(&[language.say(jego::words::Dialog::Apply)], size);
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Match);
}

#[test]
fn every_page_fits_a_large_window_in_english() {
    for theme in THEMES {
        tour(LARGE, theme, Language::English);
    }
}

#[test]
fn every_page_fits_a_large_window_in_french() {
    for theme in THEMES {
        tour(LARGE, theme, Language::French);
    }
}

#[test]
fn every_page_fits_the_smallest_window_in_english() {
    for theme in THEMES {
        tour(SMALL, theme, Language::English);
    }
}

#[test]
fn every_page_fits_the_smallest_window_in_french() {
    for theme in THEMES {
        tour(SMALL, theme, Language::French);
    }
}

#[test]
fn the_count_and_the_result_fit_the_smallest_window() {
    for &language in Language::ALL {
        let mut jego = Jego::speaking(quiet(), SMALL, language);
        jego.click(language.say(HomeWords::Play));
        jego.sit_down(&play_on(language, 9));
        jego.play("E5");
        jego.key(Key::P);
        jego.key(Key::P);
        jego.until("a proposal", |jego| !jego.session().is_thinking());
        use jego::words::{Dialog, TableWords};
        let count = [TableWords::Accept, TableWords::Resume].map(|words| language.say(words));
        jego.fits(&count, SMALL);
        jego.click(count[0]);
        jego.until("the file of the game", |jego| {
            jego.session().file().is_some()
        });
        let buttons = [Dialog::Rematch, Dialog::Review, Dialog::Save, Dialog::Close];
        jego.fits(&buttons.map(|words| language.say(words)), SMALL);
    }
}

#[test]
fn every_entry_of_every_menu_is_named_in_every_language() {
    for &language in Language::ALL {
        let mut seen = Vec::new();
        for kind in [GameKind::Go, GameKind::Othello] {
            let mut jego = Jego::speaking(at(kind), LARGE, language);
            jego.click(language.say(HomeWords::Play));
            jego.key(Key::Enter);
            seen.extend(jego.entries(language));
        }
        for &label in Label::ALL {
            assert!(seen.contains(&label), "{}", language.say(label));
        }
        assert_eq!(Label::ALL.len(), Tip::ALL.len());
    }
}

impl Jego {
    /// The entries of all menus.
    pub(crate) fn entries(&mut self, language: Language) -> Vec<Label> {
        let mut seen = Vec::new();
        for menu in [
            Menu::File,
            Menu::Edit,
            Menu::View,
            Menu::Game,
            Menu::Review,
            Menu::Help,
        ] {
            self.open_menu(language.say(menu));
            self.see_entries(language, &mut seen);
            self.key(Key::Escape);
        }
        for (menu, within) in [
            (Menu::Edit, Menu::Tools),
            (Menu::Edit, Menu::Branches),
            (Menu::View, Menu::ReadAloud),
        ] {
            self.open_menu(language.say(menu));
            // In a small window it lies further down, and not every game has it.
            let is_there = self.scroll_to(language.say(within));
            if !is_there {
                self.key(Key::Escape);
                continue;
            }
            self.click(language.say(within));
            self.see_entries(language, &mut seen);
            self.key(Key::Escape);
        }
        seen
    }

    /// Scrolls to what has this name; whether something has.
    fn scroll_to(&mut self, name: &str) -> bool {
        let mut found = self.harness.query_all_by_label(name);
        let is_there = found.next().is_some_and(|node| {
            node.scroll_to_me();
            true
        });
        drop(found);
        self.harness.run();
        is_there
    }

    fn see_entries(&self, language: Language, seen: &mut Vec<Label>) {
        for &label in Label::ALL {
            let name = language.say(label);
            let entry = self.harness.query_all_by_role_and_label(Role::Button, name);
            let in_menu = |node: &egui_kittest::Node<'_>| node.rect().left() < 500.0;
            let below = |node: &egui_kittest::Node<'_>| node.rect().top() < 760.0;
            if entry.filter(in_menu).any(|node| below(&node)) {
                seen.push(label);
            }
        }
    }
}

#[test]
fn an_entry_that_the_pointer_rests_on_says_what_it_does() {
    let mut jego = Jego::with_moves("D4");
    jego.click("Edit");
    jego.entry("Undo").hover();
    jego.until_seen("Undo the last move");
}

#[test]
fn the_language_changes_at_once() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Options");
    jego.click("Français");
    assert!(jego.sees("Apparence") && !jego.sees("Appearance"));
    jego.click("Retour");
    assert!(jego.sees("Jouer"));
    jego.click("Options");
    jego.click("English");
    assert!(jego.sees("Appearance"));
}

#[test]
fn themes_and_boards_change_at_once() {
    let mut jego = Jego::at_table(quiet());
    let background = |jego: &Jego| jego.harness.ctx.global_style().visuals.panel_fill;
    let mut seen = Vec::new();
    for (name, theme) in [
        ("Light", Theme::Light),
        ("Dark", Theme::Dark),
        ("High contrast", Theme::HighContrast),
    ] {
        jego.click("View");
        jego.click("Theme");
        jego.press(Role::RadioButton, name);
        assert_eq!(jego.app().settings().theme, theme);
        seen.push(background(&jego));
    }
    seen.dedup();
    assert_eq!(seen.len(), 3, "{seen:?}");
    for (name, look) in [
        ("Paper", BoardLook::Paper),
        ("Night", BoardLook::Night),
        ("Kaya", BoardLook::Kaya),
    ] {
        jego.click("View");
        jego.click("Board");
        jego.press(Role::RadioButton, name);
        assert_eq!(jego.app().settings().look, look);
    }
}

/// Each setting, and what changes it on the page of options; `None` for those
/// that are changed where they are seen.
const CONTROLS: [(&str, Option<&str>); 38] = [
    ("language", Some("English")),
    ("theme", Some("High contrast")),
    ("look", Some("Night")),
    ("sound", Some("Sound")),
    ("coordinates", Some("Coordinates")),
    ("numbers", Some("Move numbers")),
    ("territory", Some("Territory during the game")),
    ("next_moves", Some("Variations")),
    ("legal_moves", Some("Legal moves in Othello")),
    ("animations", Some("Animations")),
    (
        "confirm_leaving",
        Some("Ask before leaving an unfinished game"),
    ),
    ("own_file_list", Some("Always use Jego’s own file dialog")),
    ("save_format", Some("Jego’s own format")),
    ("computer_resigns", Some("Resigns when the game is lost")),
    (
        "computer_ponders",
        Some("Thinks during your turn: stronger, but uses more power"),
    ),
    ("review_limits", Some("dan")),
    ("review_visits", Some("100")),
    ("review_marks", Some("How good the last stones were")),
    (
        "collect_mistakes",
        Some("Mistakes of my games become exercises"),
    ),
    // Last, since everything moves.
    ("text_size", Some("115%")),
    // Sliders, a folder and a page of their own.
    ("volume", None),
    ("threads", None),
    ("own_limits", None),
    // Where there are engines.
    ("reviewer", None),
    ("saves", None),
    ("engines", None),
    // On a page of their own.
    ("library", None),
    ("shortcuts", None),
    // What was done last.
    ("recent", None),
    ("recent_problems", None),
    ("last_game", None),
    ("player", None),
    ("rank_asked", None),
    // On the page of the course.
    ("first_steps", None),
    // The window itself.
    ("side_panel", None),
    ("narrow_side_panel", None),
    ("left_column", None),
    ("right_column", None),
];

/// The settings as they stand in their file, by name.
fn by_name(settings: &Settings) -> BTreeMap<String, String> {
    let text = settings.write().unwrap();
    let mut fields = BTreeMap::new();
    let mut name = String::new();
    for line in text.lines() {
        let field = line.strip_prefix("    ").and_then(|it| it.split_once(": "));
        if let Some((field, _)) = field
            && !field.starts_with(' ')
        {
            name = field.to_owned();
        }
        *fields.entry(name.clone()).or_default() += line;
    }
    // The bracket before the first.
    fields.remove("");
    fields
}

#[test]
fn every_setting_has_its_control_and_that_changes_nothing_else() {
    let names: BTreeSet<String> = by_name(&quiet()).into_keys().collect();
    let known = CONTROLS.map(|(name, _)| name.to_owned());
    assert_eq!(names, BTreeSet::from(known));
    // High enough for the whole page: what is scrolled away is not clicked.
    let mut jego = Jego::new(quiet(), [1280.0, 1600.0]);
    jego.click("Options");
    for (name, control) in CONTROLS {
        let Some(control) = control else {
            continue;
        };
        let before = by_name(jego.app().settings());
        // Headings may have the same name.
        let controls = jego.harness.get_all_by_label(control);
        controls.last().unwrap().click();
        jego.harness.run();
        let after = by_name(jego.app().settings());
        let differs = |name: &&String| before.get(*name) != after.get(*name);
        let changed: Vec<&String> = after.keys().filter(differs).collect();
        assert_eq!(changed, [name], "{control}");
    }
}
