//! What is heard and read aloud of what happens in a match.
//!
//! Everything that a screen reader is to say without being asked goes through
//! one place, in the order in which it happened: moves first, then what the
//! line of messages says. Two places would be read in no order at all.

use std::mem;

use egui::{Context, Id};

use super::{App, Page};
use crate::board::Point;
use crate::game::TurnId;
use crate::lobby::rated_task;
use crate::session::{Action, Event, Notice, Severity};
use crate::ui::accessibility;
use crate::ui::panel::message_line::standing;
use crate::ui::sound::Cue;
use crate::words::{Inquiry, Language};

/// Collects what is to be read aloud, frame by frame.
#[derive(Debug, Default)]
pub(super) struct Announcer {
    /// What happened since the last frame, in order.
    pending: Vec<String>,
    /// What the line of messages said.
    line: String,
    /// How many messages the match had by then: the same one may come again.
    messages: u64,
    /// Whether the turn is not announced, because someone steps through moves.
    stepping: bool,
    /// What is being read.
    text: String,
    /// What had the keyboard when it was read. Screen readers that do not know
    /// announcements read it as the description of that.
    at: Option<Id>,
}

/// What the line of messages says in a frame.
#[derive(Debug, Default)]
struct MessageState {
    text: String,
    /// Whether that is only whose turn it is.
    plain: bool,
    /// How many messages the match has had.
    messages: u64,
}

/// Where a match stood before something was done to it.
#[derive(Debug)]
pub(super) struct MatchSnapshot {
    way: Vec<TurnId>,
    undoing: bool,
}

impl Announcer {
    /// Has something read that happened.
    fn add(&mut self, text: String) {
        self.pending.push(text);
    }

    /// Has an answer read, even where the line of messages has it already.
    fn answer(&mut self, text: String) {
        self.line.clone_from(&text);
        self.pending.push(text);
    }

    /// Takes the line of messages of this frame. While the page is covered,
    /// what it says stands in the dialog too, or waits. Returns whether there
    /// is something new to be read.
    fn take_line(&mut self, line: MessageState, covered: bool, language: Language) -> bool {
        let stepping = mem::take(&mut self.stepping);
        let again = line.messages != self.messages && !line.plain;
        if line.text != self.line || again {
            self.line.clone_from(&line.text);
            self.messages = line.messages;
            let known = line.text.is_empty() || self.pending.contains(&line.text);
            let needless = line.plain && stepping || covered;
            if !known && !needless {
                self.pending.push(line.text);
            }
        }
        if self.pending.is_empty() {
            return false;
        }
        let text = language.sentences(&mem::take(&mut self.pending));
        // A repeated text must be heard again, but screen readers only read one
        // that has changed.
        self.text = if self.text == text {
            format!("{text}\u{a0}")
        } else {
            text
        };
        true
    }
}

impl App {
    /// Plays the sounds of what happened, says it, and does what the end of a
    /// game asks for.
    pub(super) fn take_match_events(&mut self) {
        let language = self.language();
        let Some(view) = &mut self.playing else {
            return;
        };
        let events = view.session.take_events();
        // A forced pass is announced by the notice that there is no move.
        let forced = matches!(view.session.notice(), Some(Notice::NoMove(_)));
        for event in events {
            let passed = forced && matches!(event, Event::Passed(_));
            let view = self.playing.as_ref().filter(|_| !passed);
            let text = view.and_then(|view| view.session.event_text(language, &event));
            if let Some(text) = text {
                self.announcer.add(text);
            }
            self.answer_event(event);
            // One that has ended is counted when it is kept.
            if self.playing().is_some_and(|session| !session.is_finished()) {
                self.note_rated();
            }
        }
    }

    /// Writes down that a rated game has begun, or counts one that ended before
    /// it could be counted.
    pub(super) fn note_rated(&self) {
        let players = self.preferences.players();
        let task = self
            .playing()
            .and_then(|session| rated_task(session, players));
        if let Some(task) = task {
            self.jobs.player(task);
        }
    }

    fn answer_event(&mut self, event: Event) {
        match event {
            Event::Placed { lifted, .. } => {
                self.cue(Cue::Stone);
                if lifted > 0 {
                    self.cue(Cue::Capture(lifted as usize));
                }
            }
            Event::Turned { discs, .. } => {
                self.cue(Cue::Stone);
                self.cue(Cue::Capture(discs as usize));
            }
            Event::Put { .. } | Event::Gave { .. } => self.cue(Cue::Stone),
            Event::Passed(_) => self.cue(Cue::Pass),
            Event::Refused => self.cue(Cue::Refused),
            Event::LowTime(_) | Event::Warned => self.cue(Cue::Warning),
            Event::Ended(_) => {
                self.cue(Cue::End);
                self.keep_finished();
                self.note_course_match();
                self.show_result();
            }
        }
    }

    pub(super) fn cue(&self, cue: Cue) {
        let settings = &self.preferences.settings;
        if settings.sound {
            self.sound.play(cue, settings.volume);
        }
    }

    /// Where the match stands, before an action that may lead elsewhere in the
    /// game; `None` before one that plays a move or leads nowhere.
    pub(super) fn place(&self, action: &Action) -> Option<MatchSnapshot> {
        let travels = match action {
            Action::Undo
            | Action::TakeBack
            | Action::Redo
            | Action::Step(_)
            | Action::ToStart
            | Action::ToEnd
            | Action::Variation(_)
            | Action::GoTo(_)
            | Action::ShowRepeated
            | Action::Return
            | Action::Delete(_)
            | Action::Restore
            | Action::GoToMistake { .. } => true,
            Action::Choose(_)
            | Action::Pick(_)
            | Action::Pass
            | Action::PlayHere
            | Action::Resign
            | Action::Edit(_)
            | Action::Comment(_)
            | Action::Header(..)
            | Action::Head(_)
            | Action::Rules(_)
            | Action::Accept
            | Action::Resume
            | Action::Pause
            | Action::Seats(_)
            | Action::MoveNow
            | Action::Cancel
            | Action::Continue
            | Action::Analyze
            | Action::Hint
            | Action::LeaveMove
            | Action::Estimate
            | Action::Review
            | Action::PauseReview
            | Action::ForgetReview
            | Action::MistakesOf(_) => false,
        };
        let session = &self.playing.as_ref().filter(|_| travels)?.session;
        Some(MatchSnapshot {
            way: session.path().to_vec(),
            undoing: matches!(action, Action::Undo | Action::TakeBack),
        })
    }

    /// Announces the move that stepping led to, or the moves that were undone.
    pub(super) fn announce_travel(&mut self, before: Option<MatchSnapshot>) {
        let language = self.language();
        let (Some(before), Some(view)) = (before, &self.playing) else {
            return;
        };
        let session = &view.session;
        let way = session.path();
        if way == before.way {
            return;
        }
        let gone = before.way.strip_prefix(way).filter(|_| before.undoing);
        let undone = gone.and_then(|gone| {
            let latest_first: Vec<TurnId> = gone.iter().rev().copied().collect();
            session.undone_text(language, &latest_first)
        });
        self.announcer.stepping = undone.is_none();
        let text = undone.unwrap_or_else(|| session.step_text(language));
        self.announcer.add(text);
    }

    /// Answers a question about the board, aloud and in the line of messages;
    /// it may be about the point of the keyboard's cursor.
    pub(super) fn inquire(&mut self, inquiry: fn(Option<Point>) -> Option<Inquiry>) {
        let (language, shown) = (self.language(), self.shown());
        let Some(view) = &mut self.playing else {
            return;
        };
        let scene = view.scene(shown);
        let point = scene.stone_board().map(|goban| view.board.place(goban));
        let answer = inquiry(point).and_then(|inquiry| view.session.answer(language, inquiry));
        if let Some(answer) = answer {
            self.announcer.answer(answer.clone());
            self.say(Severity::Quiet, answer);
        }
    }

    /// Has everything read aloud that came up in this frame.
    pub(super) fn announce(&mut self, ctx: &Context) {
        let line = self.line();
        let (heard, language) = (self.heard(), self.language());
        if self
            .announcer
            .take_line(line, self.overlays.is_open(), language)
        {
            self.announcer.at = heard;
        }
        let text = self.announcer.text.as_str();
        accessibility::announce(ctx, text);
        if let Some(id) = heard.filter(|_| heard == self.announcer.at) {
            ctx.accesskit_node_builder(id, |node| node.set_description(text));
        }
    }

    /// What the line of messages says: a message, or whose turn it is.
    fn line(&mut self) -> MessageState {
        let (language, shown) = (self.language(), self.shown());
        let message = self.present_message().map(|message| message.text);
        let page = self.page();
        let messages = self
            .playing
            .as_ref()
            .map_or(0, |view| view.session.notice_revision());
        let view = self.playing.as_mut().filter(|_| page == Page::Match);
        match (message, view) {
            (None, Some(view)) => MessageState {
                text: standing(&view.scene(shown), language),
                plain: true,
                messages,
            },
            (message, _) => MessageState {
                text: message.unwrap_or_default(),
                plain: false,
                messages,
            },
        }
    }

    /// What has the keyboard in the match, as screen readers know it.
    fn heard(&self) -> Option<Id> {
        let view = self.playing.as_ref()?;
        let covered = self.overlays.is_open() || self.page() != Page::Match;
        (view.board.heard().or(view.pieces.heard())).filter(|_| !covered)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, plain: bool, messages: u64) -> MessageState {
        MessageState {
            text: text.to_owned(),
            plain,
            messages,
        }
    }

    #[test]
    fn what_happened_is_read_before_the_line_and_neither_twice() {
        let mut announcer = Announcer::default();
        announcer.add("Black D4".to_owned());
        assert!(announcer.take_line(line("White to move", true, 0), false, Language::English));
        assert_eq!(announcer.text, "Black D4. White to move");
        assert!(!announcer.take_line(line("White to move", true, 0), false, Language::English));
        assert!(!announcer.take_line(line("White to move", true, 1), false, Language::English));
    }

    #[test]
    fn the_same_refusal_is_heard_each_time_it_comes() {
        let mut announcer = Announcer::default();
        assert!(announcer.take_line(line("occupied", false, 1), false, Language::English));
        assert!(!announcer.take_line(line("occupied", false, 1), false, Language::English));
        assert!(announcer.take_line(line("occupied", false, 2), false, Language::English));
        assert_eq!(announcer.text, "occupied\u{a0}");
    }

    #[test]
    fn an_answer_in_the_line_is_read_once() {
        let mut announcer = Announcer::default();
        announcer.answer("no stones in atari".to_owned());
        assert!(announcer.take_line(
            line("no stones in atari", false, 0),
            false,
            Language::English
        ));
        assert_eq!(announcer.text, "no stones in atari");
    }

    #[test]
    fn whose_turn_it_is_is_not_said_while_stepping_nor_behind_a_dialog() {
        let mut announcer = Announcer {
            stepping: true,
            ..Announcer::default()
        };
        announcer.add("Move 1, Black D4".to_owned());
        assert!(announcer.take_line(line("White to move", true, 0), false, Language::English));
        assert_eq!(announcer.text, "Move 1, Black D4");
        assert!(!announcer.take_line(line("Black to move", true, 0), true, Language::English));
    }
}
