//! What the sheets of stones and of discs share: pixels of faces and shadows.

use egui::Color32;

use super::grain::{byte, smooth};
use super::materials::{Shade, SurfacePoint};

/// How a shadow fades with the distance from the middle, in radii.
pub(super) struct Falloff {
    /// Where the dark core ends, and the share it has.
    pub(super) near: ([f32; 2], f32),
    /// Where the soft edge ends, and its share.
    pub(super) far: ([f32; 2], f32),
}

impl Falloff {
    /// The shadow so far from the middle, where it is this dark in all.
    pub(super) fn pixel(&self, strength: f32, away: f32) -> Color32 {
        let ([from, to], core) = self.near;
        let near = 1.0 - smooth(from, to, away);
        let ([from, to], edge) = self.far;
        let far = 1.0 - smooth(from, to, away);
        Color32::from_black_alpha(byte(strength * (core * near + edge * far)))
    }
}

/// A pixel of a face, whose edge fades over one pixel.
pub(super) fn face(shade: Shade, place: SurfacePoint) -> Color32 {
    let cover = ((1.0 - place.away()) * place.radius + 0.5).clamp(0.0, 1.0);
    let parts = shade(place).map(|part| byte(part.clamp(0.0, 1.0) * cover));
    let [red, green, blue] = parts;
    Color32::from_rgba_premultiplied(red, green, blue, byte(cover))
}
