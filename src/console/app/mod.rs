//! The full screen without its terminal: what is pressed goes in, a picture
//! comes out.

mod keys;
mod pointer;

use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{Event as Input, KeyEventKind};

use super::Beginning;
use super::page::Page;
use super::room::{Asking, Room};
use super::view::{self, Colors, Places};
use crate::board::{Point, Size};
use crate::scene::{Scene, Shown};
use crate::session::{Event, Match, Moment, Waker};

/// How long a move of a computer takes at least, so that the eye can follow.
const PACE: Duration = Duration::from_millis(300);

/// How long a move waits to be seen for its line in the journal: no longer than
/// anyone notices.
const DISK: Duration = Duration::from_millis(50);

/// Something that the full screen has to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A key, the mouse, or another size.
    Input(Input),
    /// A thread has found something, or time has passed.
    Woken,
}

/// The full screen.
#[derive(Debug)]
pub struct App {
    pub(super) room: Room,
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
    /// What is being written.
    pub(super) writing: String,
    /// Whether the text is still the proposed one: like a selected text it is
    /// replaced by what is typed, and kept by who edits it.
    pub(super) proposed: bool,
    /// Where things were drawn last.
    places: Places,

    /// The row that was chosen on each page that was left.
    rows: Vec<(Page, usize)>,
    /// The page and the game that all of that is about.
    about: (Page, u64),
    /// Whether a text is being written already.
    is_writing: bool,
}

/// Which part of the table has the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    /// The board.
    Board,
    /// The pieces beside it.
    Tray,
}

impl App {
    /// A full screen that begins like this.
    #[must_use]
    pub fn new(beginning: Beginning, waker: Waker, colors: Colors, now: Moment) -> Self {
        let room = Room::new(beginning, waker, PACE, now);
        let mut app = Self {
            about: (Page::Home, 0),
            room,
            colors,
            cursor: Point::new(0, 0),
            tray: 0,
            focus: Focus::Board,
            row: 0,
            scroll: 0,
            writing: String::new(),
            proposed: false,
            rows: Vec::new(),
            places: Places::default(),
            is_writing: false,
        };
        app.follow();
        app
    }

    /// Whether it has been left.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.room.is_over()
    }

    /// The match, if there is one.
    #[must_use]
    pub const fn playing(&self) -> Option<&Match> {
        self.room.desk.session.as_ref()
    }

    /// Why the game that was left at the end is not kept, in words.
    pub fn lost(&mut self) -> Option<String> {
        self.room.desk.lost.take()
    }

    /// When there is next something else to see without anyone doing anything.
    #[must_use]
    pub fn next_tick(&self, now: Moment) -> Option<Duration> {
        self.playing()?.next_tick(now)
    }

    /// Takes what happened.
    pub fn update(&mut self, happening: Happening, now: Moment) {
        match happening {
            Happening::Input(Input::Key(key)) if key.kind != KeyEventKind::Release => {
                self.press(key, now);
            }
            Happening::Input(Input::Mouse(mouse)) => self.point(mouse, now),
            Happening::Input(Input::Paste(text)) => self.paste(&text),
            Happening::Input(_) | Happening::Woken => {}
        }
        // What is seen on the board next is in the journal.
        if let Some(session) = self.playing() {
            session.flush(DISK);
        }
        let events = self.room.hear(now);
        let ended = events.iter().any(|event| matches!(event, Event::Ended(_)));
        if ended && self.room.page() == Page::Table {
            self.room.go(Page::Result);
        }
        self.follow();
    }

    /// Ends it at once. The game is kept in its journal.
    pub fn hang_up(&mut self, now: Moment) {
        self.room.proceed(super::desk::Next::Quit, now);
    }

    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>, now: Moment) {
        self.places = view::draw(frame, self, now);
        self.scroll = self.scroll.min(self.places.most_scroll);
    }

    /// What there is to see of the match.
    pub(super) fn scene(&self) -> Option<Scene> {
        self.room.desk.scene(Shown {
            territory: self.room.desk.settings.territory,
            numbers: false,
            next_moves: false,
            legal_moves: self.room.desk.settings.legal_moves,
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
    fn follow(&mut self) {
        let about = (self.room.page(), self.room.seated());
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
        self.row = self.row.min(self.room.rows().len().saturating_sub(1));
        match self.room.asking() {
            Some(Asking::Write { text, .. }) if !self.is_writing => {
                self.writing.clone_from(text);
                self.proposed = !text.is_empty();
                self.is_writing = true;
            }
            Some(Asking::Write { .. }) => {}
            Some(Asking::Sure { .. }) | None => self.is_writing = false,
        }
    }
}
