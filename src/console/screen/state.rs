//! What the full screen remembers beside the controller: cursors, the row that
//! is chosen, and the text that is being typed.

use std::time::Duration;

use super::colors::Colors;
use crate::board::{Point, Size};
use crate::console::Startup;
use crate::console::controller::{Controller, Prompt};
use crate::console::menu::Page;
use crate::scene::{Scene, Shown};
use crate::session::{Match, Moment, Waker};

/// How long a move of a computer takes at least, so that the eye can follow.
const PACE: Duration = Duration::from_millis(300);

/// The state of the full screen.
#[derive(Debug)]
pub(super) struct ScreenState {
    pub(super) controller: Controller,
    pub(super) colors: Colors,
    /// Where the cursor is on the board.
    pub(super) cursor: Point,
    /// Which piece of the tray it is on, by number.
    pub(super) tray: u8,
    pub(super) focus: Focus,
    /// The row of the page that is chosen.
    pub(super) row: usize,
    /// How far a page to read is scrolled.
    pub(super) scroll: usize,
    /// The text that is being typed.
    pub(super) input: String,
    /// Whether that is still the suggested one: like a selected text it is
    /// replaced by what is typed, and kept by who edits it.
    pub(super) is_suggestion: bool,

    /// The row that was chosen on each page that was left.
    rows: Vec<(Page, usize)>,
    /// The page and the game that all of that is about.
    about: (Page, u64),
    /// Whether a text is being typed already.
    is_typing: bool,
}

/// Which part of the table has the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    /// The board.
    Board,
    /// The pieces beside it.
    Tray,
}

impl ScreenState {
    pub(super) fn new(startup: Startup, waker: Waker, colors: Colors, now: Moment) -> Self {
        let mut state = Self {
            controller: Controller::new(startup, waker, PACE, now),
            colors,
            cursor: Point::new(0, 0),
            tray: 0,
            focus: Focus::Board,
            row: 0,
            scroll: 0,
            input: String::new(),
            is_suggestion: false,
            rows: Vec::new(),
            about: (Page::Home, 0),
            is_typing: false,
        };
        state.follow();
        state
    }

    /// The match, if there is one.
    pub(super) const fn playing(&self) -> Option<&Match> {
        self.controller.workspace.session.as_ref()
    }

    /// What there is to see of the match.
    pub(super) fn scene(&self) -> Option<Scene> {
        self.controller.workspace.scene(Shown {
            territory: self.controller.workspace.preferences.settings.territory,
            numbers: false,
            next_moves: false,
            legal_moves: self.controller.workspace.preferences.settings.legal_moves,
            grades: false,
        })
    }

    /// How many lines the board has.
    pub(super) fn size(&self) -> Option<Size> {
        Some(match self.playing()? {
            Match::Go(session) => session.record().size(),
            Match::Othello(_) => crate::othello::SIZE,
            Match::Aligne4(_) => crate::aligne4::Square::BOARD,
        })
    }

    /// A page that one comes back to is at the row where it was left, another
    /// begins at its top, another game in the middle of its board, and a text
    /// with what stood there before.
    pub(super) fn follow(&mut self) {
        let about = (self.controller.page(), self.controller.games());
        if about.0 != self.about.0 {
            self.rows.retain(|(page, _)| *page != self.about.0);
            self.rows.push((self.about.0, self.row));
            let left = self.rows.iter().find(|(page, _)| *page == about.0);
            self.row = left.map_or(0, |(_, row)| *row);
            self.scroll = 0;
        }
        if about.1 != self.about.1 {
            let middle = self.size().map_or(0, |size| size.lines() / 2);
            self.cursor = Point::new(middle, middle);
            self.tray = 0;
            self.focus = Focus::Board;
        }
        self.about = about;
        self.row = self.row.min(self.controller.rows().len().saturating_sub(1));
        match self.controller.prompt() {
            Some(Prompt::Input { text, .. }) if !self.is_typing => {
                self.input.clone_from(text);
                self.is_suggestion = !text.is_empty();
                self.is_typing = true;
            }
            Some(Prompt::Input { .. }) => {}
            Some(Prompt::Confirm { .. }) | None => self.is_typing = false,
        }
    }
}
