//! What the side to move can do besides playing a stone: pass, or wait for a
//! computer and hurry it.

use egui::{Sense, Ui, Vec2, vec2};

use super::card::Card;
use crate::record::Seat;
use crate::session::{Action, ComputerState};
use crate::ui::theme::{self, Style};
use crate::words::{Label, TableWords, Thinking, Tip};

/// One thing that can be asked for.
struct Choice {
    label: &'static str,
    tip: &'static str,
    action: Action,
}

/// The buttons of a card, or room for them: a card keeps its height when the
/// turn changes.
pub(super) fn turn_ui(ui: &mut Ui, card: Card<'_>, style: Style) -> Option<Action> {
    let room = vec2(ui.available_width(), theme::MAIN_BUTTON);
    let choices = choices(card, style);
    if choices.is_empty() {
        ui.allocate_exact_size(room, Sense::hover());
        return None;
    }
    let gap = ui.spacing().item_spacing.x;
    let number = choices.len() as f32;
    let each = vec2((room.x - gap * (number - 1.0)) / number, room.y);
    let row = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(room, row, |ui| buttons_ui(ui, choices, each))
        .inner
}

/// The same where there is little room, from the right.
pub(super) fn compact_turn_ui(ui: &mut Ui, card: Card<'_>, style: Style) -> Option<Action> {
    let mut choices = choices(card, style);
    choices.reverse();
    buttons_ui(ui, choices, vec2(0.0, theme::BUTTON))
}

fn buttons_ui(ui: &mut Ui, choices: Vec<Choice>, size: Vec2) -> Option<Action> {
    let mut asked = None;
    for choice in choices {
        let button = egui::Button::new(choice.label).min_size(size);
        let response = ui.add(button).on_hover_text(choice.tip);
        if response.clicked() {
            asked = Some(choice.action);
        }
    }
    asked
}

fn choices(card: Card<'_>, style: Style) -> Vec<Choice> {
    let say = |phrase: Thinking| style.language.say(phrase);
    let tip = |tip: Tip| style.language.say(tip);
    let pass = Choice {
        label: style.language.say(Label::Pass),
        tip: tip(Tip::Pass),
        action: Action::Pass,
    };
    let now = Choice {
        label: say(Thinking::MoveNow),
        tip: tip(Tip::MoveNow),
        action: Action::MoveNow,
    };
    let stop = Choice {
        label: say(Thinking::Stop),
        tip: tip(Tip::StopThinking),
        action: Action::Cancel,
    };
    let go_on = Choice {
        label: say(Thinking::GoOn),
        tip: tip(Tip::Continue),
        action: Action::Continue,
    };
    let back = Choice {
        label: style.language.say(TableWords::ReturnToGame),
        tip: style.language.say(TableWords::ReturnTip),
        action: Action::Return,
    };
    let engine = matches!(card.player().seat, Seat::Engine { .. });
    match card.computer() {
        None if card.player().may_pass => vec![pass],
        None => Vec::new(),
        // It plays on where the game is, not where someone looks back.
        Some(ComputerState::Waiting) if card.scene.looking_back => vec![back],
        Some(ComputerState::Waiting) => vec![go_on],
        // What can be answered stands with the question.
        Some(ComputerState::Asking) => Vec::new(),
        // What answers at once needs no buttons that come and go.
        Some(ComputerState::Thinking) if !card.long => Vec::new(),
        Some(ComputerState::Thinking) if engine => vec![stop],
        Some(ComputerState::Thinking) => vec![now, stop],
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::board::{ByColor, Color, Size};
    use crate::go::Ruleset;
    use crate::record::{Change, GoRecord, Start};
    use crate::scene::{Scene, Shown};
    use crate::session::{Match, Moment, Waker};
    use crate::settings::BoardLook;
    use crate::ui::look::BoardTextures;
    use crate::ui::panel::players::{card_ui, strip_ui};
    use crate::words::Language;

    /// A match in which Black's seat is taken by someone who is to move.
    fn scene(seat: Seat, actions: &[Action]) -> Scene {
        let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
        let seats = ByColor {
            black: seat,
            white: Seat::Person,
        };
        record.apply(&Change::Seats(seats)).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut session = Match::new(record.into(), folder.path(), Waker::none());
        for action in actions {
            session.apply(action.clone(), Moment::ZERO);
        }
        let shown = Shown {
            territory: false,
            numbers: false,
            next_moves: false,
            legal_moves: false,
            grades: false,
        };
        Scene::of(&session, shown)
    }

    fn care() -> Seat {
        let level = "Care".to_owned();
        Seat::Computer { level }
    }

    /// Both ways to show a card, with everything that was pressed.
    fn card(scene: Scene, long: bool, compact: bool) -> Harness<'static, Vec<Action>> {
        let textures = BoardTextures::flat(BoardLook::Kaya);
        let style = Style {
            language: Language::English,
            colors: &theme::LIGHT,
            motion: false,
        };
        let mut harness = Harness::builder().with_size([800.0, 400.0]).build_ui_state(
            move |ui, pressed: &mut Vec<Action>| {
                let card = |color| Card {
                    scene: &scene,
                    color,
                    face: None,
                    long: long && color == Color::Black,
                };
                let asked = if compact {
                    let cards = Color::BOTH.map(card);
                    strip_ui(ui, cards, &textures, style)
                } else {
                    card_ui(ui, card(Color::Black), &textures, style)
                };
                pressed.extend(asked);
            },
            Vec::new(),
        );
        harness.run();
        harness
    }

    #[test]
    fn a_computer_that_thinks_can_be_hurried_and_stopped() {
        for compact in [false, true] {
            let mut shown = card(scene(care(), &[]), true, compact);
            assert!(shown.query_by_label("Pass").is_none());
            shown.get_by_label("Move now").click();
            shown.run();
            shown.get_by_label("Stop").click();
            shown.run();
            assert_eq!(shown.state(), &[Action::MoveNow, Action::Cancel]);
            shown.get_by_label("Care is thinking…");
        }
    }

    #[test]
    fn a_computer_that_answers_at_once_shows_no_sign_of_thinking() {
        let shown = card(scene(care(), &[]), false, false);
        shown.get_by_label("computer, Care");
        for label in ["Move now", "Stop", "Pass"] {
            assert!(shown.query_by_label(label).is_none(), "{label}");
        }
    }

    #[test]
    fn the_card_keeps_its_height_whatever_its_side_does() {
        let heights = [
            (scene(Seat::Person, &[]), false),
            (scene(care(), &[]), false),
            (scene(care(), &[]), true),
            (scene(care(), &[Action::Cancel]), false),
        ]
        .map(|(scene, long)| {
            let shown = card(scene, long, false);
            shown.get_by_label("total").rect().top()
        });
        assert!(
            heights.windows(2).all(|pair| pair[0] == pair[1]),
            "{heights:?}"
        );
    }

    #[test]
    fn a_computer_that_waits_can_go_on() {
        let mut shown = card(scene(care(), &[Action::Cancel]), false, false);
        shown.get_by_label("Care is waiting");
        shown.get_by_label("Continue").click();
        shown.run();
        assert_eq!(shown.state(), &[Action::Continue]);
    }

    #[test]
    fn who_looks_back_is_brought_to_the_game_and_plays_nothing_there() {
        for compact in [false, true] {
            let scene = Scene {
                looking_back: true,
                ..scene(care(), &[Action::Cancel])
            };
            let mut shown = card(scene, false, compact);
            assert!(shown.query_by_label("Continue").is_none());
            shown.get_by_label("Back to the game").click();
            shown.run();
            assert_eq!(shown.state(), &[Action::Return]);
        }
    }

    #[test]
    fn an_engine_outside_can_only_be_stopped() {
        let command = "gnugo --mode gtp".to_owned();
        let shown = card(scene(Seat::Engine { command }, &[]), true, false);
        shown.get_by_label("Stop");
        shown.get_by_label("thinking…");
        assert!(shown.query_by_label("Move now").is_none());
    }
}
