//! What a game would lose in an SGF file.

use crate::go::HandicapKomi;
use crate::record::{GoRecord, Record, Seat, Start, TimeControl};

use super::{Match, Playable, Session};

/// What a game would lose in an SGF file, where it would lose something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// All of it: SGF does not know the game.
    Game,
    /// Its rules, which have no name there.
    Rules,
    /// Who plays on: a computer is only a name there.
    Players,
    /// What the clocks show.
    Clocks,
    /// Which stones were marked dead so far.
    Count,
}

impl Match {
    /// What the game would lose in an SGF file, the worst first; nothing where
    /// it comes back from there as it is now.
    #[must_use]
    pub fn lost_in_sgf(&self) -> Option<Loss> {
        self.kind().sgf_number().map_or(Some(Loss::Game), |_| {
            let of_rules = match self {
                Self::Go(session) => has_own_rules(session.record()).then_some(Loss::Rules),
                Self::Othello(_) | Self::Aligne4(_) => None,
            };
            of_rules.or_else(|| match self {
                Self::Go(session) => lost(session),
                Self::Othello(session) => lost(session),
                Self::Aligne4(session) => lost(session),
            })
        })
    }
}

/// What every game would lose that has not ended.
fn lost<G: Playable>(session: &Session<G>) -> Option<Loss> {
    let record: &Record<G> = session.record();
    if session.is_finished() {
        return None;
    }
    let seats = record.seats();
    if seats.black != Seat::Person || seats.white != Seat::Person {
        return Some(Loss::Players);
    }
    if record.control() != TimeControl::None {
        return Some(Loss::Clocks);
    }
    record.dead().map(|_| Loss::Count)
}

/// Whether the rules are not those that the file would name.
fn has_own_rules(record: &GoRecord) -> bool {
    let start = record.start();
    let Some(ruleset) = start.ruleset else {
        return true;
    };
    let read = Start {
        rules: ruleset.rules(),
        ..start.clone()
    };
    let mut told = start.rules;
    told.handicap_komi = HandicapKomi::Unchanged;
    told.komi = start.komi();
    read.with_komi(start.komi()).rules != told
}
