//! Atari go at the table of Go: its boards, its start, its opponents.

use strum::VariantArray;

use super::GameSetup;
use crate::board::{ByColor, Point, Size};
use crate::go::Setup;
use crate::record::{GameKind, Seat};
use crate::session::{Ladder, default_level};
use crate::words::{AtariGoWords, Language, game_name};

/// Which game is played at the table of Go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum GoVariant {
    /// Go itself.
    #[default]
    Go,
    /// The first capture wins.
    AtariGo,
}

/// What stands on the board when atari go begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum AtariStart {
    /// Nothing.
    #[default]
    Empty,
    /// Two stones of each side in the middle that cut each other, so that
    /// stones touch from the first move on.
    Crosscut,
}

impl GoVariant {
    /// What it is called.
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        match self {
            Self::Go => game_name(language, GameKind::Go),
            Self::AtariGo => language.say(AtariGoWords::AtariGo),
        }
    }

    /// How it is won.
    #[must_use]
    pub const fn about(self) -> AtariGoWords {
        match self {
            Self::Go => AtariGoWords::AboutGo,
            Self::AtariGo => AtariGoWords::AboutAtariGo,
        }
    }
}

impl AtariStart {
    /// What it is called.
    #[must_use]
    pub const fn words(self) -> AtariGoWords {
        match self {
            Self::Empty => AtariGoWords::EmptyBoard,
            Self::Crosscut => AtariGoWords::Crosscut,
        }
    }
}

/// What is chosen for atari go, kept while Go is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtariGoSetup {
    /// What stands on the board.
    pub start: AtariStart,
    /// The computer that a person plays against.
    pub opponent: Seat,
    /// The two computers that play each other.
    pub watched: [Seat; 2],
    /// The board of the variant that is not played now.
    pub other_size: Size,
}

impl Default for AtariGoSetup {
    fn default() -> Self {
        let usual = || Seat::Computer {
            level: default_level(Ladder::AtariGo).to_owned(),
        };
        Self {
            start: AtariStart::Empty,
            opponent: usual(),
            watched: [usual(), usual()],
            other_size: Size::SEVEN,
        }
    }
}

/// The boards that atari go is offered on, the smallest first.
pub const ATARI_SIZES: [Size; 3] = [Size::FIVE, Size::SEVEN, Size::NINE];

impl GameSetup {
    /// Whether atari go is to be played.
    #[must_use]
    pub fn is_atari_go(&self) -> bool {
        self.kind == GameKind::Go && self.go_variant == GoVariant::AtariGo
    }

    /// Whose levels sit down.
    #[must_use]
    pub fn ladder(&self) -> Ladder {
        match self.is_atari_go() {
            true => Ladder::AtariGo,
            false => self.kind.into(),
        }
    }

    /// Plays Go or atari go from now on, each on the board and against the
    /// opponent that was chosen last for it.
    pub fn change_go_variant(&mut self, variant: GoVariant) {
        if variant == self.go_variant {
            return;
        }
        let mode = self.mode();
        self.go_variant = variant;
        std::mem::swap(&mut self.size, &mut self.atari_go.other_size);
        self.change_mode(mode);
    }

    /// The stones of atari go before the first move.
    #[must_use]
    pub fn atari_stones(&self) -> Setup {
        match self.atari_go.start {
            AtariStart::Empty => Setup::default(),
            AtariStart::Crosscut => crosscut(self.size),
        }
    }
}

/// Four stones in the middle, just above and left of it where the board has no
/// four points around its middle; nothing where they would fill the board.
fn crosscut(size: Size) -> Setup {
    if size.lines() < 4 {
        return Setup::default();
    }
    let near = (size.lines() - 1) / 2;
    let far = near + 1;
    let points = |one: [u8; 2], other: [u8; 2]| {
        let points = [one, other].map(|[col, row]| Point::new(col, row));
        points.into_iter().collect()
    };
    Setup {
        add: ByColor {
            black: points([near, near], [far, far]),
            white: points([far, near], [near, far]),
        },
        ..Setup::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::game::HalfPoints;
    use crate::go::Ruleset;
    use crate::setup::{Mode, Player};

    fn atari_go() -> GameSetup {
        let mut setup = GameSetup::welcome();
        setup.change_go_variant(GoVariant::AtariGo);
        setup
    }

    #[test]
    fn each_variant_keeps_its_board_and_its_opponent() {
        let mut setup = GameSetup::welcome();
        let go = setup.clone();
        setup.change_go_variant(GoVariant::AtariGo);
        assert!(setup.is_atari_go());
        assert_eq!(setup.size, Size::SEVEN);
        assert_eq!(
            setup.seats,
            [Seat::Person, AtariGoSetup::default().opponent]
        );
        let proof = Seat::Computer {
            level: "Proof".to_owned(),
        };
        setup.size = Size::FIVE;
        setup.seat_opponent(Player::Second, proof.clone());
        setup.change_go_variant(GoVariant::Go);
        assert_eq!((setup.size, &setup.seats), (go.size, &go.seats));
        assert_eq!(setup.opponents, go.opponents);
        setup.change_go_variant(GoVariant::AtariGo);
        assert_eq!((setup.size, &setup.seats[1]), (Size::FIVE, &proof));
    }

    #[test]
    fn atari_go_begins_without_komi_handicap_or_rules_of_its_own() {
        let mut setup = atari_go();
        setup.komi = Some(HalfPoints::from_points(9));
        setup.handicap = crate::go::Handicap::Fixed(9);
        setup.ruleset = None;
        assert_eq!(setup.obstacle(), None);
        let start = setup.start().unwrap();
        assert_eq!(start.ruleset, Some(Ruleset::AtariGo));
        assert_eq!(start.komi(), HalfPoints::ZERO);
        assert_eq!(start.handicap.stones(), 0);
        assert!(!setup.can_be_asked_to_rate());
    }

    #[test]
    fn a_crosscut_stands_in_the_middle_of_every_board() {
        for lines in 4..=25 {
            let mut setup = atari_go();
            setup.atari_go.start = AtariStart::Crosscut;
            setup.size = Size::new(lines).unwrap();
            let position = setup.start().unwrap().position().unwrap();
            let board = position.board();
            for color in Color::BOTH {
                assert_eq!(board.stones()[color].len(), 2, "{lines}");
                assert_eq!(board.chain_heads(color).count(), 2, "{lines}");
            }
        }
    }

    #[test]
    fn other_tables_are_no_atari_go() {
        let mut setup = atari_go();
        setup.change_kind(GameKind::Othello);
        assert!(!setup.is_atari_go());
        setup.change_mode(Mode::Watch);
        setup.change_kind(GameKind::Go);
        assert_eq!(setup.seats, setup.atari_go.watched);
    }
}
