//! What is chosen before a game.

use serde::{Deserialize, Serialize};

use crate::aligne4::Variant;
use crate::board::{ByColor, Color, Size};
use crate::game::HalfPoints;
use crate::go::{Handicap, Rules, Ruleset};
use crate::record::{
    Aligne4Record, AnyRecord, Change, GameKind, GoRecord, Header, InvalidStart, OthelloRecord,
    Record, Recordable, Seat, Start, TimeControl,
};

use super::obstacle::has_time;
use super::seating::{rank_of, usual_opponent};
use super::written::WrittenSetup;
use super::{BlackSeat, ByTable, Obstacle, Player};

/// Everything that is chosen for a new game. Every combination can be kept and
/// shown; not every one can be played ([`GameSetup::obstacle`]).
///
/// In a file it is written with plain numbers and words of its own. What those
/// say that cannot be is brought into range.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenSetup", into = "WrittenSetup")]
pub struct GameSetup {
    /// Which game.
    pub table: GameKind,
    /// Which of the two games of the smallest table.
    pub variant: Variant,
    /// The board.
    pub size: Size,
    /// The ruleset; `None` for rules of one's own.
    pub ruleset: Option<Ruleset>,
    /// Rules of one's own, kept while a ruleset is chosen.
    pub custom: Rules,
    /// Komi, once someone has changed it; until then it follows from the rules
    /// and the handicap.
    pub komi: Option<HalfPoints>,
    /// How Black is helped.
    pub handicap: Handicap,
    /// The names of the first and the second player, where they are persons.
    pub names: [String; 2],
    /// Who sits in their places. Where only one is a person, it is the first.
    pub seats: [Seat; 2],
    /// The computer that a person plays against at each table, kept while
    /// others play there.
    pub opponents: ByTable<Seat>,
    /// The two computers that play each other at each table.
    pub watched: ByTable<[Seat; 2]>,
    /// How it is found who has Black.
    pub black: BlackSeat,
    /// How much time they have.
    pub control: TimeControl,
}

impl Default for GameSetup {
    fn default() -> Self {
        Self {
            table: GameKind::Go,
            variant: Variant::Aligne4,
            size: Size::NINETEEN,
            ruleset: Some(Ruleset::French),
            custom: Ruleset::French.rules(),
            komi: None,
            handicap: Handicap::None,
            names: [String::new(), String::new()],
            seats: [Seat::Person, Seat::Person],
            opponents: ByTable::from_fn(usual_opponent),
            watched: ByTable::from_fn(|table| [usual_opponent(table), usual_opponent(table)]),
            black: BlackSeat::Player(Player::First),
            control: TimeControl::None,
        }
    }
}

impl GameSetup {
    /// What the rules say, komi as in an even game.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.ruleset.map_or(self.custom, Ruleset::rules)
    }

    /// What White gets for not starting.
    #[must_use]
    pub fn komi(&self) -> HalfPoints {
        let usual = || self.rules().komi_with(self.handicap.stones());
        self.komi.unwrap_or_else(usual)
    }

    /// The name of a player, without blanks around it.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        self.names[player.index()].trim()
    }

    /// The name of a player, to be changed.
    pub fn name_mut(&mut self, player: Player) -> &mut String {
        &mut self.names[player.index()]
    }

    /// How the game begins.
    ///
    /// # Errors
    ///
    /// [`InvalidStart`] if it cannot begin like that.
    pub fn start(&self) -> Result<Start, InvalidStart> {
        let mut start = Start {
            size: self.size,
            ruleset: self.ruleset,
            rules: self.rules(),
            handicap: self.handicap,
            setup: Default::default(),
        };
        if let Some(komi) = self.komi {
            start = start.with_komi(komi);
        }
        start.position()?;
        Ok(start)
    }

    /// The game, before its first move, with names, clock and seats.
    ///
    /// `black` is who has Black, agreed or drawn; `date` is today as SGF writes
    /// it, such as `2026-03-28`.
    ///
    /// # Errors
    ///
    /// [`InvalidStart`] if it cannot begin like that.
    pub fn record(&self, black: Player, date: &str) -> Result<AnyRecord, InvalidStart> {
        let mut setup = self.clone();
        setup.seat_for_table();
        setup.seated_record(black, date)
    }

    fn seated_record(&self, black: Player, date: &str) -> Result<AnyRecord, InvalidStart> {
        Ok(match self.table {
            GameKind::Go => {
                let record = GoRecord::new(self.start()?)?;
                self.seated(record, black, date).into()
            }
            GameKind::Othello => self.seated(OthelloRecord::standard(), black, date).into(),
            GameKind::Aligne4 => {
                let record = Aligne4Record::of(self.variant);
                self.seated(record, black, date).into()
            }
        })
    }

    /// A game before its first move, with names, clock and seats.
    fn seated<G: Recordable>(&self, mut record: Record<G>, black: Player, date: &str) -> Record<G> {
        let player = |color: Color| match color {
            Color::Black => black,
            Color::White => black.other(),
        };
        let mut changes = vec![
            Change::Header(Header::Date, date.to_owned()),
            Change::Seats(ByColor::from_fn(|color| {
                self.seats[player(color).index()].clone()
            })),
        ];
        if self.control != TimeControl::None {
            changes.push(Change::Control(self.control));
        }
        for color in Color::BOTH {
            let name = self.name(player(color)).to_owned();
            changes.push(Change::Header(Header::Player(color), name));
            if let Some(rank) = rank_of(G::KIND, self.seat(player(color))) {
                changes.push(Change::Header(Header::Rank(color), rank.to_owned()));
            }
        }
        for change in changes {
            let done = record.apply(&change);
            debug_assert!(done.is_ok(), "heads of games can always be written");
        }
        record
    }

    /// Why the game cannot begin like that; `None` if it can.
    #[must_use]
    pub fn obstacle(&self) -> Option<Obstacle> {
        let of_time = (!has_time(self.control)).then_some(Obstacle::NoTime);
        if self.table != GameKind::Go {
            return of_time;
        }
        match self.start() {
            Err(InvalidStart::Handicap(handicap)) => Some(Obstacle::Handicap(handicap)),
            Err(InvalidStart::Komi(_)) => Some(Obstacle::Komi),
            Err(InvalidStart::Setup(_)) => Some(Obstacle::Stones),
            Ok(_) => of_time,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::go::Level;
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
        assert_eq!(rank(Color::White).as_deref(), Some(Level::Habit.rank()));
        assert_eq!(rank(Color::Black), None);
        let othello = GameSetup {
            table: GameKind::Othello,
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
                table: GameKind::Aligne4,
                variant: Variant::Quarto,
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
                    stretch_secs: 3,
                },
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
        assert_eq!(old.table, GameKind::Go);
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
        let usual = usual_opponent(GameKind::Othello);
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
        for table in [GameKind::Othello, GameKind::Aligne4] {
            setup.table = table;
            assert_eq!(setup.obstacle(), None);
            assert_eq!(setup.record(Player::First, "").unwrap().kind(), table);
        }
        setup.control = TimeControl::Absolute { main_secs: 0 };
        assert_eq!(setup.obstacle(), Some(Obstacle::NoTime));
    }
}
