//! A [`GameSetup`] as it stands in the settings.
//!
//! Everything is a number or a word, so that a file that was edited by hand, or
//! written by a later version, is read as far as it makes sense.

use serde::{Deserialize, Serialize};

use crate::board::Size;
use crate::game::HalfPoints;
use crate::go::{Handicap, HandicapKomi, Rules, Victory};
use crate::record::{GameKind, Seat, Start, TimeControl};
use crate::session::{Ladder, Offers};

use super::GameSetup;
use super::atari_go::{AtariGoSetup, GoVariant};
use super::by_table::ByTable;
use super::player::BlackSeat;
use super::seating::{default_opponent, seat_at};
use super::word::Word;

/// The longest name that is kept, in characters.
const LONGEST_NAME: usize = 60;

/// The most seconds on a clock: a day.
const MOST_SECS: u32 = 86_400;
/// The most periods, and moves of a period.
const MOST_COUNT: u32 = 999;

/// Words and numbers for a setup.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct WrittenSetup {
    table: String,
    variant: String,
    go_variant: String,
    /// Of the variant of Go that is not played now.
    other_size: i64,
    atari_start: String,
    atari_opponent: String,
    atari_opponents: Vec<String>,
    size: i64,
    ruleset: String,
    custom: WrittenRules,
    /// In halves.
    komi: Option<i64>,
    handicap: String,
    stones: i64,
    names: Vec<String>,
    seats: Vec<String>,
    /// Against a person. Settings from when there was one list for both have
    /// none: then it is the second of those who are watched.
    opponent: String,
    othello_opponent: String,
    aligne4_opponent: String,
    /// Those who are watched; at the table of Go, from when there was no other.
    opponents: Vec<String>,
    othello_opponents: Vec<String>,
    aligne4_opponents: Vec<String>,
    black: String,
    clock: String,
    main_secs: i64,
    /// Periods, or moves of a period.
    count: i64,
    /// How long a period is, or what a move adds.
    secs: i64,
    rated: bool,
    teaching: bool,
    offers: String,
    at_my_rank: bool,
}

/// Words and numbers for rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
struct WrittenRules {
    ko: String,
    suicide: String,
    scoring: String,
    dead_stones: String,
    pass_stones: String,
    passes: String,
    komi: i64,
    handicap_komi: String,
    handicap_komi_points: i64,
    handicap_bonus: String,
}

const CUSTOM: &str = "custom";

/// A number of points in halves that a game can be played with.
fn points(halves: i64) -> HalfPoints {
    let most = Start::MOST_KOMI.halves();
    let halves = i32::try_from(halves.clamp(i64::from(-most), i64::from(most)));
    HalfPoints::from_halves(halves.unwrap_or(0))
}

fn number(number: i64, most: u32) -> u32 {
    u32::try_from(number.clamp(0, i64::from(most))).unwrap_or(most)
}

impl Default for WrittenSetup {
    fn default() -> Self {
        // A file that does not name the opponent has those who are watched.
        let mut written: Self = GameSetup::default().into();
        written.opponent.clear();
        written.othello_opponent.clear();
        written.aligne4_opponent.clear();
        written
    }
}

impl Default for WrittenRules {
    fn default() -> Self {
        GameSetup::default().custom.into()
    }
}

impl From<GameSetup> for WrittenSetup {
    fn from(setup: GameSetup) -> Self {
        let (handicap, stones) = match setup.handicap {
            Handicap::None | Handicap::Given(_) => ("none", 0),
            Handicap::Fixed(stones) => ("fixed", stones),
            Handicap::Free(stones) => ("free", stones),
        };
        let (clock, count, secs) = match setup.control {
            TimeControl::None => ("none", 0, 0),
            TimeControl::Absolute { .. } => ("absolute", 0, 0),
            TimeControl::ByoYomi {
                periods,
                period_secs,
                ..
            } => ("byo-yomi", periods, period_secs),
            TimeControl::Canadian {
                moves, period_secs, ..
            } => ("canadian", moves, period_secs),
            TimeControl::Fischer { increment_secs, .. } => ("fischer", 0, increment_secs),
        };
        Self {
            table: setup.kind.word().to_owned(),
            variant: setup.variant.word().to_owned(),
            go_variant: setup.go_variant.word().to_owned(),
            other_size: setup.atari_go.other_size.lines().into(),
            atari_start: setup.atari_go.start.word().to_owned(),
            atari_opponent: seat_word(&setup.atari_go.opponent),
            atari_opponents: seat_words(&setup.atari_go.watched),
            size: setup.size.lines().into(),
            ruleset: setup.ruleset.map_or(CUSTOM, |set| set.name()).to_owned(),
            custom: setup.custom.into(),
            komi: setup.komi.map(|komi| komi.halves().into()),
            handicap: handicap.to_owned(),
            stones: stones.into(),
            names: setup.names.into(),
            seats: seat_words(&setup.seats),
            opponent: seat_word(&setup.opponents.go),
            othello_opponent: seat_word(&setup.opponents.othello),
            aligne4_opponent: seat_word(&setup.opponents.aligne4),
            opponents: seat_words(&setup.watched.go),
            othello_opponents: seat_words(&setup.watched.othello),
            aligne4_opponents: seat_words(&setup.watched.aligne4),
            black: setup.black.word().to_owned(),
            clock: clock.to_owned(),
            main_secs: setup.control.main_secs().unwrap_or(0).into(),
            count: count.into(),
            secs: secs.into(),
            rated: setup.rated,
            teaching: setup.teaching,
            offers: setup.offers.word().to_owned(),
            at_my_rank: setup.at_my_rank,
        }
    }
}

impl From<WrittenSetup> for GameSetup {
    fn from(written: WrittenSetup) -> Self {
        let usual = Self::default();
        let stones = u8::try_from(written.stones.clamp(2, 9)).unwrap_or(2);
        let ruleset = match written.ruleset.as_str() {
            CUSTOM => None,
            name => name.parse().ok().or(usual.ruleset),
        };
        let mut names = written.names.iter().map(|name| short(name));
        let kind: GameKind = Word::of(&written.table);
        let go_variant: GoVariant = Word::of(&written.go_variant);
        let ladder = match (kind, go_variant) {
            (GameKind::Go, GoVariant::AtariGo) => Ladder::AtariGo,
            (kind, _) => kind.into(),
        };
        let mut seats = written.seats.iter().map(|word| seat(ladder, word));
        let watched = ByTable {
            go: opponents(GameKind::Go, &written.opponents),
            othello: opponents(GameKind::Othello, &written.othello_opponents),
            aligne4: opponents(GameKind::Aligne4, &written.aligne4_opponents),
        };
        let setup = Self {
            kind,
            variant: Word::of(&written.variant),
            go_variant,
            atari_go: atari_go(&written, &usual.atari_go),
            size: size(written.size).unwrap_or(usual.size),
            ruleset,
            custom: (&written.custom).into(),
            komi: written.komi.map(points),
            handicap: match written.handicap.as_str() {
                "fixed" => Handicap::Fixed(stones),
                "free" => Handicap::Free(stones),
                _ => Handicap::None,
            },
            names: std::array::from_fn(|_| names.next().unwrap_or_default()),
            seats: std::array::from_fn(|_| seats.next().unwrap_or_default()),
            opponents: ByTable::from_fn(|kind| {
                let word = match kind {
                    GameKind::Go => &written.opponent,
                    GameKind::Othello => &written.othello_opponent,
                    GameKind::Aligne4 => &written.aligne4_opponent,
                };
                let [_, second] = &watched[kind];
                let seat = seat(kind, word);
                if seat == Seat::Person {
                    return second.clone();
                }
                seat
            }),
            watched,
            black: Word::of(&written.black),
            control: control(&written),
            rated: written.rated,
            teaching: written.teaching,
            offers: Offers::of_word(&written.offers),
            at_my_rank: written.at_my_rank,
        };
        person_first(setup)
    }
}

/// A size that a board can have.
fn size(lines: i64) -> Option<Size> {
    let lines = number(lines, 25).max(2);
    Size::new(u8::try_from(lines).ok()?).ok()
}

fn atari_go(written: &WrittenSetup, usual: &AtariGoSetup) -> AtariGoSetup {
    let opponent = match seat(Ladder::AtariGo, &written.atari_opponent) {
        Seat::Person => usual.opponent.clone(),
        computer @ (Seat::Computer { .. } | Seat::Engine { .. }) => computer,
    };
    AtariGoSetup {
        start: Word::of(&written.atari_start),
        opponent,
        watched: opponents(Ladder::AtariGo, &written.atari_opponents),
        other_size: size(written.other_size).unwrap_or(usual.other_size),
    }
}

/// Where only one is a person, that is the first.
fn person_first(mut setup: GameSetup) -> GameSetup {
    let [first, second] = &setup.seats;
    if *first != Seat::Person && *second == Seat::Person {
        setup.seats.swap(0, 1);
        setup.names.swap(0, 1);
        setup.black = match setup.black {
            BlackSeat::Player(player) => BlackSeat::Player(player.other()),
            BlackSeat::Draw => BlackSeat::Draw,
        };
    }
    setup
}

fn control(written: &WrittenSetup) -> TimeControl {
    let main_secs = number(written.main_secs, MOST_SECS);
    let count = number(written.count, MOST_COUNT);
    let secs = number(written.secs, MOST_SECS);
    match written.clock.as_str() {
        "absolute" => TimeControl::Absolute { main_secs },
        "byo-yomi" => TimeControl::ByoYomi {
            main_secs,
            periods: count,
            period_secs: secs,
        },
        "canadian" => TimeControl::Canadian {
            main_secs,
            moves: count,
            period_secs: secs,
        },
        "fischer" => TimeControl::Fischer {
            main_secs,
            increment_secs: secs,
        },
        _ => TimeControl::None,
    }
}

impl From<Rules> for WrittenRules {
    fn from(rules: Rules) -> Self {
        let (handicap_komi, points) = match rules.handicap_komi {
            HandicapKomi::Unchanged => ("unchanged", HalfPoints::ZERO),
            HandicapKomi::Fixed(points) => ("fixed", points),
            HandicapKomi::PlusStones(points) => ("plus stones", points),
        };
        Self {
            ko: rules.ko.word().to_owned(),
            suicide: rules.suicide.word().to_owned(),
            scoring: rules.scoring.word().to_owned(),
            dead_stones: rules.dead_stones.word().to_owned(),
            pass_stones: rules.pass_stones.word().to_owned(),
            passes: rules.passes.word().to_owned(),
            komi: rules.komi.halves().into(),
            handicap_komi: handicap_komi.to_owned(),
            handicap_komi_points: points.halves().into(),
            handicap_bonus: rules.handicap_bonus.word().to_owned(),
        }
    }
}

impl From<&WrittenRules> for Rules {
    fn from(written: &WrittenRules) -> Self {
        let handicap_points = points(written.handicap_komi_points);
        Self {
            // What wins is no rule of one's own: atari go is a variant.
            victory: Victory::Score,
            ko: Word::of(&written.ko),
            suicide: Word::of(&written.suicide),
            scoring: Word::of(&written.scoring),
            dead_stones: Word::of(&written.dead_stones),
            pass_stones: Word::of(&written.pass_stones),
            passes: Word::of(&written.passes),
            komi: points(written.komi),
            handicap_komi: match written.handicap_komi.as_str() {
                "fixed" => HandicapKomi::Fixed(handicap_points),
                "plus stones" => HandicapKomi::PlusStones(handicap_points),
                _ => HandicapKomi::Unchanged,
            },
            handicap_bonus: Word::of(&written.handicap_bonus),
        }
    }
}

/// Who sits somewhere, as one word and what belongs to it.
fn seat_word(seat: &Seat) -> String {
    match seat {
        Seat::Person => "person".to_owned(),
        Seat::Computer { level } => format!("computer {level}"),
        Seat::Engine { command } => format!("engine {command}"),
    }
}

fn seat_words(seats: &[Seat; 2]) -> Vec<String> {
    seats.iter().map(seat_word).collect()
}

fn seat(of: impl Into<Ladder>, word: &str) -> Seat {
    let ladder = of.into();
    let seat = match word.split_once(' ') {
        Some(("computer", level)) => Seat::Computer {
            level: level.to_owned(),
        },
        Some(("engine", command)) if !command.trim().is_empty() => Seat::Engine {
            command: command.to_owned(),
        },
        _ => Seat::Person,
    };
    seat_at(ladder, &seat).unwrap_or_else(|| default_opponent(ladder))
}

/// The computers of a table; where there is none, the usual one.
fn opponents(of: impl Into<Ladder>, words: &[String]) -> [Seat; 2] {
    let ladder = of.into();
    let seats = words.iter().map(|word| seat(ladder, word));
    let mut computers = seats.filter(|seat| *seat != Seat::Person);
    std::array::from_fn(|_| computers.next().unwrap_or_else(|| default_opponent(ladder)))
}

fn short(name: &str) -> String {
    let plain = name.chars().filter(|character| !character.is_control());
    plain.take(LONGEST_NAME).collect()
}
