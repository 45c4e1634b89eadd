//! Jego: a table for Go, and beside it Othello and Aligne 4.
//!
//! This is the library under the program. It is built in floors, and a module
//! uses only what is below it:
//!
//! - [`board`]: points, sizes, colors, and boards as text;
//! - [`game`]: what games share, above all [`game::History`], the tree of
//!   turns with its cursor;
//! - [`go`], [`othello`], [`aligne4`]: the rules of each game;
//! - [`reading`]: who can force what in a part of the board, proved;
//! - [`ai`]: thinking: levels, search, estimates;
//! - [`rating`]: how strong players are found to be: ratings, ranks, fair terms;
//! - [`record`]: games on disk: SGF, saves, the journal of a game in progress;
//! - [`library`]: folders of games: listed, sorted, searched by position;
//! - [`profile`]: the players of this machine and their rated games;
//! - [`gtp`]: the Go Text Protocol, as an engine and for engines;
//! - [`analysis`]: positions analyzed for other programs;
//! - [`find`]: looking for something in a game, and what comments mention;
//! - [`review`]: going over a game: what every move cost;
//! - [`puzzle`]: problems of Go, read from files and tried;
//! - [`session`]: a match in progress, without a screen;
//! - [`words`]: what is said, in every language;
//! - [`drawing`]: lines, discs and words, and the formats they are written in;
//! - [`figure`]: boards as books print them;
//! - [`document`]: pages to be read, printed and saved;
//! - [`lesson`], [`setup`], [`settings`]: what is taught, chosen, remembered;
//! - [`lobby`]: the life of a game around its match: opened, kept, left;
//! - [`scene`]: what there is to see of it, as plain data;
//! - [`console`]: the terminal, full screen or in lines;
//! - `ui`: the window, behind the feature `gui`.
//!
//! `docs/ARCHITECTURE.md` has it all in detail.

pub mod ai;
pub mod aligne4;
pub mod analysis;
pub mod board;
pub mod console;
pub mod document;
pub mod drawing;
pub mod figure;
pub mod find;
pub mod game;
pub mod go;
pub mod gtp;
pub mod guess;
pub mod lesson;
pub mod library;
pub mod lobby;
pub mod othello;
pub mod profile;
pub mod puzzle;
pub mod rating;
pub mod reading;
pub mod record;
pub mod review;
pub mod scene;
pub mod session;
pub mod settings;
pub mod setup;
#[cfg(feature = "gui")]
pub mod ui;
pub mod words;

/// The examples of the README, kept true by the test run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
