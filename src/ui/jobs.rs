//! Work that waits for the disk, on a thread that may wait.
//!
//! Jobs are done one after the other in the order in which they were given, so
//! that two saves cannot overtake each other.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use egui::Context;

use crate::record::{
    CannotRecover, FileError, Games, GoRecord, Header, Ledger, LedgerEntry, NotGo, Opened,
    Problems, Recovered, Trouble, give_up, interrupted, open_file, recover, replace, replace_bytes,
    save,
};
use crate::session::{Company, Home, Leaving};

/// What a job came to.
#[derive(Debug)]
pub(super) enum Done {
    /// A file with one game was opened.
    Opened(Result<Box<OpenedGame>, CannotOpenGame>),
    /// A file with several games was opened, and one has to be chosen.
    Several(Box<Shelf>),
    /// The game was written.
    Saved {
        home: Home,
        content: u64,
        result: Result<(), FileError>,
    },
    /// A copy was written.
    Exported {
        path: PathBuf,
        result: Result<(), FileError>,
    },
    /// A picture could not be made.
    NoPicture(String),
    /// The games that were interrupted.
    Interrupted(Vec<Interrupted>),
    /// One of them.
    Recovered {
        journal: PathBuf,
        result: Result<Box<Recovered>, CannotRecover>,
    },
    /// The games that were finished.
    Ledger(Result<Ledger, FileError>),
    /// A game could not be added to them.
    NotInLedger(FileError),
    /// The settings could not be written.
    NoSettings(FileError),
    /// A sample game.
    Sample(Box<GoRecord>),
}

/// A game out of a file.
#[derive(Debug)]
pub(super) struct OpenedGame {
    pub(super) record: GoRecord,
    pub(super) home: Option<Home>,
    pub(super) name: String,
    pub(super) problems: Problems,
}

/// Why no game was opened.
#[derive(Debug)]
pub(super) enum CannotOpenGame {
    File(FileError),
    NotGo { name: String, why: NotGo },
}

/// A file with several games.
#[derive(Debug)]
pub(crate) struct Shelf {
    pub(super) path: Option<PathBuf>,
    pub(super) name: String,
    pub(super) opened: Opened,
    /// A line about each.
    pub(super) lines: Vec<String>,
}

/// A game that was interrupted.
#[derive(Clone, Debug)]
pub(crate) struct Interrupted {
    pub(super) journal: PathBuf,
    pub(super) players: [String; 2],
    pub(super) lines: u8,
    pub(super) moves: usize,
    pub(super) date: Option<chrono::DateTime<chrono::Local>>,
}

/// A game that was played to its end.
#[derive(Debug)]
pub(super) struct Finished {
    /// Its file, if it has one of ours.
    pub(super) home: Option<Home>,
    /// Where it gets one otherwise.
    pub(super) folder: PathBuf,
    /// How that is called, without its ending.
    pub(super) stem: String,
    pub(super) text: String,
    pub(super) content: u64,
    pub(super) entry: LedgerEntry,
}

type Job = Box<dyn FnOnce() -> Option<Done> + Send>;

/// The thread, as the window sees it.
pub(super) struct Jobs {
    ctx: Context,
    /// `None` only while the window closes.
    orders: Option<Sender<Job>>,
    done: Receiver<Done>,
    thread: Option<JoinHandle<()>>,
}

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jobs").finish_non_exhaustive()
    }
}

impl Jobs {
    pub(super) fn new(ctx: &Context) -> Self {
        let (orders, jobs) = channel::<Job>();
        let (results, done) = channel();
        let waker = ctx.clone();
        let work = move || {
            while let Ok(job) = jobs.recv() {
                if let Some(result) = job() {
                    // A window that is gone has no one to tell.
                    let _ = results.send(result);
                    waker.request_repaint();
                }
            }
        };
        let thread = thread::Builder::new().name("files".to_owned()).spawn(work);
        Self {
            ctx: ctx.clone(),
            orders: Some(orders),
            done,
            thread: thread.ok(),
        }
    }

    /// What has been done since this was last asked.
    pub(super) fn done(&self) -> impl Iterator<Item = Done> + '_ {
        self.done.try_iter()
    }

    /// Gives a job; where there is no thread it is done at once.
    fn give(&self, job: impl FnOnce() -> Option<Done> + Send + 'static) {
        if let Some(orders) = &self.orders {
            // The thread ends only after this.
            let _ = orders.send(Box::new(job));
        }
        self.ctx.request_repaint();
    }

    pub(super) fn open(&self, path: PathBuf) {
        self.give(move || Some(open_game(path)));
    }

    /// Opens what is on the clipboard, or another text.
    pub(super) fn open_text(&self, text: String, name: String) {
        self.give(move || {
            let opened = crate::record::open(text.into_bytes(), None);
            Some(match opened {
                Ok(opened) => take_game(opened, None, name),
                Err(why) => Done::Opened(Err(CannotOpenGame::File(FileError {
                    path: PathBuf::from(name),
                    trouble: Trouble::Content(why),
                }))),
            })
        });
    }

    /// Takes one game out of a file with several.
    pub(super) fn take(&self, shelf: Shelf, index: usize) {
        self.give(move || Some(game_of(shelf.opened, shelf.path, shelf.name, index)));
    }

    pub(super) fn save(&self, home: Home, text: String, content: u64) {
        self.give(move || {
            let result = make_folder(&home.path).and_then(|()| replace(&home.path, &text));
            Some(Done::Saved {
                home,
                content,
                result,
            })
        });
    }

    pub(super) fn export(&self, path: PathBuf, text: String) {
        self.give(move || {
            let result = make_folder(&path).and_then(|()| replace(&path, &text));
            Some(Done::Exported { path, result })
        });
    }

    /// Writes a picture that is made on the thread too.
    pub(super) fn export_picture(
        &self,
        path: PathBuf,
        picture: impl FnOnce() -> Result<Vec<u8>, String> + Send + 'static,
    ) {
        self.give(move || {
            Some(match picture() {
                Ok(bytes) => Done::Exported {
                    result: make_folder(&path).and_then(|()| replace_bytes(&path, &bytes)),
                    path,
                },
                Err(why) => Done::NoPicture(why),
            })
        });
    }

    pub(super) fn look_for_interrupted(&self, folder: PathBuf) {
        self.give(move || {
            let journals = interrupted(&folder);
            let games = journals.into_iter().filter_map(summary).collect();
            Some(Done::Interrupted(games))
        });
    }

    pub(super) fn recover(&self, journal: PathBuf) {
        self.give(move || {
            let result = recover(&journal).map(Box::new);
            Some(Done::Recovered { journal, result })
        });
    }

    /// Gives an interrupted game up, and looks what is left.
    pub(super) fn discard(&self, journal: PathBuf, folder: PathBuf) {
        self.give(move || {
            // What could not be taken away is still in the list afterwards.
            let _ = give_up(&journal);
            None
        });
        self.look_for_interrupted(folder);
    }

    pub(super) fn read_ledger(&self, path: PathBuf) {
        self.give(move || Some(Done::Ledger(Ledger::read(&path))));
    }

    /// Writes a finished game into its file or a new one, and into the ledger.
    pub(super) fn keep_finished(&self, finished: Finished, ledger: PathBuf) {
        let Finished {
            home,
            folder,
            stem,
            text,
            content,
            mut entry,
        } = finished;
        let (told, heard) = channel();
        self.give(move || {
            let home = home.unwrap_or_else(|| Home::new(free_name(&folder, &stem)));
            let result = make_folder(&home.path).and_then(|()| replace(&home.path, &text));
            let written = result.is_ok().then(|| home.path.display().to_string());
            // The next job waits for this one, and then hears it at once.
            let _ = told.send(written.unwrap_or_default());
            Some(Done::Saved {
                home,
                content,
                result,
            })
        });
        self.give(move || {
            entry.file = heard.recv().unwrap_or_default();
            let added = make_folder(&ledger).and_then(|()| Ledger::append(&ledger, &entry));
            added.err().map(Done::NotInLedger)
        });
    }

    pub(super) fn write_settings(&self, path: PathBuf, text: String) {
        self.give(move || {
            let written = make_folder(&path).and_then(|()| replace(&path, &text));
            written.err().map(Done::NoSettings)
        });
    }

    /// Ends a match once its journal is on the disk, and looks for interrupted
    /// games again.
    pub(super) fn leave(&self, leaving: Leaving, folder: PathBuf) {
        self.give(move || {
            leaving.finish();
            None
        });
        self.look_for_interrupted(folder);
    }

    /// Does what a closure says and tells nobody.
    pub(super) fn sample(&self, text: &'static str) {
        self.give(move || {
            let opened = crate::record::open(text.as_bytes().to_vec(), None).ok()?;
            let (record, _) = opened.games.go(0).ok()?;
            Some(Done::Sample(Box::new(record)))
        });
    }
}

/// Waits until everything that was asked for is done.
impl Drop for Jobs {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn make_folder(file: &Path) -> Result<(), FileError> {
    match file.parent() {
        Some(folder) => crate::record::make_folder(folder),
        None => Ok(()),
    }
}

fn open_game(path: PathBuf) -> Done {
    let name = file_name(&path);
    match open_file(&path) {
        Ok(opened) => take_game(opened, Some(path), name),
        Err(error) => Done::Opened(Err(CannotOpenGame::File(error))),
    }
}

pub(crate) fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// The only game of a file, or the choice among several.
fn take_game(opened: Opened, path: Option<PathBuf>, name: String) -> Done {
    if opened.games.len() > 1 {
        let lines = (0..opened.games.len()).map(|index| line_about(&opened.games, index));
        return Done::Several(Box::new(Shelf {
            lines: lines.collect(),
            path,
            name,
            opened,
        }));
    }
    game_of(opened, path, name, 0)
}

fn game_of(opened: Opened, path: Option<PathBuf>, name: String, index: usize) -> Done {
    let Opened {
        games,
        problems,
        format,
        ..
    } = opened;
    match games.go(index) {
        Ok((record, more)) => {
            let company = match games {
                Games::Saved(_) => Company::Save,
                Games::Collection(games) => Company::Sgf {
                    games: Box::new(games),
                    index,
                },
            };
            // Formats that are only read have no file to go back to.
            let written = matches!(
                format,
                crate::record::Format::Save | crate::record::Format::Sgf
            );
            let home = path.filter(|_| written).map(|path| Home { path, company });
            Done::Opened(Ok(Box::new(OpenedGame {
                record,
                home,
                name,
                problems: problems.with(more),
            })))
        }
        Err(why) => Done::Opened(Err(CannotOpenGame::NotGo { name, why })),
    }
}

/// Who played in a game of a collection, by what its head says.
fn line_about(games: &Games, index: usize) -> String {
    let Games::Collection(collection) = games else {
        return String::new();
    };
    let Some(&root) = collection.games().get(index) else {
        return String::new();
    };
    let text = |header: Header| {
        let property = collection.property(root, header.sgf_name());
        let text = property.map(|property| crate::record::sgf::simple_text(property.value().raw()));
        text.unwrap_or_default().trim().to_owned()
    };
    let [black, white] = [crate::board::Color::Black, crate::board::Color::White]
        .map(|color| text(Header::Player(color)));
    let players = match (black.as_str(), white.as_str()) {
        ("", "") => String::new(),
        (black, white) => format!("{black} – {white}"),
    };
    let parts = [
        text(Header::Name),
        players,
        text(Header::Date),
        text(Header::Result),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

fn summary(journal: PathBuf) -> Option<Interrupted> {
    let Recovered { record, .. } = recover(&journal).ok()?;
    let history = record.history();
    let players = [crate::board::Color::Black, crate::board::Color::White].map(|color| {
        let name = record.header(Header::Player(color));
        name.unwrap_or_default().into_owned()
    });
    Some(Interrupted {
        date: crate::record::written_at(&journal).map(Into::into),
        lines: record.start().size.lines(),
        moves: history.tree().depth(history.cursor()).unwrap_or(0),
        players,
        journal,
    })
}

/// A name in a folder that no file has yet.
fn free_name(folder: &Path, stem: &str) -> PathBuf {
    let plain = folder.join(format!("{stem}.{}", save::EXTENSION));
    let numbered = (2..10_000).map(|number| {
        let name = format!("{stem} ({number}).{}", save::EXTENSION);
        folder.join(name)
    });
    let mut names = std::iter::once(plain.clone()).chain(numbered);
    names.find(|path| !path.exists()).unwrap_or(plain)
}
