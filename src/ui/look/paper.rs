//! Black on white, as in a book.

use egui::Color32;

use super::colors::{BoardColors, flat, rgb, rgba, stones};
use super::materials::{printed_black, printed_white};
use super::{BoardStyle, Material, PieceStyle, Tone};
use crate::board::ByColor;
use crate::words::OptionsWords;

/// The look.
pub(super) const PAPER: BoardStyle = BoardStyle {
    name: OptionsWords::Paper,
    printed: true,
    lines: PRINT,
    squares: PRINT,
    surface: None,
    field: None,
    stones: Material {
        black: printed_black,
        white: |place| printed_white(place, 0.095),
        shadow: 0.0,
    },
    discs: Material {
        black: printed_black,
        white: |place| printed_white(place, 0.055),
        shadow: 0.0,
    },
    pieces: PieceStyle {
        black: Tone {
            face: [rgb(0x00_00_00), rgb(0x00_00_00)],
            edge: rgb(0x00_00_00),
            ring: rgb(0xFF_FF_FF),
            emblem: rgb(0xFF_FF_FF),
        },
        white: Tone {
            face: [rgb(0xFF_FF_FF), rgb(0xFF_FF_FF)],
            edge: rgb(0x00_00_00),
            ring: rgb(0x00_00_00),
            emblem: rgb(0x00_00_00),
        },
        shadow: Color32::TRANSPARENT,
        tray_tint: Color32::WHITE,
        hollow: 0.06,
        floor: Color32::TRANSPARENT,
        square_line: 1.0,
        pointed: Color32::from_black_alpha(18),
    },
};

/// A printed diagram: nothing but black and white.
const PRINT: BoardColors = BoardColors {
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
    next: stones(Color32::from_black_alpha(130), rgba(0x70_70_70, 150)),
    hint: rgb(0x80_80_80),
    candidate: rgb(0x50_50_50),
    on_candidate: rgb(0xFF_FF_FF),
};
