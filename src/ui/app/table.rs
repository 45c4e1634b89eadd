//! The match on the screen, and what belongs to it.

use std::rc::Rc;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::App;
use super::computer::with_line;
use crate::board::{ByColor, Color};
use crate::scene::{Board, Branches, Goban, Scene, Shown};
use crate::session::{Action, Match, Moment};
use crate::ui::board::{BoardEvent, BoardState, BoardView, Keys, board_ui};
use crate::ui::command::Command;
use crate::ui::panel::footer::{FooterEvent, Offer, footer_ui};
use crate::ui::panel::menu::{Looks, MenuEvent, menu_ui};
use crate::ui::panel::notes::Draft;
use crate::ui::panel::players::Face;
use crate::ui::pieces::{PiecesState, pieces_ui};
use crate::ui::theme::Decor;
use crate::words::{self, Table as Words};

/// Below this width the cards become a strip.
pub(super) const WIDE: f32 = 1000.0;

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
    /// What the arrows do when the match is shown first.
    pub(super) begins: Option<Keys>,
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
            begins: Some(begins),
        }
    }

    /// What the arrows do, while the board has the keyboard.
    pub(super) fn keys(&self) -> Option<Keys> {
        self.board.keys().or(self.pieces.keys())
    }

    /// Gives the board the keyboard.
    pub(super) const fn take_keyboard(&mut self, keys: Keys) {
        match self.session.table() {
            crate::record::Table::Go | crate::record::Table::Othello => {
                self.board.take_keyboard(keys);
            }
            crate::record::Table::Aligne4 => self.pieces.take_keyboard(keys),
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
        if self.shape != self.session.shape() {
            self.shape = self.session.shape();
            self.branches = Branches::of_match(&self.session);
            return;
        }
        self.branches.catch_up(&self.session);
    }

    fn faces(&self, now: Moment, decor: Decor) -> ByColor<Option<Face>> {
        let control = self.session.control();
        ByColor::from_fn(|color| {
            let reading = self.session.reading(color, now)?;
            let face = words::clock_face(decor.language, reading, control);
            Some(Face {
                text: face.time,
                overtime: face.beside.unwrap_or_default(),
                low: self.session.is_low(color, now),
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

    pub(super) fn table_ui(&mut self, ui: &mut Ui, decor: Decor) {
        let Some(mut table) = self.table.take() else {
            return self.go_back();
        };
        let mut asked = Vec::new();
        let now = super::now(ui.ctx());
        table.lay_out();
        table.long = table.session.thinks_long(now);
        table.looked_at = None;
        let scene = table.scene(self.shown());
        let bar = Frame::new()
            .fill(decor.colors.panel)
            .inner_margin(Margin::symmetric(8, 2));
        Panel::top("menu").frame(bar).show(ui, |ui| {
            let looks = Looks {
                table: scene.table,
                analyzing: scene.analyzing,
                estimating: scene.estimating,
            };
            let can = |command| self.can(command, &table.session, &scene);
            asked.extend(menu_ui(ui, &self.settings, looks, can, decor).map(Asked::Menu));
        });
        let message = self.present_message_of(&table);
        let footer = Frame::new()
            .fill(decor.colors.panel)
            .inner_margin(Margin::symmetric(12, 4));
        Panel::bottom("footer")
            .frame(footer)
            .exact_size(46.0)
            .show(ui, |ui| {
                asked.extend(footer_ui(ui, &scene, message.as_ref(), decor).map(
                    |event| match event {
                        FooterEvent::Command(command) => Asked::Command(command),
                        FooterEvent::Offer(offer) => Asked::Offer(offer),
                    },
                ));
            });
        let faces = table.faces(now, decor);
        if ui.available_width() >= WIDE {
            self.sides_ui(ui, &mut table, &scene, &faces, decor, &mut asked);
        } else {
            self.narrow_ui(ui, &mut table, &scene, &faces, decor, &mut asked);
        }
        self.board_ui(ui, &mut table, &scene, decor, &mut asked);
        self.table = Some(table);
        for asked in asked {
            self.answer(asked, ui.ctx());
        }
    }

    fn answer(&mut self, asked: Asked, ctx: &egui::Context) {
        match asked {
            Asked::Act(action) => self.act(action, ctx),
            Asked::Command(command) => self.obey(command, ctx),
            Asked::Menu(event) => self.choose(event, ctx),
            Asked::Offer(Offer::ShowRepeated) => self.act(Action::ShowRepeated, ctx),
            Asked::Offer(Offer::Restore) => self.act(Action::Restore, ctx),
            Asked::Offer(Offer::Continue | Offer::TryAgain) => self.act(Action::Continue, ctx),
            Asked::Offer(Offer::Players) => self.ask_players(),
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
        let frame = ground(decor).inner_margin(Margin::same(6));
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
        goban: &Goban,
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
            BoardEvent::Chose(point) => Action::Choose(point),
            BoardEvent::Turned(turns) => Action::Step(turns),
        }))
    }

    fn present_message_of(&self, table: &Table) -> Option<crate::ui::panel::footer::Message> {
        if table.session.is_proposing() {
            return Some(crate::ui::panel::footer::Message {
                text: self.language().say(Words::Proposing).to_owned(),
                weight: crate::session::Weight::Quiet,
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
