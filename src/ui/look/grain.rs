//! Textures worked out pixel by pixel: noise that is always the same.

use egui::{Color32, ColorImage};

/// A picture of a surface; `color` is asked for places from 0 to 1 each way.
pub(super) fn image(side: usize, color: fn(f32, f32) -> [f32; 3]) -> ColorImage {
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

/// A byte for a share of full brightness.
pub(super) fn byte(share: f32) -> u8 {
    // Casting saturates, and makes 0 of NaN.
    (share * 255.0 + 0.5) as u8
}

/// 0 below `low`, 1 above `high`, a gentle slope between.
pub(super) fn smooth(low: f32, high: f32, value: f32) -> f32 {
    let share = ((value - low) / (high - low)).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// A number from 0 to 1 that looks random and is always the same for a place.
pub(crate) fn chance(x: i32, y: i32) -> f32 {
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

    #[test]
    fn noise_is_steady_and_stays_between_0_and_1() {
        for step in 0..2_000_i16 {
            let (x, y) = (f32::from(step) * 0.37 - 200.0, f32::from(step) * 0.11);
            let value = noise(x, y);
            assert!((0.0..=1.0).contains(&value));
            assert!((noise(x + 1e-3, y) - value).abs() < 0.01);
        }
    }
}
