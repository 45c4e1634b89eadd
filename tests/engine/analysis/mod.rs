//! The analysis of positions for other programs: queries in, results out.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod left_out;
mod order;
mod perspective;
mod program;
mod random;
mod transcripts;

use std::io::{BufRead as _, BufReader, Cursor, PipeReader, PipeWriter, Write as _, pipe};
use std::thread::{self, JoinHandle};

use jego::analysis::{AnalysisSettings, AtEnd, Settings, serve};
use serde_json::Value;

const ONE_THREAD: AnalysisSettings = AnalysisSettings {
    threads: 1,
    defaults: Settings::of_visits(2),
    seed: 1,
    at_end: AtEnd::Finish,
};

/// Everything that is answered to lines that are there all at once.
fn answers_of(input: impl Into<Vec<u8>>, settings: AnalysisSettings) -> Vec<Value> {
    let mut output = Vec::new();
    serve(Cursor::new(input.into()), &mut output, settings).unwrap();
    let text = String::from_utf8(output).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
    lines.collect()
}

fn answers(input: impl Into<Vec<u8>>) -> Vec<Value> {
    answers_of(input, ONE_THREAD)
}

/// A client that waits for answers before it goes on.
struct Client {
    input: PipeWriter,
    output: BufReader<PipeReader>,
    server: JoinHandle<()>,
}

impl Client {
    fn of(settings: AnalysisSettings) -> Self {
        let (theirs, input) = pipe().unwrap();
        let (output, ours) = pipe().unwrap();
        let server = thread::spawn(move || serve(theirs, ours, settings).unwrap());
        Self {
            input,
            output: BufReader::new(output),
            server,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn hear(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }

    /// The first answer that this is true of, and how many came before.
    fn hear_until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let said = self.hear();
            if wanted(&said) {
                return said;
            }
        }
    }

    /// What is still said once the input has ended.
    fn end(self) -> Vec<Value> {
        drop(self.input);
        let lines = self.output.lines();
        let rest = lines.map(|line| serde_json::from_str(&line.unwrap()).unwrap());
        let rest = rest.collect();
        self.server.join().unwrap();
        rest
    }
}

/// A query about an empty board of nine lines.
fn query(id: &str, more: &str) -> String {
    format!(
        "{{\"id\":\"{id}\",\"moves\":[],\"rules\":\"chinese\",\"boardXSize\":9,\"boardYSize\":9{more}}}\n"
    )
}

fn is_final(said: &Value) -> bool {
    said["isDuringSearch"] == Value::Bool(false)
}

fn ids(said: &[Value]) -> Vec<&str> {
    let finals = said.iter().filter(|line| is_final(line));
    finals.map(|line| line["id"].as_str().unwrap()).collect()
}
