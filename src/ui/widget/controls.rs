//! Buttons, sliders and tips as this window has them.

use egui::{Align2, Color32, Margin, Stroke, TextEdit, TextStyle, Ui};

use crate::ui::theme::{BUTTON, CONTROL, Colors, MAIN_BUTTON};

/// The main button of a screen: filled with the accent.
pub(crate) fn main_button(ui: &mut Ui, colors: &Colors, label: &str) -> egui::Response {
    let text = egui::RichText::new(label)
        .color(colors.on_accent)
        .size(CONTROL);
    let button = egui::Button::new(text)
        .fill(colors.accent)
        .stroke(Stroke::NONE)
        .min_size(egui::vec2(0.0, MAIN_BUTTON));
    ui.add(button)
}

/// A button for a row that may wrap: it goes into the next line rather than break
/// its words.
pub(crate) fn plain_button(label: &str) -> egui::Button<'_> {
    egui::Button::new(label)
        .wrap_mode(egui::TextWrapMode::Extend)
        .min_size(egui::vec2(0.0, BUTTON))
}

/// How wide a text is in one line.
pub(crate) fn text_width(ui: &Ui, text: impl Into<String>, style: TextStyle) -> f32 {
    let font = style.resolve(ui.style());
    let galley = ui
        .painter()
        .layout_no_wrap(text.into(), font, Color32::BLACK);
    galley.size().x
}

/// How wide a button with this text is.
pub(crate) fn button_width(ui: &Ui, text: &str) -> f32 {
    text_width(ui, text, TextStyle::Button) + 2.0 * ui.spacing().button_padding.x
}

/// What is free around the text of a field.
const LINE_MARGIN: Margin = Margin::symmetric(8, 6);

/// How wide a field is that has room for this text.
pub(crate) fn line_width(ui: &Ui, text: &str) -> f32 {
    (text_width(ui, text, TextStyle::Body) + LINE_MARGIN.sum().x).ceil()
}

/// A field for one line of text, which stands in the middle of it however high the
/// row is.
pub(crate) fn line_edit(text: &mut String) -> TextEdit<'_> {
    TextEdit::singleline(text)
        .margin(LINE_MARGIN)
        .align(Align2::LEFT_CENTER)
}

/// The next step: the main button while it is what one does now, else a plain one.
pub(crate) fn step_button(
    ui: &mut Ui,
    colors: &Colors,
    label: &str,
    [enabled, is_main]: [bool; 2],
) -> egui::Response {
    let main = |ui: &mut Ui| main_button(ui, colors, label);
    match is_main {
        true => ui.add_enabled_ui(enabled, main).inner,
        false => ui.add_enabled(enabled, plain_button(label)),
    }
}

/// Quiet words, in as many lines as they need.
pub(crate) fn quiet_label(ui: &mut Ui, colors: &Colors, text: &str) {
    colored_label(ui, text, colors.quiet);
}

/// Words of a color, in as many lines as they need.
pub(crate) fn colored_label(ui: &mut Ui, text: &str, color: egui::Color32) -> egui::Response {
    let text = egui::RichText::new(text).color(color);
    ui.add(egui::Label::new(text).wrap())
}

/// A slider whose track can be seen: egui paints it like the inside of a
/// button, which here hardly differs from the page.
pub(crate) fn slider(ui: &mut Ui, colors: &Colors, slider: egui::Slider<'_>) -> egui::Response {
    ui.scope(|ui| {
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_fill = colors.edge;
        ui.add(slider)
    })
    .inner
}

/// Says something about what the pointer rests on, beside it: below, it would
/// cover the next row of a list.
pub(crate) fn tip(response: egui::Response, text: &str) -> egui::Response {
    let ctx = &response.ctx;
    ctx.accesskit_node_builder(response.id, |node| node.set_description(text));
    let mut tooltip = egui::Tooltip::for_enabled(&response);
    tooltip.popup = tooltip
        .popup
        .align(egui::RectAlign::RIGHT)
        .align_alternatives(&[egui::RectAlign::LEFT, egui::RectAlign::TOP_START]);
    tooltip.show(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        ui.label(text);
    });
    response
}
