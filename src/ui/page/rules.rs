//! The page that teaches the rules of every game.

use egui::{
    Align, CentralPanel, Frame, Key, Layout, Margin, Modifiers, Panel, Popup, RichText, ScrollArea,
    Ui,
};

use crate::go;
use crate::lesson::go::Lesson;
use crate::othello;
use crate::record::GameKind;
use crate::ui::look::BoardTextures;
use crate::ui::theme::{GRID, Style, TITLE};
use crate::words::{RulesLabel, RulesText};

use super::chapter::{Appendix, Chapter, column, heading};
use super::rules_aligne4::Aligne4Rules;
use super::rulesets::rulesets_ui;

/// From this width on the list of sections stands at the left; below it folds
/// into a menu.
const WIDE: f32 = 900.0;
/// The width of the list of sections.
const CONTENTS: f32 = 208.0;

/// What Go has beyond its lessons.
const RULESETS: Appendix = Appendix {
    title: RulesText::Rulesets,
    paragraph: RulesText::RulesetsHow,
    show: rulesets_ui,
};

/// What someone asked of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesEvent {
    /// To leave it.
    Back,
}

/// The rules of all games with their boards, which stay as they were left.
#[derive(Debug)]
pub struct RulesPage {
    kind: GameKind,
    go: Chapter<go::Position>,
    othello: Chapter<othello::Position>,
    aligne4: Aligne4Rules,
}

impl RulesPage {
    /// The page with all its boards at their start.
    #[must_use]
    pub fn new() -> Self {
        Self {
            kind: GameKind::default(),
            go: Chapter::new(Some(RULESETS)),
            othello: Chapter::new(None),
            aligne4: Default::default(),
        }
    }

    /// The game whose rules are shown.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// Shows the rules of a game from now on.
    pub const fn turn_to(&mut self, kind: GameKind) {
        self.kind = kind;
    }

    /// Shows a lesson of Go.
    pub fn turn_to_lesson(&mut self, lesson: Lesson) {
        self.kind = GameKind::Go;
        self.go.turn_to(lesson);
    }

    /// The lessons of Go that are solved on their boards.
    pub fn solved(&self) -> impl Iterator<Item = Lesson> + '_ {
        self.go.solved()
    }

    /// Shows the page over all the space there is.
    pub fn rules_ui(
        &mut self,
        ui: &mut Ui,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Option<RulesEvent> {
        let wide = ui.available_width() >= WIDE;
        let bar = Frame::new()
            .fill(style.colors.panel)
            .inner_margin(Margin::symmetric(16, 8));
        let mut event = None;
        Panel::top("rules bar").frame(bar).show(ui, |ui| {
            ui.horizontal(|ui| {
                event = back_ui(ui, style);
                let title = RichText::new(style.language.say(RulesLabel::Title)).size(TITLE);
                heading(ui, title, style.language.say(RulesLabel::Title), 1);
                ui.add_space(2.0 * GRID);
                self.tables_ui(ui, style);
                if !wide && self.has_contents() {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let label = style.language.say(RulesLabel::Contents);
                        ui.menu_button(label, |ui| self.contents_ui(ui, style));
                    });
                }
            });
        });
        if wide && self.has_contents() {
            let frame = Frame::new()
                .fill(style.colors.window)
                .inner_margin(Margin::same(16));
            let panel = Panel::left("rules contents").frame(frame);
            panel.resizable(false).exact_size(CONTENTS).show(ui, |ui| {
                ScrollArea::vertical().show(ui, |ui| self.contents_ui(ui, style));
            });
        }
        let frame = Frame::new()
            .fill(style.colors.window)
            .inner_margin(Margin::symmetric(16, 0));
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| self.column_ui(ui, textures, style));
        event
    }

    /// The games; a click turns to the rules of one.
    fn tables_ui(&mut self, ui: &mut Ui, style: Style) {
        for kind in GameKind::ALL {
            let name = style.language.say(match kind {
                GameKind::Go => RulesLabel::Go,
                GameKind::Othello => RulesLabel::Othello,
                GameKind::Aligne4 => RulesLabel::Aligne4,
            });
            ui.selectable_value(&mut self.kind, kind, name);
        }
    }

    const fn has_contents(&self) -> bool {
        match self.kind {
            GameKind::Go | GameKind::Othello => true,
            GameKind::Aligne4 => false,
        }
    }

    fn contents_ui(&mut self, ui: &mut Ui, style: Style) {
        match self.kind {
            GameKind::Go => self.go.contents_ui(ui, style),
            GameKind::Othello => self.othello.contents_ui(ui, style),
            GameKind::Aligne4 => (),
        }
    }

    fn column_ui(&mut self, ui: &mut Ui, textures: &mut BoardTextures, style: Style) {
        match self.kind {
            GameKind::Go => self.go.column_ui(ui, textures, style),
            GameKind::Othello => self.othello.column_ui(ui, textures, style),
            GameKind::Aligne4 => column(ui, self.kind, |ui| self.aligne4.ui(ui, textures, style)),
        }
    }
}

impl Default for RulesPage {
    fn default() -> Self {
        Self::new()
    }
}

fn back_ui(ui: &mut Ui, style: Style) -> Option<RulesEvent> {
    let hint = style.language.say(RulesLabel::BackHint);
    let button = ui.button(style.language.say(RulesLabel::Back));
    // An open menu has the first claim to the key.
    let escape = !Popup::is_any_open(ui.ctx())
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    (button.on_hover_text(hint).clicked() || escape).then_some(RulesEvent::Back)
}
