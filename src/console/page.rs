//! Where one can be: pages with something to choose, and pages to read.

use std::path::PathBuf;

use super::field::{Choices, Field};
use super::order::Order;
use crate::record::GameKind;

/// Something that fills the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The menu.
    Home,
    /// Setting up a game.
    NewGame,
    /// What is remembered.
    Options,
    /// Who plays at the table.
    Players,
    /// Files that can be opened.
    Files,
    /// The games of one file.
    Shelf,
    /// Games that were interrupted.
    Interrupted,
    /// Games that were finished.
    Finished,
    /// The tables whose rules can be read.
    RulesMenu,
    /// The rules of one.
    Rules(GameKind),
    /// What can be done at the table.
    Orders,
    /// Keys and words.
    Help,
    /// How the game ended.
    Result,
    /// A match.
    Table,
}

/// A line of a page that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) label: String,
    pub(super) kind: Kind,
}

/// What choosing a line does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Something happens.
    Do(Deed),
    /// A field gets another of its values.
    Choice(Field, Choices),
    /// A field gets another text.
    Text(Field, String),
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// Another page is shown.
    Go(Page),
    /// The page before is shown.
    Back,
    /// The game that was set up begins.
    Begin,
    /// A file is opened.
    Open(PathBuf),
    /// A file that has to be named is opened.
    OpenNamed,
    /// One of the games of a file is opened.
    Take(usize),
    /// An interrupted game is resumed.
    Resume(PathBuf),
    /// What can be ordered at the table.
    Order(Order),
    /// The program ends.
    Quit,
}

impl Row {
    /// Its value, where it has one.
    pub(super) fn value(&self) -> Option<&str> {
        match &self.kind {
            Kind::Do(_) => None,
            Kind::Choice(_, choices) => choices.names.get(choices.at).map(String::as_str),
            Kind::Text(_, text) => Some(text),
        }
    }
}
