//! Pictures as PNG, and several as one animated PNG.

use super::animation::Patch;
use super::image::{CannotPaint, CutOut, Image};
use super::{Animation, Drawing};

impl Image {
    /// The picture as a file of PNG, with its size on paper.
    ///
    /// # Errors
    ///
    /// [`CannotPaint::Pack`].
    pub fn to_png(&self, pixels_per_point: f32) -> Result<Vec<u8>, CannotPaint> {
        let mut packed = Vec::new();
        let mut encoder = encoder(&mut packed, self);
        let per_meter = (pixels_per_point * 72.0 / 0.0254).round() as u32;
        encoder.set_pixel_dims(Some(png::PixelDimensions {
            xppu: per_meter,
            yppu: per_meter,
            unit: png::Unit::Meter,
        }));
        let written = encoder.write_header().and_then(|mut writer| {
            writer.write_image_data(&self.pixels)?;
            writer.finish()
        });
        written.ok().ok_or(CannotPaint::Pack)?;
        Ok(packed)
    }
}

impl CutOut {
    /// The picture as a file of PNG.
    ///
    /// # Errors
    ///
    /// [`CannotPaint::Pack`].
    pub fn to_png(&self) -> Result<Vec<u8>, CannotPaint> {
        let mut packed = Vec::new();
        let mut encoder = png::Encoder::new(&mut packed, self.width, self.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::High);
        let written = encoder.write_header().and_then(|mut writer| {
            writer.write_image_data(&self.rgba)?;
            writer.finish()
        });
        written.ok().ok_or(CannotPaint::Pack)?;
        Ok(packed)
    }
}

fn encoder<'a>(into: &'a mut Vec<u8>, image: &Image) -> png::Encoder<'a, &'a mut Vec<u8>> {
    let mut encoder = png::Encoder::new(into, image.width, image.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder
}

impl Drawing {
    /// The drawing as a file of PNG, with so many pixels to a point.
    ///
    /// # Errors
    ///
    /// [`CannotPaint`].
    pub fn to_png(&self, scale: f32) -> Result<Vec<u8>, CannotPaint> {
        Image::of(self, scale)?.to_png(scale)
    }
}

impl Animation<'_> {
    /// The drawings as one animated PNG.
    ///
    /// # Errors
    ///
    /// [`CannotPaint`].
    pub fn to_apng(&self) -> Result<Vec<u8>, CannotPaint> {
        let mut packed = Vec::new();
        let mut frames = self.patches();
        let Some(first) = frames.next().transpose()? else {
            return Err(CannotPaint::Pack);
        };
        let write = |packed: &mut Vec<u8>| -> Result<(), Failure> {
            let mut encoder = encoder(packed, &first.image);
            encoder.set_animated(self.len() as u32, 0)?;
            encoder.set_frame_delay(hundredths(first.hundredths), 100)?;
            encoder.set_dispose_op(png::DisposeOp::None)?;
            encoder.set_blend_op(png::BlendOp::Source)?;
            let mut writer = encoder.write_header()?;
            writer.write_image_data(&first.image.pixels)?;
            for patch in frames {
                let patch = patch?;
                let Patch { left, top, .. } = patch;
                writer.set_frame_delay(hundredths(patch.hundredths), 100)?;
                // The room is checked with each, so the place is let go of first.
                writer.reset_frame_position()?;
                writer.set_frame_dimension(patch.image.width, patch.image.height)?;
                writer.set_frame_position(left, top)?;
                writer.write_image_data(&patch.image.pixels)?;
            }
            writer.finish()?;
            Ok(())
        };
        write(&mut packed).map_err(|failure| failure.0)?;
        Ok(packed)
    }
}

/// Why no animated picture was written.
struct Failure(CannotPaint);

impl From<CannotPaint> for Failure {
    fn from(why: CannotPaint) -> Self {
        Self(why)
    }
}

impl From<png::EncodingError> for Failure {
    fn from(_: png::EncodingError) -> Self {
        Self(CannotPaint::Pack)
    }
}

fn hundredths(of: u32) -> u16 {
    of.min(u32::from(u16::MAX)) as u16
}
