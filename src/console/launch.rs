//! The options of the command line, and the game they come to.

use std::path::PathBuf;

use crate::aligne4::Variant;
use crate::board::Size;
use crate::game::HalfPoints;
use crate::go::{Handicap, Ruleset};
use crate::lobby::NewGame;
use crate::record::{Charset, GameKind, Seat, TimeControl};
use crate::session::{Ladder, Offers, level_of, levels};
use crate::settings::Settings;
use crate::setup::{AtariStart, BlackSeat, GameSetup, GoVariant, Mode, Player};
use crate::words::Language;

/// What is to be opened first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LaunchTarget {
    /// The menu.
    #[default]
    Menu,
    /// A new game at this table.
    Table(GameKind),
    /// A game out of a file.
    File(PathBuf),
}

/// The options of a game in a terminal. What is not given has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaunchOptions {
    /// What is to be opened.
    pub what: LaunchTarget,
    /// How many lines the goban has.
    pub size: Option<Size>,
    /// The rules of Go.
    pub rules: Option<Ruleset>,
    /// What White gets.
    pub komi: Option<HalfPoints>,
    /// How Black is helped.
    pub handicap: Option<Handicap>,
    /// Who plays.
    pub mode: Option<Mode>,
    /// Who has Black, the one who starts the program being the first.
    pub black: Option<BlackSeat>,
    /// The levels of computers: of the opponent, or of Black and White where
    /// both are computers.
    pub levels: Vec<String>,
    /// The names of the first and the second player.
    pub names: Vec<String>,
    /// How much time they have.
    pub control: Option<TimeControl>,
    /// Which of the two games of Aligne 4.
    pub variant: Option<Variant>,
    /// How atari go begins, where that is played in the place of Go.
    pub atari_go: Option<AtariStart>,
    /// Whether the computer teaches, and how often it may speak.
    pub teaching: Option<Offers>,
    /// The language for this run.
    pub language: Option<Language>,
    /// The character set of the file.
    pub charset: Option<Charset>,
}

/// Options that cannot be together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotLaunch {
    /// An option of Go at another table.
    #[error("size, rules, komi, handicap and teaching belong to Go, not to {}", .0.name())]
    NotGo(GameKind),
    /// Quarto is played at one table only.
    #[error("Quarto is played with the pieces of Aligne 4, not at {}", .0.name())]
    NotAligne4(GameKind),
    /// Atari go has neither.
    #[error("atari go has no rules, komi or handicap to choose")]
    AtariGo,
    /// A file has its own game.
    #[error("a file says how its game is played; leave the other options out")]
    File,
    /// Only files have a character set.
    #[error("--charset says how a file is read, and no file is given")]
    NoFile,
    /// A level that the table does not have.
    #[error("{} has no level {name:?}; its levels are {}{}", game_name(*.ladder), .known.join(", ").to_lowercase(), ranks(*.ladder))]
    Level {
        /// The game.
        ladder: Ladder,
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// More levels than computers.
    #[error("there is no computer at the table that level {0:?} could be for")]
    NoComputer(String),
    /// The game cannot begin like that.
    #[error("{0}")]
    Setup(String),
}

/// What can be asked for besides levels.
const fn ranks(ladder: Ladder) -> &'static str {
    match ladder {
        Ladder::Go => ", and the ranks from 30k to 9d",
        Ladder::AtariGo | Ladder::Othello | Ladder::Aligne4 => "",
    }
}

const fn game_name(ladder: Ladder) -> &'static str {
    match ladder {
        Ladder::AtariGo => "Atari go",
        Ladder::Go | Ladder::Othello | Ladder::Aligne4 => ladder.kind().name(),
    }
}

impl LaunchOptions {
    /// The table that the options are about; `None` for the menu and for
    /// files.
    ///
    /// # Errors
    ///
    /// [`CannotLaunch`] if they are about different ones.
    pub fn kind(&self) -> Result<Option<GameKind>, CannotLaunch> {
        let of_go = self.rules.is_some() || self.komi.is_some() || self.handicap.is_some();
        if self.atari_go.is_some() && of_go {
            return Err(CannotLaunch::AtariGo);
        }
        let go = self.size.is_some()
            || self.atari_go.is_some()
            || self.rules.is_some()
            || self.komi.is_some()
            || self.handicap.is_some()
            || self.teaching.is_some();
        let any = go
            || self.variant.is_some()
            || self.mode.is_some()
            || self.black.is_some()
            || self.control.is_some()
            || !self.levels.is_empty()
            || !self.names.is_empty();
        if self.charset.is_some() && !matches!(self.what, LaunchTarget::File(_)) {
            return Err(CannotLaunch::NoFile);
        }
        let kind = match &self.what {
            LaunchTarget::File(_) if any => return Err(CannotLaunch::File),
            LaunchTarget::File(_) => return Ok(None),
            LaunchTarget::Menu if !any => return Ok(None),
            LaunchTarget::Menu if self.variant.is_some() => GameKind::Aligne4,
            LaunchTarget::Menu => GameKind::Go,
            LaunchTarget::Table(kind) => *kind,
        };
        if go && kind != GameKind::Go {
            return Err(CannotLaunch::NotGo(kind));
        }
        if self.variant.is_some() && kind != GameKind::Aligne4 {
            return Err(CannotLaunch::NotAligne4(kind));
        }
        Ok(Some(kind))
    }

    /// The game that is to begin at once; `None` for the menu and for files.
    /// Names and engines are those that are remembered.
    ///
    /// # Errors
    ///
    /// [`CannotLaunch`] with what stands against it.
    pub fn setup(&self, settings: &Settings) -> Result<Option<GameSetup>, CannotLaunch> {
        let Some(kind) = self.kind()? else {
            return Ok(None);
        };
        let mut setup = GameSetup::welcome();
        setup.kind = kind;
        setup.names = settings.last_game.names.clone();
        for (player, name) in Player::BOTH.into_iter().zip(&self.names) {
            *setup.name_mut(player) = name.clone();
        }
        setup.variant = self.variant.unwrap_or_default();
        if let Some(start) = self.atari_go {
            setup.change_go_variant(GoVariant::AtariGo);
            setup.atari_go.start = start;
        }
        setup.size = self.size.unwrap_or(setup.size);
        setup.ruleset = self.rules.or(setup.ruleset);
        setup.komi = self.komi;
        setup.handicap = self.handicap.unwrap_or(setup.handicap);
        setup.control = self.control.unwrap_or_default();
        setup.black = self.black.unwrap_or(setup.black);
        setup.change_mode(self.mode.unwrap_or(Mode::OnePlayer));
        setup.teaching = self.teaching.is_some();
        setup.offers = self.teaching.unwrap_or_default();
        self.seat(&mut setup)?;
        match NewGame::new(setup.clone(), None, None) {
            Ok(_) => Ok(Some(setup)),
            Err(why) => Err(CannotLaunch::Setup(why.text(Language::English))),
        }
    }

    /// Seats computers of the levels that were asked for.
    fn seat(&self, setup: &mut GameSetup) -> Result<(), CannotLaunch> {
        let mut places = match setup.mode() {
            Mode::OnePlayer => vec![Player::Second],
            Mode::TwoPlayers => Vec::new(),
            Mode::Watch => Player::BOTH.to_vec(),
        }
        .into_iter();
        let ladder = setup.ladder();
        let known = levels(ladder);
        for name in &self.levels {
            let Some(level) = level_of(ladder, name) else {
                return Err(CannotLaunch::Level {
                    ladder,
                    name: name.clone(),
                    known,
                });
            };
            let Some(player) = places.next() else {
                return Err(CannotLaunch::NoComputer(name.clone()));
            };
            setup.seat_opponent(player, Seat::Computer { level });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_asked_is_the_menu_and_a_table_is_a_game() {
        let settings = Settings::default();
        assert_eq!(LaunchOptions::default().setup(&settings), Ok(None));
        for kind in GameKind::ALL {
            let asked = LaunchOptions {
                what: LaunchTarget::Table(kind),
                ..LaunchOptions::default()
            };
            let setup = asked.setup(&settings).unwrap().unwrap();
            assert_eq!((setup.kind, setup.mode()), (kind, Mode::OnePlayer));
        }
    }

    #[test]
    fn options_say_which_table_is_meant() {
        let size = LaunchOptions {
            size: Some(Size::NINETEEN),
            ..LaunchOptions::default()
        };
        assert_eq!(size.kind(), Ok(Some(GameKind::Go)));
        let quarto = LaunchOptions {
            variant: Some(Variant::Quarto),
            ..LaunchOptions::default()
        };
        assert_eq!(quarto.kind(), Ok(Some(GameKind::Aligne4)));
    }

    #[test]
    fn atari_go_is_asked_for_with_its_levels_and_boards() {
        let settings = Settings::default();
        let asked = LaunchOptions {
            atari_go: Some(AtariStart::Crosscut),
            size: Size::new(5).ok(),
            levels: vec!["proof".to_owned()],
            ..LaunchOptions::default()
        };
        let setup = asked.setup(&settings).unwrap().unwrap();
        assert!(setup.is_atari_go());
        assert_eq!(
            (setup.size.lines(), setup.seats[1].clone()),
            (
                5,
                Seat::Computer {
                    level: "Proof".to_owned(),
                }
            )
        );
        assert!(setup.start().unwrap().rules.is_atari_go());
        let refused = |asked: LaunchOptions| asked.setup(&settings).unwrap_err().to_string();
        let whim = LaunchOptions {
            levels: vec!["whim".to_owned()],
            ..asked.clone()
        };
        assert!(refused(whim).contains("Atari go has no level"));
        let komi = LaunchOptions {
            komi: Some(HalfPoints::ZERO),
            ..asked
        };
        assert!(refused(komi).contains("no rules, komi or handicap"));
    }

    #[test]
    fn options_that_contradict_each_other_are_refused() {
        let settings = Settings::default();
        let refused = |asked: LaunchOptions| asked.setup(&settings).unwrap_err().to_string();
        let othello = LaunchTarget::Table(GameKind::Othello);
        assert!(
            refused(LaunchOptions {
                what: othello.clone(),
                komi: Some(HalfPoints::ZERO),
                ..LaunchOptions::default()
            })
            .contains("belong to Go")
        );
        assert!(
            refused(LaunchOptions {
                what: othello.clone(),
                levels: vec!["genius".to_owned()],
                ..LaunchOptions::default()
            })
            .contains("chance")
        );
        assert!(
            refused(LaunchOptions {
                mode: Some(Mode::TwoPlayers),
                levels: vec!["chance".to_owned()],
                ..LaunchOptions::default()
            })
            .contains("no computer")
        );
        assert!(
            refused(LaunchOptions {
                size: Size::new(5).ok(),
                handicap: Some(Handicap::Fixed(4)),
                ..LaunchOptions::default()
            })
            .contains("5×5")
        );
        assert!(
            refused(LaunchOptions {
                what: LaunchTarget::File(PathBuf::from("a.sgf")),
                mode: Some(Mode::Watch),
                ..LaunchOptions::default()
            })
            .contains("file")
        );
    }
}
