//! Everything that can be asked for at the table: its key, its words, its name.

use ratatui::crossterm::event::KeyCode;
use strum::VariantArray;

use super::workspace::Workspace;
use crate::record::{GameKind, TimeControl};
use crate::session::{Match, ReviewState, Stage, Tally};
use crate::words::{
    ConsoleWords, KeyName, Label, Language, ReviewWords, TypedCommand, typed_phrase_in,
};

/// Something to be done at the table. Menus list the commands in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub(super) enum Command {
    Pass,
    Undo,
    Redo,
    Hint,
    TakeBack,
    LeaveMove,
    Analyze,
    Estimate,
    Review,
    Moments,
    NextMistake,
    PreviousMistake,
    MistakesOf,
    PauseReview,
    RemoveReview,
    ShowRepeated,
    Accept,
    Resume,
    Resign,
    MoveNow,
    StopThinking,
    Continue,
    Pause,
    Players,
    ShowResult,
    Back,
    Forward,
    TenBack,
    TenForward,
    ToStart,
    ToEnd,
    PreviousVariation,
    NextVariation,
    Save,
    SaveAs,
    Load,
    New,
    Restart,
    Rematch,
    Rules,
    Options,
    Help,
    Home,
    Quit,
}

impl Command {
    /// The command of a key of the full screen.
    pub(super) fn of_key(key: KeyCode) -> Option<Self> {
        let mut all = Self::VARIANTS.iter().copied();
        all.find(|command| command.key() == key)
    }

    /// The command with this name of one or more words, in whatever language; one that
    /// means two things is of the language given.
    pub(super) fn named(language: Language, word: &str) -> Option<Self> {
        let mut all = language.and_others();
        all.find_map(|language| Self::named_in(language, word))
    }

    /// The command with this name of one or more words in a language.
    pub(super) fn named_in(language: Language, word: &str) -> Option<Self> {
        let typed = typed_phrase_in(language, word)?;
        let mut all = Self::VARIANTS.iter().copied();
        all.find(|command| command.typed() == typed)
    }

    /// Its key on the full screen.
    pub(super) const fn key(self) -> KeyCode {
        match self {
            Self::Pass => KeyCode::Char('p'),
            Self::Undo => KeyCode::Char('u'),
            Self::Redo => KeyCode::Char('r'),
            Self::Hint => KeyCode::Char('i'),
            Self::TakeBack => KeyCode::Char('T'),
            Self::LeaveMove => KeyCode::Char('L'),
            Self::Analyze => KeyCode::Char('A'),
            Self::Estimate => KeyCode::Char('e'),
            Self::Review => KeyCode::Char('R'),
            Self::Moments => KeyCode::Char('M'),
            Self::NextMistake => KeyCode::Char('>'),
            Self::PreviousMistake => KeyCode::Char('<'),
            Self::MistakesOf => KeyCode::Char('S'),
            Self::PauseReview => KeyCode::F(8),
            Self::RemoveReview => KeyCode::F(9),
            Self::ShowRepeated => KeyCode::Char('y'),
            Self::Accept => KeyCode::Char('a'),
            Self::Resume => KeyCode::Char('c'),
            Self::Resign => KeyCode::Char('x'),
            Self::MoveNow => KeyCode::Char('f'),
            Self::StopThinking => KeyCode::Char('z'),
            Self::Continue => KeyCode::Char('g'),
            Self::Pause => KeyCode::Char('t'),
            Self::Players => KeyCode::Char('d'),
            Self::ShowResult => KeyCode::Char('m'),
            Self::Back => KeyCode::Char('['),
            Self::Forward => KeyCode::Char(']'),
            Self::TenBack => KeyCode::PageUp,
            Self::TenForward => KeyCode::PageDown,
            Self::ToStart => KeyCode::Home,
            Self::ToEnd => KeyCode::End,
            Self::PreviousVariation => KeyCode::Char('{'),
            Self::NextVariation => KeyCode::Char('}'),
            Self::Save => KeyCode::Char('s'),
            Self::SaveAs => KeyCode::Char('w'),
            Self::Load => KeyCode::Char('o'),
            Self::New => KeyCode::Char('n'),
            Self::Restart => KeyCode::Char('b'),
            Self::Rematch => KeyCode::Char('v'),
            Self::Rules => KeyCode::F(2),
            Self::Options => KeyCode::Char(','),
            Self::Help => KeyCode::Char('?'),
            Self::Home => KeyCode::F(10),
            Self::Quit => KeyCode::Char('q'),
        }
    }

    /// Its words in line mode.
    pub(super) const fn typed(self) -> TypedCommand {
        match self {
            Self::Pass => TypedCommand::Pass,
            Self::Undo => TypedCommand::Undo,
            Self::Redo => TypedCommand::Redo,
            Self::Hint => TypedCommand::Hint,
            Self::TakeBack => TypedCommand::TakeBack,
            Self::LeaveMove => TypedCommand::LeaveMove,
            Self::Analyze => TypedCommand::Analyze,
            Self::Estimate => TypedCommand::Estimate,
            Self::Review => TypedCommand::Review,
            Self::Moments => TypedCommand::Moments,
            Self::NextMistake => TypedCommand::NextMistake,
            Self::PreviousMistake => TypedCommand::PreviousMistake,
            Self::MistakesOf => TypedCommand::MistakesOf,
            Self::PauseReview => TypedCommand::PauseReview,
            Self::RemoveReview => TypedCommand::RemoveReview,
            Self::ShowRepeated => TypedCommand::ShowRepeated,
            Self::Accept => TypedCommand::Accept,
            Self::Resume => TypedCommand::Resume,
            Self::Resign => TypedCommand::Resign,
            Self::MoveNow => TypedCommand::MoveNow,
            Self::StopThinking => TypedCommand::StopThinking,
            Self::Continue => TypedCommand::Continue,
            Self::Pause => TypedCommand::Pause,
            Self::Players => TypedCommand::Players,
            Self::ShowResult => TypedCommand::ShowResult,
            Self::Back => TypedCommand::Back,
            Self::Forward => TypedCommand::Forward,
            Self::TenBack => TypedCommand::TenBack,
            Self::TenForward => TypedCommand::TenForward,
            Self::ToStart => TypedCommand::ToStart,
            Self::ToEnd => TypedCommand::ToEnd,
            Self::PreviousVariation => TypedCommand::PreviousVariation,
            Self::NextVariation => TypedCommand::NextVariation,
            Self::Save => TypedCommand::Save,
            Self::SaveAs => TypedCommand::SaveAs,
            Self::Load => TypedCommand::Load,
            Self::New => TypedCommand::New,
            Self::Restart => TypedCommand::Restart,
            Self::Rematch => TypedCommand::Rematch,
            Self::Rules => TypedCommand::Rules,
            Self::Options => TypedCommand::Options,
            Self::Help => TypedCommand::Help,
            Self::Home => TypedCommand::Home,
            Self::Quit => TypedCommand::Quit,
        }
    }

    /// What it is called.
    pub(super) fn label(self, language: Language) -> &'static str {
        language.say(match self {
            Self::Pass => Label::Pass,
            Self::Undo => Label::Undo,
            Self::Redo => Label::Redo,
            Self::Back => Label::Back,
            Self::Forward => Label::Forward,
            Self::TenBack => Label::TenBack,
            Self::TenForward => Label::TenForward,
            Self::ToStart => Label::ToStart,
            Self::ToEnd => Label::ToEnd,
            Self::PreviousVariation => Label::PreviousVariation,
            Self::NextVariation => Label::NextVariation,
            Self::Hint => Label::Hint,
            Self::TakeBack => Label::TakeBack,
            Self::LeaveMove => Label::LeaveMove,
            Self::Analyze => Label::Analyze,
            Self::Estimate => Label::Estimate,
            Self::Review => Label::Review,
            Self::Moments => return language.say(ReviewWords::KeyMoments),
            Self::NextMistake => Label::NextMistake,
            Self::PreviousMistake => Label::PreviousMistake,
            Self::MistakesOf => return language.say(ReviewWords::Side),
            Self::PauseReview => Label::PauseReview,
            Self::RemoveReview => Label::RemoveReview,
            Self::ShowRepeated => return language.say(ConsoleWords::ShowRepeated),
            Self::Accept => Label::Accept,
            Self::Resume => Label::Resume,
            Self::Resign => Label::Resign,
            Self::MoveNow => Label::MoveNow,
            Self::StopThinking => Label::StopThinking,
            Self::Continue => Label::Continue,
            Self::Pause => Label::Pause,
            Self::Players => Label::Players,
            Self::ShowResult => Label::ShowResult,
            Self::Save => Label::Save,
            Self::SaveAs => Label::SaveAs,
            Self::Load => Label::Open,
            Self::New => Label::New,
            Self::Restart => Label::Restart,
            Self::Rematch => Label::Rematch,
            Self::Rules => return language.say(ConsoleWords::Rules),
            Self::Options => Label::Options,
            Self::Help => return language.say(ConsoleWords::Help),
            Self::Home => Label::Home,
            Self::Quit => Label::Quit,
        })
    }

    /// Whether it makes sense at the table now.
    pub(super) fn is_available(self, workspace: &Workspace) -> bool {
        let Some(session) = &workspace.session else {
            return false;
        };
        let go = session.kind() == GameKind::Go;
        let stage = session.stage();
        let playing = stage == Stage::Playing;
        match self {
            // Where atari go has no such thing, the match says so.
            Self::Pass | Self::Estimate | Self::ShowRepeated => go && playing,
            Self::Hint | Self::Resign => playing && !session.is_finished(),
            Self::TakeBack | Self::LeaveMove => session.warning().is_some(),
            Self::Analyze => playing,
            Self::Moments | Self::NextMistake | Self::PreviousMistake | Self::MistakesOf => {
                session.is_reviewing()
            }
            Self::PauseReview => matches!(
                session.review_state(),
                Some(ReviewState::Running | ReviewState::Paused)
            ),
            Self::RemoveReview => session.has_review(),
            Self::Accept => stage == Stage::Counting,
            Self::Resume => can_resume(session),
            Self::MoveNow | Self::StopThinking => session.computer().is_some(),
            Self::Continue => session.computer().is_some() || session.is_looking_back(),
            Self::Pause => session.control() != TimeControl::None,
            Self::ShowResult => session.ending().is_some(),
            Self::Undo
            | Self::Redo
            | Self::Review
            | Self::Players
            | Self::Back
            | Self::Forward
            | Self::TenBack
            | Self::TenForward
            | Self::ToStart
            | Self::ToEnd
            | Self::PreviousVariation
            | Self::NextVariation
            | Self::Save
            | Self::SaveAs
            | Self::Load
            | Self::New
            | Self::Restart
            | Self::Rematch
            | Self::Rules
            | Self::Options
            | Self::Help
            | Self::Home
            | Self::Quit => true,
        }
    }
}

/// Whether play can go on: the players may think again, but where the rules of
/// a game without counting have ended it there is nothing left to play.
fn can_resume(session: &Match) -> bool {
    match session.stage() {
        Stage::Playing => false,
        Stage::Counting => true,
        Stage::Over(_) => {
            let tally = session.ending().and_then(|ending| ending.tally);
            matches!(tally, None | Some(Tally::Go(_)))
        }
    }
}

/// What stands on a key.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no command has one of the other keys of a terminal"
)]
pub(super) fn key_name(language: Language, key: KeyCode) -> String {
    match key {
        KeyCode::Char(letter) => letter.to_string(),
        KeyCode::F(number) => format!("F{number}"),
        KeyCode::PageUp => language.say(KeyName::PageUp).to_owned(),
        KeyCode::PageDown => language.say(KeyName::PageDown).to_owned(),
        KeyCode::Home => language.say(KeyName::Home).to_owned(),
        KeyCode::End => language.say(KeyName::End).to_owned(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_share_a_key() {
        for (index, command) in Command::VARIANTS.iter().enumerate() {
            for other in Command::VARIANTS.iter().skip(index + 1) {
                assert_ne!(command.key(), other.key(), "{command:?} {other:?}");
            }
            let key = key_name(Language::English, command.key());
            assert!(!key.is_empty(), "{command:?}");
            assert!(!"hjkl".contains(&key), "{command:?}");
        }
    }
}
