//! The table in lines: the board when it has changed, and what is said.

use std::io::{self, Write};
use std::time::Duration;

use super::Lines;
use crate::board::Color;
use crate::console::analysis::analysis_lines;
use crate::console::input::{Said, Written, read};
use crate::console::order::Order;
use crate::console::speech::event_text;
use crate::console::text::{
    board_lines, clock_text, holdings_text, player_name, result_lines, standing_text,
};
use crate::scene::{Scene, Shown};
use crate::session::{ComputerState, Event, Notice, Severity};
use crate::words::{self, ConsoleWords};

/// How long an analysis takes.
const ANALYSIS: Duration = Duration::from_millis(1500);

impl<W: Write> Lines<W> {
    /// Territory is marked only while it is counted: a screen reader reads
    /// every sign.
    fn scene(&self) -> Option<Scene> {
        self.room.desk.scene(Shown {
            territory: false,
            numbers: false,
            next_moves: false,
            legal_moves: self.room.desk.settings.legal_moves,
        })
    }

    /// Writes the board if it is not the one that was written last, and what is
    /// waited for.
    pub(super) fn present_table(&mut self) -> io::Result<()> {
        self.page = None;
        let before = self.board.last().cloned();
        let changed = self.present_board()?;
        match self.board.last().cloned() {
            Some(standing) if changed || before.as_ref() != Some(&standing) => self.line(&standing),
            Some(_) | None => Ok(()),
        }
    }

    /// Writes the board and the players; whether they have changed. Half a
    /// move changes nothing but what is waited for, which stands last.
    fn present_board(&mut self) -> io::Result<bool> {
        let lines = self.table_lines();
        let shown = self.written == Written::Always || self.board.is_empty();
        let before = std::mem::replace(&mut self.board, lines.clone());
        let board = lines.split_last().map(|(_, board)| board);
        if !shown {
            return Ok(false);
        }
        if before.split_last().map(|(_, board)| board) == board {
            return Ok(false);
        }
        self.line("")?;
        for line in board.unwrap_or_default() {
            self.line(line)?;
        }
        Ok(true)
    }

    fn table_lines(&self) -> Vec<String> {
        let language = self.room.desk.language();
        let (Some(scene), Some(session)) = (self.scene(), &self.room.desk.session) else {
            return Vec::new();
        };
        let mut lines = board_lines(&scene, language);
        for color in Color::BOTH {
            let mut parts = vec![player_name(
                &scene,
                color,
                &self.room.desk.settings.engines,
                language,
            )];
            parts.extend(holdings_text(&scene.players[color].holdings, language));
            lines.push(parts.join(", "));
        }
        if let Some(lead) = scene.estimate {
            lines.push(words::expected_score(language, lead.side()));
        }
        lines.push(match session.computer() {
            // Nobody would know what it waits for.
            Some((color, ComputerState::Waiting)) => {
                let side = words::side(language, scene.table, color);
                language.fill(ConsoleWords::WaitsWord, &[&side])
            }
            Some((_, ComputerState::Thinking)) | None => standing_text(&scene, session, language),
        });
        lines
    }

    /// The clocks, where there are any; they change by themselves.
    fn tell_clocks(&mut self) -> io::Result<()> {
        let (language, now) = (self.room.desk.language(), self.now());
        let clock = |color: Color| {
            let session = self.room.desk.session.as_ref()?;
            let text = clock_text(session, color, now, language)?;
            let side = words::side(language, session.table(), color);
            Some(language.fill(words::Table::Clock, &[&side, &text]))
        };
        let clocks: Vec<String> = Color::BOTH.into_iter().filter_map(clock).collect();
        for clock in clocks {
            self.line(&clock)?;
        }
        Ok(())
    }

    /// Writes what happened; at the end of a game its result.
    pub(super) fn tell_event(&mut self, event: Event) -> io::Result<()> {
        let language = self.room.desk.language();
        let Some(session) = &self.room.desk.session else {
            return Ok(());
        };
        if let Some(text) = event_text(session, event, language) {
            return self.line(&text);
        }
        if !matches!(event, Event::Ended(_)) {
            return Ok(());
        }
        // The last board is seen before its result.
        let result = result_lines(session, language);
        self.present_board()?;
        for line in result {
            self.line(&line)?;
        }
        Ok(())
    }

    /// Writes the latest message of the match, unless what happened said it. A
    /// pass that is gone over again is nothing that happens.
    pub(super) fn tell_notice(&mut self, passed: bool) -> io::Result<()> {
        let language = self.room.desk.language();
        let Some(session) = &self.room.desk.session else {
            return Ok(());
        };
        let said = session.notice_revision();
        if said == self.said {
            return Ok(());
        }
        self.said = said;
        let text = match session.notice() {
            Some(Notice::NoMove(_)) if passed => return Ok(()),
            // What is said of the journal stands above already.
            None
            | Some(Notice::Passed(_) | Notice::Ended(_) | Notice::Counting | Notice::Journal(_)) => {
                return Ok(());
            }
            Some(notice) => notice.text(language, session.table()),
        };
        self.line(&text)
    }

    /// The order that a line at the table is, if it is one.
    pub(super) fn order_of(&self, line: &str) -> Option<Order> {
        let said = read(line, &self.scene()?, self.room.desk.language());
        match said {
            Ok(Said::Order(order, _)) => Some(order),
            Ok(_) | Err(_) => None,
        }
    }

    /// Analyzes for a moment and writes what was found.
    fn analyze(&mut self) -> io::Result<()> {
        let begun = self.now();
        self.room.order(Order::Analyze, "", begun);
        let analyzing = |lines: &Self| {
            let session = lines.room.desk.session.as_ref();
            session.is_some_and(|session| session.is_analyzing())
        };
        while analyzing(self) && self.now() < begun + ANALYSIS {
            let left = (begun + ANALYSIS).saturating_sub(self.now());
            if let Some(line) = self.typed.wait(left)? {
                self.typed.put_aside(line);
            }
            for event in self.room.hear(self.now()) {
                self.tell_event(event)?;
            }
        }
        if !analyzing(self) {
            return Ok(());
        }
        let language = self.room.desk.language();
        let lines = self.scene().map(|scene| analysis_lines(&scene, language));
        for line in lines.unwrap_or_default() {
            self.line(&line)?;
        }
        self.room.order(Order::Analyze, "", self.now());
        Ok(())
    }

    pub(super) fn take_table(&mut self, line: &str) -> io::Result<()> {
        let now = self.now();
        let language = self.room.desk.language();
        let Some(scene) = self.scene() else {
            return Ok(());
        };
        match read(line, &scene, language) {
            Ok(Said::Nothing) => {}
            Ok(Said::Show) => {
                self.board.clear();
                self.tell_clocks()?;
            }
            Ok(Said::Board(written)) => {
                self.written = written;
                let word = match written {
                    Written::Always => ConsoleWords::BoardOn,
                    Written::OnRequest => ConsoleWords::BoardOff,
                };
                self.line(language.say(word))?;
            }
            Ok(Said::Ask(inquiry)) => {
                let session = self.room.desk.session.as_ref();
                let answer = session.and_then(|session| session.answer(language, inquiry));
                let text = answer.unwrap_or_else(|| language.say(ConsoleWords::NotNow).to_owned());
                self.line(&text)?;
            }
            Ok(Said::Order(Order::Analyze, _)) => self.analyze()?,
            Ok(Said::Order(order, rest)) => self.room.order(order, &rest, now),
            Ok(Said::Point(point)) => self.room.point(point, now),
            Ok(Said::Piece(piece)) => self.room.piece(piece, now),
            Ok(Said::Put(piece, at)) => self.room.put(piece, at, now),
            Err(why) => self.room.say(why, Severity::Refusal),
        }
        Ok(())
    }
}
