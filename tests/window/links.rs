//! Points and moves in comments, as links.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use jego::board::Color;

use super::{Jego, point};

const GAME: &str = "(;GM[1]SZ[9];B[dd];W[ee];B[ff]C[After E5 and move 1\\, G3 is big. K10\\, A 1st \
    and move 77 are nothing.];W[gg])";

impl Jego {
    fn at_comment() -> Self {
        let mut jego = Self::pasted(GAME);
        for _ in 0..3 {
            jego.key(Key::ArrowRight);
        }
        jego
    }

    fn links(&self) -> Vec<String> {
        let links = self.harness.query_all_by_role(Role::Link);
        let names = links.map(|node| egui_kittest::kittest::NodeT::accesskit_node(&node).label());
        names.flatten().collect()
    }

    fn follow(&mut self, link: &str) {
        self.harness.get_by_role_and_label(Role::Link, link).click();
        self.harness.run();
    }
}

#[test]
fn points_and_moves_are_links_and_what_only_looks_like_one_is_none() {
    let jego = Jego::at_comment();
    let expected = [
        "E5: go to this move",
        "move 1: go to this move",
        "G3: go to this move",
    ];
    assert_eq!(jego.links(), expected, "{}", jego.told_all());
}

#[test]
fn a_link_leads_to_its_move() {
    let mut jego = Jego::at_comment();
    jego.follow("move 1: go to this move");
    assert!(
        jego.sees("Move 1, Black D6, current"),
        "{}",
        jego.told_all()
    );
    jego.key(Key::ArrowRight);
    jego.key(Key::ArrowRight);
    jego.follow("G3: go to this move");
    assert_eq!(jego.stone("G3"), Some(Color::White));
    assert_eq!(jego.links(), [] as [&str; 0]);
}

#[test]
fn a_link_lights_its_point_up_under_the_pointer_and_under_the_keyboard() {
    let mut jego = Jego::at_comment();
    let size = jego.session().record().size();
    assert_eq!(jego.app().lit(), None);
    let place = jego
        .harness
        .get_by_role_and_label(Role::Link, "E5: go to this move");
    let place = place.rect().center();
    jego.harness.hover_at(place);
    jego.harness.run();
    assert_eq!(jego.app().lit(), Some(point("E5", size)));
    jego.harness.hover_at(egui::pos2(2.0, 400.0));
    jego.harness.run();
    assert_eq!(jego.app().lit(), None);
    jego.harness
        .get_by_role_and_label(Role::Link, "move 1: go to this move")
        .focus();
    jego.harness.run();
    assert_eq!(jego.app().lit(), Some(point("D6", size)));
    jego.key(Key::Enter);
    assert!(
        jego.sees("Move 1, Black D6, current"),
        "{}",
        jego.told_all()
    );
}

#[test]
fn a_point_where_nobody_plays_gets_the_cursor() {
    let mut jego = Jego::pasted("(;GM[1]SZ[9];B[dd]C[see A1])");
    jego.key(Key::ArrowRight);
    jego.follow("A1: show it on the board");
    assert_eq!(jego.focused().as_deref(), Some("A1, empty"));
}

#[test]
fn links_follow_what_is_written() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.ctrl(Key::M);
    jego.write("D4 was better");
    assert_eq!(jego.links(), ["D4: go to this move"]);
    jego.key(Key::Escape);
    jego.follow("D4: go to this move");
    assert!(
        jego.sees("Move 1, Black D4, current"),
        "{}",
        jego.told_all()
    );
}
