//! Small meshes with known pixels.

use egui::epaint::ImageDelta;
use egui::{TextureFilter, Vec2, pos2, vec2};

use super::*;

const WHITE: TextureId = TextureId::Managed(0);

fn raster(image: ColorImage, options: TextureOptions) -> Raster {
    let mut raster = Raster::default();
    let mut delta = TexturesDelta::default();
    delta.push(WHITE, ImageDelta::full(image, options));
    raster.update(&mut delta);
    assert!(delta.is_empty());
    raster
}

fn plain() -> Raster {
    raster(
        ColorImage::filled([4, 4], Color32::WHITE),
        TextureOptions::LINEAR,
    )
}

fn paint(raster: &Raster, mesh: Mesh, clip: Rect, pixels_per_point: f32) -> ColorImage {
    let primitive = ClippedPrimitive {
        clip_rect: clip,
        primitive: Primitive::Mesh(mesh),
    };
    raster.paint(&[primitive], [8, 8], pixels_per_point, Color32::BLACK)
}

fn square(rect: Rect, color: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    mesh.add_rect_with_uv(rect, uv, color);
    mesh
}

#[test]
fn each_pixel_of_a_square_is_painted_once() {
    let half = Color32::from_white_alpha(128);
    let rect = Rect::from_min_max(pos2(1.0, 2.0), pos2(6.0, 7.0));
    for mesh in [square(rect, half), {
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(rect, half);
        mesh
    }] {
        let image = paint(&plain(), mesh, Rect::EVERYTHING, 1.0);
        for (index, pixel) in image.pixels.iter().enumerate() {
            let inside = (1..6).contains(&(index % 8)) && (2..7).contains(&(index / 8));
            let expected = if inside { 128 } else { 0 };
            assert_eq!(pixel.r(), expected, "{index}");
        }
    }
}

#[test]
fn corners_may_come_in_any_order() {
    let mut mesh = square(
        Rect::from_min_size(Pos2::ZERO, Vec2::splat(8.0)),
        Color32::RED,
    );
    mesh.indices.reverse();
    let image = paint(&plain(), mesh, Rect::EVERYTHING, 1.0);
    assert!(image.pixels.iter().all(|pixel| *pixel == Color32::RED));
}

#[test]
fn nothing_is_painted_outside_the_clip() {
    let mesh = square(
        Rect::from_center_size(Pos2::ZERO, Vec2::splat(1e7)),
        Color32::RED,
    );
    let clip = Rect::from_min_max(pos2(1.0, 1.0), pos2(2.0, 3.0));
    let image = paint(&plain(), mesh, clip, 2.0);
    let red = image.pixels.iter().filter(|pixel| **pixel == Color32::RED);
    assert_eq!(red.count(), 2 * 4);
}

#[test]
fn what_is_nowhere_is_left_out() {
    for bad in [f32::NAN, f32::INFINITY, f32::MAX, f32::MIN] {
        for corner in 0..4 {
            let whole = Rect::from_min_size(Pos2::ZERO, Vec2::splat(8.0));
            let mut mesh = square(whole, Color32::RED);
            mesh.vertices[corner].pos.x = bad;
            let _ = paint(&plain(), mesh, Rect::EVERYTHING, 1.0);
            let mut mesh = square(whole, Color32::RED);
            mesh.vertices[corner].uv.y = bad;
            let _ = paint(&plain(), mesh, Rect::NAN, 1.0);
        }
    }
    let mut mesh = square(Rect::EVERYTHING, Color32::RED);
    mesh.indices.push(7);
    mesh.indices.extend([900, 901]);
    mesh.texture_id = TextureId::User(4);
    let image = paint(&plain(), mesh, Rect::NOTHING, 1.0);
    assert!(image.pixels.iter().all(|pixel| *pixel == Color32::BLACK));
}

#[test]
fn colors_change_evenly_between_corners() {
    let mut mesh = square(
        Rect::from_min_size(Pos2::ZERO, Vec2::splat(8.0)),
        Color32::BLACK,
    );
    mesh.vertices[1].color = Color32::WHITE;
    mesh.vertices[3].color = Color32::WHITE;
    let image = paint(&plain(), mesh, Rect::EVERYTHING, 1.0);
    for (index, pixel) in image.pixels.iter().enumerate() {
        let expected = ((index % 8) as f32 + 0.5) / 8.0 * 255.0;
        assert!((f32::from(pixel.g()) - expected).abs() < 1.5);
    }
}

#[test]
fn textures_are_smooth_when_larger_and_even_when_smaller() {
    let checks = ColorImage::new(
        [64, 64],
        (0..64 * 64)
            .map(|index| Color32::from_gray(255 * ((index + index / 64) % 2) as u8))
            .collect(),
    );
    let fine = TextureOptions::LINEAR.with_mipmap_mode(Some(TextureFilter::Linear));
    let whole = Rect::from_min_size(Pos2::ZERO, Vec2::splat(8.0));
    let small = paint(
        &raster(checks, fine),
        square(whole, Color32::WHITE),
        Rect::EVERYTHING,
        1.0,
    );
    assert!(small.pixels.iter().all(|pixel| pixel.r().abs_diff(128) < 3));

    let two = ColorImage::new([2, 1], vec![Color32::BLACK, Color32::WHITE]);
    let large = paint(
        &raster(two, TextureOptions::LINEAR),
        square(whole, Color32::WHITE),
        Rect::EVERYTHING,
        1.0,
    );
    let row: Vec<u8> = large.pixels[..8].iter().map(Color32::r).collect();
    assert!(row.is_sorted() && row[0] == 0 && row[7] == 255 && row[3] > 64 && row[4] < 192);
}

#[test]
fn a_part_of_a_texture_can_change_and_a_freed_one_is_gone_after_the_pass() {
    let mut raster = plain();
    let mut delta = TexturesDelta::default();
    let red = ColorImage::filled([2, 2], Color32::RED);
    delta.push(
        WHITE,
        ImageDelta::partial([2, 2], red.clone(), TextureOptions::LINEAR),
    );
    delta.push(
        WHITE,
        ImageDelta::partial([3, 3], red, TextureOptions::LINEAR),
    );
    delta.free(WHITE);
    raster.update(&mut delta);
    let whole = Rect::from_min_size(Pos2::ZERO, vec2(8.0, 8.0));
    let image = paint(
        &raster,
        square(whole, Color32::WHITE),
        Rect::EVERYTHING,
        1.0,
    );
    assert_eq!(image.pixels[0], Color32::WHITE);
    assert_eq!(image.pixels[63], Color32::RED);
    raster.update(&mut delta);
    let image = paint(
        &raster,
        square(whole, Color32::WHITE),
        Rect::EVERYTHING,
        1.0,
    );
    assert_eq!(image.pixels[63], Color32::BLACK);
}
