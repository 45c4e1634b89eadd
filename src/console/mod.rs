//! The terminal: all three games without a window.
//!
//! There are two front ends: a full screen that is drawn (`screen`), and lines
//! that are written and read (`line_mode`). They share the `controller`, which
//! knows the page that is shown, the prompt that is open and what a choice
//! does; the `menu`s and the `command`s; and the `workspace`: the match and
//! what is remembered.

mod command;
mod controller;
mod launch;
mod line_mode;
mod menu;
mod problems;
mod screen;
mod text;
mod workspace;

use std::path::PathBuf;

pub use launch::{CannotLaunch, LaunchOptions, LaunchTarget};
pub use line_mode::{Echo, play_lines};
pub use problems::{ProblemLines, solve_lines};
pub use screen::{App, AppEvent, Colors, play_screen};
pub use text::{InvalidClock, parse_clock};

use crate::record::{Charset, Folders};
use crate::settings::{Settings, read_settings, system_language};
use crate::setup::GameSetup;
use crate::words::Language;

/// What the terminal starts with.
#[derive(Debug)]
pub struct Startup {
    /// What is remembered.
    pub settings: Settings,
    /// What is wrong with that, in words.
    pub settings_trouble: Option<String>,
    /// Where things are kept.
    pub folders: Folders,
    /// The language of the system.
    pub system_language: Language,
    /// The language that was given for this run.
    pub language: Option<Language>,
    /// What is seen first.
    pub first: FirstScreen,
}

/// What is seen first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FirstScreen {
    /// The menu.
    Menu,
    /// A new game.
    Game(Box<GameSetup>),
    /// A game out of a file, in a character set that was asked for.
    File(PathBuf, Option<Charset>),
}

impl Startup {
    /// Reads the settings, and sets up the game that the options describe.
    ///
    /// # Errors
    ///
    /// [`CannotLaunch`] if that cannot be.
    pub fn new(folders: Folders, options: &LaunchOptions) -> Result<Self, CannotLaunch> {
        options.kind()?;
        let system_language = system_language();
        let (settings, settings_trouble) = read_settings(&folders, system_language);
        let first = match (options.setup(&settings)?, &options.what) {
            (Some(setup), _) => FirstScreen::Game(Box::new(setup)),
            (None, LaunchTarget::File(path)) => FirstScreen::File(path.clone(), options.charset),
            (None, LaunchTarget::Menu | LaunchTarget::Table(_)) => FirstScreen::Menu,
        };
        Ok(Self {
            settings,
            settings_trouble,
            folders,
            system_language,
            language: options.language,
            first,
        })
    }
}
