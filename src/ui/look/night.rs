//! Slate with pale lines.

use egui::Color32;

use super::colors::{BoardColors, flat, rgb, rgba, stones, white_alpha};
use super::grain::noise;
use super::materials::{SurfacePoint, lacquer, rimmed, shell, slate};
use super::{BoardStyle, Material, PieceStyle, Tone};
use crate::board::{ByColor, Color};
use crate::words::OptionsWords;

/// The look.
pub(super) const NIGHT: BoardStyle = BoardStyle {
    name: OptionsWords::Night,
    printed: false,
    lines: LINES,
    squares: SQUARES,
    surface: Some(stone),
    field: None,
    stones: Material {
        black: rimmed_stone,
        white: |place| shell(place).map(|part| part * 0.95),
        shadow: 0.55,
    },
    discs: Material {
        black: rimmed_disc,
        white: |place| lacquer(place, Color::White).map(|part| part * 0.94),
        shadow: 0.50,
    },
    pieces: PieceStyle {
        black: Tone {
            face: [rgb(0x2A_2F_34), rgb(0x12_15_18)],
            edge: rgb(0x7C_88_93),
            ring: rgb(0x93_A0_AB),
            emblem: rgb(0xE4_EA_EF),
        },
        white: Tone {
            face: [rgb(0xF8_FA_FB), rgb(0xCB_D1_D6)],
            edge: rgb(0x59_63_6C),
            ring: rgb(0x4A_54_5D),
            emblem: rgb(0x1D_22_27),
        },
        shadow: Color32::from_black_alpha(130),
        tray_tint: rgb(0xB4_B4_B4),
        hollow: 0.13,
        floor: Color32::from_black_alpha(34),
        square_line: 0.6,
        pointed: white_alpha(26),
    },
};

/// Pale lines on slate.
const LINES: BoardColors = BoardColors {
    surface: rgb(0x36_3D_44),
    frame: rgb(0x36_3D_44),
    frame_tint: Color32::WHITE,
    edge: rgb(0x59_63_6D),
    shadow: Color32::from_black_alpha(120),
    line: rgb(0x8E_9A_A5),
    letters: rgb(0x93_9F_AA),
    dots: stones(Color32::from_black_alpha(150), rgba(0xFF_FF_FF, 90)),
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
    next: stones(rgba(0x08_0A_0C, 215), rgba(0xF2_F4_F5, 170)),
    hint: rgb(0xF0_78_52),
    candidate: rgb(0xA9_CB_BE),
    on_candidate: rgb(0x16_18_1A),
};

/// The same in a frame of darker slate.
const SQUARES: BoardColors = BoardColors {
    frame: rgb(0x22_27_2B),
    frame_tint: rgb(0xA0_A2_A4),
    edge: rgb(0x4A_53_5B),
    ..LINES
};

fn rimmed_stone(place: SurfacePoint) -> [f32; 3] {
    let dark = slate(place).map(|part| part * 0.85);
    rimmed(place, dark, 0.935, [0.50, 0.545, 0.59])
}

fn rimmed_disc(place: SurfacePoint) -> [f32; 3] {
    let dark = lacquer(place, Color::Black).map(|part| part * 0.80);
    rimmed(place, dark, 0.955, [0.46, 0.505, 0.55])
}

/// Fine dark stone with faint clouds.
fn stone(u: f32, v: f32) -> [f32; 3] {
    let cloud = noise(u * 3.0, v * 2.4) * 0.6 + noise(u * 9.0, v * 7.0) * 0.4 - 0.5;
    let grain = noise(u * 420.0, v * 420.0) - 0.5;
    let layer = noise(u * 14.0 + v * 5.0, v * 60.0) - 0.5;
    let light = 1.0 + 0.10 * cloud + 0.05 * grain + 0.04 * layer;
    [0.212 * light, 0.240 * light, 0.268 * light]
}
