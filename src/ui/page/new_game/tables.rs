//! Which game, and which of its variants.

use egui::{Button, Ui, vec2};
use strum::VariantArray as _;

use crate::aligne4::{self, Variant};
use crate::board::{ByColor, Color, Grid, PointSet};
use crate::othello;
use crate::record::GameKind;
use crate::scene::{Board, Ground, Pieces, StoneBoard};
use crate::setup::{AtariStart, GameSetup, GoVariant};
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::words::{AtariGoWords, Language, NewGameWords, game_name};

use super::fields::{Field, note_ui};

/// The games, as buttons of which one stays down. Atari go has its own name, and
/// stands beside the game whose table it is played at.
pub(super) fn tables_ui(ui: &mut Ui, setup: &mut GameSetup, style: Style) {
    for kind in GameKind::ALL {
        let variants = match kind {
            GameKind::Go => GoVariant::VARIANTS,
            GameKind::Othello | GameKind::Aligne4 => &[],
        };
        if variants.is_empty() && table_ui(ui, game_name(style.language, kind), setup.kind == kind)
        {
            setup.change_kind(kind);
        }
        for &variant in variants {
            let chosen = setup.kind == kind && setup.go_variant == variant;
            if table_ui(ui, variant.name(style.language), chosen) {
                setup.change_kind(kind);
                setup.change_go_variant(variant);
            }
        }
    }
}

/// The button of a game; whether it was chosen anew.
fn table_ui(ui: &mut Ui, name: &str, chosen: bool) -> bool {
    let button = Button::selectable(chosen, name)
        .frame_when_inactive(true)
        .min_size(vec2(0.0, theme::BUTTON));
    ui.add(button).clicked() && !chosen
}

/// How atari go is won.
pub(super) fn atari_go_ui(ui: &mut Ui, setup: &GameSetup, style: Style) {
    if setup.is_atari_go() {
        note_ui(ui, style.language.say(setup.go_variant.about()), style);
    }
}

/// What stands on the board when atari go begins.
pub(super) fn atari_start_ui(ui: &mut Ui, setup: &mut GameSetup, style: Style) {
    Field::new(AtariGoWords::Start).show(ui, style, |ui, _| {
        accessibility::group(ui, style.language.say(AtariGoWords::Start));
        for &start in AtariStart::VARIANTS {
            let name = style.language.say(start.words());
            let button = Button::selectable(setup.atari_go.start == start, name)
                .frame_when_inactive(true)
                .min_size(vec2(0.0, theme::BUTTON));
            if ui.add(button).clicked() {
                setup.atari_go.start = start;
            }
        }
    });
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
            if setup.is_atari_go() {
                let game = format!("{} {board}", setup.go_variant.name(language));
                return language.fill(NewGameWords::PlayGame, &[&game]);
            }
            return language.fill(NewGameWords::PlayOn, &[&board]);
        }
        GameKind::Othello => game_name(language, setup.kind).to_owned(),
        GameKind::Aligne4 => setup.variant.to_string(),
    };
    language.fill(NewGameWords::PlayGame, &[&game])
}

/// The board before the first move.
pub(super) fn preview(setup: &GameSetup) -> Board {
    match setup.kind {
        GameKind::Go => {
            let stones = first_stones(setup);
            let stone = |point| {
                let mut colors = Color::BOTH.into_iter();
                colors.find(|&color| stones[color].contains(point))
            };
            Board::Stones(Box::new(StoneBoard {
                stones: Grid::from_fn(setup.size, stone),
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

/// The stones of Go or atari go before the first move.
fn first_stones(setup: &GameSetup) -> ByColor<PointSet> {
    if setup.is_atari_go() {
        return setup.atari_stones().add;
    }
    let handicap = setup.handicap.fixed_points(setup.size);
    ByColor {
        black: handicap.into_iter().collect(),
        white: PointSet::EMPTY,
    }
}
