//! Setting up a game: what is chosen before it begins, who sits down, and who
//! gets which color.

mod atari_go;
mod by_table;
mod draw;
mod obstacle;
mod player;
mod rated;
mod seating;
mod teaching;
mod word;
mod written;

pub use atari_go::{ATARI_SIZES, AtariGoSetup, AtariStart, GoVariant};
pub use by_table::ByTable;
pub use draw::{ColorDraw, DrawFrame};
pub use obstacle::Obstacle;
pub use player::{BlackSeat, Player};
pub use seating::Mode;

use serde::{Deserialize, Serialize};

use crate::aligne4::Variant;
use crate::board::{ByColor, Color, Size};
use crate::game::HalfPoints;
use crate::go::{Handicap, Rules, Ruleset};
use crate::record::{
    Aligne4Record, AnyRecord, Change, GameKind, GoRecord, Header, InvalidStart, OthelloRecord,
    Record, Recordable, Seat, Start, TimeControl,
};
use crate::session::{Offers, rank_of};

use obstacle::has_time;
use seating::default_opponent;
use written::WrittenSetup;

/// Everything that is chosen for a new game. Every combination can be kept and
/// shown; not every one can be played ([`GameSetup::obstacle`]).
///
/// In a file it is written with plain numbers and words of its own. What those
/// say that cannot be is brought into range.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenSetup", into = "WrittenSetup")]
pub struct GameSetup {
    /// Which game.
    pub kind: GameKind,
    /// At the table of Aligne 4, that game or Quarto.
    pub variant: Variant,
    /// At the table of Go, that game or atari go.
    pub go_variant: GoVariant,
    /// What is chosen for atari go.
    pub atari_go: AtariGoSetup,
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
    /// Whether a game of Go against the computer is to be rated.
    pub rated: bool,
    /// Whether the computer is to teach in a game of Go.
    pub teaching: bool,
    /// How often it may then speak about a move.
    pub offers: Offers,
    /// Whether the computer is to play Go at the rank of the player, once that
    /// is known.
    pub at_my_rank: bool,
}

impl Default for GameSetup {
    fn default() -> Self {
        Self {
            kind: GameKind::Go,
            variant: Variant::Aligne4,
            go_variant: GoVariant::Go,
            atari_go: AtariGoSetup::default(),
            size: Size::NINETEEN,
            ruleset: Some(Ruleset::French),
            custom: Ruleset::French.rules(),
            komi: None,
            handicap: Handicap::None,
            names: [String::new(), String::new()],
            seats: [Seat::Person, Seat::Person],
            opponents: ByTable::from_fn(default_opponent),
            watched: ByTable::from_fn(|kind| [default_opponent(kind), default_opponent(kind)]),
            black: BlackSeat::Player(Player::First),
            control: TimeControl::None,
            rated: false,
            teaching: false,
            offers: Offers::default(),
            at_my_rank: true,
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
        if self.is_atari_go() {
            let start = Start {
                setup: self.atari_stones(),
                ..Start::new(self.size, Ruleset::AtariGo)
            };
            start.position()?;
            return Ok(start);
        }
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
        Ok(match self.kind {
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
                changes.push(Change::Header(Header::Rank(color), rank.to_string()));
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
        if self.kind != GameKind::Go {
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
mod tests;
