//! Who has the keyboard when a page or a dialog comes or goes.

use std::mem::{self, Discriminant};

use egui::{Context, Id};

use super::{App, Page};
use crate::ui::access;
use crate::ui::board::Keys;
use crate::ui::dialog::{Dialog, PointForm};

/// What was shown in the last frame, and who gets the keyboard back.
#[derive(Debug, Default)]
pub(super) struct Focus {
    /// The page, and which game was at the table.
    page: Option<(Page, u64)>,
    dialog: Option<Discriminant<Dialog>>,
    /// Whether something lies over the page.
    covered: bool,
    /// What had the keyboard before something came over it.
    before: Option<Before>,
}

/// Something that had the keyboard.
#[derive(Clone, Copy, Debug)]
enum Before {
    Board(Keys),
    Widget(Id),
}

impl App {
    /// Called before a page is painted: one that has just been opened gets the
    /// keyboard, unless a dialog has it.
    pub(super) fn focus_page(&mut self, ctx: &Context) {
        let shown = Some((self.page(), self.seated));
        if self.focus.page == shown || self.is_asking() {
            return;
        }
        self.focus.page = shown;
        self.focus.before = None;
        if self.page() != Page::Table {
            return access::begin(ctx);
        }
        if let Some(table) = &mut self.table {
            let keys = table.begins.take().or(table.keys());
            table.take_keyboard(keys.unwrap_or(Keys::Game));
        }
    }

    /// Called before dialogs are shown: one that has just been opened gets the
    /// keyboard, and what had it before is remembered.
    pub(super) fn focus_dialog(&mut self, ctx: &Context) {
        let covered = self.is_asking();
        if covered && !self.focus.covered {
            let keys = self.table.as_ref().and_then(super::Table::keys);
            let board = keys.filter(|_| self.page() == Page::Table);
            let focused = ctx.memory(|memory| memory.focused());
            let widget = focused.map(Before::Widget);
            self.focus.before = board.map(Before::Board).or(widget);
        }
        self.focus.covered = covered;
        let dialog = self.dialog.as_ref().map(mem::discriminant);
        if self.focus.dialog != dialog {
            self.focus.dialog = dialog;
            if dialog.is_some() {
                access::begin(ctx);
            }
        }
    }

    /// Called after dialogs were shown: once all are closed, the keyboard goes
    /// back to where it was.
    pub(super) fn focus_back(&mut self, ctx: &Context) {
        if !self.focus.covered || self.is_asking() {
            return;
        }
        self.focus.covered = false;
        self.focus.dialog = None;
        let same_page = self.focus.page == Some((self.page(), self.seated));
        match self.focus.before.take().filter(|_| same_page) {
            Some(Before::Board(keys)) => {
                if let Some(table) = &mut self.table {
                    table.take_keyboard(keys);
                }
            }
            Some(Before::Widget(id)) => ctx.memory_mut(|memory| memory.request_focus(id)),
            None => (),
        }
        ctx.request_repaint();
    }

    /// The answer to a dialog says who gets the keyboard next.
    pub(super) const fn focus_stays(&mut self) {
        self.focus.before = None;
    }

    /// Asks for an intersection by name.
    pub(super) fn ask_point(&mut self) {
        let shown = self.shown();
        let scene = self.table.as_mut().map(|table| table.scene(shown));
        if let Some(goban) = scene.as_deref().and_then(crate::scene::Scene::stone_board) {
            self.open_dialog(Dialog::Point(PointForm::of(goban)));
        }
    }

    /// Whether the board has the keyboard but leaves the arrows to the game.
    pub(super) fn board_lends_arrows(&self) -> bool {
        let keys = self.table.as_ref().and_then(super::Table::keys);
        self.page() == Page::Table && keys == Some(Keys::Game)
    }
}
