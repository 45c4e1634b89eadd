//! Aligne 4 and Quarto in the window.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::aligne4::{Piece, Position, Square, Variant};
use jego::game::{Game as _, TurnId};
use jego::record::{GameKind, Seat, open_file};
use jego::session::{Action, Match, Stage};
use jego::settings::Settings;
use jego::ui::Page;

use super::tables::at;
use super::{Jego, LARGE, quiet};

fn variant(variant: Variant) -> Settings {
    let mut settings = at(GameKind::Aligne4);
    settings.last_game.variant = variant;
    settings
}

fn watched(of: Variant) -> Settings {
    let mut settings = variant(of);
    let level = || "Chance".to_owned();
    settings.last_game.seats = [
        Seat::Computer { level: level() },
        Seat::Computer { level: level() },
    ];
    settings
}

impl Jego {
    #[track_caller]
    fn pieces(&self) -> &Position {
        let session = match self.playing() {
            Match::Aligne4(session) => Some(session),
            Match::Go(_) | Match::Othello(_) => None,
        };
        session.unwrap().position()
    }

    #[track_caller]
    fn pick(&mut self, piece: usize) {
        self.act(Action::Pick(Piece::ALL[piece]));
    }

    #[track_caller]
    fn set(&mut self, square: usize) {
        self.act(Action::Choose(Square::ALL[square].point()));
    }

    fn set_pieces(&self) -> usize {
        let position = self.pieces();
        let squares = Square::ALL.into_iter();
        squares
            .filter(|square| position.piece(square.point()).is_some())
            .count()
    }
}

#[test]
fn a_piece_and_a_square_make_a_move_in_either_order() {
    let mut jego = Jego::begun_with(variant(Variant::Aligne4));
    assert!(jego.sees("Player 1 to move") && jego.sees("Player 1") && jego.sees("Player 2"));
    assert!(!jego.sees("Pass") && !jego.sees("discs") && !jego.sees("prisoners"));
    jego.pick(0);
    assert!(jego.sees("Choose a square for the large black round animal"));
    jego.set(5);
    assert!(jego.sees("Player 2 to move") && jego.sees("move 1"));
    let told = jego.announced();
    let put = "Player 1 places the large black round animal on row 2, column 2";
    assert!(told.iter().any(|said| said.starts_with(put)), "{told:?}");
    jego.set(6);
    assert!(jego.sees("Choose a piece for this square"));
    jego.pick(15);
    assert_eq!(jego.set_pieces(), 2);
}

#[test]
fn the_line_that_wins_is_told_with_what_its_pieces_share() {
    let mut jego = Jego::begun_with(variant(Variant::Aligne4));
    for (piece, square) in [(0, 0), (3, 4), (2, 1), (5, 9), (4, 2), (9, 14), (8, 3)] {
        jego.pick(piece);
        jego.set(square);
    }
    assert!(jego.sees("Player 1 wins") && jego.sees("Row 1: all four are black"));
    let told = jego.announced();
    let ended = |text: &String| text.ends_with("Player 1 wins. Row 1: all four are black");
    assert!(told.iter().any(ended), "{told:?}");
    jego.until("the file of the game", |jego| {
        jego.playing().file().is_some()
    });
    jego.click_in_dialog("Review the game");
    assert_eq!(jego.playing().cursor(), TurnId::START);
    jego.key(Key::End);
    jego.key(Key::R);
    assert!(jego.sees("Row 1: all four are black"));
    jego.key(Key::Escape);
    jego.ctrl(Key::Z);
    assert_eq!(jego.set_pieces(), 6);
    jego.ctrl(Key::L);
    jego.until_seen("Player 1 – Player 2: Player 1 wins");
    assert!(jego.told_all().contains("Aligne 4"), "{}", jego.told_all());
}

#[test]
fn in_quarto_a_piece_is_given_and_then_set() {
    let mut jego = Jego::begun_with(variant(Variant::Quarto));
    assert!(jego.sees("Player 1 gives a piece"));
    let card = jego.rect("Player 2");
    jego.pick(15);
    assert!(jego.sees("Player 2 places the small white square plant"));
    assert!(jego.sees("has to place") && jego.sees("small white square plant"));
    assert_eq!(jego.rect("Player 2"), card, "nothing jumps");
    let told = jego.announced();
    let gave = "Player 1 gives the small white square plant".to_owned();
    assert!(told.iter().any(|said| said.starts_with(&gave)), "{told:?}");
    jego.set(0);
    assert!(jego.sees("Player 2 gives a piece") && !jego.sees("has to place"));
    jego.set(1);
    assert_eq!(jego.set_pieces(), 1);
}

#[test]
fn two_computers_play_to_the_end() {
    for of in Variant::ALL {
        let mut jego = Jego::begun_with(watched(of));
        jego.until("the end", |jego| jego.playing().is_finished());
        assert!(matches!(jego.playing().stage(), Stage::Over(_)));
        let lines = jego.pieces().winning_lines();
        let said = match lines.is_empty() {
            true => jego.sees("The board is full without a winning line"),
            false => jego.told_all().contains(": all four are "),
        };
        assert!(said, "{of}: {}", jego.told_all());
        jego.click("Rematch");
        assert_eq!(jego.playing().game_title(), of.to_string());
    }
}

#[test]
fn a_computer_answers_and_undo_takes_both_moves_back() {
    let mut settings = variant(Variant::Aligne4);
    let level = "Chance".to_owned();
    settings.last_game.seats = [Seat::Person, Seat::Computer { level }];
    let mut jego = Jego::begun_with(settings);
    jego.pick(3);
    jego.set(3);
    jego.until("an answer", |jego| jego.set_pieces() == 2);
    jego.ctrl(Key::Z);
    assert_eq!(jego.set_pieces(), 0);
    jego.ctrl(Key::Y);
    assert_eq!(jego.set_pieces(), 2);
    jego.ctrl(Key::R);
    assert!(jego.sees("Player 1 resigns, and Chance wins"));
    jego.press(Role::Button, "Resign");
    assert!(jego.sees("Chance (Player 2) wins by resignation"));
}

#[test]
fn what_does_not_belong_to_the_table_is_not_offered() {
    let mut jego = Jego::begun_with(variant(Variant::Aligne4));
    for (menu, absent) in [
        ("View", "Territory"),
        ("View", "Estimate"),
        ("View", "Legal moves"),
        ("View", "Move numbers"),
        ("Game", "Pass"),
        ("Game", "Accept the score"),
    ] {
        jego.click(menu);
        assert!(!jego.sees(absent), "{absent}");
        jego.key(Key::Escape);
    }
    jego.click("File");
    let export = jego.harness.get_by_label("Export SGF…");
    assert!(export.accesskit_node().is_disabled());
    jego.key(Key::Escape);
    for key in [Key::P, Key::E, Key::T, Key::L, Key::N] {
        jego.key(key);
    }
    assert!(!jego.playing().is_estimating() && !jego.playing().has_begun());
    assert_eq!(jego.app().settings().territory, quiet().territory);
}

#[test]
fn it_is_saved_in_its_own_format_only() {
    let mut jego = Jego::begun_with(variant(Variant::Quarto));
    jego.pick(1);
    jego.set(2);
    jego.ctrl(Key::S);
    let wanted = jego.folder().join("mine.sgf.jego.ron");
    jego.until("the field of the name", |jego| {
        let mut fields = jego.harness.query_all_by_role(Role::TextInput);
        fields.next().is_some() && !jego.sees("Reading the folder…")
    });
    let typed = jego.folder().join("mine.sgf").display().to_string();
    jego.rewrite("File name", &typed);
    jego.click("Save");
    jego.until("the file", |_| wanted.exists());
    let opened = open_file(&wanted).unwrap();
    let (record, _) = opened.games.game(0).unwrap();
    assert_eq!(record.kind(), GameKind::Aligne4);
    let mut again = Jego::new(quiet(), LARGE);
    again.drop_file(wanted);
    again.until("the table", |jego| jego.page() == Page::Match);
    again.key(Key::End);
    assert_eq!(again.pieces().variant(), Variant::Quarto);
    assert_eq!(again.set_pieces(), 1);
    assert_eq!(again.pieces().to_play(), jego.pieces().to_play());
}

#[test]
fn the_game_is_copied_and_pasted() {
    let mut jego = Jego::begun_with(variant(Variant::Aligne4));
    jego.pick(1);
    jego.set(2);
    jego.menu("Edit", "Copy game");
    jego.until("the copy", |jego| jego.copied().is_some());
    let text = jego.copied().unwrap().to_owned();
    let mut again = Jego::new(quiet(), LARGE);
    again.harness.event(egui::Event::Paste(text));
    again.harness.run();
    again.until("the table", |jego| jego.page() == Page::Match);
    again.key(Key::End);
    assert_eq!(again.set_pieces(), 1);
}

#[test]
fn the_board_is_exported_as_a_picture() {
    let mut jego = Jego::begun_with(variant(Variant::Quarto));
    jego.pick(1);
    jego.menu("File", "Export picture…");
    let file = jego.save_as("pieces.png", "Export");
    let bytes = std::fs::read(file).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
}
