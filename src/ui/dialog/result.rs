//! The result, with the whole count.

use egui::{Align, Label, Layout, RichText, Ui};

use super::{Answer, buttons_ui, title_ui};
use crate::aligne4::Line;
use crate::board::{ByColor, Color};
use crate::go::{Parts, Scoring};
use crate::othello::Count;
use crate::record;
use crate::session::{Ending, Tally};
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{self, Dialog as Words, FirstStepsWords, TableWords};

/// What the window of the result shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ResultSheet {
    /// Which game it was.
    pub(crate) kind: record::GameKind,
    /// How it ended.
    pub(crate) ending: Ending,
    /// Who played; empty for those without a name.
    pub(crate) names: ByColor<String>,
    /// Whether it belongs to the course for beginners.
    pub(crate) course: bool,
    /// Where the game is kept.
    pub(crate) file: Option<String>,
}

pub(super) fn result_ui(ui: &mut Ui, sheet: &ResultSheet, style: Style) -> Option<Answer> {
    let language = style.language;
    let said = words::outcome_named(language, sheet.kind, &sheet.ending.outcome, &sheet.names);
    let said = match &sheet.ending.tally {
        Some(Tally::Capture { stones }) => words::captured(language, &said, *stones),
        Some(Tally::Go(_) | Tally::Othello(_) | Tally::Aligne4(_)) | None => said,
    };
    title_ui(ui, &said, style);
    match &sheet.ending.tally {
        Some(Tally::Go(count)) => {
            let parts = ByColor::from_fn(|color| *count.parts(color));
            count_ui(ui, sheet, &parts, count.scoring(), style);
        }
        Some(Tally::Othello(count)) => discs_ui(ui, sheet, count, style),
        Some(Tally::Aligne4(lines)) => lines_ui(ui, lines, style),
        Some(Tally::Capture { .. }) | None => (),
    }
    ui.add_space(theme::GRID);
    if let Some(file) = &sheet.file {
        let text = language.fill(Words::KeptIn, &[file]);
        ui.add(Label::new(RichText::new(text).color(style.colors.quiet)).wrap());
    } else {
        // The buttons stay where they are when the file has been written.
        let line = ui.text_style_height(&egui::TextStyle::Body);
        ui.allocate_space(egui::vec2(0.0, line));
    }
    buttons_ui(ui, |ui| {
        let mut course = None;
        if sheet.course {
            let words = language.say(FirstStepsWords::Title);
            course = Some(controls::main_button(ui, style.colors, words));
        }
        let rematch = match sheet.course {
            true => ui.button(language.say(Words::Rematch)),
            false => controls::main_button(ui, style.colors, language.say(Words::Rematch)),
        };
        let review = ui.button(language.say(Words::Review));
        let save = ui.button(language.say(Words::Save));
        if course.is_some_and(|course| course.clicked()) {
            return Some(Answer::FirstSteps);
        }
        if rematch.clicked() {
            return Some(Answer::Rematch);
        }
        if review.clicked() {
            return Some(Answer::Review);
        }
        if save.clicked() {
            return Some(Answer::Save);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let close = ui.button(language.say(Words::Close));
            accessibility::first(&close);
            close.clicked().then_some(Answer::Close)
        })
        .inner
    })
}

/// The count line by line, a column for each side. What the rules do not count
/// is left out.
fn count_ui(
    ui: &mut Ui,
    sheet: &ResultSheet,
    parts: &ByColor<Parts>,
    scoring: Scoring,
    style: Style,
) {
    let language = style.language;
    let number = |of: fn(&Parts) -> u32| ByColor::from_fn(|color| of(&parts[color]).to_string());
    let mut lines: Vec<(TableWords, ByColor<String>)> = match scoring {
        Scoring::Area => vec![
            (TableWords::Stones, number(|parts| parts.stones)),
            (TableWords::TerritoryPart, number(|parts| parts.territory)),
        ],
        Scoring::Territory => vec![
            (TableWords::TerritoryPart, number(|parts| parts.territory)),
            (TableWords::Prisoners, number(|parts| parts.prisoners)),
            (TableWords::Dead, number(|parts| parts.dead)),
            (TableWords::PassStones, number(|parts| parts.pass_stones)),
        ],
    };
    let points = |of: fn(&Parts) -> crate::game::HalfPoints| {
        ByColor::from_fn(|color| language.points(of(&parts[color])))
    };
    lines.push((TableWords::Komi, points(|parts| parts.komi)));
    lines.push((TableWords::Bonus, points(|parts| parts.bonus)));
    let none = |values: &ByColor<String>| values.black == "0" && values.white == "0";
    lines.retain(|(phrase, values)| {
        !(none(values) && matches!(phrase, TableWords::PassStones | TableWords::Bonus))
    });
    lines.push((TableWords::Total, points(|parts| parts.total)));
    grid_ui(ui, sheet, &lines, style);
}

/// The discs of each side, and the squares that go to the winner.
fn discs_ui(ui: &mut Ui, sheet: &ResultSheet, count: &Count, style: Style) {
    let scores = count.scores();
    let number = |of: &dyn Fn(Color) -> u32| ByColor::from_fn(|color| of(color).to_string());
    let mut lines = vec![(TableWords::Discs, number(&|color| count.discs[color]))];
    if count.empty > 0 && count.leader().is_some() {
        let empty = number(&|color| scores[color].saturating_sub(count.discs[color]));
        lines.push((TableWords::EmptySquares, empty));
    }
    lines.push((TableWords::Total, number(&|color| scores[color])));
    grid_ui(ui, sheet, &lines, style);
}

/// The lines that won, and what their pieces share.
fn lines_ui(ui: &mut Ui, lines: &[Line], style: Style) {
    let language = style.language;
    if lines.is_empty() {
        ui.add(Label::new(language.say(TableWords::NoLine)).wrap());
    }
    for line in lines {
        ui.add(Label::new(words::line_text(language, line)).wrap());
    }
}

fn grid_ui(
    ui: &mut Ui,
    sheet: &ResultSheet,
    lines: &[(TableWords, ByColor<String>)],
    style: Style,
) {
    let language = style.language;
    let column = (ui.available_width() - theme::GRID * 6.0) / 3.0;
    egui::Grid::new("count")
        .num_columns(3)
        .spacing([theme::GRID * 2.0, 6.0])
        .min_col_width(column)
        .show(ui, |ui| {
            ui.allocate_space(egui::Vec2::ZERO);
            for color in Color::BOTH {
                let name = &sheet.names[color];
                let name = words::name_or_side(language, sheet.kind, color, name);
                let heading = RichText::new(name).color(style.colors.quiet);
                right_ui(ui, heading);
            }
            ui.end_row();
            for (phrase, values) in lines {
                let total = *phrase == TableWords::Total;
                let size = if total { theme::NAME } else { theme::BODY };
                let text = |text: &str| RichText::new(text).size(size).color(style.colors.text);
                ui.label(text(language.say(*phrase)));
                for color in Color::BOTH {
                    right_ui(ui, text(&values[color]));
                }
                ui.end_row();
            }
        });
}

fn right_ui(ui: &mut Ui, text: RichText) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add(Label::new(text).truncate());
    });
}
