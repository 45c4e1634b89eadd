//! A picture that becomes another one, of which only what differs is painted.
//!
//! What stays between two drawings, in the same order, looks the same wherever
//! nothing came or went. Around what did, all that reaches there is painted once
//! more, from the bottom to the top: the picture is the one that painting all of
//! the drawing would make, pixel by pixel.

use std::collections::VecDeque;

use tiny_skia::Pixmap;

use super::area::Area;
use super::image::{CannotPaint, Image, blank};
use super::outline::Outline;
use super::{Drawing, Shape};

/// How many shapes may have come or gone in one place for those behind them to
/// be known again.
const LOOKED_AHEAD: usize = 24;

/// A painted drawing.
pub(super) struct Canvas {
    map: Pixmap,
    /// Where shapes are painted of which only a part is taken over.
    draft: Pixmap,
    scale: f32,
    shapes: Vec<Placed>,
}

/// A shape and the pixels that it may reach.
struct Placed {
    shape: Shape,
    outline: Option<Outline>,
    area: Area,
}

impl Canvas {
    /// Paints a drawing, with so many pixels to a point.
    pub(super) fn of(drawing: &Drawing, scale: f32) -> Result<Self, CannotPaint> {
        let map = blank(drawing, scale, tiny_skia::Color::WHITE)?;
        let mut canvas = Self {
            draft: map.clone(),
            map,
            scale,
            shapes: Vec::new(),
        };
        canvas.turn_into(drawing);
        Ok(canvas)
    }

    /// All of it.
    pub(super) fn whole(&self) -> Area {
        Area::to(self.map.width(), self.map.height())
    }

    /// Whether a drawing has the size of this one.
    pub(super) fn fits(&self, drawing: &Drawing) -> bool {
        let size = |side: f32| (side * self.scale).round().max(0.0) as u64;
        let (width, height) = (self.map.width(), self.map.height());
        (size(drawing.width), size(drawing.height)) == (u64::from(width), u64::from(height))
    }

    /// A part of it as a picture.
    pub(super) fn part(&self, area: Area) -> Image {
        let mut pixels = Vec::with_capacity(3 * area.width() as usize * area.height() as usize);
        for row in area.rows(self.map.width()) {
            for pixel in self.map.data().get(row).unwrap_or_default().chunks_exact(4) {
                pixels.extend_from_slice(&pixel[..3]);
            }
        }
        Image {
            width: area.width(),
            height: area.height(),
            pixels,
        }
    }

    /// Paints another drawing of the same size over this one. The smallest part
    /// in which it differs; empty where it does not.
    pub(super) fn turn_into(&mut self, drawing: &Drawing) -> Area {
        let changed = self.take_shapes(drawing);
        self.draft.fill(tiny_skia::Color::WHITE);
        let meets = |placed: &&Placed| changed.iter().any(|area| area.meets(placed.area));
        for placed in self.shapes.iter().filter(meets) {
            if let Some(outline) = &placed.outline {
                outline.paint(&mut self.draft, self.scale);
            }
        }
        let mut different = Area::NOWHERE;
        for area in changed {
            different = different.with(self.take_over(area));
        }
        different
    }

    /// Takes over the shapes of a drawing, and tells where some came or went.
    fn take_shapes(&mut self, drawing: &Drawing) -> Vec<Area> {
        let mut changed = Vec::new();
        let mut old = VecDeque::from(std::mem::take(&mut self.shapes));
        let mut new = drawing.shapes.as_slice();
        while let Some((shape, rest)) = new.split_first() {
            let mut ahead = old.iter().take(LOOKED_AHEAD);
            let known = ahead.position(|placed| placed.shape == *shape);
            let comes_later = known != Some(0)
                && old.front().is_some_and(|first| {
                    let mut ahead = rest.iter().take(LOOKED_AHEAD);
                    ahead.any(|later| *later == first.shape)
                });
            match known {
                Some(gone) if !comes_later => {
                    changed.extend(old.drain(..gone).map(|placed| placed.area));
                    self.shapes.extend(old.pop_front());
                }
                Some(_) | None => {
                    let placed = self.placed(shape);
                    changed.push(placed.area);
                    self.shapes.push(placed);
                    if !comes_later {
                        changed.extend(old.pop_front().map(|placed| placed.area));
                    }
                }
            }
            new = rest;
        }
        changed.extend(old.into_iter().map(|placed| placed.area));
        changed.retain(|area| !area.is_empty());
        changed
    }

    fn placed(&self, shape: &Shape) -> Placed {
        let outline = Outline::of(shape, self.scale);
        let area = outline.as_ref().map(|of| of.area(&self.map, self.scale));
        Placed {
            shape: shape.clone(),
            outline,
            area: area.unwrap_or(Area::NOWHERE),
        }
    }

    /// Takes over what the draft has in an area, and tells the smallest part of
    /// that in which it is new.
    fn take_over(&mut self, area: Area) -> Area {
        let mut different = Area::NOWHERE;
        for (y, row) in (area.top..).zip(area.rows(self.map.width())) {
            let (Some(ours), Some(theirs)) = (
                self.map.data_mut().get_mut(row.clone()),
                self.draft.data().get(row),
            ) else {
                continue;
            };
            let pixels = || ours.chunks_exact(4).zip(theirs.chunks_exact(4));
            let Some(first) = pixels().position(|(one, two)| one != two) else {
                continue;
            };
            let last = pixels().rposition(|(one, two)| one != two);
            let last = last.unwrap_or(first);
            different = different.with(Area {
                left: area.left + first as u32,
                top: y,
                right: area.left + last as u32 + 1,
                bottom: y + 1,
            });
            ours.copy_from_slice(theirs);
        }
        different
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt as _, SeedableRng as _};

    use super::super::{Anchor, Ink, Spot, Stroke, Text, Weight, spot};
    use super::*;

    const SIDE: f32 = 40.0;

    fn place(rng: &mut SmallRng) -> Spot {
        let mut at = || rng.random_range(-4.0..SIDE + 4.0);
        spot(at(), at())
    }

    fn shape(rng: &mut SmallRng) -> Shape {
        let ink = |rng: &mut SmallRng| Ink::of_hex(rng.random_range(0..=0xff_ff_ff));
        let stroke = |rng: &mut SmallRng| Stroke {
            ink: ink(rng),
            width: rng.random_range(0.1..3.0),
        };
        match rng.random_range(0..5) {
            0 => Shape::Line {
                from: place(rng),
                to: place(rng),
                stroke: stroke(rng),
            },
            1 => {
                let from = place(rng);
                Shape::Line {
                    from,
                    to: spot(from.x, rng.random_range(0.0..SIDE)),
                    stroke: stroke(rng),
                }
            }
            2 => Shape::Disc {
                center: place(rng),
                radius: rng.random_range(1.0..9.0),
                fill: rng.random_bool(0.8).then(|| ink(rng)),
                edge: rng.random_bool(0.8).then(|| stroke(rng)),
            },
            3 => Shape::Polygon {
                corners: [(); 3].map(|()| place(rng)).to_vec(),
                fill: rng.random_bool(0.8).then(|| ink(rng)),
                edge: rng.random_bool(0.8).then(|| stroke(rng)),
            },
            _ => Shape::Text(Text {
                at: place(rng),
                text: "j4Wg".to_owned(),
                size: rng.random_range(3.0..14.0),
                anchor: Anchor::Middle,
                condensed: 0.9,
                weight: match rng.random_bool(0.5) {
                    true => Weight::Bold,
                    false => Weight::Plain,
                },
                ink: ink(rng),
            }),
        }
    }

    /// Some shapes come, some go, and sometimes the order is another one.
    fn change(drawing: &mut Drawing, rng: &mut SmallRng) {
        for _ in 0..rng.random_range(0..4) {
            let at = rng.random_range(0..=drawing.shapes.len());
            drawing.shapes.insert(at, shape(rng));
        }
        for _ in 0..rng.random_range(0..4).min(drawing.shapes.len()) {
            let at = rng.random_range(0..drawing.shapes.len());
            drawing.shapes.remove(at);
        }
        if rng.random_bool(0.3) && !drawing.shapes.is_empty() {
            let at = rng.random_range(0..drawing.shapes.len());
            drawing.shapes.rotate_left(at);
        }
        if rng.random_bool(0.1) && !drawing.shapes.is_empty() {
            let at = rng.random_range(0..drawing.shapes.len());
            let twice = drawing.shapes[at].clone();
            drawing.shapes.push(twice);
        }
    }

    #[test]
    fn what_is_painted_over_is_what_a_new_picture_shows() {
        for seed in 0..12 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let scale = rng.random_range(0.7..3.0);
            let mut drawing = Drawing::new(SIDE, SIDE);
            drawing.shapes = (0..rng.random_range(0..40))
                .map(|_| shape(&mut rng))
                .collect();
            let mut canvas = Canvas::of(&drawing, scale).unwrap();
            for step in 0..12 {
                let before = canvas.part(canvas.whole());
                change(&mut drawing, &mut rng);
                let area = canvas.turn_into(&drawing);
                let now = Image::of(&drawing, scale).unwrap();
                assert!(
                    canvas.part(canvas.whole()) == now,
                    "seed {seed}, step {step}"
                );
                for (x, y) in (0..now.height).flat_map(|y| (0..now.width).map(move |x| (x, y))) {
                    let within = (area.left..area.right).contains(&x)
                        && (area.top..area.bottom).contains(&y);
                    assert!(
                        within || before.pixel(x, y) == now.pixel(x, y),
                        "seed {seed}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_stays_is_no_difference() {
        let mut rng = SmallRng::seed_from_u64(7);
        let mut drawing = Drawing::new(SIDE, SIDE);
        drawing.shapes = (0..20).map(|_| shape(&mut rng)).collect();
        let mut canvas = Canvas::of(&drawing, 1.0).unwrap();
        assert!(canvas.turn_into(&drawing).is_empty());
        let mut other = drawing.clone();
        other.shapes.push(Shape::Disc {
            center: spot(20.0, 20.0),
            radius: 2.0,
            fill: Some(Ink::of_hex(0x12_34_56)),
            edge: None,
        });
        let area = canvas.turn_into(&other);
        assert!(area.width() <= 6 && area.height() <= 6, "{area:?}");
        assert_eq!(canvas.turn_into(&drawing), area, "and back again");
    }
}
