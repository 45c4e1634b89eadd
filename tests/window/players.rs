//! Who plays: chosen before a game, changed in the middle of one, and the
//! engines that can.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use jego::ai::go::Level;
use jego::board::Color;
use jego::record::{Header, Seat};
use jego::session::{EngineCommand, computer};
use jego::setup::{GameSetup, Mode};
use jego::ui::Page;

use super::{Jego, LARGE, quiet};

fn name(jego: &Jego, color: Color) -> String {
    let name = jego.session().record().header(Header::Player(color));
    name.unwrap_or_default().into_owned()
}

#[track_caller]
fn choose(jego: &mut Jego, list: &str, entry: &str) {
    jego.press(Role::ComboBox, list);
    // A long list is scrolled first, as a hand would do it.
    let last = |jego: &Jego, act: &dyn Fn(&egui_kittest::Node<'_>)| {
        act(&jego.harness.query_all_by_label(entry).next_back().unwrap());
    };
    last(jego, &|node| node.scroll_to_me());
    jego.harness.run();
    last(jego, &|node| node.click());
    jego.harness.run();
}

#[test]
fn the_level_that_was_chosen_sits_at_the_table_and_is_remembered() {
    let mut settings = quiet();
    settings.last_game = GameSetup::default();
    let mut jego = Jego::new(settings, LARGE);
    jego.click("Play");
    jego.click("One player");
    choose(&mut jego, "Opponent", "30\u{a0}kyu · Chance");
    jego.sit_down("Play on 9×9");
    let seats = jego.session().record().seats();
    assert_eq!(seats.black, Seat::Person);
    assert_eq!(seats.white, computer(Level::Chance));
    assert_eq!(name(&jego, Color::White), "Chance");
    assert!(
        jego.sees("Chance · 30k") && !jego.sees("computer, Chance"),
        "named once"
    );
    let later = jego.again(None);
    let last = &later.app().settings().last_game;
    assert_eq!(last.mode(), Mode::OnePlayer);
    assert_eq!(last.seats, [Seat::Person, computer(Level::Chance)]);
    assert_eq!(last.names, ["", ""]);
}

#[test]
fn players_change_in_the_middle_of_a_game() {
    let mut settings = quiet();
    settings.engines = vec![EngineCommand {
        name: "Nobody".to_owned(),
        command: "/nowhere/nobody".to_owned(),
        ..EngineCommand::default()
    }];
    let mut jego = Jego::at_table(settings);
    jego.play_all("D4");
    jego.menu("Game", "Players…");
    choose(&mut jego, "Black", "Nobody");
    jego.rewrite("White’s name", "Ada");
    jego.click("OK");
    let seats = jego.session().record().seats();
    let engine = Seat::Engine {
        command: "/nowhere/nobody".to_owned(),
    };
    assert_eq!(seats.black, engine);
    assert_eq!(seats.white, Seat::Person);
    assert_eq!(name(&jego, Color::Black), "Nobody");
    assert_eq!(name(&jego, Color::White), "Ada");
    assert_eq!(jego.stones(), 1);
}

#[test]
fn cancelling_leaves_the_players_as_they_were() {
    let mut jego = Jego::at_table(quiet());
    jego.ctrl(Key::J);
    choose(&mut jego, "White", "9\u{a0}dan · Mastery");
    jego.click("Cancel");
    let seats = jego.session().record().seats();
    assert_eq!(seats.white, Seat::Person);
    assert_eq!(name(&jego, Color::White), "");
}

#[test]
fn engines_are_set_up_from_the_options_and_remembered() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Options");
    jego.harness.get_by_label("Engines…").scroll_to_me();
    jego.harness.run();
    jego.click("Engines…");
    assert_eq!(jego.page(), Page::Engines);
    jego.click("Add an engine");
    jego.write("/nowhere/nobody --gtp");
    jego.click("Test");
    jego.until("the engine fails", |jego| {
        jego.told_all().contains("does not exist")
    });
    jego.click("Save");
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Options);
    let later = jego.again(None);
    let engines = &later.app().settings().engines;
    let commands: Vec<_> = engines.iter().map(|it| it.command.as_str()).collect();
    assert_eq!(commands, ["/nowhere/nobody --gtp"]);
}

#[test]
fn how_the_computer_thinks_is_an_option() {
    let mut jego = Jego::new(quiet(), LARGE);
    let before = jego.app().settings().clone();
    assert!(before.computer_resigns && !before.computer_ponders);
    jego.click("Options");
    for option in [
        "Resigns when the game is lost",
        "Thinks during your turn: stronger, but uses more power",
    ] {
        jego.harness.get_by_label(option).scroll_to_me();
        jego.harness.run();
        jego.click(option);
    }
    let after = jego.again(None);
    let after = after.app().settings();
    assert!(!after.computer_resigns && after.computer_ponders);
}
