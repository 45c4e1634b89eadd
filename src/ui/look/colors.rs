//! Colors of boards.

use egui::Color32;

use crate::board::{ByColor, Color};

/// The colors of boards that are divided in one way, and of what is marked on
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoardColors {
    /// The surface, until its texture is there and where it has none.
    pub(crate) surface: Color32,
    /// The frame around squares, where it has no texture.
    pub(crate) frame: Color32,
    /// What is left of the light of the texture on that frame.
    pub(crate) frame_tint: Color32,
    /// Around the surface.
    pub(crate) edge: Color32,
    /// What the board casts on the table.
    pub(crate) shadow: Color32,
    /// Lines and star points.
    pub(crate) line: Color32,
    /// Letters and numbers around the board.
    pub(crate) letters: Color32,
    /// The dots where a side can put a stone.
    pub(crate) dots: ByColor<Color32>,
    /// Signs on the surface itself.
    pub(crate) on_board: Color32,
    /// Signs on stones of each color.
    pub(crate) on_stone: ByColor<Color32>,
    /// The mark of the last move on stones of each color.
    pub(crate) last: ByColor<Color32>,
    /// Stones without texture.
    pub(crate) flat: ByColor<Flat>,
    /// The squares that mark the territory of each side.
    pub(crate) territory: ByColor<Flat>,
    /// The rings where the record goes on, by who plays there.
    pub(crate) next: ByColor<Color32>,
    /// The chain that a click would mark, and the move that was asked for.
    pub(crate) hint: Color32,
    /// The moves that a search thinks about.
    pub(crate) candidate: Color32,
    /// Words on those.
    pub(crate) on_candidate: Color32,
}

/// A disc or a square, and the line around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flat {
    /// Inside.
    pub(crate) fill: Color32,
    /// Around.
    pub(crate) rim: Color32,
}

/// The keyboard's cursor.
pub(crate) const CURSOR: Color32 = INK;
/// Around the cursor, so that it shows on every stone and board.
pub(crate) const CURSOR_RIM: Color32 = rgb(0xFF_FF_FF);

/// Signs on what is light.
pub(super) const INK: Color32 = rgb(0x1C_18_15);
/// Signs on what is dark.
pub(super) const CHALK: Color32 = rgb(0xF7_F5_EF);

impl BoardColors {
    /// Signs on a point: on its stone, or on the surface.
    #[must_use]
    pub(crate) fn on(&self, stone: Option<Color>) -> Color32 {
        stone.map_or(self.on_board, |color| self.on_stone[color])
    }
}

/// A color by its hexadecimal digits.
pub(crate) const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// A color by its hexadecimal digits, with an alpha of 0 to 255.
pub(super) const fn rgba(hex: u32, alpha: u8) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgba_unmultiplied_const(red, green, blue, alpha)
}

/// White with an alpha of 0 to 255.
pub(super) const fn white_alpha(alpha: u8) -> Color32 {
    Color32::from_rgba_premultiplied(alpha, alpha, alpha, alpha)
}

pub(super) const fn stones(black: Color32, white: Color32) -> ByColor<Color32> {
    ByColor { black, white }
}

pub(super) const fn flat(fill: Color32, rim: Color32) -> Flat {
    Flat { fill, rim }
}
