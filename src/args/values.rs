//! Values of the command line: those that have names, such as levels, rulesets and
//! languages, and ranks and times.

use std::ffi::OsStr;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use jego::ai::BotLevel as _;
use jego::ai::go::Level;
use jego::game::Rank;
use jego::go::Ruleset;
use jego::gtp::contest::seconds;
use jego::record::Charset;
use jego::session::{Ladder, Offers, levels};
use jego::words::{Language, Term, game_name, level_rank_named};
use strum::VariantArray as _;

/// Reads a value as the program reads it everywhere, in capitals or not and
/// under all its names, and lists the usual names in the help, in completions
/// and where none of them was given.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named<T> {
    read: fn(&str) -> Option<T>,
    names: fn() -> Vec<PossibleValue>,
}

/// Go's levels, each with its rank.
pub(super) fn level() -> Named<Level> {
    Named {
        read: |text| Level::from_str(text).ok(),
        names: || {
            let named = |level: &Level| {
                let rank = format!("about {}", level.rank());
                PossibleValue::new(level.name().to_lowercase()).help(rank)
            };
            Level::ALL.iter().map(named).collect()
        },
    }
}

/// The levels of all games; whether a game has one is checked once it is known.
pub(super) fn any_level() -> Named<String> {
    Named {
        read: |text| {
            let name = text.to_lowercase();
            let known = any_names().iter().any(|(known, _)| *known == name);
            known.then_some(name)
        },
        names: || {
            let named = |(name, _): (String, Vec<Ladder>)| {
                let about = about_level(Language::English, &name);
                PossibleValue::new(name).help(about)
            };
            any_names().into_iter().map(named).collect()
        },
    }
}

/// What has a level of this name, in words: a rank of Go, or a game.
pub(super) fn about_level(language: Language, name: &str) -> String {
    let known = any_names().into_iter().find(|(known, _)| known == name);
    let ladders = known.map_or_else(Vec::new, |(_, ladders)| ladders);
    let about = ladders.into_iter().map(|ladder| {
        let game = match ladder {
            Ladder::AtariGo => language.say(Term::AtariGo),
            Ladder::Go | Ladder::Othello | Ladder::Aligne4 => game_name(language, ladder.kind()),
        };
        let rank = match ladder {
            Ladder::Go => level_rank_named(language, ladder.kind(), name),
            Ladder::AtariGo | Ladder::Othello | Ladder::Aligne4 => None,
        };
        match rank {
            Some(rank) => language.with_remark(game, &rank),
            None => game.to_owned(),
        }
    });
    language.series(&about.collect::<Vec<_>>())
}

/// Every name of a level, and what has it.
fn any_names() -> Vec<(String, Vec<Ladder>)> {
    let mut all: Vec<(String, Vec<Ladder>)> = Vec::new();
    let ladders = [
        Ladder::Go,
        Ladder::AtariGo,
        Ladder::Othello,
        Ladder::Aligne4,
    ];
    for ladder in ladders {
        for name in levels(ladder) {
            let name = name.to_lowercase();
            match all.iter_mut().find(|(known, _)| *known == name) {
                Some((_, known)) => known.push(ladder),
                None => all.push((name, vec![ladder])),
            }
        }
    }
    all
}

/// The rulesets of Go.
pub(super) fn ruleset() -> Named<Ruleset> {
    Named {
        read: |text| {
            let set = Ruleset::from_str(text).ok();
            set.filter(|set| Ruleset::ALL.contains(set))
        },
        names: || {
            let named = |set: Ruleset| PossibleValue::new(set.name());
            Ruleset::ALL.into_iter().map(named).collect()
        },
    }
}

/// How often a teacher may speak.
pub(super) fn offers() -> Named<Offers> {
    Named {
        read: |text| {
            let mut all = Offers::VARIANTS.iter().copied();
            all.find(|offers| offers.word().eq_ignore_ascii_case(text))
        },
        names: || {
            let named = |offers: &Offers| PossibleValue::new(offers.word());
            Offers::VARIANTS.iter().map(named).collect()
        },
    }
}

/// The languages, by their codes.
pub(super) fn language() -> Named<Language> {
    Named {
        read: |text| {
            let mut all = Language::ALL.iter().copied();
            all.find(|&language| language.code().eq_ignore_ascii_case(text))
        },
        names: || {
            let named =
                |language: Language| PossibleValue::new(language.code()).help(language.name());
            Language::ALL.iter().copied().map(named).collect()
        },
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Named<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        let text = value.to_string_lossy();
        (self.read)(&text).ok_or_else(|| {
            let mut error = Error::new(ErrorKind::InvalidValue).with_cmd(command);
            let name = arg.map_or_else(String::new, ToString::to_string);
            let names = (self.names)();
            let names = names.iter().map(|name| name.get_name().to_owned());
            error.insert(ContextKind::InvalidArg, ContextValue::String(name));
            error.insert(
                ContextKind::InvalidValue,
                ContextValue::String(text.into_owned()),
            );
            error.insert(
                ContextKind::ValidValue,
                ContextValue::Strings(names.collect()),
            );
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter()))
    }
}

/// A character set by its name.
pub(super) fn charset(text: &str) -> Result<Charset, String> {
    Charset::named(text).ok_or_else(|| {
        let known = Charset::OFFERED.map(Charset::name).join(", ");
        format!("no character set has that name; there are {known}, and others")
    })
}

/// A rank that the computer can play at.
pub(super) fn rank(text: &str) -> Result<Rank, String> {
    let rank = text.parse();
    rank.map_err(|_why| "give a rank from 30k to 1k or from 1d to 9d".to_owned())
}

/// A time to think in, with decimals or without.
pub(super) fn time(text: &str) -> Result<Duration, String> {
    seconds(text).ok_or_else(|| "give a number of seconds, such as 2.5".to_owned())
}
