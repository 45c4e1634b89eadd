//! What those who hear the window or use it by keys alone are told: every page
//! and dialog has a name and gets the keyboard, moves are read aloud in their
//! order, and the board answers questions.

use std::collections::HashSet;

use egui::accesskit::{Action, Live, Role};
use egui::{Event, Key, Modifiers};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::Color;
use jego::ui::Page;
use jego::words::{
    Aloud, ComputerWords, Dialog, FileWords, Games, Label, Language, NewGameWords, OptionsWords,
    ProblemWords, RulesLabel, SeatWords, Term,
};

use super::{Jego, LARGE, SMALL, quiet};

const EN: Language = Language::English;

impl Jego {
    /// What is read aloud at the moment.
    #[track_caller]
    pub(crate) fn said(&self) -> String {
        let mut live = self.harness.root().children_recursive().filter(|node| {
            let node = node.accesskit_node();
            node.live() == Live::Polite && node.role() == Role::Label
        });
        let said = live.next().unwrap().accesskit_node().value().unwrap();
        assert!(live.next().is_none(), "one thing is read aloud at a time");
        said
    }

    /// What is told of whatever has the keyboard, beside its name.
    fn described(&self) -> Option<String> {
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(|node| node.accesskit_node().is_focused())?;
        node.accesskit_node().description()
    }

    /// Whether a field has the keyboard.
    pub(crate) fn writes(&self) -> bool {
        let mut nodes = self.harness.root().children_recursive();
        let focused = nodes.find(|node| node.accesskit_node().is_focused());
        focused.is_some_and(|node| {
            let role = node.accesskit_node().role();
            matches!(role, Role::TextInput | Role::MultilineTextInput)
        })
    }

    /// The name of the dialog that is open.
    pub(crate) fn dialog(&self) -> Option<String> {
        let mut nodes = self.harness.root().children_recursive();
        let dialog = nodes.find(|node| node.accesskit_node().role() == Role::Dialog)?;
        dialog.accesskit_node().label()
    }

    /// The name of the page.
    fn page_name(&self) -> Option<String> {
        let nodes = self.harness.root().children_recursive();
        let mut panes = nodes.filter(|node| node.accesskit_node().role() == Role::Pane);
        panes.find_map(|pane| pane.accesskit_node().label())
    }

    /// Presses several keys before the next frame.
    fn at_once(&mut self, keys: &[Key]) {
        for &key in keys {
            let event = |pressed| Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            let events = [true, false].map(event);
            self.harness.input_mut().events.extend(events);
        }
        self.harness.run();
    }

    /// Everything that a screen reader could not tell a listener.
    fn flaws(&self) -> Vec<String> {
        let mut flaws = Vec::new();
        let mut names = HashSet::new();
        for node in self.harness.root().children_recursive() {
            let of = node.accesskit_node();
            let data = of.data();
            let works = data.supports_action(Action::Click) || data.supports_action(Action::Focus);
            let bounds = of.raw_bounds();
            let shown = format!("{:?} {:?} {bounds:?}", of.role(), of.label().or(of.value()));
            let told = of.label().or(of.value());
            let is_thing = of.role() != Role::GenericContainer;
            if is_thing && told.is_some() && of.description() == told {
                flaws.push(format!("is told twice: {shown}"));
            }
            if of.role() == Role::Label {
                if of.value().is_none_or(|text| text.trim().is_empty()) && of.live() == Live::Off {
                    flaws.push(format!("says nothing: {shown}"));
                }
                if works {
                    flaws.push(format!("words that can be pressed: {shown}"));
                }
                continue;
            }
            if !works || matches!(of.role(), Role::GenericContainer | Role::ScrollBar) {
                continue;
            }
            let name = of.label().unwrap_or_default();
            if name.trim().is_empty() {
                flaws.push(format!("has no name: {shown}"));
            }
            if of.role() == Role::ComboBox && of.description().is_none() {
                flaws.push(format!("does not tell its value: {shown}"));
            }
            let counts = matches!(of.role(), Role::SpinButton | Role::Slider);
            if counts && of.numeric_value().is_some() {
                flaws.push(format!("tells its number with a fraction: {shown}"));
            }
            // Passing is in the bar and on the card of the side to move, and does
            // the same in both.
            let pass = name == EN.say(Label::Pass);
            if !names.insert((group(&node), of.role(), name)) && !pass {
                flaws.push(format!("has the name of another: {shown}"));
            }
        }
        flaws
    }

    #[track_caller]
    pub(crate) fn is_told(&self, what: &str) {
        assert_eq!(self.flaws(), Vec::<String>::new(), "{what}");
        let window = self.harness.root().accesskit_node().label();
        assert!(window.is_some_and(|name| name.contains("Jego")), "{what}");
    }
}

/// The name of the group that something belongs to.
fn group(node: &Node<'_>) -> Option<String> {
    let parents = std::iter::successors(node.accesskit_node().parent(), |of| of.parent());
    let mut groups = parents.filter(|of| of.role() == Role::RadioGroup);
    groups.next()?.label()
}

#[test]
fn every_page_has_a_name_and_the_keyboard() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.is_told("home");
    assert!(jego.focused().is_some());
    for (key, page, name) in [
        (Key::N, Page::NewGame, EN.say(NewGameWords::Title)),
        (Key::Comma, Page::Options, EN.say(OptionsWords::Title)),
        (Key::L, Page::Finished, EN.say(Games::Finished)),
        (Key::B, Page::Problems, EN.say(ProblemWords::Title)),
    ] {
        jego.ctrl(key);
        assert_eq!(jego.page(), page);
        jego.until("the page", |jego| !jego.sees(EN.say(Games::Reading)));
        assert_eq!(jego.page_name().as_deref(), Some(name));
        assert!(jego.focused().is_some(), "{name}");
        jego.is_told(name);
        jego.key(Key::Escape);
        assert_eq!(jego.page(), Page::Home, "{name}");
        assert!(jego.focused().is_some(), "home after {name}");
    }
    jego.key(Key::F2);
    let rules = EN.say(RulesLabel::Title);
    assert_eq!(jego.page_name().as_deref(), Some(rules));
    assert!(jego.focused().is_some(), "{rules}");
    jego.key(Key::Escape);
    jego.ctrl(Key::Comma);
    let engines = EN.say(ComputerWords::Engines);
    jego.harness.get_by_label(engines).scroll_to_me();
    jego.harness.run();
    jego.click(engines);
    assert_eq!(jego.page(), Page::Engines);
    assert!(jego.focused().is_some(), "engines");
    jego.is_told("engines");
}

#[test]
fn a_page_that_is_used_by_keys_begins_where_it_is_used() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.ctrl(Key::N);
    assert!(jego.focused().unwrap().starts_with("Play"));
    jego.key(Key::Enter);
    assert_eq!(jego.page(), Page::Match);
}

#[test]
fn choices_tell_their_group_and_numbers_are_whole() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.ctrl(Key::N);
    let nodes: Vec<_> = jego.harness.root().children_recursive().collect();
    let choices = [
        (NewGameWords::Game, 4),
        (NewGameWords::WhoPlays, 3),
        (NewGameWords::WhoHasBlack, 3),
    ];
    for (choice, count) in choices {
        let name = EN.say(choice);
        let grouped = nodes
            .iter()
            .filter(|node| group(node).as_deref() == Some(name));
        let buttons = grouped.filter(|node| node.accesskit_node().role() == Role::Button);
        assert_eq!(buttons.count(), count, "{name}");
    }
    let size = EN.say(NewGameWords::Size);
    let cards = nodes
        .iter()
        .filter(|node| group(node).as_deref() == Some(size))
        .filter(|node| node.accesskit_node().role() == Role::RadioButton);
    assert_eq!(cards.count(), 3, "{size}");
    let size = nodes.iter().find(|node| {
        let node = node.accesskit_node();
        node.role() == Role::SpinButton && node.label().as_deref() == Some("Size")
    });
    let size = size.unwrap().accesskit_node();
    assert_eq!(size.description().as_deref(), Some("19"));
    assert_eq!(size.numeric_value(), None, "it would be read as 19.0");
}

#[test]
fn formats_to_save_in_tell_what_they_are_for() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.ctrl(Key::Comma);
    let format = EN.say(OptionsWords::SaveFormat);
    for name in [OptionsWords::AsSgf, OptionsWords::AsJego].map(|words| EN.say(words)) {
        let node = jego.harness.get_by_label(name);
        assert_eq!(group(&node).as_deref(), Some(format), "{name}");
    }
}

/// The keys of a dialog, its name, and what has the keyboard in it.
fn dialogs() -> [(Modifiers, Key, &'static str, &'static str); 7] {
    let (plain, ctrl) = (Modifiers::NONE, Modifiers::COMMAND);
    let [close, cancel] = [Dialog::Close, Dialog::Cancel].map(|words| EN.say(words));
    let (players, black) = (EN.say(SeatWords::Title), EN.say(Term::Black));
    let (point, field) = (EN.say(Aloud::GoTitle), EN.say(Aloud::GoField));
    let (head, name) = (EN.say(Dialog::Information), EN.say(Dialog::BlackName));
    let (leave, stay) = (EN.say(Dialog::LeaveTitle), EN.say(Dialog::Stay));
    [
        (plain, Key::F1, EN.say(Dialog::Keys), close),
        (Modifiers::SHIFT, Key::F1, EN.say(Dialog::About), close),
        (ctrl, Key::I, head, name),
        (ctrl, Key::J, players, black),
        (ctrl, Key::R, EN.say(Dialog::ResignTitle), cancel),
        (ctrl, Key::W, leave, stay),
        (plain, Key::G, point, field),
    ]
}

#[test]
fn every_dialog_has_a_name_and_gives_the_keyboard_to_its_safe_answer() {
    for size in [LARGE, SMALL] {
        let mut jego = Jego::with_moves("D4 E5");
        jego.harness.set_size(size.into());
        jego.harness.run();
        jego.is_told("the table");
        for (modifiers, key, name, focused) in dialogs() {
            jego.keys(modifiers, key);
            assert_eq!(jego.dialog().as_deref(), Some(name), "{size:?}");
            assert_eq!(jego.focused().as_deref(), Some(focused), "{name}");
            jego.is_told(name);
            let writing = jego.writes();
            jego.key(Key::Escape);
            if writing {
                // The first one has ended the writing in a field.
                assert_eq!(jego.dialog().as_deref(), Some(name), "{size:?}");
                assert!(!jego.writes(), "{name}");
                jego.key(Key::Escape);
            }
            assert_eq!(jego.dialog(), None, "{name}");
            assert_eq!(jego.page(), Page::Match, "{name}");
        }
        jego.ctrl(Key::O);
        let files = EN.say(FileWords::OpenGame);
        jego.until("the list of files", |jego| jego.dialog().is_some());
        assert_eq!(jego.dialog().as_deref(), Some(files));
        assert!(jego.focused().is_some(), "{files}");
    }
}

#[test]
fn a_key_too_many_resigns_nothing() {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::R);
    jego.key(Key::Enter);
    assert_eq!(jego.dialog(), None);
    assert!(!jego.session().is_finished());
}

#[test]
fn the_keyboard_comes_back_to_the_board_when_a_dialog_is_closed() {
    let mut jego = Jego::at_table(quiet());
    jego.key(Key::ArrowUp);
    assert_eq!(jego.focused().as_deref(), Some("E6, empty"));
    jego.key(Key::F1);
    jego.key(Key::Escape);
    assert_eq!(jego.focused().as_deref(), Some("E6, empty"));
    jego.ctrl(Key::Comma);
    jego.key(Key::Escape);
    assert_eq!(jego.focused().as_deref(), Some("E6, empty"));
}

#[test]
fn the_board_has_the_keyboard_when_a_game_starts() {
    let mut jego = Jego::at_table(quiet());
    assert_eq!(jego.focused().as_deref(), Some("E5, empty"));
    jego.key(Key::ArrowLeft);
    jego.key(Key::Enter);
    assert_eq!(jego.stone("D5"), Some(Color::Black));
    // With Ctrl arrows step through the game wherever the cursor is.
    jego.ctrl(Key::ArrowLeft);
    assert_eq!(jego.stones(), 0);
    jego.ctrl(Key::ArrowRight);
    assert_eq!(jego.stones(), 1);
}

#[test]
fn in_a_game_that_was_opened_arrows_step_until_the_cursor_is_asked_for() {
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.file("game.sgf", "(;GM[1]SZ[9];B[dd];W[ee];B[ff])");
    jego.drop_file(path);
    jego.until("the game", |jego| jego.page() == Page::Match);
    let board = "Go board, 9 by 9";
    assert_eq!(jego.focused().as_deref(), Some(board));
    jego.key(Key::Home);
    jego.key(Key::ArrowRight);
    assert_eq!(jego.stones(), 1);
    assert_eq!(jego.focused().as_deref(), Some(board));
    jego.key(Key::Enter);
    assert_eq!(jego.focused().as_deref(), Some("D6, black, last move"));
    assert_eq!(
        jego.stones(),
        1,
        "the key that brings the cursor plays nothing"
    );
    jego.key(Key::ArrowRight);
    assert_eq!(jego.stones(), 1);
    jego.key(Key::Escape);
    jego.key(Key::ArrowRight);
    assert_eq!(jego.stones(), 2);
}

#[test]
fn what_is_announced_is_told_of_the_point_that_has_the_keyboard() {
    let mut jego = Jego::at_table(quiet());
    jego.key(Key::Enter);
    assert_eq!(jego.stones(), 0, "that brings the cursor");
    jego.key(Key::Enter);
    assert_eq!(jego.described().as_deref(), Some("Black E5. White to move"));
    jego.key(Key::ArrowUp);
    assert_eq!(
        jego.described(),
        None,
        "old news is not told of another point"
    );
    jego.key(Key::Enter);
    jego.ctrl(Key::Z);
    assert_eq!(
        jego.described().as_deref(),
        Some("Undone: White E6. White to move")
    );
}

#[test]
fn a_point_is_gone_to_by_its_name_and_played_on() {
    let mut jego = Jego::at_table(quiet());
    jego.key(Key::G);
    jego.write("c3");
    jego.key(Key::Enter);
    assert_eq!(jego.dialog(), None);
    assert_eq!(jego.focused().as_deref(), Some("C3, empty"));
    assert_eq!(jego.stones(), 0);
    jego.key(Key::Enter);
    assert_eq!(jego.stone("C3"), Some(Color::Black));
    jego.key(Key::G);
    jego.write("g7");
    jego.ctrl(Key::Enter);
    assert_eq!(jego.stone("G7"), Some(Color::White));
    jego.key(Key::G);
    jego.write("z9");
    jego.key(Key::Enter);
    assert!(jego.sees(&EN.fill(Aloud::NoSuchPoint, &[&"z9"])));
    assert_eq!(jego.focused().as_deref(), Some(EN.say(Aloud::GoField)));
}

#[test]
fn ten_keys_in_one_frame_are_ten_moves() {
    let mut jego = Jego::with_moves("A1 B1 C1 D1 E1 F1 G1 H1 J1 A3 B3 C3");
    jego.key(Key::Home);
    jego.at_once(&[Key::ArrowRight; 10]);
    assert_eq!(jego.stones(), 10);
    jego.at_once(&[Key::ArrowLeft, Key::ArrowLeft, Key::End, Key::ArrowLeft]);
    assert_eq!(jego.stones(), 11, "in the order in which they were pressed");
}

#[test]
fn keys_of_the_board_and_commands_keep_their_order() {
    let mut jego = Jego::at_table(quiet());
    jego.at_once(&[
        Key::ArrowUp,
        Key::Enter,
        Key::ArrowRight,
        Key::Enter,
        Key::P,
        Key::ArrowDown,
        Key::Enter,
    ]);
    assert_eq!(jego.stone("E6"), Some(Color::Black));
    assert_eq!(jego.stone("F6"), Some(Color::White));
    assert_eq!(
        jego.stone("F5"),
        Some(Color::White),
        "Black has passed between"
    );
}

#[test]
fn tab_pressed_twice_in_a_frame_moves_on_twice() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.key(Key::Tab);
    jego.key(Key::Tab);
    let wanted = jego.focused();
    let mut jego = Jego::new(quiet(), LARGE);
    jego.at_once(&[Key::Tab, Key::Tab]);
    assert_eq!(jego.focused(), wanted);
}
