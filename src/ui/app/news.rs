//! What is heard and read aloud of what happens in a match.

use super::App;
use crate::board::{Color, Point, Vertex};
use crate::game::Outcome;
use crate::othello;
use crate::session::{Event, Match, Tally};
use crate::ui::sound::Cue;
use crate::words::{self, Language, Table as Words};

impl App {
    /// Plays the sounds of what happened, says it, and does what the end of a
    /// game asks for.
    pub(super) fn hear_session(&mut self) {
        let Some(table) = &mut self.table else {
            return;
        };
        let events = table.session.happened();
        let language = self.settings.language.unwrap_or(self.system_language);
        let said = events
            .iter()
            .filter_map(|event| spoken(language, &table.session, event));
        let said: Vec<String> = said.collect();
        if !said.is_empty() {
            table.announced = said.join(". ");
        }
        for event in events {
            self.hear(event);
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Placed { lifted, .. } => {
                self.cue(Cue::Stone);
                if lifted > 0 {
                    self.cue(Cue::Capture(lifted as usize));
                }
            }
            Event::Turned { discs, .. } => {
                self.cue(Cue::Stone);
                self.cue(Cue::Capture(discs as usize));
            }
            Event::Put { .. } | Event::Gave { .. } => self.cue(Cue::Stone),
            Event::Passed(_) => self.cue(Cue::Pass),
            Event::Refused => self.cue(Cue::Refused),
            Event::LowTime(_) => self.cue(Cue::Warning),
            Event::Ended(_) => {
                self.cue(Cue::End);
                self.keep_finished();
                self.show_result();
            }
        }
    }

    pub(super) fn cue(&self, cue: Cue) {
        if self.settings.sound {
            self.sound.play(cue, self.settings.volume);
        }
    }
}

/// What a screen reader says of something that happened; nothing of what the
/// line of messages says anyway.
fn spoken(language: Language, session: &Match, event: &Event) -> Option<String> {
    let side = |color: Color| words::side(language, session.table(), color);
    Some(match *event {
        Event::Placed {
            color,
            point,
            lifted: 0,
        } => language.fill(Words::Placed, &[&side(color), &vertex(session, point)]),
        Event::Placed {
            color,
            point,
            lifted,
        } => {
            let place = vertex(session, point);
            language.fill(Words::PlacedTaking, &[&side(color), &place, &lifted])
        }
        Event::Turned {
            color,
            point,
            discs,
        } => {
            let square = othello::Square::new(point);
            let place = square.map(|square| square.to_string()).unwrap_or_default();
            language.fill(Words::Turned, &[&side(color), &place, &discs])
        }
        Event::Put { color, piece, at } => {
            let piece = words::piece_name(language, piece);
            let (row, column) = (at.row + 1, at.col + 1);
            language.fill(Words::Put, &[&side(color), &piece, &row, &column])
        }
        Event::Gave { color, piece } => {
            let piece = words::piece_name(language, piece);
            language.fill(Words::Gave, &[&side(color), &piece])
        }
        Event::Passed(color) => language.fill(Words::Passed, &[&side(color)]),
        Event::Ended(outcome) => ended(language, session, &outcome),
        Event::Refused | Event::LowTime(_) => return None,
    })
}

/// How a game ended, with the lines that won where there are such.
fn ended(language: Language, session: &Match, outcome: &Outcome) -> String {
    let mut said = vec![words::outcome(language, session.table(), outcome)];
    if let Some(Tally::Aligne4(lines)) = session.ending().and_then(|of| of.tally) {
        said.extend(lines.iter().map(|line| words::line_text(language, line)));
    }
    said.join(". ")
}

/// A point of the goban by name.
fn vertex(session: &Match, point: Point) -> String {
    let size = session.go().map(|go| go.position().board().size());
    let vertex = size.and_then(|size| Vertex::new(point, size));
    vertex.map(|vertex| vertex.to_string()).unwrap_or_default()
}
