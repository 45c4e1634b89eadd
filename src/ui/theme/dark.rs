//! The dark theme.

use super::Colors;
use crate::ui::look::rgb;
use crate::words::OptionsWords;

/// The theme.
pub const DARK: Colors = Colors {
    name: OptionsWords::Dark,
    dark: true,
    window: rgb(0x1D_1B_19),
    panel: rgb(0x27_24_21),
    raised: rgb(0x32_2E_2A),
    text: rgb(0xEF_E8_DC),
    quiet: rgb(0xA7_9D_90),
    line: rgb(0x3D_38_33),
    edge: rgb(0x85_7C_71),
    accent: rgb(0xE5_8A_61),
    on_accent: rgb(0x1D_1B_19),
    good: rgb(0x7F_BF_8F),
    caution: rgb(0xE0_B0_60),
    mistake: rgb(0xF0_93_4E),
    wrong: rgb(0xE5_82_78),
};
