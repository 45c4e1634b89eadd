//! Stones, on boards and wherever else one is shown.

use egui::{Color32, Mesh, Painter, Pos2, Rect, Vec2, vec2};

use crate::board::Color;
use crate::session::BoardLook;
use crate::ui::ink::Flat;
use crate::ui::skin::Skin;

use super::sprites::{SHADOW_REACH, Sprite, TILE_REACH};

/// Paints one stone with its shadow, for panels, the logo and the move tree.
pub fn stone(painter: &Painter, skin: &Skin, color: Color, center: Pos2, radius: f32) {
    let mut stones = Stones::new(skin, painter.pixels_per_point());
    stones.shadow(center, radius, 0.0, 1.0);
    stones.stone(center, radius, color, 0, 1.0);
    stones.paint(painter);
}

/// Any number of stones and shadows, painted at once. What is added later lies
/// on top: add all shadows first.
#[derive(Debug)]
pub struct Stones<'a> {
    skin: &'a Skin,
    pixel: f32,
    mesh: Mesh,
}

impl<'a> Stones<'a> {
    /// None yet.
    #[must_use]
    pub fn new(skin: &'a Skin, pixels_per_point: f32) -> Self {
        Self {
            skin,
            pixel: pixels_per_point.recip(),
            mesh: skin.stones().map_or_else(Mesh::default, Mesh::with_texture),
        }
    }

    /// Adds the shadow of a stone. `height` is 0 for one that lies and 1 for
    /// one about to be set; `strength` is 1 for a whole one.
    pub fn shadow(&mut self, center: Pos2, radius: f32, height: f32, strength: f32) {
        if self.skin.stones().is_none() || are_printed(self.skin) {
            return;
        }
        let center = center + vec2(0.09, 0.13) * radius * (1.0 + 2.4 * height);
        let reach = radius * SHADOW_REACH * (1.0 + 0.12 * height);
        let tint = Color32::WHITE.gamma_multiply(strength * (1.0 - 0.45 * height));
        self.sprite(Sprite::Shadow, center, reach, tint);
    }

    /// Adds a stone. `variant` chooses among the stones of its color, no two
    /// quite alike, and `strength` is 1 for a whole one.
    pub fn stone(
        &mut self,
        center: Pos2,
        radius: f32,
        color: Color,
        variant: usize,
        strength: f32,
    ) {
        if self.skin.stones().is_some() {
            let tint = Color32::WHITE.gamma_multiply(strength);
            let sprite = Sprite::Stone(color, variant);
            self.sprite(sprite, center, radius * TILE_REACH, tint);
            return;
        }
        let Flat { fill, rim } = self.skin.ink().flat[color];
        self.disc(center, radius, rim.gamma_multiply(strength));
        self.disc(center, radius * 0.93, fill.gamma_multiply(strength));
    }

    /// Paints them all.
    pub fn paint(self, painter: &Painter) {
        if !self.mesh.is_empty() {
            painter.add(self.mesh);
        }
    }

    fn sprite(&mut self, sprite: Sprite, center: Pos2, reach: f32, tint: Color32) {
        let rect = Rect::from_center_size(center, Vec2::splat(2.0 * reach));
        self.mesh.add_rect_with_uv(rect, sprite.place(), tint);
    }

    /// A plain disc whose edge fades over one pixel. Much cheaper than a shape
    /// of its own for each stone.
    fn disc(&mut self, center: Pos2, radius: f32, color: Color32) {
        const CORNERS: u32 = 28;
        let first = self.mesh.vertices.len() as u32;
        self.mesh.colored_vertex(center, color);
        for corner in 0..CORNERS {
            let turn = corner as f32 / CORNERS as f32 * std::f32::consts::TAU;
            let out = Vec2::angled(turn);
            let inner = center + out * (radius - self.pixel * 0.5).max(0.0);
            self.mesh.colored_vertex(inner, color);
            let outer = center + out * (radius + self.pixel * 0.5);
            self.mesh.colored_vertex(outer, Color32::TRANSPARENT);
        }
        for corner in 0..CORNERS {
            let here = first + 1 + 2 * corner;
            let next = first + 1 + 2 * ((corner + 1) % CORNERS);
            self.mesh.add_triangle(first, here, next);
            self.mesh.add_triangle(here, here + 1, next);
            self.mesh.add_triangle(next, here + 1, next + 1);
        }
    }
}

/// Whether stones are flat discs as in a book: no shadow, each in its place.
pub(super) fn are_printed(skin: &Skin) -> bool {
    match skin.look() {
        BoardLook::Paper => true,
        BoardLook::Kaya | BoardLook::Night => false,
    }
}
