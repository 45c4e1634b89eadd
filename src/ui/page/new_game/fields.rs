//! The fields of the form: a name on the left, something to change on the right.

use std::ops::RangeInclusive;

use egui::{
    Align, ComboBox, DragValue, Id, Label, Layout, RichText, Sense, Ui, UiBuilder, emath::Numeric,
    vec2,
};
use strum::VariantArray;

use crate::ui::accessibility;
use crate::ui::theme::{BUTTON, Style};
use crate::words::{Language, Phrase};

/// The width of the names of fields.
const NAMES: f32 = 160.0;

/// The height from which on a list of choices has to be scrolled.
const LIST: f32 = 400.0;

/// One row of the form.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<P> {
    name: P,
}

impl<P: Phrase> Field<P> {
    /// A field with this name.
    pub(super) const fn new(name: P) -> Self {
        Self { name }
    }

    /// Shows the name, and beside it what can be changed. That is given the id
    /// of the name, so that it can be called by it.
    pub(super) fn show<R>(
        self,
        ui: &mut Ui,
        style: Style,
        add: impl FnOnce(&mut Ui, Id) -> R,
    ) -> R {
        let row = ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(NAMES, BUTTON), Sense::hover());
            let layout = Layout::left_to_right(Align::Center);
            let mut place = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
            let text = style.language.say(self.name);
            let label = place.add(Label::new(RichText::new(text)).truncate());
            // What does not fit goes on below, not under the name.
            ui.horizontal_wrapped(|ui| add(ui, label.id)).inner
        });
        row.inner
    }

    /// A choice between a few things.
    pub(super) fn choose<T: Copy + PartialEq, Q: Phrase>(
        self,
        ui: &mut Ui,
        style: Style,
        value: &mut T,
        options: &[(T, Q)],
    ) {
        let say = |&(option, words): &(T, Q)| (option, style.language.say(words));
        let options: Vec<_> = options.iter().map(say).collect();
        self.show(ui, style, |ui, label| choice_ui(ui, label, value, &options));
    }

    /// A choice between all variants there are, each by its name.
    pub(super) fn choose_variant<T: Copy + PartialEq + VariantArray>(
        self,
        ui: &mut Ui,
        style: Style,
        value: &mut T,
        name: fn(Language, T) -> &'static str,
    ) {
        let named = |&option: &T| (option, name(style.language, option));
        let options: Vec<_> = T::VARIANTS.iter().map(named).collect();
        self.show(ui, style, |ui, label| choice_ui(ui, label, value, &options));
    }
}

/// A list to choose from.
pub(super) fn choice_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: Id,
    value: &mut T,
    options: &[(T, &str)],
) {
    let chosen = options.iter().find(|(option, _)| option == value);
    let chosen = chosen.map_or("", |(_, name)| name);
    let combo = ComboBox::from_id_salt(label).selected_text(chosen);
    let combo = combo
        .width(200.0_f32.min(ui.available_size_before_wrap().x))
        .height(LIST);
    let shown = combo.show_ui(ui, |ui| {
        for &(option, name) in options {
            ui.selectable_value(value, option, name);
        }
    });
    accessibility::value(&shown.response.labelled_by(label), chosen);
}

/// A whole number.
pub(super) fn number_ui<N: Numeric>(
    ui: &mut Ui,
    label: Id,
    value: &mut N,
    range: RangeInclusive<N>,
) {
    let drag = DragValue::new(value).range(range).speed(0.1);
    accessibility::number(&ui.add(drag).labelled_by(label));
}

/// A quiet line below what can be changed.
pub(super) fn note_ui(ui: &mut Ui, text: &str, style: Style) {
    ui.scope(|ui| {
        // It is as high as its words, not as a button.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal(|ui| {
            ui.add_space(NAMES + ui.spacing().item_spacing.x);
            let text = RichText::new(text).color(style.colors.quiet);
            ui.add(Label::new(text).wrap());
        });
    });
}
