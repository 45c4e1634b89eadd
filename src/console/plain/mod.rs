//! The game in lines: written and read one after the other, so that it can be
//! scripted and read aloud.

mod pages;
mod table;
mod typed;

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use super::Beginning;
use super::desk::Next;
use super::field::Field;
use super::input::{Written, yes_or_no};
use super::order::Order;
use super::page::Page;
use super::room::{Answer, Asking, Room};
use crate::session::{Event, Moment};
use crate::words::{self, ConsoleWords};
use typed::Typed;

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

/// How long an engine may be silent after someone has asked to stop or the
/// input has ended. It is only made to wait: nothing is lost.
const GRACE: Duration = Duration::from_secs(10);
/// How long the system may take for a line of the journal before the move is
/// told all the same.
const DISK: Duration = Duration::from_secs(10);

/// Plays until someone quits or the input ends. A game that is not finished
/// then is kept, and can be resumed; what is said in words is why it is not.
///
/// # Errors
///
/// What is wrong with the input or the output.
pub fn play_lines(
    beginning: Beginning,
    input: impl BufRead + Send + 'static,
    output: impl Write,
    echo: Echo,
) -> io::Result<Option<String>> {
    let (typed, waker) = Typed::new(input)?;
    let mut lines = Lines {
        room: Room::new(beginning, waker, Duration::ZERO, Moment::ZERO),
        typed,
        output,
        echo,
        begun: Instant::now(),
        page: None,
        choosing: None,
        board: Vec::new(),
        seated: 0,
        said: 0,
        unkept: false,
        written: Written::default(),
        impatient: false,
        heard_at: Moment::ZERO,
    };
    let played = lines.play();
    lines.room.desk.clear();
    lines.room.desk.remember();
    let lost = lines.room.desk.lost.take();
    let told = lines.output.flush();
    played.and(told)?;
    Ok(lost)
}

/// A conversation.
struct Lines<W> {
    room: Room,
    typed: Typed,
    output: W,
    echo: Echo,
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
    /// When the board is written.
    written: Written,
    /// Whether it was written that the game cannot be kept.
    unkept: bool,
    /// Whether someone has asked to stop, or the input has ended, while an
    /// engine was waited for.
    impatient: bool,
    /// When something happened last.
    heard_at: Moment,
}

impl<W: Write> Lines<W> {
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
            // A move that is told is in the journal.
            if let Some(session) = &self.room.desk.session {
                session.flush(DISK);
            }
            self.tell_keeping()?;
            if !events.is_empty() {
                self.heard_at = now;
            }
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
                self.impatient = false;
                return self.tell_notice(passed);
            }
            // Whoever waits reads what was written so far.
            self.output.flush()?;
            let session = self.room.desk.session.as_ref();
            let tick = session.and_then(|session| session.next_tick(now));
            let wait = tick.unwrap_or(PATIENCE).clamp(MOMENT, PATIENCE);
            if let Some(line) = self.typed.wait(wait)? {
                self.overhear(line)?;
            }
            // What stands behind them, the end of the input perhaps, is not heard.
            self.impatient |= self.typed.is_full();
            let silent = self.now().saturating_sub(self.heard_at) >= GRACE;
            if self.impatient && silent && self.room.desk.waits_for_engine() {
                self.room.order(Order::StopThinking, "", now);
            }
        }
    }

    /// Takes a line that was typed while someone thinks. Those that are about
    /// the thinking are obeyed at once, the others when it is over.
    fn overhear(&mut self, line: Option<String>) -> io::Result<()> {
        let now = self.now();
        // Silence counts from here: a script may have ended long before.
        if !self.impatient {
            self.heard_at = self.heard_at.max(now);
        }
        let typing = self.echo == Echo::Off;
        let order = line.as_deref().map(|line| self.order_of(line));
        match order {
            Some(Some(Order::StopThinking | Order::MoveNow)) if typing || self.typed.is_empty() => {
                let line = line.unwrap_or_default();
                write!(self.output, "{PROMPT}")?;
                if !typing {
                    self.line(&line)?;
                }
                return self.take(&line);
            }
            Some(Some(Order::Quit)) | None if typing => {
                self.typed.forget();
                self.room.order(Order::StopThinking, "", now);
            }
            Some(Some(Order::Quit | Order::StopThinking)) | None => self.impatient = true,
            Some(_) => {}
        }
        self.typed.put_aside(line);
        Ok(())
    }

    /// Writes that the game cannot be kept, when that begins and when it ends.
    fn tell_keeping(&mut self) -> io::Result<()> {
        let language = self.room.desk.language();
        let unkept = self.room.desk.unkept();
        let before = std::mem::replace(&mut self.unkept, unkept.is_some());
        match unkept {
            Some(error) if !before => {
                let why = words::file_error(language, &error);
                let text = language.fill(ConsoleWords::Unkept, &[&why]);
                self.line(&text)
            }
            None if before && self.room.desk.session.is_some() => {
                let text = language.say(ConsoleWords::KeptAgain).to_owned();
                self.line(&text)
            }
            Some(_) | None => Ok(()),
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
        let line = self.typed.next()?;
        match (&line, self.echo) {
            (None, _) => self.line("")?,
            (Some(line), Echo::On) => self.line(line)?,
            (Some(_), Echo::Off) => {}
        }
        Ok(line)
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
