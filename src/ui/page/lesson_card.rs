//! One little board of the rules, with its words and buttons.

use egui::accesskit::Role;
use egui::{Button, Frame, Layout, Margin, RichText, Ui, Vec2, WidgetInfo};

use crate::board::Point;
use crate::lesson::Exercise;
use crate::scene::{LessonBoard, StoneBoard};
use crate::ui::accessibility;
use crate::ui::board::{BoardEvent, BoardState, BoardView, board_ui};
use crate::ui::look::BoardTextures;
use crate::ui::theme::{GRID, NAME, RADIUS, Style};
use crate::words::{RulesLabel, refusal};

/// The side of a board of up to six lines, and of a larger one.
const SMALL_BOARD: f32 = 240.0;
const LARGE_BOARD: f32 = 288.0;
/// The least width of the words beside a board; with less they go below it.
const LEAST_WORDS: f32 = 200.0;

const VIEW: BoardView = BoardView {
    coordinates: true,
    live: true,
};

/// A lesson, and what its board remembers between frames.
#[derive(Debug)]
pub(super) struct LessonCard<G: LessonBoard> {
    exercise: Exercise<G>,
    state: BoardState,

    // What follows from the exercise, kept so that a frame need not ask the
    // rules for every legal move.
    goban: StoneBoard,
}

/// What someone did on a card.
enum CardEvent {
    Choose(Point),
    Pass,
    Undo,
    Reset,
}

impl<G: LessonBoard> LessonCard<G> {
    pub(super) fn new(lesson: G::Lesson) -> Self {
        let exercise = Exercise::new(lesson);
        Self {
            goban: G::board(&exercise),
            state: BoardState::default(),
            exercise,
        }
    }

    pub(super) const fn lesson(&self) -> G::Lesson {
        self.exercise.lesson()
    }

    pub(super) const fn is_done(&self) -> bool {
        self.exercise.is_done()
    }

    /// Shows the card over the whole width and does what is asked for on it,
    /// which changes nothing but the card.
    pub(super) fn card_ui(&mut self, ui: &mut Ui, textures: &mut BoardTextures, style: Style) {
        let frame = Frame::new()
            .fill(style.colors.raised)
            .corner_radius(RADIUS)
            .inner_margin(Margin::same(16));
        let event = frame
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.push_id(self.lesson(), |ui| self.inside_ui(ui, textures, style))
                    .inner
            })
            .inner;
        if let Some(event) = event {
            self.apply(event);
        }
    }

    fn apply(&mut self, event: CardEvent) {
        match event {
            CardEvent::Choose(point) => self.exercise.choose(point),
            CardEvent::Pass => self.exercise.pass(),
            CardEvent::Undo => self.exercise.undo(),
            CardEvent::Reset => self.exercise.reset(),
        }
        self.goban = G::board(&self.exercise);
    }

    fn inside_ui(
        &mut self,
        ui: &mut Ui,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Option<CardEvent> {
        let side = match self.goban.size().lines() {
            0..=6 => SMALL_BOARD,
            _ => LARGE_BOARD,
        };
        let side = side.min(ui.available_width());
        let beside = ui.available_width() >= side + LEAST_WORDS;
        let layout = if beside {
            Layout::left_to_right(egui::Align::Min)
        } else {
            Layout::top_down(egui::Align::Min)
        };
        let width = ui.available_width();
        let both = |ui: &mut Ui| {
            let chosen = self
                .goban_ui(ui, side, textures, style)
                .map(CardEvent::Choose);
            let pressed = ui
                .vertical(|ui| {
                    ui.set_max_width(ui.available_width());
                    self.words_ui(ui, style);
                    self.buttons_ui(ui, style)
                })
                .inner;
            chosen.or(pressed)
        };
        ui.allocate_ui_with_layout(egui::vec2(width, side), layout, both)
            .inner
    }

    /// The board, if it can be seen or a key could reach it next.
    fn goban_ui(
        &mut self,
        ui: &mut Ui,
        side: f32,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Option<Point> {
        let size = Vec2::splat(side);
        let show = |ui: &mut Ui| {
            ui.set_min_size(size);
            if !is_near(ui) {
                return None;
            }
            board_ui(ui, &self.goban, VIEW, textures, &mut self.state, style)
        };
        let layout = Layout::top_down(egui::Align::Min);
        match ui.allocate_ui_with_layout(size, layout, show).inner {
            Some(BoardEvent::Chose(point)) => Some(point),
            // The wheel scrolls the page, over its boards too.
            Some(BoardEvent::Turned(_) | BoardEvent::Spanned(_) | BoardEvent::Dragged(..))
            | None => None,
        }
    }

    fn words_ui(&self, ui: &mut Ui, style: Style) {
        let Style {
            language, colors, ..
        } = style;
        let plan = self.exercise.plan();
        ui.label(RichText::new(language.say(plan.name())).size(NAME));
        ui.label(language.say(plan.task()));
        for remark in self.exercise.remarks(language) {
            accessibility::alert(&ui.label(RichText::new(remark).color(colors.quiet)));
        }
        if let Some(why) = self.exercise.refusal() {
            let text = format!("× {}", refusal(language, &(*why).into()));
            accessibility::alert(&ui.label(RichText::new(text).color(colors.wrong)));
        }
        if let Some(praise) = self.exercise.praise(language) {
            let text = format!("✔ {praise}");
            accessibility::alert(&ui.label(RichText::new(text).color(colors.good)));
        }
        ui.add_space(GRID);
    }

    fn buttons_ui(&self, ui: &mut Ui, style: Style) -> Option<CardEvent> {
        let name = style.language.say(self.exercise.plan().name());
        let press = |ui: &mut Ui, enabled: bool, label: RulesLabel, named: RulesLabel| {
            let response = ui.add_enabled(enabled, Button::new(style.language.say(label)));
            let full = style.language.fill(named, &[&name]);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &full));
            response.clicked()
        };
        let mut event = None;
        ui.horizontal_wrapped(|ui| {
            let playing = !self.exercise.is_over();
            if self.exercise.has_passes()
                && press(ui, playing, RulesLabel::Pass, RulesLabel::PassOn)
            {
                event = Some(CardEvent::Pass);
            }
            let can_undo = self.exercise.can_undo();
            if press(ui, can_undo, RulesLabel::Undo, RulesLabel::UndoOn) {
                event = Some(CardEvent::Undo);
            }
            if press(ui, true, RulesLabel::Reset, RulesLabel::ResetOn) {
                event = Some(CardEvent::Reset);
            }
        });
        event
    }
}

/// Whether a board here is on screen, or, while the keyboard is used, no more
/// than a screen away, so that Tab finds it.
pub(super) fn is_near(ui: &Ui) -> bool {
    let rect = ui.max_rect();
    if ui.is_rect_visible(rect) {
        return true;
    }
    let keyboard = ui.memory(|memory| memory.focused().is_some());
    let seen = ui.clip_rect();
    keyboard
        && seen
            .expand2(egui::vec2(0.0, seen.height()))
            .intersects(rect)
}
