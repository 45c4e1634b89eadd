//! How the window looks, brought in line with the settings in every frame.

use egui::Context;

use crate::settings::Settings;
use crate::ui::look::BoardTextures;
use crate::ui::theme::{self, Colors, SystemFonts};
use crate::words::Language;

/// The colors and fonts that egui was given, and the textures of boards.
#[derive(Debug)]
pub(super) struct Appearance {
    installed: Option<&'static Colors>,
    fonts: Option<(Language, SystemFonts)>,
    pub(super) system_fonts: SystemFonts,
    pub(super) textures: BoardTextures,
}

impl Appearance {
    /// The textures that were chosen, and no colors yet.
    pub(super) fn new(ctx: &Context, settings: &Settings) -> Self {
        Self {
            installed: None,
            fonts: None,
            system_fonts: SystemFonts::Unused,
            textures: BoardTextures::new(ctx, settings.look),
        }
    }

    /// Gives everything the colors, letters, textures and size that are chosen.
    pub(super) fn update(
        &mut self,
        ctx: &Context,
        settings: &Settings,
        language: Language,
    ) -> &'static Colors {
        let fonts = Some((language, self.system_fonts));
        if self.fonts != fonts {
            theme::install_script_fonts(ctx, language, self.system_fonts);
            self.fonts = fonts;
        }
        let dark = ctx.system_theme() == Some(egui::Theme::Dark);
        let colors = Colors::of(settings.theme, dark);
        if self.installed != Some(colors) {
            theme::install(ctx, colors);
            self.installed = Some(colors);
        }
        if self.textures.look() != settings.look {
            self.textures = BoardTextures::new(ctx, settings.look);
        }
        size_text(ctx, settings.text_size);
        colors
    }
}

/// Gives everything the size that was chosen, in percent, as far as the
/// smallest layout still fits the window.
fn size_text(ctx: &Context, percent: u16) {
    let now = ctx.zoom_factor();
    let room = ctx.content_rect().size() * now;
    let most = (room / theme::SMALLEST).min_elem().max(1.0);
    let wanted = f32::from(percent) / 100.0;
    let zoom = wanted.min(most);
    if (zoom - now).abs() > 0.005 {
        ctx.set_zoom_factor(zoom);
    }
}
