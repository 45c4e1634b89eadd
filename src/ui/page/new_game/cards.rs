//! The size of the board: the usual ones as cards, any other as a number.

use egui::accesskit::Role;
use egui::{
    Align2, CornerRadius, FontId, Frame, Id, Margin, Painter, Rect, Response, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::board::Size;
use crate::go::Handicap;
use crate::setup::GameSetup;
use crate::ui::page::board_picture::BoardPicture;
use crate::ui::theme::{self, Style};
use crate::words::NewGameWords;

use super::fields::number_ui;

const GO: [(Size, NewGameWords); 3] = [
    (Size::NINE, NewGameWords::Short),
    (Size::THIRTEEN, NewGameWords::Medium),
    (Size::NINETEEN, NewGameWords::Full),
];

const ATARI_GO: [(Size, NewGameWords); 3] = [
    (Size::FIVE, NewGameWords::Short),
    (Size::SEVEN, NewGameWords::Medium),
    (Size::NINE, NewGameWords::Full),
];

/// The boards that have a card.
fn cards(setup: &GameSetup) -> [(Size, NewGameWords); 3] {
    match setup.is_atari_go() {
        true => ATARI_GO,
        false => GO,
    }
}

/// The side of the small board on a card.
const BOARD: f32 = 52.0;
/// The height of a card.
const HEIGHT: f32 = BOARD + theme::GRID * 8.0;

/// Paints the cards; the chosen one stays marked. Nothing starts here.
pub(super) fn cards_ui(ui: &mut Ui, label: Id, setup: &mut GameSetup, style: Style) {
    let room = ui.available_size_before_wrap().x;
    let width = ((room - theme::GRID * 3.0) / 4.0).floor();
    for (size, words) in cards(setup) {
        if card_ui(ui, width, size, setup, words, style).clicked() {
            setup.size = size;
        }
    }
    other_ui(ui, width, label, setup, style);
}

/// How a card is framed: the chosen one like the main thing of the page.
fn paint_frame(painter: &Painter, rect: Rect, chosen: bool, lit: bool, style: Style) {
    let colors = style.colors;
    let fill = if chosen { colors.raised } else { colors.panel };
    let rim = match (chosen, lit) {
        (true, _) => Stroke::new(2.0, colors.accent),
        (false, true) => Stroke::new(1.0, colors.accent),
        (false, false) => Stroke::new(1.0, colors.edge),
    };
    let corners = CornerRadius::same(theme::RADIUS);
    painter.rect(rect, corners, fill, rim, StrokeKind::Inside);
}

/// A small disc in the corner of the chosen card: the frame's color is not the
/// only sign.
fn paint_choice(painter: &Painter, rect: Rect, chosen: bool, style: Style) {
    let center = rect.right_top() + vec2(-13.0, 13.0);
    let ring = Stroke::new(1.5, style.colors.edge);
    if chosen {
        painter.circle_filled(center, 6.0, style.colors.accent);
        painter.circle_filled(center, 2.5, style.colors.on_accent);
    } else {
        painter.circle_stroke(center, 5.0, ring);
    }
}

fn card_ui(
    ui: &mut Ui,
    width: f32,
    size: Size,
    setup: &GameSetup,
    words: NewGameWords,
    style: Style,
) -> Response {
    let (language, colors) = (style.language, style.colors);
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
    let chosen = size == setup.size;
    let board = super::board_name(language, size);
    let about = language.say(words);
    let name = format!("{board} · {about}");
    response
        .widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), chosen, &name));

    let painter = ui.painter();
    let lit = response.hovered() || response.has_focus();
    paint_frame(painter, rect, chosen, lit, style);
    if response.has_focus() {
        let ring = Stroke::new(2.0, colors.accent);
        painter.rect_stroke(rect.expand(3.0), theme::RADIUS, ring, StrokeKind::Middle);
    }
    let middle = rect.center().x;
    let corner = pos2(middle - BOARD / 2.0, rect.top() + theme::GRID * 1.25);
    let picture = Rect::from_min_size(corner, vec2(BOARD, BOARD));
    let handicap = match setup.is_atari_go() {
        true => Handicap::None,
        false => setup.handicap,
    };
    BoardPicture::new(painter, picture, size).paint(handicap);
    paint_choice(painter, rect, chosen, style);
    let below = picture.bottom() + theme::GRID / 2.0;
    let font = FontId::proportional(theme::NAME);
    painter.text(
        pos2(middle, below),
        Align2::CENTER_TOP,
        &board,
        font,
        colors.text,
    );
    small_text(ui, rect, below + theme::GRID * 3.0, about, style);
    response
}

/// Quiet words in the middle of a card, smaller where they are long.
fn small_text(ui: &Ui, card: Rect, top: f32, text: &str, style: Style) {
    let room = card.width() - theme::GRID;
    let layout = |size: f32| {
        let font = FontId::proportional(size);
        let painter = ui.painter();
        painter.layout_no_wrap(text.to_owned(), font, style.colors.quiet)
    };
    let mut galley = layout(theme::SMALL);
    if galley.size().x > room {
        galley = layout((theme::SMALL * room / galley.size().x).max(9.0));
    }
    let left = card.center().x - galley.size().x / 2.0;
    ui.painter()
        .galley(pos2(left, top), galley, style.colors.quiet);
}

/// Any other size, as a number.
fn other_ui(ui: &mut Ui, width: f32, label: Id, setup: &mut GameSetup, style: Style) {
    let language = style.language;
    let usual = cards(setup).iter().any(|(size, _)| *size == setup.size);
    let (rect, _) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    paint_frame(ui.painter(), rect, !usual, false, style);
    paint_choice(ui.painter(), rect, !usual, style);
    let layout = egui::Layout::top_down(egui::Align::Center);
    let builder = UiBuilder::new().max_rect(rect).layout(layout);
    ui.scope_builder(builder, |ui| {
        Frame::new().inner_margin(Margin::same(6)).show(ui, |ui| {
            ui.add_space(theme::GRID * 2.5);
            let mut lines = u32::from(setup.size.lines());
            number_ui(ui, label, &mut lines, 2..=25);
            let size = u8::try_from(lines).map(Size::new);
            setup.size = size.ok().and_then(Result::ok).unwrap_or(setup.size);
        });
    });
    let below = rect.top() + theme::GRID * 1.5 + BOARD;
    let at = pos2(rect.center().x, below);
    let font = FontId::proportional(theme::CONTROL);
    let text = language.say(NewGameWords::OtherSize);
    ui.painter()
        .text(at, Align2::CENTER_TOP, text, font, style.colors.text);
    let range = language.say(NewGameWords::SizeRange);
    small_text(ui, rect, below + theme::GRID * 3.0, range, style);
}
