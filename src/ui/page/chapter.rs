//! The rules of one game: sections of words with live boards.

use egui::accesskit::Role;
use egui::{Align, Layout, Popup, Rect, RichText, ScrollArea, Ui, UiBuilder};

use crate::lesson::Section;
use crate::record::GameKind;
use crate::scene::LessonBoard;
use crate::ui::look::BoardTextures;
use crate::ui::theme::{GRID, NAME, Style};
use crate::words::RulesText;

use super::lesson_card::LessonCard;

/// The widest that lines of text may be.
const COLUMN: f32 = 720.0;

/// The rules of a game with their boards, which stay as they were left.
#[derive(Debug)]
pub(super) struct Chapter<G: LessonBoard> {
    cards: Vec<LessonCard<G>>,
    appendix: Option<Appendix>,
    /// The section at the top of what is seen.
    current: usize,
    /// The section to bring there.
    wanted: Option<usize>,
    /// What had the keyboard in the last frame.
    focused: Option<egui::Id>,
}

/// A last section that has no boards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Appendix {
    /// What it is called.
    pub(super) title: RulesText,
    /// What it says.
    pub(super) paragraph: RulesText,
    /// What stands below that.
    pub(super) show: fn(&mut Ui, Style),
}

impl<G: LessonBoard> Chapter<G> {
    /// The rules with all their boards at their start.
    pub(super) fn new(appendix: Option<Appendix>) -> Self {
        let lessons = G::COURSE.iter().flat_map(|section| section.lessons);
        Self {
            cards: lessons.map(|&lesson| LessonCard::new(lesson)).collect(),
            appendix,
            current: 0,
            wanted: None,
            focused: None,
        }
    }

    /// The lessons that are solved on their boards.
    pub(super) fn solved(&self) -> impl Iterator<Item = G::Lesson> + '_ {
        let solved = self.cards.iter().filter(|card| card.is_done());
        solved.map(LessonCard::lesson)
    }

    /// Brings the section of a lesson to the top.
    pub(super) fn turn_to(&mut self, lesson: G::Lesson) {
        let mut sections = G::COURSE.iter();
        self.wanted = sections.position(|section| section.lessons.contains(&lesson));
    }

    /// The list of sections; a click brings one into view.
    pub(super) fn contents_ui(&mut self, ui: &mut Ui, style: Style) {
        let course = G::COURSE.iter().map(|section| section.title);
        let titles = course.chain(self.appendix.map(|appendix| appendix.title));
        for (index, title) in titles.enumerate() {
            let text = style.language.say(title);
            if ui.selectable_label(index == self.current, text).clicked() {
                self.wanted = Some(index);
            }
        }
    }

    /// The rules themselves, in a column that scrolls.
    pub(super) fn column_ui(&mut self, ui: &mut Ui, textures: &mut BoardTextures, style: Style) {
        column(ui, G::KIND, |ui| {
            self.sections_ui(ui, textures, style);
            self.follow_focus(ui);
        });
    }

    fn sections_ui(&mut self, ui: &mut Ui, textures: &mut BoardTextures, style: Style) {
        let top = ui.clip_rect().top() + 4.0 * GRID;
        let mut current = 0;
        for (index, section) in G::COURSE.iter().enumerate() {
            if ui.cursor().top() <= top {
                current = index;
            }
            self.title_ui(ui, index, section.title, style);
            self.section_ui(ui, section, textures, style);
        }
        let mut last = G::COURSE.len().saturating_sub(1);
        if let Some(appendix) = self.appendix {
            last = G::COURSE.len();
            if ui.cursor().top() <= top {
                current = last;
            }
            self.title_ui(ui, last, appendix.title, style);
            ui.label(style.language.say(appendix.paragraph));
            (appendix.show)(ui, style);
        }
        ui.add_space(4.0 * GRID);
        // The last sections are too short to reach the top.
        if ui.cursor().top() <= ui.clip_rect().bottom() + GRID {
            current = last;
        }
        if current != self.current {
            self.current = current;
            // The list was painted before; it follows in one more frame.
            ui.ctx().request_repaint();
        }
    }

    fn title_ui(&mut self, ui: &mut Ui, index: usize, title: RulesText, style: Style) {
        ui.add_space(2.0 * GRID);
        let text = style.language.say(title);
        let response = heading(ui, RichText::new(text).size(NAME).strong(), text, 2);
        if self.wanted == Some(index) {
            self.wanted = None;
            response.scroll_to_me(Some(Align::TOP));
        }
    }

    fn section_ui(
        &mut self,
        ui: &mut Ui,
        section: &Section<G::Lesson>,
        textures: &mut BoardTextures,
        style: Style,
    ) {
        for &paragraph in section.paragraphs {
            ui.label(style.language.say(paragraph));
        }
        for card in &mut self.cards {
            if section.lessons.contains(&card.lesson()) {
                card.card_ui(ui, textures, style);
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

/// A column in the middle, no wider than can be read. Each game has its own
/// scroll position.
pub(super) fn column(ui: &mut Ui, kind: GameKind, show: impl FnOnce(&mut Ui)) {
    let area = ScrollArea::vertical().id_salt(kind).auto_shrink(false);
    area.show(ui, |ui| {
        let space = ui.available_rect_before_wrap();
        let width = space.width().min(COLUMN);
        let left = space.left() + ((space.width() - width) / 2.0).floor();
        let column = Rect::from_x_y_ranges(left..=left + width, space.y_range());
        let builder = UiBuilder::new()
            .max_rect(column)
            .layout(Layout::top_down(Align::Min));
        ui.scope_builder(builder, |ui| {
            ui.set_width(width);
            show(ui);
        });
    });
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
