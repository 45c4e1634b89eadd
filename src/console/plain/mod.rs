//! The game in lines: written and read one after the other, so that it can be
//! scripted and read aloud.

mod pages;
mod table;

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::desk::Next;
use super::field::Field;
use super::input::yes_or_no;
use super::page::Page;
use super::room::{Answer, Asking, Room};
use super::{Beginning, bell};
use crate::session::{Event, Moment};
use crate::words::ConsoleWords;

/// Whether lines that were read are written down again, so that what comes out
/// reads as a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Echo {
    /// They are.
    On,
    /// Whoever types sees them already.
    Off,
}

/// What stands before a line that is read.
const PROMPT: &str = "> ";
/// How long a computer is waited for before it is asked again whether it is
/// done.
const PATIENCE: Duration = Duration::from_secs(1);

/// Plays until someone quits or the input ends. A game that is not finished
/// then is kept, and can be resumed.
///
/// # Errors
///
/// What is wrong with the input or the output.
pub fn play_lines(
    beginning: Beginning,
    input: impl BufRead,
    output: impl Write,
    echo: Echo,
) -> io::Result<()> {
    let (waker, bell) = bell();
    let mut lines = Lines {
        room: Room::new(beginning, waker, Duration::ZERO, Moment::ZERO),
        input,
        output,
        echo,
        bell,
        begun: Instant::now(),
        page: None,
        choosing: None,
        board: Vec::new(),
        seated: 0,
        said: 0,
    };
    let played = lines.play();
    lines.room.desk.clear();
    lines.room.desk.remember();
    played
}

/// A conversation.
struct Lines<R, W> {
    room: Room,
    input: R,
    output: W,
    echo: Echo,
    bell: Receiver<()>,
    begun: Instant,
    /// The page that was written last.
    page: Option<Page>,
    /// A field whose values were listed.
    choosing: Option<(Field, Vec<String>)>,
    /// The board that was written last, with what stood below it.
    board: Vec<String>,
    /// Which of the games that came to the table was written of last.
    seated: u64,
    /// The number of the message of the match that was written last.
    said: u64,
}

impl<R: BufRead, W: Write> Lines<R, W> {
    fn play(&mut self) -> io::Result<()> {
        loop {
            self.settle()?;
            if self.room.is_over() {
                return Ok(());
            }
            self.tell_message()?;
            self.present()?;
            let Some(line) = self.ask()? else {
                if let Some(text) = self.room.unanswered() {
                    self.line(&text)?;
                }
                let now = self.now();
                self.room.proceed(Next::Quit, now);
                return Ok(());
            };
            self.take(&line)?;
        }
    }

    fn now(&self) -> Moment {
        self.begun.elapsed()
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        // A control character in a name or in a file would be obeyed by a
        // terminal.
        let plain: String = text.chars().filter(|it| !it.is_control()).collect();
        writeln!(self.output, "{}", plain.trim_end())
    }

    /// Waits until nobody thinks any more, and writes what happened.
    fn settle(&mut self) -> io::Result<()> {
        let mut passed = false;
        loop {
            let now = self.now();
            let events = self.room.hear(now);
            if self.room.seated() != self.seated {
                self.seated = self.room.seated();
                self.said = 0;
                self.board.clear();
            }
            for event in events {
                passed |= matches!(event, Event::Passed(_));
                self.tell_event(event)?;
            }
            if self.room.page() != Page::Table || !self.room.desk.is_busy() {
                return self.tell_notice(passed);
            }
            // Whoever waits reads what was written so far.
            self.output.flush()?;
            let session = self.room.desk.session.as_ref();
            let tick = session.and_then(|session| session.next_tick(now));
            let wait = tick.unwrap_or(PATIENCE).clamp(MOMENT, PATIENCE);
            match self.bell.recv_timeout(wait) {
                Ok(()) | Err(RecvTimeoutError::Timeout) => {}
                // The match holds the other end for as long as it thinks.
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
        }
    }

    fn tell_message(&mut self) -> io::Result<()> {
        match self.room.take_message() {
            Some((text, _)) => self.line(&text),
            None => Ok(()),
        }
    }

    /// Writes what is to be answered, if it was not written yet.
    fn present(&mut self) -> io::Result<()> {
        let language = self.room.desk.language();
        match self.room.asking() {
            Some(Asking::Sure { question, .. }) => {
                let hint = language.say(ConsoleWords::YesNo);
                let text = format!("{question} ({hint})");
                return self.line(&text);
            }
            Some(Asking::Write { title, text, .. }) => {
                let now = match text.as_str() {
                    "" => language.say(ConsoleWords::Nothing),
                    text => text,
                };
                let text = language.fill(ConsoleWords::KeepAsIs, &[title, &now]);
                return self.line(&text);
            }
            None => {}
        }
        match self.room.page() {
            Page::Table => self.present_table(),
            page => self.present_page(page),
        }
    }

    /// Reads a line; `None` at the end of the input.
    fn ask(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "{PROMPT}")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_end_matches(['\n', '\r']);
        match (read, self.echo) {
            (0, _) => self.line("")?,
            (_, Echo::On) => self.line(line)?,
            (_, Echo::Off) => {}
        }
        Ok((read > 0).then(|| line.to_owned()))
    }

    fn take(&mut self, line: &str) -> io::Result<()> {
        let now = self.now();
        match self.room.asking() {
            Some(Asking::Sure { .. }) => match yes_or_no(line) {
                Some(true) => self.room.answer(Answer::Yes, now),
                Some(false) => self.room.answer(Answer::No, now),
                None => {}
            },
            Some(Asking::Write { .. }) => match line.trim() {
                "" => self.room.answer(Answer::No, now),
                "-" => self.room.write("", now),
                text => self.room.write(text, now),
            },
            None if self.room.page() == Page::Table => self.take_table(line)?,
            None => self.take_page(line)?,
        }
        if self.room.asking().is_none() && self.room.message().is_none() {
            // What was chosen is shown with the rest of the page.
            self.page = None;
        }
        Ok(())
    }
}

/// The shortest time that is waited for.
const MOMENT: Duration = Duration::from_millis(1);
