//! Computers at the table: how they are to play, who sits where, and what is
//! said of them.

use std::time::Duration;

use super::App;
use super::table::Table;
use crate::board::{Color, Point};
use crate::scene::{Candidate, Scene, StoneBoard};
use crate::session::{ComputerOptions, Match, Notice};
use crate::settings::computer_options;
use crate::ui::dialog::{Dialog, SeatForm};
use crate::ui::panel::footer::{Message, Offer};
use crate::words::{self, Language};

/// How long a move takes at least, so that the eye can follow a stone before
/// the next one is there.
const PACE: Duration = Duration::from_millis(300);

impl App {
    /// How computers are to play, as the user wants it.
    pub(super) fn computer_options(&self) -> ComputerOptions {
        computer_options(&self.settings, PACE)
    }

    /// Tells the match how computers are to play.
    pub(super) fn tell_computers(&mut self) {
        let options = self.computer_options();
        if let Some(table) = &mut self.table {
            table.session.set_computer_options(options);
        }
    }

    /// Shows everything that engines at the table and we have said.
    pub(super) fn show_engine_log(&mut self) {
        let Some(table) = &self.table else {
            return;
        };
        let language = self.language();
        let mut text = String::new();
        for color in Color::BOTH {
            if let Some(log) = table.session.engine_log(color) {
                let side = words::side(language, table.session.table(), color);
                text.push_str(&format!("# {side}\n{}\n", log.text()));
            }
        }
        self.open_dialog(Dialog::Log(text));
    }

    /// Asks who plays from now on.
    pub(super) fn ask_players(&mut self) {
        if let Some(table) = &self.table {
            let form = SeatForm::of(&table.session, &self.settings.engines);
            self.open_dialog(Dialog::Seats(Box::new(form)));
        }
    }
}

/// Whether an engine has been at this table.
pub(super) fn has_log(session: &Match) -> bool {
    let log = |color| session.engine_log(color);
    Color::BOTH.into_iter().any(|color| log(color).is_some())
}

/// The board with the line of the move that is looked at, in the panel or on
/// the board itself.
pub(super) fn with_line(table: &Table, scene: &Scene) -> Option<StoneBoard> {
    let candidates = &scene.thoughts.as_ref()?.candidates;
    let listed = table.looked_at.and_then(|row| candidates.get(row));
    let on_board = || {
        let point = table.board.pointed()?;
        let there = |of: &&Candidate| of.mv.point() == Some(point);
        candidates.iter().find(there)
    };
    let candidate = listed.or_else(on_board)?;
    let stones = candidate.line.iter();
    let stones = stones.filter_map(|(color, mv)| Some((*color, mv.point()?)));
    let expected: Vec<(Color, Point)> = stones.collect();
    Some(StoneBoard {
        expected,
        ..scene.stone_board()?.clone()
    })
}

/// What the line of messages says of a notice.
pub(super) fn notice_message(notice: &Notice, language: Language, session: &Match) -> Message {
    let mut offers = match notice {
        Notice::Illegal {
            repeated: Some(_), ..
        } => vec![Offer::ShowRepeated],
        Notice::Deleted { .. } => vec![Offer::Restore],
        Notice::LookingBack(_) => vec![Offer::Return, Offer::PlayHere],
        Notice::Stopped => vec![Offer::Continue],
        Notice::Computer { .. } => vec![Offer::TryAgain, Offer::Players],
        _ => Vec::new(),
    };
    if session.origin().is_none() {
        offers.retain(|offer| *offer != Offer::Return);
    }
    Message {
        text: notice.text(language, session.table()),
        weight: notice.severity(),
        offers,
    }
}
