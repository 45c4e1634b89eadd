//! The page that teaches the rules: sections of words with live boards.

use egui::accesskit::Role;
use egui::{
    Align, CentralPanel, Frame, Key, Layout, Margin, Modifiers, Panel, Popup, Rect, RichText,
    ScrollArea, Ui, UiBuilder,
};

use crate::session::lesson::{COURSE, Lesson, Section};
use crate::ui::board::Skin;
use crate::ui::theme::{Decor, GRID, NAME, TITLE};
use crate::words::{RulesLabel, RulesText};

use super::lesson_card::LessonCard;
use super::rulesets::rulesets_ui;

/// The widest that lines of text may be.
const COLUMN: f32 = 720.0;
/// From this width on the list of sections stands at the left; below it folds
/// into a menu.
const WIDE: f32 = 900.0;
/// The width of the list of sections.
const CONTENTS: f32 = 208.0;

/// What someone asked of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesEvent {
    /// To leave it.
    Back,
}

/// The rules of Go with their boards, which stay as they were left.
#[derive(Debug)]
pub struct RulesPage {
    cards: Vec<LessonCard>,
    /// The section at the top of what is seen.
    current: usize,
    /// The section to bring there.
    wanted: Option<usize>,
    /// What had the keyboard in the last frame.
    focused: Option<egui::Id>,
}

impl RulesPage {
    /// The page with all its boards at their start.
    #[must_use]
    pub fn new() -> Self {
        Self {
            cards: Lesson::ALL.map(LessonCard::new).into(),
            current: 0,
            wanted: None,
            focused: None,
        }
    }

    /// Shows the page over all the space there is.
    pub fn rules_ui(&mut self, ui: &mut Ui, skin: &mut Skin, decor: Decor) -> Option<RulesEvent> {
        let wide = ui.available_width() >= WIDE;
        let bar = Frame::new()
            .fill(decor.colors.panel)
            .inner_margin(Margin::symmetric(16, 8));
        let mut event = None;
        Panel::top("rules bar").frame(bar).show(ui, |ui| {
            ui.horizontal(|ui| {
                event = back_ui(ui, decor);
                let title = RichText::new(decor.language.say(RulesLabel::Title)).size(TITLE);
                heading(ui, title, decor.language.say(RulesLabel::Title), 1);
                if !wide {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let label = decor.language.say(RulesLabel::Contents);
                        ui.menu_button(label, |ui| self.contents_ui(ui, decor));
                    });
                }
            });
        });
        if wide {
            let frame = Frame::new()
                .fill(decor.colors.window)
                .inner_margin(Margin::same(16));
            let panel = Panel::left("rules contents").frame(frame);
            panel.resizable(false).exact_size(CONTENTS).show(ui, |ui| {
                ScrollArea::vertical().show(ui, |ui| self.contents_ui(ui, decor));
            });
        }
        let frame = Frame::new()
            .fill(decor.colors.window)
            .inner_margin(Margin::symmetric(16, 0));
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| self.column_ui(ui, skin, decor));
        event
    }

    /// The list of sections; a click brings one into view.
    fn contents_ui(&mut self, ui: &mut Ui, decor: Decor) {
        for (index, title) in titles().enumerate() {
            let text = decor.language.say(title);
            if ui.selectable_label(index == self.current, text).clicked() {
                self.wanted = Some(index);
            }
        }
    }

    fn column_ui(&mut self, ui: &mut Ui, skin: &mut Skin, decor: Decor) {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let space = ui.available_rect_before_wrap();
            let width = space.width().min(COLUMN);
            let left = space.left() + ((space.width() - width) / 2.0).floor();
            let column = Rect::from_x_y_ranges(left..=left + width, space.y_range());
            let builder = UiBuilder::new()
                .max_rect(column)
                .layout(Layout::top_down(Align::Min));
            ui.scope_builder(builder, |ui| {
                ui.set_width(width);
                self.sections_ui(ui, skin, decor);
                self.follow_focus(ui);
            });
        });
    }

    fn sections_ui(&mut self, ui: &mut Ui, skin: &mut Skin, decor: Decor) {
        let top = ui.clip_rect().top() + 4.0 * GRID;
        let mut current = 0;
        for (index, section) in COURSE.iter().enumerate() {
            if ui.cursor().top() <= top {
                current = index;
            }
            self.title_ui(ui, index, section.title, decor);
            self.section_ui(ui, section, skin, decor);
        }
        if ui.cursor().top() <= top {
            current = COURSE.len();
        }
        self.title_ui(ui, COURSE.len(), RulesText::Rulesets, decor);
        ui.label(decor.language.say(RulesText::RulesetsHow));
        rulesets_ui(ui, decor);
        ui.add_space(4.0 * GRID);
        // The last sections are too short to reach the top.
        if ui.cursor().top() <= ui.clip_rect().bottom() + GRID {
            current = COURSE.len();
        }
        if current != self.current {
            self.current = current;
            // The list was painted before; it follows in one more frame.
            ui.ctx().request_repaint();
        }
    }

    fn title_ui(&mut self, ui: &mut Ui, index: usize, title: RulesText, decor: Decor) {
        ui.add_space(2.0 * GRID);
        let text = decor.language.say(title);
        let response = heading(ui, RichText::new(text).size(NAME).strong(), text, 2);
        if self.wanted == Some(index) {
            self.wanted = None;
            response.scroll_to_me(Some(Align::TOP));
        }
    }

    fn section_ui(&mut self, ui: &mut Ui, section: &Section, skin: &mut Skin, decor: Decor) {
        for &paragraph in section.paragraphs {
            ui.label(decor.language.say(paragraph));
        }
        for card in &mut self.cards {
            if section.lessons.contains(&card.lesson()) {
                card.card_ui(ui, skin, decor);
            }
        }
    }

    /// Scrolls to what the keyboard has reached.
    fn follow_focus(&mut self, ui: &Ui) {
        let focused = ui.memory(|memory| memory.focused());
        if focused == self.focused {
            return;
        }
        self.focused = focused;
        let pointer = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
        if pointer || Popup::is_any_open(ui.ctx()) {
            return;
        }
        if let Some(reached) = focused.and_then(|id| ui.ctx().read_response(id))
            && ui.max_rect().x_range().contains(reached.rect.center().x)
            && !ui.clip_rect().contains_rect(reached.rect)
        {
            ui.scroll_to_rect(reached.rect.expand(GRID), None);
        }
    }
}

impl Default for RulesPage {
    fn default() -> Self {
        Self::new()
    }
}

/// The titles of the sections, in order.
fn titles() -> impl Iterator<Item = RulesText> {
    let course = COURSE.iter().map(|section| section.title);
    course.chain([RulesText::Rulesets])
}

fn back_ui(ui: &mut Ui, decor: Decor) -> Option<RulesEvent> {
    let hint = decor.language.say(RulesLabel::BackHint);
    let button = ui.button(decor.language.say(RulesLabel::Back));
    // An open menu has the first claim to the key.
    let escape = !Popup::is_any_open(ui.ctx())
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    (button.on_hover_text(hint).clicked() || escape).then_some(RulesEvent::Back)
}

/// A title that screen readers can jump to.
pub(super) fn heading(ui: &mut Ui, text: RichText, name: &str, level: usize) -> egui::Response {
    let response = ui.label(text);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        node.set_level(level);
        node.set_label(name);
    });
    response
}
