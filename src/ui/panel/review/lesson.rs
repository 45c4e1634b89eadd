//! The moves of a teaching game that were taken back or left, as a list.

use egui::{Align2, FontId, RichText, Sense, Ui, WidgetInfo, pos2, vec2};

use super::moments::{ROW, STONE};
use super::spoken::move_text;
use crate::board::Color;
use crate::game::TurnId;
use crate::session::{WarnedMove, WarningAnswer};
use crate::ui::accessibility;
use crate::ui::theme::{self, BLACK_STONE, Style, WHITE_STONE};
use crate::words::TeachingWords;

/// The list, where there is one. Returns the turn that was chosen.
pub(super) fn lesson_ui(
    ui: &mut Ui,
    warned: &[WarnedMove],
    here: TurnId,
    style: Style,
) -> Option<TurnId> {
    if warned.is_empty() {
        return None;
    }
    let title = RichText::new(style.language.say(TeachingWords::Spoken));
    ui.label(title.color(style.colors.quiet));
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut chosen = None;
    for of in warned {
        if row_ui(ui, of, of.turn == here, style) {
            chosen = Some(of.turn);
        }
    }
    ui.add_space(4.0);
    chosen
}

/// One of them: number, stone, move, what became of it, what it cost. Whether it was
/// chosen.
fn row_ui(ui: &mut Ui, of: &WarnedMove, here: bool, style: Style) -> bool {
    let (colors, language) = (style.colors, style.language);
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK | Sense::FOCUSABLE);
    let spoken = of.text(language);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, here, spoken.clone()));
    let painter = ui.painter();
    if here || response.hovered() {
        painter.rect_filled(rect, 4, colors.raised);
    }
    if response.has_focus() {
        let ring = egui::Stroke::new(2.0, colors.accent);
        painter.rect_stroke(rect, 4, ring, egui::StrokeKind::Inside);
    }
    let y = rect.center().y;
    let text = |x: f32, align, text: &str, color| {
        let font = FontId::proportional(theme::BODY);
        painter.text(pos2(x, y), align, text, font, color)
    };
    let number = of.number.to_string();
    text(
        rect.left() + 30.0,
        Align2::RIGHT_CENTER,
        &number,
        colors.quiet,
    );
    let stone = match of.by {
        Color::Black => BLACK_STONE,
        Color::White => WHITE_STONE,
    };
    let rim = egui::Stroke::new(1.0, colors.edge);
    painter.circle(pos2(rect.left() + 42.0, y), STONE, stone, rim);
    let name = move_text(language, &of.mv);
    let name = text(rect.left() + 54.0, Align2::LEFT_CENTER, &name, colors.text);
    let answer = language.say(match of.answer {
        WarningAnswer::TakenBack => TeachingWords::ShortTakenBack,
        WarningAnswer::Left => TeachingWords::ShortLeft,
    });
    text(
        name.right() + 10.0,
        Align2::LEFT_CENTER,
        answer,
        colors.quiet,
    );
    let loss = format!("−{}", language.points(of.loss));
    text(
        rect.right() - 22.0,
        Align2::RIGHT_CENTER,
        &loss,
        colors.text,
    );
    accessibility::shown_name(response, &spoken).clicked()
}
