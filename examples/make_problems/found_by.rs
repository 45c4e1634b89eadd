//! How many find the right move at once, for choosing among many problems.

use jego::ai::Question;
use jego::ai::go::MoveReader;
use jego::game::{History, Rank};
use jego::go::{Move, Position, Ruleset, Setup};

use crate::line::Made;

/// Who finds the first move of a problem without reading.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct FoundBy {
    /// The weakest rank of which more than half play the right move rather than
    /// any other in the part, and so do all above; `None` where not even the
    /// strongest do.
    pub(crate) rank: Option<Rank>,
    /// How many of the strongest do.
    pub(crate) share: f32,
}

/// Asks the policy of people of each rank, which is what the levels that play like
/// people draw from.
pub(crate) fn found_by(made: &Made) -> Option<FoundBy> {
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
    Some(FoundBy {
        rank: rank.copied(),
        share: local.last().copied()?,
    })
}
