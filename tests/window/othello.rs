//! Othello in the window.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT as _;
use jego::board::{ByColor, Color};
use jego::game::Game as _;
use jego::othello::{Position, Square};
use jego::record::{GameKind, Seat, open_file};
use jego::session::Match;
use jego::settings::Settings;
use jego::ui::Page;

use super::Jego;
use super::tables::at;

/// The shortest game: Black takes everything with the ninth move.
const SHORTEST: &str = "e6 f4 e3 f6 g5 d6 e7 f5 c5";

fn table() -> Jego {
    Jego::begun_with(at(GameKind::Othello))
}

fn against_chance() -> Settings {
    let mut settings = at(GameKind::Othello);
    let level = "Chance".to_owned();
    settings.last_game.seats = [Seat::Person, Seat::Computer { level }];
    settings
}

impl Jego {
    #[track_caller]
    fn othello(&self) -> &Position {
        let session = match self.playing() {
            Match::Othello(session) => Some(session),
            Match::Go(_) | Match::Aligne4(_) => None,
        };
        session.unwrap().position()
    }

    #[track_caller]
    fn discs(&self) -> ByColor<u32> {
        self.othello().count().discs
    }

    /// What was last read aloud.
    pub(crate) fn announced(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        let values = nodes.filter_map(|node| node.accesskit_node().value());
        values.collect()
    }
}

#[test]
fn a_click_puts_a_disc_and_turns_what_it_brackets() {
    let mut jego = table();
    assert!(jego.sees("Black to move") && jego.sees("discs"));
    assert!(!jego.sees("Pass") && !jego.sees("prisoners"));
    jego.play("f5");
    assert_eq!(jego.discs(), ByColor { black: 4, white: 1 });
    assert!(jego.sees("White to move") && jego.sees("4") && jego.sees("1"));
    let told = jego.announced();
    assert!(
        told.iter()
            .any(|said| said.starts_with("Black f5, flips 1")),
        "{told:?}"
    );
    // Neither a square that turns nothing nor a pass is a move here.
    jego.play("a1");
    jego.key(Key::P);
    assert_eq!(jego.discs(), ByColor { black: 4, white: 1 });
    assert_eq!(jego.othello().to_play(), Color::White);
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let mut jego = table();
    jego.play_all("f5 d6");
    jego.ctrl(Key::Z);
    assert_eq!(jego.discs(), ByColor { black: 4, white: 1 });
    jego.ctrl(Key::Z);
    assert_eq!(jego.discs(), ByColor { black: 2, white: 2 });
    jego.key(Key::End);
    assert_eq!(jego.discs(), ByColor { black: 3, white: 3 });
    jego.key(Key::ArrowLeft);
    jego.play("f6");
    assert!(jego.sees("move 2"));
    jego.key(Key::ArrowUp);
    assert_eq!(jego.othello().disc(square("d6")), Some(Color::White));
}

fn square(name: &str) -> jego::board::Point {
    name.parse::<Square>().unwrap().point()
}

#[test]
fn the_result_counts_discs_and_gives_what_is_empty_to_the_winner() {
    let mut jego = table();
    jego.play_all(SHORTEST);
    assert!(jego.sees("Black wins by 64 discs"), "{}", jego.told_all());
    for text in ["empty squares", "13", "51", "64", "total"] {
        assert!(jego.sees(text), "{text}: {}", jego.told_all());
    }
    jego.until("the file of the game", |jego| {
        jego.playing().file().is_some()
    });
    let name = jego.playing().file().unwrap().path.clone();
    let name = name.file_name().unwrap().to_string_lossy().into_owned();
    assert!(name.contains("Othello"), "{name}");
    jego.click_in_dialog("Review the game");
    assert_eq!(jego.discs(), ByColor { black: 2, white: 2 });
    jego.ctrl(Key::L);
    jego.until_seen("Black – White: Black wins by 64 discs");
    let list = jego.told_all();
    assert!(list.contains("Othello"), "{list}");
}

#[test]
fn a_whole_game_is_played_and_forced_passes_are_told() {
    let mut jego = table();
    let mut passes = 0;
    while !jego.othello().is_over() {
        let mover = jego.othello().to_play();
        // The last legal square of this order leads to passes.
        let legal = jego.othello().legal();
        let point = legal.iter().last().unwrap();
        let name = Square::new(point).unwrap().to_string();
        jego.play(&name);
        if jego.othello().to_play() == mover && !jego.othello().is_over() {
            passes += 1;
            let other = match mover {
                Color::Black => "White",
                Color::White => "Black",
            };
            assert!(jego.sees(&format!("{other} has no legal move and passes")));
            let told = jego.announced();
            let end = format!(". {other} has no legal move and passes");
            let passed = |text: &String| text.ends_with(&end);
            assert!(told.iter().any(passed), "{told:?}");
        }
    }
    assert!(passes > 0);
    assert!(jego.playing().is_finished() && jego.sees("Rematch"));
    jego.click("Rematch");
    assert_eq!(jego.discs(), ByColor { black: 2, white: 2 });
    assert_eq!(jego.playing().kind(), GameKind::Othello);
}

#[test]
fn a_computer_answers_and_undo_takes_both_moves_back() {
    let mut jego = Jego::begun_with(against_chance());
    assert!(jego.sees("Chance") && jego.sees("computer"), "named once");
    jego.play("f5");
    jego.until("an answer", |jego| {
        let discs = jego.discs();
        discs.black + discs.white == 6
    });
    jego.ctrl(Key::Z);
    assert_eq!(jego.discs(), ByColor { black: 2, white: 2 });
    jego.ctrl(Key::R);
    jego.press(Role::Button, "Resign");
    assert!(jego.sees("Chance (White) wins by resignation"));
}

#[test]
fn dots_for_legal_moves_are_a_switch_of_this_table() {
    let mut jego = table();
    assert!(jego.app().settings().legal_moves);
    jego.key(Key::L);
    assert!(!jego.app().settings().legal_moves);
    jego.menu("View", "Legal moves");
    assert!(jego.app().settings().legal_moves);
    jego.click("View");
    for absent in ["Territory", "Estimate"] {
        assert!(!jego.sees(absent), "{absent}");
    }
    jego.key(Key::Escape);
    jego.key(Key::E);
    assert!(!jego.playing().is_estimating());
    let mut go = Jego::at_table(super::quiet());
    go.key(Key::L);
    assert!(go.app().settings().legal_moves);
}

#[test]
fn a_game_is_saved_exported_and_opened_again() {
    let mut jego = table();
    jego.play_all("f5 d6 c3");
    jego.ctrl(Key::S);
    let save = jego.save_as("three.jego.ron", "Save");
    jego.until("the message", |jego| !jego.playing().is_changed());
    jego.menu("File", "Export SGF…");
    let sgf = jego.save_as("three.sgf", "Export");
    jego.menu("File", "Export picture…");
    jego.save_as("three.png", "Export");
    for file in [save, sgf] {
        let opened = open_file(&file).unwrap();
        let (record, _) = opened.games.game(0).unwrap();
        assert_eq!(record.kind(), GameKind::Othello);
        let mut again = Jego::new(super::quiet(), super::LARGE);
        again.drop_file(file);
        again.until("the table", |jego| jego.page() == Page::Match);
        again.key(Key::End);
        assert_eq!(again.discs(), jego.discs());
    }
}

#[test]
fn an_interrupted_game_is_named_by_its_table() {
    let mut jego = table();
    jego.play("f5");
    jego.ctrl(Key::W);
    jego.press(Role::Button, "Leave");
    jego.until_seen("Resume");
    jego.click("Play");
    jego.key(Key::Enter);
    jego.play("d3");
    jego.ctrl(Key::W);
    jego.press(Role::Button, "Leave");
    jego.until_seen("Resume");
    let mut later = jego.again(None);
    later.until_seen("Resume");
    later.click("Resume");
    later.until("the list", |jego| {
        jego.told_all().contains("Othello · 1 move")
    });
}

#[test]
fn a_file_of_another_program_is_opened_with_its_players() {
    let mut jego = Jego::new(super::quiet(), super::LARGE);
    let file = jego.file("a.sgf", "(;GM[2]SZ[8]PB[Ada]PW[Bo];B[f5];W[d6])");
    jego.drop_file(file);
    jego.until("the table", |jego| jego.page() == Page::Match);
    jego.key(Key::End);
    assert_eq!(jego.discs(), ByColor { black: 3, white: 3 });
    assert!(jego.sees("Ada") && jego.sees("Bo"));
    jego.ctrl(Key::I);
    assert!(jego.sees("Othello") && !jego.sees("Komi"));
}
