//! What Jego says, in every language it speaks.
//!
//! Each room of the house has its phrases in a catalogue of its own, a phrase a
//! row with all languages side by side: one that lacks a language does not
//! compile. Nothing here knows where words are shown.

mod aligne4;
mod aligne4_rules;
mod aloud;
mod bar;
mod breaches;
mod clock;
mod commands;
mod computer;
mod console;
mod engines;
mod faults;
mod file_list;
mod files;
mod goban;
mod keys;
mod language;
mod lessons;
mod levels;
mod moves;
mod new_game;
mod outcomes;
mod pages;
mod pieces;
mod refusals;
mod registry;
mod remarks;
mod rules_page;
mod sides;
mod starts;
mod table;
mod terms;
mod thinking;
mod tree;

pub use aligne4::{
    PiecesWords, TraitWords, piece_name, piece_title, shared, shared_traits, trait_value,
};
pub use aligne4_rules::Aligne4Text;
pub use aloud::Aloud;
pub use bar::BarWords;
pub use clock::{ClockFace, ClockWords, clock_face, control_text, span_text};
pub use commands::{Label, Menu, Tip};
pub use computer::{ComputerWords, EngineWords, SeatWords};
pub use console::{ConsoleWords, TableRules};
pub use engines::{EngineTrouble, engine_clause, engine_error};
pub use faults::{Mended, fault, problem, problems};
pub use file_list::Files;
pub use files::{
    FileTrouble, cannot_open, cannot_recover, file_error, invalid_save, trouble, unplayable,
};
pub use goban::GobanWords;
pub use keys::KeyName;
pub use language::{Language, Phrase};
pub use lessons::LessonText;
pub use levels::{
    LevelWords, level_name, level_named, level_rank_named, level_sentence, level_sentence_named,
    level_short, level_title, rank_text,
};
pub use moves::move_name;
pub use new_game::NewGameWords;
pub use outcomes::{Ending, aligned, outcome, outcome_named};
pub use pages::{CharsetWords, Dialog, Games, Home, Options, charset_name};
pub use pieces::{PieceWords, line_text};
pub use refusals::{Refusal, refusal, refused};
pub use registry::{Entry, all};
pub use remarks::RemarkWords;
pub use rules_page::{RulesLabel, RulesText};
pub use sides::{name_or_side, side};
pub use starts::{BadStart, invalid_handicap, invalid_points, invalid_size, invalid_start};
pub use table::Table;
pub use terms::{
    Term, color, handicap, handicap_pay, ko_rule, passes, ruleset, ruleset_term, scoring, suicide,
};
pub use thinking::{Thinking, expected_score};
pub use tree::TreeWords;

/// Makes an enum of phrases.
///
/// A place in a phrase that is filled later is `{0}`, `{1}` and so on.
macro_rules! catalogue {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $( $id:ident { en: $en:literal, fr: $fr:literal $(,)? } )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $vis enum $name {
            $( #[doc = $en] $id, )*
        }

        impl $crate::words::Phrase for $name {
            const ALL: &'static [Self] = &[ $( Self::$id ),* ];

            fn text(self, language: $crate::words::Language) -> &'static str {
                use $crate::words::Language::{English, French};
                match (self, language) {
                    $( (Self::$id, English) => $en, (Self::$id, French) => $fr, )*
                }
            }
        }
    };
}
use catalogue;
