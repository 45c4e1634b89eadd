//! Discs and their shadow as small pictures, all on one sheet.
//!
//! A disc is flat: its face catches the light evenly, and only the rounded rim
//! shows where the lamp is.

use egui::{Color32, ColorImage, Rect, pos2};

use crate::board::Color;
use crate::settings::BoardLook;

use super::wood::{byte, noise, smooth};

/// The side of the tile that one picture has, in pixels.
const TILE: usize = 256;
/// What is left free around a disc, so that small copies do not run together.
const FREE: usize = 12;
const TILES: usize = 3;

/// How far a tile reaches from the middle of its disc, in radii of the disc.
pub(super) const TILE_REACH: f32 = TILE as f32 / (TILE - 2 * FREE) as f32;
/// How far the tile of the shadow reaches, in radii of the disc.
pub(super) const SHADOW_REACH: f32 = 1.35;

/// A picture on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sprite {
    /// What a disc casts on the board.
    Shadow,
    /// A disc with this color up.
    Disc(Color),
}

impl Sprite {
    const ALL: [Self; TILES] = [
        Self::Shadow,
        Self::Disc(Color::Black),
        Self::Disc(Color::White),
    ];

    /// Which part of the sheet it is, each side from 0 to 1.
    pub(super) fn place(self) -> Rect {
        let tile = match self {
            Self::Shadow => 0.0,
            Self::Disc(Color::Black) => 1.0,
            Self::Disc(Color::White) => 2.0,
        };
        let at = |tile: f32| tile / TILES as f32;
        Rect::from_min_max(pos2(at(tile), 0.0), pos2(at(tile + 1.0), 1.0))
    }
}

/// All the pictures of a look.
pub(crate) fn sheet(look: BoardLook) -> ColorImage {
    let middle = TILE as f32 / 2.0;
    let from_middle = |at: usize| at as f32 + 0.5 - middle;
    let mut pixels = Vec::with_capacity(TILES * TILE * TILE);
    for y in 0..TILE {
        for sprite in Sprite::ALL {
            pixels.extend((0..TILE).map(|x| pixel(look, sprite, from_middle(x), from_middle(y))));
        }
    }
    ColorImage::new([TILES * TILE, TILE], pixels)
}

fn pixel(look: BoardLook, sprite: Sprite, x: f32, y: f32) -> Color32 {
    match sprite {
        Sprite::Shadow => shadow(look, x.hypot(y) / (TILE as f32 / 2.0) * SHADOW_REACH),
        Sprite::Disc(color) => {
            let radius = (TILE / 2 - FREE) as f32;
            let (dx, dy) = (x / radius, y / radius);
            let away = dx.hypot(dy);
            let cover = ((1.0 - away) * radius + 0.5).clamp(0.0, 1.0);
            let parts = match (look, color) {
                (BoardLook::Paper, Color::Black) => [0.0; 3],
                (BoardLook::Paper, Color::White) => printed(away, radius),
                (BoardLook::Kaya, color) => lacquer(dx, dy, color),
                (BoardLook::Night, Color::Black) => rimmed(dx, dy, radius),
                (BoardLook::Night, Color::White) => {
                    lacquer(dx, dy, Color::White).map(|part| part * 0.94)
                }
            };
            let [red, green, blue] = parts.map(|part| byte(part.clamp(0.0, 1.0) * cover));
            Color32::from_rgba_premultiplied(red, green, blue, byte(cover))
        }
    }
}

/// Dark under the disc and gone soon beyond it. `away` is in radii.
fn shadow(look: BoardLook, away: f32) -> Color32 {
    let strength = match look {
        BoardLook::Kaya => 0.55,
        BoardLook::Paper => 0.0,
        BoardLook::Night => 0.50,
    };
    let near = 1.0 - smooth(0.90, 1.10, away);
    let far = 1.0 - smooth(0.80, 1.33, away);
    Color32::from_black_alpha(byte(strength * (0.55 * near + 0.45 * far)))
}

/// White with the outline of a printed diagram.
fn printed(away: f32, radius: f32) -> [f32; 3] {
    let line = 0.055;
    let inside = ((1.0 - line - away) * radius + 0.5).clamp(0.0, 1.0);
    [inside; 3]
}

/// A lacquered disc: a face that is nearly even, and a rounded rim that is
/// bright towards the lamp, up on the left, and dark away from it.
fn lacquer(dx: f32, dy: f32, color: Color) -> [f32; 3] {
    const LAMP: [f32; 2] = [-0.62, -0.78];
    let away = dx.hypot(dy);
    let towards = (dx * LAMP[0] + dy * LAMP[1]) / away.max(0.01);
    let rim = smooth(0.86, 0.99, away);
    let slope = dx * LAMP[0] + dy * LAMP[1];
    let grain = noise(dx * 34.0 + 40.0, dy * 34.0 + 40.0) - 0.5;
    match color {
        Color::Black => {
            let value = 0.098
                + 0.030 * slope
                + 0.006 * grain
                + rim * (0.075 * towards.max(0.0) - 0.045 * (-towards).max(0.0));
            [value, value * 0.995, value * 1.01]
        }
        Color::White => {
            let value = 0.938
                + 0.030 * slope
                + 0.004 * grain
                + rim * (0.03 * towards.max(0.0) - 0.20 * (-towards).max(0.0) - 0.04);
            [value, value * 0.993, value * 0.965]
        }
    }
}

/// Black with a pale rim, to stand out from a dark board.
fn rimmed(dx: f32, dy: f32, radius: f32) -> [f32; 3] {
    let rim = ((dx.hypot(dy) - 0.955) * radius + 0.5).clamp(0.0, 1.0);
    let [red, green, blue] = lacquer(dx, dy, Color::Black).map(|part| part * 0.80);
    let mix = |dark: f32, pale: f32| dark + (pale - dark) * rim;
    [mix(red, 0.46), mix(green, 0.505), mix(blue, 0.55)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOKS: [BoardLook; 3] = [BoardLook::Kaya, BoardLook::Paper, BoardLook::Night];

    #[test]
    fn every_picture_is_where_its_place_says() {
        for look in LOOKS {
            let sheet = sheet(look);
            let middle = |sprite: Sprite| {
                let center = sprite.place().center();
                let x = (center.x * sheet.width() as f32) as usize;
                sheet.pixels[TILE / 2 * sheet.width() + x]
            };
            assert!(middle(Sprite::Disc(Color::Black)).intensity() < 0.2);
            assert!(middle(Sprite::Disc(Color::White)).intensity() > 0.8);
            let cast = middle(Sprite::Shadow).a() > 0;
            assert_eq!(cast, look != BoardLook::Paper);
        }
    }

    #[test]
    fn tiles_are_free_at_their_edges() {
        for look in LOOKS {
            let sheet = sheet(look);
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
            let at = |x, y| pixel(BoardLook::Kaya, Sprite::Disc(color), x, y).intensity();
            let middle = at(0.0, 0.0);
            for (x, y) in [(-60.0, -60.0), (60.0, 60.0), (0.0, 85.0)] {
                assert!((at(x, y) - middle).abs() < 0.06, "{color:?} {x} {y}");
            }
        }
    }
}
