//! Games on disk.
//!
//! A [`Record`] is a game with everything that belongs to it; one of any game
//! is an [`AnyRecord`]. It is read from a file of any format ([`open_file`]),
//! changed one [`Change`] at a time, and written as a save ([`save::write`]) or
//! as SGF ([`Record::to_sgf`]), whole or not at all ([`replace`]). While it is
//! played a [`Journal`] writes every change down, so that it can be
//! [`recover`]ed.
//!
//! ```
//! use jego::board::Size;
//! use jego::go::{Move, Ruleset};
//! use jego::record::{Change, GoRecord, Start, save, sgf};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = GoRecord::new(Start::new(Size::NINE, Ruleset::French))?;
//! let turn = game.apply(&Change::Play(Move::Pass))?;
//! game.apply(&Change::Comment(turn, "hm".to_owned()))?;
//! assert!(sgf::write(&game.to_sgf()).ends_with(";B[]C[hm])\n"));
//!
//! let again = save::read(&save::write(&game))?.go()?;
//! assert_eq!(again.comment(turn).as_deref(), Some("hm"));
//! # Ok(())
//! # }
//! ```
//!
//! What is promised about files, and how they look, is in `docs/FILES.md`.

mod breach;
mod cannot_open;
mod charset;
mod dates;
mod disk;
mod foreign;
mod journal;
mod kind;
mod ledger;
mod model;
mod open;
mod problem;
mod property;
pub mod save;
mod schema;
pub mod sgf;

pub use breach::Breach;
pub use cannot_open::CannotOpen;
pub use charset::{Certainty, Charset};
pub use dates::{Date, Dates, InvalidDates};
pub use disk::{
    FileError, FileErrorKind, Folders, LogEntries, LogEntry, LogError, LogLines, StampedFile,
    Written, append_to_log, create, create_bytes, create_first, create_log, files_ending,
    forget_original, game_files_in, keep_original, make_folder, read_bytes, read_log, read_text,
    remove_leftovers, rename, replace, replace_bytes, stamped_game_files_in, written_at,
};
pub use journal::{
    CannotRecover, Journal, Recovered, discard_journal, interrupted_journals, recover,
    set_aside_damaged,
};
pub use kind::GameKind;
pub use ledger::{Ledger, LedgerEntry};
pub use model::{
    Aligne4Record, AnyMove, AnyRecord, AnyStart, Branch, BranchTurn, Change, ClockReading,
    GoRecord, Header, InvalidHeader, InvalidStart, OthelloRecord, OthelloStart, OwnedProperty,
    Record, Recordable, Refused, Seat, Start, Terms, TimeControl, Unplayable, WrittenNotes,
};
pub use open::{
    Format, Games, Opened, Preview, open, open_as, open_file, open_file_as, preview, previews,
};
pub use problem::{Fault, Place, Problem, Problems};
