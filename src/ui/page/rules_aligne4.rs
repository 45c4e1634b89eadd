//! The rules of Aligne 4 and of Quarto: sections of words with live boards.

mod exercise;
mod plan;

use egui::{Button, Frame, Layout, Margin, RichText, Role, Ui, Vec2, WidgetInfo};

use crate::aligne4::{Piece, Trait};
use crate::session::MovePart;
use crate::ui::accessibility;
use crate::ui::look::BoardTextures;
use crate::ui::pieces::{PiecesEvent, PiecesState, piece_ui, pieces_ui};
use crate::ui::theme::{GRID, NAME, RADIUS, Style};
use crate::words::{Aligne4Text, RulesLabel, refusal};

use super::chapter::heading;
use super::lesson_card::is_near;
use exercise::{Exercise, ExerciseOutcome};
use plan::PLANS;

/// The height of a board with its tray.
const BOARD: f32 = 320.0;
/// The radius of the large pieces that show the traits.
const REACH: f32 = 22.0;

/// The rules with their boards, which stay as they were left.
#[derive(Debug)]
pub(crate) struct Aligne4Rules {
    cards: Vec<ExerciseCard>,
}

/// A board, and what it remembers between frames.
#[derive(Debug)]
struct ExerciseCard {
    exercise: Exercise,
    state: PiecesState,
}

/// What someone did on a card.
enum Deed {
    Choose(MovePart),
    Undo,
    Reset,
}

impl Default for Aligne4Rules {
    fn default() -> Self {
        let cards = PLANS.iter().map(|plan| ExerciseCard {
            exercise: Exercise::new(plan),
            state: PiecesState::default(),
        });
        Self {
            cards: cards.collect(),
        }
    }
}

impl Aligne4Rules {
    /// Shows all sections, one below the other, over the width there is.
    pub(crate) fn ui(&mut self, ui: &mut Ui, textures: &mut BoardTextures, style: Style) {
        title_ui(ui, Aligne4Text::Pieces, style);
        for paragraph in [Aligne4Text::PiecesTraits, Aligne4Text::PiecesNobody] {
            ui.label(style.language.say(paragraph));
        }
        card_frame(style).show(ui, |ui| {
            ui.set_width(ui.available_width());
            traits_ui(ui, textures, style);
        });
        for card in &mut self.cards {
            let plan = card.exercise.plan();
            title_ui(ui, plan.title, style);
            for &paragraph in plan.paragraphs {
                ui.label(style.language.say(paragraph));
            }
            card.card_ui(ui, textures, style);
        }
        ui.add_space(4.0 * GRID);
    }
}

fn title_ui(ui: &mut Ui, title: Aligne4Text, style: Style) {
    ui.add_space(2.0 * GRID);
    let text = style.language.say(title);
    heading(ui, RichText::new(text).size(NAME).strong(), text, 2);
}

fn card_frame(style: Style) -> Frame {
    Frame::new()
        .fill(style.colors.raised)
        .corner_radius(RADIUS)
        .inner_margin(Margin::same(16))
}

/// The four traits, each by two pieces that differ in nothing else.
fn traits_ui(ui: &mut Ui, textures: &BoardTextures, style: Style) {
    ui.horizontal_wrapped(|ui| {
        for (of, words) in Trait::ALL.into_iter().zip([
            Aligne4Text::Tone,
            Aligne4Text::Size,
            Aligne4Text::Kind,
            Aligne4Text::Shape,
        ]) {
            ui.vertical(|ui| {
                ui.horizontal(|ui| {
                    for piece in pair(of) {
                        piece_ui(ui, piece, REACH, textures, style);
                    }
                });
                ui.label(RichText::new(style.language.say(words)).color(style.colors.quiet));
            });
            ui.add_space(2.0 * GRID);
        }
    });
}

/// Two pieces that differ in one trait only.
fn pair(of: Trait) -> [Piece; 2] {
    let [first, ..] = Piece::ALL;
    let differs = |piece: &Piece| {
        let mut traits = Trait::ALL.into_iter();
        traits.all(|other| (piece.value(other) != first.value(other)) == (other == of))
    };
    let second = Piece::ALL.into_iter().find(differs);
    [first, second.unwrap_or(first)]
}

impl ExerciseCard {
    fn card_ui(&mut self, ui: &mut Ui, textures: &BoardTextures, style: Style) {
        let name = self.exercise.plan().title;
        let deed = card_frame(style).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.push_id(name, |ui| self.inside_ui(ui, textures, style))
                .inner
        });
        match deed.inner {
            None => (),
            Some(Deed::Choose(chosen)) => self.exercise.choose(chosen),
            Some(Deed::Undo) => self.exercise.undo(),
            Some(Deed::Reset) => self.exercise.reset(),
        }
    }

    fn inside_ui(&mut self, ui: &mut Ui, textures: &BoardTextures, style: Style) -> Option<Deed> {
        ui.label(style.language.say(self.exercise.plan().task));
        let chosen = self.board_ui(ui, textures, style).map(Deed::Choose);
        self.said_ui(ui, style);
        chosen.or(self.buttons_ui(ui, style))
    }

    /// The board, if it can be seen or a key could reach it next.
    fn board_ui(
        &mut self,
        ui: &mut Ui,
        textures: &BoardTextures,
        style: Style,
    ) -> Option<MovePart> {
        let size = Vec2::new(ui.available_width(), BOARD);
        let show = |ui: &mut Ui| {
            ui.set_min_size(size);
            if !is_near(ui) {
                return None;
            }
            let pieces = self.exercise.pieces();
            pieces_ui(ui, &pieces, &mut self.state, textures, style)
        };
        let layout = Layout::top_down(egui::Align::Min);
        match ui.allocate_ui_with_layout(size, layout, show).inner {
            Some(PiecesEvent::Square(at)) => Some(MovePart::Point(at)),
            Some(PiecesEvent::Piece(piece)) => Some(MovePart::Piece(piece)),
            // The wheel scrolls the page, over its boards too.
            Some(PiecesEvent::Turned(_)) | None => None,
        }
    }

    fn said_ui(&self, ui: &mut Ui, style: Style) {
        let Style {
            language, colors, ..
        } = style;
        if let Some(why) = self.exercise.refusal() {
            let text = format!("× {}", refusal(language, &why.into()));
            accessibility::alert(&ui.label(RichText::new(text).color(colors.wrong)));
        }
        let Some(said) = self.exercise.said(language) else {
            return;
        };
        let (sign, color) = match self.exercise.verdict() {
            ExerciseOutcome::Done => ("✔", colors.good),
            ExerciseOutcome::Missed | ExerciseOutcome::Open => ("×", colors.caution),
        };
        accessibility::alert(&ui.label(RichText::new(format!("{sign} {said}")).color(color)));
    }

    fn buttons_ui(&self, ui: &mut Ui, style: Style) -> Option<Deed> {
        let name = style.language.say(self.exercise.plan().title);
        let can_undo = self.exercise.can_undo();
        let mut deed = None;
        ui.horizontal_wrapped(|ui| {
            for (enabled, label, named, pressed) in [
                (can_undo, RulesLabel::Undo, RulesLabel::UndoOn, Deed::Undo),
                (true, RulesLabel::Reset, RulesLabel::ResetOn, Deed::Reset),
            ] {
                let response = ui.add_enabled(enabled, Button::new(style.language.say(label)));
                let full = style.language.fill(named, &[&name]);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &full));
                if response.clicked() {
                    deed = Some(pressed);
                }
            }
        });
        deed
    }
}

#[cfg(test)]
mod tests;
