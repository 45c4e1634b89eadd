//! The count, with its parts.

use crate::board::{ByColor, Color, PointSet};
use crate::game::{HalfPoints, Outcome};

use super::{Board, DeadStones, Rules, Scoring, Territory, seki};

/// The score of a position, part by part, so that it can be shown line by
/// line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    scoring: Scoring,
    parts: ByColor<Parts>,
    territory: Territory,
    dead: PointSet,
    in_seki: PointSet,
}

/// What one side has. Which of it counts depends on the scoring; the total
/// says what it comes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Living stones on the board.
    pub stones: u32,
    /// Points surrounded, those of dead enemy stones included; under territory
    /// scoring without those in seki.
    pub territory: u32,
    /// Enemy stones captured during the game.
    pub prisoners: u32,
    /// Enemy stones that are dead on the board.
    pub dead: u32,
    /// Enemy stones handed over for passes.
    pub pass_stones: u32,
    /// What White gets for not starting.
    pub komi: HalfPoints,
    /// What White gets for Black's handicap stones besides komi.
    pub bonus: HalfPoints,
    /// Everything that counts.
    pub total: HalfPoints,
}

/// Everything of a position that a count takes into account. A position
/// converts into it.
#[derive(Clone, Copy, Debug)]
pub struct Counted<'a> {
    /// The stones.
    pub board: &'a Board,
    /// The rules it is played by.
    pub rules: &'a Rules,
    /// How many handicap stones Black got.
    pub handicap: u8,
    /// Enemy stones that each side has captured.
    pub prisoners: ByColor<u32>,
    /// Enemy stones that each side was handed for passes.
    pub pass_stones: ByColor<u32>,
}

impl Count {
    /// The count while the game is on: every stone is alive, and no group is
    /// taken for a seki.
    #[must_use]
    pub fn in_play<'a>(position: impl Into<Counted<'a>>) -> Self {
        let position = position.into();
        let territory = Territory::in_play(position.board);
        Self::with(position, territory, PointSet::EMPTY, PointSet::EMPTY)
    }

    /// The same for whoever looks on, with only the points that are really
    /// enclosed: see [`Territory::enclosed`].
    #[must_use]
    pub fn so_far<'a>(position: impl Into<Counted<'a>>) -> Self {
        let position = position.into();
        let territory = Territory::enclosed(position.board);
        Self::with(position, territory, PointSet::EMPTY, PointSet::EMPTY)
    }

    /// The count at the end. Where the rules know no dead stones `dead` is
    /// left aside; otherwise the whole chain of each point in it is taken off.
    #[must_use]
    pub fn of<'a>(position: impl Into<Counted<'a>>, dead: &PointSet) -> Self {
        let position = position.into();
        let board = position.board;
        let dead = match position.rules.dead_stones {
            DeadStones::None => PointSet::EMPTY,
            DeadStones::Agreed => dead.iter().flat_map(|p| board.chain(p).iter()).collect(),
        };
        let in_seki = match position.rules.scoring {
            Scoring::Area => PointSet::EMPTY,
            Scoring::Territory => seki::points_in_seki(board, &dead),
        };
        let territory = Territory::without(board, &dead);
        Self::with(position, territory, dead, in_seki)
    }

    fn with(
        position: Counted<'_>,
        territory: Territory,
        dead: PointSet,
        in_seki: PointSet,
    ) -> Self {
        let Counted {
            board,
            rules,
            handicap,
            prisoners,
            pass_stones,
        } = position;
        let parts = ByColor::from_fn(|color| {
            let (komi, bonus) = match color {
                Color::Black => (HalfPoints::ZERO, HalfPoints::ZERO),
                Color::White => (rules.komi_with(handicap), rules.bonus_with(handicap)),
            };
            let mut parts = Parts {
                stones: points(territory.living(color)),
                territory: points(territory.surrounded(color) - in_seki),
                prisoners: prisoners[color],
                dead: points(board.stones()[color.other()] & dead),
                pass_stones: pass_stones[color],
                komi,
                bonus,
                total: HalfPoints::ZERO,
            };
            parts.total = parts.sum(rules.scoring);
            parts
        });
        Self {
            scoring: rules.scoring,
            parts,
            territory,
            dead,
            in_seki,
        }
    }

    /// How it was counted.
    #[must_use]
    pub const fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// What one side has.
    #[must_use]
    pub const fn parts(&self, color: Color) -> &Parts {
        match color {
            Color::Black => &self.parts.black,
            Color::White => &self.parts.white,
        }
    }

    /// Who owns which point.
    #[must_use]
    pub const fn territory(&self) -> &Territory {
        &self.territory
    }

    /// The stones that were counted as dead.
    #[must_use]
    pub const fn dead(&self) -> PointSet {
        self.dead
    }

    /// The surrounded points that do not count because their group lives in
    /// seki.
    #[must_use]
    pub const fn in_seki(&self) -> PointSet {
        self.in_seki
    }

    /// Who won, and by how much.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        Outcome::of_scores(self.parts.black.total, self.parts.white.total)
    }
}

impl Parts {
    fn sum(&self, scoring: Scoring) -> HalfPoints {
        let counted = match scoring {
            Scoring::Area => [self.stones, self.territory, 0, 0],
            Scoring::Territory => [self.territory, self.prisoners, self.dead, self.pass_stones],
        };
        let points: HalfPoints = counted.into_iter().map(HalfPoints::from).sum();
        points + self.komi + self.bonus
    }
}

/// How many points a set has; never more than a board.
fn points(set: PointSet) -> u32 {
    set.len() as u32
}
