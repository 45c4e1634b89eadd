//! Players, clocks, and where a match stands, as lines of plain characters.

use super::events::point_name;
use super::seats::seat_text;
use crate::aligne4::Variant;
use crate::board::Color;
use crate::record::Seat;
use crate::scene::{Board, Holdings, Pieces, Scene};
use crate::session::{EngineCommand, Match, Moment, Picked, Stage};
use crate::words::{self, ConsoleWords, Language, TableWords, clock_face};
/// Who plays a side: color, name, level.
pub(in crate::console) fn player_name(
    scene: &Scene,
    color: Color,
    engines: &[EngineCommand],
    language: Language,
) -> String {
    let player = &scene.players[color];
    let seat = seat_text(language, scene.kind, &player.seat, engines);
    let side = words::side(language, scene.kind, color);
    // A computer without a name of its own is called by its level.
    let called = match &player.seat {
        Seat::Computer { level } => words::level_named(language, scene.kind, level),
        Seat::Person | Seat::Engine { .. } => seat.clone(),
    };
    let about = match (&player.seat, player.name.trim()) {
        (Seat::Person, "") => return side.to_owned(),
        (Seat::Person, name) => name.to_owned(),
        (_, name) if name.is_empty() || name == called => {
            language.fill(TableWords::Computer, &[&seat])
        }
        (_, name) => {
            let computer = language.fill(TableWords::Computer, &[&seat]);
            language.series(&[name.to_owned(), computer])
        }
    };
    language.fill(words::Ending::Named, &[&side, &about])
}

/// What a side has, in a few words.
pub(in crate::console) fn holdings_text(holdings: &Holdings, language: Language) -> Option<String> {
    match holdings {
        Holdings::Go(parts, _) => {
            let prisoners = language.say(TableWords::Prisoners);
            Some(format!("{prisoners} {}", parts.prisoners))
        }
        Holdings::AtariGo { stones, .. } => {
            Some(language.count(*stones as usize, words::Term::Stones))
        }
        Holdings::Othello { discs } => Some(language.count(*discs as usize, ConsoleWords::Discs)),
        Holdings::Aligne4 => None,
    }
}

/// What a clock shows; `None` where there is none.
pub(in crate::console) fn clock_reading(
    session: &Match,
    color: Color,
    now: Moment,
    language: Language,
) -> Option<String> {
    let reading = session.clock_reading(color, now)?;
    let face = clock_face(language, reading, session.control());
    Some(match face.beside {
        Some(beside) => format!("{} {beside}", face.time),
        None => face.time,
    })
}

/// Where the match stands, in a line.
pub(in crate::console) fn standing_text(
    scene: &Scene,
    session: &Match,
    language: Language,
) -> String {
    let picked = match &scene.board {
        Board::Pieces(pieces) => picked_text(pieces, session, language),
        Board::Stones(_) => None,
    };
    if let Some(picked) = picked {
        return picked;
    }
    if scene.handicap_left > 0 {
        return language.count(scene.handicap_left.into(), TableWords::PlaceHandicap);
    }
    match session.stage() {
        Stage::Playing => {
            let side = words::side(language, scene.kind, scene.to_play());
            language.fill(TableWords::ToMove, &[&side])
        }
        Stage::Counting if session.is_proposing() => language.say(TableWords::Proposing).to_owned(),
        Stage::Counting => language.say(ConsoleWords::Counting).to_owned(),
        Stage::Over(outcome) => match session.ending() {
            Some(ending) => ending.text(language, session.kind()),
            None => words::outcome(language, session.kind(), &outcome),
        },
    }
}

/// What is still missing of a move.
fn picked_text(pieces: &Pieces, session: &Match, language: Language) -> Option<String> {
    let side = words::side(language, session.kind(), pieces.to_play);
    if session.stage() != Stage::Playing {
        return None;
    }
    match (pieces.picked, pieces.hand, pieces.variant) {
        (Picked::Piece(piece), ..) => {
            let piece = words::piece_name(language, piece);
            Some(language.fill(ConsoleWords::SquareFor, &[&side, &piece]))
        }
        (Picked::Square(at), ..) => {
            let square = point_name(session, at);
            Some(language.fill(ConsoleWords::PieceFor, &[&side, &square]))
        }
        (Picked::Nothing, Some(hand), _) => {
            let piece = words::piece_name(language, hand);
            Some(language.fill(ConsoleWords::SquareFor, &[&side, &piece]))
        }
        (Picked::Nothing, None, Variant::Quarto) => {
            Some(language.fill(ConsoleWords::GivePiece, &[&side]))
        }
        (Picked::Nothing, None, Variant::Aligne4) => None,
    }
}
