//! The terminal of the full screen: its modes, its events, and putting it back
//! as it was whatever happens.

use std::io::{self, Write};
use std::panic;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use super::colors::Colors;
use super::{App, AppEvent};
use crate::console::Startup;
use crate::session::Waker;

/// The shortest time between two looks at a clock.
const MOMENT: Duration = Duration::from_millis(10);
/// How long the loop sleeps at most when nothing is due.
const LONG: Duration = Duration::from_secs(3600);

/// What the loop hears.
enum TerminalEvent {
    Input(Event),
    /// A thread has found something.
    Woken,
    /// The terminal has gone away, or the program is to end.
    Gone,
}

/// Plays on the full screen until someone quits. The terminal is as it was
/// afterwards. What is said in words is why the last game is not kept.
///
/// # Errors
///
/// What is wrong with the terminal.
pub fn play_screen(
    startup: Startup,
    colors: Colors,
    output: impl Write,
) -> io::Result<Option<String>> {
    let begun = Instant::now();
    let (tell, events) = channel();
    let ring = tell.clone();
    let waker = Waker::new(move || {
        // Who has gone needs no waking.
        let _ = ring.send(TerminalEvent::Woken);
    });
    let mut app = App::new(startup, waker, colors, begun.elapsed());
    let mut screen = Screen::open(output)?;
    #[cfg(unix)]
    listen_for_end(tell.clone())?;
    listen(tell)?;
    let played = play(&mut app, &mut screen, &events, begun);
    if !app.is_over() {
        app.quit_now(begun.elapsed());
    }
    let closed = screen.close();
    played.and(closed)?;
    Ok(app.lost())
}

fn play<W: Write>(
    app: &mut App,
    screen: &mut Screen<W>,
    events: &Receiver<TerminalEvent>,
    begun: Instant,
) -> io::Result<()> {
    app.update(AppEvent::Woken, begun.elapsed());
    while !app.is_over() {
        let now = begun.elapsed();
        screen.terminal.draw(|frame| app.draw(frame, now))?;
        let wait = app.next_tick(now).map_or(LONG, |tick| tick.max(MOMENT));
        let mut next = match events.recv_timeout(wait) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => Some(TerminalEvent::Woken),
            Err(RecvTimeoutError::Disconnected) => None,
        };
        // What came in meanwhile is taken before the next picture.
        while let Some(event) = next {
            let event = match event {
                TerminalEvent::Input(input) => AppEvent::Input(input),
                TerminalEvent::Woken => AppEvent::Woken,
                TerminalEvent::Gone => return Ok(()),
            };
            app.update(event, begun.elapsed());
            if app.is_over() {
                return Ok(());
            }
            next = events.try_recv().ok();
        }
    }
    Ok(())
}

/// Tells of everything the terminal says, from a thread that waits for it.
/// Nothing can call it back; it ends with the program.
fn listen(tell: Sender<TerminalEvent>) -> io::Result<()> {
    let work = move || {
        loop {
            let event = event::read().map_or(TerminalEvent::Gone, TerminalEvent::Input);
            let gone = matches!(event, TerminalEvent::Gone);
            if tell.send(event).is_err() || gone {
                return;
            }
        }
    };
    let thread = thread::Builder::new().name("terminal".to_owned());
    thread.spawn(work).map(drop)
}

/// Tells when the system wants the program to end: the terminal is put back
/// before that. Whoever asks twice is obeyed at once.
#[cfg(unix)]
fn listen_for_end(tell: Sender<TerminalEvent>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    let mut signals = Signals::new([SIGHUP, SIGTERM])?;
    let work = move || {
        let mut told = false;
        for signal in signals.forever() {
            if told || tell.send(TerminalEvent::Gone).is_err() {
                let _ = emulate_default_handler(signal);
            }
            told = true;
        }
    };
    let thread = thread::Builder::new().name("signals".to_owned());
    thread.spawn(work).map(drop)
}

/// A terminal in the modes of the full screen, until it is dropped.
struct Screen<W: Write> {
    terminal: Terminal<CrosstermBackend<W>>,
    open: bool,
}

impl<W: Write> Screen<W> {
    fn open(output: W) -> io::Result<Self> {
        restore_on_panic(thread::current().id());
        let mut terminal = Terminal::new(CrosstermBackend::new(output))?;
        enable_raw_mode()?;
        let mut screen = {
            let entered = execute!(
                terminal.backend_mut(),
                EnterAlternateScreen,
                EnableMouseCapture,
                EnableBracketedPaste
            );
            let screen = Self {
                terminal,
                open: true,
            };
            entered?;
            screen
        };
        screen.terminal.clear()?;
        Ok(screen)
    }

    fn close(&mut self) -> io::Result<()> {
        if !self.open {
            return Ok(());
        }
        self.open = false;
        let left = leave(self.terminal.backend_mut());
        disable_raw_mode().and(left)
    }
}

impl<W: Write> Drop for Screen<W> {
    fn drop(&mut self) {
        // There is nobody left to tell.
        let _ = self.close();
    }
}

fn leave(output: &mut impl Write) -> io::Result<()> {
    execute!(
        output,
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        Show
    )
}

/// Puts the terminal back before a panic of this thread is told of. Threads
/// that think are caught by the match; their words would only spoil the screen.
fn restore_on_panic(screen: ThreadId) {
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |why| {
        if thread::current().id() == screen {
            let _ = disable_raw_mode();
            let _ = leave(&mut io::stdout());
            tell(why);
        }
    }));
}
