//! The move that is shown: how good it was, why, and what would have been better.

use egui::{Label, RichText, Sense, Ui, WidgetInfo};

use super::ReviewEvent;
use super::spoken::{move_text, spoken_move};
use crate::record::GameKind;
use crate::scene::{JudgedMove, ReviewScene};
use crate::ui::theme::Style;
use crate::words::{ProblemWords, ReviewWords as Words, Thinking, found_by, review_sentences};

/// What there is to say of the move that led to what is shown.
pub(super) fn present_ui(
    ui: &mut Ui,
    kind: GameKind,
    review: &ReviewScene,
    style: Style,
) -> Option<ReviewEvent> {
    let language = style.language;
    let Some(current) = review.current() else {
        ui.label(RichText::new(language.say(Words::Start)).color(style.colors.text));
        return None;
    };
    ui.label(RichText::new(spoken_move(language, kind, current)).color(style.colors.text));
    if let Some(text) = reasons_text(current, review, style) {
        ui.label(RichText::new(text).color(style.colors.text));
    }
    let event = better_ui(ui, kind, current, style);
    if let Some(finders) = current.finders.filter(|_| current.best().is_some()) {
        let shares = [
            (finders.rank, finders.share),
            (finders.stronger, finders.stronger_share),
        ];
        let text = format!("{}.", found_by(language, shares, finders.reach));
        ui.label(RichText::new(text).small().color(style.colors.quiet));
    }
    let adds = kind == GameKind::Go && current.best().is_some() && learn_ui(ui, style);
    match adds {
        true => Some(ReviewEvent::Learn),
        false => event,
    }
}

/// The way of a mistake to the exercises; whether it was taken.
fn learn_ui(ui: &mut Ui, style: Style) -> bool {
    let language = style.language;
    let text = RichText::new(language.say(ProblemWords::AddMistake)).small();
    let button = ui.add(egui::Button::new(text).frame_when_inactive(false));
    let tip = language.say(ProblemWords::AddMistakeTip);
    button.on_hover_text(tip).clicked()
}

/// Why the move was bad.
fn reasons_text(of: &JudgedMove, review: &ReviewScene, style: Style) -> Option<String> {
    of.best()?;
    let size = review.size;
    let reasons = review_sentences(style.language, &of.reasons, size);
    let text = style.language.sentences(&reasons);
    (!text.is_empty()).then(|| format!("{text}."))
}

/// What would have been better: under the pointer it is shown on the board, and a
/// click plays it.
fn better_ui(ui: &mut Ui, kind: GameKind, of: &JudgedMove, style: Style) -> Option<ReviewEvent> {
    let language = style.language;
    let best = of.best()?;
    let text = better_text(of, kind, style)?;
    let name = move_text(language, best);
    let label = Label::new(RichText::new(&text).color(style.colors.accent));
    let response = ui.add(label.sense(Sense::CLICK | Sense::FOCUSABLE));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &text));
    if response.has_focus() {
        let ring = egui::Stroke::new(2.0, style.colors.accent);
        let rect = response.rect.expand(2.0);
        ui.painter()
            .rect_stroke(rect, 4, ring, egui::StrokeKind::Inside);
    }
    let shown = response.hovered() || response.has_focus();
    let point = best.point()?;
    let tip = language.fill(Words::TryBetter, &[&name]);
    if response.on_hover_text(tip).clicked() {
        return Some(ReviewEvent::Try {
            before: of.before,
            point,
        });
    }
    shown.then_some(ReviewEvent::Preview)
}

/// The better move, and how play was expected to go on.
fn better_text(of: &JudgedMove, kind: GameKind, style: Style) -> Option<String> {
    let language = style.language;
    let better = language.fill(Words::Better, &[&move_text(language, of.best()?)]);
    let between = match kind {
        GameKind::Go | GameKind::Othello => " ",
        GameKind::Aligne4 => ", ",
    };
    let line: Vec<String> = of
        .better
        .iter()
        .map(|(_, mv)| move_text(language, mv))
        .collect();
    if line.len() < 2 {
        return Some(better);
    }
    let expected = language.fill(Thinking::Expected, &[&line.join(between)]);
    Some(format!("{better}. {expected}"))
}
