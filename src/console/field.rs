//! What can be set: for a new game, in the options, and at the table.

use super::clock_text::clock_text;
use super::desk::Desk;
use crate::board::Color;
use crate::record::GameKind;
use crate::session::Match;
use crate::setup::{Mode, Player};
use crate::words::{self, ComputerWords, ConsoleWords, NewGameWords, Options};

/// One thing that can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Table,
    Variant,
    Mode,
    Name(Player),
    Opponent(Player),
    Black,
    Size,
    Rules,
    Ko,
    Suicide,
    Scoring,
    DeadStones,
    PassStones,
    Passes,
    HandicapKomi,
    Bonus,
    Komi,
    Handicap,
    Stones,
    Clock,
    OwnClock,
    Language,
    Coordinates,
    Territory,
    LegalMoves,
    ConfirmLeaving,
    Resigns,
    Ponders,
    Saves,
    Seat(Color),
}

/// The values of a field, and which of them it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choices {
    pub(super) names: Vec<String>,
    pub(super) at: usize,
}

impl Field {
    /// Its text, where it is one.
    pub(super) fn text(self, desk: &Desk) -> String {
        match self {
            Self::Name(player) => desk.setup.name(player).to_owned(),
            Self::Komi => desk.language().points(desk.setup.komi()),
            Self::OwnClock => clock_text(desk.setup.control),
            Self::Saves => desk.saves().display().to_string(),
            _ => String::new(),
        }
    }

    /// What it is called.
    pub(super) fn label(self, desk: &Desk) -> &'static str {
        let language = desk.language();
        match self {
            Self::Table => language.say(ConsoleWords::Game),
            Self::Variant => language.say(ConsoleWords::Variant),
            Self::Mode => language.say(NewGameWords::Players),
            Self::Name(Player::First) if desk.setup.mode() == Mode::OnePlayer => {
                language.say(NewGameWords::YourName)
            }
            Self::Name(Player::First) => language.say(NewGameWords::FirstPlayer),
            Self::Name(Player::Second) => language.say(NewGameWords::SecondPlayer),
            Self::Opponent(_) if desk.setup.mode() == Mode::OnePlayer => {
                language.say(NewGameWords::Opponent)
            }
            Self::Opponent(Player::First) => words::side(language, desk.setup.table, Color::Black),
            Self::Opponent(Player::Second) => words::side(language, desk.setup.table, Color::White),
            Self::Black => language.say(match desk.setup.table {
                GameKind::Go | GameKind::Othello => NewGameWords::WhoHasBlack,
                GameKind::Aligne4 => NewGameWords::WhoBegins,
            }),
            Self::Size => language.say(NewGameWords::Size),
            Self::Rules => language.say(NewGameWords::Rules),
            Self::Ko => language.say(NewGameWords::Ko),
            Self::Suicide => language.say(NewGameWords::Suicide),
            Self::Scoring => language.say(NewGameWords::Scoring),
            Self::DeadStones => language.say(NewGameWords::DeadStones),
            Self::PassStones => language.say(NewGameWords::PassStones),
            Self::Passes => language.say(NewGameWords::Passes),
            Self::HandicapKomi => language.say(NewGameWords::HandicapKomi),
            Self::Bonus => language.say(NewGameWords::HandicapBonus),
            Self::Komi => language.say(NewGameWords::Komi),
            Self::Handicap => language.say(NewGameWords::Handicap),
            Self::Stones => language.say(NewGameWords::Stones),
            Self::Clock => language.say(words::ClockWords::Clock),
            Self::OwnClock => language.say(ConsoleWords::OwnClock),
            Self::Language => language.say(Options::Language),
            Self::Coordinates => language.say(Options::Coordinates),
            Self::Territory => language.say(Options::Territory),
            Self::LegalMoves => language.say(Options::LegalMoves),
            Self::ConfirmLeaving => language.say(Options::ConfirmLeaving),
            Self::Resigns => language.say(ComputerWords::Resigns),
            Self::Ponders => language.say(ComputerWords::Ponders),
            Self::Saves => language.say(Options::Saves),
            Self::Seat(color) => {
                let table = desk.session.as_ref().map_or(desk.setup.table, Match::table);
                words::side(language, table, color)
            }
        }
    }
}
