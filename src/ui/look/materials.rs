//! What stones and discs are made of, worked out for each place of their face.

use super::grain::{noise, smooth};
use crate::board::Color;

/// A place on the face of a stone or a disc.
#[derive(Clone, Copy, Debug)]
pub(super) struct SurfacePoint {
    /// How far to the right of the middle, in radii.
    pub(super) x: f32,
    /// How far below the middle, in radii.
    pub(super) y: f32,
    /// The radius, in pixels of the picture.
    pub(super) radius: f32,
    /// Which of the stones of its color: no two are quite alike.
    pub(super) variant: usize,
}

/// Red, green and blue of a place, each from 0 to 1.
pub(super) type Shade = fn(SurfacePoint) -> [f32; 3];

impl SurfacePoint {
    /// How far from the middle, in radii.
    pub(super) fn away(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// How much of the pixel there lies further out than a line, from 0 to 1.
    fn beyond(self, line: f32) -> f32 {
        ((self.away() - line) * self.radius + 0.5).clamp(0.0, 1.0)
    }
}

/// Printed black.
pub(super) const fn printed_black(_: SurfacePoint) -> [f32; 3] {
    [0.0; 3]
}

/// White with the outline of a printed diagram, which is so wide, in radii.
pub(super) fn printed_white(place: SurfacePoint, line: f32) -> [f32; 3] {
    let inside = ((1.0 - line - place.away()) * place.radius + 0.5).clamp(0.0, 1.0);
    [inside; 3]
}

/// A material with a pale rim, to stand out from a dark board. The rim begins
/// so far from the middle, in radii.
pub(super) fn rimmed(place: SurfacePoint, dark: [f32; 3], rim: f32, pale: [f32; 3]) -> [f32; 3] {
    let share = place.beyond(rim);
    let mix = |index: usize| dark[index] + (pale[index] - dark[index]) * share;
    [mix(0), mix(1), mix(2)]
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
pub(super) fn slate(place: SurfacePoint) -> [f32; 3] {
    let SurfacePoint {
        x: dx,
        y: dy,
        variant,
        ..
    } = place;
    let Light { lit, gleam, away } = light(dx, dy);
    let seed = variant as f32 * 17.0;
    let grain = noise(dx * 26.0 + seed, dy * 26.0) - 0.5;
    let back = smooth(0.82, 1.0, away) * (1.0 - lit) * 0.045;
    let value =
        0.060 + 0.085 * lit + 0.20 * gleam.powi(14) + 0.13 * gleam.powi(60) + 0.014 * grain + back;
    [value * 0.985, value, value * 1.035]
}

/// Clam shell: white, with the faint lines it grew by.
pub(super) fn shell(place: SurfacePoint) -> [f32; 3] {
    /// How many stones differ in their lines.
    const KINDS: usize = 6;
    let SurfacePoint {
        x: dx,
        y: dy,
        variant,
        ..
    } = place;
    let Light { lit, gleam, away } = light(dx, dy);
    // Stones lie as they fall, but mostly with the grain up and down.
    let (sin, cos) = [0.05_f32, -0.3, 0.4, 1.35, -0.7, 2.8][variant % KINDS].sin_cos();
    let (across, along) = (dx * cos + dy * sin, dy * cos - dx * sin);
    let seed = variant as f32 * 7.3;
    let bent = across + 0.22 * along * along + 0.05 * noise(along * 2.0 + seed, across * 2.0);
    let count = [13.0, 17.0, 11.0, 15.0, 19.0, 12.0][variant % KINDS];
    let line = (bent * count + seed).sin();
    let strength = 0.009 * (1.0 - smooth(0.72, 0.98, away)) * (0.5 + noise(bent * 3.0, seed));
    let value = 0.645 + 0.335 * lit.powf(0.85) + 0.10 * gleam.powi(24) + strength * line
        - 0.10 * smooth(0.90, 1.0, away);
    let value = value.min(0.995);
    [value, value * 0.991, value * 0.962]
}

/// A lacquered disc: a face that is nearly even, and a rounded rim that is
/// bright towards the lamp, up on the left, and dark away from it.
pub(super) fn lacquer(place: SurfacePoint, color: Color) -> [f32; 3] {
    let SurfacePoint { x: dx, y: dy, .. } = place;
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
