//! Work for several threads.

use std::sync::Mutex;
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// Does a piece of work for each item, on several threads, and hands over what
/// comes of it as it comes. Each thread has something of its own that it begins
/// with; what became of that is returned.
pub(super) fn on_threads<T: Send, S: Send, R: Send>(
    items: Vec<T>,
    threads: usize,
    begin: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, T) -> R + Sync,
    mut take: impl FnMut(R),
) -> Vec<S> {
    let threads = threads.clamp(1, items.len().max(1));
    let left = Mutex::new(items.into_iter());
    let next = || left.lock().ok().and_then(|mut left| left.next());
    if threads == 1 {
        let mut own = begin();
        while let Some(item) = next() {
            take(work(&mut own, item));
        }
        return vec![own];
    }
    let (results, done) = channel();
    let run = |results: Option<Sender<R>>, take: &mut dyn FnMut(R)| {
        let mut own = begin();
        while let Some(item) = next() {
            let result = work(&mut own, item);
            match &results {
                // Whoever listens does so until the last has ended.
                Some(results) => drop(results.send(result)),
                None => take(result),
            }
        }
        own
    };
    let run = &run;
    thread::scope(|scope| {
        let mut handles = Vec::new();
        for _ in 0..threads {
            let results = results.clone();
            let builder = thread::Builder::new().name("library".to_owned());
            let started = builder.spawn_scoped(scope, move || run(Some(results), &mut |_| ()));
            // Where the system has no thread left, fewer do it.
            handles.extend(started);
        }
        drop(results);
        done.iter().for_each(&mut take);
        let mut ended: Vec<S> = Vec::new();
        if handles.is_empty() {
            ended.push(run(None, &mut take));
        }
        ended.extend(handles.into_iter().filter_map(|handle| handle.join().ok()));
        ended
    })
}

/// How many threads can work at once.
#[must_use]
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, std::num::NonZero::get)
}
