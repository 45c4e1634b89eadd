//! Matches without a window: the session, its clocks and tree, the terminal, and what is said.

mod console;
mod lobby;
mod puzzles;
mod session;
mod tree_and_clock;
mod words;
