//! What the mouse does, where the terminal tells of it.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::{App, Focus};
use crate::console::order::Order;
use crate::console::page::Page;
use crate::session::Moment;

impl App {
    pub(super) fn point(&mut self, mouse: MouseEvent, now: Moment) {
        if self.room.asking().is_some() {
            return;
        }
        let at = Position::new(mouse.column, mouse.row);
        let at_table = self.room.page() == Page::Table;
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) if at_table => self.click_table(at, now),
            MouseEventKind::Down(MouseButton::Left) => self.click_page(at, now),
            MouseEventKind::ScrollUp if at_table => self.room.order(Order::Back, "", now),
            MouseEventKind::ScrollDown if at_table => self.room.order(Order::Forward, "", now),
            MouseEventKind::ScrollUp => self.roll_back(),
            MouseEventKind::ScrollDown => self.roll_on(),
            _ => {}
        }
    }

    fn click_table(&mut self, at: Position, now: Moment) {
        if let Some(point) = self.places.point_at(at) {
            self.focus = Focus::Board;
            self.cursor = point;
            self.room.point(point, now);
        } else if let Some(piece) = self.places.piece_at(at) {
            self.focus = Focus::Tray;
            self.tray = piece.number();
            self.room.piece(piece, now);
        }
    }

    fn click_page(&mut self, at: Position, now: Moment) {
        match self.places.row_at(at) {
            Some(row) => {
                self.row = row;
                self.choose_row(now);
            }
            // A page that is only read is put away.
            None if self.room.rows().is_empty() => self.room.back(),
            None => {}
        }
    }

    fn roll_back(&mut self) {
        self.row = self.row.saturating_sub(1);
        self.scroll = self.scroll.saturating_sub(3);
    }

    fn roll_on(&mut self) {
        let last = self.room.rows().len().saturating_sub(1);
        self.row = (self.row + 1).min(last);
        self.scroll = self.scroll.saturating_add(3);
    }
}
