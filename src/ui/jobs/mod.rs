//! Work that waits for the disk, on a thread that may wait.
//!
//! Jobs are done one after the other in the order in which they were given, so
//! that two saves cannot overtake each other.

mod engines;
mod exporting;
mod library;
mod preview;
mod results;

use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use egui::Context;

use crate::document::{Document, Paper};
use crate::library::{Arrangement, Catalogue, arrange};
use crate::lobby::{
    CannotOpenProblems, CourseEvent, FileContents, FinishedGame, GamesInFile, LibraryOrder,
    MatchId, PlayerTask, SaveTarget, Source, add_mistakes, keep_course, list_interrupted,
    offer_charsets, open, open_at, open_problems, open_text, problems_of, read_again, read_deck,
    read_overview, read_progress, recover, remove_mistake, save_game, write_settings, write_tried,
};
use crate::puzzle::{BUILT_IN, Collection, PuzzleKey, Tried, Wanted};
use crate::record::{
    AnyRecord, Charset, Folders, Ledger, discard_journal, remove_leftovers, replace, replace_bytes,
    sgf,
};
use crate::session::{Closing, EngineCommand, make_folder_of};
use crate::settings::Settings;

use engines::Trial;
use library::Reading;

pub(in crate::ui) use preview::{Preview, WantedPreview};
pub(in crate::ui) use results::{ExportJob, JobResult, LibraryJob, ProblemsJob};

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
    /// The library, while it is read.
    reading: Option<Reading>,
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
            reading: None,
        }
    }

    /// What has been done since this was last asked.
    pub(in crate::ui) fn done(&self) -> impl Iterator<Item = JobResult> + '_ {
        self.done.try_iter()
    }

    /// Waits until everything that was asked for is done. Nothing more is done
    /// afterwards.
    pub(in crate::ui) fn finish(&mut self) {
        self.orders = None;
        for trial in &self.trials {
            trial.give_up();
        }
        self.reading = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }

    fn reporter(&self) -> Reporter {
        Reporter {
            ctx: self.ctx.clone(),
            results: self.results.clone(),
        }
    }

    /// Queues a job; where there is no thread it is done at once.
    fn submit(&self, job: impl FnOnce() -> Option<JobResult> + Send + 'static) {
        let Some(orders) = &self.orders else {
            return;
        };
        if let Err(refused) = orders.send(Box::new(job)) {
            self.reporter().work(refused.0);
        }
        self.ctx.request_repaint();
    }

    /// Opens a file or a folder as problems.
    pub(in crate::ui) fn open_problems(&self, path: PathBuf) {
        self.submit(move || {
            let opened = open_problems(&path).map(Box::new);
            Some(problems_opened(Some(path), opened))
        });
    }

    /// Reads problems that are part of the program.
    pub(in crate::ui) fn built_in_problems(&self, number: usize) {
        self.submit(move || {
            let collection = BUILT_IN.get(number)?.collection();
            Some(problems_opened(None, Ok(Box::new(collection))))
        });
    }

    /// Makes problems of a file that was read already.
    pub(in crate::ui) fn problems_of(&self, games: GamesInFile) {
        self.submit(move || {
            let path = games.path().map(Path::to_path_buf);
            Some(problems_opened(path, problems_of(games).map(Box::new)))
        });
    }

    /// Reads what was tried of problems, and the mistakes that became exercises.
    pub(in crate::ui) fn read_learning(&self, folders: Folders) {
        self.submit(move || {
            let (progress, no_progress) = read_progress(&folders);
            let (deck, no_deck) = read_deck(&folders);
            let troubles = no_progress.into_iter().chain(no_deck).collect();
            let read = ProblemsJob::Learned {
                progress: Box::new(progress),
                deck,
                troubles,
            };
            Some(JobResult::Problems(read))
        });
    }

    /// Counts what was done and learned.
    pub(in crate::ui) fn read_overview(&self, folders: Folders) {
        self.submit(move || {
            let overview = Box::new(read_overview(&folders));
            Some(JobResult::Problems(ProblemsJob::Overview(overview)))
        });
    }

    /// Puts mistakes among the exercises.
    pub(in crate::ui) fn add_mistakes(&self, folders: Folders, games: Vec<String>, by: Wanted) {
        self.submit(move || {
            let added = add_mistakes(&folders, &games, by);
            let done = ProblemsJob::MistakesAdded {
                added,
                by,
                deck: read_deck(&folders).0,
            };
            Some(JobResult::Problems(done))
        });
    }

    /// Takes one of them away again.
    pub(in crate::ui) fn remove_mistake(&self, folders: Folders, key: PuzzleKey) {
        self.submit(move || {
            let done = ProblemsJob::MistakeRemoved {
                removed: remove_mistake(&folders, key),
                deck: read_deck(&folders).0,
            };
            Some(JobResult::Problems(done))
        });
    }

    /// Writes down that a problem was tried.
    pub(in crate::ui) fn write_tried(&self, folders: Folders, tried: Tried) {
        self.submit(move || {
            let error = write_tried(&folders, tried).err()?;
            Some(JobResult::Problems(ProblemsJob::NotWritten(error)))
        });
    }

    pub(in crate::ui) fn open(&self, path: PathBuf) {
        self.submit(move || Some(JobResult::Opened(open(path, None))));
    }

    /// Previews a file in other character sets.
    pub(in crate::ui) fn preview(&self, source: Source) {
        self.submit(move || Some(JobResult::Previews(offer_charsets(source).map(Box::new))));
    }

    /// Reads a game of a file again in another character set.
    pub(in crate::ui) fn read_again(&self, source: Source, charset: Charset) {
        self.submit(move || {
            let game = read_again(source, charset);
            Some(JobResult::Opened(game.map(FileContents::one)))
        });
    }

    /// Opens what is on the clipboard, or another text.
    pub(in crate::ui) fn open_text(&self, text: String, name: String) {
        self.submit(move || Some(JobResult::Opened(open_text(text, name))));
    }

    /// Takes one game out of a file with several.
    pub(in crate::ui) fn take(&self, games: GamesInFile, index: usize) {
        self.submit(move || Some(JobResult::Opened(games.take(index).map(FileContents::one))));
    }

    /// Writes a game; the text is made on the thread too.
    pub(in crate::ui) fn save(
        &self,
        game: MatchId,
        to: SaveTarget,
        record: AnyRecord,
        content: u64,
    ) {
        self.submit(move || {
            Some(JobResult::Saved {
                game,
                content,
                saved: save_game(to, &record),
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

    /// Writes a page, as the ending of the file says: as text, PDF or HTML.
    pub(in crate::ui) fn write_report(&self, path: PathBuf, report: Document) {
        self.submit(move || {
            let ending = path.extension().unwrap_or_default();
            let bytes = match ending.to_string_lossy().to_lowercase().as_str() {
                "txt" => report.to_text().into_bytes(),
                "pdf" => report.to_pdf(Paper::A4),
                _ => report.to_html().into_bytes(),
            };
            let result = make_folder_of(&path).and_then(|()| replace_bytes(&path, &bytes));
            Some(JobResult::Exported { path, result })
        });
    }

    /// Puts a game into words for the clipboard: as SGF, where SGF knows it.
    pub(in crate::ui) fn copy(&self, record: AnyRecord) {
        self.submit(move || {
            let sgf = record.to_sgf().map(|games| sgf::write(&games));
            Some(JobResult::Copied(sgf.unwrap_or_else(|| record.to_save())))
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

    /// Looks for interrupted games, on the same thread as everything else that
    /// reads journals.
    pub(in crate::ui) fn look_for_interrupted(&self, folder: PathBuf) {
        self.submit(move || Some(JobResult::Interrupted(list_interrupted(&folder))));
    }

    pub(in crate::ui) fn recover(&self, journal: PathBuf) {
        self.submit(move || Some(JobResult::Recovered(recover(journal).map(Box::new))));
    }

    /// Discards an interrupted game, and lists those that are left.
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
    pub(in crate::ui) fn keep_finished(&self, finished: FinishedGame) {
        self.submit(move || Some(JobResult::Kept(Box::new(finished.keep()))));
    }

    /// Does something with a player's file.
    pub(in crate::ui) fn player(&self, task: PlayerTask) {
        self.submit(move || Some(JobResult::Player(task.run().map(Box::new))));
    }

    /// Writes down what happened in the course for beginners.
    pub(in crate::ui) fn keep_course(&self, path: PathBuf, events: Vec<CourseEvent>) {
        self.submit(move || keep_course(&path, &events).err().map(JobResult::NoCourse));
    }

    pub(in crate::ui) fn write_settings(&self, path: PathBuf, settings: Settings) {
        self.submit(move || {
            let written = write_settings(&path, &settings);
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

    /// Reads the library, on threads of its own. A reading before is given up.
    pub(in crate::ui) fn read_library(&mut self, number: u64, order: LibraryOrder) {
        self.reading = None;
        self.reading = Reading::begin(number, order, self.reporter());
    }

    /// Puts the games of the library into a list.
    pub(in crate::ui) fn arrange_library(&self, catalogue: Catalogue, wanted: Arrangement) {
        self.submit(move || {
            let arranged = arrange(&catalogue, &wanted, cores());
            let arranged = LibraryJob::Arranged(wanted, Box::new(arranged));
            Some(JobResult::Library(arranged))
        });
    }

    /// Opens a game of the library at a move.
    pub(in crate::ui) fn open_in_library(&self, path: PathBuf, number: usize, turn: u16) {
        self.submit(move || {
            let game = open_at(path, number, turn);
            Some(JobResult::Opened(game.map(FileContents::one)))
        });
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

impl Drop for Jobs {
    fn drop(&mut self) {
        self.finish();
    }
}

/// How many threads can work at once.
pub(in crate::ui) fn cores() -> usize {
    thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Problems that were read, as what a job came to.
const fn problems_opened(
    path: Option<PathBuf>,
    opened: Result<Box<Collection>, CannotOpenProblems>,
) -> JobResult {
    JobResult::Problems(ProblemsJob::Opened { path, opened })
}
