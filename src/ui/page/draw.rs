//! The draw of colors as a scene of its own.

use std::time::Duration;

use egui::{Align, Event, Key, Layout, Modifiers, RichText, Ui, UiBuilder, vec2};

use crate::board::Color;
use crate::record::GameKind;
use crate::scene::StoneBoard;
use crate::setup::{ColorDraw, DrawFrame, GameSetup, Mode, Player};
use crate::ui::board::{BoardState, BoardView, board_ui};
use crate::ui::look::BoardTextures;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{Language, NewGameWords};

/// The largest side of the ko's board.
const MOST_BOARD: f32 = 360.0;
/// The height of everything else.
const WORDS_HEIGHT: f32 = 200.0;

/// What came of the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawEvent {
    /// The game can begin.
    Done {
        /// Who has Black.
        black: Player,
    },
    /// Someone wants to go back.
    Back,
}

/// A draw that is being shown.
#[derive(Debug)]
pub struct DrawScene {
    kind: GameKind,
    draw: ColorDraw,
    names: [Option<String>; 2],
    /// Whether someone plays alone against the computer.
    alone: bool,
    /// When it began, in the window's time.
    started: Option<f64>,
    skipped: bool,
    board: BoardState,
}

impl DrawScene {
    /// A draw between the players of a setup.
    #[must_use]
    pub fn new(draw: ColorDraw, setup: &GameSetup) -> Self {
        let name = |player| Some(setup.name(player).to_owned()).filter(|name| !name.is_empty());
        Self {
            kind: setup.kind,
            draw,
            names: Player::BOTH.map(name),
            alone: setup.mode() == Mode::OnePlayer,
            started: None,
            skipped: false,
            board: BoardState::default(),
        }
    }

    /// Paints the draw and returns what came of it. Any key or click shows the
    /// end at once; where nothing may move it is shown from the start.
    pub fn draw_ui(
        &mut self,
        ui: &mut Ui,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Option<DrawEvent> {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            return Some(DrawEvent::Back);
        }
        let elapsed = self.elapsed(ui, style);
        let drawn = self.draw.at(elapsed);
        if let Some(wait) = self.draw.next(elapsed) {
            ui.ctx().request_repaint_after(wait);
            self.skipped |= is_asked_to_hurry(ui);
        }
        if self.skipped && !drawn.over {
            ui.ctx().request_repaint();
        }

        let mut event = None;
        let layout = Layout::top_down(Align::Center);
        ui.scope_builder(UiBuilder::new().layout(layout), |ui| {
            self.ko_ui(ui, drawn, textures, style);
            event = self.words_ui(ui, drawn, style);
        });
        event
    }

    fn elapsed(&mut self, ui: &Ui, style: Style) -> Duration {
        if self.skipped || !style.motion {
            return self.draw.length();
        }
        let now = ui.input(|input| input.time);
        let started = *self.started.get_or_insert(now);
        Duration::try_from_secs_f64(now - started).unwrap_or_default()
    }

    fn ko_ui(&mut self, ui: &mut Ui, drawn: DrawFrame, textures: &mut BoardTextures, style: Style) {
        let room = ui.available_size() - vec2(theme::GRID * 2.0, WORDS_HEIGHT);
        let side = room.min_elem().clamp(theme::SMALL_BOARD, MOST_BOARD);
        let above = (ui.available_height() - side - WORDS_HEIGHT).max(0.0) / 2.0;
        ui.add_space(above + theme::GRID);
        let title = style.language.say(match self.kind {
            GameKind::Go => NewGameWords::NigiriTitle,
            GameKind::Othello => NewGameWords::DrawTitle,
            GameKind::Aligne4 => NewGameWords::BeginsTitle,
        });
        ui.label(RichText::new(title).heading());
        ui.add_space(theme::GRID);

        let stones = drawn.stones();
        let goban = StoneBoard {
            last: Some(drawn.point()),
            to_play: drawn.stone.other(),
            ..StoneBoard::empty(stones.size())
        };
        let goban = StoneBoard { stones, ..goban };
        let view = BoardView {
            coordinates: false,
            live: false,
        };
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
        let mut inside = ui.new_child(UiBuilder::new().max_rect(rect));
        board_ui(&mut inside, &goban, view, textures, &mut self.board, style);
        ui.add_space(theme::GRID);
    }

    fn words_ui(&self, ui: &mut Ui, drawn: DrawFrame, style: Style) -> Option<DrawEvent> {
        let (language, colors) = (style.language, style.colors);
        if !drawn.over {
            let hint = self.hint(language);
            ui.label(RichText::new(hint).size(theme::NAME));
            let skip = language.say(NewGameWords::DrawSkip);
            ui.label(RichText::new(skip).color(colors.quiet));
            return None;
        }
        let black = self.draw.black();
        let has = |player, color| self.has(player, color, language);
        ui.label(RichText::new(has(black, Color::Black)).size(theme::NAME));
        ui.label(RichText::new(has(black.other(), Color::White)).color(colors.quiet));
        ui.add_space(theme::GRID);
        let begin = controls::main_button(ui, colors, language.say(NewGameWords::Begin));
        if ui.memory(|memory| memory.focused().is_none()) {
            begin.request_focus();
        }
        let enter = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        (begin.clicked() || enter).then_some(DrawEvent::Done { black })
    }

    /// Whose color the last stone is.
    fn hint(&self, language: Language) -> String {
        let (you, other) = match self.kind {
            GameKind::Go | GameKind::Othello => (NewGameWords::DrawHintYou, NewGameWords::DrawHint),
            GameKind::Aligne4 => (NewGameWords::BeginsHintYou, NewGameWords::BeginsHint),
        };
        if self.is_you(Player::First) {
            return language.say(you).to_owned();
        }
        language.fill(other, &[&self.name(Player::First, language)])
    }

    /// What came of the draw for a player.
    fn has(&self, player: Player, color: Color, language: Language) -> String {
        let (you, other) = match (self.kind, color) {
            (GameKind::Aligne4, Color::Black) => (NewGameWords::YouBegin, NewGameWords::Begins),
            (GameKind::Aligne4, Color::White) => (NewGameWords::YouFollow, NewGameWords::Follows),
            (_, Color::Black) => (NewGameWords::YouHaveBlack, NewGameWords::HasBlack),
            (_, Color::White) => (NewGameWords::YouHaveWhite, NewGameWords::HasWhite),
        };
        if self.is_you(player) {
            return language.say(you).to_owned();
        }
        language.fill(other, &[&self.name(player, language)])
    }

    /// Whether a player is the only person, without a name.
    fn is_you(&self, player: Player) -> bool {
        let [first, _] = &self.names;
        self.alone && player == Player::First && first.is_none()
    }

    fn name(&self, player: Player, language: Language) -> &str {
        let (name, otherwise) = match player {
            Player::First => (&self.names[0], NewGameWords::FirstPlayer),
            Player::Second => (&self.names[1], NewGameWords::SecondPlayer),
        };
        name.as_deref().unwrap_or_else(|| language.say(otherwise))
    }
}

/// Whether a button or a key went down in this frame. A key that is still held
/// down from the page before does not count.
fn is_asked_to_hurry(ui: &Ui) -> bool {
    ui.input(|input| {
        let key = |event: &Event| {
            matches!(
                event,
                Event::Key {
                    pressed: true,
                    repeat: false,
                    ..
                }
            )
        };
        input.pointer.any_pressed() || input.events.iter().any(key)
    })
}
