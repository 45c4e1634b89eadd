//! Painting without a graphics card: egui's triangles, filled one by one.
//!
//! Slow beside a card, but it needs nothing but memory: pictures of boards are
//! made with it, and tests look at the window through it.

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, ImageData, Mesh, Primitive, Vertex};
use egui::{Color32, ColorImage, Pos2, Rect, TextureId, TextureOptions, TexturesDelta, Vec2};

mod texture;

use texture::MipTexture;

/// A painter in memory, with the textures it was given so far.
#[derive(Debug, Default)]
pub struct Raster {
    textures: HashMap<TextureId, MipTexture>,
}

impl Raster {
    /// Takes in what became of textures during a pass. Textures that are freed
    /// are still there for this pass: call it before [`Raster::paint`], and
    /// nothing that pass paints with is missing.
    #[expect(
        clippy::iter_over_hash_type,
        reason = "each texture is changed by itself"
    )]
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        self.textures.retain(|_, texture| !texture.doomed);
        for (id, changes) in delta.set.drain() {
            for change in changes {
                let ImageData::Color(image) = change.image;
                self.change(id, &image, change.pos, change.options);
            }
        }
        for id in std::mem::take(&mut delta.free) {
            if let Some(texture) = self.textures.get_mut(&id) {
                texture.doomed = true;
            }
        }
    }

    fn change(
        &mut self,
        id: TextureId,
        image: &ColorImage,
        corner: Option<[usize; 2]>,
        options: TextureOptions,
    ) {
        match corner {
            None => {
                self.textures.insert(id, MipTexture::new(image, options));
            }
            Some(corner) => {
                if let Some(texture) = self.textures.get_mut(&id) {
                    texture.replace(image, corner);
                }
            }
        }
    }

    /// Paints tessellated shapes onto `ground`, an image of `size` device pixels.
    ///
    /// Triangles of unknown textures, and degenerate ones, are left out.
    #[must_use]
    pub fn paint(
        &self,
        primitives: &[ClippedPrimitive],
        size: [usize; 2],
        pixels_per_point: f32,
        ground: Color32,
    ) -> ColorImage {
        let mut image = ColorImage::filled(size, ground);
        for ClippedPrimitive {
            clip_rect,
            primitive,
        } in primitives
        {
            let Primitive::Mesh(mesh) = primitive else {
                continue;
            };
            if let Some(texture) = self.textures.get(&mesh.texture_id) {
                let window = ClipRect::new(*clip_rect, size, pixels_per_point);
                paint_mesh(&mut image, window, mesh, texture, pixels_per_point);
            }
        }
        image
    }
}

fn paint_mesh(
    image: &mut ColorImage,
    window: ClipRect,
    mesh: &Mesh,
    texture: &MipTexture,
    pixels_per_point: f32,
) {
    for corners in mesh.triangles() {
        let [Some(a), Some(b), Some(c)] =
            corners.map(|index| mesh.vertices.get(index as usize).copied())
        else {
            continue;
        };
        if let Some(triangle) = Triangle::new([a, b, c], pixels_per_point) {
            triangle.paint(image, window, texture);
        }
    }
}

/// The pixels that may be painted: columns and rows, the last ones excluded.
#[derive(Clone, Copy, Debug)]
struct ClipRect {
    cols: [usize; 2],
    rows: [usize; 2],
}

impl ClipRect {
    fn new(clip: Rect, [width, height]: [usize; 2], pixels_per_point: f32) -> Self {
        // Casting saturates, so that an infinite clip is the whole image.
        let within =
            |place: f32, end: usize| ((place * pixels_per_point).round() as usize).min(end);
        Self {
            cols: [within(clip.min.x, width), within(clip.max.x, width)],
            rows: [within(clip.min.y, height), within(clip.max.y, height)],
        }
    }

    /// The part of it that lies between two places.
    fn between(self, low: Pos2, high: Pos2) -> Self {
        let narrow = |[first, end]: [usize; 2], low: f32, high: f32| {
            [
                first.max(low.floor() as usize),
                end.min(high.ceil() as usize),
            ]
        };
        Self {
            cols: narrow(self.cols, low.x, high.x),
            rows: narrow(self.rows, low.y, high.y),
        }
    }
}

/// A value at each corner, the same all over or changing evenly.
type Corners<T> = [T; 3];

/// A triangle in device pixels, its corners clockwise on the screen.
struct Triangle {
    at: Corners<Pos2>,
    uv: Corners<Pos2>,
    color: Corners<[f32; 4]>,
    edges: Corners<Edge>,
    area: f64,
}

/// The line through two corners: positive on the inner side.
#[derive(Clone, Copy)]
struct Edge {
    per_col: f64,
    per_row: f64,
    start: f64,
    // A pixel exactly on a top or left edge is inside, on others it is not:
    // triangles that share an edge paint each of its pixels once.
    keeps_zero: bool,
}

impl Edge {
    fn new(from: Pos2, to: Pos2) -> Self {
        let [from_x, from_y] = [f64::from(from.x), f64::from(from.y)];
        let (dx, dy) = (f64::from(to.x) - from_x, f64::from(to.y) - from_y);
        Self {
            per_col: -dy,
            per_row: dx,
            start: dy * from_x - dx * from_y,
            keeps_zero: dy < 0.0 || (dy == 0.0 && dx > 0.0),
        }
    }

    fn value(&self, x: f64, y: f64) -> f64 {
        self.per_col * x + self.per_row * y + self.start
    }

    fn holds(&self, value: f64) -> bool {
        value > 0.0 || (value == 0.0 && self.keeps_zero)
    }

    /// Narrows the columns of a row to those that can be inside, with one
    /// more on each side for rounding.
    fn narrow(&self, [first, end]: [usize; 2], y: f64) -> [usize; 2] {
        if self.per_col == 0.0 {
            let inside = self.holds(self.per_row * y + self.start);
            return if inside { [first, end] } else { [first, first] };
        }
        let crossing = -(self.per_row * y + self.start) / self.per_col - 0.5;
        if self.per_col > 0.0 {
            [first.max((crossing - 1.0) as usize), end]
        } else {
            [first, end.min((crossing + 2.0).max(0.0) as usize)]
        }
    }
}

impl Triangle {
    /// `None` where nothing would be painted.
    fn new(mut corners: [Vertex; 3], pixels_per_point: f32) -> Option<Self> {
        let places = |corners: &[Vertex; 3]| corners.map(|corner| corner.pos * pixels_per_point);
        let area = |[a, b, c]: [Pos2; 3]| Edge::new(a, b).value(f64::from(c.x), f64::from(c.y));
        if area(places(&corners)) < 0.0 {
            corners.swap(1, 2);
        }
        let at @ [a, b, c] = places(&corners);
        let area = area(at);
        let numbers = corners.iter().all(|corner| !corner.uv.any_nan());
        (area.is_finite() && area > 0.0 && numbers).then(|| Self {
            at,
            uv: corners.map(|corner| corner.uv),
            color: corners.map(|corner| corner.color.to_array().map(f32::from)),
            edges: [Edge::new(b, c), Edge::new(c, a), Edge::new(a, b)],
            area,
        })
    }

    fn paint(&self, image: &mut ColorImage, window: ClipRect, texture: &MipTexture) {
        let [a, b, c] = self.at;
        let window = window.between(a.min(b).min(c), a.max(b).max(c));
        let level = texture.level(self.texels_per_pixel(texture));
        let plain = self.plain(texture);
        let width = image.width();
        for row in window.rows[0]..window.rows[1] {
            let [first, end] = self.span(window.cols, row);
            let pixels = image.pixels.get_mut(row * width + first..row * width + end);
            let pixels = pixels.unwrap_or_default();
            if let Some(color) = plain {
                fill(pixels, color);
                continue;
            }
            let mut slope = self.slope(first, row);
            for pixel in pixels {
                let texel = texture.sample(slope.uv, level);
                if texel != [0.0; 4] {
                    *pixel = over(tint(texel, slope.color), *pixel);
                }
                slope.step();
            }
        }
    }

    /// The columns of a row that are inside.
    fn span(&self, cols: [usize; 2], row: usize) -> [usize; 2] {
        let y = row as f64 + 0.5;
        let narrowed = self
            .edges
            .iter()
            .fold(cols, |cols, edge| edge.narrow(cols, y));
        let inside = |col: usize| {
            let x = col as f64 + 0.5;
            self.edges.iter().all(|edge| edge.holds(edge.value(x, y)))
        };
        let [mut first, mut end] = narrowed;
        while first < end && !inside(first) {
            first += 1;
        }
        while first < end && !inside(end - 1) {
            end -= 1;
        }
        [first.min(end), end]
    }

    /// The color of the whole triangle, where it has only one.
    fn plain(&self, texture: &MipTexture) -> Option<[f32; 4]> {
        let [color, ..] = self.color;
        let [uv, ..] = self.uv;
        let same = self.color.iter().all(|other| *other == color)
            && self.uv.iter().all(|other| *other == uv);
        same.then(|| tint(texture.sample(uv, 0.0), color))
    }

    /// What is at a pixel, and how it changes to the right.
    fn slope(&self, col: usize, row: usize) -> Slope {
        let (x, y) = (col as f64 + 0.5, row as f64 + 0.5);
        let shares = self.edges.map(|edge| edge.value(x, y) / self.area);
        let steps = self.edges.map(|edge| edge.per_col / self.area);
        Slope {
            uv: mix_places(self.uv, shares).to_pos2(),
            uv_step: mix_places(self.uv, steps),
            color: mix_colors(&self.color, shares),
            color_step: mix_colors(&self.color, steps),
        }
    }

    /// How many pixels of the texture go into one on the screen, along a side.
    fn texels_per_pixel(&self, texture: &MipTexture) -> f32 {
        let [a, b, c] = self.uv.map(Pos2::to_vec2);
        let (side, other) = (b - a, c - a);
        let share = (side.x * other.y - side.y * other.x).abs();
        let [width, height] = texture.size().map(|side| side as f32);
        (share * width * height / self.area as f32).sqrt()
    }
}

/// The place in the texture and the color at a pixel, along a row.
struct Slope {
    uv: Pos2,
    uv_step: Vec2,
    color: [f32; 4],
    color_step: [f32; 4],
}

impl Slope {
    fn step(&mut self) {
        self.uv += self.uv_step;
        for (part, step) in std::iter::zip(&mut self.color, self.color_step) {
            *part += step;
        }
    }
}

fn mix_places([a, b, c]: Corners<Pos2>, shares: [f64; 3]) -> Vec2 {
    let [share_a, share_b, share_c] = shares.map(|share| share as f32);
    a.to_vec2() * share_a + b.to_vec2() * share_b + c.to_vec2() * share_c
}

fn mix_colors([a, b, c]: &Corners<[f32; 4]>, shares: [f64; 3]) -> [f32; 4] {
    let [share_a, share_b, share_c] = shares.map(|share| share as f32);
    std::array::from_fn(|part| a[part] * share_a + b[part] * share_b + c[part] * share_c)
}

fn fill(pixels: &mut [Color32], color: [f32; 4]) {
    for pixel in pixels {
        *pixel = over(color, *pixel);
    }
}

/// A texture's color, from 0 to 255, multiplied by the vertex color.
fn tint(texel: [f32; 4], light: [f32; 4]) -> [f32; 4] {
    std::array::from_fn(|part| texel[part] * light[part] / 255.0)
}

/// A color in front of another, both with their alpha multiplied in.
fn over(front: [f32; 4], back: Color32) -> Color32 {
    let through = 1.0 - front[3] / 255.0;
    let back = back.to_array().map(f32::from);
    let [red, green, blue, alpha] =
        std::array::from_fn(|part| (front[part] + back[part] * through + 0.5) as u8);
    Color32::from_rgba_premultiplied(red, green, blue, alpha)
}

#[cfg(test)]
mod tests;
