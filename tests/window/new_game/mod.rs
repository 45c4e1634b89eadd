//! Setting up a game and looking at its tree, in a window without a screen.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod draw;
mod engines;
mod page;
mod players;
mod tables;
mod tree;

use egui_kittest::{Harness, HarnessBuilder};
use jego::settings::BoardLook;
use jego::ui::look::BoardTextures;
use jego::ui::theme::{self, Colors, Style};
use jego::words::Language;

/// The window as it is meant to be, and as small as it may get.
pub(crate) const SIZES: [[f32; 2]; 2] = [[1280.0, 800.0], [720.0, 540.0]];

pub(crate) fn style(language: Language) -> Style {
    Style {
        language,
        colors: &theme::LIGHT,
        motion: true,
    }
}

/// What a test shows: something with state, and what came of it.
pub(crate) struct Shown<S, E> {
    pub(crate) scene: S,
    pub(crate) style: Style,
    pub(crate) textures: Option<BoardTextures>,
    pub(crate) events: Vec<E>,
}

/// A window in which something is shown frame after frame.
pub(crate) fn window<'a, S: 'a, E: 'a>(
    size: [f32; 2],
    style: Style,
    scene: S,
    show: impl Fn(&mut S, &mut egui::Ui, &mut BoardTextures, Style) -> Option<E> + 'a,
) -> Harness<'a, Shown<S, E>> {
    let shown = Shown {
        scene,
        style,
        textures: None,
        events: Vec::new(),
    };
    let builder: HarnessBuilder<Shown<S, E>> = Harness::builder();
    builder
        .with_size(size)
        .with_context_setup(move |ctx| set_up(ctx, style.colors))
        .build_ui_state(
            move |ui, shown: &mut Shown<S, E>| {
                let textures = shown
                    .textures
                    .get_or_insert_with(|| BoardTextures::new(ui.ctx(), BoardLook::Kaya));
                let event = show(&mut shown.scene, ui, textures, shown.style);
                shown.events.extend(event);
            },
            shown,
        )
}

fn set_up(ctx: &egui::Context, colors: &Colors) {
    theme::install_fonts(ctx);
    theme::install(ctx, colors);
}
