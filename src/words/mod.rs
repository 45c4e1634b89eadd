//! What Jego says, in every language it speaks.
//!
//! Each language has a folder of its own: a file per topic with its phrases, and
//! `locale.rs` with how it writes numbers, dates and lists. The English files
//! declare the phrases; a language that lacks one does not compile. The other files
//! here put phrases together: what an error, a level or a result is called.
//! Nothing here knows where words are shown.
//!
//! A new language is a folder like `french/`, a variant of [`Language`], and its arms
//! in the two matches below it; a new script is also a font in `assets/fonts`. Nothing else asks which language it is: what
//! differs between languages is a phrase or part of [`Locale`].

mod aligne4;
mod answers;
mod atari_go;
mod breaches;
mod catalogue;
mod charsets;
mod clock;
mod editing;
mod engines;
mod english;
mod faults;
mod files;
mod french;
mod game_files;
mod games;
mod german;
mod guess;
mod information;
mod japanese;
mod korean;
mod language;
mod levels;
mod locale;
mod mentions;
mod moves;
mod notices;
mod outcomes;
mod pieces;
mod plural;
mod problems;
mod ratings;
mod refusals;
mod registry;
mod review;
mod review_facts;
mod seats;
mod sides;
mod simplified_chinese;
mod spanish;
mod starts;
mod teaching;
mod terms;
mod thinking;
mod traditional_chinese;
mod typed;

pub use aligne4::{
    piece_name, piece_named, piece_title, shared, shared_traits, trait_value, trait_value_named,
};
pub use answers::Inquiry;
pub use atari_go::captured;
pub use catalogue::{Phrase, Wording};
pub use charsets::charset_name;
pub use clock::{ClockFace, clock_face, control_text, span_text, unit_named};
pub use editing::{edit_kind, not_pasted};
pub use engines::{engine_clause, engine_error};
pub use english::{
    Aligne4Text, Aloud, AtariGoWords, BadStart, BarWords, CharsetWords, ClockWords,
    CommandLineWords, ComputerWords, ConsoleWords, Dialog, EditWords, Ending, EngineTrouble,
    EngineWords, FactWords, FileFault, FileTrouble, FileWords, FindWords, FirstStepsWords, Games,
    GobanWords, GuessWords, HomeWords, InformationWords, KeyName, Label, LessonText, LevelWords,
    LibraryWords, Menu, NewGameWords, OptionsWords, PieceBoardWords, PieceMoveWords, ProblemWords,
    ProgressWords, PublishingWords, RatingWords, Refusal, RemarkWords, ReviewWords, RulesLabel,
    RulesText, SeatWords, ShortcutWords, TableRules, TableWords, TeachingWords, Term, Thinking,
    Tip, TreeWords, TypedAnswer, TypedBoard, TypedCommand, TypedMention, TypedProblem,
    TypedQuestion, TypedSide, TypedTeaching, TypedWord,
};
pub use faults::{fault, problem, problems};
pub use files::{cannot_open, cannot_recover, file_error, invalid_save, trouble, unplayable};
pub use game_files::{file_stem, loss_text, players_text, recovered_text, saved_text};
pub use games::{game_name, game_title};
pub use guess::guess_text;
pub use information::invalid_header;
pub use levels::{
    level_name, level_named, level_rank_named, level_sentence, level_sentence_named, level_short,
    level_title, rank_name, rank_text,
};
pub use locale::{Locale, Separators, Typography};
pub use mentions::vocabulary;
pub use moves::move_name;
pub use outcomes::{aligned, outcome, outcome_named};
pub use pieces::line_text;
pub use plural::{Category, Quantity};
pub use problems::{
    basis_text, collection_name, not_a_puzzle, order_name, progress_error, puzzle_marks,
    puzzle_state, puzzle_task, theme_name,
};
pub use ratings::{
    game_result, game_terms, player_rank, profile_error, rated_game_line, rated_refusal,
    rating_aloud, rating_text, terms_text, unfinished_text, unratable, unreadable_profile,
    won_and_lost,
};
pub use refusals::{refusal, refused};
pub use registry::{Entry, all};
pub use review::{found_by, grade_name, lost, reviewed_move};
use review_facts::region_phrase;
pub use review_facts::review_sentences;
pub use seats::{seat_name, seat_title};
pub use sides::{name_or_side, side};
pub use starts::{invalid_handicap, invalid_points, invalid_size, invalid_start};
pub use teaching::offers_name;
pub use terms::{
    color, dead_stones, handicap, handicap_bonus, handicap_komi, handicap_pay, ko_rule,
    pass_stones, passes, passes_choice, ruleset, ruleset_term, scoring, suicide,
};
pub use thinking::expected_score;
pub use typed::{is_typed, typed_phrase, typed_phrase_in, typed_word};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use catalogue::{catalogue, translation};

/// A language that Jego speaks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum Language {
    /// The one for whoever speaks none of the others.
    #[default]
    English,
    /// That of the players whose rules are Jego's first choice.
    French,
    /// As it is written in Germany.
    German,
    /// As it is understood on both sides of the Atlantic.
    Spanish,
    /// In kana and kanji.
    Japanese,
    /// In hangul.
    Korean,
    /// Chinese as it is written on the mainland.
    SimplifiedChinese,
    /// Chinese as it is written on Taiwan.
    TraditionalChinese,
}

impl Language {
    /// How it writes numbers, dates and lists, and puts words together.
    #[must_use]
    pub const fn locale(self) -> &'static Locale {
        match self {
            Self::English => &english::LOCALE,
            Self::French => &french::LOCALE,
            Self::German => &german::LOCALE,
            Self::Spanish => &spanish::LOCALE,
            Self::Japanese => &japanese::LOCALE,
            Self::Korean => &korean::LOCALE,
            Self::SimplifiedChinese => &simplified_chinese::LOCALE,
            Self::TraditionalChinese => &traditional_chinese::LOCALE,
        }
    }
}

/// What a language says for a phrase, inside `impl Phrase`.
macro_rules! wording_in {
    ($language:expr, $phrase:expr) => {{
        use $crate::words::catalogue::Speaks;
        use $crate::words::{
            Language, english, french, german, japanese, korean, simplified_chinese, spanish,
            traditional_chinese,
        };
        match $language {
            Language::English => <english::English as Speaks<Self>>::wording($phrase),
            Language::French => <french::French as Speaks<Self>>::wording($phrase),
            Language::German => <german::German as Speaks<Self>>::wording($phrase),
            Language::Spanish => <spanish::Spanish as Speaks<Self>>::wording($phrase),
            Language::Japanese => <japanese::Japanese as Speaks<Self>>::wording($phrase),
            Language::Korean => <korean::Korean as Speaks<Self>>::wording($phrase),
            Language::SimplifiedChinese => {
                <simplified_chinese::SimplifiedChinese as Speaks<Self>>::wording($phrase)
            }
            Language::TraditionalChinese => {
                <traditional_chinese::TraditionalChinese as Speaks<Self>>::wording($phrase)
            }
        }
    }};
}
use wording_in;
