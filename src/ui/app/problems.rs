//! The page of problems, and what is done for it.

use std::path::PathBuf;

use egui::{Context, Ui};

use super::overlay::Choosing;
use super::{App, Page};
use crate::lobby::{CannotOpenProblems, GamesInFile};
use crate::puzzle::{Collection, Progress, ProgressError};
use crate::session::Severity;
use crate::ui::command::Command;
use crate::ui::jobs::ProblemsJob;
use crate::ui::page::problems::{ProblemKey, ProblemsEvent};
use crate::ui::theme::Style;
use crate::words::{self, Dialog as Words, ProblemWords};

impl App {
    /// Shows the page of problems; the first time with those of the program.
    pub(super) fn show_problems(&mut self, ctx: &Context) {
        if self.pages.problems.wants_progress() {
            let folders = self.preferences.folders().clone();
            self.jobs.read_progress(folders);
            self.pages.problems.begin_reading();
            self.jobs.built_in_problems(0);
        }
        self.visit(Page::Problems, ctx);
    }

    /// Opens a file or a folder as problems.
    pub(super) fn open_problems(&mut self, path: PathBuf) {
        self.pages.problems.begin_reading();
        self.jobs.open_problems(path);
    }

    pub(super) fn problems_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let textures = &mut self.appearance.textures;
        let events = self.pages.problems.problems_ui(ui, textures, style);
        for event in events {
            self.answer_problems(event, ui.ctx());
        }
    }

    /// Does what a key asks for on the page of problems.
    pub(super) fn press_problem_key(&mut self, command: Command, ctx: &Context) {
        let Some(key) = ProblemKey::of(command) else {
            return;
        };
        let now = ctx.input(|input| input.time);
        for event in self.pages.problems.press(key, now) {
            self.answer_problems(event, ctx);
        }
    }

    fn answer_problems(&mut self, event: ProblemsEvent, ctx: &Context) {
        match event {
            ProblemsEvent::Back => self.go_back(),
            ProblemsEvent::BuiltIn(number) => {
                self.pages.problems.begin_reading();
                self.jobs.built_in_problems(number);
            }
            ProblemsEvent::OpenFile => self.choose_file(Choosing::ProblemFile, None, ctx),
            ProblemsEvent::OpenFolder => self.choose_file(Choosing::ProblemFolder, None, ctx),
            ProblemsEvent::Tried(tried) => {
                let folders = self.preferences.folders().clone();
                self.jobs.write_tried(folders, tried);
            }
            ProblemsEvent::Cue(cue) => self.cue(cue),
        }
    }

    /// Takes the games of a file as problems.
    pub(super) fn take_problems(&mut self, games: GamesInFile, ctx: &Context) {
        self.show_problems(ctx);
        self.pages.problems.begin_reading();
        self.jobs.problems_of(games);
    }

    /// Does what comes of a job about problems.
    pub(super) fn answer_problems_job(&mut self, done: ProblemsJob, ctx: &Context) {
        match done {
            ProblemsJob::Opened(opened) => self.problems_opened(opened, ctx),
            ProblemsJob::Tried(progress, trouble) => {
                self.problems_tried(*progress, trouble.as_ref());
            }
            ProblemsJob::NotWritten(error) => {
                let text = words::progress_error(self.language(), &error);
                self.say(Severity::Trouble, text);
            }
        }
    }

    /// Problems were read, or could not be.
    fn problems_opened(
        &mut self,
        opened: Result<Box<Collection>, CannotOpenProblems>,
        ctx: &Context,
    ) {
        match opened {
            Ok(collection) => self.pages.problems.show(Some(*collection)),
            Err(why) => {
                self.pages.problems.show(None);
                let text = why.text(self.language());
                let title = self.language().say(Words::CannotOpen).to_owned();
                let dialog = crate::ui::dialog::Dialog::Message { title, text };
                self.overlays.open(dialog);
            }
        }
        ctx.request_repaint();
    }

    /// What was tried before was read, or could not be.
    fn problems_tried(&mut self, progress: Progress, trouble: Option<&ProgressError>) {
        let language = self.language();
        if let Some(error) = trouble {
            self.say(Severity::Trouble, words::progress_error(language, error));
        } else if progress.damaged_lines() > 0 {
            let lines = progress.damaged_lines();
            let text = language.count(lines, ProblemWords::DamagedLines);
            self.say(Severity::Trouble, text);
        }
        self.pages.problems.take_progress(progress);
    }
}
