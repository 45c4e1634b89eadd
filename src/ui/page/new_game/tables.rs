//! Which game, and which of its variants.

use egui::{Button, Ui, vec2};

use crate::aligne4::{self, Variant};
use crate::board::{Color, Grid};
use crate::othello;
use crate::record::GameKind;
use crate::scene::{Board, Ground, Pieces, StoneBoard};
use crate::setup::GameSetup;
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::words::{Language, NewGameWords};

use super::fields::{Field, note_ui};

/// The games, as buttons of which one stays down.
pub(super) fn tables_ui(ui: &mut Ui, setup: &mut GameSetup) {
    for kind in GameKind::ALL {
        let button = Button::selectable(setup.kind == kind, kind.name())
            .frame_when_inactive(true)
            .min_size(vec2(0.0, theme::BUTTON));
        if ui.add(button).clicked() && setup.kind != kind {
            setup.change_kind(kind);
        }
    }
}

/// Aligne 4 or Quarto, and how it differs from the other.
pub(super) fn variant_ui(ui: &mut Ui, setup: &mut GameSetup, style: Style) {
    Field::new(NewGameWords::Variant).show(ui, style, |ui, _| {
        accessibility::group(ui, style.language.say(NewGameWords::Variant));
        for variant in Variant::ALL {
            let chosen = setup.variant == variant;
            let button = Button::selectable(chosen, variant.to_string())
                .frame_when_inactive(true)
                .min_size(vec2(0.0, theme::BUTTON));
            let name = format!("{} {variant}", style.language.say(NewGameWords::Variant));
            if ui.add(button).accessible_name(&name).clicked() {
                setup.variant = variant;
            }
        }
    });
    let about = match setup.variant {
        Variant::Aligne4 => NewGameWords::AboutAligne4,
        Variant::Quarto => NewGameWords::AboutQuarto,
    };
    note_ui(ui, style.language.say(about), style);
}

/// What the button that starts says.
pub(super) fn play_text(language: Language, setup: &GameSetup) -> String {
    let game = match setup.kind {
        GameKind::Go => {
            let board = super::board_name(language, setup.size);
            return language.fill(NewGameWords::PlayOn, &[&board]);
        }
        GameKind::Othello => setup.kind.name().to_owned(),
        GameKind::Aligne4 => setup.variant.to_string(),
    };
    language.fill(NewGameWords::PlayGame, &[&game])
}

/// The board before the first move.
pub(super) fn preview(setup: &GameSetup) -> Board {
    match setup.kind {
        GameKind::Go => {
            let stones = setup.handicap.fixed_points(setup.size);
            Board::Stones(Box::new(StoneBoard {
                stones: Grid::from_fn(setup.size, |point| {
                    stones.contains(&point).then_some(Color::Black)
                }),
                ..StoneBoard::empty(setup.size)
            }))
        }
        GameKind::Othello => {
            let position = othello::Position::new();
            Board::Stones(Box::new(StoneBoard {
                ground: Ground::Squares,
                stones: Grid::from_fn(othello::SIZE, |point| position.disc(point)),
                ..StoneBoard::empty(othello::SIZE)
            }))
        }
        GameKind::Aligne4 => {
            let position = aligne4::Position::new(setup.variant);
            Board::Pieces(Box::new(Pieces::of(&position)))
        }
    }
}
