//! How an opponent plays: everything that differs between levels and ranks.

use super::simple::SimpleRules;
use crate::game::Rank;

/// How probable a move has to be in an opening that a search goes on from, as a
/// share of the most probable one, and how many points make one `e` times less
/// likely there: who searches knows what costs points.
const OPENING_MIN_PROBABILITY: f32 = 0.02;
const OPENING_POINTS: f32 = 1.0;

/// How an opponent plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Skill {
    /// How it chooses its moves.
    pub(super) method: Method,
    /// What a game is opened with before a search takes over; `None` where
    /// nothing else does.
    pub(super) opening: Option<Sampling>,
    /// How many visits its search makes; `None` where it does not search, and
    /// where nothing but time limits it.
    pub(super) visits: Option<u32>,
    /// The same on board sizes that the network was not trained on, where leaves
    /// are evaluated by playouts.
    pub(super) playouts: Option<u32>,
    /// When it resigns.
    pub(super) resign_rule: ResignRule,
}

/// How moves are chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Method {
    /// By a few rules.
    Rules(SimpleRules),
    /// By sampling the policy that was learned from games of amateurs.
    HumanPolicy(Sampling),
    /// By tree search.
    Search,
}

/// How a move is sampled from the policy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sampling {
    /// The temperature: what logits are divided by. With 1 every move comes as
    /// often as people play it, with less the usual ones come more often.
    pub(super) temperature: f32,
    /// How probable a move has to be to be considered, as a share of the most
    /// probable one (min-p).
    pub(super) min_probability: f32,
    /// The share of the policy of strong players in the mixture; the rest is the
    /// human policy.
    pub(super) strong_share: f32,
    /// Of which rank the people are that the human policy speaks for; of any
    /// where it is `None`.
    pub(super) rank: Option<Rank>,
    /// How moves are weighed by what they lead to; `None` where they are not.
    pub(super) reading: Option<Reading>,
}

impl Sampling {
    /// How a game is opened that a search plays on: as people of a rank do, because
    /// a few visits alone would play the same few games again and again.
    pub(super) const fn of_opening(rank: Rank) -> Self {
        Self {
            temperature: 1.0,
            min_probability: OPENING_MIN_PROBABILITY,
            strong_share: 0.0,
            rank: Some(rank),
            reading: Some(Reading {
                points: OPENING_POINTS,
            }),
        }
    }
}

/// How the moves of the policy are weighed by what they lead to (piKL): the
/// likelier ones are played out one move deep, and each counts `e` times less for
/// every so many points that it is worse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Reading {
    /// The points that make a move `e` times less likely.
    pub(super) points: f32,
}

/// When a game is resigned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ResignRule {
    /// By how many points its moves are better or worse than expected, as a
    /// standard deviation.
    pub(super) move_error: f32,
    /// How much of the board has to have been played on, by its area.
    pub(super) earliest: f32,
    /// For how many of its turns in a row the game has to be lost.
    pub(super) turns: u32,
}
