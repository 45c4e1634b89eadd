//! The library is read on a thread of its own: it may take minutes, and saves
//! must not wait for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::Reporter;
use super::results::{JobResult, LibraryJob};
use crate::lobby::{LibraryOrder, read_library};

/// The library, while it is read. It ends soon after this is dropped.
#[derive(Debug)]
pub(super) struct Reading {
    stop: Arc<AtomicBool>,
}

impl Reading {
    /// `None` where the system has no thread left.
    pub(super) fn begin(number: u64, order: LibraryOrder, reporter: Reporter) -> Option<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let work = move || {
            read_library(order, &stopped, |news| {
                reporter.tell(JobResult::Library(LibraryJob::News(number, news)));
            });
        };
        let thread = thread::Builder::new()
            .name("library".to_owned())
            .spawn(work);
        thread.ok().map(|_| Self { stop })
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
