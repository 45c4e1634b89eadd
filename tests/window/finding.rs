//! Finding words, moves and positions in every branch of the game.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use jego::game::TurnId;
use jego::ui::Page;

use super::{Jego, point};

/// A game with two branches, comments and a name.
const GAME: &str = "(;GM[1]SZ[9];B[dd]C[The joseki begins](;W[ee];B[ff]N[Évité];W[cc])\
    (;W[gg]C[not JOSEKI];B[cc];W[dc]C[evite]))";

impl Jego {
    fn turns_on_path(&self) -> Vec<TurnId> {
        self.session().record().history().path().to_vec()
    }

    /// The moves from the start to where one is.
    fn line_played(&self) -> String {
        let record = self.session().record();
        let named = |turn: &TurnId| {
            let (_, mv) = self.session().move_at(*turn)?;
            let vertex = jego::board::Vertex::new(mv.point()?, record.size())?;
            Some(vertex.to_string())
        };
        let path = self.turns_on_path();
        let names: Vec<String> = path.iter().filter_map(named).collect();
        names.join(" ")
    }

    fn finds(&self) -> bool {
        let fields = ["Words to find", "Move to find", "Part of the board"];
        let mut fields = fields.into_iter();
        fields.any(|name| {
            self.harness
                .query_by_role_and_label(Role::TextInput, name)
                .is_some()
        })
    }
}

#[test]
fn words_are_found_with_other_accents_and_capitals_and_in_names() {
    let mut jego = Jego::pasted(GAME);
    jego.ctrl(Key::F);
    jego.write("évité");
    assert!(jego.sees("2 hits"), "{}", jego.told_all());
    jego.key(Key::Enter);
    assert_eq!(jego.line_played(), "D6 E5 F4");
    assert!(jego.sees("1 of 2: move 3"), "{}", jego.told_all());
    jego.key(Key::Enter);
    assert_eq!(jego.line_played(), "D6 G3 C7 D7");
    jego.key(Key::F3);
    assert_eq!(jego.line_played(), "D6 E5 F4", "around the end");
    jego.keys(Modifiers::SHIFT, Key::F3);
    assert_eq!(jego.line_played(), "D6 G3 C7 D7");
    jego.rewrite("Words to find", "joseki");
    jego.click("Next hit");
    assert_eq!(jego.line_played(), "D6");
    jego.rewrite("Words to find", "tsumego");
    assert!(jego.sees("Nothing found"));
}

#[test]
fn moves_are_found_by_point_by_side_and_by_number() {
    let mut jego = Jego::pasted(GAME);
    jego.ctrl(Key::F);
    jego.press(Role::Button, "Move");
    jego.write("c7");
    assert!(jego.sees("2 hits"), "{}", jego.told_all());
    jego.rewrite("Move to find", "Black C7");
    jego.key(Key::F3);
    assert_eq!(jego.line_played(), "D6 G3 C7");
    jego.rewrite("Move to find", "coup 3");
    assert!(jego.sees("2 of 2: move 3"), "{}", jego.told_all());
    jego.rewrite("Move to find", "Z99");
    assert!(jego.sees("Type a point, the number of a move, or pass"));
}

#[test]
fn a_part_of_the_board_is_found_turned_and_with_colors_swapped() {
    // A corner, and the same in another corner with the colors swapped.
    let mut jego = Jego::pasted("(;GM[1]SZ[9];B[cc];W[dc];B[ee];W[gg];B[fg];W[ii])");
    for _ in 0..2 {
        jego.key(Key::ArrowRight);
    }
    jego.ctrl(Key::F);
    jego.press(Role::Button, "Position");
    jego.write("A9-D6");
    assert!(jego.sees("1 of 2: move 2"), "{}", jego.told_all());
    jego.key(Key::F3);
    assert!(jego.sees("2 of 2: move 5"), "{}", jego.told_all());
    jego.rewrite("Part of the board", "A1-C2");
    assert!(jego.sees("There is no stone in this part of the board"));
    jego.rewrite("Part of the board", "A1-Z2");
    assert!(jego.sees("Type two corners, such as A1–E5"));
}

#[test]
fn the_part_of_the_board_is_dragged_over() {
    let mut jego = Jego::pasted("(;GM[1]SZ[9]AB[cc];W[gc])");
    jego.ctrl(Key::F);
    jego.press(Role::Button, "Position");
    let [from, to] = ["A9", "D6"].map(|name| jego.point(name).rect().center());
    jego.harness.hover_at(from);
    jego.harness.drag_at(from);
    jego.harness.run();
    jego.harness.hover_at(to);
    jego.harness.run();
    jego.harness.drop_at(to);
    jego.harness.run();
    let field = jego
        .harness
        .get_by_role_and_label(Role::TextInput, "Part of the board");
    assert_eq!(field.value().as_deref(), Some("A9–D6"));
    assert!(jego.sees("1 of 2: move 0"), "{}", jego.told_all());
    let c7 = point("C7", jego.session().record().size());
    assert!(
        jego.session().position().board().stone(c7).is_some(),
        "nothing was played"
    );
}

#[test]
fn the_bar_is_closed_by_escape_and_by_its_button_and_the_table_stays() {
    let mut jego = Jego::pasted(GAME);
    jego.ctrl(Key::F);
    assert!(jego.finds());
    jego.write("x");
    jego.key(Key::Escape);
    assert!(!jego.finds());
    assert_eq!(jego.page(), Page::Match);
    assert!(!jego.sees("Leave this game?"));
    jego.menu("Edit", "Find…");
    assert!(jego.finds());
    jego.click("Close the find bar");
    assert!(!jego.finds());
    jego.key(Key::F3);
    assert!(jego.finds(), "F3 opens it too");
}

#[test]
fn what_is_written_while_the_bar_is_open_is_found() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.ctrl(Key::F);
    jego.write("ladder");
    assert!(jego.sees("Nothing found"));
    jego.ctrl(Key::M);
    jego.write("a ladder");
    assert!(jego.sees("1 of 1: move 2"), "{}", jego.told_all());
}
