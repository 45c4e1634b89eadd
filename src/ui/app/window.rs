//! The window itself, as far as the system knows it.

use egui::{Context, ViewportCommand};

/// What was told to the system, and what was noticed in the last frame.
#[derive(Debug, Default)]
pub(super) struct Window {
    title: String,
    /// Whether the window may close: what is to be kept is kept.
    closing: bool,
    /// Whether a text was written in the last frame: Escape ends that, before
    /// anyone else sees the key.
    pub(super) writing: bool,
}

impl Window {
    /// What stands in its title bar.
    pub(super) fn title(&self) -> &str {
        &self.title
    }

    /// Gives the window a title, where that is another one.
    pub(super) fn set_title(&mut self, ctx: &Context, title: String) {
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    /// Whether it is about to close.
    pub(super) const fn is_closing(&self) -> bool {
        self.closing
    }

    /// Closes it.
    pub(super) fn close(&mut self, ctx: &Context) {
        self.closing = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Whether it fills the screen.
    pub(super) fn is_full_screen(ctx: &Context) -> bool {
        ctx.input(|input| input.viewport().fullscreen.unwrap_or(false))
    }

    /// Switches full screen on or off.
    pub(super) fn toggle_full_screen(ctx: &Context) {
        let full = Self::is_full_screen(ctx);
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
    }
}
