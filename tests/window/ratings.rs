//! Players of this machine, the first question, and rated games.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use jego::game::Rank;
use jego::lobby::{PlayerTask, Players};
use jego::profile::{Profile, Said};
use jego::settings::Settings;
use jego::setup::{GameSetup, Mode};
use jego::ui::Page;

use super::{Jego, LARGE, SMALL, quiet};

/// Settings for a game against the computer.
fn alone() -> Settings {
    let mut settings = quiet();
    settings.last_game = GameSetup::welcome();
    settings
}

impl Jego {
    /// The players whose files are in the folder.
    fn profiles(&self) -> Vec<Profile> {
        let (players, unreadable) = Players::read(&self.data().join("profiles"));
        assert!(unreadable.is_empty());
        players.all().to_vec()
    }

    /// A window on the page of a player of 8 kyu.
    fn with_player(settings: Settings, size: [f32; 2]) -> Self {
        let mut jego = Self::new(settings, size);
        jego.click("Profiles");
        jego.click("I have never played");
        jego.until("a player", |jego| jego.sees("Say your rank…"));
        jego
    }
}

#[test]
fn the_question_for_a_rank_can_be_answered() {
    let mut jego = Jego::new(alone(), LARGE);
    jego.click("What is your rank?");
    assert_eq!(jego.page(), Page::Profiles);
    jego.click("That is my rank");
    jego.until("a player", |jego| jego.sees("Say your rank…"));
    let players = jego.profiles();
    assert_eq!(players[0].rank(), Some(Rank::kyu(15)));
    assert!(!jego.sees("What is your rank?"));
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Home);
    // The computer plays at that rank from now on.
    assert!(jego.told_all().contains("against 15\u{a0}kyu"));
    assert!(!jego.sees("What is your rank?"));
}

#[test]
fn the_question_for_a_rank_can_be_skipped_and_is_not_asked_again() {
    let mut jego = Jego::new(alone(), SMALL);
    jego.click("What is your rank?");
    jego.click("Skip");
    assert_eq!(jego.page(), Page::Home);
    assert!(!jego.sees("What is your rank?"));
    assert!(jego.profiles().is_empty());
    assert!(jego.app().settings().rank_asked);
}

#[test]
fn players_are_added_renamed_and_deleted_once_someone_says_so() {
    let mut jego = Jego::with_player(alone(), LARGE);
    jego.click("Rename…");
    jego.rewrite("Name", "Ada");
    jego.click("Rename");
    jego.until("the name", |jego| jego.profiles()[0].name() == "Ada");
    jego.click("New player…");
    jego.rewrite("Name", "Bo");
    jego.click("Create");
    jego.until("two players", |jego| jego.profiles().len() == 2);
    jego.until_seen("no rank yet");
    // Whoever is new plays; the other can be chosen again.
    jego.click("Ada · 25k");
    assert!(!jego.sees("no rank yet"));
    jego.click("Bo");
    jego.click("Delete…");
    jego.click("Cancel");
    assert_eq!(jego.profiles().len(), 2);
    jego.click("Delete…");
    jego.press(Role::Button, "Delete");
    jego.until("one player", |jego| jego.profiles().len() == 1);
    assert_eq!(jego.profiles()[0].name(), "Ada");
}

#[test]
fn a_rated_game_is_set_up_played_without_help_and_counted() {
    let mut settings = alone();
    settings.last_game.rated = true;
    let mut jego = Jego::with_player(settings, LARGE);
    jego.key(Key::Escape);
    jego.click("Play");
    assert!(jego.told_all().contains("Terms: even game"));
    jego.sit_down("Play on 9×9");
    jego.play("E5");
    jego.until("the answer", |jego| jego.stones() == 2);
    jego.use_tool("Hint");
    assert!(
        jego.told_all()
            .contains("This game is rated: hints, analysis")
    );
    jego.ctrl(Key::Z);
    assert!(jego.sees("This game is rated: moves cannot be undone"));
    jego.until("the game in the file", |jego| {
        jego.profiles()[0].unfinished().is_some()
    });
    jego.key(Key::Escape);
    assert!(jego.told_all().contains("no other rated game can begin"));
    jego.click("Stay");
    jego.ctrl(Key::R);
    jego.press(Role::Button, "Resign");
    jego.until("the result", |jego| jego.profiles()[0].games().len() == 1);
    assert!(jego.profiles()[0].unfinished().is_none());
    jego.until("the new rank", |jego| {
        jego.told_all().contains("Your rank is now")
    });
}

#[test]
fn an_unfinished_rated_game_stands_in_the_way_of_the_next_until_it_is_lost() {
    let mut settings = alone();
    settings.last_game.rated = true;
    let mut jego = Jego::with_player(settings, LARGE);
    jego.key(Key::Escape);
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    jego.play("E5");
    jego.until("the game in the file", |jego| {
        jego.profiles()[0].unfinished().is_some()
    });
    jego.key(Key::Escape);
    jego.click("Leave");
    jego.until("home", |jego| jego.page() == Page::Home);
    // The list moves down when it is known that there is a game to resume.
    jego.until_seen("Resume");
    jego.click("Play");
    // Profiles are read again meanwhile.
    jego.until("the unfinished game on the page", |jego| {
        jego.told_all().contains("is unfinished: resume it")
    });
    jego.key(Key::Escape);
    jego.click("Profiles");
    jego.until_seen("Count it as lost");
    jego.click("Count it as lost");
    // The page has it too, below the question.
    let buttons = jego.harness.get_all_by_label("Count it as lost");
    buttons.last().unwrap().click();
    jego.harness.run();
    jego.until("the result", |jego| jego.profiles()[0].games().len() == 1);
    jego.until("the list", |jego| jego.told_all().contains("W+F"));
    assert!(jego.sees("Rank after each rated game"));
}

#[test]
fn the_opponent_is_at_the_players_rank_until_another_is_chosen() {
    let jego = Jego::with_player(alone(), LARGE);
    let player = jego.profiles().remove(0);
    PlayerTask::SayStrength(player, Said::Rank(Rank::kyu(8)))
        .run()
        .unwrap();
    // Another window has written that: it is known after the next start.
    let mut jego = jego.again(None);
    jego.click("Play");
    jego.harness.run();
    assert_eq!(jego.app().settings().last_game.mode(), Mode::OnePlayer);
    let opponent = jego
        .harness
        .get_by_role_and_label(Role::ComboBox, "Opponent");
    opponent.click();
    jego.harness.run();
    assert!(jego.sees("At my rank (8\u{a0}kyu)"));
}
