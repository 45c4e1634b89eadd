//! Why a command was not obeyed.

use std::io;

use crate::board::InvalidVertex;
use crate::go::{IllegalMove, UnknownRuleset};
use crate::gtp::katago_rules::InvalidRules;
use crate::record::{FileError, Problem, Refused, Unplayable};

/// Why a command was not obeyed, in the words of the specification where it
/// has some.
#[derive(Debug, thiserror::Error)]
pub(in crate::gtp) enum Failure {
    #[error("unknown command")]
    UnknownCommand,
    #[error("the line is too long")]
    LineTooLong,
    #[error("syntax error: {wanted} arguments expected, {given} given")]
    ArgumentCount { wanted: usize, given: usize },
    #[error("syntax error: {0} is missing")]
    Missing(&'static str),
    #[error("syntax error: {text:?} is not {wanted}")]
    Argument { text: String, wanted: &'static str },
    #[error("syntax error: {invalid}{}", hint(invalid))]
    Vertex { invalid: InvalidVertex },
    #[error("{0:?} is not supported")]
    Unsupported(String),
    #[error("unacceptable size")]
    Size,
    #[error("unacceptable komi")]
    Komi,
    #[error("illegal move: {0}")]
    IllegalMove(IllegalMove),
    #[error("cannot undo")]
    CannotUndo,
    #[error("board not empty")]
    BoardNotEmpty,
    #[error("invalid number of stones")]
    Stones,
    #[error("bad vertex list")]
    VertexList,
    #[error("the network does not know boards of this size")]
    NoNetwork,
    #[error("the system does not tell the processor time: {0}")]
    CpuTime(io::Error),
    #[error("cannot score: the game ended with no result")]
    NoScore,
    #[error("cannot load file: {0}")]
    File(FileError),
    #[error("cannot load file: {0}")]
    Damaged(Problem),
    #[error("cannot load file: {0}")]
    Unplayable(Unplayable),
    #[error("cannot load file: this is a game of atari go, not Go")]
    AtariGo,
    #[error("cannot write file: {0}")]
    Write(FileError),
    #[error("{0}")]
    Ruleset(UnknownRuleset),
    #[error("these rules are not known here: {0}")]
    Rules(&'static str),
    #[error("the moves so far break these rules")]
    MovesBreakRules,
    #[error("cannot be done: {0}")]
    Refused(Refused),
}

impl Failure {
    /// An argument that is not what the command expects there.
    pub(super) fn argument(text: &str, wanted: &'static str) -> Self {
        Self::Argument {
            text: text.to_owned(),
            wanted,
        }
    }
}

impl From<InvalidRules> for Failure {
    fn from(invalid: InvalidRules) -> Self {
        match invalid {
            InvalidRules::NoObject(text) => Self::argument(&text, "a JSON object"),
            InvalidRules::NoWord(text) => {
                Self::argument(&text, "followed by a word or true or false")
            }
            InvalidRules::Rule(text) => Self::argument(&text, "a rule"),
            InvalidRules::Value(text) => Self::argument(&text, "a value of this rule"),
            InvalidRules::Tax => {
                Self::Rules("seki is taxed under territory scoring and only there")
            }
            InvalidRules::Button => Self::Rules("no button is played with"),
        }
    }
}

/// Why a name that looks right is none: newcomers count I as a column.
fn hint(invalid: &InvalidVertex) -> &'static str {
    match invalid.text().starts_with(['i', 'I']) {
        true => " (columns skip the letter I)",
        false => "",
    }
}
