//! What is chosen for a game, and how it is written and read.

use super::*;
use crate::ai::go::{AtariLevel, Level};
use crate::session::computer;

fn komi(setup: &GameSetup) -> String {
    setup.komi().to_string()
}

#[test]
fn komi_follows_rules_and_handicap_until_someone_changes_it() {
    let mut setup = GameSetup::default();
    assert_eq!(komi(&setup), "7.5");
    setup.ruleset = Some(Ruleset::Japanese);
    assert_eq!(komi(&setup), "6.5");
    setup.handicap = Handicap::Fixed(4);
    assert_eq!(komi(&setup), "0.5");
    setup.komi = Some(HalfPoints::from_points(-3));
    assert_eq!(komi(&setup), "-3");
    assert_eq!(setup.start().unwrap().komi().to_string(), "-3");
    setup.ruleset = Some(Ruleset::French);
    assert_eq!(komi(&setup), "-3");
    setup.komi = None;
    assert_eq!(setup.start().unwrap().komi().to_string(), "4.5");
}

#[test]
fn names_and_seats_follow_the_colors() {
    let setup = GameSetup {
        names: [" Ada ".to_owned(), "Grace".to_owned()],
        control: TimeControl::Absolute { main_secs: 600 },
        ..GameSetup::default()
    };
    let record = setup.record(Player::Second, "2026-03-28").unwrap();
    let header = |header| record.header(header).unwrap().into_owned();
    assert_eq!(header(Header::Player(Color::Black)), "Grace");
    assert_eq!(header(Header::Player(Color::White)), "Ada");
    assert_eq!(header(Header::Date), "2026-03-28");
    assert_eq!(header(Header::MainTime), "600");
    assert_eq!(record.control(), setup.control);
    let nameless = GameSetup::default().record(Player::First, "").unwrap();
    assert_eq!(nameless.header(Header::Player(Color::Black)), None);
}

#[test]
fn computers_come_with_their_ranks() {
    let setup = GameSetup {
        seats: [Seat::Person, computer(Level::Habit)],
        ..GameSetup::default()
    };
    let record = setup.record(Player::First, "").unwrap();
    let rank = |color| record.header(Header::Rank(color)).map(|it| it.into_owned());
    assert_eq!(rank(Color::White).as_deref(), Some("8k"));
    assert_eq!(rank(Color::Black), None);
    let othello = GameSetup {
        kind: GameKind::Othello,
        seats: [Seat::Person, computer(Level::Plan)],
        ..GameSetup::default()
    };
    let record = othello.record(Player::First, "").unwrap();
    assert_eq!(record.header(Header::Rank(Color::White)), None);
}

#[test]
fn what_cannot_be_is_an_obstacle() {
    let mut setup = GameSetup {
        size: Size::new(6).unwrap(),
        handicap: Handicap::Fixed(2),
        ..GameSetup::default()
    };
    assert!(matches!(setup.obstacle(), Some(Obstacle::Handicap(_))));
    assert!(setup.record(Player::First, "").is_err());
    setup.handicap = Handicap::Free(9);
    assert_eq!(setup.obstacle(), None);
    setup.komi = Some(HalfPoints::from_points(626));
    assert_eq!(setup.obstacle(), Some(Obstacle::Komi));
    setup.komi = None;
    setup.control = TimeControl::Absolute { main_secs: 0 };
    assert_eq!(setup.obstacle(), Some(Obstacle::NoTime));
}

#[test]
fn what_was_chosen_is_written_and_read_back() {
    let mut setups = vec![GameSetup::default()];
    for ruleset in Ruleset::ALL {
        setups.push(GameSetup {
            kind: GameKind::Aligne4,
            variant: Variant::Quarto,
            go_variant: GoVariant::AtariGo,
            atari_go: AtariGoSetup {
                start: AtariStart::Crosscut,
                opponent: computer(AtariLevel::Proof),
                watched: [AtariLevel::Wonder, AtariLevel::Chase].map(computer),
                other_size: Size::NINE,
            },
            size: Size::LARGEST,
            ruleset: None,
            custom: ruleset.rules(),
            komi: Some(HalfPoints::from_halves(-7)),
            handicap: Handicap::Free(3),
            names: ["Ada \"x\"".to_owned(), "é".to_owned()],
            seats: [
                Seat::Person,
                Seat::Computer {
                    level: "Mastery".to_owned(),
                },
            ],
            opponents: ByTable {
                go: computer(Level::Habit),
                othello: computer(Level::Plan),
                aligne4: computer(Level::Greed),
            },
            watched: ByTable {
                go: [
                    Seat::Engine {
                        command: "gnugo --mode gtp".to_owned(),
                    },
                    computer(Level::Insight),
                ],
                othello: [Level::Chance, Level::Mastery].map(computer),
                aligne4: [Level::Mastery, Level::Chance].map(computer),
            },
            black: BlackSeat::Player(Player::Second),
            control: TimeControl::Canadian {
                main_secs: 1,
                moves: 2,
                period_secs: 3,
            },
            rated: true,
            teaching: true,
            offers: Offers::Three,
            at_my_rank: false,
        });
    }
    for setup in setups {
        let text = ron::to_string(&setup).unwrap();
        assert_eq!(ron::from_str::<GameSetup>(&text).unwrap(), setup, "{text}");
    }
}

#[test]
fn impossible_words_and_numbers_are_brought_into_range() {
    let read = |text: &str| ron::from_str::<GameSetup>(text).unwrap();
    assert_eq!(read("()"), GameSetup::default());
    let odd = read(
        "(size: 400, ruleset: \"Ing\", komi: Some(99999999), handicap: \"given\", stones: 77,
        names: [\"a\", \"b\", \"c\"], seats: [\"robot\"], black: \"red\",
        clock: \"sundial\", future: 3)",
    );
    assert_eq!(odd.size, Size::LARGEST);
    assert_eq!(odd.ruleset, Some(Ruleset::French));
    assert_eq!(odd.handicap, Handicap::None);
    assert_eq!(odd.names, ["a", "b"]);
    assert_eq!(odd.obstacle(), None);
    let odd = read("(size: -4, handicap: \"fixed\", stones: 77, clock: \"absolute\")");
    assert_eq!(odd.size, Size::SMALLEST);
    assert_eq!(odd.handicap, Handicap::Fixed(9));
    let odd = read(
        "(seats: [\"computer genius\", \"person\"], names: [\"a\", \"b\"], black: \"second\",
        opponents: [\"person\", \"engine \"])",
    );
    assert_eq!(odd.seats, [Seat::Person, computer(Level::Whim)]);
    assert_eq!(odd.names, ["b", "a"]);
    assert_eq!(odd.black, BlackSeat::Player(Player::First));
    assert_eq!(odd.opponents.go, computer(Level::Whim));
    assert_eq!(odd.watched.go, [Level::Whim, Level::Whim].map(computer));
}

#[test]
fn settings_from_before_there_were_other_tables_are_read() {
    let read = |text: &str| ron::from_str::<GameSetup>(text).unwrap();
    let old = read(
        "(size: 13, seats: [\"person\", \"computer Study\"],
        opponents: [\"computer Plan\", \"computer Study\"])",
    );
    assert_eq!(old.kind, GameKind::Go);
    assert_eq!(old.seats, [Seat::Person, computer(Level::Study)]);
    assert_eq!(old.opponents.go, computer(Level::Study));
    assert_eq!(old.watched.go, [Level::Plan, Level::Study].map(computer));
    let usual = GameSetup::default().opponents;
    assert_eq!(old.opponents.othello, usual.othello);
    assert_eq!(old.opponents.aligne4, usual.aligne4);
}

#[test]
fn levels_and_engines_that_a_table_does_not_know_are_replaced() {
    let read = |text: &str| ron::from_str::<GameSetup>(text).unwrap();
    let odd = read(
        "(table: \"othello\", seats: [\"person\", \"engine gnugo\"],
        othello_opponents: [\"computer Study of the ages\", \"engine gnugo\"],
        aligne4_opponents: [\"computer mastery\"])",
    );
    let usual = default_opponent(GameKind::Othello);
    assert_eq!(odd.seats, [Seat::Person, usual.clone()]);
    assert_eq!(odd.opponents.othello, usual);
    assert_eq!(odd.watched.othello, [usual.clone(), usual]);
    assert_eq!(odd.watched.aligne4[0], computer(Level::Mastery));
}

#[test]
fn only_go_can_be_set_up_in_a_way_that_cannot_begin() {
    let mut setup = GameSetup {
        size: Size::new(6).unwrap(),
        handicap: Handicap::Fixed(2),
        ..GameSetup::default()
    };
    assert!(setup.obstacle().is_some());
    for kind in [GameKind::Othello, GameKind::Aligne4] {
        setup.kind = kind;
        assert_eq!(setup.obstacle(), None);
        assert_eq!(setup.record(Player::First, "").unwrap().kind(), kind);
    }
    setup.control = TimeControl::Absolute { main_secs: 0 };
    assert_eq!(setup.obstacle(), Some(Obstacle::NoTime));
}
