//! The review of the game: how far it is, its graph, the present move, and the
//! moves that decided it.

mod graph;
mod lesson;
mod moments;
mod present;
mod spoken;

use egui::{Align, Layout, Rect, RichText, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::board::{Color, Point};
use crate::game::TurnId;
use crate::record::GameKind;
use crate::review::Depth;
use crate::scene::ReviewScene;
use crate::session::ReviewState;
use crate::ui::accessibility;
use crate::ui::command::Command;
use crate::ui::theme::{self, Style};
use crate::words::{self, ReviewWords as Words};
use graph::graph_ui;
use lesson::lesson_ui;
use moments::{ROW, moments_ui};
use present::present_ui;

/// What was asked for in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReviewEvent {
    /// To go to a turn.
    GoTo(TurnId),
    /// To stop, or to go on.
    Pause,
    /// To look at the mistakes of one side, or of both.
    Side(Option<Color>),
    /// To show the line that would have been better on the board.
    Preview,
    /// To play the better move in place of the present one.
    Try {
        /// The turn before it.
        before: TurnId,
        /// Where.
        point: Point,
    },
    /// To go to another mistake.
    Mistake(Command),
    /// To make an exercise of the present move.
    Learn,
    /// To read the report.
    Report,
}

/// How high the bar is that says how far the review is.
const PROGRESS: f32 = 2.0;

/// How far the review is, its graph, and what there is to say of the present move.
/// It leaves the height `below` to what follows it.
pub(crate) fn review_ui(
    ui: &mut Ui,
    kind: GameKind,
    review: &ReviewScene,
    below: f32,
    style: Style,
) -> Option<ReviewEvent> {
    ui.spacing_mut().item_spacing.y = 4.0;
    let mut event = head_ui(ui, review, style);
    progress_ui(ui, review, style);
    let chosen = graph_ui(ui, kind, review, style);
    event = event.or(chosen.map(ReviewEvent::GoTo));
    let said = ScrollArea::vertical()
        .id_salt("present move")
        .auto_shrink([false, true])
        .min_scrolled_height(LEAST_TEXT)
        .max_height((ui.available_height() - below).max(LEAST_TEXT))
        .show(ui, |ui| present_ui(ui, kind, review, style))
        .inner;
    event.or(said)
}

/// How high the text about the present move is at least, where there is much.
const LEAST_TEXT: f32 = 72.0;

/// The moves that decided the game, in a list that is at most so high.
pub(crate) fn key_moments_ui(
    ui: &mut Ui,
    kind: GameKind,
    review: &ReviewScene,
    height: f32,
    style: Style,
) -> Option<ReviewEvent> {
    ui.spacing_mut().item_spacing.y = 4.0;
    let top = ui.cursor().top();
    let event = sides_ui(ui, kind, review, style);
    let used = ui.cursor().top() - top;
    let chosen = ScrollArea::vertical()
        .id_salt("key moments")
        .auto_shrink([false, true])
        .min_scrolled_height(ROW)
        .max_height((height - used).max(ROW))
        .show(ui, |ui| {
            let warned = lesson_ui(ui, &review.warned, review.turn, style);
            warned.or(moments_ui(ui, kind, review, style))
        })
        .inner;
    ui.add_space(theme::GRID);
    event.or(chosen.map(ReviewEvent::GoTo))
}

/// How far the review is, as a bar; its place stays when it is done.
fn progress_ui(ui: &mut Ui, review: &ReviewScene, style: Style) {
    let size = vec2(ui.available_width(), PROGRESS);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if review.state == ReviewState::Done {
        return;
    }
    ui.painter().rect_filled(rect, 1, style.colors.line);
    let share = f32::from(review.done.min(100)) / 100.0;
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * share, PROGRESS));
    ui.painter().rect_filled(done, 1, style.colors.accent);
}

/// The title, how far the review is, and a button that stops it.
fn head_ui(ui: &mut Ui, review: &ReviewScene, style: Style) -> Option<ReviewEvent> {
    let language = style.language;
    let mut event = None;
    let size = vec2(ui.available_width(), 20.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        let title = RichText::new(language.say(Words::Title));
        ui.label(title.color(style.colors.quiet));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().interact_size.y = 20.0;
            ui.spacing_mut().button_padding = vec2(6.0, 0.0);
            let report = RichText::new(language.say(Words::Report)).small();
            let report = egui::Button::new(report).frame_when_inactive(false);
            if !review.moves.is_empty() && ui.add(report).clicked() {
                event = Some(ReviewEvent::Report);
            }
            let button = match review.state {
                ReviewState::Running => Some(("⏸", Words::Pause)),
                ReviewState::Paused => Some(("▶", Words::GoOn)),
                ReviewState::Done => None,
            };
            if let Some((sign, name)) = button {
                let text = RichText::new(sign).small();
                let response = ui.add(egui::Button::new(text).frame_when_inactive(false));
                let name = language.say(name);
                response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name));
                if accessibility::shown_name(response, name).clicked() {
                    event = Some(ReviewEvent::Pause);
                }
            }
            let progress = RichText::new(progress_text(review, style)).small();
            ui.add(egui::Label::new(progress.color(style.colors.quiet)).truncate());
        });
    });
    event
}

fn progress_text(review: &ReviewScene, style: Style) -> String {
    let language = style.language;
    match (review.state, review.pass) {
        (ReviewState::Done, _) => language.say(Words::Complete).to_owned(),
        (ReviewState::Paused, _) => language.fill(Words::PausedAt, &[&review.done]),
        (ReviewState::Running, Depth::Raw) => language.fill(Words::RawPass, &[&review.done]),
        (ReviewState::Running, Depth::Shallow) => {
            language.fill(Words::ShallowPass, &[&review.done])
        }
        (ReviewState::Running, Depth::Deep | Depth::Thorough) => {
            language.fill(Words::DeepPass, &[&review.done])
        }
    }
}

/// Whose mistakes are listed.
fn sides_ui(
    ui: &mut Ui,
    kind: GameKind,
    review: &ReviewScene,
    style: Style,
) -> Option<ReviewEvent> {
    let language = style.language;
    let mut event = None;
    ui.horizontal(|ui| {
        let title = RichText::new(language.say(Words::KeyMoments));
        ui.label(title.color(style.colors.quiet));
        event = steps_ui(ui, review, style);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            accessibility::group(ui, language.say(Words::Side));
            ui.spacing_mut().interact_size.y = 20.0;
            ui.spacing_mut().button_padding = vec2(5.0, 0.0);
            ui.spacing_mut().item_spacing.x = 2.0;
            let choices = [Some(Color::White), Some(Color::Black), None];
            for side in choices {
                let name = match side {
                    Some(color) => words::side(language, kind, color),
                    None => language.say(Words::Both),
                };
                let text = RichText::new(name).small();
                if ui.selectable_label(review.side == side, text).clicked() {
                    event = Some(ReviewEvent::Side(side));
                }
            }
        });
    });
    event
}

/// From one mistake to the next.
fn steps_ui(ui: &mut Ui, review: &ReviewScene, style: Style) -> Option<ReviewEvent> {
    ui.spacing_mut().interact_size.y = 20.0;
    ui.spacing_mut().button_padding = vec2(5.0, 0.0);
    ui.spacing_mut().item_spacing.x = 2.0;
    let mut event = None;
    for (command, sign) in [(Command::PreviousMistake, "◀"), (Command::NextMistake, "▶")] {
        let Some(row) = command.row() else { continue };
        let button = egui::Button::new(RichText::new(sign).small()).frame_when_inactive(false);
        let can = !review.moments.is_empty();
        let response = ui.add_enabled(can, button);
        let name = style.language.say(row.label);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, can, name));
        let tip = row.explained(ui.ctx(), style.language);
        if response.on_hover_text(tip).clicked() {
            event = Some(ReviewEvent::Mistake(command));
        }
    }
    event
}
