//! The textures of boards, made beside the window.

use std::fmt;
use std::sync::{Arc, OnceLock};

use egui::{ColorImage, Context, TextureFilter, TextureHandle, TextureId, TextureOptions};

use crate::scene::Ground;
use crate::settings::BoardLook;

use super::paint::discs;
use super::paint::sprites;
use super::paint::wood;

/// The textures that boards are painted with.
///
/// They cost some tenths of a second: keep one skin for each look in use.
/// Cloning one shares its textures. Those of squares are made when the first
/// such board is painted.
#[derive(Clone)]
pub struct Skin {
    look: BoardLook,
    textures: Arc<Textures>,
}

#[derive(Default)]
struct Textures {
    lines: OnceLock<Lines>,
    squares: OnceLock<Squares>,
    /// The window to make those of squares for, until they are asked for; none
    /// where nobody waits for textures.
    window: Option<Context>,
    asked: OnceLock<()>,
}

struct Lines {
    surface: Option<TextureHandle>,
    stones: TextureHandle,
}

struct Squares {
    field: Option<TextureHandle>,
    discs: TextureHandle,
}

impl Skin {
    /// The textures of a look. They are made on a thread; until they are there
    /// boards are flat.
    #[must_use]
    pub fn new(ctx: &Context, look: BoardLook) -> Self {
        let skin = Self {
            look,
            textures: Arc::new(Textures {
                window: Some(ctx.clone()),
                ..Textures::default()
            }),
        };
        skin.make(ctx, Ground::Lines);
        skin
    }

    /// The textures for boards that are divided in this way, made before this
    /// returns: for pictures and tests.
    #[must_use]
    pub fn ready(ctx: &Context, look: BoardLook, ground: Ground) -> Self {
        let skin = Self::flat(look);
        match ground {
            Ground::Lines => skin.textures.make_lines(ctx, look),
            Ground::Squares => {
                // The frame is of the same wood.
                skin.textures.make_lines(ctx, look);
                skin.textures.make_squares(ctx, look);
            }
        }
        skin
    }

    /// A skin that never has textures.
    #[must_use]
    pub fn flat(look: BoardLook) -> Self {
        Self {
            look,
            textures: Arc::default(),
        }
    }

    /// What they look like.
    #[must_use]
    pub const fn look(&self) -> BoardLook {
        self.look
    }

    /// Whether the textures are there, but for those of squares.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.textures.lines.get().is_some()
    }

    /// The texture of the surface, once it is there and if it has one.
    pub(super) fn surface(&self) -> Option<TextureId> {
        Some(self.textures.lines.get()?.surface.as_ref()?.id())
    }

    /// The sheet of stones, once it is there.
    pub(super) fn stones(&self) -> Option<TextureId> {
        Some(self.textures.lines.get()?.stones.id())
    }

    /// The texture under squares, once it is there and if it has one.
    pub(super) fn field(&self) -> Option<TextureId> {
        Some(self.squares()?.field.as_ref()?.id())
    }

    /// Whether what squares need is there.
    pub(super) fn has_squares(&self) -> bool {
        self.squares().is_some()
    }

    /// The sheet of discs, once it is there.
    pub(super) fn discs(&self) -> Option<TextureId> {
        Some(self.squares()?.discs.id())
    }

    /// What squares need, which is asked for when it is first missed.
    fn squares(&self) -> Option<&Squares> {
        let Textures {
            squares,
            window,
            asked,
            ..
        } = &*self.textures;
        if let Some(ctx) = window
            && asked.set(()).is_ok()
        {
            self.make(ctx, Ground::Squares);
        }
        squares.get()
    }

    /// Makes textures on a thread. Without one boards stay flat, which can be
    /// played on just as well.
    fn make(&self, ctx: &Context, ground: Ground) {
        let (ctx, look) = (ctx.clone(), self.look);
        let textures = Arc::clone(&self.textures);
        let work = move || {
            match ground {
                Ground::Lines => textures.make_lines(&ctx, look),
                Ground::Squares => textures.make_squares(&ctx, look),
            }
            ctx.request_repaint();
        };
        let _ = std::thread::Builder::new()
            .name("board textures".to_owned())
            .spawn(work);
    }
}

impl fmt::Debug for Skin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Skin")
            .field("look", &self.look)
            .field("ready", &self.is_ready())
            .finish()
    }
}

impl Textures {
    fn make_lines(&self, ctx: &Context, look: BoardLook) {
        self.lines.get_or_init(|| Lines {
            surface: wood::surface(look).map(|image| texture(ctx, "board", image)),
            stones: texture(ctx, "stones", sprites::sheet(look)),
        });
    }

    fn make_squares(&self, ctx: &Context, look: BoardLook) {
        self.squares.get_or_init(|| Squares {
            field: wood::field(look).map(|image| texture(ctx, "squares", image)),
            discs: texture(ctx, "discs", discs::sheet(look)),
        });
    }
}

fn texture(ctx: &Context, name: &str, image: ColorImage) -> TextureHandle {
    const FINE: TextureOptions =
        TextureOptions::LINEAR.with_mipmap_mode(Some(TextureFilter::Linear));
    ctx.load_texture(name, image, FINE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_skin_has_what_its_boards_need_and_no_more() {
        let ctx = Context::default();
        let lines = Skin::ready(&ctx, BoardLook::Paper, Ground::Lines);
        assert!(lines.stones().is_some() && lines.discs().is_none());
        let squares = Skin::ready(&ctx, BoardLook::Paper, Ground::Squares);
        assert!(squares.discs().is_some());
        let flat = Skin::flat(BoardLook::Paper);
        assert!(flat.stones().is_none() && flat.discs().is_none());
    }

    #[test]
    fn discs_are_made_when_they_are_first_missed() {
        let ctx = Context::default();
        let skin = Skin::new(&ctx, BoardLook::Paper);
        assert!(skin.textures.asked.get().is_none());
        let _ = skin.discs();
        assert!(skin.textures.asked.get().is_some());
        // Another thread makes them, or this one waits until it has.
        skin.textures.make_squares(&ctx, skin.look());
        assert!(skin.discs().is_some());
    }
}
