//! Who sits down for a new game: persons, levels of the program, engines.

use crate::ai::{Grade as _, Level};
use crate::board::Size;
use crate::record::{Seat, Table};
use crate::words::Language;

use super::engines::{EngineCommand, engine_of, seat_name};
use super::setup::place;
use super::{BlackSeat, GameSetup, Player};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    pub const ALL: [Self; 3] = [Self::OnePlayer, Self::TwoPlayers, Self::Watch];
}

/// The seat of the program itself.
#[must_use]
pub fn computer(level: Level) -> Seat {
    Seat::Computer {
        level: level.name().to_owned(),
    }
}

impl GameSetup {
    /// The level against which someone who has chosen none can win.
    pub const USUAL_LEVEL: Level = Level::Care;

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
            [_, _] => Mode::Watch,
        }
    }

    /// Seats persons or the computers that were chosen last.
    pub fn change_mode(&mut self, mode: Mode) {
        let [first, second] = self.opponents.clone();
        self.seats = match mode {
            Mode::OnePlayer => [Seat::Person, second],
            Mode::TwoPlayers => [Seat::Person, Seat::Person],
            Mode::Watch => [first, second],
        };
    }

    /// Who sits in the place of a player.
    #[must_use]
    pub const fn seat(&self, player: Player) -> &Seat {
        match player {
            Player::First => &self.seats[0],
            Player::Second => &self.seats[1],
        }
    }

    /// Seats a computer in the place of a player.
    pub fn seat_opponent(&mut self, player: Player, seat: Seat) {
        self.opponents[player.index()] = seat.clone();
        self.seats[player.index()] = seat;
    }

    /// Sits down at another table, where those sit who were chosen there last.
    pub fn change_table(&mut self, table: Table) {
        let mode = self.mode();
        self.elsewhere[place(self.table)] = self.opponents.clone();
        self.opponents = self.elsewhere[place(table)].clone();
        self.table = table;
        self.change_mode(mode);
    }

    /// Gives the place of every engine that is not among these to the program.
    pub fn keep_engines(&mut self, engines: &[EngineCommand]) {
        let elsewhere = self.elsewhere.iter_mut().flatten();
        let here = self.seats.iter_mut().chain(&mut self.opponents);
        for seat in here.chain(elsewhere) {
            if let Seat::Engine { command } = seat
                && engine_of(command, engines).is_none()
            {
                *seat = computer(Self::USUAL_LEVEL);
            }
        }
    }

    /// The same with computers called by their names, as it is played. Of two
    /// computers the first has Black.
    #[must_use]
    pub fn named(&self, language: Language, engines: &[EngineCommand]) -> Self {
        let mut setup = self.clone();
        for player in Player::BOTH {
            if let Some(name) = seat_name(language, self.table, self.seat(player), engines) {
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
        assert_eq!(setup.seats, [Level::Care, Level::Study].map(computer));
        setup.change_mode(Mode::OnePlayer);
        assert_eq!(setup.seats, [Seat::Person, computer(Level::Study)]);
    }

    #[test]
    fn computers_are_called_by_their_names_and_persons_keep_theirs() {
        let mut setup = GameSetup {
            names: ["Ada".to_owned(), "Grace".to_owned()],
            black: BlackSeat::Draw,
            ..GameSetup::welcome()
        };
        let named = setup.named(Language::French, &[]);
        assert_eq!(named.names, ["Ada", "Soin"]);
        assert_eq!(named.black, BlackSeat::Draw);
        setup.change_mode(Mode::Watch);
        let named = setup.named(Language::English, &[]);
        assert_eq!(named.names, ["Care", "Care"]);
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
        let left = [computer(GameSetup::USUAL_LEVEL), seat("here")];
        assert_eq!(setup.seats, left);
        assert_eq!(setup.opponents, left);
    }
}
