//! Whether the computer teaches, and how often it may speak.

use egui::Ui;
use strum::VariantArray as _;

use super::fields::{Field, note_ui};
use crate::session::Offers;
use crate::setup::GameSetup;
use crate::ui::theme::Style;
use crate::ui::widget::controls;
use crate::words::{TeachingWords as Words, offers_name};

/// Whether it teaches; a rated game says why not.
pub(super) fn switch_ui(ui: &mut Ui, setup: &mut GameSetup, style: Style) {
    if !setup.can_be_asked_to_teach() {
        return;
    }
    let words = style.language.say(Words::Option);
    if setup.is_rated() {
        let mut off = false;
        ui.add_enabled(false, egui::Checkbox::new(&mut off, words));
        return;
    }
    let switch = ui.checkbox(&mut setup.teaching, words);
    controls::tip(switch, style.language.say(Words::OptionTip));
}

/// How often, where it does.
pub(super) fn offers_ui(ui: &mut Ui, setup: &mut GameSetup, style: Style) {
    if !setup.can_be_asked_to_teach() {
        return;
    }
    if setup.is_rated() {
        return note_ui(ui, style.language.say(Words::NotWhenRated), style);
    }
    if !setup.is_taught() {
        return;
    }
    let options: Vec<_> = Offers::VARIANTS
        .iter()
        .map(|&of| (of, offers_name(of)))
        .collect();
    Field::new(Words::Warnings).choose(ui, style, &mut setup.offers, &options);
    note_ui(ui, style.language.say(Words::OptionTip), style);
}
