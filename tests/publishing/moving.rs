//! Moving pictures, taken apart again.

use std::io::Cursor;

use image::AnimationDecoder as _;
use jego::document::{Format, PictureSize, Publication, Subject, publish};
use jego::figure::{GameLine, Look};
use jego::words::Language;

use crate::games::{random_game, rng};
use jego::board::{Color, Size};

fn line_as(format: Format, look: Look) -> (usize, Vec<u8>, Vec<Option<Color>>) {
    let record = random_game(&mut rng(3), Size::new(5).unwrap(), 20);
    let line = GameLine::main(&record);
    let mut asked = Publication::new(Subject::Line(None), format);
    asked.width = PictureSize(160);
    asked.figures.look = look;
    asked.marks = false;
    let published = publish(&line, &asked, Language::English).unwrap();
    let last = line.turn_after(line.moves().len()).unwrap();
    let figure = line.position(last, jego::figure::ShownNumbers::None);
    let stones = figure.stones.iter().map(|(_, stone)| *stone).collect();
    let file = published.files.into_iter().next().unwrap();
    (line.moves().len(), file, stones)
}

/// What a picture of a board of five lines, 160 pixels wide with names, has on its
/// points.
fn seen(pixel: impl Fn(u32, u32) -> [u8; 3]) -> Vec<Option<Color>> {
    let record = random_game(&mut rng(3), Size::new(5).unwrap(), 0);
    let line = GameLine::main(&record);
    let figure = line.position(jego::game::TurnId::START, jego::figure::ShownNumbers::None);
    let cell = 160.0 / figure.extent().0;
    let points = figure.size().points();
    let stone = |point| {
        let (x, y) = figure.place(point);
        // Beside the lines, within a stone.
        let at = |of: f32| ((of + 0.2) * cell) as u32;
        match pixel(at(x), at(y)) {
            [0..=60, ..] => Some(Color::Black),
            [240..=255, 240..=255, 240..=255] => Some(Color::White),
            _ => None,
        }
    };
    points.map(stone).collect()
}

#[test]
fn a_gif_has_a_frame_for_each_move_and_ends_with_the_last_position() {
    let (moves, file, stones) = line_as(Format::Gif, Look::Wood);
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(Cursor::new(file)).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (160, 160));
    let mut canvas = vec![[0; 3]; 160 * 160];
    let (mut frames, mut delays) = (0, Vec::new());
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        frames += 1;
        delays.push(frame.delay);
        assert!(frame.left + frame.width <= 160 && frame.top + frame.height <= 160);
        for (index, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (
                index % usize::from(frame.width),
                index / usize::from(frame.width),
            );
            let at = (y + usize::from(frame.top)) * 160 + x + usize::from(frame.left);
            canvas[at] = [pixel[0], pixel[1], pixel[2]];
        }
    }
    assert_eq!(frames, moves + 1);
    assert!(delays[..moves].iter().all(|delay| *delay == 100));
    let pixel = |x: u32, y: u32| canvas[y as usize * 160 + x as usize];
    assert_eq!(seen(pixel), stones);
}

#[test]
fn an_animated_png_has_a_frame_for_each_move_and_ends_with_the_last_position() {
    let (moves, file, stones) = line_as(Format::Apng, Look::Wood);
    let decoder = image::codecs::png::PngDecoder::new(Cursor::new(file)).unwrap();
    assert!(decoder.is_apng().unwrap());
    let frames = decoder.apng().unwrap().into_frames();
    let frames = frames.collect_frames().unwrap();
    assert_eq!(frames.len(), moves + 1);
    for frame in &frames {
        assert_eq!(frame.buffer().dimensions(), (160, 160));
    }
    let last = frames.last().unwrap().buffer();
    let pixel = |x: u32, y: u32| {
        let [red, green, blue, _] = last.get_pixel(x, y).0;
        [red, green, blue]
    };
    assert_eq!(seen(pixel), stones);
}
