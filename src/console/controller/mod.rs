//! Which page is shown, which prompt is open, and what comes of what is chosen:
//! the same for the full screen and for line mode.

mod commands;
mod prompts;

use std::time::Duration;

pub(in crate::console) use prompts::{Answer, Confirmation, FileState, InputPurpose, Prompt};

use crate::console::menu::{ChoiceField, Page, Row, RowAction, RowKind, rows};
use crate::console::workspace::{Destination, Workspace};
use crate::console::{FirstScreen, Startup};
use crate::lesson::first_steps::Step;
use crate::lobby::{AfterLeaving, CourseEvent, IncomingGame, LeaveQuestion, LeaveStep};
use crate::profile::Said;
use crate::session::{Event, Match, Moment, Severity, Waker};
use crate::words::{ConsoleWords, NewGameWords};

/// The console without a terminal.
#[derive(Debug)]
pub(in crate::console) struct Controller {
    pub(in crate::console) workspace: Workspace,
    /// The pages one came through; the last is shown.
    pages: Vec<Page>,
    prompt: Option<Prompt>,
    message: Option<(String, Severity)>,
    /// The number of the last notice of the match that was heard.
    notice: u64,
    /// How many games have been put on the table.
    games: u64,
    over: bool,
}

impl Controller {
    pub(in crate::console) fn new(
        startup: Startup,
        waker: Waker,
        pace: Duration,
        now: Moment,
    ) -> Self {
        let first = startup.first.clone();
        let mut controller = Self {
            workspace: Workspace::new(startup, waker, pace),
            pages: vec![Page::Home],
            prompt: None,
            message: None,
            notice: 0,
            games: 0,
            over: false,
        };
        match first {
            FirstScreen::Menu => {}
            FirstScreen::Game(setup) => {
                controller.workspace.setup = *setup;
                controller.start_new(now);
            }
            FirstScreen::File(path, charset) => {
                let found = controller.workspace.open(&path, charset);
                controller.open_contents(found, now);
            }
        }
        if controller.page() == Page::Home {
            controller.workspace.list_interrupted();
        }
        if let Some(trouble) = controller.workspace.trouble.take() {
            controller.say(trouble, Severity::Trouble);
        }
        controller
    }

    pub(in crate::console) fn page(&self) -> Page {
        self.pages.last().copied().unwrap_or(Page::Home)
    }

    pub(in crate::console) fn rows(&self) -> Vec<Row> {
        rows(&self.workspace, self.page())
    }

    pub(in crate::console) const fn prompt(&self) -> Option<&Prompt> {
        self.prompt.as_ref()
    }

    /// How many games have been put on the table.
    pub(in crate::console) const fn games(&self) -> u64 {
        self.games
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
    pub(in crate::console) fn poll(&mut self, now: Moment) -> Vec<Event> {
        match self.page() == Page::Table {
            true => self.workspace.release_clocks(now),
            false => self.workspace.hold_clocks(now),
        }
        let events = self.workspace.poll(now);
        let session = self.workspace.session.as_ref();
        if let Some(notice) = session.map(Match::notice_revision)
            && notice != self.notice
        {
            // What a computer or a clock brings up is the latest news.
            self.notice = notice;
            self.message = None;
        }
        if let Some(news) = self.workspace.news.take() {
            self.say(news, Severity::Quiet);
        }
        if let Some(trouble) = self.workspace.trouble.take() {
            self.say(trouble, Severity::Trouble);
        }
        events
    }

    /// Shows a page, with what is found for it.
    pub(in crate::console) fn show(&mut self, page: Page) {
        match page {
            Page::Files => self.workspace.list_files(),
            Page::Interrupted | Page::DeleteInterrupted | Page::Home => {
                self.workspace.list_interrupted();
            }
            Page::Finished => {
                if let Err(why) = self.workspace.list_finished() {
                    self.refuse(why);
                }
            }
            Page::NewGame
            | Page::Options
            | Page::Players
            | Page::Profiles
            | Page::RatedGames
            | Page::AskRank
            | Page::GamesInFile
            | Page::RulesMenu
            | Page::Rules(_)
            | Page::Commands
            | Page::Help
            | Page::Result
            | Page::Review
            | Page::FirstSteps
            | Page::StepLessons(_)
            | Page::Table => {}
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
            self.workspace.list_interrupted();
        }
    }

    /// Chooses a row of a page.
    pub(in crate::console) fn choose(&mut self, row: Row, now: Moment) {
        self.message = None;
        match row.kind {
            RowKind::Action(action) => self.perform(action, now),
            RowKind::Choice(field, choices) => {
                let next = choices.at + 1;
                let next = if next < choices.names.len() { next } else { 0 };
                self.change(field, next, now);
            }
            RowKind::Text(field, text) => {
                let title = field.label(&self.workspace).to_owned();
                self.prompt = Some(Prompt::Input {
                    title,
                    text,
                    purpose: InputPurpose::Field(field),
                });
            }
        }
    }

    /// Gives a field one of its values.
    pub(in crate::console) fn change(&mut self, field: ChoiceField, index: usize, now: Moment) {
        self.message = None;
        self.workspace.choose(field, index, now);
        self.report_trouble();
    }

    fn report_trouble(&mut self) {
        if let Some(trouble) = self.workspace.trouble.take() {
            // What was asked for and done is said all the same.
            let text = match self.message.take() {
                Some((done, Severity::Quiet)) => format!("{done} · {trouble}"),
                Some((_, Severity::Refusal | Severity::Trouble)) | None => trouble,
            };
            self.say(text, Severity::Trouble);
        }
        // Whoever has left hears it at the very end.
        if !self.over
            && let Some(lost) = self.workspace.lost.take()
        {
            self.say(lost, Severity::Trouble);
        }
    }

    fn perform(&mut self, action: RowAction, now: Moment) {
        match action {
            RowAction::Show(page) => self.show(page),
            RowAction::Back => self.back(),
            RowAction::StartGame => self.start_new(now),
            RowAction::OpenFile(path) => self.open(&path, now),
            RowAction::AskForFile => {
                let title = self.workspace.language().say(ConsoleWords::FileToOpen);
                self.prompt = Some(Prompt::Input {
                    title: title.to_owned(),
                    text: String::new(),
                    purpose: InputPurpose::Open,
                });
            }
            RowAction::OpenNth(index) => {
                let game = self.workspace.open_nth(index);
                self.open_contents(game.map(Some), now);
            }
            RowAction::Resume(journal) => match self.workspace.recover(journal) {
                Ok(incoming) => self.leave_for(AfterLeaving::Open(Box::new(incoming)), now),
                Err(why) => self.refuse(why),
            },
            RowAction::Discard(journal) => self.ask_discard(journal),
            RowAction::Command(command) => {
                self.show(Page::Table);
                self.run(command, "", now);
            }
            RowAction::SayNeverPlayed => {
                self.workspace.say_strength(Said::NeverPlayed);
                self.report_strength();
            }
            RowAction::SkipRank => {
                self.workspace.skip_rank();
                self.back();
            }
            RowAction::DeletePlayer => self.ask_delete_player(),
            RowAction::Forfeit => self.ask_forfeit(),
            RowAction::TakeStep(step) => self.take_step(step, now),
            RowAction::SkipStep(step) => {
                self.workspace.skip_step(step);
                self.report_trouble();
            }
            RowAction::Quit => self.leave_for(AfterLeaving::Quit, now),
        }
    }

    /// Begins the game of a step, or shows what it teaches, which is done once
    /// it is read: its boards are for the window.
    fn take_step(&mut self, step: Step, now: Moment) {
        match self.workspace.step_game(step) {
            Ok(Some(game)) => self.leave_for(AfterLeaving::Open(Box::new(game)), now),
            Ok(None) => {
                self.workspace.keep_course(vec![CourseEvent::Read(step)]);
                self.report_trouble();
                self.show(Page::StepLessons(step));
            }
            Err(why) => self.refuse(why),
        }
    }

    pub(in crate::console) fn open(&mut self, path: &std::path::Path, now: Moment) {
        let found = self.workspace.open(path, None);
        self.open_contents(found, now);
    }

    fn open_contents(&mut self, game: Result<Option<IncomingGame>, String>, now: Moment) {
        match game {
            Ok(Some(game)) => self.leave_for(AfterLeaving::Open(Box::new(game)), now),
            Ok(None) => self.show(Page::GamesInFile),
            Err(why) => self.refuse(why),
        }
    }

    /// Starts the game that was set up.
    fn start_new(&mut self, now: Moment) {
        match self.workspace.start_new() {
            Ok(next) => self.leave_for(next, now),
            Err(why) => self.refuse(why),
        }
    }

    /// Starts the game at the table once more.
    fn start_again(&mut self, again: fn(&Match) -> Option<IncomingGame>, now: Moment) {
        match self.workspace.session.as_ref().and_then(again) {
            Some(game) => self.leave_for(AfterLeaving::Open(Box::new(game)), now),
            None => {
                let why = self.workspace.language().say(NewGameWords::CannotStart);
                self.refuse(why.to_owned());
            }
        }
    }

    /// Does what comes next, asking first where a game would be left that is
    /// not finished or not saved.
    pub(in crate::console) fn leave_for(&mut self, next: AfterLeaving, now: Moment) {
        match self.workspace.leave(next) {
            LeaveStep::Leave(next) | LeaveStep::Wait(next) => self.leave_now(next, now),
            LeaveStep::Ask(question, next) => {
                self.prompt = Some(Prompt::Confirm {
                    question: self.workspace.question_text(&question, &next),
                    about: match question {
                        LeaveQuestion::Unsaved { file: Some(_) } => Confirmation::Leave {
                            next,
                            file: FileState::Behind,
                        },
                        LeaveQuestion::Unsaved { file: None } | LeaveQuestion::Rated => {
                            Confirmation::Leave {
                                next,
                                file: FileState::None,
                            }
                        }
                        LeaveQuestion::Lost(_) => Confirmation::Lose(next),
                    },
                });
            }
        }
    }

    /// Does what comes next. The game is kept in its journal.
    pub(in crate::console) fn leave_now(&mut self, next: AfterLeaving, now: Moment) {
        match self.workspace.leave_for(next, now) {
            Ok(Destination::Home) => {
                self.pages = vec![Page::Home];
                self.workspace.list_interrupted();
            }
            Ok(Destination::Exit) => self.over = true,
            Ok(Destination::Table(message)) => {
                self.pages = vec![Page::Home, Page::Table];
                self.notice = 0;
                self.games += 1;
                self.message = message.map(|text| (text, Severity::Quiet));
            }
            Err(why) => self.refuse(why),
        }
        self.report_trouble();
    }
}

#[cfg(test)]
mod tests;
