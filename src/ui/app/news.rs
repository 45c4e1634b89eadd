//! What is heard and read aloud of what happens in a match.
//!
//! Everything that a screen reader is to say without being asked goes through
//! one place, in the order in which it happened: moves first, then what the
//! line of messages says. Two places would be read in no order at all.

use egui::{Context, Id};

use super::{App, Page};
use crate::board::Point;
use crate::game::TurnId;
use crate::session::{Action, Event, Notice, Severity};
use crate::ui::access;
use crate::ui::command::Command;
use crate::ui::panel::footer::standing;
use crate::ui::sound::Cue;
use crate::words::Inquiry;

/// What is read aloud.
#[derive(Debug, Default)]
pub(super) struct Aloud {
    /// What happened since the last frame, in order.
    pending: Vec<String>,
    /// What the line of messages said.
    line: String,
    /// How many messages the match had by then: the same one may come again.
    messages: u64,
    /// Whether whose turn it is need not be said: someone steps through moves.
    stepping: bool,
    /// What is being read.
    text: String,
    /// What had the keyboard when it was read. Screen readers that do not know
    /// announcements read it as the description of that.
    at: Option<Id>,
}

/// Where a match stood before something was done to it.
#[derive(Debug)]
pub(super) struct Place {
    way: Vec<TurnId>,
    undoing: bool,
}

impl Aloud {
    /// Whoever asks the same twice is to hear the same twice, and a text is
    /// read only when it changes.
    fn read(&mut self, text: String) {
        self.text = if self.text == text {
            format!("{text}\u{a0}")
        } else {
            text
        };
    }
}

impl App {
    /// Plays the sounds of what happened, says it, and does what the end of a
    /// game asks for.
    pub(super) fn hear_session(&mut self) {
        let Some(table) = &mut self.table else {
            return;
        };
        let events = table.session.take_events();
        let language = self.settings.language.unwrap_or(self.system_language);
        // Whoever passes without being asked is said to have no move.
        let forced = matches!(table.session.notice(), Some(Notice::NoMove(_)));
        let said = events
            .iter()
            .filter(|event| !(forced && matches!(event, Event::Passed(_))))
            .filter_map(|event| table.session.event_text(language, event));
        self.aloud.pending.extend(said);
        for event in events {
            self.hear(event);
        }
    }

    fn hear(&mut self, event: Event) {
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
            Event::LowTime(_) => self.cue(Cue::Warning),
            Event::Ended(_) => {
                self.cue(Cue::End);
                self.keep_finished();
                self.show_result();
            }
        }
    }

    pub(super) fn cue(&self, cue: Cue) {
        if self.settings.sound {
            self.sound.play(cue, self.settings.volume);
        }
    }

    /// Where the match stands, before an action that may lead elsewhere in the
    /// game; `None` before one that plays a move or leads nowhere.
    pub(super) fn place(&self, action: &Action) -> Option<Place> {
        let travels = match action {
            Action::Undo
            | Action::Redo
            | Action::Step(_)
            | Action::ToStart
            | Action::ToEnd
            | Action::Variation(_)
            | Action::GoTo(_)
            | Action::ShowRepeated
            | Action::Return
            | Action::Delete(_)
            | Action::Restore => true,
            Action::Choose(_)
            | Action::Pick(_)
            | Action::Pass
            | Action::PlayHere
            | Action::Resign
            | Action::Comment(_)
            | Action::Header(..)
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
            | Action::Estimate => false,
        };
        let session = &self.table.as_ref().filter(|_| travels)?.session;
        Some(Place {
            way: session.path().to_vec(),
            undoing: matches!(action, Action::Undo),
        })
    }

    /// Says where one has come to: the move that stepping led to, or the moves
    /// that were undone.
    pub(super) fn tell_travel(&mut self, before: Option<Place>) {
        let language = self.language();
        let (Some(before), Some(table)) = (before, &self.table) else {
            return;
        };
        let session = &table.session;
        let way = session.path();
        if way == before.way {
            return;
        }
        let gone = before.way.strip_prefix(way).filter(|_| before.undoing);
        let undone = gone.and_then(|gone| {
            let latest_first: Vec<TurnId> = gone.iter().rev().copied().collect();
            session.undone_text(language, &latest_first)
        });
        self.aloud.stepping = undone.is_none();
        let text = undone.unwrap_or_else(|| session.step_text(language));
        self.aloud.pending.push(text);
    }

    /// Answers a question about the board, aloud and in the line of messages.
    pub(super) fn answer_aloud(&mut self, command: Command) {
        let (language, shown) = (self.language(), self.shown());
        let Some(table) = &mut self.table else {
            return;
        };
        let scene = table.scene(shown);
        let point = scene.stone_board().map(|goban| table.board.place(goban));
        let answer =
            inquiry(command, point).and_then(|inquiry| table.session.answer(language, inquiry));
        if let Some(answer) = answer {
            // Said even where the line has it already.
            self.aloud.line.clone_from(&answer);
            self.aloud.pending.push(answer.clone());
            self.say(answer, Severity::Quiet);
        }
    }

    /// Has everything read aloud that came up in this frame.
    pub(super) fn announce(&mut self, ctx: &Context) {
        let (line, plain) = self.line();
        let stepping = std::mem::take(&mut self.aloud.stepping);
        let messages = self
            .table
            .as_ref()
            .map_or(0, |table| table.session.notice_revision());
        if line != self.aloud.line || (messages != self.aloud.messages && !plain) {
            self.aloud.line.clone_from(&line);
            self.aloud.messages = messages;
            let known = line.is_empty() || self.aloud.pending.contains(&line);
            // What is said behind a dialog stands in the dialog too, or waits.
            let needless = plain && stepping || self.is_asking();
            if !known && !needless {
                self.aloud.pending.push(line);
            }
        }
        let heard = self.heard();
        if !self.aloud.pending.is_empty() {
            let text = std::mem::take(&mut self.aloud.pending).join(". ");
            self.aloud.read(text);
            self.aloud.at = heard;
        }
        access::announce(ctx, &self.aloud.text);
        if let Some(id) = heard.filter(|_| heard == self.aloud.at) {
            let text = self.aloud.text.as_str();
            ctx.accesskit_node_builder(id, |node| node.set_description(text));
        }
    }

    /// What the line of messages says, and whether that is only whose turn it
    /// is.
    fn line(&mut self) -> (String, bool) {
        let (language, shown) = (self.language(), self.shown());
        let message = self.message.as_ref().map(|message| message.text.clone());
        let table = self.table.as_mut();
        let page = self.pages.last().copied().unwrap_or(Page::Home);
        let Some(table) = table.filter(|_| page == Page::Table) else {
            return (message.unwrap_or_default(), false);
        };
        let notice = || {
            Some(
                table
                    .session
                    .notice()?
                    .text(language, table.session.table()),
            )
        };
        if let Some(said) = message.or_else(notice) {
            return (said, false);
        }
        let scene = table.scene(shown);
        (standing(&scene, language), true)
    }

    /// What has the keyboard at the table, as screen readers know it.
    fn heard(&self) -> Option<Id> {
        let table = self.table.as_ref()?;
        let asking = self.is_asking() || self.page() != Page::Table;
        (table.board.heard().or(table.pieces.heard())).filter(|_| !asking)
    }
}

/// The question that a command asks, about a point where it is about one.
fn inquiry(command: Command, point: Option<Point>) -> Option<Inquiry> {
    match command {
        Command::LastMove => Some(Inquiry::LastMove),
        Command::ThisChain => point.map(Inquiry::Chain),
        Command::ThisRow => point.map(Inquiry::Row),
        Command::ThisColumn => point.map(Inquiry::Column),
        Command::InAtari => Some(Inquiry::Atari),
        Command::Score => Some(Inquiry::Score),
        _ => None,
    }
}
