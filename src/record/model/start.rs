//! How games begin.

use crate::aligne4;
use crate::board::{Color, PointSet, Size};
use crate::game::{Game as _, HalfPoints};
use crate::go::{
    Handicap, HandicapKomi, IllegalMove, InvalidHandicap, Position, Rules, Ruleset, Setup,
};
use crate::othello;

/// How a game of Go begins: everything that is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The board.
    pub size: Size,
    /// The name under which the rules were chosen. Kept beside them because
    /// two rulesets can say the same, and because rules with another komi are
    /// still called by their name.
    pub ruleset: Option<Ruleset>,
    /// What the rules say.
    pub rules: Rules,
    /// How Black is helped.
    pub handicap: Handicap,
    /// Stones that stand on the board from the start, beside those of a fixed
    /// handicap, and who begins.
    pub setup: Setup,
}

/// What can still be agreed on after the first move: the rules and komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The name under which the rules were chosen.
    pub ruleset: Option<Ruleset>,
    /// What they say, komi included, however many handicap stones there are.
    pub rules: Rules,
}

impl Terms {
    /// These rules with this komi.
    #[must_use]
    pub const fn new(ruleset: Option<Ruleset>, rules: Rules, komi: HalfPoints) -> Self {
        let rules = Rules {
            komi,
            handicap_komi: HandicapKomi::Unchanged,
            ..rules
        };
        Self { ruleset, rules }
    }
}

/// A start that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidStart {
    /// The board has no room for the handicap.
    #[error(transparent)]
    Handicap(#[from] InvalidHandicap),
    /// Nobody has played with so much, and files could not hold it.
    #[error("a komi of {0} is too large")]
    Komi(HalfPoints),
    /// A stone beside the board.
    #[error(transparent)]
    Setup(#[from] IllegalMove),
}

impl Start {
    /// As many points as the largest board has.
    pub const MOST_KOMI: HalfPoints = HalfPoints::from_points(625);

    /// An even game on an empty board.
    #[must_use]
    pub fn new(size: Size, ruleset: Ruleset) -> Self {
        Self {
            size,
            ruleset: Some(ruleset),
            rules: ruleset.rules(),
            handicap: Handicap::None,
            setup: Setup::default(),
        }
    }

    /// The first position.
    ///
    /// # Errors
    ///
    /// What stands against it.
    pub fn position(&self) -> Result<Position, InvalidStart> {
        let komi = self.komi();
        for komi in [self.rules.komi, komi] {
            if komi.abs() > Self::MOST_KOMI {
                return Err(InvalidStart::Komi(komi));
            }
        }
        let mut position = Position::with_handicap(self.size, self.rules, self.handicap)?;
        position.arrange(&self.setup)?;
        Ok(position)
    }

    /// What White gets for not starting.
    #[must_use]
    pub fn komi(&self) -> HalfPoints {
        self.rules.komi_with(self.handicap.stones())
    }

    /// The rules and komi.
    #[must_use]
    pub fn terms(&self) -> Terms {
        Terms::new(self.ruleset, self.rules, self.komi())
    }

    /// The same board and stones under other rules.
    #[must_use]
    pub fn under(&self, terms: Terms) -> Self {
        Self {
            ruleset: terms.ruleset,
            rules: terms.rules,
            ..self.clone()
        }
    }

    /// The same start with this komi, however many handicap stones there are.
    #[must_use]
    pub fn with_komi(self, komi: HalfPoints) -> Self {
        let rules = Rules {
            komi,
            handicap_komi: HandicapKomi::Unchanged,
            ..self.rules
        };
        Self { rules, ..self }
    }
}

/// How a game of Othello begins: with the four discs in the middle, and
/// whatever is put and taken by hand before the first move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OthelloStart {
    /// What is changed of the usual start.
    pub setup: Setup,
}

impl OthelloStart {
    /// The start that leads to this position.
    #[must_use]
    pub fn of(position: &othello::Position) -> Self {
        let usual = othello::Position::new();
        let mut setup = Setup {
            remove: discs(&usual) - discs(position),
            to_play: Some(position.to_play()).filter(|&color| color != usual.to_play()),
            ..Setup::default()
        };
        for color in Color::BOTH {
            setup.add[color] = position.discs(color) - usual.discs(color);
        }
        Self { setup }
    }
}

/// The discs of both sides.
pub(super) fn discs(position: &othello::Position) -> PointSet {
    position.discs(Color::Black) | position.discs(Color::White)
}

/// How a game of any kind begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyStart<'a> {
    /// Board, rules, handicap and stones.
    Go(&'a Start),
    /// Discs.
    Othello(&'a OthelloStart),
    /// Aligne 4 or Quarto.
    Aligne4(aligne4::Variant),
}
