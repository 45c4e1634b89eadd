//! The icon of the program.

use crate::drawing::{Drawing, Ink, Shape, Spot, Stroke, spot};

const SIDE: f32 = 64.0;
const CORNER: f32 = 10.0;
const WOOD: Ink = Ink::of_hex(0xde_b2_6a);
const LINES: Ink = Ink::of_hex(0x8a_63_2c);
/// Where the stone lies, and how large it is.
const MIDDLE: Spot = spot(32.0, 32.0);
const RADIUS: f32 = 24.5;
/// Where light falls on it.
const LIGHT: Spot = spot(23.5, 22.0);
const EDGE_GRAY: f32 = 22.0;
const LIGHT_GRAY: f32 = 150.0;
/// In how many steps it becomes lighter: at 512 pixels none of them is seen.
const STEPS: u16 = 48;

/// A black stone on wood, 64 points wide, the corners left free.
#[must_use]
pub fn icon() -> Drawing {
    let mut icon = Drawing::new(SIDE, SIDE);
    icon.shapes.push(Shape::Polygon {
        corners: rounded_square(),
        fill: Some(WOOD),
        edge: None,
    });
    let stroke = Stroke {
        ink: LINES,
        width: 2.0,
    };
    icon.line(spot(MIDDLE.x, 0.0), spot(MIDDLE.x, SIDE), stroke);
    icon.line(spot(0.0, MIDDLE.y), spot(SIDE, MIDDLE.y), stroke);
    for step in 0..STEPS {
        let inwards = f32::from(step) / f32::from(STEPS);
        let between = |edge: f32, light: f32| edge + (light - edge) * inwards;
        let gray = between(EDGE_GRAY.sqrt(), LIGHT_GRAY.sqrt()).powi(2);
        icon.shapes.push(Shape::Disc {
            center: spot(between(MIDDLE.x, LIGHT.x), between(MIDDLE.y, LIGHT.y)),
            radius: RADIUS * (1.0 - inwards),
            fill: Some(Ink::gray(gray.round() as u8)),
            edge: None,
        });
    }
    icon
}

fn rounded_square() -> Vec<Spot> {
    const STEPS: u8 = 12;
    let quarter = std::f32::consts::FRAC_PI_2;
    let near = (SIDE - CORNER, CORNER);
    let corners = [
        (near.0, near.0),
        (near.1, near.0),
        (near.1, near.1),
        (near.0, near.1),
    ];
    let arc = |(turn, (x, y)): (u8, (f32, f32))| {
        (0..=STEPS).map(move |step| {
            let angle = quarter * (f32::from(turn) + f32::from(step) / f32::from(STEPS));
            spot(x + CORNER * angle.cos(), y + CORNER * angle.sin())
        })
    };
    (0_u8..).zip(corners).flat_map(arc).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::CutOut;

    #[test]
    fn a_dark_stone_lies_on_wood_at_every_size() {
        for side in [16, 22, 32, 48, 64, 256, 512] {
            let cut_out = CutOut::of(&icon(), side as f32 / SIDE).unwrap();
            assert_eq!((cut_out.width, cut_out.height), (side, side));
            let pixel = |x: u32, y: u32| {
                let start = 4 * (y * side + x) as usize;
                <[u8; 4]>::try_from(&cut_out.rgba[start..start + 4]).unwrap()
            };
            let [.., corner] = pixel(0, 0);
            assert!(corner < 128, "{side}: the corner is left free");
            let [red, green, blue, alpha] = pixel(side / 8, side / 4);
            assert!(red > 180 && green > 130 && blue < 140 && alpha == 255);
            let [red, _, _, alpha] = pixel(side * 5 / 8, side * 5 / 8);
            assert!(red < 90 && alpha == 255, "{side}: {red}");
        }
    }
}
