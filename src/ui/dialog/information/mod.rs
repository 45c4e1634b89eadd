//! The head of a game as a form.

mod form;

use egui::{Color32, Key, RichText, TextEdit, Ui, WidgetInfo};

use super::{Answer, buttons_ui, title_ui};
use crate::board::Color;
use crate::go::Ruleset;
use crate::record::{GameKind, Header, Terms};
use crate::session::today;
use crate::setup::GoVariant;
use crate::ui::accessibility;
use crate::ui::page::new_game::points_ui;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{self, Dialog as Words, InformationWords as Info, Language, game_name};

pub(crate) use form::InformationForm;
use form::{About, Line};

/// How wide the names of fields are.
const NAMES: f32 = 150.0;
/// How wide the field of a rank is.
const RANK: f32 = 64.0;
/// How wide that of a team is.
const TEAM: f32 = 120.0;

/// The lines below the players, by the part of the form in which they stand.
const PARTS: [(Info, &[Header]); 3] = [
    (
        Info::Occasion,
        &[
            Header::Name,
            Header::Event,
            Header::Round,
            Header::Place,
            Header::Date,
        ],
    ),
    (
        Info::Game,
        &[
            Header::Result,
            Header::MainTime,
            Header::Overtime,
            Header::Opening,
        ],
    ),
    (
        Info::Record,
        &[
            Header::Source,
            Header::Annotator,
            Header::User,
            Header::Copyright,
            Header::Comment,
        ],
    ),
];

pub(super) fn information_ui(
    ui: &mut Ui,
    form: &mut InformationForm,
    style: Style,
) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, language.say(Words::Information), style);
    let height = (ui.ctx().content_rect().height() - 220.0).max(160.0);
    egui::ScrollArea::vertical()
        .max_height(height)
        .show(ui, |ui| {
            let spacing = theme::GRID * 2.0;
            // The scroll bar at the right covers nothing.
            let width = ui.available_width() - theme::SCROLL_BAR - NAMES - spacing;
            egui::Grid::new("head of the game")
                .num_columns(2)
                .min_col_width(NAMES)
                .spacing([spacing, theme::GRID])
                .show(ui, |ui| {
                    heading_ui(ui, Info::Players, style);
                    for color in Color::BOTH {
                        player_ui(ui, form, color, width, style);
                    }
                    for (part, headers) in PARTS {
                        heading_ui(ui, part, style);
                        for &header in headers {
                            line_ui(ui, form, header, width, style);
                        }
                        if part == Info::Game {
                            terms_ui(ui, form, style);
                            facts_ui(ui, form, style);
                        }
                    }
                });
        });
    let apply = ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter));
    let sound = form.is_sound();
    buttons_ui(ui, |ui| {
        let main = ui.add_enabled_ui(sound, |ui| {
            controls::main_button(ui, style.colors, language.say(Words::Apply))
        });
        let cancel = ui.button(language.say(Words::Cancel));
        if cancel.clicked() {
            return Some(Answer::Close);
        }
        let applied = sound && (main.inner.clicked() || apply);
        applied.then(|| Answer::Head(form.changes(), form.new_terms()))
    })
}

fn heading_ui(ui: &mut Ui, part: Info, style: Style) {
    let text = RichText::new(style.language.say(part)).color(style.colors.accent);
    ui.label(text.size(theme::CONTROL));
    ui.end_row();
}

/// One player on one row: name, rank and team.
fn player_ui(ui: &mut Ui, form: &mut InformationForm, color: Color, width: f32, style: Style) {
    let language = style.language;
    let label = form
        .line(Header::Player(color))
        .map_or("", |line| line.name);
    ui.label(label);
    ui.horizontal(|ui| {
        let beside = RANK + TEAM + 2.0 * ui.spacing().item_spacing.x;
        let name = (width - beside).max(RANK);
        for (header, width, hint) in [
            (Header::Player(color), name, None),
            (Header::Rank(color), RANK, Some(Info::RankHint)),
            (Header::Team(color), TEAM, Some(Info::TeamHint)),
        ] {
            if let Some(line) = form.line(header) {
                let hint = hint.map_or("", |hint| language.say(hint));
                field_ui(ui, line, width, hint, style);
            }
        }
    });
    ui.end_row();
}

fn line_ui(ui: &mut Ui, form: &mut InformationForm, header: Header, width: f32, style: Style) {
    let language = style.language;
    let told = words::control_text(language, form.time());
    let Some(line) = form.line(header) else {
        return;
    };
    ui.label(line.name);
    ui.vertical(|ui| {
        ui.set_max_width(width);
        match header {
            Header::Date => date_ui(ui, line, style),
            Header::Result => field_ui(ui, line, width, language.say(Info::ResultHint), style),
            Header::MainTime => field_ui(ui, line, width, language.say(Info::TimeHint), style),
            Header::Overtime => {
                let hint = language.say(Info::OvertimeHint);
                field_ui(ui, line, width, hint, style);
                if !line.text.is_empty() {
                    // How the two lines are understood.
                    note_ui(ui, &told, style.colors.quiet);
                }
            }
            Header::Player(_)
            | Header::Rank(_)
            | Header::Team(_)
            | Header::Place
            | Header::Event
            | Header::Round
            | Header::Name
            | Header::Opening
            | Header::Source
            | Header::Annotator
            | Header::User
            | Header::Copyright
            | Header::Comment => field_ui(ui, line, width, "", style),
        }
        if let Some(why) = line.fault() {
            let why = words::invalid_header(language, &why);
            accessibility::alert(&note_ui(ui, &why, style.colors.wrong));
        }
    });
    ui.end_row();
}

/// A date, and beside it the button for the present one.
fn date_ui(ui: &mut Ui, line: &mut Line, style: Style) {
    ui.horizontal(|ui| {
        let today_words = style.language.say(Info::Today);
        let width = (ui.available_width() - TEAM).max(RANK);
        field_ui(ui, line, width, style.language.say(Info::DateHint), style);
        if ui.button(today_words).clicked() {
            line.text = today();
        }
    });
}

fn field_ui(ui: &mut Ui, line: &mut Line, width: f32, hint: &str, style: Style) {
    let lines = line.header == Header::Comment;
    let edit = if lines {
        TextEdit::multiline(&mut line.text).desired_rows(3)
    } else {
        controls::line_edit(&mut line.text)
    };
    let hint = RichText::new(hint).color(style.colors.quiet);
    let edit = edit.desired_width(width).hint_text(hint);
    let response = ui.add(edit);
    let (name, text) = (line.name, line.text.clone());
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(true, text.clone(), text.clone(), "");
        info.label = Some(name.to_owned());
        if lines {
            info.role = egui::Role::MultilineTextInput;
        }
        info
    });
    accessibility::first(&response);
}

fn note_ui(ui: &mut Ui, text: &str, color: Color32) -> egui::Response {
    ui.add(egui::Label::new(RichText::new(text).color(color)).wrap())
}

/// Rules and komi, which files often have wrong or not at all.
fn terms_ui(ui: &mut Ui, form: &mut InformationForm, style: Style) {
    let Some(terms) = &mut form.terms else {
        return;
    };
    let language = style.language;
    let rules = ui.label(language.say(Words::RulesLine)).id;
    let mut chosen = terms.ruleset;
    let now = language.say(words::ruleset_term(chosen));
    let combo = egui::ComboBox::from_id_salt("rules of the game")
        .selected_text(now)
        .width(200.0);
    let shown = combo.show_ui(ui, |ui| {
        // Rules that have no name can be kept, and given up for others.
        let own = form.about.has_own_rules().then_some(None);
        for set in Ruleset::ALL.into_iter().map(Some).chain(own) {
            let name = language.say(words::ruleset_term(set));
            ui.selectable_value(&mut chosen, set, name);
        }
    });
    accessibility::value(&shown.response.labelled_by(rules), now);
    ui.end_row();
    if chosen != terms.ruleset {
        let own = form.about.own_rules();
        let rules = chosen.map(Ruleset::rules).or(own).unwrap_or(terms.rules);
        *terms = Terms::new(chosen, rules, terms.rules.komi);
    }
    let komi = ui.label(language.say(Words::KomiLine)).id;
    points_ui(ui, komi, &mut terms.rules.komi, style);
    ui.end_row();
}

/// What was agreed before the first move and cannot be changed any more.
fn facts_ui(ui: &mut Ui, form: &InformationForm, style: Style) {
    let language = style.language;
    let mut facts = match &form.about {
        About::Go(start) => go_facts(start, language),
        About::Othello => vec![(
            Words::GameLine,
            game_name(language, GameKind::Othello).to_owned(),
        )],
        About::Aligne4(variant) => vec![(Words::GameLine, variant.to_string())],
    };
    if form
        .lines
        .iter()
        .all(|line| line.header != Header::MainTime)
    {
        facts.push((Words::TimeLine, words::control_text(language, form.control)));
    }
    for (label, value) in facts {
        ui.label(RichText::new(language.say(label)).color(style.colors.quiet));
        ui.label(value);
        ui.end_row();
    }
}

fn go_facts(start: &crate::record::Start, language: Language) -> Vec<(Words, String)> {
    let lines = start.size.lines();
    if start.rules.is_atari_go() {
        let game = GoVariant::AtariGo.name(language).to_owned();
        return vec![
            (Words::GameLine, game),
            (Words::SizeLine, format!("{lines}×{lines}")),
        ];
    }
    vec![
        (Words::SizeLine, format!("{lines}×{lines}")),
        (
            Words::HandicapLine,
            words::handicap(language, start.handicap),
        ),
    ]
}
