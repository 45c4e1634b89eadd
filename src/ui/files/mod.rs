//! Choosing files: with the system's own dialog, or with Jego's list where the
//! system has none.
//!
//! A [`FileDialog`] is opened, shown in every frame, and answers once. Neither
//! kind ever holds a frame up: the system's dialog waits on a thread, and so
//! does everything that Jego's own list asks of the disk.

mod disk;
mod format;
mod keys;
mod list;
mod list_event;
mod listing;
mod names;
mod rows;
mod system;
mod task;
mod view;

use std::path::PathBuf;

use egui::Context;

use crate::document::Format as PublishedFormat;
use crate::record::{Format, save};
use crate::words::FileWords;

use super::theme::Style;

use list::List;
use system::SystemAnswer;
use task::{Progress, Task};

pub use system::install_logger;

/// What a file is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A game to open, of any format.
    OpenGame,
    /// A place for a save. A name that ends in `.sgf` is kept as it is: the
    /// ending of the answer says which format was meant.
    SaveGame,
    /// The same, with SGF as the format of names that have no ending.
    SaveSgf,
    /// The same for a game that SGF does not know.
    SaveOnly,
    /// A place for an SGF file.
    ExportSgf,
    /// A place for a PNG picture.
    ExportPicture,
    /// A place for a page: HTML, PDF, or text.
    SaveReport,
    /// A place for something published in this format.
    Publish(PublishedFormat),
    /// A folder.
    ChooseFolder,
}

impl Purpose {
    /// The endings of the files in question, that of new ones first.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::OpenGame => &Format::ENDINGS,
            Self::SaveGame => &[save::EXTENSION, "sgf"],
            Self::SaveSgf => &["sgf", save::EXTENSION],
            Self::SaveOnly => &[save::EXTENSION],
            Self::ExportSgf => &["sgf"],
            Self::ExportPicture => &["png"],
            Self::SaveReport => &["html", "pdf", "txt"],
            Self::Publish(format) => format.endings(),
            Self::ChooseFolder => &[],
        }
    }

    const fn title(self) -> FileWords {
        match self {
            Self::OpenGame => FileWords::OpenGame,
            Self::SaveGame | Self::SaveSgf | Self::SaveOnly => FileWords::SaveGame,
            Self::ExportSgf => FileWords::ExportSgf,
            Self::ExportPicture => FileWords::ExportPicture,
            Self::SaveReport => FileWords::SaveReport,
            Self::Publish(_) => FileWords::Publish,
            Self::ChooseFolder => FileWords::ChooseFolder,
        }
    }

    /// The word on the main button.
    const fn verb(self) -> FileWords {
        match self {
            Self::OpenGame => FileWords::Open,
            Self::SaveGame | Self::SaveSgf | Self::SaveOnly | Self::SaveReport => FileWords::Save,
            Self::ExportSgf | Self::ExportPicture | Self::Publish(_) => FileWords::Export,
            Self::ChooseFolder => FileWords::Choose,
        }
    }

    /// What files with these endings are called.
    const fn kind(self) -> FileWords {
        match self {
            Self::OpenGame | Self::ChooseFolder => FileWords::Games,
            Self::SaveGame | Self::SaveSgf | Self::SaveOnly => FileWords::Saves,
            Self::ExportSgf => FileWords::SgfFiles,
            Self::ExportPicture => FileWords::Pictures,
            Self::SaveReport => FileWords::Reports,
            Self::Publish(_) => FileWords::Published,
        }
    }

    /// Whether something will be written.
    const fn writes(self) -> bool {
        match self {
            Self::SaveGame
            | Self::SaveSgf
            | Self::SaveOnly
            | Self::ExportSgf
            | Self::ExportPicture
            | Self::SaveReport
            | Self::Publish(_) => true,
            Self::OpenGame | Self::ChooseFolder => false,
        }
    }
}

/// Who shows the dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chooser {
    /// The system, where it can.
    #[default]
    System,
    /// Jego.
    Own,
}

/// What a dialog is opened with.
#[derive(Clone, Debug)]
pub struct Request {
    /// What the file is for.
    pub purpose: Purpose,
    /// Where to begin. If it is one of `saves` and something is to be written,
    /// it is created. If it is missing, opening begins in the first of
    /// `otherwise` that exists, or else in the user's documents or home; all
    /// else begins in the nearest folder above it.
    pub folder: PathBuf,
    /// Where opening begins instead.
    pub otherwise: Vec<PathBuf>,
    /// The name that is offered for a new file, with or without its ending.
    pub name: String,
    /// Something to say about the format; may be empty.
    pub note: String,
    /// Where games are kept, the first choice first.
    pub saves: Vec<PathBuf>,
    /// Folders that were used lately, the latest first.
    pub recent: Vec<PathBuf>,
    /// Who shows it.
    pub chooser: Chooser,
}

/// How a dialog ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// With this file or folder. If it will be replaced, the user was asked.
    Chosen(PathBuf),
    /// With nothing.
    Cancelled,
}

/// A dialog that is open. Dropping it closes Jego's own list; a dialog of the
/// system stays until it is answered, and its answer is not heard.
#[derive(Debug)]
pub struct FileDialog {
    request: Request,
    shown: DialogState,
}

#[derive(Debug)]
enum DialogState {
    System(Task<SystemAnswer>),
    Own(Box<List>),
}

impl FileDialog {
    /// Opens a dialog; the system's own lies over the window of `parent`.
    ///
    /// A dialog of the system that was dropped without an answer may hang, so
    /// Jego's own list is used until it is answered.
    #[must_use]
    pub fn open(
        ctx: &Context,
        parent: Option<&eframe::Frame>,
        style: Style,
        request: Request,
    ) -> Self {
        let system = request.chooser == Chooser::System && system::is_free();
        let shown = if system {
            DialogState::System(system::ask(ctx, parent, style.language, &request))
        } else {
            DialogState::Own(Box::new(List::new(ctx, request.clone())))
        };
        Self { request, shown }
    }

    /// What it is for.
    #[must_use]
    pub const fn purpose(&self) -> Purpose {
        self.request.purpose
    }

    /// Whether Jego's own list is shown, over everything else. The window can
    /// be used while the system shows its dialog.
    #[must_use]
    pub const fn is_own(&self) -> bool {
        matches!(self.shown, DialogState::Own(_))
    }

    /// Shows it; call this in every frame until it answers, and then drop it.
    pub fn show(&mut self, ctx: &Context, style: Style) -> Option<Answer> {
        if let DialogState::System(task) = &self.shown {
            let answer = match task.poll() {
                Progress::Running => return None,
                Progress::Done(answer) => answer,
                Progress::Lost => SystemAnswer::Absent,
            };
            let taken = match answer {
                SystemAnswer::Chosen(path) => return Some(Answer::Chosen(path)),
                SystemAnswer::Cancelled => return Some(Answer::Cancelled),
                SystemAnswer::Absent => None,
                SystemAnswer::Taken(path) => Some(path),
            };
            let mut list = List::new(ctx, self.request.clone());
            if let Some(path) = taken {
                list.ask_to_replace(path);
            }
            self.shown = DialogState::Own(Box::new(list));
        }
        match &mut self.shown {
            DialogState::Own(list) => list.show(ctx, style),
            DialogState::System(_) => None,
        }
    }
}
