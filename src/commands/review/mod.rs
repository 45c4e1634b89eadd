//! `jego review`: goes over games and says what every move cost.

mod game;
mod progress;

use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use jego::record::{
    AnyRecord, FileError, FileErrorKind, Folders, create, game_files_in, make_folder, open_file,
    read_text, save,
};
use jego::review::{AnalystFailure, EngineAnalyst};
use jego::session::{EngineCommand, program_name};
use jego::settings::Settings;

use super::convert::is_same_file;
use crate::args::{ReportFormat, ReviewArgs};
use game::ReviewedGame;
use progress::Progress;

/// Why a review was not made.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotReview {
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}: there is no game in this folder", .0.display())]
    Empty(PathBuf),
    /// One game alone; the others are done all the same.
    #[error("{}: {why}", file.display())]
    Game { file: PathBuf, why: String },
    #[error("{} of {of} games could not be reviewed", .failed)]
    Failed { failed: usize, of: usize },
    /// All games would go the same way.
    #[error(transparent)]
    Engine(AnalystFailure),
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Goes over games and writes what was found: to folders, or to `out`.
pub(crate) fn review(asked: &ReviewArgs, out: &mut impl Write) -> Result<(), CannotReview> {
    let files = files(&asked.files)?;
    for folder in asked.out.iter().chain(&asked.sgf) {
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
            let place = (count > 1).then_some(game);
            let record = opened.games.game(game).map_err(|why| failure(file, &why));
            let done = record.and_then(|(record, _)| {
                let by = (asked, &mut engine);
                review_game(&record, (file, place), by, &mut progress, out)
            });
            match done {
                Err(why @ CannotReview::Game { .. }) => {
                    failed += 1;
                    progress.say(&why.to_string())?;
                }
                done => done?,
            }
        }
    }
    progress.clear()?;
    match failed {
        0 => Ok(()),
        _ => Err(CannotReview::Failed { failed, of: games }),
    }
}

/// Goes over one game, unless all that is asked for is written already.
fn review_game(
    record: &AnyRecord,
    (file, place): (&Path, Option<usize>),
    (asked, engine): (&ReviewArgs, &mut Option<EngineAnalyst>),
    progress: &mut Progress,
    out: &mut impl Write,
) -> Result<(), CannotReview> {
    if let AnyRecord::Go(record) = record
        && record.start().rules.is_atari_go()
    {
        let why = "atari go is decided by the first capture; points of moves say nothing there";
        return Err(failure(file, &why));
    }
    let targets = Targets::of(asked, file, place, record);
    if targets
        .game
        .as_ref()
        .is_some_and(|to| is_same_file(file, to))
    {
        let why = "the game with its review would take its place; name another folder";
        return Err(failure(file, &why));
    }
    if targets.are_written() {
        // By a review that was stopped later.
        return Ok(());
    }
    let mut reviewed =
        ReviewedGame::new(record, asked, engine, progress).map_err(|why| failure(file, &why))?;
    if let Some(failure) = reviewed.take_failure() {
        // What is unfinished is gone over the next time, so no file is written.
        if targets.is_none() && reviewed.is_worth_telling() {
            progress.clear()?;
            out.write_all(reviewed.report(asked.report).as_bytes())?;
        }
        return Err(CannotReview::Engine(failure));
    }
    if let Some(to) = &targets.report {
        write_new(to, &reviewed.report(asked.report))?;
    }
    if let Some(to) = &targets.game {
        write_new(to, &reviewed.game())?;
    }
    if targets.is_none() {
        progress.clear()?;
        out.write_all(reviewed.report(asked.report).as_bytes())?;
    }
    Ok(())
}

/// Why a game of a file could not be reviewed.
fn failure(file: &Path, why: &impl Display) -> CannotReview {
    CannotReview::Game {
        file: file.to_owned(),
        why: why.to_string(),
    }
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

/// The files that are written about a game.
struct Targets {
    report: Option<PathBuf>,
    /// The game with its review in it.
    game: Option<PathBuf>,
}

impl Targets {
    /// Those of a game of a file; `place` is which of several it is.
    fn of(asked: &ReviewArgs, file: &Path, place: Option<usize>, record: &AnyRecord) -> Self {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let stem = name.split('.').next().unwrap_or_default();
        let number = place.map_or_else(String::new, |game| format!("-{}", game + 1));
        let path = |folder: &PathBuf, ending| folder.join(format!("{stem}{number}.{ending}"));
        let report = match asked.report {
            ReportFormat::Text => "txt",
            ReportFormat::Html => "html",
        };
        let game = match record.kind().sgf_number() {
            Some(_) => "sgf",
            None => save::EXTENSION,
        };
        Self {
            report: asked.out.as_ref().map(|folder| path(folder, report)),
            game: asked.sgf.as_ref().map(|folder| path(folder, game)),
        }
    }

    /// Whether nothing is written to a file.
    const fn is_none(&self) -> bool {
        self.report.is_none() && self.game.is_none()
    }

    /// Whether all of them are there.
    fn are_written(&self) -> bool {
        let mut all = self.report.iter().chain(&self.game);
        !self.is_none() && all.all(|to| to.symlink_metadata().is_ok())
    }
}

/// Writes a file that is not there yet.
fn write_new(to: &Path, text: &str) -> Result<(), CannotReview> {
    match create(to, text) {
        // By a review that was stopped later, or by another program meanwhile.
        Err(why) if matches!(why.kind, FileErrorKind::Exists) => Ok(()),
        other => Ok(other?),
    }
}
