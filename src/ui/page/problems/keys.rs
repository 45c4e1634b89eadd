//! What a problem answers to, by a button or a key.

use crate::ui::command::Command;
use crate::words::ProblemWords as Words;

/// What can be asked for by a button or a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProblemKey {
    /// Take the last move back.
    TakeBack,
    /// Begin again.
    Again,
    /// Show the solution.
    Solution,
    /// Play the next move of what is shown.
    NextMove,
    /// The next problem.
    Next,
    /// The problem before.
    Previous,
    /// Pass.
    Pass,
}

const COMMANDS: [(Command, ProblemKey); 10] = [
    (Command::Undo, ProblemKey::TakeBack),
    (Command::Back, ProblemKey::TakeBack),
    (Command::Restart, ProblemKey::Again),
    (Command::ToStart, ProblemKey::Again),
    (Command::Hint, ProblemKey::Solution),
    (Command::Forward, ProblemKey::NextMove),
    (Command::Redo, ProblemKey::NextMove),
    (Command::TenForward, ProblemKey::Next),
    (Command::TenBack, ProblemKey::Previous),
    (Command::Pass, ProblemKey::Pass),
];

impl ProblemKey {
    /// The command of the window whose key does it.
    pub(super) const fn command(self) -> Command {
        match self {
            Self::TakeBack => Command::Undo,
            Self::Again => Command::Restart,
            Self::Solution => Command::Hint,
            Self::NextMove => Command::Forward,
            Self::Next => Command::TenForward,
            Self::Previous => Command::TenBack,
            Self::Pass => Command::Pass,
        }
    }

    /// What a command of the table means here, if anything: its key does the
    /// same as in a game.
    pub(crate) fn of(command: Command) -> Option<Self> {
        let known = COMMANDS.iter().find(|(of, _)| *of == command);
        known.map(|&(_, key)| key)
    }

    pub(super) const fn label(self) -> Words {
        match self {
            Self::TakeBack => Words::TakeBack,
            Self::Again => Words::Again,
            Self::Solution => Words::ShowSolution,
            Self::NextMove => Words::NextMove,
            Self::Next => Words::Next,
            Self::Previous => Words::Previous,
            Self::Pass => Words::Pass,
        }
    }
}
