//! What can be set: for a new game, in the options, and at the table.

use strum::VariantArray;

use crate::board::Color;
use crate::console::text::typed_clock;
use crate::console::workspace::Workspace;
use crate::record::GameKind;
use crate::session::Match;
use crate::setup::{Mode, Player};
use crate::words::{
    self, AtariGoWords, ComputerWords, ConsoleWords, NewGameWords, OptionsWords, RatingWords,
    TeachingWords,
};

/// Something that has one of several values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum ChoiceField {
    /// Of a new game.
    Setup(SetupField),
    /// Of the rules of a new game of Go.
    Rule(RuleField),
    /// Of the options.
    Option(OptionField),
    /// Who plays a side at the table.
    Seat(Color),
    /// Which player of this machine plays.
    Profile,
}

/// A choice for a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum SetupField {
    Table,
    Variant,
    GoVariant,
    AtariStart,
    Mode,
    Opponent(Player),
    Black,
    Rated,
    Teaching,
    Size,
    Handicap,
    Stones,
    Clock,
}

/// A choice about the rules of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub(in crate::console) enum RuleField {
    /// The ruleset; the others are the parts of one's own.
    Ruleset,
    Ko,
    Suicide,
    Scoring,
    DeadStones,
    PassStones,
    Passes,
    HandicapKomi,
    Bonus,
}

/// A choice that is remembered between runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub(in crate::console) enum OptionField {
    Language,
    Coordinates,
    Territory,
    LegalMoves,
    ConfirmLeaving,
    Resigns,
    Ponders,
    SaveFormat,
}

/// Something that is a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum TextField {
    Name(Player),
    Komi,
    OwnClock,
    Saves,
    /// The name of the player of this machine who plays.
    ProfileName,
    /// Their rank, as they say it.
    Rank,
    /// The name of a new one.
    NewProfile,
}

/// The values of a field, and which of them it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::console) struct Choices {
    pub(in crate::console) names: Vec<String>,
    pub(in crate::console) at: usize,
}

impl ChoiceField {
    /// What it is called.
    pub(super) fn label(self, workspace: &Workspace) -> &'static str {
        let language = workspace.language();
        match self {
            Self::Setup(field) => field.label(workspace),
            Self::Rule(field) => language.say(field.label()),
            Self::Option(field) => field.label(workspace),
            Self::Seat(color) => {
                let session = workspace.session.as_ref();
                let kind = session.map_or(workspace.setup.kind, Match::kind);
                words::side(language, kind, color)
            }
            Self::Profile => language.say(RatingWords::Player),
        }
    }
}

impl SetupField {
    fn label(self, workspace: &Workspace) -> &'static str {
        let (language, setup) = (workspace.language(), &workspace.setup);
        match self {
            Self::Table => language.say(ConsoleWords::Game),
            Self::Variant | Self::GoVariant => language.say(ConsoleWords::Variant),
            Self::AtariStart => language.say(AtariGoWords::Start),
            Self::Mode => language.say(NewGameWords::Players),
            Self::Opponent(_) if setup.mode() == Mode::OnePlayer => {
                language.say(NewGameWords::Opponent)
            }
            Self::Opponent(Player::First) => words::side(language, setup.kind, Color::Black),
            Self::Opponent(Player::Second) => words::side(language, setup.kind, Color::White),
            Self::Black => language.say(match setup.kind {
                GameKind::Go | GameKind::Othello => NewGameWords::WhoHasBlack,
                GameKind::Aligne4 => NewGameWords::WhoBegins,
            }),
            Self::Rated => language.say(RatingWords::Rated),
            Self::Teaching => language.say(TeachingWords::Option),
            Self::Size => language.say(NewGameWords::Size),
            Self::Handicap => language.say(NewGameWords::Handicap),
            Self::Stones => language.say(NewGameWords::Stones),
            Self::Clock => language.say(words::ClockWords::Clock),
        }
    }
}

impl RuleField {
    /// The parts of rules of one's own.
    pub(super) fn parts() -> impl Iterator<Item = Self> {
        let all = Self::VARIANTS.iter().copied();
        all.filter(|field| *field != Self::Ruleset)
    }

    const fn label(self) -> NewGameWords {
        match self {
            Self::Ruleset => NewGameWords::Rules,
            Self::Ko => NewGameWords::Ko,
            Self::Suicide => NewGameWords::Suicide,
            Self::Scoring => NewGameWords::Scoring,
            Self::DeadStones => NewGameWords::DeadStones,
            Self::PassStones => NewGameWords::PassStones,
            Self::Passes => NewGameWords::Passes,
            Self::HandicapKomi => NewGameWords::HandicapKomi,
            Self::Bonus => NewGameWords::HandicapBonus,
        }
    }
}

impl OptionField {
    fn label(self, workspace: &Workspace) -> &'static str {
        let language = workspace.language();
        match self {
            Self::Language => language.say(OptionsWords::Language),
            Self::Coordinates => language.say(OptionsWords::Coordinates),
            Self::Territory => language.say(OptionsWords::Territory),
            Self::LegalMoves => language.say(OptionsWords::LegalMoves),
            Self::ConfirmLeaving => language.say(OptionsWords::ConfirmLeaving),
            Self::Resigns => language.say(ComputerWords::Resigns),
            Self::Ponders => language.say(ComputerWords::Ponders),
            Self::SaveFormat => language.say(OptionsWords::SaveFormat),
        }
    }
}

impl TextField {
    /// What it is called.
    pub(in crate::console) fn label(self, workspace: &Workspace) -> &'static str {
        let language = workspace.language();
        match self {
            Self::Name(Player::First) if workspace.setup.mode() == Mode::OnePlayer => {
                language.say(NewGameWords::YourName)
            }
            Self::Name(Player::First) => language.say(NewGameWords::FirstPlayer),
            Self::Name(Player::Second) => language.say(NewGameWords::SecondPlayer),
            Self::Komi => language.say(NewGameWords::Komi),
            Self::OwnClock => language.say(ConsoleWords::OwnClock),
            Self::Saves => language.say(OptionsWords::Saves),
            Self::ProfileName => language.say(RatingWords::PlayerName),
            Self::Rank => language.say(RatingWords::RankField),
            Self::NewProfile => language.say(RatingWords::NewPlayer),
        }
    }

    /// The text it has now.
    pub(super) fn text(self, workspace: &Workspace) -> String {
        let setup = &workspace.setup;
        match self {
            Self::Name(player) => setup.name(player).to_owned(),
            Self::Komi => workspace.language().points(setup.komi()),
            Self::OwnClock => typed_clock(setup.control, workspace.language()),
            Self::Saves => workspace.preferences.saves().display().to_string(),
            Self::ProfileName => {
                let player = workspace.preferences.player();
                player.map_or_else(String::new, |player| player.name().to_owned())
            }
            Self::Rank => {
                let rank = workspace.preferences.rank();
                rank.map_or_else(String::new, |rank| rank.nearest().to_string())
            }
            Self::NewProfile => String::new(),
        }
    }
}
