//! The terminal: all three tables without a window.
//!
//! Two ways to sit at it share everything but what is seen: a full screen that
//! is drawn (`app`, `view`, `terminal`), and lines that are written and read
//! (`plain`). What both do is in `room`: where one is, what is being asked,
//! what can be chosen; below it `desk` has the match and what is remembered.

mod analysis;
mod app;
mod asked;
mod change;
mod choices;
mod clock_text;
mod desk;
mod field;
mod filing;
mod folder;
mod input;
mod order;
mod page;
mod pieces;
mod plain;
mod room;
mod rows;
mod rules;
mod seats;
mod speech;
mod terminal;
mod text;
mod view;

use std::path::PathBuf;

pub use app::{App, Happening};
pub use asked::{Asked, CannotBegin, What};
pub use clock_text::{InvalidClock, parse_clock};
pub use plain::{Echo, play_lines};
pub use terminal::play_screen;
pub use view::Colors;

use crate::record::{Charset, Folders};
use crate::settings::{Settings, read_settings, system_language};
use crate::setup::GameSetup;
use crate::words::Language;

/// What a game in a terminal starts with.
#[derive(Debug)]
pub struct Beginning {
    /// What is remembered.
    pub settings: Settings,
    /// What is wrong with that, in words.
    pub settings_trouble: Option<String>,
    /// Where things are kept.
    pub folders: Folders,
    /// The language of the system.
    pub system_language: Language,
    /// The language that was asked for this once.
    pub language: Option<Language>,
    /// What is seen first.
    pub first: First,
}

/// What is seen first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum First {
    /// The menu.
    Menu,
    /// A new game.
    Game(Box<GameSetup>),
    /// A game out of a file, in a character set that was asked for.
    File(PathBuf, Option<Charset>),
}

impl Beginning {
    /// Reads what the user has chosen before, and sets up what is asked for.
    ///
    /// # Errors
    ///
    /// [`CannotBegin`] if that cannot be.
    pub fn new(folders: Folders, asked: &Asked) -> Result<Self, CannotBegin> {
        asked.table()?;
        let system_language = system_language();
        let (settings, settings_trouble) = read_settings(&folders, system_language);
        let first = match (asked.setup(&settings)?, &asked.what) {
            (Some(setup), _) => First::Game(Box::new(setup)),
            (None, What::File(path)) => First::File(path.clone(), asked.charset),
            (None, What::Menu | What::Table(_)) => First::Menu,
        };
        Ok(Self {
            settings,
            settings_trouble,
            folders,
            system_language,
            language: asked.language,
            first,
        })
    }
}
