//! The page where a game is set up.
//!
//! Everything on it is a choice, and what was chosen last is chosen again. One
//! button starts the game, and so does Enter.

mod cards;
mod clock;
mod fields;
mod players;
mod rated;
mod rules;
mod tables;
mod teaching;

use egui::{
    Align, Button, CentralPanel, CollapsingHeader, Frame, Key, Layout, Margin, Modifiers, Panel,
    Popup, Rect, RichText, ScrollArea, Ui, UiBuilder, vec2,
};

use crate::board::Size;
use crate::go::{Handicap, InvalidHandicap};
use crate::profile::Profile;
use crate::record::GameKind;
use crate::scene::Board;
use crate::session::EngineCommand;
use crate::setup::{GameSetup, Obstacle};
use crate::ui::accessibility;
use crate::ui::board::{BoardState, BoardView, board_ui};
use crate::ui::look::BoardTextures;
use crate::ui::page::seat_list::SeatEvent;
use crate::ui::pieces::still_ui;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{Language, NewGameWords, control_text, ruleset_term};

use fields::Field;

pub(crate) use rules::points_ui;

/// The width from which on there is room for a board beside the form.
const WIDE: f32 = 1000.0;

/// What someone wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewGameEvent {
    /// To play, with computers called by their names. Where Black is drawn,
    /// the draw comes first.
    Start(Box<GameSetup>),
    /// To set up engines as opponents.
    SetUpEngines,
    /// To go back.
    Back,
}

/// The page, with what is chosen on it.
#[derive(Debug)]
pub struct NewGamePage {
    setup: GameSetup,
    engines: Vec<EngineCommand>,
    /// The player of this machine who sets it up.
    player: Option<Profile>,
    preview: BoardState,
    /// Whether a text or a number was being typed in the last frame: Escape
    /// ends that, and the page stays.
    writing: bool,
}

/// What was chosen beyond changing something.
#[derive(Clone, Copy, Debug)]
enum Chosen {
    /// To go back.
    Back,
    /// To start.
    Play,
    /// To set up engines.
    SetUpEngines,
}

impl NewGamePage {
    /// The page with everything as it was chosen last.
    #[must_use]
    pub fn new(setup: GameSetup) -> Self {
        Self {
            setup,
            engines: Vec::new(),
            player: None,
            preview: BoardState::default(),
            writing: false,
        }
    }

    /// Offers these engines, and no others, as opponents.
    pub fn offer(&mut self, engines: &[EngineCommand]) {
        if self.engines != engines {
            self.engines = engines.to_vec();
        }
        self.setup.keep_engines(&self.engines);
    }

    /// Says which player of this machine sets up the game. The computer plays at
    /// their rank where that was chosen.
    pub fn seat(&mut self, player: Option<&Profile>) {
        if self.player.as_ref() != player {
            self.player = player.cloned();
        }
        self.setup.follow_rank(player.and_then(Profile::rank));
    }

    /// What is chosen at the moment, to be remembered.
    #[must_use]
    pub const fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// Paints the page and returns what someone wants. Enter starts and Escape
    /// goes back while no field has the keyboard.
    pub fn new_game_ui(
        &mut self,
        ui: &mut Ui,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Option<NewGameEvent> {
        let focused = ui.memory(|memory| memory.focused().is_some());
        let taken = focused || self.writing || Popup::is_any_open(ui.ctx());
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (enter, escape) = match taken {
            true => (false, false),
            false => [Key::Enter, Key::Escape].map(pressed).into(),
        };
        if escape {
            return Some(NewGameEvent::Back);
        }
        let obstacle = self.setup.obstacle();
        let mut chosen = bar_ui(ui, &self.setup, obstacle, style);
        if ui.available_width() >= WIDE {
            self.preview_ui(ui, textures, style);
        }
        let frame = Frame::new().inner_margin(Margin::symmetric(24, 16));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    let form = |ui: &mut Ui| self.form_ui(ui, obstacle, style);
                    chosen = centered_ui(ui, theme::FORM_WIDTH, form).or(chosen);
                });
        });
        if enter && obstacle.is_none() {
            chosen = Some(Chosen::Play);
        }
        self.writing = ui.ctx().text_edit_focused();
        Some(match chosen? {
            Chosen::Back => NewGameEvent::Back,
            Chosen::SetUpEngines => NewGameEvent::SetUpEngines,
            Chosen::Play => {
                let setup = self.setup.named(style.language, &self.engines);
                NewGameEvent::Start(Box::new(setup))
            }
        })
    }

    /// The board that was chosen, as the game begins.
    fn preview_ui(&mut self, ui: &mut Ui, textures: &mut BoardTextures, style: Style) {
        let width = (ui.available_width() - theme::FORM_WIDTH - theme::GRID * 8.0).min(560.0);
        let frame = Frame::new().inner_margin(Margin::same(24));
        let panel = Panel::right("new game preview").resizable(false);
        let panel = panel.show_separator_line(false).exact_size(width);
        panel.frame(frame).show(ui, |ui| {
            let view = BoardView {
                coordinates: true,
                live: false,
            };
            match tables::preview(&self.setup) {
                Board::Stones(goban) => {
                    board_ui(ui, &goban, view, textures, &mut self.preview, style);
                }
                Board::Pieces(pieces) => still_ui(ui, &pieces, textures, style),
            }
        });
    }

    /// Everything that can be chosen, in the order in which one thinks of it.
    fn form_ui(&mut self, ui: &mut Ui, obstacle: Option<Obstacle>, style: Style) -> Option<Chosen> {
        let language = style.language;
        ui.label(RichText::new(language.say(NewGameWords::Title)).heading());
        ui.add_space(theme::GRID / 2.0);
        Field::new(NewGameWords::Game).show(ui, style, |ui, _| {
            accessibility::group(ui, language.say(NewGameWords::Game));
            tables::tables_ui(ui, &mut self.setup, style);
        });
        tables::atari_go_ui(ui, &self.setup, style);
        Field::new(NewGameWords::WhoPlays).show(ui, style, |ui, _| {
            accessibility::group(ui, language.say(NewGameWords::WhoPlays));
            players::mode_ui(ui, &mut self.setup, style);
        });
        match self.setup.kind {
            GameKind::Go => Field::new(NewGameWords::Size).show(ui, style, |ui, label| {
                accessibility::group(ui, language.say(NewGameWords::Size));
                cards::cards_ui(ui, label, &mut self.setup, style);
            }),
            GameKind::Othello => (),
            GameKind::Aligne4 => tables::variant_ui(ui, &mut self.setup, style),
        }
        let rank = self.player.as_ref().and_then(Profile::rank);
        let asked = players::players_ui(ui, &mut self.setup, &self.engines, rank, style);
        match self.setup.kind {
            GameKind::Go if self.setup.is_atari_go() => {
                tables::atari_start_ui(ui, &mut self.setup, style);
                self.clock_ui(ui, obstacle, style);
            }
            // The terms of a rated game follow from the ranks.
            GameKind::Go if self.setup.is_rated() => {
                rated::terms_ui(ui, &self.setup, self.player.as_ref(), style);
                self.more_ui(ui, obstacle, style);
            }
            GameKind::Go => {
                rules::handicap_ui(ui, &mut self.setup, &self.engines, style);
                self.more_ui(ui, obstacle, style);
            }
            GameKind::Othello | GameKind::Aligne4 => self.clock_ui(ui, obstacle, style),
        }
        match asked {
            Some(SeatEvent::SetUpEngines) => Some(Chosen::SetUpEngines),
            Some(SeatEvent::AtMyRank(_)) | None => None,
        }
    }

    /// What most players leave as it is.
    fn more_ui(&mut self, ui: &mut Ui, obstacle: Option<Obstacle>, style: Style) {
        let language = style.language;
        let more = CollapsingHeader::new(language.say(NewGameWords::More))
            .id_salt("more")
            .show(ui, |ui| {
                let setup = &mut self.setup;
                rules::rules_ui(ui, setup, style);
                if !setup.is_rated() {
                    rules::komi_ui(ui, setup, style);
                }
                self.clock_ui(ui, obstacle, style);
            });
        if more.fully_closed() {
            let summary = summary(&self.setup, language);
            ui.label(RichText::new(summary).color(style.colors.quiet));
        }
    }

    fn clock_ui(&mut self, ui: &mut Ui, obstacle: Option<Obstacle>, style: Style) {
        clock::clock_ui(ui, &mut self.setup.control, style);
        let clock = obstacle.filter(|it| *it == Obstacle::NoTime);
        obstacle_ui(ui, &self.setup, clock, style);
    }
}

/// Shows something no wider than `width`, in the middle.
fn centered_ui<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let width = width.min(ui.available_width());
    let mut place = ui.available_rect_before_wrap();
    place = Rect::from_center_size(place.center(), vec2(width, place.height()));
    ui.scope_builder(UiBuilder::new().max_rect(place), add)
        .inner
}

/// The way back, why the game cannot start, and the button that starts it.
fn bar_ui(
    ui: &mut Ui,
    setup: &GameSetup,
    obstacle: Option<Obstacle>,
    style: Style,
) -> Option<Chosen> {
    let language = style.language;
    let frame = Frame::new()
        .fill(style.colors.panel)
        .inner_margin(Margin::symmetric(16, 12));
    let panel = Panel::bottom("new game bar").resizable(false).frame(frame);
    let mut event = None;
    panel.show(ui, |ui| {
        ui.horizontal(|ui| {
            let back = Button::new(language.say(NewGameWords::Back));
            let back = back.min_size(vec2(0.0, theme::MAIN_BUTTON));
            if ui.add(back).clicked() {
                event = Some(Chosen::Back);
            }
            let right = Layout::right_to_left(Align::Center);
            ui.with_layout(right, |ui| {
                let play = tables::play_text(language, setup);
                let play = ui.add_enabled_ui(obstacle.is_none(), |ui| {
                    controls::main_button(ui, style.colors, &play)
                });
                accessibility::first(&play.inner);
                if play.inner.clicked() {
                    event = Some(Chosen::Play);
                }
                obstacle_ui(ui, setup, obstacle, style);
            });
        });
    });
    event
}

/// Says why the game cannot start, if it cannot.
fn obstacle_ui(ui: &mut Ui, setup: &GameSetup, obstacle: Option<Obstacle>, style: Style) {
    if let Some(obstacle) = obstacle {
        let text = obstacle_text(style.language, setup.size, obstacle);
        ui.add(egui::Label::new(RichText::new(text).color(style.colors.wrong)).wrap());
    }
}

fn obstacle_text(language: Language, size: Size, obstacle: Obstacle) -> String {
    let board = board_name(language, size);
    match obstacle {
        Obstacle::Handicap(InvalidHandicap::StarPoints { .. })
            if Handicap::most_fixed(size) == 0 =>
        {
            language.fill(NewGameWords::NoStars, &[&board])
        }
        Obstacle::Handicap(InvalidHandicap::StarPoints { most, .. }) => {
            language.fill(NewGameWords::TooManyForStars, &[&board, &most])
        }
        Obstacle::Handicap(InvalidHandicap::Room { stones, .. }) => {
            language.fill(NewGameWords::TooSmall, &[&board, &stones])
        }
        Obstacle::Handicap(InvalidHandicap::Stones(_)) => {
            language.say(NewGameWords::HandicapRange).to_owned()
        }
        Obstacle::Komi => language.say(NewGameWords::KomiRange).to_owned(),
        Obstacle::Stones => language.say(NewGameWords::CannotStart).to_owned(),
        Obstacle::NoTime => language.say(NewGameWords::NoTime).to_owned(),
    }
}

fn board_name(language: Language, size: Size) -> String {
    language.fill(NewGameWords::Board, &[&size.lines()])
}

/// What is chosen in the folded section, in one line.
fn summary(setup: &GameSetup, language: Language) -> String {
    let rules = language.say(ruleset_term(setup.ruleset));
    let komi = language.say(NewGameWords::Komi);
    let points = language.points(setup.komi());
    let clock = control_text(language, setup.control);
    let komi = (!setup.is_rated()).then(|| format!("{komi} {points}"));
    let parts = [Some(rules.to_owned()), komi, Some(clock)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}
