//! Line mode: lines that are written and read one after the other, so that a
//! game can be scripted and read aloud.

mod pages;
mod parse;
mod reader;
mod review;
mod table;

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use crate::console::Startup;
use crate::console::command::Command;
use crate::console::controller::{Answer, Controller, Prompt};
use crate::console::menu::{ChoiceField, Page};
use crate::lobby::AfterLeaving;
use crate::session::{Event, Moment};
use crate::words::{self, ConsoleWords, TypedAnswer, typed_phrase};
use parse::BoardOutput;
use reader::LineReader;

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
const LONGEST_WAIT: Duration = Duration::from_secs(1);

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
    startup: Startup,
    input: impl BufRead + Send + 'static,
    output: impl Write,
    echo: Echo,
) -> io::Result<Option<String>> {
    let (reader, waker) = LineReader::new(input)?;
    let mut lines = LineMode {
        controller: Controller::new(startup, waker, Duration::ZERO, Moment::ZERO),
        reader,
        output,
        echo,
        begun: Instant::now(),
        page: None,
        choosing: None,
        board: Vec::new(),
        game: 0,
        notice: 0,
        not_kept: false,
        board_output: BoardOutput::default(),
        impatient: false,
        active_at: Moment::ZERO,
    };
    let played = lines.play();
    lines.controller.workspace.close_game();
    lines.controller.workspace.write_settings();
    let lost = lines.controller.workspace.lost.take();
    let told = lines.output.flush();
    played.and(told)?;
    Ok(lost)
}

/// Line mode with its input and output.
struct LineMode<W> {
    controller: Controller,
    reader: LineReader,
    output: W,
    echo: Echo,
    begun: Instant,
    /// The page that was written last.
    page: Option<Page>,
    /// A field whose values were listed.
    choosing: Option<(ChoiceField, Vec<String>)>,
    /// The board that was written last, with what stood below it.
    board: Vec<String>,
    /// Which of the games that were put on the table was written of last.
    game: u64,
    /// The number of the notice of the match that was written last.
    notice: u64,
    /// When the board is written.
    board_output: BoardOutput,
    /// Whether it was written that the game cannot be kept.
    not_kept: bool,
    /// Whether someone has asked to stop, or the input has ended, while an
    /// engine was waited for.
    impatient: bool,
    /// When something happened last.
    active_at: Moment,
}

impl<W: Write> LineMode<W> {
    fn play(&mut self) -> io::Result<()> {
        loop {
            self.wait_for_players()?;
            self.write_message()?;
            if self.controller.is_over() {
                return Ok(());
            }
            self.write_page_or_prompt()?;
            let Some(line) = self.read_line()? else {
                if let Some(text) = self.controller.abandon_prompt() {
                    self.write_line(&text)?;
                }
                let now = self.now();
                self.controller.leave_now(AfterLeaving::Quit, now);
                return Ok(());
            };
            self.take_line(&line)?;
        }
    }

    fn now(&self) -> Moment {
        self.begun.elapsed()
    }

    fn write_line(&mut self, text: &str) -> io::Result<()> {
        // A control character in a name or in a file would be obeyed by a
        // terminal.
        let plain: String = text.chars().filter(|it| !it.is_control()).collect();
        writeln!(self.output, "{}", plain.trim_end())
    }

    /// Waits until nobody thinks any more, and writes what happened.
    fn wait_for_players(&mut self) -> io::Result<()> {
        let mut passed = false;
        loop {
            let now = self.now();
            let events = self.controller.poll(now);
            // A move that is told is in the journal.
            if let Some(session) = &self.controller.workspace.session {
                session.flush(DISK);
            }
            self.write_keeping()?;
            if !events.is_empty() {
                self.active_at = now;
            }
            if self.controller.games() != self.game {
                self.game = self.controller.games();
                self.notice = 0;
                self.board.clear();
            }
            for event in events {
                passed |= matches!(event, Event::Passed(_));
                self.write_event(event)?;
            }
            if self.controller.page() != Page::Table || !self.controller.workspace.is_busy() {
                self.impatient = false;
                return self.write_notice(passed);
            }
            // Whoever waits reads what was written so far.
            self.output.flush()?;
            let session = self.controller.workspace.session.as_ref();
            let tick = session.and_then(|session| session.next_tick(now));
            let wait = tick
                .unwrap_or(LONGEST_WAIT)
                .clamp(SHORTEST_WAIT, LONGEST_WAIT);
            if let Some(line) = self.reader.wait(wait)? {
                self.take_early_line(line)?;
            }
            // What stands behind them, the end of the input perhaps, is not heard.
            self.impatient |= self.reader.is_full();
            let silent = self.now().saturating_sub(self.active_at) >= GRACE;
            if self.impatient && silent && self.controller.workspace.waits_for_engine() {
                self.controller.run(Command::StopThinking, "", now);
            }
        }
    }

    /// Takes a line that was typed while someone thinks. Those that are about
    /// the thinking are obeyed at once, the others when it is over.
    fn take_early_line(&mut self, line: Option<String>) -> io::Result<()> {
        let now = self.now();
        // Silence counts from here: a script may have ended long before.
        if !self.impatient {
            self.active_at = self.active_at.max(now);
        }
        let typing = self.echo == Echo::Off;
        let command = line.as_deref().map(|line| self.command_of(line));
        match command {
            Some(Some(Command::StopThinking | Command::MoveNow))
                if typing || self.reader.is_empty() =>
            {
                let line = line.unwrap_or_default();
                write!(self.output, "{PROMPT}")?;
                if !typing {
                    self.write_line(&line)?;
                }
                return self.take_line(&line);
            }
            Some(Some(Command::Quit)) | None if typing => {
                self.reader.forget();
                self.controller.run(Command::StopThinking, "", now);
            }
            Some(Some(Command::Quit | Command::StopThinking)) | None => self.impatient = true,
            Some(_) => {}
        }
        self.reader.put_aside(line);
        Ok(())
    }

    /// Writes that the game cannot be kept, when that begins and when it ends.
    fn write_keeping(&mut self) -> io::Result<()> {
        let language = self.controller.workspace.language();
        let error = self.controller.workspace.keeping_error();
        let before = std::mem::replace(&mut self.not_kept, error.is_some());
        match error {
            Some(error) if !before => {
                let why = words::file_error(language, &error);
                let text = language.fill(ConsoleWords::Unkept, &[&why]);
                self.write_line(&text)
            }
            None if before && self.controller.workspace.session.is_some() => {
                let text = language.say(ConsoleWords::KeptAgain).to_owned();
                self.write_line(&text)
            }
            Some(_) | None => Ok(()),
        }
    }

    fn write_message(&mut self) -> io::Result<()> {
        match self.controller.take_message() {
            Some((text, _)) => self.write_line(&text),
            None => Ok(()),
        }
    }

    /// Writes what is to be answered, if it was not written yet.
    fn write_page_or_prompt(&mut self) -> io::Result<()> {
        let language = self.controller.workspace.language();
        match self.controller.prompt() {
            Some(Prompt::Confirm { question, about }) => {
                let [hint, _] = about.answers().map(|word| language.say(word));
                let text = language.with_remark(question, hint);
                return self.write_line(&text);
            }
            Some(Prompt::Input { title, text, .. }) => {
                let now = match text.as_str() {
                    "" => language.say(ConsoleWords::Nothing),
                    text => text,
                };
                let text = language.fill(ConsoleWords::KeepAsIs, &[title, &now]);
                return self.write_line(&text);
            }
            None => {}
        }
        let page = self.controller.page();
        if page == Page::Table {
            return self.write_table();
        }
        self.write_menu(page)
    }

    /// Reads a line; `None` at the end of the input.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "{PROMPT}")?;
        self.output.flush()?;
        let line = self.reader.next()?;
        match (&line, self.echo) {
            (None, _) => self.write_line("")?,
            (Some(line), Echo::On) => self.write_line(line)?,
            (Some(_), Echo::Off) => {}
        }
        Ok(line)
    }

    fn take_line(&mut self, line: &str) -> io::Result<()> {
        let now = self.now();
        match self.controller.prompt() {
            Some(Prompt::Confirm { .. }) => {
                if let Some(answer) = typed_phrase::<TypedAnswer>(
                    self.controller.workspace.language(),
                    &line.trim().to_lowercase(),
                ) {
                    self.controller.answer(answer.into(), now);
                }
            }
            Some(Prompt::Input { .. }) => match line.trim() {
                "" => self.controller.answer(Answer::No, now),
                "-" => self.controller.enter("", now),
                text => self.controller.enter(text, now),
            },
            None if self.controller.page() == Page::Table => self.take_table_line(line)?,
            None => self.take_page_line(line)?,
        }
        if self.controller.prompt().is_none() && self.controller.message().is_none() {
            // What was chosen is shown with the rest of the page.
            self.page = None;
        }
        Ok(())
    }
}

/// The shortest time that is waited for.
const SHORTEST_WAIT: Duration = Duration::from_millis(1);
