//! Matches without a window: the session, its clocks and tree, the terminal, and what is said.

mod console;
mod lobby;
#[cfg(target_os = "linux")]
mod offline;
mod puzzles;
mod session;
mod tree_and_clock;
mod words;
