//! Who sits down for a new game: persons, levels of the program, engines.

use strum::VariantArray;

use super::GameSetup;
use super::atari_go::GoVariant;
use super::player::{BlackSeat, Player};
use crate::board::Size;
use crate::go;
use crate::record::{GameKind, Seat, TimeControl};
use crate::session::{EngineCommand, Ladder, default_level, engine_of, level_of};
use crate::words::{Language, seat_name, seat_title};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Mode {
    /// A person against a computer.
    OnePlayer,
    /// Two persons.
    TwoPlayers,
    /// Two computers, and a person looks on.
    Watch,
}

impl Mode {
    /// All of them.
    pub const ALL: &'static [Self] = Self::VARIANTS;
}

/// The usual opponent at a table.
pub(super) fn default_opponent(of: impl Into<Ladder>) -> Seat {
    Seat::Computer {
        level: default_level(of).to_owned(),
    }
}

/// The same seat, if it can be taken at this table. A level is called as files
/// know it.
pub(super) fn seat_at(of: impl Into<Ladder>, seat: &Seat) -> Option<Seat> {
    let ladder = of.into();
    match seat {
        Seat::Person => Some(Seat::Person),
        Seat::Computer { level } => Some(Seat::Computer {
            level: level_of(ladder, level)?,
        }),
        Seat::Engine { .. } => ladder.has_ranks_and_engines().then(|| seat.clone()),
    }
}

impl GameSetup {
    /// What is offered to someone who has never played here: a short game that
    /// the computer answers.
    #[must_use]
    pub fn welcome() -> Self {
        let mut setup = Self {
            size: Size::NINE,
            ..Self::default()
        };
        setup.change_mode(Mode::OnePlayer);
        setup
    }

    /// Who plays.
    #[must_use]
    pub fn mode(&self) -> Mode {
        match self.seats {
            [Seat::Person, Seat::Person] => Mode::TwoPlayers,
            [Seat::Person, _] | [_, Seat::Person] => Mode::OnePlayer,
            [Seat::Computer { .. } | Seat::Engine { .. }, _] => Mode::Watch,
        }
    }

    /// Seats persons or the computers that were chosen last.
    pub fn change_mode(&mut self, mode: Mode) {
        self.seats = match mode {
            Mode::OnePlayer => [Seat::Person, self.opponent().clone()],
            Mode::TwoPlayers => [Seat::Person, Seat::Person],
            Mode::Watch => self.watched().clone(),
        };
    }

    /// The computer that a person plays against in the game that is chosen.
    fn opponent(&self) -> &Seat {
        match self.is_atari_go() {
            true => &self.atari_go.opponent,
            false => &self.opponents[self.kind],
        }
    }

    /// The two computers that play each other in it.
    fn watched(&self) -> &[Seat; 2] {
        match self.is_atari_go() {
            true => &self.atari_go.watched,
            false => &self.watched[self.kind],
        }
    }

    /// Goes to another table. As many persons sit down there as did before, and
    /// the computers that were chosen last there.
    pub fn change_kind(&mut self, kind: GameKind) {
        let mode = self.mode();
        self.kind = kind;
        self.change_mode(mode);
    }

    /// Gives the place of every computer that the table does not know to one
    /// that it does.
    pub(super) fn seat_for_table(&mut self) {
        let known = match self.mode() {
            Mode::OnePlayer | Mode::TwoPlayers => {
                let opponent = self.opponent();
                [opponent, opponent]
            }
            Mode::Watch => self.watched().each_ref(),
        };
        let ladder = self.ladder();
        let seats: Vec<Seat> = (self.seats.iter().zip(known))
            .map(|(seat, usual)| seat_at(ladder, seat).unwrap_or_else(|| usual.clone()))
            .collect();
        if let Ok(seats) = seats.try_into() {
            self.seats = seats;
        }
    }

    /// Who sits in the place of a player.
    #[must_use]
    pub const fn seat(&self, player: Player) -> &Seat {
        match player {
            Player::First => &self.seats[0],
            Player::Second => &self.seats[1],
        }
    }

    /// Seats a computer in the place of a player. Who plays against a person
    /// and who is watched are remembered apart.
    pub fn seat_opponent(&mut self, player: Player, seat: Seat) {
        self.seats[player.index()] = seat.clone();
        match self.mode() {
            Mode::Watch if self.is_atari_go() => self.atari_go.watched = self.seats.clone(),
            Mode::OnePlayer if self.is_atari_go() => self.atari_go.opponent = seat,
            Mode::Watch => self.watched[self.kind] = self.seats.clone(),
            Mode::OnePlayer => {
                self.opponents[self.kind] = seat;
                self.at_my_rank &= self.kind != GameKind::Go;
            }
            Mode::TwoPlayers => (),
        }
    }

    /// The computer that a person plays against at the table of Go, as lists
    /// call it.
    #[must_use]
    pub fn opponent_title(&self, language: Language, engines: &[EngineCommand]) -> String {
        let mut known = self.clone();
        known.keep_engines(engines);
        seat_title(language, GameKind::Go, &known.opponents.go, engines).unwrap_or_default()
    }

    /// An even game of Go without a clock, neither rated nor taught, on a board of this
    /// size, a person with Black against the computer that was chosen last; rules and name as
    /// they were chosen last too.
    #[must_use]
    pub fn at_once(&self, size: Size) -> Self {
        let mut setup = Self {
            kind: GameKind::Go,
            go_variant: GoVariant::Go,
            size,
            komi: None,
            handicap: go::Handicap::None,
            black: BlackSeat::Player(Player::First),
            control: TimeControl::None,
            rated: false,
            teaching: false,
            ..self.clone()
        };
        setup.change_mode(Mode::OnePlayer);
        setup
    }

    /// Gives the place of every engine that is not among these to the program.
    pub fn keep_engines(&mut self, engines: &[EngineCommand]) {
        let ladder = self.ladder();
        let opponents = self.watched.go.iter_mut().chain([&mut self.opponents.go]);
        let opponents = opponents.map(|seat| (Ladder::Go, seat));
        let seats = self.seats.iter_mut().map(|seat| (ladder, seat));
        for (ladder, seat) in seats.chain(opponents) {
            if let Seat::Engine { command } = seat
                && engine_of(command, engines).is_none()
            {
                *seat = default_opponent(ladder);
            }
        }
    }

    /// The same with computers called by their names, as it is played. Of two
    /// computers the first has Black.
    #[must_use]
    pub fn named(&self, language: Language, engines: &[EngineCommand]) -> Self {
        let mut setup = self.clone();
        setup.seat_for_table();
        for player in Player::BOTH {
            if let Some(name) = seat_name(language, setup.kind, setup.seat(player), engines) {
                *setup.name_mut(player) = name;
            }
        }
        if self.mode() == Mode::Watch {
            setup.black = BlackSeat::Player(Player::First);
        }
        setup
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::go::Level;
    use crate::session::computer;

    #[test]
    fn whoever_was_chosen_waits_while_others_play() {
        let mut setup = GameSetup::welcome();
        assert_eq!(setup.mode(), Mode::OnePlayer);
        setup.seat_opponent(Player::Second, computer(Level::Study));
        setup.change_mode(Mode::TwoPlayers);
        assert_eq!(setup.seats, [Seat::Person, Seat::Person]);
        assert_eq!(setup.mode(), Mode::TwoPlayers);
        setup.change_mode(Mode::Watch);
        assert_eq!(setup.mode(), Mode::Watch);
        assert_eq!(setup.seats, [Level::Whim, Level::Whim].map(computer));
        setup.change_mode(Mode::OnePlayer);
        assert_eq!(setup.seats, [Seat::Person, computer(Level::Study)]);
    }

    #[test]
    fn who_is_watched_takes_no_place_from_the_opponent() {
        let mut setup = GameSetup::welcome();
        setup.seat_opponent(Player::Second, computer(Level::Habit));
        setup.change_mode(Mode::Watch);
        setup.seat_opponent(Player::First, computer(Level::Chance));
        setup.seat_opponent(Player::Second, computer(Level::Mastery));
        setup.change_mode(Mode::OnePlayer);
        assert_eq!(setup.seats, [Seat::Person, computer(Level::Habit)]);
        setup.change_mode(Mode::Watch);
        assert_eq!(setup.seats, [Level::Chance, Level::Mastery].map(computer));
    }

    #[test]
    fn computers_are_called_by_their_names_and_persons_keep_theirs() {
        let mut setup = GameSetup {
            names: ["Ada".to_owned(), "Grace".to_owned()],
            black: BlackSeat::Draw,
            ..GameSetup::welcome()
        };
        let named = setup.named(Language::French, &[]);
        assert_eq!(named.names, ["Ada", "Caprice"]);
        assert_eq!(named.black, BlackSeat::Draw);
        setup.change_mode(Mode::Watch);
        let named = setup.named(Language::English, &[]);
        assert_eq!(named.names, ["Whim", "Whim"]);
        assert_eq!(named.black, BlackSeat::Player(Player::First));
        setup.change_mode(Mode::TwoPlayers);
        assert_eq!(setup.named(Language::English, &[]), setup);
    }

    #[test]
    fn an_engine_that_is_gone_leaves_its_place_to_the_program() {
        let seat = |command: &str| Seat::Engine {
            command: command.to_owned(),
        };
        let mut setup = GameSetup::default();
        setup.seat_opponent(Player::First, seat("gone"));
        setup.seat_opponent(Player::Second, seat("here"));
        let engine = EngineCommand {
            command: "here".to_owned(),
            ..EngineCommand::default()
        };
        setup.keep_engines(&[engine]);
        let left = [computer(Level::Whim), seat("here")];
        assert_eq!(setup.seats, left);
        assert_eq!(setup.watched.go, left);
        assert_eq!(setup.opponents.go, computer(Level::Whim));
    }

    #[test]
    fn each_table_remembers_its_own_opponents() {
        let at = |name: &str| Seat::Computer {
            level: name.to_owned(),
        };
        let mut setup = GameSetup::welcome();
        setup.seat_opponent(Player::Second, at("Study"));
        setup.change_kind(GameKind::Othello);
        assert_eq!(setup.mode(), Mode::OnePlayer);
        assert_eq!(setup.seats[1], default_opponent(GameKind::Othello));
        setup.seat_opponent(Player::Second, at("Mastery"));
        setup.change_kind(GameKind::Aligne4);
        setup.change_mode(Mode::Watch);
        assert_eq!(setup.seats[0], default_opponent(GameKind::Aligne4));
        setup.change_kind(GameKind::Go);
        assert_eq!(setup.mode(), Mode::Watch);
        assert_eq!(setup.seats, [at("Whim"), at("Whim")]);
        setup.change_mode(Mode::OnePlayer);
        assert_eq!(setup.seats[1], at("Study"));
        setup.change_kind(GameKind::Othello);
        assert_eq!(setup.seats[1], at("Mastery"));
    }

    #[test]
    fn a_table_that_does_not_know_a_computer_seats_its_own() {
        for seat in [
            computer(Level::Study),
            Seat::Engine {
                command: "gnugo --mode gtp".to_owned(),
            },
        ] {
            let mut setup = GameSetup::welcome();
            setup.seat_opponent(Player::Second, seat);
            // A front end that forgets to change tables as it should.
            setup.kind = GameKind::Aligne4;
            let usual = default_opponent(GameKind::Aligne4);
            let named = setup.named(Language::English, &[]);
            assert_eq!(named.seats, [Seat::Person, usual.clone()]);
            assert_eq!(named.names[1], default_level(GameKind::Aligne4));
            let record = setup.record(Player::First, "").unwrap();
            assert_eq!(record.seats().white, usual);
        }
    }
}
