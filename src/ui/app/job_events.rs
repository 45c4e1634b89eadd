//! What comes back from threads and from the system.

use std::path::Path;

use egui::{Context, Ui, ViewportCommand};

use super::leaving::PendingLeave;
use super::{App, Page};
use crate::lobby::{
    AfterLeaving, CannotOpenGame, CharsetChoice, FileContents, IncomingGame, KeptGame, MatchId,
    PlayerChange, saved_message,
};
use crate::profile::ProfileError;
use crate::record::{FileError, FileErrorKind};
use crate::session::{GameFile, SavedGame, Severity};
use crate::ui::dialog::Dialog;
use crate::ui::jobs::{JobResult, ProblemsJob, file_name};
use crate::words::{self, Dialog as Words, saved_text};

impl App {
    /// Waits for everything that has to be on the disk when the window is gone;
    /// what did not get there, in words.
    pub fn finish(&mut self) -> Option<String> {
        self.jobs.finish();
        let language = self.language();
        let not_saved = |error: &FileError| {
            let title = language.say(Words::CannotSave);
            let why = words::file_error(language, error);
            language.fill(Words::OfFile, &[&title, &why])
        };
        let lost = self.jobs.done().filter_map(|done| match done {
            JobResult::NotKept(error) => {
                let why = words::file_error(language, &error);
                Some(language.fill(Words::NotKept, &[&why]))
            }
            JobResult::Saved {
                saved: Err(error), ..
            } => Some(not_saved(&error)),
            JobResult::Player(Err(why)) => Some(words::profile_error(language, &why)),
            JobResult::Problems(
                ProblemsJob::NotWritten(error)
                | ProblemsJob::MistakesAdded {
                    added: Err(error), ..
                }
                | ProblemsJob::MistakeRemoved {
                    removed: Err(error),
                    ..
                },
            ) => Some(words::progress_error(language, &error)),
            JobResult::Kept(kept) => {
                let error = kept.saved.err()?;
                Some(not_saved(&error))
            }
            JobResult::Opened(_)
            | JobResult::Player(Ok(_))
            | JobResult::Saved { saved: Ok(_), .. }
            | JobResult::Previews(_)
            | JobResult::Problems(
                ProblemsJob::Opened { .. }
                | ProblemsJob::Learned { .. }
                | ProblemsJob::Overview(_)
                | ProblemsJob::MistakesAdded { added: Ok(_), .. }
                | ProblemsJob::MistakeRemoved { removed: Ok(_), .. },
            )
            | JobResult::Library(_)
            | JobResult::Exported { .. }
            | JobResult::Copied(_)
            | JobResult::Export(_)
            | JobResult::NoPicture(_)
            | JobResult::Interrupted(_)
            | JobResult::Recovered(_)
            | JobResult::Ledger(_)
            | JobResult::NoCourse(_)
            | JobResult::NoSettings(_)
            | JobResult::Sample(_)
            | JobResult::FoundEngines(_)
            | JobResult::TriedEngine { .. } => None,
        });
        let lost: Vec<String> = lost.collect();
        (!lost.is_empty()).then(|| language.clauses(&lost))
    }

    /// Takes what jobs have come to since the last frame.
    pub(super) fn take_job_events(&mut self, ctx: &Context) {
        let done: Vec<JobResult> = self.jobs.done().collect();
        for done in done {
            self.answer_job(done, ctx);
        }
    }

    fn answer_job(&mut self, done: JobResult, ctx: &Context) {
        let language = self.language();
        match done {
            JobResult::Opened(Ok(FileContents::One(game))) => {
                self.open_game(IncomingGame::Opened(*game), ctx);
            }
            JobResult::Opened(Ok(FileContents::Several(games))) => {
                self.overlays.open(Dialog::Choose(games));
            }
            JobResult::Opened(Err(why)) => self.cannot_open(why, ctx),
            JobResult::Problems(done) => self.answer_problems_job(done, ctx),
            JobResult::Library(done) => self.answer_library_job(done),
            JobResult::Saved {
                game,
                content,
                saved,
            } => match saved {
                Ok((file, saved)) => self.was_saved(game, file, content, saved, ctx),
                Err(error) => self.was_not_saved(content, &error),
            },
            JobResult::Kept(kept) => self.was_kept(*kept, ctx),
            JobResult::Player(changed) => self.player_changed(changed),
            JobResult::NotKept(error) => self.say_trouble(Words::NotKept, &error),
            JobResult::Previews(charsets) => self.offer_charsets(charsets),
            JobResult::Exported { path, result } => self.was_exported(&path, result),
            JobResult::Copied(text) => {
                ctx.copy_text(text);
                self.say(Severity::Quiet, language.say(Words::Copied).to_owned());
            }
            JobResult::Export(done) => self.answer_export_job(done, ctx),
            JobResult::NoPicture(why) => {
                let text = language.fill(Words::PictureTrouble, &[&why]);
                self.say(Severity::Trouble, text);
            }
            JobResult::Interrupted(games) => {
                self.pages.interrupted = games;
                if std::mem::take(&mut self.pages.resumes) {
                    self.resume();
                }
            }
            JobResult::Recovered(Ok(game)) => self.open_game(IncomingGame::Recovered(*game), ctx),
            JobResult::Recovered(Err(why)) => {
                self.report(Words::CannotResume, words::cannot_recover(language, &why));
            }
            JobResult::Ledger(ledger) => {
                let ledger = ledger.map_err(|error| words::file_error(language, &error));
                self.pages.finished = Some(ledger);
            }
            JobResult::NoCourse(why) => self.say(Severity::Trouble, why.text(language)),
            JobResult::NoSettings(error) => {
                self.say_trouble(words::OptionsWords::NotRemembered, &error)
            }
            JobResult::Sample(record) => self.pages.home.show_game(*record),
            JobResult::FoundEngines(engines) => self.pages.engines.offer(engines),
            JobResult::TriedEngine { engine, result } => {
                let result = result.map_err(|error| words::engine_error(language, &error));
                self.pages.engines.was_tested(&engine, result);
            }
        }
    }

    fn was_exported(&mut self, path: &Path, result: Result<(), FileError>) {
        let language = self.language();
        match result {
            Ok(()) => {
                let text = language.fill(Words::Exported, &[&path.display()]);
                self.say(Severity::Quiet, text);
            }
            Err(error) => self.report(Words::CannotSave, words::file_error(language, &error)),
        }
    }

    /// Says what went wrong with a file, in a phrase with a place for it.
    fn say_trouble(&mut self, phrase: impl words::Phrase, error: &FileError) {
        let language = self.language();
        let why = words::file_error(language, error);
        self.say(Severity::Trouble, language.fill(phrase, &[&why]));
    }

    /// Shows what failed, and why.
    pub(super) fn report(&mut self, title: Words, text: String) {
        let title = self.language().say(title).to_owned();
        self.overlays.open(Dialog::Message { title, text });
    }

    /// Asks in which character set the file of the game is to be read.
    fn offer_charsets(&mut self, charsets: Result<Box<CharsetChoice>, FileError>) {
        let source = self.playing.as_ref().and_then(|view| view.source.as_ref());
        match charsets {
            // Another game may have taken its place meanwhile.
            Ok(charsets) if source != Some(&charsets.source) => {}
            Ok(charsets) => self.overlays.open(Dialog::ReadAs(charsets)),
            Err(error) => {
                let why = words::file_error(self.language(), &error);
                self.report(Words::CannotOpen, why);
            }
        }
    }

    /// A game that has ended is in a file and in the list of such games, or not.
    fn was_kept(&mut self, kept: KeptGame, ctx: &Context) {
        if let Err(error) = &kept.listed {
            // Before `was_saved` can leave the match: its journal has to stay.
            if let Some(view) = self.match_with(kept.game) {
                view.session.keep_journal();
            }
            self.say_trouble(Words::LedgerTrouble, error);
        }
        self.preferences.note_kept(&kept);
        let counted = self.counted(&kept);
        match kept.saved {
            Ok((file, _)) if kept.is_copy => {
                let text = self
                    .language()
                    .fill(Words::CopySaved, &[&file.path.display()]);
                self.say(Severity::Quiet, text);
            }
            Ok((file, saved)) => self.was_saved(kept.game, file, kept.content, saved, ctx),
            Err(error) => self.was_not_saved(kept.content, &error),
        }
        if let Some((severity, text)) = counted {
            self.say(severity, text);
        }
    }

    /// Something was done with a player's file, or could not be.
    fn player_changed(&mut self, changed: Result<Box<PlayerChange>, ProfileError>) {
        let language = self.language();
        match changed {
            Ok(change) => {
                if let Some(text) = change.text(language) {
                    self.say(Severity::Quiet, text);
                }
                self.preferences.note_player(*change);
            }
            Err(why) => self.say(Severity::Trouble, words::profile_error(language, &why)),
        }
    }

    /// What is said of a rated game that was counted, or could not be.
    fn counted(&mut self, kept: &KeptGame) -> Option<(Severity, String)> {
        let language = self.language();
        match kept.counted.as_ref()? {
            Ok(change) => change.text(language).map(|text| (Severity::Quiet, text)),
            Err(why) => {
                // It is counted when the game is opened again.
                if let Some(view) = self.match_with(kept.game) {
                    view.session.keep_journal();
                }
                let why = words::profile_error(language, why);
                let text = language.fill(words::RatingWords::NotCounted, &[&why]);
                Some((Severity::Trouble, text))
            }
        }
    }

    fn was_saved(
        &mut self,
        game: MatchId,
        home: GameFile,
        content: u64,
        stored: SavedGame,
        ctx: &Context,
    ) {
        let (language, chosen) = (self.language(), self.preferences.settings.save_format);
        self.preferences.settings.note_recent(home.path.clone());
        // Another game may have taken its place meanwhile.
        let Some(view) = self.match_with(game) else {
            let text = saved_text(language, &home.path, stored.original.as_deref());
            return self.say(Severity::Quiet, text);
        };
        let text = saved_message(&view.session, chosen, &home, &stored, language);
        let name = file_name(&home.path);
        // What is in the file now is what is on the screen.
        view.source = None;
        view.session.mark_saved(home, content, stored.written);
        self.say(Severity::Quiet, text);
        if let Some(Dialog::Result(sheet)) = self.overlays.dialog_mut() {
            sheet.file = Some(name);
        }
        self.leave_if_saved(content, ctx);
    }

    fn was_not_saved(&mut self, content: u64, error: &FileError) {
        self.pending_leave = self.pending_leave.take().filter(|pending| match pending {
            PendingLeave::Save { content: of, .. } => *of != content,
            PendingLeave::Journal { .. } => true,
        });
        let text = words::file_error(self.language(), error);
        self.overlays.open(Dialog::NotSaved { text });
    }

    fn cannot_open(&mut self, why: CannotOpenGame, ctx: &Context) {
        match why {
            // A folder has no game to open, but it may have problems.
            CannotOpenGame::File(error) if matches!(error.kind, FileErrorKind::Folder) => {
                self.show_problems(ctx);
                self.open_problems(error.path);
            }
            why @ (CannotOpenGame::File(_) | CannotOpenGame::Unplayable { .. }) => {
                self.preferences.forget_unreadable(&why);
                self.report(Words::CannotOpen, why.text(self.language()));
            }
        }
    }

    fn open_game(&mut self, game: IncomingGame, ctx: &Context) {
        self.leave_for(AfterLeaving::Open(Box::new(game)), ctx);
    }

    /// A file that was dropped on the window.
    pub(super) fn take_dropped_files(&mut self, ui: &Ui) {
        let dropped = ui.input(|input| input.raw.dropped_files.clone());
        if let Some(file) = dropped.first() {
            self.jobs.open(file.path().to_owned());
        }
    }

    /// Asks before the window closes over a game.
    pub(super) fn watch_closing(&mut self, ctx: &Context) {
        let asked = ctx.input(|input| input.viewport().close_requested());
        if !asked || self.window.is_closing() {
            return;
        }
        self.leave_for(AfterLeaving::Quit, ctx);
        if !self.window.is_closing() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Goes on with the game that was interrupted, or shows which there are.
    pub(super) fn resume(&mut self) {
        match self.pages.interrupted.as_slice() {
            [] => (),
            [only] => self.jobs.recover(only.journal.clone()),
            [..] => self.go(Page::Interrupted),
        }
    }
}
