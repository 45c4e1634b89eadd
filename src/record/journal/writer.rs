//! The threads that write.
//!
//! One hands lines to the system as they come: after that they survive the end
//! of the program, however it ends. The other asks for them to be on the disk,
//! which may take long; lines do not wait for it.

use std::collections::VecDeque;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime};

use super::lines::{Numbering, Seal, whole};
use super::recovery::{discard_journal, recover, set_aside_damaged};
use super::status::Status;
use super::{EXTENSION, HEAD};
use crate::record::disk::{FileError, FileErrorKind, Tail, lock, sync_folder};
use crate::record::model::{Change, Record, Recordable};

/// How soon writing is tried again after it failed.
const RETRY: Duration = Duration::from_secs(2);

/// How many turns a game has that takes so long to be written that one of
/// several such lines is enough. Of other games every line is kept: where a
/// later one is damaged, those before it serve.
const TAKES_LONG: usize = 10_000;

#[derive(Debug)]
pub(super) struct Writer {
    /// `None` only while it is being closed.
    commands: Option<Sender<Command>>,
    thread: Option<JoinHandle<()>>,
    status: Arc<Status>,
}

/// What makes the line of a change, by the numbers of turns.
type ChangeText = Box<dyn FnOnce(&mut Numbering) -> Option<String> + Send>;

/// What makes the line of a whole game, and the numbers of turns in it.
type WholeText = Box<dyn FnOnce() -> (String, Numbering) + Send>;

enum Command {
    /// A change, told by the numbers that turns have in the lines before.
    Write(ChangeText),
    /// The whole game, and the numbers that turns have in it.
    WriteWhole {
        /// How many turns it has.
        turns: usize,
        line: WholeText,
    },
    /// Tells once everything before this was handed to the system, or failed.
    Flush(SyncSender<()>),
    /// The same with the disk in place of the system.
    Sync(SyncSender<()>),
    Discard,
}

impl Writer {
    pub(super) fn start<G: Recordable>(
        folder: &Path,
        record: &Record<G>,
        replaces: Option<PathBuf>,
    ) -> Result<Self, FileError> {
        let status = Arc::new(Status::default());
        let (commands, receiver) = channel();
        let worker = Worker {
            folder: folder.to_owned(),
            file: None,
            queue: VecDeque::new(),
            waiting: Vec::new(),
            waiting_lines: 0,
            numbering: Numbering::default(),
            seal: Seal::default(),
            replaces,
            status: Arc::clone(&status),
        };
        let thread = thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || worker.run(&receiver))
            .map_err(|error| FileErrorKind::Other(error).at(folder))?;
        let writer = Self {
            commands: Some(commands),
            thread: Some(thread),
            status,
        };
        writer.write_whole(record);
        Ok(writer)
    }

    /// Writes a change down that was just made to the record.
    pub(super) fn write<G: Recordable>(&self, record: &Record<G>, change: &Change<G::Move>) {
        self.status.add_pending();
        let (size, here, change) = (record.size(), record.history().cursor(), change.clone());
        self.send(Command::Write(Box::new(move |numbering| {
            numbering.line_of::<G>(size, here, &change)
        })));
    }

    /// The thread turns the game into text: a copy shares all that does not
    /// change, and so is made at once.
    pub(super) fn write_whole<G: Recordable>(&self, record: &Record<G>) {
        self.status.add_pending();
        let record = record.clone();
        self.send(Command::WriteWhole {
            turns: record.history().tree().ids(),
            line: Box::new(move || (whole(&record), Numbering::of(&record))),
        });
    }

    pub(super) fn pending(&self) -> usize {
        self.status.pending()
    }

    pub(super) fn error(&self) -> Option<Arc<FileError>> {
        self.status.error()
    }

    pub(super) fn watch(&self, watcher: Arc<dyn Fn() + Send + Sync>) {
        self.status.watch(watcher);
    }

    pub(super) fn flush(&self, limit: Duration) {
        if self.pending() == 0 {
            return;
        }
        let (done, wait) = sync_channel(1);
        self.send(Command::Flush(done));
        let _ = wait.recv_timeout(limit);
    }

    pub(super) fn sync(&self) {
        let (done, wait) = sync_channel(1);
        self.send(Command::Sync(done));
        // An error means that the thread is gone, and there is nothing to wait for.
        let _ = wait.recv();
    }

    pub(super) fn discard(self) {
        self.send(Command::Discard);
    }

    fn send(&self, command: Command) {
        if let Some(commands) = &self.commands {
            // The thread ends only after the sender is gone or said so.
            let _ = commands.send(command);
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.commands = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

struct Worker {
    folder: PathBuf,
    file: Option<Open>,
    /// What was asked for and is not done yet.
    queue: VecDeque<Command>,
    /// What is to be written next.
    waiting: Vec<u8>,
    waiting_lines: usize,
    numbering: Numbering,
    seal: Seal,
    replaces: Option<PathBuf>,
    status: Arc<Status>,
}

/// The file, once there is one.
struct Open {
    path: PathBuf,
    tail: Tail<File>,
    syncer: Syncer,
}

impl Drop for Open {
    /// A process that is being started has a copy of every open file for a
    /// moment, and would hold the lock as long.
    fn drop(&mut self) {
        let _ = self.tail.disk.unlock();
    }
}

impl Worker {
    fn run(mut self, commands: &Receiver<Command>) {
        loop {
            match self.next(commands) {
                Ok(Command::Write(line)) => match line(&mut self.numbering) {
                    Some(line) => self.take(&line),
                    None => debug_assert!(false, "every turn of the game has a number"),
                },
                Ok(Command::WriteWhole { turns, line }) => {
                    if turns < TAKES_LONG || !self.leaves_to_later() {
                        let (line, numbering) = line();
                        self.numbering = numbering;
                        self.take(&line);
                    }
                }
                Ok(Command::Flush(done)) => {
                    self.write();
                    let _ = done.send(());
                }
                Ok(Command::Sync(done)) => {
                    self.write();
                    self.sync();
                    let _ = done.send(());
                }
                Ok(Command::Discard) => {
                    if let Some(open) = self.file.take() {
                        let _ = fs::remove_file(&open.path);
                    }
                    return;
                }
                Err(RecvTimeoutError::Timeout) => self.write(),
                Err(RecvTimeoutError::Disconnected) => {
                    self.write();
                    self.sync();
                    return;
                }
            }
        }
    }

    /// The next thing that is asked for.
    fn next(&mut self, commands: &Receiver<Command>) -> Result<Command, RecvTimeoutError> {
        self.queue.extend(commands.try_iter());
        match self.queue.pop_front() {
            Some(command) => Ok(command),
            None if self.waiting.is_empty() => commands.recv().map_err(RecvTimeoutError::from),
            None => commands.recv_timeout(RETRY),
        }
    }

    /// Whether a whole game needs no line, because another one follows before
    /// anyone waits: that one has everything up to there, and is next.
    fn leaves_to_later(&mut self) -> bool {
        let is_line = |command: &Command| matches!(command, Command::Write(_));
        let lines = self.queue.iter().take_while(|&command| is_line(command));
        let lines = lines.count();
        if !matches!(self.queue.get(lines), Some(Command::WriteWhole { .. })) {
            return false;
        }
        self.queue.drain(..lines);
        // They are with the system as soon as that one is.
        self.waiting_lines += lines + 1;
        true
    }

    fn take(&mut self, line: &str) {
        let line = self.seal.close(line);
        self.waiting.extend_from_slice(line.as_bytes());
        self.waiting_lines += 1;
        self.write();
    }

    fn write(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        match self.try_write() {
            Ok(()) => {
                self.waiting.clear();
                let lines = std::mem::take(&mut self.waiting_lines);
                self.status.wrote(lines);
            }
            Err((path, error)) => {
                let error = FileErrorKind::from(error).at(&path);
                self.status.failed_to_write(error);
            }
        }
    }

    fn try_write(&mut self) -> Result<(), (PathBuf, io::Error)> {
        let open = match &mut self.file {
            Some(open) => open,
            none => {
                let open = create(&self.folder, &self.status);
                none.insert(open.map_err(|error| (self.folder.clone(), error))?)
            }
        };
        if let Err(error) = open.tail.add(&self.waiting) {
            return Err((open.path.clone(), error));
        }
        open.syncer.wake();
        self.take_away_replaced();
        Ok(())
    }

    /// The journal before this one goes only when this one is surely there.
    fn take_away_replaced(&mut self) {
        if let Some(replaced) = self.replaces.take() {
            if self.sync() {
                // Lines that could not be used are kept for whoever can.
                let whole = recover(&replaced).is_ok_and(|recovered| !recovered.damaged);
                if whole || set_aside_damaged(&replaced).is_ok() {
                    // Under its name there may be another game by now.
                    let _ = discard_journal(&replaced);
                }
            } else {
                self.replaces = Some(replaced);
            }
        }
    }

    /// Puts what was written on the disk; whether that could be done.
    fn sync(&self) -> bool {
        let Some(open) = &self.file else {
            return false;
        };
        let synced = put_on_disk(&open.path, &open.tail.disk);
        sync_folder(&self.folder);
        let synced = synced.map_err(|error| FileErrorKind::from(error).at(&open.path));
        let done = synced.is_ok();
        self.status.synced(synced);
        done
    }
}

/// A new journal under a name that no other has, locked for as long as this
/// program runs.
fn create(folder: &Path, status: &Arc<Status>) -> io::Result<Open> {
    fs::create_dir_all(folder)?;
    // A name that was given once is not given again: another window may still
    // mean the game that had it. The time alone would not do, for two games may
    // begin in one millisecond and clocks are set back; what chance adds will.
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    let (mut file, path) = tempfile::Builder::new()
        .prefix(&format!("game-{}-", since.as_millis()))
        .suffix(&format!(".{EXTENSION}"))
        .rand_bytes(12)
        .make_in(folder, |path| {
            // Not every system can lock or cut a file that is open for adding only.
            let mut options = OpenOptions::new();
            options.read(true).write(true).create_new(true).open(path)
        })?
        .keep()
        .map_err(|error| error.error)?;
    let begun = lock(&file).and_then(|()| {
        // Before it was locked, another window could take it for a journal that
        // nobody writes, and give it up. Lines would go to a file without a name.
        fs::metadata(&path)?;
        file.write_all(HEAD.as_bytes())?;
        Syncer::start(path.clone(), file.try_clone()?, Arc::clone(status))
    });
    match begun {
        Ok(syncer) => Ok(Open {
            path,
            tail: Tail::new(file, HEAD.len() as u64),
            syncer,
        }),
        Err(error) => {
            let _ = fs::remove_file(path);
            Err(error)
        }
    }
}

/// Asks for what was written to be on the disk. A file that someone has deleted
/// would take everything and keep nothing.
fn put_on_disk(path: &Path, file: &File) -> io::Result<()> {
    fs::metadata(path)?;
    file.sync_data()
}

/// Asks for what was written to be on the disk, again and again.
struct Syncer {
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Syncer {
    fn start(path: PathBuf, file: File, status: Arc<Status>) -> io::Result<Self> {
        let (wake, woken) = sync_channel(1);
        let thread = thread::Builder::new()
            .name("journal to disk".to_owned())
            .spawn(move || {
                let mut name_is_safe = false;
                for () in woken {
                    let synced = put_on_disk(&path, &file);
                    status.synced(synced.map_err(|error| FileErrorKind::from(error).at(&path)));
                    if !name_is_safe && let Some(folder) = path.parent() {
                        sync_folder(folder);
                        name_is_safe = true;
                    }
                }
            })?;
        Ok(Self {
            wake: Some(wake),
            thread: Some(thread),
        })
    }

    /// If it has been called already and has not begun, that call is enough.
    fn wake(&self) {
        if let Some(wake) = &self.wake {
            let _ = wake.try_send(());
        }
    }
}

impl Drop for Syncer {
    fn drop(&mut self) {
        self.wake = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
