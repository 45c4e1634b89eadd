//! Forms keep what was typed until someone closes them.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use jego::board::Color;
use jego::game::HalfPoints;
use jego::go::Ruleset;
use jego::record::{Header, Terms};
use jego::session::Action;
use jego::words::{Aloud, Dialog, Language, SeatWords, TableWords};

use super::clocks::timed;
use super::{Jego, LARGE, quiet};

const EN: Language = Language::English;

impl Jego {
    #[track_caller]
    fn typed(&self, field: &str) -> String {
        let node = self.harness.get_by_role_and_label(Role::TextInput, field);
        node.value().unwrap_or_default()
    }

    /// A click far from every dialog.
    fn click_beside(&mut self) {
        let corner = egui::pos2(12.0, 400.0);
        self.harness.hover_at(corner);
        self.harness.drag_at(corner);
        self.harness.drop_at(corner);
        self.harness.run();
    }
}

/// The forms: how each is opened, what it is called, and a field of it.
fn forms() -> [(Key, bool, &'static str, &'static str); 3] {
    let head = EN.say(Dialog::Information);
    let players = EN.say(SeatWords::Title);
    [
        (Key::I, true, head, EN.say(Dialog::BlackName)),
        (Key::J, true, players, EN.say(SeatWords::BlackName)),
        (
            Key::G,
            false,
            EN.say(Aloud::GoTitle),
            EN.say(Aloud::GoField),
        ),
    ]
}

#[test]
fn escape_leaves_a_field_before_its_form() {
    for (key, ctrl, name, field) in forms() {
        let mut jego = Jego::with_moves("D4");
        if ctrl {
            jego.ctrl(key);
        } else {
            jego.key(key);
        }
        jego.rewrite(field, "Ada");
        jego.key(Key::Escape);
        assert_eq!(jego.dialog().as_deref(), Some(name));
        assert_eq!(jego.typed(field), "Ada");
        assert!(!jego.writes(), "{name}");
        jego.click_beside();
        assert_eq!(jego.dialog().as_deref(), Some(name), "a click beside it");
        assert_eq!(jego.typed(field), "Ada");
        jego.key(Key::Escape);
        assert_eq!(jego.dialog(), None, "{name}");
    }
}

#[test]
fn what_is_only_read_is_closed_by_a_click_beside_it() {
    let mut jego = Jego::with_moves("D4");
    jego.keys(egui::Modifiers::SHIFT, Key::F1);
    assert!(jego.dialog().is_some());
    jego.click_beside();
    assert_eq!(jego.dialog(), None);
}

#[test]
fn the_result_waits_until_a_form_is_closed() {
    let mut jego = Jego::at_table(timed(60));
    jego.play("D4");
    jego.ctrl(Key::I);
    let (head, field) = (EN.say(Dialog::Information), EN.say(Dialog::BlackName));
    jego.rewrite(field, "Ada");
    jego.wait(90.0);
    assert!(jego.session().is_finished());
    assert_eq!(jego.dialog().as_deref(), Some(head));
    assert_eq!(jego.typed(field), "Ada");
    jego.click(EN.say(Dialog::Apply));
    let name = jego.session().record().header(Header::Player(Color::Black));
    assert_eq!(name.as_deref(), Some("Ada"));
    assert!(jego.sees("Review the game"), "{}", jego.told_all());
    assert!(jego.told_all().contains("Ada"));
}

#[test]
fn a_refusal_of_a_point_that_was_typed_is_said_at_the_point() {
    let mut jego = Jego::with_moves("D4");
    jego.key(Key::G);
    jego.write("d4");
    jego.ctrl(Key::Enter);
    assert_eq!(jego.dialog(), None);
    assert_eq!(jego.app().note(), Some("D4 is already occupied"));
}

/// Rules that nobody begins with here.
fn japanese(komi: HalfPoints) -> Terms {
    Terms::new(Some(Ruleset::Japanese), Ruleset::Japanese.rules(), komi)
}

#[test]
fn a_change_of_rules_can_be_undone_before_the_first_move() {
    let mut jego = Jego::at_table(quiet());
    let before = jego.session().record().start().terms();
    assert!(jego.is_off("Undo"));
    jego.act(Action::Rules(japanese(HalfPoints::from_points(3))));
    assert!(jego.sees("Rules: Japanese, komi 3. Undo takes this back."));
    assert!(!jego.is_off("Undo"));
    jego.use_tool("Undo");
    assert_eq!(jego.session().record().start().terms(), before);
    assert!(
        jego.told_all().contains("Undone. Rules: "),
        "{}",
        jego.told_all()
    );
    assert!(jego.is_off("Undo"));
}

#[test]
fn rules_that_were_refused_are_not_said_to_hold() {
    let mut jego = Jego::at_table(quiet());
    jego.act(Action::Rules(japanese(HalfPoints::from_points(5000))));
    assert!(!jego.told_all().contains("Undo takes this back"));
    assert!(jego.is_off("Undo"));
}

impl Jego {
    fn is_off(&self, tool: &str) -> bool {
        use egui_kittest::kittest::NodeT as _;

        self.tool(tool).accesskit_node().is_disabled()
    }
}

#[test]
fn the_keyboard_stays_where_there_is_no_room_for_the_comment() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    let shows = |jego: &Jego| {
        let role = Role::MultilineTextInput;
        let field = jego.harness.query_by_role_and_label(role, "Comment");
        field.is_some()
    };
    let heights = (200_u16..=600).rev().step_by(40);
    let crowded = heights.map(f32::from).find(|height| {
        jego.harness.set_size([1100.0, *height].into());
        jego.harness.run();
        !shows(&jego)
    });
    assert!(crowded.is_some());
    jego.key(Key::ArrowUp);
    let focused = jego.focused();
    assert_eq!(focused.as_deref(), Some("E6, empty"));
    jego.ctrl(Key::M);
    assert_eq!(jego.focused(), focused);
    assert!(jego.sees(EN.say(TableWords::NoRoomForComment)));
    jego.harness.set_size(LARGE.into());
    jego.harness.run();
    jego.ctrl(Key::M);
    assert!(jego.writes() && !jego.sees(EN.say(TableWords::NoRoomForComment)));
}
