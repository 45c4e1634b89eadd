//! Whether the computer teaches, and how often it may speak.

use egui::{Checkbox, ComboBox, Ui};
use strum::VariantArray as _;

use crate::session::Offers;
use crate::setup::GameSetup;
use crate::ui::theme::Style;
use crate::ui::widget::controls;
use crate::words::{TeachingWords as Words, offers_name};

/// A switch, and beside it how often; a rated game says why not.
pub(super) fn switch_ui(ui: &mut Ui, setup: &mut GameSetup, style: Style) {
    let language = style.language;
    let rated = setup.is_rated();
    let mut on = setup.is_taught();
    let switch = Checkbox::new(&mut on, language.say(Words::Option));
    let response = ui.add_enabled(!rated, switch);
    if rated {
        response.on_disabled_hover_text(language.say(Words::NotWhenRated));
        return;
    }
    controls::tip(response, language.say(Words::OptionTip));
    setup.teaching = on;
    if !on {
        return;
    }
    let name = language.say(Words::Offers);
    let chosen = language.say(offers_name(setup.offers));
    let list = ComboBox::from_id_salt("offers").selected_text(chosen);
    let response = list
        .show_ui(ui, |ui| {
            for &offers in Offers::VARIANTS {
                let text = language.say(offers_name(offers));
                ui.selectable_value(&mut setup.offers, offers, text);
            }
        })
        .response;
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, name));
    response.on_hover_text(name);
}
