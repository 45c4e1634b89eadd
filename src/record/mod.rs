//! Games on disk.

mod charset;
mod clock;
mod files;
mod folders;
mod foreign;
mod go;
mod journal;
mod ledger;
mod open;
mod problem;
pub mod save;
mod seat;
pub mod sgf;

pub use clock::{Reading, TimeControl};
pub use files::{FileError, Trouble, open_file, replace};
pub use folders::Folders;
pub use go::{Change, GoRecord, Header, InvalidStart, Refused, Start};
pub use journal::{CannotRecover, Journal, Recovered, interrupted, recover};
pub use ledger::{Ledger, LedgerEntry};
pub use open::{CannotOpen, Format, Games, Kind, NotGo, Opened, kind, open};
pub use problem::{Fault, Place, Problem, Problems};
pub use seat::Seat;
