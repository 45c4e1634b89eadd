//! Japanese: one file per topic, as in English, and `locale.rs`.

mod aligne4;
mod aligne4_rules;
mod aloud;
mod atari_go;
mod bar;
mod clock;
mod command_line;
mod commands;
mod computer;
mod console;
mod editing;
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

pub(super) use locale::LOCALE;

/// Japanese, as the type that has its words.
pub(super) struct Japanese;
