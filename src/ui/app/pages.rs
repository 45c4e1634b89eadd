//! The pages around the table.

use egui::{CentralPanel, Frame, Margin, Panel, RichText, Ui};

use super::seat::Next;
use super::{App, Choosing, Page};
use crate::board::Size;
use crate::session::{ComputerOptions, Severity};
use crate::setup::{BlackSeat, ColorDraw, GameSetup, Player};
use crate::ui::access;
use crate::ui::page::draw::{DrawEvent, DrawScene};
use crate::ui::page::engines::EnginesEvent;
use crate::ui::page::games::{GamesEvent, finished_ui, interrupted_ui, resumable};
use crate::ui::page::home::{HomeEvent, HomeView, home_ui};
use crate::ui::page::new_game::NewGameEvent;
use crate::ui::page::options::{OptionsEvent, Surroundings, options_ui};
use crate::ui::page::rules::RulesEvent;
use crate::ui::sound::{Cue, Device};
use crate::ui::theme::Decor;
use crate::words::{self, Language};

impl App {
    /// The page that is shown.
    pub(super) fn page_ui(&mut self, ui: &mut Ui, decor: Decor) {
        let page = self.page();
        if page == Page::Table {
            return self.table_ui(ui, decor);
        }
        self.message_ui(ui, decor);
        let margin = match page {
            // These have margins of their own.
            Page::Home | Page::NewGame | Page::Draw | Page::Rules | Page::Table => Margin::same(0),
            Page::Options | Page::Engines | Page::Interrupted | Page::Finished => {
                Margin::symmetric(32, 24)
            }
        };
        let frame = Frame::new().fill(decor.colors.window).inner_margin(margin);
        let visit = self.visits.get(&page).copied().unwrap_or_default();
        CentralPanel::default().frame(frame).show(ui, |ui| {
            access::page(ui, page_name(page, decor.language));
            access::fall_back(ui);
            ui.push_id((page, visit), |ui| self.inside_ui(ui, page, decor));
            access::settle(ui);
        });
    }

    fn inside_ui(&mut self, ui: &mut Ui, page: Page, decor: Decor) {
        match page {
            Page::Home => self.home_page_ui(ui, decor),
            Page::NewGame => self.new_game_page_ui(ui, decor),
            Page::Draw => self.draw_page_ui(ui, decor),
            Page::Rules => {
                let event = self.rules.rules_ui(ui, &mut self.skin, decor);
                if event == Some(RulesEvent::Back) {
                    self.go_back();
                }
            }
            Page::Options => self.options_page_ui(ui, decor),
            Page::Engines => self.engines_page_ui(ui, decor),
            Page::Interrupted => {
                let event = interrupted_ui(ui, &self.interrupted, decor);
                self.answer_games(event);
            }
            Page::Finished => {
                let trouble = self.ledger_trouble.as_deref();
                let event = finished_ui(ui, self.ledger.as_ref(), trouble, decor);
                self.answer_games(event);
            }
            Page::Table => (),
        }
    }

    /// The line of messages of pages that have no footer; no room is kept for
    /// it while there is nothing to say.
    fn message_ui(&self, ui: &mut Ui, decor: Decor) {
        let Some(message) = &self.message else {
            return;
        };
        let color = match message.weight {
            Severity::Quiet => decor.colors.text,
            Severity::Refusal => decor.colors.caution,
            Severity::Trouble => decor.colors.wrong,
        };
        let frame = Frame::new()
            .fill(decor.colors.panel)
            .inner_margin(Margin::symmetric(24, 10));
        Panel::bottom("message").frame(frame).show(ui, |ui| {
            ui.add(egui::Label::new(RichText::new(&message.text).color(color)).wrap());
        });
    }

    fn home_page_ui(&mut self, ui: &mut Ui, decor: Decor) {
        let resumable = resumable(decor.language, &self.interrupted);
        let opponent = self
            .settings
            .last_game
            .opponent_title(decor.language, &self.settings.engines);
        let view = HomeView {
            resumable: resumable.as_deref(),
            opponent: &opponent,
        };
        let event = home_ui(ui, &mut self.home, view, &mut self.skin, decor);
        let ctx = ui.ctx();
        match event {
            None => (),
            Some(HomeEvent::Resume) => self.resume(),
            Some(HomeEvent::Play) => self.go(Page::NewGame),
            Some(HomeEvent::PlayOn(size)) => self.play_at_once(size, ctx),
            Some(HomeEvent::Finished) => self.show_finished(ctx),
            Some(HomeEvent::Load) => self.choose_file(Choosing::Open, ctx),
            Some(HomeEvent::Rules) => self.go(Page::Rules),
            Some(HomeEvent::Options) => self.go(Page::Options),
            Some(HomeEvent::Exit) => self.leave_for(Next::Quit, ctx),
        }
    }

    fn new_game_page_ui(&mut self, ui: &mut Ui, decor: Decor) {
        self.new_game.offer(&self.settings.engines);
        match self.new_game.new_game_ui(ui, &mut self.skin, decor) {
            None => (),
            Some(NewGameEvent::Back) => self.go_back(),
            Some(NewGameEvent::SetUpEngines) => self.show_engines(),
            Some(NewGameEvent::Start(setup)) => self.start(*setup, ui.ctx()),
        }
    }

    /// Begins a game, after a draw where one was asked for. Whether the game
    /// on the table may be left is asked before that.
    fn start(&mut self, setup: GameSetup, ctx: &egui::Context) {
        self.settings.last_game = self.new_game.setup().clone();
        match setup.black {
            BlackSeat::Draw => self.leave_for(Next::Draw(Box::new(setup)), ctx),
            BlackSeat::Player(black) => self.begin(&setup, black, ctx),
        }
    }

    /// Shows the draw of colors; the game on the table stays until it is done.
    pub(super) fn show_draw(&mut self, setup: GameSetup) {
        let draw = ColorDraw::new(&mut rand::rng());
        self.draw = Some((DrawScene::new(draw, &setup), setup));
        self.go(Page::Draw);
    }

    /// Begins a game against the usual opponent, with nothing asked.
    fn play_at_once(&mut self, size: Size, ctx: &egui::Context) {
        let language = self.language();
        let setup = self.settings.last_game.at_once(size);
        let setup = setup.named(language, &self.settings.engines);
        self.begin(&setup, Player::First, ctx);
    }

    fn draw_page_ui(&mut self, ui: &mut Ui, decor: Decor) {
        let Some((scene, setup)) = &mut self.draw else {
            return self.go_back();
        };
        let event = scene.draw_ui(ui, &mut self.skin, decor);
        let setup = setup.clone();
        match event {
            None => (),
            Some(DrawEvent::Back) => self.go_back(),
            Some(DrawEvent::Done { black }) => {
                self.draw = None;
                self.begin_drawn(&setup, black, ui.ctx());
            }
        }
    }

    fn options_page_ui(&mut self, ui: &mut Ui, decor: Decor) {
        if self.settings.sound && self.sound.device() == Device::Untried {
            self.sound.seek();
        }
        let saves = self.saves();
        let around = Surroundings {
            system_language: self.system_language,
            device: self.sound.device(),
            saves: &saves,
            cores: crate::ui::jobs::cores(),
            usual_threads: ComputerOptions::default().threads,
        };
        match options_ui(ui, &mut self.settings, around, decor) {
            None => (),
            Some(OptionsEvent::Back) => self.go_back(),
            Some(OptionsEvent::ChooseFolder) => self.choose_file(Choosing::Folder, ui.ctx()),
            Some(OptionsEvent::TrySound) => self.cue(Cue::Stone),
            Some(OptionsEvent::Engines) => self.show_engines(),
        }
    }

    fn show_engines(&mut self) {
        self.jobs.look_for_engines();
        self.go(Page::Engines);
    }

    fn engines_page_ui(&mut self, ui: &mut Ui, decor: Decor) {
        let engines = &mut self.settings.engines;
        match self.engines.engines_ui(ui, engines, decor) {
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
                self.open_dialog(crate::ui::dialog::Dialog::Discard(journal));
            }
            Some(GamesEvent::Open(path)) => self.jobs.open(path),
        }
    }
}

/// What a page is called.
fn page_name(page: Page, language: Language) -> &'static str {
    match page {
        Page::Home | Page::Table => "Jego",
        Page::NewGame => language.say(words::NewGameWords::Title),
        Page::Draw => language.say(words::NewGameWords::DrawTitle),
        Page::Rules => language.say(words::RulesLabel::Title),
        Page::Options => language.say(words::Options::Title),
        Page::Engines => language.say(words::EngineWords::Title),
        Page::Interrupted => language.say(words::Games::Interrupted),
        Page::Finished => language.say(words::Games::Finished),
    }
}
