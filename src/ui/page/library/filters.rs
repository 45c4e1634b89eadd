//! Which games are wanted.

use egui::{ComboBox, Ui};
use strum::VariantArray as _;

use super::LibraryPage;
use crate::board::Size;
use crate::library::{Arrangement, Filter, ResultFilter};
use crate::ui::accessibility;
use crate::ui::theme::Style;
use crate::ui::widget::controls;
use crate::words::{Language, LibraryWords as Words};

/// The boards that are offered.
const SIZES: [Size; 3] = [Size::NINE, Size::THIRTEEN, Size::NINETEEN];
/// How much can be typed.
const LONGEST: usize = 100;

impl LibraryPage {
    pub(super) fn filters_ui(&mut self, ui: &mut Ui, style: Style) {
        let language = style.language;
        ui.horizontal_wrapped(|ui| {
            let filter = &mut self.wanted.filter;
            let fields = [
                (&mut filter.text, Words::Search, Words::SearchHint, 150.0),
                (&mut filter.player, Words::Player, Words::Player, 100.0),
                (&mut filter.date, Words::Date, Words::DateHint, 130.0),
            ];
            for (text, name, hint, width) in fields {
                let hint = language.say(hint);
                let edit = controls::line_edit(text)
                    .hint_text(hint)
                    .char_limit(LONGEST)
                    .desired_width(controls::line_width(ui, hint).max(width));
                ui.add(edit).accessible_name(language.say(name));
            }
            sizes_ui(ui, filter, language);
            let results = ResultFilter::VARIANTS.iter();
            let results = results.map(|&of| (of, result_name(language, of).to_owned()));
            let name = language.say(Words::Result);
            list_ui(ui, name, &mut filter.result, results.collect());
            let twice = ui.checkbox(&mut self.wanted.duplicates, language.say(Words::Duplicates));
            controls::tip(twice, language.say(Words::DuplicatesTip));
            let narrows = self.wanted.duplicates || !self.wanted.filter.is_empty();
            let asks = narrows || self.wanted.query.is_some();
            let clear = controls::plain_button(language.say(Words::Clear));
            if asks && ui.add(clear).clicked() {
                if let Some(panel) = &mut self.position {
                    panel.forget();
                }
                self.wanted = Arrangement {
                    order: self.wanted.order,
                    ..Arrangement::default()
                };
            }
        });
    }
}

fn sizes_ui(ui: &mut Ui, filter: &mut Filter, language: Language) {
    let any = (None, language.say(Words::AnySize).to_owned());
    let sizes = SIZES.map(|size| (Some(size), size.to_string()));
    let choices = std::iter::once(any).chain(sizes).collect();
    list_ui(ui, language.say(Words::Size), &mut filter.size, choices);
}

const fn result_phrase(result: ResultFilter) -> Words {
    match result {
        ResultFilter::Any => Words::AnyResult,
        ResultFilter::Black => Words::BlackWon,
        ResultFilter::White => Words::WhiteWon,
        ResultFilter::Nobody => Words::NobodyWon,
    }
}

fn result_name(language: Language, result: ResultFilter) -> &'static str {
    language.say(result_phrase(result))
}

/// A list that is folded up; what is chosen says what it is about.
fn list_ui<T: Clone + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    choices: Vec<(T, String)>,
) {
    let shown = choices.iter().find(|(of, _)| of == chosen);
    let text = shown.map_or("", |(_, text)| text).to_owned();
    let list = ComboBox::from_id_salt(name)
        .selected_text(&text)
        .width(96.0);
    let list = list.show_ui(ui, |ui| {
        for (of, text) in &choices {
            ui.selectable_value(chosen, of.clone(), text);
        }
    });
    accessibility::value(&list.response, &text);
    list.response.accessible_name(name);
}
