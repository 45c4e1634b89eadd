//! Keys of commands that the user changes.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::settings::Shortcuts;
use jego::ui::Page;

use super::{Jego, LARGE, quiet};

impl Jego {
    /// The page of keys, from the list of keys over the table.
    fn at_shortcuts(moves: &str) -> Self {
        let mut jego = Self::with_moves(moves);
        jego.key(Key::F1);
        jego.click("Change shortcuts…");
        assert_eq!(jego.page(), Page::Shortcuts);
        jego
    }

    /// Presses a button of the page, wherever it is scrolled to.
    fn press_far(&mut self, name: &str) {
        self.harness
            .get_by_role_and_label(Role::Button, name)
            .scroll_to_me();
        self.harness.run();
        self.press(Role::Button, name);
    }

    fn change(&mut self, command: &str) {
        self.press_far(&format!("Change the keys of: {command}"));
        let asked = format!("Press the new keys for “{command}”; Escape keeps those it has");
        assert!(self.sees(&asked), "{}", self.told_all());
    }

    fn back(&mut self) {
        self.click("Back");
        assert_eq!(self.page(), Page::Match);
    }
}

#[test]
fn a_command_gets_other_keys_and_everything_shows_them() {
    let mut jego = Jego::at_shortcuts("D4 E5");
    jego.change("Pass");
    jego.keys(Modifiers::COMMAND, Key::F12);
    assert!(jego.sees("Ctrl+F12"), "{}", jego.told_all());
    jego.back();
    jego.key(Key::P);
    assert!(!jego.sees("Black passes"));
    jego.keys(Modifiers::COMMAND, Key::F12);
    assert_eq!(jego.session().record().history().path().len(), 4);
    jego.key(Key::F1);
    assert!(jego.sees("Ctrl+F12"));
    // The next window knows them.
    let later = jego.again(None);
    let keys = later.app().settings().shortcuts.keys("Pass");
    assert_eq!(keys, Some(vec!["Ctrl+F12".to_owned()]));
}

#[test]
fn keys_of_another_command_are_given_up_only_when_that_is_said() {
    let mut jego = Jego::at_shortcuts("D4");
    jego.change("Pass");
    jego.keys(Modifiers::COMMAND, Key::S);
    let clash = "Ctrl+S stands for “Save”. Take it away there and give it to “Pass”?";
    assert!(jego.sees(clash), "{}", jego.told_all());
    assert_eq!(jego.app().settings().shortcuts, Shortcuts::default());
    jego.click("Cancel");
    assert!(!jego.sees(clash));
    assert_eq!(jego.app().settings().shortcuts, Shortcuts::default());
    jego.change("Pass");
    jego.keys(Modifiers::COMMAND, Key::S);
    jego.click("Give it");
    let shortcuts = &jego.app().settings().shortcuts;
    assert_eq!(shortcuts.keys("Pass"), Some(vec!["Ctrl+S".to_owned()]));
    assert_eq!(shortcuts.keys("Save"), Some(Vec::new()));
    jego.press_far("Reset the keys of: Pass");
    jego.press_far("Reset the keys of: Save");
    assert_eq!(jego.app().settings().shortcuts, Shortcuts::default());
}

#[test]
fn keys_are_added_and_all_are_reset() {
    let mut jego = Jego::at_shortcuts("D4");
    jego.press_far("Add keys to: Undo");
    jego.keys(Modifiers::ALT, Key::F12);
    let keys = jego.app().settings().shortcuts.keys("Undo");
    assert_eq!(keys, Some(vec!["Ctrl+Z".to_owned(), "Alt+F12".to_owned()]));
    jego.press_far("Reset all");
    assert_eq!(jego.app().settings().shortcuts, Shortcuts::default());
}

#[test]
fn escape_keeps_the_keys_and_tab_is_refused() {
    let mut jego = Jego::at_shortcuts("D4");
    jego.change("Pass");
    jego.key(Key::Tab);
    assert!(
        jego.told_all()
            .contains("is needed to get about in the window")
    );
    jego.key(Key::Escape);
    assert!(
        !jego
            .told_all()
            .contains("is needed to get about in the window")
    );
    assert_eq!(jego.page(), Page::Shortcuts);
    assert_eq!(jego.app().settings().shortcuts, Shortcuts::default());
}

#[test]
fn the_keys_of_copying_are_keys_like_others() {
    let mut jego = Jego::at_shortcuts("D4 E5");
    jego.change("Pass");
    // This is how the system tells of Ctrl+C.
    jego.harness.event(Event::Copy);
    jego.harness.run();
    jego.click("Give it");
    jego.back();
    jego.harness.event(Event::Copy);
    jego.harness.run();
    assert_eq!(jego.session().record().history().path().len(), 4);
    assert_eq!(jego.copied(), None);
}

#[test]
fn capitals_in_a_comment_are_no_shortcuts() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.ctrl(Key::M);
    jego.keys(Modifiers::SHIFT, Key::L);
    jego.keys(Modifiers::SHIFT, Key::G);
    assert_eq!(jego.page(), Page::Match);
    assert!(jego.session().record().history().path().len() == 3);
}

#[test]
fn what_the_settings_say_in_vain_is_told_and_kept() {
    let mut settings = quiet();
    settings.shortcuts.set("Fly", vec!["F12".to_owned()]);
    settings.shortcuts.set("Pass", vec!["Nothing".to_owned()]);
    let jego = Jego::new(settings.clone(), LARGE);
    let told = jego.told_all();
    assert!(
        told.contains("Some shortcuts of the settings file are ignored"),
        "{told}"
    );
    assert!(
        told.contains("“Fly” is no command of this version"),
        "{told}"
    );
    assert_eq!(jego.app().settings().shortcuts, settings.shortcuts);
}

#[test]
fn the_options_lead_to_the_page() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Options");
    let button = jego.harness.get_by_label("Change shortcuts…");
    assert!(!button.accesskit_node().is_disabled());
    button.scroll_to_me();
    jego.harness.run();
    jego.click("Change shortcuts…");
    assert_eq!(jego.page(), Page::Shortcuts);
    jego.is_told("the page of keys");
}
