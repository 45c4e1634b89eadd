//! Games of the other tables on disk: saves, journals, and what cannot be.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::fs;

use jego::aligne4::Variant;
use jego::board::{ByColor, Point};
use jego::game::{Game, Outcome, Setup, TurnId};
use jego::othello;
use jego::record::save::{self, InvalidSave};
use jego::record::sgf::escape;
use jego::record::{
    Aligne4Record, AnyRecord, Change, ClockReading, GameKind, Header, Journal, OthelloRecord,
    OthelloStart, Record, Recordable, Seat, TimeControl, interrupted_journals, recover,
};
use rand::RngExt as _;
use rand::rngs::SmallRng;

use crate::random;
use crate::saves::assert_same;

/// A game of any table, so that what is asked of one is asked of all.
trait Tried: Recordable + Game + PartialEq + Debug {
    fn begin_any(rng: &mut SmallRng) -> Record<Self>;
    fn out_of(record: AnyRecord) -> Record<Self>;
}

impl Tried for othello::Position {
    fn begin_any(rng: &mut SmallRng) -> OthelloRecord {
        if rng.random_ratio(1, 2) {
            return OthelloRecord::standard();
        }
        let mut setup = Setup::default();
        let corner = Point::new(rng.random_range(0..8), rng.random_range(0..8));
        setup.add.black.insert(corner);
        setup.remove.insert(Point::new(3, 3));
        OthelloRecord::new(OthelloStart { setup }).unwrap()
    }

    fn out_of(record: AnyRecord) -> OthelloRecord {
        let AnyRecord::Othello(record) = record else {
            panic!("this is {:?}", record.kind());
        };
        *record
    }
}

impl Tried for jego::aligne4::Position {
    fn begin_any(rng: &mut SmallRng) -> Aligne4Record {
        Aligne4Record::of(Variant::ALL[rng.random_range(0..2)])
    }

    fn out_of(record: AnyRecord) -> Aligne4Record {
        let AnyRecord::Aligne4(record) = record else {
            panic!("this is {:?}", record.kind());
        };
        *record
    }
}

/// Something that someone could ask for now; it may be refused.
fn change<G: Tried>(rng: &mut SmallRng, record: &Record<G>, turns: &[TurnId]) -> Change<G::Move> {
    let history = record.history();
    let turn = turns[rng.random_range(0..turns.len())];
    let legal = history.position().legal_moves(history.past());
    match rng.random_range(0..20) {
        0..10 if !legal.is_empty() => Change::Play(legal[rng.random_range(0..legal.len())]),
        0..13 => Change::GoTo(turn),
        13 => Change::Delete(turn),
        14 => Change::Comment(turn, "said ]\\ \"é\"\n".to_owned()),
        15 => Change::Header(
            Header::ALL[rng.random_range(0..Header::ALL.len())],
            "x]".to_owned(),
        ),
        16 => Change::Control(TimeControl::Fischer {
            main_secs: rng.random_range(0..600),
            increment_secs: 5,
        }),
        17 => Change::Clocks(ByColor::from_fn(|_| {
            Some(ClockReading {
                left_millis: rng.random_range(0..100_000),
                overtime: None,
            })
        })),
        18 => Change::Seats(ByColor {
            black: Seat::Person,
            white: Seat::Computer {
                level: "Greed".to_owned(),
            },
        }),
        _ if rng.random_ratio(1, 2) => Change::Result(Some(Outcome::Draw)),
        _ => {
            let name = escape("hints").into_owned();
            Change::Options(BTreeMap::from([(name, "off".to_owned())]))
        }
    }
}

/// Plays a random game, and tells each change that was made.
fn played<G: Tried>(
    rng: &mut SmallRng,
    record: &mut Record<G>,
    changes: usize,
    mut tell: impl FnMut(&Record<G>, &Change<G::Move>),
) {
    let mut turns = vec![TurnId::START];
    for _ in 0..changes {
        let change = change(rng, record, &turns);
        if let Ok(turn) = record.apply(&change) {
            if !turns.contains(&turn) {
                turns.push(turn);
            }
            tell(record, &change);
        }
    }
}

fn are_saved_and_come_back<G: Tried>() {
    for seed in 0..150 {
        let mut rng = random::rng(seed);
        let mut record = G::begin_any(&mut rng);
        let changes = rng.random_range(0..120);
        played(&mut rng, &mut record, changes, |_, _| ());
        let again = save::read(&save::write(&record));
        let again = again.unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        assert_same(&record, &G::out_of(again), &format!("seed {seed}"));
    }
}

#[test]
fn random_games_of_every_table_are_saved_and_come_back_whole() {
    are_saved_and_come_back::<othello::Position>();
    are_saved_and_come_back::<jego::aligne4::Position>();
}

fn are_recovered<G: Tried>() {
    for seed in 0..40 {
        let folder = tempfile::tempdir().unwrap();
        let mut rng = random::rng(seed);
        let mut record = G::begin_any(&mut rng);
        let mut journal = Journal::begin(folder.path(), &record, None).unwrap();
        let mut states = vec![record.clone()];
        played(&mut rng, &mut record, 60, |record, change| {
            journal.note(record, change);
            states.push(record.clone());
        });
        drop(journal);
        let path = interrupted_journals(folder.path()).remove(0);
        let recovered = recover(&path).unwrap();
        assert_eq!(recovered.dropped, 0, "seed {seed}");
        let context = format!("seed {seed}");
        assert_same(&record, &G::out_of(recovered.record), &context);

        // Damage in the middle costs what follows, and nothing before it.
        let mut bytes = fs::read(&path).unwrap();
        let at = rng.random_range(bytes.len() / 2..bytes.len());
        bytes[at] ^= 1;
        fs::write(&path, &bytes).unwrap();
        let lines = bytes[..at].iter().filter(|&&byte| byte == b'\n').count();
        let Ok(recovered) = recover(&path) else {
            // Only the line with the whole game has nothing before it.
            assert!(lines <= 1, "seed {seed}");
            continue;
        };
        let context = format!("seed {seed}, damaged at {at}");
        assert!(recovered.dropped > 0, "{context}");
        assert_same(&states[lines - 2], &G::out_of(recovered.record), &context);
    }
}

#[test]
fn games_of_every_table_are_recovered_as_far_as_their_journal_is_whole() {
    are_recovered::<othello::Position>();
    are_recovered::<jego::aligne4::Position>();
}

const OTHELLO: &str = r#"(
    version: 1,
    game: Othello,
    seats: (black: Person, white: Computer(level: "Greed")),
    clock: Unlimited,
    turns: [
        (black: "f5"),
        (white: "d6"),
        (after: 1, white: "f6"),
    ],
    cursor: 3,
)"#;

const ALIGNE4: &str = r#"(
    version: 1,
    game: Aligne4,
    variant: "Aligne 4",
    seats: (black: Person, white: Person),
    clock: Unlimited,
    turns: [
        (black: "11 on 5"),
        (white: "3 on 0"),
        (after: 1, white: "0 on 15"),
    ],
    cursor: 3,
)"#;

const QUARTO: &str = r#"(
    version: 1,
    game: Aligne4,
    variant: "Quarto",
    seats: (black: Person, white: Person),
    clock: Unlimited,
    turns: [
        (black: "give 11"),
        (white: "on 5"),
        (white: "give 3"),
    ],
    cursor: 3,
)"#;

#[test]
fn saves_of_the_other_tables_can_be_written_by_hand() {
    for (text, kind) in [
        (OTHELLO, GameKind::Othello),
        (ALIGNE4, GameKind::Aligne4),
        (QUARTO, GameKind::Aligne4),
    ] {
        let record = save::read(text).unwrap();
        assert_eq!(record.kind(), kind);
        assert_eq!(record.turns(), 3);
        let again = save::read(&record.to_save()).unwrap();
        assert_eq!(again.to_save(), record.to_save());
    }
    let without = ALIGNE4.replace("    variant: \"Aligne 4\",\n", "");
    assert_eq!(
        save::read(&without).unwrap().to_save(),
        save::read(ALIGNE4).unwrap().to_save()
    );
}

/// A change to a save, the line that is wrong then, and what is said of it.
type Forgery<'a> = (&'a str, &'a str, usize, &'a str);

#[track_caller]
fn refuses(save: &str, forgeries: &[Forgery<'_>]) {
    for &(from, to, line, says) in forgeries {
        let text = save.replace(from, to);
        assert_ne!(text, save, "{from}");
        let error = save::read(&text).unwrap_err();
        let (InvalidSave::Form { place, .. } | InvalidSave::Content { place, .. }) = &error else {
            panic!("{to}: {error}");
        };
        assert_eq!(place.line, line, "{to}: {error}");
        assert!(place.column > 0, "{to}: {error}");
        assert!(error.to_string().contains(says), "{to}: {error}");
    }
}

#[test]
fn a_forged_save_of_othello_is_refused_with_its_place() {
    let rules = "rules: (ko: Simple, suicide: Forbidden, scoring: Area, dead_stones: Agreed, \
        pass_stones: Kept, passes: Two, komi: \"7.5\", handicap_komi: Unchanged, \
        handicap_bonus: Nothing), seats:";
    refuses(
        OTHELLO,
        &[
            ("\"d6\"", "\"a1\"", 8, "turn 2: a1 flips nothing"),
            ("\"d6\"", "\"f5\"", 8, "turn 2: f5 is already occupied"),
            ("\"d6\"", "\"i9\"", 8, "turn 2: \"i9\" is not a square"),
            ("\"d6\"", "\"\"", 8, "is not a square"),
            ("\"d6\"", "\"pass\"", 8, "has a legal move and may not pass"),
            ("\"d6\"", "\"11 on 5\"", 8, "is not a square"),
            (
                "white: \"d6\"",
                "black: \"f6\"",
                8,
                "turn 2: f6 flips nothing",
            ),
            ("after: 1", "after: 3", 9, "not before it"),
            ("cursor: 3", "cursor: 4", 11, "there is no turn 4"),
            (
                "cursor: 3",
                "cursor: 3, dead: \"f5\"",
                11,
                "no field \"dead\"",
            ),
            ("seats:", "size: 8, seats:", 4, "no field \"size\""),
            ("seats:", rules, 4, "no field \"rules\""),
            (
                "seats:",
                "handicap: Even, seats:",
                4,
                "no field \"handicap\"",
            ),
            (
                "seats:",
                "variant: \"Quarto\", seats:",
                4,
                "no field \"variant\"",
            ),
            (
                "seats:",
                "setup: (black: \"j9\"), seats:",
                4,
                "\"j9\" is not a square",
            ),
            ("game: Othello", "game: Chess", 3, "Chess"),
            ("game: Othello", "game: Go", 1, "size"),
            ("Greed\")", "Greed\", elo: 3)", 4, "elo"),
        ],
    );
}

/// Without what stands around it: what is wrong is one move.
const WRONG_MOVES: [Forgery<'static>; 9] = [
    ("3 on 0", "11 on 0", 9, "turn 2: piece 11"),
    ("3 on 0", "3 on 5", 9, "square 5 is already occupied"),
    ("3 on 0", "16 on 0", 9, "\"16\" is no piece from 0 to 15"),
    ("3 on 0", "3 on 16", 9, "\"16\" is no square from 0 to 15"),
    ("3 on 0", "give 3", 9, "nobody hands over a piece"),
    ("3 on 0", "d6", 9, "is no move, such as \"11 on 5\""),
    ("3 on 0", "3  on 0", 9, "is no move"),
    ("3 on 0", "-3 on 0", 9, "is no piece"),
    ("white: \"3 on 0\"", "black: \"3 on 0\"", 9, "'s turn"),
];

#[test]
fn a_forged_save_of_aligne_4_is_refused_with_its_place() {
    refuses(ALIGNE4, &WRONG_MOVES);
    let by_hand = "(setup: (black: \"A1\"))";
    let at_start = "setup: (black: \"A1\"), seats:";
    refuses(
        ALIGNE4,
        &[
            (
                "(white: \"3 on 0\")",
                by_hand,
                9,
                "cannot be set up by hand",
            ),
            ("Aligne 4\"", "Aligne 5\"", 4, "neither Aligne 4 nor Quarto"),
            ("\"Aligne 4\"", "\"Quarto\"", 8, "turn 1: in Quarto a piece"),
            ("seats:", "size: 4, seats:", 5, "no field \"size\""),
            ("seats:", at_start, 5, "no field \"setup\""),
            ("cursor: 3", "cursor: 3, dead: \"A1\"", 12, "\"dead\""),
            ("game: Aligne4", "game: Othello", 4, "no field \"variant\""),
            ("game: Aligne4", "game: Chess", 3, "Chess"),
        ],
    );
}

#[test]
fn a_forged_save_of_quarto_is_refused_with_its_place() {
    refuses(
        QUARTO,
        &[
            ("\"Quarto\"", "\"Aligne 4\"", 8, "in Aligne 4 nobody"),
            ("\"on 5\"", "\"give 3\"", 9, "must be placed first"),
            ("\"give 3\"", "\"give 11\"", 10, "turn 3: piece 11"),
            ("\"give 3\"", "\"on 6\"", 10, "handed over first"),
            ("(white: \"give", "(black: \"give", 10, "'s turn"),
        ],
    );
}

#[test]
fn a_newer_save_of_another_table_is_told_apart_from_damage() {
    for text in [OTHELLO, ALIGNE4] {
        let newer = text.replace("version: 1", "version: 3");
        let newer = newer.replace("turns: [", "stones: [");
        assert_eq!(save::read(&newer).unwrap_err(), InvalidSave::Newer(3));
    }
}

#[test]
fn every_cut_of_a_save_of_another_table_is_refused() {
    for text in [OTHELLO, ALIGNE4, QUARTO] {
        let text = save::read(text).unwrap().to_save();
        for end in 0..text.trim_end().len() {
            assert!(save::read(&text[..end]).is_err(), "cut at {end}");
        }
    }
}
