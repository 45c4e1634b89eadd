//! Warm wood for stones, green felt for discs.

use std::f32::consts::TAU;

use egui::Color32;

use super::colors::{BoardColors, CHALK, INK, flat, rgb, rgba, stones, white_alpha};
use super::grain::{noise, smooth};
use super::materials::{lacquer, shell, slate};
use super::{BoardStyle, Material, PieceStyle, Tone};
use crate::board::{ByColor, Color};
use crate::words::OptionsWords;

/// The look.
pub(super) const KAYA: BoardStyle = BoardStyle {
    name: OptionsWords::Kaya,
    printed: false,
    lines: LINES,
    squares: SQUARES,
    surface: Some(wood),
    field: Some(felt),
    stones: Material {
        black: slate,
        white: shell,
        shadow: 0.62,
    },
    discs: Material {
        black: |place| lacquer(place, Color::Black),
        white: |place| lacquer(place, Color::White),
        shadow: 0.55,
    },
    pieces: PieceStyle {
        black: Tone {
            face: [rgb(0x46_3F_3B), rgb(0x1D_1A_18)],
            edge: rgb(0x0F_0D_0C),
            ring: rgb(0xC9_B0_84),
            emblem: rgb(0xF3_EA_D8),
        },
        white: Tone {
            face: [rgb(0xFF_FC_F3), rgb(0xE6_DA_BF)],
            edge: rgb(0x8E_78_52),
            ring: rgb(0x5E_47_28),
            emblem: rgb(0x38_28_17),
        },
        shadow: Color32::from_black_alpha(120),
        tray_tint: rgb(0xC6_B4_A0),
        hollow: 0.13,
        floor: Color32::from_black_alpha(16),
        square_line: 0.55,
        pointed: white_alpha(40),
    },
};

/// Lines of dark brown on warm wood.
const LINES: BoardColors = BoardColors {
    surface: rgb(0xD9_AA_5C),
    frame: rgb(0xD9_AA_5C),
    frame_tint: Color32::WHITE,
    edge: rgb(0x8A_62_2C),
    shadow: Color32::from_black_alpha(90),
    line: rgb(0x4A_2F_12),
    letters: rgb(0x6B_4A_22),
    dots: stones(Color32::from_black_alpha(96), rgba(0xFF_FF_FF, 120)),
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
    next: stones(rgba(0x20_14_08, 150), rgba(0xFF_FC_F2, 215)),
    hint: rgb(0xC8_3D_22),
    candidate: rgb(0x2B_57_63),
    on_candidate: CHALK,
};

/// Green felt in a frame of dark wood.
const SQUARES: BoardColors = BoardColors {
    surface: rgb(0x2A_74_4E),
    frame: rgb(0x5B_3B_24),
    frame_tint: rgb(0x6C_5A_63),
    edge: rgb(0x2E_1B_0E),
    line: rgb(0x0A_20_15),
    letters: rgb(0xE6_CF_A8),
    dots: stones(rgba(0x06_18_0F, 120), rgba(0xFF_FF_FF, 120)),
    on_board: rgb(0xF8_F5_EA),
    hint: rgb(0xFF_C8_57),
    candidate: rgb(0xF0_DF_A8),
    on_candidate: INK,
    next: stones(rgba(0x06_18_0F, 190), rgba(0xFF_FC_F2, 200)),
    ..LINES
};

/// Straight-grained kaya, seen from above: rings run down the board, closer
/// here and wider there, each darkening slowly and ending at once.
fn wood(u: f32, v: f32) -> [f32; 3] {
    let sway = 0.030 * noise(1.3 * u, 0.9 * v) + 0.006 * noise(7.0 * u, 3.0 * v);
    let across = u + sway;
    let ring = across * 27.0 + 4.5 * noise(across * 3.1, 0.25 * v);
    let age = ring.fract();
    let late = smooth(0.15, 0.92, age) * (1.0 - smooth(0.92, 1.0, age));
    let depth = 0.45 + 0.55 * noise(ring.floor() * 1.7, 3.0);

    let fibre = noise(u * 230.0, v * 5.0) * 0.55 + noise(u * 470.0, v * 13.0) * 0.45 - 0.5;
    let pore = smooth(0.80, 0.95, noise(u * 330.0 + 9.0, v * 21.0));
    let cloud = noise(u * 2.3 + 5.0, v * 1.7) - 0.5;
    // Fibres turn in the depth of the wood, so that bands of it catch the light.
    let sheen = (across * 5.0 * TAU + 3.0 * noise(u * 4.0, v * 1.5)).sin() * 0.5;

    let light =
        0.60 - 0.26 * late * depth + 0.15 * fibre - 0.10 * pore + 0.14 * cloud + 0.05 * sheen;
    let mix = |dark: f32, bright: f32| dark + (bright - dark) * light;
    [mix(0.735, 0.960), mix(0.525, 0.800), mix(0.235, 0.485)]
}

/// Short fibres in all directions, pressed flat, a little brighter where the
/// lamp is.
fn felt(u: f32, v: f32) -> [f32; 3] {
    let cloud = noise(u * 4.0 + 3.0, v * 4.0) - 0.5;
    let fibre = noise(u * 300.0 + v * 90.0, v * 300.0) - 0.5;
    let across = noise(v * 260.0 - u * 110.0, u * 310.0 + 17.0) - 0.5;
    let lamp = 0.5 - 0.5 * (u + v);
    let light = 1.0 + 0.05 * cloud + 0.11 * fibre + 0.09 * across + 0.10 * lamp;
    [0.165 * light, 0.455 * light, 0.306 * light]
}
