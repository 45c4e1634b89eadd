//! Going over the game in lines: how far it is from time to time, then what was
//! found.

use std::io::{self, Write};
use std::time::Duration;

use super::{Echo, LONGEST_WAIT, LineMode};
use crate::console::command::Command;
use crate::console::text::{move_lines, progress_text, review_lines, wrap_indented};
use crate::game::TurnId;
use crate::review::Depth;
use crate::scene::ReviewScene;
use crate::session::{Action, Match, Moment, ReviewState};
use crate::words::{ConsoleWords, TypedBoard, typed_phrase};

/// How wide lines are that are broken: the terminals of those who play in lines are
/// not always wide, and words broken anywhere are hard to read, or to hear.
const COLUMNS: usize = 60;
/// The least time between two lines that say how far it is.
const TOLD_EVERY: Duration = Duration::from_secs(3);

impl<W: Write> LineMode<W> {
    /// Goes over the game and writes what was found, or no longer shows it.
    pub(super) fn review(&mut self, rest: &str) -> io::Result<()> {
        let shows = self.review_state().is_some();
        let language = self.controller.workspace.language();
        let hides = typed_phrase(language, &rest.to_lowercase()) == Some(TypedBoard::Off);
        let now = self.now();
        if shows == hides {
            self.controller.run(Command::Review, "", now);
        }
        if hides {
            return self.write_line(language.say(ConsoleWords::ReviewOff));
        }
        if self.review_state() == Some(ReviewState::Paused) {
            self.controller.run(Command::PauseReview, "", now);
        }
        // A rated game says why not.
        if self.review_state().is_none() {
            return Ok(());
        }
        self.wait_for_review()?;
        self.write_moments()
    }

    /// Waits until there is nothing left to be found, or someone has asked to stop.
    fn wait_for_review(&mut self) -> io::Result<()> {
        let mut told = Told::new(self.now());
        while self.review_state() == Some(ReviewState::Running) {
            self.output.flush()?;
            if let Some(line) = self.reader.wait(LONGEST_WAIT)? {
                self.take_line_in_review(line);
            }
            let now = self.now();
            for event in self.controller.poll(now) {
                self.write_event(event)?;
            }
            let review = self.scene().and_then(|scene| scene.review);
            if let Some(review) = review.filter(|review| told.is_due(review, now)) {
                let text = progress_text(&review, self.controller.workspace.language());
                self.write_line(&text)?;
            }
        }
        Ok(())
    }

    /// Takes a line that was typed meanwhile: whoever asks to stop, or to quit, is
    /// obeyed at once; the rest is kept for later.
    fn take_line_in_review(&mut self, line: Option<String>) {
        let typing = self.echo == Echo::Off;
        let command = line.as_deref().and_then(|line| self.command_of(line));
        let now = self.now();
        match command {
            Some(Command::StopThinking | Command::PauseReview)
                if typing || self.reader.is_empty() =>
            {
                self.controller.workspace.apply(Action::PauseReview, now);
            }
            Some(Command::Quit) if typing => {
                self.controller.workspace.apply(Action::PauseReview, now);
                self.reader.put_aside(line);
            }
            Some(_) | None => self.reader.put_aside(line),
        }
    }

    /// Writes what is known of the game.
    pub(super) fn write_moments(&mut self) -> io::Result<()> {
        let language = self.controller.workspace.language();
        let Some(session) = self.controller.workspace.session.as_ref() else {
            return Ok(());
        };
        if !session.is_reviewing() {
            // The controller says that it cannot be.
            let now = self.now();
            self.controller.run(Command::Moments, "", now);
            return Ok(());
        }
        let mut lines = review_lines(session, language);
        let some = self.scene().and_then(|scene| scene.review);
        if some.is_some_and(|review| !review.moments.is_empty()) {
            lines.push(language.say(ConsoleWords::MomentWords).to_owned());
        }
        self.write_line("")?;
        self.write_broken(&lines)?;
        self.write_line("")
    }

    /// Writes what the review says of the move that is shown, if that is another one
    /// than before.
    pub(super) fn write_judgement(&mut self, before: Option<TurnId>) -> io::Result<()> {
        let language = self.controller.workspace.language();
        let Some(session) = self.controller.workspace.session.as_ref() else {
            return Ok(());
        };
        let review = self.scene().and_then(|scene| scene.review);
        let lines = match review.as_ref().and_then(ReviewScene::current) {
            Some(of) if Some(of.turn) != before => move_lines(session, of, language),
            Some(_) | None => return Ok(()),
        };
        self.write_broken(&lines)
    }

    fn write_broken(&mut self, lines: &[String]) -> io::Result<()> {
        for line in lines.iter().flat_map(|line| wrap_indented(line, COLUMNS)) {
            self.write_line(&line)?;
        }
        Ok(())
    }

    fn review_state(&self) -> Option<ReviewState> {
        let session = self.controller.workspace.session.as_ref();
        session.and_then(Match::review_state)
    }
}

/// What was told of a review that goes on: a line for every quarter of a pass at most,
/// and none at all of a short one.
struct Told {
    at: Moment,
    step: (Depth, u8),
}

impl Told {
    const fn new(at: Moment) -> Self {
        Self {
            at,
            step: (Depth::Raw, 0),
        }
    }

    /// Whether it is to be told how far a review is.
    fn is_due(&mut self, review: &ReviewScene, now: Moment) -> bool {
        let step = (review.pass, review.done / 25);
        let is_due = review.state == ReviewState::Running
            && step != self.step
            && now.saturating_sub(self.at) >= TOLD_EVERY;
        if is_due {
            *self = Self { at: now, step };
        }
        is_due
    }
}
