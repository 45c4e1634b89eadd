//! The light theme.

use super::Colors;
use crate::ui::look::rgb;
use crate::words::OptionsWords;

/// The theme.
pub const LIGHT: Colors = Colors {
    name: OptionsWords::Light,
    dark: false,
    window: rgb(0xF2_EC_E1),
    panel: rgb(0xFB_F8_F1),
    raised: rgb(0xFF_FF_FF),
    text: rgb(0x2A_25_21),
    quiet: rgb(0x6F_66_5C),
    line: rgb(0xDD_D3_C3),
    edge: rgb(0x8E_83_75),
    accent: rgb(0xB0_47_2A),
    on_accent: rgb(0xFF_FF_FF),
    good: rgb(0x3A_74_49),
    caution: rgb(0x94_5C_0E),
    mistake: rgb(0xB3_4A_00),
    wrong: rgb(0xA3_35_2C),
};
