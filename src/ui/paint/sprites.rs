//! Stones and their shadow as small pictures, all on one sheet.

use egui::{Color32, ColorImage, Rect, pos2};

use crate::board::Color;
use crate::settings::BoardLook;

use super::wood::{byte, noise, smooth};

/// The side of the tile that one picture has, in pixels.
const TILE: usize = 160;
/// What is left free around a stone, so that small copies do not run together.
const FREE: usize = 8;
const COLUMNS: usize = 5;
const ROWS: usize = 2;
const BLACKS: usize = 3;
const WHITES: usize = 6;

/// How far a tile reaches from the middle of its stone, in radii of the stone.
pub(crate) const TILE_REACH: f32 = TILE as f32 / (TILE - 2 * FREE) as f32;
/// How far the tile of the shadow reaches, in radii of the stone.
pub(crate) const SHADOW_REACH: f32 = 1.5;

/// A picture on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sprite {
    /// What a stone casts on the board.
    Shadow,
    /// A stone; the number chooses among those of its color, no two quite alike.
    Stone(Color, usize),
}

impl Sprite {
    /// Which part of the sheet it is, each side from 0 to 1.
    pub(crate) fn place(self) -> Rect {
        let tile = match self {
            Self::Shadow => 0,
            Self::Stone(Color::Black, variant) => 1 + variant % BLACKS,
            Self::Stone(Color::White, variant) => 1 + BLACKS + variant % WHITES,
        };
        let (col, row) = ((tile % COLUMNS) as f32, (tile / COLUMNS) as f32);
        let corner = |col: f32, row: f32| pos2(col / COLUMNS as f32, row / ROWS as f32);
        Rect::from_min_max(corner(col, row), corner(col + 1.0, row + 1.0))
    }

    fn of_tile(tile: usize) -> Self {
        match tile {
            0 => Self::Shadow,
            1..=BLACKS => Self::Stone(Color::Black, tile - 1),
            _ => Self::Stone(Color::White, tile - 1 - BLACKS),
        }
    }
}

/// All the pictures of a look.
pub(crate) fn sheet(look: BoardLook) -> ColorImage {
    let width = COLUMNS * TILE;
    let mut pixels = Vec::with_capacity(width * ROWS * TILE);
    for y in 0..ROWS * TILE {
        for x in 0..width {
            let sprite = Sprite::of_tile(y / TILE * COLUMNS + x / TILE);
            let middle = TILE as f32 / 2.0;
            let from_middle = |at: usize| (at % TILE) as f32 + 0.5 - middle;
            pixels.push(pixel(look, sprite, from_middle(x), from_middle(y)));
        }
    }
    ColorImage::new([width, ROWS * TILE], pixels)
}

fn pixel(look: BoardLook, sprite: Sprite, x: f32, y: f32) -> Color32 {
    match sprite {
        Sprite::Shadow => shadow(look, x.hypot(y) / (TILE as f32 / 2.0) * SHADOW_REACH),
        Sprite::Stone(color, variant) => {
            let radius = (TILE / 2 - FREE) as f32;
            let (dx, dy) = (x / radius, y / radius);
            let cover = ((1.0 - dx.hypot(dy)) * radius + 0.5).clamp(0.0, 1.0);
            let [red, green, blue] = match (look, color) {
                (BoardLook::Paper, Color::Black) => [0.0; 3],
                (BoardLook::Paper, Color::White) => printed(dx.hypot(dy), radius),
                (BoardLook::Kaya, Color::Black) => stone_black(dx, dy, variant),
                (BoardLook::Kaya, Color::White) => shell(dx, dy, variant),
                (BoardLook::Night, Color::Black) => rimmed(dx, dy, variant, radius),
                (BoardLook::Night, Color::White) => shell(dx, dy, variant).map(|part| part * 0.95),
            }
            .map(|part| byte(part.clamp(0.0, 1.0) * cover));
            Color32::from_rgba_premultiplied(red, green, blue, byte(cover))
        }
    }
}

/// Dark where the stone rests, fading over half a radius. `away` is in radii.
fn shadow(look: BoardLook, away: f32) -> Color32 {
    let strength = match look {
        BoardLook::Kaya => 0.62,
        BoardLook::Paper => 0.0,
        BoardLook::Night => 0.55,
    };
    let near = 1.0 - smooth(0.80, 1.12, away);
    let far = 1.0 - smooth(0.70, 1.48, away);
    Color32::from_black_alpha(byte(strength * (0.60 * near + 0.40 * far)))
}

/// White with the outline of a printed diagram.
fn printed(away: f32, radius: f32) -> [f32; 3] {
    let line = 0.095;
    let inside = ((1.0 - line - away) * radius + 0.5).clamp(0.0, 1.0);
    [inside; 3]
}

/// How the light falls on a place of a stone.
struct Light {
    /// From 0, turned away from the lamp, to 1.
    lit: f32,
    /// How nearly the lamp is mirrored there, from 0 to 1.
    gleam: f32,
    /// How far from the middle, in radii.
    away: f32,
}

/// A stone is a lens with a rounded rim, and the lamp is up on the left.
fn light(dx: f32, dy: f32) -> Light {
    const LAMP: [f32; 3] = [-0.46, -0.58, 0.672];
    const MIRROR: [f32; 3] = [-0.252, -0.317, 0.914];
    let away = dx.hypot(dy);
    let tilt = 0.78 + 0.40 * smooth(0.80, 1.0, away);
    let (x, y) = (dx * tilt, dy * tilt);
    let z = (1.0 - (x * x + y * y).min(0.98)).sqrt();
    let length = (x * x + y * y + z * z).sqrt();
    let along = |to: [f32; 3]| ((x * to[0] + y * to[1] + z * to[2]) / length).max(0.0);
    Light {
        lit: along(LAMP),
        gleam: along(MIRROR),
        away,
    }
}

/// Slate from Nachi: dull black with a soft gleam.
fn stone_black(dx: f32, dy: f32, variant: usize) -> [f32; 3] {
    let Light { lit, gleam, away } = light(dx, dy);
    let seed = variant as f32 * 17.0;
    let grain = noise(dx * 26.0 + seed, dy * 26.0) - 0.5;
    let back = smooth(0.82, 1.0, away) * (1.0 - lit) * 0.045;
    let value =
        0.060 + 0.085 * lit + 0.20 * gleam.powi(14) + 0.13 * gleam.powi(60) + 0.014 * grain + back;
    [value * 0.985, value, value * 1.035]
}

/// The same with a pale rim, to stand out from a dark board.
fn rimmed(dx: f32, dy: f32, variant: usize, radius: f32) -> [f32; 3] {
    let rim = ((dx.hypot(dy) - 0.935) * radius + 0.5).clamp(0.0, 1.0);
    let [red, green, blue] = stone_black(dx, dy, variant).map(|part| part * 0.85);
    let mix = |dark: f32, pale: f32| dark + (pale - dark) * rim;
    [mix(red, 0.50), mix(green, 0.545), mix(blue, 0.59)]
}

/// Clam shell: white, with the faint lines it grew by.
fn shell(dx: f32, dy: f32, variant: usize) -> [f32; 3] {
    let Light { lit, gleam, away } = light(dx, dy);
    // Stones lie as they fall, but mostly with the grain up and down.
    let (sin, cos) = [0.05_f32, -0.3, 0.4, 1.35, -0.7, 2.8][variant % WHITES].sin_cos();
    let (across, along) = (dx * cos + dy * sin, dy * cos - dx * sin);
    let seed = variant as f32 * 7.3;
    let bent = across + 0.22 * along * along + 0.05 * noise(along * 2.0 + seed, across * 2.0);
    let count = [13.0, 17.0, 11.0, 15.0, 19.0, 12.0][variant % WHITES];
    let line = (bent * count + seed).sin();
    let strength = 0.009 * (1.0 - smooth(0.72, 0.98, away)) * (0.5 + noise(bent * 3.0, seed));
    let value = 0.645 + 0.335 * lit.powf(0.85) + 0.10 * gleam.powi(24) + strength * line
        - 0.10 * smooth(0.90, 1.0, away);
    let value = value.min(0.995);
    [value, value * 0.991, value * 0.962]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_has_a_tile_of_its_own() {
        for tile in 0..COLUMNS * ROWS {
            let place = Sprite::of_tile(tile).place();
            let expected = pos2((tile % COLUMNS) as f32 / 5.0, (tile / COLUMNS) as f32 / 2.0);
            assert!(place.min.distance(expected) < 1e-6);
            assert!(Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)).contains_rect(place));
        }
    }

    #[test]
    fn tiles_are_free_at_their_edges() {
        for look in [BoardLook::Kaya, BoardLook::Paper, BoardLook::Night] {
            let sheet = sheet(look);
            for (index, pixel) in sheet.pixels.iter().enumerate() {
                let (x, y) = (index % sheet.width() % TILE, index / sheet.width() % TILE);
                let edge = [x, y].iter().any(|&at| at == 0 || at == TILE - 1);
                assert!(!edge || pixel.a() < 6, "{look:?} {x} {y} {pixel:?}");
            }
        }
    }

    #[test]
    fn black_is_dark_and_white_is_bright_in_every_look() {
        for look in [BoardLook::Kaya, BoardLook::Paper, BoardLook::Night] {
            for variant in 0..WHITES {
                let at = |color| pixel(look, Sprite::Stone(color, variant), 9.5, 9.5);
                assert!(at(Color::Black).intensity() < 0.25, "{look:?}");
                assert!(at(Color::White).intensity() > 0.75, "{look:?}");
            }
        }
    }
}
