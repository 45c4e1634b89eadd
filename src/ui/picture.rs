//! Pictures of boards, made off the screen.

use egui::{CentralPanel, Color32, Context, Frame, Pos2, RawInput, Rect, Vec2, ViewportId};

use crate::scene::{Ground, Pieces, StoneBoard};
use crate::settings::BoardLook;

use super::layout::{BoardLayout, Coordinates};
use super::look::BoardTextures;
use super::paint::{self, Canvas, Transient};
use super::pieces;
use super::raster::Raster;
use super::theme;

/// The smallest and the largest picture, in pixels.
const SIDES: std::ops::RangeInclusive<u32> = 32..=4096;
/// A picture of this many pixels is painted as a window at the usual scale is.
const USUAL_SIDE: f32 = 800.0;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// It would be too small to see or too large to hold.
    #[error("a picture has 32 to 4096 pixels a side, not {0}")]
    Side(u32),
    /// The image could not be encoded.
    #[error("the picture could not be written as PNG: {0}")]
    Png(#[from] png::EncodingError),
}

/// A PNG of a board, square, `side_px` pixels a side.
///
/// It takes some tenths of a second: call it on a thread of its own. It needs
/// neither a window nor a graphics card.
///
/// # Errors
///
/// [`PictureError`] if the side is out of bounds or the image cannot be encoded.
pub fn picture(
    goban: &StoneBoard,
    look: BoardLook,
    coordinates: Coordinates,
    side_px: u32,
) -> Result<Vec<u8>, PictureError> {
    let scale = scale(side_px)?;
    let image = paint_once(side_px, scale, |ui| {
        let textures = BoardTextures::ready(ui.ctx(), look, goban.ground);
        let room = ui.max_rect();
        let shape = (goban.ground, goban.size());
        let layout = BoardLayout::fit(shape, room, coordinates, scale);
        let canvas = Canvas {
            painter: ui.painter(),
            layout: &layout,
            textures: &textures,
        };
        paint::board(canvas, goban, &Transient::default());
        textures
    });
    Ok(pack(&image)?)
}

/// The same of a board of pieces with its tray.
///
/// # Errors
///
/// As for [`picture`].
pub fn pieces_picture(
    pieces: &Pieces,
    look: BoardLook,
    side_px: u32,
) -> Result<Vec<u8>, PictureError> {
    let scale = scale(side_px)?;
    let image = paint_once(side_px, scale, |ui| {
        let textures = BoardTextures::ready(ui.ctx(), look, Ground::Lines);
        pieces::paint_still(ui.painter(), ui.max_rect(), pieces, &textures);
        textures
    });
    Ok(pack(&image)?)
}

/// How much larger than in a window everything is in a picture of this side.
fn scale(side_px: u32) -> Result<f32, PictureError> {
    if !SIDES.contains(&side_px) {
        return Err(PictureError::Side(side_px));
    }
    Ok((side_px as f32 / USUAL_SIDE).max(1.0))
}

/// Runs one pass of a window of its own and paints it. What `show` returns
/// lives until the picture is painted.
fn paint_once<T>(
    side_px: u32,
    scale: f32,
    mut show: impl FnMut(&mut egui::Ui) -> T,
) -> egui::ColorImage {
    let ctx = Context::default();
    theme::install_fonts(&ctx);
    let side = side_px as f32 / scale;
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::splat(side))),
        ..RawInput::default()
    };
    if let Some(viewport) = input.viewports.get_mut(&ViewportId::ROOT) {
        viewport.native_pixels_per_point = Some(scale);
    }
    let mut shown = None;
    let mut output = ctx.run_ui(input, |ui| {
        CentralPanel::default()
            .frame(Frame::NONE)
            .show(ui, |ui| shown = Some(show(ui)));
    });
    let mut raster = Raster::default();
    raster.update(&mut output.textures_delta);
    let primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
    let size = [side_px as usize; 2];
    let image = raster.paint(&primitives, size, output.pixels_per_point, Color32::WHITE);
    drop(shown);
    image
}

fn pack(image: &egui::ColorImage) -> Result<Vec<u8>, png::EncodingError> {
    let mut packed = Vec::new();
    let [width, height] = image.size.map(|side| side as u32);
    let mut encoder = png::Encoder::new(&mut packed, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let pixels = image.pixels.iter();
    let bytes: Vec<u8> = pixels
        .flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()])
        .collect();
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;
    use crate::board::{Color, Point, Size};
    use crate::scene::Ground;

    fn pixels(png: &[u8]) -> (u32, Vec<u8>) {
        let mut reader = png::Decoder::new(std::io::Cursor::new(png))
            .read_info()
            .unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!(info.width, info.height);
        (info.width, pixels)
    }

    #[test]
    fn a_picture_shows_stones_where_they_are() {
        let mut goban = StoneBoard::empty(Size::NINE);
        goban.stones[Point::new(2, 3)] = Some(Color::Black);
        goban.stones[Point::new(6, 3)] = Some(Color::White);
        for &look in BoardLook::VARIANTS {
            let png = picture(&goban, look, Coordinates::Shown, 200).unwrap();
            let (side, pixels) = pixels(&png);
            assert_eq!(side, 200);
            let room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(200.0));
            let shape = (goban.ground, goban.size());
            let layout = BoardLayout::fit(shape, room, Coordinates::Shown, 1.0);
            let brightness = |col, row| {
                let place = layout.screen_from_point(Point::new(col, row));
                let (x, y) = (place.x as usize + 2, place.y as usize + 2);
                pixels[(y * 200 + x) * 3 + 1]
            };
            assert!(brightness(2, 3) < 70, "{look:?}");
            assert!(brightness(6, 3) > 190, "{look:?}");
        }
    }

    #[test]
    fn a_picture_of_othello_has_discs_in_squares_on_felt() {
        let mut goban = StoneBoard {
            ground: Ground::Squares,
            ..StoneBoard::empty(crate::othello::SIZE)
        };
        goban.stones[Point::new(0, 0)] = Some(Color::Black);
        goban.stones[Point::new(7, 0)] = Some(Color::White);
        let png = picture(&goban, BoardLook::Kaya, Coordinates::Shown, 240).unwrap();
        let (side, pixels) = pixels(&png);
        let room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(240.0));
        let shape = (goban.ground, goban.size());
        let layout = BoardLayout::fit(shape, room, Coordinates::Shown, 1.0);
        let at = |col, row| {
            let place = layout.screen_from_point(Point::new(col, row));
            let from = (place.y as usize * side as usize + place.x as usize) * 3;
            [pixels[from], pixels[from + 1], pixels[from + 2]]
        };
        assert!(at(0, 0).iter().all(|&part| part < 70));
        assert!(at(7, 0).iter().all(|&part| part > 190));
        let [red, green, blue] = at(3, 3);
        assert!(green > red && green > blue, "felt is green");
    }

    #[test]
    fn lines_are_whole_pixels_at_every_scale() {
        let squares = StoneBoard {
            ground: Ground::Squares,
            ..StoneBoard::empty(crate::othello::SIZE)
        };
        for (goban, side) in [StoneBoard::empty(Size::NINETEEN), squares]
            .iter()
            .flat_map(|goban| [500, 1000, 1300].map(|side| (goban, side)))
        {
            let look = BoardLook::Paper;
            let png = picture(goban, look, Coordinates::Hidden, side).unwrap();
            let (side, pixels) = pixels(&png);
            let row = side as usize / 2 + 7;
            let gray = |col: usize| pixels[(row * side as usize + col) * 3];
            // Between the edges of the board there is either paper or ink.
            let tones = (4..side as usize - 4).map(gray);
            let between = tones.filter(|tone| !matches!(tone, 0x20 | 0xFF)).count();
            assert_eq!(between, 0, "{side}");
        }
    }

    #[test]
    fn sizes_out_of_bounds_are_refused() {
        let goban = StoneBoard::empty(Size::NINE);
        for side in [0, 31, 4097, u32::MAX] {
            let refused = picture(&goban, BoardLook::Paper, Coordinates::Shown, side);
            assert!(matches!(refused, Err(PictureError::Side(named)) if named == side));
        }
    }
}
