//! Where one is, what is being asked, and what comes of what is chosen: the
//! same for the full screen and for lines.

mod orders;

use std::path::PathBuf;
use std::time::Duration;

use crate::console::desk::{Arrived, Desk, Next};
use crate::console::field::Field;
use crate::console::filing::{Found, Saving};
use crate::console::page::{Deed, Kind, Page, Row};
use crate::console::rows::rows;
use crate::console::{Beginning, First};
use crate::session::{Action, Event, Match, Moment, Severity, Waker, file_name};
use crate::words::ConsoleWords;

/// The console without a terminal.
#[derive(Debug)]
pub(in crate::console) struct Room {
    pub(in crate::console) desk: Desk,
    /// The pages one came through; the last is shown.
    pages: Vec<Page>,
    asking: Option<Asking>,
    message: Option<(String, Severity)>,
    /// The number of the last message of the match that was heard.
    said: u64,
    /// How many games have come to the table.
    seated: u64,
    over: bool,
}

/// Something that has to be answered first.
#[derive(Debug)]
pub(in crate::console) enum Asking {
    /// With yes or no.
    Sure {
        /// The question.
        question: String,
        /// What it is about.
        doubt: Doubt,
    },
    /// With a text.
    Write {
        /// What is asked for.
        title: String,
        /// What stands there before.
        text: String,
        /// What it is for.
        what: Writing,
    },
}

/// What someone has to be sure about.
#[derive(Debug)]
pub(in crate::console) enum Doubt {
    /// The game is left.
    Leave(Next),
    /// A file is replaced.
    Replace(PathBuf),
    /// The game is given up.
    Resign,
}

/// What a text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum Writing {
    /// The name of a file to write.
    SaveAs,
    /// The name of a file to open.
    Open,
    /// A field.
    Field(Field),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum Answer {
    /// Go on.
    Yes,
    /// Leave it.
    No,
}

impl Room {
    pub(in crate::console) fn new(
        beginning: Beginning,
        waker: Waker,
        pace: Duration,
        now: Moment,
    ) -> Self {
        let first = beginning.first.clone();
        let mut room = Self {
            desk: Desk::new(beginning, waker, pace),
            pages: vec![Page::Home],
            asking: None,
            message: None,
            said: 0,
            seated: 0,
            over: false,
        };
        match first {
            First::Menu => {}
            First::Game(setup) => {
                room.desk.setup = *setup;
                room.leave_for(Next::Begin, now);
            }
            First::File(path, charset) => {
                let found = room.desk.open(&path, charset);
                room.found(found, now);
            }
        }
        if room.page() == Page::Home {
            room.desk.list_interrupted();
        }
        if let Some(trouble) = room.desk.trouble.take() {
            room.say(trouble, Severity::Trouble);
        }
        room
    }

    pub(in crate::console) fn page(&self) -> Page {
        self.pages.last().copied().unwrap_or(Page::Home)
    }

    pub(in crate::console) fn rows(&self) -> Vec<Row> {
        rows(&self.desk, self.page())
    }

    pub(in crate::console) const fn asking(&self) -> Option<&Asking> {
        self.asking.as_ref()
    }

    /// How many games have come to the table.
    pub(in crate::console) const fn seated(&self) -> u64 {
        self.seated
    }

    pub(in crate::console) const fn is_over(&self) -> bool {
        self.over
    }

    pub(in crate::console) const fn message(&self) -> Option<&(String, Severity)> {
        self.message.as_ref()
    }

    pub(in crate::console) const fn take_message(&mut self) -> Option<(String, Severity)> {
        self.message.take()
    }

    pub(in crate::console) fn say(&mut self, text: String, weight: Severity) {
        self.message = Some((text, weight));
    }

    fn refuse(&mut self, text: String) {
        self.say(text, Severity::Refusal);
    }

    /// Takes what threads have found; what happened since this was last asked.
    pub(in crate::console) fn hear(&mut self, now: Moment) -> Vec<Event> {
        let events = self.desk.hear(now);
        let said = self.desk.session.as_ref().map_or(0, Match::notice_revision);
        if said != self.said {
            // What a computer or a clock brings up is the latest news.
            self.said = said;
            self.message = None;
        }
        if let Some(trouble) = self.desk.trouble.take() {
            self.say(trouble, Severity::Trouble);
        }
        events
    }

    /// Shows a page, with what is found for it.
    pub(in crate::console) fn go(&mut self, page: Page) {
        match page {
            Page::Files => self.desk.list_files(),
            Page::Interrupted | Page::Home => self.desk.list_interrupted(),
            Page::Finished => {
                if let Err(why) = self.desk.list_finished() {
                    self.refuse(why);
                }
            }
            _ => {}
        }
        match self.pages.iter().position(|known| *known == page) {
            Some(known) => self.pages.truncate(known + 1),
            None => self.pages.push(page),
        }
    }

    /// Shows the page before.
    pub(in crate::console) fn back(&mut self) {
        if self.pages.len() > 1 && self.page() != Page::Table {
            self.pages.pop();
        }
        if self.page() == Page::Home {
            self.desk.list_interrupted();
        }
    }

    /// Chooses a row of a page.
    pub(in crate::console) fn choose(&mut self, row: Row, now: Moment) {
        self.message = None;
        match row.kind {
            Kind::Do(deed) => self.perform(deed, now),
            Kind::Choice(field, choices) => {
                let next = choices.at + 1;
                let next = if next < choices.names.len() { next } else { 0 };
                self.change(field, next, now);
            }
            Kind::Text(field, text) => {
                let title = field.label(&self.desk).to_owned();
                self.asking = Some(Asking::Write {
                    title,
                    text,
                    what: Writing::Field(field),
                });
            }
        }
    }

    /// Gives a field one of its values.
    pub(in crate::console) fn change(&mut self, field: Field, index: usize, now: Moment) {
        self.message = None;
        self.desk.choose(field, index, now);
        self.hear_trouble();
    }

    fn hear_trouble(&mut self) {
        if let Some(trouble) = self.desk.trouble.take() {
            // What was asked for and done is said all the same.
            let text = match self.message.take() {
                Some((done, Severity::Quiet)) => format!("{done} · {trouble}"),
                Some((_, Severity::Refusal | Severity::Trouble)) | None => trouble,
            };
            self.say(text, Severity::Trouble);
        }
        // Whoever has left hears it at the very end.
        if !self.over
            && let Some(lost) = self.desk.lost.take()
        {
            self.say(lost, Severity::Trouble);
        }
    }

    fn perform(&mut self, deed: Deed, now: Moment) {
        match deed {
            Deed::Go(page) => self.go(page),
            Deed::Back => self.back(),
            Deed::Begin => self.leave_for(Next::Begin, now),
            Deed::Open(path) => self.open(&path, now),
            Deed::OpenNamed => {
                let title = self.desk.language().say(ConsoleWords::FileToOpen);
                self.asking = Some(Asking::Write {
                    title: title.to_owned(),
                    text: String::new(),
                    what: Writing::Open,
                });
            }
            Deed::Take(index) => {
                let found = self.desk.open_one(index);
                self.found(found, now);
            }
            Deed::Resume(journal) => match self.desk.recover(journal) {
                Ok(newcomer) => self.leave_for(Next::Sit(Box::new(newcomer)), now),
                Err(why) => self.refuse(why),
            },
            Deed::Order(order) => {
                self.go(Page::Table);
                self.order(order, "", now);
            }
            Deed::Quit => self.leave_for(Next::Quit, now),
        }
    }

    pub(in crate::console) fn open(&mut self, path: &std::path::Path, now: Moment) {
        let found = self.desk.open(path, None);
        self.found(found, now);
    }

    fn found(&mut self, found: Result<Found, String>, now: Moment) {
        match found {
            Ok(Found::One(newcomer)) => self.leave_for(Next::Sit(newcomer), now),
            Ok(Found::Several) => self.go(Page::Shelf),
            Err(why) => self.refuse(why),
        }
    }

    /// Does what comes next, asking first where a game would be left that is
    /// not finished or not saved.
    pub(in crate::console) fn leave_for(&mut self, next: Next, now: Moment) {
        match self.desk.doubt(&next) {
            Some(question) => {
                self.asking = Some(Asking::Sure {
                    question,
                    doubt: Doubt::Leave(next),
                });
            }
            None => self.proceed(next, now),
        }
    }

    /// Does what comes next. The game is kept in its journal.
    pub(in crate::console) fn proceed(&mut self, next: Next, now: Moment) {
        match self.desk.proceed(next, now) {
            Ok(Arrived::Home) => {
                self.pages = vec![Page::Home];
                self.desk.list_interrupted();
            }
            Ok(Arrived::Gone) => self.over = true,
            Ok(Arrived::Table(message)) => {
                self.pages = vec![Page::Home, Page::Table];
                self.said = 0;
                self.seated += 1;
                self.message = message.map(|text| (text, Severity::Quiet));
            }
            Err(why) => self.refuse(why),
        }
        self.hear_trouble();
    }

    /// Answers a question; what has to be written is left out with no.
    pub(in crate::console) fn answer(&mut self, answer: Answer, now: Moment) {
        let asking = self.asking.take();
        let Some(Asking::Sure { doubt, .. }) = asking else {
            return;
        };
        if answer == Answer::No {
            return self.refrain(doubt);
        }
        match doubt {
            Doubt::Leave(next) => self.proceed(next, now),
            Doubt::Replace(path) => {
                let saving = self.desk.save_over(path);
                self.saved(saving);
            }
            Doubt::Resign => self.desk.apply(Action::Resign, now),
        }
    }

    /// What comes of a no.
    fn refrain(&mut self, doubt: Doubt) {
        match doubt {
            Doubt::Leave(_) if self.desk.unkept().is_some() => self.ask_elsewhere(),
            Doubt::Replace(path) => {
                let language = self.desk.language();
                let text = language.fill(ConsoleWords::NotSaved, &[&path.display()]);
                self.say(text, Severity::Quiet);
            }
            Doubt::Leave(_) | Doubt::Resign => {}
        }
    }

    /// Asks for a file outside the folder where nothing can be written.
    fn ask_elsewhere(&mut self) {
        let title = self.desk.language().say(ConsoleWords::FileToSave);
        self.asking = Some(Asking::Write {
            title: title.to_owned(),
            text: self.desk.file_elsewhere(),
            what: Writing::SaveAs,
        });
    }

    /// Answers with a text. One that cannot be leaves the question open.
    pub(in crate::console) fn write(&mut self, text: &str, now: Moment) {
        let Some(Asking::Write { what, .. }) = &self.asking else {
            return;
        };
        let what = *what;
        self.message = None;
        match what {
            Writing::Field(field) => match self.desk.write_field(field, text) {
                Ok(()) => self.asking = None,
                Err(why) => self.refuse(why),
            },
            Writing::SaveAs | Writing::Open if text.trim().is_empty() => self.asking = None,
            Writing::SaveAs => {
                self.asking = None;
                let saving = self.desk.save_as(text);
                self.saved(saving);
            }
            Writing::Open => {
                self.asking = None;
                self.open(std::path::Path::new(text.trim()), now);
            }
        }
        self.hear_trouble();
    }

    fn saved(&mut self, saving: Result<Saving, String>) {
        match saving {
            Ok(Saving::Done(text)) => self.say(text, Severity::Quiet),
            Ok(Saving::Taken(path)) => {
                let question = self
                    .desk
                    .language()
                    .fill(ConsoleWords::AskReplace, &[&path.display()]);
                self.asking = Some(Asking::Sure {
                    question,
                    doubt: Doubt::Replace(path),
                });
            }
            Ok(Saving::Repaired(path)) => {
                let name = file_name(&path);
                let language = self.desk.language();
                self.asking = Some(Asking::Sure {
                    question: language.fill(ConsoleWords::AskRepaired, &[&name]),
                    doubt: Doubt::Replace(path),
                });
            }
            Err(why) => self.refuse(why),
        }
    }

    /// Leaves a question open when the input ends: what is said of the file
    /// that would have been replaced.
    pub(in crate::console) fn unanswered(&mut self) -> Option<String> {
        match self.asking.take()? {
            Asking::Sure {
                doubt: Doubt::Replace(path),
                ..
            } => {
                let language = self.desk.language();
                Some(language.fill(ConsoleWords::NotSaved, &[&path.display()]))
            }
            Asking::Sure { .. } | Asking::Write { .. } => None,
        }
    }
}
