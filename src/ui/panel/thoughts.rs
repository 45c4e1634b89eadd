//! What a search thinks of the position.

use egui::{Align2, FontId, Rect, RichText, Sense, Ui, vec2};

use crate::board::Color;
use crate::record::AnyMove;
use crate::scene::{Candidate, Lead, Scene, Thoughts};
use crate::ui::theme::{self, Decor};
use crate::words::{self, Thinking};

/// How high a row of the table is.
const ROW: f32 = 22.0;
/// How many rows there is room for, be there so many moves or not.
const ROWS: usize = 5;
/// How high the bar of chances is.
const BAR: f32 = 14.0;
/// Where the columns end, in shares of the width; the first begins at 0.
const COLUMNS: [f32; 3] = [0.44, 0.68, 1.0];

/// The panel, while someone wants to see it. Returns the number of the move
/// that the pointer is on.
pub(crate) fn thoughts_ui(ui: &mut Ui, scene: &Scene, decor: Decor) -> Option<usize> {
    let mut pointed = None;
    ui.spacing_mut().item_spacing.y = 4.0;
    let title = decor.language.say(Thinking::Analysis);
    ui.label(RichText::new(title).color(decor.colors.quiet));
    if scene.estimating {
        let text = scene.estimate.map_or_else(
            || decor.language.say(Thinking::Estimating).to_owned(),
            |lead| {
                decor
                    .language
                    .fill(Thinking::IfNow, &[&lead_text(lead, decor)])
            },
        );
        line_ui(ui, &text, decor);
    }
    if scene.analyzing {
        match &scene.thoughts {
            Some(thoughts) => pointed = report_ui(ui, thoughts, decor),
            None => {
                let words = if is_stopped(scene) {
                    Thinking::PlayStopped
                } else {
                    Thinking::Waiting
                };
                line_ui(ui, decor.language.say(words), decor);
                // The panel keeps its height when there is something to say.
                let rest = BAR + ROW * (ROWS as f32 + 2.0) + 4.0 * (ROWS as f32 + 3.0);
                ui.add_space(rest);
            }
        }
    }
    ui.add_space(theme::GRID);
    pointed
}

/// Whether play was stopped by passes, so that no move is left to think about.
fn is_stopped(scene: &Scene) -> bool {
    let ending = scene.ending.as_ref();
    scene.counting || ending.is_some_and(|ending| ending.tally.is_some())
}

fn line_ui(ui: &mut Ui, text: &str, decor: Decor) {
    let size = vec2(ui.available_width(), ROW);
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        let text = RichText::new(text).color(decor.colors.text);
        ui.add(egui::Label::new(text).truncate());
    });
}

fn report_ui(ui: &mut Ui, thoughts: &Thoughts, decor: Decor) -> Option<usize> {
    line_ui(ui, &lead_text(thoughts.lead, decor), decor);
    bar_ui(ui, thoughts, decor);
    head_ui(ui, decor);
    let mut pointed = None;
    for row in 0..ROWS {
        let candidate = thoughts.candidates.get(row);
        if candidate_ui(ui, candidate, decor) {
            pointed = Some(row);
        }
    }
    let looked = decor.language.count(
        thoughts.visits as usize,
        Thinking::Looked,
        Thinking::LookedMany,
    );
    ui.label(RichText::new(looked).small().color(decor.colors.quiet));
    pointed
}

fn lead_text(lead: Lead, decor: Decor) -> String {
    let language = decor.language;
    match lead.side() {
        Some((side, by)) => {
            let side = words::color(language, side);
            language.fill(Thinking::Leads, &[&side, &language.points(by)])
        }
        None => language.say(Thinking::Even).to_owned(),
    }
}

/// Both chances to win, side by side as the cards are.
fn bar_ui(ui: &mut Ui, thoughts: &Thoughts, decor: Decor) {
    let size = vec2(ui.available_width(), BAR);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let (black, white) = (thoughts.black_win, 100 - thoughts.black_win.min(100));
    let text = decor.language.fill(Thinking::WinOf, &[&black, &white]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text.clone()));
    response.on_hover_text(&text);
    let painter = ui.painter();
    painter.rect_filled(rect, 3, theme::WHITE_STONE);
    let mut dark = rect;
    dark.set_width(rect.width() * f32::from(black) / 100.0);
    painter.rect_filled(dark, 3, theme::BLACK_STONE);
    let rim = egui::Stroke::new(1.0, decor.colors.quiet);
    painter.rect_stroke(rect, 3, rim, egui::StrokeKind::Inside);
    let font = FontId::proportional(11.0);
    let inset = vec2(5.0, 0.0);
    for (place, align, percent, color) in [
        (
            rect.left_center() + inset,
            Align2::LEFT_CENTER,
            black,
            theme::WHITE_STONE,
        ),
        (
            rect.right_center() - inset,
            Align2::RIGHT_CENTER,
            white,
            theme::BLACK_STONE,
        ),
    ] {
        // Where a side has no room for its number, the other has one.
        if percent >= 15 {
            let text = decor.language.fill(Thinking::Percent, &[&percent]);
            painter.text(place, align, text, font.clone(), color);
        }
    }
}

fn head_ui(ui: &mut Ui, decor: Decor) {
    let size = vec2(ui.available_width(), ROW);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let words = [
        Thinking::MoveColumn,
        Thinking::WinColumn,
        Thinking::LeadColumn,
        Thinking::ShareColumn,
    ];
    let texts = words.map(|phrase| decor.language.say(phrase).to_owned());
    columns(ui, rect, texts, 12.0, decor.colors.quiet);
}

/// The words of a row: the first at its left, the others at the ends of their
/// columns.
fn columns(ui: &Ui, rect: Rect, texts: [String; 4], size: f32, color: egui::Color32) {
    let [first, rest @ ..] = texts;
    let font = FontId::proportional(size);
    let painter = ui.painter();
    let left = rect.left_center() + vec2(4.0, 0.0);
    painter.text(left, Align2::LEFT_CENTER, first, font.clone(), color);
    for (text, end) in rest.into_iter().zip(COLUMNS) {
        let place = rect.left_center() + vec2(rect.width() * end - 4.0, 0.0);
        painter.text(place, Align2::RIGHT_CENTER, text, font.clone(), color);
    }
}

/// One move; whether the pointer is on it.
fn candidate_ui(ui: &mut Ui, candidate: Option<&Candidate>, decor: Decor) -> bool {
    let room = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    let Some(candidate) = candidate else {
        return false;
    };
    let language = decor.language;
    let name = move_text(&candidate.mv, decor);
    let lead = language.points(candidate.lead);
    let values: [&dyn std::fmt::Display; 4] = [&name, &candidate.win, &lead, &candidate.share];
    let spoken = language.fill(Thinking::Candidate, &values);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, spoken.clone()));
    let hovered = response.hovered();
    if hovered {
        ui.painter().rect_filled(rect, 4, decor.colors.raised);
    }
    let texts = [
        name,
        language.fill(Thinking::Percent, &[&candidate.win]),
        lead,
        language.fill(Thinking::Percent, &[&candidate.share]),
    ];
    columns(ui, rect, texts, theme::BODY, decor.colors.text);
    let line = line_text(&candidate.line, decor);
    response.on_hover_text(language.fill(Thinking::Expected, &[&line]));
    hovered
}

fn line_text(line: &[(Color, AnyMove)], decor: Decor) -> String {
    let moves = line.iter().map(|(_, mv)| move_text(mv, decor));
    moves.collect::<Vec<_>>().join(" ")
}

fn move_text(mv: &AnyMove, decor: Decor) -> String {
    let name = words::move_name(decor.language, mv);
    name.unwrap_or_else(|| decor.language.say(Thinking::Pass).to_owned())
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::board::{Point, Size};
    use crate::game::HalfPoints;
    use crate::go::{Move, Ruleset};
    use crate::record::{GoRecord, Start};
    use crate::scene::Shown;
    use crate::session::{Match, Waker};
    use crate::words::Language;

    fn scene(thoughts: Option<Thoughts>, estimate: Option<Lead>) -> Scene {
        let record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let session = Match::new(record.into(), folder.path(), Waker::none());
        let shown = Shown {
            territory: false,
            numbers: false,
            next_moves: false,
        };
        Scene {
            analyzing: true,
            thoughts,
            estimating: estimate.is_some(),
            estimate,
            ..Scene::of(&session, shown)
        }
    }

    fn panel(scene: Scene, language: Language) -> Harness<'static, Option<usize>> {
        let decor = Decor {
            language,
            colors: &theme::LIGHT,
            motion: false,
        };
        let mut harness = Harness::builder().with_size([224.0, 400.0]).build_ui_state(
            move |ui, pointed: &mut Option<usize>| *pointed = thoughts_ui(ui, &scene, decor),
            None,
        );
        harness.run();
        harness
    }

    fn thoughts() -> Thoughts {
        let candidate = |col, win, share| Candidate {
            mv: AnyMove::Go(Move::Place(Point::new(col, 4)), Size::NINE),
            win,
            lead: HalfPoints::from_halves(7),
            share,
            line: vec![
                (
                    Color::Black,
                    AnyMove::Go(Move::Place(Point::new(col, 4)), Size::NINE),
                ),
                (Color::White, AnyMove::Go(Move::Pass, Size::NINE)),
            ],
        };
        Thoughts {
            to_play: Color::Black,
            black_win: 61,
            lead: Lead::of(3.5),
            visits: 1200,
            candidates: vec![candidate(4, 61, 70), candidate(3, 55, 30)],
        }
    }

    #[test]
    fn chances_lead_and_moves_are_told() {
        let shown = panel(scene(Some(thoughts()), None), Language::English);
        for words in [
            "Analysis",
            "Black 61%, White 39%",
            "Black leads by 3.5",
            "E5: wins 61%, lead 3.5, 70% of the search",
            "D5: wins 55%, lead 3.5, 30% of the search",
            "1200 positions looked at",
        ] {
            shown.get_by_label(words);
        }
        let shown = panel(scene(Some(thoughts()), None), Language::French);
        shown.get_by_label("Noir mène de 3,5");
    }

    #[test]
    fn the_move_under_the_pointer_is_known() {
        let mut shown = panel(scene(Some(thoughts()), None), Language::English);
        let row = shown.get_by_label("D5: wins 55%, lead 3.5, 30% of the search");
        let place = row.rect().center();
        shown.hover_at(place);
        shown.run();
        assert_eq!(*shown.state(), Some(1));
    }

    #[test]
    fn an_estimate_and_a_search_without_a_thought_are_told() {
        let shown = panel(scene(None, Some(Lead::of(-0.5))), Language::English);
        shown.get_by_label("As it stands: White leads by 0.5");
        shown.get_by_label("Nothing to say yet");
        let shown = panel(scene(None, Some(Lead::of(0.0))), Language::English);
        shown.get_by_label("As it stands: Even");
    }
}
