//! Stones and their shadow as small pictures, all on one sheet.

use egui::{Color32, ColorImage, Rect, pos2};

use super::BoardStyle;
use super::materials::SurfacePoint;
use super::sheet::{Falloff, face};
use crate::board::Color;

/// The side of the tile that one picture has, in pixels.
const TILE: usize = 160;
/// What is left free around a stone, so that small copies do not run together.
const FREE: usize = 8;
const COLUMNS: usize = 5;
const ROWS: usize = 2;
const BLACKS: usize = 3;
const WHITES: usize = 6;

/// Dark where the stone rests, fading over half a radius.
const SHADOW: Falloff = Falloff {
    near: ([0.80, 1.12], 0.60),
    far: ([0.70, 1.48], 0.40),
};

/// A picture on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stone {
    /// What a stone casts on the board.
    Shadow,
    /// A stone; the number chooses among those of its color, no two quite alike.
    Face(Color, usize),
}

impl Stone {
    /// How far a tile reaches from the middle of its stone, in radii.
    pub(crate) const REACH: f32 = TILE as f32 / (TILE - 2 * FREE) as f32;
    /// How far the tile of the shadow reaches.
    pub(crate) const SHADOW_REACH: f32 = 1.5;

    /// Which part of the sheet it is, each side from 0 to 1.
    pub(crate) fn place(self) -> Rect {
        let tile = match self {
            Self::Shadow => 0,
            Self::Face(Color::Black, variant) => 1 + variant % BLACKS,
            Self::Face(Color::White, variant) => 1 + BLACKS + variant % WHITES,
        };
        let (col, row) = ((tile % COLUMNS) as f32, (tile / COLUMNS) as f32);
        let corner = |col: f32, row: f32| pos2(col / COLUMNS as f32, row / ROWS as f32);
        Rect::from_min_max(corner(col, row), corner(col + 1.0, row + 1.0))
    }

    fn of_tile(tile: usize) -> Self {
        match tile {
            0 => Self::Shadow,
            1..=BLACKS => Self::Face(Color::Black, tile - 1),
            _ => Self::Face(Color::White, tile - 1 - BLACKS),
        }
    }
}

/// All the pictures of a style.
pub(super) fn sheet(style: &BoardStyle) -> ColorImage {
    let width = COLUMNS * TILE;
    let mut pixels = Vec::with_capacity(width * ROWS * TILE);
    for y in 0..ROWS * TILE {
        for x in 0..width {
            let sprite = Stone::of_tile(y / TILE * COLUMNS + x / TILE);
            let middle = TILE as f32 / 2.0;
            let from_middle = |at: usize| (at % TILE) as f32 + 0.5 - middle;
            pixels.push(pixel(style, sprite, from_middle(x), from_middle(y)));
        }
    }
    ColorImage::new([width, ROWS * TILE], pixels)
}

fn pixel(style: &BoardStyle, sprite: Stone, x: f32, y: f32) -> Color32 {
    match sprite {
        Stone::Shadow => {
            let away = x.hypot(y) / (TILE as f32 / 2.0) * Stone::SHADOW_REACH;
            SHADOW.pixel(style.stones.shadow, away)
        }
        Stone::Face(color, variant) => {
            let radius = (TILE / 2 - FREE) as f32;
            let (x, y) = (x / radius, y / radius);
            let place = SurfacePoint {
                x,
                y,
                radius,
                variant,
            };
            face(style.stones.shade(color), place)
        }
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;
    use crate::settings::BoardLook;

    #[test]
    fn every_picture_has_a_tile_of_its_own() {
        for tile in 0..COLUMNS * ROWS {
            let place = Stone::of_tile(tile).place();
            let expected = pos2((tile % COLUMNS) as f32 / 5.0, (tile / COLUMNS) as f32 / 2.0);
            assert!(place.min.distance(expected) < 1e-6);
            assert!(Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)).contains_rect(place));
        }
    }

    #[test]
    fn tiles_are_free_at_their_edges() {
        for &look in BoardLook::VARIANTS {
            let style = BoardStyle::of(look);
            let sheet = sheet(style);
            for (index, pixel) in sheet.pixels.iter().enumerate() {
                let (x, y) = (index % sheet.width() % TILE, index / sheet.width() % TILE);
                let edge = [x, y].iter().any(|&at| at == 0 || at == TILE - 1);
                assert!(!edge || pixel.a() < 6, "{look:?} {x} {y} {pixel:?}");
            }
        }
    }

    #[test]
    fn black_is_dark_and_white_is_bright_in_every_look() {
        for &look in BoardLook::VARIANTS {
            let style = BoardStyle::of(look);
            for variant in 0..WHITES {
                let at = |color| pixel(style, Stone::Face(color, variant), 9.5, 9.5);
                assert!(at(Color::Black).intensity() < 0.25, "{look:?}");
                assert!(at(Color::White).intensity() > 0.75, "{look:?}");
            }
        }
    }
}
