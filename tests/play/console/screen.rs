//! The full screen on a terminal that is only a picture.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use jego::board::Point;
use jego::console::{App, AppEvent, Colors, LaunchOptions, Startup};
use jego::record::Folders;
use jego::session::{Match, Moment, Waker};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use tempfile::TempDir;
use unicode_width::UnicodeWidthStr as _;

/// How long a computer may take; only so long that a hang is found.
const PATIENCE: Duration = Duration::from_secs(120);

/// A full screen, its picture, and the folder of its user.
pub(crate) struct Screen {
    pub(crate) app: App,
    pub(crate) terminal: Terminal<TestBackend>,
    picture: Buffer,
    pub(crate) folder: TempDir,
    bell: Receiver<()>,
    now: Moment,
}

impl Screen {
    pub(crate) fn new(asked: &LaunchOptions) -> Self {
        Self::in_folder(tempfile::tempdir().unwrap(), asked)
    }

    pub(crate) fn in_folder(folder: TempDir, asked: &LaunchOptions) -> Self {
        Self::with_colors(folder, asked, Colors::None)
    }

    pub(crate) fn colored(folder: TempDir, asked: &LaunchOptions) -> Self {
        Self::with_colors(folder, asked, Colors::Shown)
    }

    fn with_colors(folder: TempDir, asked: &LaunchOptions, colors: Colors) -> Self {
        let folders = Folders::in_folder(folder.path().join("data"), folder.path().to_owned());
        let mut startup = Startup::new(folders, asked).unwrap();
        startup.system_language = jego::words::Language::English;
        let (ring, bell) = channel();
        let waker = Waker::new(move || {
            let _ = ring.send(());
        });
        let mut screen = Self {
            app: App::new(startup, waker, colors, Moment::ZERO),
            terminal: Terminal::new(TestBackend::new(80, 24)).unwrap(),
            picture: Buffer::default(),
            folder,
            bell,
            now: Moment::ZERO,
        };
        screen.happen(AppEvent::Woken);
        screen
    }

    /// Something happens, a second later, and is drawn.
    pub(crate) fn happen(&mut self, event: AppEvent) {
        self.now += Duration::from_secs(1);
        self.app.update(event, self.now);
        self.draw();
    }

    pub(crate) fn draw(&mut self) {
        let (app, now) = (&mut self.app, self.now);
        let drawn = self.terminal.draw(|frame| app.draw(frame, now)).unwrap();
        // What the backend keeps has remains behind letters of two columns.
        self.picture = drawn.buffer.clone();
    }

    pub(crate) fn key(&mut self, key: KeyCode) {
        self.happen(AppEvent::Input(Event::Key(KeyEvent::new(
            key,
            KeyModifiers::NONE,
        ))));
    }

    pub(crate) fn control(&mut self, letter: char) {
        self.happen(AppEvent::Input(Event::Key(KeyEvent::new(
            KeyCode::Char(letter),
            KeyModifiers::CONTROL,
        ))));
    }

    /// Presses the keys of these letters, one after the other.
    pub(crate) fn keys(&mut self, letters: &str) {
        for letter in letters.chars() {
            self.key(KeyCode::Char(letter));
        }
    }

    pub(crate) fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        self.happen(AppEvent::Input(Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        })));
    }

    pub(crate) fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.happen(AppEvent::Input(Event::Resize(width, height)));
    }

    /// What is seen, line by line.
    pub(crate) fn text(&self) -> String {
        let width = usize::from(self.picture.area.width);
        let lines = self.picture.content.chunks(width.max(1)).map(|cells| {
            let mut line = String::new();
            let mut column = 0;
            for (index, cell) in cells.iter().enumerate() {
                // What is two columns wide covers the cell behind it.
                if index >= column {
                    line.push_str(cell.symbol());
                    column = index + cell.symbol().width().max(1);
                }
            }
            line.trim_end().to_owned()
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    #[track_caller]
    pub(crate) fn sees(&self, text: &str) {
        assert!(self.text().contains(text), "{text:?} in\n{}", self.text());
    }

    #[track_caller]
    pub(crate) fn sees_no(&self, text: &str) {
        assert!(!self.text().contains(text), "{text:?} in\n{}", self.text());
    }

    /// Where the cursor of the terminal is.
    pub(crate) fn cursor(&mut self) -> (u16, u16) {
        let at = self.terminal.get_cursor_position().unwrap();
        (at.x, at.y)
    }

    /// Where a text stands.
    #[track_caller]
    pub(crate) fn find(&self, text: &str) -> (u16, u16) {
        for (row, line) in self.text().lines().enumerate() {
            if let Some(at) = line.find(text) {
                let column = line[..at].width();
                return (column.try_into().unwrap(), row.try_into().unwrap());
            }
        }
        panic!("{text:?} in\n{}", self.text());
    }

    /// Waits for computers until something is so.
    #[track_caller]
    pub(crate) fn until(&mut self, is_so: impl Fn(&App) -> bool) {
        while !is_so(&self.app) {
            // A sign may have come while the last was looked at.
            if self.bell.recv_timeout(PATIENCE).is_err() {
                panic!("nothing came of it:\n{}", self.text());
            }
            self.happen(AppEvent::Woken);
            self.happen(AppEvent::Woken);
        }
    }

    pub(crate) fn game(&self) -> &Match {
        self.app.playing().unwrap()
    }

    /// Brings the cursor to a point by arrows, from the corner, and plays.
    pub(crate) fn play(&mut self, point: Point, lines: u8) {
        for _ in 0..lines {
            self.key(KeyCode::Left);
            self.key(KeyCode::Up);
        }
        for _ in 0..point.col {
            self.key(KeyCode::Right);
        }
        for _ in 0..point.row {
            self.key(KeyCode::Down);
        }
        self.key(KeyCode::Enter);
    }
}
