//! Work that may take long, away from the window.

use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use egui::Context;

/// What a thread will hand over. Dropping it abandons the work: it may still
/// be done, and nobody hears of it.
#[derive(Debug)]
pub(super) struct Task<T>(Receiver<T>);

/// How far a task is.
#[derive(Debug)]
pub(super) enum Progress<T> {
    /// Still at work.
    Running,
    /// This came of it.
    Done(T),
    /// It never came to an end.
    Lost,
}

impl<T: Send + 'static> Task<T> {
    /// Starts the work; the window is woken when it is done.
    pub(super) fn start(ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Self {
        let (sender, receiver) = mpsc::channel();
        let ctx = ctx.clone();
        let thread = thread::Builder::new().name("files".to_owned());
        // Where no thread can be had the sender is dropped: the task is lost.
        let _ = thread.spawn(move || {
            let _ = sender.send(work());
            ctx.request_repaint();
        });
        Self(receiver)
    }

    /// Takes what came of it, once.
    pub(super) fn poll(&self) -> Progress<T> {
        match self.0.try_recv() {
            Ok(value) => Progress::Done(value),
            Err(TryRecvError::Empty) => Progress::Running,
            Err(TryRecvError::Disconnected) => Progress::Lost,
        }
    }
}

/// Takes what came of a task that may not have been started, and forgets it
/// once it is over. `lost` stands in for what never came.
pub(super) fn take<T: Send + 'static>(
    task: &mut Option<Task<T>>,
    lost: impl FnOnce() -> T,
) -> Option<T> {
    let value = match task.as_ref()?.poll() {
        Progress::Running => return None,
        Progress::Done(value) => value,
        Progress::Lost => lost(),
    };
    *task = None;
    Some(value)
}
