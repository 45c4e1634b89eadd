//! The head of the game, written anew.

use super::computer::seats;
use super::edit::EditKind;
use super::edits::Step;
use super::match_clock::MatchClock;
use super::{Moment, Notice, Playable, Session};
use crate::board::ByColor;
use crate::record::{Change, Header, TimeControl};

impl<G: Playable> Session<G> {
    /// Whether someone may still say how much time the players had: nobody's clock
    /// runs, and no computer plays by it.
    #[must_use]
    pub fn can_set_time(&self) -> bool {
        let played = self.is_in_play() && seats::has_computer(self.record.seats());
        self.clock.running().is_none() && !played
    }

    /// Writes lines at the head of the game, all in one step.
    pub(super) fn write_head(&mut self, lines: Vec<(Header, String)>, now: Moment) {
        let control = self.record.control();
        let mut step = Step::at(EditKind::Header(now), self.cursor());
        let mut made = Ok(());
        for (header, text) in lines {
            let told = self.record.header(header).unwrap_or_default();
            let is_time = matches!(header, Header::MainTime | Header::Overtime);
            if told == text.as_str() || (is_time && !self.can_set_time()) {
                continue;
            }
            made = made.and_then(|()| self.take_step(&mut step, Change::Header(header, text)));
        }
        if self.finish_step(step, made) {
            self.renew_clocks(control);
            self.say(Notice::HeadNow);
        }
    }

    /// Where the time was another one before, nobody has used any of the new time
    /// yet.
    pub(super) fn renew_clocks(&mut self, before: TimeControl) {
        let control = self.record.control();
        if control != before {
            self.change_or_say(Change::Clocks(ByColor::default()));
            self.clock = MatchClock::new(control, ByColor::default());
        }
    }
}
