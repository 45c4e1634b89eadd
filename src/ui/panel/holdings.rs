//! What a side has, in the terms of its game.

use egui::{Align, Label, Layout, RichText, Sense, Ui, vec2};

use super::card::{Card, stone};
use crate::aligne4::{Piece, Variant};
use crate::board::Color;
use crate::game::HalfPoints;
use crate::go::{Parts, Scoring};
use crate::scene::{Board, Holdings};
use crate::ui::look::BoardTextures;
use crate::ui::theme::{self, Style};
use crate::words::{self, TableWords};

/// How high a line of the count is.
const ROW: f32 = 20.0;
/// How high the number of discs is.
const DISCS: f32 = 44.0;
/// Room for the name of a piece, which may take two lines.
const IN_HAND: f32 = 64.0;

/// Everything that the side has, line by line. Both cards are of one height.
pub(super) fn holdings_ui(ui: &mut Ui, card: Card<'_>, textures: &BoardTextures, style: Style) {
    match card.player().holdings {
        Holdings::Go(parts, scoring) => {
            prisoners_ui(ui, card, parts.prisoners, textures, style);
            for line in lines(card, &parts, scoring) {
                line_ui(ui, line, style);
            }
            let total = style.language.points(parts.total);
            total_ui(ui, style.language.say(TableWords::Total), &total, style);
        }
        Holdings::AtariGo { stones, captured } => {
            prisoners_ui(ui, card, captured, textures, style);
            line_ui(ui, number_line(TableWords::Stones, stones), style);
        }
        Holdings::Othello { discs } => discs_ui(ui, discs, style),
        Holdings::Aligne4 => hand_ui(ui, card, style),
    }
}

/// How a side stands in a few words, where there is anything to say.
pub(super) fn brief(card: Card<'_>, style: Style) -> Option<String> {
    let language = style.language;
    match card.player().holdings {
        Holdings::Go(parts, _) => Some(format!(
            "{} {} · {} {}",
            language.say(TableWords::Prisoners),
            parts.prisoners,
            language.say(TableWords::Total),
            language.points(parts.total)
        )),
        Holdings::AtariGo { stones, .. } => {
            Some(format!("{} {stones}", language.say(TableWords::Stones)))
        }
        Holdings::Othello { discs } => Some(format!("{} {discs}", language.say(TableWords::Discs))),
        Holdings::Aligne4 => {
            let piece = words::piece_name(language, hand(card)?);
            Some(format!("{} {piece}", language.say(TableWords::InHand)))
        }
    }
}

/// A line of the count.
struct CountLine {
    phrase: TableWords,
    value: Value,
    /// Whether it is a part of the total under the rules.
    counts: bool,
}

/// What stands in a line.
enum Value {
    Number(u32),
    Points(HalfPoints),
    /// Nothing, in the place of something that comes later or that the other
    /// side has.
    Blank,
}

/// A line that says a number.
const fn number_line(phrase: TableWords, number: u32) -> CountLine {
    CountLine {
        phrase,
        value: Value::Number(number),
        counts: true,
    }
}

/// The lines of the count, during the game and at its end. There are always
/// equally many, for both sides: nothing moves when play stops.
fn lines(card: Card<'_>, parts: &Parts, scoring: Scoring) -> Vec<CountLine> {
    let area = scoring == Scoring::Area;
    let line = |phrase, value, counts| CountLine {
        phrase,
        value,
        counts,
    };
    let dead = match card.color {
        Color::Black => TableWords::DeadWhite,
        Color::White => TableWords::DeadBlack,
    };
    let counted = card.scene.counting || parts.dead > 0;
    let komi = match card.color {
        Color::Black => Value::Blank,
        Color::White => Value::Points(parts.komi + parts.bonus),
    };
    let mut lines = vec![
        line(TableWords::Prisoners, Value::Number(parts.prisoners), !area),
        line(
            TableWords::TerritoryPart,
            Value::Number(parts.territory),
            true,
        ),
        line(TableWords::Stones, Value::Number(parts.stones), area),
        line(
            dead,
            if counted {
                Value::Number(parts.dead)
            } else {
                Value::Blank
            },
            !area,
        ),
        line(TableWords::Komi, komi, true),
    ];
    if card.scene.pass_stones {
        let handed = Value::Number(parts.pass_stones);
        lines.push(line(TableWords::PassStones, handed, true));
    }
    lines
}

/// How many captured stones are drawn; the number says how many there are.
const MOST_DRAWN: u32 = 24;

/// The stones that this side has taken, as they lie in the lid.
fn prisoners_ui(ui: &mut Ui, card: Card<'_>, taken: u32, textures: &BoardTextures, style: Style) {
    let size = vec2(ui.available_width(), 20.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let number = taken as usize;
    let spoken = style.language.count(number, TableWords::Captured);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, spoken.clone()));
    let radius = 8.0;
    let drawn = taken.min(MOST_DRAWN);
    let room = (rect.width() - 2.0 * radius).max(0.0);
    let step = (room / drawn.max(2).saturating_sub(1) as f32).min(radius * 1.25);
    for index in 0..drawn {
        let center = rect.left_center() + vec2(radius + step * index as f32, 0.0);
        stone(ui, textures, card.color.other(), center, radius, style);
    }
}

/// The discs of a side, as large as what decides the game should be.
fn discs_ui(ui: &mut Ui, discs: u32, style: Style) {
    let size = vec2(ui.available_width(), DISCS);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        let label = style.language.say(TableWords::Discs);
        ui.label(RichText::new(label).color(style.colors.quiet));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let number = RichText::new(discs.to_string()).size(theme::LOGO * 0.75);
            ui.label(number.color(style.colors.text));
        });
    });
}

/// The piece that a side was handed and has to set.
fn hand(card: Card<'_>) -> Option<Piece> {
    let Board::Pieces(pieces) = &card.scene.board else {
        return None;
    };
    pieces.hand.filter(|_| card.player().to_move)
}

/// The piece in the hand by name, or room for it: in Quarto a card keeps its
/// height when the piece changes hands.
fn hand_ui(ui: &mut Ui, card: Card<'_>, style: Style) {
    let Board::Pieces(pieces) = &card.scene.board else {
        return;
    };
    if pieces.variant == Variant::Aligne4 {
        return;
    }
    let size = vec2(ui.available_width(), IN_HAND);
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(size);
        let Some(piece) = hand(card) else {
            return;
        };
        let label = style.language.say(TableWords::InHand);
        ui.label(RichText::new(label).color(style.colors.quiet));
        let name = words::piece_name(style.language, piece);
        let name = RichText::new(name).size(theme::CONTROL);
        ui.add(Label::new(name.color(style.colors.text)).wrap());
    });
}

/// A line of the count; one that does not count under the rules is dimmed,
/// and says why.
fn line_ui(ui: &mut Ui, line: CountLine, style: Style) {
    let colors = style.colors;
    let value = match line.value {
        Value::Number(number) => number.to_string(),
        Value::Points(points) => style.language.points(points),
        Value::Blank => {
            ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
            return;
        }
    };
    let ink = if line.counts {
        colors.text
    } else {
        colors.quiet
    };
    let label = RichText::new(style.language.say(line.phrase)).color(colors.quiet);
    let value = RichText::new(value).color(ink);
    if line.counts {
        row(ui, label, value);
        return;
    }
    let response = row(ui, label.italics(), value.italics());
    response.on_hover_text(style.language.say(TableWords::NotCounted));
}

fn total_ui(ui: &mut Ui, label: &str, value: &str, style: Style) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter().rect_filled(rect, 0, style.colors.line);
    let text = |text: &str| {
        RichText::new(text)
            .size(theme::CONTROL)
            .color(style.colors.text)
    };
    row(ui, text(label), text(value));
}

fn row(ui: &mut Ui, label: RichText, value: RichText) -> egui::Response {
    let size = vec2(ui.available_width(), ROW);
    if label.is_empty() {
        // Room for a line that only the other card has; there are no words for
        // screen readers to find.
        let (_, rect) = ui.allocate_space(size);
        return ui.interact(rect, ui.next_auto_id(), egui::Sense::hover());
    }
    let layout = Layout::left_to_right(Align::Center);
    let shown = ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        ui.add(Label::new(label).truncate());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(value));
    });
    shown.response
}
