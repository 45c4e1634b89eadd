//! The whole window as a person meets it: every page, every dialog, whole
//! games, by pointer and by keyboard, without a screen.
//!
//! What is on the screen is found by the names that a screen reader says. The
//! harness itself fails where a sign cannot be printed, where something to
//! press has no name, and where the window never comes to rest.

#![cfg(feature = "gui")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod access;
mod aligne4;
mod aloud;
mod atari_go;
mod branches;
mod clocks;
mod editing;
mod ending;
mod exchange;
mod export;
mod filing;
mod finding;
mod first_steps;
mod forms;
mod hands;
mod information;
mod keyboard;
mod languages;
mod layout;
mod learning;
mod leaving;
mod library;
mod links;
mod looking_back;
mod looks;
mod new_game;
mod opponent;
mod othello;
mod pages;
mod pieces;
mod players;
mod playing;
mod problems;
mod ratings;
mod review;
mod rules_page;
mod shortcuts;
mod slow_disk;
mod starting;
mod tables;
mod teaching;
mod window_files;
mod writing;

use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand, Rect, ViewportCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use jego::board::{Color, Size, Vertex};
use jego::record::Folders;
use jego::session::GoSession;
use jego::settings::Settings;
use jego::setup::GameSetup;
use jego::ui::{App, Page, StartOptions, begin, theme};
use jego::words::{Label, Language, NewGameWords};
use tempfile::TempDir;

/// The window as it is meant to be, and as small as it may get.
pub(crate) const LARGE: [f32; 2] = [1280.0, 800.0];
pub(crate) const SMALL: [f32; 2] = [720.0, 540.0];

/// How long threads may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(20);

/// What is in the harness: the window, and what it told the system.
pub(crate) struct Inside {
    beginning: Option<StartOptions>,
    app: Option<App>,
    copied: Option<String>,
    told: Vec<ViewportCommand>,
}

impl Inside {
    fn frame(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        if let Some(beginning) = self.beginning.take() {
            self.app = Some(App::new(&ctx, beginning));
        }
        let Some(app) = &mut self.app else {
            return;
        };
        app.update(&ctx);
        app.show(ui);
        let copied = ctx.output(|output| {
            output.commands.iter().rev().find_map(|command| {
                let OutputCommand::CopyText(text) = command else {
                    return None;
                };
                Some(text.clone())
            })
        });
        self.copied = copied.or(self.copied.take());
        let told = ctx.viewport(|viewport| viewport.commands.clone());
        self.told.extend(told);
    }
}

/// The window, and the folder with everything it keeps.
pub(crate) struct Jego {
    pub(crate) harness: Harness<'static, Inside>,
    folder: TempDir,
}

/// Settings with which nothing moves, sounds or asks the system.
pub(crate) fn quiet() -> Settings {
    Settings {
        animations: false,
        sound: false,
        own_file_list: true,
        last_game: GameSetup::default(),
        ..Settings::default()
    }
}

fn folders(folder: &TempDir) -> Folders {
    let data = folder.path().join("data");
    Folders::in_folder(data, folder.path().to_owned())
}

fn build(beginning: StartOptions, size: [f32; 2]) -> Harness<'static, Inside> {
    let inside = Inside {
        beginning: Some(beginning),
        app: None,
        copied: None,
        told: Vec::new(),
    };
    Harness::builder()
        .with_size(size)
        .with_max_steps(60)
        .with_step_dt(1.0 / 60.0)
        .with_accessibility_check(true)
        .with_context_setup(theme::install_fonts)
        .build_ui_state(|ui, inside: &mut Inside| inside.frame(ui), inside)
}

impl Jego {
    /// The window on its first page.
    pub(crate) fn new(settings: Settings, size: [f32; 2]) -> Self {
        Self::speaking(settings, size, Language::English)
    }

    pub(crate) fn speaking(settings: Settings, size: [f32; 2], language: Language) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let beginning = StartOptions {
            settings,
            settings_trouble: None,
            folders: folders(&folder),
            language,
            file: None,
        };
        let mut jego = Self {
            harness: build(beginning, size),
            folder,
        };
        jego.harness.run();
        jego
    }

    /// Another window on the same folder, once this one is gone; it reads what
    /// was remembered.
    pub(crate) fn again(self, file: Option<PathBuf>) -> Self {
        let Self { harness, folder } = self;
        drop(harness);
        Self::begun(folder, file)
    }

    /// A window that reads what a folder has.
    pub(crate) fn begun(folder: TempDir, file: Option<PathBuf>) -> Self {
        let beginning = StartOptions {
            language: Language::English,
            ..begin(folders(&folder), file)
        };
        let mut jego = Self {
            harness: build(beginning, LARGE),
            folder,
        };
        jego.harness.step();
        jego
    }

    /// A new game on a 9×9 board.
    pub(crate) fn at_table(settings: Settings) -> Self {
        let mut jego = Self::new(settings, LARGE);
        jego.click("Play");
        jego.sit_down("Play on 9×9");
        assert_eq!(jego.page(), Page::Match);
        jego
    }

    /// Chooses the card of a board, and presses the button that starts.
    #[track_caller]
    pub(crate) fn sit_down(&mut self, play: &str) {
        self.choose_board(play);
        self.click(play);
    }

    /// Chooses the card of the board that a button names.
    #[track_caller]
    pub(crate) fn choose_board(&mut self, play: &str) {
        // Both begin with its number of lines, or name it first.
        let lines = first_number(play);
        let cards = self.harness.get_all_by_role(Role::RadioButton);
        let named = |node: &Node<'_>| {
            let label = node.accesskit_node().label();
            label.is_some_and(|label| first_number(&label) == lines)
        };
        cards.into_iter().find(named).unwrap().click();
        self.harness.run();
    }

    /// A game with these moves, Black first.
    pub(crate) fn with_moves(moves: &str) -> Self {
        let mut jego = Self::at_table(quiet());
        jego.play_all(moves);
        jego
    }

    pub(crate) fn app(&self) -> &App {
        self.harness.state().app.as_ref().unwrap()
    }

    pub(crate) fn app_mut(&mut self) -> &mut App {
        self.harness.state_mut().app.as_mut().unwrap()
    }

    pub(crate) fn page(&self) -> Page {
        self.app().page()
    }

    pub(crate) fn session(&self) -> &GoSession {
        self.app().session().unwrap()
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Where the window writes finished games.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Everything that the window told the system about itself.
    pub(crate) fn told(&self, command: &ViewportCommand) -> bool {
        self.harness.state().told.contains(command)
    }

    pub(crate) fn copied(&self) -> Option<&str> {
        self.harness.state().copied.as_deref()
    }

    pub(crate) fn sees(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// Presses what has this name.
    #[track_caller]
    pub(crate) fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    /// Clicks what has this name in a dialog, where the page below has it too.
    #[track_caller]
    pub(crate) fn click_in_dialog(&mut self, label: &str) {
        let above = self.harness.query_all_by_label(label).last();
        above.unwrap().click();
        self.harness.run();
    }

    /// Presses the button that has this name, where a text has it too.
    #[track_caller]
    pub(crate) fn press(&mut self, role: Role, label: &str) {
        self.harness.get_by_role_and_label(role, label).click();
        self.harness.run();
    }

    /// Chooses an entry of a menu.
    #[track_caller]
    pub(crate) fn menu(&mut self, menu: &str, entry: &str) {
        self.click(menu);
        // In a small window it may lie further down.
        self.entry(entry).scroll_to_me();
        self.harness.run();
        self.entry(entry).click();
        self.harness.run();
    }

    /// An entry of the menu that is open; the bar under the board may have a
    /// button of the same name.
    #[track_caller]
    pub(crate) fn entry<'a>(&'a self, entry: &'a str) -> Node<'a> {
        let mut found = self.harness.query_all_by_label(entry);
        found.find(|node| node.rect().left() < 400.0).unwrap()
    }

    /// A button of the bar under the board.
    #[track_caller]
    pub(crate) fn tool<'a>(&'a self, label: &'a str) -> Node<'a> {
        let start = Language::English.say(Label::ToStart);
        let below = self.harness.get_by_label(start).rect().top() - 12.0;
        let mut found = self.harness.query_all_by_label(label);
        found.find(|node| node.rect().top() > below).unwrap()
    }

    /// Presses a button of the bar under the board.
    #[track_caller]
    pub(crate) fn use_tool(&mut self, label: &str) {
        self.tool(label).click();
        self.harness.run();
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    pub(crate) fn ctrl(&mut self, key: Key) {
        self.keys(Modifiers::COMMAND, key);
    }

    pub(crate) fn keys(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// Types into whatever has the keyboard.
    pub(crate) fn write(&mut self, text: &str) {
        self.harness.event(Event::Text(text.to_owned()));
        self.harness.run();
    }

    /// Writes something else into a field.
    #[track_caller]
    pub(crate) fn rewrite(&mut self, field: &str, text: &str) {
        let node = self.harness.get_by_role_and_label(Role::TextInput, field);
        node.focus();
        self.harness.run();
        self.ctrl(Key::A);
        self.write(text);
    }

    /// Paints until something is so; threads are at work meanwhile.
    #[track_caller]
    pub(crate) fn until(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !so(self) {
            assert!(
                Instant::now() < deadline,
                "never: {what}\n{}",
                self.told_all()
            );
            thread::yield_now();
            self.harness.step();
        }
        self.harness.run();
    }

    #[track_caller]
    pub(crate) fn until_seen(&mut self, label: &str) {
        self.until(label, |jego| jego.sees(label));
    }

    /// Everything that has a name, for failures.
    pub(crate) fn told_all(&self) -> String {
        let nodes = self.harness.root().children_recursive();
        let names = nodes.filter_map(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        });
        names.collect::<Vec<_>>().join(" | ")
    }

    /// The point of the board with all that is said of it.
    #[track_caller]
    pub(crate) fn point(&self, vertex: &str) -> Node<'_> {
        let named = |node: &Node<'_>| {
            let label = node.accesskit_node().label().unwrap_or_default();
            let rest = label.strip_prefix(vertex);
            rest.is_some_and(|rest| rest.starts_with([',', '、', '，']))
        };
        let mut nodes = self.harness.root().children_recursive().filter(named);
        nodes.next().unwrap()
    }

    /// What is said of a point.
    #[track_caller]
    pub(crate) fn said_of(&self, vertex: &str) -> String {
        self.point(vertex).accesskit_node().label().unwrap()
    }

    /// Clicks a point of the board.
    #[track_caller]
    pub(crate) fn play(&mut self, vertex: &str) {
        self.point(vertex).click();
        self.harness.run();
    }

    /// Clicks points one after the other; `pass` presses the button.
    #[track_caller]
    pub(crate) fn play_all(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            match mv {
                "pass" => self.use_tool("Pass"),
                vertex => self.play(vertex),
            }
        }
    }

    /// The color of the stone on a point.
    #[track_caller]
    pub(crate) fn stone(&self, vertex: &str) -> Option<Color> {
        let board = self.session().position().board();
        board.stone(point(vertex, board.size()))
    }

    /// How many stones there are.
    pub(crate) fn stones(&self) -> usize {
        let board = self.session().position().board();
        let size = board.size();
        size.points()
            .filter(|&at| board.stone(at).is_some())
            .count()
    }

    /// What has the keyboard.
    pub(crate) fn focused(&self) -> Option<String> {
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(|node| node.accesskit_node().is_focused())?;
        node.accesskit_node().label()
    }

    /// Where something is.
    #[track_caller]
    pub(crate) fn rect(&self, label: &str) -> Rect {
        self.harness.get_by_label(label).rect()
    }

    /// Waits for the list of files and saves under a name in the folder.
    #[track_caller]
    pub(crate) fn save_as(&mut self, name: &str, button: &str) -> PathBuf {
        let path = self.folder().join(name);
        self.until("the field of the name", |jego| {
            let field = jego
                .harness
                .query_by_role_and_label(Role::TextInput, "File name");
            field.is_some() && !jego.sees("Reading the folder…")
        });
        self.rewrite("File name", &path.display().to_string());
        self.click(button);
        self.until("the file", |_| path.exists());
        path
    }
}

/// What the button says that starts a game on a board.
pub(crate) fn play_on(language: Language, lines: u8) -> String {
    let board = language.fill(NewGameWords::Board, &[&lines]);
    language.fill(NewGameWords::PlayOn, &[&board])
}

/// The first number in a text.
fn first_number(text: &str) -> String {
    let rest = text.trim_start_matches(|c: char| !c.is_ascii_digit());
    let digits = rest.chars().take_while(char::is_ascii_digit);
    digits.collect()
}

#[track_caller]
pub(crate) fn point(vertex: &str, size: Size) -> jego::board::Point {
    Vertex::parse(vertex, size).unwrap().point()
}
