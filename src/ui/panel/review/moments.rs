//! The moves that decided a game, as a list.

use egui::{Align2, FontId, Id, Rect, Response, Sense, Ui, WidgetInfo, pos2, vec2};

use super::spoken::{move_text, spoken_moment};
use crate::board::Color;
use crate::game::TurnId;
use crate::record::GameKind;
use crate::scene::{JudgedMove, ReviewScene};
use crate::ui::accessibility;
use crate::ui::paint::paint_grade;
use crate::ui::theme::{self, BLACK_STONE, Style, WHITE_STONE};
use crate::words::{ReviewWords as Words, Thinking};

/// How high a row is.
pub(super) const ROW: f32 = 24.0;
/// How large the stone at its left is.
pub(super) const STONE: f32 = 6.0;

/// The list. Returns the turn that was chosen.
pub(super) fn moments_ui(
    ui: &mut Ui,
    kind: GameKind,
    review: &ReviewScene,
    style: Style,
) -> Option<TurnId> {
    let mut chosen = None;
    let came_here = came_here(ui, review.current().map(|of| of.turn));
    ui.spacing_mut().item_spacing.y = 0.0;
    for &place in &review.moments {
        let Some(of) = review.moves.get(place) else {
            continue;
        };
        let here = review.here == Some(place);
        let response = row_ui(ui, kind, of, here, style);
        if here && came_here {
            response.scroll_to_me(None);
        }
        if response.clicked() {
            chosen = Some(of.turn);
        }
    }
    if review.moments.is_empty() {
        let none = egui::RichText::new(style.language.say(Words::NoMoments));
        ui.label(none.color(style.colors.quiet));
    }
    chosen
}

/// Whether another turn is shown than in the frame before: then its row is to be
/// seen, and from then on the list stays where it is scrolled to.
fn came_here(ui: &Ui, turn: Option<TurnId>) -> bool {
    let id = Id::unique("turn of the key moments");
    ui.data_mut(|data| {
        let before = data.get_temp::<Option<TurnId>>(id);
        data.insert_temp(id, turn);
        before != Some(turn)
    })
}

/// One of them: number, stone, move, what it cost.
fn row_ui(ui: &mut Ui, kind: GameKind, of: &JudgedMove, here: bool, style: Style) -> Response {
    let (colors, language) = (style.colors, style.language);
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK | Sense::FOCUSABLE);
    let spoken = spoken_moment(language, kind, of);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, here, spoken.clone()));
    let painter = ui.painter();
    if here || response.hovered() {
        painter.rect_filled(rect, 4, colors.raised);
    }
    if response.has_focus() {
        let ring = egui::Stroke::new(2.0, colors.accent);
        painter.rect_stroke(rect, 4, ring, egui::StrokeKind::Inside);
    }
    let font = FontId::proportional(theme::BODY);
    let y = rect.center().y;
    let text = |x: f32, align, text: String, color| {
        painter.text(pos2(x, y), align, text, font.clone(), color)
    };
    text(
        rect.left() + 30.0,
        Align2::RIGHT_CENTER,
        of.number.to_string(),
        colors.quiet,
    );
    let stone = match of.by {
        Color::Black => BLACK_STONE,
        Color::White => WHITE_STONE,
    };
    let rim = egui::Stroke::new(1.0, colors.edge);
    painter.circle(pos2(rect.left() + 42.0, y), STONE, stone, rim);
    let name = text(
        rect.left() + 54.0,
        Align2::LEFT_CENTER,
        move_text(language, &of.mv),
        colors.text,
    );
    let loss = match of.in_points {
        true => format!("−{}", language.points(of.loss)),
        false => format!("−{}", language.fill(Thinking::Percent, &[&of.win_loss])),
    };
    let edge = rect.right() - if of.to_learn { 40.0 } else { 22.0 };
    if of.to_learn {
        text(
            rect.right() - 20.0,
            Align2::RIGHT_CENTER,
            "★".to_owned(),
            colors.accent,
        );
    }
    let loss = text(edge, Align2::RIGHT_CENTER, loss, colors.text);
    if let Some(grade) = of.grade {
        paint_grade(painter, grade, pos2(rect.right() - 10.0, y), 5.0, colors);
    }
    better_ui(ui, of, name, loss, style);
    accessibility::shown_name(response, &spoken)
}

/// What would have been better, where there is room for it.
fn better_ui(ui: &Ui, of: &JudgedMove, name: Rect, loss: Rect, style: Style) {
    let Some((_, mv)) = of.better.first() else {
        return;
    };
    let text = format!("→ {}", move_text(style.language, mv));
    let font = FontId::proportional(theme::BODY);
    let color = style.colors.quiet;
    let galley = ui.painter().layout_no_wrap(text, font, color);
    let left = name.left().max(name.right()) + 10.0;
    if left + galley.size().x + 8.0 <= loss.left() {
        let corner = pos2(left, name.center().y - galley.size().y / 2.0);
        ui.painter().galley(corner, galley, color);
    }
}
