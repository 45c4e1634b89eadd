//! How boards look, and what they are painted with.
//!
//! A look is one value in a file of its own and one line in
//! `BoardStyle::of`; nothing else asks which look it is.

mod colors;
mod disc_sheet;
mod grain;
mod kaya;
mod materials;
mod night;
mod paper;
mod sheet;
mod stone_sheet;
mod textures;

use egui::Color32;

use crate::board::Color;
use crate::scene::Ground;
use crate::settings::BoardLook;
use crate::words::OptionsWords;

pub(crate) use colors::{BoardColors, CURSOR, CURSOR_RIM, Flat, rgb};
pub(crate) use disc_sheet::Disc;
pub(crate) use grain::chance;
pub(crate) use stone_sheet::Stone;
pub use textures::BoardTextures;

use materials::Shade;

/// Everything that one look is made of.
#[derive(Debug)]
pub(crate) struct BoardStyle {
    /// What it is called.
    pub(crate) name: OptionsWords,
    /// Whether stones are flat discs as in a book: no shadow, each in its place.
    pub(crate) printed: bool,
    /// The colors of a board of lines.
    lines: BoardColors,
    /// The colors of a board of squares.
    squares: BoardColors,
    /// The color of the surface at a place, each way from 0 to 1; `None` where
    /// it is plain.
    surface: Option<Texture>,
    /// What lies under squares; `None` where that is plain, or the surface.
    field: Option<Texture>,
    stones: Material,
    discs: Material,
    /// The pieces of Aligne 4, their squares and their tray.
    pub(crate) pieces: PieceStyle,
}

/// The color of a surface at a place.
type Texture = fn(f32, f32) -> [f32; 3];

/// What stones or discs are made of.
#[derive(Debug)]
struct Material {
    black: Shade,
    white: Shade,
    /// How dark their shadow is, from 0 to 1.
    shadow: f32,
}

/// How pieces look, and what they stand and lie on.
#[derive(Debug)]
pub(crate) struct PieceStyle {
    pub(crate) black: Tone,
    pub(crate) white: Tone,
    pub(crate) shadow: Color32,
    /// What the tray does to the color of the board.
    pub(crate) tray_tint: Color32,
    /// How much of the color of lines there is in the hollows of the tray.
    pub(crate) hollow: f32,
    /// What is laid over the board inside a square.
    pub(crate) floor: Color32,
    /// How much there is of the line around a square.
    pub(crate) square_line: f32,
    /// What is laid over the square or piece that a click would choose.
    pub(crate) pointed: Color32,
}

/// The colors of the pieces of one tone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tone {
    /// At the top of the face, and at its foot.
    pub(crate) face: [Color32; 2],
    /// Around everything.
    pub(crate) edge: Color32,
    /// The line inside the edge.
    pub(crate) ring: Color32,
    /// The paw or the leaf.
    pub(crate) emblem: Color32,
}

impl BoardStyle {
    /// What a look is made of.
    #[must_use]
    pub(crate) const fn of(look: BoardLook) -> &'static Self {
        match look {
            BoardLook::Kaya => &kaya::KAYA,
            BoardLook::Paper => &paper::PAPER,
            BoardLook::Night => &night::NIGHT,
        }
    }

    /// The colors of a board that is divided in this way.
    #[must_use]
    pub(crate) const fn colors(&self, ground: Ground) -> &BoardColors {
        match ground {
            Ground::Lines => &self.lines,
            Ground::Squares => &self.squares,
        }
    }
}

impl Material {
    const fn shade(&self, color: Color) -> Shade {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;

    fn luminance(color: Color32) -> f32 {
        let linear = |part: u8| (f32::from(part) / 255.0).powf(2.2);
        0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn every_board() -> impl Iterator<Item = (String, &'static BoardColors)> {
        let grounds = [Ground::Lines, Ground::Squares];
        let both = move |&look| grounds.map(|ground| (look, ground));
        let all = BoardLook::VARIANTS.iter().flat_map(both);
        all.map(|(look, ground)| {
            let colors = BoardStyle::of(look).colors(ground);
            (format!("{look:?} {ground:?}"), colors)
        })
    }

    #[test]
    fn signs_can_be_read_on_what_they_are_on() {
        for (look, colors) in every_board() {
            assert!(contrast(colors.on_board, colors.surface) > 4.5, "{look:?}");
            assert!(contrast(colors.letters, colors.frame) > 3.0, "{look:?}");
            assert!(contrast(colors.line, colors.surface) > 3.0, "{look:?}");
            let word = contrast(colors.on_candidate, colors.candidate);
            assert!(word > 4.5, "{look:?}");
            assert!(contrast(colors.candidate, colors.surface) > 3.0, "{look:?}");
            for color in Color::BOTH {
                let stone = colors.flat[color].fill;
                assert!(contrast(colors.on_stone[color], stone) > 10.0, "{look:?}");
                assert!(contrast(colors.last[color], stone) > 3.0, "{look:?}");
            }
        }
    }

    #[test]
    fn stones_differ_from_each_other_and_from_the_board() {
        for (look, colors) in every_board() {
            let BoardColors { surface, flat, .. } = *colors;
            assert!(contrast(flat.black.fill, flat.white.fill) > 10.0);
            for flat in [flat.black, flat.white] {
                let seen = contrast(flat.fill, surface).max(contrast(flat.rim, surface));
                assert!(seen > 1.5, "{look:?}");
            }
        }
    }
}
