//! Animations as GIF.

use std::borrow::Cow;
use std::collections::HashMap;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::Animation;
use super::animation::Patch;
use super::image::{CannotPaint, Image};

/// How many colors a GIF can have.
const COLORS: usize = 256;

impl Animation<'_> {
    /// The drawings as an animated GIF.
    ///
    /// # Errors
    ///
    /// [`CannotPaint`].
    pub fn to_gif(&self) -> Result<Vec<u8>, CannotPaint> {
        let ends = [self.drawings.first(), self.drawings.last()];
        let ends: Result<Vec<Image>, CannotPaint> = ends
            .into_iter()
            .flatten()
            .map(|drawing| Image::of(drawing, self.scale))
            .collect();
        let ends = ends?;
        let mut palette = Palette::of(&ends);
        let (width, height) = ends.first().map_or((0, 0), |of| (of.width, of.height));
        let side = |pixels: u32| {
            u16::try_from(pixels).ok().ok_or(CannotPaint::Size {
                width: u64::from(width),
                height: u64::from(height),
            })
        };
        let (wide, high) = (side(width)?, side(height)?);
        let mut packed = Vec::new();
        let mut encoder = Encoder::new(&mut packed, wide, high, &palette.bytes())
            .ok()
            .ok_or(CannotPaint::Pack)?;
        encoder
            .set_repeat(Repeat::Infinite)
            .ok()
            .ok_or(CannotPaint::Pack)?;
        for patch in self.patches() {
            let frame = frame(&patch?, &mut palette);
            encoder.write_frame(&frame).ok().ok_or(CannotPaint::Pack)?;
        }
        drop(encoder);
        Ok(packed)
    }
}

fn frame(patch: &Patch, palette: &mut Palette) -> Frame<'static> {
    let pixels = patch.image.pixels.chunks_exact(3);
    // Most pixels are like the one before.
    let mut latest = None;
    let indexed = pixels.map(|of| {
        let color = [of[0], of[1], of[2]];
        match latest {
            Some((known, index)) if known == color => index,
            Some(_) | None => {
                let index = palette.index(color);
                latest = Some((color, index));
                index
            }
        }
    });
    // They were checked to fit when the whole picture was.
    let short = |of: u32| of.min(u32::from(u16::MAX)) as u16;
    Frame {
        delay: short(patch.hundredths),
        dispose: DisposalMethod::Keep,
        left: short(patch.left),
        top: short(patch.top),
        width: short(patch.image.width),
        height: short(patch.image.height),
        buffer: Cow::Owned(indexed.collect()),
        ..Frame::default()
    }
}

/// The colors that are used most, and for every other the nearest of them.
struct Palette {
    colors: Vec<[u8; 3]>,
    nearest: HashMap<[u8; 3], u8>,
}

impl Palette {
    fn of(images: &[Image]) -> Self {
        let mut counts: HashMap<[u8; 3], usize> = HashMap::new();
        for pixel in images.iter().flat_map(|of| of.pixels.chunks_exact(3)) {
            *counts.entry([pixel[0], pixel[1], pixel[2]]).or_default() += 1;
        }
        let mut counted: Vec<([u8; 3], usize)> = counts.into_iter().collect();
        counted.sort_unstable_by_key(|&(color, count)| std::cmp::Reverse((count, color)));
        let colors = counted.into_iter().take(COLORS).map(|(color, _)| color);
        Self {
            colors: colors.collect(),
            nearest: HashMap::new(),
        }
    }

    fn bytes(&self) -> Vec<u8> {
        self.colors.concat()
    }

    fn index(&mut self, color: [u8; 3]) -> u8 {
        let colors = &self.colors;
        *self.nearest.entry(color).or_insert_with(|| {
            let far = |other: &[u8; 3]| -> u32 {
                let parts = color.iter().zip(other);
                let squares = parts.map(|(&one, &two)| u32::from(one.abs_diff(two)).pow(2));
                squares.sum()
            };
            let nearest = (0..colors.len()).min_by_key(|&index| far(&colors[index]));
            nearest.unwrap_or(0) as u8
        })
    }
}
