//! The first page.

mod demo;
mod menu;

use egui::{Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use crate::board::Size;
use crate::record::GoRecord;
use crate::ui::board::{BoardState, BoardView, board_ui};
use crate::ui::look::BoardTextures;
use crate::ui::theme::{self, Style};

use demo::Demo;
use menu::menu_ui;

/// The width of the menu.
const MENU: f32 = 320.0;

/// What was chosen on the first page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HomeEvent {
    Resume,
    Play,
    /// A game on a board of this size, at once.
    PlayOn(Size),
    Load,
    Finished,
    Profiles,
    Problems,
    /// The mistakes that are due today.
    Mistakes,
    /// What was done and learned.
    Progress,
    /// Folders of games.
    Library,
    /// The question for a rank.
    SayRank,
    /// The course for beginners.
    FirstSteps,
    Rules,
    Options,
    Exit,
}

/// The first page between frames.
#[derive(Debug, Default)]
pub(crate) struct HomePage {
    demo: Option<Demo>,
    board: BoardState,
    /// Whether the keyboard was brought to the first line.
    greeted: bool,
    /// How high everything but the lines and the boards was when it was last drawn.
    rest: Option<f32>,
}

impl HomePage {
    /// Gives the page a game to play through.
    pub(crate) fn show_game(&mut self, record: GoRecord) {
        self.demo = Some(Demo::new(record));
    }

    /// Brings the keyboard to the first line again.
    pub(crate) const fn greet(&mut self) {
        self.greeted = false;
    }
}

/// What the first page is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HomeView<'a> {
    /// What Resume would bring back, in words; nothing if there is nothing.
    pub(crate) resumable: Option<&'a str>,
    /// Who plays against whoever takes one of the boards.
    pub(crate) opponent: &'a str,
    /// How far someone is in the course for beginners, where that is shown.
    pub(crate) course: Option<&'a str>,
    /// How many mistakes are to be gone over today.
    pub(crate) mistakes: usize,
    /// Whether nobody has said their rank yet, or skipped the question.
    pub(crate) asks_rank: bool,
}

/// The first page.
pub(crate) fn home_ui(
    ui: &mut Ui,
    page: &mut HomePage,
    view: HomeView<'_>,
    textures: &mut BoardTextures,
    style: Style,
) -> Option<HomeEvent> {
    let room = ui.available_rect_before_wrap().shrink(theme::GRID * 3.0);
    let wide = room.width() >= 640.0;
    let menu_width = if wide { MENU } else { room.width() };
    let menu = Rect::from_min_size(room.min, vec2(menu_width, room.height()));
    if wide {
        let rest = Rect::from_min_max(pos2(menu.right() + theme::GRID * 3.0, room.top()), room.max);
        demo_ui(ui, page, rest, textures, style);
    }
    let builder = UiBuilder::new()
        .max_rect(menu)
        .layout(Layout::top_down(Align::Min));
    ui.scope_builder(builder, |ui| menu_ui(ui, page, view, textures, style))
        .inner
}

fn demo_ui(
    ui: &mut Ui,
    page: &mut HomePage,
    room: Rect,
    textures: &mut BoardTextures,
    style: Style,
) {
    let builder = UiBuilder::new().max_rect(room);
    // The scope is there before the game is read, so that ids, and with them
    // the focus and clicks, stay the same when it comes.
    ui.scope_builder(builder, |ui| {
        let Some(demo) = &mut page.demo else {
            return;
        };
        demo.run(ui, style);
        let view = BoardView {
            coordinates: false,
            live: false,
        };
        board_ui(ui, demo.goban(), view, textures, &mut page.board, style);
    });
}
