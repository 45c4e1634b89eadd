//! What a player's card says.

use egui::{Pos2, Stroke, Ui};

use crate::board::Color;
use crate::record::Seat;
use crate::scene::{PlayerInfo, Scene};
use crate::session::{ComputerState, program_name};
use crate::ui::look::BoardTextures;
use crate::ui::paint::stones;
use crate::ui::theme::Style;
use crate::words::{self, Language, TableWords, Thinking};

/// What a clock shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClockFace {
    /// The time.
    pub(crate) text: String,
    /// What comes after it, such as periods.
    pub(crate) overtime: String,
    /// Whether little is left.
    pub(crate) low: bool,
}

/// What a card is painted from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Card<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) color: Color,
    pub(crate) face: Option<&'a ClockFace>,
    /// Whether a computer has been thinking long enough to say so.
    pub(crate) long: bool,
}

impl Card<'_> {
    pub(super) fn player(&self) -> &PlayerInfo {
        &self.scene.players[self.color]
    }

    /// What the computer of this side does, if it is its turn.
    pub(super) fn computer(&self) -> Option<ComputerState> {
        let (color, does) = self.scene.computer?;
        (color == self.color).then_some(does)
    }

    pub(super) fn name(&self, style: Style) -> String {
        let player = self.player();
        let kind = self.scene.kind;
        let name = words::name_or_side(style.language, kind, self.color, &player.name);
        match player.rank.trim() {
            "" => name,
            rank => format!("{name} · {rank}"),
        }
    }

    /// Who sits there, and what they do while it is their turn.
    pub(super) fn seat(&self, style: Style) -> String {
        let language = style.language;
        let waits = self.computer() == Some(ComputerState::Waiting);
        let thinks = self.computer() == Some(ComputerState::Thinking) && self.long;
        match &self.player().seat {
            Seat::Person => language.say(TableWords::Person).to_owned(),
            Seat::Computer { level } => {
                let level = words::level_named(language, self.scene.kind, level);
                // A computer without a name of its own is called by its level:
                // that is not said twice on one card.
                let named = self.player().name.trim() == level;
                match (named, waits, thinks) {
                    (true, true, _) => language.say(Thinking::EngineWaits).to_owned(),
                    (true, false, true) => language.say(Thinking::EngineThinks).to_owned(),
                    (true, false, false) => self.nameless(language),
                    (false, true, _) => language.fill(Thinking::Waits, &[&level]),
                    (false, false, true) => language.fill(Thinking::Thinks, &[&level]),
                    (false, false, false) => language.fill(TableWords::Computer, &[&level]),
                }
            }
            Seat::Engine { .. } if waits => language.say(Thinking::EngineWaits).to_owned(),
            Seat::Engine { .. } if thinks => language.say(Thinking::EngineThinks).to_owned(),
            Seat::Engine { command } => {
                language.fill(TableWords::Computer, &[&program_name(command)])
            }
        }
    }

    /// A computer without its name: how strong it is, where that is known and
    /// does not stand beside the name already.
    fn nameless(&self, language: Language) -> String {
        let ranked = !self.player().rank.trim().is_empty();
        let rank = match &self.player().seat {
            Seat::Computer { level } if !ranked => {
                words::level_rank_named(language, self.scene.kind, level)
            }
            Seat::Computer { .. } | Seat::Person | Seat::Engine { .. } => None,
        };
        rank.map_or_else(
            || language.say(TableWords::ComputerAlone).to_owned(),
            |rank| language.fill(TableWords::Computer, &[&rank]),
        )
    }
}

/// A stone, with a rim where its color would be lost on the card.
pub(super) fn stone(
    ui: &Ui,
    textures: &BoardTextures,
    color: Color,
    center: Pos2,
    radius: f32,
    style: Style,
) {
    stones::stone(ui.painter(), textures, color, center, radius);
    if color == Color::Black && style.colors.dark {
        let rim = Stroke::new(1.0, style.colors.quiet);
        ui.painter().circle_stroke(center, radius, rim);
    }
}
