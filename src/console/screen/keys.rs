//! What keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::state::{Focus, ScreenState};
use crate::aligne4::Piece;
use crate::board::Point;
use crate::console::command::Command;
use crate::console::controller::{Answer, Confirmation, Prompt};
use crate::console::menu::{Page, PageKind, RowKind};
use crate::lobby::AfterLeaving;
use crate::record::GameKind;
use crate::session::{Match, Moment};
use crate::words::{TypedAnswer, typed_phrase};

/// How far a page key goes.
const PAGE: usize = 10;
/// The longest text that can be written, in characters.
const MAX_INPUT_CHARS: usize = 500;

/// A step of the cursor.
#[derive(Clone, Copy)]
enum Step {
    Left,
    Right,
    Up,
    Down,
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a terminal has more keys than are used"
)]
impl ScreenState {
    pub(super) fn press(&mut self, key: KeyEvent, now: Moment) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.press_control(key.code, now);
        }
        match (self.controller.prompt(), self.controller.page().kind()) {
            (Some(Prompt::Confirm { .. }), _) => self.press_confirm(key.code, now),
            (Some(Prompt::Input { .. }), _) => self.press_input(key.code, now),
            (None, PageKind::Table) => self.press_table(key.code, now),
            (None, PageKind::Text) => self.press_text(key.code, now),
            (None, PageKind::List | PageKind::Form) => self.press_page(key.code, now),
        }
    }

    fn press_control(&mut self, key: KeyCode, now: Moment) {
        let asked = self.controller.prompt().is_some();
        let quits = matches!(
            self.controller.prompt(),
            Some(Prompt::Confirm {
                about: Confirmation::Leave {
                    next: AfterLeaving::Quit,
                    ..
                } | Confirmation::Lose(AfterLeaving::Quit),
                ..
            })
        );
        let at_table = self.controller.page() == Page::Table && !asked;
        match key {
            // Whoever insists goes at once: what becomes of the game was said.
            KeyCode::Char('c') if quits => self.controller.leave_now(AfterLeaving::Quit, now),
            KeyCode::Char('c' | 'q') => self.controller.leave_for(AfterLeaving::Quit, now),
            KeyCode::Char('u') => {
                self.is_suggestion = false;
                self.input.clear();
            }
            KeyCode::Char('z') if at_table => self.controller.run(Command::Undo, "", now),
            KeyCode::Char('y') if at_table => self.controller.run(Command::Redo, "", now),
            KeyCode::Char('s') if at_table => self.controller.run(Command::Save, "", now),
            KeyCode::Char('o') if at_table => self.controller.run(Command::Load, "", now),
            KeyCode::Char('n') if at_table => self.controller.run(Command::New, "", now),
            _ => {}
        }
    }

    fn press_confirm(&mut self, key: KeyCode, now: Moment) {
        let answer = match key {
            KeyCode::Char(letter) => {
                let language = self.controller.workspace.language();
                typed_phrase(language, &letter.to_lowercase().to_string())
            }
            KeyCode::Esc => Some(TypedAnswer::No),
            _ => None,
        };
        if let Some(answer) = answer {
            self.controller.answer(answer.into(), now);
        }
    }

    fn press_input(&mut self, key: KeyCode, now: Moment) {
        match key {
            KeyCode::Esc => self.controller.answer(Answer::No, now),
            KeyCode::Enter => {
                let text = std::mem::take(&mut self.input);
                self.controller.enter(&text, now);
                self.input = text;
            }
            KeyCode::Backspace | KeyCode::Delete if self.is_suggestion => {
                self.is_suggestion = false;
                self.input.clear();
            }
            KeyCode::Backspace => {
                self.input.pop();
            }
            // Whoever moves in the text means to edit it.
            KeyCode::End | KeyCode::Right | KeyCode::Left | KeyCode::Home => {
                self.is_suggestion = false
            }
            KeyCode::Char(letter) => self.paste(letter.encode_utf8(&mut [0; 4])),
            _ => {}
        }
    }

    /// Writes a text where one is asked for.
    pub(super) fn paste(&mut self, text: &str) {
        if !matches!(self.controller.prompt(), Some(Prompt::Input { .. })) {
            return;
        }
        if std::mem::take(&mut self.is_suggestion) {
            self.input.clear();
        }
        let room = MAX_INPUT_CHARS.saturating_sub(self.input.chars().count());
        let plain = text.chars().filter(|letter| !letter.is_control());
        self.input.extend(plain.take(room));
    }

    fn press_text(&mut self, key: KeyCode, now: Moment) {
        match key {
            KeyCode::Esc | KeyCode::Enter | KeyCode::Backspace | KeyCode::Char('q' | ' ') => {
                self.controller.back();
            }
            KeyCode::Up | KeyCode::Char('k') => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.scroll = self.scroll.saturating_add(1),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(PAGE),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(PAGE),
            KeyCode::Home => self.scroll = 0,
            KeyCode::End => self.scroll = usize::MAX,
            // The list has ten at most.
            KeyCode::Char(digit @ '0'..='9') if self.controller.page() == Page::Review => {
                let number = if digit == '0' {
                    "10".to_owned()
                } else {
                    digit.to_string()
                };
                self.controller.run(Command::Moments, &number, now);
            }
            // From the result one goes on.
            KeyCode::Char(_) if self.controller.page() == Page::Result => {
                self.controller.back();
                self.press_table(key, now);
            }
            _ => {}
        }
    }

    fn press_page(&mut self, key: KeyCode, now: Moment) {
        let last = self.controller.rows().len().saturating_sub(1);
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
            KeyCode::Char('?') | KeyCode::F(1) => self.controller.show(Page::Help),
            KeyCode::Char('q') if self.controller.page() == Page::Home => {
                self.controller.leave_for(AfterLeaving::Quit, now);
            }
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('q') => self.controller.back(),
            _ => {}
        }
    }

    /// Does what the chosen row does.
    pub(super) fn choose_row(&mut self, now: Moment) {
        if let Some(row) = self.controller.rows().get(self.row) {
            self.controller.choose(row.clone(), now);
        }
    }

    /// Gives the field of the chosen row the value beside its own.
    fn turn(&mut self, turn: Turn, now: Moment) {
        let rows = self.controller.rows();
        let Some(RowKind::Choice(field, choices)) = rows.get(self.row).map(|row| &row.kind) else {
            return;
        };
        let last = choices.names.len().saturating_sub(1);
        let index = match turn {
            Turn::On if choices.at < last => choices.at + 1,
            Turn::On => 0,
            Turn::Back => choices.at.checked_sub(1).unwrap_or(last),
        };
        self.controller.change(*field, index, now);
    }

    fn press_table(&mut self, key: KeyCode, now: Moment) {
        match key {
            KeyCode::Left | KeyCode::Char('h') => self.step(Step::Left),
            KeyCode::Right | KeyCode::Char('l') => self.step(Step::Right),
            KeyCode::Up | KeyCode::Char('k') => self.step(Step::Up),
            KeyCode::Down | KeyCode::Char('j') => self.step(Step::Down),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose_here(now),
            KeyCode::Tab | KeyCode::BackTab => {
                let pieces = self.playing().map(Match::kind) == Some(GameKind::Aligne4);
                self.focus = match self.focus {
                    Focus::Board if pieces => Focus::Tray,
                    Focus::Board | Focus::Tray => Focus::Board,
                };
            }
            KeyCode::Esc => self.controller.show(Page::Commands),
            KeyCode::F(1) => self.controller.show(Page::Help),
            KeyCode::Backspace => self.controller.run(Command::Undo, "", now),
            key => {
                if let Some(command) = Command::of_key(key) {
                    self.controller.run(command, "", now);
                }
            }
        }
    }

    fn choose_here(&mut self, now: Moment) {
        match (self.focus, Piece::new(self.tray)) {
            (Focus::Tray, Some(piece)) => self.controller.choose_piece(piece, now),
            (Focus::Board, _) | (Focus::Tray, None) => {
                self.controller.choose_point(self.cursor, now)
            }
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
