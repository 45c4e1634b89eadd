//! The full screen: keys and the mouse go in, a picture comes out.

mod colors;
mod keys;
mod pointer;
mod state;
mod terminal;
mod view;

use std::time::Duration;

pub use colors::Colors;
pub use terminal::play_screen;

use ratatui::Frame;
use ratatui::crossterm::event::{Event as Input, KeyEventKind};

use crate::console::Startup;
use crate::console::menu::Page;
use crate::lobby::AfterLeaving;
use crate::session::{Event, Match, Moment, Waker};

use state::ScreenState;
use view::HitAreas;

/// How long a move waits to be seen for its line in the journal: no longer than
/// anyone notices.
const DISK: Duration = Duration::from_millis(50);

/// Something that the full screen has to react to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppEvent {
    /// A key, the mouse, or another size.
    Input(Input),
    /// A thread has found something, or time has passed.
    Woken,
}

/// The full screen without its terminal.
#[derive(Debug)]
pub struct App {
    state: ScreenState,
    /// Where things were drawn last.
    areas: HitAreas,
}

impl App {
    /// A full screen that starts like this.
    #[must_use]
    pub fn new(startup: Startup, waker: Waker, colors: Colors, now: Moment) -> Self {
        Self {
            state: ScreenState::new(startup, waker, colors, now),
            areas: HitAreas::default(),
        }
    }

    /// Whether it has been left.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.state.controller.is_over()
    }

    /// The match, if there is one.
    #[must_use]
    pub const fn playing(&self) -> Option<&Match> {
        self.state.playing()
    }

    /// Why the game that was left at the end is not kept, in words.
    pub fn lost(&mut self) -> Option<String> {
        self.state.controller.workspace.lost.take()
    }

    /// When there is next something else to see without anyone doing anything.
    #[must_use]
    pub fn next_tick(&self, now: Moment) -> Option<Duration> {
        self.playing()?.next_tick(now)
    }

    /// Takes what happened.
    pub fn update(&mut self, event: AppEvent, now: Moment) {
        match event {
            AppEvent::Input(Input::Key(key)) if key.kind != KeyEventKind::Release => {
                self.state.press(key, now);
            }
            AppEvent::Input(Input::Mouse(mouse)) => self.state.point(mouse, &self.areas, now),
            AppEvent::Input(Input::Paste(text)) => self.state.paste(&text),
            AppEvent::Input(_) | AppEvent::Woken => {}
        }
        // What is seen on the board next is in the journal.
        if let Some(session) = self.playing() {
            session.flush(DISK);
        }
        let events = self.state.controller.poll(now);
        let ended = events.iter().any(|event| matches!(event, Event::Ended(_)));
        if ended && self.state.controller.page() == Page::Table {
            self.state.controller.show(Page::Result);
        }
        self.state.follow();
    }

    /// Ends it at once. The game is kept in its journal.
    pub fn quit_now(&mut self, now: Moment) {
        self.state.controller.leave_now(AfterLeaving::Quit, now);
    }

    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>, now: Moment) {
        self.areas = view::draw(frame, &self.state, now);
        self.state.scroll = self.state.scroll.min(self.areas.most_scroll);
    }
}
