//! What is chosen before a game of Go.

use serde::{Deserialize, Serialize};

use crate::ai::{Grade, Level, aligne4, othello};
use crate::aligne4::Variant;
use crate::board::{ByColor, Color, Size};
use crate::game::HalfPoints;
use crate::go::{Handicap, InvalidHandicap, Rules, Ruleset};
use crate::record::{
    Aligne4Record, AnyRecord, Change, GoRecord, Header, InvalidStart, Kept, OthelloRecord, Record,
    Seat, Start, Table, TimeControl,
};

use super::seating::computer;
use super::written::WrittenSetup;

/// One of the two who sit down, before they have colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The one who sets up the game.
    First,
    /// The other one.
    Second,
}

impl Player {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The one across the board.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    pub(super) const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// How it is found who has Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlackSeat {
    /// It is agreed.
    Player(Player),
    /// It is drawn.
    Draw,
}

/// Everything that is chosen for a new game. Every combination can be kept and
/// shown; not every one can be played ([`GameSetup::obstacle`]).
///
/// In a file it is written with plain numbers and words of its own. What those
/// say that cannot be is brought into range.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenSetup", into = "WrittenSetup")]
pub struct GameSetup {
    /// Which game.
    pub table: Table,
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
    /// Computers for their places, kept while persons sit there.
    pub opponents: [Seat; 2],
    /// The same for the other tables, in the order of [`Table::ALL`].
    pub elsewhere: [[Seat; 2]; 3],
    /// How it is found who has Black.
    pub black: BlackSeat,
    /// How much time they have.
    pub control: TimeControl,
}

/// Why a game cannot begin as it is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The board has no room for the handicap.
    Handicap(InvalidHandicap),
    /// Files could not hold so much komi.
    Komi,
    /// A stone beside the board.
    Stones,
    /// The clock would have run out before the first move.
    NoTime,
}

impl Default for GameSetup {
    fn default() -> Self {
        Self {
            table: Table::Go,
            variant: Variant::Aligne4,
            size: Size::NINETEEN,
            ruleset: Some(Ruleset::French),
            custom: Ruleset::French.rules(),
            komi: None,
            handicap: Handicap::None,
            names: [String::new(), String::new()],
            seats: [Seat::Person, Seat::Person],
            opponents: [Self::USUAL_LEVEL, Self::USUAL_LEVEL].map(computer),
            elsewhere: Table::ALL.map(usual_opponents),
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
        Ok(match self.table {
            Table::Go => {
                let record = GoRecord::new(self.start()?)?;
                self.seated(record, black, date).into()
            }
            Table::Othello => self.seated(OthelloRecord::standard(), black, date).into(),
            Table::Aligne4 => {
                let record = Aligne4Record::of(self.variant);
                self.seated(record, black, date).into()
            }
        })
    }

    /// A game before its first move, with names, clock and seats.
    fn seated<G: Kept>(&self, mut record: Record<G>, black: Player, date: &str) -> Record<G> {
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
        match self.start() {
            _ if self.table != Table::Go => {}
            Err(InvalidStart::Handicap(handicap)) => return Some(Obstacle::Handicap(handicap)),
            Err(InvalidStart::Komi(_)) => return Some(Obstacle::Komi),
            Err(InvalidStart::Setup(_)) => return Some(Obstacle::Stones),
            Ok(_) => {}
        }
        (!has_time(self.control)).then_some(Obstacle::NoTime)
    }
}

/// The levels of a table by their names in files, the weakest first.
#[must_use]
pub fn levels(table: Table) -> Vec<&'static str> {
    fn names<L: Grade>() -> Vec<&'static str> {
        L::ALL.iter().map(|level| level.name()).collect()
    }
    match table {
        Table::Go => names::<Level>(),
        Table::Othello => names::<othello::Level>(),
        Table::Aligne4 => names::<aligne4::Level>(),
    }
}

/// The computers of a table at which none was chosen yet.
pub(super) fn usual_opponents(table: Table) -> [Seat; 2] {
    let levels = levels(table);
    let usual = match table {
        Table::Go => GameSetup::USUAL_LEVEL.name(),
        Table::Othello | Table::Aligne4 => levels.get(levels.len() / 3).copied().unwrap_or(""),
    };
    std::array::from_fn(|_| Seat::Computer {
        level: usual.to_owned(),
    })
}

/// Where a table stands among all of them.
pub(super) const fn place(table: Table) -> usize {
    match table {
        Table::Go => 0,
        Table::Othello => 1,
        Table::Aligne4 => 2,
    }
}

/// Whether a clock leaves any time for a first move.
fn has_time(control: TimeControl) -> bool {
    match control {
        TimeControl::None => true,
        TimeControl::Absolute { main_secs } => main_secs > 0,
        TimeControl::ByoYomi {
            main_secs,
            periods: count,
            period_secs: secs,
        }
        | TimeControl::Canadian {
            main_secs,
            moves: count,
            stretch_secs: secs,
        } => main_secs > 0 || (count > 0 && secs > 0),
        TimeControl::Fischer {
            main_secs,
            increment_secs,
        } => main_secs > 0 || increment_secs > 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;

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
                table: Table::Aligne4,
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
                opponents: [
                    Seat::Engine {
                        command: "gnugo --mode gtp".to_owned(),
                    },
                    computer(Level::Mastery),
                ],
                elsewhere: Table::ALL.map(usual_opponents),
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
        assert_eq!(odd.seats, [Seat::Person, computer(Level::Care)]);
        assert_eq!(odd.names, ["b", "a"]);
        assert_eq!(odd.black, BlackSeat::Player(Player::First));
        assert_eq!(odd.opponents, [Level::Care, Level::Care].map(computer));
    }
}
