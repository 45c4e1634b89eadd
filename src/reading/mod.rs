//! Exhaustive reading: who can force what in a part of the board that is
//! closed off, proved by trying everything.
//!
//! A [`Local`] is such a part: some dozens of points, and around them stones
//! that are taken to stand for good. A [`Reader`] proves by depth-first
//! proof-number search whether a [`Question`] about it is answered yes or no:
//! is this chain taken, does it get two eyes, and who needs ko threats for it.
//! [`enclosure`] finds the part of a board that belongs to a chain. What is not
//! closed off is not read here, but for chases: [`Chase`] follows ladders and
//! nets across the open board. [`Endgame`] counts a part that is played to the
//! end.
//!
//! Nothing here knows a network or guesses: an answer is a proof, or there is
//! none.

mod chase;
mod enclosure;
mod endgame;
mod fate;
mod life;
mod local;
mod question;
mod reader;
mod state;
mod table;

pub use chase::Chase;
pub use enclosure::{Enclosure, enclosure};
pub use endgame::Endgame;
pub use fate::{Fate, Fates};
pub use local::{Local, TooLarge};
pub use question::{Aim, Question, Threats};
pub use reader::{Reader, Unproved};
