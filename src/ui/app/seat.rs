//! Sitting down at a game, leaving it, and what is done when it ends.

use std::path::PathBuf;
use std::time::Duration;

use egui::Context;

use super::table::Table;
use super::{App, Choosing, Page};
use crate::board::ByColor;
use crate::record::{AnyRecord, FileError, save};
use crate::session::{Durability, GameFile, Match, Original, Severity, Waker, ledger_entry, today};
use crate::setup::{GameSetup, Player};
use crate::ui::board::Keys;
use crate::ui::dialog::{Dialog, Sheet};
use crate::ui::jobs::{Finished, Source, file_name};
use crate::words::{self, Dialog as Words, file_stem};

/// How long a disk may take for the last move of a game that is left.
const DISK_PATIENCE: Duration = Duration::from_secs(3);

/// What happens once the game on the table is left.
#[derive(Debug)]
pub(super) enum Next {
    /// The first page is shown.
    Home,
    /// The window is closed.
    Quit,
    /// Another game takes its place.
    Sit(Box<Newcomer>),
    /// Colors are drawn for another game. Until that begins, this one stays.
    Draw(Box<GameSetup>),
}

/// A game that comes to the table.
#[derive(Debug)]
pub(super) struct Newcomer {
    pub(super) record: AnyRecord,
    pub(super) home: Option<GameFile>,
    pub(super) journal: Option<PathBuf>,
    /// Whether the clocks start at once.
    pub(super) fresh: bool,
    /// What is said when it sits.
    pub(super) message: Option<String>,
    /// What is shown when it sits.
    pub(super) dialog: Option<Dialog>,
    /// The file it was read from, if that could be read otherwise.
    pub(super) source: Option<Source>,
}

impl Newcomer {
    pub(super) const fn fresh(record: AnyRecord) -> Self {
        Self {
            record,
            home: None,
            journal: None,
            fresh: true,
            message: None,
            dialog: None,
            source: None,
        }
    }
}

impl App {
    /// Does what comes next, asking first where a game would be left that is
    /// not finished or not saved.
    pub(super) fn leave_for(&mut self, next: Next, ctx: &Context) {
        let Some(table) = &self.table else {
            return self.proceed(next, ctx);
        };
        let session = &table.session;
        if let Durability::Failing(error) = session.durability() {
            // Not a matter of habits: what is lost does not come back.
            return self.ask_to_lose(next, &error);
        }
        let on_file = session.file().filter(|_| session.is_changed());
        let begun = session.has_begun();
        let unfinished = begun && !session.is_finished() && session.is_changed();
        if !self.settings.confirm_leaving || !(unfinished || on_file.is_some()) {
            return self.proceed_once_kept(next, ctx);
        }
        let unsaved = on_file.map(|home| file_name(&home.path));
        self.cover_with(Dialog::Leave {
            unsaved,
            ask_no_more: false,
        });
        self.after_save = None;
        self.next = Some(next);
    }

    /// Does what comes next as soon as the game on the table is surely kept, and
    /// asks if it cannot be.
    pub(super) fn proceed_once_kept(&mut self, next: Next, ctx: &Context) {
        let keeping = self.table.as_ref().map(|table| table.session.durability());
        match keeping {
            None | Some(Durability::Safe) => self.proceed(next, ctx),
            Some(Durability::Failing(error)) => self.ask_to_lose(next, &error),
            Some(Durability::Pending) => {
                self.leaving = Some((next, super::now(ctx)));
                ctx.request_repaint();
            }
        }
    }

    /// Looks whether a game that is to be left is kept by now.
    pub(super) fn watch_leaving(&mut self, ctx: &Context) {
        let Some((next, since)) = self.leaving.take() else {
            return;
        };
        let pending = self
            .table
            .as_ref()
            .is_some_and(|table| matches!(table.session.durability(), Durability::Pending));
        if !pending {
            return self.proceed_once_kept(next, ctx);
        }
        if super::now(ctx).saturating_sub(since) > DISK_PATIENCE {
            let why = self.language().say(Words::DiskSilent).to_owned();
            return self.ask_about_loss(next, &why);
        }
        self.leaving = Some((next, since));
        ctx.request_repaint();
    }

    fn ask_to_lose(&mut self, next: Next, error: &FileError) {
        let why = words::file_error(self.language(), error);
        self.ask_about_loss(next, &why);
    }

    fn ask_about_loss(&mut self, next: Next, why: &str) {
        let text = self.language().fill(Words::LeaveUnkept, &[&why]);
        self.cover_with(Dialog::Unkept { text });
        self.after_save = None;
        self.next = Some(next);
    }

    /// Does what comes next.
    pub(super) fn proceed(&mut self, next: Next, ctx: &Context) {
        self.next = None;
        self.after_save = None;
        self.leaving = None;
        if !matches!(next, Next::Draw(_)) {
            self.clear_table(matches!(next, Next::Quit));
        }
        match next {
            Next::Home => self.go(Page::Home),
            Next::Quit => {
                self.closing = true;
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
            }
            Next::Sit(newcomer) => self.sit(*newcomer, ctx),
            Next::Draw(setup) => self.show_draw(*setup),
        }
    }

    /// Takes the match off the table; its journal is finished elsewhere.
    fn clear_table(&mut self, closing: bool) {
        self.held = false;
        self.later.clear();
        // What was being written was about this game.
        self.dialog = self.dialog.take().filter(|dialog| !dialog.is_form());
        if let Some(table) = self.table.take()
            && let Some(leaving) = table.session.close()
        {
            // Who closes the window does not ask what else there is.
            let scan = (!closing).then(|| self.folders.journals());
            self.jobs.leave(leaving, scan);
        }
    }

    fn sit(&mut self, newcomer: Newcomer, ctx: &Context) {
        let Newcomer {
            record,
            home,
            journal,
            fresh,
            message,
            dialog,
            source,
        } = newcomer;
        let resumed = journal.is_some();
        let waker = ctx.clone();
        let waker = Waker::new(move || waker.request_repaint());
        let mut session = Match::new(record, &self.folders.journals(), waker);
        if let Some(home) = home {
            self.note_recent(home.path.clone());
            session.set_file(home);
        }
        if let Some(journal) = journal {
            self.interrupted.retain(|game| game.journal != journal);
            session.set_recovered_from(journal);
        }
        if fresh {
            session.start_clock(super::now(ctx));
        }
        session.set_computer_options(self.computer_options());
        // Whoever opens a file with moves looks through it first.
        let begins = match fresh || resumed || !session.has_begun() {
            true => Keys::Cursor,
            false => Keys::Game,
        };
        self.table = Some(Table::new(session, begins));
        self.source = source;
        self.seated += 1;
        self.pages = vec![Page::Home, Page::Table];
        self.message = None;
        if let Some(message) = message {
            self.say(message, Severity::Quiet);
        }
        if dialog.is_some() {
            self.dialog = dialog;
        }
    }

    /// Begins a game that was set up.
    pub(super) fn begin(&mut self, setup: &GameSetup, black: Player, ctx: &Context) {
        if let Some(next) = self.newcomer(setup, black) {
            self.leave_for(next, ctx);
        }
    }

    /// Begins a game whose colors were drawn: whether the one on the table may
    /// be left was asked before the draw.
    pub(super) fn begin_drawn(&mut self, setup: &GameSetup, black: Player, ctx: &Context) {
        if let Some(next) = self.newcomer(setup, black) {
            self.proceed(next, ctx);
        }
    }

    fn newcomer(&mut self, setup: &GameSetup, black: Player) -> Option<Next> {
        match setup.record(black, &today()) {
            Ok(record) => Some(Next::Sit(Box::new(Newcomer::fresh(record)))),
            Err(why) => {
                let text = words::invalid_start(self.language(), &why);
                self.say(text, Severity::Refusal);
                None
            }
        }
    }

    /// The same players once more.
    pub(super) fn play_again(&mut self, ctx: &Context) {
        let Some(table) = &self.table else {
            return;
        };
        if let Some(record) = table.session.rematch(&today()) {
            self.leave_for(Next::Sit(Box::new(Newcomer::fresh(record))), ctx);
        }
    }

    /// Writes a finished game into a file and into the list of such games.
    pub(super) fn keep_finished(&mut self) {
        let Some(table) = &self.table else {
            return;
        };
        let session = &table.session;
        let entry = ledger_entry(session);
        // A file that someone else wrote is not replaced unasked.
        let home = session.own_file().cloned();
        let stays = home.is_none() && session.file().is_some();
        let text = match &home {
            Some(home) => session.file_text(home),
            None => session.to_save(),
        };
        let stem = file_stem(session, self.language());
        let folder = self.saves();
        self.jobs.keep_finished(
            Finished {
                game: (!stays).then_some(self.seated),
                seated: self.seated,
                home,
                folder,
                stem,
                text,
                content: session.content_revision(),
                entry,
            },
            self.folders.ledger(),
        );
    }

    /// Shows how the game ended.
    pub(super) fn show_result(&mut self) {
        let Some(table) = &self.table else {
            return;
        };
        let session = &table.session;
        let Some(ending) = session.ending() else {
            return;
        };
        let file = session
            .file()
            .filter(|_| !session.is_changed())
            .map(|home| file_name(&home.path));
        let sheet = Sheet {
            table: session.table(),
            ending,
            names: ByColor::from_fn(|color| session.player(color)),
            file,
        };
        self.open_dialog(Dialog::Result(Box::new(sheet)));
    }

    /// Shows a dialog in the place of one that is open. One in which something
    /// is written stays until it is closed.
    pub(super) fn open_dialog(&mut self, dialog: Dialog) {
        if self.dialog.as_ref().is_some_and(Dialog::is_form) {
            return self.later.push_back(dialog);
        }
        self.next = None;
        self.dialog = Some(dialog);
    }

    /// Asks something at once. What is written in a dialog that is open comes
    /// back afterwards.
    fn cover_with(&mut self, dialog: Dialog) {
        let form = self.dialog.replace(dialog).filter(Dialog::is_form);
        if let Some(form) = form {
            self.later.push_front(form);
        }
    }

    /// Shows what has waited for a dialog to be closed.
    pub(super) fn open_later(&mut self) {
        if self.dialog.is_some() {
            return;
        }
        match self.later.pop_front() {
            // What is known of the result may have changed.
            Some(Dialog::Result(_)) => self.show_result(),
            other => self.dialog = other,
        }
    }

    /// Where games are saved: as chosen, or the usual place.
    pub(super) fn saves(&self) -> PathBuf {
        let chosen = self.settings.saves.clone();
        chosen.unwrap_or_else(|| self.folders.own_saves())
    }

    pub(super) fn note_recent(&mut self, path: PathBuf) {
        self.settings.note_recent(path);
    }

    /// Saves into the file of the game, or asks for one.
    pub(super) fn save(&mut self, ctx: &Context) {
        let Some(table) = &self.table else {
            return;
        };
        match table.session.file().cloned() {
            Some(home) if home.original == Some(Original::Repaired) => {
                let name = file_name(&home.path);
                self.open_dialog(Dialog::Replace { name });
            }
            Some(home) => self.save_to(home),
            None => self.choose_file(Choosing::Save, ctx),
        }
    }

    pub(super) fn save_to(&mut self, home: GameFile) {
        let Some(table) = &self.table else {
            return;
        };
        let text = table.session.file_text(&home);
        let content = table.session.content_revision();
        self.jobs.save(self.seated, home, text, content);
    }

    /// Saves into the file of the game, which was repaired when it was read.
    pub(super) fn save_over(&mut self) {
        let home = self.table.as_ref().and_then(|table| table.session.file());
        if let Some(home) = home.cloned() {
            self.save_to(home);
        }
    }

    /// A name for the file of the present game.
    pub(super) fn suggested_name(&self) -> String {
        let Some(table) = &self.table else {
            return String::new();
        };
        match table.session.file() {
            Some(home) => {
                let name = file_name(&home.path);
                let stem = name.strip_suffix(&format!(".{}", save::EXTENSION));
                let stem = stem.or_else(|| name.strip_suffix(".sgf"));
                stem.unwrap_or(&name).to_owned()
            }
            None => file_stem(&table.session, self.language()),
        }
    }
}
