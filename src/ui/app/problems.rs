//! The page of problems, and what is done for it.

use std::path::PathBuf;

use egui::{Context, Ui};

use super::overlay::Choosing;
use super::{App, Page};
use crate::lobby::{
    CannotOpenProblems, GamesInFile, exercise_of, exercises_of, is_searched, not_an_exercise,
};
use crate::puzzle::{Collection, Deck, Progress, Wanted};
use crate::record::LogError;
use crate::session::Severity;
use crate::ui::command::Command;
use crate::ui::jobs::ProblemsJob;
use crate::ui::page::problems::{ProblemKey, ProblemsEvent};
use crate::ui::theme::Style;
use crate::words::{self, ProblemWords};

impl App {
    /// Shows the page of problems; the first time with those of the program.
    pub(super) fn show_problems(&mut self, ctx: &Context) {
        if self.pages.problems.wants_collection() {
            self.pages.problems.begin_reading();
            self.jobs.built_in_problems(0);
        }
        self.visit(Page::Problems, ctx);
    }

    /// Shows one's own mistakes.
    pub(super) fn show_mistakes(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        self.pages.problems.show_mistakes(now);
        self.visit(Page::Problems, ctx);
    }

    /// Shows the problems of the program that are due.
    pub(super) fn show_due_problems(&mut self, ctx: &Context) {
        self.pages.problems.wants_due();
        self.jobs.built_in_problems(0);
        self.visit(Page::Problems, ctx);
    }

    /// Makes an exercise of the move that is shown.
    pub(super) fn add_mistake(&mut self, _: &Context) {
        let language = self.language();
        let game = self.playing.as_ref().and_then(|view| view.session.go());
        let Some(game) = game else { return };
        let turn = game.record().history().cursor();
        match exercise_of(game, turn, language) {
            Ok(exercise) => self.learn_from(vec![exercise], Wanted::ByHand),
            Err(why) => self.say(Severity::Quiet, not_an_exercise(language, why).to_owned()),
        }
    }

    /// Takes the mistakes of a game that was gone over, once, where that is wanted.
    pub(super) fn collect_mistakes(&mut self) {
        let language = self.language();
        let wanted = self.settings().collect_mistakes;
        let Some(view) = self.playing.as_mut().filter(|_| wanted) else {
            return;
        };
        let is_done = is_searched(&view.session);
        if std::mem::replace(&mut view.collected, is_done) || !is_done {
            return;
        }
        let exercises = exercises_of(&view.session, language);
        if !exercises.is_empty() {
            self.learn_from(exercises, Wanted::ByItself);
        }
    }

    fn learn_from(&self, exercises: Vec<String>, by: Wanted) {
        let folders = self.preferences.folders().clone();
        self.jobs.add_mistakes(folders, exercises, by);
    }

    /// Opens a file or a folder as problems.
    pub(super) fn open_problems(&mut self, path: PathBuf) {
        self.pages.problems.begin_reading();
        self.jobs.open_problems(path);
    }

    pub(super) fn problems_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let recent = &self.preferences.settings.recent_problems;
        let textures = &mut self.appearance.textures;
        let page = &mut self.pages.problems;
        let events = page.problems_ui(ui, recent, textures, style);
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
            ProblemsEvent::Mistakes => {
                let now = ctx.input(|input| input.time);
                self.pages.problems.show_mistakes(now);
            }
            ProblemsEvent::Remove(key) => {
                let folders = self.preferences.folders().clone();
                self.jobs.remove_mistake(folders, key);
            }
            ProblemsEvent::OpenFile => self.choose_file(Choosing::ProblemFile, None, ctx),
            ProblemsEvent::OpenFolder => self.choose_file(Choosing::ProblemFolder, None, ctx),
            ProblemsEvent::Recent(number) => {
                let path = self.settings().recent_problems.get(number).cloned();
                if let Some(path) = path {
                    self.open_problems(path);
                }
            }
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
            ProblemsJob::Opened { path, opened } => self.problems_opened(path, opened, ctx),
            ProblemsJob::Learned {
                progress,
                deck,
                troubles,
            } => self.learned(*progress, deck, &troubles),
            ProblemsJob::Overview(overview) => self.pages.overview = Some(overview),
            ProblemsJob::MistakesAdded { added, by, deck } => {
                self.pages.problems.take_deck(deck);
                self.mistakes_added(added, by);
            }
            ProblemsJob::MistakeRemoved { removed, deck } => {
                self.pages.problems.take_deck(deck);
                if let Err(error) = removed {
                    let text = words::progress_error(self.language(), &error);
                    self.say(Severity::Trouble, text);
                }
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
        path: Option<PathBuf>,
        opened: Result<Box<Collection>, CannotOpenProblems>,
        ctx: &Context,
    ) {
        match opened {
            Ok(collection) => {
                if let Some(path) = path {
                    self.settings_mut().note_recent_problems(path);
                }
                self.pages.problems.show(Some(*collection));
            }
            Err(why) => {
                // What cannot be opened need not be offered again.
                let recent = &mut self.settings_mut().recent_problems;
                recent.retain(|known| Some(known) != path.as_ref());
                self.pages.problems.show(None);
                let text = why.text(self.language());
                let title = self
                    .language()
                    .say(ProblemWords::CannotOpenProblems)
                    .to_owned();
                let dialog = crate::ui::dialog::Dialog::Message { title, text };
                self.overlays.open(dialog);
            }
        }
        ctx.request_repaint();
    }

    /// What was learned before was read, or could not be.
    fn learned(&mut self, progress: Progress, deck: Deck, troubles: &[LogError]) {
        let language = self.language();
        let lines = progress.damaged_lines() + deck.damaged_lines();
        if let Some(error) = troubles.first() {
            self.say(Severity::Trouble, words::progress_error(language, error));
        } else if lines > 0 {
            let text = language.count(lines, ProblemWords::DamagedLines);
            self.say(Severity::Trouble, text);
        }
        self.pages.problems.take_progress(progress);
        self.pages.problems.take_deck(deck);
    }

    fn mistakes_added(&mut self, added: Result<usize, LogError>, by: Wanted) {
        let language = self.language();
        match (added, by) {
            (Err(error), _) => {
                self.say(Severity::Trouble, words::progress_error(language, &error));
            }
            (Ok(0), Wanted::ByItself) => {}
            (Ok(0), Wanted::ByHand) => {
                let text = language.say(ProblemWords::MistakeThere).to_owned();
                self.say(Severity::Quiet, text);
            }
            (Ok(added), _) => {
                let text = language.count(added, ProblemWords::MistakesAdded);
                self.say(Severity::Quiet, text);
            }
        }
    }
}
