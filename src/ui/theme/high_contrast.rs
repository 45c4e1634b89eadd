//! The theme of high contrast.

use super::Colors;
use crate::ui::look::rgb;
use crate::words::OptionsWords;

/// The theme.
pub const HIGH_CONTRAST: Colors = Colors {
    name: OptionsWords::HighContrast,
    dark: true,
    window: rgb(0x00_00_00),
    panel: rgb(0x00_00_00),
    raised: rgb(0x10_10_10),
    text: rgb(0xFF_FF_FF),
    quiet: rgb(0xE0_E0_E0),
    line: rgb(0xFF_FF_FF),
    edge: rgb(0xFF_FF_FF),
    accent: rgb(0xFF_D4_00),
    on_accent: rgb(0x00_00_00),
    good: rgb(0x7F_FF_9F),
    caution: rgb(0xFF_D4_00),
    mistake: rgb(0xFF_9D_3A),
    wrong: rgb(0xFF_9B_91),
};
