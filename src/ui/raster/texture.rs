//! Textures in memory.

use egui::{Color32, ColorImage, Pos2, TextureFilter, TextureOptions};

/// A texture, with smaller copies of itself where it asks for them.
#[derive(Debug)]
pub(super) struct MipTexture {
    levels: Vec<ColorImage>,
    options: TextureOptions,
    /// Whether it is freed after this pass.
    pub(super) doomed: bool,
}

impl MipTexture {
    pub(super) fn new(image: &ColorImage, options: TextureOptions) -> Self {
        let mut texture = Self {
            levels: vec![image.clone()],
            options,
            doomed: false,
        };
        texture.shrink();
        texture
    }

    /// Puts an image into a part of it; what is outside is left out.
    pub(super) fn replace(&mut self, image: &ColorImage, [left, top]: [usize; 2]) {
        let Some(whole) = self.levels.first_mut() else {
            return;
        };
        let width = whole.width();
        let cols = image.width().min(width.saturating_sub(left));
        for row in 0..image.height() {
            let from = row * image.width();
            let to = (top + row) * width + left;
            let source = image.pixels.get(from..from + cols);
            let target = whole.pixels.get_mut(to..to + cols);
            if let (Some(source), Some(target)) = (source, target) {
                target.copy_from_slice(source);
            }
        }
        self.shrink();
    }

    pub(super) fn size(&self) -> [usize; 2] {
        self.levels.first().map_or([0, 0], |whole| whole.size)
    }

    /// Which of the smaller copies fits: 0 is the whole one, and a fraction
    /// mixes two.
    pub(super) fn level(&self, texels_per_pixel: f32) -> f32 {
        let last = self.levels.len().saturating_sub(1) as f32;
        let level = texels_per_pixel.max(1.0).log2();
        if level.is_finite() {
            level.clamp(0.0, last)
        } else {
            0.0
        }
    }

    /// The color at a place, each part from 0 to 255.
    pub(super) fn sample(&self, place: Pos2, level: f32) -> [f32; 4] {
        let lower = level.floor();
        let share = level - lower;
        let at = |level: f32| {
            let image = self.levels.get(level as usize);
            image.map_or([0.0; 4], |image| self.sample_image(image, place))
        };
        let first = at(lower);
        if share <= 0.0 {
            return first;
        }
        mix(first, at(lower + 1.0), share)
    }

    fn sample_image(&self, image: &ColorImage, place: Pos2) -> [f32; 4] {
        let [width, height] = image.size.map(|side| side as f32);
        let (x, y) = (place.x * width - 0.5, place.y * height - 0.5);
        if self.options.magnification == TextureFilter::Nearest {
            return texel(image, x.round(), y.round());
        }
        let (left, top) = (x.floor(), y.floor());
        let four = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
            .map(|(dx, dy)| color_at(image, left + dx, top + dy));
        if four == [Color32::TRANSPARENT; 4] {
            return [0.0; 4];
        }
        let [a, b, c, d] = four.map(|color| color.to_array().map(f32::from));
        let across = x - left;
        mix(mix(a, b, across), mix(c, d, across), y - top)
    }

    /// Makes the smaller copies anew, each half as large as the one before.
    fn shrink(&mut self) {
        self.levels.truncate(1);
        if self.options.mipmap_mode.is_none() {
            return;
        }
        while let Some(last) = self.levels.last()
            && last.width().min(last.height()) >= 2
        {
            let smaller = half(last);
            self.levels.push(smaller);
        }
    }
}

fn texel(image: &ColorImage, x: f32, y: f32) -> [f32; 4] {
    color_at(image, x, y).to_array().map(f32::from)
}

fn color_at(image: &ColorImage, x: f32, y: f32) -> Color32 {
    // Casting saturates: what is outside has the color of the edge.
    let within = |at: f32, side: usize| (at.max(0.0) as usize).min(side.saturating_sub(1));
    let index = within(y, image.height()) * image.width() + within(x, image.width());
    image.pixels.get(index).copied().unwrap_or_default()
}

fn mix(from: [f32; 4], to: [f32; 4], share: f32) -> [f32; 4] {
    std::array::from_fn(|part| from[part] + (to[part] - from[part]) * share)
}

fn half(image: &ColorImage) -> ColorImage {
    let size @ [width, height] = [image.width() / 2, image.height() / 2];
    let mut pixels = Vec::with_capacity(width * height);
    for row in 0..height {
        for col in 0..width {
            let (x, y) = ((2 * col) as f32, (2 * row) as f32);
            let four = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
                .map(|(dx, dy)| texel(image, x + dx, y + dy));
            let [red, green, blue, alpha] = std::array::from_fn(|part| {
                (four.iter().map(|texel| texel[part]).sum::<f32>() / 4.0 + 0.5) as u8
            });
            pixels.push(Color32::from_rgba_premultiplied(red, green, blue, alpha));
        }
    }
    ColorImage::new(size, pixels)
}
