//! The window: it owns the match, the pages and what is remembered.
//!
//! A frame reads: what was asked for is collected while painting and done
//! afterwards. Nothing in a frame waits for the disk or for a thread.

mod answers;
mod computer;
mod focus;
mod hear;
mod news;
mod obey;
mod pages;
mod plan;
mod seat;
mod sides;
mod table;

use std::collections::{HashMap, VecDeque};
use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, Key, Modifiers, Ui};

use crate::record::{Folders, Ledger};
use crate::session::{GoSession, Match, Moment, Severity};
use crate::settings::Settings;
use crate::setup::GameSetup;
use crate::words::Language;

use super::access;
use super::board::Skin;
use super::clicks;
use super::dialog::Dialog;
use super::files::{FileDialog, Request};
use super::jobs::{Interrupted, Jobs, Source};
use super::key_order::KeyOrder;
use super::page::draw::DrawScene;
use super::page::engines::EnginesPage;
use super::page::home::HomePage;
use super::page::new_game::NewGamePage;
use super::page::rules::RulesPage;
use super::panel::footer::Message;
use super::sound::Sound;
use super::theme::{self, Decor, Palette};

use focus::Focus;
use news::Aloud;
use seat::Next;
use table::Table;

/// The sample game of the first page.
const SAMPLE: &str = include_str!("../../../saves/first-steps-9x9.jego.ron");

/// The window.
#[derive(Debug)]
pub struct App {
    settings: Settings,
    /// The settings as they are on the disk.
    kept: Settings,
    folders: Folders,
    system_language: Language,

    /// The pages one came through; the last is shown.
    pages: Vec<Page>,
    /// How often each was opened: one that is opened begins at its top, one
    /// that is come back to is as it was.
    visits: HashMap<Page, u64>,
    table: Option<Table>,
    dialog: Option<Dialog>,
    /// What comes once it is closed: a form is not taken away by something
    /// else.
    later: VecDeque<Dialog>,
    /// What happens when the question about leaving is answered with yes.
    next: Option<Next>,
    /// What happens once the game is saved.
    after_save: Option<Next>,
    /// What happens once the last of the game is in its journal, and since when
    /// that is waited for.
    leaving: Option<(Next, Moment)>,
    /// A file dialog that is to be opened.
    wanted: Option<(Request, Choosing)>,
    /// The file dialog, what it is for, and for which game.
    chooser: Option<(FileDialog, Choosing, u64)>,
    /// Whether the clocks wait only because the table is covered.
    held: bool,
    message: Option<Message>,

    interrupted: Vec<Interrupted>,
    ledger: Option<Ledger>,
    ledger_trouble: Option<String>,
    home: HomePage,
    new_game: NewGamePage,
    engines: EnginesPage,
    rules: RulesPage,
    draw: Option<(DrawScene, GameSetup)>,

    jobs: Jobs,
    sound: Sound,
    skin: Skin,
    colors: Option<Palette>,
    title: String,
    closing: bool,
    /// How many games have come to the table.
    seated: u64,
    /// The file that the game on the table was read from, if that could be
    /// read in another character set.
    source: Option<Source>,
    /// Whether a text was written in the last frame: Escape ends that, before
    /// anyone else sees the key.
    writing: bool,
    /// What is read aloud.
    aloud: Aloud,
    focus: Focus,
}

/// Something that fills the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// The first page.
    Home,
    /// Setting up a game.
    NewGame,
    /// Drawing for colors.
    Draw,
    /// A match.
    Table,
    /// The rules.
    Rules,
    /// The options.
    Options,
    /// Engines that can play.
    Engines,
    /// Interrupted games.
    Interrupted,
    /// Finished games.
    Finished,
}

/// What a file is being chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choosing {
    Open,
    Save,
    SaveElsewhere,
    ExportSgf,
    ExportPicture,
    Folder,
}

/// What a window starts with.
#[derive(Debug)]
pub struct Beginning {
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

impl App {
    /// A window that begins like this.
    #[must_use]
    pub fn new(ctx: &Context, beginning: Beginning) -> Self {
        let Beginning {
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
        jobs.clean(vec![folders.data().to_owned(), folders.own_saves()]);
        let message = settings_trouble.map(|text| Message {
            text,
            weight: Severity::Trouble,
            offers: Vec::new(),
        });
        Self {
            skin: Skin::new(ctx, settings.look),
            new_game: NewGamePage::new(settings.last_game.clone()),
            engines: EnginesPage::default(),
            kept: settings.clone(),
            settings,
            folders,
            system_language: language,
            pages: vec![Page::Home],
            visits: HashMap::new(),
            table: None,
            dialog: None,
            later: VecDeque::new(),
            next: None,
            after_save: None,
            leaving: None,
            held: false,
            wanted: None,
            chooser: None,
            message,
            interrupted: Vec::new(),
            ledger: None,
            ledger_trouble: None,
            home: HomePage::default(),
            rules: RulesPage::new(),
            draw: None,
            jobs,
            sound: Sound::new(),
            colors: None,
            title: String::new(),
            closing: false,
            seated: 0,
            source: None,
            writing: false,
            aloud: Aloud::default(),
            focus: Focus::default(),
        }
    }

    /// The page that is shown.
    #[must_use]
    pub fn page(&self) -> Page {
        self.pages.last().copied().unwrap_or(Page::Home)
    }

    /// What the user chose.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The match, if there is one.
    #[must_use]
    pub fn playing(&self) -> Option<&Match> {
        self.table.as_ref().map(|table| &table.session)
    }

    /// The match, if there is one of Go.
    #[must_use]
    pub fn session(&self) -> Option<&GoSession> {
        self.playing()?.go()
    }

    /// Work that needs no painting: what threads have found, and the clocks.
    pub fn think(&mut self, ctx: &Context) {
        self.hear_jobs(ctx);
        let now = now(ctx);
        if self.held && self.page() == Page::Table && self.chooser.is_none() {
            self.held = false;
            if let Some(table) = &mut self.table {
                table.session.start_clock(now);
            }
        }
        if let Some(table) = &mut self.table {
            let known = (table.session.notice_revision(), table.session.cursor());
            table.session.poll(now);
            if (table.session.notice_revision(), table.session.cursor()) != known {
                // What a computer or a clock brings up is the latest news.
                self.message = None;
            }
            if let Some(tick) = table.session.next_tick(now) {
                ctx.request_repaint_after(tick.max(Duration::from_millis(10)));
            }
        }
        self.hear_session();
        self.watch_leaving(ctx);
        self.watch_closing(ctx);
    }

    /// One frame, in no particular window.
    pub fn show(&mut self, ui: &mut Ui) {
        self.show_in(ui, None);
    }

    /// One frame. Dialogs of the system lie over the window.
    pub fn show_in(&mut self, ui: &mut Ui, window: Option<&eframe::Frame>) {
        let decor = self.decorate(ui.ctx());
        access::watch(ui.ctx());
        clicks::watch(ui.ctx());
        let asking = self.is_asking();
        if !asking {
            for command in self.pressed(ui) {
                self.obey(command, ui.ctx());
            }
            self.take_clipboard(ui);
        }
        self.take_dropped_files(ui);
        // What lies over a page has its keys to itself.
        let keys = asking.then(|| ui.input_mut(|input| std::mem::take(&mut input.events)));
        self.focus_page(ui.ctx());
        self.page_ui(ui, decor);
        if let Some(keys) = keys {
            ui.input_mut(|input| input.events = keys);
        }
        drop_hint_ui(ui, decor);
        if !asking && self.is_asking() {
            // The key that brought a question up is not its answer.
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        }
        self.focus_dialog(ui.ctx());
        self.open_wanted(ui.ctx(), window, decor);
        self.show_dialogs(ui.ctx(), decor);
        self.focus_back(ui.ctx());
        self.remember(ui.ctx());
        self.announce(ui.ctx());
        access::name_window(ui.ctx(), &self.title);
        access::focus_ring(ui.ctx(), decor.colors);
        self.writing = ui.ctx().text_edit_focused();
    }

    /// Whether a dialog lies over the page.
    const fn is_asking(&self) -> bool {
        self.chooser.is_some() || self.wanted.is_some() || self.dialog.is_some()
    }

    fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The words and colors of this frame.
    fn decorate(&mut self, ctx: &Context) -> Decor {
        let dark = ctx.system_theme() == Some(egui::Theme::Dark);
        let colors = Palette::of(self.settings.theme, dark);
        if self.colors.as_ref() != Some(colors) {
            theme::install(ctx, colors);
            self.colors = Some(*colors);
        }
        if self.skin.look() != self.settings.look {
            self.skin = Skin::new(ctx, self.settings.look);
        }
        self.size_text(ctx);
        Decor {
            language: self.language(),
            colors,
            motion: self.settings.animations,
        }
    }

    /// Gives everything the size that was chosen, as far as the smallest
    /// layout still fits the window.
    fn size_text(&self, ctx: &Context) {
        let now = ctx.zoom_factor();
        let room = ctx.content_rect().size() * now;
        let most = (room / theme::SMALLEST).min_elem().max(1.0);
        let wanted = f32::from(self.settings.text_size) / 100.0;
        let zoom = wanted.min(most);
        if (zoom - now).abs() > 0.005 {
            ctx.set_zoom_factor(zoom);
        }
    }

    fn go(&mut self, page: Page) {
        self.message = None;
        if let Some(known) = self.pages.iter().position(|&shown| shown == page) {
            self.pages.truncate(known + 1);
        } else {
            self.pages.push(page);
            *self.visits.entry(page).or_default() += 1;
        }
        if page == Page::Home {
            self.home.greet();
        }
    }

    fn go_back(&mut self) {
        self.message = None;
        if self.pages.len() > 1 {
            self.pages.pop();
        }
        if self.page() == Page::Home {
            self.home.greet();
        }
    }

    /// Says something in the line of messages.
    fn say(&mut self, text: String, weight: Severity) {
        self.message = Some(Message {
            text,
            weight,
            offers: Vec::new(),
        });
    }

    /// Writes the settings down when they have changed, and gives the window
    /// its title.
    fn remember(&mut self, ctx: &Context) {
        // A slider that is dragged is written once it is let go.
        let dragging = ctx.input(|input| input.pointer.any_down());
        if self.settings != self.kept && !dragging {
            self.kept = self.settings.clone();
            self.tell_computers();
            if let Ok(text) = self.settings.write() {
                self.jobs.write_settings(self.folders.settings(), text);
            }
        }
        let title = self.window_title();
        if title != self.title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    fn window_title(&self) -> String {
        let Some(table) = &self.table else {
            return "Jego".to_owned();
        };
        let home = table.session.file();
        let file = home.map(|home| super::jobs::file_name(&home.path));
        match (file, table.session.is_changed()) {
            (Some(file), true) => format!("{file} • – Jego"),
            (Some(file), false) => format!("{file} – Jego"),
            (None, _) => "Jego".to_owned(),
        }
    }
}

/// Says that a file can be let go, while one is held over the window.
fn drop_hint_ui(ui: &Ui, decor: Decor) {
    if ui.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let rect = ui.ctx().content_rect();
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("drop hint"));
    let painter = ui.ctx().layer_painter(layer);
    painter.rect_filled(rect, 0, decor.colors.window.gamma_multiply(0.85));
    painter.text(
        rect.center(),
        egui::Align2::CENTER_CENTER,
        decor.language.say(crate::words::Dialog::Dropped),
        egui::FontId::proportional(theme::TITLE),
        decor.colors.text,
    );
}

/// The time of the window.
fn now(ctx: &Context) -> Moment {
    let secs = ctx.input(|input| input.time);
    Duration::try_from_secs_f64(secs).unwrap_or_default()
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.think(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.show_in(ui, Some(frame));
    }
}
