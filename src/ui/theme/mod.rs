//! Every color, size and radius of the window.
//!
//! A theme is one value in a file of its own and one line in [`Colors::of`].

mod dark;
mod fonts;
mod high_contrast;
mod light;

use egui::{Color32, Context, CornerRadius, FontFamily, FontId, Stroke, TextStyle, Vec2, Visuals};

use crate::settings::Theme;
use crate::ui::look::rgb;
use crate::words::{Language, OptionsWords};

pub use dark::DARK;
pub use fonts::{SystemFonts, install_fonts, install_script_fonts};
pub use high_contrast::HIGH_CONTRAST;
pub use light::LIGHT;

/// What every part of the window is told: in which words and colors it shows
/// itself, and whether it may move.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The language.
    pub language: Language,
    /// The colors.
    pub colors: &'static Colors,
    /// Whether things may move.
    pub motion: bool,
}

/// The colors of one theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// What the theme is called.
    pub name: OptionsWords,
    /// Whether it is dark.
    pub dark: bool,
    /// Behind everything.
    pub window: Color32,
    /// Behind panels and dialogs.
    pub panel: Color32,
    /// Behind cards and the player to move.
    pub raised: Color32,
    /// Words.
    pub text: Color32,
    /// Secondary words.
    pub quiet: Color32,
    /// Lines between things.
    pub line: Color32,
    /// The outlines of what can be changed: boxes, tracks, fields, buttons.
    pub edge: Color32,
    /// The one thing to look at.
    pub accent: Color32,
    /// Words on the accent.
    pub on_accent: Color32,
    /// It went well.
    pub good: Color32,
    /// Mind this.
    pub caution: Color32,
    /// Between the two: what went wrong, and not all of it.
    pub mistake: Color32,
    /// It failed.
    pub wrong: Color32,
}

impl Colors {
    /// The colors of a theme; `system_dark` is what the system prefers.
    #[must_use]
    pub const fn of(theme: Theme, system_dark: bool) -> &'static Self {
        match theme {
            Theme::System if system_dark => &DARK,
            Theme::System | Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
            Theme::HighContrast => &HIGH_CONTRAST,
        }
    }
}

/// What a theme is called.
#[must_use]
pub const fn name(theme: Theme) -> OptionsWords {
    if matches!(theme, Theme::System) {
        return OptionsWords::ThemeSystem;
    }
    Colors::of(theme, false).name
}

/// Words below others.
pub const SMALL: f32 = 12.0;
/// Ordinary words.
pub const BODY: f32 = 14.0;
/// Words on things that can be pressed.
pub const CONTROL: f32 = 15.0;
/// The names of players.
pub const NAME: f32 = 18.0;
/// The clocks.
pub const CLOCK: f32 = 22.0;
/// The title of a page.
pub const TITLE: f32 = 24.0;
/// The name of the program on the first page.
pub const LOGO: f32 = 44.0;

/// The room of a scroll bar that lies beside what it scrolls.
pub const SCROLL_BAR: f32 = 10.0;
/// The smallest window that everything fits.
pub const SMALLEST: Vec2 = egui::vec2(720.0, 540.0);
/// Everything stands on a grid of eight pixels.
pub const GRID: f32 = 8.0;
/// The corners of cards and dialogs.
pub const RADIUS: u8 = 8;
/// The height of a button.
pub const BUTTON: f32 = 32.0;
/// The height of the main button of a screen.
pub const MAIN_BUTTON: f32 = 36.0;

/// How long a stone takes to settle, in seconds.
pub const SETTLE_SECS: f32 = 0.12;
/// How long a card takes to light up, in seconds.
pub const LIGHT_UP_SECS: f32 = 0.12;
/// How long a captured stone takes to fade, in seconds.
pub const FADE_SECS: f32 = 0.18;
/// How long a disc takes to turn over, in seconds.
pub const TURN_SECS: f32 = 0.25;
/// How many seconds later it begins for each square between it and the new disc.
pub const TURN_STAGGER_SECS: f32 = 0.03;

/// A black stone drawn as a flat disc.
pub const BLACK_STONE: Color32 = rgb(0x1C_1A_18);
/// A white stone drawn as a flat disc.
pub const WHITE_STONE: Color32 = rgb(0xFA_F8_F3);

/// The wood of a board in a small picture.
pub const PICTURE_WOOD: Color32 = rgb(0xE3_BC_78);
/// The lines of a board in a small picture.
pub const PICTURE_LINES: Color32 = rgb(0x5B_44_28);

/// The distance between turns in the tree of moves.
pub const TREE_STEP: f32 = 28.0;
/// The radius of a stone in the tree of moves.
pub const TREE_STONE: f32 = 10.0;
/// The width of a small board that only shows something.
pub const SMALL_BOARD: f32 = 96.0;
/// The width of a form, so that fields stay beside their names.
pub const FORM_WIDTH: f32 = 560.0;

/// Gives every widget of the window these colors, sizes and fonts.
pub fn install(ctx: &Context, colors: &Colors) {
    ctx.all_styles_mut(|style| {
        style.visuals = visuals(colors);
        style.spacing.item_spacing = Vec2::splat(GRID);
        style.spacing.button_padding = egui::vec2(GRID * 1.5, GRID * 0.5);
        style.spacing.interact_size.y = BUTTON;
        style.spacing.menu_margin = egui::Margin::same(6);
        style.spacing.icon_width = 18.0;
        style.spacing.icon_width_inner = 10.0;
        style.spacing.slider_width = 160.0;
        style.spacing.scroll = scroll_bars();
        // Words that could be selected would be announced as clickable.
        style.interaction.selectable_labels = false;
        style.text_styles = [
            (
                TextStyle::Small,
                FontId::new(SMALL, FontFamily::Proportional),
            ),
            (TextStyle::Body, FontId::new(BODY, FontFamily::Proportional)),
            (
                TextStyle::Button,
                FontId::new(CONTROL, FontFamily::Proportional),
            ),
            (
                TextStyle::Heading,
                FontId::new(TITLE, FontFamily::Proportional),
            ),
            (
                TextStyle::Monospace,
                FontId::new(BODY, FontFamily::Monospace),
            ),
        ]
        .into();
    });
}

/// Scroll bars that are visible before the pointer is on them, so that a list
/// that goes on below looks like one.
fn scroll_bars() -> egui::style::ScrollStyle {
    egui::style::ScrollStyle {
        foreground_color: true,
        // They lie over what is scrolled: nothing moves when one comes up.
        floating_allocated_width: 0.0,
        floating_width: 4.0,
        dormant_handle_opacity: 0.4,
        active_handle_opacity: 0.6,
        interact_handle_opacity: 0.9,
        dormant_background_opacity: 0.0,
        ..egui::style::ScrollStyle::thin()
    }
}

fn visuals(colors: &Colors) -> Visuals {
    let mut visuals = if colors.dark {
        Visuals::dark()
    } else {
        Visuals::light()
    };
    let corners = CornerRadius::same(6);
    visuals.override_text_color = None;
    visuals.panel_fill = colors.window;
    visuals.window_fill = colors.panel;
    visuals.window_stroke = Stroke::new(1.0, colors.line);
    visuals.window_corner_radius = CornerRadius::same(RADIUS);
    visuals.menu_corner_radius = CornerRadius::same(RADIUS);
    visuals.extreme_bg_color = colors.raised;
    visuals.faint_bg_color = colors.panel;
    visuals.hyperlink_color = colors.accent;
    visuals.warn_fg_color = colors.caution;
    visuals.error_fg_color = colors.wrong;
    visuals.selection.bg_fill = colors.accent;
    visuals.selection.stroke = Stroke::new(1.0, colors.on_accent);
    visuals.weak_text_color = Some(colors.quiet);
    visuals.slider_trailing_fill = true;
    let widgets = &mut visuals.widgets;
    for (widget, fill, line) in [
        (&mut widgets.noninteractive, colors.panel, colors.line),
        (&mut widgets.inactive, colors.raised, colors.edge),
        (&mut widgets.hovered, colors.raised, colors.accent),
        (&mut widgets.active, colors.raised, colors.accent),
        (&mut widgets.open, colors.raised, colors.edge),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.0, line);
        widget.fg_stroke = Stroke::new(1.0, colors.text);
        widget.corner_radius = corners;
        widget.expansion = 0.0;
    }
    visuals
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The part of a color that the eye takes for light, as WCAG 2 reckons.
    fn luminance(color: Color32) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        let [red, green, blue, _] = color.to_array();
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn words_can_be_read_on_every_ground() {
        assert!((contrast(Color32::WHITE, Color32::BLACK) - 21.0).abs() < 0.01);
        for (palette, least) in [(LIGHT, 4.5), (DARK, 4.5), (HIGH_CONTRAST, 7.0)] {
            let grounds = [palette.window, palette.panel, palette.raised];
            let words = [
                palette.text,
                palette.quiet,
                palette.accent,
                palette.good,
                palette.caution,
                palette.mistake,
                palette.wrong,
            ];
            for ground in grounds {
                for word in words {
                    let contrast = contrast(word, ground);
                    assert!(contrast >= least, "{word:?} on {ground:?}: {contrast}");
                }
            }
            let button = contrast(palette.on_accent, palette.accent);
            assert!(button >= least, "{button}");
        }
    }

    /// What can be changed is seen before it is touched: three to one, as WCAG
    /// asks of the parts of controls.
    #[test]
    fn boxes_tracks_and_fields_can_be_seen_on_every_ground() {
        for palette in [LIGHT, DARK, HIGH_CONTRAST] {
            let visuals = visuals(&palette);
            let box_edge = visuals.widgets.inactive.bg_stroke.color;
            for ground in [palette.window, palette.panel, palette.raised] {
                for part in [box_edge, palette.edge, palette.accent] {
                    let contrast = contrast(part, ground);
                    assert!(contrast >= 3.0, "{part:?} on {ground:?}: {contrast}");
                }
            }
        }
    }
}
