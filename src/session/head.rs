//! The head of the game, written anew.

use super::computer::seats;
use super::match_clock::MatchClock;
use super::{Notice, Playable, Session};
use crate::board::ByColor;
use crate::record::{Change, Header};

impl<G: Playable> Session<G> {
    /// Whether someone may still say how much time the players had: nobody's clock
    /// runs, and no computer plays by it.
    #[must_use]
    pub fn can_set_time(&self) -> bool {
        let played = self.is_in_play() && seats::has_computer(self.record.seats());
        self.clock.running().is_none() && !played
    }

    /// Writes lines at the head of the game, all in one step.
    pub(super) fn write_head(&mut self, lines: Vec<(Header, String)>) {
        let before = self.exchange_head(lines);
        if !before.is_empty() {
            self.edits.write_head(before);
            self.say(Notice::HeadNow);
        }
    }

    /// Brings back what the head of the game said.
    pub(super) fn undo_head(&mut self, before: Vec<(Header, String)>) {
        self.exchange_head(before);
        self.say(Notice::HeadAsBefore);
    }

    /// Writes lines and returns those that said something else before.
    fn exchange_head(&mut self, lines: Vec<(Header, String)>) -> Vec<(Header, String)> {
        let mut before = Vec::new();
        let control = self.record.control();
        for (header, text) in lines {
            let told = self.record.header(header).unwrap_or_default().into_owned();
            let is_time = matches!(header, Header::MainTime | Header::Overtime);
            if told == text || (is_time && !self.can_set_time()) {
                continue;
            }
            self.change_or_say(Change::Header(header, text));
            before.push((header, told));
        }
        if self.record.control() != control {
            // Nobody has used any of the new time yet.
            self.change_or_say(Change::Clocks(ByColor::default()));
            self.clock = MatchClock::new(self.record.control(), ByColor::default());
        }
        before
    }
}
