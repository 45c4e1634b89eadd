//! How far `jego review` is.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// How often the progress is told.
const TOLD_EVERY: Duration = Duration::from_millis(200);
/// How wide the bar of progress is.
const BAR: usize = 24;

/// A line on standard error that says how far it is, where someone can see it.
pub(super) struct Progress {
    files: usize,
    number: usize,
    name: String,
    shown: bool,
    told: Option<Instant>,
}

impl Progress {
    pub(super) fn new(files: usize) -> Self {
        Self {
            files,
            number: 0,
            name: String::new(),
            shown: io::stderr().is_terminal(),
            told: None,
        }
    }

    pub(super) fn begin(&mut self, number: usize, file: &Path) {
        self.number = number;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        // A control character in a name would be obeyed by the terminal.
        self.name = name.chars().filter(|of| !of.is_control()).collect();
        self.told = None;
    }

    /// Shows how far a game is, by its passes.
    pub(super) fn advance(&mut self, passes: &[(usize, usize); 4]) {
        let due = self.told.is_none_or(|told| told.elapsed() >= TOLD_EVERY);
        if !self.shown || !due {
            return;
        }
        self.told = Some(Instant::now());
        let share = |(done, of): (usize, usize)| done as f32 / of.max(1) as f32;
        // The first pass takes no time, and the others about as long as each other.
        let done = (share(passes[1]) + share(passes[2]) * share(passes[1])) / 2.0;
        let full = (done * BAR as f32) as usize;
        let bar = format!("{}{}", "#".repeat(full), ".".repeat(BAR - full.min(BAR)));
        let (number, files) = (self.number + 1, self.files);
        // Where it cannot be shown, nothing is lost.
        let _ = write!(
            io::stderr(),
            "\r\x1b[2K[{bar}] {number} of {files}  {}",
            self.name
        );
    }

    /// Says that something went wrong with a game.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        self.clear()?;
        writeln!(io::stderr(), "{text}")
    }

    pub(super) fn clear(&mut self) -> io::Result<()> {
        if self.shown && self.told.take().is_some() {
            write!(io::stderr(), "\r\x1b[2K")?;
        }
        Ok(())
    }
}
