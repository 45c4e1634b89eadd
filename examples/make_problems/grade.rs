//! Which rank finds the right move.

use jego::ai::Question;
use jego::ai::go::MoveReader;
use jego::game::{History, Rank};
use jego::go::{Move, Position, Ruleset, Setup};

use crate::line::Made;

/// What is known of how hard a problem is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Grade {
    /// The weakest rank of which more than half play the right move rather than
    /// any other in the part, and so do all above; `None` where not even the
    /// strongest do.
    pub(crate) rank: Option<Rank>,
    /// How many of the strongest do.
    pub(crate) share: f32,
}

/// Grades a problem by the policy of people of each rank: what the levels that
/// play like people draw from, so that more than half of repeated tries are
/// right from that rank on.
pub(crate) fn grade(made: &Made) -> Option<Grade> {
    let mut history = History::new(Position::new(made.board.size(), Ruleset::Chinese.rules()));
    let setup = Setup {
        add: *made.board.stones(),
        to_play: Some(made.to_play),
        ..Setup::default()
    };
    history.arrange(setup).ok()?;
    let question = Question::of(&history);
    let mut reader = MoveReader::new(history.position())?;
    let shares = |reader: &mut MoveReader, moves: &[Move]| reader.shares(&question, moves);
    let right = shares(&mut reader, &[Move::Place(made.right)])?;
    let all: Vec<Move> = (made.part & made.board.empty_points())
        .iter()
        .map(Move::Place)
        .collect();
    let all = shares(&mut reader, &all)?;
    let local: Vec<f32> = right.iter().zip(&all).map(|(one, all)| one / all).collect();
    let ranks: Vec<Rank> = Rank::whole().collect();
    let solved = local.iter().rposition(|&share| share <= 0.5);
    let rank = match solved {
        None => ranks.first(),
        Some(last) => ranks.get(last + 1),
    };
    Some(Grade {
        rank: rank.copied(),
        share: local.last().copied()?,
    })
}
