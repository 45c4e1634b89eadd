//! A controller that waits for answers before it goes on.

use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use jego::ai::go::Level;
use jego::gtp::{GtpSettings, serve};

use super::QUICK;

/// The lines a controller sends, as the engine reads them.
struct Lines {
    lines: Receiver<String>,
    rest: Vec<u8>,
}

impl Read for Lines {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() {
            match self.lines.recv() {
                Ok(line) => self.rest = line.into_bytes(),
                Err(_) => return Ok(0),
            }
        }
        let count = self.rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

/// What the engine says, line by line.
struct Said {
    lines: Sender<String>,
    rest: Vec<u8>,
}

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            self.rest.push(byte);
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.rest)).unwrap();
                let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
                self.lines.send(line).map_err(gone)?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Controller {
    to_engine: Sender<String>,
    from_engine: Receiver<String>,
    engine: JoinHandle<io::Result<()>>,
}

impl Controller {
    fn new() -> Self {
        Self::of(QUICK)
    }

    fn of(settings: GtpSettings) -> Self {
        let (to_engine, lines) = channel();
        let (said, from_engine) = channel();
        let rest = Vec::new;
        let input = Lines {
            lines,
            rest: rest(),
        };
        let output = Said {
            lines: said,
            rest: rest(),
        };
        Self {
            to_engine,
            from_engine,
            engine: thread::spawn(move || serve(input, output, settings)),
        }
    }

    fn send(&self, line: &str) {
        self.to_engine.send(format!("{line}\n")).unwrap();
    }

    /// The next line that belongs to no analysis.
    #[track_caller]
    fn hear(&self, expected: &str) {
        let mut said = self.from_engine.recv().unwrap();
        while said.starts_with("info ") {
            said = self.from_engine.recv().unwrap();
        }
        assert_eq!(said.trim_end_matches('\n'), expected);
    }
}

#[test]
fn an_analysis_goes_on_until_the_next_line_which_is_then_answered() {
    for analyze in ["lz-analyze b 1", "kata-analyze 1 ownership true"] {
        let controller = Controller::new();
        controller.send("boardsize 9");
        controller.hear("=");
        controller.hear("");
        controller.send(&format!("7 {analyze}"));
        controller.hear("=7");
        controller.send("8 name");
        controller.hear("");
        controller.hear("=8 Jego");
        controller.hear("");
        controller.send("quit");
        controller.hear("=");
        controller.hear("");
        assert!(controller.engine.join().unwrap().is_ok());
    }
}

#[test]
fn a_search_is_cancelled_by_the_next_line_and_nothing_was_played() {
    let controller = Controller::of(GtpSettings {
        level: Level::Mastery.into(),
        visits: Some(1 << 30),
        ..QUICK
    });
    for (search, cancelled) in [
        ("kata-search_cancellable b", &["= cancelled", ""][..]),
        (
            "kata-search_analyze_cancellable b 1 ownership true pvVisits true",
            &["=", "play cancelled", ""],
        ),
    ] {
        controller.send(search);
        controller.send("list_stones b");
        for line in cancelled {
            controller.hear(line);
        }
        controller.hear("=");
        controller.hear("");
    }
}

#[test]
fn an_analysis_tells_all_there_is_to_know_of_each_move() {
    let controller = Controller::new();
    controller.send("boardsize 9");
    controller.hear("=");
    controller.hear("");
    controller.send(
        "kata-analyze b 1 pvVisits true movesOwnership true ownershipStdev true rootInfo true \
         allow b C3,G7 1",
    );
    controller.hear("=");
    let line = loop {
        let line = controller.from_engine.recv().unwrap();
        if line.contains("info move C3") && line.contains("info move G7") {
            break line;
        }
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    let after = |name: &str| {
        let at = words.iter().position(|&word| word == name).unwrap();
        let rest = words[at + 1..].iter();
        let numbers = rest.take_while(|word| word.parse::<f64>().is_ok());
        numbers.count()
    };
    assert_eq!(after("movesOwnership"), 81, "{line}");
    assert_eq!(after("ownershipStdev"), 81, "{line}");
    assert!(after("pvVisits") >= 1, "{line}");
    let moves = words.iter().filter(|&&word| word == "move").count();
    assert_eq!(moves, 2, "only what is allowed: {line}");
    assert!(words.contains(&"rootInfo"), "{line}");
    controller.send("quit");
}

#[test]
fn even_an_empty_line_ends_an_analysis() {
    let controller = Controller::new();
    controller.send("lz-analyze 1");
    controller.hear("=");
    controller.send("");
    controller.hear("");
    controller.send("protocol_version");
    controller.hear("= 2");
}

#[test]
fn the_end_of_the_input_ends_an_analysis_and_the_engine() {
    let controller = Controller::new();
    controller.send("kata-analyze w 1");
    controller.hear("=");
    drop(controller.to_engine);
    let rest: Vec<String> = controller.from_engine.iter().collect();
    assert_eq!(rest.last().map(String::as_str), Some("\n"));
    assert!(controller.engine.join().unwrap().is_ok());
}

#[test]
fn an_answer_comes_before_the_next_line_is_sent() {
    let controller = Controller::new();
    for id in 0..20 {
        controller.send(&format!("{id} komi {id}.5"));
        controller.hear(&format!("={id}"));
        controller.hear("");
    }
}

#[test]
fn an_engine_whose_listener_is_gone_ends() {
    let controller = Controller::new();
    drop(controller.from_engine);
    controller.to_engine.send("name\n".to_owned()).unwrap();
    let ended = controller.engine.join().unwrap().unwrap_err();
    assert_eq!(ended.kind(), io::ErrorKind::BrokenPipe);
}
