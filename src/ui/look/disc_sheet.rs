//! Discs and their shadow as small pictures, all on one sheet.
//!
//! A disc is flat: its face catches the light evenly, and only the rounded rim
//! shows where the lamp is.

use egui::{Color32, ColorImage, Rect, pos2};

use super::BoardStyle;
use super::materials::SurfacePoint;
use super::sheet::{Falloff, face};
use crate::board::Color;

/// The side of the tile that one picture has, in pixels.
const TILE: usize = 256;
/// What is left free around a disc, so that small copies do not run together.
const FREE: usize = 12;
const TILES: usize = 3;

/// Dark under the disc and gone soon beyond it.
const SHADOW: Falloff = Falloff {
    near: ([0.90, 1.10], 0.55),
    far: ([0.80, 1.33], 0.45),
};

/// A picture on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disc {
    /// What a disc casts on the board.
    Shadow,
    /// A disc with this color up.
    Face(Color),
}

impl Disc {
    /// How far a tile reaches from the middle of its disc, in radii.
    pub(crate) const REACH: f32 = TILE as f32 / (TILE - 2 * FREE) as f32;
    /// How far the tile of the shadow reaches.
    pub(crate) const SHADOW_REACH: f32 = 1.35;

    const ALL: [Self; TILES] = [
        Self::Shadow,
        Self::Face(Color::Black),
        Self::Face(Color::White),
    ];

    /// Which part of the sheet it is, each side from 0 to 1.
    pub(crate) fn place(self) -> Rect {
        let tile = match self {
            Self::Shadow => 0.0,
            Self::Face(Color::Black) => 1.0,
            Self::Face(Color::White) => 2.0,
        };
        let at = |tile: f32| tile / TILES as f32;
        Rect::from_min_max(pos2(at(tile), 0.0), pos2(at(tile + 1.0), 1.0))
    }
}

/// All the pictures of a style.
pub(super) fn sheet(style: &BoardStyle) -> ColorImage {
    let middle = TILE as f32 / 2.0;
    let from_middle = |at: usize| at as f32 + 0.5 - middle;
    let mut pixels = Vec::with_capacity(TILES * TILE * TILE);
    for y in 0..TILE {
        for sprite in Disc::ALL {
            pixels.extend((0..TILE).map(|x| pixel(style, sprite, from_middle(x), from_middle(y))));
        }
    }
    ColorImage::new([TILES * TILE, TILE], pixels)
}

fn pixel(style: &BoardStyle, sprite: Disc, x: f32, y: f32) -> Color32 {
    match sprite {
        Disc::Shadow => {
            let away = x.hypot(y) / (TILE as f32 / 2.0) * Disc::SHADOW_REACH;
            SHADOW.pixel(style.discs.shadow, away)
        }
        Disc::Face(color) => {
            let radius = (TILE / 2 - FREE) as f32;
            let (x, y) = (x / radius, y / radius);
            let place = SurfacePoint {
                x,
                y,
                radius,
                variant: 0,
            };
            face(style.discs.shade(color), place)
        }
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;
    use crate::settings::BoardLook;

    #[test]
    fn every_picture_is_where_its_place_says() {
        for &look in BoardLook::VARIANTS {
            let sheet = sheet(BoardStyle::of(look));
            let middle = |sprite: Disc| {
                let center = sprite.place().center();
                let x = (center.x * sheet.width() as f32) as usize;
                sheet.pixels[TILE / 2 * sheet.width() + x]
            };
            assert!(middle(Disc::Face(Color::Black)).intensity() < 0.2);
            assert!(middle(Disc::Face(Color::White)).intensity() > 0.8);
            let cast = middle(Disc::Shadow).a() > 0;
            assert_eq!(cast, !BoardStyle::of(look).printed);
        }
    }

    #[test]
    fn tiles_are_free_at_their_edges() {
        for &look in BoardLook::VARIANTS {
            let sheet = sheet(BoardStyle::of(look));
            for (index, pixel) in sheet.pixels.iter().enumerate() {
                let (x, y) = (index % sheet.width() % TILE, index / sheet.width());
                let edge = [x, y].iter().any(|&at| at == 0 || at == TILE - 1);
                assert!(!edge || pixel.a() < 6, "{look:?} {x} {y} {pixel:?}");
            }
        }
    }

    #[test]
    fn a_face_is_flat_all_over() {
        for color in Color::BOTH {
            let at =
                |x, y| pixel(BoardStyle::of(BoardLook::Kaya), Disc::Face(color), x, y).intensity();
            let middle = at(0.0, 0.0);
            for (x, y) in [(-60.0, -60.0), (60.0, 60.0), (0.0, 85.0)] {
                assert!((at(x, y) - middle).abs() < 0.06, "{color:?} {x} {y}");
            }
        }
    }
}
