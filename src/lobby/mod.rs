//! The life of a game around its match: how it is opened, kept when it ends,
//! and left for another.
//!
//! Both front ends come through here, so that a game has one life. What waits
//! for the disk is a function that does it at once: the terminal calls it, the
//! window has its thread call it.

mod exporting;
mod file_endings;
mod first_steps;
mod held_clocks;
mod incoming;
mod leaving;
mod library;
mod match_id;
mod mistakes;
mod opening;
mod overview;
mod players;
mod preferences;
mod problems;
mod rated;
mod recovering;
mod saving;
mod step_games;
#[cfg(test)]
#[cfg(unix)]
pub(crate) mod testing;

pub use exporting::{
    CannotExport, ExportPreview, export, export_text, page_paths, preview_export, unprintable_text,
};
pub use file_endings::{has_ending, with_ending};
pub use first_steps::{
    CourseError, CourseEvent, CourseProgress, course_events, keep_course, read_course,
};
pub use held_clocks::HeldClocks;
pub use incoming::{AfterLeaving, CannotStart, IncomingGame, NewGame};
pub use leaving::{DISK_PATIENCE, LeaveQuestion, LeaveStep, NotKept, leave, leave_once_kept};
pub use library::{IndexTrouble, LibraryNews, LibraryOrder, read_library};
pub use match_id::{MatchId, MatchIds};
pub use mistakes::{
    add_mistakes, exercise_of, exercises_of, is_searched, mistakes_today, not_an_exercise,
    read_deck, remove_mistake,
};
pub use opening::{
    CannotOpenGame, CharsetChoice, FileContents, GamesInFile, OpenedGame, Source, offer_charsets,
    open, open_at, open_text, read_again,
};
pub use overview::{Overview, ThemeProgress, WEEKS, Week, read_overview};
pub use players::{PlayerChange, PlayerTask, Players, players_trouble};
pub use preferences::Preferences;
pub use problems::{
    CannotOpenProblems, open_problems, problems_of, read_progress, seconds_now, tonight,
    write_tried,
};
pub use rated::rated_task;
pub use recovering::{InterruptedGame, RecoveredGame, list_interrupted, recover};
pub use saving::{
    FinishedGame, KeptGame, SaveStep, SaveTarget, file_at, format_note, save, save_format,
    save_game, saved_message, write_settings,
};
pub use step_games::step_game;
