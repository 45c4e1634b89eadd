//! What the mouse does, where the terminal tells of it.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::state::{Focus, ScreenState};
use super::view::HitAreas;
use crate::console::command::Command;
use crate::console::menu::Page;
use crate::session::Moment;

impl ScreenState {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what else a mouse can do has no meaning here"
    )]
    pub(super) fn point(&mut self, mouse: MouseEvent, areas: &HitAreas, now: Moment) {
        if self.controller.prompt().is_some() {
            return;
        }
        let at = Position::new(mouse.column, mouse.row);
        let at_table = self.controller.page() == Page::Table;
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) if at_table => self.click_table(at, areas, now),
            MouseEventKind::Down(MouseButton::Left) => self.click_page(at, areas, now),
            MouseEventKind::ScrollUp if at_table => self.controller.run(Command::Back, "", now),
            MouseEventKind::ScrollDown if at_table => {
                self.controller.run(Command::Forward, "", now)
            }
            MouseEventKind::ScrollUp => self.scroll_up(),
            MouseEventKind::ScrollDown => self.scroll_down(),
            _ => {}
        }
    }

    fn click_table(&mut self, at: Position, areas: &HitAreas, now: Moment) {
        if let Some(point) = areas.point_at(at) {
            self.focus = Focus::Board;
            self.cursor = point;
            self.controller.choose_point(point, now);
        } else if let Some(piece) = areas.piece_at(at) {
            self.focus = Focus::Tray;
            self.tray = piece.number();
            self.controller.choose_piece(piece, now);
        }
    }

    fn click_page(&mut self, at: Position, areas: &HitAreas, now: Moment) {
        match areas.row_at(at) {
            Some(row) => {
                self.row = row;
                self.choose_row(now);
            }
            // A page that is only read is put away.
            None if self.controller.rows().is_empty() => self.controller.back(),
            None => {}
        }
    }

    fn scroll_up(&mut self) {
        self.row = self.row.saturating_sub(1);
        self.scroll = self.scroll.saturating_sub(3);
    }

    fn scroll_down(&mut self) {
        let last = self.controller.rows().len().saturating_sub(1);
        self.row = (self.row + 1).min(last);
        self.scroll = self.scroll.saturating_add(3);
    }
}
