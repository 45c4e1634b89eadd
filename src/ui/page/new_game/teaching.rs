//! Whether the computer teaches, and how often it may speak.

use egui::Ui;
use strum::VariantArray as _;

use super::fields::{Field, note_ui};
use crate::session::Offers;
use crate::setup::GameSetup;
use crate::ui::theme::Style;
use crate::words::{TeachingWords as Words, offers_name};

/// A list with how often, or not at all; a rated game says why not.
pub(super) fn teaching_ui(ui: &mut Ui, setup: &mut GameSetup, style: Style) {
    if !setup.can_be_asked_to_teach() {
        return;
    }
    let mut chosen = setup.is_taught().then_some(setup.offers);
    let often = Offers::VARIANTS
        .iter()
        .map(|&of| (Some(of), offers_name(of)));
    let options: Vec<_> = std::iter::once((None, Words::Off)).chain(often).collect();
    let rated = setup.is_rated();
    ui.add_enabled_ui(!rated, |ui| {
        Field::new(Words::Option).choose(ui, style, &mut chosen, &options);
    });
    if rated {
        return note_ui(ui, style.language.say(Words::NotWhenRated), style);
    }
    setup.teaching = chosen.is_some();
    setup.offers = chosen.unwrap_or(setup.offers);
    if setup.teaching {
        note_ui(ui, style.language.say(Words::OptionTip), style);
    }
}
