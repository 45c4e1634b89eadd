//! The library: folders of games as a list, and the search for a position.

mod filters;
mod list;
mod position;

use std::path::PathBuf;

use egui::{Button, RichText, Ui};

use crate::board::{ByColor, PointSet, Size};
use crate::library::{Arranged, Arrangement, Catalogue, Progress};
use crate::lobby::IndexTrouble;
use crate::ui::accessibility;
use crate::ui::look::BoardTextures;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::ui::widget::page_frame::{back_ui, column_ui, head_ui};
use crate::words::{self, HomeWords, LibraryWords as Words};
use position::PositionPanel;

/// How wide the search for a position is, and what it leaves to the list at
/// least.
const POSITION: f32 = 312.0;
const LIST: f32 = 360.0;

/// How often folders are looked through while they are in sight, in seconds.
const LOOKED_EVERY: f64 = 15.0;

/// What was asked for on the page.
#[derive(Clone, Debug)]
pub(crate) enum LibraryEvent {
    /// Go back.
    Back,
    /// Choose one more folder.
    AddFolder,
    /// Take a folder out of the library.
    RemoveFolder(PathBuf),
    /// Look for what has changed.
    Refresh,
    /// Open a game of a file after a turn.
    Open {
        /// The file.
        path: PathBuf,
        /// Which game in it, counted from 0.
        number: usize,
        /// The turn.
        turn: u16,
    },
    /// Open a file that cannot be read, to be told why.
    OpenFile(PathBuf),
    /// Put games into a list.
    Arrange(Catalogue, Box<Arrangement>),
}

/// The stones of the game on the table.
pub(crate) type Present = (Size, ByColor<PointSet>);

/// What the page is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LibraryView<'a> {
    /// The folders of the library.
    pub(crate) folders: &'a [PathBuf],
    /// The stones of the game on the table, if there is one of Go.
    pub(crate) present: Option<&'a Present>,
}

/// The page between frames.
#[derive(Debug, Default)]
pub(crate) struct LibraryPage {
    /// All that is known by now.
    catalogue: Catalogue,
    /// Whether the folders have been looked through once.
    is_known: bool,
    /// How many files have been read, and how many there are, while it goes on.
    reading: Option<(usize, usize)>,
    /// When the folders were looked through last.
    looked_at: f64,
    /// What is wrong with the index.
    trouble: Option<IndexTrouble>,

    /// How the list is wanted.
    wanted: Arrangement,
    /// Of what and how a list is being made, if one is.
    asked: Option<(Catalogue, Arrangement)>,
    /// Whether more is known than was when the last list was asked for.
    is_outdated: bool,
    /// The list that is shown, how it was wanted, and the games that it is of.
    shown: Arranged,
    shown_as: Arrangement,
    shown_of: Catalogue,

    /// Whether files that cannot be read, at the end of the list, are wanted in
    /// sight.
    scrolls_to_damaged: bool,
    /// The search for a position, while it is there.
    position: Option<PositionPanel>,
}

impl LibraryPage {
    /// What is known, to begin a reading with; `None` before the first.
    pub(crate) fn known(&self) -> Option<Catalogue> {
        self.is_known.then(|| self.catalogue.clone())
    }

    /// A reading begins.
    pub(crate) fn begin_reading(&mut self, now: f64) {
        self.looked_at = now;
        if !self.is_known {
            self.reading = Some((0, 0));
        }
    }

    /// Reading has come so far.
    pub(crate) fn take_progress(&mut self, progress: Progress) {
        self.reading = Some((progress.read, progress.of)).filter(|_| progress.of > 0);
        self.is_outdated |= !self.catalogue.is_same(&progress.catalogue);
        self.catalogue = progress.catalogue;
    }

    /// Everything has been read.
    pub(crate) fn end_reading(&mut self) {
        self.reading = None;
        self.is_known = true;
    }

    /// Something is wrong with the index.
    pub(crate) fn take_trouble(&mut self, trouble: IndexTrouble) {
        self.trouble = Some(trouble);
    }

    /// A list that was asked for.
    pub(crate) fn take_list(&mut self, wanted: Arrangement, list: Arranged) {
        if let Some((catalogue, _)) = self.asked.take() {
            self.shown = list;
            self.shown_as = wanted;
            self.shown_of = catalogue;
        }
        let found = self.shown.continuations.as_ref();
        let panel = self.position.as_mut();
        let panel = panel.filter(|panel| panel.query() == self.shown_as.query);
        if let (Some(panel), Some(found)) = (panel, found) {
            panel.show_found(found, self.shown.games);
        }
    }

    /// Paints the page and returns what someone wants.
    pub(crate) fn library_ui(
        &mut self,
        ui: &mut Ui,
        view: LibraryView<'_>,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Vec<LibraryEvent> {
        if view.folders.is_empty() {
            return without_folders_ui(ui, style);
        }
        let mut events = Vec::new();
        events.extend(self.head_ui(ui, view, style));
        events.extend(self.look_again(ui));
        let room = ui.available_rect_before_wrap();
        let beside = self.position.is_some() && room.width() >= POSITION + LIST;
        let mut left = room;
        if beside {
            left.set_right(room.right() - POSITION - theme::GRID * 2.0);
        }
        // Where there is room for one of them, what was found is shown.
        let is_asked = self.position.as_ref().is_none_or(PositionPanel::is_asked);
        if beside || is_asked {
            ui.scope_builder(egui::UiBuilder::new().max_rect(left), |ui| {
                self.filters_ui(ui, style);
                self.state_ui(ui, style);
                events.extend(self.list_ui(ui, style));
            });
        }
        if let Some(panel) = self.position.as_mut().filter(|_| beside || !is_asked) {
            let mut right = room;
            right.set_left(if beside {
                room.right() - POSITION
            } else {
                room.left()
            });
            ui.scope_builder(egui::UiBuilder::new().max_rect(right), |ui| {
                panel.position_ui(ui, view.present, textures, style);
            });
            self.wanted.query = panel.query();
        }
        events.extend(self.request());
        events
    }

    /// Folders are looked through now and then while they are in sight.
    fn look_again(&self, ui: &Ui) -> Option<LibraryEvent> {
        let since = ui.input(|input| input.time) - self.looked_at;
        ui.ctx().request_repaint_after_secs(LOOKED_EVERY as f32);
        let is_due = since > LOOKED_EVERY && self.reading.is_none() && self.is_known;
        is_due.then_some(LibraryEvent::Refresh)
    }

    /// Asks for a list where another one is wanted than is shown.
    fn request(&mut self) -> Option<LibraryEvent> {
        let is_other = self.is_outdated || self.wanted != self.shown_as;
        if self.asked.is_some() || !is_other {
            return None;
        }
        self.is_outdated = false;
        let asked = (self.catalogue.clone(), self.wanted.clone());
        self.asked = Some(asked.clone());
        Some(LibraryEvent::Arrange(asked.0, Box::new(asked.1)))
    }

    fn head_ui(
        &mut self,
        ui: &mut Ui,
        view: LibraryView<'_>,
        style: Style,
    ) -> Option<LibraryEvent> {
        let language = style.language;
        let mut event = None;
        ui.horizontal_wrapped(|ui| {
            let back = back_ui(ui, language.say(HomeWords::Back));
            event = back.map(|_| LibraryEvent::Back);
            ui.add_space(theme::GRID);
            let title = RichText::new(language.say(Words::Title)).size(theme::TITLE);
            ui.label(title.color(style.colors.text));
            ui.add_space(theme::GRID);
            let folders = language.count(view.folders.len(), Words::Folders);
            ui.menu_button(format!("{folders} ▾"), |ui| {
                event = event
                    .take()
                    .or_else(|| self.folders_ui(ui, view.folders, style));
            })
            .response
            .accessible_name(&folders);
            let refresh = ui.add(controls::plain_button(language.say(Words::Refresh)));
            if controls::tip(refresh, language.say(Words::RefreshTip)).clicked() {
                event = Some(LibraryEvent::Refresh);
            }
            let name = language.say(Words::Position);
            let button = Button::new(name).selected(self.position.is_some());
            let position = ui.add(button.min_size(egui::vec2(0.0, theme::BUTTON)));
            if controls::tip(position, language.say(Words::PositionTip)).clicked() {
                self.toggle_position(view.present);
            }
        });
        ui.add_space(theme::GRID / 2.0);
        accessibility::next(ui);
        event
    }

    fn toggle_position(&mut self, present: Option<&Present>) {
        self.position = match self.position.take() {
            Some(_) => {
                self.wanted.query = None;
                None
            }
            None => Some(PositionPanel::new(present)),
        };
    }

    fn folders_ui(&self, ui: &mut Ui, folders: &[PathBuf], style: Style) -> Option<LibraryEvent> {
        let language = style.language;
        let mut event = None;
        for folder in folders {
            ui.horizontal(|ui| {
                let name = folder.display().to_string();
                let remove = ui.button("×");
                let remove = controls::tip(remove, language.say(Words::RemoveTip));
                if remove.clicked() {
                    event = Some(LibraryEvent::RemoveFolder(folder.clone()));
                    ui.close();
                }
                remove.accessible_name(language.fill(Words::RemoveNamed, &[&name]));
                ui.label(name);
            });
        }
        ui.separator();
        if ui.button(language.say(Words::AddFolder)).clicked() {
            event = Some(LibraryEvent::AddFolder);
            ui.close();
        }
        event
    }

    /// How much there is, and what is wrong.
    fn state_ui(&mut self, ui: &mut Ui, style: Style) {
        let language = style.language;
        let all = self.catalogue.games();
        let mut parts = Vec::new();
        if self.shown.games == all || self.is_outdated {
            parts.push(language.count(all, Words::GamesCount));
        } else {
            let numbers = [self.shown.games, all].map(|number| language.number(number));
            parts.push(language.fill(Words::Shown, &[&numbers[0], &numbers[1]]));
        }
        parts.push(language.count(self.catalogue.files.len(), Words::FilesCount));
        match self.reading {
            Some((0, 0)) => parts.push(language.say(Words::Looking).to_owned()),
            Some((read, of)) if of > 0 => {
                let numbers = [read, of].map(|number| language.number(number));
                parts.push(language.fill(Words::Reading, &[&numbers[0], &numbers[1]]));
            }
            Some(_) | None => (),
        }
        controls::quiet_label(ui, style.colors, &parts.join(" · "));
        self.troubles_ui(ui, style);
    }

    fn troubles_ui(&mut self, ui: &mut Ui, style: Style) {
        let language = style.language;
        let caution = style.colors.caution;
        match &self.trouble {
            None => (),
            Some(IndexTrouble::Damaged) => {
                controls::colored_label(ui, language.say(Words::IndexDamaged), caution);
            }
            Some(IndexTrouble::Newer) => {
                controls::colored_label(ui, language.say(Words::IndexNewer), caution);
            }
            Some(IndexTrouble::NotWritten(error)) => {
                let why = words::file_error(language, error);
                let text = language.fill(Words::IndexNotWritten, &[&why]);
                controls::colored_label(ui, &text, caution);
            }
        }
        for trouble in &self.catalogue.troubles {
            let why = words::file_error(language, &trouble.why);
            let text = language.fill(Words::FolderTrouble, &[&why]);
            controls::colored_label(ui, &text, style.colors.wrong);
        }
        let damaged = self.catalogue.damaged().count();
        if damaged > 0 {
            ui.horizontal_wrapped(|ui| {
                let text = language.count(damaged, Words::DamagedCount);
                controls::colored_label(ui, &text, style.colors.wrong);
                let show = language.say(Words::ShowDamaged);
                if ui.add(controls::plain_button(show)).clicked() {
                    self.wanted = Arrangement::default();
                    self.position = None;
                    self.scrolls_to_damaged = true;
                }
            });
        }
    }
}

/// The page while it has nothing to look through.
fn without_folders_ui(ui: &mut Ui, style: Style) -> Vec<LibraryEvent> {
    let language = style.language;
    let mut events = Vec::new();
    let back = head_ui(ui, language.say(Words::Title), style);
    events.extend(back.map(|_| LibraryEvent::Back));
    column_ui(ui, |ui| {
        controls::quiet_label(ui, style.colors, language.say(Words::NoFolders));
        ui.add_space(theme::GRID);
        if controls::main_button(ui, style.colors, language.say(Words::AddFolder)).clicked() {
            events.push(LibraryEvent::AddFolder);
        }
    });
    events
}
