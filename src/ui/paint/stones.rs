//! Stones, on boards and wherever else one is shown.

use egui::{Color32, Mesh, Painter, Pos2, Rect, TextureId, Vec2, vec2};

use crate::board::Color;
use crate::scene::Ground;
use crate::ui::look::{BoardTextures, Disc, Flat, Stone};

/// Paints one stone with its shadow, for panels, the logo and the move tree.
pub fn stone(painter: &Painter, textures: &BoardTextures, color: Color, center: Pos2, radius: f32) {
    one(Ground::Lines, painter, textures, color, center, radius);
}

/// Paints one disc with its shadow, where Othello is meant.
pub fn disc(painter: &Painter, textures: &BoardTextures, color: Color, center: Pos2, radius: f32) {
    one(Ground::Squares, painter, textures, color, center, radius);
}

fn one(
    ground: Ground,
    painter: &Painter,
    textures: &BoardTextures,
    color: Color,
    center: Pos2,
    radius: f32,
) {
    let mut stones = Stones::new(ground, textures, painter.pixels_per_point());
    stones.shadow(center, Vec2::splat(radius), 0.0, 1.0);
    stones.stone(center, Vec2::splat(radius), color, 0, 1.0);
    stones.paint(painter);
}

/// Any number of stones and shadows, painted at once. What is added later lies
/// on top: add all shadows first.
#[derive(Debug)]
pub struct Stones<'a> {
    ground: Ground,
    textures: &'a BoardTextures,
    pixel: f32,
    sheet: Option<TextureId>,
    mesh: Mesh,
}

impl<'a> Stones<'a> {
    /// None yet: stones for lines, or discs for squares.
    #[must_use]
    pub fn new(ground: Ground, textures: &'a BoardTextures, pixels_per_point: f32) -> Self {
        let sheet = match ground {
            Ground::Lines => textures.stones(),
            Ground::Squares => textures.discs(),
        };
        Self {
            ground,
            textures,
            pixel: pixels_per_point.recip(),
            sheet,
            mesh: sheet.map_or_else(Mesh::default, Mesh::with_texture),
        }
    }

    /// Makes room for so many stones with their shadows, so that the mesh does
    /// not have to grow again and again.
    pub fn reserve(&mut self, stones: usize) {
        if self.sheet.is_some() {
            self.mesh.reserve_vertices(2 * 4 * stones);
            self.mesh.reserve_triangles(2 * 2 * stones);
        }
    }

    /// Adds the shadow of a stone. `height` is 0 for one that lies and 1 for
    /// one about to be set; `strength` is 1 for a whole one. A stone that is
    /// seen from the side has less width than height.
    pub fn shadow(&mut self, center: Pos2, radius: Vec2, height: f32, strength: f32) {
        if self.sheet.is_none() || self.textures.style().printed {
            return;
        }
        let (place, reach, away) = match self.ground {
            Ground::Lines => {
                let place = Stone::Shadow.place();
                (place, Stone::SHADOW_REACH, vec2(0.09, 0.13))
            }
            Ground::Squares => {
                let place = Disc::Shadow.place();
                (place, Disc::SHADOW_REACH, vec2(0.04, 0.07))
            }
        };
        let center = center + away * radius.y * (1.0 + 2.4 * height);
        let reach = radius * reach * (1.0 + 0.12 * height);
        let tint = Color32::WHITE.gamma_multiply(strength * (1.0 - 0.45 * height));
        self.sprite(place, center, reach, tint);
    }

    /// Adds a stone. `variant` chooses among the stones of its color, no two
    /// quite alike, and `strength` is 1 for a whole one.
    pub fn stone(
        &mut self,
        center: Pos2,
        radius: Vec2,
        color: Color,
        variant: usize,
        strength: f32,
    ) {
        if self.sheet.is_none() {
            let Flat { fill, rim } = self.textures.style().colors(self.ground).flat[color];
            self.flat(center, radius, rim.gamma_multiply(strength));
            self.flat(center, radius * 0.93, fill.gamma_multiply(strength));
            return;
        }
        let (place, reach) = match self.ground {
            Ground::Lines => (Stone::Face(color, variant).place(), Stone::REACH),
            Ground::Squares => (Disc::Face(color).place(), Disc::REACH),
        };
        let tint = Color32::WHITE.gamma_multiply(strength);
        self.sprite(place, center, radius * reach, tint);
    }

    /// Adds a disc that turns over to `color`, of which it has done so much,
    /// from 0 to 1. Half way it stands on its edge, and both sides are seen.
    pub fn turning(&mut self, center: Pos2, radius: f32, color: Color, done: f32) {
        let turn = Turn::of(radius, done);
        let (old, new) = ((color.other(), turn.apart), (color, -turn.apart));
        let sides = if done < 0.5 { [new, old] } else { [old, new] };
        for (side, away) in sides {
            let center = center + vec2(away, 0.0);
            self.stone(center, turn.radius, side, 0, 1.0);
        }
    }

    /// Adds the shadow of a disc that turns over.
    pub fn turning_shadow(&mut self, center: Pos2, radius: f32, done: f32) {
        let turn = Turn::of(radius, done);
        self.shadow(center, turn.radius, 0.6 * turn.lift, 1.0);
    }

    /// Paints them all.
    pub fn paint(self, painter: &Painter) {
        if !self.mesh.is_empty() {
            painter.add(self.mesh);
        }
    }

    fn sprite(&mut self, place: Rect, center: Pos2, reach: Vec2, tint: Color32) {
        let rect = Rect::from_center_size(center, 2.0 * reach);
        self.mesh.add_rect_with_uv(rect, place, tint);
    }

    /// A plain disc whose edge fades over one pixel. Much cheaper than a shape
    /// of its own for each stone.
    fn flat(&mut self, center: Pos2, radius: Vec2, color: Color32) {
        const CORNERS: u32 = 28;
        let first = self.mesh.vertices.len() as u32;
        self.mesh.colored_vertex(center, color);
        for corner in 0..CORNERS {
            let turn = corner as f32 / CORNERS as f32 * std::f32::consts::TAU;
            let out = Vec2::angled(turn);
            let rim = Vec2::splat(self.pixel * 0.5);
            let inner = center + out * (radius - rim).max(Vec2::ZERO);
            self.mesh.colored_vertex(inner, color);
            let outer = center + out * (radius + rim);
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

/// A disc on its way from one side to the other.
struct Turn {
    /// How wide and how high it is seen.
    radius: Vec2,
    /// How far each of its sides is from its middle.
    apart: f32,
    /// How high it is, from 0 to 1 half way.
    lift: f32,
}

impl Turn {
    fn of(radius: f32, done: f32) -> Self {
        /// How wide a disc is that stands on its edge, in radii.
        const EDGE: f32 = 0.08;
        let (lift, face) = (done.clamp(0.0, 1.0) * std::f32::consts::PI).sin_cos();
        let radius = radius * (1.0 + 0.08 * lift);
        Self {
            radius: vec2(radius * face.abs().max(EDGE), radius),
            apart: radius * EDGE * lift,
            lift,
        }
    }
}
