//! `jego review`: goes over games and says what every move cost.

use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use jego::ai::StopFlag;
use jego::document::{Document, Drawn, ReviewReport, review_document};
use jego::record::{
    AnyRecord, FileError, FileErrorKind, Folders, Record, Unplayable, create, game_files_in,
    make_folder, open_file, read_text,
};
use jego::review::{
    AnalystFailure, Depth, EngineAnalyst, Focus, GradeLimits, HumanReview, Line, Review,
    ReviewNews, ReviewOptions, ReviewTask, Reviewer,
};
use jego::session::{EngineCommand, Playable, program_name};
use jego::settings::Settings;
use jego::words::Language;

use crate::args::{ReportFormat, ReviewArgs};

/// How often the progress is told.
const TOLD_EVERY: Duration = Duration::from_millis(200);
/// How many times as many visits the positions get that matter.
const DEEPER: u32 = 8;
/// How wide the bar of progress is.
const BAR: usize = 24;

/// Why a review was not made.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotReview {
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}: there is no game in this folder", .0.display())]
    Empty(PathBuf),
    #[error("{} of {of} games could not be reviewed", .failed)]
    Failed { failed: usize, of: usize },
    /// All games would go the same way.
    #[error(transparent)]
    Engine(AnalystFailure),
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Goes over games and writes what was found: to a folder, or to `out`.
pub(crate) fn review(asked: &ReviewArgs, out: &mut impl Write) -> Result<(), CannotReview> {
    let files = files(&asked.files)?;
    if let Some(folder) = &asked.out {
        make_folder(folder)?;
    }
    let mut engine = asked.engine.as_deref().map(engine_of);
    let mut progress = Progress::new(files.len());
    let (mut failed, mut games) = (0, 0);
    for (number, file) in files.iter().enumerate() {
        progress.begin(number, file);
        let opened = match open_file(file) {
            Ok(opened) => opened,
            Err(why) => {
                (failed, games) = (failed + 1, games + 1);
                progress.say(&why.to_string())?;
                continue;
            }
        };
        let count = opened.games.len();
        for game in 0..count {
            games += 1;
            let target = asked
                .out
                .as_ref()
                .map(|folder| target(folder, file, (count > 1).then_some(game), asked.report));
            if target
                .as_ref()
                .is_some_and(|to| to.symlink_metadata().is_ok())
            {
                // It was written by a review that was stopped later.
                continue;
            }
            let record = opened.games.game(game);
            let reviewed =
                record.map(|(record, _)| document_of(&record, asked, &mut engine, &mut progress));
            match reviewed {
                Ok(reviewed) => {
                    progress.clear()?;
                    put(reviewed, target.as_deref(), asked.report, out)?;
                }
                Err(why) => {
                    failed += 1;
                    progress.say(&unplayable(file, &why))?;
                }
            }
        }
    }
    progress.clear()?;
    match failed {
        0 => Ok(()),
        _ => Err(CannotReview::Failed { failed, of: games }),
    }
}

/// Writes the report of a game, to a file or to `out`.
fn put(
    reviewed: Reviewed,
    target: Option<&Path>,
    format: ReportFormat,
    out: &mut impl Write,
) -> Result<(), CannotReview> {
    let Reviewed { document, failure } = reviewed;
    match (target, document) {
        // What is unfinished is gone over the next time.
        (Some(_), _) if failure.is_some() => (),
        (Some(to), Some(document)) => write_new(to, &document, format)?,
        (None, Some(document)) => out.write_all(written(&document, format).as_bytes())?,
        (_, None) => (),
    }
    failure.map_or(Ok(()), |failure| Err(CannotReview::Engine(failure)))
}

/// The engine that someone means: one that is set up, by its name, or a command
/// line.
fn engine_of(text: &str) -> EngineAnalyst {
    let text = text.trim();
    let working = std::env::current_dir().unwrap_or_default();
    let settings = read_text(&Folders::of_user(&working).settings());
    let settings = settings.ok().flatten();
    let settings = settings.and_then(|text| Settings::read(&text).ok());
    let engines = settings.unwrap_or_default().engines;
    let named = engines
        .into_iter()
        .find(|engine| engine.name.eq_ignore_ascii_case(text));
    EngineAnalyst::new(named.unwrap_or_else(|| EngineCommand {
        name: program_name(text),
        command: text.to_owned(),
        ..EngineCommand::default()
    }))
}

fn unplayable(file: &Path, why: &Unplayable) -> String {
    format!("{}: {why}", file.display())
}

/// The files that were asked for; those of a folder are all games in it.
fn files(asked: &[PathBuf]) -> Result<Vec<PathBuf>, CannotReview> {
    let mut files = Vec::new();
    for path in asked {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let within = game_files_in(path)?;
        if within.is_empty() {
            return Err(CannotReview::Empty(path.clone()));
        }
        files.extend(within);
    }
    Ok(files)
}

/// The file that a report is written to.
fn target(folder: &Path, file: &Path, game: Option<usize>, format: ReportFormat) -> PathBuf {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let stem = name.split('.').next().unwrap_or_default();
    let number = game.map_or_else(String::new, |game| format!("-{}", game + 1));
    let ending = match format {
        ReportFormat::Text => "txt",
        ReportFormat::Html => "html",
    };
    folder.join(format!("{stem}{number}.{ending}"))
}

fn write_new(to: &Path, document: &Document, format: ReportFormat) -> Result<(), CannotReview> {
    match create(to, &written(document, format)) {
        // Another program has written it meanwhile.
        Err(why) if matches!(why.kind, FileErrorKind::Exists) => Ok(()),
        other => Ok(other?),
    }
}

fn written(document: &Document, format: ReportFormat) -> String {
    match format {
        ReportFormat::Text => document.to_text(),
        ReportFormat::Html => document.to_html(),
    }
}

/// What came of going over one game.
struct Reviewed {
    /// The report; `None` where nothing was found that is worth one.
    document: Option<Document>,
    /// Why it is not a whole one.
    failure: Option<AnalystFailure>,
}

/// The report of one game.
fn document_of(
    record: &AnyRecord,
    asked: &ReviewArgs,
    engine: &mut Option<EngineAnalyst>,
    progress: &mut Progress,
) -> Reviewed {
    match record {
        AnyRecord::Go(record) => report(record, asked, engine, progress),
        AnyRecord::Othello(record) => report(record, asked, engine, progress),
        AnyRecord::Aligne4(record) => report(record, asked, engine, progress),
    }
}

/// What going over a game has found so far.
struct Found<M> {
    review: Review<M>,
    human: Option<HumanReview>,
    /// Whether anything was searched.
    searched: bool,
}

fn report<G: Playable + Drawn>(
    record: &Record<G>,
    asked: &ReviewArgs,
    engine: &mut Option<EngineAnalyst>,
    progress: &mut Progress,
) -> Reviewed {
    let task = task_of(record, asked);
    let mut reviewer = Reviewer::default();
    if G::HAS_ENGINES {
        reviewer.consult(engine.take());
    }
    let (found, failure) = go_over(&mut reviewer, &task, asked, progress);
    if G::HAS_ENGINES {
        // It is started once for all games.
        *engine = reviewer.into_engine();
    }
    let worth_telling = |found: &Found<_>| found.searched || failure.is_none();
    let document = found.filter(worth_telling).map(|found| {
        let of = ReviewReport {
            record,
            line: &task.line,
            review: &found.review,
            human: found.human.as_ref(),
            limits: asked
                .rank
                .map_or_else(GradeLimits::default, GradeLimits::for_rank),
        };
        review_document(&of, asked.language.unwrap_or(Language::English))
    });
    Reviewed { document, failure }
}

/// The main line of a game, to be gone over.
fn task_of<G: Playable>(record: &Record<G>, asked: &ReviewArgs) -> ReviewTask<G> {
    let mut history = record.history().clone();
    while history.undo().is_some() {}
    history.forget_visits();
    let default = ReviewOptions::default();
    let visits = asked.visits.unwrap_or(default.shallow_visits);
    ReviewTask {
        line: Line::of(&history),
        known: Vec::new(),
        focus: Focus::default(),
        options: ReviewOptions {
            shallow_visits: visits,
            deep_visits: visits.saturating_mul(DEEPER),
            threads: asked.threads(),
            ..default
        },
    }
}

/// Goes over a game until nothing is left to be found, the time is up, or the
/// engine fails.
fn go_over<G: Playable>(
    reviewer: &mut Reviewer<G>,
    task: &ReviewTask<G>,
    asked: &ReviewArgs,
    progress: &mut Progress,
) -> (Option<Found<G::Move>>, Option<AnalystFailure>) {
    let stop = StopFlag::new();
    let begun = Instant::now();
    let shown = Mutex::new(progress);
    let found = Mutex::new(Found {
        review: Review::default(),
        human: None,
        searched: false,
    });
    let tell = |news: ReviewNews<G::Move>| {
        let Ok(mut found) = found.lock() else { return };
        match news {
            ReviewNews::Found(finding) => {
                if let Ok(mut shown) = shown.lock() {
                    shown.advance(&finding.progress);
                }
                let index = task.line.index_of(finding.turn).unwrap_or(0);
                let played = task.line.move_to(index + 1).map(|(_, mv)| mv);
                found.searched = found.searched || finding.depth != Depth::Raw;
                found.review.add(finding, played);
            }
            ReviewNews::Human(human) => found.human = Some(human),
        }
        if asked.time.is_some_and(|most| begun.elapsed() >= most) {
            stop.raise();
        }
    };
    let failure = reviewer.run(task, &stop, &tell).err();
    (found.into_inner().ok(), failure)
}

/// A line on standard error that says how far it is, where someone can see it.
struct Progress {
    files: usize,
    number: usize,
    name: String,
    shown: bool,
    told: Option<Instant>,
}

impl Progress {
    fn new(files: usize) -> Self {
        Self {
            files,
            number: 0,
            name: String::new(),
            shown: io::stderr().is_terminal(),
            told: None,
        }
    }

    fn begin(&mut self, number: usize, file: &Path) {
        self.number = number;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        // A control character in a name would be obeyed by the terminal.
        self.name = name.chars().filter(|of| !of.is_control()).collect();
        self.told = None;
    }

    /// Shows how far a game is, by its passes.
    fn advance(&mut self, passes: &[(usize, usize); 3]) {
        let due = self.told.is_none_or(|told| told.elapsed() >= TOLD_EVERY);
        if !self.shown || !due {
            return;
        }
        self.told = Some(Instant::now());
        let share = |(done, of): (usize, usize)| done as f32 / of.max(1) as f32;
        // The first pass takes no time, and the others about as long as each other.
        let done = (share(passes[1]) + share(passes[2]) * share(passes[1])) / 2.0;
        let full = (done * BAR as f32) as usize;
        let bar = format!("{}{}", "#".repeat(full), ".".repeat(BAR - full.min(BAR)));
        let (number, files) = (self.number + 1, self.files);
        // Where it cannot be shown, nothing is lost.
        let _ = write!(
            io::stderr(),
            "\r\x1b[2K[{bar}] {number} of {files}  {}",
            self.name
        );
    }

    /// Says that something went wrong with a game.
    fn say(&mut self, text: &str) -> io::Result<()> {
        self.clear()?;
        writeln!(io::stderr(), "{text}")
    }

    fn clear(&mut self) -> io::Result<()> {
        if self.shown && self.told.take().is_some() {
            write!(io::stderr(), "\r\x1b[2K")?;
        }
        Ok(())
    }
}
