//! What happened at the table, as a line of text.

use crate::aligne4::Square as PieceSquare;
use crate::board::{Point, Vertex};
use crate::othello::Square;
use crate::record::GameKind;
use crate::session::{Event, Match};
use crate::words::{self, ConsoleWords, Language, TableWords};

/// What is said of an event; `None` where the line of messages says it.
pub(in crate::console) fn event_text(
    session: &Match,
    event: Event,
    language: Language,
) -> Option<String> {
    let side = |color| words::side(language, session.kind(), color);
    Some(match event {
        Event::Placed {
            color,
            point,
            lifted: 0,
        } => {
            let place = point_name(session, point);
            language.fill(TableWords::Placed, &[&side(color), &place])
        }
        Event::Placed {
            color,
            point,
            lifted,
        } => {
            let place = point_name(session, point);
            language.fill(TableWords::PlacedTaking, &[&side(color), &place, &lifted])
        }
        Event::Turned {
            color,
            point,
            discs,
        } => {
            let place = point_name(session, point);
            language.fill(ConsoleWords::Turned, &[&side(color), &place, &discs])
        }
        Event::Put { color, piece, at } => {
            let piece = words::piece_name(language, piece);
            let place = point_name(session, at);
            language.fill(ConsoleWords::Put, &[&side(color), &piece, &place])
        }
        Event::Gave { color, piece } => {
            let piece = words::piece_name(language, piece);
            language.fill(ConsoleWords::Gave, &[&side(color), &piece])
        }
        Event::Passed(color) if session.kind() == GameKind::Othello => {
            language.fill(TableWords::NoMove, &[&side(color)])
        }
        Event::Passed(color) => language.fill(TableWords::Passed, &[&side(color)]),
        Event::Refused | Event::Ended(_) | Event::LowTime(_) | Event::Warned => return None,
    })
}

/// What a point of the table is called.
pub(in crate::console) fn point_name(session: &Match, point: Point) -> String {
    match session {
        Match::Go(session) => {
            let vertex = Vertex::new(point, session.record().size());
            vertex.map(|vertex| vertex.to_string())
        }
        Match::Othello(_) => Square::new(point).map(|square| square.to_string()),
        Match::Aligne4(_) => PieceSquare::at(point).map(|square| square.number().to_string()),
    }
    .unwrap_or_default()
}
