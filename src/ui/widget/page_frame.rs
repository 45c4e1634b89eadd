//! The frame that pages share: a head with a way back, a column, and cards in it.

use egui::{Frame, Margin, RichText, Stroke, Ui};

use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::words::HomeWords;

/// How wide the column of a page is at most.
const COLUMN: f32 = 720.0;

/// The head of a page: a way back, and its title.
pub(crate) fn head_ui(ui: &mut Ui, title: &str, style: Style) -> Option<Back> {
    let mut back = None;
    ui.horizontal(|ui| {
        ui.add_space(column_left(ui));
        let label = format!("◀ {}", style.language.say(HomeWords::Back));
        let button = ui.button(label);
        button.widget_info(|| {
            let name = style.language.say(HomeWords::Back);
            egui::WidgetInfo::labeled(egui::Role::Button, true, name)
        });
        if button.clicked() {
            back = Some(Back);
        }
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
