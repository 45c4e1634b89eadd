//! Pages: those with something to choose, and those to read.

mod change;
mod choices;
mod field;
mod rows;

use std::path::PathBuf;

pub(in crate::console) use field::{ChoiceField, Choices, TextField};
pub(in crate::console) use rows::{lines, rows, title};

use crate::console::command::Command;
use crate::lesson::first_steps::Step;
use crate::record::GameKind;

/// Something that fills the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum Page {
    /// The menu.
    Home,
    /// Setting up a game.
    NewGame,
    /// What is remembered.
    Options,
    /// Who plays at the table.
    Players,
    /// The players of this machine.
    Profiles,
    /// The rated games of one of them.
    RatedGames,
    /// The question for a rank.
    AskRank,
    /// Files that can be opened.
    Files,
    /// The games of one file.
    GamesInFile,
    /// Games that were interrupted.
    Interrupted,
    /// Those of them that can be deleted.
    DeleteInterrupted,
    /// Games that were finished.
    Finished,
    /// The tables whose rules can be read.
    RulesMenu,
    /// The rules of one.
    Rules(GameKind),
    /// What can be done at the table.
    Commands,
    /// Keys and words.
    Help,
    /// How the game ended.
    Result,
    /// How it was played, and the moves that decided it.
    Review,
    /// The course for beginners.
    FirstSteps,
    /// The lessons of one of its steps, to be read.
    StepLessons(Step),
    /// A match.
    Table,
}

/// What a page is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum PageKind {
    /// Playing.
    Table,
    /// Reading.
    Text,
    /// Choosing one of its rows.
    List,
    /// Giving fields their values.
    Form,
}

impl Page {
    /// What it is for.
    pub(in crate::console) const fn kind(self) -> PageKind {
        match self {
            Self::Table => PageKind::Table,
            Self::Help
            | Self::Rules(_)
            | Self::StepLessons(_)
            | Self::Result
            | Self::Review
            | Self::RatedGames => PageKind::Text,
            Self::NewGame | Self::Options | Self::Players | Self::Profiles | Self::AskRank => {
                PageKind::Form
            }
            Self::Home
            | Self::Files
            | Self::GamesInFile
            | Self::Interrupted
            | Self::DeleteInterrupted
            | Self::Finished
            | Self::RulesMenu
            | Self::FirstSteps
            | Self::Commands => PageKind::List,
        }
    }
}

/// A line of a page that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::console) struct Row {
    pub(in crate::console) label: String,
    pub(in crate::console) kind: RowKind,
}

/// What choosing a line does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::console) enum RowKind {
    /// Something happens.
    Action(RowAction),
    /// A field gets another of its values.
    Choice(ChoiceField, Choices),
    /// A field gets another text.
    Text(TextField, String),
}

/// What can happen when a line is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::console) enum RowAction {
    /// Another page is shown.
    Show(Page),
    /// The page before is shown.
    Back,
    /// The game that was set up starts.
    StartGame,
    /// A file is opened.
    OpenFile(PathBuf),
    /// A file that has to be named is opened.
    AskForFile,
    /// One of the games of a file is opened.
    OpenNth(usize),
    /// An interrupted game is resumed.
    Resume(PathBuf),
    /// An interrupted game is deleted, once someone has said that it may be.
    Discard(PathBuf),
    /// A command of the table.
    Command(Command),
    /// The player says that they have never played.
    SayNeverPlayed,
    /// The question for a rank is not asked again.
    SkipRank,
    /// The player is deleted, once someone has said that they may be.
    DeletePlayer,
    /// The unfinished rated game is counted as lost, once someone has said so.
    Forfeit,
    /// The program ends.
    /// Take a step of the course.
    TakeStep(Step),
    /// Leave one out, or do so no more.
    SkipStep(Step),
    Quit,
}

impl Row {
    /// Its value, where it has one.
    pub(in crate::console) fn value(&self) -> Option<&str> {
        match &self.kind {
            RowKind::Action(_) => None,
            RowKind::Choice(_, choices) => choices.names.get(choices.at).map(String::as_str),
            RowKind::Text(_, text) => Some(text),
        }
    }
}
