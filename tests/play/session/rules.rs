//! Rules and komi that are changed in the middle of a game, and undone.

use jego::ai::go::Level;
use jego::board::Color;
use jego::game::{HalfPoints, TurnId};
use jego::go::Ruleset;
use jego::record::Terms;
use jego::session::{Action, Notice};

use super::opponent::against;
use super::{choose, new};

/// Rules that nobody begins with here.
fn japanese() -> Terms {
    let rules = Ruleset::Japanese.rules();
    Terms::new(Some(Ruleset::Japanese), rules, HalfPoints::from_points(3))
}

#[test]
fn a_change_of_rules_is_said_and_so_is_its_undoing() {
    let mut played = new(Ruleset::French).with("D4");
    let before = played.session.record().start().terms();
    let cursor = played.session.cursor();
    played.act(Action::Rules(japanese()));
    assert!(matches!(
        played.session.notice(),
        Some(Notice::RulesNow(terms)) if *terms == japanese()
    ));
    assert!(played.session.can_undo_rules());
    played.act(Action::Undo);
    assert_eq!(played.session.record().start().terms(), before);
    assert_eq!(played.session.cursor(), cursor);
    assert!(matches!(
        played.session.notice(),
        Some(Notice::RulesAsBefore(terms)) if *terms == before
    ));
    played.act(Action::Undo);
    assert_eq!(played.session.cursor(), TurnId::START, "now the move");
}

#[test]
fn rules_that_are_refused_are_not_said_to_hold() {
    let mut played = new(Ruleset::French);
    let before = played.session.record().start().terms();
    let wild = HalfPoints::from_points(5000);
    let rules = Ruleset::French.rules();
    played.act(Action::Rules(Terms::new(
        Some(Ruleset::French),
        rules,
        wild,
    )));
    assert!(matches!(played.session.notice(), Some(Notice::Refused(_))));
    assert_eq!(played.session.record().start().terms(), before);
    assert!(!played.session.can_undo_rules());
}

#[test]
fn undo_after_the_answer_of_a_computer_takes_back_moves() {
    let mut game = against(Level::Care);
    game.act(choose("E5"));
    game.act(Action::Rules(japanese()));
    game.answer();
    assert_eq!(game.moves(), 2);
    assert!(!game.session().can_undo_rules());
    game.act(Action::Undo);
    assert_eq!((game.moves(), game.to_play()), (0, Color::Black));
    assert_eq!(game.session().record().start().terms(), japanese());
}
