//! The levels of the opponent.

use std::str::FromStr;

use strum::{Display, IntoStaticStr, VariantArray};

use super::simple::SimpleRules;
use super::skill::{Method, ResignRule, Sampling, Skill};
use crate::ai::{BotLevel, UnknownLevel};
use crate::game::Rank;

/// How well the opponent plays, from the weakest to the strongest.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, IntoStaticStr, VariantArray,
)]
pub enum Level {
    /// A random legal move that does not fill its own eye.
    Chance,
    /// Captures when it can, or puts in atari; otherwise chance.
    Greed,
    /// First saves its own chains in atari where that can work, and puts none
    /// there; otherwise greed.
    Care,
    /// What people might play, as a beginner would pick from it.
    Whim,
    /// The same with a little more choice.
    Fancy,
    /// What people play, the unusual nearly as often as the usual.
    Habit,
    /// The usual more often.
    Taste,
    /// Mostly what most people would play, and some of what strong players
    /// would.
    Sense,
    /// Mostly what strong players would play.
    Instinct,
    /// Plays what strong players would play at once.
    Glance,
    /// Looks at the moves that come to mind first.
    Thought,
    /// At some twenty-five positions.
    Plan,
    /// At seventy-five.
    Study,
    /// At some two hundred.
    Insight,
    /// At some hundreds.
    Vision,
    /// Everything the program can do in the time it has.
    Mastery,
}

impl Level {
    /// How it plays.
    pub(super) fn skill(self) -> Skill {
        Skill {
            method: self.method(),
            // A visit or three would play the same few games again and again.
            opening: matches!(self, Self::Glance | Self::Thought)
                .then(|| Sampling::of_opening(self.rank())),
            visits: self.visits(),
            playouts: self.playouts(),
            resign_rule: self.resign_rule(),
        }
    }

    /// How many visits its search makes; `None` where it does not search, and
    /// where nothing but time limits it.
    #[must_use]
    pub const fn visits(self) -> Option<u32> {
        match self {
            Self::Chance | Self::Greed | Self::Care | Self::Mastery => None,
            Self::Whim | Self::Fancy | Self::Habit => None,
            Self::Taste | Self::Sense | Self::Instinct => None,
            Self::Glance => Some(1),
            Self::Thought => Some(3),
            Self::Plan => Some(25),
            Self::Study => Some(75),
            Self::Insight => Some(220),
            Self::Vision => Some(650),
        }
    }

    /// The same on board sizes that the network was not trained on, where leaves
    /// are evaluated by playouts.
    const fn playouts(self) -> Option<u32> {
        match self {
            Self::Chance | Self::Greed | Self::Care | Self::Mastery => None,
            Self::Whim => Some(4),
            Self::Fancy => Some(8),
            Self::Habit => Some(16),
            Self::Taste => Some(32),
            Self::Sense => Some(64),
            Self::Instinct => Some(128),
            Self::Glance => Some(256),
            Self::Thought => Some(512),
            Self::Plan => Some(1_024),
            Self::Study => Some(2_048),
            Self::Insight => Some(4_096),
            Self::Vision => Some(8_192),
        }
    }

    /// About how strong it is, by matches against the opponents of each rank on
    /// 9×9: docs/RATINGS.md has them. Who plays by rules is weaker than any rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        match self {
            Self::Chance | Self::Greed | Self::Care => Rank::kyu(30),
            Self::Whim => Rank::kyu(15),
            Self::Fancy => Rank::kyu(11),
            Self::Habit => Rank::kyu(8),
            Self::Taste => Rank::kyu(6),
            Self::Sense => Rank::kyu(2),
            Self::Instinct => Rank::kyu(1),
            Self::Glance => Rank::dan(1),
            Self::Thought => Rank::dan(2),
            Self::Plan => Rank::dan(5),
            Self::Study => Rank::dan(6),
            Self::Insight => Rank::dan(7),
            Self::Vision => Rank::dan(8),
            Self::Mastery => Rank::dan(9),
        }
    }

    /// When it resigns: the stronger, the sooner it is sure. Who plays like
    /// people waits longer than who reads, and beginners longest.
    const fn resign_rule(self) -> ResignRule {
        let (move_error, earliest, turns) = match self {
            Self::Chance | Self::Greed | Self::Care => (12.0, 0.4, 6),
            Self::Whim => (6.0, 0.4, 5),
            Self::Fancy => (5.0, 0.4, 4),
            Self::Habit => (4.0, 0.4, 4),
            Self::Taste => (3.5, 0.4, 4),
            Self::Sense => (3.25, 0.4, 4),
            Self::Instinct => (3.0, 0.4, 4),
            // A look or three is easily wrong about a fight.
            Self::Glance | Self::Thought => (3.0, 0.35, 4),
            Self::Plan | Self::Study => (2.0, 0.3, 3),
            Self::Insight | Self::Vision | Self::Mastery => (1.0, 0.25, 3),
        };
        ResignRule {
            move_error,
            earliest,
            turns,
        }
    }

    /// How it chooses its moves.
    fn method(self) -> Method {
        let people = |temperature, min_probability, strong_share| {
            Method::HumanPolicy(Sampling {
                temperature,
                min_probability,
                strong_share,
                rank: None,
                reading: None,
            })
        };
        match self {
            Self::Chance => Method::Rules(SimpleRules::Chance),
            Self::Greed => Method::Rules(SimpleRules::Greed),
            Self::Care => Method::Rules(SimpleRules::Care),
            Self::Whim => people(3.0, 0.001, 0.0),
            Self::Fancy => people(2.0, 0.006, 0.0),
            Self::Habit => people(1.3, 0.025, 0.0),
            Self::Taste => people(0.75, 0.06, 0.0),
            Self::Sense => people(0.5, 0.1, 0.35),
            Self::Instinct => people(0.4, 0.1, 0.8),
            Self::Glance | Self::Thought | Self::Plan => Method::Search,
            Self::Study | Self::Insight | Self::Vision | Self::Mastery => Method::Search,
        }
    }
}

impl BotLevel for Level {
    const STRONGEST: Self = Self::Mastery;

    fn searches(self) -> bool {
        !matches!(self.method(), Method::Rules(_))
    }
}

/// Reads a name, upper or lower case.
impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::from_name(text)
    }
}
