//! What can be said of a move that was a mistake.

use crate::board::{ByColor, Color, Point, PointSet};
use crate::game::HalfPoints;

use super::Region;

/// One reason why a move was bad. Each was read on the board, or from the map of
/// owners where it is clear; `by` is who acts, `owner` whose stones they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A pass, while there was still something to play for.
    Passed {
        /// Who passed.
        by: Color,
        /// What a move was worth.
        points: HalfPoints,
    },
    /// A stone in an eye of one's own.
    FilledEye {
        /// Who filled it.
        by: Color,
        /// The eye.
        at: Point,
    },
    /// The last move of the other side threatened stones, the move played was
    /// elsewhere, and now they are lost.
    IgnoredThreat {
        /// The move that threatened them.
        threat: Point,
        /// Whose stones they are.
        owner: Color,
        /// The stones.
        stones: PointSet,
    },
    /// The move left its own chain with one liberty, and the answer takes it.
    SelfAtari {
        /// Whose chain it is.
        owner: Color,
        /// The chain, with the stone just played.
        stones: PointSet,
    },
    /// A chain that was in atari still is, and the answer takes it.
    LeftInAtari {
        /// Whose chain it is.
        owner: Color,
        /// The chain.
        stones: PointSet,
        /// The better move, where it would have saved the chain.
        saved_by: Option<Point>,
    },
    /// Stones that are lost by the move.
    Loses {
        /// Whose stones they are.
        owner: Color,
        /// The stones.
        stones: PointSet,
        /// How they are taken.
        how: Capture,
    },
    /// Stones that the better move would have taken.
    Misses {
        /// Who would have taken them.
        by: Color,
        /// The better move.
        at: Point,
        /// The stones.
        stones: PointSet,
        /// How they would have been taken.
        how: Capture,
    },
    /// The move chases stones that get away.
    LadderFails {
        /// Whose stones get away.
        owner: Color,
        /// The stones.
        stones: PointSet,
    },
    /// A group that lived and is now dead.
    Dies {
        /// Whose group it is.
        owner: Color,
        /// Its stones.
        stones: PointSet,
    },
    /// A group of the other side that was dead and now lives.
    Lives {
        /// Whose group it is.
        owner: Color,
        /// Its stones.
        stones: PointSet,
    },
    /// Two chains of which neither side can capture the other; one of them was
    /// lost before.
    Seki {
        /// The chains of both sides.
        chains: ByColor<PointSet>,
        /// Whose chain was lost before.
        saved: Color,
    },
    /// The play that is expected now comes to a ko.
    Ko {
        /// Who takes it first.
        by: Color,
        /// Where.
        at: Point,
    },
    /// The other side now cuts two chains from each other.
    Cut {
        /// Who cuts.
        by: Color,
        /// Where.
        at: Point,
        /// The two chains.
        parts: [PointSet; 2],
    },
    /// The better move would have cut two chains from each other, which are
    /// connected now.
    MissedCut {
        /// Who would have cut.
        by: Color,
        /// Where.
        at: Point,
        /// The two chains.
        parts: [PointSet; 2],
    },
    /// A stone on a point that borders on both sides and belongs to neither.
    Dame {
        /// Who played it.
        by: Color,
        /// The point.
        at: Point,
    },
    /// A stone where everything was one's own already.
    OwnTerritory {
        /// Whose it was.
        by: Color,
        /// The point.
        at: Point,
    },
    /// A stone where everything is the other side's, before and after.
    Hopeless {
        /// Who played it.
        by: Color,
        /// The point.
        at: Point,
    },
    /// Points that change hands in a part of the board.
    Territory {
        /// Where.
        region: Region,
        /// Who had them.
        from: Color,
        /// By how much the lead changes there.
        points: HalfPoints,
    },
    /// A larger move was far away.
    Larger {
        /// The better move.
        at: Point,
        /// How much larger it was.
        points: HalfPoints,
    },
    /// The other side need not answer the move and plays elsewhere.
    Unanswered {
        /// Who plays elsewhere.
        by: Color,
        /// The move that is not answered.
        at: Point,
        /// What is played instead of an answer.
        elsewhere: Point,
    },
    /// The better move would have kept the initiative: it is answered nearby, and
    /// its side plays elsewhere next.
    KeepsSente {
        /// Who would have kept it.
        by: Color,
        /// The better move.
        at: Point,
        /// The answer.
        answer: Point,
    },
    /// A better move, about which no more is known.
    Better {
        /// That move.
        at: Point,
        /// How much better it was.
        points: HalfPoints,
    },
}

/// How stones are captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    /// By the next move.
    AtOnce,
    /// In a ladder, which works.
    InLadder,
    /// In the course of the line that is expected.
    InLine,
}

impl Fact {
    /// The stones it is about, and whose they are.
    #[must_use]
    pub const fn stones(&self) -> Option<(Color, PointSet)> {
        match *self {
            Self::IgnoredThreat { owner, stones, .. }
            | Self::SelfAtari { owner, stones }
            | Self::LeftInAtari { owner, stones, .. }
            | Self::Loses { owner, stones, .. }
            | Self::LadderFails { owner, stones }
            | Self::Dies { owner, stones }
            | Self::Lives { owner, stones } => Some((owner, stones)),
            Self::Misses { by, stones, .. } => Some((by.other(), stones)),
            Self::Seki { chains, saved } => Some((
                saved,
                match saved {
                    Color::Black => chains.black,
                    Color::White => chains.white,
                },
            )),
            Self::Passed { .. }
            | Self::FilledEye { .. }
            | Self::Ko { .. }
            | Self::Cut { .. }
            | Self::MissedCut { .. }
            | Self::Dame { .. }
            | Self::OwnTerritory { .. }
            | Self::Hopeless { .. }
            | Self::Territory { .. }
            | Self::Larger { .. }
            | Self::Unanswered { .. }
            | Self::KeepsSente { .. }
            | Self::Better { .. } => None,
        }
    }
}
