//! Conversations as they were meant to go, one lesson a file.
//!
//! `> ` is sent, `< ` is expected, `# ` explains. In what is sent `\t`, `\r`
//! and `\a` are control characters; `@ name text` puts a file into the folder
//! that is called `{folder}`, and `{version}` is that of the program. In what
//! is expected `<vertex>`, `<move>` and `<text>` stand for what cannot be
//! known, and a line `<info>` for any number of lines that an analysis prints.
//! Empty lines are left out.

use std::fs;
use std::path::Path;

use jego::board::{Size, Vertex};

use super::answers;

struct Transcript {
    name: String,
    sent: String,
    expected: Vec<String>,
}

fn read(path: &Path, folder: &Path) -> Transcript {
    let folder_name = folder.to_str().unwrap();
    let mut transcript = Transcript {
        name: path.display().to_string(),
        sent: String::new(),
        expected: Vec::new(),
    };
    for line in fs::read_to_string(path).unwrap().lines() {
        let line = line.replace("{folder}", folder_name);
        let line = line.replace("{version}", env!("CARGO_PKG_VERSION"));
        let (marker, text) = line.split_once(' ').unwrap_or((&line, ""));
        match marker {
            ">" => {
                let text = text.replace("\\t", "\t").replace("\\r", "\r");
                transcript.sent += &text.replace("\\a", "\u{7}");
                transcript.sent += "\n";
            }
            "<" => transcript.expected.push(text.to_owned()),
            "@" => {
                let (name, content) = text.split_once(' ').unwrap();
                fs::write(folder.join(name), content.replace("\\n", "\n")).unwrap();
            }
            other => assert!(["#", ""].contains(&other), "{}: {line}", transcript.name),
        }
    }
    transcript
}

fn word_fits(expected: &str, said: &str) -> bool {
    let vertex = Vertex::parse(said, Size::LARGEST).is_ok();
    match expected {
        "<vertex>" => vertex,
        "<move>" => vertex || said == "pass" || said == "resign",
        expected => expected == said,
    }
}

fn line_fits(expected: &str, said: &str) -> bool {
    let mut said = said.split(' ');
    for expected in expected.split(' ') {
        if expected == "<text>" {
            return said.next().is_some();
        }
        if !said.next().is_some_and(|said| word_fits(expected, said)) {
            return false;
        }
    }
    said.next().is_none()
}

impl Transcript {
    fn check(&self) {
        let said = answers(self.sent.clone());
        let mut lines = said.lines().filter(|line| !line.is_empty()).peekable();
        for expected in &self.expected {
            if expected == "<info>" {
                while lines.next_if(|line| line.starts_with("info ")).is_some() {}
                continue;
            }
            let line = lines.next().unwrap_or("nothing more");
            let fits = line_fits(expected, line);
            assert!(
                fits,
                "{}: {line:?} where {expected:?} was expected, in\n{said}",
                self.name
            );
        }
        assert_eq!(lines.next(), None, "{}: more was said", self.name);
    }
}

#[test]
fn every_conversation_goes_as_it_was_meant_to() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/gtp");
    let mut checked = 0;
    for entry in fs::read_dir(data).unwrap() {
        let folder = tempfile::tempdir().unwrap();
        let transcript = read(&entry.unwrap().path(), folder.path());
        assert!(!transcript.expected.is_empty(), "{}", transcript.name);
        transcript.check();
        checked += 1;
    }
    assert!(checked >= 12, "{checked}");
}

#[test]
fn a_line_that_differs_is_noticed() {
    assert!(line_fits("= <vertex>", "= D4"));
    assert!(!line_fits("= <vertex>", "= pass"));
    assert!(line_fits("= <move>", "= pass"));
    assert!(line_fits("? cannot <text>", "? cannot load file"));
    assert!(!line_fits("? cannot <text>", "? cannot"));
    assert!(!line_fits("=", "= D4"));
    assert!(!line_fits("= a b", "= a"));
}
