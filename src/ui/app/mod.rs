//! The window: it owns the match, the pages and what is remembered.
//!
//! Painting only reads: what was asked for is collected and done afterwards.
//! Nothing in a frame waits for the disk or for a thread.

mod announcements;
mod appearance;
mod availability;
mod commands;
mod comment_links;
mod course;
mod dialog_answers;
mod editing;
mod export;
mod file_dialogs;
mod finding;
mod focus;
mod forms;
mod guess;
mod job_events;
mod leaving;
mod library;
mod lifecycle;
mod match_page;
mod match_view;
mod messages;
mod navigation;
mod overlay;
mod pages;
mod problems;
mod progress;
mod side_panels;
mod window;
mod window_layout;

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, Key, Modifiers, Ui};

use crate::board::Point;
use crate::go;
use crate::lobby::{MatchIds, Players, Preferences, players_trouble, read_course};
use crate::record::Folders;
use crate::scene::Shown;
use crate::session::{Match, Moment, Session, Severity};
use crate::settings::Settings;
use crate::words::{Language, ShortcutWords};

use super::accessibility;
use super::command::KeyMap;
use super::double_click;
use super::jobs::{Jobs, file_name};
use super::key_order::KeyOrder;
use super::page::shortcuts::ignored_text;
use super::panel::message_line::Message;
use super::sound::Sound;
use super::theme::{self, Style};

pub use navigation::Page;

use announcements::Announcer;
use appearance::Appearance;
use focus::Focus;
use leaving::PendingLeave;
use match_view::MatchView;
use navigation::Navigation;
use overlay::Overlays;
use pages::Pages;
use window::Window;

/// The sample game of the first page.
const SAMPLE: &str = include_str!("../../../saves/first-steps-9x9.jego.ron");

/// How long a move takes at least, so that the eye can follow a stone before
/// the next one is there.
const PACE: Duration = Duration::from_millis(300);

/// The window: it lets its parts work together.
#[derive(Debug)]
pub struct App {
    preferences: Preferences,
    appearance: Appearance,
    window: Window,

    navigation: Navigation,
    pages: Pages,
    overlays: Overlays,
    focus: Focus,
    /// What was said to the user last.
    message: Option<Message>,

    /// Whether a paste was asked for by a command, and is to arrive.
    asked_to_paste: bool,

    /// The match that is shown, or to which one comes back.
    playing: Option<MatchView>,
    match_ids: MatchIds,
    /// What has to be on the disk before it is left.
    pending_leave: Option<PendingLeave>,

    jobs: Jobs,
    /// How often the library was read.
    library_readings: u64,
    sound: Sound,
    announcer: Announcer,
}

/// What a window starts with.
#[derive(Debug)]
pub struct StartOptions {
    /// What is remembered.
    pub settings: Settings,
    /// What is wrong with that, in words.
    pub settings_trouble: Option<String>,
    /// Where things are kept.
    pub folders: Folders,
    /// The language of the system.
    pub language: Language,
    /// A file to open.
    pub file: Option<PathBuf>,
}

/// What a window shows first, where it is given no file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstPage {
    /// The first page.
    #[default]
    Home,
    /// Setting up a game.
    NewGame,
    /// The game that was interrupted, or the list of such games; the first page
    /// where there is none.
    Resume,
}

impl App {
    /// A window that begins like this.
    #[must_use]
    pub fn new(ctx: &Context, beginning: StartOptions) -> Self {
        let StartOptions {
            settings,
            settings_trouble,
            folders,
            language,
            file,
        } = beginning;
        theme::install_fonts(ctx);
        // The size of the text is a setting: it is remembered and has limits.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        ctx.add_plugin(KeyOrder::default());
        let jobs = Jobs::new(ctx);
        jobs.look_for_interrupted(folders.journals());
        if let Some(file) = file {
            jobs.open(file);
        }
        jobs.sample(SAMPLE);
        jobs.read_learning(folders.clone());
        jobs.clean(vec![folders.data().to_owned(), folders.own_saves()]);
        let (players, unreadable) = Players::read(&folders.profiles());
        let (course, course_trouble) = read_course(&folders);
        let preferences = Preferences::new(settings, folders, language, PACE)
            .with_players(players)
            .with_course(course);
        let course_trouble = course_trouble.map(|why| why.text(preferences.language()));
        let players_trouble =
            players_trouble(preferences.players(), &unreadable, preferences.language());
        let (map, ignored) = KeyMap::of(&preferences.settings.shortcuts);
        map.install(ctx);
        let language = preferences.language();
        let ignored = ignored.iter().map(|why| ignored_text(language, why));
        let ignored: Vec<String> = ignored.collect();
        let keys_trouble = (!ignored.is_empty())
            .then(|| language.fill(ShortcutWords::Ignored, &[&language.clauses(&ignored)]));
        let settings_trouble = settings_trouble.or(keys_trouble);
        let trouble = settings_trouble.or(players_trouble).or(course_trouble);
        Self {
            appearance: Appearance::new(ctx, &preferences.settings),
            window: Window::default(),
            navigation: Navigation::default(),
            pages: Pages::new(preferences.last_game()),
            overlays: Overlays::default(),
            focus: Focus::default(),
            message: trouble.map(|text| Message::new(Severity::Trouble, text)),
            asked_to_paste: false,
            playing: None,
            match_ids: MatchIds::default(),
            pending_leave: None,
            jobs,
            library_readings: 0,
            sound: Sound::new(),
            announcer: Announcer::default(),
            preferences,
        }
    }

    /// Takes letters that the program has none for from the fonts of the system, and
    /// those of other scripts altogether where it has them.
    #[must_use]
    pub const fn with_system_fonts(mut self) -> Self {
        self.appearance.system_fonts = theme::SystemFonts::Used;
        self
    }

    /// Shows this first.
    pub fn begin_with(&mut self, first: FirstPage) {
        match first {
            FirstPage::Home => (),
            FirstPage::NewGame => self.go(Page::NewGame),
            FirstPage::Resume if self.pages.interrupted.is_empty() => self.pages.resumes = true,
            FirstPage::Resume => self.resume(),
        }
    }

    /// The page that is shown.
    #[must_use]
    pub fn page(&self) -> Page {
        self.navigation.page()
    }

    /// What the user chose.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.preferences.settings
    }

    /// The match, if there is one.
    #[must_use]
    pub fn playing(&self) -> Option<&Match> {
        self.playing.as_ref().map(|view| &view.session)
    }

    /// The match, if there is one of Go.
    #[must_use]
    pub fn session(&self) -> Option<&Session<go::Position>> {
        self.playing()?.go()
    }

    /// What is said on the board for a moment.
    #[must_use]
    pub fn note(&self) -> Option<&str> {
        self.playing.as_ref()?.board.said()
    }

    /// The point that lights up on the board, as long as a link to it is pointed at.
    #[must_use]
    pub fn lit(&self) -> Option<Point> {
        self.playing.as_ref()?.board.lit()
    }

    /// Work that needs no painting: what threads have found, and the clocks.
    pub fn update(&mut self, ctx: &Context) {
        // What fails after the window has closed is reported by `App::finish`.
        if !self.window.is_closing() {
            self.take_job_events(ctx);
        }
        let now = now(ctx);
        let covered = self.page() != Page::Match || self.overlays.is_choosing_file();
        if let Some(view) = &mut self.playing {
            match covered {
                true => view.hold_clocks(now),
                false => view.release_clocks(now),
            }
            let known = (view.session.notice_revision(), view.session.cursor());
            view.session.poll(now);
            if (view.session.notice_revision(), view.session.cursor()) != known {
                // What a computer or a clock brings up is the latest news.
                self.message = None;
            }
            if let Some(tick) = view.session.next_tick(now) {
                ctx.request_repaint_after(tick.max(Duration::from_millis(10)));
            }
        }
        self.take_match_events();
        self.collect_mistakes();
        self.watch_leaving(ctx);
        self.watch_closing(ctx);
    }

    /// One frame, in no particular window.
    pub fn show(&mut self, ui: &mut Ui) {
        self.show_in(ui, None);
    }

    /// One frame. Dialogs of the system lie over the window.
    pub fn show_in(&mut self, ui: &mut Ui, window: Option<&eframe::Frame>) {
        let language = self.language();
        let settings = &self.preferences.settings;
        let style = Style {
            language,
            colors: self.appearance.update(ui.ctx(), settings, language),
            motion: settings.animations,
        };
        accessibility::watch(ui.ctx());
        double_click::watch(ui.ctx());
        let covered = self.overlays.is_open();
        if !covered && self.page() == Page::Shortcuts && self.pages.shortcuts.is_listening() {
            self.pages.shortcuts.listen(ui);
        } else if !covered {
            for command in self.pressed(ui) {
                self.run(command, ui.ctx());
            }
            self.take_clipboard(ui);
        }
        self.take_dropped_files(ui);
        // What lies over a page has its keys to itself.
        let keys = covered.then(|| ui.input_mut(|input| std::mem::take(&mut input.events)));
        self.focus_page(ui.ctx());
        self.page_ui(ui, style);
        if let Some(keys) = keys {
            ui.input_mut(|input| input.events = keys);
        }
        drop_hint_ui(ui, style);
        if !covered && self.overlays.is_open() {
            // The key that brought a question up is not its answer.
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        }
        self.focus_dialog(ui.ctx());
        self.open_requested_files(ui.ctx(), window, style);
        self.overlay_ui(ui.ctx(), style);
        self.focus_back(ui.ctx());
        self.write_settings(ui.ctx());
        self.window.set_title(ui.ctx(), self.window_title());
        self.announce(ui.ctx());
        accessibility::name_window(ui.ctx(), self.window.title());
        accessibility::focus_ring(ui.ctx(), style.colors);
        self.window.writing = ui.ctx().text_edit_focused();
    }

    fn language(&self) -> Language {
        self.preferences.language()
    }

    /// What the user wants to see on the board.
    const fn shown(&self) -> Shown {
        let settings = &self.preferences.settings;
        Shown {
            territory: settings.territory,
            numbers: settings.numbers,
            next_moves: settings.next_moves,
            legal_moves: settings.legal_moves,
            grades: settings.review_marks,
        }
    }

    fn go(&mut self, page: Page) {
        self.navigation.open(page);
        self.page_changed();
    }

    fn go_back(&mut self) {
        self.navigation.back();
        self.page_changed();
    }

    fn page_changed(&mut self) {
        self.message = None;
        if self.page() == Page::Home {
            self.pages.home.greet();
        }
    }

    /// Writes the settings down when they have changed, and tells the match how
    /// computers are to play from now on.
    fn write_settings(&mut self, ctx: &Context) {
        // A slider that is dragged is written once it is let go.
        if ctx.input(|input| input.pointer.any_down()) {
            return;
        }
        let Some(settings) = self.preferences.take_unwritten() else {
            return;
        };
        if let Some(view) = &mut self.playing {
            view.session
                .set_computer_options(self.preferences.computer_options());
            view.session
                .set_review_settings(self.preferences.review_settings());
        }
        let path = self.preferences.folders().settings();
        self.jobs.write_settings(path, settings);
    }

    fn window_title(&self) -> String {
        let session = self.playing();
        let home = session.and_then(|session| session.file());
        let file = home.map(|home| file_name(&home.path));
        match (file, session.is_some_and(Match::is_changed)) {
            (Some(file), true) => format!("{file} • – Jego"),
            (Some(file), false) => format!("{file} – Jego"),
            (None, _) => "Jego".to_owned(),
        }
    }
}

/// Says that a file can be dropped, while one is dragged over the window.
fn drop_hint_ui(ui: &Ui, style: Style) {
    if ui.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let rect = ui.ctx().content_rect();
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("drop hint"));
    let painter = ui.ctx().layer_painter(layer);
    painter.rect_filled(rect, 0, style.colors.window.gamma_multiply(0.85));
    painter.text(
        rect.center(),
        egui::Align2::CENTER_CENTER,
        style.language.say(crate::words::Dialog::Dropped),
        egui::FontId::proportional(theme::TITLE),
        style.colors.text,
    );
}

/// The time of the window.
fn now(ctx: &Context) -> Moment {
    let secs = ctx.input(|input| input.time);
    Duration::try_from_secs_f64(secs).unwrap_or_default()
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.update(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.show_in(ui, Some(frame));
    }
}
