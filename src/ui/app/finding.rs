//! Finding something in the game that is shown.

use egui::{Context, Frame, Margin, Panel, Ui};

use super::App;
use super::match_page::{MatchPage, TableEvent};
use crate::session::Action;
use crate::ui::panel::find_bar::{self, FindBar, FindEvent};

impl App {
    /// Opens the bar, or gives it the keyboard.
    pub(super) fn open_find_bar(&mut self, ctx: &Context) {
        if let Some(view) = &mut self.playing {
            let bar = view.find.get_or_insert_with(FindBar::default);
            bar.take_keyboard();
            ctx.request_repaint();
        }
    }

    /// Closes the bar; whether it was open.
    pub(super) fn close_find_bar(&mut self, ctx: &Context) -> bool {
        let Some(view) = &mut self.playing else {
            return false;
        };
        ctx.request_repaint();
        let closed = view.find.take().is_some();
        view.board.frame(None);
        if closed && let Some(keys) = view.keys().or(Some(crate::ui::board::Keys::Game)) {
            view.take_keyboard(keys);
        }
        closed
    }

    /// Goes to the next hit, or to the one before; opens the bar where it is not.
    pub(super) fn find_next(&mut self, forward: bool, ctx: &Context) {
        let Some(view) = &mut self.playing else {
            return;
        };
        let Some(bar) = &mut view.find else {
            return self.open_find_bar(ctx);
        };
        bar.work(&view.session);
        if let Some(turn) = bar.beside(&view.session, forward) {
            self.act(Action::GoTo(turn), ctx);
        }
    }

    pub(super) fn answer_find_bar(&mut self, event: FindEvent, ctx: &Context) {
        match event {
            FindEvent::Next => self.find_next(true, ctx),
            FindEvent::Previous => self.find_next(false, ctx),
            FindEvent::Close => {
                self.close_find_bar(ctx);
            }
        }
    }
}

impl MatchPage<'_> {
    /// The bar for finding, while it is open. It looks at some turns in every frame.
    pub(super) fn find_bar_ui(&mut self, ui: &mut Ui) {
        let Some(bar) = &mut self.view.find else {
            return;
        };
        if bar.work(&self.view.session) {
            ui.ctx().request_repaint();
        }
        let frame = Frame::new()
            .fill(self.style.colors.panel)
            .inner_margin(Margin::symmetric(12, 4));
        Panel::top("find")
            .frame(frame)
            .exact_size(find_bar::HEIGHT)
            .show(ui, |ui| {
                ui.horizontal_centered(|ui| {
                    let event = bar.find_bar_ui(ui, &self.view.session, self.style);
                    self.events.extend(event.map(TableEvent::Find));
                });
            });
        let chosen = bar.area(&self.view.session);
        self.view
            .board
            .frame(chosen.map(|area| [area.first, area.last]));
        self.view.board.spans(bar.chooses_area());
    }
}
