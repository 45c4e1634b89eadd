//! Lines in, answers out.
//!
//! A thread reads, so that the next line can end an analysis.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::num::NonZeroUsize;
use std::thread;

use crate::ai::StopFlag;

use super::command::Command;
use super::engine::{Analysis, Engine, Failure, GtpSettings, Reply};
use super::inbox::Inbox;
use super::response::{Opening, Response};

/// The longest line that is read. The longest that makes sense names every
/// point of the largest board.
const MOST_BYTES: usize = 64 * 1024;

/// How many threads the machine has room for.
#[must_use]
pub fn default_threads() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Answers commands until `quit` or the end of the input. Commands that have
/// arrived before the end are still answered.
///
/// # Errors
///
/// The first error of the output, or of starting a thread. An input that
/// fails has ended.
pub fn serve(
    input: impl Read + Send + 'static,
    mut output: impl Write,
    settings: GtpSettings,
) -> io::Result<()> {
    let mut engine = Engine::new(settings).map_err(io::Error::other)?;
    let inbox = Inbox::default();
    let reader = inbox.clone();
    let thread = thread::Builder::new().name("gtp input".to_owned());
    thread.spawn(move || read(BufReader::new(input), &reader))?;
    let answered = answer_all(&mut engine, &inbox, &mut output);
    // The reader may wait for a line that never comes; it ends with the next.
    inbox.close();
    answered
}

/// Puts every line of the input into the inbox.
fn read(mut input: impl BufRead, inbox: &Inbox) {
    while let Ok(Some(line)) = next_line(&mut input) {
        if !inbox.put(line) {
            return;
        }
    }
    inbox.end();
}

/// The next line; of one that is too long, enough to see that it is.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let most = MOST_BYTES as u64 + 1;
    if input.take(most).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() > MOST_BYTES && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

fn answer_all(engine: &mut Engine, inbox: &Inbox, output: &mut impl Write) -> io::Result<()> {
    while let Some(line) = inbox.take() {
        let Some(command) = Command::parse(&line) else {
            continue;
        };
        let id = command.id;
        let reply = match line.len() > MOST_BYTES {
            true => Err(Failure::LineTooLong),
            false => engine.obey(&command.name, &command.arguments),
        };
        match reply {
            Ok(Reply::Text(text)) => send(output, id, Ok(&text))?,
            Ok(Reply::Quit) => return send(output, id, Ok("")),
            Ok(Reply::Analysis(asked)) => analyze(engine, &asked, id, inbox, output)?,
            Ok(Reply::Thinking(asked)) => think_aloud(engine, &asked, id, output)?,
            Ok(Reply::Search(asked)) => search_aloud(engine, &asked, id, inbox, output)?,
            Ok(Reply::QuietSearch(by)) => {
                let stop = StopFlag::new();
                inbox.stop_at_line(&stop);
                let found = engine.search(by, &stop, &mut |_| ());
                send(output, id, Ok(&found))?;
            }
            Err(failure) => send(output, id, Err(&failure.to_string()))?,
        }
    }
    Ok(())
}

fn send(output: &mut impl Write, id: Option<u32>, said: Result<&str, &str>) -> io::Result<()> {
    write!(output, "{}", Response { id, said })?;
    output.flush()
}

/// Tells what the engine thinks until the next line, or the end, comes.
fn analyze(
    engine: &mut Engine,
    asked: &Analysis,
    id: Option<u32>,
    inbox: &Inbox,
    output: &mut impl Write,
) -> io::Result<()> {
    begin(output, id)?;
    let stop = StopFlag::new();
    inbox.stop_at_news(&stop);
    let mut told = Ok(());
    engine.analyze(asked, &stop, &mut |line| {
        if told.is_ok() {
            told = tell(output, &line);
        }
        if told.is_err() {
            stop.raise();
        }
    });
    told?;
    // A search that is done waits as well: only the next line ends it.
    inbox.wait_for_news();
    end(output)
}

fn think_aloud(
    engine: &mut Engine,
    asked: &Analysis,
    id: Option<u32>,
    output: &mut impl Write,
) -> io::Result<()> {
    begin(output, id)?;
    let mut told = Ok(());
    let played = engine.think_aloud(asked, &mut |line| {
        if told.is_ok() {
            told = tell(output, &line);
        }
    });
    told?;
    // The answer has begun well already, so a move that failed is said in it.
    let last = match played {
        Ok(vertex) => format!("play {vertex}"),
        Err(failure) => format!("error {failure}"),
    };
    tell(output, &last)?;
    end(output)
}

/// Looks for a move, and gives up as soon as another line comes.
fn search_aloud(
    engine: &mut Engine,
    asked: &Analysis,
    id: Option<u32>,
    inbox: &Inbox,
    output: &mut impl Write,
) -> io::Result<()> {
    begin(output, id)?;
    let stop = StopFlag::new();
    inbox.stop_at_line(&stop);
    let mut told = Ok(());
    let found = engine.search_aloud(asked, &stop, &mut |line| {
        if told.is_ok() {
            told = tell(output, &line);
        }
        if told.is_err() {
            stop.raise();
        }
    });
    told?;
    tell(output, &format!("play {found}"))?;
    end(output)
}

fn begin(output: &mut impl Write, id: Option<u32>) -> io::Result<()> {
    write!(output, "{}", Opening(id))?;
    output.flush()
}

/// One line of an answer; an empty one would end it.
fn tell(output: &mut impl Write, line: &str) -> io::Result<()> {
    if !line.is_empty() {
        writeln!(output, "{line}")?;
    }
    output.flush()
}

fn end(output: &mut impl Write) -> io::Result<()> {
    writeln!(output)?;
    output.flush()
}
