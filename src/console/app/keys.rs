//! What keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::{App, Focus};
use crate::aligne4::Piece;
use crate::board::Point;
use crate::console::desk::Next;
use crate::console::order::Order;
use crate::console::page::{Kind, Page};
use crate::console::room::{Answer, Asking, Doubt};
use crate::record::GameKind;
use crate::session::{Match, Moment};

/// How far a page key goes.
const PAGE: usize = 10;
/// The longest text that can be written, in characters.
const LONGEST: usize = 500;

/// A step of the cursor.
#[derive(Clone, Copy)]
enum Step {
    Left,
    Right,
    Up,
    Down,
}

impl App {
    pub(super) fn press(&mut self, key: KeyEvent, now: Moment) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.press_control(key.code, now);
        }
        match (self.room.asking(), self.room.page()) {
            (Some(Asking::Sure { .. }), _) => self.press_sure(key.code, now),
            (Some(Asking::Write { .. }), _) => self.press_write(key.code, now),
            (None, Page::Table) => self.press_table(key.code, now),
            (None, Page::Help | Page::Rules(_) | Page::Result) => self.press_text(key.code, now),
            (None, _) => self.press_page(key.code, now),
        }
    }

    fn press_control(&mut self, key: KeyCode, now: Moment) {
        let asked = self.room.asking().is_some();
        let quits = matches!(
            self.room.asking(),
            Some(Asking::Sure {
                doubt: Doubt::Leave(Next::Quit),
                ..
            })
        );
        let at_table = self.room.page() == Page::Table && !asked;
        match key {
            // Whoever insists goes at once: what becomes of the game was said.
            KeyCode::Char('c') if quits => self.room.proceed(Next::Quit, now),
            KeyCode::Char('c' | 'q') => self.room.leave_for(Next::Quit, now),
            KeyCode::Char('u') => {
                self.proposed = false;
                self.writing.clear();
            }
            KeyCode::Char('z') if at_table => self.room.order(Order::Undo, "", now),
            KeyCode::Char('y') if at_table => self.room.order(Order::Redo, "", now),
            KeyCode::Char('s') if at_table => self.room.order(Order::Save, "", now),
            KeyCode::Char('o') if at_table => self.room.order(Order::Load, "", now),
            KeyCode::Char('n') if at_table => self.room.order(Order::New, "", now),
            _ => {}
        }
    }

    fn press_sure(&mut self, key: KeyCode, now: Moment) {
        match key {
            KeyCode::Char('y' | 'Y' | 'o' | 'O') => self.room.answer(Answer::Yes, now),
            KeyCode::Char('n' | 'N') | KeyCode::Esc => self.room.answer(Answer::No, now),
            _ => {}
        }
    }

    fn press_write(&mut self, key: KeyCode, now: Moment) {
        match key {
            KeyCode::Esc => self.room.answer(Answer::No, now),
            KeyCode::Enter => {
                let text = std::mem::take(&mut self.writing);
                self.room.write(&text, now);
                self.writing = text;
            }
            KeyCode::Backspace | KeyCode::Delete if self.proposed => {
                self.proposed = false;
                self.writing.clear();
            }
            KeyCode::Backspace => {
                self.writing.pop();
            }
            // Whoever moves in the text means to edit it.
            KeyCode::End | KeyCode::Right | KeyCode::Left | KeyCode::Home => self.proposed = false,
            KeyCode::Char(letter) => self.paste(letter.encode_utf8(&mut [0; 4])),
            _ => {}
        }
    }

    /// Writes a text where one is asked for.
    pub(super) fn paste(&mut self, text: &str) {
        if !matches!(self.room.asking(), Some(Asking::Write { .. })) {
            return;
        }
        if std::mem::take(&mut self.proposed) {
            self.writing.clear();
        }
        let room = LONGEST.saturating_sub(self.writing.chars().count());
        let plain = text.chars().filter(|letter| !letter.is_control());
        self.writing.extend(plain.take(room));
    }

    fn press_text(&mut self, key: KeyCode, now: Moment) {
        match key {
            KeyCode::Esc | KeyCode::Enter | KeyCode::Backspace | KeyCode::Char('q' | ' ') => {
                self.room.back();
            }
            KeyCode::Up | KeyCode::Char('k') => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.scroll = self.scroll.saturating_add(1),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(PAGE),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(PAGE),
            KeyCode::Home => self.scroll = 0,
            KeyCode::End => self.scroll = usize::MAX,
            // From the result one goes on.
            KeyCode::Char(_) if self.room.page() == Page::Result => {
                self.room.back();
                self.press_table(key, now);
            }
            _ => {}
        }
    }

    fn press_page(&mut self, key: KeyCode, now: Moment) {
        let last = self.room.rows().len().saturating_sub(1);
        match key {
            KeyCode::Up | KeyCode::Char('k') => {
                self.row = self.row.checked_sub(1).unwrap_or(last);
            }
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
                self.row = if self.row < last { self.row + 1 } else { 0 };
            }
            KeyCode::PageUp => self.row = self.row.saturating_sub(PAGE),
            KeyCode::PageDown => self.row = self.row.saturating_add(PAGE).min(last),
            KeyCode::Home => self.row = 0,
            KeyCode::End => self.row = last,
            KeyCode::Enter | KeyCode::Char(' ') => self.choose_row(now),
            KeyCode::Right | KeyCode::Char('l') => self.turn(Turn::On, now),
            KeyCode::Left | KeyCode::Char('h') => self.turn(Turn::Back, now),
            KeyCode::Char('?') | KeyCode::F(1) => self.room.go(Page::Help),
            KeyCode::Char('q') if self.room.page() == Page::Home => {
                self.room.leave_for(Next::Quit, now);
            }
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('q') => self.room.back(),
            _ => {}
        }
    }

    /// Does what the chosen row does.
    pub(super) fn choose_row(&mut self, now: Moment) {
        if let Some(row) = self.room.rows().get(self.row) {
            self.room.choose(row.clone(), now);
        }
    }

    /// Gives the field of the chosen row the value beside its own.
    fn turn(&mut self, turn: Turn, now: Moment) {
        let rows = self.room.rows();
        let Some(Kind::Choice(field, choices)) = rows.get(self.row).map(|row| &row.kind) else {
            return;
        };
        let last = choices.names.len().saturating_sub(1);
        let index = match turn {
            Turn::On if choices.at < last => choices.at + 1,
            Turn::On => 0,
            Turn::Back => choices.at.checked_sub(1).unwrap_or(last),
        };
        self.room.change(*field, index, now);
    }

    fn press_table(&mut self, key: KeyCode, now: Moment) {
        match key {
            KeyCode::Left | KeyCode::Char('h') => self.step(Step::Left),
            KeyCode::Right | KeyCode::Char('l') => self.step(Step::Right),
            KeyCode::Up | KeyCode::Char('k') => self.step(Step::Up),
            KeyCode::Down | KeyCode::Char('j') => self.step(Step::Down),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose_here(now),
            KeyCode::Tab | KeyCode::BackTab => {
                let pieces = self.playing().map(Match::table) == Some(GameKind::Aligne4);
                self.focus = match self.focus {
                    Focus::Board if pieces => Focus::Tray,
                    Focus::Board | Focus::Tray => Focus::Board,
                };
            }
            KeyCode::Esc => self.room.go(Page::Orders),
            KeyCode::F(1) => self.room.go(Page::Help),
            KeyCode::Backspace => self.room.order(Order::Undo, "", now),
            key => {
                if let Some(order) = Order::of_key(key) {
                    self.room.order(order, "", now);
                }
            }
        }
    }

    fn choose_here(&mut self, now: Moment) {
        match (self.focus, Piece::new(self.tray)) {
            (Focus::Tray, Some(piece)) => self.room.piece(piece, now),
            (Focus::Board, _) | (Focus::Tray, None) => self.room.point(self.cursor, now),
        }
    }

    fn step(&mut self, step: Step) {
        let Some(size) = self.size() else {
            return;
        };
        let last = size.lines().saturating_sub(1);
        let moved = |at: Point, last: u8| match step {
            Step::Left => Point::new(at.col.saturating_sub(1), at.row),
            Step::Right => Point::new((at.col + 1).min(last), at.row),
            Step::Up => Point::new(at.col, at.row.saturating_sub(1)),
            Step::Down => Point::new(at.col, (at.row + 1).min(last)),
        };
        match self.focus {
            Focus::Board => self.cursor = moved(self.cursor, last),
            Focus::Tray => {
                // The tray has its pieces in four rows, by number.
                let at = moved(Point::new(self.tray % 4, self.tray / 4), 3);
                self.tray = at.row * 4 + at.col;
            }
        }
    }
}

/// Which of the two values beside its own a field gets.
#[derive(Clone, Copy)]
enum Turn {
    On,
    Back,
}
