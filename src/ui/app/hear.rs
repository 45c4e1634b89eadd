//! What comes back from threads, dialogs, other windows and the system.

use std::path::PathBuf;

use egui::{Context, Ui, ViewportCommand};

use super::seat::{Newcomer, Next};
use super::{App, Choosing, Page};
use crate::record::{CannotRecover, Certainty, FileError, Recovered, save};
use crate::scene::Board;
use crate::session::{FileFormat, GameFile, Loss, SavedGame, Severity};
use crate::settings::SaveFormat;
use crate::ui::dialog::{Dialog, dialog_ui};
use crate::ui::files::{self, Chooser, FileDialog, Purpose, Request};
use crate::ui::jobs::{CannotOpenGame, Done, OpenedGame, Readings};
use crate::ui::layout::Coordinates;
use crate::ui::picture::{picture, pieces_picture};
use crate::ui::theme::Decor;
use crate::words::{self, Dialog as Words, Files as FileWords, recovered_text, saved_text};

/// How large an exported picture is, in pixels.
const PICTURE_SIDE: u32 = 1600;

/// How many things that are wrong with a file are listed.
const MOST_PROBLEMS: usize = 100;

impl App {
    pub(super) fn hear_jobs(&mut self, ctx: &Context) {
        let done: Vec<Done> = self.jobs.done().collect();
        for done in done {
            self.hear_done(done, ctx);
        }
    }

    fn hear_done(&mut self, done: Done, ctx: &Context) {
        let language = self.language();
        match done {
            Done::Opened(Ok(game)) => self.seat_opened(*game, ctx),
            Done::Opened(Err(why)) => self.cannot_open(&why),
            Done::Several(shelf) => self.open_dialog(Dialog::Choose(shelf)),
            Done::Saved {
                game,
                home,
                content,
                result,
            } => match result {
                Ok(stored) => self.was_saved(game, home, content, stored, ctx),
                Err(error) => {
                    self.after_save = None;
                    let text = words::file_error(language, &error);
                    self.open_dialog(Dialog::NotSaved { text });
                }
            },
            Done::NotKept(error) => self.say_trouble(Words::NotKept, &error),
            Done::Previews(readings) => self.offer_readings(readings),
            Done::Exported { path, result } => match result {
                Ok(()) => {
                    let text = language.fill(Words::Exported, &[&path.display()]);
                    self.say(text, Severity::Quiet);
                }
                Err(error) => {
                    self.trouble(Words::CannotSave, words::file_error(language, &error));
                }
            },
            Done::NoPicture(why) => {
                let text = language.fill(Words::PictureTrouble, &[&why]);
                self.say(text, Severity::Trouble);
            }
            Done::Interrupted(games) => self.interrupted = games,
            Done::Recovered { journal, result } => self.seat_recovered(journal, result, ctx),
            Done::Ledger(Ok(ledger)) => self.ledger = Some(ledger),
            Done::Ledger(Err(error)) => {
                self.ledger_trouble = Some(words::file_error(language, &error));
            }
            Done::NotInLedger { seated, error } => {
                if let Some(table) = self.table.as_mut().filter(|_| seated == self.seated) {
                    table.session.keep_journal();
                }
                self.say_trouble(Words::LedgerTrouble, &error);
            }
            Done::NoSettings(error) => self.say_trouble(words::Options::NotRemembered, &error),
            Done::Sample(record) => self.home.show_game(*record),
            Done::FoundEngines(engines) => self.engines.offer(engines),
            Done::TriedEngine { engine, result } => {
                let result = result.map_err(|error| words::engine_error(language, &error));
                self.engines.was_tested(&engine, result);
            }
        }
    }

    /// Says what went wrong with a file, in a phrase with a place for it.
    fn say_trouble(&mut self, phrase: impl words::Phrase, error: &FileError) {
        let language = self.language();
        let why = words::file_error(language, error);
        self.say(language.fill(phrase, &[&why]), Severity::Trouble);
    }

    /// Asks in which character set the file of the game is to be read.
    fn offer_readings(&mut self, readings: Result<Box<Readings>, FileError>) {
        match readings {
            // Another game may have taken its place meanwhile.
            Ok(readings) if self.source.as_ref() != Some(&readings.source) => {}
            Ok(readings) => self.open_dialog(Dialog::ReadAs(readings)),
            Err(error) => {
                let why = words::file_error(self.language(), &error);
                self.trouble(Words::CannotOpen, why);
            }
        }
    }

    fn trouble(&mut self, title: Words, text: String) {
        let title = self.language().say(title).to_owned();
        self.open_dialog(Dialog::Message { title, text });
    }

    fn was_saved(
        &mut self,
        game: Option<u64>,
        home: GameFile,
        content: u64,
        stored: SavedGame,
        ctx: &Context,
    ) {
        self.note_recent(home.path.clone());
        let mut text = saved_text(self.language(), &home.path, stored.original.as_deref());
        let own = home.path.to_string_lossy().ends_with(save::EXTENSION);
        if let Some(why) = self
            .format_note()
            .filter(|_| own && game == Some(self.seated))
        {
            text = format!("{text}. {why}");
        }
        self.say(text, Severity::Quiet);
        // Another game may have taken its place meanwhile, and a game out of
        // an SGF file stays at home there.
        let Some(table) = self.table.as_mut().filter(|_| game == Some(self.seated)) else {
            return;
        };
        if let Some(Dialog::Result(sheet)) = &mut self.dialog {
            sheet.file = Some(crate::ui::jobs::file_name(&home.path));
        }
        // What is in the file now is what is on the table.
        self.source = None;
        table.session.mark_saved(home, content, stored.written);
        if let Some(next) = self.after_save.take() {
            self.proceed(next, ctx);
        }
    }

    fn cannot_open(&mut self, why: &CannotOpenGame) {
        let language = self.language();
        let text = match why {
            CannotOpenGame::File(error) => {
                // A file that is gone need not be offered again.
                self.settings.recent.retain(|path| *path != error.path);
                words::file_error(language, error)
            }
            CannotOpenGame::Unplayable { name, why } => {
                language.fill(Words::OfFile, &[name, &words::unplayable(language, *why)])
            }
        };
        self.trouble(Words::CannotOpen, text);
    }

    fn seat_opened(&mut self, game: OpenedGame, ctx: &Context) {
        let language = self.language();
        let OpenedGame {
            record,
            home,
            name,
            problems,
            charset,
            certainty,
            source,
        } = game;
        let message = match certainty {
            Certainty::Doubtful => language.fill(Words::OpenedDoubtful, &[&name, &charset]),
            Certainty::Certain | Certainty::Likely => language.fill(Words::Opened, &[&name]),
        };
        let lines = words::problems(language, &problems, MOST_PROBLEMS);
        let newcomer = Newcomer {
            record,
            home,
            journal: None,
            fresh: false,
            message: Some(message),
            dialog: (!problems.is_empty()).then_some(Dialog::FileFault { name, lines }),
            source,
        };
        self.leave_for(Next::Sit(Box::new(newcomer)), ctx);
    }

    fn seat_recovered(
        &mut self,
        journal: PathBuf,
        result: Result<(Box<Recovered>, Option<PathBuf>), CannotRecover>,
        ctx: &Context,
    ) {
        let language = self.language();
        match result {
            Ok((recovered, kept)) => {
                let message = recovered_text(language, recovered.dropped, kept.as_deref());
                let newcomer = Newcomer {
                    record: recovered.record,
                    home: None,
                    journal: Some(journal),
                    fresh: false,
                    message: Some(message),
                    dialog: None,
                    source: None,
                };
                self.leave_for(Next::Sit(Box::new(newcomer)), ctx);
            }
            Err(why) => {
                self.trouble(Words::CannotResume, words::cannot_recover(language, &why));
            }
        }
    }

    /// Opens the dialog of files.
    pub(super) fn choose_file(&mut self, choosing: Choosing, ctx: &Context) {
        let purpose = match choosing {
            Choosing::Open => Purpose::OpenGame,
            Choosing::Save | Choosing::SaveElsewhere => self.saving_purpose(),
            Choosing::ExportSgf => Purpose::ExportSgf,
            Choosing::ExportPicture => Purpose::ExportPicture,
            Choosing::Folder => Purpose::ChooseFolder,
        };
        self.hold_clocks(ctx);
        let saves = self.folders.saves();
        let recent = self.recent_folders();
        let home = self.table.as_ref().and_then(|table| table.session.file());
        let beside = home.and_then(|home| home.path.parent());
        let mut folders: Vec<PathBuf> = match choosing {
            // Where one was last, or else the samples that came with the
            // program, where they are.
            Choosing::Open => {
                let chosen = self.settings.saves.iter();
                recent.iter().chain(chosen).chain(&saves).cloned().collect()
            }
            Choosing::Save | Choosing::ExportSgf | Choosing::ExportPicture => {
                beside.map(PathBuf::from).into_iter().collect()
            }
            Choosing::SaveElsewhere => vec![self.folders.elsewhere().to_owned()],
            Choosing::Folder => Vec::new(),
        };
        folders.push(self.saves());
        let folder = folders.remove(0);
        let chooser = if self.settings.own_file_list {
            Chooser::Own
        } else {
            Chooser::System
        };
        let request = Request {
            purpose,
            folder,
            otherwise: folders,
            name: self.suggested_name(),
            note: match choosing {
                Choosing::Save => self.format_note().unwrap_or_default(),
                _ => String::new(),
            },
            saves,
            recent,
            chooser,
        };
        self.wanted = Some((request, choosing));
        ctx.request_repaint();
    }

    /// The folders of the files that were used last, the latest first.
    fn recent_folders(&self) -> Vec<PathBuf> {
        let parents = self.settings.recent.iter().filter_map(|path| path.parent());
        let mut folders: Vec<PathBuf> = Vec::new();
        for parent in parents {
            if !folders.iter().any(|known| known == parent) {
                folders.push(parent.to_owned());
            }
        }
        folders
    }

    /// A game that SGF does not know has one format to be saved in; the others
    /// have the one that was chosen, as far as nothing is lost in it.
    fn saving_purpose(&self) -> Purpose {
        let lost = self.table.as_ref().map(|table| table.session.lost_in_sgf());
        match (lost.flatten(), self.settings.save_format) {
            (Some(Loss::Game), _) => Purpose::SaveOnly,
            (None, SaveFormat::Sgf) => Purpose::SaveSgf,
            (Some(_), SaveFormat::Sgf) | (_, SaveFormat::Jego) => Purpose::SaveGame,
        }
    }

    /// Why a game is not offered as SGF though that was chosen.
    pub(super) fn format_note(&self) -> Option<String> {
        if self.settings.save_format == SaveFormat::Jego {
            return None;
        }
        let why = match self.table.as_ref()?.session.lost_in_sgf()? {
            // Nobody would look for another format there.
            Loss::Game => return None,
            Loss::Rules => FileWords::LossRules,
            Loss::Players => FileWords::LossPlayers,
            Loss::Clocks => FileWords::LossClocks,
            Loss::Count => FileWords::LossCount,
        };
        let language = self.language();
        Some(language.fill(FileWords::AsJego, &[&language.say(why)]))
    }

    /// Opens the dialog of files that was asked for, over the window.
    pub(super) fn open_wanted(
        &mut self,
        ctx: &Context,
        window: Option<&eframe::Frame>,
        decor: Decor,
    ) {
        if let Some((request, choosing)) = self.wanted.take() {
            let dialog = FileDialog::open(ctx, window, decor, request);
            self.chooser = Some((dialog, choosing, self.seated));
        }
    }

    /// Shows what lies over the page, and does what is answered.
    pub(super) fn show_dialogs(&mut self, ctx: &Context, decor: Decor) {
        if let Some((mut dialog, choosing, game)) = self.chooser.take() {
            match dialog.show(ctx, decor) {
                None => self.chooser = Some((dialog, choosing, game)),
                Some(files::Answer::Chosen(path)) => {
                    // A dialog of the system may outlive its game.
                    let about_game = !matches!(choosing, Choosing::Open | Choosing::Folder);
                    if !about_game || game == self.seated {
                        self.chosen(path, choosing);
                    }
                }
                Some(files::Answer::Cancelled) => self.after_save = None,
            }
        }
        let Some(mut dialog) = self.dialog.take() else {
            return;
        };
        match dialog_ui(ctx, &mut dialog, decor) {
            None => self.dialog = Some(dialog),
            Some(answer) => {
                self.answered(dialog, answer, ctx);
                self.open_later();
            }
        }
    }

    fn chosen(&mut self, path: PathBuf, choosing: Choosing) {
        match choosing {
            Choosing::Open => self.jobs.open(path),
            Choosing::Folder => self.settings.saves = Some(path),
            Choosing::Save | Choosing::SaveElsewhere => {
                let home = self.home_at(path);
                self.save_to(home);
            }
            Choosing::ExportSgf => {
                if let Some(table) = &self.table
                    && let Some(games) = table.session.to_sgf()
                {
                    self.jobs.export(path, crate::record::sgf::write(&games));
                }
            }
            Choosing::ExportPicture => self.export_picture(path),
        }
    }

    /// The file at a path; that of the game itself keeps its other games.
    fn home_at(&self, path: PathBuf) -> GameFile {
        let known = self.table.as_ref().and_then(|table| table.session.file());
        match known {
            Some(home) if home.is_at(&path) && matches!(home.format, FileFormat::Sgf { .. }) => {
                home.clone()
            }
            _ => GameFile::new(path),
        }
    }

    fn export_picture(&mut self, path: PathBuf) {
        let shown = self.shown();
        let Some(table) = &mut self.table else {
            return;
        };
        let scene = table.scene(shown);
        let look = self.settings.look;
        let goban = match scene.board.clone() {
            Board::Stones(goban) => goban,
            Board::Pieces(pieces) => {
                return self.jobs.export_picture(path, move || {
                    pieces_picture(&pieces, look, PICTURE_SIDE).map_err(|error| error.to_string())
                });
            }
        };
        let coordinates = if self.settings.coordinates {
            Coordinates::Shown
        } else {
            Coordinates::Hidden
        };
        self.jobs.export_picture(path, move || {
            picture(&goban, look, coordinates, PICTURE_SIDE).map_err(|error| error.to_string())
        });
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
        if !asked || self.closing {
            return;
        }
        self.leave_for(Next::Quit, ctx);
        if !self.closing {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Goes on with the game that was interrupted, or shows which there are.
    pub(super) fn resume(&mut self) {
        match self.interrupted.as_slice() {
            [] => (),
            [only] => self.jobs.recover(only.journal.clone()),
            _ => self.go(Page::Interrupted),
        }
    }
}
