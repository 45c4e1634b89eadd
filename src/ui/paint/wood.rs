//! What boards are made of, worked out pixel by pixel.

use std::f32::consts::TAU;

use egui::{Color32, ColorImage};

use crate::settings::BoardLook;

/// The side of the image of a surface, in pixels.
const SIDE: usize = 768;
/// The same for what lies under squares, which has no large shapes.
const FIELD_SIDE: usize = 512;

/// The surface of a look; `None` where it is plain.
pub(crate) fn surface(look: BoardLook) -> Option<ColorImage> {
    match look {
        BoardLook::Kaya => Some(image(SIDE, kaya)),
        BoardLook::Paper => None,
        BoardLook::Night => Some(image(SIDE, slate)),
    }
}

/// What lies under the squares of a look; `None` where it is plain, or the
/// surface itself.
pub(crate) fn field(look: BoardLook) -> Option<ColorImage> {
    match look {
        BoardLook::Kaya => Some(image(FIELD_SIDE, felt)),
        BoardLook::Paper | BoardLook::Night => None,
    }
}

fn image(side: usize, color: fn(f32, f32) -> [f32; 3]) -> ColorImage {
    let place = |index: usize| (index as f32 + 0.5) / side as f32;
    let mut pixels = Vec::with_capacity(side * side);
    for row in 0..side {
        for col in 0..side {
            let [red, green, blue] = color(place(col), place(row)).map(byte);
            pixels.push(Color32::from_rgb(red, green, blue));
        }
    }
    ColorImage::new([side, side], pixels)
}

/// Straight-grained kaya, seen from above: rings run down the board, closer
/// here and wider there, each darkening slowly and ending at once.
fn kaya(u: f32, v: f32) -> [f32; 3] {
    let sway = 0.030 * noise(1.3 * u, 0.9 * v) + 0.006 * noise(7.0 * u, 3.0 * v);
    let across = u + sway;
    let ring = across * 27.0 + 4.5 * noise(across * 3.1, 0.25 * v);
    let age = ring.fract();
    let late = smooth(0.15, 0.92, age) * (1.0 - smooth(0.92, 1.0, age));
    let depth = 0.45 + 0.55 * noise(ring.floor() * 1.7, 3.0);

    let fibre = noise(u * 230.0, v * 5.0) * 0.55 + noise(u * 470.0, v * 13.0) * 0.45 - 0.5;
    let pore = smooth(0.80, 0.95, noise(u * 330.0 + 9.0, v * 21.0));
    let cloud = noise(u * 2.3 + 5.0, v * 1.7) - 0.5;
    // Fibres turn in the depth of the wood, so that bands of it catch the light.
    let sheen = (across * 5.0 * TAU + 3.0 * noise(u * 4.0, v * 1.5)).sin() * 0.5;

    let light =
        0.60 - 0.26 * late * depth + 0.15 * fibre - 0.10 * pore + 0.14 * cloud + 0.05 * sheen;
    let mix = |dark: f32, bright: f32| dark + (bright - dark) * light;
    [mix(0.735, 0.960), mix(0.525, 0.800), mix(0.235, 0.485)]
}

/// Fine dark stone with faint clouds.
fn slate(u: f32, v: f32) -> [f32; 3] {
    let cloud = noise(u * 3.0, v * 2.4) * 0.6 + noise(u * 9.0, v * 7.0) * 0.4 - 0.5;
    let grain = noise(u * 420.0, v * 420.0) - 0.5;
    let layer = noise(u * 14.0 + v * 5.0, v * 60.0) - 0.5;
    let light = 1.0 + 0.10 * cloud + 0.05 * grain + 0.04 * layer;
    [0.212 * light, 0.240 * light, 0.268 * light]
}

/// Short fibres in all directions, pressed flat, a little brighter where the
/// lamp is.
fn felt(u: f32, v: f32) -> [f32; 3] {
    let cloud = noise(u * 4.0 + 3.0, v * 4.0) - 0.5;
    let fibre = noise(u * 300.0 + v * 90.0, v * 300.0) - 0.5;
    let across = noise(v * 260.0 - u * 110.0, u * 310.0 + 17.0) - 0.5;
    let lamp = 0.5 - 0.5 * (u + v);
    let light = 1.0 + 0.05 * cloud + 0.11 * fibre + 0.09 * across + 0.10 * lamp;
    [0.165 * light, 0.455 * light, 0.306 * light]
}

/// A byte for a share of full brightness.
pub(super) fn byte(share: f32) -> u8 {
    // Casting saturates, and makes nothing of what is not a number.
    (share * 255.0 + 0.5) as u8
}

/// 0 below `low`, 1 above `high`, a gentle slope between.
pub(super) fn smooth(low: f32, high: f32, value: f32) -> f32 {
    let share = ((value - low) / (high - low)).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// A number from 0 to 1 that looks random and is always the same for a place.
pub(super) fn chance(x: i32, y: i32) -> f32 {
    let mut hash = (x.cast_unsigned())
        .wrapping_mul(0x9E37_79B1)
        .wrapping_add(y.cast_unsigned().wrapping_mul(0x85EB_CA77));
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297A_2D39);
    ((hash ^ (hash >> 15)) & 0xFFFF) as f32 / 65_535.0
}

/// Chance smoothed between whole numbers, from 0 to 1.
pub(super) fn noise(x: f32, y: f32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let across = smooth(0.0, 1.0, x - left);
    let down = smooth(0.0, 1.0, y - top);
    let (left, top) = (left as i32, top as i32);
    let (right, bottom) = (left.wrapping_add(1), top.wrapping_add(1));
    let between = |from: f32, to: f32, share: f32| from + (to - from) * share;
    between(
        between(chance(left, top), chance(right, top), across),
        between(chance(left, bottom), chance(right, bottom), across),
        down,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Ground;
    use crate::ui::ink::Ink;

    #[test]
    fn noise_is_steady_and_stays_between_0_and_1() {
        for step in 0..2_000_i16 {
            let (x, y) = (f32::from(step) * 0.37 - 200.0, f32::from(step) * 0.11);
            let value = noise(x, y);
            assert!((0.0..=1.0).contains(&value));
            assert!((noise(x + 1e-3, y) - value).abs() < 0.01);
        }
    }

    #[test]
    fn flat_colors_are_close_to_those_of_the_texture() {
        for (look, ground, image) in [
            (BoardLook::Kaya, Ground::Lines, surface(BoardLook::Kaya)),
            (BoardLook::Night, Ground::Lines, surface(BoardLook::Night)),
            (BoardLook::Kaya, Ground::Squares, field(BoardLook::Kaya)),
        ] {
            let image = image.unwrap();
            let flat = Ink::of(look, ground).surface.to_array();
            for (part, flat) in flat.into_iter().enumerate() {
                let values = image.pixels.iter().map(|pixel| pixel.to_array()[part]);
                let total: u64 = values.map(u64::from).sum();
                let mean = total as f32 / image.pixels.len() as f32;
                let near = (mean - f32::from(flat)).abs() < 6.0;
                assert!(near, "{look:?}: part {part} is {mean}");
            }
        }
    }
}
