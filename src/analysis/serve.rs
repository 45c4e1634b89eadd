//! Lines in, results out, on many threads.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use super::output::{Listener, Output};
use super::queue::{MOST_ENDLESS, Queue};
use super::request::{MOST_BYTES, Request};
use super::settings::Settings;
use super::work::{no_results, work};

/// How many lines wait to be read.
const MOST_LINES: usize = 16;

/// How positions are analyzed for another program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnalysisSettings {
    /// How many positions are looked at at a time, each on one thread.
    pub threads: usize,
    /// What holds for a query that says nothing else.
    pub defaults: Settings,
    /// The seed of all random numbers.
    pub seed: u64,
    /// What happens when the input has ended.
    pub at_end: AtEnd,
}

/// What happens when the input has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtEnd {
    /// What was asked is still answered.
    Finish,
    /// Nothing more is said.
    Stop,
}

/// What the thread that reads lines has seen.
enum Arrival {
    Line(Vec<u8>),
    /// The input has ended, or there is nobody left to read it for.
    End,
}

/// Answers queries until the input ends.
///
/// # Errors
///
/// The first error of the output, or of starting a thread. An input that fails has
/// ended.
pub fn serve(
    input: impl Read + Send + 'static,
    output: impl Write + Send,
    settings: AnalysisSettings,
) -> io::Result<()> {
    let (sender, arrivals) = sync_channel(MOST_LINES);
    let lines = sender.clone();
    let reader = thread::Builder::new().name("analysis input".to_owned());
    // It may wait for a line that never comes; it ends with the next.
    reader.spawn(move || read(BufReader::new(input), &lines))?;
    let (queue, output) = (Queue::new(settings.threads), Output::new(output));
    // Those that have no position of their own wait.
    let number = settings.threads.max(1) + MOST_ENDLESS;
    thread::scope(|scope| -> io::Result<()> {
        for thread in 0..number {
            let (queue, output, sender) = (&queue, &output, &sender);
            let looks = move || look(queue, output, settings.seed, sender);
            let builder = thread::Builder::new().name("analysis".to_owned());
            if let Err(error) = builder.spawn_scoped(scope, looks) {
                if thread == 0 {
                    queue.close();
                    return Err(error);
                }
                // Fewer do as well.
                break;
            }
        }
        listen(&arrivals, &queue, &output, settings.defaults);
        match settings.at_end {
            AtEnd::Finish => queue.end(),
            AtEnd::Stop => queue.close(),
        }
        Ok(())
    })?;
    output.into_result()
}

/// Hands every line of the input on, and that there are no more.
fn read(mut input: impl BufRead, lines: &SyncSender<Arrival>) {
    loop {
        let line = next_line(&mut input).ok().flatten();
        let Some(line) = line else {
            let _ = lines.send(Arrival::End);
            return;
        };
        if lines.send(Arrival::Line(line)).is_err() {
            return;
        }
    }
}

/// The next line; of one that is too long, enough to see that it is.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let most = MOST_BYTES as u64 + 2;
    if input.take(most).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 >= most && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

/// Does what each line asks for, until there are no more or nobody listens.
fn listen<W: Write>(
    arrivals: &Receiver<Arrival>,
    queue: &Queue,
    output: &Output<W>,
    defaults: Settings,
) {
    while let Ok(Arrival::Line(line)) = arrivals.recv() {
        let told = match Request::read(&line, defaults) {
            None => Listener::Present,
            Some(Err(complaint)) => output.tell(&complaint),
            Some(Ok(request)) => obey(request, queue, output),
        };
        if told == Listener::Gone {
            queue.close();
            return;
        }
    }
}

fn obey<W: Write>(request: Request, queue: &Queue, output: &Output<W>) -> Listener {
    match request {
        Request::Query(query, warnings) => {
            for warning in &warnings {
                if output.tell(warning) == Listener::Gone {
                    return Listener::Gone;
                }
            }
            queue.put(*query);
            Listener::Present
        }
        Request::Answer(answer) => output.tell(&answer),
        Request::Terminate { id, turns, echo } => {
            for job in queue.terminate(id.as_deref(), turns.as_deref()) {
                if output.tell(&no_results(&job)) == Listener::Gone {
                    return Listener::Gone;
                }
            }
            output.tell(&echo)
        }
    }
}

/// What each thread does: it looks at one position after the other.
fn look<W: Write>(queue: &Queue, output: &Output<W>, seed: u64, sender: &SyncSender<Arrival>) {
    while let Some(task) = queue.take() {
        let mut told = Listener::Present;
        work(&task, seed, &mut |result| {
            if told == Listener::Present && !queue.is_closed() {
                told = output.tell(result);
            }
            if told == Listener::Gone {
                task.stop.raise();
            }
        });
        queue.finish(&task);
        if told == Listener::Gone {
            queue.close();
            // Where there is no room, whoever listens finds out by itself.
            let _ = sender.try_send(Arrival::End);
        }
    }
}
