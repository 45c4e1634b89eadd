//! The players' cards.

use egui::{Align, Align2, FontId, Frame, Layout, Margin, Pos2, RichText, Sense, Stroke, Ui, vec2};

use super::holdings::{brief, holdings_ui};
use super::turn::{compact_turn_ui, turn_ui};
use crate::board::Color;
use crate::record::{GameKind, Seat};
use crate::scene::{PlayerInfo, Scene};
use crate::session::{Action, ComputerState, program_name};
use crate::ui::board::Skin;
use crate::ui::paint::stones;
use crate::ui::theme::{self, Decor};
use crate::words::{self, Language, Table as Words, Thinking};

/// The height of a card in the strip, without its frame.
const STRIP: f32 = 38.0;

/// What a clock shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    /// The time.
    pub(crate) text: String,
    /// What comes after it, such as periods.
    pub(crate) overtime: String,
    /// Whether little is left.
    pub(crate) low: bool,
}

/// What a card is painted from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Card<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) color: Color,
    pub(crate) face: Option<&'a Face>,
    /// Whether a computer has been thinking long enough to say so.
    pub(crate) long: bool,
}

impl Card<'_> {
    pub(super) fn player(&self) -> &PlayerInfo {
        &self.scene.players[self.color]
    }

    /// What the computer of this side does, if it is its turn.
    pub(super) fn computer(&self) -> Option<ComputerState> {
        let (color, does) = self.scene.computer?;
        (color == self.color).then_some(does)
    }

    fn name(&self, decor: Decor) -> String {
        let player = self.player();
        let table = self.scene.table;
        let name = words::name_or_side(decor.language, table, self.color, &player.name);
        match player.rank.trim() {
            "" => name,
            rank => format!("{name} · {rank}"),
        }
    }

    /// Who sits there, and what they do while it is their turn.
    fn seat(&self, decor: Decor) -> String {
        let language = decor.language;
        let waits = self.computer() == Some(ComputerState::Waiting);
        let thinks = self.computer() == Some(ComputerState::Thinking) && self.long;
        match &self.player().seat {
            Seat::Person => language.say(Words::Person).to_owned(),
            Seat::Computer { level } => {
                let level = words::level_named(language, self.scene.table, level);
                // A computer without a name of its own is called by its level:
                // that is not said twice on one card.
                let named = self.player().name.trim() == level;
                match (waits, thinks) {
                    (true, _) if named => language.say(Thinking::EngineWaits).to_owned(),
                    (_, true) if named => language.say(Thinking::EngineThinks).to_owned(),
                    _ if named => self.nameless(language),
                    (true, _) => language.fill(Thinking::Waits, &[&level]),
                    (_, true) => language.fill(Thinking::Thinks, &[&level]),
                    _ => language.fill(Words::Computer, &[&level]),
                }
            }
            Seat::Engine { .. } if waits => language.say(Thinking::EngineWaits).to_owned(),
            Seat::Engine { .. } if thinks => language.say(Thinking::EngineThinks).to_owned(),
            Seat::Engine { command } => language.fill(Words::Computer, &[&program_name(command)]),
        }
    }

    /// A computer without its name: how strong it is, where that is known and
    /// does not stand beside the name already.
    fn nameless(&self, language: Language) -> String {
        let ranked = !self.player().rank.trim().is_empty();
        let rank = match &self.player().seat {
            Seat::Computer { level } if !ranked => {
                words::level_rank_named(language, self.scene.table, level)
            }
            Seat::Computer { .. } | Seat::Person | Seat::Engine { .. } => None,
        };
        rank.map_or_else(
            || language.say(Words::ComputerAlone).to_owned(),
            |rank| language.fill(Words::Computer, &[&rank]),
        )
    }

    /// What matters most where there is little room: what a computer does, or
    /// how the side stands.
    fn brief(&self, decor: Decor) -> String {
        if self.computer() == Some(ComputerState::Waiting) || self.long {
            return self.seat(decor);
        }
        brief(*self, decor).unwrap_or_else(|| self.seat(decor))
    }
}

/// A card with everything about one side, and the pass button of the side to
/// move.
pub(crate) fn card_ui(ui: &mut Ui, card: Card<'_>, skin: &Skin, decor: Decor) -> Option<Action> {
    let light = light(ui, card, decor);
    let frame = frame(light, decor).inner_margin(Margin::symmetric(14, 12));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        head_ui(ui, card, skin, decor);
        clock_ui(ui, card, decor);
        ui.add_space(4.0);
        holdings_ui(ui, card, skin, decor);
        ui.add_space(4.0);
        turn_ui(ui, card, decor)
    });
    bar(ui, shown.response.rect, light, decor);
    shown.inner
}

/// How far a card is lit up, from 0 to 1: that of the side to move is.
fn light(ui: &Ui, card: Card<'_>, decor: Decor) -> f32 {
    let secs = if decor.motion {
        theme::LIGHT_UP_SECS
    } else {
        0.0
    };
    let id = egui::Id::unique(("card", card.color));
    let to_move = card.player().to_move;
    ui.ctx().animate_bool_with_time(id, to_move, secs)
}

/// What a card stands on.
fn frame(light: f32, decor: Decor) -> Frame {
    let colors = decor.colors;
    Frame::new()
        .fill(colors.panel.lerp_to_gamma(colors.raised, light))
        .stroke(Stroke::new(
            1.0,
            colors.line.lerp_to_gamma(colors.accent, light),
        ))
        .corner_radius(theme::RADIUS)
}

/// The bar of accent at the edge of the card of the side to move.
fn bar(ui: &Ui, card: egui::Rect, light: f32, decor: Decor) {
    let mut bar = card.shrink2(vec2(0.0, f32::from(theme::RADIUS)));
    bar.set_width(4.0);
    let color = decor.colors.accent.gamma_multiply(light);
    ui.painter().rect_filled(bar, 2, color);
}

fn head_ui(ui: &mut Ui, card: Card<'_>, skin: &Skin, decor: Decor) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
        badge(ui, card, skin, rect.center(), decor);
        let name = card.name(decor);
        let text = RichText::new(&name)
            .size(theme::NAME)
            .color(decor.colors.text);
        ui.add(egui::Label::new(text).truncate());
    });
    let seat = RichText::new(card.seat(decor)).color(decor.colors.quiet);
    ui.horizontal(|ui| {
        ui.add_space(34.0);
        ui.add(egui::Label::new(seat).truncate());
    });
}

fn clock_ui(ui: &mut Ui, card: Card<'_>, decor: Decor) {
    let Some(face) = card.face else {
        return;
    };
    let color = if face.low {
        decor.colors.wrong
    } else {
        decor.colors.text
    };
    let time = RichText::new(&face.text)
        .monospace()
        .size(theme::CLOCK)
        .color(color);
    let spoken = format!("{} {}", face.text, face.overtime);
    let side = words::side(decor.language, card.scene.table, card.color);
    let spoken = decor.language.fill(Words::Clock, &[&side, &spoken]);
    let shown = ui.horizontal(|ui| {
        ui.add_space(34.0);
        ui.label(time);
        ui.label(RichText::new(&face.overtime).color(decor.colors.quiet));
    });
    shown
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, spoken.clone()));
}

/// What a side is known by: its stone, or its number where pieces belong to
/// nobody.
fn badge(ui: &Ui, card: Card<'_>, skin: &Skin, center: Pos2, decor: Decor) {
    const RADIUS: f32 = 12.0;
    if card.scene.table != GameKind::Aligne4 {
        return stone(ui, skin, card.color, center, RADIUS, decor);
    }
    let number = match card.color {
        Color::Black => "1",
        Color::White => "2",
    };
    let rim = Stroke::new(1.5, decor.colors.quiet);
    ui.painter().circle_stroke(center, RADIUS, rim);
    let font = FontId::proportional(theme::CONTROL);
    let ink = decor.colors.text;
    ui.painter()
        .text(center, Align2::CENTER_CENTER, number, font, ink);
}

/// A stone, with a rim where its color would be lost on the card.
pub(super) fn stone(ui: &Ui, skin: &Skin, color: Color, center: Pos2, radius: f32, decor: Decor) {
    stones::stone(ui.painter(), skin, color, center, radius);
    if color == Color::Black && decor.colors.dark {
        let rim = Stroke::new(1.0, decor.colors.quiet);
        ui.painter().circle_stroke(center, radius, rim);
    }
}

/// Both sides in one strip, for narrow windows.
pub(crate) fn strip_ui(
    ui: &mut Ui,
    cards: [Card<'_>; 2],
    skin: &Skin,
    decor: Decor,
) -> Option<Action> {
    let mut asked = None;
    ui.columns(2, |columns| {
        for (ui, card) in columns.iter_mut().zip(cards) {
            asked = compact_ui(ui, card, skin, decor).or_else(|| asked.take());
        }
    });
    asked
}

fn compact_ui(ui: &mut Ui, card: Card<'_>, skin: &Skin, decor: Decor) -> Option<Action> {
    let light = light(ui, card, decor);
    let frame = frame(light, decor).inner_margin(Margin::symmetric(12, 1));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(STRIP);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal_centered(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
            badge(ui, card, skin, rect.center(), decor);
            compact_words_ui(ui, card, decor)
        })
        .inner
    });
    bar(ui, shown.response.rect, light, decor);
    shown.inner
}

fn compact_words_ui(ui: &mut Ui, card: Card<'_>, decor: Decor) -> Option<Action> {
    let mut asked = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        asked = compact_turn_ui(ui, card, decor);
        if let Some(face) = card.face {
            let color = if face.low {
                decor.colors.wrong
            } else {
                decor.colors.text
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
            let name = card.name(decor);
            let name = RichText::new(name)
                .size(theme::CONTROL)
                .color(decor.colors.text);
            ui.add(egui::Label::new(name).truncate());
            let line = card.brief(decor);
            let line = RichText::new(line).color(decor.colors.quiet);
            ui.add(egui::Label::new(line).truncate());
        });
    });
    asked
}
