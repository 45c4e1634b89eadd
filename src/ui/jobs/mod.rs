//! Work that waits for the disk, on a thread that may wait.
//!
//! Jobs are done one after the other in the order in which they were given, so
//! that two saves cannot overtake each other.

mod engines;
mod games;
mod opening;
mod results;

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use egui::Context;

use crate::record::{
    AnyRecord, Charset, FileError, FileErrorKind, Ledger, discard_journal, interrupted_journals,
    preview, recover, remove_leftovers, replace, replace_bytes, sgf,
};
use crate::session::{
    Closing, EngineCommand, GameFile, SavedGame, create_save, keep_damaged_journal, make_folder_of,
    write_game_file,
};
use crate::settings::Settings;
use crate::ui::match_id::MatchId;

use engines::Trial;
use opening::{game_of, open_game, read_again, summary, take_game};

pub(in crate::ui) use games::{CannotOpenGame, OpenedGame};
pub(crate) use games::{CharsetChoice, GamesInFile, Interrupted, Source};
pub(in crate::ui) use results::{Finished, JobResult};

pub(crate) use crate::session::file_name;

type Job = Box<dyn FnOnce() -> Option<JobResult> + Send>;

/// The thread, as the window sees it.
pub(in crate::ui) struct Jobs {
    ctx: Context,
    /// `None` only while the window closes.
    orders: Option<Sender<Job>>,
    done: Receiver<JobResult>,
    results: Sender<JobResult>,
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
        let reporter = Reporter {
            ctx: ctx.clone(),
            results: results.clone(),
        };
        let work = move || {
            while let Ok(job) = jobs.recv() {
                reporter.work(job);
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
    pub(in crate::ui) fn done(&self) -> impl Iterator<Item = JobResult> + '_ {
        self.done.try_iter()
    }

    fn reporter(&self) -> Reporter {
        Reporter {
            ctx: self.ctx.clone(),
            results: self.results.clone(),
        }
    }

    /// Gives a job; where there is no thread it is done at once.
    fn submit(&self, job: impl FnOnce() -> Option<JobResult> + Send + 'static) {
        let Some(orders) = &self.orders else {
            return;
        };
        if let Err(refused) = orders.send(Box::new(job)) {
            self.reporter().work(refused.0);
        }
        self.ctx.request_repaint();
    }

    pub(in crate::ui) fn open(&self, path: PathBuf) {
        let path = std::path::absolute(&path).unwrap_or(path);
        self.submit(move || Some(open_game(path)));
    }

    /// Looks what a file would say in other character sets.
    pub(in crate::ui) fn preview(&self, source: Source) {
        self.submit(move || {
            let previews = preview(&source.path);
            Some(JobResult::Previews(previews.map(|previews| {
                Box::new(CharsetChoice {
                    source,
                    previews,
                    chosen: None,
                })
            })))
        });
    }

    /// Reads a game of a file again in another character set.
    pub(in crate::ui) fn read_again(&self, source: Source, charset: Charset) {
        self.submit(move || Some(read_again(source, charset)));
    }

    /// Opens what is on the clipboard, or another text.
    pub(in crate::ui) fn open_text(&self, text: String, name: String) {
        self.submit(move || {
            let opened = crate::record::open(text.into_bytes(), None);
            Some(match opened {
                Ok(opened) => take_game(opened, None, name),
                Err(why) => JobResult::Opened(Err(CannotOpenGame::File(FileError {
                    path: PathBuf::from(name),
                    kind: FileErrorKind::Content(why),
                }))),
            })
        });
    }

    /// Takes one game out of a file with several.
    pub(in crate::ui) fn take(&self, choice: GamesInFile, index: usize) {
        self.submit(move || Some(game_of(choice.opened, choice.path, choice.name, index)));
    }

    /// Writes a game into its file; the text is made on the thread too.
    pub(in crate::ui) fn save(
        &self,
        game: MatchId,
        home: GameFile,
        record: AnyRecord,
        content: u64,
    ) {
        self.submit(move || {
            let result = write_game_file(&home, &home.text_of(&record));
            Some(JobResult::Saved {
                game: Some(game),
                home,
                content,
                result,
            })
        });
    }

    /// Writes a copy of a game as SGF, where SGF knows the game.
    pub(in crate::ui) fn export_sgf(&self, path: PathBuf, record: AnyRecord) {
        self.submit(move || {
            let text = sgf::write(&record.to_sgf()?);
            let result = make_folder_of(&path).and_then(|()| replace(&path, &text));
            Some(JobResult::Exported { path, result })
        });
    }

    /// Writes a picture that is made on the thread too.
    pub(in crate::ui) fn export_picture(
        &self,
        path: PathBuf,
        picture: impl FnOnce() -> Result<Vec<u8>, String> + Send + 'static,
    ) {
        self.submit(move || {
            Some(match picture() {
                Ok(bytes) => JobResult::Exported {
                    result: make_folder_of(&path).and_then(|()| replace_bytes(&path, &bytes)),
                    path,
                },
                Err(why) => JobResult::NoPicture(why),
            })
        });
    }

    /// Looks for interrupted games. On the same thread as everything else:
    /// whoever reads a journal holds it, and two at once would each take what
    /// the other reads for a game in another window.
    pub(in crate::ui) fn look_for_interrupted(&self, folder: PathBuf) {
        self.submit(move || {
            let journals = interrupted_journals(&folder);
            let games = journals.into_iter().filter_map(summary).collect();
            Some(JobResult::Interrupted(games))
        });
    }

    pub(in crate::ui) fn recover(&self, journal: PathBuf) {
        self.submit(move || {
            let result = recover(&journal).map(|recovered| {
                let kept = keep_damaged_journal(&journal, &recovered);
                (Box::new(recovered), kept)
            });
            Some(JobResult::Recovered { journal, result })
        });
    }

    /// Gives an interrupted game up, and looks what is left.
    pub(in crate::ui) fn discard(&self, journal: PathBuf, folder: PathBuf) {
        self.submit(move || {
            // What could not be taken away is still in the list afterwards.
            let _ = discard_journal(&journal);
            None
        });
        self.look_for_interrupted(folder);
    }

    pub(in crate::ui) fn read_ledger(&self, path: PathBuf) {
        self.submit(move || Some(JobResult::Ledger(Ledger::read(&path))));
    }

    /// Writes a finished game into its file or a new one, and into the ledger.
    pub(in crate::ui) fn keep_finished(&self, finished: Finished, ledger: PathBuf) {
        let Finished {
            game,
            id,
            home,
            folder,
            stem,
            record,
            content,
            mut entry,
        } = finished;
        let reporter = self.reporter();
        self.submit(move || {
            let (home, result) = match home {
                Some(home) => {
                    let stored = write_game_file(&home, &home.text_of(&record));
                    (home, stored)
                }
                None => match create_save(&folder, &stem, &record.to_save()) {
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
                reporter.tell(JobResult::NotInLedger { id, error });
            }
            Some(JobResult::Saved {
                game,
                home,
                content,
                result,
            })
        });
    }

    pub(in crate::ui) fn write_settings(&self, path: PathBuf, settings: Settings) {
        self.submit(move || {
            let text = settings.write().ok()?;
            let written = make_folder_of(&path).and_then(|()| replace(&path, &text));
            written.err().map(JobResult::NoSettings)
        });
    }

    /// Ends a match once its journal is on the disk, and then looks for
    /// interrupted games where that is wanted.
    pub(in crate::ui) fn leave(&self, leaving: Closing, scan: Option<PathBuf>) {
        self.submit(move || leaving.finish().err().map(JobResult::NotKept));
        if let Some(folder) = scan {
            self.look_for_interrupted(folder);
        }
    }

    /// Removes what killed programs left in folders.
    pub(in crate::ui) fn clean(&self, folders: Vec<PathBuf>) {
        self.submit(move || {
            for folder in folders {
                remove_leftovers(&folder);
            }
            None
        });
    }

    /// Looks for engines on this computer.
    pub(in crate::ui) fn look_for_engines(&self) {
        self.submit(|| {
            let path = std::env::var_os("PATH");
            Some(JobResult::FoundEngines(engines::found(path.as_deref())))
        });
    }

    /// Tries an engine out. One that was tried before is given up.
    pub(in crate::ui) fn try_engine(&mut self, engine: EngineCommand) {
        self.trials.retain(|trial| !trial.is_over());
        for trial in &self.trials {
            trial.give_up();
        }
        self.trials.push(Trial::begin(engine, self.reporter()));
    }

    /// Reads a game that is part of the program.
    pub(in crate::ui) fn sample(&self, text: &'static str) {
        self.submit(move || {
            let opened = crate::record::open(text.as_bytes().to_vec(), None).ok()?;
            let (record, _) = opened.games.go(0).ok()?;
            Some(JobResult::Sample(Box::new(record)))
        });
    }
}

/// Tells the window what came of jobs.
struct Reporter {
    ctx: Context,
    results: Sender<JobResult>,
}

impl Reporter {
    fn tell(&self, done: JobResult) {
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
