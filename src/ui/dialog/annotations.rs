//! What is said of a turn besides its comment, as a form: its name, how good the
//! move or the position is, what it is worth, where a figure begins.

use egui::{Key, RichText, Ui};

use super::{Answer, buttons_ui, title_ui};
use crate::board::Color;
use crate::record::sgf::simple_text;
use crate::scene::{Remark, Strength};
use crate::session::{Match, text_values};
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{Dialog as Words, EditWords};

/// Properties with their values, of which there are none where they go.
pub(crate) type Annotations = Vec<(&'static str, Vec<String>)>;

/// What is being chosen and written.
#[derive(Clone, Debug)]
pub(crate) struct AnnotationForm {
    name: String,
    of_move: Option<Remark>,
    of_position: Option<Remark>,
    hotspot: Option<Remark>,
    value: String,
    figure: bool,
    /// What was written for the value and is no number.
    missed: bool,
    /// What the turn has of a figure, which is kept.
    figure_told: Vec<String>,
    is_move: bool,
}

use Strength::{Plain, Strong};

/// How wide fields and lists are.
const FIELD: f32 = 240.0;

const OF_MOVES: [Remark; 6] = [
    Remark::GoodMove(Plain),
    Remark::GoodMove(Strong),
    Remark::BadMove(Plain),
    Remark::BadMove(Strong),
    Remark::Doubtful,
    Remark::Interesting,
];

const OF_POSITIONS: [Remark; 8] = [
    Remark::Even(Plain),
    Remark::Even(Strong),
    Remark::GoodFor(Color::Black, Plain),
    Remark::GoodFor(Color::Black, Strong),
    Remark::GoodFor(Color::White, Plain),
    Remark::GoodFor(Color::White, Strong),
    Remark::Unclear(Plain),
    Remark::Unclear(Strong),
];

const HOTSPOTS: [Remark; 2] = [Remark::Hotspot(Plain), Remark::Hotspot(Strong)];

impl AnnotationForm {
    /// Filled in as the turn says that is shown.
    pub(crate) fn of(session: &Match) -> Self {
        let remarks = session.remarks_here();
        let one_of = |known: &[Remark]| {
            let mut told = remarks.iter().copied();
            told.find(|remark| known.contains(remark))
        };
        let text = |name: &str| {
            let values = session.values_here(name);
            let first = values.first().map(|raw| simple_text(raw).trim().to_owned());
            first.unwrap_or_default()
        };
        let figure_told = session.values_here("FG");
        Self {
            name: text("N"),
            of_move: one_of(&OF_MOVES),
            of_position: one_of(&OF_POSITIONS),
            hotspot: one_of(&HOTSPOTS),
            value: text("V"),
            figure: !figure_told.is_empty(),
            missed: false,
            figure_told,
            is_move: session.move_at(session.cursor()).is_some(),
        }
    }

    /// The properties that say what the form says; `None` where something in it
    /// is none.
    fn properties(&self) -> Option<Annotations> {
        let value = self.value.trim().replace(',', ".");
        // A real number of SGF has digits and no exponent.
        let has_letters = value.contains(|sign: char| sign.is_alphabetic());
        if has_letters || (!value.is_empty() && value.parse::<f64>().is_err()) {
            return None;
        }
        let mut properties = vec![("N", text_values(&self.name)), ("V", text_values(&value))];
        let told = [self.of_move, self.of_position, self.hotspot];
        for name in ["TE", "BM", "DO", "IT", "GB", "GW", "DM", "UC", "HO"] {
            let told = told
                .iter()
                .flatten()
                .find(|remark| remark.sgf_name() == name);
            let values = told.map(|remark| vec![remark.sgf_value().to_owned()]);
            properties.push((name, values.unwrap_or_default()));
        }
        let figure = match (self.figure, self.figure_told.is_empty()) {
            (false, _) => Vec::new(),
            (true, true) => vec![String::new()],
            (true, false) => self.figure_told.clone(),
        };
        properties.push(("FG", figure));
        Some(properties)
    }
}

pub(super) fn annotations_ui(
    ui: &mut Ui,
    form: &mut AnnotationForm,
    style: Style,
) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, language.say(EditWords::Annotate), style);
    egui::Grid::new("annotations")
        .num_columns(2)
        .spacing([theme::GRID * 2.0, theme::GRID])
        .show(ui, |ui| {
            let label = ui.label(language.say(EditWords::NodeName)).id;
            let field = controls::line_edit(&mut form.name);
            let field = ui.add_sized([FIELD, theme::BUTTON], field);
            accessibility::first(&field.labelled_by(label));
            ui.end_row();
            if form.is_move {
                choice_ui(ui, EditWords::OfMove, &OF_MOVES, &mut form.of_move, style);
            }
            let position = &mut form.of_position;
            choice_ui(ui, EditWords::OfPosition, &OF_POSITIONS, position, style);
            let label = ui.label(language.say(EditWords::Value)).id;
            let field = controls::line_edit(&mut form.value).desired_width(80.0);
            ui.add(field).labelled_by(label);
            ui.end_row();
        });
    ui.horizontal_wrapped(|ui| {
        for remark in HOTSPOTS {
            let mut on = form.hotspot == Some(remark);
            if ui.checkbox(&mut on, remark.text(language)).changed() {
                form.hotspot = on.then_some(remark);
            }
        }
    });
    ui.checkbox(&mut form.figure, language.say(EditWords::Figure));
    if form.missed {
        let said = RichText::new(language.say(EditWords::BadValue)).color(style.colors.wrong);
        accessibility::alert(&ui.add(egui::Label::new(said).wrap()));
    }
    let apply = ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter));
    buttons_ui(ui, |ui| {
        let main = controls::main_button(ui, style.colors, language.say(Words::Apply));
        if ui.button(language.say(Words::Cancel)).clicked() {
            return Some(Answer::Close);
        }
        if !main.clicked() && !apply {
            return None;
        }
        let properties = form.properties();
        form.missed = properties.is_none();
        properties.map(Answer::Annotate)
    })
}

/// One of some remarks, or none.
fn choice_ui(
    ui: &mut Ui,
    label: EditWords,
    known: &[Remark],
    chosen: &mut Option<Remark>,
    style: Style,
) {
    let language = style.language;
    let name = |remark: Option<Remark>| match remark {
        Some(remark) => remark.text(language),
        None => language.say(EditWords::None).to_owned(),
    };
    let label_id = ui.label(language.say(label)).id;
    let now = name(*chosen);
    let combo = egui::ComboBox::from_id_salt(label)
        .selected_text(&now)
        .width(FIELD)
        .height(400.0);
    let shown = combo.show_ui(ui, |ui| {
        let all = std::iter::once(None).chain(known.iter().copied().map(Some));
        for remark in all {
            ui.selectable_value(chosen, remark, name(remark));
        }
    });
    accessibility::value(&shown.response.labelled_by(label_id), &now);
    ui.end_row();
}
