//! Rated games between the table and the file of their player.

use super::players::{PlayerTask, Players};
use crate::board::Color;
use crate::profile::{BegunGame, GameId, result_for};
use crate::rating::head_start;
use crate::record::{AnyRecord, GameKind, GoRecord, Header, Seat};
use crate::session::{Match, RatedMark, rank_of};

/// What is to be written into the file of the player whose rated game this is:
/// that it has begun, or how it ended. Nothing where it is not rated, the player
/// is not one of this machine, or their file has it already.
#[must_use]
pub fn rated_task(session: &Match, players: &Players) -> Option<PlayerTask> {
    let mark = session.rated()?;
    let profile = players.with_id(&mark.profile)?;
    let id = GameId::of_text(&mark.game);
    let known = match session.is_finished() {
        true => profile.has_counted(&id),
        // Before the first move there is nothing that could be resumed.
        false => !session.has_begun() || profile.has_begun(&id),
    };
    if known {
        return None;
    }
    let AnyRecord::Go(record) = session.record() else {
        return None;
    };
    let (profile, game) = (profile.clone(), begun_game(&record, &mark)?);
    let Some(outcome) = record.result() else {
        return Some(PlayerTask::Begin(profile, game));
    };
    Some(PlayerTask::End {
        profile,
        outcome: outcome.to_string(),
        result: result_for(game.color, outcome),
        game,
    })
}

/// A rated game as its record tells it; `None` where it does not have one
/// person and one computer of a known rank.
fn begun_game(record: &GoRecord, mark: &RatedMark) -> Option<BegunGame> {
    let seats = record.seats();
    let color = match (&seats.black, &seats.white) {
        (Seat::Person, Seat::Computer { .. }) => Color::Black,
        (Seat::Computer { .. }, Seat::Person) => Color::White,
        (Seat::Person | Seat::Computer { .. } | Seat::Engine { .. }, _) => return None,
    };
    let start = record.start();
    let worth = head_start(start.size, &start.rules, start.handicap, start.komi());
    let told = |header| record.header(header).unwrap_or_default().into_owned();
    Some(BegunGame {
        id: GameId::of_text(&mark.game),
        date: told(Header::Date),
        color,
        opponent: rank_of(GameKind::Go, &seats[color.other()])?,
        opponent_name: told(Header::Player(color.other())),
        size: start.size.lines(),
        rules: start.ruleset.map_or("", |set| set.name()).to_owned(),
        handicap: start.handicap.stones(),
        komi: start.komi(),
        head_start_ranks: match color {
            Color::Black => worth,
            Color::White => -worth,
        },
    })
}
