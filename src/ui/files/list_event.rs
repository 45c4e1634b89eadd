//! What a person does to the file list, and what it says back.

use std::path::PathBuf;

use super::disk::{CannotMake, Target};
use super::listing::SortColumn;

/// Something a person did to the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ListEvent {
    /// Go to this folder.
    Go(PathBuf),
    /// Go to the folder above.
    Up,
    /// Mark this row.
    Select(usize),
    /// Go into this row's folder, or take its file.
    Activate(usize),
    /// Sort by this column.
    Sort(SortColumn),
    /// The filter, the kind of files or the hidden ones changed.
    Narrow,
    /// The main button, or Enter.
    Accept,
    /// Ask for the name of a new folder.
    NewFolder,
    /// The answer to a question: yes.
    Confirm,
    /// The answer to a question: no. Without a question: close the list.
    Back,
}

/// What the list asks before it goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Whether this file may be replaced.
    Replace(PathBuf),
    /// What a new folder is called.
    NewFolder,
}

/// Why something failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Notice {
    /// A file cannot be taken or written.
    Target(PathBuf, Target),
    /// A folder could not be made.
    CannotMake(PathBuf, CannotMake),
}

/// What a person types or ticks.
#[derive(Clone, Debug, Default)]
pub(super) struct Typed {
    /// The name of a new file.
    pub(super) name: String,
    /// Part of a name, or a path.
    pub(super) filter: String,
    /// The name of a new folder.
    pub(super) folder: String,
    /// Whether files of every kind are shown.
    pub(super) all_files: bool,
    /// Whether hidden files are shown.
    pub(super) hidden: bool,
}

/// Where the keyboard should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ListFocus {
    /// In the name of a new file.
    Name,
    /// In the filter.
    Filter,
    /// In the name of a new folder.
    Folder,
    /// On the button that keeps the file that is there.
    Keep,
}
