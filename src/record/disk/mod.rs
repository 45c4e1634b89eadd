//! Files and folders: read within limits, written whole or not at all. Nothing
//! here knows what is in them.

mod append;
mod checksum;
mod create;
mod entry_log;
mod error;
mod folders;
mod game_files;
mod leftovers;
mod log;
mod original;
mod read;
mod replace;
mod stamped;
mod tail;
mod text;

pub use create::{Written, create, create_bytes, create_first};
pub use entry_log::{LogEntries, LogEntry, LogError};
pub use error::{FileError, FileErrorKind};
pub use folders::Folders;
pub use game_files::game_files_in;
pub use leftovers::remove_leftovers;
pub use log::{LogLines, append_to_log, create_log, files_ending, read_log};
pub use original::{forget_original, keep_original};
pub use replace::{replace, replace_bytes};
pub use stamped::{StampedFile, stamped_game_files_in};
pub use text::{make_folder, read_bytes, read_text, rename, written_at};

pub(super) use append::{Absent, append_line};
pub(super) use checksum::{checksum, sealed, unsealed};
pub(super) use read::read;
pub(super) use replace::{backup_left, sync_folder};
pub(super) use tail::{Tail, lock};
