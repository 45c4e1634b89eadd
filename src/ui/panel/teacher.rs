//! What a teacher says of the last move, and what can be answered.

use egui::{Frame, Label, Margin, RichText, ScrollArea, Ui, vec2};

use crate::session::MoveWarning;
use crate::ui::accessibility;
use crate::ui::command::Command;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::TeachingWords;

/// How high the reasons are at most, where there is little room.
const MOST_TEXT: f32 = 180.0;

/// A card with what is said, and the two answers. Returns the command that was
/// chosen.
pub(crate) fn teacher_ui(ui: &mut Ui, warning: &MoveWarning, style: Style) -> Option<Command> {
    let frame = Frame::new()
        .fill(style.colors.raised)
        .corner_radius(8)
        .inner_margin(Margin::same(10));
    let mut asked = None;
    frame.show(ui, |ui| {
        accessibility::group(ui, style.language.say(TeachingWords::Question));
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let cost = RichText::new(warning.cost(style.language)).strong();
        ui.add(Label::new(cost.color(style.colors.caution)).wrap());
        ScrollArea::vertical()
            .id_salt("teacher")
            .auto_shrink([false, true])
            .max_height(MOST_TEXT)
            .show(ui, |ui| {
                for reason in warning.reasons(style.language) {
                    ui.add(Label::new(RichText::new(reason).color(style.colors.text)).wrap());
                }
            });
        asked = answers_ui(ui, style);
    });
    ui.add_space(theme::GRID);
    asked
}

fn answers_ui(ui: &mut Ui, style: Style) -> Option<Command> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        for command in [Command::TakeBack, Command::LeaveMove] {
            let Some(row) = command.row() else { continue };
            let name = style.language.say(row.label);
            let response = match command == Command::TakeBack {
                true => controls::main_button(ui, style.colors, name),
                false => ui.button(name),
            };
            let tip = row.explained(ui.ctx(), style.language);
            if response.on_hover_text(tip).clicked() {
                asked = Some(command);
            }
        }
    });
    asked
}
