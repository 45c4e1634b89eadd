//! The program: reads its arguments and starts what they ask for.

mod args;
mod commands;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use args::{Args, Command, as_katago_spells, in_language};
use clap::{CommandFactory as _, FromArgMatches as _};
use commands::{CannotExplain, CannotPlay, Overwrite, TerminalMode};
use jego::console::{LaunchOptions, LaunchTarget};
#[cfg(feature = "gui")]
use jego::record::Folders;
use jego::settings::system_language;
#[cfg(feature = "gui")]
use jego::ui::FirstPage;
use jego::words::Language;

fn main() -> ExitCode {
    #[cfg(unix)]
    survive_file_limits();
    match run(parsed()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has gone away, as `head` does; there is no one to tell.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            let _ = writeln!(io::stderr(), "jego: {failure}");
            failure.code()
        }
    }
}

/// The command line. Its errors and its help end the program.
fn parsed() -> Args {
    let command = in_language(Args::command(), system_language());
    let matches = command.get_matches_from(as_katago_spells(std::env::args_os()));
    Args::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

/// The command line as manual and completions have it: in English, as those of other
/// programs are that come with no translation.
fn in_english() -> clap::Command {
    in_language(Args::command(), Language::English)
}

/// A file that grows beyond what the system allows is an error of that file, as
/// a full disk is. Without anyone to hear the signal it would end the program.
#[cfg(unix)]
fn survive_file_limits() {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    let heard = Arc::new(AtomicBool::new(false));
    // Where it cannot be heard, everything else still works.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, heard);
}

/// Does what the command line asks for.
fn run(args: Args) -> Result<(), Failure> {
    match args.command {
        None => play(args),
        Some(Command::Console(asked)) => {
            let mode = asked.terminal_mode();
            Ok(commands::console(&LaunchOptions::from(*asked), mode)?)
        }
        Some(Command::Info {
            file,
            game,
            charset,
        }) => {
            let info = commands::info(&file, index(game), charset)?;
            io::stdout().lock().write_all(info.text.as_bytes())?;
            tell_problems(&info.problems)
        }
        Some(Command::Convert {
            input,
            output,
            game,
            charset,
            force,
        }) => {
            let overwrite = if force {
                Overwrite::Always
            } else {
                Overwrite::Never
            };
            let game = index(game);
            tell_problems(&commands::convert(
                &input, &output, game, charset, overwrite,
            )?)
        }
        Some(Command::Gtp(args)) => {
            // LizGoban waits for these words. Where nobody listens, commands are
            // answered all the same.
            let _ = writeln!(io::stderr(), "GTP ready");
            Ok(jego::gtp::serve(io::stdin(), io::stdout(), args.into())?)
        }
        Some(Command::Analysis(asked)) => Ok(commands::analysis(&asked)?),
        Some(Command::Match(asked)) => Ok(commands::contest(&asked, &mut io::stdout().lock())?),
        Some(Command::Render(asked)) => tell_problems(&commands::render(&asked)?),
        Some(Command::Review(asked)) => Ok(commands::review(&asked, &mut io::stdout().lock())?),
        Some(Command::Problems(asked)) => Ok(commands::problems(&asked, io::stdout().lock())?),
        Some(Command::Library(asked)) => Ok(commands::library(&asked, &mut io::stdout().lock())?),
        Some(Command::Completions { shell }) => {
            let out = &mut io::stdout().lock();
            Ok(commands::completions(shell, in_english(), out)?)
        }
        Some(Command::Man { command }) => {
            let out = &mut io::stdout().lock();
            Ok(commands::manual(command.as_deref(), in_english(), out)?)
        }
        Some(Command::DesktopFiles { folder }) => {
            Ok(commands::desktop_files(&folder, &in_english())?)
        }
    }
}

/// Why the program did not do what it was asked to.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Tell(#[from] commands::CannotTell),
    #[error(transparent)]
    Convert(#[from] commands::CannotConvert),
    #[error(transparent)]
    Contest(commands::CannotContest),
    #[error(transparent)]
    Review(commands::CannotReview),
    #[error(transparent)]
    Problems(commands::CannotSolve),
    #[error(transparent)]
    Library(commands::CannotList),
    #[error(transparent)]
    Render(#[from] commands::CannotRender),
    #[error(transparent)]
    Console(CannotPlay),
    #[error(transparent)]
    Explain(CannotExplain),
    #[error(transparent)]
    Furnish(#[from] commands::CannotFurnish),
    #[cfg(feature = "gui")]
    #[error("{0}")]
    NotKept(String),
    #[cfg(feature = "gui")]
    #[error(transparent)]
    Window(#[from] jego::ui::CannotStart),
    #[cfg(not(feature = "gui"))]
    #[error("{NO_WINDOW}")]
    NoWindow,
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl From<commands::CannotContest> for Failure {
    fn from(error: commands::CannotContest) -> Self {
        match error {
            commands::CannotContest::Output(error) => Self::Output(error),
            other @ (commands::CannotContest::Entrant(_)
            | commands::CannotContest::Size(_)
            | commands::CannotContest::Claims(_)
            | commands::CannotContest::Play(_)
            | commands::CannotContest::File(_)
            | commands::CannotContest::Games(_)) => Self::Contest(other),
        }
    }
}

impl From<commands::CannotSolve> for Failure {
    fn from(error: commands::CannotSolve) -> Self {
        match error {
            commands::CannotSolve::Output(error) => Self::Output(error),
            other @ (commands::CannotSolve::Open(_) | commands::CannotSolve::Mistakes(_)) => {
                Self::Problems(other)
            }
        }
    }
}

impl From<commands::CannotList> for Failure {
    fn from(error: commands::CannotList) -> Self {
        match error {
            commands::CannotList::Output(error) => Self::Output(error),
            other @ (commands::CannotList::Folder(_)
            | commands::CannotList::Pattern(_)
            | commands::CannotList::PatternFile(_)) => Self::Library(other),
        }
    }
}

impl From<commands::CannotReview> for Failure {
    fn from(error: commands::CannotReview) -> Self {
        match error {
            commands::CannotReview::Output(error) => Self::Output(error),
            other @ (commands::CannotReview::File(_)
            | commands::CannotReview::Empty(_)
            | commands::CannotReview::Game { .. }
            | commands::CannotReview::Failed { .. }
            | commands::CannotReview::Engine(_)) => Self::Review(other),
        }
    }
}

impl From<CannotPlay> for Failure {
    fn from(error: CannotPlay) -> Self {
        match error {
            CannotPlay::Terminal(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                Self::Output(error)
            }
            other @ (CannotPlay::Launch(_) | CannotPlay::Terminal(_) | CannotPlay::NotKept(_)) => {
                Self::Console(other)
            }
        }
    }
}

impl From<CannotExplain> for Failure {
    fn from(error: CannotExplain) -> Self {
        match error {
            CannotExplain::Output(error) => Self::Output(error),
            other @ CannotExplain::Unknown(_) => Self::Explain(other),
        }
    }
}

impl Failure {
    /// 2 where the command line is to blame, as for everything that clap finds
    /// in it; 1 for the rest.
    fn code(&self) -> ExitCode {
        let asked_wrongly = matches!(
            self,
            Self::Console(CannotPlay::Launch(_))
                | Self::Explain(_)
                | Self::Library(commands::CannotList::Pattern(_))
                | Self::Contest(commands::CannotContest::Claims(_))
                | Self::Render(commands::CannotRender::Asked(_))
        );
        match asked_wrongly {
            true => ExitCode::from(2),
            false => ExitCode::FAILURE,
        }
    }
}

/// People count games from 1.
fn index(game: Option<u32>) -> Option<usize> {
    game.map(|number| number.saturating_sub(1) as usize)
}

fn tell_problems(problems: &[String]) -> Result<(), Failure> {
    let mut out = io::stderr().lock();
    for problem in problems {
        writeln!(out, "{problem}")?;
    }
    Ok(())
}

/// Opens the window; where there can be none, says why and plays in the
/// terminal.
#[cfg(feature = "gui")]
fn play(args: Args) -> Result<(), Failure> {
    let working = std::env::current_dir().unwrap_or_default();
    let folders = Folders::of_user(&working);
    // What is remembered of the file holds from any folder.
    let file = args.file;
    let file = file.map(|file| std::path::absolute(&file).unwrap_or(file));
    let beginning = jego::ui::begin(folders, file.clone());
    if args.stats {
        let stats = jego::ui::measure(beginning)?;
        return Ok(write!(io::stdout().lock(), "{stats}")?);
    }
    let first_page = match (args.new_game, args.resume) {
        (true, _) => FirstPage::NewGame,
        (false, true) => FirstPage::Resume,
        (false, false) => FirstPage::Home,
    };
    match jego::ui::run(beginning, first_page) {
        Ok(None) => Ok(()),
        Ok(Some(lost)) => Err(Failure::NotKept(lost)),
        Err(why) => play_in_terminal(file, &why.to_string()),
    }
}

#[cfg(not(feature = "gui"))]
const NO_WINDOW: &str = "this jego was built without a window";

/// Says that this program was built without its window, and plays in the
/// terminal.
#[cfg(not(feature = "gui"))]
fn play(args: Args) -> Result<(), Failure> {
    if args.stats {
        return Err(Failure::NoWindow);
    }
    play_in_terminal(args.file, NO_WINDOW)
}

/// Plays in the terminal because there is no window.
fn play_in_terminal(file: Option<PathBuf>, why: &str) -> Result<(), Failure> {
    // Where nobody can be told, the game is played all the same.
    let _ = writeln!(io::stderr(), "jego: {why}; playing in the terminal");
    let asked = LaunchOptions {
        what: file.map_or(LaunchTarget::Menu, LaunchTarget::File),
        ..LaunchOptions::default()
    };
    Ok(commands::console(&asked, TerminalMode::Auto)?)
}
