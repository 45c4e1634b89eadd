//! The table in lines: the board when it has changed, and what is said.

use std::io::{self, Write};
use std::time::Duration;

use super::LineMode;
use super::parse::{BoardOutput, TableInput, parse_line};
use crate::board::Color;
use crate::console::command::Command;
use crate::console::text::{
    analysis_lines, board_lines, clock_reading, event_text, holdings_text, player_name,
    result_lines, standing_text,
};
use crate::scene::{Scene, Shown};
use crate::session::{ComputerState, Event, Match, Notice, Severity};
use crate::words::{self, ConsoleWords, TeachingWords, TypedTeaching, typed_word};

/// How long an analysis takes.
const ANALYSIS: Duration = Duration::from_millis(1500);

impl<W: Write> LineMode<W> {
    /// Territory is marked only while it is counted: a screen reader reads
    /// every character.
    pub(super) fn scene(&self) -> Option<Scene> {
        self.controller.workspace.scene(Shown {
            territory: false,
            numbers: false,
            next_moves: false,
            legal_moves: self.controller.workspace.preferences.settings.legal_moves,
            grades: false,
        })
    }

    /// Writes the board if it is not the one that was written last, and what is
    /// waited for.
    pub(in crate::console) fn write_table(&mut self) -> io::Result<()> {
        self.page = None;
        let before = self.board.last().cloned();
        let changed = self.write_board()?;
        match self.board.last().cloned() {
            Some(standing) if changed || before.as_ref() != Some(&standing) => {
                self.write_line(&standing)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Writes the board and the players; whether they have changed. Half a
    /// move changes nothing but what is waited for, which stands last.
    fn write_board(&mut self) -> io::Result<bool> {
        let lines = self.table_lines();
        let shown = self.board_output == BoardOutput::Always || self.board.is_empty();
        let before = std::mem::replace(&mut self.board, lines.clone());
        let board = lines.split_last().map(|(_, board)| board);
        if !shown {
            return Ok(false);
        }
        if before.split_last().map(|(_, board)| board) == board {
            return Ok(false);
        }
        self.write_line("")?;
        for line in board.unwrap_or_default() {
            self.write_line(line)?;
        }
        Ok(true)
    }

    fn table_lines(&self) -> Vec<String> {
        let language = self.controller.workspace.language();
        let (Some(scene), Some(session)) = (self.scene(), &self.controller.workspace.session)
        else {
            return Vec::new();
        };
        let mut lines = board_lines(&scene, language);
        for color in Color::BOTH {
            let mut parts = vec![player_name(
                &scene,
                color,
                &self.controller.workspace.preferences.settings.engines,
                language,
            )];
            parts.extend(holdings_text(&scene.players[color].holdings, language));
            lines.push(language.series(&parts));
        }
        if let Some(lead) = scene.estimate {
            lines.push(words::expected_score(language, lead.side()));
        }
        lines.push(match session.computer() {
            // Nobody would know what it waits for.
            Some((color, ComputerState::Waiting)) => {
                let side = words::side(language, scene.kind, color);
                language.fill(ConsoleWords::WaitsWord, &[&side])
            }
            Some((_, ComputerState::Asking)) => {
                let word = |phrase| typed_word(language, phrase);
                let [back, leave] = [TypedTeaching::TakeBack, TypedTeaching::Leave].map(word);
                language.fill(TeachingWords::AnswerBy, &[&back, &leave])
            }
            Some((_, ComputerState::Thinking)) | None => standing_text(&scene, session, language),
        });
        lines
    }

    /// The clocks, where there are any; they change by themselves.
    fn write_clocks(&mut self) -> io::Result<()> {
        let (language, now) = (self.controller.workspace.language(), self.now());
        let clock = |color: Color| {
            let session = self.controller.workspace.session.as_ref()?;
            let text = clock_reading(session, color, now, language)?;
            let side = words::side(language, session.kind(), color);
            Some(language.fill(words::TableWords::Clock, &[&side, &text]))
        };
        let clocks: Vec<String> = Color::BOTH.into_iter().filter_map(clock).collect();
        for clock in clocks {
            self.write_line(&clock)?;
        }
        Ok(())
    }

    /// Writes what happened; at the end of a game its result.
    pub(in crate::console) fn write_event(&mut self, event: Event) -> io::Result<()> {
        let language = self.controller.workspace.language();
        let Some(session) = &self.controller.workspace.session else {
            return Ok(());
        };
        if let Some(text) = event_text(session, event, language) {
            return self.write_line(&text);
        }
        if !matches!(event, Event::Ended(_)) {
            return Ok(());
        }
        // The last board is seen before its result.
        let result = result_lines(session, language);
        self.write_board()?;
        for line in result {
            self.write_line(&line)?;
        }
        Ok(())
    }

    /// Writes the latest message of the match, unless what happened said it. A
    /// pass that is gone over again is nothing that happens.
    pub(in crate::console) fn write_notice(&mut self, passed: bool) -> io::Result<()> {
        let language = self.controller.workspace.language();
        let Some(session) = &self.controller.workspace.session else {
            return Ok(());
        };
        let number = session.notice_revision();
        if number == self.notice {
            return Ok(());
        }
        self.notice = number;
        let text = match session.notice() {
            Some(Notice::NoMove(_)) if passed => return Ok(()),
            // What is said of the journal stands above already.
            None
            | Some(Notice::Passed(_) | Notice::Ended(_) | Notice::Counting | Notice::Journal(_)) => {
                return Ok(());
            }
            Some(notice) => notice.text(language, session.kind()),
        };
        self.write_line(&text)
    }

    /// The command that a line at the table is, if it is one.
    pub(in crate::console) fn command_of(&self, line: &str) -> Option<Command> {
        let input = parse_line(line, &self.scene()?, self.controller.workspace.language());
        match input {
            Ok(TableInput::Command(command, _)) => Some(command),
            Ok(_) | Err(_) => None,
        }
    }

    /// Analyzes for a moment and writes what was found.
    fn analyze(&mut self) -> io::Result<()> {
        let begun = self.now();
        self.controller.run(Command::Analyze, "", begun);
        let analyzing = |lines: &Self| {
            let session = lines.controller.workspace.session.as_ref();
            session.is_some_and(|session| session.is_analyzing())
        };
        while analyzing(self) && self.now() < begun + ANALYSIS {
            let left = (begun + ANALYSIS).saturating_sub(self.now());
            if let Some(line) = self.reader.wait(left)? {
                self.reader.put_aside(line);
            }
            for event in self.controller.poll(self.now()) {
                self.write_event(event)?;
            }
        }
        if !analyzing(self) {
            return Ok(());
        }
        let language = self.controller.workspace.language();
        let lines = self.scene().map(|scene| analysis_lines(&scene, language));
        for line in lines.unwrap_or_default() {
            self.write_line(&line)?;
        }
        self.controller.run(Command::Analyze, "", self.now());
        Ok(())
    }

    pub(in crate::console) fn take_table_line(&mut self, line: &str) -> io::Result<()> {
        let now = self.now();
        let language = self.controller.workspace.language();
        let Some(scene) = self.scene() else {
            return Ok(());
        };
        match parse_line(line, &scene, language) {
            Ok(TableInput::Nothing) => {}
            Ok(TableInput::Show) => {
                self.board.clear();
                self.write_clocks()?;
            }
            Ok(TableInput::SetBoardOutput(output)) => {
                self.board_output = output;
                let word = match output {
                    BoardOutput::Always => ConsoleWords::BoardOn,
                    BoardOutput::OnRequest => ConsoleWords::BoardOff,
                };
                self.write_line(language.say(word))?;
            }
            Ok(TableInput::Ask(inquiry)) => {
                let session = self.controller.workspace.session.as_ref();
                let answer = session.and_then(|session| session.answer(language, inquiry));
                let text = answer.unwrap_or_else(|| language.say(ConsoleWords::NotNow).to_owned());
                self.write_line(&text)?;
            }
            Ok(TableInput::Command(Command::Analyze, _)) => self.analyze()?,
            Ok(TableInput::Command(Command::Review, rest)) => self.review(&rest)?,
            Ok(TableInput::Command(Command::Moments, rest)) if rest.is_empty() => {
                self.write_moments()?;
            }
            Ok(TableInput::Command(command, rest)) => {
                let before = self
                    .controller
                    .workspace
                    .session
                    .as_ref()
                    .map(Match::cursor);
                self.controller.run(command, &rest, now);
                // Whoever asks for a move by its number may want to read about it again.
                let asks = command == Command::Moments && self.controller.message().is_none();
                self.write_judgement(before.filter(|_| !asks))?;
            }
            Ok(TableInput::Point(point)) => self.controller.choose_point(point, now),
            Ok(TableInput::Piece(piece)) => self.controller.choose_piece(piece, now),
            Ok(TableInput::PieceOnSquare(piece, at)) => self.controller.place_piece(piece, at, now),
            Err(why) => self.controller.say(why, Severity::Refusal),
        }
        Ok(())
    }
}
