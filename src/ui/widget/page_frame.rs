//! The frame that pages share: a head with a way back, a column, and cards in it.

use egui::{Align, Frame, Layout, Margin, Rect, RichText, Stroke, Ui, UiBuilder, pos2};

use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::words::HomeWords;

/// How wide the column of a page is at most.
const COLUMN: f32 = 720.0;
/// How wide the words beside a board are.
const WORDS: f32 = 300.0;

/// The head of a page: a way back, and its title.
pub(crate) fn head_ui(ui: &mut Ui, title: &str, style: Style) -> Option<Back> {
    let mut back = None;
    ui.horizontal(|ui| {
        ui.add_space(column_left(ui));
        back = back_ui(ui, style.language.say(HomeWords::Back));
        ui.add_space(theme::GRID);
        let text = RichText::new(title)
            .size(theme::TITLE)
            .color(style.colors.text);
        ui.label(text);
    });
    ui.add_space(theme::GRID);
    accessibility::next(ui);
    back
}

/// A button that leads back, with the name of where it leads.
pub(crate) fn back_ui(ui: &mut Ui, name: &str) -> Option<Back> {
    let button = ui.button(format!("◀ {name}"));
    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, name));
    button.clicked().then_some(Back)
}

/// The room of a page that is a board with words at its right: those of both.
pub(crate) fn board_and_words(ui: &Ui) -> [Rect; 2] {
    let room = ui.available_rect_before_wrap().shrink(theme::GRID * 2.0);
    let split = room.right() - WORDS;
    let board = pos2(split - theme::GRID * 2.0, room.bottom());
    [
        Rect::from_min_max(room.min, board),
        Rect::from_min_max(pos2(split, room.top()), room.max),
    ]
}

/// Puts words into their room beside a board.
pub(crate) fn words_ui<R>(ui: &mut Ui, room: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let down = Layout::top_down(Align::Min);
    let builder = UiBuilder::new().max_rect(room).layout(down);
    ui.scope_builder(builder, add).inner
}

/// The middle of a page: a column that is not too wide to be read, scrolled
/// where it is long.
pub(crate) fn column_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    egui::ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            // The scroll bar at the right covers nothing.
            let width = (ui.available_width() - theme::SCROLL_BAR).min(COLUMN);
            ui.horizontal_top(|ui| {
                ui.add_space(column_left(ui));
                ui.vertical(|ui| {
                    ui.set_width(width);
                    add(ui);
                });
            });
        });
}

/// Where the column of a page begins.
pub(crate) fn column_left(ui: &Ui) -> f32 {
    ((ui.available_width() - COLUMN) / 2.0).max(0.0)
}

/// A quiet line in the column of a page.
pub(crate) fn line_of_column_ui(ui: &mut Ui, text: RichText) {
    ui.horizontal(|ui| {
        ui.add_space(column_left(ui));
        ui.add(egui::Label::new(text).wrap());
    });
}

/// Someone wants to go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Back;

/// A card across a page.
pub(crate) fn card_ui<R>(ui: &mut Ui, style: Style, add: impl FnOnce(&mut Ui) -> R) -> R {
    Frame::new()
        .fill(style.colors.panel)
        .stroke(Stroke::new(1.0, style.colors.line))
        .corner_radius(theme::RADIUS)
        .inner_margin(Margin::symmetric(16, 12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui)
        })
        .inner
}
