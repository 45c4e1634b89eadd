//! A [`GameSetup`] as it stands in the settings.
//!
//! Everything is a number or a word, so that a file that was edited by hand, or
//! written by a later version, is read as far as it makes sense.

use serde::{Deserialize, Serialize};

use crate::aligne4::Variant;
use crate::board::Size;
use crate::game::HalfPoints;
use crate::go::{
    DeadStones, Handicap, HandicapBonus, HandicapKomi, KoRule, PassStones, Passes, Rules, Scoring,
    Suicide,
};
use crate::record::{GameKind, Seat, Start, TimeControl};

use super::seating::{seat_at, usual_opponent};
use super::{BlackSeat, ByTable, GameSetup, Player};

/// The longest name that is kept, in characters.
const LONGEST_NAME: usize = 60;

const VARIANTS: [(Variant, &str); 2] = [(Variant::Aligne4, "aligne4"), (Variant::Quarto, "quarto")];
const TABLES: [(GameKind, &str); 3] = [
    (GameKind::Go, "go"),
    (GameKind::Othello, "othello"),
    (GameKind::Aligne4, "aligne4"),
];
/// The most seconds on a clock: a day.
const MOST_SECS: u32 = 86_400;
/// The most periods, and moves of a stretch.
const MOST_COUNT: u32 = 999;

/// Words and numbers for a setup.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct WrittenSetup {
    table: String,
    variant: String,
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
    /// Periods, or moves of a stretch.
    count: i64,
    /// How long a period or stretch is, or what a move adds.
    secs: i64,
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

const KO: [(KoRule, &str); 4] = [
    (KoRule::PositionalSuperko, "positional superko"),
    (KoRule::Simple, "simple"),
    (KoRule::SituationalSuperko, "situational superko"),
    (
        KoRule::NaturalSituationalSuperko,
        "natural situational superko",
    ),
];
const SUICIDE: [(Suicide, &str); 2] = [
    (Suicide::Forbidden, "forbidden"),
    (Suicide::Allowed, "allowed"),
];
const SCORING: [(Scoring, &str); 2] = [(Scoring::Area, "area"), (Scoring::Territory, "territory")];
const DEAD_STONES: [(DeadStones, &str); 2] =
    [(DeadStones::Agreed, "agreed"), (DeadStones::None, "none")];
const PASS_STONES: [(PassStones, &str); 2] =
    [(PassStones::None, "none"), (PassStones::Given, "given")];
const PASSES: [(Passes, &str); 2] = [(Passes::Two, "two"), (Passes::WhiteLast, "white last")];
const BONUS: [(HandicapBonus, &str); 3] = [
    (HandicapBonus::None, "none"),
    (HandicapBonus::PerStone, "per stone"),
    (HandicapBonus::PerStoneButOne, "per stone but one"),
];
const BLACK: [(BlackSeat, &str); 3] = [
    (BlackSeat::Player(Player::First), "first"),
    (BlackSeat::Player(Player::Second), "second"),
    (BlackSeat::Draw, "draw"),
];

/// The word for a value.
fn word<T: Copy + PartialEq>(words: &[(T, &str)], value: T) -> String {
    let found = words.iter().find(|(other, _)| *other == value);
    found.map_or("", |(_, word)| word).to_owned()
}

/// The value of a word, the first one if it has none.
fn value<T: Copy, const N: usize>(words: &[(T, &str); N], word: &str) -> T {
    let found = words.iter().find(|(_, other)| *other == word);
    found.unwrap_or(&words[0]).0
}

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
                moves,
                stretch_secs,
                ..
            } => ("canadian", moves, stretch_secs),
            TimeControl::Fischer { increment_secs, .. } => ("fischer", 0, increment_secs),
        };
        Self {
            table: word(&TABLES, setup.table),
            variant: word(&VARIANTS, setup.variant),
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
            black: word(&BLACK, setup.black),
            clock: clock.to_owned(),
            main_secs: setup.control.main_secs().unwrap_or(0).into(),
            count: count.into(),
            secs: secs.into(),
        }
    }
}

impl From<WrittenSetup> for GameSetup {
    fn from(written: WrittenSetup) -> Self {
        let usual = Self::default();
        let lines = number(written.size, 25).max(2);
        let size = u8::try_from(lines).map(Size::new);
        let stones = u8::try_from(written.stones.clamp(2, 9)).unwrap_or(2);
        let ruleset = match written.ruleset.as_str() {
            CUSTOM => None,
            name => name.parse().ok().or(usual.ruleset),
        };
        let mut names = written.names.iter().map(|name| short(name));
        let table = value(&TABLES, &written.table);
        let mut seats = written.seats.iter().map(|word| seat(table, word));
        let watched = ByTable {
            go: opponents(GameKind::Go, &written.opponents),
            othello: opponents(GameKind::Othello, &written.othello_opponents),
            aligne4: opponents(GameKind::Aligne4, &written.aligne4_opponents),
        };
        let setup = Self {
            table,
            variant: value(&VARIANTS, &written.variant),
            size: size.ok().and_then(Result::ok).unwrap_or(usual.size),
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
            opponents: ByTable::from_fn(|table| {
                let word = match table {
                    GameKind::Go => &written.opponent,
                    GameKind::Othello => &written.othello_opponent,
                    GameKind::Aligne4 => &written.aligne4_opponent,
                };
                let [_, second] = &watched[table];
                match seat(table, word) {
                    Seat::Person => second.clone(),
                    seat => seat,
                }
            }),
            watched,
            black: value(&BLACK, &written.black),
            control: control(&written),
        };
        person_first(setup)
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
            stretch_secs: secs,
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
            ko: word(&KO, rules.ko),
            suicide: word(&SUICIDE, rules.suicide),
            scoring: word(&SCORING, rules.scoring),
            dead_stones: word(&DEAD_STONES, rules.dead_stones),
            pass_stones: word(&PASS_STONES, rules.pass_stones),
            passes: word(&PASSES, rules.passes),
            komi: rules.komi.halves().into(),
            handicap_komi: handicap_komi.to_owned(),
            handicap_komi_points: points.halves().into(),
            handicap_bonus: word(&BONUS, rules.handicap_bonus),
        }
    }
}

impl From<&WrittenRules> for Rules {
    fn from(written: &WrittenRules) -> Self {
        let handicap_points = points(written.handicap_komi_points);
        Self {
            ko: value(&KO, &written.ko),
            suicide: value(&SUICIDE, &written.suicide),
            scoring: value(&SCORING, &written.scoring),
            dead_stones: value(&DEAD_STONES, &written.dead_stones),
            pass_stones: value(&PASS_STONES, &written.pass_stones),
            passes: value(&PASSES, &written.passes),
            komi: points(written.komi),
            handicap_komi: match written.handicap_komi.as_str() {
                "fixed" => HandicapKomi::Fixed(handicap_points),
                "plus stones" => HandicapKomi::PlusStones(handicap_points),
                _ => HandicapKomi::Unchanged,
            },
            handicap_bonus: value(&BONUS, &written.handicap_bonus),
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

fn seat(table: GameKind, word: &str) -> Seat {
    let seat = match word.split_once(' ') {
        Some(("computer", level)) => Seat::Computer {
            level: level.to_owned(),
        },
        Some(("engine", command)) if !command.trim().is_empty() => Seat::Engine {
            command: command.to_owned(),
        },
        _ => Seat::Person,
    };
    seat_at(table, &seat).unwrap_or_else(|| usual_opponent(table))
}

/// The computers of a table; where there is none, the usual one.
fn opponents(table: GameKind, words: &[String]) -> [Seat; 2] {
    let seats = words.iter().map(|word| seat(table, word));
    let mut computers = seats.filter(|seat| *seat != Seat::Person);
    std::array::from_fn(|_| computers.next().unwrap_or_else(|| usual_opponent(table)))
}

fn short(name: &str) -> String {
    let plain = name.chars().filter(|character| !character.is_control());
    plain.take(LONGEST_NAME).collect()
}
