//! The page on which the moves of a game are guessed.

use egui::{Context, Ui};

use super::{App, Page};
use crate::board::Color;
use crate::record::GameKind;
use crate::ui::command::Command;
use crate::ui::page::guess::GuessEvent;
use crate::ui::theme::Style;
use crate::words::players_text;

impl App {
    /// Begins to guess the moves of the game that is shown.
    pub(super) fn show_guess(&mut self, ctx: &Context) {
        let game = self.playing.as_ref().and_then(|view| view.session.go());
        let Some(record) = game.map(|game| game.record()) else {
            return;
        };
        let [black, white] = Color::BOTH.map(|color| record.player(color));
        let title = players_text(self.language(), GameKind::Go, &black, &white);
        self.pages.guess.begin(record, title);
        self.visit(Page::Guess, ctx);
    }

    pub(super) fn guess_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let textures = &mut self.appearance.textures;
        let events = self.pages.guess.guess_ui(ui, textures, style);
        self.answer_guess(events);
    }

    /// Does what a key asks for on the page.
    pub(super) fn press_guess_key(&mut self, command: Command) {
        let events = self.pages.guess.press(command);
        self.answer_guess(events);
    }

    fn answer_guess(&mut self, events: Vec<GuessEvent>) {
        for event in events {
            match event {
                GuessEvent::Back => self.go_back(),
                GuessEvent::Cue(cue) => self.cue(cue),
            }
        }
    }
}
