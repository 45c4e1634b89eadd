//! Games on disk.
//!
//! A [`Record`] is a game with everything that belongs to it; one of any game is
//! an [`AnyRecord`]. It is read from
//! a file of any format ([`open_file`]), changed one [`Change`] at a time, and
//! written as a save ([`save::write`]) or as SGF ([`Record::to_sgf`]), whole
//! or not at all ([`replace`]). While it is played a [`Journal`] writes every
//! change down, so that it can be [`recover`]ed.
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

mod aligne4;
mod any;
mod charset;
mod clock;
mod create;
mod files;
mod folders;
mod foreign;
mod game;
mod go;
mod journal;
mod kept;
mod ledger;
mod leftovers;
mod open;
mod original;
mod othello;
mod plain;
mod problem;
pub mod save;
mod seat;
pub mod sgf;
mod tail;

pub use aligne4::Aligne4Record;
pub use any::{AnyMove, AnyRecord};
pub use charset::{Certainty, Charset};
pub use clock::{Reading, TimeControl};
pub use create::{Written, create, create_first};
pub use files::{FileError, Trouble, open_file, open_file_as, preview, replace, replace_bytes};
pub use folders::Folders;
pub use game::{Change, Header, Record, Refused};
pub use go::{GoRecord, InvalidStart, Start, Terms};
pub use journal::{CannotRecover, Journal, Recovered, give_up, interrupted, recover, set_aside};
pub use kept::{Breach, Kept, Table};
pub use ledger::{Ledger, LedgerEntry};
pub use leftovers::remove_leftovers;
pub use open::{
    CannotOpen, Format, Games, Kind, Opened, Preview, Unplayable, kind, open, open_as, previews,
};
pub use original::{forget_original, keep_original};
pub use othello::{OthelloRecord, OthelloStart};
pub use plain::{make_folder, read_text, rename, written_at};
pub use problem::{Fault, Place, Problem, Problems};
pub use seat::Seat;
