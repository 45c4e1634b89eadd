//! The players' cards.

use egui::{Align, Frame, Layout, Margin, Pos2, RichText, Sense, Stroke, Ui, vec2};

use super::turn::{compact_turn_ui, turn_ui};
use crate::board::Color;
use crate::go::Scoring;
use crate::record::Seat;
use crate::scene::{Holdings, Player, Scene};
use crate::session::{Action, Computer, program_name};
use crate::ui::board::Skin;
use crate::ui::paint::stones;
use crate::ui::theme::{self, Decor};
use crate::words::{self, Table, Thinking};

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
    pub(super) fn player(&self) -> &Player {
        &self.scene.players[self.color]
    }

    /// What the computer of this side does, if it is its turn.
    pub(super) fn computer(&self) -> Option<Computer> {
        let (color, does) = self.scene.computer?;
        (color == self.color).then_some(does)
    }

    fn name(&self, decor: Decor) -> String {
        let player = self.player();
        let known: String = player.name.chars().filter(|c| !c.is_control()).collect();
        let name = match known.trim() {
            "" => words::color(decor.language, self.color),
            name => name,
        };
        match player.rank.trim() {
            "" => name.to_owned(),
            rank => format!("{name} {rank}"),
        }
    }

    /// Who sits there, and what they do while it is their turn.
    fn seat(&self, decor: Decor) -> String {
        let language = decor.language;
        let waits = self.computer() == Some(Computer::Waiting);
        let thinks = self.computer() == Some(Computer::Thinking) && self.long;
        match &self.player().seat {
            Seat::Person => language.say(Table::Person).to_owned(),
            Seat::Computer { level } => {
                let level = words::level_named(language, level);
                match (waits, thinks) {
                    (true, _) => language.fill(Thinking::Waits, &[&level]),
                    (_, true) => language.fill(Thinking::Thinks, &[&level]),
                    _ => language.fill(Table::Computer, &[&level]),
                }
            }
            Seat::Engine { .. } if waits => language.say(Thinking::EngineWaits).to_owned(),
            Seat::Engine { .. } if thinks => language.say(Thinking::EngineThinks).to_owned(),
            Seat::Engine { command } => language.fill(Table::Computer, &[&program_name(command)]),
        }
    }

    /// What matters most where there is little room: what a computer does, or
    /// how the side stands.
    fn brief(&self, decor: Decor) -> String {
        let language = decor.language;
        if self.computer() == Some(Computer::Waiting) || self.long {
            return self.seat(decor);
        }
        let Holdings::Go(parts, _) = self.player().holdings else {
            return String::new();
        };
        format!(
            "{} {} · {} {}",
            language.say(Table::Prisoners),
            parts.prisoners,
            language.say(Table::Total),
            language.points(parts.total)
        )
    }

    /// The lines of the count that are told during the game and at its end.
    fn lines(&self, decor: Decor) -> Vec<(&'static str, String)> {
        let Holdings::Go(parts, scoring) = self.player().holdings else {
            return Vec::new();
        };
        let language = decor.language;
        let mut lines = vec![
            (Table::Prisoners, parts.prisoners.to_string()),
            (Table::TerritoryPart, parts.territory.to_string()),
            (Table::Stones, parts.stones.to_string()),
        ];
        if self.scene.counting || parts.dead > 0 {
            lines.push((Table::Dead, parts.dead.to_string()));
        }
        if parts.pass_stones > 0 && scoring == Scoring::Territory {
            lines.push((Table::PassStones, parts.pass_stones.to_string()));
        }
        if self.color == Color::White {
            lines.push((Table::Komi, language.points(parts.komi + parts.bonus)));
        }
        let said = lines.into_iter();
        let mut said: Vec<_> = said
            .map(|(phrase, value)| (language.say(phrase), value))
            .collect();
        if self.color == Color::Black {
            // Both cards are of one height.
            said.push(("", String::new()));
        }
        said
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
        prisoners_ui(ui, card, skin, decor);
        for (label, value) in card.lines(decor) {
            line_ui(ui, label, &value, decor);
        }
        if let Holdings::Go(parts, _) = card.player().holdings {
            let total = decor.language.points(parts.total);
            line_ui_strong(ui, decor.language.say(Table::Total), &total, decor);
        }
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
        stone(ui, skin, card.color, rect.center(), 12.0, decor);
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
    let side = words::color(decor.language, card.color);
    let spoken = decor.language.fill(Table::Clock, &[&side, &spoken]);
    let shown = ui.horizontal(|ui| {
        ui.add_space(34.0);
        ui.label(time);
        ui.label(RichText::new(&face.overtime).color(decor.colors.quiet));
    });
    shown
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, spoken.clone()));
}

/// A stone, with a rim where its color would be lost on the card.
fn stone(ui: &Ui, skin: &Skin, color: Color, center: Pos2, radius: f32, decor: Decor) {
    stones::stone(ui.painter(), skin, color, center, radius);
    if color == Color::Black && decor.colors.dark {
        let rim = Stroke::new(1.0, decor.colors.quiet);
        ui.painter().circle_stroke(center, radius, rim);
    }
}

/// How many captured stones are drawn; the number says how many there are.
const MOST_DRAWN: u32 = 24;

/// The stones that this side has taken, as they lie in the lid.
fn prisoners_ui(ui: &mut Ui, card: Card<'_>, skin: &Skin, decor: Decor) {
    let Holdings::Go(parts, _) = card.player().holdings else {
        return;
    };
    let taken = parts.prisoners;
    let size = vec2(ui.available_width(), 20.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let number = taken as usize;
    let spoken = decor
        .language
        .count(number, Table::Captured, Table::CapturedMany);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, spoken.clone()));
    let radius = 8.0;
    let drawn = taken.min(MOST_DRAWN);
    let room = (rect.width() - 2.0 * radius).max(0.0);
    let step = (room / drawn.max(2).saturating_sub(1) as f32).min(radius * 1.25);
    for index in 0..drawn {
        let center = rect.left_center() + vec2(radius + step * index as f32, 0.0);
        stone(ui, skin, card.color.other(), center, radius, decor);
    }
}

fn line_ui(ui: &mut Ui, label: &str, value: &str, decor: Decor) {
    row(
        ui,
        RichText::new(label).color(decor.colors.quiet),
        RichText::new(value).color(decor.colors.text),
    );
}

fn line_ui_strong(ui: &mut Ui, label: &str, value: &str, decor: Decor) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter().rect_filled(rect, 0, decor.colors.line);
    let text = |text: &str| {
        RichText::new(text)
            .size(theme::CONTROL)
            .color(decor.colors.text)
    };
    row(ui, text(label), text(value));
}

fn row(ui: &mut Ui, label: RichText, value: RichText) {
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), 20.0),
        Layout::left_to_right(Align::Center),
        |ui| {
            ui.label(label);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(value));
        },
    );
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
    let frame = frame(light, decor).inner_margin(Margin::symmetric(12, 4));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(42.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal_centered(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
            stone(ui, skin, card.color, rect.center(), 12.0, decor);
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
            ui.add_space(2.0);
            ui.add(egui::Label::new(name).truncate());
            let line = card.brief(decor);
            let line = RichText::new(line).color(decor.colors.quiet);
            ui.add(egui::Label::new(line).truncate());
        });
    });
    asked
}
