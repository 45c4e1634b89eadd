//! Pages in lines: a number for each thing that can be chosen.

use std::io::{self, Write};

use super::Lines;
use crate::console::order::{ORDERS, Order};
use crate::console::page::{Kind, Page, Row};
use crate::console::rows::{lines, title};
use crate::record::GameKind;
use crate::session::{Match, Severity};
use crate::words::{ConsoleWords, Dialog, Language, TableRules};

impl<W: Write> Lines<W> {
    /// Writes a page. One that is only read is left at once.
    pub(super) fn present_page(&mut self, page: Page) -> io::Result<()> {
        if let Some((_, names)) = &self.choosing {
            let names = names.clone();
            return self.numbered(&names);
        }
        if self.page == Some(page) {
            return Ok(());
        }
        let title = title(&self.room.desk, page);
        self.line("")?;
        self.line(&title)?;
        let read = match page {
            Page::Help => Some(help(&self.room.desk.session, self.room.desk.language())),
            page => lines(&self.room.desk, page),
        };
        if let Some(read) = read {
            for line in read {
                self.line(&line)?;
            }
            self.line("")?;
            self.room.back();
            self.page = None;
            return self.present();
        }
        self.page = Some(page);
        let language = self.room.desk.language();
        let rows = self.room.rows();
        let rows: Vec<String> = rows.iter().map(|row| row_text(row, language)).collect();
        self.numbered(&rows)
    }

    fn numbered(&mut self, lines: &[String]) -> io::Result<()> {
        for (index, line) in lines.iter().enumerate() {
            let text = format!("{:>2}  {line}", index + 1);
            self.line(&text)?;
        }
        Ok(())
    }

    /// A number chooses; a second one is the value of what was chosen. The
    /// words of the table that make sense elsewhere are understood too.
    pub(super) fn take_page(&mut self, line: &str) -> io::Result<()> {
        let now = self.now();
        let numbers: Option<Vec<usize>> = line
            .split_whitespace()
            .map(|word| word.parse().ok())
            .collect();
        let numbers = numbers.unwrap_or_default();
        if let Some((field, names)) = self.choosing.take() {
            match numbers.as_slice() {
                [number] if (1..=names.len()).contains(number) => {
                    self.room.change(field, number - 1, now);
                }
                _ if line.trim().is_empty() => {}
                _ => self.complain(names.len()),
            }
            return Ok(());
        }
        let rows = self.room.rows();
        let row = |number: usize| rows.get(number.checked_sub(1)?).cloned();
        let word = line.trim().to_lowercase();
        if let Some(file) = file_to_load(line) {
            self.room.order(Order::Load, file, now);
            return Ok(());
        }
        match (numbers.as_slice(), Order::named(&word)) {
            ([number], _) => match row(*number) {
                Some(row) => self.choose(row),
                None => self.complain(rows.len()),
            },
            ([number, value], _) => match row(*number).map(|row| row.kind) {
                Some(Kind::Choice(field, choices)) => {
                    if (1..=choices.names.len()).contains(value) {
                        self.room.change(field, value - 1, now);
                    } else {
                        self.complain(choices.names.len());
                    }
                }
                Some(Kind::Do(_) | Kind::Text(..)) | None => self.complain(rows.len()),
            },
            (
                _,
                Some(
                    order @ (Order::Quit
                    | Order::New
                    | Order::Load
                    | Order::Rules
                    | Order::Options
                    | Order::Help),
                ),
            ) => self.room.order(order, "", now),
            (_, Some(Order::Back | Order::Home)) => self.room.back(),
            _ if word == "retour" => self.room.back(),
            _ if word.is_empty() => {}
            _ => self.complain(rows.len()),
        }
        Ok(())
    }

    /// Does what a row does; where it has values, they are listed first.
    fn choose(&mut self, row: Row) {
        let now = self.now();
        match row.kind {
            Kind::Choice(field, choices) => self.choosing = Some((field, choices.names)),
            Kind::Do(_) | Kind::Text(..) => self.room.choose(row, now),
        }
    }

    fn complain(&mut self, most: usize) {
        let language = self.room.desk.language();
        let text = language.fill(ConsoleWords::BadRow, &[&most]);
        self.room.say(text, Severity::Refusal);
    }
}

/// A file may be named on a page as at the table.
fn file_to_load(line: &str) -> Option<&str> {
    let (word, file) = line.trim().split_once(char::is_whitespace)?;
    let loads = Order::named(&word.to_lowercase()) == Some(Order::Load);
    loads.then(|| file.trim())
}

fn row_text(row: &Row, language: Language) -> String {
    match row.value() {
        Some(value) => language.fill(Dialog::OfFile, &[&row.label, &value]),
        None => row.label.clone(),
    }
}

/// What can be typed.
fn help(session: &Option<Match>, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    match session.as_ref().map(Match::table) {
        Some(GameKind::Go) => {
            let size = session.as_ref().and_then(Match::go);
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
        language.say(ConsoleWords::ShowWord),
        language.say(ConsoleWords::HelpShow),
    ));
    if session.as_ref().map(Match::table) == Some(GameKind::Go) {
        lines.push(language.say(ConsoleWords::AskWords).to_owned());
    }
    let words = ORDERS.iter().filter(|entry| entry.order != Order::SaveAs);
    lines.extend(words.map(|entry| {
        let word = match (language, entry.words) {
            (Language::French, [_, french, ..]) => french,
            (_, [first, ..]) => first,
            (_, []) => "",
        };
        let takes = match entry.order {
            Order::Save | Order::Load => Some(ConsoleWords::FileWord),
            Order::Players => Some(ConsoleWords::NameWord),
            _ => None,
        };
        let about = entry.order.label(language);
        match takes {
            Some(takes) => line(&format!("{word} {}", language.say(takes)), about),
            None => line(word, about),
        }
    }));
    lines
}
