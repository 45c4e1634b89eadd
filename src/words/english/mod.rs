//! English: one file per topic, and `locale.rs`. The topics declare the phrases that
//! every other language translates in files of the same names.

mod aligne4;
mod aligne4_rules;
mod aloud;
mod atari_go;
mod bar;
mod clock;
mod commands;
mod computer;
mod console;
mod engines;
mod facts;
mod faults;
mod file_list;
mod files;
mod find;
mod first_steps;
mod goban;
mod guess;
mod information;
mod keys;
mod lessons;
mod levels;
mod library;
mod locale;
mod new_game;
mod outcomes;
mod pages;
mod pieces;
mod problems;
mod progress;
mod publishing;
mod ratings;
mod refusals;
mod remarks;
mod review;
mod rules_page;
mod shortcuts;
mod starts;
mod table;
mod teaching;
mod terms;
mod thinking;
mod tree;
mod typed;

pub use aligne4::PieceBoardWords;
pub use aligne4_rules::Aligne4Text;
pub use aloud::Aloud;
pub use atari_go::AtariGoWords;
pub use bar::BarWords;
pub use clock::ClockWords;
pub use commands::{Label, Menu, Tip};
pub use computer::{ComputerWords, EngineWords, SeatWords};
pub use console::{ConsoleWords, TableRules};
pub use engines::EngineTrouble;
pub use facts::FactWords;
pub use faults::FileFault;
pub use file_list::FileWords;
pub use files::FileTrouble;
pub use find::FindWords;
pub use first_steps::FirstStepsWords;
pub use goban::GobanWords;
pub use guess::GuessWords;
pub use information::InformationWords;
pub use keys::KeyName;
pub use lessons::LessonText;
pub use levels::LevelWords;
pub use library::LibraryWords;
pub use new_game::NewGameWords;
pub use outcomes::Ending;
pub use pages::{CharsetWords, Dialog, Games, HomeWords, OptionsWords};
pub use pieces::PieceMoveWords;
pub use problems::{ProblemWords, TypedProblem};
pub use progress::ProgressWords;
pub use publishing::PublishingWords;
pub use ratings::RatingWords;
pub use refusals::Refusal;
pub use remarks::RemarkWords;
pub use review::ReviewWords;
pub use rules_page::{RulesLabel, RulesText};
pub use shortcuts::ShortcutWords;
pub use starts::BadStart;
pub use table::TableWords;
pub use teaching::{TeachingWords, TypedTeaching};
pub use terms::Term;
pub use thinking::Thinking;
pub use tree::TreeWords;
pub use typed::{
    TypedAnswer, TypedBoard, TypedCommand, TypedMention, TypedQuestion, TypedSide, TypedWord,
};

pub(super) use locale::LOCALE;

/// English, as the type that has its words.
pub(super) struct English;
