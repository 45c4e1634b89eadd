//! The textures of boards, made on threads.

use std::fmt;
use std::sync::{Arc, OnceLock};

use egui::{ColorImage, Context, TextureFilter, TextureHandle, TextureId, TextureOptions};

use super::{BoardStyle, disc_sheet, grain, stone_sheet};
use crate::scene::Ground;
use crate::settings::BoardLook;

/// The side of the picture of a surface, in pixels.
const SURFACE_SIDE: usize = 768;
/// The same for what lies under squares, which has no large shapes.
const FIELD_SIDE: usize = 512;

/// The textures that boards are painted with.
///
/// They cost some tenths of a second: keep one of these for each look in use.
/// Cloning one shares its textures. Those of squares are made when the first
/// such board is painted.
#[derive(Clone)]
pub struct BoardTextures {
    look: BoardLook,
    made: Arc<Textures>,
}

#[derive(Default)]
struct Textures {
    lines: OnceLock<LineTextures>,
    squares: OnceLock<SquareTextures>,
    /// The window to make those of squares for, until they are asked for; none
    /// where nobody waits for textures.
    window: Option<Context>,
    asked: OnceLock<()>,
}

struct LineTextures {
    surface: Option<TextureHandle>,
    stones: TextureHandle,
}

struct SquareTextures {
    field: Option<TextureHandle>,
    discs: TextureHandle,
}

impl BoardTextures {
    /// The textures of a look. They are made on a thread; until they are there
    /// boards are flat.
    #[must_use]
    pub fn new(ctx: &Context, look: BoardLook) -> Self {
        let textures = Self {
            look,
            made: Arc::new(Textures {
                window: Some(ctx.clone()),
                ..Textures::default()
            }),
        };
        textures.make(ctx, Ground::Lines);
        textures
    }

    /// The textures for boards that are divided in this way, made before this
    /// returns: for pictures and tests.
    #[must_use]
    pub fn ready(ctx: &Context, look: BoardLook, ground: Ground) -> Self {
        let textures = Self::flat(look);
        match ground {
            Ground::Lines => textures.made.make_lines(ctx, textures.style()),
            Ground::Squares => {
                // The frame is of the same wood.
                textures.made.make_lines(ctx, textures.style());
                textures.made.make_squares(ctx, textures.style());
            }
        }
        textures
    }

    /// Textures that are never made: boards stay flat.
    #[must_use]
    pub fn flat(look: BoardLook) -> Self {
        Self {
            look,
            made: Arc::default(),
        }
    }

    /// What they look like.
    #[must_use]
    pub const fn look(&self) -> BoardLook {
        self.look
    }

    /// What that look is made of.
    pub(crate) const fn style(&self) -> &'static BoardStyle {
        BoardStyle::of(self.look)
    }

    /// Whether the textures are there, but for those of squares.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.made.lines.get().is_some()
    }

    /// The texture of the surface, once it is there and if it has one.
    pub(crate) fn surface(&self) -> Option<TextureId> {
        Some(self.made.lines.get()?.surface.as_ref()?.id())
    }

    /// The sheet of stones, once it is there.
    pub(crate) fn stones(&self) -> Option<TextureId> {
        Some(self.made.lines.get()?.stones.id())
    }

    /// The texture under squares, once it is there and if it has one.
    pub(crate) fn field(&self) -> Option<TextureId> {
        Some(self.squares()?.field.as_ref()?.id())
    }

    /// Whether what squares need is there.
    pub(crate) fn has_squares(&self) -> bool {
        self.squares().is_some()
    }

    /// The sheet of discs, once it is there.
    pub(crate) fn discs(&self) -> Option<TextureId> {
        Some(self.squares()?.discs.id())
    }

    /// The textures of squares, which are made when they are first asked for.
    fn squares(&self) -> Option<&SquareTextures> {
        let Textures {
            squares,
            window,
            asked,
            ..
        } = &*self.made;
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
        let (ctx, style) = (ctx.clone(), self.style());
        let made = Arc::clone(&self.made);
        let work = move || {
            match ground {
                Ground::Lines => made.make_lines(&ctx, style),
                Ground::Squares => made.make_squares(&ctx, style),
            }
            ctx.request_repaint();
        };
        let _ = std::thread::Builder::new()
            .name("board textures".to_owned())
            .spawn(work);
    }
}

impl fmt::Debug for BoardTextures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BoardTextures")
            .field("look", &self.look)
            .field("ready", &self.is_ready())
            .finish()
    }
}

impl Textures {
    fn make_lines(&self, ctx: &Context, style: &BoardStyle) {
        self.lines.get_or_init(|| LineTextures {
            surface: picture(ctx, "board", style.surface, SURFACE_SIDE),
            stones: texture(ctx, "stones", stone_sheet::sheet(style)),
        });
    }

    fn make_squares(&self, ctx: &Context, style: &BoardStyle) {
        self.squares.get_or_init(|| SquareTextures {
            field: picture(ctx, "squares", style.field, FIELD_SIDE),
            discs: texture(ctx, "discs", disc_sheet::sheet(style)),
        });
    }
}

/// The picture of a surface, where it has one.
fn picture(
    ctx: &Context,
    name: &str,
    color: Option<super::Texture>,
    side: usize,
) -> Option<TextureHandle> {
    Some(texture(ctx, name, grain::image(side, color?)))
}

fn texture(ctx: &Context, name: &str, image: ColorImage) -> TextureHandle {
    const FINE: TextureOptions =
        TextureOptions::LINEAR.with_mipmap_mode(Some(TextureFilter::Linear));
    ctx.load_texture(name, image, FINE)
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;

    #[test]
    fn boards_have_what_they_need_and_no_more() {
        let ctx = Context::default();
        let lines = BoardTextures::ready(&ctx, BoardLook::Paper, Ground::Lines);
        assert!(lines.stones().is_some() && lines.discs().is_none());
        let squares = BoardTextures::ready(&ctx, BoardLook::Paper, Ground::Squares);
        assert!(squares.discs().is_some());
        let flat = BoardTextures::flat(BoardLook::Paper);
        assert!(flat.stones().is_none() && flat.discs().is_none());
    }

    #[test]
    fn discs_are_made_when_they_are_first_missed() {
        let ctx = Context::default();
        let textures = BoardTextures::new(&ctx, BoardLook::Paper);
        assert!(textures.made.asked.get().is_none());
        let _ = textures.discs();
        assert!(textures.made.asked.get().is_some());
        // Another thread makes them, or this one waits until it has.
        textures.made.make_squares(&ctx, textures.style());
        assert!(textures.discs().is_some());
    }

    #[test]
    fn flat_colors_are_close_to_those_of_the_texture() {
        for &look in BoardLook::VARIANTS {
            let style = BoardStyle::of(look);
            for (texture, flat) in [
                (style.surface, style.lines.surface),
                (style.field, style.squares.surface),
            ] {
                let Some(texture) = texture else { continue };
                let image = grain::image(256, texture);
                for (part, flat) in flat.to_array().into_iter().enumerate() {
                    let values = image.pixels.iter().map(|pixel| pixel.to_array()[part]);
                    let total: u64 = values.map(u64::from).sum();
                    let mean = total as f32 / image.pixels.len() as f32;
                    let near = (mean - f32::from(flat)).abs() < 6.0;
                    assert!(near, "{look:?}: part {part} is {mean}");
                }
            }
        }
    }
}
