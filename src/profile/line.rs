//! What the lines of a profile's file say.

use serde::{Deserialize, Serialize};

use crate::board::Color;
use crate::game::{HalfPoints, Rank};
use crate::rating::{GameResult, Rating};

use super::game::{BegunGame, GameId, RatedGame};

/// The version that is written.
pub(super) const VERSION: u32 = 1;

/// A line of a profile. Names and numbers are as files have them, so that a
/// type can change its shape and old files are read all the same.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Line {
    /// The first.
    Profile {
        version: u32,
        name: String,
        created: String,
    },
    /// Another name.
    Name(String),
    /// The rank that the player says they have.
    Rank(String),
    /// They say that they have never played.
    NeverPlayed,
    /// A rated game began.
    Begun(GameLine),
    /// One ended, and this is the rating after it.
    Ended(EndLine),
    /// One ended without a result, and does not count.
    Void(String),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct GameLine {
    id: String,
    date: String,
    color: ColorLine,
    opponent: String,
    opponent_name: String,
    size: u8,
    rules: String,
    handicap: u8,
    /// In halves.
    komi: i32,
    head_start: f64,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct EndLine {
    game: GameLine,
    date: String,
    outcome: String,
    result: ResultLine,
    rating: f64,
    deviation: f64,
    volatility: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum ColorLine {
    Black,
    White,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum ResultLine {
    Won,
    Drawn,
    Lost,
}

impl Line {
    /// The line as text; plain data can always be written.
    pub(super) fn text(&self) -> Option<String> {
        let text = ron::to_string(self);
        debug_assert!(text.is_ok(), "plain data can be written: {text:?}");
        text.ok()
    }

    /// What a line says; `None` if that makes no sense here.
    pub(super) fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }
}

impl From<&BegunGame> for GameLine {
    fn from(game: &BegunGame) -> Self {
        Self {
            id: game.id.to_string(),
            date: game.date.clone(),
            color: match game.color {
                Color::Black => ColorLine::Black,
                Color::White => ColorLine::White,
            },
            opponent: game.opponent.to_string(),
            opponent_name: game.opponent_name.clone(),
            size: game.size,
            rules: game.rules.clone(),
            handicap: game.handicap,
            komi: game.komi.halves(),
            head_start: game.head_start_ranks,
        }
    }
}

impl GameLine {
    pub(super) fn game(self) -> Option<BegunGame> {
        Some(BegunGame {
            id: GameId::of_text(&self.id),
            date: self.date,
            color: match self.color {
                ColorLine::Black => Color::Black,
                ColorLine::White => Color::White,
            },
            opponent: self.opponent.parse::<Rank>().ok()?,
            opponent_name: self.opponent_name,
            size: self.size,
            rules: self.rules,
            handicap: self.handicap,
            komi: HalfPoints::from_halves(self.komi),
            head_start_ranks: Some(self.head_start).filter(|ranks| ranks.is_finite())?,
        })
    }
}

impl From<&RatedGame> for EndLine {
    fn from(ended: &RatedGame) -> Self {
        Self {
            game: (&ended.game).into(),
            date: ended.ended.clone(),
            outcome: ended.outcome.clone(),
            result: match ended.result {
                GameResult::Won => ResultLine::Won,
                GameResult::Drawn => ResultLine::Drawn,
                GameResult::Lost => ResultLine::Lost,
            },
            rating: ended.rating.rating,
            deviation: ended.rating.deviation,
            volatility: ended.rating.volatility,
        }
    }
}

impl EndLine {
    pub(super) fn game(self) -> Option<RatedGame> {
        let rating = Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        };
        Some(RatedGame {
            game: self.game.game()?,
            ended: self.date,
            outcome: self.outcome,
            result: match self.result {
                ResultLine::Won => GameResult::Won,
                ResultLine::Drawn => GameResult::Drawn,
                ResultLine::Lost => GameResult::Lost,
            },
            rating: Some(rating).filter(Rating::is_sound)?,
        })
    }
}
