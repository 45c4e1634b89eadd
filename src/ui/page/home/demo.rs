//! The game that plays by itself on the first page.

use std::time::Duration;

use egui::Ui;

use crate::game::TurnId;
use crate::record::{Change, GoRecord};
use crate::scene::StoneBoard;
use crate::ui::theme::Style;

/// How long each move stays.
const EACH: f64 = 1.8;

/// A game that plays by itself.
#[derive(Debug)]
pub(super) struct Demo {
    record: GoRecord,
    goban: StoneBoard,
    next_at: f64,
}

impl Demo {
    /// Puts a game back to its beginning.
    pub(super) fn new(mut record: GoRecord) -> Self {
        let _ = record.apply(&Change::GoTo(TurnId::START));
        Self {
            goban: StoneBoard::from(&record),
            record,
            next_at: 0.0,
        }
    }

    /// Its board.
    pub(super) const fn goban(&self) -> &StoneBoard {
        &self.goban
    }

    /// Plays the next move when its time has come.
    pub(super) fn run(&mut self, ui: &Ui, style: Style) {
        let (now, watched) = ui.input(|input| (input.time, input.focused));
        if !style.motion {
            return self.stand_still();
        }
        if !watched {
            return;
        }
        if now >= self.next_at {
            let history = self.record.history();
            let Some(next) = history.tree().preferred_child(history.cursor()) else {
                return;
            };
            let _ = self.record.apply(&Change::GoTo(next));
            self.goban = StoneBoard::from(&self.record);
            self.next_at = now + EACH;
        }
        let left = Duration::from_secs_f64((self.next_at - now).max(0.0));
        ui.ctx().request_repaint_after(left);
    }

    /// A position two thirds into the game, for those who want no motion.
    fn stand_still(&mut self) {
        if self.record.history().cursor() != TurnId::START {
            return;
        }
        let tree = self.record.history().tree();
        let ahead = |turn: &TurnId| tree.preferred_child(*turn);
        let line: Vec<TurnId> = std::iter::successors(Some(TurnId::START), ahead).collect();
        if let Some(&middle) = line.get(line.len() * 2 / 3) {
            let _ = self.record.apply(&Change::GoTo(middle));
            self.goban = StoneBoard::from(&self.record);
        }
    }
}
