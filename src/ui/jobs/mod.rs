//! Work that waits for the disk, on a thread that may wait.
//!
//! Jobs are done one after the other in the order in which they were given, so
//! that two saves cannot overtake each other.

mod engines;
mod opening;

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use egui::Context;

use crate::record::{
    CannotRecover, Charset, FileError, FileErrorKind, GoRecord, Ledger, LedgerEntry, Recovered,
    discard_journal, interrupted_journals, preview, recover, remove_leftovers, replace,
    replace_bytes,
};
use crate::session::{
    Closing, EngineCommand, EngineError, GameFile, Introduction, SavedGame, create_save,
    keep_damaged_journal, make_folder_of, write_game_file,
};

use engines::Trial;
use opening::{game_of, open_game, read_again, summary, take_game};

pub(in crate::ui) use opening::{CannotOpenGame, OpenedGame};
pub(crate) use opening::{Interrupted, Readings, Shelf, Source};

pub(crate) use crate::session::file_name;

/// What a job came to.
#[derive(Debug)]
pub(in crate::ui) enum Done {
    /// A file with one game was opened.
    Opened(Result<Box<OpenedGame>, CannotOpenGame>),
    /// A file with several games was opened, and one has to be chosen.
    Several(Box<Shelf>),
    /// The game was written.
    Saved {
        /// Which of the games that came to the table has this as its file now;
        /// `None` if none has.
        game: Option<u64>,
        home: GameFile,
        content: u64,
        result: Result<SavedGame, FileError>,
    },
    /// A game that was left is not kept as it was.
    NotKept(Arc<FileError>),
    /// What a file would say in other character sets.
    Previews(Result<Box<Readings>, FileError>),
    /// A copy was written.
    Exported {
        path: PathBuf,
        result: Result<(), FileError>,
    },
    /// A picture could not be made.
    NoPicture(String),
    /// The games that were interrupted.
    Interrupted(Vec<Interrupted>),
    /// One of them, and where its journal is kept if that is damaged.
    Recovered {
        journal: PathBuf,
        result: Result<(Box<Recovered>, Option<PathBuf>), CannotRecover>,
    },
    /// The games that were finished.
    Ledger(Result<Ledger, FileError>),
    /// A game could not be added to them.
    NotInLedger {
        /// Which of the games that came to the table it is.
        seated: u64,
        error: FileError,
    },
    /// The settings could not be written.
    NoSettings(FileError),
    /// A sample game.
    Sample(Box<GoRecord>),
    /// The engines that are on this computer.
    FoundEngines(Vec<EngineCommand>),
    /// An engine was tried out.
    TriedEngine {
        engine: EngineCommand,
        result: Result<Introduction, EngineError>,
    },
}

/// A game that was played to its end.
#[derive(Debug)]
pub(in crate::ui) struct Finished {
    /// Which of the games that came to the table it is; `None` if it has a file
    /// of another format, and keeps that.
    pub(in crate::ui) game: Option<u64>,
    /// The same whatever file it has.
    pub(in crate::ui) seated: u64,
    /// Its file, if it has one of ours.
    pub(in crate::ui) home: Option<GameFile>,
    /// Where it gets one otherwise.
    pub(in crate::ui) folder: PathBuf,
    /// How that is called, without its ending.
    pub(in crate::ui) stem: String,
    pub(in crate::ui) text: String,
    pub(in crate::ui) content: u64,
    pub(in crate::ui) entry: LedgerEntry,
}

type Job = Box<dyn FnOnce() -> Option<Done> + Send>;

/// The thread, as the window sees it.
pub(in crate::ui) struct Jobs {
    ctx: Context,
    /// `None` only while the window closes.
    orders: Option<Sender<Job>>,
    done: Receiver<Done>,
    results: Sender<Done>,
    thread: Option<JoinHandle<()>>,
    /// Engines that are tried out; they end with the window.
    trials: Vec<Trial>,
}

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jobs").finish_non_exhaustive()
    }
}

impl Jobs {
    pub(in crate::ui) fn new(ctx: &Context) -> Self {
        let (orders, jobs) = channel::<Job>();
        let (results, done) = channel();
        let teller = Teller {
            ctx: ctx.clone(),
            results: results.clone(),
        };
        let work = move || {
            while let Ok(job) = jobs.recv() {
                teller.work(job);
            }
        };
        let thread = thread::Builder::new().name("files".to_owned()).spawn(work);
        Self {
            ctx: ctx.clone(),
            orders: Some(orders),
            done,
            results,
            thread: thread.ok(),
            trials: Vec::new(),
        }
    }

    /// What has been done since this was last asked.
    pub(in crate::ui) fn done(&self) -> impl Iterator<Item = Done> + '_ {
        self.done.try_iter()
    }

    fn teller(&self) -> Teller {
        Teller {
            ctx: self.ctx.clone(),
            results: self.results.clone(),
        }
    }

    /// Gives a job; where there is no thread it is done at once.
    fn give(&self, job: impl FnOnce() -> Option<Done> + Send + 'static) {
        let Some(orders) = &self.orders else {
            return;
        };
        if let Err(refused) = orders.send(Box::new(job)) {
            self.teller().work(refused.0);
        }
        self.ctx.request_repaint();
    }

    pub(in crate::ui) fn open(&self, path: PathBuf) {
        let path = std::path::absolute(&path).unwrap_or(path);
        self.give(move || Some(open_game(path)));
    }

    /// Looks what a file would say in other character sets.
    pub(in crate::ui) fn preview(&self, source: Source) {
        self.give(move || {
            let previews = preview(&source.path);
            Some(Done::Previews(previews.map(|previews| {
                Box::new(Readings {
                    source,
                    previews,
                    chosen: None,
                })
            })))
        });
    }

    /// Reads a game of a file again in another character set.
    pub(in crate::ui) fn read_again(&self, source: Source, charset: Charset) {
        self.give(move || Some(read_again(source, charset)));
    }

    /// Opens what is on the clipboard, or another text.
    pub(in crate::ui) fn open_text(&self, text: String, name: String) {
        self.give(move || {
            let opened = crate::record::open(text.into_bytes(), None);
            Some(match opened {
                Ok(opened) => take_game(opened, None, name),
                Err(why) => Done::Opened(Err(CannotOpenGame::File(FileError {
                    path: PathBuf::from(name),
                    kind: FileErrorKind::Content(why),
                }))),
            })
        });
    }

    /// Takes one game out of a file with several.
    pub(in crate::ui) fn take(&self, shelf: Shelf, index: usize) {
        self.give(move || Some(game_of(shelf.opened, shelf.path, shelf.name, index)));
    }

    pub(in crate::ui) fn save(&self, game: u64, home: GameFile, text: String, content: u64) {
        self.give(move || {
            let result = write_game_file(&home, &text);
            Some(Done::Saved {
                game: Some(game),
                home,
                content,
                result,
            })
        });
    }

    pub(in crate::ui) fn export(&self, path: PathBuf, text: String) {
        self.give(move || {
            let result = make_folder_of(&path).and_then(|()| replace(&path, &text));
            Some(Done::Exported { path, result })
        });
    }

    /// Writes a picture that is made on the thread too.
    pub(in crate::ui) fn export_picture(
        &self,
        path: PathBuf,
        picture: impl FnOnce() -> Result<Vec<u8>, String> + Send + 'static,
    ) {
        self.give(move || {
            Some(match picture() {
                Ok(bytes) => Done::Exported {
                    result: make_folder_of(&path).and_then(|()| replace_bytes(&path, &bytes)),
                    path,
                },
                Err(why) => Done::NoPicture(why),
            })
        });
    }

    /// Looks for interrupted games. On the same thread as everything else:
    /// whoever reads a journal holds it, and two at once would each take what
    /// the other reads for a game in another window.
    pub(in crate::ui) fn look_for_interrupted(&self, folder: PathBuf) {
        self.give(move || {
            let journals = interrupted_journals(&folder);
            let games = journals.into_iter().filter_map(summary).collect();
            Some(Done::Interrupted(games))
        });
    }

    pub(in crate::ui) fn recover(&self, journal: PathBuf) {
        self.give(move || {
            let result = recover(&journal).map(|recovered| {
                let kept = keep_damaged_journal(&journal, &recovered);
                (Box::new(recovered), kept)
            });
            Some(Done::Recovered { journal, result })
        });
    }

    /// Gives an interrupted game up, and looks what is left.
    pub(in crate::ui) fn discard(&self, journal: PathBuf, folder: PathBuf) {
        self.give(move || {
            // What could not be taken away is still in the list afterwards.
            let _ = discard_journal(&journal);
            None
        });
        self.look_for_interrupted(folder);
    }

    pub(in crate::ui) fn read_ledger(&self, path: PathBuf) {
        self.give(move || Some(Done::Ledger(Ledger::read(&path))));
    }

    /// Writes a finished game into its file or a new one, and into the ledger.
    pub(in crate::ui) fn keep_finished(&self, finished: Finished, ledger: PathBuf) {
        let Finished {
            game,
            seated,
            home,
            folder,
            stem,
            text,
            content,
            mut entry,
        } = finished;
        let teller = self.teller();
        self.give(move || {
            let (home, result) = match home {
                Some(home) => {
                    let stored = write_game_file(&home, &text);
                    (home, stored)
                }
                None => match create_save(&folder, &stem, &text) {
                    Ok((path, written)) => (GameFile::new(path), Ok(SavedGame::new(written))),
                    Err(error) => (GameFile::new(error.path.clone()), Err(error)),
                },
            };
            if result.is_ok() {
                entry.file = home.path.display().to_string();
            }
            let listed = make_folder_of(&ledger).and_then(|()| Ledger::append(&ledger, &entry));
            if let Err(error) = listed {
                // Heard before the game can be left for its file.
                teller.tell(Done::NotInLedger { seated, error });
            }
            Some(Done::Saved {
                game,
                home,
                content,
                result,
            })
        });
    }

    pub(in crate::ui) fn write_settings(&self, path: PathBuf, text: String) {
        self.give(move || {
            let written = make_folder_of(&path).and_then(|()| replace(&path, &text));
            written.err().map(Done::NoSettings)
        });
    }

    /// Ends a match once its journal is on the disk, and then looks for
    /// interrupted games where that is wanted.
    pub(in crate::ui) fn leave(&self, leaving: Closing, scan: Option<PathBuf>) {
        self.give(move || leaving.finish().err().map(Done::NotKept));
        if let Some(folder) = scan {
            self.look_for_interrupted(folder);
        }
    }

    /// Removes what killed programs left in folders.
    pub(in crate::ui) fn clean(&self, folders: Vec<PathBuf>) {
        self.give(move || {
            for folder in folders {
                remove_leftovers(&folder);
            }
            None
        });
    }

    /// Looks for engines on this computer.
    pub(in crate::ui) fn look_for_engines(&self) {
        self.give(|| {
            let path = std::env::var_os("PATH");
            Some(Done::FoundEngines(engines::found(path.as_deref())))
        });
    }

    /// Tries an engine out. One that was tried before is given up.
    pub(in crate::ui) fn try_engine(&mut self, engine: EngineCommand) {
        self.trials.retain(|trial| !trial.is_over());
        for trial in &self.trials {
            trial.give_up();
        }
        self.trials.push(Trial::begin(engine, self.teller()));
    }

    /// Reads a game that is part of the program.
    pub(in crate::ui) fn sample(&self, text: &'static str) {
        self.give(move || {
            let opened = crate::record::open(text.as_bytes().to_vec(), None).ok()?;
            let (record, _) = opened.games.go(0).ok()?;
            Some(Done::Sample(Box::new(record)))
        });
    }
}

/// Tells the window what came of jobs.
struct Teller {
    ctx: Context,
    results: Sender<Done>,
}

impl Teller {
    fn tell(&self, done: Done) {
        // A window that is gone has no one to tell.
        let _ = self.results.send(done);
        self.ctx.request_repaint();
    }

    /// Does a job. One that panics must not take those after it along.
    fn work(&self, job: Job) {
        if let Ok(Some(done)) = panic::catch_unwind(AssertUnwindSafe(job)) {
            self.tell(done);
        }
    }
}

/// Waits until everything that was asked for is done.
impl Drop for Jobs {
    fn drop(&mut self) {
        self.orders = None;
        for trial in &self.trials {
            trial.give_up();
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// How many threads can work at once.
pub(in crate::ui) fn cores() -> usize {
    thread::available_parallelism().map_or(1, std::num::NonZero::get)
}
