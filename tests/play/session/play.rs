//! Moves, refusals, going back and deleting.

use jego::board::Color;
use jego::game::TurnId;
use jego::go::Ruleset;
use jego::session::{Action, Event, Notice, Severity};

use super::{choose, new};
#[test]
fn a_refusal_says_why_and_changes_nothing() {
    let mut played = new(Ruleset::French).with("A2 E5 B1");
    let before = played.written();
    played.session.take_events();
    played.act(choose("A1"));
    let notice = played.session.notice().unwrap();
    assert!(matches!(notice, Notice::Illegal { repeated: None, .. }));
    assert_eq!(notice.severity(), Severity::Refusal);
    assert_eq!(played.session.take_events(), [Event::Refused]);
    assert_eq!(played.written(), before);
}

#[test]
fn a_ko_leads_to_the_position_it_would_repeat() {
    let mut played = new(Ruleset::French).with("C5 F5 D6 E6 D4 E4 A1 D5 E5");
    played.act(choose("D5"));
    let repeated = match played.session.notice() {
        Some(Notice::Illegal { repeated, .. }) => *repeated,
        _ => None,
    };
    played.act(Action::ShowRepeated);
    assert_eq!(Some(played.session.cursor()), repeated);
    assert_eq!(played.stone("D5"), Some(Color::White));
    played.act(Action::ShowRepeated);
    assert_eq!(Some(played.session.cursor()), repeated, "once is enough");
}

#[test]
fn what_happens_can_be_heard_once() {
    let mut played = new(Ruleset::French).with("A2 A1 B1 pass");
    let heard = played.session.take_events();
    let lifted = |event: &Event| {
        let Event::Placed { lifted, .. } = event else {
            return None;
        };
        Some(*lifted)
    };
    let lifted: Vec<_> = heard.iter().filter_map(lifted).collect();
    assert_eq!(lifted, [0, 0, 1]);
    assert_eq!(heard.last(), Some(&Event::Passed(Color::White)));
    assert_eq!(played.session.take_events(), []);
}

#[test]
fn both_ends_of_the_line_are_told() {
    let mut played = new(Ruleset::French).with("D4");
    played.act(Action::Step(1));
    assert!(matches!(played.session.notice(), Some(Notice::AtEnd)));
    played.act(Action::Step(-10));
    assert_eq!(played.session.cursor(), TurnId::START);
    played.act(Action::Undo);
    assert!(matches!(played.session.notice(), Some(Notice::AtStart)));
    played.act(Action::Variation(1));
    assert!(matches!(played.session.notice(), Some(Notice::OneLine)));
}

#[test]
fn going_to_an_end_where_one_is_already_is_told() {
    let mut played = new(Ruleset::French);
    for action in [Action::ToStart, Action::ToEnd, Action::Step(1)] {
        let said = played.session.notice_revision();
        played.act(action.clone());
        assert_ne!(played.session.notice_revision(), said, "{action:?}");
        let notice = played.session.notice();
        assert!(matches!(notice, Some(Notice::AtStart)), "{action:?}");
    }
    played.play("D4 E5");
    for action in [Action::ToEnd, Action::Redo] {
        played.act(action.clone());
        let notice = played.session.notice();
        assert!(matches!(notice, Some(Notice::AtEnd)), "{action:?}");
    }
    played.act(Action::Step(-1));
    played.play("C3");
    played.act(Action::ToEnd);
    assert!(matches!(
        played.session.notice(),
        Some(Notice::AtEndOfVariation)
    ));
}

#[test]
fn undo_brings_back_what_was_just_deleted_and_then_takes_moves_back() {
    let mut played = new(Ruleset::French).with("D4 E5");
    let turn = played.session.cursor();
    played.act(Action::Delete(turn));
    assert_eq!(played.stone("E5"), None);
    assert!(played.session.can_restore());
    played.act(Action::Undo);
    assert_eq!(played.stone("E5"), Some(Color::White));
    assert!(!played.session.can_restore());
    played.act(Action::Undo);
    assert_eq!(played.stone("E5"), None);
}

#[test]
fn undo_after_something_else_leaves_what_was_deleted() {
    let mut played = new(Ruleset::French).with("D4 E5");
    let turn = played.session.cursor();
    played.act(Action::Delete(turn));
    played.play("F6");
    played.act(Action::Undo);
    assert_eq!((played.stone("E5"), played.stone("F6")), (None, None));
    assert!(played.session.can_restore());
    played.act(Action::Restore);
    assert_eq!(played.stone("E5"), Some(Color::White));
}

#[test]
fn a_deletion_that_is_refused_is_nothing_to_undo() {
    let mut played = new(Ruleset::French).with("D4 E5");
    played.act(Action::Delete(TurnId::START));
    played.act(Action::Undo);
    assert_eq!(played.stone("E5"), None);
}
