//! The page of the library, and what is done for it.

use std::path::PathBuf;

use egui::{Context, Ui};

use super::overlay::Choosing;
use super::{App, Page};
use crate::lobby::{LibraryNews, LibraryOrder};
use crate::ui::command::Command;
use crate::ui::jobs::LibraryJob;
use crate::ui::page::library::{LibraryEvent, LibraryView, Present};
use crate::ui::theme::Style;

impl App {
    /// Shows the page; what has changed in its folders is read.
    pub(super) fn show_library(&mut self, ctx: &Context) {
        self.read_library(ctx);
        self.visit(Page::Library, ctx);
    }

    fn read_library(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        self.pages.library.begin_reading(now);
        self.library_readings += 1;
        let order = LibraryOrder {
            folders: self.preferences.folders().clone(),
            chosen: self.settings().library.clone(),
            known: self.pages.library.known(),
        };
        self.jobs.read_library(self.library_readings, order);
    }

    /// Does what a key asks for on the page: the one that has a computer move
    /// at the table has files looked for here.
    pub(super) fn press_library_key(&mut self, command: Command, ctx: &Context) {
        if command == Command::MoveNow {
            self.read_library(ctx);
        }
    }

    pub(super) fn library_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let present = self.present_stones();
        let view = LibraryView {
            folders: &self.preferences.settings.library,
            present: present.as_ref(),
        };
        let textures = &mut self.appearance.textures;
        let events = self.pages.library.library_ui(ui, view, textures, style);
        for event in events {
            self.answer_library(event, ui.ctx());
        }
    }

    /// The stones of the game on the table.
    fn present_stones(&self) -> Option<Present> {
        let game = self.playing.as_ref()?.session.go()?;
        let record = game.record();
        let stones = record.history().position().board().stones();
        Some((record.size(), *stones))
    }

    fn answer_library(&mut self, event: LibraryEvent, ctx: &Context) {
        match event {
            LibraryEvent::Back => self.go_back(),
            LibraryEvent::AddFolder => self.choose_file(Choosing::LibraryFolder, None, ctx),
            LibraryEvent::RemoveFolder(folder) => {
                self.settings_mut().library.retain(|known| *known != folder);
                self.read_library(ctx);
            }
            LibraryEvent::Refresh => self.read_library(ctx),
            LibraryEvent::Open { path, number, turn } => {
                self.jobs.open_in_library(path, number, turn);
            }
            LibraryEvent::OpenFile(path) => self.jobs.open(path),
            LibraryEvent::Arrange(catalogue, wanted) => {
                self.jobs.arrange_library(catalogue, *wanted);
            }
        }
    }

    /// Adds a folder to the library.
    pub(super) fn add_library_folder(&mut self, folder: PathBuf, ctx: &Context) {
        let library = &mut self.settings_mut().library;
        if !library.contains(&folder) {
            library.push(folder);
        }
        self.read_library(ctx);
    }

    /// Does what comes of a job about the library. What a reading that was given
    /// up says comes too late.
    pub(super) fn answer_library_job(&mut self, done: LibraryJob) {
        let page = &mut self.pages.library;
        match done {
            LibraryJob::News(number, _) if number != self.library_readings => (),
            LibraryJob::News(_, LibraryNews::Progress(progress)) => page.take_progress(progress),
            LibraryJob::News(_, LibraryNews::Index(trouble)) => page.take_trouble(trouble),
            LibraryJob::News(_, LibraryNews::Done) => page.end_reading(),
            LibraryJob::Arranged(wanted, list) => page.take_list(wanted, *list),
        }
    }
}
