//! The colors of a figure.

use crate::drawing::Ink;
use crate::record::GameKind;

/// How a figure looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Black on white, as in books.
    #[default]
    Print,
    /// On wood, and discs on green.
    Wood,
}

/// The colors of a figure.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inks {
    /// What the board is made of.
    pub(super) ground: Ink,
    /// Lines, and the names around the board.
    pub(super) line: Ink,
    pub(super) black: Ink,
    pub(super) white: Ink,
    /// The edges of stones.
    pub(super) edge: Ink,
}

impl Look {
    pub(super) const fn inks(self, kind: GameKind) -> Inks {
        match (self, kind) {
            (Self::Print, GameKind::Go | GameKind::Othello | GameKind::Aligne4) => Inks {
                ground: Ink::WHITE,
                line: Ink::BLACK,
                black: Ink::BLACK,
                white: Ink::WHITE,
                edge: Ink::BLACK,
            },
            (Self::Wood, GameKind::Go | GameKind::Aligne4) => Inks {
                ground: Ink::of_hex(0xe8_c2_7a),
                line: Ink::of_hex(0x3a_2c_18),
                black: Ink::of_hex(0x1c_1a_19),
                white: Ink::of_hex(0xfb_fa_f6),
                edge: Ink::of_hex(0x3a_2c_18),
            },
            (Self::Wood, GameKind::Othello) => Inks {
                ground: Ink::of_hex(0x4d_86_5a),
                line: Ink::of_hex(0x1d_38_24),
                black: Ink::of_hex(0x1c_1a_19),
                white: Ink::of_hex(0xfb_fa_f6),
                edge: Ink::of_hex(0x1d_38_24),
            },
        }
    }
}
