//! The textures of boards, made beside the window.

use std::fmt;
use std::sync::{Arc, OnceLock};

use egui::{Context, TextureFilter, TextureHandle, TextureId, TextureOptions};

use crate::session::BoardLook;

use super::ink::Ink;
use super::paint::sprites;
use super::paint::wood;

/// The textures that boards are painted with.
///
/// They cost some tenths of a second: keep one skin for each look in use.
/// Cloning one shares its textures.
#[derive(Clone)]
pub struct Skin {
    look: BoardLook,
    textures: Arc<OnceLock<Textures>>,
}

struct Textures {
    surface: Option<TextureHandle>,
    stones: TextureHandle,
}

impl Skin {
    /// The textures of a look. They are made on a thread; until they are there
    /// boards are flat.
    #[must_use]
    pub fn new(ctx: &Context, look: BoardLook) -> Self {
        let skin = Self::flat(look);
        let (ctx, textures) = (ctx.clone(), Arc::clone(&skin.textures));
        let work = move || {
            textures.get_or_init(|| Textures::make(&ctx, look));
            ctx.request_repaint();
        };
        // Without a thread boards stay flat, which can be played on just as well.
        let _ = std::thread::Builder::new()
            .name("board textures".to_owned())
            .spawn(work);
        skin
    }

    /// The same, made before this returns: for pictures and tests.
    #[must_use]
    pub fn ready(ctx: &Context, look: BoardLook) -> Self {
        let skin = Self::flat(look);
        skin.textures.get_or_init(|| Textures::make(ctx, look));
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

    /// Whether the textures are there.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.textures.get().is_some()
    }

    /// The colors that go with them.
    #[must_use]
    pub const fn ink(&self) -> &'static Ink {
        Ink::of(self.look)
    }

    /// The texture of the surface, once it is there and if it has one.
    pub(super) fn surface(&self) -> Option<TextureId> {
        Some(self.textures.get()?.surface.as_ref()?.id())
    }

    /// The sheet of stones, once it is there.
    pub(super) fn stones(&self) -> Option<TextureId> {
        Some(self.textures.get()?.stones.id())
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
    fn make(ctx: &Context, look: BoardLook) -> Self {
        const FINE: TextureOptions =
            TextureOptions::LINEAR.with_mipmap_mode(Some(TextureFilter::Linear));
        let surface = wood::surface(look);
        let stones = sprites::sheet(look);
        Self {
            surface: surface.map(|image| ctx.load_texture("board", image, FINE)),
            stones: ctx.load_texture("stones", stones, FINE),
        }
    }
}
