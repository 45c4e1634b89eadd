//! How long the window takes to start, and how large it is.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use egui::{Context, Ui, ViewportCommand};

use super::start::{CannotStart, open_window};
use super::{App, StartOptions};

/// How many frames are counted after the first.
const FRAMES: u32 = 120;

/// What was measured.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stats {
    /// From the call to the beginning of the first frame.
    first_begun: Duration,
    /// From the call to the first frame that was on the screen.
    first_shown: Duration,
    /// How long a frame took on average, without what the display does.
    frame: Duration,
    /// The memory of the process, in kibibytes.
    resident: Option<u64>,
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "first frame begun  {:>8.1?}", self.first_begun)?;
        writeln!(f, "first frame shown  {:>8.1?}", self.first_shown)?;
        writeln!(f, "frame, on average  {:>8.1?}", self.frame)?;
        match self.resident {
            Some(kibibytes) => writeln!(f, "resident memory    {} MiB", kibibytes / 1024),
            None => writeln!(f, "resident memory    unknown"),
        }
    }
}

/// Opens the window, looks at its first frames and closes it again.
///
/// # Errors
///
/// [`CannotStart`] where there is no window.
pub fn measure(beginning: StartOptions) -> Result<Stats, CannotStart> {
    let stats = Arc::new(Mutex::new(Stats::default()));
    let told = Arc::clone(&stats);
    let started = Instant::now();
    open_window(move |ctx| {
        Box::new(Measured {
            app: App::new(ctx, beginning),
            started,
            frames: 0,
            spent: Duration::ZERO,
            stats: told,
        })
    })?;
    let stats = stats.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(*stats)
}

struct Measured {
    app: App,
    started: Instant,
    frames: u32,
    spent: Duration,
    stats: Arc<Mutex<Stats>>,
}

impl eframe::App for Measured {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.app.update(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let begun = Instant::now();
        self.app.show(ui);
        self.spent += begun.elapsed();
        let mut stats = self.stats.lock().unwrap_or_else(PoisonError::into_inner);
        match self.frames {
            0 => stats.first_begun = begun.duration_since(self.started),
            // The second frame begins when the first is on the screen.
            1 => stats.first_shown = begun.duration_since(self.started),
            _ => (),
        }
        self.frames += 1;
        if self.frames > FRAMES {
            stats.frame = self.spent / self.frames;
            stats.resident = resident();
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
        ui.ctx().request_repaint();
    }
}

/// The memory of this process as the system tells it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}
