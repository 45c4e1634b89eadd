//! The fonts of scripts that the other fonts of the program do not have.
//!
//! Each holds the letters that the program itself writes in a language, so that
//! nothing it says is a row of boxes on a machine without fonts for the script.
//! `assets/fonts/make.py` makes them.

use std::sync::LazyLock;

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// A script with letters that no font for Latin letters has. Where two languages
/// write the same letters in shapes of their own, each has a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Script {
    /// Kana and kanji.
    Japanese,
    /// Hangul.
    Korean,
    /// The short forms of Chinese letters.
    SimplifiedChinese,
    /// The full forms of Chinese letters.
    TraditionalChinese,
}

macro_rules! font {
    ($name:literal) => {
        LazyLock::new(|| {
            unpacked(include_bytes!(concat!(
                "../../assets/fonts/",
                $name,
                ".otf.zlib"
            )))
        })
    };
}

static JAPANESE: LazyLock<Vec<u8>> = font!("japanese");
static KOREAN: LazyLock<Vec<u8>> = font!("korean");
static SIMPLIFIED_CHINESE: LazyLock<Vec<u8>> = font!("simplified_chinese");
static TRADITIONAL_CHINESE: LazyLock<Vec<u8>> = font!("traditional_chinese");

static FULL_WIDTH: LazyLock<Vec<u8>> = font!("full_width");

/// An OpenType font with the Latin letters, digits and signs that are as wide as the
/// letters of Chinese.
#[must_use]
pub fn full_width_font() -> &'static [u8] {
    &FULL_WIDTH
}

/// A font as it was before it was packed. One that is damaged is no font, and is
/// passed over as such; a test unpacks them all.
fn unpacked(packed: &[u8]) -> Vec<u8> {
    decompress_to_vec_zlib(packed).unwrap_or_default()
}

impl Script {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Japanese,
        Self::Korean,
        Self::SimplifiedChinese,
        Self::TraditionalChinese,
    ];

    /// An OpenType font with the letters that the program writes in this script.
    #[must_use]
    pub fn font(self) -> &'static [u8] {
        match self {
            Self::Japanese => &JAPANESE,
            Self::Korean => &KOREAN,
            Self::SimplifiedChinese => &SIMPLIFIED_CHINESE,
            Self::TraditionalChinese => &TRADITIONAL_CHINESE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_has_letters_of_its_script() {
        // The word for a stone, which no language of Go can do without.
        for (script, letter) in [
            (Script::Japanese, '石'),
            (Script::Korean, '돌'),
            (Script::SimplifiedChinese, '子'),
            (Script::TraditionalChinese, '子'),
        ] {
            let face = ttf_parser::Face::parse(script.font(), 0).unwrap();
            assert!(face.glyph_index(letter).is_some(), "{script:?}");
            assert!(face.glyph_index('鷗').is_none(), "{script:?}");
        }
    }
}
