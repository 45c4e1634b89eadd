//! The colors of boards and of what is marked on them, one set for each look.

use egui::Color32;

use crate::board::{ByColor, Color};
use crate::scene::Ground;
use crate::settings::BoardLook;

/// The colors that one look paints with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ink {
    /// The surface, until its texture is there and where it has none.
    pub surface: Color32,
    /// The frame around squares, where it has no texture.
    pub frame: Color32,
    /// What is left of the light of the texture on that frame.
    pub frame_tint: Color32,
    /// Around the surface.
    pub edge: Color32,
    /// What the board casts on the table.
    pub shadow: Color32,
    /// Lines and star points.
    pub line: Color32,
    /// Letters and numbers around the board.
    pub letters: Color32,
    /// The dots where a side can put a stone.
    pub dots: ByColor<Color32>,
    /// Signs on the surface itself.
    pub on_board: Color32,
    /// Signs on stones of each color.
    pub on_stone: ByColor<Color32>,
    /// The mark of the last move on stones of each color.
    pub last: ByColor<Color32>,
    /// Stones without texture.
    pub flat: ByColor<Flat>,
    /// The squares that mark the territory of each side.
    pub territory: ByColor<Flat>,
    /// The rings where the record goes on, by who plays there.
    pub next: ByColor<Color32>,
    /// The chain that a click would mark, and the move that was asked for.
    pub hint: Color32,
    /// The moves that a search thinks about.
    pub candidate: Color32,
    /// Words on those.
    pub on_candidate: Color32,
}

/// A disc or a square, and the line around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Flat {
    /// Inside.
    pub fill: Color32,
    /// Around.
    pub rim: Color32,
}

/// The keyboard's cursor.
pub(crate) const CURSOR: Color32 = INK;
/// Around the cursor, so that it shows on every stone and board.
pub(crate) const CURSOR_RIM: Color32 = rgb(0xFF_FF_FF);

const INK: Color32 = rgb(0x1C_18_15);
const CHALK: Color32 = rgb(0xF7_F5_EF);

/// Lines of dark brown on warm wood.
const KAYA: Ink = Ink {
    surface: rgb(0xD9_AA_5C),
    frame: rgb(0xD9_AA_5C),
    frame_tint: Color32::WHITE,
    edge: rgb(0x8A_62_2C),
    shadow: Color32::from_black_alpha(90),
    line: rgb(0x4A_2F_12),
    letters: rgb(0x6B_4A_22),
    dots: stones(
        Color32::from_black_alpha(96),
        Color32::from_rgba_unmultiplied_const(0xFF, 0xFF, 0xFF, 120),
    ),
    on_board: rgb(0x38_22_0C),
    on_stone: stones(CHALK, INK),
    last: stones(rgb(0xE8_5B_3C), rgb(0xC8_3D_22)),
    flat: ByColor {
        black: flat(rgb(0x26_25_26), rgb(0x14_13_13)),
        white: flat(rgb(0xF1_EE_E6), rgb(0xA8_9F_8E)),
    },
    territory: ByColor {
        black: flat(rgb(0x17_15_13), rgb(0x17_15_13)),
        white: flat(rgb(0xFB_FA_F5), rgb(0x4A_3A_22)),
    },
    next: stones(
        Color32::from_rgba_unmultiplied_const(0x20, 0x14, 0x08, 150),
        Color32::from_rgba_unmultiplied_const(0xFF, 0xFC, 0xF2, 215),
    ),
    hint: rgb(0xC8_3D_22),
    candidate: rgb(0x2B_57_63),
    on_candidate: CHALK,
};

/// Green felt in a frame of dark wood.
const FELT: Ink = Ink {
    surface: rgb(0x2A_74_4E),
    frame: rgb(0x5B_3B_24),
    frame_tint: rgb(0x6C_5A_63),
    edge: rgb(0x2E_1B_0E),
    line: rgb(0x0A_20_15),
    letters: rgb(0xE6_CF_A8),
    dots: stones(
        Color32::from_rgba_unmultiplied_const(0x06, 0x18, 0x0F, 120),
        Color32::from_rgba_unmultiplied_const(0xFF, 0xFF, 0xFF, 120),
    ),
    on_board: rgb(0xF8_F5_EA),
    hint: rgb(0xFF_C8_57),
    candidate: rgb(0xF0_DF_A8),
    on_candidate: INK,
    next: stones(
        Color32::from_rgba_unmultiplied_const(0x06, 0x18, 0x0F, 190),
        Color32::from_rgba_unmultiplied_const(0xFF, 0xFC, 0xF2, 200),
    ),
    ..KAYA
};

/// A printed diagram: nothing but black and white.
const PAPER: Ink = Ink {
    surface: rgb(0xFF_FF_FF),
    frame: rgb(0xFF_FF_FF),
    frame_tint: Color32::WHITE,
    edge: rgb(0xC9_C4_BA),
    shadow: Color32::from_black_alpha(40),
    line: rgb(0x20_20_20),
    letters: rgb(0x5A_5A_5A),
    dots: stones(
        Color32::from_black_alpha(110),
        Color32::from_black_alpha(60),
    ),
    on_board: rgb(0x00_00_00),
    on_stone: stones(rgb(0xFF_FF_FF), rgb(0x00_00_00)),
    last: stones(rgb(0xFF_FF_FF), rgb(0x00_00_00)),
    flat: ByColor {
        black: flat(rgb(0x00_00_00), rgb(0x00_00_00)),
        white: flat(rgb(0xFF_FF_FF), rgb(0x00_00_00)),
    },
    territory: ByColor {
        black: flat(rgb(0x00_00_00), rgb(0x00_00_00)),
        white: flat(rgb(0xFF_FF_FF), rgb(0x00_00_00)),
    },
    next: stones(
        Color32::from_black_alpha(130),
        Color32::from_rgba_unmultiplied_const(0x70, 0x70, 0x70, 150),
    ),
    hint: rgb(0x80_80_80),
    candidate: rgb(0x50_50_50),
    on_candidate: rgb(0xFF_FF_FF),
};

/// Pale lines on slate.
const NIGHT: Ink = Ink {
    surface: rgb(0x36_3D_44),
    frame: rgb(0x36_3D_44),
    frame_tint: Color32::WHITE,
    edge: rgb(0x59_63_6D),
    shadow: Color32::from_black_alpha(120),
    line: rgb(0x8E_9A_A5),
    letters: rgb(0x93_9F_AA),
    dots: stones(
        Color32::from_black_alpha(150),
        Color32::from_rgba_unmultiplied_const(0xFF, 0xFF, 0xFF, 90),
    ),
    on_board: rgb(0xDD_E4_EA),
    on_stone: stones(rgb(0xF2_F4_F5), rgb(0x16_18_1A)),
    last: stones(rgb(0xF0_78_52), rgb(0xC8_3D_22)),
    flat: ByColor {
        black: flat(rgb(0x15_17_19), rgb(0x78_83_8D)),
        white: flat(rgb(0xE6_E7_E6), rgb(0x9A_9E_A1)),
    },
    territory: ByColor {
        black: flat(rgb(0x0B_0C_0D), rgb(0x9B_A6_B0)),
        white: flat(rgb(0xF2_F4_F5), rgb(0x15_18_1B)),
    },
    next: stones(
        Color32::from_rgba_unmultiplied_const(0x08, 0x0A, 0x0C, 215),
        Color32::from_rgba_unmultiplied_const(0xF2, 0xF4, 0xF5, 170),
    ),
    hint: rgb(0xF0_78_52),
    candidate: rgb(0xA9_CB_BE),
    on_candidate: rgb(0x16_18_1A),
};

/// The same in a frame of darker slate.
const NIGHT_SQUARES: Ink = Ink {
    frame: rgb(0x22_27_2B),
    frame_tint: rgb(0xA0_A2_A4),
    edge: rgb(0x4A_53_5B),
    ..NIGHT
};

impl Ink {
    /// The colors of a look, on a board that is divided in this way.
    #[must_use]
    pub(super) const fn of(look: BoardLook, ground: Ground) -> &'static Self {
        match (look, ground) {
            (BoardLook::Kaya, Ground::Lines) => &KAYA,
            (BoardLook::Kaya, Ground::Squares) => &FELT,
            (BoardLook::Paper, Ground::Lines | Ground::Squares) => &PAPER,
            (BoardLook::Night, Ground::Lines) => &NIGHT,
            (BoardLook::Night, Ground::Squares) => &NIGHT_SQUARES,
        }
    }

    /// Signs on a point: on its stone, or on the surface.
    #[must_use]
    pub(super) fn on(&self, stone: Option<Color>) -> Color32 {
        stone.map_or(self.on_board, |color| self.on_stone[color])
    }
}

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

const fn stones(black: Color32, white: Color32) -> ByColor<Color32> {
    ByColor { black, white }
}

const fn flat(fill: Color32, rim: Color32) -> Flat {
    Flat { fill, rim }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(color: Color32) -> f32 {
        let linear = |part: u8| (f32::from(part) / 255.0).powf(2.2);
        0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn every_ink() -> impl Iterator<Item = (String, &'static Ink)> {
        let looks = [BoardLook::Kaya, BoardLook::Paper, BoardLook::Night];
        let grounds = [Ground::Lines, Ground::Squares];
        let both = move |look| grounds.map(|ground| (look, ground));
        let all = looks.into_iter().flat_map(both);
        all.map(|(look, ground)| (format!("{look:?} {ground:?}"), Ink::of(look, ground)))
    }

    #[test]
    fn signs_can_be_read_on_what_they_are_on() {
        for (look, ink) in every_ink() {
            assert!(contrast(ink.on_board, ink.surface) > 4.5, "{look:?}");
            assert!(contrast(ink.letters, ink.frame) > 3.0, "{look:?}");
            assert!(contrast(ink.line, ink.surface) > 3.0, "{look:?}");
            let word = contrast(ink.on_candidate, ink.candidate);
            assert!(word > 4.5, "{look:?}");
            assert!(contrast(ink.candidate, ink.surface) > 3.0, "{look:?}");
            for color in Color::BOTH {
                let stone = ink.flat[color].fill;
                assert!(contrast(ink.on_stone[color], stone) > 10.0, "{look:?}");
                assert!(contrast(ink.last[color], stone) > 3.0, "{look:?}");
            }
        }
    }

    #[test]
    fn stones_differ_from_each_other_and_from_the_board() {
        for (look, ink) in every_ink() {
            let Ink { surface, flat, .. } = *ink;
            assert!(contrast(flat.black.fill, flat.white.fill) > 10.0);
            for flat in [flat.black, flat.white] {
                let seen = contrast(flat.fill, surface).max(contrast(flat.rim, surface));
                assert!(seen > 1.5, "{look:?}");
            }
        }
    }
}
