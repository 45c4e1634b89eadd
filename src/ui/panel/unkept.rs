//! The strip above the footer while a game cannot be written down. It stays as
//! long as that is so, whatever else there is to say.

use egui::{Align, Frame, Layout, Margin, Panel, RichText, Ui};

use crate::ui::theme::Style;
use crate::words::Dialog as Words;

/// Says why the game is not being kept; whether another place was asked for.
pub(crate) fn unkept_ui(ui: &mut Ui, why: &str, style: Style) -> bool {
    let frame = Frame::new()
        .fill(style.colors.panel)
        .inner_margin(Margin::symmetric(12, 4));
    let shown = Panel::bottom("unkept").frame(frame).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let save = ui.button(style.language.say(Words::SaveElsewhere));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = style.language.fill(Words::Unkept, &[&why]);
                let text = RichText::new(text).color(style.colors.wrong);
                let label = ui.add(egui::Label::new(text).wrap());
                ui.ctx().accesskit_node_builder(label.id, |node| {
                    node.set_live(egui::accesskit::Live::Assertive);
                });
            });
            save.clicked()
        })
        .inner
    });
    shown.inner
}
