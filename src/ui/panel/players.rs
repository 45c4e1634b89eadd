//! The players' cards, painted.

use egui::{Align, Align2, FontId, Frame, Layout, Margin, Pos2, RichText, Sense, Stroke, Ui, vec2};

use super::card::{Card, stone};
use super::holdings::{brief, holdings_ui};
use super::turn::{compact_turn_ui, turn_ui};
use crate::board::Color;
use crate::record::GameKind;
use crate::session::{Action, ComputerState};
use crate::ui::look::BoardTextures;
use crate::ui::theme::{self, Style};
use crate::words::{self, TableWords};

/// The height of a card in the strip, without its frame.
const STRIP: f32 = 38.0;

/// A card with everything about one side, and the pass button of the side to
/// move.
pub(crate) fn card_ui(
    ui: &mut Ui,
    card: Card<'_>,
    textures: &BoardTextures,
    style: Style,
) -> Option<Action> {
    framed_ui(ui, card, Margin::symmetric(14, 12), style, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        head_ui(ui, card, textures, style);
        clock_ui(ui, card, style);
        ui.add_space(4.0);
        holdings_ui(ui, card, textures, style);
        ui.add_space(4.0);
        turn_ui(ui, card, style)
    })
}

/// What a card shows, in a frame that is lit up while its side is to move.
fn framed_ui(
    ui: &mut Ui,
    card: Card<'_>,
    margin: Margin,
    style: Style,
    contents_ui: impl FnOnce(&mut Ui) -> Option<Action>,
) -> Option<Action> {
    let light = light(ui, card, style);
    let frame = frame(light, style).inner_margin(margin);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents_ui(ui)
    });
    bar(ui, shown.response.rect, light, style);
    shown.inner
}

/// How far a card is lit up, from 0 to 1: that of the side to move is.
fn light(ui: &Ui, card: Card<'_>, style: Style) -> f32 {
    let secs = if style.motion {
        theme::LIGHT_UP_SECS
    } else {
        0.0
    };
    let id = egui::Id::unique(("card", card.color));
    let to_move = card.player().to_move;
    ui.ctx().animate_bool_with_time(id, to_move, secs)
}

/// What a card stands on.
fn frame(light: f32, style: Style) -> Frame {
    let colors = style.colors;
    Frame::new()
        .fill(colors.panel.lerp_to_gamma(colors.raised, light))
        .stroke(Stroke::new(
            1.0,
            colors.line.lerp_to_gamma(colors.accent, light),
        ))
        .corner_radius(theme::RADIUS)
}

/// The bar of accent at the edge of the card of the side to move.
fn bar(ui: &Ui, card: egui::Rect, light: f32, style: Style) {
    let mut bar = card.shrink2(vec2(0.0, f32::from(theme::RADIUS)));
    bar.set_width(4.0);
    let color = style.colors.accent.gamma_multiply(light);
    ui.painter().rect_filled(bar, 2, color);
}

fn head_ui(ui: &mut Ui, card: Card<'_>, textures: &BoardTextures, style: Style) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
        badge(ui, card, textures, rect.center(), style);
        let name = card.name(style);
        let text = RichText::new(&name)
            .size(theme::NAME)
            .color(style.colors.text);
        ui.add(egui::Label::new(text).truncate());
    });
    let seat = RichText::new(card.seat(style)).color(style.colors.quiet);
    ui.horizontal(|ui| {
        ui.add_space(34.0);
        ui.add(egui::Label::new(seat).truncate());
    });
}

fn clock_ui(ui: &mut Ui, card: Card<'_>, style: Style) {
    let Some(face) = card.face else {
        return;
    };
    let color = if face.low {
        style.colors.wrong
    } else {
        style.colors.text
    };
    let time = RichText::new(&face.text)
        .monospace()
        .size(theme::CLOCK)
        .color(color);
    let spoken = format!("{} {}", face.text, face.overtime);
    let side = words::side(style.language, card.scene.kind, card.color);
    let spoken = style.language.fill(TableWords::Clock, &[&side, &spoken]);
    let shown = ui.horizontal(|ui| {
        ui.add_space(34.0);
        ui.label(time);
        ui.label(RichText::new(&face.overtime).color(style.colors.quiet));
    });
    shown
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, spoken.clone()));
}

/// What a side is known by: its stone, or its number where pieces belong to
/// nobody.
fn badge(ui: &Ui, card: Card<'_>, textures: &BoardTextures, center: Pos2, style: Style) {
    const RADIUS: f32 = 12.0;
    if card.scene.kind != GameKind::Aligne4 {
        return stone(ui, textures, card.color, center, RADIUS, style);
    }
    let number = match card.color {
        Color::Black => "1",
        Color::White => "2",
    };
    let rim = Stroke::new(1.5, style.colors.quiet);
    ui.painter().circle_stroke(center, RADIUS, rim);
    let font = FontId::proportional(theme::CONTROL);
    let ink = style.colors.text;
    ui.painter()
        .text(center, Align2::CENTER_CENTER, number, font, ink);
}

/// Both sides in one strip, for narrow windows.
pub(crate) fn strip_ui(
    ui: &mut Ui,
    cards: [Card<'_>; 2],
    textures: &BoardTextures,
    style: Style,
) -> Option<Action> {
    let mut asked = None;
    ui.columns(2, |columns| {
        for (ui, card) in columns.iter_mut().zip(cards) {
            asked = compact_ui(ui, card, textures, style).or_else(|| asked.take());
        }
    });
    asked
}

fn compact_ui(
    ui: &mut Ui,
    card: Card<'_>,
    textures: &BoardTextures,
    style: Style,
) -> Option<Action> {
    framed_ui(ui, card, Margin::symmetric(12, 1), style, |ui| {
        ui.set_height(STRIP);
        ui.spacing_mut().item_spacing.y = 0.0;
        let words = ui.horizontal_centered(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
            badge(ui, card, textures, rect.center(), style);
            compact_words_ui(ui, card, style)
        });
        words.inner
    })
}

fn compact_words_ui(ui: &mut Ui, card: Card<'_>, style: Style) -> Option<Action> {
    let mut asked = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        asked = compact_turn_ui(ui, card, style);
        if let Some(face) = card.face {
            let color = if face.low {
                style.colors.wrong
            } else {
                style.colors.text
            };
            ui.label(
                RichText::new(&face.text)
                    .monospace()
                    .size(18.0)
                    .color(color),
            )
            .on_hover_text(&face.overtime);
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let name = card.name(style);
            let name = RichText::new(name)
                .size(theme::CONTROL)
                .color(style.colors.text);
            ui.add(egui::Label::new(name).truncate());
            let line = brief_words(card, style);
            let line = RichText::new(line).color(style.colors.quiet);
            ui.add(egui::Label::new(line).truncate());
        });
    });
    asked
}

/// What matters most where there is little room: what a computer does, or how
/// the side stands.
fn brief_words(card: Card<'_>, style: Style) -> String {
    if card.computer() == Some(ComputerState::Waiting) || card.long {
        return card.seat(style);
    }
    brief(card, style).unwrap_or_else(|| card.seat(style))
}
