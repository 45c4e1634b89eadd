//! Dialogs about the match that a command opens.

use super::App;
use crate::board::Color;
use crate::ui::dialog::{Dialog, PointForm, SeatForm};
use crate::words;

impl App {
    /// Asks whether the side to move resigns.
    pub(super) fn ask_to_resign(&mut self) {
        let language = self.language();
        let Some(view) = &self.playing else {
            return;
        };
        let session = &view.session;
        let loser = session.resigner();
        let kind = session.kind();
        let name = |color| words::name_or_side(language, kind, color, &session.player(color));
        let names = [name(loser), name(loser.other())];
        self.overlays.open(Dialog::Resign(names));
    }

    /// Asks who plays from now on.
    pub(super) fn ask_players(&mut self) {
        if let Some(view) = &self.playing {
            let form = SeatForm::of(&view.session, &self.preferences.settings.engines);
            self.overlays.open(Dialog::Seats(Box::new(form)));
        }
    }

    /// Asks for a point by name.
    pub(super) fn ask_point(&mut self) {
        let shown = self.shown();
        let scene = self.playing.as_mut().map(|view| view.scene(shown));
        if let Some(goban) = scene.as_deref().and_then(crate::scene::Scene::stone_board) {
            self.overlays.open(Dialog::Point(PointForm::of(goban)));
        }
    }

    /// Shows everything that engines of the match and we have said.
    pub(super) fn show_engine_log(&mut self) {
        let Some(view) = &self.playing else {
            return;
        };
        let language = self.language();
        let mut text = String::new();
        for color in Color::BOTH {
            if let Some(log) = view.session.engine_log(color) {
                let side = words::side(language, view.session.kind(), color);
                text.push_str(&format!("# {side}\n{}\n", log.text()));
            }
        }
        self.overlays.open(Dialog::Log(text));
    }
}
