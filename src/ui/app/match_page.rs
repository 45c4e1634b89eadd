//! The page of a match: its board, and what stands around it.

use std::rc::Rc;

use egui::{Align, CentralPanel, Frame, Layout, Margin, Panel, Rect, Ui, UiBuilder, pos2};

use super::App;
use super::availability::is_available;
use super::match_view::MatchView;
use super::overlay::Choosing;
use super::window_layout::{self, MessagePlace, Sides, WindowLayout};
use crate::board::{ByColor, Point};
use crate::game::TurnId;
use crate::scene::{Board, Scene, StoneBoard};
use crate::session::{Action, Durability, Edit, Severity};
use crate::settings::Settings;
use crate::ui::board::{BoardEvent, BoardView, board_ui};
use crate::ui::command::Command;
use crate::ui::look::BoardTextures;
use crate::ui::panel::card::ClockFace;
use crate::ui::panel::find_bar::FindEvent;
use crate::ui::panel::menu::{MenuEvent, MenuState, menu_ui};
use crate::ui::panel::message_line::{Message, Offer, message_ui};
use crate::ui::panel::palette::{self, palette_ui};
use crate::ui::panel::tool::Tool;
use crate::ui::panel::toolbar::{tools_ui, travel_ui};
use crate::ui::panel::unkept::unkept_ui;
use crate::ui::pieces::pieces_ui;
use crate::ui::theme::{self, Style};
use crate::words::{self, TableWords};

/// What was asked for on the page of a match.
pub(super) enum TableEvent {
    Act(Action),
    Command(Command),
    Menu(MenuEvent),
    Offer(Offer),
    SaveElsewhere,
    /// Something was asked for in the bar for finding.
    Find(FindEvent),
    /// A part of the board was chosen for it.
    FindArea([Point; 2]),
    /// A point of the board is to get the cursor.
    ShowPoint(Point),
    /// A tool was used on a point.
    Edit(Edit, Point),
    /// A line begins at a point.
    LineFrom(Point),
    /// What follows a turn is hidden in the tree, or shown again.
    Fold(TurnId),
    /// Another width of the left column, or the usual one.
    LeftColumn(Option<u16>),
    /// The same of the right column.
    RightColumn(Option<u16>),
}

/// The page in one frame: what it shows, and what was asked for on it.
pub(super) struct MatchPage<'a> {
    pub(super) view: &'a mut MatchView,
    pub(super) settings: &'a Settings,
    pub(super) textures: &'a mut BoardTextures,
    pub(super) scene: Rc<Scene>,
    pub(super) faces: ByColor<Option<ClockFace>>,
    pub(super) layout: WindowLayout,
    pub(super) style: Style,
    message: Option<Message>,
    pub(super) events: Vec<TableEvent>,
}

impl App {
    pub(super) fn match_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let message = self.present_message();
        let shown = self.shown();
        let Some(view) = &mut self.playing else {
            return self.go_back();
        };
        let now = super::now(ui.ctx());
        if view.lay_out_tree() {
            ui.ctx().request_repaint();
        }
        view.long = view.session.thinks_long(now);
        view.looked_at = None;
        view.previews_better = false;
        view.room = ui.available_size();
        view.note(style.language);
        let settings = &self.preferences.settings;
        let mut page = MatchPage {
            scene: view.scene(shown),
            faces: view.faces(now, style.language),
            layout: view.layout(settings),
            view,
            settings,
            textures: &mut self.appearance.textures,
            style,
            message,
            events: Vec::new(),
        };
        page.page_ui(ui);
        let events = page.events;
        if std::mem::take(&mut view.wants_comment) {
            let text = style.language.say(TableWords::NoRoomForComment).to_owned();
            self.say(Severity::Refusal, text);
            ui.ctx().request_repaint();
        }
        for event in events {
            self.answer_table(event, ui.ctx());
        }
    }

    fn answer_table(&mut self, event: TableEvent, ctx: &egui::Context) {
        let settings = &mut self.preferences.settings;
        match event {
            TableEvent::Act(action) => self.act(action, ctx),
            TableEvent::Command(command) => self.run(command, ctx),
            TableEvent::Menu(event) => self.answer_menu(event, ctx),
            TableEvent::Offer(Offer::ShowRepeated) => self.act(Action::ShowRepeated, ctx),
            TableEvent::Offer(Offer::Return) => self.act(Action::Return, ctx),
            TableEvent::Offer(Offer::PlayHere) => self.act(Action::PlayHere, ctx),
            TableEvent::Offer(Offer::Restore) => self.act(Action::Restore, ctx),
            TableEvent::Offer(Offer::Continue | Offer::TryAgain) => self.act(Action::Continue, ctx),
            TableEvent::Offer(Offer::Players) => self.ask_players(),
            TableEvent::LeftColumn(width) => settings.left_column = width,
            TableEvent::RightColumn(width) => settings.right_column = width,
            TableEvent::Find(event) => self.answer_find_bar(event, ctx),
            TableEvent::FindArea(corners) => {
                if let Some(view) = &mut self.playing
                    && let Some(bar) = &mut view.find
                {
                    bar.choose_area(&view.session, corners);
                    ctx.request_repaint();
                }
            }
            TableEvent::ShowPoint(point) => self.put_cursor(point),
            TableEvent::Edit(edit, point) => self.use_tool(edit, point, ctx),
            TableEvent::LineFrom(point) => self.say_line_begins(point),
            TableEvent::Fold(turn) => {
                if let Some(view) = &mut self.playing {
                    view.toggle_collapsed(turn);
                }
            }
            TableEvent::SaveElsewhere => self.choose_file(Choosing::SaveElsewhere, None, ctx),
        }
    }
}

impl MatchView {
    /// How the window is divided around the match.
    pub(super) fn layout(&self, settings: &Settings) -> WindowLayout {
        let kept = [settings.left_column, settings.right_column];
        let palette = match self.palette.is_shown() {
            true => palette::width(self.room.y * window_layout::BOARD_SHARE),
            false => 0.0,
        };
        WindowLayout::beside(self.room, kept, palette)
    }
}

impl MatchPage<'_> {
    fn page_ui(&mut self, ui: &mut Ui) {
        self.menu_bar_ui(ui);
        self.find_bar_ui(ui);
        self.view.board.light(None);
        self.unkept_ui(ui);
        match self.layout.sides {
            Sides::Columns {
                left,
                right,
                stacked,
            } => {
                self.columns_ui(ui, [left, right], stacked);
                self.bar_ui(ui);
            }
            Sides::Strip { drawer, fits } => {
                self.bar_ui(ui);
                self.strip_ui(ui, drawer, fits);
            }
        }
        self.board_ui(ui);
    }

    fn menu_bar_ui(&mut self, ui: &mut Ui) {
        let frame = Frame::new()
            .fill(self.style.colors.panel)
            .inner_margin(Margin::symmetric(8, 1));
        let height = window_layout::MENU;
        let panel = Panel::top("menu").frame(frame).exact_size(height);
        panel.show(ui, |ui| {
            ui.spacing_mut().interact_size.y = height - 2.0;
            let state = MenuState {
                kind: self.scene.kind,
                analyzing: self.scene.analyzing,
                reviewing: self.scene.review.is_some(),
                estimating: self.scene.estimating,
                editing: self.view.palette.is_shown(),
            };
            let can = |command| is_available(command, self.view, &self.scene);
            let event = menu_ui(ui, self.settings, state, can, self.style);
            self.events.extend(event.map(TableEvent::Menu));
        });
    }

    /// Why the match cannot be written down, while that is so.
    fn unkept_ui(&mut self, ui: &mut Ui) {
        let why = match self.view.session.durability() {
            Durability::Failing(error) => words::file_error(self.style.language, &error),
            Durability::Safe | Durability::Pending => return,
        };
        if unkept_ui(ui, &why, self.style) {
            self.events.push(TableEvent::SaveElsewhere);
        }
    }

    /// The bar under the board, with the line of messages above it or in it.
    fn bar_ui(&mut self, ui: &mut Ui) {
        let bar = self.layout.bar;
        let beside = self.layout.message == MessagePlace::Beside;
        // As wide as the board, where that leaves enough for everything.
        let above = window_layout::MESSAGE + bar.height();
        let beyond = (ui.available_width() - (ui.available_height() - above)) / 2.0;
        let margin = match self.layout.sides {
            Sides::Columns { .. } => (beyond + 10.0).clamp(12.0, 126.0),
            Sides::Strip { .. } => 12.0,
        };
        let frame = ground(self.style).inner_margin(Margin::symmetric(margin as i8, 2));
        Panel::bottom("bar")
            .frame(frame)
            .exact_size(bar.height())
            .show_separator_line(false)
            .show(ui, |ui| {
                ui.horizontal_centered(|ui| {
                    let command = travel_ui(ui, &self.scene, bar, self.style);
                    self.events.extend(command.map(TableEvent::Command));
                    ui.add_space(theme::GRID);
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let can = |command| is_available(command, self.view, &self.scene);
                        let editing = (!beside).then_some(self.view.palette.is_shown());
                        let command = tools_ui(ui, &self.scene, bar, editing, can, self.style);
                        self.events.extend(command.map(TableEvent::Command));
                        if beside {
                            ui.add_space(theme::GRID);
                            self.message_ui(ui, 2);
                        }
                    });
                });
            });
        if beside {
            return;
        }
        Panel::bottom("message")
            .frame(frame)
            .exact_size(window_layout::MESSAGE)
            .show_separator_line(false)
            .show(ui, |ui| self.message_ui(ui, 1));
    }

    fn message_ui(&mut self, ui: &mut Ui, rows: usize) {
        let message = self.message.as_ref();
        let offer = message_ui(ui, &self.scene, message, rows, self.style);
        self.events.extend(offer.map(TableEvent::Offer));
    }

    /// The board in the middle.
    fn board_ui(&mut self, ui: &mut Ui) {
        let scene = Rc::clone(&self.scene);
        let frame = ground(self.style).inner_margin(Margin::same(window_layout::MARGIN));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let action = match &scene.board {
                Board::Stones(goban) => self.goban_and_palette_ui(ui, goban),
                Board::Pieces(pieces) => {
                    let state = &mut self.view.pieces;
                    let event = pieces_ui(ui, pieces, state, self.textures, self.style);
                    event.map(|event| event.action())
                }
            };
            self.events.extend(action.map(TableEvent::Act));
        });
    }

    /// The board with the palette at its left edge, while that is shown.
    fn goban_and_palette_ui(&mut self, ui: &mut Ui, goban: &StoneBoard) -> Option<Action> {
        if !self.view.palette.is_shown() {
            self.view.board.set_tool(None);
            return self.goban_ui(ui, goban);
        }
        let room = ui.available_rect_before_wrap();
        let width = palette::width(room.height());
        let side = room.height().min(room.width() - width);
        let left = room.center().x - (side + width) / 2.0;
        let [edge, board] = [left, left + width]
            .map(|left| Rect::from_min_max(pos2(left, room.top()), room.right_bottom()));
        let edge = edge.with_max_x(left + width);
        let board = board.with_max_x(left + width + side);
        let command = palette_ui(ui, edge, &self.view.palette, goban, self.style);
        self.events.extend(command.map(TableEvent::Command));
        let cursor = self.view.palette.cursor(goban);
        self.view.board.set_tool(cursor);
        let inside = UiBuilder::new().max_rect(board);
        ui.scope_builder(inside, |ui| self.goban_ui(ui, goban))
            .inner
    }

    fn goban_ui(&mut self, ui: &mut Ui, goban: &StoneBoard) -> Option<Action> {
        let pointed = self.view.board.pointed();
        let line = self.view.board_with_line(&self.scene);
        let view = BoardView {
            coordinates: self.settings.coordinates,
            live: true,
        };
        let goban = line.as_ref().unwrap_or(goban);
        let state = &mut self.view.board;
        let event = board_ui(ui, goban, view, self.textures, state, self.style);
        if self.scene.thoughts.is_some() && state.pointed() != pointed {
            // The variation under the pointer is painted in the next frame.
            ui.ctx().request_repaint();
        }
        let tool = self.view.palette.tool();
        let to_play = goban.to_play;
        Some(match event? {
            BoardEvent::Chose(point) if tool != Tool::Play => {
                let edit = self.view.palette.point(point, to_play);
                let begins = self.view.palette.anchor().is_some();
                let event = edit.map(|edit| TableEvent::Edit(edit, point));
                let event = event.or(begins.then_some(TableEvent::LineFrom(point)));
                self.events.extend(event);
                return None;
            }
            BoardEvent::Spanned(corners) => {
                self.events.push(TableEvent::FindArea(corners));
                return None;
            }
            BoardEvent::Dragged(from, to) => {
                let edit = self.view.palette.drag(from, to, to_play);
                self.events
                    .extend(edit.map(|edit| TableEvent::Edit(edit, from)));
                return None;
            }
            BoardEvent::Chose(point) => {
                self.view.chosen = Some(point);
                Action::Choose(point)
            }
            BoardEvent::Turned(turns) => Action::Step(turns),
        })
    }
}

/// What the board and the cards stand on.
pub(super) fn ground(style: Style) -> Frame {
    Frame::new().fill(style.colors.window)
}
