//! The pages other than that of a match.

use egui::{CentralPanel, Frame, Margin, Panel, RichText, Ui};

use super::overlay::Choosing;
use super::{App, Page};
use crate::board::Size;
use crate::document::match_report;
use crate::lobby::{AfterLeaving, InterruptedGame, NewGame, Overview, PlayerTask};
use crate::profile::Said;
use crate::record::Ledger;
use crate::session::{ComputerOptions, Severity};
use crate::setup::{ColorDraw, GameSetup, Player};
use crate::ui::accessibility;
use crate::ui::command::KeyMap;
use crate::ui::dialog::Dialog;
use crate::ui::page::draw::{DrawEvent, DrawScene};
use crate::ui::page::engines::{EnginesEvent, EnginesPage};
use crate::ui::page::export::ExportPage;
use crate::ui::page::games::{GamesEvent, finished_ui, interrupted_ui, resumable};
use crate::ui::page::guess::GuessPage;
use crate::ui::page::home::{HomeEvent, HomePage, HomeView, home_ui};
use crate::ui::page::library::LibraryPage;
use crate::ui::page::new_game::{NewGameEvent, NewGamePage};
use crate::ui::page::options::{OptionsContext, OptionsEvent, options_ui};
use crate::ui::page::problems::ProblemsPage;
use crate::ui::page::profiles::{ProfilesEvent, ProfilesPage, ProfilesView};
use crate::ui::page::report::{ReportEvent, ReportPage};
use crate::ui::page::rules::{RulesEvent, RulesPage};
use crate::ui::page::shortcuts::{ShortcutsEvent, ShortcutsPage};
use crate::ui::sound::{Cue, Device};
use crate::ui::theme::Style;
use crate::words::{self, Language};

/// What the pages around a match remember.
#[derive(Debug)]
pub(super) struct Pages {
    pub(super) home: HomePage,
    pub(super) new_game: NewGamePage,
    pub(super) engines: EnginesPage,
    pub(super) rules: RulesPage,
    pub(super) profiles: ProfilesPage,
    pub(super) report: ReportPage,
    pub(super) problems: ProblemsPage,
    pub(super) guess: GuessPage,
    pub(super) library: LibraryPage,
    pub(super) export: ExportPage,
    pub(super) shortcuts: ShortcutsPage,
    /// What was done and learned, once it is read.
    pub(super) overview: Option<Box<Overview>>,
    /// The draw of colors, and the game that they are drawn for.
    draw: Option<(DrawScene, NewGame)>,
    /// The games that were interrupted.
    pub(super) interrupted: Vec<InterruptedGame>,
    /// Whether one of them is to be gone on with as soon as they are known.
    pub(super) resumes: bool,
    /// The games that were finished, once they are read, or why they cannot be.
    pub(super) finished: Option<Result<Ledger, String>>,
}

impl Pages {
    /// Pages that nobody has seen; a new game begins with what was played last.
    pub(super) fn new(last_game: GameSetup) -> Self {
        Self {
            home: HomePage::default(),
            new_game: NewGamePage::new(last_game),
            engines: EnginesPage::default(),
            rules: RulesPage::new(),
            profiles: ProfilesPage::default(),
            report: ReportPage::default(),
            problems: ProblemsPage::default(),
            guess: GuessPage::default(),
            library: LibraryPage::default(),
            export: ExportPage::default(),
            shortcuts: ShortcutsPage::default(),
            overview: None,
            draw: None,
            interrupted: Vec::new(),
            resumes: false,
            finished: None,
        }
    }
}

impl App {
    /// The page that is shown.
    pub(super) fn page_ui(&mut self, ui: &mut Ui, style: Style) {
        let page = self.page();
        if page == Page::Match {
            return self.match_page_ui(ui, style);
        }
        self.message_ui(ui, style);
        let margin = match page {
            // These have margins of their own.
            Page::Home | Page::NewGame | Page::Draw | Page::Rules | Page::Match => Margin::same(0),
            Page::Options
            | Page::Engines
            | Page::Shortcuts
            | Page::Interrupted
            | Page::Finished
            | Page::Profiles
            | Page::FirstSteps
            | Page::Progress
            | Page::Report => Margin::symmetric(32, 24),
            Page::Problems | Page::Guess | Page::Library | Page::Export => {
                Margin::symmetric(16, 12)
            }
        };
        let frame = Frame::new().fill(style.colors.window).inner_margin(margin);
        let visit = self.navigation.visits(page);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            accessibility::page(ui, page_name(page, style.language));
            accessibility::fall_back(ui);
            ui.push_id((page, visit), |ui| self.inside_ui(ui, page, style));
            accessibility::settle(ui);
        });
    }

    fn inside_ui(&mut self, ui: &mut Ui, page: Page, style: Style) {
        match page {
            Page::Home => self.home_page_ui(ui, style),
            Page::NewGame => self.new_game_page_ui(ui, style),
            Page::Draw => self.draw_page_ui(ui, style),
            Page::Rules => {
                let textures = &mut self.appearance.textures;
                let event = self.pages.rules.rules_ui(ui, textures, style);
                self.note_lessons();
                if event == Some(RulesEvent::Back) {
                    self.go_back();
                }
            }
            Page::Options => self.options_page_ui(ui, style),
            Page::Engines => self.engines_page_ui(ui, style),
            Page::Shortcuts => self.shortcuts_page_ui(ui, style),
            Page::Profiles => self.profiles_page_ui(ui, style),
            Page::Interrupted => {
                let event = interrupted_ui(ui, &self.pages.interrupted, style);
                self.answer_games(event);
            }
            Page::Finished => {
                let finished = self.pages.finished.as_ref();
                let ledger = finished.and_then(|read| read.as_ref().ok());
                let trouble = finished.and_then(|read| read.as_ref().err());
                let event = finished_ui(ui, ledger, trouble.map(String::as_str), style);
                self.answer_games(event);
            }
            Page::Report => self.report_page_ui(ui, style),
            Page::Problems => self.problems_page_ui(ui, style),
            Page::Guess => self.guess_page_ui(ui, style),
            Page::Progress => self.progress_page_ui(ui, style),
            Page::Library => self.library_page_ui(ui, style),
            Page::FirstSteps => self.first_steps_page_ui(ui, style),
            Page::Export => self.export_page_ui(ui, style),
            Page::Match => (),
        }
    }

    /// Reads the report of the review of the match, as far as it is.
    pub(super) fn show_report(&mut self, ctx: &egui::Context) {
        let language = self.language();
        let report = self.playing().and_then(|of| match_report(of, language));
        if let Some(report) = report {
            self.pages.report = ReportPage::new(report);
            self.visit(Page::Report, ctx);
        }
    }

    fn report_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let textures = &mut self.appearance.textures;
        match self.pages.report.report_ui(ui, textures, style) {
            None => (),
            Some(ReportEvent::Back) => self.go_back(),
            Some(ReportEvent::Copy) => {
                ui.ctx().copy_text(self.pages.report.document().to_text());
                let copied = style.language.say(words::ReviewWords::ReportCopied);
                self.say(Severity::Quiet, copied.to_owned());
            }
            Some(ReportEvent::Save) => self.choose_file(Choosing::SaveReport, None, ui.ctx()),
        }
    }

    /// The line of messages of pages that have no footer; no room is kept for
    /// it while there is nothing to say.
    fn message_ui(&self, ui: &mut Ui, style: Style) {
        let Some(message) = &self.message else {
            return;
        };
        let frame = Frame::new()
            .fill(style.colors.panel)
            .inner_margin(Margin::symmetric(24, 10));
        let text = RichText::new(&message.text).color(message.color(style));
        Panel::bottom("message").frame(frame).show(ui, |ui| {
            ui.add(egui::Label::new(text).wrap());
        });
    }

    fn home_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let settings = &self.preferences.settings;
        let resumable = resumable(style.language, &self.pages.interrupted);
        let last_game = self.preferences.last_game();
        let opponent = last_game.opponent_title(style.language, &settings.engines);
        let course = self.preferences.offers_course();
        let course = course.then(|| self.preferences.course().text(style.language));
        let view = HomeView {
            course: course.as_deref(),
            mistakes: self.pages.problems.due(),
            resumable: resumable.as_deref(),
            opponent: &opponent,
            asks_rank: self.asks_rank(),
        };
        let textures = &mut self.appearance.textures;
        let event = home_ui(ui, &mut self.pages.home, view, textures, style);
        let ctx = ui.ctx();
        match event {
            None => (),
            Some(HomeEvent::Resume) => self.resume(),
            Some(HomeEvent::Play) => self.go(Page::NewGame),
            Some(HomeEvent::PlayOn(size)) => self.play_at_once(size, ctx),
            Some(HomeEvent::Finished) => self.show_finished(ctx),
            Some(HomeEvent::Profiles | HomeEvent::SayRank) => self.go(Page::Profiles),
            Some(HomeEvent::Problems) => self.show_problems(ctx),
            Some(HomeEvent::Mistakes) => self.show_mistakes(ctx),
            Some(HomeEvent::Progress) => self.show_progress(ctx),
            Some(HomeEvent::Library) => self.show_library(ctx),
            Some(HomeEvent::Load) => self.choose_file(Choosing::Open, None, ctx),
            Some(HomeEvent::FirstSteps) => self.go(Page::FirstSteps),
            Some(HomeEvent::Rules) => self.go(Page::Rules),
            Some(HomeEvent::Options) => self.go(Page::Options),
            Some(HomeEvent::Exit) => self.leave_for(AfterLeaving::Quit, ctx),
        }
    }

    fn new_game_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let new_game = &mut self.pages.new_game;
        new_game.offer(&self.preferences.settings.engines);
        new_game.seat(self.preferences.player());
        match new_game.new_game_ui(ui, &mut self.appearance.textures, style) {
            None => (),
            Some(NewGameEvent::Back) => self.go_back(),
            Some(NewGameEvent::SetUpEngines) => self.show_engines(),
            Some(NewGameEvent::Start(setup)) => {
                let chosen = self.pages.new_game.setup().clone();
                self.start(*setup, Some(chosen), ui.ctx());
            }
        }
    }

    /// Whether the question for a rank is still open.
    fn asks_rank(&self) -> bool {
        !self.preferences.settings.rank_asked && self.preferences.players().all().is_empty()
    }

    fn profiles_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let view = ProfilesView {
            players: self.preferences.players().all(),
            player: self.preferences.player(),
            asks_rank: self.asks_rank(),
        };
        let Some(event) = self.pages.profiles.profiles_ui(ui, view, style) else {
            return;
        };
        let player = self.preferences.player().cloned();
        match (event, player) {
            (ProfilesEvent::Back, _) => self.go_back(),
            (ProfilesEvent::Choose(id), _) => self.preferences.settings.player = Some(id),
            (ProfilesEvent::Skip, _) => {
                self.preferences.settings.rank_asked = true;
                self.go_back();
            }
            (ProfilesEvent::Create(name, said), _) => self.create_player(name, said),
            (ProfilesEvent::Say(said), None) => self.create_player(String::new(), Some(said)),
            (ProfilesEvent::Say(said), Some(player)) => {
                self.jobs.player(PlayerTask::SayStrength(player, said));
            }
            (ProfilesEvent::Rename(name), Some(player)) => {
                self.jobs.player(PlayerTask::Rename(player, name));
            }
            (ProfilesEvent::Delete, Some(player)) => {
                self.overlays.open(Dialog::DeletePlayer(Box::new(player)));
            }
            (ProfilesEvent::Forfeit, Some(player)) => {
                self.overlays.open(Dialog::Forfeit(Box::new(player)));
            }
            (ProfilesEvent::Rename(_) | ProfilesEvent::Delete | ProfilesEvent::Forfeit, None) => (),
        }
    }

    /// A new player; without a name they have that of the last game.
    fn create_player(&self, name: String, said: Option<Said>) {
        let last = self.preferences.settings.last_game.name(Player::First);
        let usual = self.language().say(words::RatingWords::You);
        let names = [name.trim(), last, usual].into_iter();
        let name = names.map(str::to_owned).find(|name| !name.is_empty());
        self.jobs.player(PlayerTask::Create {
            folder: self.preferences.folders().profiles(),
            name: name.unwrap_or_default(),
            said,
        });
    }

    /// Shows the draw of colors; the game on the table stays until it is done.
    pub(super) fn show_draw(&mut self, game: NewGame) {
        let draw = ColorDraw::new(&mut rand::rng());
        self.pages.draw = Some((DrawScene::new(draw, game.setup()), game));
        self.go(Page::Draw);
    }

    /// Begins a game against the usual opponent, with nothing asked.
    fn play_at_once(&mut self, size: Size, ctx: &egui::Context) {
        let language = self.language();
        let settings = &self.preferences.settings;
        let setup = self.preferences.last_game().at_once(size);
        let setup = setup.named(language, &settings.engines);
        self.start(setup, None, ctx);
    }

    fn draw_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let Some((scene, _)) = &mut self.pages.draw else {
            return self.go_back();
        };
        match scene.draw_ui(ui, &mut self.appearance.textures, style) {
            None => (),
            Some(DrawEvent::Back) => self.go_back(),
            Some(DrawEvent::Done { black }) => {
                if let Some((_, game)) = self.pages.draw.take() {
                    self.begin_drawn(game, black, ui.ctx());
                }
            }
        }
    }

    fn options_page_ui(&mut self, ui: &mut Ui, style: Style) {
        if self.preferences.settings.sound && self.sound.device() == Device::Untried {
            self.sound.seek();
        }
        let saves = self.preferences.saves();
        let around = OptionsContext {
            system_language: self.preferences.system_language(),
            device: self.sound.device(),
            saves: &saves,
            cores: crate::ui::jobs::cores(),
            usual_threads: ComputerOptions::default().threads,
            rank: self.preferences.rank(),
        };
        match options_ui(ui, &mut self.preferences.settings, around, style) {
            None => (),
            Some(OptionsEvent::Back) => self.go_back(),
            Some(OptionsEvent::ChooseFolder) => self.choose_file(Choosing::Folder, None, ui.ctx()),
            Some(OptionsEvent::TrySound) => self.cue(Cue::Stone),
            Some(OptionsEvent::Engines) => self.show_engines(),
            Some(OptionsEvent::Shortcuts) => self.go(Page::Shortcuts),
        }
    }

    fn shortcuts_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let shortcuts = &mut self.preferences.settings.shortcuts;
        match self.pages.shortcuts.shortcuts_ui(ui, shortcuts, style) {
            None => (),
            Some(ShortcutsEvent::Back) => self.go_back(),
            Some(ShortcutsEvent::Changed) => {
                let (map, _) = KeyMap::of(shortcuts);
                map.install(ui.ctx());
                ui.ctx().request_repaint();
            }
        }
    }

    fn show_engines(&mut self) {
        self.jobs.look_for_engines();
        self.go(Page::Engines);
    }

    fn engines_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let engines = &mut self.preferences.settings.engines;
        match self.pages.engines.engines_ui(ui, engines, style) {
            None => (),
            Some(EnginesEvent::Back) => self.go_back(),
            Some(EnginesEvent::Test(engine)) => self.jobs.try_engine(engine),
        }
    }

    fn answer_games(&mut self, event: Option<GamesEvent>) {
        match event {
            None => (),
            Some(GamesEvent::Back) => self.go_back(),
            Some(GamesEvent::Resume(journal)) => self.jobs.recover(journal),
            Some(GamesEvent::Discard(journal)) => {
                self.overlays.open(Dialog::Discard(journal));
            }
            Some(GamesEvent::Open(path)) => self.jobs.open(path),
        }
    }
}

/// What a page is called.
fn page_name(page: Page, language: Language) -> &'static str {
    match page {
        Page::Home | Page::Match => "Jego",
        Page::NewGame => language.say(words::NewGameWords::Title),
        Page::Draw => language.say(words::NewGameWords::DrawTitle),
        Page::Rules => language.say(words::RulesLabel::Title),
        Page::Options => language.say(words::OptionsWords::Title),
        Page::Shortcuts => language.say(words::ShortcutWords::Title),
        Page::Engines => language.say(words::EngineWords::Title),
        Page::Interrupted => language.say(words::Games::Interrupted),
        Page::Finished => language.say(words::Games::Finished),
        Page::Profiles => language.say(words::RatingWords::Profiles),
        Page::Report => language.say(words::ReviewWords::Report),
        Page::Problems => language.say(words::ProblemWords::Title),
        Page::Guess => language.say(words::GuessWords::Title),
        Page::Progress => language.say(words::ProgressWords::Title),
        Page::Library => language.say(words::LibraryWords::Title),
        Page::FirstSteps => language.say(words::FirstStepsWords::Title),
        Page::Export => language.say(words::PublishingWords::Title),
    }
}
