//! Pages in lines: a number for each thing that can be chosen.

use std::io::{self, Write};

use strum::VariantArray as _;

use super::LineMode;
use crate::console::command::Command;
use crate::console::menu::{Page, Row, RowKind, lines, title};
use crate::record::GameKind;
use crate::session::{Match, Severity};
use crate::words::{
    ConsoleWords, Dialog, Language, TableRules, TypedBoard, TypedWord, is_typed, typed_word,
};

impl<W: Write> LineMode<W> {
    /// Writes a page. One that is only read is left at once.
    pub(in crate::console) fn write_menu(&mut self, page: Page) -> io::Result<()> {
        if let Some((_, names)) = &self.choosing {
            let names = names.clone();
            return self.write_numbered(&names);
        }
        if self.page == Some(page) {
            return Ok(());
        }
        let title = title(&self.controller.workspace, page);
        self.write_line("")?;
        self.write_line(&title)?;
        let workspace = &self.controller.workspace;
        let read = if page == Page::Help {
            Some(help(workspace.session.as_ref(), workspace.language()))
        } else {
            lines(workspace, page)
        };
        if let Some(read) = read {
            for line in read {
                self.write_line(&line)?;
            }
            self.write_line("")?;
            self.controller.back();
            self.page = None;
            return self.write_page_or_prompt();
        }
        self.page = Some(page);
        let language = self.controller.workspace.language();
        let rows = self.controller.rows();
        let rows: Vec<String> = rows.iter().map(|row| row_text(row, language)).collect();
        self.write_numbered(&rows)
    }

    fn write_numbered(&mut self, lines: &[String]) -> io::Result<()> {
        for (index, line) in lines.iter().enumerate() {
            let text = format!("{:>2}  {line}", index + 1);
            self.write_line(&text)?;
        }
        Ok(())
    }

    /// A number chooses; a second one is the value of what was chosen. The
    /// words of the table that make sense elsewhere are understood too.
    pub(in crate::console) fn take_page_line(&mut self, line: &str) -> io::Result<()> {
        let now = self.now();
        let numbers: Option<Vec<usize>> = line
            .split_whitespace()
            .map(|word| word.parse().ok())
            .collect();
        let numbers = numbers.unwrap_or_default();
        if let Some((field, names)) = self.choosing.take() {
            match numbers.as_slice() {
                [number] if (1..=names.len()).contains(number) => {
                    self.controller.change(field, number - 1, now);
                }
                _ if line.trim().is_empty() => {}
                _ => self.complain(names.len()),
            }
            return Ok(());
        }
        let rows = self.controller.rows();
        let row = |number: usize| rows.get(number.checked_sub(1)?).cloned();
        let word = line.trim().to_lowercase();
        let language = self.controller.workspace.language();
        if let Some(file) = file_to_load(line, language) {
            self.controller.run(Command::Load, file, now);
            return Ok(());
        }
        match (numbers.as_slice(), Command::named(language, &word)) {
            ([number], _) => match row(*number) {
                Some(row) => self.choose(row),
                None => self.complain(rows.len()),
            },
            ([number, value], _) => match row(*number).map(|row| row.kind) {
                Some(RowKind::Choice(field, choices)) => {
                    if (1..=choices.names.len()).contains(value) {
                        self.controller.change(field, value - 1, now);
                    } else {
                        self.complain(choices.names.len());
                    }
                }
                Some(RowKind::Action(_) | RowKind::Text(..)) | None => self.complain(rows.len()),
            },
            (_, Some(command)) => self.run_on_page(command, rows.len()),
            _ if is_typed(&word, TypedWord::PreviousPage) => self.controller.back(),
            _ if word.is_empty() => {}
            _ => self.complain(rows.len()),
        }
        Ok(())
    }

    /// Runs a command that makes sense beside the table too.
    fn run_on_page(&mut self, command: Command, rows: usize) {
        let now = self.now();
        match command {
            Command::Quit
            | Command::New
            | Command::Load
            | Command::Rules
            | Command::Options
            | Command::Help => self.controller.run(command, "", now),
            Command::Back | Command::Home => self.controller.back(),
            Command::Pass
            | Command::Undo
            | Command::Redo
            | Command::Hint
            | Command::TakeBack
            | Command::LeaveMove
            | Command::Analyze
            | Command::Estimate
            | Command::Review
            | Command::Moments
            | Command::NextMistake
            | Command::PreviousMistake
            | Command::MistakesOf
            | Command::PauseReview
            | Command::RemoveReview
            | Command::ShowRepeated
            | Command::Accept
            | Command::Resume
            | Command::Resign
            | Command::MoveNow
            | Command::StopThinking
            | Command::Continue
            | Command::Pause
            | Command::Players
            | Command::ShowResult
            | Command::Forward
            | Command::TenBack
            | Command::TenForward
            | Command::ToStart
            | Command::ToEnd
            | Command::PreviousVariation
            | Command::NextVariation
            | Command::Save
            | Command::SaveAs
            | Command::Restart
            | Command::Rematch => self.complain(rows),
        }
    }

    /// Does what a row does; where it has values, they are listed first.
    fn choose(&mut self, row: Row) {
        let now = self.now();
        match row.kind {
            RowKind::Choice(field, choices) => self.choosing = Some((field, choices.names)),
            RowKind::Action(_) | RowKind::Text(..) => self.controller.choose(row, now),
        }
    }

    fn complain(&mut self, most: usize) {
        let language = self.controller.workspace.language();
        let text = language.fill(ConsoleWords::BadRow, &[&most]);
        self.controller.say(text, Severity::Refusal);
    }
}

/// A file may be named on a page as at the table.
fn file_to_load(line: &str, language: Language) -> Option<&str> {
    let (word, file) = line.trim().split_once(char::is_whitespace)?;
    let loads = Command::named(language, &word.to_lowercase()) == Some(Command::Load);
    loads.then(|| file.trim())
}

fn row_text(row: &Row, language: Language) -> String {
    match row.value() {
        Some(value) => language.fill(Dialog::OfFile, &[&row.label, &value]),
        None => row.label.clone(),
    }
}

/// What can be typed.
fn help(session: Option<&Match>, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    match session.map(Match::kind) {
        Some(GameKind::Go) => {
            let size = session.and_then(Match::go);
            let size = size.map_or(0, |go| go.record().size().area());
            let last = size.saturating_sub(1);
            lines.push(language.fill(ConsoleWords::HelpPoint, &[&last]));
            if size == 81 {
                lines.push(language.say(ConsoleWords::HelpOld).to_owned());
            }
        }
        Some(GameKind::Othello) => lines.push(language.say(TableRules::OthelloInput).to_owned()),
        Some(GameKind::Aligne4) => lines.push(language.say(TableRules::AligneInput).to_owned()),
        None => {}
    }
    let line = |word: &str, about: &str| language.fill(Dialog::OfFile, &[&word, &about]);
    lines.push(line(
        typed_word(language, TypedBoard::Show),
        language.say(ConsoleWords::HelpShow),
    ));
    if session.map(Match::kind) == Some(GameKind::Go) {
        lines.push(language.say(ConsoleWords::AskWords).to_owned());
    }
    let words = Command::VARIANTS.iter().copied();
    let words = words.filter(|command| *command != Command::SaveAs);
    lines.extend(words.map(|command| {
        let word = typed_word(language, command.typed());
        let takes = parameter(command);
        let about = command.label(language);
        match takes {
            Some(takes) => line(&format!("{word} {}", language.say(takes)), about),
            None => line(word, about),
        }
    }));
    lines
}

/// What may stand behind the word of a command.
fn parameter(command: Command) -> Option<ConsoleWords> {
    match command {
        Command::Save | Command::Load => Some(ConsoleWords::FileWord),
        Command::Players => Some(ConsoleWords::NameWord),
        Command::Moments => Some(ConsoleWords::NumberWord),
        Command::MistakesOf => Some(ConsoleWords::SideWord),
        Command::Pass
        | Command::Undo
        | Command::Redo
        | Command::Hint
        | Command::TakeBack
        | Command::LeaveMove
        | Command::Analyze
        | Command::Estimate
        | Command::Review
        | Command::NextMistake
        | Command::PreviousMistake
        | Command::PauseReview
        | Command::RemoveReview
        | Command::ShowRepeated
        | Command::Accept
        | Command::Resume
        | Command::Resign
        | Command::MoveNow
        | Command::StopThinking
        | Command::Continue
        | Command::Pause
        | Command::ShowResult
        | Command::Back
        | Command::Forward
        | Command::TenBack
        | Command::TenForward
        | Command::ToStart
        | Command::ToEnd
        | Command::PreviousVariation
        | Command::NextVariation
        | Command::SaveAs
        | Command::New
        | Command::Restart
        | Command::Rematch
        | Command::Rules
        | Command::Options
        | Command::Help
        | Command::Home
        | Command::Quit => None,
    }
}
