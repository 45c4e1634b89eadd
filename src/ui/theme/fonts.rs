//! The fonts: egui's own; for other scripts the system's and, on a machine that has
//! none, those of the program, which hold the letters of what it says itself.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::epaint::text::{
    FallbackRequest, FontInsert, FontPriority, FontProvider, InsertFontFamily,
};
use egui::{Context, FontData, FontFamily};
use egui_system_font_provider::SystemFontProvider;

use crate::drawing::{Script, full_width_font};
use crate::words::Language;

/// What the font of full-width signs is called among the others.
const FULL_WIDTH: &str = "full width";

/// Whether letters may come from the fonts of the system. A picture that has to be
/// the same everywhere does without them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SystemFonts {
    /// They may, before those of the program.
    Used,
    /// They may not.
    Unused,
}

/// The fonts: egui's own, with signs and arrows for words of every family, and before
/// its symbols the full-width signs, some of which these would draw as pictures.
pub fn install_fonts(ctx: &Context) {
    let mut fonts = egui::FontDefinitions::default();
    let signs = FontData::from_static(full_width_font());
    fonts.font_data.insert(FULL_WIDTH.to_owned(), signs.into());
    for family in fonts.families.values_mut() {
        family.insert(family.len().min(1), FULL_WIDTH.to_owned());
    }
    if let Some(family) = fonts.families.get_mut(&FontFamily::Proportional) {
        family.push("Hack".to_owned());
    }
    ctx.set_fonts(fonts);
    install_script_fonts(ctx, Language::default(), SystemFonts::Unused);
}

/// Where letters come from that egui's fonts lack. Where languages share letters, they
/// have the shapes of the one that is spoken.
pub fn install_script_fonts(ctx: &Context, language: Language, system: SystemFonts) {
    let spoken = language.locale().script;
    let others = Script::ALL.into_iter().filter(|&of| Some(of) != spoken);
    let mut providers: Vec<Arc<dyn FontProvider>> = Vec::new();
    if system == SystemFonts::Used {
        providers.push(Arc::new(SystemFont::of(language)));
    }
    for script in spoken.into_iter().chain(others) {
        providers.push(Arc::new(ScriptFont(script)));
    }
    ctx.set_font_providers(providers);
}

/// The fonts of the system, in the shapes of a language.
struct SystemFont {
    provider: SystemFontProvider,
    /// Where a system has no fonts at all, who lists them panics instead of finding
    /// none.
    broken: AtomicBool,
}

impl SystemFont {
    fn of(language: Language) -> Self {
        Self {
            provider: SystemFontProvider::new().with_locale(Some(language.code())),
            broken: AtomicBool::new(false),
        }
    }
}

impl FontProvider for SystemFont {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        if self.broken.load(Ordering::Relaxed) {
            return None;
        }
        let found = panic::catch_unwind(AssertUnwindSafe(|| self.provider.font_for(request)));
        if found.is_err() {
            self.broken.store(true, Ordering::Relaxed);
        }
        found.ok().flatten()
    }
}

/// The font of a script, which is unpacked when a letter is wanted that no other has.
struct ScriptFont(Script);

impl FontProvider for ScriptFont {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let letter = request.cluster.chars().next()?;
        let data = self.0.font();
        let face = ttf_parser::Face::parse(data, 0).ok()?;
        face.glyph_index(letter)?;
        Some(FontInsert {
            name: format!("{:?}", self.0),
            data: FontData::from_static(data),
            families: vec![InsertFontFamily {
                family: request.family.clone(),
                priority: FontPriority::Lowest,
            }],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::FontId;

    /// Whether a window without the fonts of the system draws a letter.
    fn draws(language: Language, letter: char) -> bool {
        let ctx = Context::default();
        install_fonts(&ctx);
        install_script_fonts(&ctx, language, SystemFonts::Unused);
        let mut has = false;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let font = FontId::proportional(14.0);
            has = ui.fonts_mut(|fonts| fonts.has_glyph(&font, letter));
        });
        output.textures_delta.clear();
        has
    }

    #[test]
    fn the_name_of_every_language_is_drawn_in_every_language() {
        for &language in Language::ALL {
            for letter in Language::ALL.iter().flat_map(|of| of.name().chars()) {
                assert!(draws(language, letter), "{language:?}: {letter}");
            }
        }
        assert!(!draws(Language::English, '\u{10ffff}'));
    }
}
