//! The palette beside the board, and what is edited with it, found by the names
//! that a screen reader says.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::Color;
use jego::record::sgf;

use super::{Jego, SMALL, quiet};

const CTRL_SHIFT: Modifiers = Modifiers {
    shift: true,
    ..Modifiers::COMMAND
};

/// A game with the palette beside it.
fn palette(moves: &str) -> Jego {
    let mut jego = Jego::with_moves(moves);
    jego.ctrl(Key::T);
    assert!(jego.sees("Eraser"));
    jego
}

impl Jego {
    /// Takes a tool by its name.
    #[track_caller]
    fn tool_named(&mut self, name: &str) {
        self.press(Role::RadioButton, name);
    }

    fn written(&self) -> String {
        sgf::write(&self.session().record().to_sgf()).replace('\n', "")
    }

    /// Drags from one point to another.
    fn drag(&mut self, from: &str, to: &str) {
        let [from, to] = [from, to].map(|vertex| self.point(vertex).rect().center());
        let button = |pressed, pos| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.harness.event(Event::PointerMoved(from));
        self.harness.event(button(true, from));
        self.harness.run();
        self.harness.event(Event::PointerMoved(from.lerp(to, 0.5)));
        self.harness.run();
        self.harness.event(Event::PointerMoved(to));
        self.harness.run();
        self.harness.event(button(false, to));
        self.harness.run();
    }
}

#[test]
fn every_tool_has_a_name_and_does_what_it_says() {
    let mut jego = palette("E5");
    for (tool, vertex, says) in [
        ("Triangle", "A1", "triangle"),
        ("Square", "B1", "square"),
        ("Circle", "C1", "circle"),
        ("Cross", "D1", "cross"),
        ("Selected", "E1", "marked"),
        ("Letters, next A", "F1", "label A"),
        ("Numbers, next 1", "G1", "label 1"),
        ("Dim", "H1", "dimmed"),
    ] {
        jego.tool_named(tool);
        jego.play(vertex);
        let said = jego.said_of(vertex);
        assert!(said.contains(says), "{tool}: {said}");
    }
    assert!(jego.sees("Letters, next B") && jego.sees("Numbers, next 2"));
    jego.tool_named("Eraser");
    jego.play("A1");
    jego.play("H1");
    assert_eq!(jego.said_of("A1"), "A1, empty");
    assert_eq!(jego.said_of("H1"), "H1, empty");
    assert_eq!(jego.stones(), 1, "nothing was played");
}

#[test]
fn stones_are_put_and_taken_and_play_goes_on_from_there() {
    let mut jego = palette("E5");
    jego.tool_named("Black stones");
    jego.play("A9");
    jego.tool_named("White stones");
    jego.play("B9");
    jego.play("A8");
    assert_eq!(
        jego.stone("A9"),
        Some(Color::Black),
        "nothing is captured by hand"
    );
    jego.tool_named("Remove stones");
    jego.play("A9");
    assert_eq!(jego.stone("A9"), None);
    jego.tool_named("Side to play");
    jego.play("E5");
    jego.tool_named("Play");
    jego.play("D4");
    assert_eq!(
        jego.stone("D4"),
        Some(Color::Black),
        "it is Black’s turn now"
    );
    assert!(jego.sees("Setup") && jego.written().contains(";AW[ba][ab]PL[B];B[df]"));
}

#[test]
fn keys_choose_tools_and_escape_puts_everything_away() {
    let mut jego = palette("E5");
    jego.key(Key::Num6);
    jego.play("A1");
    assert!(jego.said_of("A1").contains("square"));
    jego.play("A1");
    assert_eq!(jego.said_of("A1"), "A1, empty", "one click toggles");
    jego.key(Key::Escape);
    assert!(!jego.sees("Eraser"));
    jego.play("D4");
    assert_eq!(
        jego.stone("D4"),
        Some(Color::White),
        "it is for playing again"
    );
    jego.key(Key::Num6);
    jego.play("C3");
    assert_eq!(
        jego.stone("C3"),
        Some(Color::Black),
        "digits are for the palette"
    );
}

#[test]
fn the_board_cursor_and_enter_use_the_tool() {
    let mut jego = palette("E5");
    jego.key(Key::Num7);
    jego.harness.get_by_label("Go board, 9 by 9").focus();
    jego.harness.run();
    jego.key(Key::ArrowRight);
    jego.key(Key::Enter);
    assert!(
        jego.said_of("F5").contains("circle"),
        "{}",
        jego.said_of("F5")
    );
    // A line has two ends.
    jego.keys(Modifiers::COMMAND, Key::Num4);
    jego.key(Key::Enter);
    jego.key(Key::ArrowDown);
    jego.key(Key::Enter);
    assert!(
        jego.said_of("F5").contains("line to F4"),
        "{}",
        jego.said_of("F5")
    );
}

#[test]
fn dragging_marks_an_area_and_draws_arrows() {
    let mut jego = palette("E5");
    jego.tool_named("Cross");
    jego.drag("B2", "C4");
    for vertex in ["B2", "B3", "B4", "C2", "C3", "C4"] {
        assert!(jego.said_of(vertex).contains("cross"), "{vertex}");
    }
    assert_eq!(jego.said_of("D2"), "D2, empty");
    jego.tool_named("Arrow");
    jego.drag("A9", "D6");
    assert!(jego.said_of("A9").contains("arrow to D6"));
    jego.drag("A9", "D6");
    assert_eq!(jego.said_of("A9"), "A9, empty");
    jego.ctrl(Key::Z);
    assert!(jego.said_of("A9").contains("arrow to D6"));
}

#[test]
fn undo_takes_back_marks_setups_and_moves_in_their_order() {
    let mut jego = palette("E5");
    jego.tool_named("Triangle");
    jego.play("A1");
    jego.tool_named("Black stones");
    jego.play("A9");
    jego.tool_named("Play");
    jego.play("D4");
    jego.ctrl(Key::Z);
    assert_eq!(
        (jego.stone("D4"), jego.stone("A9")),
        (None, Some(Color::Black))
    );
    jego.ctrl(Key::Z);
    assert!(jego.sees("Undone: stones placed by hand"));
    assert_eq!(jego.stone("A9"), None);
    jego.ctrl(Key::Z);
    assert_eq!(jego.said_of("A1"), "A1, empty");
    jego.ctrl(Key::Y);
    assert!(jego.said_of("A1").contains("triangle"));
    jego.ctrl(Key::Y);
    jego.ctrl(Key::Y);
    assert_eq!(jego.stone("D4"), Some(Color::White));
}

#[test]
fn the_palette_fits_into_small_windows() {
    let mut jego = Jego::new(quiet(), SMALL);
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    let before = jego.rect("Go board, 9 by 9");
    jego.ctrl(Key::T);
    let board = jego.rect("Go board, 9 by 9");
    assert_eq!(
        board.size(),
        before.size(),
        "the board stays as large as it is"
    );
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, SMALL.into());
    for tool in ["Play", "Eraser", "Triangle"] {
        let node = jego.harness.get_by_role_and_label(Role::RadioButton, tool);
        let rect = node.rect();
        assert!(
            window.contains_rect(rect) && !board.intersects(rect),
            "{tool}: {rect}"
        );
        assert!(rect.width() >= 24.0 && rect.height() >= 24.0);
    }
}

#[test]
fn branches_are_cut_copied_and_pasted() {
    let mut jego = Jego::with_moves("D4 E5 F6");
    jego.key(Key::ArrowLeft);
    jego.keys(CTRL_SHIFT, Key::C);
    assert!(jego.sees("Branch copied to the clipboard"));
    let text = jego.copied().unwrap().to_owned();
    assert_eq!(text.trim(), "(;FF[4]CA[UTF-8]W[ee];B[fd])");
    jego.key(Key::Home);
    jego.harness.event(Event::Paste(text.clone()));
    jego.harness.run();
    assert!(jego.sees("2 moves pasted"), "a branch is put into the game");
    assert!(
        jego.written()
            .ends_with("(;B[df];W[ee];B[fd])(;W[ee];B[fd]))")
    );
    jego.ctrl(Key::X);
    assert!(jego.sees("Branch moved to the clipboard"));
    assert!(jego.written().ends_with(";B[df];W[ee];B[fd])"));
    jego.ctrl(Key::Z);
    assert!(jego.sees("Branch restored"));
    jego.ctrl(Key::Z);
    assert!(jego.sees("Undone: paste"));
    assert!(jego.written().ends_with(";B[df];W[ee];B[fd])"));
}

#[test]
fn what_is_no_branch_is_told_clearly() {
    let mut jego = Jego::with_moves("D4");
    jego.keys(CTRL_SHIFT, Key::V);
    jego.harness.event(Event::Paste("milk, bread".to_owned()));
    jego.harness.run();
    assert!(jego.sees("Nothing was pasted: the text is neither SGF nor a diagram"));
    assert_eq!(jego.stones(), 1);
}

#[test]
fn a_position_is_copied_as_text_and_opened_from_it() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.keys(CTRL_SHIFT, Key::D);
    let text = jego.copied().unwrap().to_owned();
    assert!(text.starts_with("$$Bc9"), "{text}");
    jego.key(Key::Home);
    jego.harness.event(Event::Paste(text));
    jego.harness.run();
    jego.until_seen("Leave this game?");
    jego.click("Leave");
    jego.until("the position", |jego| jego.stones() == 2);
    assert_eq!(jego.stone("E5"), Some(Color::White));
    jego.keys(CTRL_SHIFT, Key::I);
    let text = jego.copied().unwrap();
    assert!(
        text.contains("AB[df]") && text.contains("AW[ee]PL[B]"),
        "{text}"
    );
}

#[test]
fn variations_move_and_branches_fold_in_the_tree() {
    let mut jego = Jego::with_moves("D4 E5 F6");
    jego.key(Key::ArrowLeft);
    jego.key(Key::ArrowLeft);
    jego.play("G7");
    jego.keys(CTRL_SHIFT, Key::M);
    assert!(jego.sees("This is the main line now"));
    assert!(
        jego.written().contains("(;W[gc])(;W[ee]"),
        "{}",
        jego.written()
    );
    jego.keys(CTRL_SHIFT, Key::ArrowDown);
    assert!(jego.sees("Variation moved"));
    jego.key(Key::ArrowLeft);
    jego.key(Key::Minus);
    assert!(
        jego.sees("Move 1, Black D4, current, 3 moves hidden"),
        "{}",
        jego.told_all()
    );
    assert!(!jego.sees("Move 2, White E5"));
    jego.key(Key::ArrowRight);
    assert!(
        jego.sees("Move 2, White G7, current"),
        "who goes there sees it"
    );
}

#[test]
fn the_same_position_is_joined_in_the_tree() {
    let mut jego = Jego::with_moves("D4 E5 F6");
    jego.key(Key::Home);
    jego.play_all("F6 E5 D4");
    let name = "Move 3, Black D4, current, same position as Move 3, Black F6";
    assert!(jego.sees(name), "{}", jego.told_all());
    jego.key(Key::O);
    assert!(jego.sees("Move 3, Black F6, current, same position as Move 3, Black D4"));
    jego.key(Key::ArrowLeft);
    jego.key(Key::O);
    assert!(jego.sees("This position is reached in one way only"));
}

#[test]
fn annotations_are_chosen_in_a_form() {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::D);
    assert!(jego.sees("Annotations"));
    jego.rewrite("Name", "Opening");
    jego.click("Key moment");
    jego.click("A figure of the printed game begins here");
    // The last two are numbers, but not in SGF.
    for value in ["soon", "inf", "1e9"] {
        jego.rewrite("Estimated score, Black ahead if positive", value);
        jego.click("Apply");
        assert!(jego.sees("The score has to be a number, such as 3.5 or -2"));
        assert!(jego.sees("Annotations"), "{value} was taken");
    }
    jego.rewrite("Estimated score, Black ahead if positive", "3,5");
    jego.click("Apply");
    assert!(
        jego.written().ends_with(";B[df]N[Opening]V[3.5]HO[1]FG[])"),
        "{}",
        jego.written()
    );
    assert!(jego.sees("Opening") && jego.sees("Estimated score 3.5"));
    assert!(
        jego.sees("Move 1, Black D4, current, Key moment, Figure begins"),
        "{}",
        jego.told_all()
    );
    jego.ctrl(Key::Z);
    assert!(jego.written().ends_with(";B[df])"));
}

#[test]
fn tools_have_no_place_at_a_table_of_pieces() {
    let mut jego = Jego::with_moves("D4");
    let node = jego
        .harness
        .query_by_role_and_label(Role::RadioButton, "Triangle");
    assert!(node.is_none());
    jego.ctrl(Key::T);
    let node = jego
        .harness
        .get_by_role_and_label(Role::RadioButton, "Play");
    assert!(
        node.accesskit_node().is_selected().unwrap_or(false)
            || node.accesskit_node().toggled().is_some()
    );
}
