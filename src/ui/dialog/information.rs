//! The head of a game as a form.

use egui::{Key, RichText, TextEdit, Ui};

use super::{Answer, buttons_ui, title_ui};
use crate::aligne4::Variant;
use crate::board::Color;
use crate::go::{Rules, Ruleset};
use crate::record::{GameKind, Header, Terms};
use crate::session::Match;
use crate::setup::GoVariant;
use crate::ui::accessibility;
use crate::ui::page::new_game::points_ui;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{self, Dialog as Words, Language};

/// The lines that can be written, and what is fixed.
#[derive(Clone, Debug)]
pub(crate) struct InformationForm {
    lines: Vec<(Header, Words, String)>,
    before: Vec<String>,
    /// Rules and komi, where there is a choice of them.
    terms: Option<Terms>,
    about: About,
    control: crate::record::TimeControl,
}

const LINES: [(Header, Words); 10] = [
    (Header::Player(Color::Black), Words::BlackName),
    (Header::Rank(Color::Black), Words::BlackRank),
    (Header::Player(Color::White), Words::WhiteName),
    (Header::Rank(Color::White), Words::WhiteRank),
    (Header::Name, Words::Name),
    (Header::Event, Words::Event),
    (Header::Round, Words::Round),
    (Header::Place, Words::Place),
    (Header::Date, Words::Date),
    (Header::Comment, Words::GameComment),
];

/// What was agreed before the game.
#[derive(Clone, Debug)]
enum About {
    Go(Box<crate::record::Start>),
    Othello,
    Aligne4(Variant),
}

/// What lines are called where the sides have no colors.
const WITHOUT_COLORS: [(Words, Words); 4] = [
    (Words::BlackName, Words::FirstName),
    (Words::WhiteName, Words::SecondName),
    (Words::BlackRank, Words::FirstRank),
    (Words::WhiteRank, Words::SecondRank),
];

/// What a line is called in a game whose sides have no colors.
fn without_colors(words: Words) -> Words {
    let mut known = WITHOUT_COLORS.into_iter();
    let found = known.find(|(colored, _)| *colored == words);
    found.map_or(words, |(_, plain)| plain)
}

impl InformationForm {
    /// Filled in as the record says.
    pub(crate) fn of(session: &Match) -> Self {
        let text = |header| session.header(header).unwrap_or_default().into_owned();
        let called = match session.kind() {
            GameKind::Go | GameKind::Othello => |words| words,
            GameKind::Aligne4 => without_colors,
        };
        let lines = LINES.map(|(header, words)| (header, called(words), text(header)));
        Self {
            before: lines.iter().map(|(.., text)| text.clone()).collect(),
            lines: lines.into(),
            terms: match session {
                // Atari go has neither komi nor a choice of rules.
                Match::Go(_) if session.is_atari_go() => None,
                Match::Go(session) => Some(session.record().start().terms()),
                Match::Othello(_) | Match::Aligne4(_) => None,
            },
            about: match session {
                Match::Go(session) => About::Go(Box::new(session.record().start().clone())),
                Match::Othello(_) => About::Othello,
                Match::Aligne4(session) => About::Aligne4(*session.record().start()),
            },
            control: session.control(),
        }
    }

    /// The rules and komi, if they are not as they were.
    fn new_terms(&self) -> Option<Terms> {
        let before = match &self.about {
            About::Go(start) => Some(start.terms()),
            About::Othello | About::Aligne4(_) => None,
        };
        self.terms.filter(|_| self.terms != before)
    }

    /// The lines that are not as they were.
    fn changes(&self) -> Vec<(Header, String)> {
        let lines = self.lines.iter().zip(&self.before);
        lines
            .filter(|((.., text), before)| text != *before)
            .map(|((header, _, text), _)| (*header, text.clone()))
            .collect()
    }
}

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
            ui.set_max_width(ui.available_width() - theme::SCROLL_BAR);
            egui::Grid::new("head of the game")
                .num_columns(2)
                .spacing([theme::GRID * 2.0, theme::GRID])
                .show(ui, |ui| {
                    for (header, label, text) in &mut form.lines {
                        let name = ui.label(language.say(*label));
                        let edit = if *header == Header::Comment {
                            TextEdit::multiline(text).desired_rows(3)
                        } else {
                            TextEdit::singleline(text)
                        };
                        let edit = ui.add(edit.desired_width(f32::INFINITY));
                        accessibility::first(&edit.labelled_by(name.id));
                        ui.end_row();
                    }
                    terms_ui(ui, form, style);
                    facts_ui(ui, form, style);
                });
        });
    let apply = ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter));
    buttons_ui(ui, |ui| {
        let main = controls::main_button(ui, style.colors, language.say(Words::Apply));
        let cancel = ui.button(language.say(Words::Cancel));
        if cancel.clicked() {
            return Some(Answer::Close);
        }
        let applied = main.clicked() || apply;
        applied.then(|| Answer::Head(form.changes(), form.new_terms()))
    })
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

impl About {
    /// The rules that it was played by so far.
    const fn own_rules(&self) -> Option<Rules> {
        match self {
            Self::Go(start) => Some(start.rules),
            Self::Othello | Self::Aligne4(_) => None,
        }
    }

    fn has_own_rules(&self) -> bool {
        match self {
            Self::Go(start) => start.ruleset.is_none(),
            Self::Othello | Self::Aligne4(_) => false,
        }
    }
}

/// What was agreed before the first move and cannot be changed any more.
fn facts_ui(ui: &mut Ui, form: &InformationForm, style: Style) {
    let language = style.language;
    let mut facts = match &form.about {
        About::Go(start) => go_facts(start, language),
        About::Othello => vec![(Words::GameLine, GameKind::Othello.name().to_owned())],
        About::Aligne4(variant) => vec![(Words::GameLine, variant.to_string())],
    };
    facts.push((Words::TimeLine, words::control_text(language, form.control)));
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
