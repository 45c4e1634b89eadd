//! The rulesets side by side, as the rules themselves have them.

use egui::{Frame, Layout, Margin, RichText, Ui};

use crate::go::Ruleset;
use crate::ui::theme::{GRID, RADIUS, Style};
use crate::words::{self, Language, RulesLabel};

/// The heads of the columns, each with its part of the width in hundredths.
const COLUMNS: [(RulesLabel, f32); 7] = [
    (RulesLabel::TableRules, 16.0),
    (RulesLabel::TableKo, 16.0),
    (RulesLabel::TableSuicide, 12.0),
    (RulesLabel::TableScoring, 12.0),
    (RulesLabel::TableKomi, 8.0),
    (RulesLabel::TableHandicap, 20.0),
    (RulesLabel::TablePasses, 16.0),
];

/// Shows a row for each ruleset.
pub(super) fn rulesets_ui(ui: &mut Ui, style: Style) {
    let head = COLUMNS.map(|(label, _)| style.language.say(label).to_owned());
    row_ui(
        ui,
        &head.map(|text| RichText::new(text).color(style.colors.quiet)),
    );
    for (index, set) in Ruleset::ALL.into_iter().enumerate() {
        let fill = if index % 2 == 0 {
            style.colors.raised
        } else {
            style.colors.window
        };
        Frame::new()
            .fill(fill)
            .corner_radius(RADIUS)
            .show(ui, |ui| {
                row_ui(ui, &cells(style.language, set).map(RichText::new))
            });
    }
}

fn cells(language: Language, set: Ruleset) -> [String; 7] {
    let rules = set.rules();
    [
        words::ruleset(language, set).to_owned(),
        words::ko_rule(language, rules.ko).to_owned(),
        words::suicide(language, rules.suicide).to_owned(),
        words::scoring(language, rules.scoring).to_owned(),
        language.points(rules.komi),
        words::handicap_pay(language, &rules),
        words::passes(language, rules.passes).to_owned(),
    ]
}

fn row_ui(ui: &mut Ui, texts: &[RichText; 7]) {
    let space = ui.available_width() - 2.0 * GRID;
    Frame::new()
        .inner_margin(Margin::symmetric(8, 6))
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.horizontal_top(|ui| {
                for (text, (_, hundredths)) in texts.iter().zip(COLUMNS) {
                    let width = space * hundredths / 100.0;
                    cell_ui(ui, width, text.clone());
                }
            });
        });
}

fn cell_ui(ui: &mut Ui, width: f32, text: RichText) {
    let layout = Layout::top_down(egui::Align::Min);
    ui.allocate_ui_with_layout(egui::vec2(width, 0.0), layout, |ui| {
        ui.set_min_width(width);
        ui.set_max_width(width - GRID);
        ui.label(text);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_says_what_the_ruleset_says() {
        assert_eq!(
            cells(Language::English, Ruleset::Aga),
            [
                "AGA",
                "Situational superko",
                "Forbidden",
                "Area",
                "7.5",
                "Komi 0.5, and one point per stone, less one",
                "Two in a row, White last",
            ]
        );
        assert_eq!(cells(Language::French, Ruleset::Japanese)[4], "6,5");
    }

    #[test]
    fn the_columns_share_the_whole_width() {
        let sum: f32 = COLUMNS.iter().map(|(_, hundredths)| hundredths).sum();
        assert!((sum - 100.0).abs() < 0.01);
    }
}
