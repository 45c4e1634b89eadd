//! The match on the screen, and what belongs to it.

use std::rc::Rc;

use egui::{Align, CentralPanel, Frame, Layout, Margin, Panel, Ui, Vec2};

use super::computer::with_line;
use super::plan::{self, MessagePlace, Plan, Sides};
use super::{App, Choosing};
use crate::board::{ByColor, Color, Point};
use crate::scene::{Board, Branches, Scene, Shown, StoneBoard};
use crate::session::{Action, Durability, Match, Moment, Notice, Severity};
use crate::ui::board::{BoardEvent, BoardState, BoardView, Keys, board_ui};
use crate::ui::command::Command;
use crate::ui::panel::bar::{tools_ui, travel_ui};
use crate::ui::panel::footer::{Offer, message_ui};
use crate::ui::panel::menu::{Looks, MenuEvent, menu_ui};
use crate::ui::panel::notes::Draft;
use crate::ui::panel::players::Face;
use crate::ui::panel::unkept::unkept_ui;
use crate::ui::pieces::{PiecesState, pieces_ui};
use crate::ui::theme::{self, Decor};
use crate::words::{self, Language, Table as Words};

/// A match and how it is shown.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) session: Match,
    pub(super) board: BoardState,
    pub(super) pieces: PiecesState,
    pub(super) branches: Branches,
    pub(super) draft: Draft,
    /// The computer that has been thinking for a while.
    pub(super) long: Option<Color>,
    scene: Option<(u64, Shown, Rc<Scene>)>,
    /// The revision that the tree was laid out for.
    laid_out: u64,
    /// The shape of the tree that it was laid out for.
    shape: u64,
    /// The move that the pointer is on in the panel of thoughts.
    pub(super) looked_at: Option<usize>,
    /// The point that was chosen last.
    pub(super) chosen: Option<Point>,
    /// The message that the board has shown a note about.
    noted: u64,
    /// How large the window is in which it is shown.
    room: Vec2,
    /// What the arrows do when the match is shown first.
    pub(super) begins: Option<Keys>,
    /// Whether the field of the comment is to get the keyboard, if there is
    /// room for it.
    pub(super) wants_comment: bool,
}

impl Table {
    pub(super) fn new(session: Match, begins: Keys) -> Self {
        Self {
            branches: Branches::of_match(&session),
            session,
            board: BoardState::default(),
            pieces: PiecesState::default(),
            draft: Draft::default(),
            long: None,
            scene: None,
            laid_out: u64::MAX,
            shape: 0,
            looked_at: None,
            chosen: None,
            noted: 0,
            room: Vec2::ZERO,
            begins: Some(begins),
            wants_comment: false,
        }
    }

    /// What the arrows do, while the board has the keyboard.
    pub(super) fn keys(&self) -> Option<Keys> {
        self.board.keys().or(self.pieces.keys())
    }

    /// Gives the board the keyboard.
    pub(super) const fn take_keyboard(&mut self, keys: Keys) {
        match self.session.table() {
            crate::record::GameKind::Go | crate::record::GameKind::Othello => {
                self.board.take_keyboard(keys);
            }
            crate::record::GameKind::Aligne4 => self.pieces.take_keyboard(keys),
        }
    }

    /// Says on the board what is to be known where the eye is: why a stone was
    /// refused at its point, and that someone passed.
    fn note(&mut self, language: Language) {
        let table = self.session.table();
        let Some(notice) = self.session.notice() else {
            self.chosen = None;
            return self.board.hush();
        };
        if self.noted == self.session.notice_revision() {
            return;
        }
        self.noted = self.session.notice_revision();
        let passed = |color| Notice::Passed(color).text(language, table);
        match notice {
            Notice::Passed(_) | Notice::NoMove(_) => {
                self.board.say(notice.text(language, table), None);
            }
            Notice::Counting => {
                let last = self.session.to_play().other();
                self.board.say(passed(last), None);
            }
            _ if notice.severity() == Severity::Refusal => {
                if let Some(point) = self.chosen.take() {
                    self.board.say(notice.text(language, table), Some(point));
                }
            }
            _ => self.board.hush(),
        }
    }

    /// What there is to see, made anew only when it has changed.
    pub(super) fn scene(&mut self, shown: Shown) -> Rc<Scene> {
        let revision = self.session.revision();
        let known = self
            .scene
            .take()
            .filter(|(of, with, _)| *of == revision && *with == shown);
        let scene = known.unwrap_or_else(|| {
            let scene = Scene::of(&self.session, shown);
            (revision, shown, Rc::new(scene))
        });
        Rc::clone(&self.scene.insert(scene).2)
    }

    fn lay_out(&mut self) {
        if self.laid_out == self.session.revision() {
            return;
        }
        self.laid_out = self.session.revision();
        if self.shape != self.session.tree_revision() {
            self.shape = self.session.tree_revision();
            self.branches = Branches::of_match(&self.session);
            return;
        }
        self.branches.catch_up(&self.session);
    }

    fn faces(&self, now: Moment, decor: Decor) -> ByColor<Option<Face>> {
        let control = self.session.control();
        ByColor::from_fn(|color| {
            let reading = self.session.clock_reading(color, now)?;
            let face = words::clock_face(decor.language, reading, control);
            Some(Face {
                text: face.time,
                overtime: face.beside.unwrap_or_default(),
                low: self.session.is_low_on_time(color, now),
            })
        })
    }
}

/// What was asked for at the table.
pub(super) enum Asked {
    Act(Action),
    Command(Command),
    Menu(MenuEvent),
    Offer(Offer),
    SaveElsewhere,
    /// Another width of the left column, or the usual one.
    Left(Option<u16>),
    /// The same of the right column.
    Right(Option<u16>),
}

impl App {
    /// What the user wants to see on the board.
    pub(super) const fn shown(&self) -> Shown {
        Shown {
            territory: self.settings.territory,
            numbers: self.settings.numbers,
            next_moves: self.settings.next_moves,
            legal_moves: self.settings.legal_moves,
        }
    }

    /// What is said on the board for a moment.
    #[must_use]
    pub fn note(&self) -> Option<&str> {
        self.table.as_ref()?.board.said()
    }

    pub(super) fn table_ui(&mut self, ui: &mut Ui, decor: Decor) {
        let Some(mut table) = self.table.take() else {
            return self.go_back();
        };
        let mut asked = Vec::new();
        let now = super::now(ui.ctx());
        table.lay_out();
        table.long = table.session.thinks_long(now);
        table.looked_at = None;
        table.room = ui.available_size();
        table.note(decor.language);
        let scene = table.scene(self.shown());
        self.menu_bar_ui(ui, &table, &scene, decor, &mut asked);
        let unkept = match table.session.durability() {
            Durability::Failing(error) => Some(words::file_error(decor.language, &error)),
            Durability::Safe | Durability::Pending => None,
        };
        if let Some(why) = unkept {
            asked.extend(unkept_ui(ui, &why, decor).then_some(Asked::SaveElsewhere));
        }
        let plan = self.plan(&table);
        let faces = table.faces(now, decor);
        match plan.sides {
            Sides::Columns { .. } => {
                self.sides_ui(ui, &mut table, &scene, &faces, decor, &mut asked);
                self.bar_ui(ui, &table, &scene, decor, &mut asked);
            }
            Sides::Strip { .. } => {
                self.bar_ui(ui, &table, &scene, decor, &mut asked);
                self.narrow_ui(ui, &mut table, &scene, &faces, decor, &mut asked);
            }
        }
        self.board_ui(ui, &mut table, &scene, decor, &mut asked);
        let no_room = std::mem::take(&mut table.wants_comment);
        self.table = Some(table);
        if no_room {
            let text = decor.language.say(Words::NoRoomForComment).to_owned();
            self.say(text, Severity::Refusal);
            ui.ctx().request_repaint();
        }
        for asked in asked {
            self.answer(asked, ui.ctx());
        }
    }

    /// How the window is divided around a table.
    pub(super) fn plan(&self, table: &Table) -> Plan {
        let kept = [self.settings.left_column, self.settings.right_column];
        Plan::of(table.room, kept)
    }

    fn menu_bar_ui(
        &self,
        ui: &mut Ui,
        table: &Table,
        scene: &Scene,
        decor: Decor,
        asked: &mut Vec<Asked>,
    ) {
        let frame = Frame::new()
            .fill(decor.colors.panel)
            .inner_margin(Margin::symmetric(8, 1));
        let panel = Panel::top("menu").frame(frame).exact_size(plan::MENU);
        panel.show(ui, |ui| {
            ui.spacing_mut().interact_size.y = plan::MENU - 2.0;
            let looks = Looks {
                table: scene.table,
                analyzing: scene.analyzing,
                estimating: scene.estimating,
            };
            let can = |command| self.can(command, &table.session, scene);
            asked.extend(menu_ui(ui, &self.settings, looks, can, decor).map(Asked::Menu));
        });
    }

    /// The bar under the board, with the line of messages above it or in it.
    fn bar_ui(
        &self,
        ui: &mut Ui,
        table: &Table,
        scene: &Scene,
        decor: Decor,
        asked: &mut Vec<Asked>,
    ) {
        let plan = self.plan(table);
        let message = self.present_message_of(table);
        let message = message.as_ref();
        let can = |command| self.can(command, &table.session, scene);
        let beside = plan.message == MessagePlace::Beside;
        // As wide as the board, where that leaves enough for everything.
        let above = plan::MESSAGE + plan.bar.height();
        let beyond = (ui.available_width() - (ui.available_height() - above)) / 2.0;
        let margin = match plan.sides {
            Sides::Columns { .. } => (beyond + 10.0).clamp(12.0, 126.0),
            Sides::Strip { .. } => 12.0,
        };
        let frame = ground(decor).inner_margin(Margin::symmetric(margin as i8, 2));
        Panel::bottom("bar")
            .frame(frame)
            .exact_size(plan.bar.height())
            .show_separator_line(false)
            .show(ui, |ui| {
                ui.horizontal_centered(|ui| {
                    let command = travel_ui(ui, scene, plan.bar, decor);
                    asked.extend(command.map(Asked::Command));
                    ui.add_space(theme::GRID);
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let command = tools_ui(ui, scene, plan.bar, can, decor);
                        asked.extend(command.map(Asked::Command));
                        if beside {
                            ui.add_space(theme::GRID);
                            let offer = message_ui(ui, scene, message, 2, decor);
                            asked.extend(offer.map(Asked::Offer));
                        }
                    });
                });
            });
        if beside {
            return;
        }
        Panel::bottom("message")
            .frame(frame)
            .exact_size(plan::MESSAGE)
            .show_separator_line(false)
            .show(ui, |ui| {
                let offer = message_ui(ui, scene, message, 1, decor);
                asked.extend(offer.map(Asked::Offer));
            });
    }

    fn answer(&mut self, asked: Asked, ctx: &egui::Context) {
        match asked {
            Asked::Act(action) => self.act(action, ctx),
            Asked::Command(command) => self.obey(command, ctx),
            Asked::Menu(event) => self.choose(event, ctx),
            Asked::Offer(Offer::ShowRepeated) => self.act(Action::ShowRepeated, ctx),
            Asked::Offer(Offer::Return) => self.act(Action::Return, ctx),
            Asked::Offer(Offer::PlayHere) => self.act(Action::PlayHere, ctx),
            Asked::Left(width) => self.settings.left_column = width,
            Asked::Right(width) => self.settings.right_column = width,
            Asked::Offer(Offer::Restore) => self.act(Action::Restore, ctx),
            Asked::Offer(Offer::Continue | Offer::TryAgain) => self.act(Action::Continue, ctx),
            Asked::Offer(Offer::Players) => self.ask_players(),
            Asked::SaveElsewhere => self.choose_file(Choosing::SaveElsewhere, ctx),
        }
    }

    /// The board in the middle.
    fn board_ui(
        &mut self,
        ui: &mut Ui,
        table: &mut Table,
        scene: &Scene,
        decor: Decor,
        asked: &mut Vec<Asked>,
    ) {
        let frame = ground(decor).inner_margin(Margin::same(plan::MARGIN));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            asked.extend(match &scene.board {
                Board::Stones(goban) => self.goban_ui(ui, table, scene, goban, decor),
                Board::Pieces(pieces) => {
                    let state = &mut table.pieces;
                    let event = pieces_ui(ui, pieces, state, &self.skin, decor);
                    event.map(|event| Asked::Act(event.action()))
                }
            });
        });
    }

    fn goban_ui(
        &mut self,
        ui: &mut Ui,
        table: &mut Table,
        scene: &Scene,
        goban: &StoneBoard,
        decor: Decor,
    ) -> Option<Asked> {
        let pointed = table.board.pointed();
        let line = with_line(table, scene);
        let view = BoardView {
            coordinates: self.settings.coordinates,
            live: true,
        };
        let goban = line.as_ref().unwrap_or(goban);
        let event = board_ui(ui, goban, view, &mut self.skin, &mut table.board, decor);
        if scene.thoughts.is_some() && table.board.pointed() != pointed {
            // The line of what the pointer is on now is painted next.
            ui.ctx().request_repaint();
        }
        Some(Asked::Act(match event? {
            BoardEvent::Chose(point) => {
                table.chosen = Some(point);
                Action::Choose(point)
            }
            BoardEvent::Turned(turns) => Action::Step(turns),
        }))
    }

    fn present_message_of(&self, table: &Table) -> Option<crate::ui::panel::footer::Message> {
        if table.session.is_proposing() {
            return Some(crate::ui::panel::footer::Message {
                text: self.language().say(Words::Proposing).to_owned(),
                weight: crate::session::Severity::Quiet,
                offers: Vec::new(),
            });
        }
        self.message_about(&table.session)
    }
}

/// What the board and the cards stand on.
pub(super) fn ground(decor: Decor) -> Frame {
    Frame::new().fill(decor.colors.window)
}
