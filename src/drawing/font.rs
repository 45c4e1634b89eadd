//! Letters: how wide they are and how they look.

use std::sync::LazyLock;
use std::sync::OnceLock;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

use super::script::Script;

/// How high capitals and digits are, as a share of the size of the font.
pub const CAP_HEIGHT: f32 = 0.693;

/// A font that was brought along: the letters of it and where they come from.
pub(super) struct Typeface {
    pub(super) data: &'static [u8],
    pub(super) face: Face<'static>,
}

/// A font for what the fonts that are part of the program do not have.
static ADDED: OnceLock<&'static [u8]> = OnceLock::new();

/// How many fonts any text is written in before its script is asked for.
const LATIN: usize = 2;

/// The fonts, in the order in which a letter is looked for.
static FONTS: LazyLock<Vec<Typeface>> = LazyLock::new(|| {
    let latin: [&[u8]; LATIN] = [
        epaint_default_fonts::UBUNTU_LIGHT,
        epaint_default_fonts::HACK_REGULAR,
    ];
    let scripts = Script::ALL.map(Script::font);
    let all = latin.into_iter().chain(ADDED.get().copied());
    let parsed = all.chain(scripts).filter_map(|data| {
        let face = Face::parse(data, 0).ok()?;
        Some(Typeface { data, face })
    });
    parsed.collect()
});

/// A font that cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no font that can be used: give a TrueType or OpenType file, .ttf or .otf")]
pub struct InvalidFont;

/// Looks in this font, too, for letters that the fonts of the program lack. It has
/// to be said before anything is drawn, and holds from then on.
///
/// # Errors
///
/// [`InvalidFont`], and nothing has changed.
pub fn add_font(data: Vec<u8>) -> Result<(), InvalidFont> {
    Face::parse(&data, 0).ok().ok_or(InvalidFont)?;
    // It is needed as long as the program runs, and there is one at most.
    let kept = ADDED.set(Vec::leak(data));
    debug_assert!(kept.is_ok(), "a second font is added");
    Ok(())
}

/// A letter of one of the fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glyph {
    pub(super) font: usize,
    pub(super) id: u16,
    pub(super) letter: char,
}

/// The fonts, by the number that a [`Glyph`] has.
pub(super) fn fonts() -> &'static [Typeface] {
    &FONTS
}

/// The letters of a text. What no font has is the box that stands for nothing.
///
/// Beside Latin letters a text is written in one font as far as that can be: the
/// same letter of Chinese has another shape in Japanese.
pub(super) fn glyphs(text: &str) -> impl Iterator<Item = Glyph> + '_ {
    let preferred = preferred(text);
    text.chars().map(move |letter| {
        let letter = if letter.is_whitespace() || letter.is_control() {
            ' '
        } else {
            letter
        };
        find(letter, preferred).unwrap_or(Glyph {
            font: 0,
            id: 0,
            letter,
        })
    })
}

/// A letter in the first of the fonts that has it, the preferred one being asked
/// after those for Latin letters.
fn find(letter: char, preferred: Option<usize>) -> Option<Glyph> {
    let mut all = (0..LATIN).chain(preferred).chain(LATIN..FONTS.len());
    all.find_map(|font| {
        let GlyphId(id) = FONTS.get(font)?.face.glyph_index(letter)?;
        Some(Glyph { font, id, letter })
    })
}

/// The first font that has every letter of a text that those for Latin letters lack.
fn preferred(text: &str) -> Option<usize> {
    let has = |font: usize, letter| {
        let typeface = FONTS.get(font);
        typeface.is_some_and(|of| of.face.glyph_index(letter).is_some())
    };
    let is_latin = |letter| (0..LATIN).any(|font| has(font, letter));
    let foreign = text.chars();
    let foreign = foreign.filter(|of| !of.is_whitespace() && !of.is_control());
    let foreign: Vec<char> = foreign.filter(|&of| !is_latin(of)).collect();
    let mut others = LATIN..FONTS.len();
    others.find(|&font| !foreign.is_empty() && foreign.iter().all(|&of| has(font, of)))
}

impl Glyph {
    /// How far the next letter is from it, as a share of the size of the font.
    pub(super) fn advance(self) -> f32 {
        let Some(Typeface { face, .. }) = FONTS.get(self.font) else {
            return 0.0;
        };
        let advance = face.glyph_hor_advance(GlyphId(self.id)).unwrap_or(0);
        f32::from(advance) / f32::from(face.units_per_em())
    }

    /// Its outline, in shares of the size of the font with y upwards.
    pub(super) fn outline(self, into: &mut dyn OutlineBuilder) {
        if let Some(Typeface { face, .. }) = FONTS.get(self.font) {
            // A space has none.
            let _ = face.outline_glyph(GlyphId(self.id), into);
        }
    }

    /// How many of its units make the size of the font.
    pub(super) fn units(self) -> f32 {
        let typeface = FONTS.get(self.font);
        typeface.map_or(1000.0, |of| f32::from(of.face.units_per_em()))
    }
}

/// How long a text is at a size.
#[must_use]
pub fn text_width(text: &str, size: f32) -> f32 {
    glyphs(text).map(Glyph::advance).sum::<f32>() * size
}

/// The letters of a text that no font has.
#[must_use]
pub fn unprintable(text: &str) -> Vec<char> {
    let letters = text
        .chars()
        .filter(|of| !of.is_whitespace() && !of.is_control());
    letters.filter(|&of| find(of, None).is_none()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_names_can_be_printed() {
        let names = "Honinbo Shūsaku, Fan Tíng’yù, Bogdan Žurek, Dvořák, Œuvre — 9p ½ → ●";
        assert_eq!(unprintable(names), Vec::<char>::new());
        assert_eq!(unprintable("鷗龘 a"), ['鷗', '龘']);
    }

    #[test]
    fn a_text_is_written_in_one_font_beside_latin_letters() {
        let written = |text: &str| -> Vec<usize> {
            let mut fonts: Vec<usize> = glyphs(text).map(|glyph| glyph.font).collect();
            fonts.sort_unstable();
            fonts.dedup();
            fonts
        };
        // 黑 is Chinese and 黒 Japanese; both write 白.
        let japanese = written("黒白");
        let chinese = written("黑白");
        assert_eq!([japanese.len(), chinese.len()], [1, 1]);
        assert_ne!(japanese, chinese);
        assert_eq!(written("D4"), [0]);
        assert_eq!(written("돌 D4").len(), 2);
    }

    #[test]
    fn digits_are_as_high_as_is_said() {
        let face = &fonts()[0].face;
        let digit = face.glyph_index('8').unwrap();
        let height = face.glyph_bounding_box(digit).unwrap().y_max;
        let share = f32::from(height) / f32::from(face.units_per_em());
        assert!((share - CAP_HEIGHT).abs() < 0.02, "{share}");
    }

    #[test]
    fn what_is_no_font_is_refused() {
        assert_eq!(add_font(b"not a font".to_vec()), Err(InvalidFont));
    }
}
