//! Jego's own list of files: what it holds, and what comes of each event.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use egui::Context;

use super::disk::{self, CannotMake, Place, Reading, Target, Unreadable};
use super::list_event::{ListEvent, ListFocus, Notice, Question, Typed};
use super::listing::{Entry, EntryKind, Sorting, Wanted};
use super::names;
use super::task::{Task, take};
use super::{Answer, Purpose, Request};
use crate::lobby::with_ending;

/// The list.
#[derive(Debug)]
pub(super) struct List {
    pub(super) request: Request,
    pub(super) folder: PathBuf,
    pub(super) entries: Result<Vec<Entry>, Unreadable>,
    pub(super) sorting: Sorting,
    pub(super) selected: Option<usize>,
    pub(super) typed: Typed,
    pub(super) question: Option<Question>,
    pub(super) notice: Option<Notice>,
    pub(super) places: Vec<Place>,
    /// The field that takes the keyboard in the next frame.
    pub(super) focus: Option<ListFocus>,
    /// The marked row is brought into view in the next frame.
    pub(super) reveal: bool,
    home: Option<PathBuf>,
    /// A file that was clicked while saving, for names that cannot be typed.
    picked: Option<PathBuf>,
    reading: Option<Task<Reading>>,
    looking: Option<Task<(PathBuf, Target)>>,
    making: Option<Task<(PathBuf, Result<(), CannotMake>)>>,
    finding: Option<Task<Vec<Place>>>,
    // Made from the entries and what is wanted of them.
    pub(super) rows: Vec<usize>,
}

impl List {
    pub(super) fn new(ctx: &Context, request: Request) -> Self {
        let purpose = request.purpose;
        let folder = names::tidy(&request.folder);
        let (saves, recent) = (request.saves.clone(), request.recent.clone());
        let asked = request.clone();
        Self {
            typed: Typed {
                name: with_ending(&request.name, purpose.endings()),
                ..Typed::default()
            },
            request,
            entries: Ok(Vec::new()),
            sorting: Sorting::BY_NAME,
            selected: None,
            question: None,
            notice: None,
            places: Vec::new(),
            focus: Some(Self::first_field(purpose)),
            reveal: false,
            home: disk::home(),
            picked: None,
            reading: Some(Task::start(ctx, move || {
                disk::read_nearest(disk::beginning(&asked), Sorting::BY_NAME)
            })),
            looking: None,
            making: None,
            finding: Some(Task::start(ctx, move || disk::places(&saves, &recent))),
            rows: Vec::new(),
            folder,
        }
    }

    const fn first_field(purpose: Purpose) -> ListFocus {
        if purpose.writes() {
            ListFocus::Name
        } else {
            ListFocus::Filter
        }
    }

    /// Opens with the question whether a file may be replaced.
    pub(super) fn ask_to_replace(&mut self, path: PathBuf) {
        self.typed.name = names::last_part(&path);
        self.picked = Some(path.clone());
        self.question = Some(Question::Replace(path));
        self.focus = Some(ListFocus::Keep);
    }

    /// Whether the folder is still being read.
    pub(super) const fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// The entry in a row.
    pub(super) fn entry(&self, row: usize) -> Option<&Entry> {
        let index = *self.rows.get(row)?;
        self.entries.as_ref().ok()?.get(index)
    }

    /// Whether the main button would do something.
    pub(super) fn can_accept(&self, typed: &Typed) -> bool {
        match self.request.purpose {
            Purpose::OpenGame => self.selected.is_some() || names::is_path(&typed.filter),
            Purpose::ChooseFolder => self.entries.is_ok(),
            Purpose::SaveGame
            | Purpose::SaveSgf
            | Purpose::SaveOnly
            | Purpose::ExportSgf
            | Purpose::ExportPicture
            | Purpose::SaveReport
            | Purpose::Publish(_) => !typed.name.trim().is_empty(),
        }
    }

    pub(super) fn apply(&mut self, ctx: &Context, event: ListEvent) -> Option<Answer> {
        match event {
            ListEvent::Go(folder) => self.go(ctx, folder),
            ListEvent::Up => {
                if let Some(above) = self.folder.parent() {
                    self.go(ctx, above.to_owned());
                }
            }
            ListEvent::Select(row) => self.select(row),
            ListEvent::Activate(row) => {
                self.select(row);
                self.activate(ctx, row);
            }
            ListEvent::Sort(column) => {
                let marked = self.marked();
                self.sorting = self.sorting.clicked(column);
                if let Ok(entries) = &mut self.entries {
                    self.sorting.sort(entries);
                }
                self.narrow(marked.as_deref());
            }
            ListEvent::Narrow => {
                self.narrow(None);
                let filter = self.typed.filter.trim();
                let narrowed = !filter.is_empty() && !names::is_path(filter);
                self.selected = (narrowed && !self.rows.is_empty()).then_some(0);
            }
            ListEvent::Accept => return self.accept(ctx),
            ListEvent::NewFolder => {
                self.typed.folder.clear();
                self.notice = None;
                self.question = Some(Question::NewFolder);
                self.focus = Some(ListFocus::Folder);
            }
            ListEvent::Confirm => return self.confirm(ctx),
            ListEvent::Back => {
                if self.question.take().is_none() {
                    return Some(Answer::Cancelled);
                }
                self.focus = Some(Self::first_field(self.request.purpose));
            }
        }
        None
    }

    fn go(&mut self, ctx: &Context, folder: PathBuf) {
        let (at, sorting) = (folder.clone(), self.sorting);
        self.reading = Some(Task::start(ctx, move || disk::read(at, sorting)));
        self.folder = folder;
        self.entries = Ok(Vec::new());
        self.rows.clear();
        self.selected = None;
        self.notice = None;
        self.picked = None;
        self.typed.filter.clear();
        self.focus = Some(Self::first_field(self.request.purpose));
    }

    fn select(&mut self, row: usize) {
        self.selected = Some(row);
        self.reveal = true;
        self.notice = None;
        let Some(entry) = self.entry(row) else {
            return;
        };
        if entry.kind == EntryKind::File && self.request.purpose.writes() {
            let (name, path) = (entry.shown.clone(), self.folder.join(&entry.name));
            self.typed.name = name;
            self.picked = Some(path);
        }
    }

    fn activate(&mut self, ctx: &Context, row: usize) {
        let Some(entry) = self.entry(row) else {
            return;
        };
        let path = self.folder.join(&entry.name);
        match entry.kind {
            EntryKind::Folder => self.go(ctx, path),
            EntryKind::File | EntryKind::Broken => self.look(ctx, path),
        }
    }

    fn accept(&mut self, ctx: &Context) -> Option<Answer> {
        let purpose = self.request.purpose;
        if !purpose.writes() && names::is_path(&self.typed.filter) {
            let typed = self.typed.filter.clone();
            self.look_typed(ctx, &typed);
            return None;
        }
        match purpose {
            Purpose::OpenGame => {
                if let Some(row) = self.selected {
                    self.activate(ctx, row);
                }
                None
            }
            Purpose::ChooseFolder => {
                let marked = self.selected.and_then(|row| self.entry(row));
                let folder = match marked {
                    Some(entry) => self.folder.join(&entry.name),
                    None => self.folder.clone(),
                };
                self.entries.is_ok().then_some(Answer::Chosen(folder))
            }
            Purpose::SaveGame
            | Purpose::SaveSgf
            | Purpose::SaveOnly
            | Purpose::ExportSgf
            | Purpose::ExportPicture
            | Purpose::SaveReport
            | Purpose::Publish(_) => {
                self.look_named(ctx);
                None
            }
        }
    }

    /// Looks at the place that the typed name means.
    fn look_named(&mut self, ctx: &Context) {
        let typed = self.typed.name.clone();
        if let Some(picked) = &self.picked
            && names::last_part(picked) == typed
        {
            let picked = picked.clone();
            self.look(ctx, picked);
            return;
        }
        let is_place = typed.trim_end().ends_with('/') || matches!(typed.trim(), "~" | "." | "..");
        if is_place {
            self.look_typed(ctx, &typed);
        } else {
            let whole = with_ending(&typed, self.request.purpose.endings());
            self.look_typed(ctx, &whole);
        }
    }

    fn look_typed(&mut self, ctx: &Context, typed: &str) {
        match names::resolve(typed, &self.folder, self.home.as_deref()) {
            Some(path) => self.look(ctx, path),
            None => self.notice = Some(Notice::Target(PathBuf::from(typed), Target::BadName)),
        }
    }

    fn look(&mut self, ctx: &Context, path: PathBuf) {
        let writes = self.request.purpose.writes();
        self.notice = None;
        self.looking = Some(Task::start(ctx, move || {
            let target = if writes {
                disk::look_to_write(&path)
            } else {
                disk::look(&path)
            };
            (path, target)
        }));
    }

    fn confirm(&mut self, ctx: &Context) -> Option<Answer> {
        match self.question.take()? {
            Question::Replace(path) => return Some(Answer::Chosen(path)),
            Question::NewFolder => self.make_folder(ctx),
        }
        None
    }

    fn make_folder(&mut self, ctx: &Context) {
        let typed = self.typed.folder.trim().to_owned();
        let Some(path) = names::resolve(&typed, &self.folder, self.home.as_deref()) else {
            self.notice = Some(Notice::CannotMake(typed.into(), CannotMake::BadName));
            return;
        };
        self.notice = None;
        self.making = Some(Task::start(ctx, move || {
            let made = disk::make_folder(&path);
            (path, made)
        }));
    }

    /// Takes what the threads have brought.
    pub(super) fn hear(&mut self, ctx: &Context) -> Option<Answer> {
        if let Some(places) = take(&mut self.finding, Vec::new) {
            self.places = places;
        }
        let folder = self.folder.clone();
        let lost = || Reading {
            folder,
            sorting: Sorting::BY_NAME,
            entries: Err(Unreadable::Other(String::new())),
        };
        if let Some(reading) = take(&mut self.reading, lost) {
            self.folder = reading.folder;
            self.entries = reading.entries;
            if let Ok(entries) = &mut self.entries
                && reading.sorting != self.sorting
            {
                self.sorting.sort(entries);
            }
            self.narrow(None);
        }
        let lost = || (PathBuf::new(), Err(CannotMake::Other(String::new())));
        if let Some((path, made)) = take(&mut self.making, lost) {
            match made {
                Ok(()) => self.go(ctx, path),
                Err(why) => self.notice = Some(Notice::CannotMake(path, why)),
            }
        }
        let lost = || (PathBuf::new(), Target::Unknown(String::new()));
        let (path, target) = take(&mut self.looking, lost)?;
        self.found(ctx, path, target)
    }

    /// Goes on with what stands in a place that was asked for.
    fn found(&mut self, ctx: &Context, path: PathBuf, target: Target) -> Option<Answer> {
        let writes = self.request.purpose.writes();
        match target {
            Target::Folder => self.go(ctx, path),
            Target::File if self.request.purpose == Purpose::ChooseFolder => {
                self.notice = Some(Notice::Target(path, target));
            }
            Target::File if writes => {
                self.question = Some(Question::Replace(path));
                self.focus = Some(ListFocus::Keep);
            }
            Target::File => return Some(Answer::Chosen(path)),
            Target::Free if writes => return Some(Answer::Chosen(path)),
            Target::Free
            | Target::Odd
            | Target::NoFolder(_)
            | Target::Unwritable
            | Target::ReadOnly
            | Target::BadName
            | Target::Unknown(_) => self.notice = Some(Notice::Target(path, target)),
        }
        None
    }

    /// The name of the marked entry.
    fn marked(&self) -> Option<OsString> {
        let marked = self.selected.and_then(|row| self.entry(row));
        marked.map(|entry| entry.name.clone())
    }

    /// Finds the rows again, and the marked entry among them.
    fn narrow(&mut self, marked: Option<&OsStr>) {
        let wanted = Wanted {
            words: if names::is_path(&self.typed.filter) {
                ""
            } else {
                &self.typed.filter
            },
            endings: if self.typed.all_files {
                &[]
            } else {
                self.request.purpose.endings()
            },
            files: self.request.purpose != Purpose::ChooseFolder,
            hidden: self.typed.hidden,
        };
        let entries = self.entries.as_deref().unwrap_or_default();
        self.rows = wanted.among(entries);
        self.selected = marked.and_then(|name| {
            let mut rows = self.rows.iter();
            rows.position(|&index| entries.get(index).is_some_and(|entry| entry.name == name))
        });
    }
}
