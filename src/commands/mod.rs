//! What the program does when it is asked to on the command line.

mod analysis;
mod console;
mod contest;
mod convert;
mod desktop;
mod info;
mod library;
mod manual;
mod problems;
mod render;
mod review;

pub(crate) use analysis::analysis;
pub(crate) use console::{CannotPlay, TerminalMode, console};
pub(crate) use contest::{CannotContest, contest};
pub(crate) use convert::{CannotConvert, Overwrite, convert};
pub(crate) use desktop::{CannotFurnish, desktop_files};
pub(crate) use info::{CannotTell, info};
pub(crate) use library::{CannotList, library};
pub(crate) use manual::{CannotExplain, completions, manual};
pub(crate) use problems::{CannotSolve, problems};
pub(crate) use render::{CannotRender, render};
pub(crate) use review::{CannotReview, review};

use jego::record::Problems;

/// The list of what had to be repaired, as lines.
fn problem_lines(problems: &Problems) -> Vec<String> {
    let mut lines: Vec<String> = problems.listed().iter().map(ToString::to_string).collect();
    if problems.unlisted() > 0 {
        lines.push(format!("and {} more", problems.unlisted()));
    }
    lines
}
